"""Rule systems by name."""

from skatcalc.findings import SkatcalcError, finding
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.presets import PRESETS, preset


def find_rules(name: str) -> RuleSet:
    """Return the rule system of that name.

    Raises:
        SkatcalcError: if there is none; the finding names those that exist.
    """
    rules = preset(name)
    if rules is None:
        known = ", ".join(r.name for r in PRESETS)
        raise SkatcalcError(finding("rules_unknown", wanted=name, known=known))
    return rules
