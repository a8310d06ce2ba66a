"""Settlement in whole cents that sum to zero, and the stakes that people write."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatcalc.catalogue import sentence
from skatcalc.notation.stakes import parse_stake
from skatcalc.tournament.settlement import Stake, apportion, pairwise, settle

TOTALS = st.lists(st.integers(-3000, 3000), min_size=3, max_size=5)
STAKES = st.sampled_from([Stake(1), Stake(1, 2), Stake(1, 4), Stake(3, 100), Stake(10)])


@given(TOTALS, st.sampled_from(["pairwise", "mean", "box"]), STAKES)
def test_amounts_sum_to_zero_and_are_right_to_the_cent(totals, mode, stake) -> None:
    settled = settle(totals, mode, stake)

    assert sum(settled.amounts) + settled.box == 0
    n, whole = len(totals), sum(totals)
    for total, cents in zip(totals, settled.amounts, strict=True):
        each = {
            "pairwise": Fraction(n * total - whole),
            "mean": Fraction(n * total - whole, n),
            "box": Fraction(min(total, 0)),
        }[mode]
        assert abs(cents - each * Fraction(stake.cents, stake.per)) < 1


@given(TOTALS, STAKES, st.integers(1, 2000))
def test_nobody_pays_more_than_the_cap_and_nobody_gains_by_it(totals, stake, cap) -> None:
    for mode in ("pairwise", "mean", "box"):
        free, capped = settle(totals, mode, stake), settle(totals, mode, stake, cap)

        assert sum(capped.amounts) + capped.box == 0
        assert min(capped.amounts) >= -cap
        for before, after in zip(free.amounts, capped.amounts, strict=True):
            assert abs(after) <= abs(before)
            assert before * after >= 0


@given(TOTALS)
def test_pairwise_is_what_each_pays_each(totals) -> None:
    assert pairwise(totals) == tuple(sum(mine - other for other in totals) for mine in totals)
    assert settle(totals, "pairwise", Stake(1)).amounts == pairwise(totals)


@pytest.mark.parametrize(
    ("totals", "mode", "stake", "cap", "amounts", "box"),
    [
        # 180 quarter cents are 45 cents, and so on
        ((55, -20, 15, -10), "pairwise", Stake(1, 4), None, (45, -30, 5, -20), 0),
        ((100, 0, 0), "mean", Stake(1), None, (67, -33, -34), 0),
        ((1100, 950, 750), "pairwise", Stake(1, 2), None, (250, 25, -275), 0),
        ((300, 120, -60), "pairwise", Stake(1), 200, (200, 0, -200), 0),
        ((300, 200, -400), "pairwise", Stake(1), 650, (400, 250, -650), 0),
        ((300, -50, -61), "box", Stake(1, 2), None, (0, -25, -31), 56),
        ((300, -50, -61), "box", Stake(1, 2), 30, (0, -25, -30), 55),
        ((0, 0, 0), "mean", Stake(1), 5, (0, 0, 0), 0),
    ],
)
def test_settled_by_hand(totals, mode, stake, cap, amounts, box) -> None:
    settled = settle(totals, mode, stake, cap)

    assert (settled.amounts, settled.box) == (amounts, box)


@pytest.mark.parametrize(
    ("mode", "stake", "cap"),
    [("all", Stake(1), None), ("mean", Stake(0), None), ("mean", Stake(1), 0)],
)
def test_what_cannot_be_settled(mode, stake, cap) -> None:
    with pytest.raises(ValueError):
        settle((1, 2, 3), mode, stake, cap)


def test_what_cannot_be_shared() -> None:
    with pytest.raises(ValueError):
        apportion((1, 1), 3)


@pytest.mark.parametrize(
    ("text", "stake"),
    [
        ("1", (1, 1)), ("0.5", (1, 2)), ("0,25", (1, 4)), ("1/4", (1, 4)), ("¼", (1, 4)),
        ("½", (1, 2)), (" 2,50 ", (5, 2)), ("0.01", (1, 100)), ("3/5", (3, 5)), ("10", (10, 1)),
    ],
)  # fmt: skip
def test_stakes_are_read(text, stake) -> None:
    assert parse_stake(text) == Stake(*stake)


@pytest.mark.parametrize(
    ("text", "kind", "named"),
    [
        ("1/3", "stake_not_exact", "0.33"),
        ("⅓", "stake_not_exact", "0.33"),
        ("2/7", "stake_not_exact", "0.29"),
        ("0.125", "stake_not_exact", "0.12"),
        ("0,0001", "stake_not_exact", "0.01"),
        ("0", "stake_unreadable", "0"),
        ("1/0", "stake_unreadable", "1/0"),
        ("-1", "stake_unreadable", "-1"),
        ("", "stake_unreadable", ""),
        ("zwei", "stake_unreadable", "zwei"),
        ("1.2.3", "stake_unreadable", "1.2.3"),
        ("9" * 400, "stake_unreadable", "9"),
    ],
)
def test_other_stakes_are_refused(text, kind, named) -> None:
    found = parse_stake(text)

    assert found.kind.name == kind
    for lang in ("en", "de"):
        assert named in sentence(found, lang)
