"""One row of a list: a deal to cells. No spreadsheet library here."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from skatcalc.catalogue import Lang, text
from skatcalc.models.evening import Deal
from skatcalc.models.game import Ending, Game, Replacement, Result
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.outcome import read_null, read_outcome, with_implied
from skatcalc.workbook.store.cells import PASSED, contract_word, result_word, three_words
from skatcalc.workbook.store.layout import Column, Kind, Role
from skatcalc.workbook.store.rows import EVIDENCE, PLACES, RAMSCH
from skatcalc.workbook.store.seats import Seats


def official_columns(game: Game, result: Result | None, rules: RuleSet) -> dict[str, object]:
    """Return the official columns that follow from a game: level marks and the result."""
    contract = rules.find(game.contract)
    if contract is None or contract.alone or result is None:
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
            cells[name] = _written(_value(game, column.field), column, lang)
    if deal.declarer is not None:
        cells["declarer"] = seats.write(deal.declarer)
    return cells


def _value(game: Game, field: str) -> object:
    if not field.startswith(RAMSCH):
        return getattr(game, field)
    if game.ramsch is None:
        return None
    name = field[len(RAMSCH) :]
    value = getattr(game.ramsch, name)
    if name in PLACES:
        return None if value is None else value + 1
    empty = value in ((None, None, None), 0) and name != "skat"
    return None if empty else value


def _written(value: object, column: Column, lang: Lang) -> object:
    if column.kind is Kind.YES_NO:
        return None if value is None else text("yes" if value else "no", lang)
    if value is None or value is False:
        return None
    if isinstance(value, tuple) and column.kind is Kind.THREE:
        return three_words(value)
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
