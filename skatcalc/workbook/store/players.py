"""The players' sheet: everybody by name, and who was renamed.

The players' sheet is the one source of names: a name changed there changes in every list. A
name changed in the seats of one list means a new name for that player if he sits nowhere
else, and another player if he does.
"""

import re
from dataclasses import dataclass, field

from skatcalc.findings import Finding, finding
from skatcalc.workbook.store.cells import folded, is_blank, settled, shown
from skatcalc.workbook.store.grid import Grid
from skatcalc.workbook.store.sheets import Columns

MOST_LETTERS = 1000
_UNKEPT = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]|_x[0-9A-Fa-f]{4}_")
"""Characters that XML cannot hold, and what spreadsheet programs read as one of them."""


@dataclass(slots=True)
class Players:
    """The players' sheet as read.

    Attributes:
        grid, columns: the sheet and where its columns stand.
        rows: the row of every name, in the order of the sheet.
        renamed: new names by old ones.
        found: what is wrong with it.
    """

    grid: Grid
    columns: Columns
    rows: dict[str, int] = field(default_factory=dict)
    renamed: dict[str, str] = field(default_factory=dict)
    found: list[Finding] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody by name, in the order of the sheet."""
        return tuple(self.rows)


def clean_name(value: object) -> str:
    """Return a name as it counts: composed of single blanks, none at the ends.

    >>> clean_name("  Anna   Maria ")
    'Anna Maria'
    """
    return " ".join(str(value).split())


def check_name(name: str) -> list[Finding]:
    """Return a finding if a workbook could not keep a name letter by letter."""
    if len(name) <= MOST_LETTERS and not _UNKEPT.search(name):
        return []
    return [finding("name_unusable", name=shown(name), most=MOST_LETTERS)]


def read_players(grid: Grid, columns: Columns) -> Players:
    """Return the names of the players' sheet and the renames somebody made there."""
    players = Players(grid, columns)
    saved: dict[str, str] = {}
    seen: dict[str, str] = {}
    at, memory = columns.at["player_name"], columns.at.get("saved")
    for row in grid.numbers():
        value = grid.value(row, at)
        if row <= columns.header or is_blank(value):
            continue
        got = settled(value)
        place = grid.place(row, at)
        players.found += [f.at(place) for f in got.found]
        if is_blank(got.value):
            continue
        name = clean_name(got.value)
        if folded(name) in seen:
            players.found.append(finding("player_twice", place, player=shown(name)))
            continue
        seen[folded(name)] = name
        players.rows[name] = row
        before = grid.value(row, memory) if memory else None
        if isinstance(before, str) and before:
            saved[name] = before
    players.renamed = _renames(saved, players)
    return players


def _renames(saved: dict[str, str], players: Players) -> dict[str, str]:
    """Return new names by old ones; names that only changed places are no renames."""
    renamed = {}
    for name, before in saved.items():
        if name != before and before not in players.rows and name not in saved.values():
            renamed[before] = name
            place = players.grid.place(players.rows[name], players.columns.at["player_name"])
            players.found.append(
                finding("player_renamed", place, before=shown(before), player=shown(name))
            )
    return renamed
