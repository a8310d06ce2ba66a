"""Rule files (TOML): a rule system to start from, and the switches that differ.

    base = "isko"
    grand_base = 20
    kontra_factors = [2, 4]

    [contracts.hearts]
    base = 11

Every key is checked; what is misspelt or impossible is named with its line.
"""

from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Any, NamedTuple

from skatcalc.findings import Finding, Place, SkatcalcError, finding
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.tomlfile import TomlFile, read_toml
from skatcalc.rules.presets import PRESETS, preset
from skatcalc.rules.systems.contradictions import contradictions
from skatcalc.rules.systems.kinds import Kind
from skatcalc.rules.systems.switches import (
    CONTRACT_FIELDS,
    SWITCHES,
    switch_named,
    with_contract_field,
    with_value,
)

BASE, CONTRACTS = "base", "contracts"
DEFAULT_BASE = "isko"


class _Change(NamedTuple):
    """The rule system after one key, or what is wrong with the key."""

    rules: RuleSet
    found: tuple[Finding, ...] = ()


def parse_rules(content: str, name: str) -> RuleSet:
    r"""Return the rule system that a rule file describes; it is named after the file.

    Args:
        content: the text of the file.
        name: the name of the file, for the findings.

    Raises:
        SkatcalcError: with every key that is unknown, every impossible value and every
            contradiction, each with its line.

    >>> parse_rules('base = "isko"\ngrand_base = 20', "club.toml").find("grand").base
    20
    """
    file = read_toml(content, name)
    rules, found = _base(file)
    for key, value in file.data.items():
        if key in (BASE, CONTRACTS):
            continue
        rules, wrong = _set_switch(rules, file, key, value)
        found += wrong
    rules, wrong = _set_contracts(rules, file)
    found += wrong
    if not found:
        found += tuple(f.at(_either(file, keys)) for keys, f in contradictions(rules))
    if found:
        raise SkatcalcError(*found)
    return _named(rules, name)


def _either(file: TomlFile, keys: tuple[str, str]) -> Place:
    """Return the place of the first of two keys, or of the second where only that stands."""
    first, second = keys
    return file.place((first if first in file.data else second,))


def _named(rules: RuleSet, name: str) -> RuleSet:
    from dataclasses import replace

    return replace(rules, name=PurePath(name).stem)


def _base(file: TomlFile) -> _Change:
    wanted = file.data.get(BASE, DEFAULT_BASE)
    rules = preset(wanted) if isinstance(wanted, str) else None
    if rules is not None:
        return _Change(rules)
    names = tuple(r.name for r in PRESETS)
    wrong = finding(
        "base_unknown", file.place((BASE,)), wanted=wanted, known=", ".join(names),
        hint=nearest(str(wanted), names),
    )  # fmt: skip
    return _Change(PRESETS[0], (wrong,))


def _set_switch(rules: RuleSet, file: TomlFile, key: str, raw: object) -> _Change:
    switch = switch_named(key)
    place = file.place((key,))
    if switch is None:
        names = (BASE, CONTRACTS, *(s.name for s in SWITCHES))
        return _Change(
            rules, (finding("switch_unknown", place, name=key, hint=nearest(key, names)),)
        )
    value, wrong = _read(switch.kind, raw, key)
    if wrong is not None:
        return _Change(rules, (wrong.at(place),))
    changed = with_value(rules, switch, value)
    if changed is not None:
        return _Change(changed)
    return _Change(rules, (_no_contract(switch.contract, rules).at(place),))


def _no_contract(key: str, rules: RuleSet) -> Finding:
    names = tuple(c.key for c in rules.contracts)
    known, hint = ", ".join(names), nearest(key, names)
    return finding("rules_contract_unknown", contract=key, rules=rules.name, known=known, hint=hint)


def _read(kind: Kind, raw: object, key: str) -> tuple[Any, Finding | None]:
    """Return a value, or what is wrong with it."""
    try:
        return kind.read(raw), None
    except ValueError:
        hint = "".join(_word_hints(raw, kind.words))
        return None, finding(
            "switch_value", name=key, value=_shown(raw), expected=kind.expected, hint=hint
        )


def _word_hints(raw: object, words: tuple[str, ...]) -> Iterator[str]:
    for word in raw if isinstance(raw, list | Mapping) else [raw]:
        if isinstance(word, str) and word not in words:
            yield nearest(word, words)


def _shown(raw: object) -> str:
    """Return a value as it stands in a TOML file."""
    if isinstance(raw, bool):
        return str(raw).lower()
    return f'"{raw}"' if isinstance(raw, str) else str(raw)


def _set_contracts(rules: RuleSet, file: TomlFile) -> _Change:
    tables = file.data.get(CONTRACTS, {})
    if not isinstance(tables, Mapping):
        shown, expected = _shown(tables), "[contracts.NAME]"
        wrong = finding(
            "switch_value", file.place((CONTRACTS,)), name=CONTRACTS, value=shown,
            expected=expected, hint="",
        )  # fmt: skip
        return _Change(rules, (wrong,))
    found: tuple[Finding, ...] = ()
    for key, table in tables.items():
        if rules.find(key) is None or not isinstance(table, Mapping):
            found += (_no_contract(key, rules).at(file.place((CONTRACTS, key))),)
            continue
        for name, raw in table.items():
            rules, wrong_ones = _set_field(rules, file, (key, name), raw)
            found += wrong_ones
    return _Change(rules, found)


def _set_field(rules: RuleSet, file: TomlFile, path: tuple[str, str], raw: object) -> _Change:
    key, name = path
    place = file.place((CONTRACTS, *path))
    kinds = dict(CONTRACT_FIELDS)
    if name not in kinds:
        hint = nearest(name, tuple(kinds))
        return _Change(rules, (finding("switch_unknown", place, name=name, hint=hint),))
    value, wrong = _read(kinds[name], raw, name)
    if wrong is not None:
        return _Change(rules, (wrong.at(place),))
    changed = with_contract_field(rules, key, name, value)
    if changed is not None:
        return _Change(changed)
    return _Change(rules, (finding("switch_without_use", place, name=name, contract=key),))


def nearest(word: str, known: tuple[str, ...]) -> str:
    """Return the nearest known word as a hint, or nothing.

    >>> nearest("kontra_factor", ("kontra_factors", "bock_factor"))
    ' (→ kontra_factors?)'
    """
    from difflib import get_close_matches

    near = get_close_matches(word.casefold(), known, n=1, cutoff=0.6)
    return f" (→ {near[0]}?)" if near else ""
