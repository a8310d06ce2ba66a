"""An export read back, also after somebody changed cells of it and saved it.

Lists and facts are found by the names that were given to their cells, which spreadsheet
programs carry along when rows are inserted, deleted or sheets renamed. Formulas are not
read: everything follows from the typed cells.
"""

from collections.abc import Iterable, Iterator
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
        return load_workbook(path, data_only=True)
    except (*NOT_A_WORKBOOK, EOFError, ParseError, InvalidFileException, TypeError) as error:
        raise SkatcalcError(unreadable) from error


class _Book:
    """The named cells of a workbook."""

    def __init__(self, book: "Workbook", file: str) -> None:
        self._book, self.file = book, file

    def find(self, name: str) -> tuple[Any, str] | None:
        """Return the sheet and the range a name stands for, None if it is lost."""
        defined = self._book.defined_names.get(name)
        if defined is None or "#REF!" in (defined.value or ""):
            return None
        places = [(s, cells) for s, cells in defined.destinations if s in self._book.sheetnames]
        return (self._book[places[0][0]], places[0][1].replace("$", "")) if places else None

    def rows(self, name: str) -> list[tuple[Any, ...]]:
        """Return the cells a name stands for, row by row; none if it is lost."""
        found = self.find(name)
        if found is None:
            return []
        cells = found[0][found[1]]
        return list(cells) if isinstance(cells, tuple) else [(cells,)]

    def value(self, part: str) -> Any:
        """Return the value of a fact, None if it is lost."""
        rows = self.rows(fact_name(part))
        return rows[0][0].value if rows else None


def _read(book: "Workbook", rules: RuleSet | None, file: str) -> ExportRead:
    named = _Book(book, file)
    system = _text(named.value("rules"))
    law = rules or preset(system) or ISKO
    found: list[Finding] = []
    lists = [one for row in named.rows(fact_name("lists")) for one in _list(named, row, law, found)]
    evening = Evening(
        date=_day(named.value("date")),
        club=_text(named.value("club")),
        rules=system,
        system=_text(named.value("system")),
        series=_whole(named.value("series")) or 1,
        players=tuple(_names(named.rows(fact_name("players")))),
        lists=tuple(lists),
        lots=tuple(_names(named.rows(fact_name("lots")))),
    )
    return ExportRead(evening, tuple(found))


def _list(
    named: _Book, facts: tuple[Any, ...], rules: RuleSet, found: list[Finding]
) -> Iterator[TableList]:
    """Yield the list of one row of the facts; nothing if the row is empty or the list gone."""
    series, table, planned = (_whole(cell.value) for cell in facts)
    if series is None or table is None or planned is None:
        return
    deals = named.find(list_name(series, table, "deals"))
    rows = named.rows(list_name(series, table, "deals"))
    seats = _seats(named.rows(list_name(series, table, "seats")))
    size = len(seats)
    place = Place(file=named.file, series=series, table=table)
    fits = SMALLEST_TABLE <= size <= LARGEST_TABLE
    if deals is None or not fits or len(rows[0]) != Layout(size, 1).width:
        found.append(finding("export_list_gone", place))
        return
    layout, place = Layout(size, len(rows)), place.within(Place(sheet=deals[0].title))
    read = [deal for row in rows for deal in _deal(row, layout, rules, place, found)]
    yield TableList(series, table, seats, planned).with_deals(tuple(read))


def _deal(
    row: tuple[Any, ...], layout: Layout, rules: RuleSet, place: Place, found: list[Finding]
) -> Iterator[Deal]:
    """Yield the deal of a row, if there is one; note what is wrong with its cells."""
    cells: Cells = {name: normal(row[layout.column(name)].value) for name in RAW}
    memo = _text(row[layout.column("memo")].value)
    read = read_row(cells, memo, rules)
    at = row[0].row
    if read.cleared:
        where = Place(cell=f"A{at}").within(place)
        found.append(finding("export_row_cleared", where, deal=cells["number"]))
    for problem in read.problems:
        cell = row[layout.column(problem.column)].coordinate
        found.append(_finding(problem, Place(cell=cell).within(place)))
    if read.deal is not None:
        yield Deal(read.deal.number, read.deal.declarer, read.deal.game, read.deal.written, at)


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
    return tuple(_text(cell.value) for cell in rows[0][::3]) if rows else ()


def _names(rows: Iterable[tuple[Any, ...]]) -> Iterator[str]:
    for row in rows:
        if row[0].value is not None:
            yield _text(row[0].value)


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
