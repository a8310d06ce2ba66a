"""An export read back, also after somebody changed cells of it and saved it.

Lists and facts are found by the names that were given to their cells, which spreadsheet
programs carry along when rows are inserted, deleted or sheets renamed. Formulas are not
read: everything follows from the typed cells.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from skatcalc.findings import Finding, Place, SkatcalcError, Word, finding
from skatcalc.models.evening import Deal, Evening, TableList
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.presets import ISKO, preset
from skatcalc.workbook.export.layout import RAW, Layout, fact_name, list_name
from skatcalc.workbook.export.plain import BOTH, Cells, Problem
from skatcalc.workbook.export.rows import normal, read_row
from skatcalc.workbook.export.target import NOT_A_WORKBOOK, is_export

if TYPE_CHECKING:
    from openpyxl import Workbook

SMALLEST_TABLE, LARGEST_TABLE = 3, 5
MOST_ROWS = 20_000


class ExportRead(NamedTuple):
    """What an exported workbook holds.

    Attributes:
        evening: the evening; the deals' `row` is their row in the sheet.
        findings: cells that could not be understood, lists that are gone.
    """

    evening: Evening
    findings: tuple[Finding, ...] = ()


def load_export(path: Path, rules: RuleSet | None = None) -> ExportRead:
    """Read an export back, with everything that could not be understood in it.

    Args:
        path: the exported workbook.
        rules: the rule system its base values belong to; else the one it names.

    Raises:
        SkatcalcError: if the file is missing, damaged or not an export.
    """
    if not path.exists():
        raise SkatcalcError(finding("file_missing", file=path))
    book = _open(path)
    try:
        return _read(book, rules, str(path))
    finally:
        book.close()


def _open(path: Path) -> "Workbook":
    from xml.etree.ElementTree import ParseError

    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    unreadable = finding("export_unreadable", Place(file=str(path)), file=path.name)
    if not is_export(path):
        raise SkatcalcError(unreadable)
    try:
        return load_workbook(path, data_only=True, read_only=True)
    except (*NOT_A_WORKBOOK, EOFError, ParseError, InvalidFileException, TypeError) as error:
        raise SkatcalcError(unreadable) from error


class _Area(NamedTuple):
    """Some cells of a sheet; rows and columns are counted from 1."""

    sheet: str
    column: int
    row: int
    last_column: int
    last_row: int

    def cell(self, column: int, row: int) -> str:
        """Return the address of a cell, counted from 0 within the area."""
        from openpyxl.utils import get_column_letter

        return f"{get_column_letter(self.column + column)}{self.row + row}"


class _Book:
    """The named cells of a workbook."""

    def __init__(self, book: "Workbook", file: str) -> None:
        self._book, self.file = book, file

    def find(self, name: str) -> _Area | None:
        """Return the cells a name stands for, None if they are lost or absurdly many."""
        from openpyxl.utils import range_boundaries

        defined = self._book.defined_names.get(name)
        if defined is None or "#REF!" in (defined.value or ""):
            return None
        for sheet, cells in defined.destinations:
            bounds = range_boundaries(cells)
            if sheet in self._book.sheetnames and None not in bounds:
                area = _Area(sheet, *(int(n or 0) for n in bounds))
                return area if area.last_row <= MOST_ROWS and area.last_column <= 99 else None
        return None

    def rows(self, area: _Area | None) -> list[tuple[Any, ...]]:
        """Return the values of some cells, row by row; none if the cells are lost."""
        if area is None:
            return []
        sheet = self._book[area.sheet]
        return [
            tuple(row)
            for row in sheet.iter_rows(
                area.row, area.last_row, area.column, area.last_column, values_only=True
            )
        ]

    def facts(self, part: str) -> list[tuple[Any, ...]]:
        """Return the values of a fact, row by row."""
        return self.rows(self.find(fact_name(part)))

    def fact(self, part: str) -> Any:
        """Return the value of a fact that has one cell, None if it is lost."""
        rows = self.facts(part)
        return rows[0][0] if rows else None


def _read(book: "Workbook", rules: RuleSet | None, file: str) -> ExportRead:
    named = _Book(book, file)
    system = _text(named.fact("rules"))
    law = rules or preset(system) or ISKO
    found: list[Finding] = []
    lists = [one for row in named.facts("lists") for one in _list(named, row, law, found)]
    evening = Evening(
        date=_day(named.fact("date")),
        club=_text(named.fact("club")),
        rules=system,
        system=_text(named.fact("system")),
        series=_whole(named.fact("series")) or 1,
        players=tuple(_names(named.facts("players"))),
        lists=tuple(lists),
        lots=tuple(_names(named.facts("lots"))),
    )
    return ExportRead(evening, tuple(found))


def _list(
    named: _Book, facts: tuple[Any, ...], rules: RuleSet, found: list[Finding]
) -> Iterator[TableList]:
    """Yield the list of one row of the facts; nothing if the row is empty or the list gone."""
    series, table, planned = (_whole(value) for value in facts)
    if series is None or table is None or planned is None:
        return
    area = named.find(list_name(series, table, "deals"))
    seats = _seats(named.rows(named.find(list_name(series, table, "seats"))))
    place = Place(file=named.file, series=series, table=table)
    fits = SMALLEST_TABLE <= len(seats) <= LARGEST_TABLE
    layout = Layout(len(seats), 1)
    if area is None or not fits or area.last_column - area.column + 1 != layout.width:
        found.append(finding("export_list_gone", place))
        return
    place = place.within(Place(sheet=area.sheet))
    rows = enumerate(named.rows(area))
    read = [deal for row in rows for deal in _deal(row, layout, area, rules, place, found)]
    yield TableList(series, table, seats, planned).with_deals(tuple(read))


def _deal(
    numbered: tuple[int, tuple[Any, ...]],
    layout: Layout,
    area: _Area,
    rules: RuleSet,
    place: Place,
    found: list[Finding],
) -> Iterator[Deal]:
    """Yield the deal of a row, if there is one; note what is wrong with its cells."""
    at, row = numbered
    cells: Cells = {name: normal(row[layout.column(name)]) for name in RAW}
    read = read_row(cells, _text(row[layout.column("memo")]), rules)
    if read.cleared:
        where = Place(cell=area.cell(0, at)).within(place)
        found.append(finding("export_row_cleared", where, deal=cells["number"]))
    for problem in read.problems:
        where = Place(cell=area.cell(layout.column(problem.column), at)).within(place)
        found.append(_finding(problem, where))
    if read.deal is not None:
        yield replace(read.deal, row=area.row + at)


def _finding(problem: Problem, place: Place) -> Finding:
    if problem.expected == BOTH:
        return finding("export_matadors_both", place)
    return finding(
        "export_cell_unreadable",
        place,
        column=Word(f"export.head.{problem.column}"),
        found=problem.found or "",
        expected=Word(problem.expected),
    )


def _seats(rows: list[tuple[Any, ...]]) -> tuple[str, ...]:
    return tuple(_text(value) for value in rows[0][::3]) if rows else ()


def _names(rows: Iterable[tuple[Any, ...]]) -> Iterator[str]:
    for row in rows:
        if row[0] is not None:
            yield _text(row[0])


def _text(value: Any) -> str:
    cell = normal(value) if not isinstance(value, str) else value
    return "" if cell is None else str(cell)


def _whole(value: Any) -> int | None:
    cell = normal(value) if not isinstance(value, datetime) else None
    return cell if isinstance(cell, int) else None


def _day(value: Any) -> str:
    """Return the day of the evening, ISO format where it is one."""
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, int | float):
        return (date(1899, 12, 30) + timedelta(days=int(value))).isoformat()
    return _text(value)
