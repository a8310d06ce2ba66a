"""A table's list computed: every deal judged, running totals, counters, totals.

| paragraph | what | function |
|---|---|---|
| SkWO 6.2.2 | a deal's points go to the declarer | `judge_deal` |
| SkWO 6.2.3 | running totals and counters | `compute_list` |
| SkWO 6.3.1 | total = points, own games, games the others lost | `Totals` |
"""

from dataclasses import dataclass, replace

from skatcalc.findings import Finding, Place, finding
from skatcalc.models.evening import Deal, TableList
from skatcalc.models.game import Result
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.judge import judge
from skatcalc.tournament.seats import dealer_of, sitting_out
from skatcalc.tournament.systems import ScoringSystem, total_points


@dataclass(frozen=True, slots=True)
class ListedDeal:
    """One deal of a computed list.

    Attributes:
        deal: the deal as entered.
        result: what the law says, None for a passed-in deal.
        score: what it adds to the declarer's points, 0 where nothing can be counted.
        running_total, won, lost: the declarer's points and counters after the deal.
        passed_in: passed-in deals so far.
        findings: all that is odd about it.
    """

    deal: Deal
    result: Result | None
    score: int
    running_total: int | None
    won: int | None
    lost: int | None
    passed_in: int
    findings: tuple[Finding, ...] = ()

    @property
    def counts(self) -> bool:
        """Tell whether the deal is a game that adds to the declarer's list."""
        return self.won is not None


@dataclass(frozen=True, slots=True)
class Totals:
    """The footer of a list for one player: A) points, own games, others' losses, B) total."""

    player: str
    game_points: int = 0
    won: int = 0
    lost: int = 0
    opponents_lost: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class ComputedList:
    """A table's list with everything that follows from the deals."""

    table: TableList
    deals: tuple[ListedDeal, ...]
    totals: tuple[Totals, ...]
    passed_in: int

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings of the deals, in order."""
        return tuple(f for deal in self.deals for f in deal.findings)


QUIET = frozenset({"bid_missing", "result_missing"})
"""Notes that a list does not repeat on every line; a missing result is an error there."""


def judge_deal(deal: Deal, table: TableList, rules: RuleSet) -> tuple[Result | None, list[Finding]]:
    """Return the law's word on one deal of a list, and all findings about the deal.

    Where card points or tricks contradict the official columns, the official columns are
    what counts until somebody mends the row; the contradiction stays a finding.
    """
    found = [f.at(_place(deal, table)) for f in check_seats(deal, table)]
    if deal.game is None:
        return None, found
    result = judge(deal.game, rules)
    if not result.judged:
        listed = judge(deal.game.as_listed(), rules)
        result = replace(listed, findings=result.findings)
    elif result.won is None:
        found.append(finding("result_missing_in_list", _place(deal, table)))
    found += [f.at(_place(deal, table)) for f in result.findings if f.kind.name not in QUIET]
    return result, found


def check_seats(deal: Deal, table: TableList) -> list[Finding]:
    """Return what is wrong with the declarer and the number of a deal."""
    found = []
    if deal.number > table.planned:
        found.append(finding("deal_beyond_plan", deal=deal.number, planned=table.planned))
    if deal.game is None:
        return found
    if deal.declarer is None:
        found.append(finding("declarer_missing"))
    elif not 1 <= deal.declarer <= table.size:
        found.append(finding("declarer_not_seated", seat=deal.declarer, size=table.size))
    elif deal.declarer in sitting_out(deal.number, table.size):
        found.append(
            finding(
                "dealer_is_declarer",
                player=table.seats[deal.declarer - 1],
                dealer=dealer_of(deal.number, table.size),
            )
        )
    return found


def _place(deal: Deal, table: TableList) -> Place:
    return Place(series=table.series, table=table.table, deal=deal.number)


def compute_list(table: TableList, rules: RuleSet, scoring: ScoringSystem) -> ComputedList:
    """Return a table's list with all values, running totals and totals (list points).

    Args:
        table: the entered list.
        rules: the rule system its games are judged by.
        scoring: the scoring system of its totals.
    """
    points, won, lost = ([0] * table.size for _ in range(3))
    passed = 0
    listed = []
    for deal in table.deals:
        result, found = judge_deal(deal, table, rules)
        passed += deal.passed_in
        seat = deal.declarer
        counted = result is not None and result.won is not None and result.score is not None
        if not counted or seat is None or not 1 <= seat <= table.size:
            listed.append(ListedDeal(deal, result, 0, None, None, None, passed, tuple(found)))
            continue
        at, score = seat - 1, (result.score or 0) if result else 0
        points[at] += score
        (won if result and result.won else lost)[at] += 1
        listed.append(
            ListedDeal(deal, result, score, points[at], won[at], lost[at], passed, tuple(found))
        )
    losses = sum(lost)
    totals = tuple(
        Totals(name, p, w, n, losses - n, total_points(p, w, n, losses - n, table.size, scoring))
        for name, p, w, n in zip(table.seats, points, won, lost, strict=True)
    )
    return ComputedList(table, tuple(listed), totals, passed)
