"""The boxes of comments: openpyxl keeps the text and forgets how large the box was."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from skatcalc.workbook.store.package import Package, local, parsed

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook

_SIZE = re.compile(r"(?:^|;)\s*(width|height)\s*:\s*(\d+(?:\.\d+)?)(pt|px)")
_PIXELS = {"pt": 4 / 3, "px": 1.0}
LARGEST = 4000


def restore_boxes(workbook: "Workbook", package: Package) -> None:
    """Give every comment the size its box has in the package (pixels)."""
    if not any(name.endswith(".vml") for name in package.names):
        return
    for part, title in package.sheets().items():
        for related in package.relations(part):
            if related.kind == "vmlDrawing" and title in workbook.sheetnames:
                for row, column, size in _boxes(parsed(package.read(related.target))):
                    cells: Any = getattr(workbook[title], "_cells", {})
                    cell = cells.get((row, column))
                    comment = None if cell is None else getattr(cell, "comment", None)
                    if comment is not None:
                        comment.width = size.get("width", comment.width)
                        comment.height = size.get("height", comment.height)


def _boxes(tree: Any) -> Iterator[tuple[int, int, dict[str, int]]]:
    for shape in tree if tree is not None else ():
        place = {local(x.tag): (x.text or "").strip() for x in shape.iter()}
        row, column = place.get("Row", ""), place.get("Column", "")
        if not (row.isdecimal() and column.isdecimal()):
            continue
        found = _SIZE.findall(shape.get("style", ""))
        sizes = {str(name): round(float(n) * _PIXELS[unit]) for name, n, unit in found}
        size = {name: n for name, n in sizes.items() if 0 < n <= LARGEST}
        yield int(row) + 1, int(column) + 1, size
