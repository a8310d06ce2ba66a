"""What would have covered a lost overbid, and which game loses least."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from skatcalc.cards import CARD_BY_CODE
from skatcalc.models.game import Ending, Game
from skatcalc.report.cover_words import advice_text
from skatcalc.rules.advice import loss_advice, losses
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO, preset
from tests.cover import brute

TWELVE = st.lists(st.sampled_from(brute.DECK), min_size=12, max_size=12, unique=True)
ORDER = list(brute.ISKO_BASE)


def cards(codes):
    return [CARD_BY_CODE[code] for code in codes]


def least_loss(base: int, number: int, bid: int) -> int:
    """Return what counts, not yet doubled: the game itself or the least multiple above it."""
    return base * max(abs(number) + 1, -(-bid // base))


@settings(max_examples=80, deadline=None)
@given(TWELVE, st.sampled_from(brute.BIDS))
def test_losses_are_the_least_multiples_doubled_cheapest_first(twelve, bid) -> None:
    found = losses(cards(twelve), bid, ISKO)
    numbers = {key: brute.matadors(set(twelve), key) for key in ORDER}
    short = [k for k in ORDER if brute.ISKO_BASE[k] * (abs(numbers[k]) + 1) < bid]
    counted = {k: least_loss(brute.ISKO_BASE[k], numbers[k], bid) for k in ORDER}

    expected = {key: counted[key] for key in short}
    if bid > 23:  # a null below the bid costs what the cheapest suit or grand game costs
        expected["null"] = min(counted.values())
    assert {loss.contract.key: loss.value for loss in found} == expected
    assert all(loss.score == -2 * loss.value for loss in found)
    assert [loss.score for loss in found] == sorted((x.score for x in found), reverse=True)


def test_a_game_that_must_be_a_hand_game_cannot_be_named_with_the_skat_seen() -> None:
    twelve = brute.codes("HJ HA HT HK H9 CA CT SA S7 D8 CJ D7")
    found = losses(cards(twelve), 80, preset("tournee"))

    assert found
    assert all(loss.contract.skat != "untouched" for loss in found)


def test_in_the_old_german_system_an_overbid_costs_the_bid_once() -> None:
    twelve = brute.codes("HJ HA HT HK H9 CA CT SA S7 D8 CJ D7")

    assert losses(cards(twelve), 40, preset("old-german"))[0].score == -40


GAMES = st.builds(
    Game,
    st.sampled_from(ORDER),
    st.sampled_from([-4, -3, -2, -1, 1, 2, 3, 4]),
    hand=st.booleans(),
    bid=st.sampled_from(brute.BIDS),
    won=st.just(False),
)


@settings(max_examples=200, deadline=None)
@given(GAMES)
def test_the_level_named_is_the_lowest_that_covers(game) -> None:
    assume(judge(game, ISKO).overbid)
    mode = "hand" if game.hand else "skat"
    number, bid = game.matadors, game.bid
    own = [c for c in loss_advice(game, ISKO) if c.contract.key == game.contract]
    steps = brute.HAND_STEPS if game.hand else brute.SKAT_STEPS
    order = ["schneider", "schwarz", "schneider_announced", "schwarz_announced", "ouvert"]
    enough = [
        (level, brute.value(game.contract, number, mode, level))
        for level in order
        if level in steps and brute.value(game.contract, number, mode, level) >= bid
    ]

    assert [(c.level, c.value) for c in own if c.hand is game.hand] == enough[:1]
    if game.hand:
        return
    by_hand = [
        (level, brute.value(game.contract, number, "hand", level))
        for level in brute.HAND_STEPS
        if brute.value(game.contract, number, "hand", level) >= bid
    ]
    first = [way for way in by_hand[:1] if way[0] == "game" or not enough]
    assert [(c.level, c.value) for c in own if c.hand] == first


@settings(max_examples=150, deadline=None)
@given(TWELVE, st.sampled_from(ORDER), st.booleans(), st.sampled_from(brute.BIDS))
def test_other_games_are_all_that_cover_and_their_values(twelve, contract, hand, bid) -> None:
    number = brute.matadors(set(twelve), contract)
    game = Game(contract, number, hand=hand, bid=bid, won=False)
    assume(judge(game, ISKO).overbid)
    mode = "hand" if hand else "skat"
    exact = {key: brute.value(key, brute.matadors(set(twelve), key), mode, "game") for key in ORDER}

    known = loss_advice(game, ISKO, cards(twelve))
    assert {c.contract.key: c.value for c in known if c.contract.key in ORDER[:5]
            and c.contract.key != contract} == {
        key: value for key, value in exact.items() if value >= bid and key != contract
    }  # fmt: skip
    for cure in loss_advice(game, ISKO):  # from the matadors alone: never too much
        if cure.contract.key in exact and cure.contract.key != contract:
            assert bid <= cure.value <= exact[cure.contract.key]
            assert not cure.exact or cure.value == exact[cure.contract.key]


ADVICE = [
    (
        "schneider or hand",
        Game("hearts", 1, bid=24, won=False),
        "24 would have been covered by schneider (30), hand (30), Clubs (24), Null ouvert (46) "
        "or Grand (48)",
        "24 wäre gedeckt gewesen durch Schneider (30), Hand (30), Kreuz (24), Null ouvert (46) "
        "oder Grand (48)",
    ),
    (
        "one point short of schneider",
        Game("diamonds", -1, bid=22, card_points=89),
        "22 would have been covered by schneider (27), hand (27), Spades (22), Null (23), "
        "Clubs (24) or Grand (48)",
        "22 wäre gedeckt gewesen durch Schneider (27), Hand (27), Pik (22), Null (23), "
        "Kreuz (24) oder Grand (48)",
    ),
    (
        "only grand",
        Game("spades", 1, hand=True, bid=72, won=False),
        "72 would have been covered by schwarz announced (77) or Grand hand (72)",
        "72 wäre gedeckt gewesen durch Schwarz angesagt (77) oder Grand Hand (72)",
    ),
    (
        "announced, made, and still too little",
        Game("hearts", 1, hand=True, schneider_announced=True, bid=60, card_points=95),
        "60 would have been covered by schwarz (60) or Grand hand (72)",
        "60 wäre gedeckt gewesen durch Schwarz (60) oder Grand Hand (72)",
    ),
    (
        "matadors of other suits are not known exactly",
        Game("diamonds", 4, bid=48, won=False),
        "48 would have been covered by schneider (54), hand (54), Hearts (50 or more), "
        "Spades (55 or more), Clubs (60 or more) or Grand (120)",
        "48 wäre gedeckt gewesen durch Schneider (54), Hand (54), Herz (mindestens 50), "
        "Pik (mindestens 55), Kreuz (mindestens 60) oder Grand (120)",
    ),
    (
        "nothing reaches it",
        Game("diamonds", -1, bid=264, won=False),
        "no game with these cards reaches 264",
        "kein Spiel mit diesen Karten erreicht 264",
    ),
    (
        "hand and a level",
        Game("grand", 4, bid=240, won=False),
        "240 would have been covered by hand and schwarz announced (240)",
        "240 wäre gedeckt gewesen durch Hand und Schwarz angesagt (240)",
    ),
    (
        "null below the bid",
        Game("null", bid=24),
        "24 would have been covered by Null hand (35)",
        "24 wäre gedeckt gewesen durch Null Hand (35)",
    ),
    (
        "null that cannot be saved",
        Game("null", hand=True, ouvert=True, bid=60),
        "no null game reaches 60",
        "kein Nullspiel erreicht 60",
    ),
]


@pytest.mark.parametrize(
    ("game", "english", "german"), [a[1:] for a in ADVICE], ids=[a[0] for a in ADVICE]
)
def test_advice_in_words(game, english, german) -> None:
    cures = loss_advice(game, ISKO)

    assert advice_text(cures, game, "en") == english
    assert advice_text(cures, game, "de") == german


@pytest.mark.parametrize(
    "game",
    [
        Game("hearts", 1, bid=20, won=False),
        Game("hearts", 1, won=False),
        Game("hearts", 1, bid=24, card_points=95),
        Game("hearts", 1, bid=30, ending=Ending.DEFENDERS_CONCEDED),
        Game("null", bid=23, won=False),
        Game("bridge", 1, bid=24),
        Game("hearts", bid=24),
    ],
    ids=["covered", "no bid", "schneider made", "given", "null", "unknown", "no matadors"],
)
def test_no_advice_where_nothing_was_overbid(game) -> None:
    assert loss_advice(game, ISKO) == ()


def test_a_null_below_the_bid_with_known_cards_knows_the_suits() -> None:
    twelve = cards(brute.codes("HJ HA HT HK H9 CA CT SA S7 D8 SJ D7"))
    cures = loss_advice(Game("null", bid=24), ISKO, twelve)

    # without 1: spades 22, clubs 24, grand 48
    assert [(c.contract.key, c.hand, c.value) for c in cures] == [
        ("clubs", False, 24),
        ("null", True, 35),
        ("grand", False, 48),
    ]


def test_in_tournee_a_solo_is_compared_with_solos() -> None:
    game = Game("solo_hearts", 1, bid=24, won=False)
    keys = [c.contract.key for c in loss_advice(game, preset("tournee"))]

    assert keys[0] == "solo_hearts"
    assert "solo_clubs" in keys
    assert not [key for key in keys if key.startswith(("tournee", "second", "guckser"))]
