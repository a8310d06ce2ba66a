"""Sizes of an exported list, chosen so that one A4 page is filled and nothing is cut off."""

from skatcalc.workbook.export.layout import TICKS, Layout

PAGE_WIDTH = 716
"""Pixels between the margins of an A4 page."""

BODY_HEIGHT = 562.0
"""Points of height left for the deals."""

TITLE_HEIGHT, FACTS_HEIGHT, PLACE_HEIGHT, NAME_HEIGHT, HEAD_HEIGHT = 24.0, 19.0, 12.0, 26.0, 44.0
FOOT_HEIGHT, TOTAL_HEIGHT, SIGN_HEIGHT = 14.0, 17.0, 32.0

LETTER, CAPITAL = 0.6, 0.75
"""Width of an average bold letter in font sizes."""

SMALLEST, COMMON_NAME = 4.0, 8.0

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
    return max(10.0, min(15.5, BODY_HEIGHT / max(rows, 1)))


def row_font(rows: int) -> int:
    """Return the font size of a deal's row in points.

    >>> [row_font(rows) for rows in (36, 48, 60)]
    [10, 9, 8]
    """
    return 10 if rows <= 40 else 9 if rows <= 52 else 8


def fitting_size(words: str, width: int, height: float, largest: float = 10) -> float:
    """Return the largest font size at which words, wrapped, fit a cell; never below 4.

    Args:
        words: what is to be written.
        width: the width of the cell in pixels.
        height: its height in points.
        largest: the size to start from.

    >>> fitting_size("Anna", 92, 26), fitting_size("A" * 40, 92, 26) < 8
    (10, True)
    """
    room = (width * 0.75 - 4) / (CAPITAL if words.isupper() else LETTER)
    size = largest
    while size > SMALLEST and _lines(words, int(room / size)) * 1.2 * size > height:
        size -= 0.5
    return size


def _lines(words: str, letters: int) -> int:
    """Return the lines that words need at so many letters a line."""
    lines, used = 1, 0
    for piece in words.replace("-", "- ").split():
        if used and used + 1 + len(piece) > letters:
            lines, used = lines + 1, 0
        used += len(piece) + (1 if used else 0)
        if used > letters:
            lines, used = lines + (used - 1) // max(letters, 1), used % max(letters, 1)
    return lines


def name_sizes(names: tuple[str, ...], layout: Layout) -> list[float]:
    """Return the font sizes of the players' names: one for all, smaller for very long ones.

    >>> name_sizes(("Anna", "Bernd", "Carla Ostermann"), Layout(3, 36))
    [10, 10, 10]
    """
    own = [fitting_size(name, block_pixels(layout), NAME_HEIGHT) for name in names]
    common = max(COMMON_NAME, min(own, default=COMMON_NAME))
    return [min(size, common) for size in own]
