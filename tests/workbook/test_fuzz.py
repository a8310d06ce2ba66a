"""Whatever hands type anywhere: no crash, and it is still somewhere after the next change."""

import datetime
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook
from openpyxl.cell.cell import MergedCell

from skatcalc.findings import SkatcalcError
from skatcalc.service.evening import add, undo
from skatcalc.service.setup import Wanted, new
from skatcalc.service.views import view
from tests.evenings import FOUR, NOW

LINES = ("bernd c m1 b18 61", "anna h m1 b18 61", "anna null b23 lost", "pass")
FUZZ = settings(max_examples=25, deadline=None)

values = st.one_of(
    st.integers(700000, 799999),
    st.sampled_from(["hand-written", "=1+1", "x", "-", "#REF!", "", " ", "Anna", "gewonnen", "12"]),
    st.sampled_from([True, False, 0, -1, 10**12, 0.5, 1e300]),
    st.datetimes(datetime.datetime(1950, 1, 1), datetime.datetime(2100, 1, 1)),
)
edits = st.lists(
    st.tuples(st.integers(0, 4), st.integers(1, 18), st.integers(1, 38), values),
    max_size=6,
    unique_by=lambda edit: edit[:3],
)


@cache
def filled() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "evening.xlsx"
        assert new(file, Wanted("2026-11-27", "Aces"), [FOUR], (), "en") == ()
        for line in LINES:
            assert add(file, line, None, None, NOW).saved
        return file.read_bytes()


def said(path: Path) -> Iterator[str]:
    for sheet in load_workbook(path).worksheets:
        for row in sheet.iter_rows(values_only=True):
            yield from (str(value) for value in row if value is not None)


@FUZZ
@given(edits)
def test_what_is_typed_is_never_lost(typed) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.xlsx"
        path.write_bytes(filled())
        book = load_workbook(path)
        kept = []
        for at, row, column, value in typed:
            sheet = book.worksheets[at]
            cell = sheet.cell(row, column)
            if isinstance(cell, MergedCell) or sheet.column_dimensions[cell.column_letter].hidden:
                continue
            cell.value = value
            if value == "hand-written" or (isinstance(value, int) and value >= 700000):
                kept.append((cell, str(value)))
        book.save(path)
        try:
            view(path)
            done = add(path, "pass", None, None, NOW)
        except SkatcalcError:
            return
        if not done.saved:
            return
        after = list(said(path))
        for cell, value in kept:
            assert any(value in word for word in after), (cell, value)
        undo(path, NOW)
        view(path)
