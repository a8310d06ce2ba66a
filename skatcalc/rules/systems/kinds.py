"""What values a switch may have: each kind reads a value and says what it expects."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

Value = object


class Kind(Protocol):
    """A kind of values."""

    def read(self, raw: object) -> Value:
        """Return the value as the rule system holds it.

        Raises:
            ValueError: if it is not one of the kind.
        """

    @property
    def expected(self) -> str:
        """What is expected, in a form that needs no language."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words a value may be or hold, to find the nearest to a misspelt one."""


class Flag(NamedTuple):
    """True or false."""

    def read(self, raw: object) -> Value:
        """Return the flag."""
        if not isinstance(raw, bool):
            raise ValueError(raw)
        return raw

    @property
    def expected(self) -> str:
        """What is expected."""
        return "true | false"

    @property
    def words(self) -> tuple[str, ...]:
        """No words."""
        return ()


class Number(NamedTuple):
    """A whole number within bounds.

    >>> Number(1, 4).read(2), Number(1, 4).expected
    (2, '1 … 4')
    """

    low: int
    high: int

    def read(self, raw: object) -> Value:
        """Return the number."""
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.low <= raw <= self.high:
            raise ValueError(raw)
        return raw

    @property
    def expected(self) -> str:
        """The bounds."""
        return f"{self.low} … {self.high}"

    @property
    def words(self) -> tuple[str, ...]:
        """No words."""
        return ()


class Choice(NamedTuple):
    """One of some words."""

    words: tuple[str, ...]

    def read(self, raw: object) -> Value:
        """Return the word."""
        if raw not in self.words:
            raise ValueError(raw)
        return raw

    @property
    def expected(self) -> str:
        """The words."""
        return " | ".join(f'"{word}"' for word in self.words)


class Numbers(NamedTuple):
    """A list of whole numbers within bounds, between `least` and `most` of them."""

    low: int
    high: int
    least: int
    most: int

    def read(self, raw: object) -> Value:
        """Return the numbers."""
        if not isinstance(raw, list | tuple) or not self.least <= len(raw) <= self.most:
            raise ValueError(raw)
        return tuple(Number(self.low, self.high).read(n) for n in raw)

    @property
    def expected(self) -> str:
        """How many, and the bounds."""
        count = f"{self.least}" if self.least == self.most else f"{self.least}-{self.most}"
        return f"[{count} × {self.low} … {self.high}]"

    @property
    def words(self) -> tuple[str, ...]:
        """No words."""
        return ()


class Names(NamedTuple):
    """A list of words, each once; they keep the order in which they are known."""

    words: tuple[str, ...]

    def read(self, raw: object) -> Value:
        """Return the words."""
        if not isinstance(raw, list | tuple) or len(set(map(str, raw))) != len(raw):
            raise ValueError(raw)
        if any(word not in self.words for word in raw):
            raise ValueError(raw)
        return tuple(word for word in self.words if word in raw)

    @property
    def expected(self) -> str:
        """The words."""
        return "[" + ", ".join(f'"{word}"' for word in self.words) + "]"


class Factors(NamedTuple):
    """A table of words and whole numbers within bounds."""

    words: tuple[str, ...]
    low: int
    high: int

    def read(self, raw: object) -> Value:
        """Return the pairs, in the order in which the words are known; `[]` stands for none."""
        raw = {} if raw == [] else raw
        if not isinstance(raw, Mapping) or any(word not in self.words for word in raw):
            raise ValueError(raw)
        number = Number(self.low, self.high)
        return tuple((word, number.read(raw[word])) for word in self.words if word in raw)

    @property
    def expected(self) -> str:
        """The words and bounds."""
        inner = ", ".join(self.words)
        return f"{{{inner} = {self.low} … {self.high}}}"


class FourValues(NamedTuple):
    """Four fixed values (plain, hand, ouvert, ouvert hand), or one for all of them.

    >>> FourValues(1, 200).read(24)
    (24, 24, 24, 24)
    """

    low: int
    high: int

    def read(self, raw: object) -> Value:
        """Return the four values."""
        if isinstance(raw, int):
            raw = [raw] * 4
        return Numbers(self.low, self.high, 4, 4).read(raw)

    @property
    def expected(self) -> str:
        """Four numbers and the bounds."""
        return Numbers(self.low, self.high, 4, 4).expected

    @property
    def words(self) -> tuple[str, ...]:
        """No words."""
        return ()
