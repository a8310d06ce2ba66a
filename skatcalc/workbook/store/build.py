"""A new workbook: its sheets, headings, numbers and looks."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from skatcalc.catalogue import Lang, text
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.seats import dealer_of
from skatcalc.workbook.store.facts import Facts, write_facts
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
DARK, LIGHT, DEALER = "1F3B2D", "E6ECE8", "D9D9D9"
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
        self.middle = Alignment(horizontal="center")
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
    sheet["A1"].font = looks.title
    sheet.column_dimensions["A"].width, sheet.column_dimensions["B"].width = 38, 34
    for row in sheet.iter_rows(min_row=3, max_row=11, max_col=1):
        row[0].font = looks.bold
    _write_players(add_side_sheet(workbook, "players", facts), players)
    for key in ("ranking", "log"):
        add_side_sheet(workbook, key, facts)
    for series, table, names in tables:
        add_list_sheet(workbook, facts, rules, (series, table), names)
    return workbook


def _write_players(sheet: "Worksheet", players: Sequence[str]) -> None:
    for row, name in enumerate(players, start=2):
        for column, value in ((1, row - 1), (2, name), (len(PLAYER_COLUMNS), name)):
            put(sheet, row, column, value)


def add_side_sheet(workbook: "Workbook", key: str, facts: Facts) -> Any:
    """Add the sheet of the players, the ranking or the log with its headings, and return it."""
    sheet: Any = workbook.create_sheet(text(f"sheet.{key}", facts.lang))
    _write_headings(sheet, 1, side_columns(key, facts.series), facts.lang, _Looks())
    sheet.freeze_panes = "A2"
    return sheet


def _write_headings(
    sheet: "Worksheet", row: int, columns: Iterable[Column], lang: Lang, looks: _Looks
) -> None:
    from openpyxl.utils import get_column_letter

    for number, column in enumerate(columns, start=1):
        put(sheet, row, number, column.heading(lang))
        cell: Any = sheet.cell(row, number)
        cell.font, cell.fill, cell.alignment = looks.head_font, looks.head_fill, looks.wrapped
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
    sheet.row_dimensions[header].height = 44
    for deal in range(1, planned + 1):
        _write_row(sheet, header + deal, deal, size, columns, names, looks)
    sheet.freeze_panes = sheet.cell(header + 1, 4)
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.paperSize = 9
    sheet.page_setup.fitToHeight = 0
    sheet.sheet_properties.pageSetUpPr.fitToPage = True
    sheet.print_title_rows = f"{header}:{header}"
    return sheet


def _write_top(
    sheet: "Worksheet", facts: Facts, series: int, table: int, planned: int, looks: _Looks
) -> None:
    words = {"series": series, "table": table, "club": facts.club, "date": facts.date}
    put(sheet, TITLE_ROW, 1, text("sheet.title", facts.lang, **words))
    sheet.cell(TITLE_ROW, 1).font = looks.title
    for at, (key, value) in enumerate(
        zip(TABLE_FACTS, (series, table, planned), strict=True), start=0
    ):
        put(sheet, FACT_ROW, 2 * at + 1, text(f"place_fact.{key}", facts.lang))
        put(sheet, FACT_ROW, 2 * at + 2, value)
        sheet.cell(FACT_ROW, 2 * at + 1).font = looks.bold


def _write_seats(sheet: "Worksheet", names: Sequence[str], lang: Lang, looks: _Looks) -> None:
    for number, column in enumerate(HEAD_COLUMNS, start=1):
        put(sheet, HEAD_ROW, number, column.heading(lang))
        cell: Any = sheet.cell(HEAD_ROW, number)
        cell.font, cell.fill, cell.alignment = looks.bold, looks.light, looks.wrapped
    for seat, name in enumerate(names, start=1):
        put(sheet, HEAD_ROW + seat, 1, seat)
        put(sheet, HEAD_ROW + seat, 2, name)


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
