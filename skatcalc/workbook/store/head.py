"""The block above a list: series, table, planned deals, who sits where, their totals."""

from dataclasses import dataclass, field

from skatcalc.findings import Finding, Word, finding
from skatcalc.workbook.store.cells import is_blank, read_number, settled, shown
from skatcalc.workbook.store.facts import MOST
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.layout import HEAD_COLUMNS, TABLE_FACTS, labels, normal
from skatcalc.workbook.store.players import clean_name
from skatcalc.workbook.store.saved import Saved, read_saved
from skatcalc.workbook.store.sheets import Columns, find_columns, value_beside

SIZES = (3, 4, 5)


@dataclass(slots=True)
class Seat:
    """One line of the block: the row, the name in it, and what was last saved there."""

    row: int
    name: str
    saved: Saved

    @property
    def before(self) -> str:
        """The name that was last saved, or the present one."""
        before = self.saved.values.get("player")
        return before if isinstance(before, str) and before else self.name


@dataclass(slots=True)
class Head:
    """The block above a list.

    Attributes:
        series, table: the numbers of the list.
        planned: the number of planned deals, None if it is not readable.
        columns: where the columns of the block stand.
        seats: one line a seat, in order.
        found: what is wrong with the block.
    """

    series: int
    table: int
    planned: int | None
    columns: Columns
    seats: list[Seat] = field(default_factory=list)
    found: list[Finding] = field(default_factory=list)


def read_head(grid: Grid, header: int, memory: int | None) -> Head | None:
    """Return the block above a list, or None if the sheet has none.

    Args:
        grid: the sheet.
        header: the row of the list's headings.
        memory: the column of the hidden cells, or None.
    """
    columns = find_columns(grid, HEAD_COLUMNS, frozenset({"seat", "player"}))
    numbers, found = _table_facts(grid, header)
    if columns is None or columns.header >= header:
        return None
    if numbers["series"] is None or numbers["table"] is None:
        return None
    head = Head(numbers["series"], numbers["table"], numbers["planned"], columns)
    head.found = found + columns.found
    _read_seats(grid, header, memory, head)
    return head


def _table_facts(grid: Grid, header: int) -> tuple[dict[str, int | None], list[Finding]]:
    known = labels("place_fact", TABLE_FACTS)
    numbers: dict[str, int | None] = dict.fromkeys(TABLE_FACTS)
    found: list[Finding] = []
    for row in grid.numbers():
        if row >= header:
            break
        for column, cell in sorted(grid.rows[row].items()):
            label = known.get(normal(grid.plain(cell)))
            beside = value_beside(grid, row, column) if label else None
            if label is None or beside is None or numbers[label[0]] is not None:
                continue
            got = read_number(settled(beside[1]).value)
            found += [f.at(grid.place(row, beside[0])) for f in got.found]
            if isinstance(got.value, int) and 1 <= got.value <= MOST["deals"]:
                numbers[label[0]] = got.value
            elif isinstance(got.value, int) and got.value > 1:
                place, what = grid.place(row, beside[0]), Word(f"place_fact.{label[0]}")
                args = {"what": what, "found": got.value, "most": MOST["deals"]}
                found.append(finding("fact_too_big", place, **args))
            elif got.readable:
                place, what = grid.place(row, beside[0]), Word(f"place_fact.{label[0]}")
                shows = shown(got.value)
                found.append(finding("fact_too_small", place, what=what, found=shows))
    return numbers, found


def _read_seats(grid: Grid, header: int, memory: int | None, head: Head) -> None:
    """Read the lines of the block: seat numbers from 1, one under the other."""
    at = head.columns.at
    for row in range(head.columns.header + 1, header):
        number = read_number(grid.value(row, at["seat"])).value
        if number != len(head.seats) + 1:
            if is_blank(grid.value(row, at["player"])):
                break
            place = grid.place(row, at["seat"])
            expected = len(head.seats) + 1
            head.found.append(finding("seat_number_wrong", place, expected=expected))
        saved = read_saved(grid.value(row, memory)) if memory else Saved()
        got = settled(grid.value(row, at["player"]))
        place = grid.place(row, at["player"])
        head.found += [f.at(place) for f in got.found]
        seat = Seat(row, "" if is_blank(got.value) else clean_name(got.value), saved)
        head.seats.append(seat)
        if not seat.name:
            seat.name = seat.before or f"? {len(head.seats)}"
            head.found.append(
                finding("seat_blank", place, seat=len(head.seats), player=shown(seat.name))
            )


def check_names(seats: list[Seat], grid: Grid, column: int) -> list[Finding]:
    """Return a finding for every name that stands twice at one table."""
    from skatcalc.workbook.store.cells import folded

    seen: dict[str, int] = {}
    found = []
    for number, seat in enumerate(seats, start=1):
        first = seen.setdefault(folded(seat.name), number)
        if first != number:
            place = grid.place(seat.row, column)
            found.append(
                finding("seats_same_name", place, player=shown(seat.name), a=first, b=number)
            )
    return found
