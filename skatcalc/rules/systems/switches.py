"""The switches over a rule system: name, place in the record, values, source. Data only.

A switch is a field of the record, a field of one contract, or whether a contract is played at
all. Its sentence is in the catalogue under `switch.NAME`.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bock import TRIGGERS
from skatcalc.rules.presets import LEVELS
from skatcalc.rules.systems.contracts import RAMSCH, REVOLUTION
from skatcalc.rules.systems.kinds import (
    Choice,
    Factors,
    Flag,
    FourValues,
    Kind,
    Names,
    Number,
    Numbers,
)

SCORINGS = ("seeger-fabian", "seeger", "leipziger", "forty-forty", "bierlachs", "loss-points")
SETTLEMENTS = ("none", "pairwise", "mean", "box")
_TRIGGERS = tuple(trigger.name for trigger in TRIGGERS)


class Switch(NamedTuple):
    """One switch.

    Attributes:
        name: the key in a rule file.
        kind: the values it may have.
        source: the document or paragraph it comes from.
        path: the field of the record it sets, or of the contract; empty: as its name.
        contract: the key of the contract whose field it is.
        played: the contract that a true value adds.
    """

    name: str
    kind: Kind
    source: str
    path: tuple[str, ...] = ()
    contract: str = ""
    played: Contract | None = None


def _part(part: str, name: str, kind: Kind, source: str) -> Switch:
    return Switch(f"{part}_{name}", kind, source, (part, name))


SWITCHES: tuple[Switch, ...] = (
    # auction
    Switch("lowest_bid", Number(0, 36), "source 003, S3-11"),
    Switch("bid_step", Number(0, 10), "source 003, S3-11"),
    Switch("third_takes_over", Flag(), "source 000, S0-16"),
    Switch("forehand_names_freely", Flag(), "source 003, S3-10"),
    Switch(
        "all_pass", Choice(("passed_in", "redeal", "ramsch")), "ISkO 3.3.7; S0-12; S3-10"
    ),
    Switch("fixed_must_cover", Flag(), "source 003, S3-29"),
    # contracts and values
    Switch("grand_base", Number(1, 48), "Foster; ISkO 2.4.1", ("base",), "grand"),
    Switch(
        "grand_ouvert_base", Number(1, 72), "source 000, S0-07", ("base",), "grand_ouvert"
    ),
    Switch("null_values", FourValues(1, 200), "ISkO 2.4.2; pagat", ("fixed",), "null"),
    Switch("revolution", Flag(), "xskat; skatwelt", played=REVOLUTION),
    Switch("ramsch", Flag(), "source 001, S1-11; source 003, S3-19", played=RAMSCH),
    Switch("matadors_counted", Number(1, 11), "ISkO 2.3.2; junges-hamburg"),
    # levels
    Switch("levels", Names(LEVELS), "ISkO 2.5.1; S0-26; S3-24 to S3-27"),
    Switch("level_model", Choice(("sum", "cumulative")), "ISkO 2.5.1; S0-27; S3-28"),
    Switch("level_factors", Factors(LEVELS, 2, 9), "Foster; pagat (Texas)"),
    Switch("announce_with_skat", Flag(), "Foster"),
    Switch("win_points", Number(31, 120), "ISkO 2.5.2; S0-35"),
    Switch("schneider_points", Number(61, 120), "ISkO 2.5.3; S3-25"),
    Switch("schneider_limit", Number(0, 59), "ISkO 2.5.3; S3-25"),
    # losses
    Switch("loss_factor_skat", Number(1, 4), "ISkO since 1999; S3-32"),
    Switch("loss_factor_hand", Number(1, 4), "ISkO since 1999; rules until 1998; S0-37"),
    Switch("loss_factor_fixed", Number(1, 4), "ISkO since 1999; S0-34, S0-47"),
    Switch("loss_factor_fixed_hand", Number(1, 4), "ISkO since 1999; rules until 1998; S0-47"),
    Switch("extra_skat_loss_step", Flag(), "source 000, S0-38"),
    Switch("lost_levels", Choice(("as_levels", "one_step")), "ISkO 2.5.5; S0-37; S3-33"),
    Switch("overbid", Choice(("next_multiple", "bid")), "ISkO 3.6.1; S0-36; S3-34"),
    Switch("overbid_doubled", Flag(), "ISkO 3.6.1; S0-36"),
    # kontra, spitze, schenken
    Switch("kontra_factors", Numbers(2, 16, 0, 3), "pagat; xskat; source 001, S1-10"),
    Switch("re_on_closed_null", Flag(), "kneipenskat"),
    Switch("spitze_steps", Number(0, 2), "xskat"),
    Switch("spitze_when_lost", Flag(), "xskat; skat-bidder"),
    Switch("schenken", Flag(), "xskat"),
    # bock
    _part("bock", "factor", Number(1, 4), "xskat; source 001, S1-10"),
    _part("bock", "triggers", Names(_TRIGGERS), "xskat; JSkat; skatspielen.info"),
    _part("bock", "ramsch_triggers", Names(_TRIGGERS), "gameduell"),
    _part("bock", "deals", Number(0, 12), "xskat"),
    _part("bock", "doubles_trigger", Flag(), "skatspielen.info"),
    _part("bock", "after_kontra", Flag(), "kneipenskat"),
    _part("bock", "then_ramsch", Flag(), "xskat"),
    # ramsch
    _part("ramsch", "scores", Choice(("most", "fewest")), "S1-11; S3-35; 0x1b.de"),
    _part("ramsch", "amounts", Numbers(1, 200, 0, 3), "pagat; Foster; S3-35"),
    _part("ramsch", "virgin_factor", Number(1, 4), "pagat; skatspielen.info"),
    _part("ramsch", "announced_factor", Number(1, 8), "de.wikipedia"),
    _part("ramsch", "announced_penalty", Number(1, 480), "de.wikipedia"),
    _part("ramsch", "march", Number(-240, 240), "S1-12; S3-37"),
    _part("ramsch", "tie", Choice(("all", "half", "last_trick")), "pagat; Rasche; S3-36"),
    _part("ramsch", "all_equal", Choice(("nothing", "forehand")), "xskat; S3-36"),
    _part("ramsch", "skat", Choice(("last_trick", "loser", "unused")), "xskat; S3-19"),
    _part("ramsch", "pushing", Flag(), "xskat; de.wikipedia"),
    _part("ramsch", "factors", Choice(("multiply", "add")), "xskat; de.wikipedia"),
    _part("ramsch", "march_pushed", Flag(), "xskat"),
    _part("ramsch", "knocking", Flag(), "xskat"),
    _part("ramsch", "with_bock", Flag(), "xskat; de.wikipedia"),
    _part("ramsch", "cap", Number(0, 1000), "private round"),
    _part("ramsch", "as_game", Flag(), "0x1b.de"),
    # lists
    Switch("rounds", Number(1, 100), "SkWO; S0-03; S1-07"),
    Switch("equal_deals", Flag(), "S0-02; S3-05"),
    Switch("scoring", Choice(SCORINGS), "SkWO 6.3.1; S0-43 to S0-46; S1-02"),
    Switch("settlement", Choice(SETTLEMENTS), "S0-41; S3-38"),
    Switch("shared_first", Flag(), "source 001, S1-14"),
)  # fmt: skip

CONTRACT_FIELDS: tuple[tuple[str, Kind], ...] = (
    ("base", Number(1, 72)),
    ("fixed", FourValues(1, 400)),
    ("max_matadors", Number(1, 11)),
    ("loss_factor", Number(1, 4)),
)
"""What a rule file may set for any contract, in a table `[contracts.NAME]`."""


def switch_named(name: str) -> Switch | None:
    """Return the switch of that name, or None."""
    return next((switch for switch in SWITCHES if switch.name == name), None)


def value_of(switch: Switch, rules: RuleSet) -> Any:
    """Return how a switch stands, None if the rule system has no such contract.

    >>> from skatcalc.rules.presets import preset
    >>> value_of(switch_named("grand_base"), preset("isko"))
    24
    """
    if switch.played is not None:
        return rules.find(switch.played.key) is not None
    target: Any = rules
    if switch.contract:
        target = rules.find(switch.contract)
        if target is None:
            return None
    for name in switch.path or (switch.name,):
        target = getattr(target, name)
    return target


def with_value(rules: RuleSet, switch: Switch, value: Any) -> RuleSet | None:
    """Return the rule system with a switch set, None if it has no such contract.

    >>> from skatcalc.rules.presets import preset
    >>> with_value(preset("isko"), switch_named("grand_base"), 20).find("grand").base
    20
    """
    if switch.played is not None:
        return _with_played(rules, switch.played, value)
    if switch.contract:
        return with_contract_field(rules, switch.contract, switch.path[0], value)
    path = switch.path or (switch.name,)
    if len(path) == 1:
        return replace(rules, **{path[0]: value})
    inner = replace(getattr(rules, path[0]), **{path[1]: value})
    return replace(rules, **{path[0]: inner})


def _with_played(rules: RuleSet, contract: Contract, played: bool) -> RuleSet:
    others = tuple(c for c in rules.contracts if c.key != contract.key)
    known = rules.find(contract.key) or contract
    return replace(rules, contracts=(*others, known) if played else others)


def with_contract_field(rules: RuleSet, key: str, name: str, value: Any) -> RuleSet | None:
    """Return the rule system with a field of a contract set, None if it has no such contract.

    A base belongs to a game with a multiplier, fixed values to one without.
    """
    contract = rules.find(key)
    if contract is None or (name in ("fixed", "base") and getattr(contract, name) in (None, 0)):
        return None
    changed = replace(contract, **{name: value})
    return replace(rules, contracts=tuple(changed if c.key == key else c for c in rules.contracts))
