"""Recorded deals of one table as rows of its list."""

from pathlib import Path

import pytest

from skatcalc.models.evening import TableList
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO, preset
from skatcalc.service.replay import deals_for_list, playing_seats
from tests.replay.lines import AUCTION, CLUBS, line
from tests.replay.test_endings import HEAD
from tests.replay.test_files import game
from tests.replay.test_systems import HANDS
from tests.replay.test_systems import PASSED as ALL_PASS

PASSED = line("1 p 2 p 0 p", "passed")


def write(path: Path, *lines: str) -> str:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def names(text: str, players: str) -> str:
    """The line with other players, forehand first."""
    first, second, third = players.split()
    return text.replace("P0[a]", f"P0[{first}]").replace("P1[b]", f"P1[{second}]").replace(
        "P2[c]", f"P2[{third}]"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("number", "size", "seats"),
    [
        # seat 1 deals first; forehand sits left of the dealer; at three the dealer is rearhand
        (1, 3, (2, 3, 1)),
        (2, 3, (3, 1, 2)),
        (3, 3, (1, 2, 3)),
        (4, 3, (2, 3, 1)),
        # at four he sits out
        (1, 4, (2, 3, 4)),
        (2, 4, (3, 4, 1)),
        (4, 4, (1, 2, 3)),
        (1, 5, (2, 3, 5)),
    ],
)
def test_seats_rotate_by_the_deal(number: int, size: int, seats: tuple[int, ...]) -> None:
    assert playing_seats(number, size) == seats


def test_a_table_of_three(tmp_path: Path) -> None:
    path = write(
        tmp_path / "table.sgf",
        names(game(1), "Bernd Carla Anna"),
        names(PASSED, "Carla Anna Bernd"),
        names(game(3), "Anna Bernd Carla"),
    )
    found = deals_for_list(path, ("Anna", "Bernd", "Carla"), ISKO)

    assert found.findings == ()
    assert [deal.number for deal in found.deals] == [1, 2, 3]
    # forehand plays each: Bernd in deal 1, Anna in deal 3; deal 2 is passed in
    assert [deal.declarer for deal in found.deals] == [2, None, 1]
    assert [deal.passed_in for deal in found.deals] == [False, True, False]
    assert [deal.written.score for deal in found.deals] == [36, None, 36]
    assert [judge(d.game, ISKO).score for d in found.deals if d.game] == [36, 36]


def test_they_fill_a_list(tmp_path: Path) -> None:
    path = write(tmp_path / "table.sgf", game(1), PASSED, game(3), game(4))
    found = deals_for_list(path, ("A", "B", "C", "D"), ISKO, first=5)
    table = TableList(1, 1, ("A", "B", "C", "D"), 48).with_deals(found.deals)

    assert [(d.number, d.declarer) for d in table.deals] == [(5, 2), (6, None), (7, 4), (8, 1)]


def test_what_has_no_result_is_left_out_and_keeps_its_number(tmp_path: Path) -> None:
    path = write(
        tmp_path / "table.sgf",
        game(1),
        game(2).replace("1 SJ 2 C8", "1 HA 2 C8"),
        line("w LE.1", "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:1 p2:0 l:1 to:-1 r:0"),
        game(4),
    )
    found = deals_for_list(path, ("Anna", "Bernd", "Carla"), ISKO)

    assert [deal.number for deal in found.deals] == [1, 4]
    assert [(f.kind.name, f.place.deal, f.place.line) for f in found.findings] == [
        ("play_revoke", 2, 2),
        ("deal_left_out", 3, 3),
    ]


def test_a_player_in_the_wrong_seat_is_found(tmp_path: Path) -> None:
    path = write(tmp_path / "t.sgf", names(game(1), "Carla Bernd Anna"))
    found = deals_for_list(path, ("Anna", "Bernd", "Carla"), ISKO)

    assert [(f.kind.name, dict(f.args)["player"]) for f in found.findings] == [
        ("player_elsewhere", "Carla"),
        ("player_elsewhere", "Bernd"),
    ]


def test_only_one_series(tmp_path: Path) -> None:
    path = write(tmp_path / "t.sgf", game(1), game(2).replace("SE[1]", "SE[2]"), game(3))

    assert len(deals_for_list(path, ("A", "B", "C"), ISKO, series="1").deals) == 2
    assert len(deals_for_list(path, ("A", "B", "C"), ISKO).deals) == 3


ENDED = [
    # what the server counts is what the list of a server's table gets
    ("a defender leaves", f"{CLUBS} w LE.2", 48),
    ("the declarer resigns", f"{CLUBS} 0 CJ 1 DJ 2 C7 0 RE", -72),
    ("null lost", f"{AUCTION} 0 NH 0 C9 1 DT 2 C8", -70),
    ("schneider announced and missed",
     f"{AUCTION} 0 CHS 0 C9 1 DJ 2 C7 1 SJ 2 C8 0 HJ 1 HA 2 H7 0 CK 0 SA 1 SK 2 S7 0 ST 1 SQ 2 S8 "
     "0 DA 1 DT 2 DK 0 CA 1 H9 2 S9 0 CT 1 HQ 2 H8 0 CQ 1 HK 2 D9 0 CJ 1 HT 2 DQ", None),
]  # fmt: skip


@pytest.mark.parametrize(("moves", "score"), [e[1:] for e in ENDED], ids=[e[0] for e in ENDED])
def test_the_row_is_worth_what_the_deal_was(tmp_path: Path, moves: str, score: int | None) -> None:
    path = write(tmp_path / "t.sgf", line(moves, "unknown"))
    found = deals_for_list(path, ("A", "B", "C"), ISKO)
    game_played = found.deals[0].game

    assert game_played is not None
    value = judge(game_played, ISKO)
    assert [f.kind.name for f in value.findings if f.is_error] == []
    assert score in (None, value.score)


def test_an_impossible_null_keeps_the_game_that_replaces_it(tmp_path: Path) -> None:
    path = tmp_path / "t.deal"
    path.write_text(HEAD.replace("M 20", "M 24") + "game: null\naway: D8 D7\n", encoding="utf-8")
    found = deals_for_list(str(path), ("A", "B", "C"), ISKO)

    assert found.deals[0].game is not None
    assert found.deals[0].game.replacement == ("clubs", 1)
    assert judge(found.deals[0].game, ISKO).score == -48


def test_ramsch_and_redeal_go_by_their_rules(tmp_path: Path) -> None:
    play = (
        "tricks:\nCJ DJ C7\nHJ SJ C8\nHA H7 SA\nHT H8 ST\nHK S9 C9\nHQ S8 DA\nH9 S7 CA\n"
        "SK D9 CT\nSQ DQ CK\nDT DK CQ\n"
    )
    path = tmp_path / "t.deal"
    path.write_text("deal: 1\n" + HANDS + "skat: D8 D7\n" + ALL_PASS + play, encoding="utf-8")
    tournee, old = preset("tournee"), preset("old-german")
    assert tournee is not None
    assert old is not None
    found = deals_for_list(str(path), ("A", "B", "C"), tournee)
    assert found.deals[0].game is not None
    assert judge(found.deals[0].game, tournee).places == (0, 0, 20)

    path.write_text("deal: 1\n" + HANDS + "skat: D8 D7\n" + ALL_PASS, encoding="utf-8")
    assert deals_for_list(str(path), ("A", "B", "C"), old).deals == ()
    assert len(deals_for_list(str(path), ("A", "B", "C"), ISKO).deals) == 1
