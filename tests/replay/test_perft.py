"""How many ways a deal can go on: counted by the engine and by the second Skat (perft).

A wrong rule about who leads, what follows or who wins shows at once in the number of legal
sequences of cards; chess programs find their mistakes in the same way.
"""

import csv
from pathlib import Path
from random import Random

import pytest

from skatcalc.cards import CARD_BY_CODE
from skatcalc.rules.play.tables import Trumping
from skatcalc.rules.play.walk import legal_cards, trick_winner
from tests.replay import naive
from tests.replay.lines import TABLES, verdict
from tests.replay.naive import NAMES

CORPORA = Path(__file__).parent / "corpora"


def ours(hands: list[bytes], leader: int, table: bytes, view: Trumping, depth: int) -> int:
    """Count the legal sequences of so many cards, with the engine."""
    if depth == 0:
        return 1
    seat = (leader + len(table)) % 3
    count = 0
    for card in legal_cards(hands[seat], table[0] if table else None, view):
        rest = list(hands)
        rest[seat] = bytes(c for c in hands[seat] if c != card)
        now = table + bytes((card,))
        if len(now) == 3:
            winner = (leader + trick_winner(now, view)) % 3
            count += ours(rest, winner, b"", view, depth - 1)
        else:
            count += ours(rest, leader, now, view, depth - 1)
    return count


def theirs(hands: list[list[str]], leader: int, table: list[str], contract: str, depth: int) -> int:
    """Count the same with the second Skat."""
    if depth == 0:
        return 1
    seat = (leader + len(table)) % 3
    count = 0
    for card in naive.legal(hands[seat], table[0] if table else None, contract):
        rest = [[c for c in hand if c != card] for hand in hands]
        now = [*table, card]
        if len(now) == 3:
            winner = (leader + naive.trick_winner(now, contract)) % 3
            count += theirs(rest, winner, [], contract, depth - 1)
        else:
            count += theirs(rest, leader, now, contract, depth - 1)
    return count


def as_bytes(hand: list[str]) -> bytes:
    return bytes(CARD_BY_CODE[c] for c in hand)


@pytest.mark.parametrize("contract", "CSHDGN")
@pytest.mark.parametrize("seed", range(4))
def test_from_the_first_card(contract: str, seed: int) -> None:
    deck = naive.DECK[:]
    Random(seed).shuffle(deck)
    hands = [deck[0:10], deck[10:20], deck[20:30]]
    view = TABLES.views[NAMES[contract]]

    for depth in (1, 3, 4):
        assert ours([as_bytes(h) for h in hands], 0, b"", view, depth) == theirs(
            hands, 0, [], contract, depth
        )


@pytest.mark.parametrize("contract", "CSHDGN")
@pytest.mark.parametrize("seed", range(6))
def test_to_the_last_card(contract: str, seed: int) -> None:
    rng = Random(seed)
    deck = rng.sample(naive.DECK, 12)
    hands = [deck[0:4], deck[4:8], deck[8:12]]
    leader = rng.randrange(3)
    view = TABLES.views[NAMES[contract]]

    assert ours([as_bytes(h) for h in hands], leader, b"", view, 12) == theirs(
        hands, leader, [], contract, 12
    )


# one suit each and no trump: everybody always follows nothing, so any order is legal
SIMPLE = [
    # nobody can follow: 3! orders of the second, third hand for each of the leads
    ("three suits in null", ["CA", "CK"], ["SA", "SK"], ["HA", "HK"], "N", 2 * 2 * 2),
    # all of one suit: everything is legal too
    ("one suit in null", ["CA", "C7"], ["CK", "C8"], ["CQ", "C9"], "N", 2 * 2 * 2),
    # clubs led by the ace must be followed by the only club: 1 way for the second hand
    ("one must follow", ["CA", "CK"], ["C7", "SA"], ["HA", "HK"], "N", 2 * 1 * 2),
    # spades trump: the jack of clubs is no club and need not follow
    ("a jack is a trump", ["CA", "CK"], ["CJ", "HA"], ["DA", "DK"], "S", 2 * 2 * 2),
    ("in null it is a club", ["CA", "CK"], ["CJ", "HA"], ["DA", "DK"], "N", 2 * 1 * 2),
    # grand: a jack led asks for jacks only
    ("grand, jack led", ["CJ", "HJ"], ["SJ", "SA"], ["DA", "SK"], "G", 2 * 1 * 2),
]


@pytest.mark.parametrize(
    ("first", "second", "third", "contract", "count"),
    [s[1:] for s in SIMPLE],
    ids=[s[0] for s in SIMPLE],
)
def test_counted_by_hand(first, second, third, contract, count) -> None:
    hands = [as_bytes(h) for h in (first, second, third)]

    assert ours(hands, 0, b"", TABLES.views[NAMES[contract]], 3) == count


def corpus() -> list[dict[str, str]]:
    with (CORPORA / "hand_checked.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def texts() -> dict[str, str]:
    text = (CORPORA / "hand_checked.deal").read_text(encoding="utf-8")
    parts = text.split("\ndeal: ")[1:]
    return {part.split("\n", 1)[0].strip(): f"deal: {part}" for part in parts}


def test_every_deal_of_the_corpus_has_its_row() -> None:
    assert [row["deal"] for row in corpus()] == list(texts())


@pytest.mark.parametrize("row", corpus(), ids=[row["deal"] for row in corpus()])
def test_deals_worked_out_by_hand(row: dict[str, str]) -> None:
    found = verdict(texts()[row["deal"]], record=True)

    assert found.status == row["status"]
    if row["fault"]:
        fault = next(f for f in found.findings if f.is_error)
        assert fault.kind.name == row["fault"]
        assert str(fault.place.trick or "") == row["trick"]
        return
    assert (found.outcome or "") == row["outcome"]
    if row["score"]:
        assert found.result is not None
        ours = (found.result.score, found.result.matadors, found.result.card_points)
        assert ours == (int(row["score"]), int(row["matadors"]), int(row["card_points"]))
        assert found.result.tricks == int(row["tricks"])
