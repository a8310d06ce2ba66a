"""Scoring systems for lists (Abrechnungsarten) as data.

| source | what | where |
|---|---|---|
| SkWO 6.3.1 | +50 and -50 for the declarer; 40 at three, 30 at four for the others | `SYSTEMS` |
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoringSystem:
    """What a won or lost game is worth beside its points.

    Attributes:
        name: the name given to `--system`.
        won, lost: the declarer's bonus for a won and a lost game.
        others: what each other player gets for a lost game, by table size.
        source: the paragraph or document.
    """

    name: str
    won: int
    lost: int
    others: tuple[tuple[int, int], ...]
    source: str

    def for_others(self, size: int) -> int:
        """Return what each other player gets for a lost game at a table of that size.

        Raises:
            KeyError: if the system knows no such table.

        >>> SYSTEMS[0].for_others(4)
        30
        """
        return dict(self.others)[size]


@dataclass(frozen=True, slots=True)
class SeatPoints:
    """The points of every seat for one deal."""

    declarer: int
    defender: int
    dealer: int | None


SYSTEMS: tuple[ScoringSystem, ...] = (
    ScoringSystem("seeger-fabian", 50, -50, ((3, 40), (4, 30), (5, 24)), "SkWO 6.3.1"),
)

SEEGER_FABIAN = SYSTEMS[0]


def system(name: str) -> ScoringSystem | None:
    """Return the scoring system of that name, or None."""
    return next((s for s in SYSTEMS if s.name == name), None)


def seat_points(score: int, won: bool, size: int, scoring: ScoringSystem) -> SeatPoints:
    """Return what declarer, defenders and a dealer sitting out get for one deal.

    Args:
        score: the declarer's list points, negative if lost.
        won: whether the declarer won.
        size: players at the table, 3 to 5.
        scoring: the scoring system.

    >>> seat_points(-96, False, 4, SEEGER_FABIAN)
    SeatPoints(declarer=-146, defender=30, dealer=30)
    """
    others = 0 if won else scoring.for_others(size)
    own = score + (scoring.won if won else scoring.lost)
    return SeatPoints(own, others, others if size > 3 else None)


def total_points(
    points: int, won: int, lost: int, opponents_lost: int, size: int, scoring: ScoringSystem
) -> int:
    """Return a player's total of a list (Gesamtpunkte).

    >>> total_points(421, 11, 1, 5, 4, SEEGER_FABIAN)
    1071
    """
    own = points + scoring.won * won + scoring.lost * lost
    return own + scoring.for_others(size) * opponents_lost
