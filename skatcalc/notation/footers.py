"""The footer rows of the official form: A) points, own games, others' losses, B) total."""

import re
from collections.abc import Iterator, Sequence

from skatcalc.models.evening import Footer
from skatcalc.notation.cells import read_number
from skatcalc.notation.headings import Columns, fold_heading

LABELS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("game_points", re.compile(r"a\)|(spiel|game )punkte|game points")),
    ("own_games", re.compile(r"\(?\+? ?(gewonnene|won)\b")),
    ("opponents_lost", re.compile(r"\+? ?(verlorene spiele der|games the others lost|lost by)")),
    ("total", re.compile(r"b\)|gesamtpunkte|endergebnis|total$")),
    ("", re.compile(r"betrag|unterschrift|signature|amount")),
)
"""Each row of the footer by how its label begins; one without a name holds no points."""


def footer_row(cells: Sequence[str]) -> str | None:
    """Return which row of the footer this is, "" for one without points, None if it is none.

    >>> footer_row(["A) Spielpunkte", "421"]), footer_row(["12", "Kreuz"])
    ('game_points', None)
    """
    label = fold_heading(next((cell for cell in cells if cell.strip()), ""))
    return next((name for name, pattern in LABELS if pattern.match(label)), None)


def read_footer(what: str, cells: Sequence[str], columns: Columns, row: int) -> Iterator[Footer]:
    """Yield the numbers of a footer row: one a player, and the counters beside A).

    Text in the place of a number says nothing.
    """
    places = {(seat, what): position for seat, position in columns.seats.items()}
    if what == "game_points":
        places |= columns.counters
    for (seat, name), position in places.items():
        try:
            number = read_number(cells[position].strip())
        except ValueError:
            continue
        if number is not None:
            yield Footer(seat, name, number, row)
