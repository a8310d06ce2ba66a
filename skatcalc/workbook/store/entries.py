"""Deals in and out of a list's rows, and the log by which a change can be taken back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from skatcalc.catalogue import LANGUAGES, text
from skatcalc.models.evening import Deal
from skatcalc.models.game import Result
from skatcalc.workbook.store.book import Book, compute
from skatcalc.workbook.store.cells import folded, is_blank
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.layout import LOG_COLUMNS, Role
from skatcalc.workbook.store.lists import ListRow, ListSheet, raw_values
from skatcalc.workbook.store.rows import evident, official_cells, raw_cells, read_row
from skatcalc.workbook.store.saved import NEVER_SAVED, Saved, read_saved
from skatcalc.workbook.store.sheets import find_columns, named_sheet

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
    taken = set(one.grid.rows)
    while new in taken and one.grid.rows[new]:
        new += 1
    return new


def write_deal(one: ListSheet, row: int, deal: Deal, result: Result | None, book: Book) -> None:
    """Write a deal into a row: raw and official cells; the rest follows with `refresh`."""
    cells: dict[str, Any] = dict(raw_cells(deal, one.seats, one.layout, book.lang))
    saved = NEVER_SAVED
    if deal.game is not None:
        official = official_cells(deal.game, result, book.law.rules, book.lang)
        cells |= official.values
        values = {name: official.values[name] for name in official.derived}
        saved = Saved(values, official.derived, evident(deal.game))
    _put_row(one, row, deal.number, cells, saved.text() if deal.game is not None else None)


def clear_row(one: ListSheet, row: ListRow) -> None:
    """Empty a row; its number stays."""
    _put_row(one, row.row, row.number, {}, None)


def restore_row(one: ListSheet, row: int, number: int, cells: Mapping[str, Any]) -> None:
    """Write the cells of a row as the log kept them."""
    kept = {k: v for k, v in cells.items() if k != "saved"}
    if isinstance(kept.get("declarer"), int):
        kept["declarer"] = one.seats.write(kept["declarer"])
    _put_row(one, row, number, kept, cells.get("saved"))


def _put_row(
    one: ListSheet, row: int, number: int, cells: Mapping[str, Any], saved: str | None
) -> None:
    one.grid.put(row, one.columns.at["number"], number)
    for column in one.layout:
        at = one.columns.at.get(column.name)
        if at is None or column.key == "number":
            continue
        if column.role in (Role.RAW, Role.OFFICIAL):
            one.grid.put(row, at, cells.get(column.name))
        elif column.role is Role.COMPUTED:
            one.grid.put(row, at, None)
    if "saved" in one.columns.at:
        one.grid.put(row, one.columns.at["saved"], saved)


def reread(one: ListSheet, row: int, number: int, book: Book, *, computed: bool = True) -> ListRow:
    """Read a row anew after it was written, and compute the list unless more is to come."""
    values = one.grid.row(row, one.columns.names)
    saved = read_saved(values.get("saved"))
    read = read_row(number, row, values, saved, one.context(book.law.rules, row))
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


def _log_grid(book: Book) -> tuple[Grid, Any] | None:
    named = named_sheet({t: g.sheet for t, g in book.grids.items()}, "log")
    if named is None:
        return None
    grid = book.grids[named[0].title]
    columns = find_columns(grid, LOG_COLUMNS, frozenset({"log_time", "log_action"}))
    return None if columns is None else (grid, columns)


def log(book: Book, entry: Logged, time: str) -> None:
    """Add a line to the log."""
    found = _log_grid(book)
    if found is None:
        return
    grid, columns = found
    row = max([columns.header, *grid.rows]) + 1
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


def last_logged(book: Book) -> list[Logged]:
    """Return the lines of the last change that was not taken back, newest first."""
    found = _log_grid(book)
    if found is None:
        return []
    grid, columns = found
    lines: list[Logged] = []
    for row in sorted((n for n in grid.rows if n > columns.header), reverse=True):
        values = grid.row(row, columns.names)
        if not is_blank(values.get("log_undone")):
            continue
        line = _logged(values, row)
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
    found = _log_grid(book)
    if found is not None and "log_undone" in found[1].at:
        found[0].put(line.row, found[1].at["log_undone"], text("word.mark", book.lang))


def next_ident(book: Book) -> str:
    """Return a new identity for a change: one more than the highest in the log."""
    found = _log_grid(book)
    if found is None:
        return "1"
    grid, columns = found
    at = columns.at.get("log_id")
    idents = [grid.value(row, at) for row in grid.rows] if at else []
    numbers = [int(i) for i in idents if isinstance(i, str) and i.isdecimal()]
    return str(max(numbers, default=0) + 1)
