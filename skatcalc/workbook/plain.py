"""A foreign workbook with a list: its first sheet with a word in it, as rows of text."""

import io
import warnings
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from skatcalc.findings import Finding, Place, SkatcalcError, finding


class PlainRow(NamedTuple):
    """One row of a sheet: its number, its cells as text, the formulas without a value."""

    number: int
    cells: list[str]
    findings: tuple[Finding, ...]


class PlainSheet(NamedTuple):
    """A sheet read as text: its title and its rows."""

    title: str
    rows: tuple[PlainRow, ...]


def read_plain(path: Path) -> PlainSheet:
    """Return the first sheet of a workbook that holds anything.

    Raises:
        SkatcalcError: if the file is missing or no workbook.
    """
    from skatcalc.workbook.store.disk import read_bytes

    content = read_bytes(path)
    values, formulas = (_open(content, path, values) for values in (True, False))
    for title in values.sheetnames:
        rows = tuple(_rows(values[title], formulas[title]))
        if rows:
            return PlainSheet(title, rows)
    return PlainSheet(values.sheetnames[0] if values.sheetnames else "", ())


def _open(content: bytes, path: Path, values: bool) -> Any:
    from openpyxl import load_workbook

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return load_workbook(io.BytesIO(content), data_only=values)
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, OSError, SyntaxError) as error:
        raise SkatcalcError(finding("file_not_a_workbook", file=path)) from error


def _rows(values: Any, formulas: Any) -> Iterator[PlainRow]:
    cells = getattr(values, "_cells", {})
    width = max((column for _, column in cells), default=0)
    by_row: dict[int, dict[int, Any]] = {}
    for (row, column), cell in cells.items():
        by_row.setdefault(row, {})[column] = cell.value
    for row in sorted(by_row):
        filled = by_row[row]
        found = tuple(_uncalculated(formulas, values.title, row, filled))
        texts = [as_text(filled.get(column)) for column in range(1, width + 1)]
        if any(texts) or found:
            yield PlainRow(row, texts, found)


def _uncalculated(formulas: Any, title: str, row: int, filled: dict[int, Any]) -> Iterator[Finding]:
    for column, value in filled.items():
        cell = formulas._cells.get((row, column))
        if value is None and cell is not None and cell.data_type == "f":
            place = Place(sheet=title, cell=cell.coordinate)
            yield finding("formula_without_value", place, formula=str(cell.value))


def as_text(value: object) -> str:
    """Return a cell's value as a person reads it.

    >>> as_text(18.0), as_text(None), as_text(True)
    ('18', '', '1')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return value.isoformat() if isinstance(value, date) else str(value)
