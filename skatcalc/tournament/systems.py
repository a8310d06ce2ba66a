"""Scoring systems for lists (Abrechnungsarten) as data.

| source | what | where |
|---|---|---|
| SkWO 6.3.1; source 001, S1-03 to S1-06 | 50, -50; 40 at three, 30 at four, 24 at five | row 1 |
| until 1962 | +50 and -50 for the declarer alone | row 2 |
| classical scoring (Leipziger Skat) | the declarer's points alone | row 3 |
| source 000, S0-46 | 40 for each defender, nothing for the dealer | row 4 |
| Bierlachs | minus points only; whoever reaches the target pays | rows 5 and 6 |
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class ScoringSystem:
    """What a won or lost game is worth beside its points.

    Attributes:
        name: the name given to `--system`.
        won, lost: the declarer's bonus for a won and a lost game.
        others: what each other player gets for a lost game, by table size.
        source: the paragraph or document.
        sitting: what a player sitting out gets for it, by table size; None: as the others.
        minus_only: whether only minus points are written: a won game takes its value from
            each defender, a lost one from the declarer.
        target: the minus points at which a player has lost and pays; 0: none.
    """

    name: str
    won: int
    lost: int
    others: tuple[tuple[int, int], ...]
    source: str
    sitting: tuple[tuple[int, int], ...] | None = None
    minus_only: bool = False
    target: int = 0

    def for_others(self, size: int) -> int:
        """Return what each other player gets for a lost game at a table of that size.

        Raises:
            KeyError: if the system knows no such table.

        >>> SYSTEMS[0].for_others(4)
        30
        """
        return dict(self.others)[size]

    def for_sitting(self, size: int) -> int:
        """Return what a player sitting out gets for a lost game at a table of that size.

        Raises:
            KeyError: if the system knows no such table.

        >>> SYSTEMS[0].for_sitting(4), system("forty-forty").for_sitting(4)
        (30, 0)
        """
        return dict(self.others if self.sitting is None else self.sitting)[size]


@dataclass(frozen=True, slots=True)
class SeatPoints:
    """The points of every seat for one deal."""

    declarer: int
    defender: int
    dealer: int | None


NOTHING = ((3, 0), (4, 0), (5, 0))

SYSTEMS: tuple[ScoringSystem, ...] = (
    ScoringSystem("seeger-fabian", 50, -50, ((3, 40), (4, 30), (5, 24)), "SkWO 6.3.1"),
    ScoringSystem("seeger", 50, -50, NOTHING, "14th Skat congress, 1936"),
    ScoringSystem("leipziger", 0, 0, NOTHING, "ISkO; classical scoring"),
    ScoringSystem(
        "forty-forty", 50, -50, ((3, 40), (4, 40), (5, 40)), "source 000, S0-46", sitting=NOTHING
    ),
    ScoringSystem("bierlachs", 0, 0, NOTHING, "Bierlachs", minus_only=True, target=501),
    ScoringSystem("loss-points", 0, 0, NOTHING, "Bierlachs", minus_only=True),
)

OTHER_NAMES = (("plain", "leipziger"), ("extended-seeger", "seeger-fabian"))
"""Other names that people use."""

SEEGER_FABIAN = SYSTEMS[0]


def system(name: str) -> ScoringSystem | None:
    """Return the scoring system of that name, or None.

    >>> system("Leipziger") is system("plain")
    True
    """
    wanted = name.casefold()
    wanted = dict(OTHER_NAMES).get(wanted, wanted)
    return next((s for s in SYSTEMS if s.name == wanted), None)


def seat_points(score: int, won: bool, size: int, scoring: ScoringSystem) -> SeatPoints:
    """Return what declarer, defenders and a dealer sitting out get for one deal.

    Args:
        score: the declarer's list points, negative if lost.
        won: whether the declarer won.
        size: players at the table, 3 to 5.
        scoring: the scoring system.

    >>> seat_points(-96, False, 4, SEEGER_FABIAN)
    SeatPoints(declarer=-146, defender=30, dealer=30)
    >>> seat_points(40, True, 3, system("bierlachs"))
    SeatPoints(declarer=0, defender=-40, dealer=None)
    """
    if scoring.minus_only:
        own, others, sitting = (0, -score, 0) if won else (score, 0, 0)
    else:
        own = score + (scoring.won if won else scoring.lost)
        others = 0 if won else scoring.for_others(size)
        sitting = 0 if won else scoring.for_sitting(size)
    return SeatPoints(own, others, sitting if size > 3 else None)


def total_points(
    points: int, won: int, lost: int, opponents_lost: int, size: int, scoring: ScoringSystem
) -> int:
    """Return a player's total of a list (Gesamtpunkte) from its sums.

    Only systems whose totals follow from these sums can be asked: where those sitting out
    are treated differently, or only minus points are written, the deals are needed
    (`deal_points`).

    >>> total_points(421, 11, 1, 5, 4, SEEGER_FABIAN)
    1071
    """
    own = points + scoring.won * won + scoring.lost * lost
    return own + scoring.for_others(size) * opponents_lost


def from_sums(scoring: ScoringSystem, size: int) -> bool:
    """Tell whether totals of a table follow from points, won, lost and the others' losses."""
    alike = size < 4 or scoring.for_sitting(size) == scoring.for_others(size)
    return alike and not scoring.minus_only


class CountedDeal(NamedTuple):
    """What a finished deal means for the totals of a table; seats are counted from 1.

    Attributes:
        sitting: the seats that got no cards.
        declarer: the declarer's seat; None for a ramsch.
        score: the declarer's list points.
        won: whether he won.
        places: seat and points of everybody in a ramsch.
        as_game: whether the ramsch brings the bonus of a won or lost game.
    """

    sitting: tuple[int, ...] = ()
    declarer: int | None = None
    score: int = 0
    won: bool = False
    places: tuple[tuple[int, int], ...] = ()
    as_game: bool = False


def deal_points(deal: CountedDeal, size: int, scoring: ScoringSystem) -> tuple[int, ...]:
    """Return what every seat of the table gets for one deal.

    A ramsch brings no bonus (source 001, S1-11), unless it counts as a game.

    >>> deal_points(CountedDeal((1,), 2, -96, False), 4, SEEGER_FABIAN)
    (30, -146, 30, 30)
    """
    if deal.declarer is None:
        return _ramsch_points(deal, size, scoring)
    points = seat_points(deal.score, deal.won, size, scoring)
    found = [points.defender] * size
    for seat in deal.sitting:
        found[seat - 1] = points.dealer or 0
    found[deal.declarer - 1] = points.declarer
    return tuple(found)


def _ramsch_points(deal: CountedDeal, size: int, scoring: ScoringSystem) -> tuple[int, ...]:
    got = {seat: points for seat, points in deal.places if points}
    if scoring.minus_only:
        playing = [seat for seat in range(1, size + 1) if seat not in deal.sitting]
        taken = {seat: sum(n for other, n in got.items() if other != seat and n > 0)
                 for seat in playing}  # fmt: skip
        return tuple(min(got.get(s, 0), 0) - taken.get(s, 0) for s in range(1, size + 1))
    points = [got.get(seat, 0) for seat in range(1, size + 1)]
    for seat, scored in got.items() if deal.as_game else ():
        points[seat - 1] += scoring.won if scored > 0 else scoring.lost
        for other in range(1, size + 1):
            sits = other in deal.sitting
            bonus = scoring.for_sitting(size) if sits else scoring.for_others(size)
            points[other - 1] += bonus if scored < 0 and other not in got else 0
    return tuple(points)


def list_totals(deals: Iterable[CountedDeal], size: int, scoring: ScoringSystem) -> tuple[int, ...]:
    """Return the totals of every seat of a table, deal by deal in any scoring system.

    >>> list_totals([CountedDeal((), 1, 48, True), CountedDeal((), 2, -36)], 3, SEEGER_FABIAN)
    (138, -86, 40)
    """
    totals = [0] * size
    for deal in deals:
        for at, points in enumerate(deal_points(deal, size, scoring)):
            totals[at] += points
    return tuple(totals)
