"""An export read back, also after somebody changed cells of it and saved it.

Lists and facts are found by the names that were given to their cells, which spreadsheet
programs carry along when rows are inserted, deleted or sheets renamed. Formulas are not
read: everything follows from the typed cells.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.evening import Deal, Evening, TableList
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.presets import ISKO, preset
from skatcalc.workbook.export.layout import RAW, Layout, fact_name, list_name
from skatcalc.workbook.export.named import Area, NamedCells, read_named
from skatcalc.workbook.export.plain import BOTH, Cells, Problem
from skatcalc.workbook.export.rows import normal, read_row

SMALLEST_TABLE, LARGEST_TABLE = 3, 5
LAST_DAY = 2_958_465
"""31 December 9999 as spreadsheets count it."""


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
    named = read_named(path)
    system = _text(named.fact("rules"))
    law = rules or preset(system) or ISKO
    found: list[Finding] = []
    lists = [
        one
        for row in named.rows(fact_name("lists"))
        for one in _list(named, row, law, Place(file=str(path)), found)
    ]
    evening = Evening(
        date=_day(named.fact("date")),
        club=_text(named.fact("club")),
        rules=system,
        system=_text(named.fact("system")),
        series=_whole(named.fact("series")) or 1,
        players=tuple(_names(named.rows(fact_name("players")))),
        lists=tuple(lists),
        lots=tuple(_names(named.rows(fact_name("lots")))),
    )
    return ExportRead(evening, tuple(found))


def _list(
    named: NamedCells, facts: tuple[Any, ...], rules: RuleSet, file: Place, found: list[Finding]
) -> Iterator[TableList]:
    """Yield the list of one row of the facts; nothing if the row is empty or the list gone."""
    series, table, planned = ([_whole(value) for value in facts] + [None] * 3)[:3]
    if series is None or table is None or planned is None:
        return
    area = named.area(list_name(series, table, "deals"))
    seats = _seats(named.rows(list_name(series, table, "seats")))
    place = Place(series=series, table=table).within(file)
    fits = SMALLEST_TABLE <= len(seats) <= LARGEST_TABLE
    layout = Layout(len(seats), 1)
    if area is None or not fits or area.width != layout.width:
        found.append(finding("export_list_gone", place))
        return
    place = place.within(Place(sheet=area.sheet))
    rows = enumerate(area.rows)
    read = [deal for row in rows for deal in _deal(row, layout, area, rules, place, found)]
    yield TableList(series, table, seats, planned).with_deals(tuple(read))


def _deal(
    numbered: tuple[int, tuple[Any, ...]],
    layout: Layout,
    area: Area,
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


def _seats(rows: tuple[tuple[Any, ...], ...]) -> tuple[str, ...]:
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
    if isinstance(value, int | float) and 0 <= value < LAST_DAY:
        return (date(1899, 12, 30) + timedelta(days=int(value))).isoformat()
    return _text(value)
