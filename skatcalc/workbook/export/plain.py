"""The typed cells of a row read as they stand, whoever wrote them.

| cells | read as |
|---|---|
| base value 23, 35, 46, 59 | null, the variant by the value or by the ticks |
| base value of another game | that game, whatever the column "game" says |
| tick below an announcement | implied, so not asserted |
| no tick | not reached |
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from skatcalc.models.game import Game
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.workbook.export.layout import NUMBERS, TICK, TICKS
from skatcalc.workbook.export.words import (
    bases_of,
    read_contract,
    read_ending,
    read_replacement,
    read_result,
)

Cell = int | str | None
Cells = dict[str, Cell]
T = TypeVar("T")

BOTH = "both"


class Problem(NamedTuple):
    """A cell that cannot be understood.

    Attributes:
        column: the name of the column.
        found: what stands there.
        expected: what would be right: a catalogue key, or `BOTH` if two cells exclude each
            other.
        numbers: what the catalogue text needs.
    """

    column: str
    found: Cell
    expected: str
    numbers: tuple[tuple[str, object], ...] = ()


def read_cells(
    cells: Mapping[str, Cell], rules: RuleSet
) -> tuple[Game | None, tuple[Problem, ...]]:
    """Return the game the cells of a row say, None for a passed-in deal, and what is unclear."""
    problems = [*_unclear_numbers(cells), *_unclear_ticks(cells), *_unclear_matadors(cells)]
    result = _read(cells, "result", read_result, problems)
    if result == "passed":
        return None, tuple(problems)
    contract = _contract(cells, rules, problems)
    ending = _read(cells, "ending", read_ending, problems)
    replacement = _read(cells, "replacement", lambda w: read_replacement(w, rules), problems)
    game = Game(
        contract,
        matadors=_matadors(cells),
        bid=_number(cells, "bid"),
        card_points=_number(cells, "card_points"),
        tricks=_number(cells, "tricks"),
        won=None if result is None else result == "won",
        ending=ending,
        replacement=replacement,
        **_ticks(cells, rules.find(contract)),
    )
    return _without_null(game, cells, rules), tuple(problems)


def form_is_empty(cells: Mapping[str, Cell], rules: RuleSet) -> bool:
    """Tell whether nothing is left of a deal in the part of the row that is printed."""
    if any(cells[name] is not None for name in ("base", "with", "without", *TICKS)):
        return False
    named = cells["contract"]
    contract = rules.find(read_contract(str(named), rules)) if named is not None else None
    in_form = named is None or (contract is not None and bool(bases_of(contract)))
    return in_form and _read(cells, "result", read_result, []) != "passed"


def _without_null(game: Game, cells: Mapping[str, Cell], rules: RuleSet) -> Game:
    """Take a row that records a null as another game for that game and nothing else."""
    contract, named = rules.find(game.contract), cells["contract"]
    meant = rules.find(read_contract(str(named), rules)) if named is not None else None
    if contract is None or contract.fixed or meant is None or not meant.fixed:
        return game
    return Game(
        game.contract, game.matadors, hand=game.hand, bid=game.bid, won=game.won, ending=game.ending
    )


def _contract(cells: Mapping[str, Cell], rules: RuleSet, problems: list[Problem]) -> str:
    base, named = cells["base"], cells["contract"]
    key = "" if named is None else read_contract(str(named), rules)
    contract = rules.find(key)
    if base is None and named is not None and (contract is None or not bases_of(contract)):
        return key
    if contract is not None and base in bases_of(contract):
        return key
    for other in rules.contracts:
        if base in bases_of(other):
            return other.key
    values = ", ".join(str(b) for c in rules.contracts for b in bases_of(c))
    problems.append(Problem("base", base, "export.expected.base", (("values", values),)))
    return key


def _matadors(cells: Mapping[str, Cell]) -> int | None:
    held, lacked = _number(cells, "with"), _number(cells, "without")
    return held if held is not None else -lacked if lacked is not None else None


def _ticks(cells: Mapping[str, Cell], contract: Contract | None) -> dict[str, Any]:
    """Return the announcements and levels of a row as fields of a game.

    A level that an announcement implies is left open, and so is one of a game that was
    given up; any other one is reached or not as its tick says.
    """
    ticked = {name: _is_tick(cells[name]) for name in TICKS}
    if contract is not None and contract.fixed and cells["base"] in contract.fixed:
        variant = contract.fixed.index(int(cells["base"] or 0))
        ticked["hand"] |= bool(variant & 1)
        ticked["ouvert"] |= bool(variant & 2)
    schwarz_implied = ticked["schwarz_announced"] or ticked["ouvert"]
    schneider_implied = schwarz_implied or ticked["schneider_announced"] or ticked["schwarz"]
    given_up = cells["ending"] is not None
    values: dict[str, Any] = dict(ticked)
    for name, implied in (("schneider", schneider_implied), ("schwarz", schwarz_implied)):
        if implied or (given_up and not ticked[name]):
            values[name] = None
    return values


def _is_tick(cell: Cell) -> bool:
    return isinstance(cell, str) and cell.strip().casefold() == TICK


def _number(cells: Mapping[str, Cell], name: str) -> int | None:
    cell = cells[name]
    return cell if isinstance(cell, int) else None


def _read(
    cells: Mapping[str, Cell], name: str, parse: Callable[[str], T], problems: list[Problem]
) -> T | None:
    cell = cells[name]
    if cell is None:
        return None
    try:
        return parse(str(cell))
    except (KeyError, ValueError):
        problems.append(Problem(name, cell, f"export.expected.{name}"))
        return None


def _unclear_numbers(cells: Mapping[str, Cell]) -> list[Problem]:
    return [
        Problem(name, cells[name], "export.expected.number")
        for name in NUMBERS
        if (name != "base" and isinstance(cells[name], str))
        or (name == "number" and cells[name] is None)
    ]


def _unclear_ticks(cells: Mapping[str, Cell]) -> list[Problem]:
    return [
        Problem(name, cells[name], "export.expected.tick")
        for name in TICKS
        if cells[name] is not None and not _is_tick(cells[name])
    ]


def _unclear_matadors(cells: Mapping[str, Cell]) -> list[Problem]:
    if cells["with"] is None or cells["without"] is None:
        return []
    return [Problem("without", cells["without"], BOTH)]


__all__ = ["BOTH", "Cell", "Cells", "Problem", "form_is_empty", "read_cells"]
