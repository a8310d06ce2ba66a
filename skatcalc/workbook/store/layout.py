"""The sheets of an evening workbook as data: one table for the reader and the writer.

A column is named by its key; its heading in either language comes from the catalogue. A
column that a later rule system needs is one more row here (and, if it is a field of `Game`,
nothing else).
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from skatcalc.catalogue import LANGUAGES, Lang, text
from skatcalc.models.ruleset import RuleSet


class Role(StrEnum):
    """Who owns the cells of a column.

    RAW counts as typed. OFFICIAL counts as typed, but is filled in by the program from card
    points and tricks. COMPUTED follows from the others. FREE belongs to people. HIDDEN
    remembers what was last saved.
    """

    RAW = "raw"
    OFFICIAL = "official"
    COMPUTED = "computed"
    FREE = "free"
    HIDDEN = "hidden"


class Kind(StrEnum):
    """How the cells of a column are read and written."""

    NUMBER = "number"
    MARK = "mark"
    CONTRACT = "contract"
    PLAYER = "player"
    RESULT = "result"
    ENDING = "ending"
    REPLACEMENT = "replacement"
    YES_NO = "yes_no"
    THREE = "three"
    TEXT = "text"


class Column(NamedTuple):
    """One column of a sheet.

    Attributes:
        key: the name the program uses; with `seat` it is unique in its sheet.
        role: who owns the cells.
        kind: how they are read.
        width: the width in characters.
        field: the field of `Game` it holds, or an empty string.
        seat: the seat or series number it is repeated for, or 0.
        played: tells whether a rule system needs it; a new list has it only then. It comes
            by itself where something is entered that belongs into it.
    """

    key: str
    role: Role
    kind: Kind
    width: float = 6
    field: str = ""
    seat: int = 0
    played: Callable[[RuleSet], bool] | None = None

    @property
    def name(self) -> str:
        """The key with its number: `total` of seat 2 is `total2`."""
        return f"{self.key}{self.seat}" if self.seat else self.key

    def heading(self, lang: Lang) -> str:
        """Return the heading in a language."""
        return text(f"column.{self.key}", lang, n=self.seat)


def _mark(key: str, role: Role = Role.RAW) -> Column:
    return Column(key, role, Kind.MARK, 4.5, field=key)


_BEFORE: tuple[Column, ...] = (
    Column("number", Role.RAW, Kind.NUMBER, 6),
    Column("dealer", Role.COMPUTED, Kind.TEXT, 15),
    Column("declarer", Role.RAW, Kind.PLAYER, 15),
    Column("contract", Role.RAW, Kind.CONTRACT, 10, field="contract"),
    Column("base", Role.COMPUTED, Kind.NUMBER, 6),
    Column("with", Role.RAW, Kind.NUMBER, 6, field="matadors"),
    Column("without", Role.RAW, Kind.NUMBER, 8, field="matadors"),
    _mark("hand"),
    _mark("schneider", Role.OFFICIAL),
    _mark("schneider_announced", Role.OFFICIAL),
    _mark("schwarz", Role.OFFICIAL),
    _mark("schwarz_announced", Role.OFFICIAL),
    _mark("ouvert"),
    Column("plus", Role.COMPUTED, Kind.NUMBER, 6),
    Column("minus", Role.COMPUTED, Kind.NUMBER, 6),
    Column("bid", Role.RAW, Kind.NUMBER, 8, field="bid"),
    Column("card_points", Role.RAW, Kind.NUMBER, 7, field="card_points"),
    Column("tricks", Role.RAW, Kind.NUMBER, 7, field="tricks"),
    Column("result", Role.OFFICIAL, Kind.RESULT, 11, field="won"),
)
_PER_SEAT: tuple[Column, ...] = (
    Column("total", Role.COMPUTED, Kind.NUMBER, 8),
    Column("won", Role.COMPUTED, Kind.NUMBER, 5),
    Column("lost", Role.COMPUTED, Kind.NUMBER, 5),
)


def _kontra(rules: RuleSet) -> bool:
    return len(rules.kontra_factors) > 0


def _re(rules: RuleSet) -> bool:
    return len(rules.kontra_factors) > 1


def _supra(rules: RuleSet) -> bool:
    return len(rules.kontra_factors) > 2


def _bock(rules: RuleSet) -> bool:
    return rules.bock.factor > 1


def _spitze(rules: RuleSet) -> bool:
    return rules.spitze_steps > 0


def _schenken(rules: RuleSet) -> bool:
    return rules.schenken


def _ramsch(rules: RuleSet) -> bool:
    return any(contract.alone for contract in rules.contracts)


def _pushing(rules: RuleSet) -> bool:
    return _ramsch(rules) and rules.ramsch.pushing


def _virgin(rules: RuleSet) -> bool:
    return _ramsch(rules) and rules.ramsch.announced_factor > 1


def _house(
    key: str, played: Callable[[RuleSet], bool], kind: Kind = Kind.MARK, field: str = ""
) -> Column:
    """Return a column that only some rule systems need; a dot leads into `Game.ramsch`."""
    return Column(key, Role.RAW, kind, 9, field or key, played=played)


_HOUSE_RULES: tuple[Column, ...] = (
    _house("kontra", _kontra),
    _house("re", _re),
    _house("supra", _supra),
    _house("bock", _bock),
    _house("spitze", _spitze),
    _house("spitze_made", _spitze, Kind.YES_NO),
    _house("refused", _schenken),
    _house("ramsch_points", _ramsch, Kind.THREE, "ramsch.points"),
    _house("ramsch_tricks", _ramsch, Kind.THREE, "ramsch.tricks"),
    _house("last_trick", _ramsch, Kind.NUMBER, "ramsch.last_trick"),
    _house("ramsch_skat", _ramsch, Kind.NUMBER, "ramsch.skat"),
    _house("pushes", _pushing, Kind.NUMBER, "ramsch.pushes"),
    _house("announced", _virgin, Kind.NUMBER, "ramsch.announced"),
)
_AFTER: tuple[Column, ...] = (
    Column("passed_in", Role.COMPUTED, Kind.NUMBER, 11),
    Column("ending", Role.RAW, Kind.ENDING, 12, field="ending"),
    Column("replacement", Role.RAW, Kind.REPLACEMENT, 12, field="replacement"),
    *_HOUSE_RULES,
    Column("written_score", Role.RAW, Kind.NUMBER, 10),
    Column("written_total", Role.RAW, Kind.NUMBER, 10),
    Column("note", Role.FREE, Kind.TEXT, 24),
    Column("check", Role.COMPUTED, Kind.TEXT, 24),
    Column("saved", Role.HIDDEN, Kind.TEXT, 4),
)


@lru_cache(maxsize=8)
def deal_columns(size: int) -> tuple[Column, ...]:
    """Return every column a list for a table of `size` players can have."""
    seats = (c._replace(seat=n) for n in range(1, size + 1) for c in _PER_SEAT)
    return (*_BEFORE, *seats, *_AFTER)


ENTERED = frozenset({Role.RAW, Role.OFFICIAL})
FOLLOWING = frozenset({Role.COMPUTED})


@lru_cache(maxsize=32)
def named_columns(size: int, roles: frozenset[Role]) -> dict[str, Column]:
    """Return the columns of a list that have certain roles, by name; the number apart."""
    wanted = (c for c in deal_columns(size) if c.role in roles and c.key != "number")
    return {c.name: c for c in wanted}


HEAD_COLUMNS: tuple[Column, ...] = (
    Column("seat", Role.RAW, Kind.NUMBER),
    Column("player", Role.RAW, Kind.TEXT),
    Column("sum_total", Role.COMPUTED, Kind.NUMBER),
    Column("sum_points", Role.COMPUTED, Kind.NUMBER),
    Column("sum_won", Role.COMPUTED, Kind.NUMBER),
    Column("sum_lost", Role.COMPUTED, Kind.NUMBER),
    Column("sum_others", Role.COMPUTED, Kind.NUMBER),
    Column("head_note", Role.FREE, Kind.TEXT),
)
"""The block of seats and totals above a list; its hidden cell is in the list's `saved` column."""

PLAYER_COLUMNS: tuple[Column, ...] = (
    Column("player_number", Role.RAW, Kind.NUMBER, 6),
    Column("player_name", Role.RAW, Kind.TEXT, 30),
    Column("player_note", Role.FREE, Kind.TEXT, 30),
    Column("saved", Role.HIDDEN, Kind.TEXT, 4),
)

LOG_COLUMNS: tuple[Column, ...] = (
    Column("log_time", Role.RAW, Kind.TEXT, 20),
    Column("log_action", Role.RAW, Kind.TEXT, 11),
    Column("log_series", Role.RAW, Kind.NUMBER, 7),
    Column("log_table", Role.RAW, Kind.NUMBER, 7),
    Column("log_deal", Role.RAW, Kind.NUMBER, 7),
    Column("log_old", Role.RAW, Kind.TEXT, 36),
    Column("log_new", Role.RAW, Kind.TEXT, 36),
    Column("log_undone", Role.RAW, Kind.MARK, 17),
    Column("log_id", Role.HIDDEN, Kind.TEXT, 4),
    Column("log_before", Role.HIDDEN, Kind.TEXT, 4),
    Column("log_after", Role.HIDDEN, Kind.TEXT, 4),
)


@lru_cache(maxsize=8)
def ranking_columns(series: int) -> tuple[Column, ...]:
    """Return the columns of the ranking of an evening with so many series."""
    per_series = (
        Column("rank_series", Role.COMPUTED, Kind.NUMBER, 9, seat=n) for n in range(1, series + 1)
    )
    return (
        Column("rank_place", Role.COMPUTED, Kind.NUMBER, 7),
        Column("rank_player", Role.COMPUTED, Kind.TEXT, 30),
        *per_series,
        Column("rank_total", Role.COMPUTED, Kind.NUMBER, 10),
        Column("rank_won", Role.COMPUTED, Kind.NUMBER, 7),
        Column("rank_lost", Role.COMPUTED, Kind.NUMBER, 7),
        Column("rank_decided", Role.COMPUTED, Kind.TEXT, 28),
        Column("rank_note", Role.FREE, Kind.TEXT, 24),
        Column("saved", Role.HIDDEN, Kind.TEXT, 4),
    )


def side_columns(key: str, series: int) -> tuple[Column, ...]:
    """Return the columns of a sheet beside the lists: "players", "ranking" or "log"."""
    fixed = {"players": PLAYER_COLUMNS, "log": LOG_COLUMNS}
    return fixed.get(key) or ranking_columns(series)


FACTS: tuple[str, ...] = ("date", "club", "rules", "system", "series", "rounds", "deals", "lots")
"""The rows of the facts sheet, in order; `lots` runs on to the right, one name a cell."""

TABLE_FACTS: tuple[str, ...] = ("series", "table", "planned")
"""What the second row of a list says, as label and value side by side."""

SHEETS: tuple[str, ...] = ("facts", "players", "ranking", "log")
"""The sheets beside the lists, by key."""


def table_sheet_name(series: int, table: int, lang: Lang) -> str:
    """Return the name of a list's sheet.

    >>> table_sheet_name(1, 12, "de")
    'S1 T12'
    """
    return text("sheet.table", lang, series=series, table=table)


def normal(heading: object) -> str:
    r"""Return a heading as it is compared: one case, single blanks, no full stop or colon.

    >>> normal(" Lfd.\nNr. ")
    'lfd. nr'
    """
    return " ".join(str(heading).casefold().replace("−", "-").split()).rstrip(".:")


def by_heading(columns: Iterable[Column]) -> dict[str, Column]:
    """Return the columns by their headings in both languages."""
    return {normal(c.heading(lang)): c for c in columns for lang in LANGUAGES}


@lru_cache(maxsize=16)
def labels(prefix: str, keys: tuple[str, ...]) -> dict[str, tuple[str, Lang]]:
    """Return `(key, language)` by label, for labels that stand beside or above a value."""
    return {
        normal(text(f"{prefix}.{key}", lang)): (key, lang)
        for lang in reversed(LANGUAGES)
        for key in keys
    }
