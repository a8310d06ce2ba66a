"""`skatcalc evening` from outside, and the interactive prompt."""

import json
from pathlib import Path

import pytest

from skatcalc.cli.evening.enter import EntryLoop
from skatcalc.cli.evening.prompt import TypedLines, completion_words
from skatcalc.service.evening import load, open_session
from tests.evenings import FOUR

NEW = ("--date", "2026-11-27", "--club", "Aces", "--table", ",".join(FOUR))


@pytest.fixture
def file(skatcalc, tmp_path: Path) -> Path:
    path = tmp_path / "evening.xlsx"
    assert skatcalc("evening", "new", path, *NEW).status == 0
    return path


def test_show_has_the_keys_of_the_contract(skatcalc, file: Path) -> None:
    for line in ("bernd hearts m2 b30 71", "pass"):
        assert skatcalc("evening", "add", file, line).status == 0
    shown = skatcalc("evening", "show", file, "--format", "json").json

    assert [shown[k] for k in ("date", "club", "rules", "system")] == [
        "2026-11-27", "Aces", "isko", "seeger-fabian"
    ]  # fmt: skip
    table = shown["series"][0]["tables"][0]
    assert (shown["series"][0]["number"], table["number"], table["seats"]) == (1, 1, list(FOUR))
    first, second = table["deals"]
    assert (first["deal"], first["declarer"], first["contract"]) == (1, "Bernd", "hearts")
    assert (first["value"], first["score"], first["running_total"]) == (30, 30, 30)
    assert second["outcome"] == "passed"
    assert table["totals"][1] == {
        "player": "Bernd", "game_points": 30, "won": 1, "lost": 0, "opponents_lost": 0, "total": 80
    }  # fmt: skip
    assert table["passed_in"] == 1
    assert set(shown["ranking"][0]) >= {
        "place", "player", "total", "won", "lost", "shared", "decided_by"
    }  # fmt: skip


def test_show_under_another_system_leaves_the_file_alone(skatcalc, file: Path) -> None:
    skatcalc("evening", "add", file, "bernd hearts m2 b30 71")
    before = file.read_bytes()

    assert (
        skatcalc("evening", "show", file, "--system", "leipziger", "--format", "json").status == 0
    )
    assert skatcalc("evening", "show", file, "--system", "bridge").status == 2
    assert file.read_bytes() == before


def test_piped_lines_are_entered_and_wrong_ones_named_by_line(skatcalc, file: Path) -> None:
    lines = "bernd h m1 b18 61\nfoo\n\npass\nundo\nanna h m1 b18 61\n"
    ran = skatcalc("evening", "enter", file, stdin=lines)

    assert ran.status == 1
    assert "line 2, column 1: error" in ran.err
    assert [d.number for d in load(file).evening.lists[0].deals] == [1, 2]


def test_sentences_follow_the_language(skatcalc, file: Path) -> None:
    assert "eingepasst" in skatcalc("evening", "add", file, "passt", "--lang", "de").out
    wrong = skatcalc("evening", "add", file, "bernd h m1 b18 61", "--lang", "de")
    assert "Bernd gibt hier" in wrong.err


def test_an_overbid_says_what_would_have_covered_it(skatcalc, file: Path) -> None:
    """Hearts with 1 is 20; 24 is covered by schneider or hand, 30 (ISkO 3.6.1)."""
    added = skatcalc("evening", "add", file, "bernd h m1 b24 70")
    entered = skatcalc("evening", "enter", file, stdin="carla h m1 b24 70\n")

    for ran in (added, entered):
        assert "24 would have been covered by schneider (30), hand (30)" in ran.out


def test_check_and_rank(skatcalc, file: Path) -> None:
    skatcalc("evening", "add", file, "bernd hearts m2 b30 71")
    assert "Checked 1 deals in 1 lists: 0 errors" in skatcalc("evening", "check", file).out
    ranking = skatcalc("evening", "rank", file, "--format", "json").json
    assert [(r["place"], r["player"], r["shared"]) for r in ranking] == [
        (1, "Bernd", False), (2, "Anna", True), (2, "Carla", True), (2, "Dieter", True)
    ]  # fmt: skip


def test_export_writes_the_form_beside_the_workbook(skatcalc, file: Path) -> None:
    skatcalc("evening", "add", file, "bernd hearts m2 b30 71")

    ran = skatcalc("evening", "export", file, "--lang", "de")

    assert ran.status == 0
    assert file.with_name("evening-formular.xlsx").exists()
    assert skatcalc("evening", "export", file, "-o", file).status == 2


class Typist:
    """Types lines into the real prompt through a pipe, without a screen."""

    def __init__(self, *lines: str) -> None:
        self.text = "".join(line + "\r" for line in lines)

    def type_into(self, file: Path) -> int:
        from prompt_toolkit.application import create_app_session
        from prompt_toolkit.input import create_pipe_input
        from prompt_toolkit.output import DummyOutput

        with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
            keys.send_text(self.text)
            lines = TypedLines("en", completion_words("en"))
            return EntryLoop(open_session(file, None, None), lines).run()


TYPED = [
    (("bernd h m1 b18 61", "quit"), ["2 hearts 20"]),
    (("bernd h m1 b19 61", "", "quit"), []),
    (("bernd h m1 b19 61", "y", "quit"), ["2 hearts 20"]),
    (("bernd h m1 b18 120", "bernd h m1 b18 120/10", "quit"), ["2 hearts 40"]),
    (("bernd h m1 b18 61", "undo", "quit"), []),
    (("bernd h m1 b24 61", "", "quit"), []),
    (("bernd h m1 b24 61", "y", "quit"), ["2 hearts -60"]),
    (("bernd h m1 b18 61", "undo 1", "quit now", "quit"), ["2 hearts 20"]),
    (("bernd h m1 b18 61", "edit 1 carla g m1 b18 61", "quit"), ["3 grand 48"]),
    (("bernd h m1 b18 61", "delete 1", "ende"), []),
    (("?", "show", "edit", "delete x", "", "bernd h m1 b18 61", "q"), ["2 hearts 20"]),
]


@pytest.mark.parametrize(("lines", "entered"), TYPED, ids=[" | ".join(t) for t, _ in TYPED])
def test_typing_at_the_prompt(file: Path, capsys, lines, entered) -> None:
    assert Typist(*lines).type_into(file) == 0

    deals = load(file).lists[0].deals
    assert [f"{d.deal.declarer} {d.deal.game.contract} {d.score}" for d in deals] == entered


def test_json_of_a_refused_line_has_its_findings(skatcalc, file: Path) -> None:
    ran = skatcalc("evening", "add", file, "bernd h m0 61", "--format", "json")

    assert ran.status == 1
    assert "SK205" in [f["code"] for f in json.loads(ran.out)["findings"]]


def test_undo_in_a_list_leaves_the_others_alone(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "two.xlsx"
    tables = ("--table", "Anna,Bernd,Carla", "--table", "E,F,G")
    skatcalc("evening", "new", path, *NEW[:4], *tables)
    for table in (1, 2):
        skatcalc("evening", "add", path, "pass", "--table", table)

    skatcalc("evening", "enter", path, "--table", 1, stdin="undo\nundo\n")

    assert [len(one.deals) for one in load(path).evening.lists] == [0, 1]


def test_a_deal_number_below_one_is_refused(skatcalc, file: Path) -> None:
    assert skatcalc("evening", "edit", file, 0, "pass").status == 1
    assert load(file).evening.lists[0].deals == ()
