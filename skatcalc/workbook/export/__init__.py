"""The export: an evening as a fresh workbook that looks like the official form, and back."""

from pathlib import Path

from skatcalc.catalogue import Lang
from skatcalc.findings import SkatcalcError, has_errors
from skatcalc.models.evening import Evening
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.systems import ScoringSystem
from skatcalc.workbook.export.money import LostMoney
from skatcalc.workbook.export.read import ExportRead, load_export
from skatcalc.workbook.export.target import check_target, is_export, put


def write_export(
    path: Path,
    evening: Evening,
    rules: RuleSet,
    scoring: ScoringSystem,
    lang: Lang,
    money: LostMoney | None = None,
) -> None:
    """Write an evening as a workbook in the form of the official list.

    An earlier export of ours is replaced, any other file is not.

    Args:
        path: where to.
        evening: the evening.
        rules: the rule system its games are judged by.
        scoring: the scoring system of its totals.
        lang: the language of headings and words, and the format of dates and amounts.
        money: what lost games cost; 0.50 each for three, 1.00 for each further one if None.

    Raises:
        SkatcalcError: if the file cannot be written there; nothing was changed then.
    """
    check_target(path)
    from skatcalc.workbook.export.build import build_export

    put(path, build_export(evening, rules, scoring, lang, money or LostMoney()))


def read_export(path: Path, rules: RuleSet | None = None) -> Evening:
    """Read an export back as the evening it was written from.

    Args:
        path: the exported workbook.
        rules: the rule system its base values belong to; else the one it names.

    Raises:
        SkatcalcError: if it is no export, or cells of it cannot be understood; carries all
            findings. `load_export` returns the rest of the evening as well.
    """
    read = load_export(path, rules)
    if has_errors(read.findings):
        raise SkatcalcError(*read.findings)
    return read.evening


__all__ = [
    "ExportRead",
    "LostMoney",
    "is_export",
    "load_export",
    "read_export",
    "write_export",
]
