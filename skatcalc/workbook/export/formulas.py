"""The live formulas of a list: the law and the list arithmetic in the words of a spreadsheet.

Only functions that Excel and LibreOffice have had for a long time are used. Every formula
goes back to the typed cells of the sheet, so a mended cell mends everything after it.

| paragraph | what | function |
|---|---|---|
| ISkO 2.4.1, 2.5.1-2.5.8 | base times matadors, game and levels | `plain` |
| ISkO 2.4.2 | the four values of null | `plain` |
| ISkO 3.6.1 | overbid: least multiple that covers the bid | `counted` |
| ISkO 3.6.2 | impossible null | `replaced` |
| since 1999 | lost games count double | `score` |
| SkWO 6.2.3 | running totals and counters | `total`, `running`, `count` |
"""

from dataclasses import dataclass

from xlsxwriter.utility import xl_rowcol_to_cell

from skatcalc.catalogue import Lang
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.workbook.export.layout import (
    FIRST_ROW,
    IMPLIED_BY,
    SIGNS_OF_A_DEAL,
    TICK,
    TICKS,
    Layout,
)
from skatcalc.workbook.export.words import contract_word, result_word

DASH = "–"


@dataclass(frozen=True)
class RowFormulas:
    """The formulas of the rows of one list.

    Attributes:
        layout: where the cells are.
        rules: the law they follow.
        lang: the language of the words in the cells.
    """

    layout: Layout
    rules: RuleSet
    lang: Lang

    def at(self, name: str, row: int) -> str:
        """Return the address of a cell in the column `name`: "$B6"."""
        return str(xl_rowcol_to_cell(row, self.layout.column(name), col_abs=True))

    def down_to(self, name: str, row: int) -> str:
        """Return the cells of a column from the first deal to this row: "$B$6:$B9"."""
        column = self.layout.column(name)
        first = xl_rowcol_to_cell(FIRST_ROW, column, row_abs=True, col_abs=True)
        return f"{first}:{self.at(name, row)}"

    def whole(self, name: str) -> str:
        """Return the cells of a column for all deals: "$B$6:$B$53"."""
        column = self.layout.column(name)
        ends = (FIRST_ROW, self.layout.last_row)
        return ":".join(xl_rowcol_to_cell(r, column, row_abs=True, col_abs=True) for r in ends)

    def ended(self, row: int) -> str:
        """Return the condition that the row says won or lost."""
        return f"OR({self._is_result('won', row)},{self._is_result('lost', row)})"

    def _is_result(self, result: str, row: int) -> str:
        return f'{self.at("result", row)}="{result_word(result, self.lang)}"'

    def _ticked(self, names: tuple[str, ...], row: int) -> str:
        conditions = ",".join(f'{self.at(name, row)}="{TICK}"' for name in names)
        return f"OR({conditions})" if len(names) > 1 else f"({conditions})"

    def _is_base(self, bases: tuple[int, ...], row: int) -> str:
        cell = self.at("base", row)
        return f"OR({','.join(f'{cell}={base}' for base in bases)})"

    @property
    def _alone(self) -> bool:
        """Whether there are games without a declarer (ramsch)."""
        return any(contract.alone for contract in self.rules.contracts)

    @property
    def _fixed(self) -> tuple[Contract, ...]:
        return tuple(c for c in self.rules.contracts if c.fixed is not None)

    @property
    def _fixed_bases(self) -> tuple[int, ...]:
        return tuple(value for c in self._fixed for value in c.fixed or ())

    def plain(self, row: int) -> str:
        """Return the formula of the value a game has on its own, bid left aside."""
        value = f"IF({self._is_base(tuple(c.base for c in self.rules.with_multiplier), row)},"
        value += f'{self._multiplied(row)},"")'
        for contract in self._fixed:
            value = self._fixed_value(contract, row, value)
        return f'=IF({self.ended(row)},{value},"")'

    def _multiplied(self, row: int) -> str:
        held, lacked = f"N({self.at('with', row)})", f"N({self.at('without', row)})"
        levels = "+".join(self._ticked(IMPLIED_BY[name], row) for name in self._levels)
        multiplier = f"({held}+{lacked}+1+{levels})" if levels else f"({held}+{lacked}+1)"
        return f'IF(({held}>0)+({lacked}>0)=1,{self.at("base", row)}*{multiplier},"")'

    @property
    def _levels(self) -> tuple[str, ...]:
        return tuple(name for name in TICKS if name in self.rules.levels)

    def _fixed_value(self, contract: Contract, row: int, otherwise: str) -> str:
        values = contract.fixed or ()
        hand, ouvert = self._fixed_hand(row), self._noted("ouvert", values[2:], row)
        chosen = f"CHOOSE(1+{hand}+2*{ouvert},{','.join(map(str, values))})"
        return f"IF({self._is_base(values, row)},{chosen},{otherwise})"

    def _fixed_hand(self, row: int) -> str:
        """Return the condition that a null is a hand game, by its tick or its value."""
        values = tuple(value for c in self._fixed for value in (c.fixed or ())[1::2])
        return self._noted("hand", values, row)

    def _noted(self, tick: str, bases: tuple[int, ...], row: int) -> str:
        return f'OR({self.at(tick, row)}="{TICK}",{self._is_base(bases, row)})'

    def replaced(self, row: int) -> str:
        """Return the formula of what counts for a null that cannot reach the bid."""
        plain, bid = self.at("plain", row), f"N({self.at('bid', row)})"
        if not self._fixed:
            return '=""'
        written = self.at("replacement", row)
        hand = self._fixed_hand(row)
        matadors = f"VALUE(TRIM(RIGHT({written},2)))"
        value = self._cheapest(bid, hand)
        for contract in self.rules.with_multiplier:
            word = contract_word(contract.key, self.lang) + " "
            named = f'LEFT({written},{len(word)})="{word}"'
            value = f"IF({named},{_covering(contract, f'{matadors}+1+{hand}', bid)},{value})"
        impossible = f'AND({plain}<>"",{self._is_base(self._fixed_bases, row)},{bid}>N({plain}))'
        return f'=IF({impossible},{value},"")'

    def _cheapest(self, bid: str, hand: str) -> str:
        options = (_covering(c, f"2+{hand}", bid) for c in self.rules.with_multiplier)
        return f"MIN({','.join(options)})"

    def counted(self, row: int) -> str:
        """Return the formula of the value that counts: raised to the bid if it is overbid."""
        plain, bid, base = (self.at(name, row) for name in ("plain", "bid", "base"))
        raised = f"-INT(-{bid}/{base})*{base}"
        replaced = self.at("replaced", row)
        value = f'IF({replaced}<>"",{replaced},IF(N({bid})>{plain},{raised},{plain}))'
        return f'=IF({plain}="","",{value})'

    def score(self, row: int) -> str:
        """Return the formula of the signed list points, empty where nothing counts."""
        counted, plain = self.at("counted", row), self.at("plain", row)
        seats = ",".join(str(seat) for seat in self.layout.seats)
        seated = f"ISNUMBER(MATCH({self.at('seat', row)},{{{seats}}},0))"
        won = f"AND({self._is_result('won', row)},N({self.at('bid', row)})<=N({plain}))"
        lost = f"-{self._loss_factor(row)}*{counted}"
        value = f'IF(AND({counted}<>"",{seated}),IF({won},{counted},{lost}),"")'
        settled = self.at("settled", row)
        return f'=IF({settled}<>"",IF(ISNUMBER({settled}),{settled},""),{value})'

    def _loss_factor(self, row: int) -> str:
        skat, hand = self.rules.loss_factor_skat, self.rules.loss_factor_hand
        multiplied = f"IF({self._ticked(('hand',), row)},{hand},{skat})" if skat != hand else skat
        fixed = self.rules.loss_factor_fixed
        if fixed == multiplied:
            return str(fixed)
        is_fixed = f'AND({self._is_base(self._fixed_bases, row)},{self.at("replaced", row)}="")'
        return f"IF({is_fixed},{fixed},{multiplied})"

    def plus(self, row: int) -> str:
        """Return the formula of the plus column."""
        score = self.at("score", row)
        return f'=IF(N({score})>0,{score},"")'

    def minus(self, row: int) -> str:
        """Return the formula of the minus column, written without a sign."""
        score = self.at("score", row)
        return f'=IF(N({score})<0,-{score},"")'

    def total(self, row: int, seat: int) -> str:
        """Return the formula of a player's total after the row, played or not."""
        gain = f"IF({self.at('seat', row)}={seat},N({self.at('score', row)}),0)"
        if self._alone:
            gain += f"+N({self.at(f'shared{seat}', row)})"
        if row == FIRST_ROW:
            return f"={gain}"
        return f"={self.at(f'total{seat}', row - 1)}+{gain}"

    def running(self, row: int, seat: int) -> str:
        """Return the formula of the running total: the declarer's, a dash for the others."""
        mine = f'AND({self.at("seat", row)}={seat},{self.at("score", row)}<>"")'
        if self._alone:
            mine = f"OR({mine},N({self.at(f'shared{seat}', row)})<>0)"
        value = f'IF({mine},{self.at(f"total{seat}", row)},"{DASH}")'
        return f'=IF({self.unused(row)},"",{value})'

    def unused(self, row: int) -> str:
        """Return the condition that no deal was entered in the row."""
        empty = (f'{self.at(name, row)}=""' for name in SIGNS_OF_A_DEAL)
        return f"AND({','.join(empty)})"

    def count(self, row: int, seat: int, sign: str) -> str:
        """Return the formula of a player's counter of won (">") or lost ("<") games."""
        mine = f"AND({self.at('seat', row)}={seat},N({self.at('score', row)}){sign}0)"
        seats, scores = self.down_to("seat", row), self.down_to("score", row)
        return f'=IF({mine},COUNTIFS({seats},{seat},{scores},"{sign}0"),"")'

    def passed(self, row: int) -> str:
        """Return the formula of the running count of passed-in deals."""
        word = result_word("passed", self.lang)
        counted = f'COUNTIF({self.down_to("result", row)},"{word}")'
        return f'=IF({self._is_result("passed", row)},{counted},"")'


def _covering(contract: Contract, plain: str, bid: str) -> str:
    return f"{contract.base}*MAX({plain},-INT(-{bid}/{contract.base}))"
