"""Bierlachs: minus points only, and whoever reaches the target first pays.

| source | what | function |
|---|---|---|
| Bierlachs | targets 301, 401, 501, or 300 or 500 and the day of the month | `target_on` |
| Bierlachs | the first to reach it pays, and a new sheet begins | `payers` |
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Payer(NamedTuple):
    """Who reached the target: the deal that did it, the seat, his minus points."""

    deal: int
    seat: int
    minus: int


def target_on(base: int, day: int) -> int:
    """Return a target that grows with the day of the month.

    >>> target_on(500, 11)
    511
    """
    return base + day


def payers(deals: Iterable[Sequence[int]], target: int) -> tuple[Payer, ...]:
    """Return everybody who reached the target, in order; each begins a new sheet at 0.

    Args:
        deals: for each deal what every seat got, minus points negative.
        target: the minus points at which a player pays, above 0.

    Returns:
        Several for one deal if two defenders reach the target together.

    Raises:
        ValueError: if the target is not above 0.

    >>> payers([(-300, 0, 0), (-210, 0, -40), (0, -20, 0)], 501)
    (Payer(deal=2, seat=1, minus=510),)
    """
    if target <= 0:
        raise ValueError("a target is above 0")
    found: list[Payer] = []
    running: list[int] = []
    for number, points in enumerate(deals, start=1):
        running = running or [0] * len(points)
        running = [old + new for old, new in zip(running, points, strict=True)]
        reached = [
            Payer(number, at + 1, -total) for at, total in enumerate(running) if -total >= target
        ]
        if reached:
            found += reached
            running = []
    return tuple(found)
