"""What the formulas of a row come to, worked out here: the values stored beside them.

Where this differs from what the law says of a deal, because a rule system counts in a way
the columns of the form cannot hold, the row gets the law's number as a settled value.
"""

from collections.abc import Mapping
from typing import NamedTuple

from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bidding import covering_multiple
from skatcalc.workbook.export.layout import IMPLIED_BY, TICK, TICKS
from skatcalc.workbook.export.plain import Cell
from skatcalc.workbook.export.words import read_replacement, read_result


class Valued(NamedTuple):
    """The computed cells of a row, None where they are empty.

    Attributes:
        plain: the value of the game, bid left aside.
        replaced: what counts in place of a null below the bid.
        counted: the value that counts.
        score: signed list points.
    """

    plain: int | None = None
    replaced: int | None = None
    counted: int | None = None
    score: int | None = None


def value_of(cells: Mapping[str, Cell], rules: RuleSet, size: int) -> Valued:
    """Return what the formulas make of the typed cells of a row.

    Args:
        cells: the typed cells by column.
        rules: the rule system.
        size: players at the table.
    """
    result = read_result(str(cells["result"])) if cells["result"] is not None else None
    plain = _plain(cells, rules) if result in ("won", "lost") else None
    if plain is None:
        return Valued()
    bid, base = _number(cells, "bid"), _number(cells, "base")
    overbid = bid > plain
    fixed = _fixed_contract(base, rules)
    replaced = _replaced(cells, bid, rules) if fixed and overbid else None
    raised = covering_multiple(bid, base) * base if overbid else plain
    counted = raised if replaced is None else replaced
    if cells["seat"] not in range(1, size + 1):
        return Valued(plain, replaced, counted)
    won = result == "won" and not overbid
    factor = _loss_factor(cells, fixed is not None and replaced is None, rules)
    return Valued(plain, replaced, counted, counted if won else -factor * counted)


def _plain(cells: Mapping[str, Cell], rules: RuleSet) -> int | None:
    base = _number(cells, "base")
    fixed = _fixed_contract(base, rules)
    if fixed is not None and fixed.fixed is not None:
        ouvert = _ticked(cells, "ouvert") or base in fixed.fixed[2:]
        return fixed.fixed_value(_fixed_hand(cells, rules), ouvert)
    held, lacked = _number(cells, "with"), _number(cells, "without")
    one = (held > 0) is not (lacked > 0)
    if base not in {c.base for c in rules.with_multiplier} or not one:
        return None
    levels = sum(
        any(_ticked(cells, tick) for tick in IMPLIED_BY[name])
        for name in TICKS
        if name in rules.levels
    )
    return base * (held + lacked + 1 + levels)


def _fixed_hand(cells: Mapping[str, Cell], rules: RuleSet) -> bool:
    hands = {value for c in rules.contracts for value in (c.fixed or ())[1::2]}
    return _ticked(cells, "hand") or cells["base"] in hands


def _replaced(cells: Mapping[str, Cell], bid: int, rules: RuleSet) -> int:
    hand = _fixed_hand(cells, rules)
    written = cells["replacement"]
    if written is not None:
        chosen = read_replacement(str(written), rules)
        contract = rules.find(chosen.contract)
        if contract is not None and contract in rules.with_multiplier:
            return _covering(contract, abs(chosen.matadors) + 1 + hand, bid)
    return min(_covering(contract, 2 + hand, bid) for contract in rules.with_multiplier)


def _covering(contract: Contract, plain: int, bid: int) -> int:
    return contract.base * max(plain, covering_multiple(bid, contract.base))


def _loss_factor(cells: Mapping[str, Cell], fixed: bool, rules: RuleSet) -> int:
    if fixed:
        return rules.loss_factor_fixed
    return rules.loss_factor_hand if _ticked(cells, "hand") else rules.loss_factor_skat


def _fixed_contract(base: int, rules: RuleSet) -> Contract | None:
    return next((c for c in rules.contracts if c.fixed and base in c.fixed), None)


def _ticked(cells: Mapping[str, Cell], name: str) -> bool:
    return cells[name] == TICK


def _number(cells: Mapping[str, Cell], name: str) -> int:
    cell = cells[name]
    return cell if isinstance(cell, int) else 0
