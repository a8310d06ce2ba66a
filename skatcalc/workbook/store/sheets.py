"""Which sheet is what, found by declared headings; a sheet without them is foreign."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from skatcalc.catalogue import LANGUAGES, text
from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.workbook.store.cells import Formula
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.layout import Column, by_heading, normal

TOP = 60
"""Headings are looked for in the first rows of a sheet."""


@dataclass(slots=True)
class Columns:
    """Where the columns of a table stand in a sheet.

    Attributes:
        header: the row of the headings.
        at: column numbers by column name.
        names: column names by column number.
        found: what is wrong with the headings.
    """

    header: int
    at: dict[str, int] = field(default_factory=dict)
    found: list[Finding] = field(default_factory=list)

    @property
    def names(self) -> dict[int, str]:
        """Column names by column number."""
        return {number: name for name, number in self.at.items()}


def find_columns(
    grid: Grid, columns: Iterable[Column], needed: frozenset[str], below: int = 0
) -> Columns | None:
    """Return where the declared columns stand, or None if no row has the needed headings.

    Args:
        grid: the sheet.
        columns: the declared columns.
        needed: names of the columns by which the row of headings is known.
        below: the row after which to look.
    """
    known = by_heading(columns)
    for row in grid.numbers():
        if row <= below:
            continue
        if row > below + TOP:
            break
        found = _columns_in(grid, row, known)
        if needed <= found.at.keys():
            return found
    return None


def _columns_in(grid: Grid, row: int, known: Mapping[str, Column]) -> Columns:
    columns = Columns(row)
    for number, cell in sorted(grid.rows.get(row, {}).items()):
        value = grid.plain(cell)
        column = None if isinstance(value, Formula) else known.get(normal(value))
        if column is None:
            continue
        if column.name in columns.at:
            place = grid.place(row, number)
            columns.found.append(finding("column_twice", place, heading=str(value)))
        else:
            columns.at[column.name] = number
    return columns


def missing_columns(grid: Grid, columns: Columns, needed: Iterable[Column]) -> list[Finding]:
    """Return a finding for every declared raw column that has no heading."""
    place = Place(sheet=grid.sheet.title)
    return [
        finding("column_missing", place, heading=Word(f"column.{c.key}"))
        for c in needed
        if c.name not in columns.at
    ]


class SideSheet(NamedTuple):
    """How a sheet beside the lists is known.

    Attributes:
        needed: columns without which a sheet of the right name is not it.
        sign: columns by which it is known whatever its name.
    """

    needed: frozenset[str]
    sign: frozenset[str]


SIDE_SHEETS: dict[str, SideSheet] = {
    "players": SideSheet(frozenset({"player_name"}), frozenset({"player_name", "saved"})),
    "ranking": SideSheet(
        frozenset({"rank_place", "rank_player"}),
        frozenset({"rank_place", "rank_player", "rank_decided", "saved"}),
    ),
    "log": SideSheet(
        frozenset({"log_time", "log_action"}),
        frozenset({"log_time", "log_action", "log_id", "log_before"}),
    ),
}


def find_side_sheet(
    grids: Iterable[Grid], key: str, columns: Iterable[Column]
) -> tuple[Grid, Columns] | None:
    """Return a sheet beside the lists and its columns: by its name, else by its headings."""
    declared, grids, known = tuple(columns), tuple(grids), SIDE_SHEETS[key]
    names = {normal(text(f"sheet.{key}", lang)) for lang in LANGUAGES}
    named = [grid for grid in grids if normal(grid.sheet.title) in names]
    for candidates, needed in ((named, known.needed), (grids, known.sign)):
        for grid in candidates:
            found = find_columns(grid, declared, needed)
            if found is not None:
                return grid, found
    return None


def value_beside(grid: Grid, row: int, column: int) -> tuple[int, object] | None:
    """Return the first cell to the right of a label that holds something, with its column."""
    for number, cell in sorted(grid.rows.get(row, {}).items()):
        if number > column:
            return number, grid.plain(cell)
    return None
