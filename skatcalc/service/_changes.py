"""The changes of a list: what each does to the workbook in memory, or why it is refused."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from skatcalc.findings import Finding, Severity, finding
from skatcalc.models.evening import NOTHING_WRITTEN, Deal, Written
from skatcalc.models.game import Result
from skatcalc.models.ruleset import RuleSet
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
    ident: str = ""

    @property
    def spoken(self) -> str:
        """The change in words to be kept by hand, such as "edit 12 anna h m1 61"."""
        words = (self.action, "" if self.deal is None else str(self.deal), self.line)
        return " ".join(word for word in words if word)

    def entry(self, done: "Changed") -> Entry:
        """Return the change as the journal keeps it: list and deal number settled."""
        series, table = (self.series or 0, self.table or 0)
        if done.computed is not None:
            series, table = done.computed.table.series, done.computed.table.table
        number = self.deal if self.deal is not None else done.deal
        return Entry(self.action, series, table, number, done.undone or self.line, self.time)

    @classmethod
    def from_entry(cls, entry: Entry) -> "Request":
        """Return a kept change as a request."""
        series, table = entry.series or None, entry.table or None
        action, line = entry.action, entry.line
        return cls(action, series, table, entry.deal, line, entry.time, entry.ident)


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
        taken: whether the wanted deal number belongs to another deal.
        undone: the identity of the change that was taken back.
        rules: the rule system.
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
    taken: bool = False
    undone: str = ""
    rules: RuleSet | None = None

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
        return _undo(book, request)
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
    if number < 1:
        beyond = finding("deal_beyond_plan", deal=number, planned=one.table.planned)
        return Changed(False, (beyond,), deal=number)
    replaced = [row for row in one.rows_numbered(number) if row.read.filled]
    if len(replaced) > 1:
        return Changed(False, (finding("deal_ambiguous", deal=number, times=len(replaced)),))
    if replaced and request.action == "add":
        taken = finding("deal_repeated", deal=number, times=2)
        return Changed(False, (taken,), deal=number, taken=True)
    parsed = parse_line(request.line, one.table.seats, book.law.rules)
    if not parsed.usable:
        return Changed(False, parsed.findings)
    deal = Deal(number, parsed.declarer, parsed.game, _written(replaced))
    result, judged = judge_deal(deal, one.table, book.law.rules)
    found = tuple(judged)
    if result is not None and result.overbid and tolerate is Severity.NOTE:
        found += (finding("bid_not_covered", bid=deal.game.bid, counted=result.value),)  # type: ignore[union-attr]
    blocked = any(f.kind.blocks for f in found)
    worst = max((_ORDER.index(f.severity) for f in found), default=0)
    if blocked or worst > _ORDER.index(tolerate):
        return Changed(False, found, confirmable=not blocked, deal=number)
    return _put(book, one, request, deal, result, replaced[0] if replaced else None, found)


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
    _log(book, one, request, deal.number, (old, new), (before, state_of(one, row)))
    done = _changed(book, one, deal.number, found)
    return done._replace(findings=(*found, *_rounds(done.listed, found)))


def _rounds(listed: ListedDeal | None, found: tuple[Finding, ...]) -> list[Finding]:
    """Return what only the list knows of a deal: bock rounds that begin, end or go on."""
    said = {f.kind for f in found}
    return [f for f in listed.findings if f.kind not in said] if listed is not None else []


def _written(replaced: list[ListRow]) -> Written:
    """Return what the paper list says of the deal; correcting an entry does not change it."""
    deal = replaced[0].read.deal if replaced else None
    return NOTHING_WRITTEN if deal is None else deal.written


def _line(row: ListRow | None) -> str:
    if row is None or row.read.deal is None:
        return ""
    return line_of(row.read.deal.declarer, row.read.deal.game)


def _log(
    book: Book,
    one: ListSheet,
    request: Request,
    number: int,
    lines: tuple[str, str],
    states: tuple[Mapping[str, object], Mapping[str, object]],
) -> None:
    series, table = one.key
    ident = request.ident or next_ident(book)
    log(book, Logged(request.action, series, table, number, *lines, ident, *states), request.time)


def _changed(book: Book, one: ListSheet, number: int, found: tuple[Finding, ...] = ()) -> Changed:
    computed = one.computed
    listed = None
    if computed is not None:
        listed = next((d for d in computed.deals if d.deal.number == number), None)
    return Changed(
        True,
        found,
        listed,
        computed,
        book.law.scoring,
        number,
        touched=(one,),
        rules=book.law.rules,
    )


def _delete(book: Book, one: ListSheet, request: Request) -> Changed:
    number = request.deal or 0
    rows = [row for row in one.rows_numbered(number) if row.read.filled]
    if len(rows) != 1:
        kind = "deal_ambiguous" if rows else "deal_unknown"
        args = {"times": len(rows)} if rows else {}
        return Changed(False, (finding(kind, deal=number, **args),), present=not rows)
    row = rows[0]
    before, old = state_of(one, row.row), _line(row)
    clear_row(one, row, book)
    reread(one, row.row, number, book)
    _log(book, one, request, number, (old, ""), (before, {}))
    return _changed(book, one, number)


def _undo(book: Book, request: Request) -> Changed:
    """Take back the last change, or the one whose identity a kept undo names."""
    key = (request.series, request.table) if request.series and request.table else None
    lines = last_logged(book, request.line, key)
    if not lines:
        return Changed(False, (finding("nothing_to_undo"),))
    refused = [f for line in lines for f in _undoable(book, line)]
    if refused:
        return Changed(False, tuple(refused))
    touched = {}
    ident = request.ident or next_ident(book)
    for line in lines:
        one = book.find(line.series, line.table)
        row = _row_of(one, line) if one else None
        if one is None or row is None:
            continue
        restore_row(one, row.row, line.deal, line.before, book)
        reread(one, row.row, line.deal, book)
        mark_undone(book, line)
        back = Logged("undo", *one.key, line.deal, line.new, line.old, ident, {}, {})
        log(book, back, request.time)
        touched[one.key] = one
    last = next(iter(touched.values()))
    done = _changed(book, last, lines[0].deal)
    return done._replace(touched=tuple(touched.values()), undone=lines[0].ident)


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
