"""Concessions and claims of ISkO 4.4 at a table of people, and a server's own endings beside."""

import pytest

from tests.replay.lines import AUCTION, CLUBS, TABLES, errors, line, verdict

HEAD = """deal: 1
forehand: CJ HJ CA CT CK CQ C9 SA ST DA
middlehand: SJ DJ HA HT HK HQ H9 SK SQ DT
rearhand: C8 C7 H8 H7 S9 S8 S7 DK DQ D9
skat: D8 D7
bids: M 18, F yes, M 20, F yes, M pass, R pass
"""
GAME = "game: clubs\naway: D8 D7\n"
HIGH = HEAD.replace("M 20, F yes, M pass", "M 20, F yes, M 40, F yes, M pass")

# after one trick forehand has 4 points, after seven 64
ONE = "tricks:\nF CJ DJ C7\n"
SEVEN = "tricks:\nCJ DJ C7\nHJ SJ C8\nHA H7 C9\nCA H9 S7\nCT HQ S8\nCK HK S9\nCQ HT D9\n"
"""Forehand takes 4, middlehand 4, then forehand 11, 11, 13, 8, 13: 60 against 4."""
EIGHT = SEVEN + "SA SQ H8\n"
"""And 14 more: 74 against 4."""

CASES = [
    # ISkO 4.4.1: with nine or ten cards in hand; clubs with 1, game 2 = 24, double
    ("declarer gives up at once", HEAD + GAME + "end: F gives up", -48, False),
    ("declarer gives up after a trick", HEAD + GAME + ONE + "end: declarer gives up", -48, False),
    # 4.4.2: later with consent; no schneider although the others have 4 points
    ("with consent later", HEAD + GAME + SEVEN + "end: F gives up with consent", -48, False),
    # 4.1.3: a game already won stays won
    ("gives up a won game", HEAD + GAME + EIGHT + "end: F gives up with consent", 24, True),
    # bid 40: without schneider the value is 24; lost double at the next multiple, 48
    ("gives up an overbid game", HIGH + GAME + ONE + "end: F gives up", -96, False),
    # 4.4.3: one defender binds both; the simple level
    ("a defender gives up", HEAD + GAME + ONE + "end: R gives up", 24, True),
    # 4.1.5: the level the declarer needed for his bid is awarded: schneider, 36 for a bid of 36
    ("a needed level is awarded",
     HEAD.replace("M 20, F yes, M pass", "M 20, F yes, M 36, F yes, M pass") + GAME + ONE
     + "end: M gives up", 36, True),
    # schwarz reaches 48: with 1, game 2, schneider 3, schwarz 4
    ("both levels are awarded", HIGH + GAME + ONE + "end: M gives up", 48, True),
    # 4.4.4: the open tricks go to the declarer: 120 - 4 = 116, schneider
    ("declarer claims rightly", HEAD + GAME + SEVEN + "end: F claims the rest", 36, True),
    # wrong: the rest goes to the others: 60 points, lost; no schneider
    ("declarer claims wrongly", HEAD + GAME + SEVEN + "end: F claims the rest wrongly", -48, False),
    # 4.4.5: a defender's claim
    ("defender claims rightly", HEAD + GAME + SEVEN + "end: R claims the rest", -48, False),
    ("defender claims wrongly", HEAD + GAME + SEVEN + "end: M claims the rest wrongly", 36, True),
    # 4.4.6: thrown in after one trick of 4 points: schneider by points; the declarer had a trick
    ("declarer throws in", HEAD + GAME + ONE + "end: F throws in", -72, False),
    # thrown in at once: no trick, but he holds the club jack: schwarz is excluded
    ("declarer throws in at once", HEAD + GAME + "end: F throws in", -72, False),
    # the defenders throw in at once; they hold SJ and DJ only: schwarz is possible, 120 points
    ("defenders throw in", HEAD + GAME + "end: M throws in", 48, True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "score", "won"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_at_a_table(text: str, score: int, won: bool) -> None:
    found = verdict(text, record=True)

    assert (found.status, errors(found.findings)) == ("ok", [])
    assert found.result is not None
    assert (found.result.score, found.result.won) == (score, won)


NULLS = [
    # null 23: won if the defenders give up, lost if the declarer does
    ("defender gives up", "F C9 DT C8\n", "end: M gives up", -46),
    ("lost by the first trick", "F C9 DT C8\n", "", -46),
    ("declarer gives up", "", "end: F gives up", -46),
    ("defender gives up in time", "", "end: M gives up", 23),
    ("defender throws in in time", "", "end: R throws in", 23),
    ("declarer claims", "", "end: F claims the rest", 23),
]


@pytest.mark.parametrize(
    ("tricks", "end", "score"), [n[1:] for n in NULLS], ids=[n[0] for n in NULLS]
)
def test_null(tricks: str, end: str, score: int) -> None:
    text = HEAD + "game: null\naway: D8 D7\n" + (f"tricks:\n{tricks}" if tricks else "") + end
    found = verdict(text, record=True)

    assert errors(found.findings) == []
    assert found.result is not None
    # forehand leads C9, which wins: the null is lost at once and stays so
    assert found.result.score == score


def test_giving_up_late_needs_consent() -> None:
    found = verdict(HEAD + GAME + SEVEN + "end: F gives up", record=True)

    assert (found.status, errors(found.findings)) == ("illegal", ["consent_missing"])
    assert dict(found.findings[0].args)["cards"] == 3


def test_an_impossible_null_is_lost_as_the_cheapest_game() -> None:
    # bid 24, null 23. Forehand's twelve: CJ HJ, clubs CA CT CK CQ C9; with 1 in every suit and
    # grand: diamonds (1 + 1) x 9 = 18 < 24, so 27; hearts 30; spades 33; clubs 24; grand 48
    text = HEAD.replace("M 20", "M 24") + "game: null\naway: D8 D7\n"
    found = verdict(text, record=True)

    assert errors(found.findings) == []
    assert found.result is not None
    assert (found.result.score, found.result.overbid) == (-48, True)
    assert "null_impossible" in [f.kind.name for f in found.findings]


def test_a_skat_left_lying_without_hand_is_a_plain_game() -> None:
    text = HEAD + "game: clubs\naway: none\n" + EIGHT + "end: M gives up"
    found = verdict(text, record=True)

    assert [f.kind.name for f in found.findings] == ["hand_not_said"]
    assert found.result is not None
    # ISkO 3.5.1: with 1, game 2, times 12; no step for hand
    assert found.result.score == 24


def test_playing_on_after_the_decision_is_noted_at_a_table() -> None:
    text = HEAD + "game: clubs hand schwarz\n" + SEVEN + "SA SQ H8\nST SK DQ\nDA DT DK\n"
    found = verdict(text, record=True)

    assert found.status == "ok"
    assert "played_on" in [f.kind.name for f in found.findings]
    # with 1, game, hand, schneider, announced, schwarz, announced = 7 x 12, double
    assert found.result is not None
    assert found.result.score == -168


SERVER = [
    # the server lets the declarer keep what he has and counts his schneider; ISkO does not
    ("declarer resigns", f"{CLUBS} 0 CJ 1 DJ 2 C7 0 RE", -72, -48),
    # nothing was played: no level
    ("declarer leaves at once", f"{CLUBS} w LE.0", -48, -48),
    # everything open to the declarer: schneider and schwarz; ISkO 4.4.3: the simple level
    ("a defender leaves at once", f"{CLUBS} w LE.2", 48, 24),
    ("both defenders resign", f"{CLUBS} 0 CJ 1 DJ 2 C7 1 RE 2 RE", 48, 24),
    ("a defender runs out of time in null", f"{AUCTION} 0 NH w TI.1", 35, 35),
]


@pytest.mark.parametrize(
    ("moves", "score", "isko"), [s[1:] for s in SERVER], ids=[s[0] for s in SERVER]
)
def test_on_a_server(moves: str, score: int, isko: int) -> None:
    found = verdict(line(moves, "unknown"))
    notes = {f.kind.name: dict(f.args) for f in found.findings}

    assert found.result is not None
    assert found.result.score == score
    if score == isko:
        assert notes["ended_by_server_rule"]["score"] == score
    else:
        assert notes["ended_by_server_rule_differs"]["isko"] == isko


def test_penalties() -> None:
    nothing = "penalty v:0 m:0 bidok p:0 t:0 s:0 z:0"
    marked = [
        ("w TI.1", f"d:-1 {nothing} p0:0 p1:1 p2:0 l:-1 to:1 r:0"),
        (f"{AUCTION} w LE.0", f"d:0 {nothing} p0:1 p1:0 p2:0 l:0 to:-1 r:0"),
        (f"{AUCTION} 0 s w LE.1", f"d:0 {nothing} p0:0 p1:1 p2:1 l:1 to:-1 r:0"),
    ]
    for moves, written in marked:
        found = verdict(line(moves, written))
        assert (found.status, found.outcome, found.result) == ("ok", "penalty", None)
        assert verdict(line(moves, written.replace("p1:", "p1:1"))).status == "mismatch"


def test_every_table_event_is_known() -> None:
    from skatcalc.notation.record.words import EVENT_PHRASES
    from skatcalc.rules.play.events import EVENTS

    assert set(EVENT_PHRASES) == set(EVENTS)
    assert TABLES.ramsch is None
