"""TOML files that people write: the data, and the line a key stands on for a finding."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from skatcalc.findings import Place, SkatcalcError, finding

_TABLE = re.compile(r"\s*\[\[?([^\]]+)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:"[^"]*"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[\w-]+))*)\s*=""")
_PART = re.compile(r""""([^"]*)"|'([^']*)'|([\w-]+)""")
_SYNTAX_LINE = re.compile(r"at line (\d+)")


class TomlFile(NamedTuple):
    """A TOML file: its name, its data, the line of every key by its path."""

    name: str
    data: Mapping[str, Any]
    lines: Mapping[tuple[str, ...], int]

    def place(self, path: Sequence[object]) -> Place:
        """Return the place of a key, or of the nearest table around it that has a line."""
        keys = tuple(str(part) for part in path)
        for length in range(len(keys), 0, -1):
            if keys[:length] in self.lines:
                return Place(file=self.name, line=self.lines[keys[:length]])
        return Place(file=self.name)


def read_toml(content: str, name: str) -> TomlFile:
    r"""Return the content of a TOML file.

    Raises:
        SkatcalcError: with the line, where it is no TOML.

    >>> file = read_toml('[columns]\nbid = "Reizung"', "map.toml")
    >>> file.data["columns"]["bid"], file.place(("columns", "bid")).line
    ('Reizung', 2)
    """
    try:
        data = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        match = _SYNTAX_LINE.search(str(error))
        place = Place(file=name, line=int(match[1]) if match else len(content.splitlines()))
        raise SkatcalcError(finding("toml_unreadable", place)) from None
    return TomlFile(name, data, _lines(content))


def _lines(content: str) -> dict[tuple[str, ...], int]:
    """Return the line of every key; keys inside inline tables belong to the outer key."""
    lines: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(content.splitlines(), start=1):
        heading, key = _TABLE.match(line), _KEY.match(line)
        if heading is not None:
            table = _path(heading[1])
            lines.setdefault(table, number)
        elif key is not None:
            lines.setdefault((*table, *_path(key[1])), number)
    return lines


def _path(text: str) -> tuple[str, ...]:
    return tuple(next(filter(None, part), "") for part in _PART.findall(text))
