"""The changes of a list: what each does to the workbook in memory, or why it is refused."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from skatcalc.findings import Finding, Severity, finding
from skatcalc.models.evening import Deal
from skatcalc.models.game import Result
from skatcalc.notation.line import line_of, parse_line
from skatcalc.tournament.sheet import ComputedList, ListedDeal, judge_deal
from skatcalc.tournament.systems import ScoringSystem
from skatcalc.workbook.store.book import Book
from skatcalc.workbook.store.entries import (
    Logged,
    clear_row,
    last_logged,
    log,
    mark_undone,
    next_ident,
    reread,
    restore_row,
    row_for,
    state_of,
    write_deal,
)
from skatcalc.workbook.store.journal import Entry
from skatcalc.workbook.store.lists import ListRow, ListSheet

_ORDER = (Severity.NOTE, Severity.WARNING, Severity.ERROR)


class Request(NamedTuple):
    """A wanted change: action, list, deal, line, time."""

    action: str
    series: int | None
    table: int | None
    deal: int | None
    line: str
    time: str
    only_if_free: bool = False

    def entry(self, deal: int | None, why: object) -> Entry:
        """Return the change as the journal keeps it, its deal number settled."""
        number = self.deal if self.deal is not None else deal
        return Entry(self.action, self.series or 0, self.table or 0, number, self.line, self.time)

    @classmethod
    def from_entry(cls, entry: Entry) -> "Request":
        """Return a kept change as a request."""
        series, table = entry.series or None, entry.table or None
        return cls(entry.action, series, table, entry.deal, entry.line, entry.time, True)


class Changed(NamedTuple):
    """What came of a change.

    Attributes:
        saved: whether the workbook was changed (and written, once it comes back to the user).
        findings: everything to be said.
        listed: the deal as it stands now, or None.
        computed: the list as it stands now, or None.
        scoring: the scoring system.
        deal: the number of the deal.
        confirmable: whether the line would be taken if somebody confirms it.
        touched: the lists that were changed.
        kept: whether it went into the journal.
        present: whether the same was there already.
    """

    saved: bool
    findings: tuple[Finding, ...] = ()
    listed: ListedDeal | None = None
    computed: ComputedList | None = None
    scoring: ScoringSystem | None = None
    deal: int | None = None
    confirmable: bool = False
    touched: tuple[ListSheet, ...] = ()
    kept: bool = False
    present: bool = False

    def with_findings(self, more: Iterable[Finding]) -> "Changed":
        """Return the same with more findings in front."""
        return self._replace(findings=(*more, *self.findings))


def choose(
    book: Book, series: int | None, table: int | None
) -> tuple[ListSheet | None, tuple[Finding, ...]]:
    """Return the wanted list; series and table may be left out where there is no choice."""
    fitting = [
        one
        for one in book.lists
        if series in (None, one.table.series) and table in (None, one.table.table)
    ]
    if len(fitting) == 1:
        return fitting[0], ()
    lists = ", ".join(f"{one.table.series}/{one.table.table}" for one in book.lists) or "–"
    if fitting:
        return None, (finding("choose_table", lists=lists),)
    wanted = {"series": series or "–", "table": table or "–"}
    return None, (finding("table_unknown", lists=lists, **wanted),)


def apply(book: Book, request: Request, tolerate: Severity) -> Changed:
    """Change the workbook in memory, or refuse.

    Args:
        book: the workbook.
        request: what is wanted.
        tolerate: the worst severity of a finding that does not keep a line out.
    """
    if request.action == "undo":
        return _undo(book)
    one, found = choose(book, request.series, request.table)
    if one is None:
        return Changed(False, found)
    if not one.usable:
        return Changed(False, tuple(one.found))
    if request.action == "delete":
        return _delete(book, one, request)
    return _enter(book, one, request, tolerate)


def _enter(book: Book, one: ListSheet, request: Request, tolerate: Severity) -> Changed:
    number = request.deal if request.deal is not None else one.next_number
    replaced = [row for row in one.rows_numbered(number) if row.read.filled]
    if len(replaced) > 1:
        return Changed(False, (finding("deal_ambiguous", deal=number, times=len(replaced)),))
    if replaced and request.action == "add":
        return _taken(replaced[0], number, request, one)
    parsed = parse_line(request.line, one.table.seats)
    if not parsed.usable:
        return Changed(False, parsed.findings)
    deal = Deal(number, parsed.declarer, parsed.game)
    result, judged = judge_deal(deal, one.table, book.law.rules)
    found = tuple(judged)
    blocked = any(f.kind.blocks for f in found)
    worst = max((_ORDER.index(f.severity) for f in found), default=0)
    if blocked or worst > _ORDER.index(tolerate):
        return Changed(False, found, confirmable=not blocked, deal=number)
    return _put(book, one, request, deal, result, replaced[0] if replaced else None, found)


def _taken(row: ListRow, number: int, request: Request, one: ListSheet) -> Changed:
    """A kept entry whose row is filled by now: the same deal is no loss, another one is."""
    parsed = parse_line(request.line, one.table.seats)
    deal = row.read.deal
    same = deal is not None and (deal.declarer, deal.game) == (parsed.declarer, parsed.game)
    found = () if same else (finding("deal_repeated", deal=number, times=2),)
    return Changed(False, found, deal=number, present=same)


def _put(
    book: Book,
    one: ListSheet,
    request: Request,
    deal: Deal,
    result: Result | None,
    replaced: ListRow | None,
    found: tuple[Finding, ...],
) -> Changed:
    row = replaced.row if replaced else row_for(one, deal.number)
    before = state_of(one, row)
    old = _line(replaced)
    write_deal(one, row, deal, result, book)
    reread(one, row, deal.number, book)
    new = line_of(deal.declarer, deal.game)
    _log(
        book,
        one,
        request.action,
        deal.number,
        (old, new),
        (before, state_of(one, row)),
        request.time,
    )
    return _changed(book, one, deal.number, found)


def _line(row: ListRow | None) -> str:
    if row is None or row.read.deal is None:
        return ""
    return line_of(row.read.deal.declarer, row.read.deal.game)


def _log(
    book: Book,
    one: ListSheet,
    action: str,
    number: int,
    lines: tuple[str, str],
    states: tuple[dict[str, object], dict[str, object]],
    time: str,
) -> None:
    series, table = one.key
    entry = Logged(action, series, table, number, *lines, next_ident(book), *states)
    log(book, entry, time)


def _changed(book: Book, one: ListSheet, number: int, found: tuple[Finding, ...] = ()) -> Changed:
    computed = one.computed
    listed = None
    if computed is not None:
        listed = next((d for d in computed.deals if d.deal.number == number), None)
    return Changed(True, found, listed, computed, book.law.scoring, number, touched=(one,))


def _delete(book: Book, one: ListSheet, request: Request) -> Changed:
    number = request.deal or 0
    rows = [row for row in one.rows_numbered(number) if row.read.filled]
    if len(rows) != 1:
        kind = "deal_ambiguous" if rows else "deal_unknown"
        args = {"times": len(rows)} if rows else {}
        return Changed(False, (finding(kind, deal=number, **args),), present=not rows)
    row = rows[0]
    before, old = state_of(one, row.row), _line(row)
    clear_row(one, row)
    reread(one, row.row, number, book)
    _log(book, one, "delete", number, (old, ""), (before, {}), request.time)
    return _changed(book, one, number)


def _undo(book: Book) -> Changed:
    lines = last_logged(book)
    if not lines:
        return Changed(False, (finding("nothing_to_undo"),))
    refused = [f for line in lines for f in _undoable(book, line)]
    if refused:
        return Changed(False, tuple(refused))
    touched = {}
    for line in lines:
        one = book.find(line.series, line.table)
        row = _row_of(one, line) if one else None
        if one is None or row is None:
            continue
        restore_row(one, row.row, line.deal, line.before)
        reread(one, row.row, line.deal, book)
        mark_undone(book, line)
        touched[one.key] = one
    last = next(iter(touched.values()))
    done = _changed(book, last, lines[0].deal)
    return done._replace(touched=tuple(touched.values()))


def _row_of(one: ListSheet, line: Logged) -> ListRow | None:
    """Return the row that still holds what the change wrote."""
    for row in one.rows_numbered(line.deal):
        if _raw(state_of(one, row.row)) == _raw(line.after):
            return row
    return None


def _raw(state: Mapping[str, object]) -> dict[str, object]:
    return {k: v for k, v in state.items() if k != "saved" and v is not None}


def _undoable(book: Book, line: Logged) -> list[Finding]:
    one = book.find(line.series, line.table)
    if one is None:
        wanted = {"series": line.series, "table": line.table}
        return [finding("table_unknown", lists="–", **wanted)]
    if _row_of(one, line) is None:
        return [finding("changed_since", deal=line.deal, before=line.old or "–")]
    return []
