"""The named cells of an exported workbook, read whole before anything is made of them.

What a damaged file makes the spreadsheet library raise is nothing anybody could list; all
of it means the same here, and nothing of ours runs inside that guard.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from zipfile import ZipFile

from skatcalc.findings import Place, SkatcalcError, finding
from skatcalc.workbook.export.layout import PREFIX, fact_name
from skatcalc.workbook.export.target import is_export

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.workbook.defined_name import DefinedName

MOST_ROWS, MOST_COLUMNS = 20_000, 99
MOST_BYTES = 400_000_000
"""More than this unpacked is no workbook of a club evening."""


class Area(NamedTuple):
    """Some cells of a sheet and their values; rows and columns are counted from 1."""

    sheet: str
    column: int
    row: int
    rows: tuple[tuple[Any, ...], ...]

    @property
    def width(self) -> int:
        """The number of columns."""
        return len(self.rows[0]) if self.rows else 0

    def cell(self, column: int, row: int) -> str:
        """Return the address of a cell, counted from 0 within the area."""
        from openpyxl.utils import get_column_letter

        return f"{get_column_letter(self.column + column)}{self.row + row}"


@dataclass(frozen=True)
class NamedCells:
    """All cells of a workbook that have one of our names."""

    areas: Mapping[str, Area] = field(default_factory=dict)

    def area(self, name: str) -> Area | None:
        """Return the cells of that name, None if they are lost."""
        return self.areas.get(name)

    def rows(self, name: str) -> tuple[tuple[Any, ...], ...]:
        """Return the values of the cells of that name, row by row; none if they are lost."""
        area = self.areas.get(name)
        return area.rows if area is not None else ()

    def fact(self, part: str) -> Any:
        """Return the value of a fact of the evening, None if it is lost."""
        rows = self.rows(fact_name(part))
        return rows[0][0] if rows else None


def read_named(path: Path) -> NamedCells:
    """Read all cells with our names from an exported workbook.

    Raises:
        SkatcalcError: if the file is missing, damaged or not an export.
    """
    if not path.exists():
        raise SkatcalcError(finding("file_missing", file=path))
    unreadable = finding("export_unreadable", Place(file=str(path)), file=path.name)
    if not is_export(path):
        raise SkatcalcError(unreadable)
    try:
        return _read(path)
    except Exception as error:
        raise SkatcalcError(unreadable) from error


def _read(path: Path) -> NamedCells:
    from openpyxl import load_workbook

    content = BytesIO(path.read_bytes())  # a file of ours to close, whatever the reader raises
    with ZipFile(content) as archive:
        if sum(part.file_size for part in archive.infolist()) > MOST_BYTES:
            raise ValueError(path)
    book = load_workbook(content, data_only=True, read_only=True)
    try:
        return NamedCells(dict(_areas(book)))
    finally:
        book.close()


def _areas(book: "Workbook") -> Iterator[tuple[str, Area]]:
    for name, defined in book.defined_names.items():
        area = _area(book, defined) if name.startswith(PREFIX) else None
        if area is not None:
            yield name, area


def _area(book: "Workbook", defined: "DefinedName") -> Area | None:
    """Return the cells of a name, None if they are lost or absurdly many."""
    from openpyxl.utils import range_boundaries

    if "#REF!" in (defined.value or ""):
        return None
    for sheet, cells in defined.destinations:
        left, top, right, bottom = (int(n or 0) for n in range_boundaries(cells))
        small = 0 < right <= MOST_COLUMNS and 0 < bottom <= MOST_ROWS
        if small and left and top and sheet in book.sheetnames:
            values = book[sheet].iter_rows(top, bottom, left, right, values_only=True)
            return Area(sheet, left, top, tuple(tuple(row) for row in values))
    return None
