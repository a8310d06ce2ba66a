"""The cards in the skat that break a bid, or bring it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skatcalc.cards import CARD_BY_CODE, CARD_CODES
from skatcalc.models.game import Game
from skatcalc.rules.cover import cover
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO, preset
from skatcalc.rules.turning import turning_cards
from tests.cover import brute
from tests.shared_data import needs_shared, rows

HANDS = st.lists(st.sampled_from(brute.DECK), min_size=10, max_size=10, unique=True)


def option_of(hand, contract, mode, rules=ISKO):
    found = cover([CARD_BY_CODE[c] for c in hand], rules)
    for option in found.options:
        if option.contract.key == contract and option.hand is (mode == "hand"):
            return option
    raise AssertionError(contract)


def turns_of(hand, contract, mode, bid, rules=ISKO):
    return turning_cards(option_of(hand, contract, mode, rules), bid, rules)


def names(cards) -> tuple[str, ...]:
    return tuple(CARD_CODES[card] for card in cards)


@settings(max_examples=60, deadline=None)
@given(
    HANDS,
    st.sampled_from(sorted(brute.ISKO_BASE)),
    st.sampled_from(["hand", "skat"]),
    st.sampled_from(brute.BIDS[:40]),
)
def test_the_named_cards_decide_each_of_the_231_skats(hand, contract, mode, bid) -> None:
    """Whoever looks at the skat and knows only the named cards can say whether it is covered."""
    turns = turns_of(hand, contract, mode, bid)
    worth = {
        frozenset(skat): brute.value(
            contract, brute.matadors({*hand, *skat}, contract), mode, "game"
        )
        for skat in brute.skats(hand)
    }
    if not turns:
        assert len({value >= bid for value in worth.values()}) == 1
        return
    usual = bool(turns[0].missing)
    for skat, value in worth.items():
        turned = any(
            set(names(turn.cards)) <= skat and not skat & set(names(turn.except_with))
            for turn in turns
        )
        assert (value >= bid) is (usual is not turned), (skat, value)


@settings(max_examples=40, deadline=None)
@given(HANDS, st.sampled_from(sorted(brute.ISKO_BASE)), st.sampled_from(brute.BIDS[:40]))
def test_value_matadors_and_shortfall_are_those_of_the_skat(hand, contract, bid) -> None:
    for turn in turns_of(hand, contract, "hand", bid):
        number = brute.matadors({*hand, *names(turn.cards)}, contract)
        value = brute.value(contract, number, "hand", "game")

        assert (turn.matadors, turn.value) == (number, value)
        assert turn.missing == max(bid - value, 0)
        enough = [
            level
            for level in brute.HAND_STEPS
            if brute.value(contract, number, "hand", level) >= bid
        ]
        assert turn.rescue == (enough or [None])[0]


# Published overbids by a jack in the skat. The hands are made up to fit: the published cases
# give contract, matadors, bid and score only. The last column is the list score when lost.
RED, BLACK = "HJ HA HT HK H9 CA CT SA S7 D8", "HJ SA ST SK S9 CA CT HA H7 D8"
LOW_JACKS = "HJ DJ CA CT CK SA ST SK HA DA"
PUBLISHED = [
    ("c073", "isko", "HJ CA CT CK C9 SA ST HA H7 D8", "clubs", "hand", 46, "CJ", 1, 36, -96),
    ("c126", "isko", RED, "hearts", "skat", 24, "CJ", 1, 20, -60),
    ("c132", "isko", "ST SK SQ S9 S8 S7 CA CT HA DA", "spades", "hand", 72, "CJ", 1, 33, -154),
    ("c134", "isko", "HJ CA CT CK C9 C7 SA ST HA H7", "clubs", "hand", 48, "CJ", 1, 36, -96),
    ("c149", "isko", "DA DT DK DQ D9 D8 CA CT SA ST", "diamonds", "skat", 45, "CJ", 1, 18, -90),
    ("c151", "isko", "HT HK HQ H9 H8 H7 CA CT SA ST", "hearts", "hand", 59, "SJ", -1, 30, -120),
    ("C009", "isko", LOW_JACKS, "grand", "hand", 90, "CJ", 1, 72, -192),
    ("C022", "old-german", LOW_JACKS, "grand", "hand", 90, "CJ", 1, 72, -90),
    ("C069", "tournee", RED, "solo_hearts", "hand", 30, "CJ", 1, 20, -30),
    ("C071", "tournee", BLACK, "solo_spades", "hand", 24, "SJ", -1, 22, -33),
    ("C122", "pre1999", LOW_JACKS, "grand", "hand", 90, "CJ", 1, 72, -96),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "hand", "contract", "mode", "bid", "jack", "matadors", "value", "score"),
    [case[1:] for case in PUBLISHED],
    ids=[case[0] for case in PUBLISHED],
)
def test_published_overbids_by_a_jack_in_the_skat(
    rules, hand, contract, mode, bid, jack, matadors, value, score
) -> None:
    system = preset(rules)
    turns = {names(t.cards): t for t in turns_of(hand.split(), contract, mode, bid, system)}
    turn = turns[jack,]

    assert (turn.matadors, turn.value, turn.missing) == (matadors, value, bid - value)
    won_on_points = judge(
        Game(contract, matadors, hand=mode == "hand" and system.find(contract).skat == "any",
             bid=bid, card_points=75),
        system,
    )  # fmt: skip
    assert won_on_points.overbid
    assert won_on_points.score == score


# c074, C070: the same hands, with schneider made the bid is covered
@pytest.mark.parametrize(("case", "value"), [("c073", 48), ("c126", 30), ("C069", 30)])
def test_schneider_rescues_the_published_overbids_that_it_rescued(case, value) -> None:
    _, rules, hand, contract, mode, bid, jack, *_ = next(c for c in PUBLISHED if c[0] == case)
    option = option_of(hand.split(), contract, mode, preset(rules))
    turn = next(t for t in turning_cards(option, bid, preset(rules)) if names(t.cards) == (jack,))

    assert turn.rescue == "schneider"
    assert value >= bid


@needs_shared
def test_the_published_rows_are_as_written_here() -> None:
    published = {row["id"]: row for row in rows("cases/isko_scoring.csv")}
    checked = [case for case in PUBLISHED if case[0] in published]

    for case, _, _, contract, mode, bid, _, matadors, _, score in checked:
        row = published[case]
        assert (row["contract"], int(row["matadors"]), int(row["bid"])) == (contract, matadors, bid)
        assert (row["hand"] == "1") is (mode == "hand")
        assert int(row["expected_score"]) == score
    assert len(checked) == 6


def test_a_card_that_breaks_a_bid_may_be_harmless_beside_another() -> None:
    """Hand with the heart jack: either black jack alone shortens the run, both lengthen it."""
    turns = turns_of(brute.codes("HJ HA HT HK HQ H9 CA CT SA ST"), "hearts", "hand", 40)

    assert [(names(t.cards), names(t.except_with)) for t in turns] == [
        (("CJ",), ("SJ",)),
        (("SJ",), ("CJ",)),
    ]


def test_a_pair_is_named_only_if_neither_card_is_enough() -> None:
    turns = turns_of(brute.codes("SJ HJ HA HT HK H9 CA CT SA S7"), "diamonds", "skat", 40)

    assert [(names(t.cards), t.value) for t in turns] == [(("CJ", "DJ"), 45)]
