"""The 32 cards as small integers: suit, rank and card points by table look-up.

A card is its place in the deck, `8 * suit + rank`. The suits run clubs, spades, hearts,
diamonds (ISkO 1.2.1), the ranks ace, ten, king, queen, jack, nine, eight, seven. Plain
integers keep replays fast; `NewType` keeps them from being mixed up with other numbers.
"""

from collections.abc import Iterable
from typing import NewType

Card = NewType("Card", int)
Suit = NewType("Suit", int)

SUITS: tuple[Suit, ...] = tuple(Suit(n) for n in range(4))
SUIT_LETTERS = "CSHD"
RANK_LETTERS = "ATKQJ987"
JACK = RANK_LETTERS.index("J")
RANK_POINTS = (11, 10, 4, 3, 2, 0, 0, 0)

DECK: tuple[Card, ...] = tuple(Card(n) for n in range(32))
CARD_SUIT: tuple[Suit, ...] = tuple(Suit(n // 8) for n in DECK)
CARD_RANK: tuple[int, ...] = tuple(n % 8 for n in DECK)
CARD_POINTS: tuple[int, ...] = tuple(RANK_POINTS[n % 8] for n in DECK)
CARD_CODES: tuple[str, ...] = tuple(s + r for s in SUIT_LETTERS for r in RANK_LETTERS)
CARD_BY_CODE: dict[str, Card] = {code: Card(n) for n, code in enumerate(CARD_CODES)}
JACKS: tuple[Card, ...] = tuple(Card(8 * suit + JACK) for suit in SUITS)
TOTAL_POINTS = sum(CARD_POINTS)


def card(suit: Suit, rank: int) -> Card:
    """Return the card of a suit and a rank index (0 ace … 7 seven).

    >>> CARD_CODES[card(Suit(0), JACK)]
    'CJ'
    """
    return Card(8 * suit + rank)


def points_of(cards: Iterable[Card]) -> int:
    """Return the card points (Augen) of some cards, 0 to 120 (ISkO 1.2.2).

    >>> points_of(CARD_BY_CODE[c] for c in ("CA", "HT", "DJ"))
    23
    """
    return sum(CARD_POINTS[c] for c in cards)
