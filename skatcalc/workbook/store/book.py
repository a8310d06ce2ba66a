"""An evening's workbook in memory: its sheets found, read and computed."""

import io
import warnings
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skatcalc.catalogue import Lang
from skatcalc.findings import Finding, Place, SkatcalcError, finding
from skatcalc.models.evening import Evening
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.systems import ScoringSystem
from skatcalc.workbook.store.cells import folded
from skatcalc.workbook.store.computed import expected_rows, typed_finding, typed_over, with_typed
from skatcalc.workbook.store.facts import Facts, FactsRead, holds_facts, read_facts
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.layout import PLAYER_COLUMNS
from skatcalc.workbook.store.lists import ListSheet, find_list, new_list_sheet, read_rows
from skatcalc.workbook.store.names import settle_names
from skatcalc.workbook.store.players import Players, read_players
from skatcalc.workbook.store.sheets import find_columns, named_sheet

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook

BIGGEST_PACKAGE = 400 * 2**20
"""A package that unpacks to more than this is no evening, but an attack or an accident."""


@dataclass(frozen=True, slots=True)
class Law:
    """The rule system and the scoring system an evening names."""

    rules: RuleSet
    scoring: ScoringSystem


LawOf = Callable[[Facts], Law]


@dataclass(slots=True)
class Book:
    """The workbook of an evening.

    Attributes:
        workbook: the workbook itself.
        grids: its sheets by title.
        facts: what holds for the whole evening.
        law: the systems named there.
        players: the players' sheet, or None if somebody removed it.
        lists: the lists, by series and table.
        names: everybody by name, in order.
        renamed: new names by old ones that the players' sheet does not have yet.
        found: what is wrong with the file.
    """

    workbook: "Workbook"
    grids: dict[str, Grid]
    facts: FactsRead
    law: Law
    players: Players | None = None
    lists: list[ListSheet] = field(default_factory=list)
    names: tuple[str, ...] = ()
    renamed: dict[str, str] = field(default_factory=dict)
    found: list[Finding] = field(default_factory=list)

    @property
    def lang(self) -> Lang:
        """The language of the workbook."""
        return self.facts.facts.lang

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything wrong with the file and its lists' cells."""
        return tuple([*self.found, *(f for one in self.lists for f in one.found)])

    @property
    def evening(self) -> Evening:
        """The evening as records."""
        facts = self.facts.facts
        return Evening(
            date=facts.date,
            club=facts.club,
            rules=facts.rules,
            system=facts.system,
            series=facts.series,
            players=self.names,
            lists=tuple(one.table for one in self.lists),
            lots=facts.lots,
        )

    def find(self, series: int, table: int) -> ListSheet | None:
        """Return the list of one table in one series, or None."""
        return next((one for one in self.lists if one.key == (series, table)), None)


def open_workbook(content: bytes, path: Path, *, values: bool = False) -> "Workbook":
    """Return an openpyxl workbook of a file's content.

    Args:
        content: the file.
        path: its name, for the message.
        values: whether formulas are to be read as the values last computed for them.

    Raises:
        SkatcalcError: if it is no workbook, or cut off, or hostile.
    """
    from openpyxl import load_workbook

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            if sum(i.file_size for i in package.infolist()) > BIGGEST_PACKAGE:
                raise ValueError("too big")
            rich = not values and _has_rich_text(package)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return load_workbook(io.BytesIO(content), data_only=values, rich_text=rich)
    except Exception as error:  # the library raises whatever its parsers raise
        raise SkatcalcError(finding("file_not_a_workbook", file=path)) from error


def _has_rich_text(package: zipfile.ZipFile) -> bool:
    """Tell whether any cell has letters of several looks; reading them all so is slow."""
    return any(
        b"<r>" in package.read(name)
        for name in package.namelist()
        if name.endswith("sharedStrings.xml") or name.startswith("xl/worksheets/sheet")
    )


class _Cached:
    """Values last computed for formulas; the file is read again only if one is asked for."""

    def __init__(self, content: bytes, path: Path) -> None:
        self._content, self._path = content, path
        self._values: Workbook | None = None

    def __call__(self, sheet: str, row: int, column: int) -> object:
        if self._values is None:
            self._values = open_workbook(self._content, self._path, values=True)
        cells: Any = self._values[sheet]._cells
        cell = cells.get((row, column))
        return None if cell is None else cell.value


def read_book(content: bytes, path: Path, law_of: LawOf) -> Book:
    """Return the workbook of an evening, read and computed.

    Args:
        content: the file.
        path: its name, for messages.
        law_of: finds the systems that the facts name.

    Raises:
        SkatcalcError: if the file is no evening's workbook or names an unknown system.
    """
    workbook = open_workbook(content, path)
    cached = _Cached(content, path)
    grids = {sheet.title: Grid(sheet, cached) for sheet in workbook.worksheets}
    home = next((grid for grid in grids.values() if holds_facts(grid)), None)
    if home is None:
        raise SkatcalcError(finding("file_not_an_evening", file=path))
    facts = read_facts(home)
    book = Book(workbook, grids, facts, law_of(facts.facts))
    book.found += facts.found
    _find_players(book)
    _find_lists(book)
    for one in book.lists:
        read_rows(one, book.law.rules)
        compute(one, book)
    return book


def _find_players(book: Book) -> None:
    named = named_sheet({t: g.sheet for t, g in book.grids.items()}, "players")
    if named is None:
        return
    grid = book.grids[named[0].title]
    columns = find_columns(grid, PLAYER_COLUMNS, frozenset({"player_name"}))
    if columns is not None:
        book.players = read_players(grid, columns)
        book.found += book.players.found


def _find_lists(book: Book) -> None:
    """Find every sheet with a list; settle who sits there after renames."""
    found = [(grid, find_list(grid)) for grid in book.grids.values()]
    heads = [(grid, pair[0], pair[1]) for grid, pair in found if pair is not None]
    heads.sort(key=lambda x: (x[2].series, x[2].table))
    settled = settle_names([head for _, _, head in heads], book.players)
    book.names, book.renamed = settled.names, settled.renamed
    seen: set[tuple[int, int]] = set()
    for (grid, columns, head), names in zip(heads, settled.seats, strict=True):
        if (head.series, head.table) in seen:
            where = Place(sheet=grid.sheet.title)
            book.found.append(finding("list_twice", where, series=head.series, table=head.table))
            continue
        seen.add((head.series, head.table))
        planned = head.planned or book.facts.facts.planned(len(names))
        book.lists.append(new_list_sheet(grid, columns, head, names, planned))
    book.found += settled.found
    _check_series(book)


def _check_series(book: Book) -> None:
    """Find everybody who sits at two tables of one series."""
    seats: dict[tuple[int, str], tuple[int, int]] = {}
    for one in book.lists:
        for name in one.table.seats:
            first = seats.setdefault((one.table.series, folded(name)), one.key)
            if first != one.key:
                book.found.append(
                    finding(
                        "player_seated_twice",
                        Place(sheet=one.sheet.title),
                        player=name,
                        series=one.table.series,
                    )
                )


def compute(one: ListSheet, book: Book) -> None:
    """Compute a list; what somebody typed into computed cells becomes written values."""
    law = book.law
    one.computed = compute_list(one.table, law.rules, law.scoring)
    changed = False
    for row, values, _ in expected_rows(one, one.computed, law.rules, book.lang):
        typed = typed_over(one, row, values)
        one.found += [typed_finding(one, row, t, values.get(t.name)) for t in typed]
        if typed and row.read.deal is not None:
            row.read.deal = with_typed(row.read.deal, typed)
            changed = True
    if changed:
        deals = tuple(r.read.deal for r in one.rows if r.read.deal is not None)
        one.table = one.table.with_deals(deals)
        one.computed = compute_list(one.table, law.rules, law.scoring)


def drop_sheet(book: Book, one: ListSheet) -> None:
    """Remove the sheet of a list without deals."""
    book.workbook.remove(one.sheet)
    book.grids.pop(one.sheet.title, None)
    book.lists = [other for other in book.lists if other is not one]


def new_sheet(book: Book, series: int, table: int, names: Sequence[str]) -> ListSheet:
    """Add a list that the workbook does not have yet, and return it."""
    from skatcalc.workbook.store.build import add_list_sheet

    sheet = add_list_sheet(book.workbook, book.facts.facts, series, table, names)
    grid = Grid(sheet, lambda *_: None)
    book.grids[sheet.title] = grid
    found = find_list(grid)
    if found is None:
        raise ValueError(f"no list on the new sheet {sheet.title}")
    planned = book.facts.facts.planned(len(names))
    one = new_list_sheet(grid, *found, tuple(names), planned)
    read_rows(one, book.law.rules)
    compute(one, book)
    book.lists = sorted([*book.lists, one], key=lambda x: x.key)
    book.names = tuple(dict.fromkeys([*book.names, *names]))
    return one
