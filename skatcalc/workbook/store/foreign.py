"""The cells of other people's sheets, read straight from the package for comparison."""

import io
from collections.abc import Iterable, Mapping
from typing import Any

from skatcalc.workbook.store.package import Package, local, parsed

Cells = Mapping[str, tuple[str, object]]
CLOSE = 1e-9
"""Numbers this near are the same: a time of day loses less than a millisecond."""


def read_cells(xml: bytes, package: Package) -> Cells:
    """Return what stands in the cells of a sheet: kind and content, by reference.

    Kinds are "formula", "number", "text", "error"; formulas go by their text alone, since
    their values come back when a spreadsheet program opens the file.
    """
    from defusedxml.ElementTree import iterparse

    strings = _strings(package)
    cells: dict[str, tuple[str, object]] = {}
    for _, element in iterparse(io.BytesIO(xml)):
        if local(element.tag) != "c":
            continue
        content = _content(element, strings)
        if content is not None:
            cells[str(element.get("r"))] = content
        element.clear()
    return cells


def _strings(package: Package) -> list[str]:
    parts = (r.target for r in package.relations(package.workbook) if r.kind == "sharedStrings")
    tree = parsed(package.read(next(parts, "")))
    return [] if tree is None else [_text(item) for item in tree]


def _text(item: Any) -> str:
    """Return the letters of a string, without the reading aids (rPh) of Japanese ones."""
    if local(item.tag) == "t":
        return item.text or ""
    return "".join(_text(child) for child in item if local(child.tag) in ("t", "r", "is"))


def _content(cell: Any, strings: list[str]) -> tuple[str, object] | None:
    parts = {local(child.tag): child for child in cell}
    if "f" in parts:
        shared = parts["f"].get("t") in ("shared", "dataTable")
        return "formula", "" if shared else (parts["f"].text or "")
    if "is" in parts:
        return "text", _text(parts["is"])
    value = parts["v"].text if "v" in parts else None
    if not value:
        return None
    return _plain(str(cell.get("t", "n")), value, strings)


def _plain(kind: str, value: str, strings: list[str]) -> tuple[str, object] | None:
    if kind == "s":
        return "text", strings[int(value)] if int(value) < len(strings) else value
    if kind in ("n", "b"):
        return "number", float(value)
    return {"e": "error", "d": "date"}.get(kind, "text"), value


def differing(before: Cells, after: Cells) -> list[str]:
    """Return the references of cells that are gone or hold something else."""
    return [ref for ref, old in before.items() if not _same(old, after.get(ref))]


def _same(old: tuple[str, object], new: tuple[str, object] | None) -> bool:
    if old == ("text", "") or (new is not None and old[0] == "date"):
        return True
    if new is None or new[0] != old[0]:
        return False
    if old[0] == "formula":
        return old[1] in ("", new[1])
    if isinstance(old[1], float) and isinstance(new[1], float):
        return abs(old[1] - new[1]) <= CLOSE * max(1.0, abs(old[1]))
    return old[1] == new[1]


def hidden_in_merged(cells: Cells, ranges: Iterable[str]) -> tuple[str, ...]:
    """Return the filled cells that lie under merged ones and would be emptied."""
    from openpyxl.worksheet.cell_range import CellRange

    merged = [CellRange(one) for one in ranges]
    filled = {ref: content for ref, content in cells.items() if content != ("text", "")}
    return tuple(ref for ref in filled if any(_under(ref, one) for one in merged))


def _under(ref: str, merged: Any) -> bool:
    from openpyxl.utils.cell import coordinate_to_tuple

    row, column = coordinate_to_tuple(ref)
    inside = merged.min_row <= row <= merged.max_row and merged.min_col <= column <= merged.max_col
    return inside and (row, column) != (merged.min_row, merged.min_col)
