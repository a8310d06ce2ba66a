"""Sizes of an exported list, chosen so that one A4 page is filled and nothing is cut off."""

from skatcalc.workbook.export.layout import TICKS, Layout

PAGE_WIDTH = 716
"""Pixels between the margins of an A4 page."""

BODY_HEIGHT = 562.0
"""Points of height left for the deals."""

TITLE_HEIGHT, FACTS_HEIGHT, PLACE_HEIGHT, NAME_HEIGHT, HEAD_HEIGHT = 24.0, 19.0, 12.0, 26.0, 44.0
FOOT_HEIGHT, TOTAL_HEIGHT, SIGN_HEIGHT = 14.0, 17.0, 32.0

_FIXED = {"number": 30, "base": 34, "with": 24, "without": 24, "plus": 38, "minus": 38}
_TICK, _PASSED = 22, 26
_EXTRA = {"gap": 20, "ending": 150, "replacement": 90, "memo": 90, "remarks": 500}


def pixels(name: str, layout: Layout) -> int:
    """Return the width of a column in pixels."""
    if name in TICKS:
        return _TICK
    if name == "passed":
        return _PASSED
    if name in _FIXED:
        return _FIXED[name]
    share = block_pixels(layout)
    if name.startswith("running"):
        return share - 2 * _counter(share)
    if name.startswith(("won", "lost")):
        return _counter(share)
    return _EXTRA.get(name, 72)


def block_pixels(layout: Layout) -> int:
    """Return the width of a player's three columns in pixels.

    >>> block_pixels(Layout(4, 48)) > block_pixels(Layout(5, 60))
    True
    """
    taken = sum(_FIXED.values()) + len(TICKS) * _TICK + _PASSED
    return (PAGE_WIDTH - taken) // layout.size


def _counter(share: int) -> int:
    return max(19, share * 27 // 100)


def row_height(rows: int) -> float:
    """Return the height of a deal's row in points.

    >>> row_height(48) < row_height(36) == row_height(24)
    True
    """
    return max(10.5, min(15.5, BODY_HEIGHT / max(rows, 1)))


def name_size(name: str, layout: Layout) -> float | None:
    """Return the font size at which a name fits its cell in up to three lines.

    None if no size does; then the spreadsheet program shrinks it to one line.
    """
    width = block_pixels(layout) * 0.75 - 4
    for size in (10.0, 9.0, 8.0, 7.0, 6.0):
        letters = int(width / (0.58 * size))
        pieces = name.replace("-", "- ").split()
        longest = max((len(piece) for piece in pieces), default=0)
        if longest <= letters and _lines(pieces, letters) * 1.2 * size <= NAME_HEIGHT:
            return size
    return None


def _lines(pieces: list[str], letters: int) -> int:
    """Return the lines that pieces of a name need at so many letters a line."""
    lines, used = 1, 0
    for piece in pieces:
        if used and used + 1 + len(piece) > letters:
            lines, used = lines + 1, 0
        used += len(piece) + (1 if used else 0)
    return lines
