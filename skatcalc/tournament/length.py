"""How many deals a list has.

| source | what | function |
|---|---|---|
| SkWO; source 001, S1-07 | 12 rounds: 48 deals, 36 at three; fewer may be chosen | `deals_of` |
| source 000, S0-02, S0-03; source 003, S3-05 | everybody deals equally often; 21 deals | both |
"""

from collections.abc import Iterator

from skatcalc.findings import Finding, finding
from skatcalc.models.ruleset import RuleSet


def deals_of(size: int, rules: RuleSet, rounds: int | None = None) -> int:
    """Return the deals of a list: the rounds agreed on, or those of the rule system.

    >>> from skatcalc.rules.presets import preset
    >>> deals_of(4, preset("isko")), deals_of(3, preset("old-german"))
    (48, 21)
    >>> deals_of(4, preset("isko"), 5)
    20
    """
    return size * (rules.rounds if rounds is None else rounds)


def length_findings(deals: int, size: int, rules: RuleSet) -> Iterator[Finding]:
    """Yield what is wrong with a number of deals: somebody would deal more often.

    >>> from skatcalc.rules.presets import preset
    >>> [f.kind.name for f in length_findings(20, 3, preset("old-german"))]
    ['deals_unequal']
    """
    if rules.equal_deals and deals % size:
        lower = deals - deals % size
        yield finding("deals_unequal", deals=deals, size=size, lower=lower, higher=lower + size)
