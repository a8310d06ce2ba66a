"""What is wrong with a deal: kind, trick, card, what would have been legal, in both languages."""

import pytest

from tests.replay.lines import (
    AUCTION,
    CLUBS,
    DEAL,
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    SKAT,
    TEN_TRICKS,
    errors,
    judged,
    line,
    said,
    verdict,
)

HAND = f"{AUCTION} 0 CH"
# forehand takes all but the second trick (HJ SJ C8, 4 points): 116; with 1, game 2,
# schneider 3, times 12 = 36
WON = "d:0 win v:36 m:1 bidok p:116 t:9 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"


def test_the_deal_of_this_file_is_legal() -> None:
    assert verdict(line(f"{CLUBS} {TEN_TRICKS}", WON)).status == "ok"


PLAY = [
    ("revoke", f"{CLUBS} 0 CJ 1 HA", "play_revoke", 1, "HA",
     "middlehand plays ♥A and does not follow suit to ♣J; possible: ♠J ♦J",
     "Mittelhand spielt ♥A und bedient ♣B nicht; möglich: ♠B ♦B"),
    ("wrong player leads", f"{CLUBS} 1 SJ", "play_turn", 1, "SJ",
     "middlehand plays ♠J, but it is the turn of forehand, who may play "
     "♣J ♥J ♣A ♣10 ♣K ♣Q ♣9 ♠A ♠10 ♦A",
     None),
    ("wrong player follows", f"{CLUBS} 0 CJ 2 C8", "play_turn", 1, "C8",
     "rearhand plays ♣8, but it is the turn of middlehand, who may play ♠J ♦J",
     "Hinterhand spielt ♣8, an der Reihe ist aber Mittelhand und darf ♠B ♦B spielen"),
    ("the loser leads on", f"{CLUBS} 0 CJ 1 DJ 2 C7 1 HA", "play_turn", 2, "HA", None, None),
    ("a card played twice", f"{CLUBS} 0 CJ 1 DJ 2 C7 0 CJ", "play_twice", 2, "CJ",
     "forehand plays ♣J, which was played before; possible: ♥J ♣A ♣10 ♣K ♣Q ♣9 ♠A ♠10 ♦A",
     "Vorhand spielt ♣B, die schon gespielt ist; möglich: ♥B ♣A ♣10 ♣K ♣D ♣9 ♠A ♠10 ♦A"),
    ("another one's card", f"{CLUBS} 0 SJ", "play_not_held", 1, "SJ", None,
     "Vorhand spielt ♠B, hat sie aber nicht; möglich: ♣B ♥B ♣A ♣10 ♣K ♣D ♣9 ♠A ♠10 ♦A"),
    ("a card put away", f"{CLUBS} 0 D8", "play_not_held", 1, "D8", None, None),
    ("a card of the untouched skat", f"{HAND} 0 D8", "play_not_held", 1, "D8", None, None),
    ("an unknown card", f"{CLUBS} 0 CJ 1 ?? 2 C7 0 CA", "play_unknown", 1, "??",
     "middlehand plays a card that the record does not show; nothing after it can be checked "
     "(possible: ♠J ♦J)", None),
    ("a 31st card", f"{CLUBS} {TEN_TRICKS} 0 CJ", "goes_on_after_end", 11, "CJ",
     "the deal had ended here, but the record goes on with ♣J", None),
    ("the record stops", f"{CLUBS} 0 CJ 1 DJ 2 C7 0 CA", "record_stops", 2, None,
     "the record stops after 4 cards and does not say how the deal ended",
     "die Aufzeichnung endet nach 4 Karten und sagt nicht, wie das Spiel endete"),
    ("goes on after resigning", f"{CLUBS} 0 CJ 0 RE 1 DJ", "goes_on_after_end", 1, "DJ",
     None, None),
    ("goes on after a time-out", f"{CLUBS} 0 CJ w TI.1 1 DJ", "goes_on_after_end", 1, "DJ", None,
     "das Spiel war hier zu Ende, aber die Aufzeichnung geht mit ♦B weiter"),
    ("resigns twice", f"{CLUBS} 0 CJ 1 RE 1 DJ 2 C7 1 RE", "resigned_twice", 2, None,
     "middlehand resigns a second time", "Mittelhand gibt ein zweites Mal auf"),
    ("a defender shows", f"{CLUBS} 0 CJ 1 SC 1 DJ", "event_declarer_only", 1, None,
     "only the declarer can do this, not middlehand", None),
    ("shows other cards", f"{CLUBS} 0 SC.CJ.SJ 0 CJ", "shown_differs", None, None, None, None),
    ("null goes on after it is lost",
     f"{AUCTION} 0 NH 0 C9 1 DT 2 C8 0 CA", "goes_on_after_decision", 2, "CA",
     "the game was lost with trick 1, where the server ends it, but the record goes on",
     "das Spiel war mit Stich 1 verloren, dort beendet es der Server, aber die Aufzeichnung "
     "geht weiter"),
]  # fmt: skip

DECLARATION = [
    ("another one takes the skat", f"{AUCTION} 1 s w D8.D7 1 C.D8.D7", "declares_out_of_turn",
     "middlehand takes the skat or names the game, but forehand won the auction"),
    ("another one names the game", f"{AUCTION} 0 s w D8.D7 2 C.D8.D7", "declares_out_of_turn",
     None),
    ("another skat", f"{AUCTION} 0 s w D8.C7 0 C.D8.C7", "skat_differs",
     "the skat taken (♦8 ♣7) is not the one dealt (♦8 ♦7)"),
    ("the skat is not shown", f"{AUCTION} 0 s 0 C.D8.D7 {TEN_TRICKS}", "skat_not_shown",
     "forehand takes the skat, but the line does not show which cards"),
    ("hand after taking the skat", f"{AUCTION} 0 s w D8.D7 0 CH.D8.D7", "announced_after_skat",
     "Clubs: hand, schneider, schwarz and open suit games are announced without taking the "
     "skat; here it was taken"),
    ("open suit game after taking it", f"{AUCTION} 0 s w D8.D7 0 CO.D8.D7",
     "announced_after_skat", None),
    ("schneider without hand", f"{AUCTION} 0 CS {TEN_TRICKS}", "announcement_without_hand", None),
    ("schneider in null", f"{AUCTION} 0 NHS 0 CJ", "announcement_without_use", None),
    ("null below the bid", "1 24 0 y 1 p 2 p 0 s w D8.D7 0 N.D8.D7 0 CJ", "null_below_bid",
     "this null is worth 23 and cannot be named at a bid of 24"),
    ("puts away another one's card", f"{AUCTION} 0 s w D8.D7 0 C.D8.SJ", "discard_not_held",
     "forehand puts away ♠J without holding it; possible: "
     "♣J ♥J ♣A ♣10 ♣K ♣Q ♣9 ♠A ♠10 ♦A ♦8 ♦7"),
    ("puts away one card twice", f"{AUCTION} 0 s w D8.D7 0 C.D8.D8", "discards_not_two",
     "forehand puts away ♦8 ♦8; it must be two different cards"),
    ("puts nothing away", f"{AUCTION} 0 s w D8.D7 0 C {TEN_TRICKS}", "discards_missing",
     "forehand took the skat, but two cards were never put away"),
    ("plays before a game is named", f"{AUCTION} 0 CJ 1 DJ 2 C7", "card_before_game",
     "♣J is played before a game was named"),
    ("no game named", f"{AUCTION} 0 s w D8.D7", "game_missing",
     "forehand won the auction, but the record stops before a game is named"),
    ("the auction is not over", "1 18 0 s w D8.D7", "auction_unfinished",
     "the auction is not over, forehand is to speak, but the record goes on with skat"),
    ("stops in the auction", "1 18", "auction_stops",
     "the record stops within the auction, where forehand is to speak; how the deal ended is "
     "not said"),
    ("a bid that is none", "1 21 0 p", "bid_illegal", None),
    ("passed, then played", "1 p 2 p 0 p 0 CJ", "passed_goes_on",
     "everybody passed, so the deal is over, but the record goes on with ♣J"),
    ("an open hand that is another", f"{AUCTION} 0 CO.{MIDDLEHAND} 0 CJ", "shown_differs", None),
    ("resigns in the auction", "1 18 0 RE", "event_too_early",
     "forehand cannot give up, claim or show cards before the cards are played"),
    ("a move nobody understands", f"{CLUBS} 0 CJ 1 quux", "move_not_understood",
     "move 12 cannot be understood here: 1 quux; everything before it is kept"),
    ("a mover without a move", f"{CLUBS} 0 CJ 1", "move_not_understood", None),
]  # fmt: skip

DEALS = [
    ("31 cards", DEAL[:-3], "deal_count",
     "31 cards are dealt; a deal has 32: ten for each player and two in the skat"),
    ("33 cards", f"{DEAL}.D7", "deal_count", None),
    ("a card twice", f"{FOREHAND}.{MIDDLEHAND}.{REARHAND}.D8.CJ", "deal_card_twice",
     "♣J is dealt twice; missing: ♦7"),
    ("hidden cards", ".".join([FOREHAND, *["??"] * 22]), "deal_hidden",
     "22 of the dealt cards are hidden (??); a deal seen by one player only cannot be checked"),
    ("no cards", "XX.YY", "deal_unreadable", "the dealt cards cannot be read: w XX.YY"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("moves", "kind", "trick", "card", "english", "german"),
    [p[1:] for p in PLAY],
    ids=[p[0] for p in PLAY],
)
def test_play(moves, kind, trick, card, english, german) -> None:
    found = verdict(line(moves))
    fault = next(f for f in found.findings if f.is_error)

    assert errors(found.findings) == [kind]
    assert (fault.place.trick, fault.place.card) == (trick, card)
    assert fault.kind.rule or found.status == "unreadable" or kind == "resigned_twice"
    assert english in (None, *said([fault], "en"))
    assert german in (None, *said([fault], "de"))


@pytest.mark.parametrize(
    ("moves", "kind", "english"), [d[1:] for d in DECLARATION], ids=[d[0] for d in DECLARATION]
)
def test_declaration(moves, kind, english) -> None:
    found = verdict(line(moves))

    assert errors(found.findings) == [kind]
    assert english in (None, *said([f for f in found.findings if f.is_error], "en"))


@pytest.mark.parametrize(
    ("deal", "kind", "english"), [d[1:] for d in DEALS], ids=[d[0] for d in DEALS]
)
def test_deal(deal, kind, english) -> None:
    found = verdict(line(f"{CLUBS} {TEN_TRICKS}", deal=deal))

    assert errors(found.findings) == [kind]
    assert english in (None, *said(found.findings, "en"))


def test_the_good_prefix_is_kept() -> None:
    _, state, _ = judged(line(f"{CLUBS} 0 CJ 1 DJ 2 C7 0 HJ 1 SJ 2 C8 0 CA"))

    assert state is not None
    assert (state.stage, state.played) == ("play", 6)
    assert state.tally.winners == bytes((0, 1))
    # CJ DJ C7 = 4 to forehand, HJ SJ C8 = 4 to middlehand
    assert state.tally.points == (4, 4, 0)


def test_skat_cards_may_come_in_any_group() -> None:
    barred = "|".join((FOREHAND, MIDDLEHAND, REARHAND, SKAT))

    assert verdict(line(f"{CLUBS} {TEN_TRICKS}", deal=barred)).status == "ok"


EXTRAS = [
    ("the open hand is listed", f"{AUCTION} 0 CO.{FOREHAND} 0 CJ 1 DJ 2 C7 w LE.1"),
    ("the open hand is listed twice", f"{AUCTION} 0 CO.{FOREHAND}.{FOREHAND} 0 CJ w LE.1"),
    ("shows with cards", f"{CLUBS} 0 CJ 1 DJ 2 C7 0 SC.{FOREHAND[3:]} 1 RE 2 RE"),
    ("split declaration", f"{AUCTION} 0 s w D8.D7 0 C 0 D8.D7 0 CJ 1 DJ 2 C7 1 RE 2 RE"),
    ("modifiers in another order", f"{AUCTION} 0 CZH 0 CJ 1 DJ 2 C7 w TI.0"),
    ("a vote, then the other", f"{CLUBS} 0 CJ 1 RE 1 DJ 2 C7 2 RE"),
    ("the vote out of turn", f"{CLUBS} 2 RE 0 CJ 1 DJ 1 RE"),
    ("left before the auction", "w LE.2"),
    ("timed out after it", f"{AUCTION} w TI.0"),
    ("timed out after taking the skat", f"{AUCTION} 0 s w TI.0"),
    ("left before the discards", f"{AUCTION} 0 s w D8.D7 0 C w LE.1"),
]


@pytest.mark.parametrize("moves", [e[1] for e in EXTRAS], ids=[e[0] for e in EXTRAS])
def test_everything_a_server_may_write_is_legal(moves: str) -> None:
    found = verdict(line(moves, "unknown"))

    assert (found.status, errors(found.findings)) == ("ok", [])


def test_a_lone_resignation_counts_in_the_app_only_and_after_showing() -> None:
    moves = f"{CLUBS} 0 CJ 1 DJ 2 C7 0 SC 1 RE"

    assert verdict(line(moves, "unknown", place="ISS2")).status == "ok"
    assert errors(verdict(line(moves, "unknown")).findings) == ["record_stops"]
    silent = f"{CLUBS} 0 CJ 1 DJ 2 C7 1 RE"
    assert errors(verdict(line(silent, "unknown", place="ISS2")).findings) == ["record_stops"]


RESULTS = [
    ("a wrong score", WON.replace("v:36", "v:60"), ["score: recorded 60, computed 36"]),
    ("a wrong winner", WON.replace("win", "loss"), ["outcome: recorded loss, computed win"]),
    ("two wrong fields", WON.replace("p:116 t:9", "p:115 t:8"),
     ["card points: recorded 115, computed 116", "tricks: recorded 8, computed 9"]),
    ("old lines have no r", WON.replace(" r:0", ""), []),
    ("a missing field", WON.replace(" t:9", ""), ["tricks: not recorded, computed 9"]),
    ("a field nobody knows", f"{WON} q:1", ["unknown field: recorded 1, computed nothing"]),
    ("another order of the fields", " ".join(reversed(WON.split())), []),
    ("passed although played", "passed", None),
    ("unknown", "unknown", []),
    ("empty", "", []),
]  # fmt: skip


@pytest.mark.parametrize(
    ("written", "english"), [r[1:] for r in RESULTS], ids=[r[0] for r in RESULTS]
)
def test_recorded_results(written: str, english: list[str] | None) -> None:
    moves = f"{CLUBS} {TEN_TRICKS}"
    _, _, found = judged(line(moves, written))
    told = said([f for f in found.findings if f.is_error], "en")

    if english is None:
        assert found.status == "mismatch"
        return
    assert (found.status, told) == ("mismatch" if english else "ok", english)
