"""The computed cells of a list: what must stand in them, and what somebody typed over."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from skatcalc.catalogue import Lang, sentence, text
from skatcalc.findings import Counted, Finding, Place, Word, finding
from skatcalc.models.evening import Deal
from skatcalc.models.game import Result
from skatcalc.models.ruleset import RuleSet
from skatcalc.tournament.seats import dealer_of
from skatcalc.tournament.sheet import ComputedList, ListedDeal, Totals
from skatcalc.workbook.store.cells import Formula, is_blank, read_number, settled, shown
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.head import Seat
from skatcalc.workbook.store.layout import HEAD_COLUMNS, Column
from skatcalc.workbook.store.lists import ListRow, ListSheet
from skatcalc.workbook.store.saved import Saved
from skatcalc.workbook.store.written import Official, evident, official_cells

HEAD_FIELDS = {
    "sum_total": "total",
    "sum_points": "game_points",
    "sum_won": "won",
    "sum_lost": "lost",
    "sum_others": "opponents_lost",
}
"""The cells of the block above a list, and the totals they hold."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A computed cell that somebody typed over: its column and what stands in it."""

    name: str
    value: object

    def finding(self, column: Column, computed: object, place: Place) -> Finding:
        """Return the finding about it, beside what was computed."""
        return finding(
            "computed_cell_typed",
            place,
            column=Counted(f"column.{column.key}", column.seat),
            typed=shown(self.value),
            computed="–" if computed is None else computed,
        )


class Cells(NamedTuple):
    """A row of computed cells: where its columns stand and what was last saved in them."""

    grid: Grid
    row: int
    at: Mapping[str, int]
    saved: Saved

    def place(self, name: str) -> Place:
        """Return a cell of the row as the place of a finding."""
        return self.grid.place(self.row, self.at[name])


def row_values(
    one: ListSheet,
    number: int,
    listed: ListedDeal | None,
    official: Official | None,
    law: tuple[RuleSet, Lang],
    totals: Iterable[tuple[int, int]] = (),
) -> dict[str, object]:
    """Return what must stand in the computed and the filled-in cells of a row.

    Args:
        one: the list.
        number: the deal number.
        listed: the computed deal, None for a row without one.
        official: its official cells, None for a passed-in deal or none at all.
        law: the rule system and the language of the workbook.
        totals: the running totals of the seats that a ramsch changed.
    """
    table, (rules, lang) = one.table, law
    dealer = table.seats[dealer_of(number, table.size) - 1] if one.usable else None
    values: dict[str, object] = {"dealer": dealer}
    if official is not None:
        values |= {name: official.values[name] for name in official.derived}
    if listed is None:
        return values
    values["check"] = _remark(listed, lang)
    if listed.result is None:
        values["passed_in"] = listed.passed_in
        return values
    values["base"] = _base(listed.result, rules)
    values |= {f"total{place}": total for place, total in totals}
    seat = listed.deal.declarer
    if listed.counts and seat is not None:
        values["plus" if listed.result.won else "minus"] = abs(listed.score)
        values[f"total{seat}"] = listed.running_total
        values[f"won{seat}" if listed.result.won else f"lost{seat}"] = (
            listed.won if listed.result.won else listed.lost
        )
    return values


def _base(result: Result, rules: RuleSet) -> int | None:
    """Return the base value as the form has it: of every null game the plain value, 23."""
    contract = rules.find(result.game.contract)
    if contract is None or contract.fixed is None:
        return result.base
    return contract.fixed[0]


def _remark(listed: ListedDeal, lang: Lang) -> str | None:
    said = [sentence(f, lang) for f in listed.findings if f.severity.value != "note"]
    if listed.result is not None and listed.result.overbid:
        said.insert(0, text("check.overbid", lang))
    return "; ".join(dict.fromkeys(said)) or None


def expected_rows(
    one: ListSheet, computed: ComputedList, rules: RuleSet, lang: Lang, only: int = 0
) -> Iterator[tuple[ListRow, dict[str, object], Saved]]:
    """Yield each row with the values its computed cells must have and the memory of them.

    Args:
        one: the list.
        computed: the same, computed.
        rules: the rule system.
        lang: the language of the workbook.
        only: the one row of the sheet that is wanted, 0 for all.
    """
    listed = {id(d.deal): d for d in computed.deals}
    totals = _ramsch_totals(computed)
    for row in one.rows:
        deal = row.read.deal
        if (only and row.row != only) or (deal is not None and id(deal) not in listed):
            continue
        mine = None if deal is None else listed[id(deal)]
        official = None
        if deal is not None and deal.game is not None and mine is not None:
            official = official_cells(deal.game, mine.result, rules, lang)
        values = row_values(
            one, row.number, mine, official, (rules, lang), totals.get(id(deal), ())
        )
        derived = official.derived if official else frozenset()
        yield row, values, Saved(values, derived, evident(deal.game if deal else None))


def _ramsch_totals(computed: ComputedList) -> dict[int, list[tuple[int, int]]]:
    """Return the running totals after each ramsch, seat by seat, by identity of the deal."""
    if not any(listed.places for listed in computed.deals):
        return {}
    points: Counter[int] = Counter()
    after: dict[int, list[tuple[int, int]]] = {}
    for listed in computed.deals:
        if listed.counts and listed.deal.declarer is not None:
            points[listed.deal.declarer] += listed.score
        for seat, got in listed.places:
            points[seat] += got
        if listed.places:
            after[id(listed.deal)] = [(seat, points[seat]) for seat, _ in listed.places]
    return after


def typed_over(one: ListSheet, row: ListRow, values: Mapping[str, object]) -> list[Typed]:
    """Return the computed cells of a row that hold neither what must be nor what was saved."""
    cells = Cells(one.grid, row.row, one.columns.at, row.saved)
    return typed_in(cells, {name: values.get(name) for name in one.following})


def typed_in(cells: Cells, values: Mapping[str, object]) -> list[Typed]:
    """Return the cells that hold neither the values they must have nor what was saved."""
    typed = []
    held = cells.grid.rows.get(cells.row, {})
    for name, expected in values.items():
        cell = held.get(cells.at.get(name, 0))
        if cell is None or cell._value == expected:
            continue
        value = _settled(cells.grid.plain(cell))
        if is_blank(value) or _agrees(value, expected):
            continue
        if not _agrees(value, cells.saved.values.get(name)):
            typed.append(Typed(name, value))
    return typed


def is_stale(one: ListSheet, row: ListRow, values: Mapping[str, object], saved: Saved) -> bool:
    """Tell whether a computed or filled-in cell of a row, or its memory, must be written."""
    held, at = one.grid.rows.get(row.row, {}), one.columns.at
    for name in (*one.following, *saved.derived):
        if name in at:
            cell, expected = held.get(at[name]), values.get(name)
            if (None if cell is None else cell._value) != expected:
                return True
    memory = held.get(at.get("saved", 0))
    return memory is None or memory._value != saved.text()


def stale_marks(one: ListSheet, row: ListRow, values: Mapping[str, object]) -> Iterator[Finding]:
    """Yield a finding for every filled-in cell that no longer follows from the raw ones."""
    held = one.grid.rows.get(row.row, {})
    for name in sorted(row.read.derived):
        cell, new = held.get(one.columns.at.get(name, 0)), values.get(name)
        if cell is not None and not is_blank(cell._value) and cell._value != new:
            yield finding(
                "official_cell_stale",
                one.place(row.row, name, row.number),
                column=Word(f"column.{name}"),
                found=shown(cell._value),
                new="–" if new is None else new,
            )


def _settled(value: object) -> object:
    """Return a cell's value; of a formula never computed, its text."""
    if isinstance(value, Formula):
        got = settled(value)
        return value.text if got.value is None else got.value
    return value


def _agrees(value: object, other: object) -> bool:
    if value == other:
        return True
    number = read_number(value).value
    return number is not None and number == other


def typed_finding(one: ListSheet, row: ListRow, typed: Typed, computed: object) -> Finding:
    """Return the finding about a computed cell that somebody typed over."""
    column = one.following[typed.name]
    return typed.finding(column, computed, one.place(row.row, typed.name, row.number))


def head_cells(one: ListSheet, seat: Seat, totals: Totals) -> tuple[Cells, dict[str, object]]:
    """Return a seat's line in the block above a list, and the sums that must stand in it."""
    values = {k: v for k, v in head_values(totals, seat.name).items() if k in HEAD_FIELDS}
    return Cells(one.grid, seat.row, one.head.columns.at, seat.saved), values


def head_findings(one: ListSheet, computed: ComputedList) -> Iterator[Finding]:
    """Yield a finding for every sum above a list that somebody typed over."""
    declared = {c.name: c for c in HEAD_COLUMNS}
    for seat, totals in zip(one.head.seats, computed.totals, strict=True):
        cells, values = head_cells(one, seat, totals)
        for typed in typed_in(cells, values):
            yield typed.finding(declared[typed.name], values[typed.name], cells.place(typed.name))


def head_is_stale(one: ListSheet, computed: ComputedList) -> bool:
    """Tell whether a sum, a name or the memory above a list must be written."""
    memory = one.columns.at.get("saved", 0)
    for seat, totals, name in zip(one.head.seats, computed.totals, one.table.seats, strict=True):
        held = one.grid.rows.get(seat.row, {})
        for key, value in head_values(totals, name).items():
            cell = held.get(one.head.columns.at.get(key, 0))
            if key in one.head.columns.at and (cell is None or cell._value != value):
                return True
        cell = held.get(memory)
        if cell is None or cell._value != Saved(head_values(totals, name)).text():
            return True
    return False


def with_typed(deal: Deal, typed: list[Typed]) -> Deal:
    """Return a deal with the values typed into its computed cells as its written values."""
    written = deal.written
    for one in typed:
        number = read_number(one.value).value
        if not isinstance(number, int):
            continue
        if one.name in ("plus", "minus") and written.score is None:
            score = abs(number) if one.name == "plus" else -abs(number)
            written = replace(written, score=score)
        elif one.name == f"total{deal.declarer}" and written.running_total is None:
            written = replace(written, running_total=number)
    return deal if written is deal.written else replace(deal, written=written)


def kept_as_written(deal: Deal, typed: Typed) -> bool:
    """Tell whether what was typed stands among the written values of the deal."""
    number = read_number(typed.value).value
    if typed.name in ("plus", "minus"):
        score = deal.written.score
        return score is not None and number == abs(score) and (typed.name == "plus") is (score > 0)
    return typed.name == f"total{deal.declarer}" and number == deal.written.running_total


def head_values(totals: Totals, name: str) -> dict[str, object]:
    """Return what must stand in a line of the block above a list."""
    values: dict[str, object] = {k: getattr(totals, v) for k, v in HEAD_FIELDS.items()}
    return values | {"player": name}


def note_of(old: object, heading: str, typed: object, lang: Lang) -> Any:
    """Return a note with what somebody typed into a computed cell added to it."""
    line = text("typed.note", lang, column=heading, typed=str(typed))
    return line if is_blank(old) else f"{old}; {line}"
