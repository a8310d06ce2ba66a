"""Other rule systems and scoring systems: stored, recalculated and skatcalc's numbers agree."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from skatcalc.models.evening import Deal, TableList
from skatcalc.models.game import Game, Ramsch
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.presets import PRESETS
from skatcalc.tournament.seats import sitting_out
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.systems import SYSTEMS, ScoringSystem
from skatcalc.workbook.export import load_export, read_export, write_export
from skatcalc.workbook.export.layout import FIRST_ROW, Layout
from tests.export.evenings import PLAYERS, an_evening, without_rows
from tests.export.libre import all_values, formula_values, needs_libreoffice, recalculate_all
from tests.export.test_recalculation import differences

WITH_RAMSCH = next(rules for rules in PRESETS if any(c.alone for c in rules.contracts))
CASES = [
    *((rules, SYSTEMS[0]) for rules in PRESETS),
    *((WITH_RAMSCH, scoring) for scoring in SYSTEMS[1:]),
]
"""Every rule system, and every scoring system with games without a declarer."""


def any_game(rules: RuleSet, rng: random.Random) -> Game:
    """Return a game of a rule system, with its kontra, bock and ramsch where it has them."""
    contract = rng.choice(rules.contracts)
    if contract.alone:
        first, second = rng.choice(((60, 40), (40, 40), (120, 0), (71, 20)))
        points = [first, second, 120 - first - second]
        rng.shuffle(points)
        return Game(contract.key, ramsch=Ramsch((points[0], points[1], points[2])))
    hand, factors = rng.random() < 0.4, len(rules.kontra_factors)
    game = Game(
        contract.key,
        rng.choice((1, -1)) * rng.randint(1, 4) if contract.max_matadors else None,
        hand=hand,
        bid=rng.choice((None, 18, 24, 36, 48, 96)),
        won=rng.random() < 0.6,
        kontra=factors > 0 and rng.random() < 0.3,
        bock=rules.bock.factor > 1 and rng.random() < 0.3,
    )
    if contract.fixed is not None:
        return replace(game, ouvert=rng.random() < 0.4)
    if game.hand and rng.random() < 0.4:
        game = replace(game, schneider_announced=True)
    return replace(game, schneider=game.schneider_announced or rng.random() < 0.3)


def any_list(rules: RuleSet, size: int, rng: random.Random) -> TableList:
    deals = []
    for number in range(1, 3 * size + 1):
        game = any_game(rules, rng)
        free = [seat for seat in range(1, size + 1) if seat not in sitting_out(number, size)]
        seat = None if game.ramsch else rng.choice(free)
        deals.append(Deal(number, seat, game))
    return TableList(1, size, PLAYERS[:size], 4 * size, tuple(deals))


def export(rules: RuleSet, scoring: ScoringSystem, path: Path):
    rng = random.Random(7)
    lists = [any_list(rules, size, rng) for size in (3, 4, 5)]
    evening = an_evening(*lists, rules=rules.name, system=scoring.name)
    write_export(path, evening, rules, scoring, "en")
    return evening


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_an_evening_comes_back(rules: RuleSet, tmp_path: Path) -> None:
    evening = export(rules, SYSTEMS[0], tmp_path / "export.xlsx")

    assert without_rows(read_export(tmp_path / "export.xlsx")) == evening


@needs_libreoffice
def test_formulas_in_every_system(tmp_path: Path) -> None:
    paths = [tmp_path / f"{n}.xlsx" for n in range(len(CASES))]
    evenings = [export(*case, path) for case, path in zip(CASES, paths, strict=True)]

    books = recalculate_all(paths, tmp_path)

    for (rules, scoring), path, book, evening in zip(CASES, paths, books, evenings, strict=True):
        stored, found = formula_values(path), all_values(book)
        assert differences(stored, found) == []
        for one in evening.lists:
            wanted = expected(one, rules, scoring)
            sheet = f"Series 1 Table {one.table}"
            assert {cell: found.get((sheet, cell)) for cell in wanted} == wanted


def expected(table: TableList, rules: RuleSet, scoring: ScoringSystem) -> dict[str, object]:
    """Return points, games and totals of every player, as the footer must have them."""
    from xlsxwriter.utility import xl_rowcol_to_cell

    cells: dict[str, object] = {}
    foot = FIRST_ROW + table.planned
    layout = Layout(table.size, table.planned)
    for seat, totals in enumerate(compute_list(table, rules, scoring).totals, start=1):
        numbers = {"running": totals.game_points, "won": totals.won, "lost": totals.lost}
        for part, number in numbers.items():
            cells[xl_rowcol_to_cell(foot, layout.column(f"{part}{seat}"))] = number
        cells[xl_rowcol_to_cell(foot + 3, layout.column(f"running{seat}"))] = totals.total
    return cells


def test_what_has_no_cell_survives_a_change(tmp_path: Path) -> None:
    from openpyxl import load_workbook

    rules = next(rules for rules in PRESETS if rules.kontra_factors)
    game = Game("hearts", 1, won=True, kontra=True, re=True, bock=True)
    deals = (Deal(1, 2, game),)
    path = tmp_path / "export.xlsx"
    evening = an_evening(TableList(1, 1, PLAYERS[:4], 4, deals), rules=rules.name)
    write_export(path, evening, rules, SYSTEMS[0], "en")
    book = load_workbook(path)
    book.worksheets[0]["C6"].value = 3
    book.save(path)

    (deal,) = load_export(path).evening.lists[0].deals

    changed = {"matadors": 3, "schneider": False, "schwarz": False}
    assert deal.game == replace(game, **changed)
