"""Files of recorded deals: packed, broken, endless, of the wrong kind; memory stays flat."""

import bz2
import gzip
import os
import tracemalloc
from functools import partial
from pathlib import Path

import pytest

from skatcalc.findings import SkatcalcError
from skatcalc.report.replay import text_line
from skatcalc.rules.presets import ISKO
from skatcalc.service.replay import check_file, deals_in
from skatcalc.service.replay_files import BLOCK, LONGEST, pieces
from tests.replay.lines import CLUBS, TEN_TRICKS, errors, line

RESULT = "d:0 win v:36 m:1 bidok p:116 t:9 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"


def game(number: int, moves: str = f"{CLUBS} {TEN_TRICKS}", result: str = RESULT) -> str:
    return line(moves, result).replace("ID[1]", f"ID[{number}]")


GOOD = "\n".join(game(n) for n in range(1, 4)) + "\n"
RECORD = """deal: 1
forehand: CJ HJ CA CT CK CQ C9 SA ST DA
middlehand: SJ DJ HA HT HK HQ H9 SK SQ DT
rearhand: C8 C7 H8 H7 S9 S8 S7 DK DQ D9
skat: D8 D7
bids: M pass, R pass, F pass
"""


def checked(path: Path, text: str | bytes):
    """Write a file; return its deals as id, line, status, errors."""
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return [
        (e.recorded.id, e.line, e.verdict.status, [f.kind.name for f in e.verdict.findings])
        for e in deals_in(str(path), ISKO)
    ]


OK = [("1", 1, "ok", []), ("2", 2, "ok", []), ("3", 3, "ok", [])]

FORMS = [
    ("plain", GOOD.encode()),
    ("gzip", gzip.compress(GOOD.encode())),
    ("bzip2", bz2.compress(GOOD.encode())),
    ("several gzip members", b"".join(gzip.compress(x.encode()) for x in (GOOD[:99], GOOD[99:]))),
    ("no newline at the end", GOOD.rstrip("\n").encode()),
    ("Windows ends of line", GOOD.replace("\n", "\r\n").encode()),
    ("a byte order mark", b"\xef\xbb\xbf" + GOOD.encode()),
    ("blanks at the end", GOOD.replace(";)\n", ";)  \n").encode()),
]  # fmt: skip


@pytest.mark.parametrize("data", [f[1] for f in FORMS], ids=[f[0] for f in FORMS])
def test_forms(tmp_path: Path, data: bytes) -> None:
    assert checked(tmp_path / "games.sgf", data) == OK


DAMAGED = [
    ("garbage between", GOOD.replace("\n", "\nhello world\n", 1),
     [*OK[:1], ("", 2, "unreadable", ["line_garbled"]), ("2", 3, "ok", []), ("3", 4, "ok", [])]),
    ("a line cut short", GOOD.replace("MV[w CJ.HJ", "MV[w CJ", 1).replace(game(2), game(2)[:200]),
     [("1", 1, "illegal", ["deal_count"]), ("2", 2, "unreadable", ["line_cut_short"]),
      ("3", 3, "ok", [])]),
    ("the last line cut short", GOOD[:-80],
     [*OK[:2], ("3", 3, "unreadable", ["line_cut_short"])]),
    ("two games on a line", GOOD.replace("\n", " ", 1),
     [("1", 1, "ok", []), ("2", 1, "ok", ["games_on_one_line"]), ("3", 2, "ok", [])]),
    ("all on one line", GOOD.replace("\n", ""),
     [("1", 1, "ok", []), ("2", 1, "ok", ["games_on_one_line"]),
      ("3", 1, "ok", ["games_on_one_line"])]),
    ("a game over several lines", GOOD.replace("]MV[", "]\nMV[").replace(" 0 CJ ", "\n0 CJ "),
     [("1", 1, "ok", []), ("2", 4, "ok", []), ("3", 7, "ok", [])]),
    ("comments",
     "# made by hand\n" + GOOD.replace(";)", ";) # good", 1).replace("]MV[", "]# x\nMV[", 2),
     [("1", 2, "ok", []), ("2", 4, "ok", []), ("3", 6, "ok", [])]),
    ("a sharp in a name", GOOD.replace("P0[a]", "P0[#1]"), OK),
    ("a smiley in a name", GOOD.replace("P0[a]", "P0[;)]"), OK),
    ("nested brackets", GOOD.replace("CO[]", "CO[a[b]c]", 1),
     [("1", 1, "unreadable", ["bracket_nested"]), *OK[1:]]),
    ("a tag twice", GOOD.replace("CO[]", "CO[]CO[]", 1),
     [("1", 1, "unreadable", ["tag_twice"]), *OK[1:]]),
    ("no moves", GOOD.replace("MV[", "XX[", 1),
     [("1", 1, "unreadable", ["moves_missing"]), *OK[1:]]),
    ("a NUL byte", GOOD.replace(" 0 CJ", " 0 C\0J", 1),
     [("1", 1, "unreadable", ["control_character"]), *OK[1:]]),
    ("tags in another order", GOOD.replace("GM[Skat]PC[ISS]", "PC[ISS]GM[Skat]"), OK),
    ("without a comment tag", GOOD.replace("CO[]", ""), OK),
    ("a repeated line", GOOD + game(2) + "\n",
     [*OK, ("2", 4, "ok", ["line_repeated"])]),
    ("an empty file", "", []),
    ("only blank lines", "\n\n\n", []),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"), [d[1:] for d in DAMAGED], ids=[d[0] for d in DAMAGED]
)
def test_damaged_files(tmp_path: Path, text: str, expected) -> None:
    assert checked(tmp_path / "games.sgf", text) == expected


def test_latin_1_names_are_noted_and_the_deal_is_read(tmp_path: Path) -> None:
    data = GOOD.replace("P0[a]", "P0[J\xf6rg]").encode("latin-1")

    assert [(x[2], x[3]) for x in checked(tmp_path / "games.sgf", data)] == [
        ("ok", ["line_not_utf8"])
    ] * 3


@pytest.mark.parametrize("blocks", [1, 2, 3, 9])
def test_a_gigantic_line_is_named_and_the_rest_is_read(tmp_path: Path, blocks: int) -> None:
    path = tmp_path / "games.sgf"
    text = game(1) + "\n" + "x" * (blocks * BLOCK) + "\n" + game(2) + "\n"

    assert checked(path, text) == [
        ("1", 1, "ok", []),
        ("", 2, "unreadable", ["line_too_long"]),
        ("2", 3, "ok", []),
    ]


def test_a_gigantic_game_is_named_and_the_rest_is_read(tmp_path: Path) -> None:
    text = game(1).replace("CO[]", f"CO[{'x' * (LONGEST + 9)}") + "\n" + game(2) + "\n"
    found = checked(tmp_path / "games.sgf", text)

    assert [(x[1], x[2]) for x in found][-1] == (2, "ok")
    assert found[0][2] == "unreadable"


@pytest.mark.parametrize(("pack", "name"), [(gzip.compress, "gz"), (bz2.compress, "bz2")])
def test_a_packed_file_cut_short(tmp_path: Path, pack, name: str) -> None:
    path = tmp_path / f"games.sgf.{name}"
    text = "".join(game(n) + "\n" for n in range(4000))
    packed = pack(text.encode())
    path.write_bytes(packed[: len(packed) * 2 // 3])
    reports = list(check_file(str(path), ISKO, partial(text_line, lang="en")))
    found = [f.kind.name for r in reports for f in r.findings]

    assert found == ["file_cut_short"]
    if name == "gz":
        assert sum(r.statuses["ok"] for r in reports) > 1000


def test_damaged_packed_data(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf.gz"
    packed = bytearray(gzip.compress("".join(game(n) + "\n" for n in range(50)).encode()))
    packed[len(packed) // 2] ^= 0xFF
    path.write_bytes(bytes(packed))
    reports = list(check_file(str(path), ISKO, partial(text_line, lang="en")))

    assert "file_cut_short" in [f.kind.name for r in reports for f in r.findings]


UNUSABLE = [
    ("missing", None, "file_missing"),
    ("UTF-16", GOOD.encode("utf-16"), "file_not_text"),
    ("a zip archive", b"PK\x03\x04rest", "file_not_text"),
]


@pytest.mark.parametrize(("data", "kind"), [u[1:] for u in UNUSABLE], ids=[u[0] for u in UNUSABLE])
def test_unusable_files(tmp_path: Path, data: bytes | None, kind: str) -> None:
    path = tmp_path / "games.sgf"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(SkatcalcError) as caught:
        list(deals_in(str(path), ISKO))

    assert errors(caught.value.findings) == [kind]


def kill_the_process(source: str, line: int, recorded: object, found: object) -> str:
    """Instead of printing a deal, end the process that checks it."""
    os._exit(9)


def test_a_process_that_was_killed_is_said_to_be_lost(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text(GOOD, encoding="utf-8")
    with pytest.raises(SkatcalcError) as caught:
        list(check_file(str(path), ISKO, kill_the_process, jobs=2))

    assert errors(caught.value.findings) == ["process_lost"]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(SkatcalcError) as caught:
        list(deals_in(str(tmp_path), ISKO))

    assert errors(caught.value.findings) == ["file_unreadable"]


def test_several_records_in_a_file(tmp_path: Path) -> None:
    text = "# two deals\n" + RECORD + "\n" + RECORD.replace("deal: 1", "Spiel: 2") + "\n# end\n"

    assert checked(tmp_path / "club.deal", text) == [
        ("1", 2, "ok", []),
        ("2", 9, "ok", []),
    ]


def test_the_lines_of_a_later_record_are_counted_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "club.deal"
    path.write_text(RECORD + RECORD.replace("DQ D9", "DQ XX"), encoding="utf-8")
    found = [f for e in deals_in(str(path), ISKO) for f in e.verdict.findings]

    assert [(f.kind.name, f.place.line, f.place.column) for f in found][:1] == [
        ("card_unknown", 10, 38)
    ]
    assert found[0].place.file == str(path)


def test_pieces_end_where_deals_end(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text("".join(game(n) + "\n" for n in range(3000)), encoding="utf-8")
    cut = list(pieces(str(path)))

    assert len(cut) > 3
    assert b"".join(piece.data for piece in cut) == path.read_bytes()
    assert all(piece.data.startswith(b"(;GM") and piece.data.endswith(b";)\n") for piece in cut)
    assert [piece.line for piece in cut] == [
        1 + sum(p.data.count(b"\n") for p in cut[:at]) for at in range(len(cut))
    ]


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    peaks = []
    for deals in (3_000, 12_000):
        path = tmp_path / f"{deals}.sgf.gz"
        path.write_bytes(gzip.compress("".join(game(n) + "\n" for n in range(deals)).encode(), 1))
        list(check_file(str(path), ISKO, partial(text_line, lang="en")))
        tracemalloc.start()
        for _ in check_file(str(path), ISKO, partial(text_line, lang="en")):
            pass
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()

    assert peaks[1] < peaks[0] + 2_000_000
    assert peaks[1] < 10_000_000
