"""A rule system for people and programs: games, levels, switches, bids, sources."""

from collections.abc import Iterable, Iterator

from skatcalc.catalogue import TEXTS, Lang, text
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.report.objects import Json
from skatcalc.rules.bidding import legal_bids
from skatcalc.rules.presets import ISKO
from skatcalc.rules.systems.switches import SWITCHES, Switch, value_of

BIDS_PER_LINE = 16


def contract_object(contract: Contract) -> Json:
    """Return one kind of game: base or fixed values, longest run of matadors, source."""
    return {
        "contract": contract.key,
        "letter": contract.letter,
        "base": contract.base or None,
        "fixed_values": list(contract.fixed) if contract.fixed else None,
        "max_matadors": contract.max_matadors,
        "skat": None if contract.alone else contract.skat,
        "alone": contract.alone,
        "loss_factor": contract.loss_factor,
        "source": contract.source,
    }


def switch_object(switch: Switch, rules: RuleSet, lang: Lang) -> Json:
    """Return one switch: how it stands, how it stands under isko, what it may be, why."""
    return {
        "name": switch.name,
        "value": _plain(value_of(switch, rules)),
        "default": _plain(value_of(switch, ISKO)),
        "values": switch.kind.expected,
        "text": text(f"switch.{switch.name}", lang),
        "source": switch.source,
    }


def _plain(value: object) -> object:
    """Return a value as JSON and TOML have it: lists and tables instead of tuples."""
    if not isinstance(value, tuple):
        return value
    if value and isinstance(value[0], tuple):
        return dict(value)
    return list(value)


def rules_object(rules: RuleSet, lang: Lang = "en") -> Json:
    """Return a whole rule system."""
    return {
        "name": rules.name,
        "contracts": [contract_object(c) for c in rules.contracts],
        "levels": list(rules.levels),
        "switches": [switch_object(switch, rules, lang) for switch in SWITCHES],
        "bids": list(legal_bids(rules)),
    }


def rules_lines(rules: RuleSet, lang: Lang) -> Iterator[str]:
    """Yield a rule system as lines: games and values, levels, switches, legal bids."""
    yield text("rules.head", lang, name=rules.name)
    width = max(len(contract.key) for contract in rules.contracts)
    for contract in rules.contracts:
        yield f"  {contract.key:<{width}}  {_contract_line(contract, lang)}"
    levels = ", ".join(text(f"step.{level}", lang) for level in rules.levels)
    cumulative = rules.level_model == "cumulative"
    key = "rules.levels_cumulative" if cumulative else "rules.levels"
    yield text(key, lang, levels=levels)
    yield text("rules.switches", lang)
    for switch in SWITCHES:
        yield _switch_line(switch, rules, lang)
    bids = [str(bid) for bid in legal_bids(rules)]
    yield text("rules.bids", lang, count=len(bids))
    for at in range(0, len(bids), BIDS_PER_LINE):
        yield "  " + " ".join(bids[at : at + BIDS_PER_LINE])


def toml_value(value: object) -> str:
    """Return a value as a rule file has it.

    >>> toml_value((2, 4)), toml_value(True), toml_value((("ouvert", 2),)), toml_value("bid")
    ('[2, 4]', 'true', '{ ouvert = 2 }', '"bid"')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return "{ " + ", ".join(f"{name} = {n}" for name, n in value) + " }"
    if isinstance(value, tuple):
        return "[" + ", ".join(toml_value(one) for one in value) + "]"
    return "–" if value is None else str(value)


def _switch_line(switch: Switch, rules: RuleSet, lang: Lang) -> str:
    value = value_of(switch, rules)
    mark = " " if value in (None, value_of(switch, ISKO)) else "*"
    says = text(f"switch.{switch.name}", lang)
    return f" {mark} {switch.name} = {toml_value(value)}: {says} ({switch.source})"


def _contract_line(contract: Contract, lang: Lang) -> str:
    name = text(f"contract.{contract.key}", lang)
    if contract.alone:
        value = text("rules.alone", lang)
    elif contract.fixed is None:
        value = text("rules.base", lang, base=contract.base, most=contract.max_matadors)
    elif len(set(contract.fixed)) == 1:
        value = text("rules.one_value", lang, value=contract.fixed[0])
    else:
        plain, hand, ouvert, both = contract.fixed
        value = text("rules.fixed", lang, plain=plain, hand=hand, ouvert=ouvert, both=both)
    if contract.loss_factor is not None:
        value += ", " + text("rules.lost_times", lang, n=contract.loss_factor)
    return f"{name}: {value} ({contract.source})"


def preset_lines(presets: Iterable[RuleSet], lang: Lang) -> Iterator[str]:
    """Yield one line a rule system: its name and what it is."""
    for rules in presets:
        key = f"preset.{rules.name}"
        yield f"{rules.name:<12} {text(key, lang) if key in TEXTS else ''}".rstrip()
