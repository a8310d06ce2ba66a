"""A new workbook: its sheets, headings, numbers and looks."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from skatcalc.catalogue import Lang, text
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.seats import dealer_of
from skatcalc.workbook.store.facts import Facts, cell_date, write_facts
from skatcalc.workbook.store.grid import put
from skatcalc.workbook.store.layout import (
    HEAD_COLUMNS,
    PLAYER_COLUMNS,
    TABLE_FACTS,
    Column,
    Kind,
    Role,
    deal_columns,
    side_columns,
    table_sheet_name,
)

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

FONT = "Calibri"
DATE_LOOKS: dict[Lang, tuple[str, str]] = {
    "en": ("yyyy-mm-dd", "%Y-%m-%d"),
    "de": ("dd.mm.yyyy", "%d.%m.%Y"),
}
"""How a date looks in each language: as a number format and in words."""
DARK, LIGHT, DEALER = "1F3B2D", "E6ECE8", "D9D9D9"
NARROW = 5.5
"""Headings of columns narrower than this run upwards."""
HEADING_HEIGHT = 100
LABEL_AT = (1, 3, 5)
VALUE_AT = (2, 4, 8)
LAST_PRINTED = "passed_in"
"""What stands to the right of this column is for the screen, not for the printed list."""
TITLE_ROW, FACT_ROW, HEAD_ROW = 1, 2, 4


class _Looks:
    """The few styles of the workbook, made once."""

    def __init__(self) -> None:
        from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

        thin, thick = Side("thin", color="999999"), Side("medium", color="444444")
        self.title = Font(name=FONT, bold=True, size=14)
        self.bold = Font(name=FONT, bold=True)
        self.head_font = Font(name=FONT, bold=True, color="FFFFFF")
        self.head_fill = PatternFill("solid", fgColor=DARK)
        self.light = PatternFill("solid", fgColor=LIGHT)
        self.dealer = PatternFill("solid", fgColor=DEALER)
        self.wrapped = Alignment(wrap_text=True, horizontal="center", vertical="center")
        self.upright = Alignment(text_rotation=90, horizontal="center", vertical="bottom")
        self.middle = Alignment(horizontal="center")
        self.left = Alignment(horizontal="left")
        self.wrapped_left = Alignment(wrap_text=True, horizontal="left", vertical="top")
        self.cell = Border(left=thin, right=thin, top=thin, bottom=thin)
        self.round_end = Border(left=thin, right=thin, top=thin, bottom=thick)


def new_workbook(
    facts: Facts,
    rules: RuleSet,
    players: Sequence[str],
    tables: Sequence[tuple[int, int, Sequence[str]]],
) -> "Workbook":
    """Return a workbook with facts, players, the seated lists, a ranking and a log.

    Args:
        facts: what holds for the whole evening.
        rules: the rule system, for the columns of its house rules.
        players: everybody by name.
        tables: series, table and names in their seats.
    """
    from openpyxl import Workbook

    workbook = Workbook()
    sheet: Any = workbook.active
    sheet.title = text("sheet.facts", facts.lang)
    write_facts(sheet, facts)
    looks = _Looks()
    _look_at_facts(sheet, facts.lang, looks)
    _write_players(add_side_sheet(workbook, "players", facts), players)
    for key in ("ranking", "log"):
        add_side_sheet(workbook, key, facts)
    for series, table, names in tables:
        add_list_sheet(workbook, facts, rules, (series, table), names)
    return workbook


def _look_at_facts(sheet: Any, lang: Lang, looks: _Looks) -> None:
    sheet["A1"].font = looks.title
    sheet.column_dimensions["A"].width, sheet.column_dimensions["B"].width = 38, 34
    for label, value in sheet.iter_rows(min_row=3, max_row=sheet.max_row - 2, max_col=2):
        label.font, value.alignment = looks.bold, looks.left
        if not isinstance(value.value, str | int | None):
            value.number_format = DATE_LOOKS[lang][0]
    hint = sheet.max_row
    sheet.merge_cells(start_row=hint, start_column=1, end_row=hint, end_column=2)
    sheet.cell(hint, 1).alignment = looks.wrapped_left
    sheet.row_dimensions[hint].height = 48
    _set_up_print(sheet, "portrait", 1)


def _write_players(sheet: "Worksheet", players: Sequence[str]) -> None:
    for row, name in enumerate(players, start=2):
        for column, value in ((1, row - 1), (2, name), (len(PLAYER_COLUMNS), name)):
            put(sheet, row, column, value)


def add_side_sheet(workbook: "Workbook", key: str, facts: Facts) -> Any:
    """Add the sheet of the players, the ranking or the log with its headings, and return it."""
    sheet: Any = workbook.create_sheet(text(f"sheet.{key}", facts.lang))
    _write_headings(sheet, 1, side_columns(key, facts.series), facts.lang, _Looks())
    sheet.freeze_panes = "A2"
    _set_up_print(sheet, "landscape" if key == "log" else "portrait", 1)
    return sheet


def _write_headings(
    sheet: "Worksheet", row: int, columns: Iterable[Column], lang: Lang, looks: _Looks
) -> None:
    from openpyxl.utils import get_column_letter

    for number, column in enumerate(columns, start=1):
        put(sheet, row, number, column.heading(lang))
        cell: Any = sheet.cell(row, number)
        cell.font, cell.fill = looks.head_font, looks.head_fill
        cell.alignment = looks.upright if column.width < NARROW else looks.wrapped
        dimension = sheet.column_dimensions[get_column_letter(number)]
        dimension.width = column.width
        dimension.hidden = column.role is Role.HIDDEN


def add_list_sheet(
    workbook: "Workbook",
    facts: Facts,
    rules: RuleSet,
    key: tuple[int, int],
    names: Sequence[str],
) -> Any:
    """Add the sheet of one list, before the ranking, and return it.

    Args:
        workbook: the workbook.
        facts: what holds for the whole evening.
        rules: the rule system.
        key: series and table.
        names: the players in their seats.
    """
    looks, lang, size = _Looks(), facts.lang, len(names)
    series, table = key
    titles = workbook.sheetnames
    ranking = text("sheet.ranking", lang)
    at = titles.index(ranking) if ranking in titles else len(titles)
    sheet: Any = workbook.create_sheet(table_sheet_name(series, table, lang), at)
    planned = facts.planned(size)
    _write_top(sheet, facts, series, table, planned, looks)
    _write_seats(sheet, names, lang, looks)
    header = HEAD_ROW + size + 2
    columns = [c for c in deal_columns(size) if c.played is None or c.played(rules)]
    _write_headings(sheet, header, columns, lang, looks)
    sheet.row_dimensions[header].height = HEADING_HEIGHT
    for deal in range(1, planned + 1):
        _write_row(sheet, header + deal, deal, size, columns, names, looks)
    sheet.freeze_panes = sheet.cell(header + 1, 4)
    _set_up_print(sheet, "landscape", header, pages=1)
    last = next(n for n, c in enumerate(columns, start=1) if c.name == LAST_PRINTED)
    sheet.print_area = f"A1:{sheet.cell(header + planned, last).coordinate}"
    return sheet


def _set_up_print(sheet: Any, orientation: str, titles: int, pages: int = 0) -> None:
    """Have a sheet printed on A4, as wide as the page, its headings on every page."""
    sheet.page_setup.orientation = orientation
    sheet.page_setup.paperSize = 9
    sheet.page_setup.fitToHeight = pages
    sheet.sheet_properties.pageSetUpPr.fitToPage = True
    sheet.print_title_rows = f"{titles}:{titles}"
    margins = sheet.page_margins
    margins.left = margins.right = margins.top = 0.4
    margins.bottom, margins.footer = 0.6, 0.3
    sheet.oddFooter.right.text = "&A, &P/&N"


def _write_top(
    sheet: "Worksheet", facts: Facts, series: int, table: int, planned: int, looks: _Looks
) -> None:
    day = cell_date(facts.date)
    shown = facts.date if isinstance(day, str) else day.strftime(DATE_LOOKS[facts.lang][1])
    words = {"series": series, "table": table, "club": facts.club, "date": shown}
    put(sheet, TITLE_ROW, 1, text("sheet.title", facts.lang, **words))
    sheet.cell(TITLE_ROW, 1).font = looks.title
    values = (series, table, planned)
    for key, value, label_at, value_at in zip(TABLE_FACTS, values, LABEL_AT, VALUE_AT, strict=True):
        put(sheet, FACT_ROW, label_at, text(f"place_fact.{key}", facts.lang))
        put(sheet, FACT_ROW, value_at, value)
        sheet.cell(FACT_ROW, label_at).font = looks.bold
        sheet.cell(FACT_ROW, value_at).alignment = looks.left


def _write_seats(sheet: "Worksheet", names: Sequence[str], lang: Lang, looks: _Looks) -> None:
    for number, column in enumerate(HEAD_COLUMNS, start=1):
        put(sheet, HEAD_ROW, number, column.heading(lang))
        cell: Any = sheet.cell(HEAD_ROW, number)
        cell.font, cell.fill = looks.bold, looks.light
        cell.alignment = looks.left if column.kind is Kind.TEXT else looks.wrapped
    sheet.row_dimensions[HEAD_ROW].height = 30
    for seat, name in enumerate(names, start=1):
        put(sheet, HEAD_ROW + seat, 1, seat)
        put(sheet, HEAD_ROW + seat, 2, name)
        for number, column in enumerate(HEAD_COLUMNS, start=1):
            cell = sheet.cell(HEAD_ROW + seat, number)
            cell.alignment = looks.left if column.kind is Kind.TEXT else looks.middle


def _write_row(
    sheet: "Worksheet",
    row: int,
    deal: int,
    size: int,
    columns: Sequence[Column],
    names: Sequence[str],
    looks: _Looks,
) -> None:
    dealer = dealer_of(deal, size)
    border = looks.round_end if deal % size == 0 else looks.cell
    for number, column in enumerate(columns, start=1):
        if column.role is Role.HIDDEN:
            continue
        cell: Any = sheet.cell(row, number)
        cell.border = border
        if column.kind is not Kind.TEXT:
            cell.alignment = looks.middle
        if column.seat == dealer:
            cell.fill = looks.dealer
    put(sheet, row, 1, deal)
    put(sheet, row, 2, names[dealer - 1])
