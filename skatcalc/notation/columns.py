"""Column maps: how a foreign list calls its columns and what its words mean.

A map is a TOML file. Its keys are our names of the columns, its values the words of the
foreign list; every part may be left out:

    unsigned_score = true              # points of lost games stand there without a minus

    [columns]                          # our column = their heading
    matadors = "Spitzen"

    [values.contract]                  # their word = our word
    Karo = "diamonds"

    [unknown]                          # their words for "not known"
    bid = ["0"]

    [skip]                             # rows with such a word are left out and counted
    Bock = ["X"]                       # by their heading
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictStr, ValidationError
from pydantic_core import ErrorDetails

from skatcalc.findings import Finding, SkatcalcError, Word, finding
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.cells import contract_words
from skatcalc.notation.rows import COLUMN_WORDS
from skatcalc.notation.tomlfile import TomlFile, read_toml

ColumnName = Literal[
    "series",
    "table",
    "deal",
    "dealer",
    "declarer",
    "contract",
    "matadors",
    "direction",
    "with",
    "without",
    "levels",
    "hand",
    "ouvert",
    "schneider",
    "schneider_announced",
    "schwarz",
    "schwarz_announced",
    "bid",
    "card_points",
    "tricks",
    "result",
    "plus",
    "minus",
    "ending",
    "replacement",
    "passed_in",
    "kontra",
    "re",
    "supra",
    "bock",
    "pushes",
    "ramsch_points",
    "score",
    "running_total",
]
NAMES: tuple[str, ...] = ColumnName.__args__  # type: ignore[attr-defined]


def _as_word(value: Any) -> Any:
    """Take whole numbers and yes or no for the words that a table would hold."""
    if isinstance(value, bool):
        return str(int(value))
    return str(value) if isinstance(value, int) else value


OurWord = Annotated[StrictStr, BeforeValidator(_as_word)]
Heading = Annotated[StrictStr, Field(min_length=1)]


class ColumnMap(BaseModel):
    """A column map as it stands in its file; well-formed, not yet held against a list.

    Attributes:
        columns: our name of a column to their heading.
        values: by our name of a column, their words to ours.
        unknown: by our name of a column, their words for "not known".
        skip: by their heading, the words whose rows are left out.
        seats: the headings of the players' own columns (running totals), Platz 1 first.
        unsigned_score: whether the points of lost games stand there without a minus.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    columns: dict[ColumnName, Heading] = {}
    values: dict[ColumnName, dict[str, OurWord]] = {}
    unknown: dict[ColumnName, tuple[OurWord, ...]] = {}
    skip: dict[str, tuple[OurWord, ...]] = {}
    seats: Annotated[tuple[Heading, ...], Field(max_length=5)] = ()
    unsigned_score: bool = False


def read_column_map(content: str, name: str, rules: RuleSet) -> ColumnMap:
    r"""Return the column map of a TOML file.

    Args:
        content: the text of the file.
        name: its name, for findings.
        rules: the rule system, for the words of contracts.

    Raises:
        SkatcalcError: with file, line and the nearest right name for every fault.

    >>> from skatcalc.rules.presets import ISKO
    >>> read_column_map('[columns]\nbid = "Reizung"', "map.toml", ISKO).columns
    {'bid': 'Reizung'}
    """
    file = read_toml(content, name)
    try:
        found = ColumnMap.model_validate(file.data)
    except ValidationError as error:
        raise SkatcalcError(*(_fault(fault, file) for fault in error.errors())) from None
    wrong = [*_same_headings(found.columns, file), *_wrong_words(found, file, rules)]
    if wrong:
        raise SkatcalcError(*wrong)
    return found


def _fault(fault: ErrorDetails, file: TomlFile) -> Finding:
    """Return what pydantic found as a finding at its line."""
    path = [part for part in fault["loc"] if part != "[key]"]
    place, key = file.place(path), ".".join(str(part) for part in path)
    if fault["type"] in ("extra_forbidden", "literal_error"):
        known = _known(path)
        near = get_close_matches(str(path[-1]), known, n=1, cutoff=0.5)
        return finding(
            "map_key_unknown",
            place,
            key=key,
            near=near[0] if near else ", ".join(known),
        )
    return finding("map_value_wrong", place, key=key, expected=Word(_EXPECTED[_kind(path, fault)]))


def _known(path: Sequence[object]) -> tuple[str, ...]:
    return NAMES if len(path) > 1 else tuple(ColumnMap.model_fields)


_EXPECTED = {
    "flag": "expected.map_flag",
    "table": "expected.map_table",
    "list": "expected.map_list",
    "word": "expected.map_word",
}


def _kind(path: Sequence[object], fault: ErrorDetails) -> str:
    if fault["type"] == "dict_type":
        return "table"
    if fault["type"].startswith("tuple") or fault["type"] == "too_long":
        return "list"
    return "flag" if fault["type"].startswith("bool") else "word"


def _same_headings(columns: Mapping[ColumnName, str], file: TomlFile) -> list[Finding]:
    """Two columns of ours cannot stand under one heading of theirs."""
    first: dict[str, str] = {}
    found = []
    for name, heading in columns.items():
        if heading in first:
            place = file.place(("columns", name))
            both = f"{first[heading]}, {name}"
            found.append(finding("map_heading_twice", place, heading=heading, names=both))
        first.setdefault(heading, name)
    return found


def _wrong_words(own: ColumnMap, file: TomlFile, rules: RuleSet) -> list[Finding]:
    """Our words on the right side must be words of their column."""
    found = []
    for name, values in own.values.items():
        words = contract_words(rules) if name == "contract" else COLUMN_WORDS[name]
        for theirs, ours in values.items():
            try:
                words[ours]
            except ValueError:
                place = file.place(("values", name, theirs))
                expected = words.expected
                found.append(
                    finding("map_word_wrong", place, column=name, word=ours, expected=expected)
                )
    return found
