"""The live formulas of a list's footer, on top of those of its rows.

| paragraph | what | function |
|---|---|---|
| SkWO 6.3.1 | A) points, won and lost games | `foot_points`, `foot_count` |
| SkWO 6.3.1 | own games, games the others lost, B) total | `foot_balance`, `foot_others` |
| club practice | money for lost games | `foot_money` |
"""

from dataclasses import dataclass

from xlsxwriter.utility import xl_rowcol_to_cell

from skatcalc.tournament.seats import sitting_out
from skatcalc.tournament.systems import ScoringSystem, from_sums
from skatcalc.workbook.export.formulas import RowFormulas
from skatcalc.workbook.export.money import LostMoney
from skatcalc.workbook.export.words import result_word


@dataclass(frozen=True)
class Formulas(RowFormulas):
    """All formulas of one list.

    Attributes:
        scoring: the scoring system of the totals.
        money: what lost games cost.
    """

    scoring: ScoringSystem
    money: LostMoney

    def foot_points(self, seat: int) -> str:
        """Return the formula of a player's game points."""
        shared = f"+SUM({self.whole(f'shared{seat}')})" if self._alone else ""
        return f"=SUMIF({self.whole('seat')},{seat},{self.whole('score')}){shared}"

    def foot_count(self, seat: int, sign: str) -> str:
        """Return the formula of a player's won (">") or lost ("<") games."""
        return f'=COUNTIFS({self.whole("seat")},{seat},{self.whole("score")},"{sign}0")'

    def foot_passed(self) -> str:
        """Return the formula of all passed-in deals."""
        return f'=COUNTIF({self.whole("result")},"{result_word("passed", self.lang)}")'

    def _counter(self, name: str, seat: int) -> str:
        column = self.layout.column(f"{name}{seat}")
        return str(xl_rowcol_to_cell(self.layout.footer_row("points"), column))

    def foot_balance(self, seat: int) -> str:
        """Return the formula of what a player gets for games won and lost."""
        if self.scoring.minus_only:
            return f"=-SUMIFS({self.whole('score')},{self.whole('seat')},{seat},{self._won_cells})"
        won, lost = self._counter("won", seat), self._counter("lost", seat)
        if self.scoring.lost == -self.scoring.won:
            return f"=({won}-{lost})*{self.scoring.won}"
        return f"={won}*{self.scoring.won}+{lost}*{self.scoring.lost}"

    @property
    def _won_cells(self) -> str:
        return f'{self.whole("score")},">0"'

    def foot_others(self, seat: int) -> str:
        """Return the formula of what a player gets for games of the others.

        Where those sitting out are treated differently, their deals are counted apart.
        """
        size, scoring = self.layout.size, self.scoring
        if from_sums(scoring, size):
            rest = (other for other in self.layout.seats if other != seat)
            lost = "+".join(self._counter("lost", other) for other in rest)
            return f"=({lost})*{scoring.for_others(size)}{self._bonus(seat)}"
        others, sitting = f"({self.whole('seat')}<>{seat})", self._sitting(seat)
        if scoring.minus_only:
            playing = f"{others}*(1-{sitting})"
            return f"=-SUMPRODUCT({playing},{self.whole('plus')}){self._bonus(seat)}"
        each, apart = scoring.for_others(size), scoring.for_sitting(size)
        worth = f"({each}+({apart - each})*{sitting})"
        lost_cells = f"ISNUMBER({self.whole('minus')})"
        return f"=SUMPRODUCT({lost_cells}*{others}*{worth}){self._bonus(seat)}"

    def _sitting(self, seat: int) -> str:
        """Return 1 for every deal in which a seat gets no cards, else 0."""
        size = self.layout.size
        turns = [n for n in range(size) if seat in sitting_out(n + 1, size)]
        deals = f"MOD({self.whole('number')}-1,{size})"
        return "(" + ("+".join(f"({deals}={turn})" for turn in turns) or "0") + ")"

    def _bonus(self, seat: int) -> str:
        return f"+SUM({self.whole(f'bonus{seat}')})" if self._alone else ""

    def foot_total(self, seat: int) -> str:
        """Return the formula of a player's final result."""
        column = self.layout.column(f"running{seat}")
        rows = (self.layout.footer_row(name) for name in ("points", "balance", "others"))
        return "=" + "+".join(xl_rowcol_to_cell(row, column) for row in rows)

    def foot_money(self, seat: int) -> str:
        """Return the formula of a player's money for lost games, in EUR."""
        lost = self._counter("lost", seat)
        parts = (
            f"{cents / 100:g}*MAX(0,{lost}-{first - 1})" for first, cents in self.money.increments
        )
        return "=" + "+".join(parts)

    def foot_money_sum(self) -> str:
        """Return the formula of the table's money for lost games, in EUR."""
        row = self.layout.footer_row("money")
        columns = (self.layout.column(f"running{seat}") for seat in self.layout.seats)
        return "=" + "+".join(xl_rowcol_to_cell(row, column) for column in columns)
