"""A recorded deal folded into where it stands: the state so far, and the first fault.

`replay` goes through the stages of a deal: the deal itself, the auction, skat and declaration,
discards, the play. The first step against the rules ends it; everything before stays.
"""

from skatcalc.findings import Finding, Place, finding
from skatcalc.models.replay import PLAYED, TABLE, UNKNOWN, Announced, House, Record
from skatcalc.rules.play.auction import Auction, run_auction
from skatcalc.rules.play.deal import check_deal
from skatcalc.rules.play.declaration import (
    codes,
    declaration_fault,
    discards_fault,
    is_impossible,
    shown_fault,
)
from skatcalc.rules.play.events import after_end, follow_events
from skatcalc.rules.play.ramsch import play_ramsch
from skatcalc.rules.play.state import (
    DEAL,
    DISCARDS,
    NO_TRICKS,
    OVER,
    PLAY,
    Replay,
    hands_of,
    taker_of,
)
from skatcalc.rules.play.tables import Tables, Trumping
from skatcalc.rules.play.tricks import card_codes, decided_after, play_out
from skatcalc.rules.play.unfinished import without_declarer, without_discards, without_game
from skatcalc.rules.play.walk import first_fault


def replay(record: Record, tables: Tables, house: House = TABLE) -> Replay:
    """Return where a recorded deal stands under a rule system.

    >>> from skatcalc.rules.play.tables import tables_for
    >>> from skatcalc.rules.presets import ISKO
    >>> replay(Record(bytes(range(31))), tables_for(ISKO)).fault.kind.name
    'deal_count'
    """
    fault = check_deal(record.dealt)
    if fault is not None:
        return Replay(record, DEAL, fault=fault)
    auction = run_auction(record.calls, tables, house.extra_bids)
    declarer, announced = auction.declarer, record.announced
    if declarer is None or auction.fault is not None:
        if auction.passed and auction.fault is None and tables.ramsch is not None:
            return play_ramsch(record, auction, tables.ramsch, tables)
        return without_declarer(record, auction, tables, house)
    fault = declaration_fault(record, declarer, auction.bid, tables, house)
    if fault is not None or announced is None:
        return without_game(record, auction, fault, house)
    if record.takes_skat:
        fault = discards_fault(record, declarer) if record.away else None
        if fault is not None or not record.away:
            view = tables.views[announced.contract]
            state = Replay(record, DISCARDS, auction, declarer, announced, view)
            return without_discards(state, fault, house)
    return _play(record, auction, declarer, announced, tables, house)


def _play(
    record: Record,
    auction: Auction,
    declarer: int,
    announced: Announced,
    tables: Tables,
    house: House,
) -> Replay:
    """Go through the cards; a deal that runs to its end needs nothing more."""
    view = tables.views[announced.contract]
    notes = auction.notes
    taker = declarer if record.takes_skat else None
    if taker is None and not announced.hand and view.contract.skat == "any":
        notes = (*notes, finding("hand_not_said"))
    table = card_codes(record.dealt, taker, record.away, view)
    cards = record.cards
    tally = play_out(record.seats, cards, record.dealt, table, view)
    if tally is not None and not (record.events or record.shown):
        decided = decided_after(tally, cards, declarer, announced, view, tables.rules)
        if len(cards) == (PLAYED if decided is None else 3 * decided):
            return Replay(
                record, OVER, auction, declarer, announced, view, tally, len(cards), notes=notes
            )
    state = Replay(record, PLAY, auction, declarer, announced, view, notes=notes)
    if tally is None:
        return _until_fault(state, view, table, tables, house)
    state = state._replace(tally=tally, played=len(cards))
    state = _beside_the_cards(state, declarer, house)
    return state if state.fault is not None else _end(state, tables, house)


def _beside_the_cards(state: Replay, declarer: int, house: House) -> Replay:
    """Follow shown cards, concessions and time-outs; cut the play where they end it."""
    record = state.record
    if not (record.events or record.shown):
        return state
    happened = follow_events(record, declarer, True, house)
    fault, at = happened.fault, happened.fault_at
    if fault is None:
        fault, at = _shown_fault(state, declarer)
    return state._replace(fault=fault, ended=happened.ended, played=at if fault else state.played)


def _shown_fault(state: Replay, declarer: int) -> tuple[Finding | None, int]:
    """Return what is wrong with listed cards of a shown hand, and after how many cards."""
    record = state.record
    if not record.shown and not any(event.cards for event in record.events):
        return None, 0
    hands = hands_of(record, taker_of(state))
    fault = shown_fault(record.shown, hands[declarer])
    if fault is not None:
        return fault, 0
    for event in record.events:
        held = [c for c in hands[event.seat] if c not in record.cards[: event.at]]
        fault = shown_fault(event.cards, bytes(held))
        if fault is not None:
            return fault, event.at
    return None, 0


def _until_fault(
    state: Replay, view: Trumping, table: bytes, tables: Tables, house: House
) -> Replay:
    """Find the first illegal card, and what happened before it."""
    record, declarer = state.record, state.declarer or 0
    found = first_fault(record.seats, record.cards, hands_of(record, taker_of(state)), view)
    if found is None:
        raise AssertionError("the quick and the careful referee disagree")
    at, fault = found
    kept = record._replace(
        seats=record.seats[:at],
        cards=record.cards[:at],
        events=tuple(e for e in record.events if e.at <= at),
    )
    tally = play_out(kept.seats, kept.cards, kept.dealt, table, view) or NO_TRICKS
    before = state._replace(record=kept, tally=tally, played=at)
    if _is_hidden(record, at):
        shown = _hidden_card(before._replace(record=record), fault, house)
        if shown is not None:
            return shown
    before = _beside_the_cards(before, declarer, house)
    if before.fault is None and before.ended is not None:
        before = before._replace(fault=after_end(record, before.ended))
    if before.fault is None:
        before = _end(before, tables, house, more=fault)
    return before._replace(record=record, fault=before.fault or fault)


def _is_hidden(record: Record, at: int) -> bool:
    """Tell whether the card is unknown and lies in the trick that was never finished."""
    return record.cards[at] == UNKNOWN and len(record.cards) // 3 == at // 3


def _hidden_card(state: Replay, fault: Finding, house: House) -> Replay | None:
    """Accept an unknown card where nothing depends on it: the deal was ended before the trick."""
    happened = follow_events(state.record, state.declarer, True, house)
    if happened.ended is None or happened.fault is not None:
        return None
    note = finding("card_hidden", fault.place)
    return state._replace(stage=OVER, ended=happened.ended, notes=(*state.notes, note))


def _end(state: Replay, tables: Tables, house: House, more: Finding | None = None) -> Replay:
    """Tell whether the deal is over, and whether the cards went on after that.

    Args:
        state: the legal play.
        tables: the rule system.
        house: where it was played.
        more: a fault that follows; then an unfinished play is not one of its own.
    """
    announced, declarer, view = state.announced, state.declarer, state.view
    if announced is None or declarer is None or view is None:
        raise ValueError("no game to end")
    cards = state.record.cards[: state.played]
    decided = decided_after(state.tally, cards, declarer, announced, view, tables.rules)
    if decided is not None:
        return _decided(state, decided, len(cards) > 3 * decided or more is not None, house)
    if state.ended is not None or len(cards) == PLAYED or _lost_at_once(state, announced):
        return state._replace(stage=OVER)
    return state if more is not None else state._replace(fault=_stops_short(len(cards)))


def _decided(state: Replay, decided: int, goes_on: bool, house: House) -> Replay:
    """Return a deal that was lost before its end; a server stops it there."""
    if not goes_on:
        return state._replace(stage=OVER)
    if not house.stops_when_decided:
        note = finding("played_on", trick=decided)
        return state._replace(stage=OVER, notes=(*state.notes, note))
    code = codes(state.record.cards[3 * decided : 3 * decided + 1])
    place = Place(trick=decided + 1, card=code or None)
    fault = finding("goes_on_after_decision", place, trick=decided)
    return state._replace(fault=fault, played=3 * decided)


def _lost_at_once(state: Replay, announced: Announced) -> bool:
    view = state.view
    return view is not None and is_impossible(announced, state.auction.bid, view.contract)


def _stops_short(cards: int) -> Finding:
    return finding("record_stops", Place(trick=cards // 3 + 1), cards=cards)
