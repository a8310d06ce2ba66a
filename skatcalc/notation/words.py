"""The words people type, English and German, and what they mean.

Tables only: a word stands for a contract, a flag, a result, or announces a number.
"""

import unicodedata
from typing import NamedTuple

CONTRACT_NAMES: dict[str, tuple[str, ...]] = {
    "clubs": ("c", "clubs", "club", "kreuz", "kr", "eichel", "eicheln", "treff", "♣", "♧"),
    "spades": ("s", "spades", "spade", "pik", "pi", "grün", "gruen", "blatt", "laub", "♠", "♤"),
    "hearts": ("h", "hearts", "heart", "herz", "he", "rot", "♥", "♡"),
    "diamonds": ("d", "diamonds", "diamond", "karo", "ka", "schellen", "schell", "♦", "♢"),
    "grand": ("g", "grand"),
    "null": ("n", "null"),
}

CONTRACT_WORDS: dict[str, str] = {
    word: key for key, words in CONTRACT_NAMES.items() for word in words
}


class Meaning(NamedTuple):
    """What a word sets: a field of the game and its value."""

    field: str
    value: object


FLAG_WORDS: dict[str, Meaning] = {
    "hand": Meaning("hand", True),
    "ouvert": Meaning("ouvert", True),
    "offen": Meaning("ouvert", True),
    "open": Meaning("ouvert", True),
    "sa": Meaning("schneider_announced", True),
    "za": Meaning("schwarz_announced", True),
    "won": Meaning("won", True),
    "gewonnen": Meaning("won", True),
    "lost": Meaning("won", False),
    "verloren": Meaning("won", False),
    "schneider": Meaning("schneider", True),
    "schwarz": Meaning("schwarz", True),
    "no-schneider": Meaning("schneider", False),
    "kein-schneider": Meaning("schneider", False),
    "no-schwarz": Meaning("schwarz", False),
    "kein-schwarz": Meaning("schwarz", False),
    "conceded": Meaning("ending", "declarer_conceded"),
    "aufgegeben": Meaning("ending", "declarer_conceded"),
    "given": Meaning("ending", "defenders_conceded"),
    "geschenkt": Meaning("ending", "defenders_conceded"),
}

PASS_WORDS = frozenset({"pass", "passed", "passe", "passt", "eingepasst", "eingepaßt"})

NUMBER_WORDS: dict[str, str] = {
    "with": "with",
    "mit": "with",
    "m": "with",
    "without": "without",
    "ohne": "without",
    "bid": "bid",
    "gereizt": "bid",
    "reizung": "bid",
    "reizwert": "bid",
    "b": "bid",
    "points": "card_points",
    "augen": "card_points",
    "tricks": "tricks",
    "stiche": "tricks",
}

ANNOUNCED_WORDS = frozenset({"announced", "angesagt", "angesagter", "ang.", "ang"})
REPLACEMENT_WORDS = frozenset({"as", "als"})

AMBIGUOUS_WORDS: dict[str, tuple[str, ...]] = {
    "k": ("kreuz (clubs)", "karo (diamonds)"),
    "p": ("pik (spades)", "pass (eingepasst)"),
    "o": ("ohne (without)", "ouvert (open)"),
}

KNOWN_WORDS: tuple[str, ...] = tuple(
    word for word in (*CONTRACT_WORDS, *FLAG_WORDS, *PASS_WORDS, *NUMBER_WORDS) if len(word) > 2
)


def fold(word: str) -> str:
    r"""Return a word as the tables have it: one case, no emoji selector, composed letters.

    >>> fold("♣\ufe0f"), fold("GRÜN")
    ('♣', 'grün')
    """
    return unicodedata.normalize("NFKC", word).replace("\ufe0f", "").casefold().strip()
