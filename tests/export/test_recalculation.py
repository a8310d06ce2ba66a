"""LibreOffice, starting from the typed cells alone, finds every number skatcalc printed."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl.utils import get_column_letter

from skatcalc.models.evening import Deal, Evening
from skatcalc.models.game import Game
from skatcalc.rules.presets import ISKO
from skatcalc.tournament.sheet import ComputedList, ListedDeal, compute_list
from skatcalc.tournament.standings import rank
from skatcalc.tournament.systems import SEEGER_FABIAN
from skatcalc.workbook.export import write_export
from tests.export.evenings import a_list, an_evening, random_list, real_lists
from tests.export.libre import (
    Values,
    all_values,
    formula_values,
    needs_libreoffice,
    recalculate,
    recalculate_all,
    rewrite,
)
from tests.shared_data import needs_shared

FIRST_ROW = 6
BOOKS, LISTS_A_BOOK = 2, 100


def export(evening: Evening, path: Path) -> Path:
    write_export(path, evening, ISKO, SEEGER_FABIAN, "en")
    return path


def differences(stored: Values, computed: Values) -> list[tuple[object, ...]]:
    """Return every formula whose stored value is not the recalculated one."""
    return [
        (sheet, cell, value, computed.get((sheet, cell)))
        for (sheet, cell), value in stored.items()
        if value != computed.get((sheet, cell))
    ]


def expected_rows(computed: ComputedList) -> dict[str, object]:
    """Return what the printed cells of a list must hold, worked out from the computed list."""
    size, cells = computed.table.size, {}
    by_number: dict[int, list[ListedDeal]] = {}
    for listed in computed.deals:
        by_number.setdefault(listed.deal.number, []).append(listed)
    row = FIRST_ROW
    for number in sorted({*range(1, computed.table.planned + 1), *by_number}):
        for listed in by_number.get(number, [None]):
            if listed is not None:
                cells |= expected_deal(listed, row, size)
            row += 1
    return cells | expected_footer(computed, row)


def expected_footer(computed: ComputedList, row: int) -> dict[str, object]:
    size, cells = computed.table.size, {}
    for seat, totals in enumerate(computed.totals, start=1):
        points, won, lost = block(seat)
        cells |= {
            f"{points}{row}": totals.game_points,
            f"{won}{row}": totals.won,
            f"{lost}{row}": totals.lost,
            f"{points}{row + 1}": 50 * (totals.won - totals.lost),
            f"{points}{row + 2}": {3: 40, 4: 30, 5: 24}[size] * totals.opponents_lost,
            f"{points}{row + 3}": totals.total,
            f"{points}{row + 4}": min(totals.lost, 3) * 0.5 + max(totals.lost - 3, 0),
        }
    return cells | {f"{get_column_letter(13 + 3 * size)}{row}": computed.passed_in}


def block(seat: int) -> tuple[str, str, str]:
    first = 13 + 3 * (seat - 1)
    return get_column_letter(first), get_column_letter(first + 1), get_column_letter(first + 2)


def expected_deal(listed: ListedDeal, row: int, size: int) -> dict[str, object]:
    cells: dict[str, object] = {
        f"K{row}": listed.score if listed.score > 0 else None,
        f"L{row}": -listed.score if listed.score < 0 else None,
    }
    for seat in range(1, size + 1):
        points, won, lost = block(seat)
        mine = listed.counts and listed.deal.declarer == seat
        cells[f"{points}{row}"] = listed.running_total if mine else "–"
        cells[f"{won}{row}"] = listed.won if mine and listed.score > 0 else None
        cells[f"{lost}{row}"] = listed.lost if mine and listed.score < 0 else None
    passed = get_column_letter(13 + 3 * size)
    cells[f"{passed}{row}"] = listed.passed_in if listed.deal.passed_in else None
    return cells


def assert_all_agree(evening: Evening, folder: Path) -> int:
    """Check stored, recalculated and skatcalc's values; return how many formulas there were."""
    path = export(evening, folder / "export.xlsx")
    stored = formula_values(path)
    recalculated = all_values(recalculate(path, folder))

    assert differences(stored, recalculated) == []
    lists = [compute_list(one, ISKO, SEEGER_FABIAN) for one in evening.lists]
    for one in lists:
        sheet = f"Series {one.table.series} Table {one.table.table}"
        wanted = expected_rows(one)
        assert {cell: recalculated.get((sheet, cell)) for cell in wanted} == wanted
    series = max(one.table.series for one in lists)
    for at, standing in enumerate(rank(lists, series, evening.lots), start=5):
        row = [recalculated.get(("Ranking", f"{get_column_letter(c)}{at}")) for c in range(1, 16)]
        columns = [*standing.by_series, standing.won, standing.lost, standing.total]
        assert row[: 2 + len(columns)] == [standing.place, standing.player, *columns]
    return len(stored)


@needs_libreoffice
@needs_shared
def test_real_lists(tmp_path: Path) -> None:
    lists = real_lists()

    assert len(lists) == 11
    assert assert_all_agree(an_evening(*lists.values()), tmp_path) > 11 * 36 * 20


@needs_libreoffice
@pytest.mark.parametrize("book", range(BOOKS))
def test_random_lists(book: int, tmp_path: Path) -> None:
    rng = random.Random(20261130 + book)
    lists = [
        random_list(rng, rng.choice((3, 3, 4, 4, 5)), 1 + at // 50, 1 + at % 50, rng.randint(1, 2))
        for at in range(LISTS_A_BOOK)
    ]

    assert assert_all_agree(an_evening(*lists, series=2), tmp_path) > LISTS_A_BOOK * 80


SPOILT = {
    "wrong value": (r"\+1\+(\(\$E7)", r"+2+\1"),
    "wrong loss": (r",-2\*(\$A[A-Z]8)", r",-1*\1"),
    "wrong footer": (r"\*50</f>", "*51</f>"),
    "wrong stored value": (r"(</f><v>)30(</v>)", r"\g<1>31\2"),
}


@needs_libreoffice
def test_a_wrong_formula_or_value_is_noticed(tmp_path: Path) -> None:
    """The comparison fails where it must, so its success above means something."""
    won = Game("hearts", 2, won=True)
    deals = [Deal(1, 2, won), Deal(2, 1, won), Deal(3, 1, replace(won, won=False))]
    right = export(an_evening(a_list(*deals)), tmp_path / "right.xlsx")
    paths = [right, *(spoil(right, name) for name in SPOILT)]

    books = recalculate_all(paths, tmp_path)

    noticed = [
        bool(differences(formula_values(path), all_values(book)))
        for path, book in zip(paths, books, strict=True)
    ]
    assert noticed == [False, *([True] * len(SPOILT))]


def spoil(path: Path, name: str) -> Path:
    before, after = SPOILT[name]
    spoilt = path.with_name(f"{name.replace(' ', '-')}.xlsx")
    rewrite(path, spoilt, lambda _, sheet: re.sub(before, after, sheet))
    assert spoilt.read_bytes() != path.read_bytes()
    return spoilt
