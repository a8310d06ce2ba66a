"""Deals in and out of a list's rows, and the log by which a change can be taken back."""

import json
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any

from skatcalc.catalogue import LANGUAGES, text
from skatcalc.models.evening import Deal
from skatcalc.models.game import Result
from skatcalc.workbook.store.book import Book, compute
from skatcalc.workbook.store.cells import folded, is_blank
from skatcalc.workbook.store.lists import ListRow, ListSheet, raw_values
from skatcalc.workbook.store.refresh import keep_typed
from skatcalc.workbook.store.rows import read_row
from skatcalc.workbook.store.saved import NEVER_SAVED, Saved, read_saved
from skatcalc.workbook.store.written import evident, official_cells, raw_cells

UNDOABLE = ("add", "edit", "delete", "import")


@dataclass(frozen=True, slots=True)
class Logged:
    """One line of the log: what was done to which deal, and its cells before and after."""

    action: str
    series: int
    table: int
    deal: int
    old: str
    new: str
    ident: str
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    row: int = 0


def row_for(one: ListSheet, number: int) -> int:
    """Return the row for a deal: the free one with its number, else a new one below."""
    for row in one.rows_numbered(number):
        if not row.read.filled:
            return row.row
    last = max([one.columns.header, *(row.row for row in one.rows)])
    new = last + 1
    while one.grid.rows.get(new):
        new += 1
    _look_alike(one, last, new)
    return new


def _look_alike(one: ListSheet, old: int, new: int) -> None:
    """Give a new row the borders and alignments of the last one, but not its shading."""
    from openpyxl.styles import PatternFill

    if old == one.columns.header:
        return
    for at in one.columns.at.values():
        cell: Any = one.sheet.cell(old, at)
        if cell.has_style:
            fresh: Any = one.sheet.cell(new, at)
            fresh._style = copy(cell._style)
            fresh.fill = PatternFill()


def write_deal(one: ListSheet, row: int, deal: Deal, result: Result | None, book: Book) -> None:
    """Write a deal into a row: raw and official cells; the rest follows with `refresh`."""
    cells: dict[str, Any] = dict(raw_cells(deal, one.seats, one.entered, book.lang))
    saved = NEVER_SAVED
    if deal.game is not None:
        official = official_cells(deal.game, result, book.law.rules, book.lang)
        cells |= official.values
        values = {name: official.values[name] for name in official.derived}
        saved = Saved(values, official.derived, evident(deal.game))
    memory = saved.text() if deal.game is not None else None
    _put_row(one, row, deal.number, cells | {"saved": memory}, book)


def clear_row(one: ListSheet, row: ListRow, book: Book) -> None:
    """Empty a row; its number stays."""
    _put_row(one, row.row, row.number, {}, book)


def restore_row(
    one: ListSheet, row: int, number: int, cells: Mapping[str, Any], book: Book
) -> None:
    """Write the cells of a row as the log kept them."""
    kept = dict(cells)
    if isinstance(kept.get("declarer"), int):
        kept["declarer"] = one.seats.write(kept["declarer"])
    _put_row(one, row, number, kept, book)


def _put_row(one: ListSheet, row: int, number: int, cells: Mapping[str, Any], book: Book) -> None:
    """Write the raw cells and the memory of a row, and empty the computed ones.

    What somebody typed into those is kept first. Where somebody removed a column that holds
    something now, it comes back.
    """
    keep_typed(one, row, book)
    one.grid.put(row, one.columns.at["number"], number)
    for name in (*one.entered, *one.following, "saved"):
        value = None if name in one.following else cells.get(name)
        if value is not None:
            one.column(name, book.lang)
        if name in one.columns.at:
            one.grid.put(row, one.columns.at[name], value)


def reread(one: ListSheet, row: int, number: int, book: Book, *, computed: bool = True) -> ListRow:
    """Read a row anew after it was written, and compute the list unless more is to come."""
    values = one.grid.row(row, one.columns.names)
    saved = read_saved(values.get("saved"))
    read = read_row(number, row, values, saved, one.context(book.law.rules, row, number))
    fresh = ListRow(number, row, read, saved)
    others = [r for r in one.rows if r.row != row]
    one.rows = sorted([*others, fresh], key=lambda r: r.row)
    deals = tuple(r.read.deal for r in one.rows if r.read.deal is not None)
    one.table = one.table.with_deals(deals)
    if computed:
        compute(one, book)
    return fresh


def state_of(one: ListSheet, row: int) -> dict[str, Any]:
    """Return the raw cells of a row as the log keeps them."""
    return raw_values(one, row)


def log(book: Book, entry: Logged, time: str) -> None:
    """Add a line to the log."""
    grid, columns = book.side("log")
    at = columns.at["log_action"]
    row = max([columns.header, *(n for n, cells in grid.rows.items() if at in cells)]) + 1
    while grid.rows.get(row):
        row += 1
    values = {
        "log_time": time,
        "log_action": text(f"action.{entry.action}", book.lang),
        "log_series": entry.series,
        "log_table": entry.table,
        "log_deal": entry.deal,
        "log_old": entry.old or None,
        "log_new": entry.new or None,
        "log_id": entry.ident,
        "log_before": json.dumps(entry.before, ensure_ascii=False),
        "log_after": json.dumps(entry.after, ensure_ascii=False),
    }
    for name, value in values.items():
        if name in columns.at:
            grid.put(row, columns.at[name], value)


def last_logged(book: Book, ident: str = "", key: tuple[int, int] | None = None) -> list[Logged]:
    """Return the lines of the last change that was not taken back, newest first.

    Args:
        book: the workbook.
        ident: the identity of a certain change, else the last one.
        key: series and table of the list it must belong to, None for any.
    """
    grid, columns = book.side("log")
    lines: list[Logged] = []
    for row in sorted((n for n in grid.rows if n > columns.header), reverse=True):
        values = grid.row(row, columns.names)
        if not is_blank(values.get("log_undone")):
            continue
        line = _logged(values, row)
        if ident and line is not None and line.ident != ident:
            continue
        if key and line is not None and not lines and (line.series, line.table) != key:
            continue
        if line is None or (lines and line.ident != lines[0].ident):
            if lines:
                break
            continue
        lines.append(line)
    return lines


def _logged(values: Mapping[str, object], row: int) -> Logged | None:
    actions = {folded(text(f"action.{a}", lang)): a for a in UNDOABLE for lang in LANGUAGES}
    action = actions.get(folded(values.get("log_action") or ""))
    numbers = [values.get(f"log_{k}") for k in ("series", "table", "deal")]
    if action is None or not all(isinstance(n, int) for n in numbers):
        return None
    try:
        before = json.loads(str(values.get("log_before") or "{}"))
        after = json.loads(str(values.get("log_after") or "{}"))
    except ValueError:
        return None
    series, table, deal = (int(str(n)) for n in numbers)
    old, new = (str(values.get(f"log_{k}") or "") for k in ("old", "new"))
    ident = str(values.get("log_id") or "")
    return Logged(action, series, table, deal, old, new, ident, before, after, row)


def mark_undone(book: Book, line: Logged) -> None:
    """Mark a line of the log as taken back."""
    grid, columns = book.side("log")
    if "log_undone" in columns.at:
        grid.put(line.row, columns.at["log_undone"], text("word.mark", book.lang))


def logged_idents(book: Book) -> frozenset[str]:
    """Return the identities of all logged changes."""
    grid, columns = book.side("log")
    at = columns.at.get("log_id")
    idents = (grid.value(row, at) for row in list(grid.rows)) if at else ()
    return frozenset(str(ident) for ident in idents if not is_blank(ident))


def next_ident(book: Book) -> str:
    """Return a new identity for a change: one more than the highest in the log."""
    numbers = [int(i) for i in logged_idents(book) if i.isdecimal() and len(i) < 10]
    return str(max(numbers, default=0) + 1)
