"""Words in the cells of a table and what they mean, column by column.

Each column has a table of words. A word outside the table is worked out where that makes
sense ("18.0", "ohne 2", "Null ouvert"); what cannot be understood raises `ValueError`, and
None means that the cell says nothing.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from skatcalc.catalogue import LANGUAGES, text
from skatcalc.findings import Word
from skatcalc.models.game import Ending
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.game import parse_replacement
from skatcalc.notation.words import (
    AMBIGUOUS_WORDS,
    ANNOUNCED_WORDS,
    CONTRACT_WORDS,
    FLAG_WORDS,
    PASS_WORDS,
    Meaning,
    fold,
)

PASSED = "passed"
FORM_PASSED = "e"
"""What list keepers write under base value for a passed-in deal (eingepasst)."""
_DASHES = frozenset({"-", "–", "—", "−"})
_NUMBER = re.compile(r"[+-]?\d{1,6}(?:[.,]0+)?")
_MATADORS = re.compile(r"(?P<sign>with|mit|m|\+|without|ohne|o|-)?\s*(?P<number>\d{1,6})")
_WITHOUT = frozenset({"without", "ohne", "o", "-"})


class Words(dict[str, Any]):
    """The words of one column.

    Attributes:
        expected: the catalogue key of what the column takes, for a finding.
    """

    __slots__ = ("expected", "parse")

    def __init__(
        self, expected: str, table: Mapping[str, Any], parse: Callable[[str], Any]
    ) -> None:
        super().__init__(table)
        self.expected = Word(expected)
        self.parse = parse

    def __missing__(self, text: str) -> Any:
        """Work a word out that is not in the table; raise ValueError if it is none."""
        stripped = text.strip()
        return self.parse(stripped) if stripped else None


def read_number(text: str) -> int | None:
    """Return a whole number, None for a dash.

    >>> read_number("−48"), read_number("18.0"), read_number("–")
    (-48, 18, None)
    """
    if text in _DASHES:
        return None
    plain = text.replace("−", "-").replace("–", "-")
    if _NUMBER.fullmatch(plain) is None:
        raise ValueError(text)
    return int(re.split("[.,]", plain)[0])


def read_matadors(text: str) -> int | None:
    """Return signed matadors from a number or the players' words.

    >>> read_matadors("ohne 2"), read_matadors("+1"), read_matadors("m3")
    (-2, 1, 3)
    """
    if text in _DASHES:
        return None
    match = _MATADORS.fullmatch(fold(text).replace("−", "-"))
    if match is None:
        return read_number(text)
    number = int(match["number"])
    return -number if match["sign"] in _WITHOUT else number


def _from(table: Mapping[str, Any]) -> Callable[[str], Any]:
    """Return a reader that looks folded words up in a table."""

    def read(text: str) -> Any:
        folded = fold(text)
        if folded not in table:
            raise ValueError(text)
        return table[folded]

    return read


def _closed(expected: str, table: Mapping[str, Any]) -> Words:
    return Words(expected, table, _from(table))


YES = ("1", "x", "ja", "j", "yes", "y", "true", "wahr", "✓", "✔", "1.0")
NO = ("0", "nein", "n", "no", "false", "falsch", "-", "–", "—", "0.0")
FLAG = _closed("expected.flag", {**dict.fromkeys(YES, True), **dict.fromkeys(NO, False)})

WON = ("won", "w", "win", "gewonnen", "gew", "gew.", "g")
LOST = ("lost", "l", "loss", "verloren", "verl", "verl.", "v")
RESULT = _closed(
    "expected.result",
    {
        **dict.fromkeys(WON, True),
        **dict.fromkeys(LOST, False),
        **dict.fromkeys(PASS_WORDS, PASSED),
        **dict.fromkeys(_DASHES),
    },
)

DIRECTION = _closed(
    "expected.direction",
    {
        **dict.fromkeys(("with", "mit", "m", "+"), 1),
        **dict.fromkeys(("without", "ohne", "o", "-"), -1),
    },
)

ENDING = _closed(
    "expected.ending",
    {
        **{ending.value: ending for ending in Ending},
        **{w: Ending(str(m.value)) for w, m in FLAG_WORDS.items() if m.field == "ending"},
    },
)

_SIGNED = {str(n): n for n in range(-999, 1000)} | {f"+{n}": n for n in range(1000)}
NUMBER = Words("expected.number", _SIGNED, read_number)
MATADORS = Words("expected.matadors", _SIGNED, read_matadors)


def _read_players(text: str) -> int:
    number = read_number(text)
    if number not in (3, 4, 5):
        raise ValueError(text)
    return number


def _read_replacement(text: str) -> Any:
    chosen = parse_replacement(text)
    if chosen is None:
        raise ValueError(text)
    return chosen


_THREE_BREAKS = re.compile(r"[\s,;/|]+")


def read_three(text: str) -> tuple[int, int, int]:
    """Return the card points of forehand, middlehand and rearhand, however they are separated.

    >>> read_three("20 45 55"), read_three("20/45/55")
    ((20, 45, 55), (20, 45, 55))
    """
    first, second, third = (int(part) for part in _THREE_BREAKS.split(text))
    return first, second, third


THREE = Words("expected.three", {}, read_three)
PLAYERS = Words("expected.players", {"3": 3, "4": 4, "5": 5}, _read_players)
REPLACEMENT = Words("expected.replacement", {}, _read_replacement)
TEXT = Words("expected.text", {}, str)


class AmbiguousWordError(ValueError):
    """A word with more than one meaning; carries the meanings."""


def contract_words(rules: RuleSet) -> Words:
    """Return the words of a contract column under a rule system, base numbers included.

    A base value stands for its contract, a fixed value of null for its variant (23, 35, 46,
    59 under isko); a value that several contracts share stands for none.

    >>> from skatcalc.rules.presets import ISKO
    >>> words = contract_words(ISKO)
    >>> words["12"], words["59"]
    ({'contract': 'clubs'}, {'contract': 'null', 'hand': True, 'ouvert': True})
    """
    table = {word: {"contract": key} for word, key in CONTRACT_WORDS.items()}
    table |= {c.key: {"contract": c.key} for c in rules.contracts}
    for contract in rules.contracts:
        for lang in LANGUAGES:
            name = fold(text(f"contract.{contract.key}", lang))
            table[name] = table[name.replace("-", " ")] = {"contract": contract.key}
    table |= _value_words(rules)
    everything: dict[str, Any] = {**table, **dict.fromkeys((*PASS_WORDS, FORM_PASSED), PASSED)}
    return Words("expected.contract", everything, lambda text: _read_contract(text, everything))


def _value_words(rules: RuleSet) -> dict[str, dict[str, Any]]:
    values: dict[str, list[dict[str, Any]]] = {}
    for contract in rules.contracts:
        if contract.fixed is None:
            values.setdefault(str(contract.base), []).append({"contract": contract.key})
        for at, value in enumerate(contract.fixed or ()):
            flags = {name: True for bit, name in ((1, "hand"), (2, "ouvert")) if at & bit}
            values.setdefault(str(value), []).append({"contract": contract.key, **flags})
    return {value: meanings[0] for value, meanings in values.items() if len(meanings) == 1}


def _read_contract(text: str, table: Mapping[str, Any]) -> Any:
    """Read one word, or a contract with its announcements as in "Null ouvert"."""
    folded = fold(text)
    if folded in table:
        return table[folded]
    if folded in AMBIGUOUS_WORDS:
        raise AmbiguousWordError(", ".join(AMBIGUOUS_WORDS[folded]))
    if _NUMBER.fullmatch(folded) and str(read_number(folded)) in table:
        return table[str(read_number(folded))]
    fields: dict[str, Any] = {}
    for word in folded.split():
        meaning = table.get(word)
        flag = FLAG_WORDS.get(word, Meaning("", None))
        if isinstance(meaning, dict) and not meaning.keys() & fields.keys():
            fields |= meaning
        elif flag.field in ("hand", "ouvert"):
            fields[flag.field] = True
        else:
            raise ValueError(text)
    if "contract" not in fields:
        raise ValueError(text)
    return fields


_PLAIN = frozenset({"einfach", "spiel", "plain", "game", "normal", *_DASHES})
_LEVEL_BREAKS = re.compile(r"[\s,;+&]+")
_LEVELS = ("hand", "ouvert", "schneider", "schwarz", "schneider_announced", "schwarz_announced")


def read_levels(text: str) -> dict[str, Any]:
    """Return what one cell says of all levels, as in "Hand Schneider" or "Schneider ang.".

    Every level that the cell does not name is known to be missing, except a level that was
    announced: whether it was made is for the result to say. An announcement is a hand game.

    >>> read_levels("Hand Schneider")["schneider"], read_levels("Einfach")["schneider"]
    (True, False)
    >>> read_levels("Schneider ang. Schwarz")["schneider_announced"]
    True
    """
    words = [word for word in _LEVEL_BREAKS.split(fold(text)) if word]
    named: set[str] = set()
    last = ""
    for word in words:
        field = FLAG_WORDS[word].field if word in FLAG_WORDS else ""
        if word in ANNOUNCED_WORDS and last in ("schneider", "schwarz"):
            named.discard(last)
            field = f"{last}_announced"
        elif field not in _LEVELS and word not in _PLAIN:
            raise ValueError(text)
        last = field
        named.add(field)
    if "schwarz" in named:
        named.add("schneider")
    fields: dict[str, Any] = {name: name in named for name in _LEVELS}
    for level in ("schneider", "schwarz"):
        if fields[f"{level}_announced"]:
            fields["hand"] = True
            fields[level] = fields[level] or None
    if fields["schwarz_announced"]:
        fields["schneider"] = fields["schneider"] or None
    return fields


LEVELS = Words("expected.levels", {}, read_levels)


def _read_passed_in(text: str) -> int:
    """Read a tick (1) or the running count of passed-in deals; a dash is none."""
    number = int(FLAG[text]) if fold(text) in (*YES, *NO) else read_number(text)
    return number or 0


PASSED_IN = Words("expected.number", {}, _read_passed_in)


def with_mapped(words: Words, values: Mapping[str, str], unknown: Iterable[str]) -> Words:
    """Return the words of a column with those of a column map before them.

    Args:
        words: what the column takes by itself.
        values: words of a foreign list to our words.
        unknown: words of a foreign list that say nothing.

    Raises:
        ValueError: if one of our words is none.

    >>> words = with_mapped(NUMBER, {"D33": "1"}, ["?"])
    >>> words["d33"], words["?"], words["7"]
    (1, None, 7)
    """
    own = {fold(word): None for word in unknown}
    own |= {fold(word): words[ours] for word, ours in values.items()}

    def read(text: str) -> Any:
        folded = fold(text)
        return own[folded] if folded in own else words.parse(text)

    kept = {word: value for word, value in words.items() if fold(word) not in own}
    return Words(words.expected, kept, read)
