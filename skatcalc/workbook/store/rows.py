"""One row of a list: cells to a deal and a deal to cells. No spreadsheet library here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from skatcalc.catalogue import Lang, text
from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.evening import Deal, Written
from skatcalc.models.game import Ending, Game, Replacement, Result
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.outcome import read_null, read_outcome, with_implied
from skatcalc.workbook.store.cells import (
    PASSED,
    Formula,
    Got,
    Named,
    contract_word,
    is_blank,
    read_contract,
    read_ending,
    read_mark,
    read_number,
    read_replacement,
    read_result,
    result_word,
    settled,
)
from skatcalc.workbook.store.layout import Column, Kind, Role
from skatcalc.workbook.store.saved import NEVER_SAVED, Saved
from skatcalc.workbook.store.seats import Seats

Values = Mapping[str, object]
EVIDENCE = ("card_points", "tricks", "ending")
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
    """

    deal: Deal | None = None
    filled: bool = False
    found: list[Finding] = field(default_factory=list)
    derived: frozenset[str] = frozenset()

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
        match column.kind:
            case Kind.NUMBER:
                return read_number(value)
            case Kind.MARK:
                return read_mark(value)
            case Kind.CONTRACT:
                return read_contract(value, context.rules)
            case Kind.PLAYER:
                return context.seats.read(value)
            case Kind.RESULT:
                return read_result(value)
            case Kind.ENDING:
                return read_ending(value)
            case Kind.REPLACEMENT:
                return read_replacement(value, context.rules)
            case Kind.TEXT:
                return Got(str(value))


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
    return _with_silence(Game(**fields), raw)


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
    """Return the official columns that the program filled in and nobody touched since."""
    return frozenset(
        name
        for name in saved.derived
        if name in context.columns and _same(values.get(name), saved.values.get(name))
    )


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


def official_columns(game: Game, result: Result | None, rules: RuleSet) -> dict[str, object]:
    """Return the official columns that follow from a game: level marks and the result."""
    contract = rules.find(game.contract)
    if contract is None or result is None:
        return {}
    won = {True: "won", False: "lost", None: None}[result.won]
    if contract.fixed is not None:
        outcome, announced = read_null(game), (game.schneider_announced, game.schwarz_announced)
    else:
        outcome, announced = read_outcome(game, rules), with_implied(game)
    return {
        "schneider": outcome.schneider or outcome.schwarz or None,
        "schneider_announced": announced[0] or None,
        "schwarz": outcome.schwarz or None,
        "schwarz_announced": announced[1] or None,
        "result": won,
    }


def own_columns(game: Game) -> dict[str, object]:
    """Return the official columns as the game itself states them, None where it does not."""
    return {
        "schneider": game.schneider,
        "schneider_announced": game.schneider_announced or None,
        "schwarz": game.schwarz,
        "schwarz_announced": game.schwarz_announced or None,
        "result": {True: "won", False: "lost", None: None}[game.won],
    }


@dataclass(frozen=True, slots=True)
class Official:
    """The official cells of a row: what stands in them and which of them were filled in."""

    values: Mapping[str, object]
    derived: frozenset[str]


def official_cells(game: Game, result: Result | None, rules: RuleSet, lang: Lang) -> Official:
    """Return the official cells of a game as they are written.

    What the game states stands as stated; the rest is filled in from card points and tricks.
    """
    follows, stated = official_columns(game, result, rules), own_columns(game)
    derived = frozenset(name for name in follows if stated[name] is None)
    meant = {name: follows[name] if name in derived else stated[name] for name in stated}
    cells = {name: text("word.mark", lang) if v is True else None for name, v in meant.items()}
    won = meant["result"]
    cells["result"] = result_word(won, lang) if isinstance(won, str) else None
    return Official(cells, derived)


def raw_cells(
    deal: Deal, seats: Seats, columns: Mapping[str, Column], lang: Lang
) -> dict[str, Any]:
    """Return the raw cells of a deal as they are written; official ones come beside them."""
    cells: dict[str, Any] = {
        "written_score": deal.written.score,
        "written_total": deal.written.running_total,
    }
    if deal.game is None:
        return cells | {"result": result_word(PASSED, lang)}
    game = deal.game
    for name, column in columns.items():
        if column.role is Role.RAW and column.field:
            cells[name] = _written(getattr(game, column.field), column, lang)
    if deal.declarer is not None:
        cells["declarer"] = seats.write(deal.declarer)
    return cells


def _written(value: object, column: Column, lang: Lang) -> object:
    if value is None or value is False:
        return None
    if column.key in ("with", "without") and isinstance(value, int):
        fits = (value >= 0) is (column.key == "with")
        return abs(value) if fits else None
    if column.kind is Kind.CONTRACT:
        return contract_word(str(value), lang)
    if isinstance(value, Replacement):
        return f"{contract_word(value.contract, lang)}:{value.matadors:+d}"
    if isinstance(value, Ending):
        return text(f"word.{value.value}", lang)
    return text("word.mark", lang) if value is True else value


def evident(game: Game | None) -> bool:
    """Tell whether card points, tricks or an ending say how a game went."""
    return game is not None and any(getattr(game, name) is not None for name in EVIDENCE)


__all__ = [
    "NEVER_SAVED",
    "Context",
    "Formula",
    "RowRead",
    "Word",
    "official_cells",
    "raw_cells",
    "read_row",
]
