"""The sheet with the ranking: live sums over all lists, places that follow from them.

| paragraph | what | function |
|---|---|---|
| SkWO 6.3.1 | higher total, more games won, fewer lost, then lot | `_place`, `_decided` |
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xlsxwriter.utility import quote_sheetname, xl_col_to_name, xl_rowcol_to_cell

from skatcalc.catalogue import Lang, text
from skatcalc.tournament.standings import Standing
from skatcalc.workbook.export.form import Form
from skatcalc.workbook.export.frame import FactCells
from skatcalc.workbook.export.styles import HAIR, PAPER, QUIET, THICK, Look, Styles

if TYPE_CHECKING:
    from xlsxwriter.worksheet import Worksheet

HEAD_ROW = 3
FIRST_LINE = HEAD_ROW + 1
PLACE, NAME, FIRST_SERIES = 0, 1, 2


@dataclass
class Ranking:
    """A ranking on its way into a sheet.

    Attributes:
        sheet: the sheet that is written.
        styles: the formats of the workbook.
        standings: the ranking, best first.
        series: how many columns of series there are.
        forms: the lists it sums up.
        lots: names in the order drawn.
    """

    sheet: "Worksheet"
    styles: Styles
    standings: tuple[Standing, ...]
    series: int
    forms: list[Form]
    lots: tuple[str, ...]

    @property
    def lang(self) -> Lang:
        """The language of the export."""
        return self.styles.lang

    def column(self, name: str) -> int:
        """Return the column of "won", "lost", "total", "decided" or "lot"."""
        names = ("won", "lost", "total", "decided", "lot")
        return FIRST_SERIES + self.series + names.index(name)

    def cells(self, name: str) -> str:
        """Return all cells of a column as a range that stays where it is."""
        letter, last = xl_col_to_name(self.column(name)), FIRST_LINE + len(self.standings)
        return f"${letter}${FIRST_LINE + 1}:${letter}${last}"

    def at(self, name: str, row: int) -> str:
        """Return the address of a cell of a column."""
        return str(xl_rowcol_to_cell(row, self.column(name), col_abs=True))


def write_ranking(ranking: Ranking, facts: FactCells) -> None:
    """Write the sheet with the ranking."""
    _columns(ranking)
    _title(ranking, facts)
    _headings(ranking)
    for at, standing in enumerate(ranking.standings):
        _line(ranking, at, standing)
    _page(ranking)


def _columns(ranking: Ranking) -> None:
    sheet = ranking.sheet
    sheet.set_column_pixels(PLACE, PLACE, 48)
    sheet.set_column_pixels(NAME, NAME, 210)
    sheet.set_column_pixels(FIRST_SERIES, FIRST_SERIES + ranking.series - 1, 64)
    sheet.set_column_pixels(ranking.column("won"), ranking.column("lost"), 48)
    sheet.set_column_pixels(ranking.column("total"), ranking.column("total"), 72)
    sheet.set_column_pixels(ranking.column("decided"), ranking.column("decided"), 160)
    sheet.set_column_pixels(ranking.column("lot"), ranking.column("lot"), 40)


def _title(ranking: Ranking, facts: FactCells) -> None:
    sheet, styles = ranking.sheet, ranking.styles
    sheet.set_row(0, 24)
    title = styles({"bold": True, "font_size": 15})
    sheet.write_string(0, PLACE, text("export.rank.title", ranking.lang), title)
    sheet.write_formula(1, PLACE, facts.club[0], styles({"bold": True}), facts.club[1])
    date = styles(styles.date, {"align": "right"})
    first, last = ranking.column("decided"), ranking.column("lot")
    sheet.merge_range(1, first, 1, last, "", date)
    sheet.write_formula(1, first, facts.date[0], date, facts.date[1])


def _headings(ranking: Ranking) -> None:
    look: Look = {"bold": True, "top": THICK, "bottom": THICK, "left": HAIR, "right": HAIR}
    look |= {"bg_color": PAPER, "pattern": 1, "align": "center"}
    heads = {PLACE: "place", NAME: "name"}
    heads |= {ranking.column(n): n for n in ("won", "lost", "total", "decided", "lot")}
    words = {column: text(f"export.rank.{name}", ranking.lang) for column, name in heads.items()}
    for n in range(1, ranking.series + 1):
        words[FIRST_SERIES + n - 1] = text("export.rank.series", ranking.lang, n=n)
    ranking.sheet.set_row(HEAD_ROW, 18)
    for column, word in words.items():
        ranking.sheet.write_string(HEAD_ROW, column, word, ranking.styles(look))


def _line(ranking: Ranking, at: int, standing: Standing) -> None:
    row, sheet = FIRST_LINE + at, ranking.sheet
    cell: Look = {"border": HAIR, "align": "center", "font_size": 10}
    style, strong = ranking.styles(cell), ranking.styles(cell, bold=True)
    name = ranking.styles(cell, align="left", indent=1, shrink=True)
    sheet.set_row(row, 16)
    sheet.write_formula(row, PLACE, _place(ranking, row), strong, standing.place)
    sheet.write_string(row, NAME, standing.player, name)
    _series_cells(ranking, row, standing, style)
    for column, sign in (("won", standing.won), ("lost", standing.lost)):
        formula = _sum_of(ranking.forms, standing.player, column, "points")
        sheet.write_formula(row, ranking.column(column), formula, style, sign)
    first, last = (
        xl_rowcol_to_cell(row, FIRST_SERIES + n, col_abs=True) for n in (0, ranking.series - 1)
    )
    total = f"=SUM({first}:{last})"
    sheet.write_formula(row, ranking.column("total"), total, strong, standing.total)
    _reason(ranking, row, standing)


def _series_cells(ranking: Ranking, row: int, standing: Standing, style: object) -> None:
    for n, points in enumerate(standing.by_series, start=1):
        column = FIRST_SERIES + n - 1
        if points is None:
            ranking.sheet.write_blank(row, column, None, style)
            continue
        lists = [f for f in ranking.forms if f.computed.table.series == n]
        formula = _sum_of(lists, standing.player, "running", "total")
        ranking.sheet.write_formula(row, column, formula, style, points)


def _reason(ranking: Ranking, row: int, standing: Standing) -> None:
    look: Look = {"border": HAIR, "font_color": QUIET, "align": "center", "shrink": True}
    style = ranking.styles(look)
    words = text(f"export.decided.{standing.decided_by}", ranking.lang)
    formula = _decided(ranking, row)
    ranking.sheet.write_formula(row, ranking.column("decided"), formula, style, words)
    drawn = {name: at for at, name in enumerate(ranking.lots, start=1)}
    if standing.player in drawn:
        number = drawn[standing.player]
        ranking.sheet.write_number(row, ranking.column("lot"), number, style)
    else:
        ranking.sheet.write_blank(row, ranking.column("lot"), None, style)


def _sum_of(forms: Iterable[Form], player: str, part: str, line: str) -> str:
    """Return the sum of one footer cell over all lists and seats of a player."""
    cells = []
    for form in forms:
        for seat, name in enumerate(form.computed.table.seats, start=1):
            if name == player:
                row, column = form.layout.footer_row(line), form.layout.column(f"{part}{seat}")
                cell = xl_rowcol_to_cell(row, column, row_abs=True, col_abs=True)
                cells.append(f"{quote_sheetname(form.name)}!{cell}")
    return "=" + ("+".join(cells) or "0")


def _equals(ranking: Ranking, row: int, names: tuple[str, ...]) -> str:
    return ",".join(f"{ranking.cells(name)},{ranking.at(name, row)}" for name in names)


def _place(ranking: Ranking, row: int) -> str:
    """Return the formula of a place: one more than all that are ahead.

    Of players whom nothing separates, those drawn by lot come in that order; the others
    share the place of the last one drawn.
    """
    total, won, lost, lot = (ranking.at(name, row) for name in ("total", "won", "lost", "lot"))
    tied = _equals(ranking, row, ("total", "won", "lost"))
    drawn = ranking.cells("lot")
    ahead = (
        f'COUNTIF({ranking.cells("total")},">"&{total})',
        f'COUNTIFS({_equals(ranking, row, ("total",))},{ranking.cells("won")},">"&{won})',
        f'COUNTIFS({_equals(ranking, row, ("total", "won"))},{ranking.cells("lost")},"<"&{lost})',
        f'IF({lot}="",MAX(COUNTIFS({tied},{drawn},">0")-1,0),COUNTIFS({tied},{drawn},"<"&{lot}))',
    )
    return "=1+" + "+".join(ahead)


def _decided(ranking: Ranking, row: int) -> str:
    """Return the formula of what separates a player from the one before (the first: behind)."""
    if len(ranking.standings) == 1:
        return '=""'
    words = {
        name: text(f"export.decided.{name}", ranking.lang)
        for name in ("total", "won", "lost", "lot", "shared")
    }
    other = row - 1 if row > FIRST_LINE else row + 1
    value = f'"{words["lot"]}"'
    for name in ("lost", "won", "total"):
        differs = f"{ranking.at(name, row)}<>{ranking.at(name, other)}"
        value = f'IF({differs},"{words[name]}",{value})'
    tied = _equals(ranking, row, ("total", "won", "lost"))
    lot = ranking.at("lot", row)
    return f'=IF({_shared(lot, tied, ranking)},"{words["shared"]}",{value})'


def _shared(lot: str, tied: str, ranking: Ranking) -> str:
    """Return the condition that nothing separates a player from a neighbour.

    Somebody who was not drawn shares with all that are tied with him; somebody drawn shares
    only as the last one drawn, if others were not.
    """
    drawn = ranking.cells("lot")
    undrawn = f'COUNTIFS({tied})>COUNTIFS({tied},{drawn},">0")'
    behind = f'COUNTIFS({tied},{drawn},">"&{lot})'
    return f'IF({lot}="",COUNTIFS({tied})>1,AND({undrawn},{behind}=0))'


def _page(ranking: Ranking) -> None:
    sheet, last = ranking.sheet, FIRST_LINE + len(ranking.standings)
    sheet.set_paper(9)
    sheet.set_portrait()
    sheet.set_margins(left=0.5, right=0.5, top=0.6, bottom=0.6)
    sheet.center_horizontally()
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(HEAD_ROW)
    sheet.print_area(0, 0, max(last - 1, HEAD_ROW), ranking.column("lot"))
    sheet.freeze_panes(FIRST_LINE, 2)
    sheet.hide_gridlines(2)
    sheet.set_footer("&R&8 " + text("export.page", ranking.lang))
