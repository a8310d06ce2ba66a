"""What writing a workbook back would lose is found before it is lost; the rest is no reason."""

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter

from skatcalc.findings import SkatcalcError
from skatcalc.service.evening import add, load, open_session
from skatcalc.workbook.store.book import open_workbook
from skatcalc.workbook.store.losses import fingerprint, losses
from tests.evenings import FOUR, NOW

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da63"
    "fccff0bf1e0006830280cd5dee9b0000000049454e44ae426082"
)


Decorate = Callable[[xlsxwriter.Workbook, Any], object]
Content = Callable[[], bytes]


def made(decorate: Decorate) -> Content:
    """Return a maker of a workbook with one sheet that XlsxWriter decorates."""

    def content() -> bytes:
        buffer = io.BytesIO()
        book = xlsxwriter.Workbook(buffer)
        sheet = book.add_worksheet("Mine")
        sheet.write_column("A1", [1, 2, 3])
        decorate(book, sheet)
        book.close()
        return buffer.getvalue()

    return content


def plain(book: xlsxwriter.Workbook, sheet: Any) -> None:
    pass


def with_piece(piece: str, after: str = "</sheetData>", part: str = "sheet1.xml") -> Content:
    """Return a maker of a plain workbook with a piece of XML put into one of its parts."""
    return lambda: replaced(made(plain)(), part, after, after + piece)


def replaced(content: bytes, part: str, old: str, new: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(buffer, "w") as target:
        for name in source.namelist():
            xml = source.read(name)
            if name.endswith(part):
                assert old.encode() in xml
                xml = xml.replace(old.encode(), new.encode())
            target.writestr(name, xml)
    return buffer.getvalue()


def kinds(content: bytes) -> set[str]:
    """Return what openpyxl would lose of a workbook, all of whose sheets are foreign."""
    opened = open_workbook(content, Path("x.xlsx"))
    out = io.BytesIO()
    opened.workbook.save(out)
    foreign = ["Mine"]
    lost = losses(fingerprint(io.BytesIO(content), foreign), fingerprint(out, foreign))
    return {loss.kind for loss in (*opened.losses, *lost)}


def chart(book, sheet) -> None:
    drawn = book.add_chart({"type": "line"})
    drawn.add_series({"values": "=Mine!$A$1:$A$3"})
    sheet.insert_chart("C1", drawn)


def chart_sheet(book, sheet) -> None:
    drawn = book.add_chart({"type": "line"})
    drawn.add_series({"values": "=Mine!$A$1:$A$3"})
    book.add_chartsheet("Picture").set_chart(drawn)


def header_picture(book, sheet) -> None:
    sheet.set_header("&L&G", {"image_left": "x.png", "image_data_left": io.BytesIO(PIXEL)})


def data_bar(book, sheet) -> None:
    bar = {"type": "data_bar", "bar_solid": True, "data_bar_2010": True}
    sheet.conditional_format("A1:A3", bar)


def number(value: float, form: str) -> Decorate:
    def write(book, sheet) -> None:
        sheet.write_number("C1", value, book.add_format({"num_format": form}))

    return write


def empty_drawing() -> bytes:
    """A sheet as Google's spreadsheets write every sheet."""
    content = made(lambda b, s: s.insert_textbox("C1", "hello"))()
    drawing = zipfile.ZipFile(io.BytesIO(content)).read("xl/drawings/drawing1.xml").decode()
    begin, end = drawing.index("<xdr:twoCellAnchor"), drawing.index("</xdr:wsDr>")
    return replaced(content, "drawing1.xml", drawing[begin:end], "")


EXT = '<extLst><ext uri="{%s}"><x/></ext></extLst>'
SPARKLINES = "05C60535-1F16-4fd2-B633-F4F36F0B64E0"
VALIDATION = "CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF"
VIEW = '<customSheetViews><customSheetView guid="{1}"/></customSheetViews>'
MERGED = '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>'
BOOK = '<workbookPr defaultThemeVersion="124226"/>'
PASSWORD = '<fileSharing userName="x"/>'

# what is in the workbook, how it is made, the kind of loss
LOST: list[tuple[str, Content, str]] = [
    ("chart", made(chart), "chart"),
    ("chart sheet", made(chart_sheet), "chart"),
    (
        "picture",
        made(lambda b, s: s.insert_image("C1", "x.png", {"image_data": io.BytesIO(PIXEL)})),
        "picture",
    ),
    ("background", made(lambda b, s: s.set_background(io.BytesIO(PIXEL))), "picture"),
    ("picture in the header", made(header_picture), "picture"),
    ("sparkline", made(lambda b, s: s.add_sparkline("C1", {"range": "Mine!A1:A3"})), "sparkline"),
    ("data bar", made(data_bar), "formatting"),
    ("text box", made(lambda b, s: s.insert_textbox("C1", "hello")), "chart"),
    ("button", made(lambda b, s: s.insert_button("C1", {"caption": "go"})), "object"),
    ("protected range", made(lambda b, s: s.unprotect_range("A1")), "protection"),
    ("newer validation", with_piece(EXT % VALIDATION), "validation"),
    ("unknown extension", with_piece(EXT % "12345678"), "extension"),
    ("custom view", with_piece(VIEW), "views"),
    ("unknown piece", with_piece('<novelty kind="new"/>'), "named"),
    ("write password", with_piece(PASSWORD, BOOK, "workbook.xml"), "protection"),
    ("cell under a merged one", with_piece(MERGED), "merged"),
    ("text that looks escaped", made(lambda b, s: s.write("C1", "_x000D_")), "cell"),
    ("impossible date", made(number(1e7, "dd.mm.yyyy")), "cell"),
]


def rule(book, sheet) -> None:
    bold = {"type": "cell", "criteria": ">", "value": 1, "format": book.add_format({"bold": 1})}
    sheet.conditional_format("A1:A3", bold)


def printing(book, sheet) -> None:
    sheet.set_landscape()
    sheet.set_header("&Chi")
    sheet.repeat_rows(0)
    sheet.print_area("A1:B2")
    sheet.set_h_pagebreaks([1])


def filtering(book, sheet) -> None:
    sheet.autofilter("A1:A3")
    sheet.filter_column("A", "x > 1")


def letters(book, sheet) -> None:
    bold = book.add_format({"bold": 1})
    sheet.write_rich_string("C1", "a ", bold, "b", " c")


def rows_and_columns(book, sheet) -> None:
    sheet.set_row(1, 30, None, {"hidden": 1, "level": 1})
    sheet.set_column("C:D", 40, None, {"level": 1})


def properties(book, sheet) -> None:
    book.set_properties({"author": "x"})
    book.set_custom_property("Club", "Aces")


TEXTS = ["=1", "", " a ", "Ä\nö", "<&>"]
ICONS = {"type": "icon_set", "icon_style": "3_arrows"}
KEPT: list[tuple[str, Content]] = [
    ("plain", made(plain)),
    ("comment", made(lambda b, s: s.write_comment("A1", "hello"))),
    (
        "validation",
        made(lambda b, s: s.data_validation("B1", {"validate": "list", "source": ["a", "b"]})),
    ),
    ("rule", made(rule)),
    ("icons", made(lambda b, s: s.conditional_format("A1:A3", ICONS))),
    ("colours", made(lambda b, s: s.conditional_format("A1:A3", {"type": "3_color_scale"}))),
    ("freeze", made(lambda b, s: s.freeze_panes(1, 1))),
    ("merged", made(lambda b, s: s.merge_range("C1:D1", "x"))),
    ("link", made(lambda b, s: s.write_url("C1", "https://example.org"))),
    ("print", made(printing)),
    ("filter", made(filtering)),
    ("table", made(lambda b, s: s.add_table("F1:G3"))),
    ("protected sheet", made(lambda b, s: s.protect("secret", {"sort": True}))),
    ("formula", made(lambda b, s: s.write_formula("C1", "=SUM(A1:A3)", None, 6))),
    ("array formula", made(lambda b, s: s.write_array_formula("C1:C3", "{=A1:A3*2}"))),
    ("text", made(lambda b, s: s.write_column("C1", TEXTS))),
    ("rich text", made(letters)),
    ("numbers", made(lambda b, s: s.write_column("C1", [0.1, 1e300, -7, True, 1 / 3]))),
    ("date", made(number(45000.123456789, "dd.mm.yyyy hh:mm"))),
    ("time", made(number(0.75, "hh:mm"))),
    ("rows and columns", made(rows_and_columns)),
    ("name", made(lambda b, s: b.define_name("till", "=Mine!$A$1"))),
    ("hidden sheet", made(lambda b, s: b.add_worksheet("Other").hide())),
    ("properties", made(properties)),
    ("green corners", made(lambda b, s: s.ignore_errors({"number_stored_as_text": "A1"}))),
    ("what LibreOffice adds to the book", with_piece(EXT % "7626C862", BOOK, "workbook.xml")),
    ("an empty drawing", empty_drawing),
    ("an empty header", with_piece('<headerFooter differentFirst="false"></headerFooter>')),
    ("phonetics", with_piece('<phoneticPr fontId="1"/>')),
    ("tab colour", made(lambda b, s: s.set_tab_color("red"))),
]


@pytest.mark.parametrize(("content", "kind"), [x[1:] for x in LOST], ids=[x[0] for x in LOST])
def test_what_would_be_lost_is_noticed(content: Content, kind: str) -> None:
    assert kind in kinds(content())


@pytest.mark.parametrize("content", [x[1] for x in KEPT], ids=[x[0] for x in KEPT])
def test_what_survives_is_no_reason_to_refuse(content: Content) -> None:
    assert kinds(content()) == set()


def spoilt(path: Path) -> None:
    """Put something into the evening's first list that would be lost."""
    piece = "</sheetData>" + EXT % SPARKLINES
    path.write_bytes(replaced(path.read_bytes(), "sheet3.xml", "</sheetData>", piece))


def test_the_refusal_names_what_and_where_and_leaves_the_file(make) -> None:
    path = make(FOUR)
    spoilt(path)
    before = path.read_bytes()

    for call in (
        lambda: add(path, "pass", None, None, NOW),
        lambda: open_session(path, None, None),
    ):
        with pytest.raises(SkatcalcError) as caught:
            call()
        (found,) = caught.value.findings
        assert found.kind.name == "part_not_kept"
        assert (found.place.sheet, str(dict(found.args)["part"])) == ("S1 T1", "part.sparkline")
    assert path.read_bytes() == before
    assert load(path).evening.lists[0].deals == ()


def test_the_program_never_refuses_its_own_workbook(make) -> None:
    path = make(FOUR, ("E", "F", "G"))

    for line in ("2 h m1 b18 61", "pass"):
        assert add(path, line, 1, 1, NOW).saved
