"""Ramsch: nobody bid, everybody plays for himself.

| source | what | function |
|---|---|---|
| source 003, S3-19 | jacks are trumps, the skat goes to the last trick | `play_ramsch` |
"""

from typing import NamedTuple

from skatcalc.findings import Finding, finding
from skatcalc.models.replay import PLAYED, Record
from skatcalc.rules.play.auction import Auction, seat_word
from skatcalc.rules.play.deal import skat_of
from skatcalc.rules.play.state import NO_TRICKS, OVER, PLAY, Replay, hands_of
from skatcalc.rules.play.tables import POINTS_TABLE, Trumping
from skatcalc.rules.play.tricks import card_codes, play_out
from skatcalc.rules.play.walk import first_fault


class Ramsch(NamedTuple):
    """Card points and tricks of the three seats, the skat with the last trick."""

    points: tuple[int, int, int]
    tricks: tuple[int, int, int]


def play_ramsch(record: Record, auction: Auction, view: Trumping) -> Replay:
    """Return where a deal stands that everybody passed and that is played as ramsch."""
    state = Replay(record, PLAY, auction, view=view, notes=auction.notes)
    if record.takes_skat or record.announced is not None:
        what = record.announced.contract if record.announced else "skat"
        return state._replace(fault=finding("passed_goes_on", what=what))
    table = card_codes(record.dealt, None, b"", view)
    tally = play_out(record.seats, record.cards, record.dealt, table, view)
    if tally is None:
        hands = hands_of(record, None)
        at, fault = first_fault(record.seats, record.cards, hands, view) or (0, None)
        before = play_out(record.seats[:at], record.cards[:at], record.dealt, table, view)
        return state._replace(tally=before or NO_TRICKS, played=at, fault=fault)
    state = state._replace(tally=tally, played=len(record.cards))
    if len(record.cards) < PLAYED:
        return state._replace(fault=_stops_short(len(record.cards)))
    state = state._replace(stage=OVER)
    return state._replace(notes=(*state.notes, _note(ramsch_of(state))))


def ramsch_of(state: Replay) -> Ramsch:
    """Return points and tricks of the three seats; the skat goes with the last trick."""
    won = state.tally.winners
    points = list(state.tally.points)
    points[won[-1]] += sum(skat_of(state.record.dealt).translate(POINTS_TABLE))
    return Ramsch((points[0], points[1], points[2]), (won.count(0), won.count(1), won.count(2)))


def _note(played: Ramsch) -> Finding:
    first, second, third = played.points
    least = min(range(3), key=lambda seat: played.points[seat])
    return finding("ramsch_played", first=first, second=second, third=third,
                   least=seat_word(least))  # fmt: skip


def _stops_short(cards: int) -> Finding:
    return finding("record_stops", cards=cards)
