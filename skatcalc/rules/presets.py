"""The rule systems by name: data only.

| paragraph (ISkO 2022) | what | where |
|---|---|---|
| 2.4.1 | base values | `ISKO_CONTRACTS` |
| 2.4.2 | null values | `ISKO_CONTRACTS` |
| 2.5.1-2.5.8 | winning levels | `ISKO.levels` |
| 2.5.2 | 61 card points | `ISKO.win_points` |
| 2.5.3 | schneider at 30 and 90 | `ISKO.schneider_limit`, `ISKO.schneider_points` |
| since 1 Jan 1999 | every lost game counts double | `ISKO.loss_factor_*` |
"""

from skatcalc.cards import Suit
from skatcalc.models.ruleset import Contract, RuleSet

LEVELS = (
    "hand",
    "schneider",
    "schneider_announced",
    "schwarz",
    "schwarz_announced",
    "ouvert",
)

ISKO_CONTRACTS: tuple[Contract, ...] = (
    Contract("diamonds", "D", 9, Suit(3), max_matadors=11, source="ISkO 2.4.1"),
    Contract("hearts", "H", 10, Suit(2), max_matadors=11, source="ISkO 2.4.1"),
    Contract("spades", "S", 11, Suit(1), max_matadors=11, source="ISkO 2.4.1"),
    Contract("clubs", "C", 12, Suit(0), max_matadors=11, source="ISkO 2.4.1"),
    Contract("grand", "G", 24, None, max_matadors=4, source="ISkO 2.4.1"),
    Contract("null", "N", jacks_are_trumps=False, fixed=(23, 35, 46, 59), source="ISkO 2.4.2"),
)

ISKO = RuleSet("isko", ISKO_CONTRACTS, LEVELS)

PRESETS: tuple[RuleSet, ...] = (ISKO,)


def preset(name: str) -> RuleSet | None:
    """Return the rule system of that name, or None.

    >>> preset("isko").win_points
    61
    """
    return next((rules for rules in PRESETS if rules.name == name), None)
