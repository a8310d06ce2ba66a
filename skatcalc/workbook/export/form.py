"""One list as the official form: the deals, their running totals, everything beside them."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skatcalc.catalogue import Lang, sentence
from skatcalc.tournament.seats import sitting_out
from skatcalc.tournament.sheet import ComputedList, ListedDeal
from skatcalc.tournament.systems import CountedDeal, deal_points
from skatcalc.workbook.export.footing import Formulas
from skatcalc.workbook.export.formulas import DASH
from skatcalc.workbook.export.grid import Line
from skatcalc.workbook.export.layout import (
    BLOCK,
    COMPUTED,
    EXTRAS,
    FIRST_ROW,
    FORM,
    SIGNS_OF_A_DEAL,
    TICKS,
    Layout,
)
from skatcalc.workbook.export.measures import row_font, row_height
from skatcalc.workbook.export.plain import Cell, Cells
from skatcalc.workbook.export.rows import cells_of, memo_of
from skatcalc.workbook.export.styles import DEALER, HAIR, QUIET, THICK, THIN, Look, Styles
from skatcalc.workbook.export.twin import Valued, value_of

if TYPE_CHECKING:
    from xlsxwriter.worksheet import Worksheet

Cached = int | str


@dataclass
class Form:
    """One list on its way into a sheet.

    Attributes:
        sheet: the sheet that is written.
        name: its name.
        layout: where everything stands.
        styles: the formats of the workbook.
        formulas: the formulas of this list.
        computed: the list with everything that follows from it.
        lines: its rows.
        used: the columns in which somebody typed something.
    """

    sheet: "Worksheet"
    name: str
    layout: Layout
    styles: Styles
    formulas: Formulas
    computed: ComputedList
    lines: list[Line]
    used: set[str] = field(default_factory=set)

    @property
    def lang(self) -> Lang:
        """The language of the export."""
        return self.formulas.lang

    def put(self, row: int, name: str, value: Cell, look: Look) -> None:
        """Write a typed cell: a number, a text that stays a text, or nothing."""
        column, style = self.layout.column(name), self.styles(look)
        if value is not None:
            self.used.add(name)
        if value is None:
            self.sheet.write_blank(row, column, None, style)
        elif isinstance(value, str):
            self.sheet.write_string(row, column, value, style)
        else:
            self.sheet.write_number(row, column, value, style)

    def compute(self, row: int, name: str, formula: str, value: Cached, look: Look) -> None:
        """Write a formula with the value it has."""
        self.sheet.write_formula(row, self.layout.column(name), formula, self.styles(look), value)


def write_deals(form: Form) -> None:
    """Write the rows of all deals."""
    height = row_height(form.layout.rows)
    totals = dict.fromkeys(form.layout.seats, 0)
    for at, line in enumerate(form.lines):
        row = FIRST_ROW + at
        form.sheet.set_row(row, height)
        cells = _typed(form, line)
        _write_typed(form, row, line, cells)
        _write_values(form, row, line)
        _write_blocks(form, row, line, cells, totals)
        _write_computed(form, row, line, cells)
        _write_totals(form, row, line, totals)
        _write_shared(form, row, line)


def _typed(form: Form, line: Line) -> Cells:
    if line.listed is None:
        return {"number": line.number}
    return cells_of(line.listed, form.formulas.rules, form.lang)


def cell_look(form: Form, name: str, line: Line) -> Look:
    """Return borders, shade and font of a cell of the form."""
    opens_block = name in ("number", "base", "plus", "passed") or name.startswith(BLOCK[0])
    look: Look = {
        "align": "center",
        "font_size": row_font(form.layout.rows),
        "left": THICK if opens_block and name != "base" else THIN,
        "bottom": THICK if line.ends_round or line is form.lines[-1] else HAIR,
        "shrink": True,
    }
    if name == "passed":
        look["right"] = THICK
    if name[-1] == str(line.dealer) and name[:-1] in BLOCK:
        look |= {"bg_color": DEALER, "pattern": 1}
    if line.listed is None:
        look |= {"diag_type": 1, "diag_border": THIN, "diag_color": QUIET}
        if name == "number":
            look |= {"font_strikeout": True}
    return look


def _write_typed(form: Form, row: int, line: Line, cells: Cells) -> None:
    for name in FORM:
        look = cell_look(form, name, line)
        form.put(row, name, cells.get(name), look | ({"bold": True} if name in TICKS else {}))
    for name in EXTRAS:
        form.put(row, name, cells.get(name), {"align": "center"})
    memo = None
    if line.listed is not None:
        memo = memo_of(line.listed.deal, cells, form.formulas.rules)
    form.put(row, "memo", memo, {"font_color": QUIET, "font_size": 8})


def _write_values(form: Form, row: int, line: Line) -> None:
    score = line.listed.score if line.listed and line.listed.counts else 0
    passed = line.listed.passed_in if line.listed and line.listed.deal.passed_in else ""
    plus, minus = (score if score > 0 else ""), (-score if score < 0 else "")
    formulas = form.formulas
    form.compute(row, "plus", formulas.plus(row), plus, cell_look(form, "plus", line))
    form.compute(row, "minus", formulas.minus(row), minus, cell_look(form, "minus", line))
    form.compute(row, "passed", formulas.passed(row), passed, cell_look(form, "passed", line))


def _write_blocks(form: Form, row: int, line: Line, cells: Cells, totals: dict[int, int]) -> None:
    formulas, listed = form.formulas, line.listed
    unused = all(cells.get(name) is None for name in SIGNS_OF_A_DEAL)
    for seat in form.layout.seats:
        running: Cached = "" if unused else DASH
        won: Cached = ""
        lost: Cached = ""
        if listed and listed.counts and listed.deal.declarer == seat:
            running = listed.running_total or 0
            won = listed.won or "" if listed.score > 0 else ""
            lost = listed.lost or "" if listed.score < 0 else ""
        elif listed and points_of(listed, seat):
            running = totals[seat] + points_of(listed, seat)
        values = (running, won, lost)
        texts = (
            formulas.running(row, seat),
            formulas.count(row, seat, ">"),
            formulas.count(row, seat, "<"),
        )
        for part, formula, value in zip(BLOCK, texts, values, strict=True):
            name = f"{part}{seat}"
            form.compute(row, name, formula, value, cell_look(form, name, line))


def _write_computed(form: Form, row: int, line: Line, cells: Cells) -> None:
    quiet: Look = {"font_color": QUIET}
    listed, formulas = line.listed, form.formulas
    score = listed.score if listed and listed.counts else None
    valued = value_of(cells, formulas.rules, form.layout.size) if listed else Valued()
    form.put(
        row, "settled", None if valued.score == score else DASH if score is None else score, {}
    )
    texts = (
        formulas.plain(row),
        formulas.replaced(row),
        formulas.counted(row),
        formulas.score(row),
    )
    for name, formula, value in zip(COMPUTED, texts, (*valued[:-1], score), strict=True):
        form.compute(row, name, formula, "" if value is None else value, quiet)
    remarks = "; ".join(sentence(f, form.lang) for f in listed.findings) if listed else None
    form.put(row, "remarks", remarks or None, quiet)


def _write_totals(form: Form, row: int, line: Line, totals: dict[int, int]) -> None:
    listed = line.listed
    for seat in form.layout.seats:
        totals[seat] += points_of(listed, seat) if listed else 0
        formula = form.formulas.total(row, seat)
        form.compute(row, f"total{seat}", formula, totals[seat], {"font_color": QUIET})


def points_of(listed: ListedDeal, seat: int) -> int:
    """Return what a deal adds to the game points of a seat."""
    if listed.counts and listed.deal.declarer == seat:
        return listed.score
    return dict(listed.places).get(seat, 0)


def _write_shared(form: Form, row: int, line: Line) -> None:
    """Write what everybody gets for a game without a declarer; the law says it, no formula."""
    listed = line.listed
    if listed is None or not listed.places:
        return
    size, formulas = form.layout.size, form.formulas
    counted = CountedDeal(
        sitting_out(line.number, size),
        places=listed.places,
        as_game=formulas.rules.ramsch.as_game,
    )
    totals = deal_points(counted, size, formulas.scoring)
    for seat, total in zip(form.layout.seats, totals, strict=True):
        points = points_of(listed, seat)
        form.put(row, f"shared{seat}", points, {})
        form.put(row, f"bonus{seat}", total - points, {})
