"""The rule systems by name: data only; the contracts are in `systems.contracts`.

| source | what | where |
|---|---|---|
| ISkO 2.4.1, 2.4.2 | base and null values | `ISKO_CONTRACTS` |
| ISkO 2.5.1-2.5.8 | winning levels | `ISKO.levels` |
| ISkO 2.5.2 | 61 card points | `ISKO.win_points` |
| ISkO 2.5.3 | schneider at 30 and 90 | `ISKO.schneider_limit`, `ISKO.schneider_points` |
| since 1 Jan 1999 | every lost game counts double | `ISKO.loss_factor_*` |
| rules until 1998 | lost hand games single, open grand from 36 | `PRE1999` |
| source 000 | ranks, the bid itself for an overbid, the third takes over | `OLD_GERMAN` |
| source 001 | kontra, bock and ramsch in tournament points | `TOURNAMENT` |
| source 003 | fifteen contracts, single losses, ramsch won | `TOURNEE` |
| source 003, last section; Foster | skat first, announcements after it | `RAEUBER` |
"""

from skatcalc.models.ruleset import BockRules, RamschRules, RuleSet
from skatcalc.rules.systems.contracts import (
    GRAND_36,
    GRAND_OUVERT_36,
    NULL,
    RAMSCH,
    SUITS,
    SUITS_AND_GRAND,
    TOURNEE_CONTRACTS,
)

LEVELS = (
    "hand",
    "schneider",
    "schneider_announced",
    "schwarz",
    "schwarz_announced",
    "ouvert",
)

ISKO_CONTRACTS = (*SUITS_AND_GRAND, NULL)
OPEN_GRAND_CONTRACTS = (*SUITS, GRAND_36, GRAND_OUVERT_36, NULL)

ISKO = RuleSet("isko", ISKO_CONTRACTS, LEVELS)

PRE1999 = RuleSet(
    "pre1999",
    OPEN_GRAND_CONTRACTS,
    LEVELS,
    loss_factor_hand=1,
    loss_factor_fixed_hand=1,
)

OLD_GERMAN = RuleSet(
    "old-german",
    OPEN_GRAND_CONTRACTS,
    LEVELS,
    level_model="cumulative",
    lost_levels="one_step",
    extra_skat_loss_step=True,
    loss_factor_hand=1,
    loss_factor_fixed=1,
    loss_factor_fixed_hand=1,
    overbid="bid",
    overbid_doubled=False,
    third_takes_over=True,
    all_pass="redeal",
    rounds=7,
    equal_deals=True,
    scoring="leipziger",
    settlement="pairwise",
)

TOURNAMENT = RuleSet(
    "tournament",
    (*ISKO_CONTRACTS, RAMSCH),
    LEVELS,
    kontra_factors=(2, 4),
    bock=BockRules(factor=2),
    shared_first=True,
)

TOURNEE = RuleSet(
    "tournee",
    TOURNEE_CONTRACTS,
    ("schneider", "schneider_announced", "schwarz", "schwarz_announced"),
    level_model="cumulative",
    schneider_points=91,
    loss_factor_skat=1,
    loss_factor_hand=1,
    loss_factor_fixed=1,
    loss_factor_fixed_hand=1,
    fixed_must_cover=True,
    lowest_bid=10,
    bid_step=2,
    forehand_names_freely=True,
    all_pass="ramsch",
    ramsch=RamschRules(
        scores="fewest",
        amounts=(10, 20, 20),
        march=-30,
        tie="last_trick",
        all_equal="forehand",
    ),
    equal_deals=True,
    scoring="leipziger",
    settlement="mean",
)

RAEUBER = RuleSet(
    "raeuber",
    ISKO_CONTRACTS,
    LEVELS,
    schneider_points=91,
    announce_with_skat=True,
    equal_deals=True,
    scoring="leipziger",
    settlement="mean",
)

PRESETS: tuple[RuleSet, ...] = (ISKO, PRE1999, OLD_GERMAN, TOURNAMENT, TOURNEE, RAEUBER)


def preset(name: str) -> RuleSet | None:
    """Return the rule system of that name, or None.

    >>> preset("isko").win_points
    61
    """
    return next((rules for rules in PRESETS if rules.name == name), None)
