"""Ramsch: nobody bid, everybody plays for himself.

| source | what | function |
|---|---|---|
| source 003, S3-19 | jacks are trumps, everybody for himself | `play_ramsch` |
| every ramsch of `rules/ramsch.py` | who scores what | `_note` |
"""

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.game import Game, Ramsch
from skatcalc.models.replay import PLAYED, Record
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.play.auction import Auction
from skatcalc.rules.play.deal import skat_of
from skatcalc.rules.play.state import NO_TRICKS, OVER, PLAY, Replay, hands_of
from skatcalc.rules.play.tables import POINTS_TABLE, Tables, Trumping
from skatcalc.rules.play.tricks import card_codes, play_out
from skatcalc.rules.play.unfinished import comes_next
from skatcalc.rules.play.walk import first_fault
from skatcalc.rules.ramsch import judge_ramsch


def play_ramsch(record: Record, auction: Auction, view: Trumping, tables: Tables) -> Replay:
    """Return where a deal stands that everybody passed and that is played as ramsch."""
    state = Replay(record, PLAY, auction, view=view, notes=auction.notes)
    if record.takes_skat or record.announced is not None:
        return state._replace(fault=finding("passed_goes_on", what=comes_next(record)))
    if record.events:
        what = Word(f"event.{record.events[0].kind}")
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
    return state._replace(notes=(*state.notes, _note(state, tables.rules)))


def ramsch_game(state: Replay) -> Game:
    """Return a finished ramsch as a list has it: points, tricks, the last trick, the skat."""
    won, points = state.tally.winners, state.tally.points
    skat = sum(skat_of(state.record.dealt).translate(POINTS_TABLE))
    tricks = (won.count(0), won.count(1), won.count(2))
    contract = "" if state.view is None else state.view.contract.key
    return Game(contract, ramsch=Ramsch(points, tricks, won[-1], skat))


def _note(state: Replay, rules: RuleSet) -> Finding:
    result = judge_ramsch(ramsch_game(state), rules)
    first, second, third = state.tally.points
    one, two, three = result.places or (0, 0, 0)
    skat = sum(skat_of(state.record.dealt).translate(POINTS_TABLE))
    return finding(
        "ramsch_played", first=first, second=second, third=third, skat=skat,
        one=one, two=two, three=three,
    )  # fmt: skip


def _stops_short(cards: int) -> Finding:
    return finding("record_stops", Place(trick=cards // 3 + 1), cards=cards)
