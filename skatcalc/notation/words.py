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
    "grand_ouvert": ("grand_ouvert", "grand-ouvert"),
    "null_ouvert": ("null_ouvert", "null-ouvert"),
    "guckser": ("guckser", "gucki"),
    "ramsch": ("ramsch",),
    "revolution": ("revolution", "revo"),
}

COMPOSED: dict[tuple[str, str], str] = {
    **{
        (kind, suit): f"{kind}_{suit}"
        for kind in ("tournee", "second", "solo")
        for suit in ("clubs", "spades", "hearts", "diamonds")
    },
    ("tournee", "grand"): "grand_tournee",
    ("second", "grand"): "second_grand",
    ("solo", "grand"): "grand_solo",
}
"""Games of two words: their kind and their trump, such as `hearts solo`."""

CONTRACT_NAMES |= {key: (key,) for key in COMPOSED.values()}

KIND_WORDS: dict[str, str] = {
    "tournee": "tournee",
    "tournée": "tournee",
    "turn": "tournee",
    "wende": "tournee",
    "second": "second",
    "zweite": "second",
    "solo": "solo",
}
JOINED_KINDS = {("tournee", "second"): "second", ("second", "tournee"): "second"}
"""Two words for one kind: `second turn`, `Tournee zweite`."""

OPEN_CONTRACTS: dict[str, str] = {"grand": "grand_ouvert", "null": "null_ouvert"}
"""What an open game is where the rule system has it as a game of its own."""

ALONE = frozenset({"ramsch"})
"""Games in which everybody plays for himself: their line begins with the game."""

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
    "kontra": Meaning("kontra", True),
    "contra": Meaning("kontra", True),
    "re": Meaning("re", True),
    "rekontra": Meaning("re", True),
    "supra": Meaning("supra", True),
    "hirsch": Meaning("supra", True),
    "bock": Meaning("bock", True),
    "spitze": Meaning("spitze", True),
    "spitze-made": Meaning("spitze_made", True),
    "spitze-gemacht": Meaning("spitze_made", True),
    "no-spitze": Meaning("spitze_made", False),
    "spitze-verfehlt": Meaning("spitze_made", False),
    "refused": Meaning("refused", True),
    "abgelehnt": Meaning("refused", True),
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
    "last": "last_trick",
    "letzter": "last_trick",
    "skat": "skat",
    "push": "pushes",
    "pushes": "pushes",
    "geschoben": "pushes",
    "virgin": "virgin",
    "jungfrau": "virgin",
    "march": "march",
    "durchmarsch": "march",
}

ANNOUNCED_WORDS = frozenset({"announced", "angesagt", "angesagter", "ang.", "ang"})
REPLACEMENT_WORDS = frozenset({"as", "als"})

AMBIGUOUS_WORDS: dict[str, tuple[str, ...]] = {
    "k": ("kreuz (clubs)", "karo (diamonds)"),
    "p": ("pik (spades)", "pass (eingepasst)"),
    "o": ("ohne (without)", "ouvert (open)"),
}

KNOWN_WORDS: tuple[str, ...] = tuple(
    word
    for word in (*CONTRACT_WORDS, *KIND_WORDS, *FLAG_WORDS, *PASS_WORDS, *NUMBER_WORDS)
    if len(word) > 2
)


def fold(word: str) -> str:
    r"""Return a word as the tables have it: one case, no emoji selector, composed letters.

    >>> fold("♣\ufe0f"), fold("GRÜN")
    ('♣', 'grün')
    """
    return unicodedata.normalize("NFKC", word).replace("\ufe0f", "").casefold().strip()
