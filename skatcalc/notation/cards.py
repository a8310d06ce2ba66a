"""Card words in English and German: `CJ`, `♣J`, `KrB`, `Kreuz-Bube`, `C10`, any case."""

import re
from collections.abc import Iterator

from skatcalc.cards import CARD_CODES, RANK_LETTERS, SUIT_LETTERS, Card
from skatcalc.findings import Finding, Place, finding
from skatcalc.notation.words import CONTRACT_NAMES, fold

_SUIT_KEYS = ("clubs", "spades", "hearts", "diamonds")
_EXTRA_SUITS = {
    "clubs": ("k", "e"),
    "spades": ("p", "g", "l"),
    "hearts": ("r",),
    "diamonds": ("k",),
}
SUIT_WORDS: tuple[tuple[str, str], ...] = tuple(
    (word, SUIT_LETTERS[at])
    for at, key in enumerate(_SUIT_KEYS)
    for word in (*CONTRACT_NAMES[key], *_EXTRA_SUITS[key])
)

RANK_NAMES: dict[str, tuple[str, ...]] = {
    "A": ("a", "as", "ass", "ace", "daus"),
    "T": ("10", "t", "ten", "zehn", "zehner"),
    "K": ("k", "king", "könig", "koenig"),
    "Q": ("q", "d", "o", "queen", "dame", "ober"),
    "J": ("j", "b", "u", "jack", "bube", "bauer", "unter", "wenzel"),
    "9": ("9", "nine", "neun", "neuner"),
    "8": ("8", "eight", "acht", "achter"),
    "7": ("7", "seven", "sieben", "siebener"),
}
RANK_WORDS: dict[str, str] = {word: rank for rank, words in RANK_NAMES.items() for word in words}

_GERMAN_PACK_RANKS = frozenset({"o", "u", "ober", "unter"})
"""Ranks of the German pack: with them `S` may be Schellen (diamonds) as well as spades."""

_SEPARATORS = re.compile(r"[\s,;.|+]+")


def card_meanings(word: str) -> tuple[Card, ...]:
    """Return every card a word can mean: none, one, or more if it is ambiguous.

    >>> [CARD_CODES[c] for c in card_meanings("Kreuz-Bube")]
    ['CJ']
    >>> [CARD_CODES[c] for c in card_meanings("KB")]
    ['CJ', 'DJ']
    """
    folded = fold(word).replace("-", "").replace("_", "")
    return tuple(sorted(set(_meanings(folded))))


def _meanings(word: str) -> Iterator[Card]:
    for suit, letter in SUIT_WORDS:
        rank = RANK_WORDS.get(word[len(suit) :]) if word.startswith(suit) else None
        if rank is None:
            continue
        yield _card(letter, rank)
        if suit == "s" and word[len(suit) :] in _GERMAN_PACK_RANKS:
            yield _card("D", rank)


def _card(suit: str, rank: str) -> Card:
    return Card(8 * SUIT_LETTERS.index(suit) + RANK_LETTERS.index(rank))


def parse_cards(text: str) -> tuple[tuple[Card, ...], tuple[Finding, ...]]:
    """Return the cards of a text in its order, and what is wrong with it.

    Cards are separated by blanks, commas or dots. Unknown and ambiguous words and repeated
    cards are findings; the cards that could be read are returned all the same.

    >>> cards, found = parse_cards("CJ, Herz-10 ♠A")
    >>> [CARD_CODES[c] for c in cards], found
    (['CJ', 'HT', 'SA'], ())
    """
    cards: list[Card] = []
    found: list[Finding] = []
    for word in filter(None, _SEPARATORS.split(text)):
        meanings = card_meanings(word)
        if len(meanings) == 1 and meanings[0] not in cards:
            cards.append(meanings[0])
        else:
            found.append(_card_finding(word, meanings))
    return tuple(cards), tuple(found)


def _card_finding(word: str, meanings: tuple[Card, ...]) -> Finding:
    names = [CARD_CODES[c] for c in meanings]
    if not names:
        return finding("card_unknown", word=word)
    if len(names) > 1:
        return finding("card_ambiguous", word=word, meanings=", ".join(names))
    return finding("card_twice", Place(card=names[0]), card=names[0])
