"""What surrounds the deals of a list: header, headings, footer, page, names of its parts."""

from collections.abc import Iterator
from typing import NamedTuple

from xlsxwriter.utility import quote_sheetname, xl_range_abs

from skatcalc.catalogue import text
from skatcalc.tournament.sheet import Totals
from skatcalc.tournament.systems import from_sums
from skatcalc.workbook.export.form import Form
from skatcalc.workbook.export.layout import (
    BLOCK,
    COMPUTED,
    EXTRAS,
    FACTS_ROW,
    FIRST_ROW,
    FORM,
    HEAD_ROW,
    HOUSE,
    NAME_ROW,
    PLACE_ROW,
    TITLE_ROW,
    list_name,
)
from skatcalc.workbook.export.measures import (
    FACTS_HEIGHT,
    FOOT_HEIGHT,
    HEAD_HEIGHT,
    NAME_HEIGHT,
    PLACE_HEIGHT,
    SIGN_HEIGHT,
    TITLE_HEIGHT,
    TOTAL_HEIGHT,
    fitting_size,
    name_sizes,
    pixels,
)
from skatcalc.workbook.export.styles import HAIR, PAPER, QUIET, THICK, THIN, Look

BOX: Look = {"border": THIN}
FRAME: Look = {"left": THICK, "right": THICK, "top": THICK, "bottom": THICK}
ROTATED: Look = {"rotation": 90, "align": "center", "font_size": 8}
NAME: Look = {"bold": True, "bottom": HAIR, "text_wrap": True}
SIGN: Look = {"font_size": 13, "bold": True, "align": "center"}


class FactCells(NamedTuple):
    """Formulas that fetch facts of the evening, with the values they have."""

    club: tuple[str, str]
    date: tuple[str, str | float]


def write_frame(form: Form, facts: FactCells) -> None:
    """Write all of a list but its deals."""
    _columns(form)
    _title(form)
    _facts(form, facts)
    _headings(form)
    _players(form)
    _extra_headings(form)
    _footer(form)
    _page(form)


def defined_names(form: Form) -> Iterator[tuple[str, str]]:
    """Return the names under which the parts of a list are found again, and their cells."""
    layout, table = form.layout, form.computed.table
    sheet = quote_sheetname(form.name)
    deals = xl_range_abs(FIRST_ROW, 0, layout.last_row, layout.width - 1)
    first, last = layout.column("running1"), layout.column("passed") - 1
    seats = xl_range_abs(NAME_ROW, first, NAME_ROW, last)
    yield list_name(table.series, table.table, "deals"), f"={sheet}!{deals}"
    yield list_name(table.series, table.table, "seats"), f"={sheet}!{seats}"


def _columns(form: Form) -> None:
    for name in form.layout.names:
        column = form.layout.column(name)
        hidden = {"hidden": True} if _is_rare(name) and name not in form.used else None
        form.sheet.set_column_pixels(column, column, pixels(name, form.layout), None, hidden)


def _is_rare(name: str) -> bool:
    """Tell whether a column is hidden where nothing stands in it."""
    return name == "settled" or name.startswith((*HOUSE, "written_"))


def _title(form: Form) -> None:
    table, layout = form.computed.table, form.layout
    form.sheet.set_row(TITLE_ROW, TITLE_HEIGHT)
    title = form.styles({"bold": True, "font_size": 15, "valign": "top"})
    form.sheet.write_string(TITLE_ROW, 0, text("export.title", form.lang), title)
    words = text(
        "export.subtitle",
        form.lang,
        size=table.size,
        planned=table.planned,
    )
    subtitle = form.styles({"align": "right", "valign": "top", "font_color": QUIET})
    row = (TITLE_ROW, layout.column("running1"), TITLE_ROW, layout.column("passed"))
    form.sheet.merge_range(*row, words, subtitle)


def _facts(form: Form, facts: FactCells) -> None:
    """Write club, date, series and table in one line above the columns of the players."""
    table, layout = form.computed.table, form.layout
    form.sheet.set_row(FACTS_ROW, FACTS_HEIGHT)
    block = [layout.column(f"running{seat}") for seat in layout.seats]
    last = layout.column("passed")
    label: Look = {"font_color": QUIET}
    value: Look = {"bold": True, "bottom": THIN, "shrink": True}
    _across(form, FACTS_ROW, 0, 1, text("export.club", form.lang), label)
    _club(form, block[0] - 2, facts, value)
    date_label = label | {"align": "right"}
    _across(form, FACTS_ROW, block[0] - 1, block[0], text("export.date", form.lang), date_label)
    date = value | form.styles.date | {"align": "left"}
    _across_formula(form, FACTS_ROW, block[0] + 1, block[1], facts.date, date)
    _across(form, FACTS_ROW, block[1] + 1, block[1] + 2, text("export.series", form.lang), label)
    centre = value | {"align": "center"}
    _across(form, FACTS_ROW, block[2], block[2], table.series, centre)
    _across(form, FACTS_ROW, block[2] + 1, block[2] + 2, text("export.table", form.lang), label)
    end = block[3] if layout.size > 3 else last
    _across(form, FACTS_ROW, end, end, table.table, centre)


def _club(form: Form, last: int, facts: FactCells, look: Look) -> None:
    """Write the club's name, in two lines if it is long."""
    width = sum(pixels(name, form.layout) for name in form.layout.names[2 : last + 1])
    size = fitting_size(facts.club[1], width, FACTS_HEIGHT - 1, largest=9)
    wrapped = look | {"shrink": False, "text_wrap": True, "font_size": size}
    _across_formula(form, FACTS_ROW, 2, last, facts.club, wrapped)


def _across(form: Form, row: int, first: int, last: int, value: str | int, look: Look) -> None:
    """Write a text or a number into one cell or into several joined ones."""
    style = form.styles(look)
    if last > first:
        form.sheet.merge_range(row, first, row, last, "", style)
    if isinstance(value, str):
        form.sheet.write_string(row, first, value, style)
    else:
        form.sheet.write_number(row, first, value, style)


def _across_formula(
    form: Form, row: int, first: int, last: int, formula: tuple[str, str | float], look: Look
) -> None:
    style = form.styles(look)
    if last > first:
        form.sheet.merge_range(row, first, row, last, "", style)
    form.sheet.write_formula(row, first, formula[0], style, formula[1])


def _headings(form: Form) -> None:
    form.sheet.set_row(PLACE_ROW, PLACE_HEIGHT)
    form.sheet.set_row(NAME_ROW, NAME_HEIGHT)
    form.sheet.set_row(HEAD_ROW, HEAD_HEIGHT)
    for name in (*FORM, "plus", "minus", "passed"):
        column = form.layout.column(name)
        sides: Look = {"top": THICK, "bottom": THICK, "left": THIN}
        if name in ("number", "plus", "passed"):
            sides["left"] = THICK
        if name == "passed":
            sides["right"] = THICK
        look = sides | (
            {"font_size": 13, "bold": True, "align": "center"}
            if name in ("plus", "minus")
            else ROTATED
        )
        words = text(f"export.head.{name}", form.lang)
        form.sheet.merge_range(PLACE_ROW, column, HEAD_ROW, column, words, form.styles(look))


def _players(form: Form) -> None:
    players = form.computed.table.seats
    sizes = name_sizes(players, form.layout)
    for seat, player, size in zip(form.layout.seats, players, sizes, strict=True):
        first = form.layout.column(f"running{seat}")
        place = "export.place.first" if seat == 1 else "export.place"
        centre: Look = {"align": "center", "left": THICK, "right": THICK}
        look = centre | {"top": THICK, "font_size": 7, "shrink": True}
        _across(form, PLACE_ROW, first, first + 2, text(place, form.lang, seat=seat), look)
        _across(form, NAME_ROW, first, first + 2, player, centre | NAME | {"font_size": size})
        for at, part in enumerate(BLOCK):
            side: Look = {"left": THICK if at == 0 else THIN, "top": HAIR, "bottom": THICK}
            words = text(f"export.head.{part}", form.lang)
            form.sheet.write_string(HEAD_ROW, first + at, words, form.styles(ROTATED | side))


def _extra_headings(form: Form) -> None:
    layout = form.layout
    first = layout.column(EXTRAS[0])
    note = form.styles({"italic": True, "font_color": QUIET})
    form.sheet.write_string(FACTS_ROW, first, text("export.extras", form.lang), note)
    look: Look = BOX | {"text_wrap": True, "bg_color": PAPER, "pattern": 1, "font_size": 8}
    for name in (*EXTRAS, "memo", *COMPUTED, "remarks", "settled"):
        words = text(f"export.head.{name}", form.lang)
        form.sheet.write_string(HEAD_ROW, layout.column(name), words, form.styles(look))
    for part in ("total", *HOUSE):
        for seat in layout.seats:
            words = text(f"export.head.{part}", form.lang, seat=seat)
            column = layout.column(f"{part}{seat}")
            form.sheet.write_string(HEAD_ROW, column, words, form.styles(look))


def _footer(form: Form) -> None:
    _foot_label(form, "points", text("export.foot.points", form.lang), FOOT_HEIGHT)
    _foot_label(form, "balance", _balance_words(form), FOOT_HEIGHT)
    _foot_label(form, "others", _others_words(form), FOOT_HEIGHT)
    _foot_label(form, "total", text("export.foot.total", form.lang), TOTAL_HEIGHT)
    _foot_label(form, "sign", text("export.foot.sign", form.lang), SIGN_HEIGHT)
    _foot_points(form)
    _foot_sums(form)
    _foot_money(form)
    _foot_signatures(form)
    _foot_edge(form)


def _balance_words(form: Form) -> str:
    scoring = form.formulas.scoring
    if scoring.minus_only:
        return text("export.foot.balance_minus", form.lang)
    key = "balance" if scoring.lost == -scoring.won else "balance_uneven"
    return text(f"export.foot.{key}", form.lang, won=scoring.won, lost=-scoring.lost)


def _others_words(form: Form) -> str:
    scoring, size = form.formulas.scoring, form.layout.size
    if scoring.minus_only:
        return text("export.foot.others_minus", form.lang)
    others, sitting = scoring.for_others(size), scoring.for_sitting(size)
    key = "others" if from_sums(scoring, size) else "others_sitting"
    return text(f"export.foot.{key}", form.lang, others=others, sitting=sitting)


def _foot_label(form: Form, name: str, words: str, height: float) -> None:
    row = form.layout.footer_row(name)
    form.sheet.set_row(row, height)
    bold: Look = {"bold": True} if name in ("points", "total") else {}
    look = BOX | bold | {"left": THICK, "align": "left", "shrink": True, "indent": 1}
    _across(form, row, 0, form.layout.column("minus"), words, look | _edge(name))


def _edge(name: str) -> Look:
    if name == "total":
        return {"top": THICK, "bottom": THICK}
    return {"bottom": THICK} if name == "sign" else {}


def _foot_points(form: Form) -> None:
    row, formulas = form.layout.footer_row("points"), form.formulas
    for seat, totals in zip(form.layout.seats, form.computed.totals, strict=True):
        look: Look = BOX | {"bold": True, "align": "center", "shrink": True}
        points = formulas.foot_points(seat)
        form.compute(row, f"running{seat}", points, totals.game_points, look | {"left": THICK})
        form.compute(row, f"won{seat}", formulas.foot_count(seat, ">"), totals.won, look)
        form.compute(row, f"lost{seat}", formulas.foot_count(seat, "<"), totals.lost, look)
    passed: Look = {"bold": True, "align": "center", "right": THICK, "left": THICK}
    value = form.computed.passed_in
    form.compute(row, "passed", formulas.foot_passed(), value, BOX | passed)


def _foot_sums(form: Form) -> None:
    formulas = form.formulas
    for seat, totals in zip(form.layout.seats, form.computed.totals, strict=True):
        balance = _balance(form, seat, totals)
        others = totals.total - totals.game_points - balance
        for name, formula, value in (
            ("balance", formulas.foot_balance(seat), balance),
            ("others", formulas.foot_others(seat), others),
            ("total", formulas.foot_total(seat), totals.total),
        ):
            strong: Look = {"bold": True, "font_size": 11} if name == "total" else {}
            look = BOX | {"align": "center", "left": THICK, "right": THICK} | strong | _edge(name)
            _player_formula(form, name, seat, (formula, value), look)


def _balance(form: Form, seat: int, totals: Totals) -> int:
    """Return what a player gets for own games beside their points."""
    scoring = form.formulas.scoring
    if scoring.minus_only:
        return -sum(max(d.score, 0) for d in form.computed.deals if d.deal.declarer == seat)
    return totals.won * scoring.won + totals.lost * scoring.lost


def _player_formula(
    form: Form, name: str, seat: int, formula: tuple[str, str | float], look: Look
) -> None:
    """Write a formula across the three columns of a player."""
    first = form.layout.column(f"running{seat}")
    _across_formula(form, form.layout.footer_row(name), first, first + 2, formula, look)


def _foot_money(form: Form) -> None:
    row, money = form.layout.footer_row("money"), form.formulas.money
    form.sheet.set_row(row, FOOT_HEIGHT)
    label: Look = BOX | {"left": THICK, "align": "left", "indent": 1}
    split = form.layout.column("ouvert")
    _across(form, row, 0, split - 1, text("export.foot.money", form.lang), label)
    owed = [money.cents(totals.lost) for totals in form.computed.totals]
    look = BOX | form.styles.money | {"align": "center", "bold": True}
    total = (form.formulas.foot_money_sum(), sum(owed) / 100)
    _across_formula(form, row, split, form.layout.column("minus"), total, look)
    for seat, cents in zip(form.layout.seats, owed, strict=True):
        cell = (form.formulas.foot_money(seat), cents / 100)
        sides: Look = {"left": THICK, "right": THICK, "bold": False}
        _player_formula(form, "money", seat, cell, look | sides)


def _foot_signatures(form: Form) -> None:
    row = form.layout.footer_row("sign")
    look: Look = BOX | {"left": THICK, "right": THICK, "bottom": THICK}
    for seat in form.layout.seats:
        first = form.layout.column(f"running{seat}")
        form.sheet.merge_range(row, first, row, first + 2, "", form.styles(look))


def _foot_edge(form: Form) -> None:
    """Close the frame at the right, below the passed-in column."""
    column = form.layout.column("passed")
    for name in ("balance", "others", "total", "money", "sign"):
        look: Look = {"right": THICK, "left": THICK, "top": THIN, "bottom": THIN} | _edge(name)
        row = form.layout.footer_row(name)
        form.sheet.write_blank(row, column, None, form.styles(look))


def _page(form: Form) -> None:
    sheet, layout = form.sheet, form.layout
    sheet.set_paper(9)
    sheet.set_portrait()
    sheet.set_margins(left=0.4, right=0.4, top=0.4, bottom=0.5)
    sheet.center_horizontally()
    sheet.fit_to_pages(1, 1)
    sheet.print_area(TITLE_ROW, 0, layout.footer_row("sign"), layout.column("passed"))
    sheet.freeze_panes(FIRST_ROW, 1)
    sheet.hide_gridlines(2)
