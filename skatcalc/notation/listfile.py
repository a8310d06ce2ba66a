"""A list of deals in a foreign table: its rows, its footer, what was left out.

Nothing is judged here and nobody is seated: a row says what it says, and the caller knows
the players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from skatcalc.findings import Finding, Place, SkatcalcError, Word, finding
from skatcalc.models.evening import NOTHING_WRITTEN, Footer, Written
from skatcalc.models.game import Game
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.cells import NUMBER
from skatcalc.notation.footers import footer_row, read_footer
from skatcalc.notation.headings import Columns, find_columns
from skatcalc.notation.mapping import Mapped, apply_map
from skatcalc.notation.rows import COLUMN_WORDS, GameRow, RowReader
from skatcalc.notation.tables import Line, fitted
from skatcalc.notation.words import fold

if TYPE_CHECKING:
    from skatcalc.notation.columns import ColumnMap

At = Callable[[int], Place]
BySeat = Mapping[tuple[int, str], int]

NO_NUMBERS: BySeat = {}

PREAMBLE = 30
"""Rows that may stand above the row of headings."""

PRINTED = frozenset({"id", "ruleset", "players", "series", "table", "deal", "dealer", "levels"})
"""A row that says no more than this was printed in advance and not played."""


class ListRow(NamedTuple):
    """One row of a foreign list.

    Attributes:
        row: the row or line by its number.
        place: where it stands.
        series, table: the list it belongs to, None if the table does not say.
        number: the deal number, 0 if it cannot be read.
        declarer, dealer: as they are written: a seat number, a name, the beginning of one.
        game: the game, None if it was passed in or cannot be read.
        passed: whether it was passed in.
        written: the numbers of the list itself, but for those in the players' own columns.
        by_seat: the numbers in the players' own columns: "total", "won", "lost" by seat.
        findings: what is wrong with the row; an error means that it cannot be read.
    """

    row: int
    place: Place
    series: int | None = None
    table: int | None = None
    number: int = 0
    declarer: str | None = None
    dealer: str | None = None
    game: Game | None = None
    passed: bool = False
    written: Written = NOTHING_WRITTEN
    by_seat: BySeat = NO_NUMBERS
    findings: tuple[Finding, ...] = ()

    def seats_with_total(self) -> tuple[int, ...]:
        """Return the seats under which a running total stands."""
        return tuple(seat for seat, what in self.by_seat if what == "total")

    def written_for(self, seat: int | None) -> Written:
        """Return the numbers of the list for the declarer in a seat, his own columns included."""
        if seat is None:
            return self.written
        own = {what: self.by_seat.get((seat, what)) for what in ("total", "won", "lost")}
        total = self.written.running_total if own["total"] is None else own["total"]
        return replace(self.written, running_total=total, won=own["won"], lost=own["lost"])


class ListFile(NamedTuple):
    """A foreign list as it was read.

    Attributes:
        rows: every row with a deal, in order.
        footers: the numbers of the footer.
        skipped: the rows that the column map leaves out, by column and word.
        seats: the highest seat with a column of its own, 0 if there are none.
    """

    rows: tuple[ListRow, ...]
    footers: tuple[Footer, ...]
    skipped: Mapping[tuple[str, str], int]
    seats: int


def read_list(
    lines: Iterable[Line], at: At, rules: RuleSet, own: ColumnMap | None = None
) -> ListFile:
    """Return the rows of a foreign list.

    Args:
        lines: the rows of the table, from the top.
        at: what gives the place of a row.
        rules: the rule system, for base values and contracts.
        own: the column map, if there is one.

    Raises:
        SkatcalcError: if there is no row of headings with a column for the game, if two
            headings mean the same column, or the column map does not fit.
    """
    stream = iter(lines)
    columns, header = _header(stream, at, own)
    reader = _ListReader(columns, apply_map(own, columns, at(header), rules), at)
    rows = tuple(row for line in stream if (row := reader.read(line)) is not None)
    seats = max(columns.seats, default=0)
    return ListFile(rows, tuple(reader.footers), dict(reader.skipped), seats)


def _header(stream: Iterator[Line], at: At, own: ColumnMap | None) -> tuple[Columns, int]:
    """Return the columns and the row of the headings: the first row that names the game."""
    first: Line | None = None
    mapped = {heading: str(name) for name, heading in own.columns.items()} if own else {}
    for line in islice(stream, PREAMBLE):
        if line.fault is not None:
            raise SkatcalcError(line.fault.at(at(line.number)))
        first = first or line
        try:
            columns = find_columns(line.cells, mapped, own.seats if own else ())
        except SkatcalcError as error:
            raise SkatcalcError(*(f.at(at(line.number)) for f in error.findings)) from None
        if "contract" in columns.at:
            return columns, line.number
    if first is None:
        raise SkatcalcError(finding("table_empty", at(1), file=at(1).file))
    what, found = Word("what.contract_column"), ", ".join(first.cells)
    raise SkatcalcError(finding("heading_missing", at(first.number), what=what, found=found))


class _ListReader:
    """Reads the rows under the headings and keeps what all of them need."""

    def __init__(self, columns: Columns, mapped: Mapped, at: At) -> None:
        self.columns, self.mapped, self.at = columns, mapped, at
        self.reader = RowReader(columns, mapped.words)
        self.skipped: Counter[tuple[str, str]] = Counter()
        self.footers: list[Footer] = []
        self.counted: Counter[tuple[int | None, int | None]] = Counter()

    def read(self, line: Line) -> ListRow | None:
        """Return a row with a deal; None for a footer, an unused row or one that is skipped."""
        place = self.at(line.number)
        cells, fault = fitted(line, len(self.columns.headings))
        if fault is not None and fault.is_error:
            return ListRow(line.number, place, findings=(fault.at(place),))
        if self._skip(cells):
            return None
        footer = footer_row(cells) if self.columns.seats else None
        if footer is not None:
            self.footers += read_footer(footer, cells, self.columns, line.number)
            return None
        row = self.reader.read(cells, self.mapped.contracts)
        if _unused(row):
            return None
        listed = self._listed(line.number, place, cells, row)
        by_seat, found = self._by_seat(cells)
        found += [*listed.findings, *([fault] if fault is not None else [])]
        where = replace(place, deal=listed.number or None)
        return listed._replace(by_seat=by_seat, findings=tuple(f.at(where) for f in found))

    def _skip(self, cells: Sequence[str]) -> bool:
        for position, words in self.mapped.skips.items():
            word = cells[position].strip()
            if word and (not words or fold(word) in words):
                self.skipped[self.columns.headings[position], word] += 1
                return True
        return False

    def _listed(self, number: int, place: Place, cells: Sequence[str], row: GameRow) -> ListRow:
        """Return what the row says, as the deal of a list."""
        fields, passed = row.fields, row.passed or _ticked(row)
        found = [f for f in row.findings if not (passed and f.kind.name == "contract_missing")]
        found += self._numbers(fields)
        lists = fields.get("series"), fields.get("table")
        self.counted[lists] += 1
        deal = fields.get("deal")
        if deal is None and "deal" in self.columns.at:
            found.append(self._unreadable("deal", cells))
        elif deal is None:
            deal = self.counted[lists]
        game = None if passed else self._with_sign(row)
        return ListRow(
            number,
            place,
            *lists,
            number=deal or 0,
            declarer=fields.get("declarer"),
            dealer=fields.get("dealer"),
            game=game,
            passed=passed,
            written=self._written(fields, game),
            findings=tuple(found),
        )

    def _unreadable(self, name: str, cells: Sequence[str]) -> Finding:
        word, words = cells[self.columns.at[name]].strip(), COLUMN_WORDS[name]
        heading = self.columns.heading(name)
        return finding("cell_unreadable", column=heading, word=word, expected=words.expected)

    def _numbers(self, fields: Mapping[str, Any]) -> list[Finding]:
        """Series, tables and deals are counted from 1."""
        return [
            finding(
                "number_out_of_range",
                column=self.columns.heading(name),
                n=fields[name],
                what=Word(f"what.{name}"),
            )
            for name in ("series", "table", "deal")
            if fields.get(name, 1) < 1
        ]

    def _with_sign(self, row: GameRow) -> Game | None:
        """Return the game; where nothing else says how it ended, the sign of its points does."""
        game, score = row.game, row.fields.get("score")
        if game is None or not score or self.mapped.unsigned_score:
            return game
        if (game.won, game.card_points, game.tricks, game.ending) != (None, None, None, None):
            return game
        return replace(game, won=score > 0)

    def _written(self, fields: Mapping[str, Any], game: Game | None) -> Written:
        score = fields.get("score")
        if score is not None and self.mapped.unsigned_score:
            score = -abs(score) if game is not None and game.won is False else abs(score)
        total, passed = fields.get("running_total"), fields.get("passed_in")
        return Written(score, total, passed_in=passed)

    def _by_seat(self, cells: Sequence[str]) -> tuple[dict[tuple[int, str], int], list[Finding]]:
        """Return the numbers in the players' own columns, and those that cannot be read."""
        places = {(seat, "total"): at for seat, at in self.columns.seats.items()}
        numbers: dict[tuple[int, str], int] = {}
        found = []
        for key, position in {**places, **self.columns.counters}.items():
            word = cells[position]
            try:
                number = NUMBER[word] if word else None
            except ValueError:
                heading, expected = self.columns.headings[position], NUMBER.expected
                found.append(
                    finding("cell_unreadable", column=heading, word=word.strip(), expected=expected)
                )
                continue
            if number is not None:
                numbers[key] = number
        return numbers, found


def _unused(row: GameRow) -> bool:
    """Tell whether a row is printed in advance or empty: a number, a dealer, no deal."""
    said = {name for name, value in row.fields.items() if value}
    unread = [f for f in row.findings if f.kind.name != "contract_missing"]
    return not row.passed and not unread and said <= PRINTED


def _ticked(row: GameRow) -> bool:
    """Tell whether a row without a game is ticked or counted as passed in."""
    return bool(row.fields.get("passed_in")) and not {"contract", "declarer"} & row.fields.keys()
