"""Bids (Reizwerte): which numbers may be said, and what covers one.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 3.3.1, 3.3.2 | lowest bid 18, only possible game values | `legal_bids` |
| 3.6.1 | the multiple that covers a bid | `covering_multiple` |
"""

from bisect import bisect_left
from functools import lru_cache

from skatcalc.models.ruleset import RuleSet


@lru_cache(maxsize=64)
def legal_bids(rules: RuleSet) -> tuple[int, ...]:
    """Return every number that may be bid, rising (ISkO 3.3.2): each possible game value.

    >>> from skatcalc.rules.presets import ISKO
    >>> bids = legal_bids(ISKO)
    >>> len(bids), bids[:5], bids[-3:]
    (63, (18, 20, 22, 23, 24), (216, 240, 264))
    """
    bids: set[int] = set()
    for contract in rules.contracts:
        if contract.fixed is not None:
            bids.update(contract.fixed)
            continue
        top = contract.max_matadors + 1 + len(rules.levels)
        bids.update(contract.base * n for n in range(2, top + 1))
    return tuple(sorted(bids))


def is_legal_bid(bid: int, rules: RuleSet) -> bool:
    """Tell whether a number may be bid at all (ISkO 3.3.2)."""
    bids = legal_bids(rules)
    at = bisect_left(bids, bid)
    return at < len(bids) and bids[at] == bid


def nearest_bids(bid: int, rules: RuleSet) -> tuple[int, int]:
    """Return the legal bids below and above an illegal one (the same twice at the ends).

    >>> from skatcalc.rules.presets import ISKO
    >>> nearest_bids(19, ISKO), nearest_bids(7, ISKO), nearest_bids(300, ISKO)
    ((18, 20), (18, 18), (264, 264))
    """
    bids = legal_bids(rules)
    at = bisect_left(bids, bid)
    return bids[max(at - 1, 0)], bids[min(at, len(bids) - 1)]


def covering_multiple(bid: int, base: int) -> int:
    """Return the least multiplier of a base value that reaches a bid (ISkO 3.6.1).

    >>> covering_multiple(24, 10)
    3
    """
    return -(-bid // base)
