"""Edits made by hand in a spreadsheet program: respected, found, and they survive the next add."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.comments import Comment
from openpyxl.styles import PatternFill
from openpyxl.worksheet.worksheet import Worksheet

from skatcalc.service.evening import add, load, undo
from skatcalc.service.setup import Wanted, new
from skatcalc.service.views import view
from tests.evenings import FOUR, NOW

LINES = ("bernd c m1 b18 61", "anna h m1 b18 61", "anna s hand m1 b18 93", "pass")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("filled") / "evening.xlsx"
    assert new(file, Wanted("2026-11-27", "Aces"), [FOUR], (), "en") == ()
    for line in LINES:
        assert add(file, line, None, None, NOW).saved
    return file.read_bytes()


@pytest.fixture
def path(filled: bytes, tmp_path: Path) -> Path:
    file = tmp_path / "evening.xlsx"
    file.write_bytes(filled)
    return file


def columns(sheet: Worksheet) -> dict[str, int]:
    for row in sheet.iter_rows():
        values = {str(c.value): c.column for c in row if c.value is not None}
        if "Declarer" in values:
            return {**values, "_row": row[0].row}
    raise AssertionError("no headings")


def by_hand(path: Path, change: Callable[[Workbook, Worksheet, dict[str, int]], None]) -> None:
    book = load_workbook(path)
    sheet = book["S1 T1"]
    change(book, sheet, columns(sheet))
    book.save(path)


def cell(sheet: Worksheet, at: dict[str, int], deal: int, heading: str):
    return sheet.cell(at["_row"] + deal, at[heading])


def names(path: Path) -> list[str]:
    return [f.kind.name for f in view(path).findings if f.kind.name != "list_short"]


def scores(path: Path) -> list[int]:
    return [d.score for d in load(path).lists[0].deals]


def test_nothing_is_found_in_a_file_nobody_touched(path: Path) -> None:
    assert names(path) == []
    # ISkO 2.5: 12 x 2, 10 x 2, 11 x (1 + 1 + hand + schneider)
    assert scores(path) == [24, 20, 44, 0]


def test_a_corrected_matador_count_counts_at_once_and_after_the_next_add(path: Path) -> None:
    def correct(book, sheet, at):
        cell(sheet, at, 1, "With").value = 3

    by_hand(path, correct)
    assert scores(path)[0] == 48
    assert names(path) == []

    assert add(path, "bernd d m1 b18 61", None, None, NOW).saved
    assert scores(path) == [48, 20, 44, 0, 18]
    sheet = load_workbook(path)["S1 T1"]
    assert cell(sheet, columns(sheet), 1, "+").value == 48


def test_a_typed_over_value_is_found_and_kept_beside(path: Path) -> None:
    def overwrite(book, sheet, at):
        cell(sheet, at, 1, "+").value = 30

    by_hand(path, overwrite)
    assert "computed_cell_typed" in names(path)

    add(path, "pass", None, None, NOW)
    sheet = load_workbook(path)["S1 T1"]
    at = columns(sheet)
    assert cell(sheet, at, 1, "+").value == 24
    assert cell(sheet, at, 1, "Written value").value == 30
    assert "value_differs" in names(path)


def test_a_renamed_player_is_renamed_everywhere(path: Path) -> None:
    def rename(book, sheet, at):
        players = book["Players"]
        for row in players.iter_rows():
            for one in row:
                if one.value == "Bernd" and one.column == 2:
                    one.value = "Bernhard"

    by_hand(path, rename)
    assert names(path) == ["player_renamed"]
    assert [t.player for t in load(path).lists[0].totals][1] == "Bernhard"

    assert add(path, "bernhard d m1 b18 61", None, None, NOW).saved
    assert names(path) == []
    assert [t.player for t in load(path).lists[0].totals][1] == "Bernhard"


def test_a_renamed_seat_renames_the_player(path: Path) -> None:
    def rename(book, sheet, at):
        for row in range(1, at["_row"]):
            if sheet.cell(row, 2).value == "Bernd":
                sheet.cell(row, 2).value = "Bernhard"

    by_hand(path, rename)
    add(path, "pass", None, None, NOW)

    assert [t.player for t in load(path).lists[0].totals][1] == "Bernhard"
    players = load_workbook(path)["Players"]
    assert "Bernd" not in [c.value for row in players.iter_rows(max_col=2) for c in row]


def test_a_deleted_row_is_a_gap(path: Path) -> None:
    by_hand(path, lambda book, sheet, at: sheet.delete_rows(at["_row"] + 2))

    assert names(path) == ["deal_missing"]
    assert scores(path) == [24, 44, 0]
    assert add(path, "bernd d m1 b18 61", None, None, NOW).deal == 5
    assert names(path) == ["deal_missing"]


def test_foreign_things_survive_the_next_add(path: Path) -> None:
    def decorate(book, sheet, at):
        cell(sheet, at, 1, "Note").value = "misdeal first"
        cell(sheet, at, 2, "Declarer").comment = Comment("was it Anna?", "Bernd")
        cell(sheet, at, 3, "Declarer").fill = PatternFill("solid", fgColor="FFFF00")
        sheet.cell(at["_row"], 60).value = "beer"
        sheet.cell(at["_row"] + 1, 60).value = "=2+2"
        extra = book.create_sheet("Cash box")
        extra["A1"], extra["B1"] = "coins", 12.5
        extra.conditional_formatting.add("A1:B2", _rule())
        book.defined_names["till"] = _name("'Cash box'!$B$1")

    by_hand(path, decorate)
    done = add(path, "bernd d m1 b18 61", None, None, NOW)

    assert done.saved
    assert [f.kind.name for f in done.findings] == ["foreign_formulas"]
    book = load_workbook(path)
    sheet = book["S1 T1"]
    at = columns(sheet)
    assert cell(sheet, at, 1, "Note").value == "misdeal first"
    assert cell(sheet, at, 2, "Declarer").comment.text == "was it Anna?"
    assert cell(sheet, at, 3, "Declarer").fill.fgColor.rgb == "00FFFF00"
    assert sheet.cell(at["_row"], 60).value == "beer"
    assert sheet.cell(at["_row"] + 1, 60).value == "=2+2"
    assert book["Cash box"]["B1"].value == 12.5
    assert "till" in book.defined_names
    assert len(book["Cash box"].conditional_formatting) == 1


def _rule():
    from openpyxl.formatting.rule import CellIsRule

    return CellIsRule(operator="greaterThan", formula=["5"], fill=PatternFill(bgColor="FF0000"))


def _name(where: str):
    from openpyxl.workbook.defined_name import DefinedName

    return DefinedName("till", attr_text=where)


BAD_CELLS = [
    ("Card points", "many", "cell_not_a_number"),
    ("Card points", "=60+1", "formula_without_value"),
    ("With", "two", "cell_not_a_number"),
    ("Game", "canasta", "cell_contract_unknown"),
    ("Declarer", "Otto", "cell_player_unknown"),
    ("Result", "maybe", "cell_result_unknown"),
    ("Hand", "perhaps", "cell_mark_unknown"),
    ("Without", 1, "with_and_without"),
    ("Card points", "61", "cell_text_number"),
    ("Bid", 19, "bid_illegal"),
    ("Declarer", "Anna", "dealer_is_declarer"),
    ("Card points", 50, None),
    ("Deal", 7, "deal_missing"),
    ("Deal", 2, "deal_repeated"),
    ("Deal", "one", "cell_not_a_number"),
]


@pytest.mark.parametrize(
    ("heading", "value", "kind"), BAD_CELLS, ids=[f"{h}={v}" for h, v, _ in BAD_CELLS]
)
def test_a_bad_cell_is_found_with_its_place(path: Path, heading, value, kind) -> None:
    def spoil(book, sheet, at):
        cell(sheet, at, 1, heading).value = value

    by_hand(path, spoil)
    found = {f.kind.name: f for f in view(path).findings}

    if kind is None:
        assert scores(path)[0] == -48  # 50 points are lost: the game follows its card points
        return
    assert kind in found
    if kind not in ("deal_missing", "deal_repeated") and heading != "Deal":
        assert "deal_missing" not in found
    if kind not in ("deal_missing", "with_and_without"):
        at = columns(load_workbook(path)["S1 T1"])
        column = "Deal" if kind == "deal_repeated" else heading
        expected = {cell(load_workbook(path)["S1 T1"], at, n, column).coordinate for n in (1, 2)}
        assert found[kind].place.sheet == "S1 T1"
        assert found[kind].place.cell in expected


def test_undo_leaves_a_row_alone_that_was_edited_since(path: Path) -> None:
    def correct(book, sheet, at):
        cell(sheet, at, 4, "Result").value = None
        cell(sheet, at, 4, "Declarer").value = "Anna"
        cell(sheet, at, 4, "Game").value = "Hearts"
        cell(sheet, at, 4, "With").value = 1
        cell(sheet, at, 4, "Card points").value = 70

    by_hand(path, correct)
    done = undo(path, NOW)

    assert [f.kind.name for f in done.findings] == ["changed_since"]
    assert scores(path)[3] == 20


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_names_stay_text_and_the_evening_stays_whole_through_libreoffice(
    make: Callable[..., Path],
    tmp_path: Path,
) -> None:
    odd = ("=1+1", "@SUM(A1)", "-1", "Ünal, K.")
    file = make(odd)
    add(file, "2 h m1 b18 61", None, None, NOW)
    before = load(file).evening
    out = tmp_path / "out"
    subprocess.run(
        [
            "soffice",
            f"-env:UserInstallation=file://{tmp_path}/profile",
            "--headless",
            "--convert-to",
            "xlsx",
            "--outdir",
            str(out),
            str(file),
        ],
        check=True,
        capture_output=True,
    )

    after = load(out / file.name)

    assert after.evening.lists[0].seats == odd
    assert [d.game for d in after.evening.lists[0].deals] == [d.game for d in before.lists[0].deals]
    assert [f.kind.name for f in after.findings] == []
    done = add(out / file.name, "3 h m1 b18 61", None, None, NOW)
    assert (done.saved, done.findings) == (True, ())
    assert load(out / file.name).evening.lists[0].seats == odd
    assert [undo(out / file.name, NOW).saved for _ in range(3)] == [True, True, False]
