"""`skatcalc replay check` and `show` from outside."""

import contextlib
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.replay.naive import iss_line, random_deal
from tests.replay.test_files import GOOD, game
from tests.replay.test_record import RECORD
from tests.replay.test_systems import BIDS, HANDS, PLAY

KEYS = ["source", "id", "status", "outcome", "result", "findings"]
RESULT_KEYS = ["declarer", "contract", "score", "matadors", "overbid", "card_points", "tricks"]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.sgf"
    path.write_text(GOOD, encoding="utf-8")
    return path


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """A good deal, a revoke, a wrong result, garbage."""
    path = tmp_path / "mixed.sgf"
    lines = [
        game(1),
        game(2).replace("1 SJ 2 C8", "1 HA 2 C8"),
        game(3).replace("v:36", "v:48"),
        "?",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def objects(out: str):
    return [json.loads(line) for line in out.splitlines()]


def test_json_is_one_object_a_line_with_the_keys_of_the_contract(skatcalc, mixed: Path) -> None:
    ran = skatcalc("replay", "check", mixed, "--format", "json")
    found = objects(ran.out)

    assert ran.status == 1
    assert [list(one) for one in found] == [KEYS] * 4
    assert [one["status"] for one in found] == ["ok", "illegal", "mismatch", "unreadable"]
    assert [one["source"] for one in found] == [f"{mixed}:{n}" for n in range(1, 5)]
    assert [one["id"] for one in found] == ["1", "2", "3", None]
    assert list(found[0]["result"]) == RESULT_KEYS
    assert found[0]["result"] == {
        "declarer": 0, "contract": "clubs", "score": 36, "matadors": 1, "overbid": False,
        "card_points": 116, "tricks": 9,
    }  # fmt: skip
    assert [one["outcome"] for one in found] == ["won", None, "won", None]
    assert found[1]["findings"][0]["code"] == "SK763"
    assert found[1]["findings"][0]["place"] == f"{mixed}:2, trick 2, ♥A"


def test_text_shows_what_is_not_in_order_and_a_summary(skatcalc, mixed: Path) -> None:
    ran = skatcalc("replay", "check", mixed)

    assert ran.status == 1
    assert ran.out.splitlines() == [
        f"{mixed}:2, deal 2: illegal",
        f"  {mixed}:2, trick 2, ♥A: error: middlehand plays ♥A and does not follow suit to ♥J; "
        "possible: ♠J (ISkO 4.2.1, SK763)",
        f"{mixed}:3, deal 3: mismatch",
        f"  {mixed}:3: error: score: recorded 48, computed 36 (SK780)",
        f"{mixed}:4: unreadable",
        f"  {mixed}:4: error: this is no recorded deal: ? (SK701)",
    ]
    assert ran.err.splitlines()[0] == (
        "checked: 4; ok: 1, illegal: 1, wrong result: 1, unreadable: 1"
    )
    assert "        1  SK763 error: … plays … and does not follow suit to …; possible: …" in ran.err


def test_german(skatcalc, mixed: Path) -> None:
    ran = skatcalc("replay", "check", mixed, "--lang", "de")

    assert "Mittelhand spielt ♥A und bedient ♥B nicht; möglich: ♠B" in ran.out
    assert "geprüft: 4; in Ordnung: 1, regelwidrig: 1" in ran.err


def test_all_in_order(skatcalc, games: Path) -> None:
    ran = skatcalc("replay", "check", games)

    assert (ran.status, ran.out) == (0, "")
    assert ran.err == "checked: 3; ok: 3, illegal: 0, wrong result: 0, unreadable: 0\n"


def test_several_files_and_a_missing_one(skatcalc, games: Path, tmp_path: Path) -> None:
    ran = skatcalc("replay", "check", tmp_path / "none.sgf", games)

    assert ran.status == 2
    assert "none.sgf is not there" in ran.err
    assert "checked: 3" in ran.err


def test_standard_input(skatcalc) -> None:
    ran = skatcalc("replay", "check", "-", "--format", "json", stdin=GOOD)

    assert ran.status == 0
    assert [one["source"] for one in objects(ran.out)] == [f"<stdin>:{n}" for n in (1, 2, 3)]


def test_several_processes_print_the_same_in_the_same_order(skatcalc, tmp_path: Path) -> None:
    from random import Random

    rng = Random(3)
    path = tmp_path / "many.sgf"
    lines = [iss_line(random_deal(rng), n) for n in range(1500)]
    lines[700] = lines[700].replace("v:", "v:1")
    lines[900] = lines[900][:90]
    path.write_text("\n".join(lines), encoding="utf-8")
    one = skatcalc("replay", "check", path, "--format", "json")
    two = skatcalc("replay", "check", path, "--format", "json", "--jobs", "2")

    assert two == one
    assert len(objects(two.out)) == 1500


def test_a_file_without_deals_is_said_to_be_one(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "empty.sgf"
    path.write_text("# nothing yet\n", encoding="utf-8")
    ran = skatcalc("replay", "check", path)

    assert ran.status == 0
    assert f"warning: {path} holds no recorded deal (SK715)" in ran.err


def test_a_packed_file_cut_short_is_an_error(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf.gz"
    path.write_bytes(gzip.compress(GOOD.encode())[:-9])
    ran = skatcalc("replay", "check", path)

    assert ran.status == 1
    assert "the compressed file breaks off" in ran.err
    assert "        1  SK712 error:" in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminal")
def test_progress_is_shown_on_a_terminal_only(games: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "skatcalc", "replay", "check", str(games), "--format", "json"]
    environ = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, env=environ, check=False)
    os.close(theirs)
    seen = b""
    with contextlib.suppress(OSError):  # the end of a pseudo terminal is an error on Linux
        while block := os.read(ours, 4096):
            seen += block
    os.close(ours)
    piped = subprocess.run(command, capture_output=True, env=environ, check=False)

    assert b"checking" in seen
    assert b"checked: 3" in seen
    assert len(objects(ran.stdout.decode())) == 3
    assert b"checking" not in piped.stderr


def test_a_reader_that_stops_early_is_no_failure(games: Path) -> None:
    command = [sys.executable, "-m", "skatcalc", "replay", "check", str(games), "--format", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        said = run.stderr.read()

    assert b"Traceback" not in said


def test_no_jobs_at_all_is_wrong_usage(skatcalc, games: Path) -> None:
    assert skatcalc("replay", "check", games, "--jobs", "0").status == 2


def test_other_rules(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "own.deal"
    path.write_text(HANDS + "skat: D8 D7\n" + BIDS + "game: solo clubs\n" + PLAY, encoding="utf-8")

    assert skatcalc("replay", "check", path, "--rules", "tournee").status == 0
    assert skatcalc("replay", "check", path).status == 1
    assert skatcalc("replay", "check", path, "--rules", "nonsense").status == 2


SHOWN = """deal 7: ok
players        Anna, Bernd, Carla
forehand       ♥9   ♣A ♣K ♣Q ♣8   ♠10 ♠Q ♠9 ♠7   ♦8
middlehand     ♣J ♥J ♥10 ♥K ♥Q ♥8   ♠K   ♦10 ♦9 ♦7
rearhand       ♦J ♥A ♥7   ♣10 ♣9 ♣7   ♠8   ♦A ♦K ♦Q
skat           ♠A ♠J
auction        middlehand 18, forehand yes, middlehand 20, forehand yes, middlehand 22, \
forehand pass, rearhand pass
declarer       middlehand at 22
put away       ♠K ♦10
 1. forehand       ♣A   ♣J   ♣7    middlehand      13    declarer  27  defenders   0
 2. middlehand     ♠J   ♥7   ♥9    middlehand       2    declarer  29  defenders   0
"""
SUM = """game           Hearts, with 3, bid 22
result         card points: 71, of them in the skat: 14; tricks: 7
               won
               with 3, game 4, times 10 = 40
               list: +40
"""


def test_show(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "own.deal"
    path.write_text(RECORD, encoding="utf-8")
    ran = skatcalc("replay", "show", path)

    assert ran.status == 0
    assert ran.out.startswith(SHOWN)
    assert ran.out.endswith(SUM)


def test_show_german(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "own.deal"
    path.write_text(RECORD, encoding="utf-8")
    ran = skatcalc("replay", "show", path, "--lang", "de")

    assert "Mittelhand     ♣B ♥B ♥10 ♥K ♥D ♥8   ♠K   ♦10 ♦9 ♦7\n" in ran.out
    assert "Alleinspieler  Mittelhand bei 22\n" in ran.out
    assert "               mit 3, Spiel 4, mal 10 = 40\n" in ran.out


def test_show_json(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "own.deal"
    path.write_text(RECORD, encoding="utf-8")
    shown = skatcalc("replay", "show", path, "--format", "json").json

    assert list(shown)[: len(KEYS)] == KEYS
    assert shown["hands"][1] == ["HT", "SK", "H8", "D9", "DT", "HJ", "HK", "CJ", "D7", "HQ"]
    assert shown["auction"][:2] == [{"seat": 1, "call": 18}, {"seat": 0, "call": "yes"}]
    assert shown["tricks"][0] == {
        "leader": 0, "cards": ["CA", "CJ", "C7"], "winner": 1, "points": 13,
        "points_so_far": [0, 27, 0],
    }  # fmt: skip
    assert shown["game"]["steps"] == [
        {"label": "with 3", "count": 3},
        {"label": "game", "count": 4},
    ]


def test_show_one_of_many(skatcalc, mixed: Path) -> None:
    assert skatcalc("replay", "show", mixed, "--id", "1").out.startswith("deal 1 (ISS, 1): ok\n")
    illegal = skatcalc("replay", "show", mixed, "--line", "2")
    assert illegal.status == 1
    # one trick and the lead of the second are legal; the finding says the rest
    assert " 2. forehand       ♥J\n" in illegal.out
    assert "does not follow suit" in illegal.err
    missing = skatcalc("replay", "show", mixed, "--id", "99")
    assert (missing.status, missing.err) == (2, f"{mixed} holds no deal 99\n")


def test_show_does_not_steer_the_terminal(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text(GOOD.replace("P0[a]", "P0[\x1b[2Ja]"), encoding="utf-8")
    ran = skatcalc("replay", "show", path)

    assert "\x1b" not in ran.out + ran.err


OTHER = [
    ("passed in", "bids: M pass, R pass, F pass\n",
     "declarer       everybody passed\nresult         passed in\n"),
    ("a null", "bids: M 18, F yes, M pass, R pass\ngame: null hand\ntricks:\nC9 DT C8\n",
     "game           Null hand, bid 18\n"
     "result         card points: 10, of them in the skat: 0; tricks: 1\n"
     "               lost\n               fixed value 35\n               list: -70\n"),
    ("overbid", "bids: M 40, F yes, M pass, R pass\ngame: clubs\naway: D8 D7\nend: F gives up\n",
     "    * forehand gives up\ngame           Clubs, with 1, bid 40\n"
     "result         card points: 0, of them in the skat: 0; tricks: 0\n               lost\n"),
    ("a plain game without the skat",
     "bids: M 18, F yes, M pass, R pass\ngame: clubs\naway: none\nend: F gives up\n",
     "               with 1, game 2, times 12 = 24\n               list: -48\n"),
]  # fmt: skip


@pytest.mark.parametrize(("more", "end"), [o[1:] for o in OTHER], ids=[o[0] for o in OTHER])
def test_show_other_deals(skatcalc, tmp_path: Path, more: str, end: str) -> None:
    path = tmp_path / "own.deal"
    path.write_text(HANDS + "skat: D8 D7\n" + more, encoding="utf-8")
    ran = skatcalc("replay", "show", path)

    assert ran.status == 0
    assert end in ran.out
    assert json.loads(skatcalc("replay", "show", path, "--format", "json").out)["status"] == "ok"


def test_show_ramsch(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "own.deal"
    path.write_text(
        HANDS + "skat: D8 D7\nbids: M pass, R pass, F pass\ntricks:\nCJ DJ C7\n", encoding="utf-8"
    )
    ran = skatcalc("replay", "show", path, "--rules", "tournee")

    assert " 1. forehand       ♣J   ♦J   ♣7    forehand         4      4   0   0\n" in ran.out
    assert "the record stops after 3 cards" in ran.err


def test_show_what_cannot_be_read(skatcalc, tmp_path: Path) -> None:
    path = tmp_path / "own.sgf"
    path.write_text("?\n", encoding="utf-8")
    ran = skatcalc("replay", "show", path)

    assert (ran.status, ran.out) == (1, "deal: unreadable\n")
    assert skatcalc("replay", "show", path, "--format", "json").status == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_help_has_an_example(skatcalc, lang: str) -> None:
    for command in ("check", "show"):
        ran = skatcalc("replay", command, "--help", "--lang", lang)
        assert ran.status == 0
        assert f"skatcalc replay {command} " in ran.out
    assert "skatcalc replay check" in skatcalc("replay", "--help").out
