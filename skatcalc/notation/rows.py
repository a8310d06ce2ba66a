"""One row of a table to one game: cells are read by their columns, then put together."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from skatcalc.findings import Finding, finding
from skatcalc.models.game import Game, Ramsch
from skatcalc.notation.cells import (
    DIRECTION,
    ENDING,
    FLAG,
    LEVELS,
    MATADORS,
    NUMBER,
    PASSED,
    PASSED_IN,
    PLAYERS,
    REPLACEMENT,
    RESULT,
    TEXT,
    THREE,
    AmbiguousWordError,
    Words,
)
from skatcalc.notation.headings import Columns

COLUMN_WORDS: dict[str, Words] = {
    "id": TEXT,
    "ruleset": TEXT,
    "players": PLAYERS,
    "series": NUMBER,
    "table": NUMBER,
    "deal": NUMBER,
    "dealer": TEXT,
    "declarer": TEXT,
    "matadors": MATADORS,
    "direction": DIRECTION,
    "with": NUMBER,
    "without": NUMBER,
    "levels": LEVELS,
    "hand": FLAG,
    "ouvert": FLAG,
    "schneider_announced": FLAG,
    "schwarz_announced": FLAG,
    "bid": NUMBER,
    "card_points": NUMBER,
    "tricks": NUMBER,
    "schneider": FLAG,
    "schwarz": FLAG,
    "result": RESULT,
    "passed_in": PASSED_IN,
    "ending": ENDING,
    "replacement": REPLACEMENT,
    "kontra": FLAG,
    "re": FLAG,
    "supra": FLAG,
    "bock": FLAG,
    "pushes": NUMBER,
    "ramsch_points": THREE,
    "plus": NUMBER,
    "minus": NUMBER,
    "score": NUMBER,
    "running_total": NUMBER,
}
"""Every column but the contract, whose words depend on the rule system."""

NOT_OF_GAMES = tuple(COLUMN_WORDS.keys() - Game.__dataclass_fields__.keys() - {"result"})
LIST_ONLY = frozenset(
    {"series", "table", "deal", "dealer", "declarer", "running_total", "passed_in"}
)
_PASSED_MAY_HOLD = LIST_ONLY | {"id", "ruleset", "players", "result", "bid", "bock", "score"}


class GameRow(NamedTuple):
    """What one row says.

    Attributes:
        game: the game, None if it was passed in or cannot be read.
        passed: whether the row is a passed-in deal.
        fields: every cell that says something, by our names of the columns.
        findings: what is wrong; an error of a kind that blocks leaves the row without game.
    """

    game: Game | None
    passed: bool
    fields: dict[str, Any]
    findings: tuple[Finding, ...]


class RowReader:
    """Reads the rows of one table.

    Args:
        columns: where the columns stand.
        words: words of a column map, by our names of the columns.
        leave: columns that are not read.
    """

    def __init__(
        self,
        columns: Columns,
        words: Mapping[str, Words] | None = None,
        leave: Iterable[str] = (),
    ) -> None:
        tables = {**COLUMN_WORDS, **(words or {})}
        left = {*leave, "contract"}
        self.columns = columns
        self.plan = [
            (position, name, tables[name])
            for name, position in columns.at.items()
            if name not in left
        ]
        self.contract_at = columns.at.get("contract")
        self.steps = tuple(step for names, step in _STEPS if names & columns.at.keys())

    def read(self, cells: Sequence[str], contracts: Words) -> GameRow:
        """Return what a row says.

        Args:
            cells: one cell for every heading.
            contracts: the words of the rule system's contracts.
        """
        fields: dict[str, Any] = {}
        found: list[Finding] = []
        for position, name, words in self.plan:
            text = cells[position]
            if text:
                try:
                    value = words[text]
                except ValueError:
                    found.append(self._unreadable(name, text, words))
                    continue
                if value is not None:
                    fields[name] = value
        passed = self._contract(cells, contracts, fields, found)
        for step in self.steps:
            found += step(fields, self.columns)
        if passed or fields.get("result") == PASSED:
            found += self._too_much(fields)
            return GameRow(None, True, fields, tuple(found))
        if "contract" not in fields and not found:
            found.append(finding("contract_missing"))
        if any(f.kind.blocks for f in found):
            return GameRow(None, False, fields, tuple(found))
        return GameRow(build_game(fields), False, fields, tuple(found))

    def _contract(
        self,
        cells: Sequence[str],
        contracts: Words,
        fields: dict[str, Any],
        found: list[Finding],
    ) -> bool:
        """Read the contract into the fields; tell whether the cell says "passed in"."""
        text = cells[self.contract_at] if self.contract_at is not None else ""
        if not text:
            return False
        try:
            meaning = contracts[text]
        except AmbiguousWordError as error:
            found.append(finding("word_ambiguous", word=text.strip(), meanings=str(error)))
            return False
        except ValueError:
            found.append(self._unreadable("contract", text, contracts))
            return False
        if meaning == PASSED:
            return True
        fields.update(meaning or {})
        return False

    def _unreadable(self, name: str, text: str, words: Words) -> Finding:
        heading = self.columns.heading(name)
        return finding(
            "cell_unreadable", column=heading, word=text.strip(), expected=words.expected
        )

    def _too_much(self, fields: Mapping[str, Any]) -> list[Finding]:
        """A passed-in deal has no declarer and no game (numbers of 0 say nothing)."""
        extra = [n for n, value in fields.items() if value and n not in _PASSED_MAY_HOLD]
        extra += [name for name in ("declarer",) if name in fields]
        return [
            finding("passed_with_more", word=f"{self._named(name)} {fields[name]}")
            for name in extra[:1]
        ]

    def _named(self, name: str) -> str:
        return self.columns.heading(name) if name in self.columns.at else name


def build_game(fields: Mapping[str, Any]) -> Game:
    """Return the game that the fields of a row describe."""
    known = dict(fields)
    for name in NOT_OF_GAMES:
        known.pop(name, None)
    if "result" in known:
        known["won"] = known.pop("result")
    return Game(**known)


def _levels(fields: dict[str, Any], columns: Columns) -> list[Finding]:
    """Spread the cell that holds all levels; columns of their own add to it."""
    for name, value in fields.pop("levels", {}).items():
        if value is not None and not fields.get(name):
            fields[name] = value
    return []


def _matadors(fields: dict[str, Any], columns: Columns) -> list[Finding]:
    """Join "mit" and "ohne" of the form, or a number and its direction, into one number."""
    if fields.get("matadors") and "direction" in fields:
        fields["matadors"] = fields["direction"] * abs(fields["matadors"])
    signed = {
        name: sign * abs(fields.pop(name))
        for name, sign in (("with", 1), ("without", -1))
        if fields.get(name)
    }
    if len(signed) == 2:
        return [_contradiction(columns, signed, "with", "without")]
    for name, number in signed.items():
        if fields.get("matadors", number) != number:
            return [_contradiction(columns, {**fields, **signed}, "matadors", name)]
        fields["matadors"] = number
    return []


def _plus_minus(fields: dict[str, Any], columns: Columns) -> list[Finding]:
    """Read result and written value from the columns + and − of the form."""
    given = {name: abs(fields[name]) for name in ("plus", "minus") if fields.get(name)}
    if len(given) == 2:
        return [_contradiction(columns, given, "plus", "minus")]
    for name, number in given.items():
        won = name == "plus"
        if fields.get("result", won) is not won:
            return [_contradiction(columns, {name: number, "result": "…"}, "result", name)]
        fields["result"] = won
        fields.setdefault("score", number if won else -number)
    return []


def _ramsch(fields: dict[str, Any], columns: Columns) -> list[Finding]:
    """Join the three players' card points and the pushes of a ramsch into its record."""
    points, pushes = fields.pop("ramsch_points", None), fields.pop("pushes", 0)
    if points is not None:
        fields["ramsch"] = Ramsch(points, pushes=pushes)
    elif pushes:
        return [finding("ramsch_points_missing")]
    return []


def _contradiction(columns: Columns, values: Mapping[str, Any], first: str, second: str) -> Finding:
    names = [columns.heading(name) for name in (first, second)]
    return finding("columns_contradict", first=names[0], second=names[1])


_STEPS = (
    ({"levels"}, _levels),
    ({"with", "without", "direction"}, _matadors),
    ({"plus", "minus"}, _plus_minus),
    ({"ramsch_points", "pushes"}, _ramsch),
)
