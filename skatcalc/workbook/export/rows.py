"""One deal as the typed cells of a row, and back.

The form shows what counts: all ticks that follow from card points or announcements, the
suit game in place of an impossible null. What was entered may say less ("93 card points"
instead of a tick), so a memo in the row keeps the difference, together with a check sum of
the cells. A row that nobody touched comes back exactly as it was entered; a row that
somebody changed is read as it stands.
"""

import json
from collections.abc import Callable
from dataclasses import astuple, fields, replace
from typing import Any, NamedTuple
from zlib import crc32

from skatcalc.catalogue import Lang
from skatcalc.models.evening import Deal, Written
from skatcalc.models.game import Ending, Game, Ramsch, Replacement, Result
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.replacement import choose_replacement
from skatcalc.tournament.sheet import ListedDeal
from skatcalc.workbook.export.layout import RAW, TICK, TICKS
from skatcalc.workbook.export.plain import Cell, Cells, Problem, form_is_empty, read_cells
from skatcalc.workbook.export.words import (
    bases_of,
    contract_word,
    ending_word,
    replacement_words,
    result_word,
)

WRITTEN = ("written", "written_total", "written_won", "written_lost", "written_passed")
"""The columns for what a list said itself, in the order of the fields of `Written`."""

SEEN = frozenset(
    ("contract", "matadors", *TICKS, "bid", "card_points", "tricks", "won", "ending", "replacement")
)
"""The fields of a game that have cells."""

CHECK_LENGTH = 8


class Row(NamedTuple):
    """What a row of an exported list was read as.

    Attributes:
        deal: the deal, or None if the row holds none.
        problems: cells that could not be understood.
        cleared: whether the row held a deal whose cells somebody emptied.
    """

    deal: Deal | None
    problems: tuple[Problem, ...] = ()
    cleared: bool = False


class Shown(NamedTuple):
    """A game as the form shows it."""

    base: int | None
    matadors: int | None
    ticks: frozenset[str]


def normal(value: object) -> Cell:
    """Return a cell's value as a whole number, a text, or None if there is nothing in it.

    >>> normal(12.0), normal(" "), normal(1.5)
    (12, None, '1.5')
    """
    if value is None or isinstance(value, bool):
        return None if value is None else str(value)
    if isinstance(value, int | float) and value == int(value):
        return int(value)
    words = str(value)
    return words if words.strip() else None


def cells_of(listed: ListedDeal, rules: RuleSet, lang: Lang) -> Cells:
    """Return the typed cells of a deal, by the names of their columns."""
    deal = listed.deal
    cells: Cells = dict.fromkeys(RAW)
    cells["number"], cells["seat"] = deal.number, deal.declarer
    cells |= dict(zip(WRITTEN, astuple(deal.written), strict=True))
    if deal.game is None or listed.result is None:
        cells["result"] = result_word("passed", lang)
        return cells
    cells |= _form_cells(deal.game, listed.result, rules)
    cells |= _extra_cells(deal.game, listed.result, rules, lang)
    return {name: normal(value) for name, value in cells.items()}


def _form_cells(game: Game, result: Result, rules: RuleSet) -> Cells:
    shown = _shown(game, result, rules)
    matadors = shown.matadors or 0
    ticks = {name: TICK if name in shown.ticks else None for name in TICKS}
    return {
        "base": shown.base,
        "with": matadors if matadors > 0 else None,
        "without": -matadors if matadors < 0 else None,
        **ticks,
    }


def _extra_cells(game: Game, result: Result, rules: RuleSet, lang: Lang) -> Cells:
    won = _result(game, result, rules)
    return {
        "contract": contract_word(game.contract, lang),
        "bid": game.bid,
        "card_points": game.card_points,
        "tricks": game.tricks,
        "result": result_word(won, lang) if won else None,
        "ending": ending_word(game.ending, lang) if game.ending else None,
        "replacement": replacement_words(game.replacement, lang) if game.replacement else None,
    }


def _shown(game: Game, result: Result, rules: RuleSet) -> Shown:
    contract = rules.played(game.contract, game.ouvert)
    entered = frozenset(name for name in TICKS if getattr(game, name))
    if contract is None or not result.judged:
        return Shown(_base(contract), game.matadors, entered)
    if is_impossible(contract, result, rules):
        chosen, _ = choose_replacement(game, rules, ())
        return Shown(result.base, chosen.matadors, entered & {"hand"})
    if contract.fixed is not None:
        return Shown(_base(contract), game.matadors, entered)
    counted = frozenset(step.label for step in result.steps) & frozenset(TICKS)
    return Shown(_base(contract), game.matadors, counted | (entered & {"hand", "ouvert"}))


def _base(contract: Contract | None) -> int | None:
    return next(iter(bases_of(contract)), None) if contract else None


def is_impossible(contract: Contract, result: Result, rules: RuleSet) -> bool:
    """Tell whether a null is recorded as the game that takes its place (ISkO 3.6.2)."""
    replaced = result.base in {c.base for c in rules.with_multiplier}
    return contract.fixed is not None and result.overbid and replaced


def _result(game: Game, result: Result, rules: RuleSet) -> str | None:
    """Return the result the form goes by; None leaves the deal uncounted.

    A game claimed as won although it is overbid stays "won" here: the bid decides in the
    formula, and a mended bid brings the win back.
    """
    contract = rules.find(game.contract)
    if not result.judged or result.won is None or contract is None:
        return None
    claimed = result.overbid and game.won and contract.fixed is None
    return "won" if result.won or claimed else "lost"


def memo_of(deal: Deal, cells: Cells, rules: RuleSet) -> str:
    """Return the check sum of a row and what was entered differently from what it shows."""
    memo = check_sum(cells)
    if deal.game is None:
        return memo
    shown, _ = read_cells(cells, rules)
    differing = {
        f.name: getattr(deal.game, f.name)
        for f in fields(Game)
        if getattr(deal.game, f.name) != getattr(shown or Game(""), f.name)
    }
    return f"{memo} {json.dumps(differing, separators=(',', ':'))}" if differing else memo


def check_sum(cells: Cells) -> str:
    """Return a check sum of the typed cells: eight hexadecimal digits."""
    return f"{crc32(repr([cells[name] for name in RAW]).encode()):08x}"


def read_row(cells: Cells, memo: str, rules: RuleSet) -> Row:
    """Return the deal in a row of an exported list."""
    if not memo and all(cells[name] is None for name in RAW if name != "number"):
        return Row(None)
    if memo.startswith(check_sum(cells)):
        return Row(_deal(cells, _as_entered(cells, memo, rules)))
    if form_is_empty(cells, rules):
        return Row(None, cleared=True)
    game, problems = read_cells(cells, rules)
    if game is not None:
        game = replace(game, **_unseen(memo))
    return Row(_deal(cells, game), problems)


def _unseen(memo: str) -> dict[str, Any]:
    """Return what was entered and has no cell of its own, such as kontra."""
    entered = _entered(memo)
    return {name: value for name, value in entered.items() if name not in SEEN}


def _entered(memo: str) -> dict[str, Any]:
    """Return the fields a memo keeps; none of them if somebody spoilt it."""
    words = memo[CHECK_LENGTH:].strip()
    try:
        entered = _decoded(json.loads(words)) if words else {}
    except (TypeError, ValueError, AttributeError):
        return {}
    known = {f.name for f in fields(Game)}
    return {name: value for name, value in entered.items() if name in known}


def _deal(cells: Cells, game: Game | None) -> Deal:
    written = Written(*(_whole(cells[name]) for name in WRITTEN))
    return Deal(_whole(cells["number"]) or 0, _whole(cells["seat"]), game, written)


def _whole(cell: Cell) -> int | None:
    return cell if isinstance(cell, int) else None


def _as_entered(cells: Cells, memo: str, rules: RuleSet) -> Game | None:
    """Return the game of an untouched row; a spoilt memo leaves the game as shown."""
    shown, _ = read_cells(cells, rules)
    entered = _entered(memo)
    return replace(shown or Game(""), **entered) if entered else shown


def _ramsch(parts: list[Any]) -> Ramsch:
    values: list[Any] = [tuple(p) if isinstance(p, list) else p for p in parts]
    return Ramsch(*values)


DECODERS: dict[str, Callable[[Any], Any]] = {
    "ramsch": _ramsch,
    "ending": Ending,
    "replacement": lambda parts: Replacement(*parts),
}
"""How the fields of a game that are no plain values come back from a memo."""


def _decoded(entered: dict[str, Any]) -> dict[str, Any]:
    for name, decode in DECODERS.items():
        if entered.get(name) is not None:
            entered[name] = decode(entered[name])
    return entered
