"""One row of a table of games, with what the law says of it."""

from collections.abc import Sequence
from typing import NamedTuple

from skatcalc.findings import Finding
from skatcalc.models.game import Result


class Scored(NamedTuple):
    """A row as it was written and as it was judged.

    Attributes:
        line: the line of the file.
        cells: the row as it was written, one cell for every heading.
        row_id: the id of the row, its number if the table has none.
        result: the judged game; None if the row was passed in or cannot be read.
        passed: whether the deal was passed in.
        players: players at the table, for the points of the seats.
        findings: everything odd about the row, with file and line.
    """

    line: int
    cells: Sequence[str]
    row_id: str
    result: Result | None
    passed: bool
    players: int
    findings: tuple[Finding, ...]
