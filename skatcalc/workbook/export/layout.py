"""Where everything stands on an exported list: columns, rows, names, shared by both directions.

The printed form comes first, in the order of the official one (SkWO 6.1.1): number, base
value, with, without, six ticks, plus, minus, three columns a player, passed in. One empty
column apart, outside the print area, follow the columns the form has no room for, then the
ones that only compute.
"""

from dataclasses import dataclass
from functools import cached_property

FORMAT_VERSION = 1
PREFIX = "skatcalc_"
MARK = "skatcalc_export"
"""The defined name by which an export is known; it names the cell with the version."""

TICKS = (
    "hand",
    "schneider",
    "schneider_announced",
    "schwarz",
    "schwarz_announced",
    "ouvert",
)
FORM = ("number", "base", "with", "without", *TICKS)
"""The columns of the form that somebody fills in."""

EXTRAS = (
    "seat",
    "contract",
    "bid",
    "card_points",
    "tricks",
    "result",
    "ending",
    "replacement",
    "written",
    "written_total",
    "written_won",
    "written_lost",
    "written_passed",
)
RAW = (*FORM, *EXTRAS)
"""Everything of a deal that is typed and not computed."""

IMPLIED_BY = {
    "hand": ("hand",),
    "schneider": ("schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert"),
    "schneider_announced": ("schneider_announced", "schwarz_announced", "ouvert"),
    "schwarz": ("schwarz", "schwarz_announced", "ouvert"),
    "schwarz_announced": ("schwarz_announced", "ouvert"),
    "ouvert": ("ouvert",),
}
"""The ticks that make a level count (ISkO 2.5.5, 2.5.8)."""

COMPUTED = ("plain", "replaced", "counted", "score")
SIGNS_OF_A_DEAL = ("base", "contract", "result", "seat")
"""A row in which all of these are empty holds no deal."""

NUMBERS = (
    "number",
    "base",
    "with",
    "without",
    "seat",
    "bid",
    "card_points",
    "tricks",
    "written",
    "written_total",
    "written_won",
    "written_lost",
    "written_passed",
)

TITLE_ROW, FACTS_ROW, PLACE_ROW, NAME_ROW, HEAD_ROW, FIRST_ROW = range(6)
FOOTER = ("points", "balance", "others", "total", "money", "sign")
HOUSE = ("shared", "bonus")
"""Columns per player for a game without a declarer: points, and what comes on top of them."""

BLOCK = ("running", "won", "lost")
"""The three columns of each player."""

TICK = "x"


@dataclass(frozen=True)
class Layout:
    """The columns and rows of one list; all of them counted from 0.

    Attributes:
        size: players at the table, 3 to 5.
        rows: rows for deals.
    """

    size: int
    rows: int

    @cached_property
    def _columns(self) -> dict[str, int]:
        printed = [*FORM, "plus", "minus"]
        printed += [f"{part}{seat}" for seat in self.seats for part in BLOCK]
        totals = [f"total{seat}" for seat in self.seats]
        house = [f"{part}{seat}" for part in HOUSE for seat in self.seats]
        beside = [*EXTRAS, "memo", *COMPUTED, *totals, "remarks", "settled", *house]
        names = [*printed, "passed", "gap", *beside]
        return {name: at for at, name in enumerate(names)}

    @property
    def seats(self) -> range:
        """The seats of the table, from 1."""
        return range(1, self.size + 1)

    def column(self, name: str) -> int:
        """Return the column of that name, such as "base" or "won2".

        >>> Layout(4, 48).column("base"), Layout(4, 48).column("passed")
        (1, 24)
        """
        return self._columns[name]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all columns, from left to right."""
        return tuple(self._columns)

    @property
    def width(self) -> int:
        """The number of columns, printed or not."""
        return len(self._columns)

    @property
    def last_row(self) -> int:
        """The last row for deals."""
        return FIRST_ROW + self.rows - 1

    def footer_row(self, name: str) -> int:
        """Return the row of a line of the footer, such as "total"."""
        return self.last_row + 1 + FOOTER.index(name)


def list_name(series: int, table: int, part: str) -> str:
    """Return the defined name of one part of a list: its "deals" or its "seats".

    >>> list_name(1, 12, "deals")
    'skatcalc_s1_t12_deals'
    """
    return f"{PREFIX}s{series}_t{table}_{part}"


def fact_name(part: str) -> str:
    """Return the defined name of a fact of the evening.

    >>> fact_name("club")
    'skatcalc_club'
    """
    return f"{PREFIX}{part}"
