"""The words of house rules and of the other rule systems: kontra, bock, ramsch, solo."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatcalc.catalogue import sentence
from skatcalc.models.game import Game, Ramsch
from skatcalc.notation.game import game_words, parse_game
from skatcalc.notation.line import line_of, parse_line
from skatcalc.rules.presets import PRESETS, preset

SEATS = ("Anna", "Berta", "Carla")


def ramsch(points, **more) -> Game:
    return Game("ramsch", ramsch=Ramsch(points, **more))


WORDS = [
    ("grand m1 61 kontra", Game("grand", 1, card_points=61, kontra=True)),
    ("grand m1 61 contra rekontra", Game("grand", 1, card_points=61, kontra=True, re=True)),
    (
        "grand m1 61 kontra re hirsch bock",
        Game("grand", 1, card_points=61, kontra=True, re=True, supra=True, bock=True),
    ),
    (
        "herz m1 61 spitze spitze-gemacht",
        Game("hearts", 1, card_points=61, spitze=True, spitze_made=True),
    ),
    (
        "herz m1 61 spitze spitze-verfehlt",
        Game("hearts", 1, card_points=61, spitze=True, spitze_made=False),
    ),
    ("herz m1 91 abgelehnt", Game("hearts", 1, card_points=91, refused=True)),
    ("hearts solo m2 93", Game("solo_hearts", 2, card_points=93)),
    ("Herz-Solo m2 93", Game("solo_hearts", 2, card_points=93)),
    ("tournée clubs m2 93", Game("tournee_clubs", 2, card_points=93)),
    ("karo-wende m2 93", Game("tournee_diamonds", 2, card_points=93)),
    ("second turn grand m2 93", Game("second_grand", 2, card_points=93)),
    ("grand tournee zweite m2 93", Game("second_grand", 2, card_points=93)),
    ("guckser m2 93", Game("guckser", 2, card_points=93)),
    ("grand solo m2 93", Game("grand_solo", 2, card_points=93)),
    ("grand_ouvert m4 won", Game("grand_ouvert", 4, won=True)),
    ("grand ouvert m4 won", Game("grand", 4, ouvert=True, won=True)),
    ("ramsch 60/40/20", ramsch((60, 40, 20))),
    ("ramsch augen 60/40/20 bock", Game("ramsch", bock=True, ramsch=Ramsch((60, 40, 20)))),
    (
        "ramsch 60/40/20 last 1 push 2 skat 5",
        ramsch((60, 40, 20), last_trick=0, pushes=2, skat=5),
    ),
    (
        "ramsch 60/40/20 letzter 3 geschoben 1",
        ramsch((60, 40, 20), last_trick=2, pushes=1),
    ),
    ("ramsch 70/50/0 virgin 3", ramsch((70, 50, 0), tricks=(None, None, 0))),
    ("ramsch 70/50/0 stiche 5/5/0", ramsch((70, 50, 0), tricks=(5, 5, 0))),
    (
        "ramsch 70/50/0 jungfrau angesagt 3 tricks 5/5/0",
        ramsch((70, 50, 0), tricks=(5, 5, 0), announced=2),
    ),
    ("ramsch durchmarsch 2", ramsch((0, 120, 0), tricks=(0, 10, 0))),
]


@pytest.mark.parametrize(("words", "game"), WORDS, ids=[words for words, _ in WORDS])
def test_words_are_read(words: str, game: Game) -> None:
    parsed = parse_game(words.split())

    assert parsed.findings == ()
    assert parsed.game == game


FAULTS = [
    ("ramsch 60/40/?", "number_unreadable"),
    ("ramsch 60/40/x", "number_unreadable"),
    ("ramsch 60/40/20 last 4", "number_unreadable"),
    ("ramsch 60/40/20 last", "number_missing"),
    ("ramsch 60/40/20 virgin 0", "number_unreadable"),
    ("ramsch push 2", "ramsch_points_missing"),
    ("ramsch 60/40/20 60/40/20", "word_twice"),
    ("ramsch 60/40/20 march 1 tricks 5/5/0", "word_twice"),
    ("null solo won", "word_unknown"),
    ("solo m1 93", "contract_missing"),
    ("hearts solo tournee m1 93", "word_twice"),
    ("grand m1 61 kontra contra", "word_twice"),
    ("grand m1 61 kontr", "word_unknown"),
]


@pytest.mark.parametrize(("words", "kind"), FAULTS, ids=[words for words, _ in FAULTS])
def test_fault(words: str, kind: str) -> None:
    parsed = parse_game(words.split())

    assert parsed.game is None
    assert [f.kind.name for f in parsed.findings] == [kind]
    assert all(sentence(f, lang) for f in parsed.findings for lang in ("en", "de"))


OPEN = [
    ("grand ouvert m4 won", "isko", Game("grand", 4, ouvert=True, won=True)),
    ("grand ouvert m4 won", "pre1999", Game("grand_ouvert", 4, won=True)),
    ("grand ouvert m4 won", "tournee", Game("grand_ouvert", 4, won=True)),
    ("null ouvert won", "tournee", Game("null_ouvert", won=True)),
    ("null ouvert won", "raeuber", Game("null", ouvert=True, won=True)),
]


@pytest.mark.parametrize(("words", "rules", "game"), OPEN)
def test_an_open_game_is_the_contract_that_the_rule_system_has(words, rules, game) -> None:
    assert parse_game(words.split(), preset(rules)).game == game


EVERY = [(rules, contract) for rules in PRESETS for contract in rules.contracts]


@pytest.mark.parametrize(
    ("rules", "contract"), EVERY, ids=[f"{rules.name}-{contract.key}" for rules, contract in EVERY]
)
def test_every_contract_can_be_named_by_its_key(rules, contract) -> None:
    assert parse_game([contract.key], rules).game == Game(contract.key)


LINES = [
    ("ramsch 60/40/20", None, "ramsch"),
    ("anna herz m1 93 kontra", 1, "hearts"),
    ("2 ramsch 60/40/20", 2, "ramsch"),  # refused by the list, which can say why
]


@pytest.mark.parametrize(("line", "declarer", "contract"), LINES)
def test_a_ramsch_line_has_no_declarer(line: str, declarer: int | None, contract: str) -> None:
    parsed = parse_line(line, SEATS)

    assert parsed.findings == ()
    assert parsed.game is not None
    assert (parsed.declarer, parsed.game.contract) == (declarer, contract)


def test_a_player_may_be_called_like_a_game() -> None:
    parsed = parse_line("ramsch herz m1 93", ("Anna", "Ramschke", "Carla"))

    assert parsed.declarer == 2


tricks = st.none() | st.integers(0, 10)
ramsches = st.builds(
    Ramsch,
    points=st.tuples(*[st.integers(0, 130)] * 3),
    tricks=st.tuples(tricks, tricks, tricks),
    last_trick=st.none() | st.integers(0, 2),
    skat=st.none() | st.integers(0, 22),
    pushes=st.integers(0, 3),
    announced=st.none() | st.integers(0, 2),
)


@given(
    st.builds(Game, st.just("ramsch"), bock=st.booleans(), kontra=st.booleans(), ramsch=ramsches)
)
def test_a_written_ramsch_reads_back_to_the_same_deal(game: Game) -> None:
    parsed = parse_line(line_of(None, game), SEATS, preset("tournee"))

    assert (parsed.declarer, parsed.game, parsed.findings) == (None, game, ())
    assert parse_game(game_words(game).split()).game == game
