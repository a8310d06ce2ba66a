"""House rules in the workbook of an evening: entered, kept, shown, read by hand."""

import shutil

import pytest
from openpyxl import load_workbook

THREE = ("Anna", "Berta", "Carla")

LINES = [
    ("tournament", "berta grand m1 b18 61 kontra re", (0, 192, 0)),  # 48 x 4, source 001
    ("tournament", "berta grand m1 b18 61 bock", (0, 96, 0)),
    ("tournament", "ramsch 60/40/20", (0, -60, 0)),  # Anna deals: Berta is forehand
    ("tournament", "ramsch march 3", (120, 0, 0)),  # source 001, S1-12
    ("tournee", "ramsch 35/35/50 last 1", (0, 0, 10)),  # source 003, S3-36
    ("tournee", "hearts solo m1 b10 93", (30, 0, 0)),
    ("pre1999", "berta grand ouvert m4 b216 won", (0, 360, 0)),
]


@pytest.mark.parametrize(("rules", "line", "points"), LINES, ids=[line for _, line, _ in LINES])
def test_a_deal_is_kept_as_it_was_entered(skatcalc, make, rules, line, points) -> None:
    if rules == "tournee" and "solo" in line:
        line = f"anna {line}"
    path = make(THREE, rules=rules, system="leipziger")
    if line.startswith("anna"):
        skatcalc("evening", "add", path, "pass")

    added = skatcalc("evening", "add", path, line)
    shown = skatcalc("evening", "show", path, "--format", "json").json

    assert added.status == 0, added.err
    totals = shown["series"][0]["tables"][0]["totals"]
    assert tuple(t["game_points"] for t in totals) == points


FULL = "ramsch 70/50/0 tricks 6/4/0 last 1 push 2 virgin announced 3"


def test_a_ramsch_survives_entering_editing_and_undoing(skatcalc, make, tmp_path) -> None:
    club = tmp_path / "club.toml"
    club.write_text(
        'base = "tournament"\nramsch_pushing = true\nramsch_announced_factor = 4\n',
        encoding="utf-8",
    )
    path = make(THREE, rules="club.toml")

    assert skatcalc("evening", "add", path, FULL).status == 0
    before = skatcalc("evening", "show", path, "--format", "json").out
    assert skatcalc("evening", "edit", path, "1", "berta grand m1 b18 61 kontra").status == 0
    assert skatcalc("evening", "undo", path).status == 0

    assert skatcalc("evening", "show", path, "--format", "json").out == before
    assert '"forehand": -1120' in before  # 70 x 4 for two pushes x 4 for the Jungfrau


def test_a_rule_file_moves_with_the_workbook(skatcalc, make, tmp_path) -> None:
    club = tmp_path / "club.toml"
    club.write_text('base = "isko"\nkontra_factors = [2]\n', encoding="utf-8")
    path = make(THREE, rules="club.toml")
    assert skatcalc("evening", "add", path, "berta c m1 b18 61 kontra").status == 0
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for file in (path, club):
        shutil.move(file, elsewhere / file.name)

    ran = skatcalc("evening", "show", elsewhere / path.name, "--format", "json")

    assert ran.status == 0
    assert ran.json["series"][0]["tables"][0]["totals"][1]["game_points"] == 48


def list_sheet(book):
    return book.worksheets[2]


def headings(sheet) -> dict[str, tuple[int, int]]:
    return {
        str(c.value): (c.row, c.column) for cells in sheet.iter_rows() for c in cells if c.value
    }


COLUMNS = [("isko", False, False), ("tournament", True, True), ("tournee", False, True)]


@pytest.mark.parametrize(("rules", "kontra", "ramsch"), COLUMNS)
def test_a_list_has_the_columns_of_its_rule_system(make, rules, kontra, ramsch) -> None:
    found = headings(list_sheet(load_workbook(make(THREE, rules=rules))))

    assert ("Kontra" in found, "Ramsch points" in found) == (kontra, ramsch)


CELLS = [
    ("Ramsch points", "60/40", "SK474"),
    ("Ramsch points", "60/40/19", "SK834"),
    ("Ramsch points", "50/50/20", None),
]


@pytest.mark.parametrize(("column", "value", "code"), CELLS)
def test_cells_edited_by_hand(skatcalc, make, column, value, code) -> None:
    path = make(THREE, rules="tournament")
    assert skatcalc("evening", "add", path, "ramsch 60/40/20 last 1").status == 0
    book = load_workbook(path)
    row, at = headings(list_sheet(book))[column]
    first = next(
        n for n in range(row + 1, row + 9) if list_sheet(book).cell(n, at).value is not None
    )
    list_sheet(book).cell(first, at, value)
    book.save(path)

    ran = skatcalc("evening", "check", path, "--format", "json")
    codes = {f["code"] for f in ran.json["findings"] if f["severity"] == "error"}

    assert (code in codes) if code else not codes


def test_a_ramsch_is_refused_with_a_declarer(skatcalc, make) -> None:
    ran = skatcalc("evening", "add", make(THREE, rules="tournament"), "2 ramsch 60/40/20")

    assert ran.status != 0
    assert "no declarer" in ran.err


def test_the_running_list_shows_a_ramsch_seat_by_seat(skatcalc, make) -> None:
    path = make(THREE, rules="tournament")
    skatcalc("evening", "add", path, "ramsch 60/40/20")

    assert "Ramsch 60/40/20" in skatcalc("evening", "show", path).out
    german = skatcalc("evening", "show", path, "--lang", "de").out
    assert "-60/+0/+0" in german


ROUND = [
    ("anna grand m1 b18 60", "a bock round begins"),
    ("berta c m1 b18 61", "not marked as bock"),
    ("berta c m1 b18 61 bock", ""),
    ("berta c m1 b18 61 bock", "the bock round ends"),
    ("anna c m1 b18 61 bock", "no bock round is on"),
]


def test_the_list_keeper_is_told_where_a_bock_round_begins_and_ends(
    skatcalc, make, tmp_path
) -> None:
    club = tmp_path / "club.toml"
    words = 'base = "tournament"\nbock_triggers = ["lost_with_60"]\n'
    club.write_text(words, encoding="utf-8")
    path = make(THREE, rules="club.toml")

    for line, said in ROUND:
        ran = skatcalc("evening", "add", path, line)
        assert ran.status == 0
        assert said in ran.err
        assert said or "bock" not in ran.err


SYSTEMS = [("isko", "seeger-fabian"), ("tournee", "leipziger"), ("old-german", "leipziger")]


@pytest.mark.parametrize(("rules", "system"), SYSTEMS)
def test_a_new_evening_is_scored_as_its_rule_system_says(skatcalc, make, rules, system) -> None:
    path = make(THREE, rules=rules)

    assert skatcalc("evening", "show", path, "--format", "json").json["system"] == system
