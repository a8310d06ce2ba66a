"""Every skat one by one, written from the rule texts and not from the program.

Cards are two letters, matadors are counted along a string, values are plain sums.
"""

from collections import Counter
from itertools import combinations

SUIT_OF = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D", "grand": ""}
DECK = [suit + rank for suit in "CSHD" for rank in "ATKQJ987"]

# ISkO 2.4.1; steps beyond matadors and game: ISkO 2.5.1-2.5.8
ISKO_BASE = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}
SKAT_STEPS = {"game": 0, "schneider": 1, "schwarz": 2}
HAND_STEPS = {
    "game": 1,
    "schneider": 2,
    "schneider_announced": 3,
    "schwarz": 3,
    "schwarz_announced": 5,
    "ouvert": 6,
}
NULL = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}


def codes(text: str) -> list[str]:
    """Return the words of a text, such as the cards of a hand."""
    return text.split()


# the 63 numbers as the rule book's table has them
BIDS = [
    int(n)
    for n in codes("""
    18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96
    99 100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176
    180 187 192 198 204 216 240 264
    """)
]


def matadors(cards: set[str], contract: str) -> int:
    """Return the signed matadors of twelve cards."""
    order = codes("CJ SJ HJ DJ")
    if contract != "grand":
        order += [SUIT_OF[contract] + rank for rank in "ATKQ987"]
    marks = "".join("+" if card in cards else "-" for card in order)
    length = len(marks) - len(marks.lstrip(marks[0]))
    return length if marks[0] == "+" else -length


def skats(hand: list[str]) -> list[tuple[str, str]]:
    return list(combinations([card for card in DECK if card not in hand], 2))


def counts(hand: list[str], contract: str) -> Counter[int]:
    """Return how many skats bring each number of matadors."""
    return Counter(matadors({*hand, *skat}, contract) for skat in skats(hand))


def value(contract: str, number: int, mode: str, level: str) -> int:
    steps = (HAND_STEPS if mode == "hand" else SKAT_STEPS)[level]
    return ISKO_BASE[contract] * (abs(number) + 1 + steps)


def safe(lowest: int) -> int | None:
    return max((bid for bid in BIDS if bid <= lowest), default=None)
