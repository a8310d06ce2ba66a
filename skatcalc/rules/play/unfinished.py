"""Deals that did not come to the play of the cards: passed in, broken off, or wrongly begun.

| paragraph | what | function |
|---|---|---|
| ISkO 3.3.7 | everybody passed: the deal is entered and moves on | `without_declarer` |
| source 000, S0-12 | the same dealer deals again | `without_declarer` |
| ISkO 3.5.1 | no lead before a game is named | `without_game` |
| ISkO 3.4.1 | two cards are put away before the play | `without_discards` |
"""

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.replay import House, Record
from skatcalc.rules.play.auction import Auction, seat_word
from skatcalc.rules.play.declaration import codes
from skatcalc.rules.play.events import follow_events
from skatcalc.rules.play.state import AUCTION, OVER, SKAT, Replay
from skatcalc.rules.play.tables import Tables


def without_declarer(record: Record, auction: Auction, tables: Tables, house: House) -> Replay:
    """Return a deal that was passed in, or whose record ends within the auction."""
    state = Replay(record, AUCTION, auction, notes=auction.notes)
    if auction.fault is not None:
        return state._replace(fault=auction.fault)
    happened = follow_events(record, None, False, house)
    if happened.fault is not None:
        return state._replace(fault=happened.fault)
    more = comes_next(record)
    if auction.passed:
        return _passed(state, more, tables)
    if more:
        fault = finding("auction_unfinished", on_move=seat_word(auction.on_move), what=more)
        return state._replace(fault=fault)
    if happened.ended is None:
        return state._replace(fault=finding("auction_stops", on_move=seat_word(auction.on_move)))
    return state._replace(ended=happened.ended)


def _passed(state: Replay, more: str, tables: Tables) -> Replay:
    fault = None
    if more or state.record.events:
        what = more or Word(f"event.{state.record.events[0].kind}")
        fault = finding("passed_goes_on", what=what)
    notes = (finding("redeal"),) if tables.rules.all_pass == "redeal" else ()
    return state._replace(stage=OVER, fault=fault, notes=(*state.notes, *notes))


def comes_next(record: Record) -> str:
    """Return what the record goes on with after the auction, or an empty string."""
    if record.announced is not None:
        return Word(f"contract.{record.announced.contract}")
    return Word("hand.skat") if record.takes_skat else codes(record.cards[:1])


def without_game(record: Record, auction: Auction, fault: Finding | None, house: House) -> Replay:
    """Return a deal whose auction has a winner, but no legally named game."""
    declarer = auction.declarer
    state = Replay(record, SKAT, auction, declarer, notes=auction.notes)
    if fault is None and record.cards:
        code = codes(record.cards[:1])
        fault = finding("card_before_game", Place(card=code), card=code)
    happened = follow_events(record, declarer, False, house)
    fault = fault or happened.fault
    if fault is None and happened.ended is None:
        fault = finding("game_missing", seat=seat_word(declarer or 0))
    return state._replace(fault=fault, ended=happened.ended)


def without_discards(state: Replay, fault: Finding | None, house: House) -> Replay:
    """Return a deal whose two cards were not, or not rightly, put away."""
    if fault is not None:
        return state._replace(fault=fault)
    record = state.record
    happened = follow_events(record, state.declarer, False, house)
    fault = happened.fault
    if fault is None and (record.cards or happened.ended is None):
        fault = finding("discards_missing", seat=seat_word(state.declarer or 0))
    return state._replace(fault=fault, ended=happened.ended)
