"""One sheet with a list: its block, its rows, its deals."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from skatcalc.catalogue import Lang
from skatcalc.findings import Finding, Place, finding
from skatcalc.models.evening import TableList
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.sheet import ComputedList
from skatcalc.workbook.store.cells import Formula, is_blank, read_number, settled, shown
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.head import SIZES, Head, check_names, read_head
from skatcalc.workbook.store.layout import (
    ENTERED,
    FOLLOWING,
    HEAD_COLUMNS,
    Column,
    Role,
    deal_columns,
    named_columns,
)
from skatcalc.workbook.store.rows import Context, RowRead, read_row
from skatcalc.workbook.store.saved import Saved, read_saved
from skatcalc.workbook.store.seats import Seats
from skatcalc.workbook.store.sheets import Columns, find_columns, missing_columns

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

NEEDED = frozenset({"number", "declarer", "contract"})
"""A row with these headings is the row of headings of a list."""

ESSENTIAL = frozenset({"with", "without", "hand", "result"})
"""Without these columns a list cannot be read."""


FAR = 100
"""Deal numbers up to this, or to twice the plan, count as deal numbers."""


@dataclass(slots=True)
class ListRow:
    """One row of a list: its number, its row in the sheet, what it says."""

    number: int
    row: int
    read: RowRead
    saved: Saved


@dataclass(slots=True)
class ListSheet:
    """A sheet with a list.

    Attributes:
        grid: the cells.
        entered, following: the declared columns that people fill in and those that follow,
            for the size of the table.
        columns: where they stand.
        head: the block above the list.
        seats: who sits where.
        rows: the rows with a deal number, from the top.
        table: the list as entered.
        computed: the list with everything that follows, once it is computed.
        found: what is wrong with it.
        usable: whether every column is there that a list cannot do without.
        stale: whether any computed cell or its memory is not what it must be.
    """

    grid: Grid
    entered: dict[str, Column]
    following: dict[str, Column]
    columns: Columns
    head: Head
    seats: Seats
    table: TableList
    rows: list[ListRow] = field(default_factory=list)
    computed: ComputedList | None = None
    found: list[Finding] = field(default_factory=list)
    usable: bool = True
    stale: bool = False

    @property
    def key(self) -> tuple[int, int]:
        """Series and table."""
        return self.table.series, self.table.table

    @property
    def sheet(self) -> "Worksheet":
        """The sheet itself."""
        return self.grid.sheet

    def place(self, row: int, name: str, deal: int | None = None) -> Place:
        """Return the cell of a column in a row as the place of a finding."""
        column = self.columns.at.get(name, self.columns.at["number"])
        where = self.grid.place(row, column)
        return replace(where, series=self.table.series, table=self.table.table, deal=deal)

    def column(self, name: str, lang: Lang) -> int:
        """Return where a column stands; one that somebody removed comes back at the right."""
        if name not in self.columns.at:
            column = next(c for c in deal_columns(self.table.size) if c.name == name)
            self.columns.at[name] = self._new_column(column, self.columns.header, lang)
        return self.columns.at[name]

    def head_note_column(self, lang: Lang) -> int:
        """Return the column of the notes beside the seats."""
        at = self.head.columns.at
        if "head_note" not in at:
            column = next(c for c in HEAD_COLUMNS if c.name == "head_note")
            at["head_note"] = self._new_column(column, self.head.columns.header, lang)
        return at["head_note"]

    def _new_column(self, column: Column, header: int, lang: Lang) -> int:
        from openpyxl.utils import get_column_letter

        used = {n for cells in self.grid.rows.values() for n in cells}
        number = max(self.columns.at.values()) + 1
        while number in used:
            number += 1
        self.grid.put(header, number, column.heading(lang))
        hidden = column.role is Role.HIDDEN
        self.sheet.column_dimensions[get_column_letter(number)].hidden = hidden
        return number

    def rows_numbered(self, number: int) -> list[ListRow]:
        """Return the rows with this deal number."""
        return [one for one in self.rows if one.number == number]

    @property
    def broken(self) -> tuple[int, ...]:
        """The deal numbers whose rows hold something that is not readable."""
        return tuple(one.number for one in self.rows if one.read.broken)

    @property
    def next_number(self) -> int:
        """The number of the deal to be entered next: one after the highest that is filled."""
        return max((one.number for one in self.rows if one.read.filled), default=0) + 1

    @property
    def holds_notes(self) -> bool:
        """Tell whether people wrote something on the sheet that is no deal."""
        own = {number for name, number in self.columns.at.items() if name != "note"}
        top, header = self.head.columns.header, self.columns.header
        block = set(self.head.columns.at.values()) | {self.columns.at.get("saved", 0)}
        block.discard(self.head.columns.at.get("head_note", 0))
        for row, cells in self.grid.rows.items():
            mine = own if row > header else block if top < row < header else set(cells)
            if set(cells) - mine:
                return True
        every: Mapping[tuple[int, int], Any] = self.sheet._cells
        return any(getattr(cell, "comment", None) is not None for cell in every.values())

    def context(self, rules: RuleSet, row: int, deal: int) -> Context:
        """Return what is needed to read one row."""
        return Context(self.entered, self.seats, rules, lambda name: self.place(row, name, deal))


def find_list(grid: Grid) -> tuple[Columns, Head] | None:
    """Return the headings and the block of a sheet with a list, or None if it has none."""
    columns = find_columns(grid, deal_columns(max(SIZES)), NEEDED)
    if columns is None:
        return None
    head = read_head(grid, columns.header, columns.at.get("saved"))
    return None if head is None else (columns, head)


def new_list_sheet(
    grid: Grid, columns: Columns, head: Head, names: tuple[str, ...], planned: int
) -> ListSheet:
    """Return a list without its deals: block, seats and columns.

    Args:
        grid: the sheet.
        columns: where its columns stand.
        head: the block above the list.
        names: the players that count, after renames.
        planned: the number of planned deals.
    """
    size = len(names) if len(names) in SIZES else max(SIZES)
    entered, following = named_columns(size, ENTERED), named_columns(size, FOLLOWING)
    before = tuple(seat.before for seat in head.seats)
    table = TableList(head.series, head.table, names, planned)
    one = ListSheet(grid, entered, following, columns, head, Seats(names, before), table)
    one.found += [*columns.found, *head.found]
    one.found += check_names(head.seats, grid, head.columns.at["player"])
    missing = missing_columns(grid, columns, [c for n, c in entered.items() if n in ESSENTIAL])
    if len(names) not in SIZES:
        missing.append(finding("table_size", Place(sheet=grid.sheet.title), size=len(names)))
    one.found += missing
    one.usable = not missing
    return one


def read_rows(one: ListSheet, rules: RuleSet) -> None:
    """Read every row of a list into its deals."""
    names = one.columns.names
    for row in one.grid.numbers():
        if row <= one.columns.header:
            continue
        values = one.grid.row(row, names)
        number = _number(one, row, values.get("number"))
        if number is not None:
            saved = read_saved(values.get("saved"))
            read = read_row(number, row, values, saved, one.context(rules, row, number))
            one.rows.append(ListRow(number, row, read, saved))
            one.found += read.found
        elif _entered(one, values) and not _out_of_reach(one, row):
            one.found.append(_numberless(one, row, values.get("number")))
    deals = tuple(r.read.deal for r in one.rows if r.read.deal is not None)
    one.table = one.table.with_deals(deals)


def _number(one: ListSheet, row: int, value: object) -> int | None:
    if is_blank(value):
        return None
    got = settled(value)
    found = list(got.found)
    if got.readable:
        got = read_number(got.value)
        found += got.found
    place = one.place(row, "number")
    if isinstance(got.value, int) and got.value > max(2 * one.table.planned, FAR):
        args = {"found": got.value, "planned": one.table.planned}
        one.found.append(finding("number_out_of_reach", place, **args))
    elif isinstance(got.value, int) and got.value >= 1:
        one.found += [f.at(place) for f in found]
        return got.value
    return None


def _out_of_reach(one: ListSheet, row: int) -> bool:
    return bool(one.found) and one.found[-1].place == one.place(row, "number")


def _numberless(one: ListSheet, row: int, value: object) -> Finding:
    place = one.place(row, "number")
    if is_blank(value):
        return finding("row_without_number", place)
    words = value.text if isinstance(value, Formula) else value
    return finding("cell_not_a_number", place, found=shown(words))


def _entered(one: ListSheet, values: Mapping[str, object]) -> bool:
    """Tell whether a row without a deal number holds anything of a deal."""
    return any(not is_blank(v) for k, v in values.items() if k in one.entered)


def raw_values(one: ListSheet, row: int) -> dict[str, Any]:
    """Return the raw and official cells of a row as the log keeps them, and its memory.

    The declarer is kept as a seat number, so that a later rename changes nothing.
    """
    names = one.columns.names
    values: dict[str, Any] = {}
    for name, value in one.grid.row(row, names).items():
        if (name in one.entered or name == "saved") and not is_blank(value):
            values[name] = _plain(value)
    seat = one.seats.read(values.get("declarer")).value
    if isinstance(seat, int):
        values["declarer"] = seat
    return values


def _plain(value: object) -> str | int | float | bool:
    if isinstance(value, Formula):
        return _plain(value.value) if value.value is not None else value.text
    return value if isinstance(value, str | int | float | bool) else str(value)
