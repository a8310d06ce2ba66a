"""A table of games, scored row by row; memory does not grow with the number of rows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from skatcalc.findings import Finding, Place, Severity, SkatcalcError, Word, finding
from skatcalc.models.game import Result
from skatcalc.models.ruleset import RuleSet
from skatcalc.models.scored import Scored
from skatcalc.notation.cells import Words, contract_words
from skatcalc.notation.headings import Columns, find_columns
from skatcalc.notation.rows import LIST_ONLY, GameRow, RowReader
from skatcalc.notation.tables import Line, fitted, read_lines
from skatcalc.rules.judge import judge

UNBID = "bid_missing"
"""The note on a game whose bid is not known; counted, since a whole table may lack bids."""

RulesFinder = Callable[[str], RuleSet]


@dataclass(slots=True)
class Counts:
    """How many rows and findings of each kind there were."""

    rows: int = 0
    won: int = 0
    lost: int = 0
    ramsch: int = 0
    passed: int = 0
    open: int = 0
    errors: int = 0
    warnings: int = 0
    notes: int = 0
    unbid: int = 0

    def add(self, scored: Scored) -> None:
        """Count one row with its findings."""
        self.rows += 1
        result = scored.result
        won = result.won if result is not None else None
        if scored.passed:
            self.passed += 1
        elif result is not None and result.places is not None:
            self.ramsch += 1
        elif won is None:
            self.open += 1
        elif won:
            self.won += 1
        else:
            self.lost += 1
        for found in scored.findings:
            if found.severity is Severity.ERROR:
                self.errors += 1
            elif found.severity is Severity.WARNING:
                self.warnings += 1
            else:
                self.notes += 1
                self.unbid += found.kind.name == UNBID


@dataclass(slots=True)
class Scoring:
    """A table that is being scored: its headings, its rows as they come, the counts so far."""

    headings: tuple[str, ...]
    rows: Iterator[Scored]
    counts: Counts = field(default_factory=Counts)


def score_table(
    lines: Iterable[str], file: str, rules: str, players: int, find_rules: RulesFinder
) -> Scoring:
    """Return a table of games, scored as its rows are taken.

    Args:
        lines: the text of the table.
        file: its name, for findings.
        rules: the rule system of rows that name none.
        players: players at the table in rows that do not say.
        find_rules: what finds a rule system by name.

    Raises:
        SkatcalcError: if the table is empty, no text, or its headings cannot be used; while
            the rows are taken, if the text breaks off.
    """
    stream = read_lines(lines, file)
    heading = next(stream)
    columns = _columns(heading, file)
    scoring = Scoring(columns.headings, iter(()))
    scorer = _Scorer(file, columns, rules, players, find_rules)
    scoring.rows = _counted((scorer.score(line) for line in stream), scoring.counts)
    return scoring


def _counted(rows: Iterable[Scored], counts: Counts) -> Iterator[Scored]:
    for row in rows:
        counts.add(row)
        yield row


def _columns(heading: Line, file: str) -> Columns:
    place = Place(file=file, line=heading.number)
    if heading.fault is not None:
        raise SkatcalcError(heading.fault.at(place))
    names = [_trimmed(cell, at) for at, cell in enumerate(heading.cells, start=1)]
    for name in names:
        if names.count(name) > 1:
            raise SkatcalcError(finding("heading_twice", place, first=name, second=name))
    try:
        columns = find_columns(names)
    except SkatcalcError as error:
        raise SkatcalcError(*(f.at(place) for f in error.findings)) from None
    if "contract" not in columns.at:
        found = ", ".join(names)
        what = Word("what.contract_column")
        raise SkatcalcError(finding("heading_missing", place, what=what, found=found))
    return columns


def _trimmed(cell: str, at: int) -> str:
    """Return a heading without blanks around it; a nameless column gets its number."""
    return " ".join(cell.split()) or f"column {at}"


class _Scorer:
    """Scores rows one by one and keeps what all of them need."""

    def __init__(
        self, file: str, columns: Columns, rules: str, players: int, find_rules: RulesFinder
    ) -> None:
        self.file = file
        self.width = len(columns.headings)
        self.reader = RowReader(columns, leave=LIST_ONLY | {"id", "ruleset"})
        self.rules = rules
        self.players = players
        self.find_rules = find_rules
        self.ruleset_at = columns.at.get("ruleset")
        self.id_at = columns.at.get("id")
        self.known: dict[str, tuple[RuleSet, Words]] = {}
        self.rows = 0

    def score(self, line: Line) -> Scored:
        """Return a row with its result."""
        self.rows += 1
        cells, fault = fitted(line, self.width)
        found = [fault] if fault is not None else []
        row, result = None, None
        if not any(f.kind.blocks for f in found):
            try:
                rules, contracts = self._rules(cells)
            except SkatcalcError as error:
                found += error.findings
            else:
                row = self.reader.read(cells, contracts)
                found += row.findings
                result = self._judged(row, rules, found)
        if found:
            place = Place(self.file, line.number)
            found = [f.at(place) for f in found]
        fields = row.fields if row is not None else {}
        return Scored(
            line.number,
            cells,
            (cells[self.id_at] if self.id_at is not None else "") or str(self.rows),
            result,
            row is not None and row.passed and not any(f.kind.blocks for f in found),
            fields.get("players", self.players),
            tuple(found),
        )

    def _rules(self, cells: Sequence[str]) -> tuple[RuleSet, Words]:
        """Return the rule system of a row and its words for contracts."""
        name = cells[self.ruleset_at].strip() if self.ruleset_at is not None else ""
        name = name or self.rules
        if name not in self.known:
            rules = self.find_rules(name)
            self.known[name] = (rules, contract_words(rules))
        return self.known[name]

    def _judged(self, row: GameRow, rules: RuleSet, found: list[Finding]) -> Result | None:
        """Judge a row's game, add what is found; None where there is nothing to judge."""
        if row.game is None:
            return None
        result = judge(row.game, rules)
        found += result.findings
        written = row.fields.get("score")
        if written is not None and result.score not in (None, written):
            found.append(finding("value_differs", written=written, computed=result.score))
        return result
