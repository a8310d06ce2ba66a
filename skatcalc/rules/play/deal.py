"""The deal: 32 distinct cards, ten each and two in the skat.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 1.2.1, 3.2 | 32 cards, each once | `check_deal` |
| 3.2 | who holds what | `hand_of`, `skat_of`, `twelve_of` |
"""

from skatcalc.cards import CARD_CODES, DECK
from skatcalc.findings import CardWord, Finding, Place, finding
from skatcalc.models.replay import DEALT, HAND_SIZE, UNKNOWN

WHOLE_DECK = bytes(DECK)
SKAT_AT = DEALT - 2


def check_deal(dealt: bytes) -> Finding | None:
    """Return what is wrong with the dealt cards, or None."""
    if len(dealt) == DEALT and not WHOLE_DECK.translate(None, dealt):
        return None
    if UNKNOWN in dealt:
        return finding("deal_hidden", count=dealt.count(UNKNOWN))
    if len(dealt) != DEALT:
        return finding("deal_count", count=len(dealt))
    twice = next(c for at, c in enumerate(dealt) if c in dealt[:at])
    missing = [CARD_CODES[c] for c in DECK if c not in dealt]
    return finding(
        "deal_card_twice", Place(card=CARD_CODES[twice]), card=CardWord(CARD_CODES[twice]),
        missing=CardWord(" ".join(missing)),
    )  # fmt: skip


def hand_of(dealt: bytes, seat: int) -> bytes:
    """Return the ten cards of a seat, as dealt."""
    return dealt[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]


def skat_of(dealt: bytes) -> bytes:
    """Return the two cards of the skat, as dealt."""
    return dealt[SKAT_AT:]


def twelve_of(dealt: bytes, seat: int) -> bytes:
    """Return the ten cards of a seat and the skat."""
    return hand_of(dealt, seat) + skat_of(dealt)
