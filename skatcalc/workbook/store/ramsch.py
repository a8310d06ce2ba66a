"""The cells of a ramsch to its record and back. No spreadsheet library here."""

from collections.abc import Callable, Mapping
from typing import Any

from skatcalc.findings import Finding, Place, finding
from skatcalc.models.game import Ramsch
from skatcalc.workbook.store.cells import shown, three_text
from skatcalc.workbook.store.layout import RAMSCH

PLACES = (1, 2, 3)


def read_ramsch(
    raw: Mapping[str, Any], place: Callable[[str], Place]
) -> tuple[Ramsch | None, list[Finding]]:
    """Return the record of a ramsch in a row, None without one, and what is wrong with it."""
    if not raw.keys() & RAMSCH:
        return None, []
    points, tricks = raw.get("ramsch_points"), raw.get("ramsch_tricks", (None, None, None))
    if points is None or None in points:
        return None, [finding("ramsch_points_missing", place("ramsch_points"))]
    found = [
        finding("cell_place_unknown", place(name), found=shown(raw[name]))
        for name in ("last_trick", "virgin_announced")
        if name in raw and raw[name] not in PLACES
    ]
    if found:
        return None, found
    last, virgin = (_place(raw.get(name)) for name in ("last_trick", "virgin_announced"))
    return Ramsch(points, tricks, last, raw.get("ramsch_skat"), raw.get("pushes", 0), virgin), []


def _place(number: int | None) -> int | None:
    return None if number is None else number - 1


def ramsch_cells(ramsch: Ramsch | None) -> dict[str, object]:
    """Return the cells of a ramsch as they are written; the places count from 1."""
    if ramsch is None:
        return {}
    known = any(n is not None for n in ramsch.tricks)
    return {
        "ramsch_points": three_text(ramsch.points),
        "ramsch_tricks": three_text(ramsch.tricks) if known else None,
        "last_trick": None if ramsch.last_trick is None else ramsch.last_trick + 1,
        "ramsch_skat": ramsch.skat,
        "pushes": ramsch.pushes or None,
        "virgin_announced": None if ramsch.announced is None else ramsch.announced + 1,
    }
