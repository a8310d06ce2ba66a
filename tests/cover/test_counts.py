"""Every count against the brute force: hands, contracts, modes, levels, bids."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skatcalc.cards import CARD_BY_CODE
from skatcalc.rules.bidding import legal_bids
from skatcalc.rules.cover import Coverage, cover, cover_known, fixed_options, needed_level
from skatcalc.rules.presets import ISKO, PRESETS, preset
from tests.cover import brute

HANDS = st.lists(st.sampled_from(brute.DECK), min_size=10, max_size=10, unique=True)
MANY_TRUMPS = brute.codes("CJ SJ HJ DJ HA HT HK HQ H9 H8")
NO_JACK = brute.codes("HA HT HK HQ H9 H8 CA CT SA S7")


def cards(codes):
    return [CARD_BY_CODE[code] for code in codes]


def counted(found: Coverage) -> dict[tuple[str, str], dict]:
    return {
        (option.contract.key, "hand" if option.hand else "skat"): {
            "matadors": option.matadors,
            "levels": {
                level.name: (level.covered, level.min_value, level.max_value, level.safe_bid)
                for level in option.levels
            },
        }
        for option in found.options
    }


def expected(hand, bid, only=None) -> dict[tuple[str, str], dict]:
    answer = {}
    for contract in brute.ISKO_BASE:
        counts = brute.counts(hand, contract)
        if only is not None:
            counts = {brute.matadors({*hand, *only}, contract): 1}
        for mode, steps in (("hand", brute.HAND_STEPS), ("skat", brute.SKAT_STEPS)):
            levels = {}
            for level in steps:
                worth = {m: brute.value(contract, m, mode, level) for m in counts}
                covered = sum(n for m, n in counts.items() if worth[m] >= bid)
                low, high = min(worth.values()), max(worth.values())
                levels[level] = (covered, low, high, brute.safe(low))
            answer[contract, mode] = {"matadors": dict(counts), "levels": levels}
    return answer


@settings(max_examples=20, deadline=None)
@given(HANDS)
def test_every_bid_of_a_random_hand_is_counted_like_every_skat_one_by_one(hand) -> None:
    for bid in brute.BIDS[:: random.Random(hand[0]).choice((5, 7, 9))]:
        assert counted(cover(cards(hand), ISKO, bid)) == expected(hand, bid)


@pytest.mark.parametrize("hand", [MANY_TRUMPS, NO_JACK], ids=["all jacks", "no jack"])
@pytest.mark.parametrize("bid", brute.BIDS)
def test_every_bid_of_extreme_hands(hand, bid) -> None:
    assert counted(cover(cards(hand), ISKO, bid)) == expected(hand, bid)


@settings(max_examples=30, deadline=None)
@given(HANDS, st.sampled_from(brute.BIDS), st.randoms(use_true_random=False))
def test_with_the_skat_known_one_skat_is_counted(hand, bid, chance) -> None:
    skat = chance.choice(brute.skats(hand))
    found = cover(cards(hand), ISKO, bid, cards(skat))

    assert found.skats == 1
    assert counted(found) == expected(hand, bid, only=skat)


def test_legal_bids_are_those_of_the_rule_book() -> None:
    assert list(legal_bids(ISKO)) == brute.BIDS


@pytest.mark.parametrize("bid", [18, 23, 24, 35, 36, 46, 48, 59, 60])
def test_null_is_covered_by_its_fixed_value(bid) -> None:
    found = cover(cards(NO_JACK), ISKO, bid).fixed

    assert {(o.hand, o.ouvert): (o.value, o.covered) for o in found} == {
        way: (value, 231 if value >= bid else 0) for way, value in brute.NULL.items()
    }


def test_without_a_bid_nothing_is_covered_or_not() -> None:
    found = cover(cards(NO_JACK), ISKO)

    assert {level.covered for o in found.options for level in o.levels} == {None}
    assert {o.covered for o in found.fixed} == {None}


def swapped(hand: list[str], first: str, second: str) -> list[str]:
    """Exchange two suits, the jacks left alone: their order is fixed."""
    turn = {first: second, second: first}
    return [c if c[1] == "J" else turn.get(c[0], c[0]) + c[1] for c in hand]


@settings(max_examples=40, deadline=None)
@given(HANDS, st.permutations("CSHD"))
def test_mirroring_side_suits_changes_nothing_and_mirroring_trumps_moves_the_counts(
    hand, order
) -> None:
    first, second = order[:2]
    before = counted(cover(cards(hand), ISKO, 40))
    after = counted(cover(cards(swapped(hand, first, second)), ISKO, 40))
    names = {letter: name for name, letter in brute.SUIT_OF.items() if letter}

    for (contract, mode), answer in before.items():
        moved = {names[first]: names[second], names[second]: names[first]}.get(contract)
        if moved is None:
            assert after[contract, mode] == answer
        else:
            assert after[moved, mode]["matadors"] == answer["matadors"]


@settings(max_examples=40, deadline=None)
@given(HANDS, st.sampled_from(brute.BIDS))
def test_a_higher_level_and_the_hand_never_cover_less(hand, bid) -> None:
    answer = counted(cover(cards(hand), ISKO, bid))

    for contract in brute.ISKO_BASE:
        for mode in ("hand", "skat"):
            covered = [level[0] for level in answer[contract, mode]["levels"].values()]
            assert covered == sorted(covered)
        for level, numbers in answer[contract, "skat"]["levels"].items():
            assert answer[contract, "hand"]["levels"][level][0] >= numbers[0]
        assert sum(answer[contract, "skat"]["matadors"].values()) == 231


@pytest.mark.parametrize(
    ("contract", "matadors", "mode", "bid", "level"),
    [
        ("hearts", 2, "skat", 30, "game"),
        ("hearts", 2, "skat", 40, "schneider"),
        ("hearts", -2, "hand", 40, "game"),
        ("hearts", 2, "hand", 60, "schneider_announced"),
        ("diamonds", -1, "skat", 22, "schneider"),
        ("diamonds", -1, "skat", 45, None),
        ("clubs", 11, "hand", 216, "ouvert"),
        ("grand", 4, "hand", 264, "ouvert"),
        ("grand", 1, "skat", 96, "schwarz"),
    ],
)
def test_the_level_a_game_with_its_matadors_needs(contract, matadors, mode, bid, level) -> None:
    game = ISKO.find(contract)

    assert needed_level(game, matadors, mode == "hand", bid, ISKO) == level
    found = counted(cover_known(game, matadors, ISKO, bid))[contract, mode]
    enough = [name for name, numbers in found["levels"].items() if numbers[0]]
    assert (enough or [None])[0] == level
    assert found["matadors"] == {matadors: 1}


# source 000, S0-26 and S0-27: rank plus matadors; source 003, B3: cumulative multipliers
RANKS = {
    "old-german": {
        "skat": {"game": 1, "schneider": 3, "schwarz": 5},
        "hand": {
            "game": 2,
            "schneider": 3,
            "schneider_announced": 4,
            "schwarz": 5,
            "schwarz_announced": 6,
            "ouvert": 7,
        },
    },
    "tournee": {
        "skat": {"game": 1, "schneider": 2, "schwarz": 4},
        "hand": {
            "game": 1,
            "schneider": 2,
            "schneider_announced": 3,
            "schwarz": 4,
            "schwarz_announced": 5,
        },
    },
}
OTHER_GAMES = [
    ("old-german", "hearts", "hearts", 10, ("hand", "skat")),
    ("tournee", "solo_hearts", "hearts", 10, ("hand",)),
    ("tournee", "tournee_clubs", "clubs", 8, ("skat",)),
    ("tournee", "second_diamonds", "diamonds", 5, ("skat",)),
    ("tournee", "guckser", "grand", 16, ("skat",)),
    ("tournee", "grand_solo", "grand", 20, ("hand",)),
]


@pytest.mark.parametrize(("rules", "key", "like", "base", "modes"), OTHER_GAMES)
@pytest.mark.parametrize("bid", [20, 40, 60])
def test_other_systems_count_with_their_own_levels(rules, key, like, base, modes, bid) -> None:
    hand = brute.codes("SJ HJ HA HT HK H9 CA CT SA S7")
    found = counted(cover(cards(hand), preset(rules), bid))
    counts = brute.counts(hand, like)

    assert [mode for name, mode in found if name == key] == list(modes)
    for mode in modes:
        levels = found[key, mode]["levels"]
        assert list(levels) == list(RANKS[rules][mode])
        for name, rank in RANKS[rules][mode].items():
            worth = {m: base * (abs(m) + rank) for m in counts}
            covered = sum(n for m, n in counts.items() if worth[m] >= bid)
            assert levels[name][:3] == (covered, min(worth.values()), max(worth.values()))


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_every_safe_bid_is_legal_and_the_highest(rules) -> None:
    bids = legal_bids(rules)
    found = cover(cards(NO_JACK), rules)
    safe = [(level.min_value, level.safe_bid) for o in found.options for level in o.levels]
    safe += [(o.value, o.safe_bid) for o in found.fixed]

    assert safe
    assert all(bid == max((b for b in bids if b <= low), default=None) for low, bid in safe)


def test_open_grand_of_its_own_promises_every_trick() -> None:
    """Until 1998 base 36, no step for the open cards: with 4 the value is 360."""
    rules = preset("pre1999")
    hand = cards(brute.codes("CJ SJ HJ DJ CA CT SA ST HA DA"))
    found = counted(cover(hand, rules, 360))

    assert found["grand_ouvert", "hand"]["levels"] == {"game": (231, 360, 360, 360)}
    assert "ouvert" not in found["grand", "hand"]["levels"]
    assert "ouvert" in found["clubs", "hand"]["levels"]


def test_announcing_after_the_skat_where_the_rules_allow_it() -> None:
    options = cover(cards(NO_JACK), preset("raeuber")).options
    names = {tuple(level.name for level in o.levels) for o in options if not o.hand}

    assert all("schneider_announced" in levels for levels in names)


@pytest.mark.parametrize(
    ("rules", "key", "ways"),
    [
        (
            "isko",
            "null",
            [(True, True, 59), (True, False, 35), (False, True, 46), (False, False, 23)],
        ),
        ("tournee", "null", [(True, False, 20)]),
        ("tournee", "null_ouvert", [(True, True, 40)]),
    ],
)
def test_null_games_are_named_once(rules, key, ways) -> None:
    system = preset(rules)
    found = fixed_options(system.find(key), system)

    assert [(o.hand, o.ouvert, o.value) for o in found] == ways


def test_matadors_that_do_not_count_are_not_lost() -> None:
    """Where only four matadors count, hands with five and with four bring the same value."""
    rules = replace(ISKO, matadors_counted=4)
    level = cover(cards(MANY_TRUMPS), rules, 60).options[2].plain

    assert (level.covered, level.min_value, level.max_value) == (231, 60, 60)


WRONG_HANDS = [
    ("nine cards", MANY_TRUMPS[:9], []),
    ("eleven cards", [*MANY_TRUMPS, "CA"], []),
    ("a card twice", [*MANY_TRUMPS[:9], "CJ"], []),
    ("one skat card", MANY_TRUMPS, ["CA"]),
    ("a skat card twice", MANY_TRUMPS, ["CA", "CA"]),
    ("a skat card in the hand", MANY_TRUMPS, ["CA", "CJ"]),
]


@pytest.mark.parametrize(("name", "hand", "skat"), WRONG_HANDS, ids=[w[0] for w in WRONG_HANDS])
def test_impossible_cards_are_refused(name, hand, skat) -> None:
    with pytest.raises(ValueError, match="cards"):
        cover(cards(hand), ISKO, 40, cards(skat))


@pytest.mark.parametrize("matadors", [0, 12, -12])
def test_impossible_matadors_are_refused(matadors) -> None:
    with pytest.raises(ValueError, match="matadors"):
        cover_known(ISKO.find("hearts"), matadors, ISKO)
