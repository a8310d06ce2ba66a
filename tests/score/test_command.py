"""`skatcalc score` from outside: formats, placement of faults, exit statuses."""

import csv
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shared_data import ROOT

ADDED = ["won", "overbid", "value", "score", "findings"]
TABLE = """id,contract,matadors,hand,bid,card_points,result,note
a,hearts,2,x,30,93,,"a, note"
b,clubs,1,,30,70,,
c,herz,zwei,,18,61,,
d,,,,,,passed,
e,grand,1,,19,61,,
f,null,,,23,,won,
g,spades,1,,18,61,lost,
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "games.csv"
    path.write_text(TABLE, encoding="utf-8")
    return path


# ISkO 2.5.1: hearts with 2, hand, schneider 5 x 10; 3.6.1: clubs 24 below 30, 3 x 12 lost;
# 2.4.2: null 23; grand 48 beside an illegal bid (3.3.2)
NUMBERS = {
    "a": (True, False, 50, 50),
    "b": (False, True, 36, -72),
    "c": (None, None, None, None),
    "d": (None, False, 0, 0),
    "e": (True, False, 48, 48),
    "f": (True, False, 23, 23),
    "g": (None, None, None, None),
}
CODES = {"a": [], "b": [], "c": ["SK511"], "d": [], "e": ["SK201"], "f": [], "g": ["SK220"]}


def test_json_keeps_rows_and_columns_and_adds_the_computed_ones(skatcalc, table: Path) -> None:
    ran = skatcalc("score", table, "--format", "json")

    assert ran.status == 1
    assert [row["id"] for row in ran.json] == list(NUMBERS)
    for row in ran.json:
        assert tuple(row[name] for name in ADDED[:4]) == NUMBERS[row["id"]]
        assert [f["code"] for f in row["findings"]] == CODES[row["id"]]
        assert list(row)[:8] == TABLE.splitlines()[0].split(",")
    assert ran.json[0]["note"] == "a, note"
    assert ran.json[2]["findings"][0]["place"] == f"{table}:4"


def test_csv_keeps_the_columns_and_appends_the_computed_ones(skatcalc, table: Path) -> None:
    ran = skatcalc("score", table, "--format", "csv")
    heading, *found = csv.reader(io.StringIO(ran.out))

    assert ran.status == 1
    assert heading == [*TABLE.splitlines()[0].split(","), *ADDED]
    assert [row[:8] for row in found] == list(csv.reader(io.StringIO(TABLE)))[1:]
    assert found[0][8:] == ["1", "0", "50", "50", ""]
    assert found[1][8:] == ["0", "1", "36", "-72", ""]
    assert found[2][8:12] == ["", "", "", ""]
    assert found[2][12].startswith('SK511 error: column matadors: "zwei"')


def test_text_has_one_line_a_row_and_faults_on_stderr(skatcalc, table: Path) -> None:
    ran = skatcalc("score", table, "--lang", "de")

    assert ran.out.splitlines()[0] == (
        "a: Herz Hand, mit 2, gereizt 30, 93 Augen → gewonnen +50 "
        "(mit 2, Spiel 3, Hand 4, Schneider 5, mal 10 = 50)"
    )
    assert f"{table}:4: Fehler: Spalte matadors: „zwei“" in ran.err
    assert ran.err.splitlines()[-1] == (
        f"{table}: Zeilen: 7, gewonnen: 3, verloren: 1, Ramsch: 0, eingepasst: 1, "
        "ohne Ergebnis: 2; Fehler: 3, Warnungen: 0, Hinweise: 0"
    )


def score_of(skatcalc, tmp_path: Path, text: str | bytes, *options: object):
    path = tmp_path / "table.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return skatcalc("score", path, "--format", "json", *options)


def test_results_of_the_same_names_stay_visible_and_a_score_is_compared(
    skatcalc, tmp_path: Path
) -> None:
    text = "contract,matadors,bid,card_points,score,value,written_value\ngrand,1,18,61,96,2,3\n"
    ran = score_of(skatcalc, tmp_path, text)
    (row,) = ran.json

    assert (row["written_score"], row["score"]) == ("96", 48)
    assert (row["written_value"], row["value"]) == ("2", 48)
    assert row["written_written_value"] == "3"
    assert [f["code"] for f in row["findings"]] == ["SK305"]
    assert ran.status == 1


def test_its_own_output_can_be_scored_again(skatcalc, table: Path, tmp_path: Path) -> None:
    first = skatcalc("score", table, "--format", "csv")
    again = score_of(skatcalc, tmp_path, first.out)

    assert [tuple(row[n] for n in ADDED[:4]) for row in again.json] == list(NUMBERS.values())


ALIKE = [
    "contract,matadors,bid,card_points\nhearts,2,18,61\n",
    "\ufeffcontract,matadors,bid,card_points\nhearts,2,18,61\n",
    "contract;matadors;bid;card_points\r\nhearts;2;18;61\r\n",
    "contract\tmatadors\tbid\tcard_points\nhearts\t2\t18\t61\n",
    "sep=;\ncontract;matadors;bid;card_points\nhearts;2;18;61\n",
    "\n\n game , Matadors ,BID,card points\n hearts , 2 , 18 , 61 \n\n,,,\n",
    '"contract";"matadors";"bid";"card_points"\n"hearts";"2";"18";"61"',
    "Spielart;mit;ohne;Hand;Reizung;Augen\nHerz;2;;;18;61\n",
    "Spiel;Spitzen;Reizung;Augen\nHerz;2;18;61\n",
    "contract,matadors,bid,card_points\rhearts,2,18,61\r",
]


@pytest.mark.parametrize("text", ALIKE, ids=range(len(ALIKE)))
def test_tables_that_say_the_same(skatcalc, tmp_path: Path, text: str) -> None:
    ran = score_of(skatcalc, tmp_path, text)

    assert ran.status == 0
    assert [row["score"] for row in ran.json] == [30]


# a faulty row: code, line, and the score of the good row behind it
ROWS = [
    ("hearts,2,18,61,,,9", "SK512", 2),
    ("hearts,2,18,61,,,", None, 2),
    ("hearts,2", "SK513", 2),
    ('hearts,"2"2,18,61', "SK514", 2),
    ("hearts,12,18,61", "SK206", 2),
    ("null,1,18,", "SK207", 2),
    ("hearts,0,18,61", "SK205", 2),
    ("hearts,2,18,121", "SK210", 2),
    ("grand,5,18,61", "SK206", 2),
    (",2,18,61", "SK104", 2),
    ('"hea\nrts",2,18,61', "SK511", 2),
]


@pytest.mark.parametrize(("row", "code", "line"), ROWS, ids=[r for r, *_ in ROWS])
def test_a_faulty_row_does_not_stop_the_rest(skatcalc, tmp_path, row, code, line) -> None:
    ran = score_of(
        skatcalc, tmp_path, f"contract,matadors,bid,card_points\n{row}\nspades,1,18,61\n"
    )

    found = [f for f in ran.json[0]["findings"] if f["severity"] != "note"]
    assert [f["code"] for f in found] == ([] if code is None else [code])
    assert all(f["place"].endswith(f"table.csv:{line}") for f in found)
    assert ran.json[1]["score"] == 22
    assert ran.status == int(any(f["severity"] == "error" for f in found))


def test_an_open_quotation_mark_ends_the_table_and_says_so(skatcalc, tmp_path: Path) -> None:
    text = 'contract,matadors,bid,card_points\nspades,1,18,61\n"hearts,2,18,61\nclubs,1,18,61\n'
    ran = score_of(skatcalc, tmp_path, text)

    assert [row["score"] for row in ran.json] == [22, None]
    assert ran.json[1]["findings"][0]["code"] == "SK515"
    assert ran.json[1]["findings"][0]["place"].endswith(":3")
    assert ran.status == 1


UNUSABLE = [
    (b"", "SK503", ""),
    (b"\n \n", "SK503", ""),
    (b"id,bid\n1,18\n", "SK504", ":1:"),
    (b"hearts,2,18,61\n", "SK504", ":1:"),
    (b"contract,game\nhearts,hearts\n", "SK505", ":1:"),
    (b"contract,note,note\nhearts,1,2\n", "SK505", ":1:"),
    (b'contract,"no"te\nhearts,1\n', "SK514", ":1:"),
    ("contract,n\nhearts,1\ngrün,1\n".encode("latin-1"), "SK502", ":3:"),
    ("contract,n\nhearts,1\n".encode("utf-16"), "SK502", ":1:"),
    (b"contract,n\nhearts,1\nclubs,\0\n", "SK501", ":3:"),
]


@pytest.mark.parametrize(
    ("content", "code", "line"), UNUSABLE, ids=[f"{c}-{b[:9]!r}" for b, c, _ in UNUSABLE]
)
def test_a_file_that_is_no_table_is_refused(skatcalc, tmp_path, content, code, line) -> None:
    ran = score_of(skatcalc, tmp_path, content)

    assert (ran.status, ran.out) == (2, "")
    assert f"{code})" in ran.err
    assert f"table.csv{line}" in ran.err


def test_files_that_cannot_be_opened(skatcalc, tmp_path: Path) -> None:
    closed = tmp_path / "closed.csv"
    closed.write_text(TABLE)
    closed.chmod(0)
    for path, code in ((tmp_path / "none.csv", "SK401"), (tmp_path, "SK405"), (closed, "SK405")):
        if path == closed and os.access(closed, os.R_OK):
            continue  # nothing is closed to root
        ran = skatcalc("score", path)
        assert (ran.status, ran.out) == (2, "")
        assert code in ran.err


def test_standard_input_is_read(skatcalc) -> None:
    ran = skatcalc("score", "-", "--format", "json", stdin=TABLE)

    assert [row["id"] for row in ran.json] == list(NUMBERS)
    assert "<stdin>:4" in ran.json[2]["findings"][0]["place"]


def test_a_stream_that_breaks_off_leaves_a_whole_json_list(
    skatcalc, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = skatcalc("score", "-", "--format", "json", stdin=TABLE[:120] + "\nh,\0,,,,,,\n")

    assert ran.status == 2
    assert [row["id"] for row in ran.json][:2] == ["a", "b"]
    assert "SK501" in ran.err


def test_rows_name_their_own_rule_system_and_table(skatcalc, tmp_path: Path) -> None:
    text = (
        "id,ruleset,contract,matadors,hand,bid,result,players,kontra,ramsch_points\n"
        "x,,grand,1,x,18,lost,4,,\n"
        "y,pre1999,grand,1,x,18,lost,,,\n"
        "z,tournament,grand,1,,18,lost,,x,\n"
        "r,tournee,ramsch,,,,,,,20 45 55\n"
        "u,whist,grand,1,,18,lost,,,\n"
    )
    rows = score_of(skatcalc, tmp_path, text).json

    # ISkO doubles a lost hand game, until 1998 it was single; kontra doubles once more
    assert [row["score"] for row in rows] == [-144, -72, -192, None, None]
    assert rows[0]["seats"] == {"declarer": -194, "defender": 30, "dealer": 30}
    # source 003, S3-35: the fewest card points win 10
    assert rows[3]["seats"] == {"forehand": 10, "middlehand": 0, "rearhand": 0}
    assert [f["code"] for f in rows[4]["findings"]] == ["SK801"]


def test_the_call_names_the_rule_system_of_rows_that_do_not(skatcalc, tmp_path: Path) -> None:
    text = "contract,matadors,hand,bid,result\ngrand,1,x,18,lost\n"

    assert score_of(skatcalc, tmp_path, text, "--rules", "pre1999").json[0]["score"] == -72
    assert score_of(skatcalc, tmp_path, text, "--rules", "whist").status == 2
    ran = score_of(skatcalc, tmp_path, text, "--players", "4")
    assert ran.json[0]["seats"]["dealer"] == 30


def test_memory_does_not_grow_with_the_rows(tmp_path: Path) -> None:
    """Rows are passed on one by one: the first comes out while the rest is not yet written."""
    from skatcalc.service.rulesets import find_rules
    from skatcalc.service.scoring import score_table

    taken = 0

    def lines():
        nonlocal taken
        yield "contract,matadors,bid,card_points\n"
        for _ in range(1_000_000):
            taken += 1
            yield "hearts,2,18,61\n"

    rows = score_table(lines(), "x", "isko", 3, find_rules).rows
    assert next(rows).result.score == 30
    assert taken == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
@pytest.mark.parametrize("output", ["json", "csv", "text"])
def test_a_narrow_terminal_does_not_stop_the_output(
    tmp_path: Path, encoding: str, output: str
) -> None:
    """JSON and CSV are UTF-8 everywhere; text shows a question mark for what it cannot say."""
    path = tmp_path / "table.csv"
    path.write_text("contract,matadors,bid,card_points\n♣,1,18,61\n", encoding="utf-8")
    command = [sys.executable, "-m", "skatcalc", "score", str(path), "--format", output]
    environ = {**os.environ, "PYTHONIOENCODING": encoding, "SKATCALC_LANG": "de"}
    ran = subprocess.run(command, capture_output=True, env=environ, cwd=ROOT, check=False)

    assert (ran.returncode, b"Traceback" in ran.stderr) == (0, False)
    if output == "text":
        assert ran.stdout.startswith(b"1: Kreuz, mit 1")
    else:
        assert "♣" in ran.stdout.decode("utf-8")
