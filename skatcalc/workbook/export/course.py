"""The sheet with a chart of the running totals of every table."""

from typing import TYPE_CHECKING, Any

from skatcalc.catalogue import text
from skatcalc.workbook.export.form import Form
from skatcalc.workbook.export.layout import FIRST_ROW, NAME_ROW
from skatcalc.workbook.export.styles import FONT, Styles

if TYPE_CHECKING:
    from xlsxwriter.workbook import Workbook
    from xlsxwriter.worksheet import Worksheet

Look = dict[str, Any]

CHART_ROWS, CHARTS_A_PAGE = 25, 2
CHART_SIZE = {"width": 700, "height": 470}
ROW_PIXELS = 20

LINES: tuple[tuple[str, str, str], ...] = (
    ("#000000", "solid", "circle"),
    ("#C00000", "dash", "square"),
    ("#1F4E9E", "round_dot", "triangle"),
    ("#2E7D32", "long_dash_dot", "diamond"),
    ("#6A1B9A", "long_dash", "x"),
)
"""Colour, dash and marker of each seat: told apart without colour as well."""


def write_course(book: "Workbook", name: str, forms: list[Form], styles: Styles) -> None:
    """Write the sheet with the charts, two on a page; lists without deals get none."""
    sheet = book.add_worksheet(name)
    lang = styles.lang
    title = styles({"bold": True, "font_size": 15})
    sheet.write_string(0, 0, text("export.course.title", lang), title)
    played = [form for form in forms if form.computed.deals]
    if not played:
        sheet.write_string(2, 0, text("export.course.none", lang), styles({}))
    for at, form in enumerate(played):
        chart = _chart(book, form)
        sheet.insert_chart(_first_row(at), 0, chart, {"object_position": 1})
    _page(sheet, len(played))


def _first_row(at: int) -> int:
    return 2 + at * CHART_ROWS


def _chart(book: "Workbook", form: Form) -> Any:
    chart: Any = book.add_chart({"type": "line"})
    last = _last_played(form)
    points = last - FIRST_ROW + 1
    number = form.layout.column("number")
    for seat in form.layout.seats:
        column, name = form.layout.column(f"total{seat}"), form.layout.column(f"running{seat}")
        colour, dash, marker = LINES[seat - 1]
        chart.add_series(
            {
                "name": [form.name, NAME_ROW, name],
                "categories": [form.name, FIRST_ROW, number, last, number],
                "values": [form.name, FIRST_ROW, column, last, column],
                "line": {"color": colour, "width": 1.75, "dash_type": dash},
                "marker": _marker(colour, marker, seat, points),
            }
        )
    _axes(chart, form)
    return chart


def _marker(colour: str, marker: str, seat: int, points: int) -> Look:
    """Return a marker; every second seat's is hollow so that overlapping ones stay legible."""
    fill = "#FFFFFF" if seat % 2 == 0 else colour
    size = 5 if points > 24 else 6
    return {"type": marker, "size": size, "border": {"color": colour}, "fill": {"color": fill}}


def _last_played(form: Form) -> int:
    used = [at for at, line in enumerate(form.lines) if line.listed is not None]
    return FIRST_ROW + used[-1]


def _axes(chart: Any, form: Form) -> None:
    lang, font = form.lang, {"name": FONT, "size": 9}
    grid = {"visible": True, "line": {"color": "#C8C8C8", "width": 0.5}}
    chart.set_title({"name": form.name, "overlay": False, "name_font": font | {"size": 12}})
    chart.set_x_axis(
        {
            "name": text("export.course.axis_deal", lang),
            "name_font": font,
            "num_font": font,
            "label_position": "low",
            "interval_unit": form.layout.size,
            "interval_tick": form.layout.size,
        }
    )
    chart.set_y_axis(
        {
            "name": text("export.course.axis_points", lang),
            "name_font": font,
            "num_font": font,
            "num_format": "0",
            "major_gridlines": grid,
        }
    )
    chart.set_legend({"position": "bottom", "font": font})
    chart.set_size(CHART_SIZE)
    chart.set_chartarea({"border": {"color": "#808080"}, "fill": {"color": "#FFFFFF"}})


def _page(sheet: "Worksheet", charts: int) -> None:
    sheet.set_paper(9)
    sheet.set_portrait()
    sheet.set_margins(left=0.4, right=0.4, top=0.5, bottom=0.5)
    sheet.hide_gridlines(2)
    sheet.fit_to_pages(1, 0)
    sheet.set_h_pagebreaks([_first_row(at) for at in range(CHARTS_A_PAGE, charts, CHARTS_A_PAGE)])
    sheet.print_area(0, 0, _first_row(max(charts, 1)) - 1, 10)
