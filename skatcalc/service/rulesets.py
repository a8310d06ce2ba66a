"""Rule systems by name, or from a club's rule file."""

from pathlib import Path

from skatcalc.findings import SkatcalcError, finding
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.presets import PRESETS, preset

SUFFIX = ".toml"


def find_rules(name_or_path: str, beside: Path | None = None) -> RuleSet:
    """Return the rule system of that name, or the one a rule file describes.

    Args:
        name_or_path: the name of a rule system, or a TOML file.
        beside: the folder of the workbook that names it; a rule file is looked for there
            first, so that both can be moved together.

    Raises:
        SkatcalcError: if there is none, the file cannot be read, or it is wrong somewhere;
            the findings name every place, and the nearest right name.
    """
    rules = preset(name_or_path)
    if rules is not None:
        return rules
    if name_or_path.casefold().endswith(SUFFIX) or Path(name_or_path).is_file():
        near = beside / name_or_path if beside is not None else Path(name_or_path)
        return _from_file(str(near) if near.is_file() else name_or_path)
    from skatcalc.notation.rulefile import nearest

    names = tuple(r.name for r in PRESETS)
    hint = nearest(name_or_path, names)
    raise SkatcalcError(
        finding("rules_unknown", wanted=name_or_path, known=", ".join(names), hint=hint)
    )


def _from_file(path: str) -> RuleSet:
    from skatcalc.notation.rulefile import parse_rules
    from skatcalc.service.textfiles import open_text

    with open_text(path) as stream:
        content = stream.read()
    return parse_rules(content.replace("\r\n", "\n"), path)
