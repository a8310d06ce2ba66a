"""The letters of ISS lines, and how many cards are turned into numbers at once."""

from skatcalc.cards import RANK_LETTERS, SUIT_LETTERS
from skatcalc.models.replay import SEATS, UNKNOWN

BAD = 0x80
"""Marks a letter that is no suit or rank: the sum is then no ASCII byte."""

SUIT_TABLE = bytes(
    8 * SUIT_LETTERS.index(chr(n)) if chr(n) in SUIT_LETTERS else BAD for n in range(256)
)
RANK_TABLE = bytes(
    RANK_LETTERS.index(chr(n)) if chr(n) in RANK_LETTERS else BAD for n in range(256)
)
SEAT_TABLE = bytes(int(chr(n)) if chr(n) in "012" else BAD for n in range(256))

SEAT_OF = {str(seat).encode(): seat for seat in SEATS}
HIDDEN = b"??"


def cards_at(text: bytes, first: int, step: int) -> bytes:
    """Return the cards that stand at regular distances in a text, BAD ones above 127.

    >>> list(cards_at(b"CJ.SA.C7", 0, 3))
    [4, 8, 7]
    """
    suits = text[first::step].translate(SUIT_TABLE)
    ranks = text[first + 1 :: step].translate(RANK_TABLE)
    both = int.from_bytes(suits, "big") | int.from_bytes(ranks, "big")
    return both.to_bytes(len(suits), "big")


def one_card(word: bytes) -> int | None:
    """Return the card of a two-letter word, UNKNOWN for `??`, None if it is no card."""
    if word == HIDDEN:
        return UNKNOWN
    if len(word) != 2:
        return None
    number = SUIT_TABLE[word[0]] | RANK_TABLE[word[1]]
    return number if number < BAD else None


def card_list(words: list[bytes]) -> bytes | None:
    """Return the cards of some words, or None if one of them is no card."""
    cards = [one_card(word) for word in words]
    known = [c for c in cards if c is not None]
    return bytes(known) if len(known) == len(cards) else None
