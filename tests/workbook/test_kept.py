"""What hands did to the program's own sheets is said, kept, and survives the next change."""

import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.comments import Comment
from openpyxl.worksheet.worksheet import Worksheet

from skatcalc.findings import SkatcalcError
from skatcalc.models.evening import Deal, TableList, Written
from skatcalc.models.game import Game
from skatcalc.service.evening import add, delete, edit, load, undo, write_lists
from skatcalc.service.setup import Wanted, new, seat
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


def headings(sheet: Worksheet, sign: str) -> dict[str, int]:
    for row in sheet.iter_rows():
        values = {str(c.value): c.column for c in row if c.value is not None}
        if sign in values:
            return {**values, "_row": row[0].row}
    raise AssertionError("no headings")


class Hand:
    """A person with the workbook open in a spreadsheet program."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> "Hand":
        self.book: Workbook = load_workbook(self.path, rich_text=True)
        self.list = self.book["S1 T1"]
        self.at = headings(self.list, "Declarer")
        return self

    def __exit__(self, *error: object) -> None:
        self.book.save(self.path)

    def cell(self, deal: int, heading: str):
        return self.list.cell(self.at["_row"] + deal, self.at[heading])


def read(path: Path, deal: int, heading: str) -> object:
    sheet = load_workbook(path)["S1 T1"]
    at = headings(sheet, "Declarer")
    return sheet.cell(at["_row"] + deal, at[heading]).value


def found(path: Path) -> dict[str, str]:
    """Return kinds of findings and the cells they are at."""
    return {f.kind.name: f"{f.place.sheet}!{f.place.cell}" for f in load(path).findings}


def scores(path: Path) -> list[int]:
    return [d.score for d in load(path).lists[0].deals]


TYPED = [("Dealer", "Carla"), ("Base", 24), ("Won 2", 5), ("Check", "asked the referee")]


@pytest.mark.parametrize(("heading", "value"), TYPED, ids=[h for h, _ in TYPED])
def test_what_is_typed_into_a_computed_cell_moves_into_the_note(path, heading, value) -> None:
    with Hand(path) as hand:
        hand.cell(1, heading).value = value
        place = f"S1 T1!{hand.cell(1, heading).coordinate}"
    assert found(path) == {"computed_cell_typed": place}

    done = add(path, "pass", None, None, NOW)

    assert [f.kind.name for f in done.findings] == ["computed_cell_typed"]
    assert read(path, 1, "Note") == f"{heading}: {value}"
    assert read(path, 1, heading) != value
    assert found(path) == {}


def test_a_typed_running_total_is_compared_with_the_written_values(path: Path) -> None:
    with Hand(path) as hand:
        hand.cell(3, "Seat 1").value = 99
    add(path, "pass", None, None, NOW)

    assert (read(path, 3, "Seat 1"), read(path, 3, "Written running total")) == (64, 99)
    assert "running_total_breaks" in [f.kind.name for f in view(path).findings]


def test_a_row_filled_in_as_on_the_form_counts(path: Path) -> None:
    """Base, with, a mark and the value under +: no result, no card points."""
    with Hand(path) as hand:
        for heading, value in (("Declarer", "Carla"), ("Base", 10), ("With", 2), ("Hand", "x")):
            hand.cell(5, heading).value = value
        hand.cell(5, "+").value = 40

    assert scores(path)[4] == 40
    add(path, "pass", None, None, NOW)
    assert scores(path)[4] == 40
    assert load(path).evening.lists[0].deals[4].game.won is True


def test_a_total_typed_over_moves_into_the_note_beside_it(path: Path) -> None:
    with Hand(path) as hand:
        at = headings(hand.list, "Player")
        hand.list.cell(at["_row"] + 2, at["Total"]).value = 1000
    assert list(found(path)) == ["computed_cell_typed"]

    add(path, "pass", None, None, NOW)

    sheet = load_workbook(path)["S1 T1"]
    assert sheet.cell(at["_row"] + 2, at["Note"]).value == "Total: 1000"
    assert sheet.cell(at["_row"] + 2, at["Total"]).value == 74  # clubs 24 + 50


def test_the_ranking_leaves_what_people_wrote_there(path: Path) -> None:
    with Hand(path) as hand:
        sheet = hand.book["Ranking"]
        at = headings(sheet, "Decided by")
        sheet.cell(2, at["Total"]).value = 777
        sheet.cell(2, 20).value = "ham"
        sheet.cell(12, 1).value = "Prizes by"
        sheet.cell(12, 2).value = "the landlord"
    assert list(found(path)) == ["computed_cell_typed"]

    add(path, "pass", None, None, NOW)

    sheet = load_workbook(path)["Ranking"]
    assert sheet.cell(2, at["Note"]).value == "Total: 777"
    assert sheet.cell(2, at["Total"]).value != 777
    assert [sheet.cell(2, 20).value, sheet.cell(12, 1).value] == ["ham", "Prizes by"]
    assert sheet.cell(12, 2).value == "the landlord"


def test_renamed_sheets_are_known_by_their_headings(path: Path) -> None:
    with Hand(path) as hand:
        names = {"S1 T1": "Tisch am Fenster", "Players": "Mitglieder", "Log": "Was geschah"}
        for old, new_name in names.items():
            hand.book[old].title = new_name
    assert found(path) == {}

    assert add(path, "pass", None, None, NOW).deal == 5
    assert undo(path, NOW).saved
    assert len(load_workbook(path).sheetnames) == 5


@pytest.mark.parametrize("name", ["Log", "Ranking", "Players"])
def test_a_sheet_that_was_removed_comes_back(path: Path, name: str) -> None:
    with Hand(path) as hand:
        hand.book.remove(hand.book[name])
    assert found(path) == {}

    add(path, "pass", None, None, NOW)

    assert name in load_workbook(path).sheetnames
    assert undo(path, NOW).saved
    assert [t.player for t in load(path).lists[0].totals] == list(FOUR)


COLUMNS = ["Written value", "Note", "(saved)", "Bid", "Card points", "Base", "+", "Check"]


@pytest.mark.parametrize("heading", COLUMNS)
def test_a_column_that_was_removed_is_no_loss(path: Path, heading: str) -> None:
    before = scores(path)
    with Hand(path) as hand:
        hand.list.delete_cols(hand.at[heading])

    assert add(path, "bernd d m1 b20 61", None, None, NOW).saved

    assert scores(path) == [*before, -54]  # overbid: 9 x 3, doubled
    assert [f for f in load(path).findings if f.is_error] == []


def test_a_column_that_a_list_needs_is_missed(path: Path) -> None:
    with Hand(path) as hand:
        hand.list.delete_cols(hand.at["Result"])

    assert "column_missing" in found(path)
    before = path.read_bytes()
    done = add(path, "pass", None, None, NOW)
    assert not done.saved
    assert "column_missing" in [f.kind.name for f in done.findings]
    assert path.read_bytes() == before


def test_correcting_an_entry_keeps_what_the_paper_list_says(make) -> None:
    path = make(FOUR)
    game = Game("hearts", 1, bid=18, card_points=61)
    listed = TableList(1, 1, FOUR, 48, (Deal(1, 2, game, Written(30, 30)),))
    assert write_lists(path, [listed], NOW).saved

    edit(path, 1, "bernd h m2 b18 61", None, None, NOW)

    assert load(path).evening.lists[0].deals[0].written == Written(30, 30)
    assert "value_differs" not in [f.kind.name for f in view(path).findings]


def test_card_points_corrected_by_hand_carry_the_filled_in_marks_along(path: Path) -> None:
    """ISkO 2.5.3: 93 card points are schneider, 85 are not: 11 x (1 + 1 + hand)."""
    with Hand(path) as hand:
        hand.cell(3, "Card points").value = 85
        place = f"S1 T1!{hand.cell(3, 'Schneider').coordinate}"
    assert found(path) == {"official_cell_stale": place}
    assert scores(path)[2] == 33

    add(path, "pass", None, None, NOW)

    assert read(path, 3, "Schneider") is None
    assert found(path) == {}


def test_card_points_removed_by_hand_leave_the_official_columns(path: Path) -> None:
    with Hand(path) as hand:
        hand.cell(3, "Card points").value = None

    assert scores(path)[2] == 44
    add(path, "pass", None, None, NOW)
    assert scores(path)[2] == 44


def test_a_mark_set_by_hand_against_the_card_points_is_found(path: Path) -> None:
    """ISkO 2.5.3; the official columns count until somebody mends the row: 12 x (1 + 1 + 1)."""
    with Hand(path) as hand:
        hand.cell(1, "Schneider").value = "x"

    assert "schneider_not_reached" in [f.kind.name for f in view(path).findings]
    assert scores(path)[0] == 36


def test_rows_out_of_order_and_without_number(path: Path) -> None:
    with Hand(path) as hand:
        first, last = hand.at["_row"] + 1, hand.at["_row"] + 4
        for column in range(1, hand.list.max_column + 1):
            a, b = hand.list.cell(first, column), hand.list.cell(last, column)
            a.value, b.value = b.value, a.value
        hand.cell(6, "Deal").value = None
        hand.cell(6, "Game").value = "Hearts"
        place = f"S1 T1!{hand.cell(6, 'Deal').coordinate}"

    assert found(path) == {"row_without_number": place}
    assert scores(path) == [24, 20, 44, 0]
    assert add(path, "pass", None, None, NOW).deal == 5
    assert read(path, 6, "Game") == "Hearts"


def test_a_number_far_beyond_the_plan_is_not_believed(path: Path) -> None:
    with Hand(path) as hand:
        hand.cell(4, "Deal").value = 10**8

    assert list(found(path)) == ["number_out_of_reach"]
    assert scores(path) == [24, 20, 44]


@pytest.mark.parametrize("fact", ["Number of series", "Rounds per series"])
def test_facts_out_of_all_reason_are_found(path: Path, fact: str) -> None:
    with Hand(path) as hand:
        for row in hand.book["Evening"].iter_rows(max_col=1):
            if row[0].value == fact:
                row[0].offset(0, 1).value = 10**8

    assert "fact_too_big" in found(path)


def test_letters_of_several_looks_stay_so(path: Path) -> None:
    rich = CellRichText("misdeal ", TextBlock(InlineFont(b=True), "twice"), " – replayed")
    with Hand(path) as hand:
        hand.cell(1, "Note").value = rich
        hand.book.create_sheet("Mine")["A1"] = rich

    add(path, "pass", None, None, NOW)

    book = load_workbook(path, rich_text=True)
    at = headings(book["S1 T1"], "Declarer")
    note = book["S1 T1"].cell(at["_row"] + 1, at["Note"]).value
    for value in (note, book["Mine"]["A1"].value):
        assert (str(value), value[1].font.b) == ("misdeal twice – replayed", True)


def test_a_formula_in_a_raw_cell_becomes_its_value(path: Path, tmp_path: Path) -> None:
    """The value last computed is beside the formula in the file, as spreadsheet programs do."""
    with Hand(path) as hand:
        hand.cell(1, "With").value = "=1+2"
        ref = hand.cell(1, "With").coordinate
    parts = {}
    with zipfile.ZipFile(path) as package:
        for name in package.namelist():
            content = package.read(name)
            parts[name] = content.replace(b"<f>1+2</f><v />", b"<f>1+2</f><v>3</v>")
    with zipfile.ZipFile(path, "w") as package:
        for name, content in parts.items():
            package.writestr(name, content)
    assert found(path) == {"formula_replaced": f"S1 T1!{ref}"}
    assert scores(path)[0] == 48

    done = add(path, "pass", None, None, NOW)

    assert [f.kind.name for f in done.findings] == ["formula_replaced"]
    assert read(path, 1, "With") == 3
    assert scores(path)[0] == 48


def test_a_renamed_player_is_renamed_in_every_series(make) -> None:
    path = make(FOUR, series=2)
    seat(path, 2, [("Dieter", "Carla", "Bernd", "Anna")])
    add(path, "bernd h m1 b18 61", 1, 1, NOW)
    with Hand(path) as hand:
        hand.book["Players"]["B3"].value = "Bernhard"

    assert add(path, "bernhard h m1 b18 61", 2, 1, NOW).saved

    ranking = view(path).ranking
    assert [s.player for s in ranking if s.total == 140] == ["Bernhard"]
    assert read(path, 1, "Declarer") == "Bernhard"


def test_another_player_in_one_seat_is_nobody_renamed(make) -> None:
    """Bernd sits in series 2 as well, so the new name in series 1 is somebody else."""
    path = make(FOUR, series=2)
    seat(path, 2, [("Dieter", "Carla", "Bernd", "Anna")])
    with Hand(path) as hand:
        at = headings(hand.list, "Player")
        hand.list.cell(at["_row"] + 2, at["Player"]).value = "Emil"

    assert load(path).evening.players == (*FOUR, "Emil")


def test_names_that_only_change_places_rename_nobody(path: Path) -> None:
    with Hand(path) as hand:
        players = hand.book["Players"]
        players["B2"].value, players["B3"].value = "Bernd", "Anna"

    assert found(path) == {}
    assert [t.player for t in load(path).lists[0].totals] == list(FOUR)


SEATS = [
    ("Player", 2, None, "seat_blank"),
    ("Player", 2, "Anna", "seats_same_name"),
    ("Seat", 2, 7, "seat_number_wrong"),
]


@pytest.mark.parametrize(("heading", "line", "value", "kind"), SEATS, ids=[x[3] for x in SEATS])
def test_seats_that_cannot_be_are_found(path, heading, line, value, kind) -> None:
    with Hand(path) as hand:
        at = headings(hand.list, "Player")
        hand.list.cell(at["_row"] + line, at[heading]).value = value

    assert found(path)[kind].startswith("S1 T1!")


def test_a_copied_sheet_is_left_alone(path: Path) -> None:
    with Hand(path) as hand:
        hand.book.copy_worksheet(hand.list).title = "Copy"

    assert "list_twice" in found(path)
    add(path, "pass", None, None, NOW)
    sheet = load_workbook(path)["Copy"]
    at = headings(sheet, "Declarer")
    assert sheet.cell(at["_row"] + 5, at["Result"]).value is None


def test_a_deal_deleted_and_brought_back_is_the_same_to_the_cell(path: Path) -> None:
    with Hand(path) as hand:
        hand.cell(2, "Game").value = 10
        hand.cell(2, "Written value").value = 20
    before = load(path).evening
    delete(path, 2, None, None, NOW)

    assert undo(path, NOW).saved
    assert load(path).evening == before
    assert read(path, 2, "Game") == 10


UNKEPT = ["A\x00B", "bell\x07", "half\ud800", "no\ufffe", "B" * 2000, "_x0007_"]


@pytest.mark.parametrize("name", UNKEPT, ids=range(len(UNKEPT)))
def test_names_that_no_workbook_can_keep_are_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / "new.xlsx"
    for club, players in (("Aces", (name, "B", "C")), (name, ("A", "B", "C"))):
        kinds = [f.kind.name for f in new(path, Wanted("2026-11-27", club), [players], (), "en")]
        assert "name_unusable" in kinds
    assert not path.exists()


def test_plans_out_of_all_reason_are_refused(tmp_path: Path) -> None:
    for wish in ({"deals": 10**6}, {"series": 10**6}):
        found = new(tmp_path / "x.xlsx", Wanted("2026-11-27", "A", **wish), [FOUR], (), "en")
        assert [f.kind.name for f in found] == ["fact_too_big"]


def test_a_comment_keeps_its_text_and_the_size_of_its_box(path: Path) -> None:
    with Hand(path) as hand:
        comment = Comment("was it Anna?\nask", "Bernd", height=240, width=320)
        hand.cell(2, "Declarer").comment = comment

    add(path, "pass", None, None, NOW)
    add(path, "pass", None, None, NOW)

    with zipfile.ZipFile(path) as package:
        boxes = [package.read(n).decode() for n in package.namelist() if n.endswith(".vml")]
    assert len(boxes) == 1
    assert "width:320px" in boxes[0]
    assert "height:240px" in boxes[0]


NOTES = [
    lambda sheet, at: setattr(sheet.cell(at["_row"] + 3, at["Note"]), "value", "Emil is late"),
    lambda sheet, at: setattr(sheet.cell(at["_row"] + 3, 60), "value", "beer"),
    lambda sheet, at: setattr(sheet.cell(3, 1), "comment", Comment("ask", "Bernd")),
    lambda sheet, at: setattr(sheet.cell(6, 8), "value", "sits by the window"),
]


@pytest.mark.parametrize("note", NOTES, ids=range(len(NOTES)))
def test_seating_anew_leaves_a_sheet_with_notes(make, note) -> None:
    path = make(FOUR)
    assert seat(path, 1, [FOUR[::-1]]) == ()
    with Hand(path) as hand:
        note(hand.list, hand.at)

    assert [f.kind.name for f in seat(path, 1, [FOUR])] == ["sheet_holds_notes"]
    assert load(path).evening.lists[0].seats == FOUR[::-1]


def test_a_row_put_back_looks_like_the_others(path: Path) -> None:
    with Hand(path) as hand:
        hand.list.delete_rows(hand.at["_row"] + 2)

    assert edit(path, 2, "carla h m1 b18 61", None, None, NOW).saved

    with Hand(path) as hand:
        rows = [row for row in hand.list.iter_rows() if row[0].value == 2]
        assert rows[-1][0].row == hand.at["_row"] + 48
        assert rows[-1][2].border.left.style == "thin"
        assert rows[-1][2].value == "Carla"


def test_a_file_for_macros_is_not_written_as_one_without(path: Path) -> None:
    types = "[Content_Types].xml"
    plain, macros = "sheet.main+xml", "sheet.macroEnabled.main+xml"
    with zipfile.ZipFile(path) as package:
        parts = {name: package.read(name) for name in package.namelist()}
    parts[types] = parts[types].replace(plain.encode(), macros.encode())
    parts[types] = parts[types].replace(
        b"openxmlformats-officedocument.spreadsheetml.sheet.mac", b"ms-excel.sheet.mac"
    )
    with zipfile.ZipFile(path, "w") as package:
        for name, content in parts.items():
            package.writestr(name, content)

    with pytest.raises(SkatcalcError) as caught:
        add(path, "pass", None, None, NOW)

    assert [f.kind.name for f in caught.value.findings] == ["part_not_kept"]


def test_the_far_corner_of_a_sheet_costs_nothing(path: Path) -> None:
    """Whoever iterates over the rectangle of used cells waits for 17 billion of them."""
    with Hand(path) as hand:
        for name in ("S1 T1", "Log", "Ranking", "Players"):
            hand.book[name]["XFD1048576"] = "here"
        hand.list.cell(hand.at["_row"], hand.at["Note"]).value = None
        hand.cell(1, "Won 2").value = 9

    assert add(path, "pass", None, None, NOW).saved

    book = load_workbook(path)
    cells = book["S1 T1"]._cells.values()
    assert "Won 2: 9" in [cell.value for cell in cells]
    assert book["Log"]["XFD1048576"].value == "here"
    assert undo(path, NOW).saved
