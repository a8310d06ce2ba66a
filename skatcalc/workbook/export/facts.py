"""The sheet of facts: what a reader needs beside the lists to know the evening again."""

from datetime import date
from typing import TYPE_CHECKING

from xlsxwriter.utility import quote_sheetname, xl_range_abs, xl_rowcol_to_cell

from skatcalc.catalogue import Lang, text
from skatcalc.models.evening import Evening
from skatcalc.workbook.export.frame import FactCells
from skatcalc.workbook.export.layout import FORMAT_VERSION, MARK, fact_name
from skatcalc.workbook.export.styles import PAPER, THIN, Look, Styles

if TYPE_CHECKING:
    from xlsxwriter.workbook import Workbook
    from xlsxwriter.worksheet import Worksheet

FACTS = ("version", "club", "date", "rules", "system", "series")
FIRST_FACT = 2
VALUE_COLUMN = 1
LIST_HEADS = ("list_series", "list_table", "list_planned", "list_sheet")
HEAD: Look = {"bold": True, "border": THIN, "bg_color": PAPER, "pattern": 1}
VALUE: Look = {"border": THIN, "align": "left"}


def serial_of(day: str) -> int | None:
    """Return a day as spreadsheets count it, None if the text is no day they know.

    >>> serial_of("2026-11-30"), serial_of("30.11.2026"), serial_of("1850-01-01")
    (46356, None, None)
    """
    try:
        parsed = date.fromisoformat(day)
    except ValueError:
        return None
    serial = (parsed - date(1899, 12, 30)).days
    return serial if parsed.isoformat() == day and serial > 60 else None


def fact_cells(evening: Evening, sheet: str) -> FactCells:
    """Return the formulas with which other sheets fetch club and date, and their values."""
    club, day = (_address(name, sheet) for name in ("club", "date"))
    serial = serial_of(evening.date)
    if serial is None:
        return FactCells((f'={club}&""', evening.club), (f'={day}&""', evening.date))
    return FactCells((f'={club}&""', evening.club), (f"={day}", serial))


def _address(name: str, sheet: str) -> str:
    row = FIRST_FACT + FACTS.index(name)
    cell = xl_rowcol_to_cell(row, VALUE_COLUMN, row_abs=True, col_abs=True)
    return f"{quote_sheetname(sheet)}!{cell}"


def write_facts(
    book: "Workbook", evening: Evening, sheets: list[str], name: str, styles: Styles
) -> None:
    """Write the sheet of facts, its last in the workbook, and the names of its cells.

    Args:
        book: the workbook.
        evening: the evening.
        sheets: the names of the sheets of its lists, in their order.
        name: the name of the sheet of facts.
        styles: the formats of the workbook.
    """
    sheet = book.add_worksheet(name)
    lang = styles.lang
    sheet.set_column_pixels(0, 0, 150)
    sheet.set_column_pixels(1, 1, 200)
    sheet.set_column_pixels(2, 3, 140)
    sheet.write_string(0, 0, text("export.facts.title", lang), styles({"italic": True}))
    _write_values(sheet, evening, styles)
    for fact in FACTS:
        mark = MARK if fact == "version" else fact_name(fact)
        book.define_name(mark, f"={_address(fact, name)}")
    row = FIRST_FACT + len(FACTS) + 1
    row = _write_lists(sheet, evening, sheets, row, styles)
    book.define_name(fact_name("lists"), _rows(name, row - len(evening.lists), row - 1, 2))
    for part, names in (("players", evening.players), ("lots", evening.lots)):
        row = _write_names(sheet, part, names, row + 1, styles)
        first = row - max(len(names), 1)
        book.define_name(fact_name(part), _rows(name, first, row - 1, 0))
    _page(sheet)


def _rows(sheet: str, first: int, last: int, width: int) -> str:
    return f"={quote_sheetname(sheet)}!{xl_range_abs(first, 0, max(first, last), width)}"


def _write_values(sheet: "Worksheet", evening: Evening, styles: Styles) -> None:
    lang = styles.lang
    for at, fact in enumerate(FACTS):
        label = text(f"export.facts.{fact}", lang)
        sheet.write_string(FIRST_FACT + at, 0, label, styles(HEAD))
    row, column, value = FIRST_FACT, VALUE_COLUMN, styles(VALUE)
    sheet.write_number(row, column, FORMAT_VERSION, value)
    sheet.write_string(row + 1, column, evening.club, value)
    serial = serial_of(evening.date)
    if serial is None:
        sheet.write_string(row + 2, column, evening.date, value)
    else:
        sheet.write_number(row + 2, column, serial, styles(VALUE, styles.date))
    sheet.write_string(row + 3, column, evening.rules, value)
    sheet.write_string(row + 4, column, evening.system, value)
    sheet.write_number(row + 5, column, evening.series, value)


def _write_lists(
    sheet: "Worksheet", evening: Evening, sheets: list[str], row: int, styles: Styles
) -> int:
    """Write one row a list; return the row after the last."""
    for column, head in enumerate(LIST_HEADS):
        words = text(f"export.facts.{head}", styles.lang)
        sheet.write_string(row, column, words, styles(HEAD))
    for one, name in zip(evening.lists, sheets, strict=True):
        row += 1
        for column, number in enumerate((one.series, one.table, one.planned)):
            sheet.write_number(row, column, number, styles(VALUE))
        sheet.write_string(row, len(LIST_HEADS) - 1, name, styles(VALUE))
    return row + 1


def _write_names(
    sheet: "Worksheet", part: str, names: tuple[str, ...], row: int, styles: Styles
) -> int:
    """Write a heading and one name a row, an empty row if there is none."""
    sheet.write_string(row, 0, text(f"export.facts.{part}", styles.lang), styles(HEAD))
    for at, name in enumerate(names, start=1):
        sheet.write_string(row + at, 0, name, styles(VALUE))
    return row + 1 + max(len(names), 1)


def _page(sheet: "Worksheet") -> None:
    sheet.set_paper(9)
    sheet.fit_to_pages(1, 0)
    sheet.hide_gridlines(2)


def sheet_names(evening: Evening, lang: Lang) -> list[str]:
    """Return the names of the sheets of all lists, in their order."""
    return [
        text("export.sheet.list", lang, series=one.series, table=one.table) for one in evening.lists
    ]
