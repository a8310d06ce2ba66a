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
from skatcalc.models.evening import Footer, Written
from skatcalc.models.game import Game
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.cells import Words, contract_words, read_number, with_mapped
from skatcalc.notation.footers import footer_row, read_footer
from skatcalc.notation.headings import Columns, find_columns, fold_heading
from skatcalc.notation.rows import COLUMN_WORDS, GameRow, RowReader
from skatcalc.notation.tables import Line, fitted
from skatcalc.notation.words import fold

if TYPE_CHECKING:
    from skatcalc.notation.columns import ColumnMap

PREAMBLE = 30
"""Rows that may stand above the row of headings."""

_UNUSED_MAY_HOLD = frozenset(
    {"id", "ruleset", "players", "series", "table", "deal", "dealer", "levels"}
)


class ListRow(NamedTuple):
    """One row of a foreign list.

    Attributes:
        place: where it stands.
        row: the row or line by its number.
        series, table: the list it belongs to, None if the table does not say.
        number: the deal number.
        declarer, dealer: as they are written: a seat number, a name, the beginning of one.
        seat: the seat under which the running total stands, None if there is no such column.
        game: the game, None if it was passed in or cannot be read.
        passed: whether it was passed in.
        written: the numbers of the list itself.
        findings: what is wrong; an error means that the row cannot be read.
    """

    place: Place
    row: int
    series: int | None
    table: int | None
    number: int
    declarer: str | None
    dealer: str | None
    seat: int | None
    game: Game | None
    passed: bool
    written: Written
    findings: tuple[Finding, ...]


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
    lines: Iterable[Line],
    at: Callable[[int], Place],
    rules: RuleSet,
    own: ColumnMap | None = None,
) -> ListFile:
    """Return the rows of a foreign list.

    Args:
        lines: the rows of the table, from the top.
        at: the place of a row.
        rules: the rule system, for base values and contracts.
        own: the column map, if there is one.

    Raises:
        SkatcalcError: if there is no row of headings with a column for the game, if two
            headings mean the same column, or the column map does not fit.
    """
    stream = iter(lines)
    columns, header = _header(stream, at, own)
    reader = _ListReader(columns, at, rules, own, at(header))
    rows = tuple(row for line in stream if (row := reader.read(line)) is not None)
    seats = max(columns.seats, default=0)
    return ListFile(rows, tuple(reader.footers), dict(reader.skipped), seats)


def _header(
    stream: Iterator[Line], at: Callable[[int], Place], own: ColumnMap | None
) -> tuple[Columns, int]:
    """Return the columns and the row of the headings: the first row that names the game."""
    first: Line | None = None
    mapped = {heading: name for name, heading in own.columns.items()} if own else {}
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
    what = Word("what.contract_column")
    raise SkatcalcError(
        finding("heading_missing", at(first.number), what=what, found=", ".join(first.cells))
    )


class _ListReader:
    """Reads the rows under the headings and keeps what all of them need."""

    def __init__(
        self,
        columns: Columns,
        at: Callable[[int], Place],
        rules: RuleSet,
        own: ColumnMap | None,
        header: Place,
    ) -> None:
        self.columns, self.at, self.own = columns, at, own
        self.contracts = contract_words(rules)
        aliases: dict[str, str] = {}
        words: dict[str, Words] = {}
        self.skips: dict[int, frozenset[str]] = {}
        if own is not None:
            _check_headings(columns, own, header)
            words, aliases = _mapped_words(own)
            self.skips = _skips(columns, own)
        self.reader = RowReader(columns, words, aliases)
        self.skipped: Counter[tuple[str, str]] = Counter()
        self.footers: list[Footer] = []
        self.counted: Counter[tuple[int | None, int | None]] = Counter()

    def read(self, line: Line) -> ListRow | None:
        """Return a row with a deal; None for a footer, an unused row or one that is skipped."""
        place = self.at(line.number)
        cells, fault = fitted(line, len(self.columns.headings))
        if fault is not None and fault.is_error:
            return _broken(line, place, fault)
        if self._skip(cells):
            return None
        footer = footer_row(cells) if self.columns.seats else None
        if footer is not None:
            self.footers += read_footer(footer, cells, self.columns, line.number)
            return None
        row = self.reader.read(cells, self.contracts)
        if _unused(row):
            return None
        return self._deal(line.number, place, cells, row, fault)

    def _skip(self, cells: Sequence[str]) -> bool:
        for position, words in self.skips.items():
            word = cells[position].strip()
            if word and (not words or fold(word) in words):
                self.skipped[self.columns.headings[position], word] += 1
                return True
        return False

    def _deal(
        self,
        number: int,
        place: Place,
        cells: Sequence[str],
        row: GameRow,
        fault: Finding | None,
    ) -> ListRow:
        fields, found = row.fields, list(row.findings)
        passed = row.passed or _passed(row)
        if passed and not row.passed:
            found = [f for f in found if f.kind.name != "contract_missing"]
        game = _with_sign(row.game, fields, self.own)
        seat, seat_found = self._seat(cells, fields, passed)
        found += seat_found + ([fault] if fault is not None else [])
        series, table = fields.get("series"), fields.get("table")
        found += _ranges(fields, self.columns)
        self.counted[series, table] += 1
        deal = fields.get("deal", self.counted[series, table])
        if "deal" in self.columns.at and "deal" not in fields:
            found.append(self._no_number(cells))
        where = place.within(Place(deal=deal))
        return ListRow(
            place,
            number,
            series,
            table,
            deal,
            fields.get("declarer"),
            fields.get("dealer"),
            seat,
            game,
            passed,
            self._written(cells, fields, seat, game),
            tuple(f.at(where) for f in found),
        )

    def _no_number(self, cells: Sequence[str]) -> Finding:
        heading = self.columns.heading("deal")
        word = cells[self.columns.at["deal"]].strip()
        expected = COLUMN_WORDS["deal"].expected
        return finding("cell_unreadable", column=heading, word=word, expected=expected)

    def _seat(
        self, cells: Sequence[str], fields: Mapping[str, Any], passed: bool
    ) -> tuple[int | None, list[Finding]]:
        """Return the seat under which the only running total of the row stands."""
        if "declarer" in fields or passed:
            return None, []
        filled = [s for s in self.columns.seats if self._number_at(cells, self.columns.seats[s])]
        if len(filled) > 1:
            names = ", ".join(self.columns.headings[self.columns.seats[s]] for s in filled)
            return None, [finding("two_running_totals", columns=names)]
        return (filled[0] if filled else None), []

    def _number_at(self, cells: Sequence[str], position: int) -> str:
        """Return what stands in a cell, "" for a dash."""
        text = cells[position].strip()
        return "" if text in ("-", "–", "—") else text

    def _written(
        self,
        cells: Sequence[str],
        fields: Mapping[str, Any],
        seat: int | None,
        game: Game | None,
    ) -> Written:
        score = fields.get("score")
        if score is not None and self.own is not None and self.own.unsigned_score:
            score = -abs(score) if game is not None and game.won is False else abs(score)
        counters = {
            what: self._counter(cells, self.columns.counters.get((seat or 0, what)))
            for what in ("won", "lost")
        }
        total = fields.get("running_total")
        if seat is not None:
            total = self._counter(cells, self.columns.seats[seat])
        return Written(score, total, **counters, passed_in=fields.get("passed_in"))

    def _counter(self, cells: Sequence[str], position: int | None) -> int | None:
        if position is None:
            return None
        try:
            return read_number(cells[position].strip())
        except ValueError:
            return None


def _broken(line: Line, place: Place, fault: Finding) -> ListRow:
    """Return a row of which nothing can be read."""
    nothing = (None, None, 0, None, None, None, None, False, Written())
    return ListRow(place, line.number, *nothing, (fault.at(place),))


def _unused(row: GameRow) -> bool:
    """Tell whether a row is pre-printed or empty: a number, a dealer, no deal."""
    said = {name for name, value in row.fields.items() if value}
    unread = [f for f in row.findings if f.kind.name != "contract_missing"]
    return not row.passed and not unread and said <= _UNUSED_MAY_HOLD


def _passed(row: GameRow) -> bool:
    """Tell whether a row is a passed-in deal: said so, or ticked without a game."""
    ticked = bool(row.fields.get("passed_in")) and "contract" not in row.fields
    return row.passed or (ticked and "declarer" not in row.fields)


def _with_sign(game: Game | None, fields: Mapping[str, Any], own: ColumnMap | None) -> Game | None:
    """Return the game with the result that the sign of its list points says, if nothing else."""
    score = fields.get("score")
    says = game is not None and (game.won, game.card_points, game.tricks, game.ending)
    if not score or says != (None, None, None, None) or (own is not None and own.unsigned_score):
        return game
    return replace(game, won=score > 0) if game is not None else None


def _ranges(fields: Mapping[str, Any], columns: Columns) -> list[Finding]:
    """Series, tables and deals are counted from 1."""
    return [
        finding(
            "number_out_of_range",
            column=columns.heading(name),
            n=fields[name],
            what=Word(f"what.{name}"),
        )
        for name in ("series", "table", "deal")
        if name in fields and fields[name] < 1
    ]


def _check_headings(columns: Columns, own: ColumnMap, header: Place) -> None:
    """Refuse a map that names headings the list does not have."""
    there = {fold_heading(heading) for heading in columns.headings}
    named = [*own.columns.values(), *own.skip, *own.seats]
    absent = [heading for heading in named if fold_heading(heading) not in there]
    if absent:
        found = ", ".join(columns.headings)
        raise SkatcalcError(
            *(finding("map_heading_absent", header, heading=h, found=found) for h in absent)
        )


def _mapped_words(own: ColumnMap) -> tuple[dict[str, Words], dict[str, str]]:
    """Return the columns' words with those of the map, and the map's words for contracts."""
    words: dict[str, Words] = {}
    wrong: list[Finding] = []
    for name in {*own.values, *own.unknown} - {"contract"}:
        values = own.values.get(name, {})
        for theirs, ours in values.items():
            try:
                with_mapped(COLUMN_WORDS[name], {theirs: ours}, ())
            except ValueError:
                expected = COLUMN_WORDS[name].expected
                wrong.append(finding("map_word_wrong", column=name, word=ours, expected=expected))
        if not wrong:
            words[name] = with_mapped(COLUMN_WORDS[name], values, own.unknown.get(name, ()))
    if wrong:
        raise SkatcalcError(*wrong)
    return words, dict(own.values.get("contract", {}))


def _skips(columns: Columns, own: ColumnMap) -> dict[int, frozenset[str]]:
    """Return the words whose rows are left out, by the position of their column."""
    places = {fold_heading(heading): at for at, heading in enumerate(columns.headings)}
    return {
        places[fold_heading(heading)]: frozenset(fold(word) for word in words)
        for heading, words in own.skip.items()
    }
