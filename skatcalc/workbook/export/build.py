"""The whole exported workbook, from the computed evening to its bytes."""

from datetime import UTC, datetime
from io import BytesIO
from typing import TYPE_CHECKING, Any

from xlsxwriter import Workbook

from skatcalc.catalogue import Lang, text
from skatcalc.models.evening import Evening, TableList
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.standings import rank
from skatcalc.tournament.systems import ScoringSystem
from skatcalc.workbook.export.course import write_course
from skatcalc.workbook.export.facts import fact_cells, serial_of, sheet_names, write_facts
from skatcalc.workbook.export.footing import Formulas
from skatcalc.workbook.export.form import Form, write_deals
from skatcalc.workbook.export.frame import FactCells, defined_names, write_frame
from skatcalc.workbook.export.grid import lines_of
from skatcalc.workbook.export.layout import Layout
from skatcalc.workbook.export.money import LostMoney
from skatcalc.workbook.export.ranking import Ranking, write_ranking
from skatcalc.workbook.export.styles import FONT, Styles

if TYPE_CHECKING:
    from xlsxwriter.worksheet import Worksheet

OPTIONS = {
    "in_memory": True,
    "default_format_properties": {"font_name": FONT, "font_size": 10, "font_scheme": "none"},
}


def build_export(
    evening: Evening, rules: RuleSet, scoring: ScoringSystem, lang: Lang, money: LostMoney
) -> bytes:
    """Return the exported workbook of an evening as the bytes of an .xlsx file."""
    buffer = BytesIO()
    book: Any = Workbook(buffer, OPTIONS)
    book.set_properties(
        {"title": evening.club, "comments": "skatcalc", "created": _created(evening)}
    )
    styles = Styles(book, lang)
    facts_sheet = text("export.sheet.facts", lang)
    facts = fact_cells(evening, facts_sheet)
    sheets = sheet_names(evening, lang)
    forms = [
        _list_sheet(book, name, one, Parts(rules, scoring, money, styles, facts))
        for name, one in zip(sheets, evening.lists, strict=True)
    ]
    _ranking_sheet(book, evening, forms, styles, facts)
    write_course(book, text("export.sheet.course", lang), forms, styles)
    write_facts(book, evening, sheets, facts_sheet, styles)
    book.close()
    return buffer.getvalue()


class Parts:
    """What all lists of an export have in common."""

    def __init__(
        self,
        rules: RuleSet,
        scoring: ScoringSystem,
        money: LostMoney,
        styles: Styles,
        facts: FactCells,
    ) -> None:
        self.rules, self.scoring, self.money = rules, scoring, money
        self.styles, self.facts = styles, facts


def _created(evening: Evening) -> datetime:
    """Return the evening's day, so that the same evening gives the same file."""
    if serial_of(evening.date) is None:
        return datetime(2000, 1, 1, tzinfo=UTC)
    return datetime.fromisoformat(evening.date).replace(tzinfo=UTC)


def _list_sheet(book: Any, name: str, table: TableList, parts: Parts) -> Form:
    computed = compute_list(table.with_deals(table.deals), parts.rules, parts.scoring)
    lines = lines_of(computed)
    layout = Layout(table.size, max(len(lines), 1))
    lang = parts.styles.lang
    formulas = Formulas(layout, parts.rules, lang, parts.scoring, parts.money)
    sheet: Worksheet = book.add_worksheet(name)
    form = Form(sheet, name, layout, parts.styles, formulas, computed, lines)
    write_deals(form)
    write_frame(form, parts.facts)
    for defined, cells in defined_names(form):
        book.define_name(defined, cells)
    return form


def _ranking_sheet(
    book: Any, evening: Evening, forms: list[Form], styles: Styles, facts: FactCells
) -> None:
    series = max([evening.series, 1, *(form.computed.table.series for form in forms)])
    standings = rank([form.computed for form in forms], series, evening.lots)
    sheet = book.add_worksheet(text("export.sheet.ranking", styles.lang))
    ranking = Ranking(sheet, styles, standings, series, forms, evening.lots)
    write_ranking(ranking, facts)
