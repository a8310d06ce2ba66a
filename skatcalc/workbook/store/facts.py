"""The sheet of facts: what holds for the whole evening."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import TYPE_CHECKING

from skatcalc.catalogue import Lang, text
from skatcalc.findings import Finding, Word, finding
from skatcalc.tournament.seats import ROUNDS
from skatcalc.workbook.store.cells import is_blank, read_number, settled, shown
from skatcalc.workbook.store.grid import Grid, put
from skatcalc.workbook.store.layout import FACTS, labels, normal
from skatcalc.workbook.store.sheets import TOP, value_beside

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

_GERMAN_DATE = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})")
MOST = {"series": 99, "rounds": 99, "deals": 500}
ENOUGH = 3
"""A sheet with so many of the labels is the sheet of facts, whatever its name."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What holds for the whole evening.

    Attributes:
        date: the day, ISO format.
        club: the club or event.
        rules, system: the names of the rule system and of the scoring system.
        series: the number of planned series.
        rounds: rounds of dealing in a series.
        deals: deals in a series whatever the size of the table; None: rounds decide.
        lots: names in the order drawn by lot.
        lang: the language of the workbook.
    """

    date: str
    club: str
    rules: str = "isko"
    system: str = "seeger-fabian"
    series: int = 1
    rounds: int = ROUNDS
    deals: int | None = None
    lots: tuple[str, ...] = ()
    lang: Lang = "en"

    def planned(self, size: int) -> int:
        """Return how many deals a table of that size plays in a series.

        >>> Facts("2024-05-03", "Club").planned(4), Facts("", "", deals=40).planned(3)
        (48, 40)
        """
        return self.deals if self.deals is not None else self.rounds * size


@dataclass(slots=True)
class FactsRead:
    """The facts, where each stands, and what is wrong with them."""

    facts: Facts
    cells: dict[str, tuple[int, int]] = field(default_factory=dict)
    found: list[Finding] = field(default_factory=list)


def _labelled(grid: Grid) -> Iterator[tuple[str, Lang, int, int]]:
    known = labels("fact", FACTS)
    for row in grid.numbers():
        if row > TOP:
            return
        for column, cell in sorted(grid.rows[row].items()):
            label = known.get(normal(grid.plain(cell)))
            if label is not None:
                yield (*label, row, column)
                break


def holds_facts(grid: Grid) -> bool:
    """Tell whether a sheet is the sheet of facts."""
    return len({key for key, *_ in _labelled(grid)}) >= ENOUGH


def read_facts(grid: Grid) -> FactsRead:
    """Return what the sheet of facts says; what is missing has its usual value."""
    read = FactsRead(Facts("", ""))
    values: dict[str, object] = {}
    languages: list[Lang] = []
    for key, lang, row, column in _labelled(grid):
        if key in read.cells:
            continue
        languages.append(lang)
        beside = value_beside(grid, row, column)
        read.cells[key] = (row, beside[0] if beside else column + 1)
        if key == "lots":
            values[key] = _names(grid, row, column)
        elif beside is not None:
            got = settled(beside[1])
            read.found += [f.at(grid.place(row, beside[0])) for f in got.found]
            values[key] = got.value
    lang = "de" if languages.count("de") > languages.count("en") else "en"
    read.facts = _facts(values, lang, read, grid)
    return read


def _names(grid: Grid, row: int, column: int) -> tuple[str, ...]:
    beside = (grid.plain(c) for n, c in sorted(grid.rows[row].items()) if n > column)
    return tuple(str(name).strip() for name in beside if not is_blank(name))


def _facts(values: dict[str, object], lang: Lang, read: FactsRead, grid: Grid) -> Facts:
    numbers = {}
    for key, least in (("series", 1), ("rounds", 1), ("deals", 1)):
        number = _number(key, values.get(key), least, read, grid)
        if number is not None:
            numbers[key] = number
    day = iso_date(values.get("date"))
    if day is None and not is_blank(values.get("date")):
        place = grid.place(*read.cells["date"])
        read.found.append(finding("date_unusable", place, found=shown(values["date"])))
    lots = values.get("lots")
    words = {k: str(values[k]).strip() for k in ("rules", "system") if not is_blank(values.get(k))}
    return Facts(
        date=day or shown(values.get("date") or ""),
        club="" if is_blank(values.get("club")) else str(values["club"]),
        rules=words.get("rules", "isko"),
        system=words.get("system", "seeger-fabian"),
        series=numbers.get("series", 1),
        rounds=numbers.get("rounds", ROUNDS),
        deals=numbers.get("deals"),
        lots=lots if isinstance(lots, tuple) else (),
        lang=lang,
    )


def _number(key: str, value: object, least: int, read: FactsRead, grid: Grid) -> int | None:
    got = read_number(value)
    place = grid.place(*read.cells[key]) if key in read.cells else None
    if place is None:
        return None
    read.found += [f.at(place) for f in got.found]
    if not isinstance(got.value, int):
        return None
    what = Word(f"fact.{key}")
    if got.value < least:
        read.found.append(finding("fact_too_small", place, what=what, found=got.value))
        return None
    if got.value > MOST[key]:
        most = MOST[key]
        read.found.append(finding("fact_too_big", place, what=what, found=got.value, most=most))
        return None
    return got.value


def iso_date(value: object) -> str | None:
    """Return a date in ISO format: a date cell, `2024-05-03`, `3.5.2024`; None if it is none.

    >>> iso_date("3.5.2024"), iso_date("2024-05-03"), iso_date("soon")
    ('2024-05-03', '2024-05-03', None)
    """
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if not isinstance(value, str):
        return None
    german = _GERMAN_DATE.fullmatch(value.strip())
    try:
        if german:
            return date(int(german[3]), int(german[2]), int(german[1])).isoformat()
        return date.fromisoformat(value.strip()).isoformat()
    except ValueError:
        return None


def write_facts(sheet: "Worksheet", facts: Facts) -> None:
    """Fill an empty sheet with title, labels and facts."""
    lang = facts.lang
    put(sheet, 1, 1, text("sheet.facts_title", lang))
    row = 3
    for key in FACTS:
        put(sheet, row, 1, text(f"fact.{key}", lang))
        values = facts.lots if key == "lots" else (_value(key, facts),)
        for column, value in enumerate(values, start=2):
            put(sheet, row, column, value)
        row += 1
    put(sheet, row + 1, 1, text("sheet.facts_hint", lang))


def _value(key: str, facts: Facts) -> object:
    if key == "date":
        return cell_date(facts.date)
    if key == "rounds" and facts.deals is not None:
        return None
    return getattr(facts, key)


def cell_date(iso: str) -> date | str:
    """Return a date as a cell holds it: a real date, text before 1900."""
    try:
        day = date.fromisoformat(iso)
    except ValueError:
        return iso
    return day if day.year > 1900 else iso
