"""Evenings to export: the real lists, hand-made ones, random ones."""

import csv
import random
from dataclasses import replace

from hypothesis import strategies as st

from skatcalc.models.evening import Deal, Evening, TableList, Written
from skatcalc.models.game import Ending, Game, Replacement
from skatcalc.tournament.seats import sitting_out
from tests.shared_data import SHARED

SUITS = ("clubs", "spades", "hearts", "diamonds", "grand")
BIDS = (18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 46, 48, 50, 54, 59, 60, 72, 96, 120)
PLAYERS = ("Anna Berger", "Bernd Voß", "Carla Ostermann", "Dieter Lang", "Erika Sommer")


def without_rows(evening: Evening) -> Evening:
    """Return the evening without the rows its deals came from."""
    return replace(
        evening,
        lists=tuple(
            replace(one, deals=tuple(replace(deal, row=None) for deal in one.deals))
            for one in evening.lists
        ),
    )


def an_evening(*lists: TableList, **facts: object) -> Evening:
    players = tuple(dict.fromkeys(name for one in lists for name in one.seats))
    fixed = {"date": "2026-11-30", "club": "SC Herzbube", "players": players}
    return Evening(**(fixed | {"lists": lists} | facts))  # type: ignore[arg-type]


def a_list(*deals: Deal, size: int = 4, planned: int = 0, series: int = 1, table: int = 1):
    return TableList(series, table, PLAYERS[:size], planned or 12 * size, deals)


# --------------------------------------------------------------------------- real lists

CONTRACTS = {
    "9": "diamonds",
    "10": "hearts",
    "11": "spades",
    "12": "clubs",
    "23": "null",
    "24": "grand",
    "Karo": "diamonds",
    "Herz": "hearts",
    "Pik": "spades",
    "Kreuz": "clubs",
    "Grand": "grand",
    "Null": "null",
}


def whole(cell: str) -> int | None:
    return int(cell) if cell else None


def form_deal(row: dict[str, str]) -> tuple[Deal, int]:
    """Return a deal of the photographed form, and the running total written beside it."""
    mit, ohne = whole(row["mit"]), whole(row["ohne"])
    game = Game(
        CONTRACTS[row["base"]],
        mit if mit else -ohne if ohne else None,
        hand=row["hand"] == "1",
        ouvert=row["offen"] == "1",
        schneider_announced=row["schneider_ang"] == "1",
        schwarz_announced=row["schwarz_ang"] == "1",
        schneider=row["schneider"] == "1",
        schwarz=row["schwarz"] == "1",
        won=row["result"] == "won",
    )
    written = Written(int(row["value_signed"]), int(row["running_total_declarer"]))
    return Deal(int(row["deal"]), int(row["declarer_seat"]), game, written), 0


def app_deal(row: dict[str, str]) -> Deal:
    """Return a deal of the lists with bids and card points."""
    contract, levels = CONTRACTS[row["contract"]], row["stufe"]
    counts = contract != "null"
    game = Game(
        contract,
        int(row["spitzen"]) if counts else None,
        hand="Hand" in levels,
        ouvert="Offen" in levels,
        schneider_announced="ang." in levels or "angesagt" in levels,
        schwarz_announced="Schwarz angesagt" in levels,
        bid=whole(row["bid"]) or None,
        card_points=whole(row["card_points"]) if counts else None,
        schneider=("Schneider" in levels or "Schwarz" in levels) if counts else None,
        schwarz="Schwarz" in levels if counts else None,
        won=row["result"] == "won",
    )
    seat = "ABC".index(row["declarer"]) + 1
    return Deal(int(row["deal"]), seat, game, Written(int(row["value_signed"])))


def real_lists() -> dict[str, TableList]:
    """Return the eleven real lists by their names, none where they are absent."""
    if not SHARED.is_dir():
        return {}
    found: dict[str, list[Deal]] = {}
    with (SHARED / "data/lists/real_list_4player_40deals.csv").open(encoding="utf-8") as file:
        found["F1"] = [form_deal(row)[0] for row in csv.DictReader(file)]
    with (SHARED / "data/lists/real_lists_3player_pure.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["list"], []).append(app_deal(row))
    lists = {}
    for at, (name, deals) in enumerate(found.items(), start=1):
        size = 4 if name == "F1" else 3
        planned = max(12 * size, *(deal.number for deal in deals))
        seats = tuple(f"P{n}" for n in range(1, size + 1))
        lists[name] = TableList(1, at, seats, planned, tuple(deals))
    return lists


# ------------------------------------------------------------------------- random lists


def random_game(rng: random.Random) -> Game:
    """Return a game as list keepers write it: mostly right, sometimes impossible."""
    if rng.random() < 0.18:
        return random_null(rng)
    contract = rng.choice(SUITS)
    hand = rng.random() < 0.3
    announced = rng.choice((0, 0, 1, 2, 3)) if hand else 0
    game = Game(
        contract,
        rng.choice((1, -1)) * rng.randint(1, 4 if contract == "grand" else rng.choice((4, 11))),
        hand=hand,
        schneider_announced=announced >= 1 and rng.random() < 0.8,
        schwarz_announced=announced >= 2,
        ouvert=announced == 3,
        bid=rng.choice((None, *BIDS)),
        ending=rng.choice((*([None] * 14), *Ending)),
    )
    return random_ending(game, rng)


def random_ending(game: Game, rng: random.Random) -> Game:
    if game.ending is not None:
        return game
    kind = rng.randrange(4)
    if kind == 0:
        return replace(game, card_points=rng.choice((0, 30, 31, 58, 60, 61, 89, 90, 99, 120)))
    if kind == 1:
        tricks = rng.randrange(11)
        return replace(game, tricks=tricks, card_points=min(120, tricks * 12))
    schwarz = rng.random() < 0.15
    schneider = schwarz or rng.random() < 0.3
    ticks = {"schneider": schneider, "schwarz": schwarz} if kind == 2 else {"schneider": schneider}
    return replace(game, won=rng.random() < 0.75, **ticks)


def random_null(rng: random.Random) -> Game:
    game = Game("null", hand=rng.random() < 0.3, ouvert=rng.random() < 0.3)
    if rng.random() < 0.6:
        game = replace(game, bid=rng.choice(BIDS))
    if rng.random() < 0.3:
        game = replace(game, replacement=Replacement(rng.choice(SUITS), rng.choice((1, -2, 4))))
    if rng.random() < 0.3:
        return replace(game, tricks=rng.choice((0, 0, 1)))
    return replace(game, won=rng.random() < 0.6)


ODD_GAMES = (
    Game("hearts", None, won=True),
    Game("hearts", 12, won=True),
    Game("grand", 5, won=False),
    Game("null", 3, won=True),
    Game("boot", 1, won=True),
    Game("clubs", 1, schneider_announced=True, won=True),
    Game("clubs", 1, won=True, card_points=50),
    Game("clubs", 1, won=False, card_points=61),
    Game("clubs", 1, won=True, card_points=95, schneider=False),
    Game("spades", -2, card_points=121),
    Game("spades", -2),
    Game("diamonds", 1, bid=19, won=True),
    Game("diamonds", 1, bid=33, won=True),
    Game("hearts", 1, schwarz=True, schneider=False, won=True),
    Game("null", bid=30, hand=True, ending=Ending.DECLARER_CONCEDED, won=True),
)
"""Games with something wrong; what counts is what the computed list says."""


def random_deal(number: int, size: int, rng: random.Random) -> Deal:
    """Return a deal: a game, now and then passed in or with something wrong."""
    kind = rng.random()
    if kind < 0.06:
        return Deal(number)
    free = [s for s in range(1, size + 1) if s not in sitting_out(number, size)]
    seat = rng.choice(free)
    if kind < 0.12:
        return Deal(number, rng.choice((seat, seat, None, 0, 7)), rng.choice(ODD_GAMES))
    written = Written(rng.choice((None, 24, -48)), rng.choice((None, 100)))
    return Deal(number, seat, random_game(rng), written)


def random_list(
    rng: random.Random, size: int, series: int, table: int, rounds: int = 12
) -> TableList:
    """Return a list with gaps, repeated numbers, passed-in deals and a few errors."""
    planned = rounds * size
    last = rng.randint(planned // 2, planned)
    numbers = [n for n in range(1, last + 1) if rng.random() > 0.03] or [1]
    numbers += [rng.choice(numbers) for _ in range(rng.randrange(3))]
    numbers += [planned + 2] * (rng.random() < 0.1)
    deals = tuple(random_deal(number, size, rng) for number in sorted(numbers))
    names = [f"{name} {series}.{table}" for name in PLAYERS[:size]]
    return TableList(series, table, tuple(names), planned, deals)


# ------------------------------------------------------- anything that fits in the records

numbers = st.none() | st.integers(-3, 300)
flags = st.none() | st.booleans()
words = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Cn", "Co")), min_size=1, max_size=30
).filter(lambda word: word == word.strip() and word != "")
names = words | st.sampled_from(["=1+1", "@SUM(A1)", "+49", "-1", "'x", "1e5", "TRUE", "#N/A"])
games = st.builds(
    Game,
    contract=st.sampled_from((*SUITS, "null", "boot", "Herz", "", "two words")),
    matadors=st.none() | st.integers(-12, 12),
    hand=st.booleans(),
    ouvert=st.booleans(),
    schneider_announced=st.booleans(),
    schwarz_announced=st.booleans(),
    bid=numbers,
    card_points=numbers,
    tricks=numbers,
    schneider=flags,
    schwarz=flags,
    won=flags,
    ending=st.none() | st.sampled_from(list(Ending)),
    replacement=st.none()
    | st.builds(Replacement, st.sampled_from((*SUITS, "null", "", "x y")), st.integers(-12, 12)),
)
writtens = st.builds(Written, *([numbers] * 5))
deals = st.builds(
    Deal,
    st.integers(-1, 14),
    st.none() | st.integers(-1, 6),
    st.none() | games,
    writtens,
)


@st.composite
def table_lists(draw: st.DrawFn, series: int, table: int) -> TableList:
    size = draw(st.integers(3, 5))
    seats = draw(st.lists(names, min_size=size, max_size=size))
    planned = draw(st.integers(1, 12))
    rows = tuple(draw(st.lists(deals, max_size=8)))
    return TableList(series, table, tuple(seats), planned).with_deals(rows)


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    places = draw(
        st.lists(st.tuples(st.integers(1, 3), st.integers(1, 3)), unique=True, max_size=2)
    )
    lists = tuple(draw(table_lists(series, table)) for series, table in sorted(places))
    return Evening(
        draw(st.sampled_from(["2026-11-30", "1999-01-01", "30.11.2026", "", "2026-02-30"])),
        draw(words | st.just("")),
        draw(st.sampled_from(["isko", "our house.toml"])),
        draw(st.sampled_from(["seeger-fabian", "other"])),
        draw(st.integers(1, 4)),
        tuple(draw(st.lists(names, max_size=4))),
        lists,
        tuple(draw(st.lists(names, max_size=3))),
    )
