"""A rule system for people and programs: games, levels, limits, bids, sources."""

from collections.abc import Iterable, Iterator

from skatcalc.catalogue import TEXTS, Lang, text
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.report.objects import Json
from skatcalc.rules.bidding import legal_bids

LIMITS = (
    ("win_points", "ISkO 2.5.2"),
    ("schneider_points", "ISkO 2.5.3"),
    ("schneider_limit", "ISkO 2.5.3"),
    ("loss_factor_skat", "1 Jan 1999"),
    ("loss_factor_hand", "1 Jan 1999"),
    ("loss_factor_fixed", "1 Jan 1999"),
)
BIDS_PER_LINE = 16


def contract_object(contract: Contract) -> Json:
    """Return one kind of game: base or fixed values, longest run of matadors, source."""
    return {
        "contract": contract.key,
        "letter": contract.letter,
        "base": contract.base or None,
        "fixed_values": list(contract.fixed) if contract.fixed else None,
        "max_matadors": contract.max_matadors,
        "source": contract.source,
    }


def rules_object(rules: RuleSet) -> Json:
    """Return a whole rule system."""
    return {
        "name": rules.name,
        "contracts": [contract_object(c) for c in rules.contracts],
        "levels": list(rules.levels),
        "switches": [
            {"name": name, "value": getattr(rules, name), "source": source}
            for name, source in LIMITS
        ],
        "bids": list(legal_bids(rules)),
    }


def rules_lines(rules: RuleSet, lang: Lang) -> Iterator[str]:
    """Yield a rule system as lines: games and values, levels, limits, legal bids."""
    yield text("rules.head", lang, name=rules.name)
    for contract in rules.contracts:
        yield "  " + _contract_line(contract, lang)
    levels = ", ".join(text(f"step.{level}", lang) for level in rules.levels)
    yield text("rules.levels", lang, levels=levels)
    for name, source in LIMITS:
        yield f"  {text(f'rules.{name}', lang, n=getattr(rules, name))} ({source})"
    bids = [str(bid) for bid in legal_bids(rules)]
    yield text("rules.bids", lang, count=len(bids))
    for at in range(0, len(bids), BIDS_PER_LINE):
        yield "  " + " ".join(bids[at : at + BIDS_PER_LINE])


def _contract_line(contract: Contract, lang: Lang) -> str:
    name = text(f"contract.{contract.key}", lang)
    if contract.fixed is None:
        value = text("rules.base", lang, base=contract.base, most=contract.max_matadors)
    else:
        plain, hand, ouvert, both = contract.fixed
        value = text("rules.fixed", lang, plain=plain, hand=hand, ouvert=ouvert, both=both)
    return f"{name:<10} {value} ({contract.source})"


def preset_lines(presets: Iterable[RuleSet], lang: Lang) -> Iterator[str]:
    """Yield one line a rule system: its name and what it is."""
    for rules in presets:
        key = f"preset.{rules.name}"
        yield f"{rules.name:<12} {text(key, lang) if key in TEXTS else ''}".rstrip()
