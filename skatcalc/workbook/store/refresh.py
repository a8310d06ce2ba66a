"""Bring the computed cells of a workbook up to date; only cells that change are touched."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from skatcalc.models.evening import Deal
from skatcalc.tournament.sheet import ComputedList
from skatcalc.workbook.store.book import Book
from skatcalc.workbook.store.cells import Formula, contract_word, result_word
from skatcalc.workbook.store.computed import (
    expected_rows,
    head_cells,
    head_values,
    kept_as_written,
    note_of,
    typed_in,
    typed_over,
)
from skatcalc.workbook.store.grid import FORMULA
from skatcalc.workbook.store.layout import HEAD_COLUMNS
from skatcalc.workbook.store.lists import ListRow, ListSheet
from skatcalc.workbook.store.players import read_players
from skatcalc.workbook.store.ranking import refresh_ranking
from skatcalc.workbook.store.saved import Saved
from skatcalc.workbook.store.seats import Seats

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
        _complete(one, row, book)
        for name in (*one.following, *saved.derived):
            if name in one.columns.at:
                one.grid.put(row.row, one.columns.at[name], values.get(name))
        _remember(one, row, saved, book)
    _refresh_head(one, one.computed, book)
    one.stale = False


def keep_typed(one: ListSheet, number: int, book: Book) -> None:
    """Keep what somebody typed into the computed cells of a row that is about to change."""
    if one.computed is None or not one.usable:
        return
    rules = book.law.rules
    for row, values, _ in expected_rows(one, one.computed, rules, book.lang, only=number):
        for typed in typed_over(one, row, values):
            _keep_typed(one, row, typed, book)


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


def _remember(one: ListSheet, row: ListRow, saved: Saved, book: Book) -> None:
    one.grid.put(row.row, one.column("saved", book.lang), saved.text())
    row.saved = saved


def _keep_typed(one: ListSheet, row: ListRow, typed: "Typed", book: Book) -> None:
    """Keep what somebody typed into a computed cell: as a written value, else as a note."""
    deal = row.read.deal
    if deal is not None and kept_as_written(deal, typed):
        _put_written(one, row.row, deal, book)
        return
    at = one.column("note", book.lang)
    column = one.following[typed.name]
    old = one.grid.value(row.row, at)
    note = note_of(old, column.heading(book.lang), typed.value, book.lang)
    one.grid.put(row.row, at, note)


def _put_written(one: ListSheet, row: int, deal: Deal, book: Book) -> None:
    for name, attribute in WRITTEN:
        value = getattr(deal.written, attribute)
        if value is not None:
            one.grid.put(row, one.column(name, book.lang), value)


def _complete(one: ListSheet, row: ListRow, book: Book) -> None:
    """Fill in the raw cells that a value typed under base, + or - speaks for."""
    for name, meaning in row.read.completed.items():
        word = contract_word if name == "contract" else result_word
        one.grid.put(row.row, one.column(name, book.lang), word(meaning, book.lang))
    row.read.completed = {}


def _settle_formulas(one: ListSheet, row: ListRow) -> None:
    """Replace a formula in a raw cell by the value last computed for it."""
    if row.row not in one.grid.formulas:
        return
    for name in one.entered:
        at = one.columns.at.get(name, 0)
        value = one.grid.value(row.row, at)
        if isinstance(value, Formula) and value.value is not None:
            one.grid.put(row.row, at, value.value)


def _refresh_head(one: ListSheet, computed: ComputedList, book: Book) -> None:
    at, memory = one.head.columns.at, one.columns.at.get("saved")
    declared = {c.name: c for c in HEAD_COLUMNS}
    for seat, totals, name in zip(one.head.seats, computed.totals, one.table.seats, strict=True):
        cells, sums = head_cells(one, seat, totals)
        for typed in typed_in(cells, sums):
            note = one.head_note_column(book.lang)
            heading = declared[typed.name].heading(book.lang)
            old = one.grid.value(seat.row, note)
            one.grid.put(seat.row, note, note_of(old, heading, typed.value, book.lang))
        values = head_values(totals, name)
        for key, value in values.items():
            if key in at:
                one.grid.put(seat.row, at[key], value)
        seat.saved = Saved(values)
        seat.name = name
        if memory is not None:
            one.grid.put(seat.row, memory, seat.saved.text())


def refresh_players(book: Book) -> None:
    """Write renames made in the seats, and everybody new, into the players' sheet."""
    if book.players is None:
        book.players = read_players(*book.side("players"))
    players = book.players
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


def refresh(book: Book, lists: Iterable[ListSheet] | None = None) -> None:
    """Bring the whole workbook up to date, or only some lists with players and ranking."""
    wanted = [one for one in book.lists if one.stale] if lists is None else lists
    for one in wanted:
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
