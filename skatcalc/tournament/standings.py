"""The ranking over all lists, with the reason for every place.

| paragraph | what | function |
|---|---|---|
| SkWO 6.3.1 | higher total, more games won, fewer lost, then lot | `rank` |
| source 001, S1-14 | players with the same highest total share the first place | `rank` |
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from skatcalc.tournament.sheet import ComputedList


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a ranking.

    Attributes:
        place: the place, from 1; shared places have the same number.
        player: the name.
        total: list points over all series.
        won, lost: games won and lost.
        by_series: total per series, in order, None where the player did not sit.
        shared: whether the place is shared until lots are drawn.
        decided_by: what separates the player from the one before (from the one behind for
            the first place): "total", "won", "lost", "lot" or "shared"; "only" if nobody
            else is ranked.
    """

    place: int
    player: str
    total: int
    won: int
    lost: int
    by_series: tuple[int | None, ...]
    shared: bool
    decided_by: str


@dataclass(slots=True)
class _Sum:
    player: str
    total: int
    won: int
    lost: int
    by_series: dict[int, int]
    draws: bool = False

    def key(self) -> tuple[int, int, int]:
        return (-self.total, 0, 0) if self.draws else (-self.total, -self.won, self.lost)


def rank(
    lists: Iterable[ComputedList],
    series: int = 1,
    lots: Sequence[str] = (),
    shared_first: bool = False,
) -> tuple[Standing, ...]:
    """Return the ranking of everybody seated, best first.

    Args:
        lists: the computed lists of all series.
        series: the number of planned series, for the columns.
        lots: names in the order drawn by lot; they separate players that nothing else does.
        shared_first: whether players with the same highest total share the first place,
            whatever games they won.
    """
    sums = _sum_up(lists)
    if shared_first:
        best = max((s.total for s in sums.values()), default=0)
        for one in sums.values():
            one.draws = one.total == best
    drawn = {name: at for at, name in enumerate(lots)}
    order = sorted(sums.values(), key=lambda s: (s.key(), drawn.get(s.player, len(drawn))))
    standings: list[Standing] = []
    for at, one in enumerate(order):
        before = order[at - 1] if at else None
        behind = order[at + 1] if at + 1 < len(order) else None
        tied_before = before is not None and _tied(before, one, drawn)
        shared = tied_before or (behind is not None and _tied(one, behind, drawn))
        place = standings[-1].place if tied_before else at + 1
        decided = "shared" if shared else _decided_by(one, before or behind, drawn)
        columns = tuple(one.by_series.get(n) for n in range(1, series + 1))
        standings.append(
            Standing(place, one.player, one.total, one.won, one.lost, columns, shared, decided)
        )
    return tuple(standings)


def _sum_up(lists: Iterable[ComputedList]) -> dict[str, _Sum]:
    sums: dict[str, _Sum] = {}
    for one in lists:
        for total in one.totals:
            mine = sums.setdefault(total.player, _Sum(total.player, 0, 0, 0, {}))
            mine.total += total.total
            mine.won += total.won
            mine.lost += total.lost
            earlier = mine.by_series.get(one.table.series, 0)
            mine.by_series[one.table.series] = earlier + total.total
    return sums


def _tied(a: _Sum, b: _Sum, drawn: dict[str, int]) -> bool:
    by_lot = a.player in drawn and b.player in drawn and not a.draws
    return a.key() == b.key() and not by_lot


def _decided_by(one: _Sum, other: _Sum | None, drawn: dict[str, int]) -> str:
    if other is None:
        return "only"
    names = ("total", "won", "lost")
    for name, mine, theirs in zip(names, one.key(), other.key(), strict=True):
        if mine != theirs:
            return name
    return "lot"
