"""Auctions: who is to speak, what may be said, who wins; isko and the sources' own ways."""

from dataclasses import replace

import pytest

from skatcalc.catalogue import sentence
from skatcalc.models.replay import HOLD, PASS, call
from skatcalc.rules.play.auction import run_auction
from skatcalc.rules.play.tables import tables_for
from skatcalc.rules.presets import ISKO

SERVER = (171, 189, 190)
OLD = replace(ISKO, name="test-role", third_takes_over=True)
FREE = replace(ISKO, name="test-free", forehand_names_freely=True)


def calls(text: str):
    """`1 18 0 y` as calls."""
    words = text.split()
    said = {"p": PASS, "y": HOLD}
    return tuple(
        call(int(words[n]), said.get(words[n + 1]) or int(words[n + 1].replace("p", "0")))
        for n in range(0, len(words), 2)
    )


WON = [
    # ISkO 3.3.3-3.3.6
    ("middlehand is held and passes, rearhand passes", "1 18 0 y 1 p 2 p", 0, 18),
    ("forehand passes", "1 18 0 p 2 p", 1, 18),
    ("rearhand outbids forehand", "1 p 2 18 0 p", 2, 18),
    ("rearhand plays the survivor", "1 18 0 p 2 20 1 y 2 22 1 p", 2, 22),
    ("the survivor holds to the end", "1 18 0 p 2 20 1 y 2 p", 1, 20),
    ("jump bids are legal", "1 18 0 y 1 60 0 p 2 264 1 p", 2, 264),
    ("forehand alone at 18", "1 p 2 p 0 18", 0, 18),
]


@pytest.mark.parametrize(("text", "declarer", "bid"), [w[1:] for w in WON], ids=[w[0] for w in WON])
def test_won(text: str, declarer: int, bid: int) -> None:
    done = run_auction(calls(text), tables_for(ISKO))

    assert (done.fault, done.declarer, done.bid) == (None, declarer, bid)


def test_everybody_passes() -> None:
    done = run_auction(calls("1 p 2 p 0 p"), tables_for(ISKO))

    assert (done.passed, done.declarer, done.over) == (True, None, True)


WRONG = [
    ("forehand opens", "0 18", 0, "auction_turn",
     "forehand says 18, but it is the turn of middlehand"),
    ("no game value", "1 21", 0, "bid_illegal", "21 is no legal bid; the nearest are 20 and 22"),
    ("below 18", "1 9", 0, "bid_illegal", "9 is no legal bid; the nearest are 18 and 20"),
    ("not higher", "1 20 0 y 1 20", 2, "bid_not_higher",
     "middlehand bids 20, which is not above the last bid 20"),
    ("a number as an answer", "1 18 0 20", 1, "auction_answer",
     "forehand says 20, but has to answer 18: yes or pass"),
    ("yes to nothing", "1 y", 0, "auction_nothing_to_hold",
     "middlehand says yes, but has to bid: a number or pass"),
    ("yes by forehand alone", "1 p 2 p 0 y", 2, "auction_nothing_to_hold", None),
    ("forehand alone above 18", "1 p 2 p 0 20", 2, "forehand_lowest",
     "after two passes forehand takes the game at 18 or passes; 20 cannot be said"),
    ("rearhand too early", "1 18 2 20", 1, "auction_turn",
     "rearhand says 20, but it is the turn of forehand"),
    ("a dropped player comes back", "1 18 0 p 2 20 0 y", 3, "auction_turn", None),
    ("after the end", "1 18 0 y 1 p 2 p 0 20", 4, "auction_over",
     "forehand says 20, but the auction is over"),
    ("after three passes", "1 p 2 p 0 p 1 18", 3, "auction_over", None),
    ("a number of another server", "1 171", 0, "bid_illegal", None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "at", "kind", "message"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG]
)
def test_wrong(text: str, at: int, kind: str, message: str | None) -> None:
    done = run_auction(calls(text), tables_for(ISKO))

    assert done.fault is not None
    assert (done.fault.kind.name, done.faulty) == (kind, at)
    assert message in (None, sentence(done.fault, "en"))


def test_the_prefix_before_a_fault_stands() -> None:
    done = run_auction(calls("1 18 0 y 1 20 0 y 1 19"), tables_for(ISKO))

    assert (done.bid, done.bidder, done.hearer, done.asks) == (20, 1, 0, True)


@pytest.mark.parametrize("number", SERVER)
def test_the_servers_extra_numbers_are_noted(number: int) -> None:
    done = run_auction(calls(f"1 {number} 0 p 2 p"), tables_for(ISKO), SERVER)

    assert (done.fault, done.bid) == (None, number)
    assert [f.kind.name for f in done.notes] == ["bid_server_number"]


TAKES_OVER = [
    # source 000, S0-16: rearhand takes the part of whoever dropped out
    ("he raises where middlehand dropped", "1 18 0 y 1 p 2 20 0 p", 2, 20, None),
    ("he holds where forehand dropped: 18 is enough", "1 18 0 p 2 y 1 p", 2, 18, None),
    ("middlehand goes on raising him", "1 18 0 p 2 y 1 20 2 y 1 22 2 p", 1, 22, None),
    ("he may pass at once", "1 18 0 p 2 p", 1, 18, None),
    ("he must not bid where he has to hold", "1 18 0 p 2 20", None, 18, "auction_answer"),
    ("nobody bid: forehand may still play", "1 p 2 p 0 18", 0, 18, None),
]


@pytest.mark.parametrize(
    ("text", "declarer", "bid", "kind"), [t[1:] for t in TAKES_OVER], ids=[t[0] for t in TAKES_OVER]
)
def test_rearhand_takes_over(text: str, declarer: int | None, bid: int, kind: str | None) -> None:
    done = run_auction(calls(text), tables_for(OLD))

    assert (done.fault.kind.name if done.fault else None) == kind
    assert (done.declarer, done.bid) == (declarer, bid)


def test_forehand_may_name_a_game_without_a_number() -> None:
    # source 003, S3-10
    done = run_auction(calls("1 p 2 p 0 y"), tables_for(FREE))

    assert (done.fault, done.declarer, done.bid) == (None, 0, None)
