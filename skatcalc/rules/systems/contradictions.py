"""Switches that cannot stand together: rows of two names and what must not be."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from skatcalc.findings import Finding, finding
from skatcalc.models.ruleset import RuleSet


class Contradiction(NamedTuple):
    """A switch that needs another one.

    Attributes:
        switch: the switch that is wrong.
        needs: the switch that would have to be set, with its value.
        holds: whether a rule system has this contradiction.
    """

    switch: str
    needs: str
    holds: Callable[[RuleSet], bool]


def _no_ramsch(rules: RuleSet) -> bool:
    return not any(contract.alone for contract in rules.contracts)


def _triggers(rules: RuleSet, depth: int) -> bool:
    names = {1: "kontra_lost", 2: "kontra_and_re"}
    used = (*rules.bock.triggers, *rules.bock.ramsch_triggers)
    return names[depth] in used and len(rules.kontra_factors) < depth


CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction(
        "all_pass", "ramsch = true", lambda r: r.all_pass == "ramsch" and _no_ramsch(r)
    ),
    Contradiction(
        "bock_triggers", "bock_factor = 2",
        lambda r: bool(r.bock.triggers) and r.bock.factor == 1,
    ),
    Contradiction(
        "bock_ramsch_triggers", "ramsch = true",
        lambda r: bool(r.bock.ramsch_triggers) and _no_ramsch(r),
    ),
    Contradiction(
        "bock_then_ramsch", "ramsch = true", lambda r: r.bock.then_ramsch and _no_ramsch(r)
    ),
    Contradiction("bock_triggers", "kontra_factors = [2]", lambda r: _triggers(r, 1)),
    Contradiction("bock_triggers", "kontra_factors = [2, 4]", lambda r: _triggers(r, 2)),
    Contradiction(
        "kontra_factors", "kontra_factors = [2, 4, 8]",
        lambda r: list(r.kontra_factors) != sorted(set(r.kontra_factors)),
    ),
    Contradiction("bid_step", "lowest_bid = 10", lambda r: r.bid_step > 0 and r.lowest_bid == 0),
    Contradiction(
        "schneider_points", "win_points = 61", lambda r: r.schneider_points < r.win_points
    ),
    Contradiction(
        "schneider_limit", "schneider_limit = 30", lambda r: r.schneider_limit >= r.win_points
    ),
    Contradiction(
        "level_factors", "levels", lambda r: any(n not in r.levels for n, _ in r.level_factors)
    ),
    Contradiction(
        "level_factors", 'level_model = "sum"',
        lambda r: bool(r.level_factors) and r.level_model != "sum",
    ),
)  # fmt: skip


def contradictions(rules: RuleSet) -> Iterator[tuple[tuple[str, str], Finding]]:
    """Yield the names of two switches that contradict each other, with the finding."""
    for row in CONTRADICTIONS:
        if row.holds(rules):
            needed = row.needs.split(" ")[0]
            yield (
                (row.switch, needed),
                finding("switches_contradict", switch=row.switch, needs=row.needs),
            )
