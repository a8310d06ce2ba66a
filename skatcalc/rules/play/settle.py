"""The result of a replayed deal: card points and tricks, ended early or not, and its value.

| paragraph | what | function |
|---|---|---|
| ISkO 2.5.2 | the declarer's tricks and the skat | `standing` |
| ISkO 4.4.1, 4.4.2 | simple level, a won game stays won | `_declarer_gives_up` |
| ISkO 4.4.3 | simple or needed level, a lost one stays lost | `_defender_gives_up` |
| ISkO 4.4.4-4.4.6 | open tricks go to one side; schwarz if possible | `_open_tricks` |
| server | the declarer quits: he keeps what he has | `_server_declarer` |
| server | a defender quits: the declarer gets everything open | `_server_defender` |
| server | before the discards only the skat is counted | `_standing_of_skat` |
"""

from typing import NamedTuple

from skatcalc.cards import JACKS, TOTAL_POINTS
from skatcalc.models.replay import SEATS, Announced, DealResult, House
from skatcalc.rules.outcome import ALL_TRICKS
from skatcalc.rules.play.deal import skat_of, twelve_of
from skatcalc.rules.play.declaration import is_impossible
from skatcalc.rules.play.events import EVENTS, NOBODY, OWN, Ended
from skatcalc.rules.play.state import DISCARDS, Replay, hands_of, pile_of
from skatcalc.rules.play.tables import POINTS_TABLE, Tables, Trumping
from skatcalc.rules.play.value import (
    Counted,
    Earned,
    counted,
    counted_as_conceded,
    counted_impossible,
    earned,
    matadors_of,
)


class Standing(NamedTuple):
    """How a deal stands: the declarer's points with his skat, his tricks, the others'."""

    points: int
    tricks: int
    against_points: int
    against_tricks: int


class Case(NamedTuple):
    """A deal that came to a game, ready to be settled."""

    announced: Announced
    view: Trumping
    declarer: int
    bid: int | None
    matadors: int
    standing: Standing
    replay: Replay
    tables: Tables

    @property
    def fixed(self) -> bool:
        """Tell whether the game has a fixed value (null)."""
        return self.view.contract.fixed is not None


def standing(replay: Replay) -> Standing:
    """Return points and tricks of both sides from the finished tricks; the skat is his."""
    tally, declarer = replay.tally, replay.declarer or 0
    pile = sum(pile_of(replay.record).translate(POINTS_TABLE))
    points = tally.points[declarer]
    tricks = tally.winners.count(declarer)
    return Standing(points + pile, tricks, sum(tally.points) - points, len(tally.winners) - tricks)


def settle(replay: Replay, tables: Tables, house: House) -> DealResult:
    """Return the result of a deal that came to a declared game and ended.

    Raises:
        ValueError: if the deal has no declared game.
    """
    announced, view, declarer = replay.announced, replay.view, replay.declarer
    if announced is None or view is None or declarer is None:
        raise ValueError("no declared game")
    if replay.ended is not None or is_impossible(announced, replay.auction.bid, view.contract):
        return settle_ended(replay, tables, house)[0]
    record, tally = replay.record, replay.tally
    matadors = matadors_of(record.dealt, declarer, view)
    points = tally.points[declarer] + points_of_bytes(pile_of(record))
    tricks = tally.winners.count(declarer)
    result = earned(announced, points, tricks, tables)
    won, score, overbid = counted(announced, matadors, replay.auction.bid, result, tables)
    return DealResult(
        declarer, announced.contract, won, score, matadors, overbid, points, tricks,
        result.schneider, result.schwarz,
    )  # fmt: skip


def case_of(replay: Replay, tables: Tables) -> Case:
    """Return a deal with a declared game as it stands.

    Raises:
        ValueError: if the deal has no declared game.
    """
    announced, view, declarer = replay.announced, replay.view, replay.declarer
    if announced is None or view is None or declarer is None:
        raise ValueError("no declared game")
    matadors = matadors_of(replay.record.dealt, declarer, view)
    bid = replay.auction.bid
    return Case(announced, view, declarer, bid, matadors, standing(replay), replay, tables)


def settle_ended(replay: Replay, tables: Tables, house: House) -> tuple[DealResult, int | None]:
    """Return the result of a deal that ended early, and the list points ISkO 4.4 gives it.

    The second is None for a null below the bid that was not ended in another way.

    Raises:
        ValueError: if the deal has no declared game.
    """
    case = case_of(replay, tables)
    ended = replay.ended
    isko = None if ended is None else _by_isko(case, ended)[0].score
    return _settle_ended(case, ended, house), isko


def _settle_ended(case: Case, ended: Ended | None, house: House) -> DealResult:
    """Settle a deal that ended in another way than by its last card."""
    if ended is None or is_impossible(case.announced, case.bid, case.view.contract):
        return _settle_impossible(case)
    if not (house.own_endings and EVENTS[ended.kind].by_server):
        entry, stand, result = _by_isko(case, ended)
        return _deal_result(case, entry, stand, result)
    if case.replay.stage == DISCARDS:
        case = _standing_of_skat(case)
    by_declarer = ended.seat == case.declarer
    stand, result = (_server_declarer if by_declarer else _server_defender)(case)
    entry = counted(case.announced, case.matadors, case.bid, result, case.tables)
    return _deal_result(case, entry, stand, result)


def _deal_result(case: Case, entry: Counted, stand: Standing, result: Earned) -> DealResult:
    return DealResult(
        case.declarer, case.announced.contract, entry.won, entry.score, case.matadors,
        entry.overbid, stand.points, stand.tricks, result.schneider, result.schwarz,
    )  # fmt: skip


def _settle_impossible(case: Case) -> DealResult:
    """A null below the bid is lost at once as the cheapest game (ISkO 3.6.2)."""
    twelve = twelve_of(case.replay.record.dealt, case.declarer)
    entry = counted_impossible(case.announced, case.bid or 0, case.tables, twelve)
    result = Earned(made=False)
    return _deal_result(case, entry, case.standing, result)


def _standing_of_skat(case: Case) -> Case:
    """Count as the server does before the discards: the hand as empty, only the skat."""
    skat = skat_of(case.replay.record.dealt)
    flags = bytes(c in skat for c in case.view.trumps)
    run = len(flags) - len(flags.lstrip(flags[:1]))
    signed = run if flags[:1] == b"\x01" else -run
    return case._replace(matadors=signed, standing=Standing(points_of_bytes(skat), 0, 0, 0))


def points_of_bytes(cards: bytes) -> int:
    """Return the card points of some cards."""
    return sum(cards.translate(POINTS_TABLE))


def _server_declarer(case: Case) -> tuple[Standing, Earned]:
    """The declarer quits and keeps what he has; levels count once a trick was finished."""
    stand = case.standing
    if case.fixed:
        return stand, Earned(made=False)
    result = earned(case.announced, stand.points, stand.tricks, case.tables)
    if not result.made and stand.tricks + stand.against_tricks == 0:
        result = Earned(made=False)
    return stand, result


def _server_defender(case: Case) -> tuple[Standing, Earned]:
    """A defender quits: everything open goes to the declarer."""
    if case.fixed:
        return case.standing, Earned(made=True)
    stand = _all_open_to_declarer(case.standing)
    return stand, earned(case.announced, stand.points, stand.tricks, case.tables)


def _all_open_to_declarer(stand: Standing) -> Standing:
    return stand._replace(
        points=TOTAL_POINTS - stand.against_points, tricks=ALL_TRICKS - stand.against_tricks
    )


def _by_isko(case: Case, ended: Ended) -> tuple[Counted, Standing, Earned]:
    """Settle an ending by ISkO 4.4; what a server ends by its own rules counts as giving up."""
    by_declarer = ended.seat == case.declarer
    rule = EVENTS[ended.kind]
    if rule.open_tricks != NOBODY:
        return _open_tricks(case, to_declarer=by_declarer is (rule.open_tricks == OWN))
    return _declarer_gives_up(case) if by_declarer else _defender_gives_up(case)


def _declarer_gives_up(case: Case) -> tuple[Counted, Standing, Earned]:
    stand = case.standing
    sure = _sure_levels(case)
    if not case.fixed and earned(case.announced, stand.points, stand.tricks, case.tables).made:
        entry = counted(case.announced, case.matadors, case.bid, sure, case.tables)
        return entry, stand, sure
    lost = Earned(made=False)
    return _conceded(case, False, lost), stand, lost


def _defender_gives_up(case: Case) -> tuple[Counted, Standing, Earned]:
    stand = case.standing
    best = _all_open_to_declarer(stand)
    tricks = stand.tricks if case.fixed else best.tricks
    if not earned(case.announced, best.points, tricks, case.tables).made:
        limit = case.tables.rules.schneider_limit
        sure = Earned(False, not case.announced.schneider and best.points <= limit)
        return counted(case.announced, case.matadors, case.bid, sure, case.tables), stand, sure
    sure = _sure_levels(case)
    return _conceded(case, True, sure), stand, sure


def _sure_levels(case: Case) -> Earned:
    """Return a win with the levels that nothing could take away any more."""
    points = case.standing.points
    return Earned(True, not case.fixed and points >= case.tables.rules.schneider_points)


def _conceded(case: Case, won: bool, levels: Earned) -> Counted:
    return counted_as_conceded(case.announced, case.matadors, case.bid, won, levels, case.tables)


def _open_tricks(case: Case, to_declarer: bool) -> tuple[Counted, Standing, Earned]:
    """Give the open tricks to one side; in null, that side has its way."""
    stand = case.standing
    if case.fixed:
        result = Earned(made=to_declarer and stand.tricks == 0)
    else:
        stand = _all_open_to_declarer(stand) if to_declarer else stand
        result = earned(case.announced, stand.points, stand.tricks, case.tables)
        if result.schwarz and _sure_of_a_trick(case, loser_is_declarer=not to_declarer):
            result = result._replace(schwarz=False)
    return counted(case.announced, case.matadors, case.bid, result, case.tables), stand, result


def _sure_of_a_trick(case: Case, loser_is_declarer: bool) -> bool:
    """Tell whether a side holds the highest jack, or all three below it (ISkO 4.4.6)."""
    record = case.replay.record
    taker = case.declarer if record.takes_skat else None
    held = {
        c
        for seat, hand in enumerate(hands_of(record, taker))
        if (seat == case.declarer) is loser_is_declarer
        for c in hand
    }
    return JACKS[0] in held or held.issuperset(JACKS[1:])


class Penalty(NamedTuple):
    """A deal broken off before a game was named: who gets a mark, and whose game it was."""

    declarer: int | None
    marked: frozenset[int]


def penalty(replay: Replay, ended: Ended) -> Penalty:
    """Return the marks for breaking off: the culprit's, or both defenders' for one of them."""
    declarer = replay.declarer
    if declarer is None or ended.seat == declarer:
        return Penalty(declarer, frozenset((ended.seat,)))
    return Penalty(declarer, frozenset(SEATS) - {declarer})


__all__ = ["Penalty", "Standing", "penalty", "settle", "settle_ended", "standing"]
