"""A table in parts: the part that every command needs now, the rest when it is asked for."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

Row = TypeVar("Row")


class LazyTable(dict[str, Row]):
    """A dictionary that fetches the rest of itself at the first key it does not know.

    Starting a command costs milliseconds for every table; most commands need few of them.
    """

    def __init__(self, first: Mapping[str, Row], rest: Callable[[], Mapping[str, Row]]) -> None:
        super().__init__(first)
        self._rest: Callable[[], Mapping[str, Row]] | None = rest

    def complete(self) -> "LazyTable[Row]":
        """Fetch what is not here yet; return the whole table."""
        if self._rest is not None:
            rest, self._rest = self._rest, None
            self.update(rest())
        return self

    def __missing__(self, key: str) -> Row:
        if self._rest is None:
            raise KeyError(key)
        return self.complete()[key]

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or dict.__contains__(self.complete(), key)

    def __iter__(self) -> Iterator[str]:
        return super(LazyTable, self.complete()).__iter__()

    def __len__(self) -> int:
        return super(LazyTable, self.complete()).__len__()
