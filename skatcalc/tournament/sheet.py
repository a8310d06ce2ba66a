"""A table's list computed: every deal judged, running totals, counters, totals.

| paragraph | what | function |
|---|---|---|
| SkWO 6.2.2 | a deal's points go to the declarer | `judge_deal` |
| SkWO 6.2.3 | running totals and counters | `compute_list` |
| SkWO 6.3.1 | total = points, own games, games the others lost | `Totals` |
| house rules | a ramsch brings points to several seats; bock rounds | `ramsch_places`, `Tracker` |
"""

from dataclasses import dataclass, replace

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.evening import Deal, TableList
from skatcalc.models.game import Result
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.bock import DealFacts, Rounds, after_deal, mark_findings
from skatcalc.rules.judge import judge
from skatcalc.tournament.seats import dealer_of, forehand_of, sitting_out
from skatcalc.tournament.systems import CountedDeal, ScoringSystem, deal_points


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
        places: the seats and what they got, for a ramsch.
        totals: everybody's points after a ramsch, in the order of the seats.
    """

    deal: Deal
    result: Result | None
    score: int
    running_total: int | None
    won: int | None
    lost: int | None
    passed_in: int
    findings: tuple[Finding, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    totals: tuple[int, ...] = ()

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
    found = [f.at(_place(deal, table)) for f in check_seats(deal, table, rules)]
    if deal.game is None:
        return None, found
    result = judge(deal.game, rules)
    if not result.judged:
        listed = judge(deal.game.as_listed(), rules)
        result = replace(listed, findings=result.findings)
    elif result.won is None and result.places is None:
        found.append(finding("result_missing_in_list", _place(deal, table)))
    found += [f.at(_place(deal, table)) for f in result.findings if f.kind.name not in QUIET]
    return result, found


def check_seats(deal: Deal, table: TableList, rules: RuleSet) -> list[Finding]:
    """Return what is wrong with the declarer and the number of a deal."""
    found = []
    if deal.number > table.planned:
        found.append(finding("deal_beyond_plan", deal=deal.number, planned=table.planned))
    if deal.game is None:
        return found
    contract = rules.find(deal.game.contract)
    if contract is not None and contract.alone:
        if deal.declarer is not None:
            found.append(finding("ramsch_with_declarer", what=Word("seat.declarer")))
    elif deal.declarer is None:
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


class Tracker:
    """Walks over the deals of one table and keeps the running numbers of every seat."""

    def __init__(self, table: TableList, rules: RuleSet, scoring: ScoringSystem) -> None:
        self.table, self.rules, self.scoring = table, rules, scoring
        self.points, self.won, self.lost, self.totals = ([0] * table.size for _ in range(4))
        self.passed = 0
        self.rounds = Rounds()

    def add(self, deal: Deal) -> ListedDeal:
        """Judge and count the next deal."""
        result, found = judge_deal(deal, self.table, self.rules)
        self.passed += deal.passed_in
        seat = deal.declarer if deal.declarer in range(1, self.table.size + 1) else None
        if result is not None and result.places is not None and deal.declarer is None:
            listed = self._ramsch(deal, result)
        elif result is None or result.won is None or result.score is None or seat is None:
            listed = ListedDeal(deal, result, 0, None, None, None, self.passed)
        else:
            listed = self._game(deal, result, seat, result.won, result.score)
        found += self._rounds(listed)
        return replace(listed, findings=tuple(found)) if found else listed

    def _game(self, deal: Deal, result: Result, seat: int, won: bool, score: int) -> ListedDeal:
        at = seat - 1
        self.points[at] += score
        (self.won if won else self.lost)[at] += 1
        sitting = sitting_out(deal.number, self.table.size)
        self._count(CountedDeal(sitting, seat, score, won))
        return ListedDeal(
            deal, result, score, self.points[at], self.won[at], self.lost[at], self.passed
        )

    def _ramsch(self, deal: Deal, result: Result) -> ListedDeal:
        places = ramsch_places(deal.number, self.table.size, result.places or (0, 0, 0))
        for seat, points in places:
            self.points[seat - 1] += points
        sitting = sitting_out(deal.number, self.table.size)
        as_game = self.rules.ramsch.as_game
        self._count(CountedDeal(sitting, places=places, as_game=as_game))
        totals = tuple(self.points)
        return ListedDeal(
            deal, result, 0, None, None, None, self.passed, places=places, totals=totals
        )

    def _count(self, counted: CountedDeal) -> None:
        for at, points in enumerate(deal_points(counted, self.table.size, self.scoring)):
            self.totals[at] += points

    def _rounds(self, listed: ListedDeal) -> list[Finding]:
        """Follow the bock and ramsch rounds; tell where one begins and ends."""
        bock = self.rules.bock
        if not (bock.triggers or bock.ramsch_triggers):
            return []
        game = listed.deal.game
        contract = self.rules.played(game.contract, game.ouvert) if game else None
        facts = DealFacts(listed.result, contract, listed.running_total)
        walked = after_deal(self.rounds, facts, self.rules, self.table.size)
        self.rounds = walked.rounds
        found = [*(mark_findings(game.bock, walked) if game else ()), *walked.notes]
        return [f.at(_place(listed.deal, self.table)) for f in found]


def ramsch_places(
    deal: int, size: int, places: tuple[int, int, int]
) -> tuple[tuple[int, int], ...]:
    """Return what the three playing seats get for a ramsch, from forehand on.

    >>> ramsch_places(1, 4, (0, 0, -60))
    ((2, 0), (3, 0), (4, -60))
    """
    away = sitting_out(deal, size)
    first = forehand_of(deal, size)
    seats = [(first - 1 + n) % size + 1 for n in range(size)]
    return tuple(zip((s for s in seats if s not in away), places, strict=True))


def compute_list(table: TableList, rules: RuleSet, scoring: ScoringSystem) -> ComputedList:
    """Return a table's list with all values, running totals and totals (list points).

    Args:
        table: the entered list.
        rules: the rule system its games are judged by.
        scoring: the scoring system of its totals.
    """
    tracker = Tracker(table, rules, scoring)
    listed = tuple(tracker.add(deal) for deal in table.deals)
    losses = sum(tracker.lost)
    totals = tuple(
        Totals(name, points, won, lost, losses - lost, total)
        for name, points, won, lost, total in zip(
            table.seats, tracker.points, tracker.won, tracker.lost, tracker.totals, strict=True
        )
    )
    return ComputedList(table, listed, totals, tracker.passed)
