"""An evening looked at: lists computed, ranked and checked; the file is not changed."""

from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from skatcalc.findings import Finding, Severity, finding
from skatcalc.models.evening import Evening
from skatcalc.models.ruleset import RuleSet
from skatcalc.service.evening import find_system, load
from skatcalc.service.rulesets import find_rules
from skatcalc.tournament.checks import check_list
from skatcalc.tournament.sheet import ComputedList, compute_list
from skatcalc.tournament.standings import Standing, rank
from skatcalc.tournament.systems import ScoringSystem


@dataclass(frozen=True, slots=True)
class View:
    """Everything there is to see of an evening.

    Attributes:
        evening: the facts and the entered deals.
        rules, scoring: the rule system and the scoring system used.
        lists: the computed lists, by series and table.
        ranking: the standings over all of them.
        findings: all findings: of the file, of every deal, of every list.
        ties: a note for every place that is shared until lots are drawn.
    """

    evening: Evening
    rules: RuleSet
    scoring: ScoringSystem
    lists: tuple[ComputedList, ...]
    ranking: tuple[Standing, ...]
    findings: tuple[Finding, ...]
    ties: tuple[Finding, ...]

    @property
    def spoken_findings(self) -> tuple[Finding, ...]:
        """The findings worth saying beside the list: all but notes about single lists."""
        return tuple(
            f for f in self.findings if f.severity is not Severity.NOTE or f.place.table is None
        )


def view(path: Path, scoring_name: str | None = None) -> View:
    """Return everything there is to see of an evening's workbook.

    Args:
        path: the workbook.
        scoring_name: another scoring system to look at it with, None for its own.

    Raises:
        SkatcalcError: if the file cannot be read or a name is not known.
    """
    loaded = load(path)
    evening = loaded.evening
    scoring = find_system(scoring_name or evening.system)
    rules = find_rules(evening.rules, path.resolve().parent)
    seen = look_at(evening, rules, scoring, loaded.findings)
    cells = loaded.cells
    said = (f for f in seen.findings if not cells.is_there(f))
    return replace(seen, findings=tuple(cells.locate(f) for f in said))


def look_at(
    evening: Evening, rules: RuleSet, scoring: ScoringSystem, found: tuple[Finding, ...] = ()
) -> View:
    """Return an evening computed, ranked and checked under a scoring system."""
    lists = tuple(compute_list(one, rules, scoring) for one in evening.lists)
    ranking = rank(lists, evening.series, evening.lots)
    checked = (f for computed in lists for f in check_list(computed))
    findings = tuple(dict.fromkeys((*found, *checked)))
    return View(evening, rules, scoring, lists, ranking, findings, tuple(_ties(ranking)))


def _ties(ranking: tuple[Standing, ...]) -> list[Finding]:
    shared = [s for s in ranking if s.shared]
    return [
        finding("place_shared", place=place, players=", ".join(s.player for s in group))
        for place, group in groupby(shared, key=lambda s: s.place)
    ]
