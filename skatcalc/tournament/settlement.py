"""From points to money: who pays whom, in whole cents that sum to zero.

| source | what | function |
|---|---|---|
| source 000, S0-41; skatspielen.info | each pays each the difference | `pairwise` |
| source 003, S3-38 to S3-40 | the difference from the mean of all | `settle` |
| house rule | minus points into the cash box | `settle` |
| club practice | a cap on what anybody pays | `_capped` |
"""

from collections.abc import Sequence
from typing import NamedTuple

MODES = ("pairwise", "mean", "box")
"""Each pays each, the difference from the mean, minus points into the cash box."""


class Stake(NamedTuple):
    """What a point is worth, in cents: a fraction that decimals write exactly.

    Attributes:
        cents: the numerator.
        per: the denominator, such as 4 for a quarter of a cent.
    """

    cents: int
    per: int = 1


class Settlement(NamedTuple):
    """Who gets or pays what.

    Attributes:
        amounts: what each player gets, in cents; negative: he pays.
        box: what the cash box gets.
    """

    amounts: tuple[int, ...]
    box: int = 0


def pairwise(totals: Sequence[int]) -> tuple[int, ...]:
    """Return what each gets if each pays each the difference: n times his total less the sum.

    >>> pairwise((300, 120, -60))
    (540, 0, -540)
    """
    whole = sum(totals)
    return tuple(len(totals) * total - whole for total in totals)


def settle(totals: Sequence[int], mode: str, stake: Stake, cap: int | None = None) -> Settlement:
    """Return the money for the totals of a table; it sums to zero, box included.

    Exact amounts that are no whole cents are rounded so that the sum stays zero: each to
    the cent below, and the cents left over to the largest remainders, earlier seats first.
    Into the box each pays his own minus points, rounded to the nearest cent, half up.

    Args:
        totals: everybody's points.
        mode: one of `MODES`.
        stake: cents per point.
        cap: the most that anybody pays, in cents; what the others get shrinks in proportion.

    Raises:
        ValueError: if there is no such mode, or stake or cap is not above 0.

    >>> settle((88, -75, 134, 25), "mean", Stake(1)).amounts
    (45, -118, 91, -18)
    >>> settle((300, 120, -60), "box", Stake(1, 4))
    Settlement(amounts=(0, 0, -15), box=15)
    """
    if mode not in MODES or stake.cents <= 0 or stake.per <= 0 or (cap is not None and cap <= 0):
        raise ValueError(f"no settlement {mode} at {stake} with a cap of {cap}")
    if mode == "box":
        paid = [_box(total, stake, cap) for total in totals]
        return Settlement(tuple(-cents for cents in paid), sum(paid))
    per = stake.per * (1 if mode == "pairwise" else max(len(totals), 1))
    parts = [n * stake.cents for n in pairwise(totals)]
    amounts = apportion(parts, per)
    return Settlement(amounts if cap is None else _capped(amounts, cap))


def _box(total: int, stake: Stake, cap: int | None) -> int:
    if total >= 0:
        return 0
    cents = (2 * -total * stake.cents + stake.per) // (2 * stake.per)
    return cents if cap is None else min(cents, cap)


def apportion(parts: Sequence[int], per: int) -> tuple[int, ...]:
    """Return parts divided by `per` in whole numbers with the sum of the parts kept.

    Each is rounded down, and what is left goes to the largest remainders, earlier ones
    first; the sum of the parts must be a multiple of `per`.

    Raises:
        ValueError: if it is not.

    >>> apportion((10, -4, -6), 3)
    (3, -1, -2)
    """
    if sum(parts) % per:
        raise ValueError("the sum does not divide")
    whole = [part // per for part in parts]
    order = sorted(range(len(parts)), key=lambda at: (-(parts[at] % per), at))
    for at in order[: sum(parts) // per - sum(whole)]:
        whole[at] += 1
    return tuple(whole)


def _capped(amounts: tuple[int, ...], cap: int) -> tuple[int, ...]:
    """Cut what is paid at the cap; the winners share what comes in as they would have."""
    paid = [max(amount, -cap) if amount < 0 else 0 for amount in amounts]
    claims = [max(amount, 0) for amount in amounts]
    claimed, came = sum(claims), -sum(paid)
    if not claimed or came == claimed:
        return amounts
    shares = apportion([claim * came for claim in claims], claimed)
    return tuple(share + less for share, less in zip(shares, paid, strict=True))
