"""Headings of tables: English, German, and those of the official form (Spielliste).

A heading is folded (case, dots, dashes and blanks do not matter) and looked up; some mean
different columns in different company and are settled by what stands before or beside them.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from skatcalc.findings import SkatcalcError, finding
from skatcalc.notation.words import fold

HEADINGS: dict[str, tuple[str, ...]] = {
    "id": ("id",),
    "ruleset": ("ruleset", "regelwerk"),
    "players": ("players", "spieler am tisch"),
    "series": ("series", "serie"),
    "table": ("table", "tisch"),
    "deal": ("deal", "nr", "no", "lfd nr", "lfd nr der spiele", "deal number", "spiel nr"),
    "dealer": ("dealer", "geber"),
    "declarer": ("declarer", "alleinspieler"),
    "contract": ("contract", "game", "spielart", "grundwert", "base", "base value"),
    "matadors": ("matadors", "spitzen"),
    "direction": ("mit ohne", "with without"),
    "with": ("mit", "with", "mit spitzen", "mit buben", "mit buben spitzen"),
    "without": ("ohne", "without", "ohne spitzen", "ohne buben", "ohne buben spitzen"),
    "hand": ("hand", "handspiel"),
    "schneider": ("schneider",),
    "schneider_announced": (
        "schneider announced",
        "schneider ang",
        "schneider angesagt",
    ),
    "schwarz": ("schwarz",),
    "schwarz_announced": ("schwarz announced", "schwarz ang", "schwarz angesagt"),
    "ouvert": ("ouvert", "offen", "open"),
    "bid": ("bid", "reizung", "reizwert", "gereizt"),
    "card_points": ("card points", "augen"),
    "tricks": ("tricks", "stiche"),
    "result": ("result", "ergebnis"),
    "passed_in": ("eingepasst", "passed in"),
    "plus": ("+",),
    "minus": ("-", "−", "–"),
    "ending": ("ending", "ende"),
    "replacement": ("replacement", "ersatzspiel"),
    "kontra": ("kontra",),
    "re": ("re",),
    "supra": ("supra", "hirsch"),
    "bock": ("bock",),
    "pushes": ("pushes", "geschoben"),
    "ramsch_points": ("ramsch points", "ramsch augen"),
    "score": ("score", "list points", "listenpunkte"),
    "running_total": ("running total", "laufender stand", "stand", "zwischenstand"),
}

BY_HEADING: dict[str, str] = {word: name for name, words in HEADINGS.items() for word in words}
ANNOUNCED = frozenset({"ang", "angesagt", "announced"})
EITHER: dict[str, tuple[str, ...]] = {"spiel": ("contract", "deal")}
_SEAT = re.compile(r"(?:platz|seat) ([1-5])(?: (?:spiel)?punkte| points)?")
_COUNTER = re.compile(r"(?P<what>gew|gewonnen|won|verl|verloren|lost)(?: (?P<seat>[1-5]))?")
_LOST = ("verl", "verloren", "lost")
_BREAKS = re.compile(r"[\s._:/\-]+")


class Columns(NamedTuple):
    """Where each field of a row stands.

    Attributes:
        headings: the first row as it was written.
        at: our name of a column to its position.
        seats: seat number to the position of that player's running totals.
        counters: seat number and "won" or "lost" to the position of that running count.
    """

    headings: tuple[str, ...]
    at: Mapping[str, int]
    seats: Mapping[int, int]
    counters: Mapping[tuple[int, str], int]

    def heading(self, name: str) -> str:
        """Return how the file calls one of our columns."""
        return self.headings[self.at[name]]


def fold_heading(heading: str) -> str:
    """Return a heading as the tables have it.

    >>> fold_heading("Schneider-Ang."), fold_heading("card_points"), fold_heading("−")
    ('schneider ang', 'card points', '−')
    """
    folded = fold(heading)
    return _BREAKS.sub(" ", folded).strip() or folded


def find_columns(
    headings: Sequence[str],
    own: Mapping[str, str] | None = None,
    own_seats: Sequence[str] = (),
) -> Columns:
    """Return where the columns stand.

    Args:
        headings: the first row of a table.
        own: headings of a column map to our names; they go before the known words, and a
            column of ours that the map assigns is looked for nowhere else.
        own_seats: the headings of the players' running totals in a column map.

    Raises:
        SkatcalcError: if two headings mean the same column.
    """
    own = {fold_heading(heading): name for heading, name in (own or {}).items()}
    mapped = set(own.values())
    folded = [fold_heading(heading) for heading in headings]
    places: list[tuple[str, int]] = []
    before = ""
    for position, word in enumerate(folded):
        name = own.get(word) or BY_HEADING.get(word, "")
        if word in ANNOUNCED and before in ("schneider", "schwarz"):
            name = f"{before}_announced"
        if name and (word in own or name not in mapped):
            places.append((name, position))
        before = name
    at = _distinct(places, headings)
    for position, word in enumerate(folded):
        free = [name for name in EITHER.get(word, ()) if name not in at and name not in mapped]
        if free and word not in own:
            at[free[0]] = position
    seats = _seats(folded, [fold_heading(heading) for heading in own_seats])
    return Columns(tuple(headings), at, seats, _counters(folded, seats))


def _distinct(places: Sequence[tuple[str, int]], headings: Sequence[str]) -> dict[str, int]:
    at: dict[str, int] = {}
    for name, position in places:
        if name in at:
            first, second = headings[at[name]], headings[position]
            raise SkatcalcError(finding("heading_twice", first=first, second=second))
        at[name] = position
    return at


def _seats(folded: Sequence[str], own: Sequence[str]) -> dict[int, int]:
    if own:
        return {seat: folded.index(word) for seat, word in enumerate(own, 1) if word in folded}
    found = ((_SEAT.fullmatch(word), position) for position, word in enumerate(folded))
    return {int(match[1]): position for match, position in found if match is not None}


def _counters(folded: Sequence[str], seats: Mapping[int, int]) -> dict[tuple[int, str], int]:
    """Return the counters of the form: "Gew" and "Verl" beside each player, or numbered."""
    by_position = {position: seat for seat, position in seats.items()}
    counters: dict[tuple[int, str], int] = {}
    seat = 0
    for position, word in enumerate(folded):
        seat = by_position.get(position, seat)
        match = _COUNTER.fullmatch(word)
        owner = int(match["seat"] or seat) if match is not None else 0
        if match is not None and owner in seats:
            what = "lost" if match["what"] in _LOST else "won"
            counters.setdefault((owner, what), position)
    return counters
