"""The ranking sheet: who stands where, brought up to date; what people typed there is kept."""

from collections.abc import Iterator

from skatcalc.catalogue import text
from skatcalc.findings import Finding
from skatcalc.tournament.standings import Standing, rank
from skatcalc.workbook.store.book import Book
from skatcalc.workbook.store.computed import Cells, note_of, typed_in
from skatcalc.workbook.store.layout import Role
from skatcalc.workbook.store.saved import NEVER_SAVED, Saved, read_saved


def _rows(book: Book) -> Iterator[tuple[Cells, dict[str, object]]]:
    """Yield the rows of the ranking, top down, with what must stand in them.

    Rows that an earlier, longer ranking filled come last and must be empty; rows below that
    the program never filled belong to somebody else.
    """
    grid, columns = book.side("ranking")
    lists = [one.computed for one in book.lists if one.computed is not None]
    declared = book.side_columns("ranking")
    empty = dict.fromkeys(c.name for c in declared if c.role is Role.COMPUTED)
    row, memory = columns.header, columns.at.get("saved")

    def cells(number: int) -> Cells:
        saved = read_saved(grid.value(number, memory)) if memory else NEVER_SAVED
        return Cells(grid, number, columns.at, saved)

    for standing in rank(lists, book.facts.facts.series, book.facts.facts.lots):
        row += 1
        yield cells(row), empty | _values(standing, book)
    for below in [n for n in grid.numbers() if n > row]:
        old = cells(below)
        if old.saved.values:
            yield old, empty


def _values(standing: Standing, book: Book) -> dict[str, object]:
    return {
        "rank_place": standing.place,
        "rank_player": standing.player,
        **{f"rank_series{n}": v for n, v in enumerate(standing.by_series, start=1)},
        "rank_total": standing.total,
        "rank_won": standing.won,
        "rank_lost": standing.lost,
        "rank_decided": text(f"decided.{standing.decided_by}", book.lang),
    }


def check_ranking(book: Book) -> list[Finding]:
    """Return a finding for every cell of the ranking that somebody typed over."""
    if "ranking" not in book.sides:
        return []
    declared = {c.name: c for c in book.side_columns("ranking")}
    return [
        typed.finding(declared[typed.name], values.get(typed.name), cells.place(typed.name))
        for cells, values in _rows(book)
        for typed in typed_in(cells, values)
    ]


def refresh_ranking(book: Book) -> None:
    """Write the ranking over all lists; what was typed over moves into the row's note."""
    grid, columns = book.side("ranking")
    declared = {c.name: c for c in book.side_columns("ranking")}
    for cells, values in list(_rows(book)):
        note = columns.at.get("rank_note")
        for typed in typed_in(cells, values):
            if note is not None:
                heading = declared[typed.name].heading(book.lang)
                old = grid.value(cells.row, note)
                grid.put(cells.row, note, note_of(old, heading, typed.value, book.lang))
        for name, value in values.items():
            if name in columns.at:
                grid.put(cells.row, columns.at[name], value)
        if "saved" in columns.at:
            filled = any(v is not None for v in values.values())
            memory = Saved(values).text() if filled else None
            grid.put(cells.row, columns.at["saved"], memory)
