"""Bids (Reizwerte): which numbers may be said, and what covers one.

| source | what | function |
|---|---|---|
| ISkO 3.3.1, 3.3.2 | lowest bid 18, only possible game values | `legal_bids` |
| ISkO 3.6.1 | the multiple that covers a bid | `covering_multiple` |
| source 000, S0-17 | the numbers of the value table in order | `legal_bids` |
| source 003, S3-11 | from 10 upwards, every second number | `legal_bids` |
"""

from bisect import bisect_left
from collections.abc import Iterator

from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.levels import count_steps

_REACHED: tuple[set[str], ...] = (set(), {"schneider"}, {"schneider", "schwarz"})
_ANNOUNCED: dict[str, set[str]] = {
    "": set(),
    "schneider_announced": {"schneider", "schneider_announced"},
    "schwarz_announced": {"schneider", "schneider_announced", "schwarz", "schwarz_announced"},
    "ouvert": {"schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert"},
}


def legal_bids(rules: RuleSet) -> tuple[int, ...]:
    """Return every number that may be bid, rising (ISkO 3.3.2): each possible game value.

    >>> from skatcalc.rules.presets import ISKO
    >>> bids = legal_bids(ISKO)
    >>> len(bids), bids[:5], bids[-3:]
    (63, (18, 20, 22, 23, 24), (216, 240, 264))
    """
    bids: tuple[int, ...] | None = rules.memo.get("bids")
    if bids is None:
        bids = rules.memo["bids"] = tuple(_numbers(possible_values(rules), rules))
    return bids


def _numbers(values: set[int], rules: RuleSet) -> list[int]:
    """Return the values that may be said, or every so many numbers up to the highest."""
    if rules.bid_step:
        return list(range(rules.lowest_bid, max(values) + 1, rules.bid_step))
    return sorted(value for value in values if value >= rules.lowest_bid)


def possible_values(rules: RuleSet) -> set[int]:
    """Return every game value that the rule system knows.

    >>> from skatcalc.rules.presets import preset
    >>> 360 in possible_values(preset("pre1999")), 264 in possible_values(preset("pre1999"))
    (True, False)
    """
    values: set[int] = set()
    counts: dict[tuple[object, ...], set[int]] = {}
    for contract in rules.contracts:
        values.update(contract.fixed or ())
        if contract.fixed is not None or contract.alone:
            continue
        shape = (
            contract.max_matadors, contract.skat, contract.announces_all, contract.open_as
        )  # fmt: skip
        if shape not in counts:
            counts[shape] = set(_counts(contract, rules))
        values.update(contract.base * n for n in counts[shape])
    return values


def _counts(contract: Contract, rules: RuleSet) -> Iterator[int]:
    for levels in {frozenset(levels) for levels in _level_sets(contract, rules)}:
        for matadors in range(1, contract.max_matadors + 1):
            yield count_steps(matadors, levels, rules)[-1].count


def _level_sets(contract: Contract, rules: RuleSet) -> Iterator[set[str]]:
    """Yield every set of levels a contract can end with."""
    for announced, brought in _ANNOUNCED.items():
        if not _may_announce(announced, contract, rules):
            continue
        for hand in _hands(bool(announced), contract, rules):
            for reached in _REACHED:
                levels = brought | reached | ({"hand"} if hand else set())
                yield levels.intersection(rules.levels)


def _may_announce(announced: str, contract: Contract, rules: RuleSet) -> bool:
    if contract.announces_all:
        return announced == "schwarz_announced"
    if announced == "ouvert" and contract.open_as:
        return False
    return not announced or announced in rules.levels


def _hands(announced: bool, contract: Contract, rules: RuleSet) -> tuple[bool, ...]:
    """Return whether a game is played from the hand: yes, no, or both."""
    if contract.skat == "untouched":
        return (True,)
    from_hand = (True,) if contract.skat == "any" else ()
    taken = not announced or rules.announce_with_skat
    return (*from_hand, False) if taken else from_hand


def is_legal_bid(bid: int, rules: RuleSet) -> bool:
    """Tell whether a number may be bid at all (ISkO 3.3.2)."""
    bids = legal_bids(rules)
    at = bisect_left(bids, bid)
    return at < len(bids) and bids[at] == bid


def nearest_bids(bid: int, rules: RuleSet) -> tuple[int, int]:
    """Return the two legal bids nearest to an illegal one, below and above it if there are.

    >>> from skatcalc.rules.presets import ISKO
    >>> nearest_bids(19, ISKO), nearest_bids(7, ISKO), nearest_bids(300, ISKO)
    ((18, 20), (18, 20), (240, 264))
    """
    bids = legal_bids(rules)
    at = min(max(bisect_left(bids, bid), 1), len(bids) - 1)
    return bids[at - 1], bids[at]


def covering_multiple(bid: int, base: int) -> int:
    """Return the least multiplier of a base value that reaches a bid (ISkO 3.6.1).

    >>> covering_multiple(24, 10)
    3
    """
    return -(-bid // base)
