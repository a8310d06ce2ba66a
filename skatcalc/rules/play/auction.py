"""The auction (Reizen): who speaks, what may be said, who becomes declarer.

Middlehand bids to forehand, then rearhand plays the survivor: he bids himself, or, where the
rule system says so, takes over the part of whoever dropped out.

| paragraph | what | function |
|---|---|---|
| ISkO 3.3.1 | lowest bid; forehand alone at the lowest | `_number_fault` |
| ISkO 3.3.2 | only game values, rising, jumps allowed | `_number_fault` |
| ISkO 3.3.3-3.3.6 | order of bidding and answering | `_bids`, `_answers`, `_next_duel` |
| ISkO 3.3.7 | all pass | `Auction.passed` |
| source 000, S0-16 | rearhand takes over the part of whoever dropped | `_next_duel` |
| source 003, S3-10 | forehand names a game without a number | `_alone` |
"""

from functools import lru_cache
from typing import NamedTuple

from skatcalc.findings import Finding, Word, finding
from skatcalc.models.replay import (
    FOREHAND,
    HOLD,
    MIDDLEHAND,
    PASS,
    REARHAND,
    Call,
    caller,
    said,
)
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.bidding import nearest_bids
from skatcalc.rules.play.tables import Tables


class Auction(NamedTuple):
    """How far an auction has come.

    Attributes:
        bidder, hearer: the two who face each other; equal when forehand speaks alone.
        asks: whether the bidder is to speak, else the hearer.
        third: the player who has not come in yet.
        bid: the last number said, None if nobody bid.
        declarer: the winner of the auction, once it is decided.
        passed: whether everybody passed.
        fault: the first call that was against the rules.
        faulty: how many calls were made before it.
        notes: what is worth saying about legal calls.
    """

    bidder: int = MIDDLEHAND
    hearer: int = FOREHAND
    asks: bool = True
    third: int | None = REARHAND
    bid: int | None = None
    declarer: int | None = None
    passed: bool = False
    fault: Finding | None = None
    faulty: int = 0
    notes: tuple[Finding, ...] = ()

    @property
    def over(self) -> bool:
        """Tell whether nothing more can be said."""
        return self.passed or self.declarer is not None

    @property
    def on_move(self) -> int:
        """The seat that speaks next."""
        return self.bidder if self.asks else self.hearer

    @property
    def alone(self) -> bool:
        """Tell whether forehand speaks alone: the others passed without a bid."""
        return self.bidder == self.hearer


OPEN = Auction()


@lru_cache(maxsize=1 << 13)
def run_auction(calls: tuple[Call, ...], tables: Tables, extra: tuple[int, ...] = ()) -> Auction:
    """Return the auction after some calls; it stands still before the first wrong one.

    Args:
        calls: what was said, in order.
        tables: the rule system.
        extra: numbers that count as bids although they are no game values.

    >>> from skatcalc.models.replay import call
    >>> from skatcalc.rules.play.tables import tables_for
    >>> from skatcalc.rules.presets import ISKO
    >>> said = (call(1, 18), call(0, HOLD), call(1, 20), call(0, PASS), call(2, PASS))
    >>> done = run_auction(said, tables_for(ISKO))
    >>> done.declarer, done.bid
    (1, 20)
    """
    state = OPEN
    for count, one in enumerate(calls):
        state = step(state, one, tables, extra)
        if state.fault is not None:
            return state._replace(faulty=count)
    return state


@lru_cache(maxsize=1 << 14)
def step(state: Auction, one: Call, tables: Tables, extra: tuple[int, ...]) -> Auction:
    """Return the auction after one more call; a wrong one leaves it as it was, with the fault.

    Auctions differ, but nearly all their steps have been made before.
    """
    fault = call_fault(state, one, tables, extra)
    if fault is not None:
        return state._replace(fault=fault)
    word = said(one)
    if word in extra and word not in tables.bids:
        state = state._replace(notes=(*state.notes, finding("bid_server_number", bid=word)))
    return after(state, word, tables.rules)


def after(state: Auction, word: int, rules: RuleSet) -> Auction:
    """Return the auction after a legal word of the seat on move."""
    if state.alone:
        return _alone(state, word)
    return _bids(state, word, rules) if state.asks else _answers(state, word, rules)


def _alone(state: Auction, word: int) -> Auction:
    if word == PASS:
        return state._replace(passed=True)
    return state._replace(bid=None if word == HOLD else word, declarer=state.bidder)


def _bids(state: Auction, word: int, rules: RuleSet) -> Auction:
    if word == PASS:
        return _next_duel(state, state.hearer, rules)
    return state._replace(bid=word, asks=False)


def _answers(state: Auction, word: int, rules: RuleSet) -> Auction:
    if word == PASS:
        return _next_duel(state, state.bidder, rules)
    return state._replace(asks=True)


def _next_duel(state: Auction, survivor: int, rules: RuleSet) -> Auction:
    """Bring in rearhand, or end the auction."""
    third = state.third
    if third is None:
        if state.bid is None:
            return state._replace(bidder=FOREHAND, hearer=FOREHAND, asks=True)
        return state._replace(declarer=survivor)
    state = state._replace(third=None)
    if rules.third_takes_over and survivor == state.bidder:
        return state._replace(hearer=third, asks=False)
    return state._replace(bidder=third, hearer=survivor, asks=True)


def call_fault(state: Auction, one: Call, tables: Tables, extra: tuple[int, ...]) -> Finding | None:
    """Return what is wrong with the next call, or None."""
    if state.over:
        return finding("auction_over", seat=seat_word(caller(one)), call=call_word(one))
    if caller(one) != state.on_move:
        return finding(
            "auction_turn",
            seat=seat_word(caller(one)),
            on_move=seat_word(state.on_move),
            call=call_word(one),
        )
    word = said(one)
    if word == PASS:
        return None
    return _yes_fault(state, tables) if word == HOLD else _number_fault(state, word, tables, extra)


def _yes_fault(state: Auction, tables: Tables) -> Finding | None:
    if not state.asks or (state.alone and tables.rules.forehand_names_freely):
        return None
    return finding("auction_nothing_to_hold", seat=seat_word(state.on_move))


def _number_fault(
    state: Auction, bid: int, tables: Tables, extra: tuple[int, ...]
) -> Finding | None:
    if not state.asks:
        return finding("auction_answer", seat=seat_word(state.on_move), bid=bid, asked=state.bid)
    if bid not in tables.bids and bid not in extra:
        lower, higher = nearest_bids(bid, tables.rules)
        return finding("bid_illegal", bid=bid, lower=lower, higher=higher, lowest=min(tables.bids))
    if state.alone and bid != min(tables.bids):
        return finding("forehand_lowest", bid=bid, lowest=min(tables.bids))
    if state.bid is not None and bid <= state.bid:
        return finding("bid_not_higher", seat=seat_word(state.on_move), bid=bid, last=state.bid)
    return None


def seat_word(seat: int) -> Word:
    """Return the catalogue key of a seat's name."""
    return Word(SEAT_KEYS[seat])


SEAT_KEYS = ("hand.forehand", "hand.middlehand", "hand.rearhand")


def call_word(one: Call) -> Word | int:
    """Return a call as it is printed: a number, yes or pass."""
    word = said(one)
    return Word("call.pass") if word == PASS else Word("call.yes") if word == HOLD else word
