"""An export after somebody changed cells of the form: formulas and reader agree with the law."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook

from skatcalc.models.evening import Deal, Evening, TableList, Written
from skatcalc.models.game import Ending, Game, Replacement
from skatcalc.rules.presets import ISKO
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.systems import SEEGER_FABIAN
from skatcalc.workbook.export import ExportRead, load_export, read_export, write_export
from skatcalc.workbook.export.layout import FIRST_ROW, RAW, TICKS, Layout
from tests.export.evenings import a_list, an_evening, random_list, without_rows
from tests.export.libre import all_values, needs_libreoffice, recalculate
from tests.export.test_recalculation import expected_deal, expected_footer

HEARTS = Game("hearts", 2, bid=30, card_points=93)
LOST = Game("clubs", -1, won=False)
NULL = Game("null", bid=36, won=False, replacement=Replacement("spades", -2))
DEALS = (Deal(1, 2, HEARTS), Deal(2, 1, LOST), Deal(3), Deal(4, 1, NULL))
EVENING = an_evening(a_list(*DEALS, planned=8))
SHEET = "Serie 1 Tisch 1"


def at(book: Workbook, column: str, number: int, size: int = 4) -> Any:
    """Return the cell of a deal in a column of the first list."""
    place = Layout(size, 1).column(column) + 1
    return book.worksheets[0].cell(FIRST_ROW + number, place)


def edited(change: Callable[[Workbook], None], folder: Path, evening: Evening = EVENING) -> Path:
    path = folder / "export.xlsx"
    write_export(path, evening, ISKO, SEEGER_FABIAN, "de")
    book = load_workbook(path)
    change(book)
    book.save(path)
    return path


def read_after(change: Callable[[Workbook], None], folder: Path) -> ExportRead:
    return load_export(edited(change, folder), ISKO)


def put(column: str, number: int, value: object) -> Callable[[Workbook], None]:
    def change(book: Workbook) -> None:
        at(book, column, number).value = value

    return change


SHOWN = replace(HEARTS, won=True, schneider=True, schwarz=False)
"""Deal 1 as the form shows it: what a changed row is read as."""

CHANGES = {
    "matadors": (put("with", 1, 3), 1, replace(SHOWN, matadors=3)),
    "base value": (put("base", 1, 11), 1, replace(SHOWN, contract="spades")),
    "number typed as 11.0": (put("base", 1, 11.0), 1, replace(SHOWN, contract="spades")),
    "tick": (put("hand", 1, "X"), 1, replace(SHOWN, hand=True)),
    "tick removed": (put("schneider", 1, None), 1, replace(SHOWN, schneider=False)),
    "result": (put("result", 1, "verloren"), 1, replace(SHOWN, won=False)),
    "result in English": (put("result", 1, "lost"), 1, replace(SHOWN, won=False)),
    "bid": (put("bid", 1, 50), 1, replace(SHOWN, bid=50)),
    "card points": (put("card_points", 1, 91), 1, replace(SHOWN, card_points=91)),
    "passed in": (put("result", 1, "eingepasst"), 1, None),
    "null by its value": (
        put("base", 2, 35),
        2,
        Game("null", -1, hand=True, won=False, schneider=False, schwarz=False),
    ),
    "given up": (
        put("ending", 2, "der Alleinspieler hat aufgegeben"),
        2,
        replace(LOST, ending=Ending.DECLARER_CONCEDED),
    ),
    "bid of an impossible null": (
        put("bid", 4, 40),
        4,
        Game("spades", -2, bid=40, won=False),
    ),
}


@pytest.mark.parametrize(("change", "number", "expected"), CHANGES.values(), ids=CHANGES)
def test_a_changed_cell_counts(change, number: int, expected: Game | None, tmp_path: Path) -> None:
    read = read_after(change, tmp_path)

    assert read.findings == ()
    deals = read.evening.lists[0].deals
    assert deals[number - 1].game == expected
    untouched = without_rows(read.evening).lists[0].deals
    before = EVENING.lists[0].deals
    assert [d for d in untouched if d.number != number] == [d for d in before if d.number != number]


def test_the_wrong_declarer_is_mended(tmp_path: Path) -> None:
    read = read_after(put("seat", 1, 3), tmp_path)

    assert [deal.declarer for deal in read.evening.lists[0].deals] == [3, 1, None, 1]


def test_a_new_deal_in_an_unused_row(tmp_path: Path) -> None:
    def change(book: Workbook) -> None:
        row = {"base": 24, "without": 1, "seat": 4, "result": "gewonnen", "bid": 24}
        for column, value in row.items():
            at(book, column, 5).value = value

    deal = read_after(change, tmp_path).evening.lists[0].deals[-1]

    game = Game("grand", -1, bid=24, schneider=False, schwarz=False, won=True)
    assert replace(deal, row=None) == Deal(5, 4, game)


def test_a_deleted_row_and_an_inserted_one(tmp_path: Path) -> None:
    read = read_after(lambda book: book.worksheets[0].delete_rows(FIRST_ROW + 2), tmp_path)

    assert [deal.number for deal in read.evening.lists[0].deals] == [1, 3, 4]


def test_a_row_whose_form_was_emptied_is_no_deal(tmp_path: Path) -> None:
    def change(book: Workbook) -> None:
        for column in ("base", "with", *TICKS):
            at(book, column, 1).value = None

    read = read_after(change, tmp_path)

    assert [deal.number for deal in read.evening.lists[0].deals] == [2, 3, 4]
    assert [(f.kind.name, f.place.cell, dict(f.args)) for f in read.findings] == [
        ("export_row_cleared", "A6", {"deal": 1})
    ]


def rename(book: Workbook) -> None:
    """Rename a sheet as spreadsheet programs do it: the names of its cells follow."""
    book.worksheets[0].title = "Abend"
    for defined in book.defined_names.values():
        defined.value = defined.value.replace(SHEET, "Abend")


def colour(book: Workbook) -> None:
    from openpyxl.comments import Comment
    from openpyxl.styles import PatternFill

    at(book, "base", 1).fill = PatternFill("solid", fgColor="FFFF00")
    at(book, "base", 1).comment = Comment("geprüft", "SF")


def extra(book: Workbook) -> None:
    book.create_sheet("Notizen", 0)["A1"] = "Kasse"


@pytest.mark.parametrize("change", [rename, colour, extra])
def test_what_does_not_touch_the_deals_changes_nothing(change, tmp_path: Path) -> None:
    read = read_after(change, tmp_path)

    assert read.findings == ()
    assert without_rows(read.evening) == EVENING


def test_renamed_players_and_facts(tmp_path: Path) -> None:
    def change(book: Workbook) -> None:
        book.worksheets[0].cell(4, Layout(4, 1).column("running2") + 1).value = "Bernd Vogt"
        book["Angaben"]["B4"].value = "SC Karobube"

    evening = read_after(change, tmp_path).evening

    assert evening.lists[0].seats[1] == "Bernd Vogt"
    assert evening.club == "SC Karobube"


UNCLEAR = {
    "text in a number cell": (put("with", 1, "zwei"), "export_cell_unreadable", "C6"),
    "unknown base value": (put("base", 1, 13), "export_cell_unreadable", "B6"),
    "odd tick": (put("hand", 1, "ja"), "export_cell_unreadable", "E6"),
    "half a matador": (put("with", 1, 1.5), "export_cell_unreadable", "C6"),
    "with and without": (put("without", 1, 1), "export_matadors_both", "D6"),
    "unknown result": (put("result", 1, "remis"), "export_cell_unreadable", "AF6"),
    "unknown ending": (put("ending", 1, "alle"), "export_cell_unreadable", "AG6"),
    "unknown replacement": (put("replacement", 1, "Kreuz"), "export_cell_unreadable", "AH6"),
    "no number": (put("number", 1, None), "export_cell_unreadable", "A6"),
}


@pytest.mark.parametrize(("change", "kind", "cell"), UNCLEAR.values(), ids=UNCLEAR)
def test_an_unclear_cell_is_named(change, kind: str, cell: str, tmp_path: Path) -> None:
    read = read_after(change, tmp_path)

    assert [(f.kind.name, f.place.sheet, f.place.cell) for f in read.findings] == [
        (kind, SHEET, cell)
    ]
    with pytest.raises(Exception, match="SK46"):
        read_export(tmp_path / "export.xlsx", ISKO)


def drop_list(book: Workbook) -> None:
    del book[SHEET]


def drop_name(book: Workbook) -> None:
    del book.defined_names["skatcalc_s1_t1_deals"]


def insert_column(book: Workbook) -> None:
    defined = book.defined_names["skatcalc_s1_t1_deals"]
    defined.value = defined.value.replace("$A$6", "$B$6")


@pytest.mark.parametrize("change", [drop_list, drop_name, insert_column])
def test_a_list_that_is_gone_is_said(change, tmp_path: Path) -> None:
    read = read_after(change, tmp_path)

    assert read.evening.lists == ()
    assert [f.kind.name for f in read.findings] == ["export_list_gone"]


# ------------------------------------------------------------------ edits and LibreOffice


def retype(book: Workbook, rng: random.Random, table: TableList, sheet: int) -> None:
    """Type new games over some rows of a list, as somebody with a pencil would."""
    layout, cells = Layout(table.size, 1), book.worksheets[sheet]
    for row in range(FIRST_ROW + 1, FIRST_ROW + 1 + table.planned):
        if rng.random() < 0.5:
            for column, value in a_row(rng, table.size).items():
                cells.cell(row, layout.column(column) + 1).value = value


def a_row(rng: random.Random, size: int) -> dict[str, object]:
    row: dict[str, object] = dict.fromkeys(RAW)
    del row["number"]
    if rng.random() < 0.1:
        return row | {"result": rng.choice(("eingepasst", None))}
    row |= {"seat": rng.randint(1, size), "bid": rng.choice((None, 18, 24, 36, 48, 60, 96, 120))}
    row["result"] = rng.choice(("gewonnen", "verloren"))
    if rng.random() < 0.3:
        row["base"] = rng.choice((23, 23, 35, 46, 59))
        row["replacement"] = rng.choice((None, None, "Kreuz mit 1", "Grand ohne 2", "Karo mit 11"))
        return row | {"hand": rng.choice((None, "x")), "ouvert": rng.choice((None, "x"))}
    row["base"] = rng.choice((9, 10, 11, 12, 24))
    row[rng.choice(("with", "without"))] = rng.randint(1, 4)
    for tick in rng.choice(
        (
            (),
            ("schneider",),
            ("schneider", "schwarz"),
            ("schwarz",),
            ("hand",),
            ("hand", "schneider_announced"),
            ("hand", "schneider_announced", "schwarz"),
            ("hand", "schwarz_announced"),
            ("hand", "ouvert"),
            TICKS,
        )
    ):
        row[tick] = "x"
    return row


@needs_libreoffice
def test_after_edits_formulas_and_reader_agree(tmp_path: Path) -> None:
    """LibreOffice computes from the edited cells what skatcalc makes of the file it saved."""
    rng = random.Random(4)
    tables = [random_list(rng, rng.choice((3, 4)), 1, at, 4) for at in range(1, 13)]

    def change(book: Workbook) -> None:
        for sheet, table in enumerate(tables):
            retype(book, rng, table, sheet)

    saved = recalculate(edited(change, tmp_path, an_evening(*tables)), tmp_path)
    values, read = all_values(saved), load_export(saved, ISKO)

    assert {f.kind.name for f in read.findings} <= {"export_row_cleared"}
    assert len(read.evening.lists) == len(tables)
    for before, one in zip(tables, read.evening.lists, strict=True):
        sheet = f"Serie {one.series} Tisch {one.table}"
        computed = compute_list(one, ISKO, SEEGER_FABIAN)
        wanted = expected_footer(computed, FIRST_ROW + 1 + rows_of(before))
        for listed in computed.deals:
            wanted |= expected_deal(listed, listed.deal.row, one.size)
        assert {cell: values.get((sheet, cell)) for cell in wanted} == wanted


def rows_of(table: TableList) -> int:
    numbers = [deal.number for deal in table.deals]
    return len(numbers) + len(set(range(1, table.planned + 1)) - set(numbers))


@needs_libreoffice
def test_saved_by_libreoffice_it_is_the_same_evening(tmp_path: Path) -> None:
    names = ("=1+1", "@SUM(A1)", "Zoë O’Neill-Ångström", "Ü" * 60)
    deals = (Deal(1, 2, HEARTS, Written(40, 40)), Deal(2, 4, LOST), Deal(3), Deal(4, 1, NULL))
    evening = an_evening(TableList(1, 1, names, 48, deals), club='=A1 & "x"')
    path = tmp_path / "export.xlsx"
    write_export(path, evening, ISKO, SEEGER_FABIAN, "de")

    saved = recalculate(path, tmp_path)

    assert without_rows(read_export(saved, ISKO)) == evening
    values = all_values(saved)
    assert [values[SHEET, f"{column}4"] for column in "MPSV"] == list(names)
    assert values["Verlauf", "A1"] is not None
