"""Cell values to what they mean and back: numbers, marks, words. No spreadsheet library here.

Reading returns the meaning and, where there is none, the finding that says so; the caller
knows the cell.
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from skatcalc.catalogue import LANGUAGES, Lang, text
from skatcalc.findings import Finding, finding
from skatcalc.models.game import Ending, Replacement
from skatcalc.models.ruleset import Contract, RuleSet

BIGGEST = 10**9
PASSED = "passed"


class Formula(NamedTuple):
    """A formula in a cell; `value` is what the spreadsheet program last computed, or None."""

    text: str
    value: object = None


class Got(NamedTuple):
    """What a cell means (None: nothing) and what is wrong with it."""

    value: object = None
    found: tuple[Finding, ...] = ()

    @property
    def readable(self) -> bool:
        """Tell whether the cell could be read."""
        return not any(f.is_error for f in self.found)


NOTHING = Got()


def folded(value: object) -> str:
    """Return a text as words are compared: composed letters, one case, single blanks."""
    return " ".join(unicodedata.normalize("NFKC", str(value)).casefold().split())


def is_blank(value: object) -> bool:
    """Tell whether a cell holds nothing that counts."""
    return value is None or (isinstance(value, str) and not value.strip())


def settled(value: object) -> Got:
    """Return a cell's value; a formula becomes the value last computed for it."""
    if not isinstance(value, Formula):
        return Got(value)
    if value.value is None:
        return Got(None, (finding("formula_without_value", formula=value.text),))
    return Got(value.value, (finding("formula_replaced", formula=value.text, value=value.value),))


def read_number(value: object) -> Got:
    """Return the whole number in a cell.

    >>> read_number(48.0).value, read_number(" 48 ").value, read_number("many").readable
    (48, 48, False)
    """
    if is_blank(value):
        return NOTHING
    if isinstance(value, str):
        return _number_in(value.strip())
    if isinstance(value, bool) or not isinstance(value, int | float):
        return Got(None, (finding("cell_not_a_number", found=shown(value)),))
    if value != value or abs(value) > BIGGEST or value != int(value):
        return Got(None, (finding("cell_not_a_number", found=shown(value)),))
    return Got(int(value))


def _number_in(words: str) -> Got:
    plain = words.replace("−", "-").removeprefix("+")
    if plain.removeprefix("-").isdecimal() and len(plain) <= len(str(BIGGEST)):
        return Got(int(plain), (finding("cell_text_number", found=words, number=int(plain)),))
    return Got(None, (finding("cell_not_a_number", found=shown(words)),))


def shown(value: object, most: int = 40) -> str:
    """Return a cell's content for a message: short and on one line.

    >>> shown("a" * 99, 5)
    'aaaa…'
    """
    line = " ".join(str(value).split())
    line = "".join(c if c.isprintable() else "�" for c in line)
    return line if len(line) <= most else line[: most - 1] + "…"


@lru_cache(maxsize=32)
def _words(key: str) -> frozenset[str]:
    """Return every accepted spelling of a word: what is written and its synonyms."""
    spellings = {folded(text(f"word.{key}", lang)) for lang in LANGUAGES if key != "blank"}
    return frozenset(spellings.union(*(text(f"words.{key}", x).split() for x in LANGUAGES)))


def read_mark(value: object) -> Got:
    """Return True for a mark, None for an empty cell or a dash.

    >>> read_mark("X").value, read_mark("-").value, read_mark(1).value
    (True, None, True)
    """
    if is_blank(value):
        return NOTHING
    word = folded(int(value) if isinstance(value, bool | float) else value)
    if word in _words("mark"):
        return Got(True)
    if word in _words("blank"):
        return NOTHING
    return Got(None, (finding("cell_mark_unknown", found=shown(value)),))


def read_yes_no(value: object) -> Got:
    """Return whether a cell says yes or no, None for an empty one or a dash."""
    if is_blank(value) or folded(value) == "-":
        return NOTHING
    if not isinstance(value, bool) and folded(value) in _words("no"):
        return Got(False)
    return read_mark(value)


def read_three(value: object) -> Got:
    """Return three numbers, forehand first; one that is not known is a dash.

    >>> read_three("60/30/30").value, read_three("- / 4 / 6").value
    ((60, 30, 30), (None, 4, 6))
    """
    if is_blank(value):
        return NOTHING
    parts = [part.strip() for part in str(value).replace("–", "-").split("/")]
    numbers = [int(part) if part.isdecimal() and len(part) < 4 else None for part in parts]
    known = all(n is not None or part in ("-", "") for n, part in zip(numbers, parts, strict=True))
    if len(parts) != 3 or not known:
        return Got(None, (finding("cell_not_three", found=shown(value)),))
    return Got(tuple(numbers))


def three_words(numbers: Iterable[int | None]) -> str:
    """Return three numbers as they are written into a cell."""
    return "/".join("-" if n is None else str(n) for n in numbers)


def read_result(value: object) -> Got:
    """Return "won", "lost" or "passed" for a result cell."""
    if is_blank(value) or folded(value) in _words("blank"):
        return NOTHING
    for key in ("won", "lost", PASSED):
        if folded(value) in _words(key):
            return Got(key)
    return Got(None, (finding("cell_result_unknown", found=shown(value)),))


def read_ending(value: object) -> Got:
    """Return the ending (ISkO 4.4) a cell names."""
    if is_blank(value) or folded(value) in _words("blank"):
        return NOTHING
    for ending in Ending:
        if folded(value) in _words(ending.value):
            return Got(ending)
    return Got(None, (finding("cell_ending_unknown", found=shown(value)),))


class Named(NamedTuple):
    """A contract as a cell names it; a fixed value such as 35 says hand and open as well."""

    contract: str
    hand: bool = False
    ouvert: bool = False


@lru_cache(maxsize=8)
def _contract_words(rules: RuleSet) -> dict[str, Named]:
    """Return what each word and each number in a game cell means under a rule system."""
    known: dict[str, Named] = {}
    for contract in rules.contracts:
        meaning = Named(contract.key)
        for word in (contract.key, contract.letter, *_names(contract)):
            known.setdefault(folded(word), meaning)
        if contract.base:
            known.setdefault(str(contract.base), meaning)
        for at, value in enumerate(contract.fixed or ()):
            known.setdefault(str(value), Named(contract.key, bool(at & 1), bool(at & 2)))
    return known


def _names(contract: Contract) -> list[str]:
    names = [text(f"contract.{contract.key}", lang) for lang in LANGUAGES]
    try:
        return names + [w for x in LANGUAGES for w in text(f"words.{contract.key}", x).split()]
    except KeyError:
        return names


def read_contract(value: object, rules: RuleSet) -> Got:
    """Return what a game cell names: a contract, or PASSED.

    >>> from skatcalc.rules.presets import ISKO
    >>> read_contract("Herz", ISKO).value.contract, read_contract(35, ISKO).value.hand
    ('hearts', True)
    """
    if is_blank(value):
        return NOTHING
    number = read_number(value) if not isinstance(value, str) else Got()
    word = str(number.value) if number.value is not None else folded(value)
    if word in _words(PASSED):
        return Got(PASSED)
    named = _contract_words(rules).get(word)
    if named is not None:
        return Got(named)
    known = ", ".join(c.key for c in rules.contracts)
    return Got(None, (finding("cell_contract_unknown", found=shown(value), known=known),))


def read_replacement(value: object, rules: RuleSet) -> Got:
    """Return the game that takes the place of an impossible null, as in `clubs:+1`."""
    if is_blank(value) or folded(value) in _words("blank"):
        return NOTHING
    name, _, number = folded(value).replace("−", "-").rpartition(":")
    named = _contract_words(rules).get(name.strip())
    matadors = number.strip()
    if named is None or not matadors.lstrip("+-").isdecimal() or len(matadors) > 3:
        return Got(None, (finding("cell_replacement_unknown", found=shown(value)),))
    return Got(Replacement(named.contract, int(matadors)))


def contract_word(contract: str, lang: Lang) -> str:
    """Return a contract as it is written into a cell."""
    return text(f"contract.{contract}", lang)


def result_word(result: str | None, lang: Lang) -> str | None:
    """Return a result ("won", "lost", PASSED) as it is written into a cell."""
    return None if result is None else text(f"word.{result}", lang)
