"""Cells of a sheet as the rest of the package sees them: values in, values out."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from skatcalc.findings import Place
from skatcalc.workbook.store.cells import Formula

if TYPE_CHECKING:
    from openpyxl.cell.cell import Cell
    from openpyxl.worksheet.worksheet import Worksheet

FORMULA, STRING = "f", "s"
RISKY = frozenset("=+-@\t\r")

Cached = Callable[[str, int, int], object]
"""Looks up the value last computed for a formula: sheet, row, column."""


class Grid:
    """One sheet, read once into rows of columns; only cells that exist are visited.

    `formulas` has the rows with a formula in them.

    openpyxl's own iterators create every cell of the rectangle they run over, which is slow
    where somebody has typed into the last row of a sheet, and writes them all. The dictionary
    of cells is its storage since version 2.
    """

    def __init__(self, sheet: "Worksheet", cached: Cached) -> None:
        self.sheet = sheet
        self._cached = cached
        self.rows: dict[int, dict[int, Any]] = defaultdict(dict)
        self.formulas: set[int] = set()
        cells: dict[tuple[int, int], Any] = sheet._cells
        for (row, column), cell in cells.items():
            if cell._value is not None:
                self.rows[row][column] = cell
                if cell.data_type == FORMULA:
                    self.formulas.add(row)

    def value(self, row: int, column: int) -> object:
        """Return what a cell holds: a plain value, a `Formula`, or None."""
        cell = self.rows.get(row, {}).get(column)
        return None if cell is None else self.plain(cell)

    def plain(self, cell: Any) -> object:
        """Return a cell's value without rich text, a formula with its last value."""
        value = cell._value
        if cell.data_type == FORMULA:
            words = value if isinstance(value, str) else f"={getattr(value, 'text', '')}"
            return Formula(words, self._cached(self.sheet.title, cell.row, cell.column))
        return str(value) if isinstance(value, list) else value

    def row(self, row: int, columns: Mapping[int, str]) -> dict[str, object]:
        """Return the cells of a row that stand in the given columns, by column name."""
        return {
            columns[column]: self.plain(cell)
            for column, cell in self.rows.get(row, {}).items()
            if column in columns
        }

    def put(self, row: int, column: int, value: object) -> bool:
        """Write a value into a cell if it is another one; return whether it changed."""
        if not put(self.sheet, row, column, value):
            return False
        if value is None:
            self.rows[row].pop(column, None)
        else:
            self.rows[row][column] = self.sheet._cells[row, column]
        return True

    def numbers(self) -> Iterator[int]:
        """Yield the numbers of the rows that hold anything, from the top."""
        yield from sorted(self.rows)

    def place(self, row: int, column: int) -> Place:
        """Return a cell as the place of a finding."""
        return place_of(self.sheet.title, row, column)


def place_of(sheet: str, row: int, column: int) -> Place:
    """Return a cell as the place of a finding.

    >>> place_of("S1 T1", 9, 4).cell
    'D9'
    """
    from openpyxl.utils import get_column_letter

    return Place(sheet=sheet, cell=f"{get_column_letter(column)}{row}")


def put(sheet: "Worksheet", row: int, column: int, value: object) -> bool:
    """Write a value into a cell if it is another one; text stays text. Return if it changed.

    Text that a spreadsheet program would take for a formula when it is edited or sent through
    CSV gets the quote prefix as well.
    """
    cell: Any = sheet._cells.get((row, column))
    if cell is None:
        if value is None:
            return False
        cell = sheet.cell(row, column)
    if cell.data_type != FORMULA and _equal(cell._value, value):
        return False
    _fill(cell, value)
    return True


def _equal(old: object, new: object) -> bool:
    """Tell whether a cell holds a value already; rich text counts by its letters."""
    if isinstance(old, bool) or isinstance(new, bool):
        return old is new
    return old == new or (isinstance(old, list) and str(old) == new)


def _fill(cell: "Cell", value: Any) -> None:
    cell.value = value
    if isinstance(value, str):
        cell.data_type = STRING
        risky = value[:1] in RISKY
        if bool(cell.quotePrefix) is not risky:
            cell.quotePrefix = risky
