"""The ranking sheet: places, ties and lots as formulas."""

from pathlib import Path

import pytest

from skatcalc.models.evening import Deal, Evening, TableList
from skatcalc.models.game import Game
from skatcalc.rules.presets import ISKO
from skatcalc.tournament.systems import SEEGER_FABIAN
from skatcalc.workbook.export import write_export
from tests.export.evenings import an_evening
from tests.export.libre import all_values, formula_values, needs_libreoffice, recalculate_all

WON, LOST = Game("hearts", 1, won=True), Game("hearts", 1, won=False)
GRAND, CHEAP = Game("grand", 3, won=True), Game("diamonds", 1, won=True)


def table(names: str, *deals: tuple[int, Game], number: int = 1, series: int = 1) -> TableList:
    entered = tuple(Deal(n, seat, game) for n, (seat, game) in enumerate(deals, start=1))
    return TableList(series, number, tuple(names.split()), 12, entered)


NOBODY = table("A B C")
TIED = table("A B C", (1, WON), (2, WON), (3, WON))
NULL = Game("null", won=True)
BIGGEST = Game("grand", 4, hand=True, ouvert=True, won=True)
BY_POINTS = table("A B C", (1, GRAND), (2, WON))
# A 96 + 50 = 146, B 23 + 23 + 2 x 50 = 146: the more games won come first.
BY_GAMES = table("A B C", (1, GRAND), (2, NULL), (2, NULL))
# A 20 + 50 + 40 = 110, B 264 - 2 x 77 + 50 - 50 = 110: the fewer games lost come first.
BY_LOSSES = table("A B C", (1, WON), (2, BIGGEST), (2, Game("spades", 6, won=False)))

EVENINGS: dict[str, tuple[Evening, list[tuple[object, ...]]]] = {
    "by points": (
        an_evening(BY_POINTS),
        [(1, "A", "points"), (2, "B", "points"), (3, "C", "points")],
    ),
    "by games won": (
        an_evening(BY_GAMES),
        [(1, "B", "more games won"), (2, "A", "more games won"), (3, "C", "points")],
    ),
    "by games lost": (
        an_evening(BY_LOSSES),
        [(1, "A", "fewer games lost"), (2, "B", "fewer games lost"), (3, "C", "points")],
    ),
    "all tied": (
        an_evening(TIED),
        [(1, "A", "shared"), (1, "B", "shared"), (1, "C", "shared")],
    ),
    "drawn by lot": (
        an_evening(TIED, lots=("C", "A", "B")),
        [(1, "C", "lot"), (2, "A", "lot"), (3, "B", "lot")],
    ),
    "one of three drawn": (
        an_evening(NOBODY, lots=("B",)),
        [(1, "B", "shared"), (1, "A", "shared"), (1, "C", "shared")],
    ),
    "two of three drawn": (
        an_evening(NOBODY, lots=("C", "B")),
        [(1, "C", "lot"), (2, "B", "shared"), (2, "A", "shared")],
    ),
    "two tables, two series": (
        an_evening(
            table("A B C", (1, WON)),
            table("D E F", (1, WON), (2, LOST), number=2),
            table("A D E", (1, CHEAP), (2, CHEAP), (3, CHEAP), series=2),
            series=2,
        ),
        [
            (1, "D", "points"),
            (2, "A", "points"),
            (3, "F", "points"),
            (4, "B", "shared"),
            (4, "C", "shared"),
            (6, "E", "points"),
        ],
    ),
    "one player alone": (an_evening(table("A A A")), [(1, "A", None)]),
}


def test_nobody_at_all(tmp_path: Path) -> None:
    write_export(tmp_path / "e.xlsx", an_evening(), ISKO, SEEGER_FABIAN, "en")

    values = all_values(tmp_path / "e.xlsx")
    assert values["Ranking", "A4"] == "Place"
    assert ("Ranking", "A5") not in values


@needs_libreoffice
def test_places_ties_and_lots(tmp_path: Path) -> None:
    paths = []
    for at, (evening, _) in enumerate(EVENINGS.values()):
        paths.append(tmp_path / f"e{at}.xlsx")
        write_export(paths[-1], evening, ISKO, SEEGER_FABIAN, "en")

    books = recalculate_all(paths, tmp_path)

    for path, book, (evening, wanted) in zip(paths, books, EVENINGS.values(), strict=True):
        stored, found = formula_values(path), all_values(book)
        decided = "G" if evening.series == 1 else "H"
        lines = [
            tuple(found.get(("Ranking", f"{column}{row}")) for column in ("A", "B", decided))
            for row in range(5, 5 + len(wanted))
        ]
        assert lines == wanted
        assert {cell: found.get(cell) for cell in stored} == stored


@pytest.mark.parametrize("name", EVENINGS)
def test_stored_places(name: str, tmp_path: Path) -> None:
    evening, wanted = EVENINGS[name]
    write_export(tmp_path / "e.xlsx", evening, ISKO, SEEGER_FABIAN, "en")

    values = all_values(tmp_path / "e.xlsx")

    assert [values["Ranking", f"A{row}"] for row in range(5, 5 + len(wanted))] == [
        place for place, *_ in wanted
    ]
