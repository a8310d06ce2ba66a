"""The sheet looks like the official form (club practice, section 1)."""

import re
from pathlib import Path

import pytest
from openpyxl import load_workbook
from openpyxl.worksheet.worksheet import Worksheet

from skatcalc.models.evening import Deal, Evening, TableList
from skatcalc.models.game import Game, Replacement
from skatcalc.rules.presets import ISKO
from skatcalc.tournament.systems import SEEGER_FABIAN
from skatcalc.workbook.export import LostMoney, write_export
from tests.export.evenings import a_list, an_evening
from tests.export.libre import convert, needs_libreoffice

HEARTS = Game("hearts", 2, hand=True, bid=30, card_points=93)
DEALS = (
    Deal(1, 2, HEARTS),
    Deal(2, 4, Game("null", ouvert=True, won=True)),
    Deal(3),
    Deal(4, 2, Game("clubs", -1, bid=20, won=False)),
    Deal(6, 2, Game("diamonds", -1, bid=33, card_points=70)),
)


def sheets(evening: Evening, folder: Path, lang: str = "de", **options: object):
    path = folder / "export.xlsx"
    write_export(path, evening, ISKO, SEEGER_FABIAN, lang, **options)  # type: ignore[arg-type]
    return load_workbook(path, data_only=True)


def first_sheet(evening: Evening, folder: Path, lang: str = "de", **options: object) -> Worksheet:
    return sheets(evening, folder, lang, **options).worksheets[0]


def row_of(sheet: Worksheet, row: int, last: str = "Y") -> list[object]:
    return [cell.value for cell in sheet[f"A{row}:{last}{row}"][0]]


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> Worksheet:
    return first_sheet(an_evening(a_list(*DEALS)), tmp_path_factory.mktemp("sheet"))


@pytest.fixture(scope="module", params=[3, 4, 5])
def unplayed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[int, Worksheet]:
    """Return the size of a table and its empty form."""
    evening = an_evening(a_list(size=request.param))
    return request.param, first_sheet(evening, tmp_path_factory.mktemp("unplayed"))


def test_columns_in_the_order_of_the_form(sheet: Worksheet) -> None:
    heads = [
        "Lfd. Nr. der Spiele", "Grundwert", "mit Spitzen", "ohne Spitzen", "Handspiel",
        "Schneider", "angesagt", "Schwarz", "angesagt", "offen", "+", "−",
    ]  # fmt: skip

    assert row_of(sheet, 3, "L") == heads
    assert row_of(sheet, 5)[12:18] == ["Punkte", "Gew.", "Verl."] * 2
    assert sheet["Y3"].value == "Eingepasst"
    assert [sheet[f"{c}3"].value for c in "MPSV"] == [
        "Platz 1 (LF)",
        "Platz 2",
        "Platz 3",
        "Platz 4",
    ]


ROWS = {
    "the new total, not the value": (6, {1: 10, 2: 2, 4: "x", 5: "x", 10: 50, 15: 50, 16: 1}),
    "null is 23 with ticks": (7, {1: 23, 9: "x", 10: 46, 21: 46, 22: 1}),
    "passed in": (8, {24: 1}),
    "lost, without a sign": (9, {1: 12, 3: 1, 11: 48, 15: 2, 17: 1}),
    "overbid": (11, {1: 9, 3: 1, 11: 72, 15: -70, 17: 2}),
}


@pytest.mark.parametrize(("row", "cells"), ROWS.values(), ids=ROWS)
def test_a_deal(row: int, cells: dict[int, object], sheet: Worksheet) -> None:
    blank = dict.fromkeys((12, 15, 18, 21), "–")
    wanted = {0: row - 5} | blank | cells

    assert {at: v for at, v in enumerate(row_of(sheet, row)) if v not in (None, "")} == wanted


def test_an_unplayed_deal_keeps_its_row_and_is_struck_out(sheet: Worksheet) -> None:
    assert [v for v in row_of(sheet, 10) if v not in (None, "")] == [5]
    for row, struck in ((9, False), (10, True), (11, False), (12, True), (53, True)):
        assert bool(sheet[f"C{row}"].border.diagonalUp) is struck
        assert bool(sheet[f"A{row}"].font.strike) is struck


def test_the_dealer_is_shaded_in_advance(unplayed: tuple[int, Worksheet]) -> None:
    size, sheet = unplayed

    for deal in range(1, 12 * size + 1):
        shaded = [
            seat
            for seat in range(1, size + 1)
            for part in range(3)
            if sheet.cell(5 + deal, 13 + 3 * (seat - 1) + part).fill.fill_type == "solid"
        ]
        assert shaded == [(deal - 1) % size + 1] * 3


def test_a_rule_after_every_round(unplayed: tuple[int, Worksheet]) -> None:
    size, sheet = unplayed

    ruled = [
        deal
        for deal in range(1, 12 * size + 1)
        if sheet.cell(5 + deal, 2).border.bottom.style == "medium"
    ]
    assert ruled == list(range(size, 12 * size + 1, size))


def test_the_footer_in_the_order_of_the_form(sheet: Worksheet) -> None:
    labels = [sheet[f"A{row}"].value for row in range(54, 60)]

    assert labels == [
        "A) Spielpunkte",
        "(+ gewonnene − verlorene Spiele) × 50",
        "+ verlorene Spiele der Gegenspieler × 30",
        "B) Gesamtpunkte = Endergebnis",
        "Betrag EUR:",
        "Unterschriften:",
    ]
    assert [sheet[f"{c}54"].value for c in "PQRY"] == [-70, 1, 2, 1]
    assert [sheet[f"P{row}"].value for row in range(55, 59)] == [-50, 0, -120, 1]
    assert [sheet[f"M{row}"].value for row in range(55, 59)] == [0, 60, 60, 0]
    assert sheet["J58"].value == 1


@pytest.mark.parametrize(
    ("lost", "money", "owed"),
    [
        (1, LostMoney(), 0.5),
        (5, LostMoney(), 3.5),
        (5, LostMoney(((1, 50),)), 2.5),
        (7, LostMoney(((1, 50), (3, 100), (5, 150), (7, 200))), 8),
        (4, LostMoney(((1, 50), (5, 100))), 2),
    ],
)
def test_money_for_lost_games(lost: int, money: LostMoney, owed: float, tmp_path: Path) -> None:
    """Steps as clubs have them: club practice, section 4; the photographed form has 0.50, 3.50."""
    game = Game("hearts", 1, won=False)
    deals = [Deal(n, 1, game) for n in range(1, lost + 1)]

    sheet = first_sheet(an_evening(a_list(*deals, size=3, planned=7)), tmp_path, money=money)

    assert sheet["M17"].value == owed


def test_an_impossible_null_is_recorded_as_its_replacement(tmp_path: Path) -> None:
    """ISkO 3.6.2; club practice has no form for it, the form holds the game that counts."""
    game = Game("null", hand=True, bid=36, won=False, replacement=Replacement("clubs", -2))

    sheet = first_sheet(an_evening(a_list(Deal(1, 2, game), planned=4)), tmp_path)

    assert row_of(sheet, 6, "L") == [1, 12, None, 2, "x", *[None] * 6, 96]


TEXTS = ["=1+1", "@SUM(A1)", "+49 170", "-1", "{=A1}", "'quoted", "http://x.de", "007", "TRUE"]


def test_names_stay_text(tmp_path: Path) -> None:
    tables = [TableList(1, n, (name, "B", "C"), 3, DEALS[:1]) for n, name in enumerate(TEXTS, 1)]
    evening = an_evening(*tables, club=TEXTS[0])
    write_export(tmp_path / "export.xlsx", evening, ISKO, SEEGER_FABIAN, "de")

    book = load_workbook(tmp_path / "export.xlsx")

    ranked = {row[1].value: row[1] for row in book["Rangliste"].iter_rows(min_row=5)}
    for sheet, name in zip(book.worksheets, TEXTS, strict=False):
        for cell in (sheet["M4"], ranked[name]):
            assert (cell.value, cell.data_type, cell.hyperlink) == (name, "s", None)
    assert (book["Angaben"]["B4"].value, book["Angaben"]["B4"].data_type) == (TEXTS[0], "s")


@pytest.mark.parametrize(
    ("lang", "day", "shown"),
    [("de", "dd.mm.yyyy", "0.00"), ("en", "d mmm yyyy", "0.00")],
)
def test_dates_and_amounts_by_language(lang: str, day: str, shown: str, tmp_path: Path) -> None:
    sheet = first_sheet(an_evening(a_list(planned=4)), tmp_path, lang)

    assert sheet["N2"].value.date().isoformat() == "2026-11-30"
    assert sheet["N2"].number_format.endswith(day)
    assert sheet["M14"].number_format.endswith(shown)


def test_one_page_of_a4_and_nothing_else_is_printed(unplayed: tuple[int, Worksheet]) -> None:
    size, sheet = unplayed

    assert (sheet.page_setup.paperSize, sheet.page_setup.orientation) == (9, "portrait")
    assert sheet.sheet_properties.pageSetUpPr.fitToPage
    assert sheet.page_setup.fitToHeight in (None, 1, "1")
    last = {3: "V", 4: "Y", 5: "AB"}[size]
    assert sheet.print_area.replace("$", "").endswith(f"A1:{last}{12 * size + 11}")


@needs_libreoffice
def test_every_table_is_one_page(tmp_path: Path) -> None:
    tables = [
        a_list(*DEALS, size=4, table=1),
        a_list(size=3, table=2),
        a_list(size=5, table=3),
        TableList(1, 4, ("W" * 70, "x", "A B C " * 20, "Ö" * 9), 48, DEALS),
    ]
    path = tmp_path / "export.xlsx"
    write_export(path, an_evening(*tables), ISKO, SEEGER_FABIAN, "de")

    convert("pdf", [path], tmp_path, tmp_path)

    pages = re.findall(rb"/Type\s*/Page\b", (tmp_path / "export.pdf").read_bytes())
    ranking, course, facts = 1, 1, 1
    assert len(pages) == len(tables) + ranking + course + facts


def test_a_chart_of_every_table_with_deals(tmp_path: Path) -> None:
    tables = (
        a_list(*DEALS, planned=8),
        a_list(planned=8, table=2),
        a_list(*DEALS, size=5, planned=8, table=3),
    )
    evening = an_evening(*tables)

    charts = sheets(evening, tmp_path)["Verlauf"]._charts

    assert [len(chart.series) for chart in charts] == [4, 5]
    first = charts[0].series
    assert [s.val.numRef.f for s in first[:1]] == ["'Serie 1 Tisch 1'!$AS$6:$AS$11"]
    looks = {(s.graphicalProperties.line.prstDash, s.marker.symbol) for s in charts[1].series}
    assert len(looks) == 5


def test_sheets_in_order(tmp_path: Path) -> None:
    tables = (a_list(table=1, planned=4), a_list(table=2, planned=4))
    book = sheets(an_evening(*tables), tmp_path, "en")

    assert book.sheetnames == ["Series 1 Table 1", "Series 1 Table 2", "Ranking", "Course", "Facts"]
