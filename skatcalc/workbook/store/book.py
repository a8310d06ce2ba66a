"""An evening's workbook in memory: its sheets found, read and computed."""

import io
import re
import warnings
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from skatcalc.catalogue import Lang
from skatcalc.findings import Finding, Place, SkatcalcError, finding
from skatcalc.models.evening import Evening
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.systems import ScoringSystem
from skatcalc.workbook.store.cells import folded
from skatcalc.workbook.store.computed import (
    expected_rows,
    head_findings,
    head_is_stale,
    is_stale,
    stale_marks,
    typed_finding,
    typed_over,
    with_typed,
)
from skatcalc.workbook.store.facts import Facts, FactsRead, holds_facts, read_facts
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.layout import Column, side_columns
from skatcalc.workbook.store.lists import ListSheet, find_list, new_list_sheet, read_rows
from skatcalc.workbook.store.losses import Loss
from skatcalc.workbook.store.names import settle_names
from skatcalc.workbook.store.package import refuse_unusable
from skatcalc.workbook.store.players import Players, read_players
from skatcalc.workbook.store.sheets import SIDE_SHEETS, Columns, find_side_sheet

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook


@dataclass(frozen=True, slots=True)
class Law:
    """The rule system and the scoring system an evening names."""

    rules: RuleSet
    scoring: ScoringSystem


_RUN = re.compile(rb"<(?:[\w.-]+:)?r>")
LawOf = Callable[[Facts], Law]


@dataclass(slots=True)
class Book:
    """The workbook of an evening.

    Attributes:
        workbook: the workbook itself.
        grids: its sheets by title.
        home: the sheet of facts.
        facts: what holds for the whole evening.
        law: the systems named there.
        players: the players' sheet, or None if somebody removed it.
        lists: the lists, by series and table.
        names: everybody by name, in order.
        renamed: new names by old ones that the players' sheet does not have yet.
        found: what is wrong with the file.
        losses: what could not even be read, so that it would be lost by writing.
        sides: players' sheet, ranking and log with their columns, as far as they are there.
    """

    workbook: "Workbook"
    grids: dict[str, Grid]
    home: Grid
    facts: FactsRead
    law: Law
    players: Players | None = None
    lists: list[ListSheet] = field(default_factory=list)
    names: tuple[str, ...] = ()
    renamed: dict[str, str] = field(default_factory=dict)
    found: list[Finding] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    sides: dict[str, tuple[Grid, Columns]] = field(default_factory=dict)

    @property
    def foreign_titles(self) -> frozenset[str]:
        """The titles of the sheets that are not the program's own."""
        own = {one.sheet.title for one in self.lists}
        own |= {self.home.sheet.title, *(grid.sheet.title for grid, _ in self.sides.values())}
        return frozenset(title for title in self.grids if title not in own)

    def side(self, key: str) -> tuple[Grid, Columns]:
        """Return a sheet beside the lists and its columns; one that was removed comes back."""
        if key not in self.sides:
            from skatcalc.workbook.store.build import add_side_sheet

            sheet = add_side_sheet(self.workbook, key, self.facts.facts)
            grid = self.grids[sheet.title] = Grid(sheet, lambda *_: None)
            found = find_side_sheet([grid], key, self.side_columns(key))
            if found is None:
                raise ValueError(f"no headings on the new sheet {sheet.title}")
            self.sides[key] = found
        return self.sides[key]

    def side_columns(self, key: str) -> tuple[Column, ...]:
        """Return the declared columns of a sheet beside the lists."""
        return side_columns(key, self.facts.facts.series)

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


class Opened(NamedTuple):
    """A workbook as openpyxl reads it, and what it warned that it leaves out."""

    workbook: "Workbook"
    losses: list[Loss]


def open_workbook(content: bytes, path: Path, *, values: bool = False) -> Opened:
    """Return an openpyxl workbook of a file's content.

    Args:
        content: the file.
        path: its name, for the message.
        values: whether formulas are to be read as the values last computed for them.

    Raises:
        SkatcalcError: if it is no workbook, or cut off, or hostile.
    """
    from openpyxl import load_workbook

    refuse_unusable(content, path)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            rich = not values and _has_rich_text(package)
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            workbook = load_workbook(io.BytesIO(content), data_only=values, rich_text=rich)
    except Exception as error:  # the library raises whatever its parsers raise
        raise SkatcalcError(finding("file_not_a_workbook", file=path)) from error
    said = [str(one.message) for one in warned if one.category is UserWarning]
    return Opened(workbook, [Loss("named", words) for words in said if not _harmless(words)])


def _harmless(warning: str) -> bool:
    """Tell whether a warning of openpyxl is about nothing, or about what is compared anyway."""
    return "extension is not supported" in warning or "no default style" in warning


def _has_rich_text(package: zipfile.ZipFile) -> bool:
    """Tell whether any cell has letters of several looks; reading them all so is slow."""
    return any(
        _RUN.search(package.read(name))
        for name in package.namelist()
        if name.lower().endswith("sharedstrings.xml") or name.lower().startswith("xl/worksheets/s")
    )


class _Cached:
    """Values last computed for formulas; the file is read again only if one is asked for."""

    def __init__(self, content: bytes, path: Path) -> None:
        self._content, self._path = content, path
        self._values: Workbook | None = None

    def __call__(self, sheet: str, row: int, column: int) -> object:
        if self._values is None:
            self._values = open_workbook(self._content, self._path, values=True).workbook
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
    workbook, lost = open_workbook(content, path)
    cached = _Cached(content, path)
    grids = {sheet.title: Grid(sheet, cached) for sheet in workbook.worksheets}
    home = next((grid for grid in grids.values() if holds_facts(grid)), None)
    if home is None:
        raise SkatcalcError(finding("file_not_an_evening", file=path))
    facts = read_facts(home)
    book = Book(workbook, grids, home, facts, law_of(facts.facts), losses=lost)
    book.found += facts.found
    _find_sides(book)
    _find_lists(book)
    for one in book.lists:
        read_rows(one, book.law.rules)
        compute(one, book)
    _check_sums(book)
    return book


def _check_sums(book: Book) -> None:
    """Find sums above the lists and places in the ranking that somebody typed over."""
    from skatcalc.workbook.store.ranking import check_ranking

    for one in book.lists:
        if one.computed is not None and one.usable:
            one.found += head_findings(one, one.computed)
            one.stale = one.stale or head_is_stale(one, one.computed)
    book.found += check_ranking(book)


def _find_sides(book: Book) -> None:
    others = [grid for grid in book.grids.values() if grid is not book.home]
    for key in SIDE_SHEETS:
        found = find_side_sheet(others, key, book.side_columns(key))
        if found is not None:
            book.sides[key] = found
            others.remove(found[0])
    if "players" in book.sides:
        book.players = read_players(*book.sides["players"])
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
    changed, one.stale = False, one.seats.before != one.seats.names
    for row, values, saved in expected_rows(one, one.computed, law.rules, book.lang):
        one.stale = one.stale or bool(row.read.completed) or is_stale(one, row, values, saved)
        typed = typed_over(one, row, values)
        one.found += [typed_finding(one, row, t, values.get(t.name)) for t in typed]
        one.found += stale_marks(one, row, values)
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

    key = (series, table)
    sheet = add_list_sheet(book.workbook, book.facts.facts, book.law.rules, key, names)
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
