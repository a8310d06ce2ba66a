"""One row of a list: cells to a deal and a deal to cells. No spreadsheet library here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from skatcalc.findings import Finding, Place, finding
from skatcalc.models.evening import Deal, Written
from skatcalc.models.game import Game, Ramsch
from skatcalc.models.ruleset import RuleSet
from skatcalc.workbook.store.cells import (
    PASSED,
    Got,
    Named,
    is_blank,
    read_contract,
    read_ending,
    read_mark,
    read_number,
    read_replacement,
    read_result,
    read_three,
    read_yes_no,
    settled,
)
from skatcalc.workbook.store.layout import Column, Kind
from skatcalc.workbook.store.saved import Saved
from skatcalc.workbook.store.seats import Seats

Values = Mapping[str, object]
EVIDENCE = ("card_points", "tricks", "ending")
RAMSCH = "ramsch."
PLACES = ("last_trick", "announced")
EXTRA = frozenset({"bid", "card_points", "tricks", "written_score", "written_total"})
"""Columns beside the official ones: where one is unreadable, the deal counts without it."""


@dataclass(frozen=True, slots=True)
class Context:
    """What a row needs to be read: columns by name, seats, rules, where its cells stand."""

    columns: Mapping[str, Column]
    seats: Seats
    rules: RuleSet
    place: Callable[[str], Place]


@dataclass(slots=True)
class RowRead:
    """What a row says.

    Attributes:
        deal: the deal, or None where there is none or it cannot be read.
        filled: whether anything is entered.
        found: what is wrong with its cells.
        derived: the official columns the program had filled in and that were left alone.
        completed: raw columns that a value typed under base, + or - speaks for, as on the form.
    """

    deal: Deal | None = None
    filled: bool = False
    found: list[Finding] = field(default_factory=list)
    derived: frozenset[str] = frozenset()
    completed: Mapping[str, str] = field(default_factory=dict)

    @property
    def broken(self) -> bool:
        """Tell whether something is entered that could not be read as a deal."""
        return self.filled and self.deal is None


class _Reader:
    """Reads the cells of one row and collects what is wrong with them."""

    def __init__(self, values: Values, saved: Saved, context: Context) -> None:
        self.values, self.saved, self.context = values, saved, context
        self.found: list[Finding] = []
        self.broken = False

    def raw(self) -> dict[str, Any]:
        """Return the meaning of every raw and official cell that holds something."""
        meanings: dict[str, Any] = {}
        for name, column in self.context.columns.items():
            value = self.values.get(name)
            if value is None or is_blank(value):
                continue
            meaning = self._one(name, column, value)
            if meaning is not None:
                meanings[name] = meaning
        return meanings

    def typed_number(self, name: str) -> int | None:
        """Return the number somebody typed into a computed cell, or None."""
        value = self.values.get(name)
        if is_blank(value) or value == self.saved.values.get(name):
            return None
        number = read_number(settled(value).value).value
        return number if isinstance(number, int) else None

    def _one(self, name: str, column: Column, value: object) -> object:
        got = settled(value)
        found = got.found
        if got.readable:
            got = self._meaning(column, got.value)
            found += got.found
        if found:
            self.found += [f.at(self.context.place(name)) for f in found]
            self.broken |= name not in EXTRA and any(f.is_error for f in found)
        return got.value

    def _meaning(self, column: Column, value: object) -> Got:
        context = self.context
        if column.kind is Kind.CONTRACT:
            return read_contract(value, context.rules)
        if column.kind is Kind.REPLACEMENT:
            return read_replacement(value, context.rules)
        if column.kind is Kind.PLAYER:
            return context.seats.read(value)
        return READERS[column.kind](value)


READERS: Mapping[Kind, Callable[[object], Got]] = {
    Kind.NUMBER: read_number,
    Kind.MARK: read_mark,
    Kind.RESULT: read_result,
    Kind.ENDING: read_ending,
    Kind.YES_NO: read_yes_no,
    Kind.THREE: read_three,
}
"""What reads the cells that say the same under every rule system and at every table."""


def read_row(number: int, row: int, values: Values, saved: Saved, context: Context) -> RowRead:
    """Return what a row of a list says.

    Args:
        number: the deal number in its number cell.
        row: the row of the sheet.
        values: the cells by column name, formulas as `Formula`.
        saved: what its hidden cell remembers.
        context: columns, seats and rules of the list.
    """
    reader = _Reader(values, saved, context)
    raw = reader.raw()
    typed = {name: reader.typed_number(name) for name in ("base", "plus", "minus")}
    filled = bool(raw or reader.found or any(v is not None for v in typed.values()))
    read = RowRead(filled=filled, found=reader.found)
    if not filled or reader.broken:
        return read
    written = Written(raw.get("written_score"), raw.get("written_total"))
    if _passed(raw):
        read.deal = Deal(number, None, None, written, row)
        return read
    game = _game(raw, typed, reader)
    read.found = reader.found
    if game is None:
        return read
    read.completed = _completed(game, raw)
    read.derived = _left_alone(values, saved, context)
    game = _without_derived(game, read.derived, saved)
    read.deal = Deal(number, raw.get("declarer"), game, written, row)
    return read


def _passed(raw: Mapping[str, Any]) -> bool:
    says = raw.get("result") == PASSED or raw.get("contract") == PASSED
    return says and not isinstance(raw.get("contract"), Named)


def _game(raw: Mapping[str, Any], typed: Mapping[str, int | None], reader: _Reader) -> Game | None:
    """Return the game the cells describe, None if they do not describe one."""
    named = raw.get("contract") or _by_base(typed["base"], reader)
    context = reader.context
    if not isinstance(named, Named):
        reader.found.append(finding("cell_game_missing", context.place("contract")))
        return None
    if "with" in raw and "without" in raw:
        reader.found.append(finding("with_and_without", context.place("with")))
        return None
    if raw.get("result") == PASSED:
        reader.found.append(finding("passed_with_game", context.place("result")))
        return None
    known = context.columns
    fields = {known[name].field: value for name, value in raw.items() if known[name].field}
    fields |= {"contract": named.contract, "won": _won(raw, typed)}
    if named.hand:
        fields["hand"] = True
    if named.ouvert:
        fields["ouvert"] = True
    if "matadors" in fields:
        fields["matadors"] = raw["with"] if "with" in raw else -raw["without"]
    alone = {name[len(RAMSCH) :]: fields.pop(name) for name in [*fields] if name.startswith(RAMSCH)}
    if alone:
        fields["ramsch"] = _ramsch(alone)
    return _with_silence(Game(**fields), raw)


def _ramsch(fields: Mapping[str, Any]) -> Ramsch:
    """Return how a ramsch ended; cells count the places from 1, records from 0."""
    known = dict(fields)
    for name in PLACES:
        if name in known:
            known[name] -= 1
    first, second, third = (n or 0 for n in known.pop("points", (0, 0, 0)))
    return Ramsch((first, second, third), **known)


def _by_base(base: int | None, reader: _Reader) -> object:
    return None if base is None else read_contract(base, reader.context.rules).value


def _won(raw: Mapping[str, Any], typed: Mapping[str, int | None]) -> bool | None:
    """Return the written result; a value typed under + or - says it as well."""
    if "result" in raw:
        return bool(raw["result"] == "won")
    if any(name in raw for name in EVIDENCE):
        return None
    if typed["plus"] is not None and typed["minus"] is None:
        return True
    return False if typed["minus"] is not None and typed["plus"] is None else None


def _completed(game: Game, raw: Mapping[str, Any]) -> dict[str, str]:
    """Return the raw columns to be filled in from what was typed into computed ones."""
    completed = {}
    if "contract" not in raw:
        completed["contract"] = game.contract
    if game.won is not None and "result" not in raw:
        completed["result"] = "won" if game.won else "lost"
    return completed


def _with_silence(game: Game, raw: Mapping[str, Any]) -> Game:
    """Read an empty official cell as "no" beside card points and a written result.

    Where nothing official is filled in, the card points speak alone.
    """
    if not any(name in raw for name in ("result", "schneider", "schwarz")):
        return game
    if game.card_points is not None and game.schneider is None:
        game = replace(game, schneider=False)
    if game.tricks is not None and game.schwarz is None:
        game = replace(game, schwarz=False)
    return game


def _left_alone(values: Values, saved: Saved, context: Context) -> frozenset[str]:
    """Return the official columns that the program filled in, if nobody touched one since.

    Whoever edits one of them has looked at the row: then all of them are what they say.
    """
    known = [name for name in saved.derived if name in context.columns]
    touched = any(not _same(values.get(name), saved.values.get(name)) for name in known)
    return frozenset() if touched else frozenset(known)


def _same(a: object, b: object) -> bool:
    """Tell whether two cells hold the same, an empty text being an empty cell."""
    return (None if is_blank(a) else a) == (None if is_blank(b) else b)


def _without_derived(game: Game, derived: frozenset[str], saved: Saved) -> Game:
    """Return the game as it was entered: what the program filled in follows anew.

    Where card points and tricks had said so and were cleared since, the official columns are
    all that is left, and count.
    """
    evident = any(getattr(game, name) is not None for name in EVIDENCE)
    if saved.evident and not evident:
        return game
    unknown: dict[str, Any] = {}
    for name in derived:
        if name == "result":
            unknown["won"] = None
        elif name in ("schneider", "schwarz"):
            unknown[name] = None
        else:
            unknown[name] = False
    return replace(game, **unknown)
