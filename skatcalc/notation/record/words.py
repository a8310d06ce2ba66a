"""The words of our own record of a deal, English and German, and what they mean."""

import re
from functools import lru_cache

from skatcalc.catalogue import LANGUAGES, text
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.words import CONTRACT_WORDS, fold

KEYS: dict[str, str] = {
    "deal": "deal",
    "spiel": "deal",
    "players": "players",
    "spieler": "players",
    "forehand": "forehand",
    "vorhand": "forehand",
    "middlehand": "middlehand",
    "mittelhand": "middlehand",
    "rearhand": "rearhand",
    "hinterhand": "rearhand",
    "skat": "skat",
    "bids": "bids",
    "bidding": "bids",
    "reizen": "bids",
    "game": "game",
    "ansage": "game",
    "away": "away",
    "gedrückt": "away",
    "tricks": "tricks",
    "stiche": "tricks",
    "end": "end",
    "ende": "end",
    "result": "result",
    "ergebnis": "result",
}
"""What stands before the colon of a line."""

HANDS = ("forehand", "middlehand", "rearhand", "skat")

SEAT_WORDS: dict[str, int] = {
    "f": 0,
    "v": 0,
    "forehand": 0,
    "vorhand": 0,
    "m": 1,
    "middlehand": 1,
    "mittelhand": 1,
    "r": 2,
    "h": 2,
    "rearhand": 2,
    "hinterhand": 2,
}
SEAT_LETTERS = {"en": "FMR", "de": "VMH"}
DECLARER_WORDS = frozenset({"declarer", "alleinspieler"})

YES_WORDS = frozenset({"yes", "y", "hold", "holds", "ja", "j", "halte", "hält"})
PASS_WORDS = frozenset({"pass", "passes", "p", "passe", "passt", "weg", "nein", "no"})
NONE_WORDS = frozenset({"none", "nothing", "nichts", "keine", "–", "-"})
PASSED_WORDS = frozenset({"passed", "eingepasst", "pass"})

EVENT_PHRASES: dict[str, tuple[str, str]] = {
    "gives_up": ("gives up", "gibt auf"),
    "consent": ("gives up with consent", "gibt auf mit zustimmung"),
    "claims": ("claims the rest", "beansprucht den rest"),
    "claims_wrongly": ("claims the rest wrongly", "beansprucht den rest zu unrecht"),
    "throws": ("throws in", "wirft hin"),
    "show": ("shows", "zeigt"),
    "resign": ("resigns", "resigniert"),
    "time": ("out of time", "zeit abgelaufen"),
    "left": ("left", "gegangen"),
}
EVENT_BY_PHRASE: dict[str, str] = {
    phrase: kind for kind, phrases in EVENT_PHRASES.items() for phrase in phrases
}

LINE_KEY = re.compile(r"\s*([^\W\d_]+)\s*:")
RECORD_START = re.compile(rb"^[ \t]*(?:deal|spiel)[ \t]*:", re.IGNORECASE | re.MULTILINE)
"""Where a record begins in a file."""


def looks_like_record(head: bytes) -> bool:
    r"""Tell whether a file begins like one of our own records, not like ISS lines.

    >>> looks_like_record(b"# club\ndeal: 3\n"), looks_like_record(b"(;GM[Skat]")
    (True, False)
    """
    for line in head.splitlines():
        words = line.decode("utf-8", "replace")
        if words.strip() and not words.lstrip().startswith("#"):
            match = LINE_KEY.match(words)
            return match is not None and fold(match[1]) in KEYS
    return False


def name_of(words: str) -> str:
    """Return the name of a game in one spelling: no hyphens, no underscores, one case."""
    return fold(re.sub(r"[-_ ]+", " ", words))


@lru_cache(maxsize=64)
def contract_names(rules: RuleSet) -> dict[str, str]:
    """Return what the games of a rule system are called, in both languages and by their keys."""
    names = {word: key for word, key in CONTRACT_WORDS.items() if rules.find(key) is not None}
    for contract in rules.contracts:
        names[name_of(contract.key)] = contract.key
        for lang in LANGUAGES:
            names[name_of(text(f"contract.{contract.key}", lang))] = contract.key
    return names
