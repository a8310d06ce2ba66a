"""Bring the computed cells of a workbook up to date; only cells that change are touched."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from skatcalc.catalogue import text
from skatcalc.models.evening import Deal
from skatcalc.tournament.sheet import ComputedList
from skatcalc.tournament.standings import Standing, rank
from skatcalc.workbook.store.book import Book
from skatcalc.workbook.store.cells import Formula, is_blank, read_number
from skatcalc.workbook.store.computed import (
    expected_rows,
    head_values,
    kept_as_written,
    note_of,
    typed_over,
)
from skatcalc.workbook.store.grid import FORMULA, Grid
from skatcalc.workbook.store.layout import Role, ranking_columns
from skatcalc.workbook.store.lists import ListRow, ListSheet
from skatcalc.workbook.store.saved import Saved
from skatcalc.workbook.store.seats import Seats
from skatcalc.workbook.store.sheets import find_columns, named_sheet

if TYPE_CHECKING:
    from skatcalc.workbook.store.computed import Typed

WRITTEN = (("written_score", "score"), ("written_total", "running_total"))


def refresh_list(one: ListSheet, book: Book) -> None:
    """Write what follows from a list's deals: values, totals, counters, remarks, memory."""
    if one.computed is None or not one.usable:
        return
    _rename_declarers(one)
    for row, values, saved in expected_rows(one, one.computed, book.law.rules, book.lang):
        for typed in typed_over(one, row, values):
            _keep_typed(one, row, typed, book)
        _settle_formulas(one, row)
        for column in one.layout:
            at = one.columns.at.get(column.name)
            if at is not None and (column.role is Role.COMPUTED or column.name in saved.derived):
                one.grid.put(row.row, at, values.get(column.name))
        _remember(one, row, saved)
    _refresh_head(one, one.computed, book)


def _rename_declarers(one: ListSheet) -> None:
    """Write new names over old ones in the declarers' cells after somebody was renamed."""
    old, at = one.seats.before, one.columns.at["declarer"]
    if old == one.seats.names:
        return
    for row in one.rows:
        deal = row.read.deal
        written = one.grid.value(row.row, at)
        if deal is not None and deal.declarer is not None and isinstance(written, str):
            one.grid.put(row.row, at, one.seats.write(deal.declarer))
    one.seats = Seats(one.seats.names, one.seats.names)


def _remember(one: ListSheet, row: ListRow, saved: Saved) -> None:
    at = one.columns.at.get("saved")
    if at is not None:
        one.grid.put(row.row, at, saved.text())
        row.saved = saved


def _keep_typed(one: ListSheet, row: ListRow, typed: "Typed", book: Book) -> None:
    """Keep what somebody typed into a computed cell: as a written value, else as a note."""
    deal = row.read.deal
    if deal is not None and kept_as_written(deal, typed):
        _put_written(one, row.row, deal)
        return
    at = one.columns.at.get("note")
    if at is not None:
        column = next(c for c in one.layout if c.name == typed.name)
        old = one.grid.value(row.row, at)
        note = note_of(old, column.heading(book.lang), typed.value, book.lang)
        one.grid.put(row.row, at, note)


def _put_written(one: ListSheet, row: int, deal: Deal) -> None:
    for name, attribute in WRITTEN:
        at = one.columns.at.get(name)
        if at is not None:
            one.grid.put(row, at, getattr(deal.written, attribute))


def _settle_formulas(one: ListSheet, row: ListRow) -> None:
    """Replace a formula in a raw cell by the value last computed for it."""
    for column in one.layout:
        at = one.columns.at.get(column.name)
        if at is None or column.role not in (Role.RAW, Role.OFFICIAL):
            continue
        cell = one.grid.rows.get(row.row, {}).get(at)
        if cell is None or cell.data_type != FORMULA:
            continue
        value = one.grid.plain(cell)
        if isinstance(value, Formula) and value.value is not None:
            one.grid.put(row.row, at, value.value)


def _refresh_head(one: ListSheet, computed: ComputedList, book: Book) -> None:
    at, memory = one.head.columns.at, one.columns.at.get("saved")
    for seat, totals, name in zip(one.head.seats, computed.totals, one.table.seats, strict=True):
        values = head_values(totals, name)
        for key, value in values.items():
            if key not in at:
                continue
            if key != "player":
                _keep_sum(one, seat.row, key, value, seat.saved, book)
            one.grid.put(seat.row, at[key], value)
        seat.saved = Saved(values)
        seat.name = name
        if memory is not None:
            one.grid.put(seat.row, memory, seat.saved.text())


def _keep_sum(one: ListSheet, row: int, key: str, value: object, saved: Saved, book: Book) -> None:
    """Keep a total that somebody typed over as a note beside it."""
    at = one.head.columns.at
    typed = one.grid.value(row, at[key])
    number = typed if isinstance(typed, Formula) else read_number(typed).value
    if is_blank(typed) or number in (value, saved.values.get(key)) or "head_note" not in at:
        return
    old = one.grid.value(row, at["head_note"])
    heading = text(f"column.{key}", book.lang)
    one.grid.put(row, at["head_note"], note_of(old, heading, typed, book.lang))


def refresh_players(book: Book) -> None:
    """Write renames made in the seats, and everybody new, into the players' sheet."""
    players = book.players
    if players is None:
        return
    name_at, memory = players.columns.at["player_name"], players.columns.at.get("saved")
    number_at = players.columns.at.get("player_number")
    rows = {book.renamed.get(name, name): row for name, row in players.rows.items()}
    last = max([players.columns.header, *rows.values()])
    for number, name in enumerate(book.names, start=1):
        row = rows.get(name)
        if row is None:
            last += 1
            row = last
            if number_at is not None:
                players.grid.put(row, number_at, number)
        players.grid.put(row, name_at, name)
        if memory is not None:
            players.grid.put(row, memory, name)
        rows[name] = row
    players.rows, book.renamed = {name: rows[name] for name in book.names}, {}


def refresh_ranking(book: Book) -> None:
    """Write the ranking over all lists; rows that are no longer needed are emptied."""
    named = named_sheet({t: g.sheet for t, g in book.grids.items()}, "ranking")
    if named is None:
        return
    facts = book.facts.facts
    grid = book.grids[named[0].title]
    columns = ranking_columns(facts.series)
    found = find_columns(grid, columns, frozenset({"rank_place", "rank_player"}))
    if found is None:
        return
    lists = [one.computed for one in book.lists if one.computed is not None]
    row = found.header
    for standing in rank(lists, facts.series, facts.lots):
        row += 1
        _put_all(grid, row, found.at, _rank_values(standing, book))
    for below in [n for n in grid.numbers() if n > row]:
        _put_all(grid, below, found.at, dict.fromkeys(c.name for c in columns if _mine(c.role)))


def _mine(role: Role) -> bool:
    return role is Role.COMPUTED


def _put_all(grid: Grid, row: int, at: dict[str, int], values: dict[str, object]) -> None:
    for name, value in values.items():
        if name in at:
            grid.put(row, at[name], value)


def _rank_values(standing: Standing, book: Book) -> dict[str, object]:
    return {
        "rank_place": standing.place,
        "rank_player": standing.player,
        **{f"rank_series{n}": v for n, v in enumerate(standing.by_series, start=1)},
        "rank_total": standing.total,
        "rank_won": standing.won,
        "rank_lost": standing.lost,
        "rank_decided": text(f"decided.{standing.decided_by}", book.lang),
    }


def refresh(book: Book, lists: Iterable[ListSheet] | None = None) -> None:
    """Bring the whole workbook up to date, or only some lists with players and ranking."""
    for one in book.lists if lists is None else lists:
        refresh_list(one, book)
    refresh_players(book)
    refresh_ranking(book)


def foreign_formulas(book: Book) -> int:
    """Return how many formulas of other people the workbook holds."""
    return sum(
        cell.data_type == FORMULA
        for grid in book.grids.values()
        for row in grid.rows.values()
        for cell in row.values()
    )
