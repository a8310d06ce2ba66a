"""Whatever is entered comes back the same, whatever the names."""

import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skatcalc.models.evening import Deal, TableList, Written
from skatcalc.models.game import Ending, Game, Ramsch, Replacement
from skatcalc.service.evening import load, write_lists
from skatcalc.service.rulesets import find_rules
from skatcalc.service.setup import Wanted, new
from skatcalc.workbook.store.cells import folded
from tests.evenings import NOW

SUITS = ("clubs", "spades", "hearts", "diamonds", "grand")
PLAIN = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)

names = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Zs", "Zl", "Zp", "Cn")), min_size=1, max_size=30
).filter(lambda name: not name.startswith("_x"))
maybe = st.none() | st.integers(0, 120)


def seats(size: int) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(names, min_size=size, max_size=size, unique_by=folded).map(tuple)


suit_games = st.builds(
    Game,
    contract=st.sampled_from(SUITS),
    matadors=st.integers(1, 11) | st.integers(-11, -1),
    hand=st.booleans(),
    ouvert=st.booleans(),
    schneider_announced=st.booleans(),
    schwarz_announced=st.booleans(),
    bid=st.none() | st.integers(18, 264),
    card_points=maybe,
    tricks=st.none() | st.integers(0, 10),
    schneider=st.none() | st.just(True),
    schwarz=st.none() | st.just(True),
    won=st.none() | st.booleans(),
    ending=st.none() | st.sampled_from(list(Ending)),
)
null_games = st.builds(
    Game,
    contract=st.just("null"),
    hand=st.booleans(),
    ouvert=st.booleans(),
    bid=st.none() | st.integers(18, 264),
    tricks=st.none() | st.integers(0, 10),
    won=st.none() | st.booleans(),
    replacement=st.none() | st.builds(Replacement, st.sampled_from(SUITS), st.integers(-4, 4)),
)
written = st.builds(
    Written, st.none() | st.integers(-999, 999), st.none() | st.integers(-9999, 9999)
)


@st.composite
def lists(draw: st.DrawFn) -> TableList:
    size = draw(st.sampled_from((3, 4, 5)))
    numbers = draw(st.lists(st.integers(1, 12), max_size=8, unique=True))
    deals = []
    for number in sorted(numbers):
        game = draw(st.none() | suit_games | null_games)
        seat = None if game is None else draw(st.integers(1, size))
        deals.append(Deal(number, seat, game, draw(written)))
    return TableList(1, 1, draw(seats(size)), 12, tuple(deals))


def stored(wanted: TableList, rules: str = "isko", lang: str = "en"):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.xlsx"
        facts = Wanted("2026-11-27", "Aces", rules, deals=wanted.planned)
        assert new(path, facts, [wanted.seats], (), lang) == ()
        assert write_lists(path, [wanted], NOW).saved
        return load(path)


def deals_of(one: TableList) -> list[Deal]:
    return [replace(deal, row=None) for deal in one.deals]


@PLAIN
@given(lists(), st.sampled_from(("en", "de")))
def test_a_list_comes_back_as_it_was_entered(wanted: TableList, lang: str) -> None:
    read = stored(wanted, lang=lang).evening.lists[0]

    assert read.seats == wanted.seats
    assert deals_of(read) == deals_of(wanted)


HOUSE = [
    Game("hearts", 1, bid=20, card_points=70, kontra=True, re=True, supra=True, bock=True),
    Game("grand", 1, bid=20, card_points=40, spitze=True, spitze_made=False),
    Game("grand", 1, bid=20, card_points=90, spitze=True, spitze_made=True, refused=True),
    Game("ramsch", ramsch=Ramsch((60, 30, 30))),
    Game("ramsch", ramsch=Ramsch((0, 60, 50), (0, None, 4), 2, 10, 3, 0)),
]


@pytest.mark.parametrize("game", HOUSE, ids=range(len(HOUSE)))
def test_what_house_rules_note_comes_back(game: Game) -> None:
    """A column that the sheet does not have yet comes with the first deal that needs it."""
    seat = None if game.ramsch else 2
    rules = "tournament" if find_rules("tournament").find("ramsch") else "isko"
    wanted = TableList(1, 1, ("Anna", "Bernd", "Carla", "Dora"), 12, (Deal(1, seat, game),))

    assert deals_of(stored(wanted, rules).evening.lists[0]) == deals_of(wanted)
    if game.ramsch is None:
        assert deals_of(stored(wanted, "isko").evening.lists[0]) == deals_of(wanted)
