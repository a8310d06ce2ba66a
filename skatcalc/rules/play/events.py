"""What may happen beside the cards: shown hands, concessions, claims, time-outs.

| paragraph | what | row of `EVENTS` |
|---|---|---|
| ISkO 4.4.1, 4.4.2 | the declarer gives up (later: with consent) | `gives_up`, `consent` |
| ISkO 4.4.3 | one defender's giving up binds both | `gives_up` |
| ISkO 4.4.4, 4.4.5 | a claim of all open tricks, right or wrong | `claims`, `claims_wrongly` |
| ISkO 4.4.6 | an openly thrown hand: the open tricks go to the other side | `throws` |
| server | show, resign (both defenders), time out, left | `show`, `resign`, `time`, `left` |
"""

from typing import NamedTuple

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.replay import HAND_SIZE, Event, House, Record
from skatcalc.rules.play.auction import seat_word
from skatcalc.rules.play.declaration import codes

OWN, OTHER, NOBODY = "own", "other", "nobody"
FREE_TO_GIVE_UP = 9
"""Cards in hand with which the declarer gives up without asking (ISkO 4.4.1)."""


class EventRule(NamedTuple):
    """What an event does.

    Attributes:
        ends: whether it ends the deal; a vote ends it when both defenders have given it.
        vote: whether the defenders need both votes.
        any_time: whether it may happen before the cards are played.
        declarer_only: whether only the declarer may do it.
        open_tricks: who gets the tricks not yet played: the acting side, the other, nobody.
        simple: whether no level is counted that was not made or needed (ISkO 4.4.1-4.4.3).
        by_server: whether a server scores it by rules of its own.
    """

    ends: bool = True
    vote: bool = False
    any_time: bool = False
    declarer_only: bool = False
    open_tricks: str = NOBODY
    simple: bool = False
    by_server: bool = False


EVENTS: dict[str, EventRule] = {
    "show": EventRule(ends=False, declarer_only=True),
    "resign": EventRule(vote=True, simple=True, by_server=True),
    "time": EventRule(any_time=True, simple=True, by_server=True),
    "left": EventRule(any_time=True, simple=True, by_server=True),
    "gives_up": EventRule(simple=True),
    "consent": EventRule(simple=True, declarer_only=True),
    "claims": EventRule(open_tricks=OWN),
    "claims_wrongly": EventRule(open_tricks=OTHER),
    "throws": EventRule(open_tricks=OTHER),
}


class Ended(NamedTuple):
    """How a deal ended before the last card.

    Attributes:
        kind: a key of EVENTS.
        seat: who did it, or whom it befell.
        at: how many cards had been played.
    """

    kind: str
    seat: int
    at: int


class Happened(NamedTuple):
    """What the events of a deal come to: how it ended, and the first that was wrong."""

    ended: Ended | None = None
    fault: Finding | None = None
    fault_at: int = 0


def follow_events(record: Record, declarer: int | None, in_play: bool, house: House) -> Happened:
    """Return what the events of a deal come to.

    Args:
        record: the deal.
        declarer: his seat, None while the auction goes on.
        in_play: whether the record came to the play of the cards.
        house: where it was played.
    """
    voted: set[int] = set()
    shown = False
    ended: Ended | None = None
    for event in record.events:
        again = EVENTS[event.kind].vote and event.seat in voted
        fault = _event_fault(event, declarer, in_play, ended, again)
        if fault is not None:
            return Happened(ended, fault, event.at)
        shown = shown or event.kind == "show"
        if EVENTS[event.kind].vote:
            voted.add(event.seat)
        if _ends(event, declarer, voted, shown and house.lone_resign):
            ended = Ended(event.kind, event.seat, event.at)
    if ended is not None and ended.at < len(record.cards):
        return Happened(ended, after_end(record, ended), ended.at)
    return Happened(ended)


def _ends(event: Event, declarer: int | None, voted: set[int], alone: bool) -> bool:
    rule = EVENTS[event.kind]
    if rule.vote and event.seat != declarer:
        return alone or len(voted) > 1
    return rule.ends


def _event_fault(
    event: Event, declarer: int | None, in_play: bool, ended: Ended | None, again: bool
) -> Finding | None:
    rule = EVENTS[event.kind]
    place = Place(trick=event.at // 3 + 1) if in_play else Place()
    seat = seat_word(event.seat)
    if ended is not None:
        return finding("goes_on_after_end", place, what=Word(f"event.{event.kind}"))
    if not in_play and not rule.any_time:
        return finding("event_too_early", place, seat=seat)
    if rule.declarer_only and event.seat != declarer:
        return finding("event_declarer_only", place, seat=seat)
    if again:
        return finding("resigned_twice", place, seat=seat)
    if event.kind == "gives_up" and event.seat == declarer:
        return _consent_fault(event, place)
    return None


def _consent_fault(event: Event, place: Place) -> Finding | None:
    held = HAND_SIZE - event.at // 3
    if held >= FREE_TO_GIVE_UP:
        return None
    return finding("consent_missing", place, cards=held)


def after_end(record: Record, ended: Ended) -> Finding:
    """Return the finding about a card played after the deal had ended."""
    code = codes(record.cards[ended.at : ended.at + 1])
    place = Place(trick=ended.at // 3 + 1, card=code)
    return finding("goes_on_after_end", place, what=code)
