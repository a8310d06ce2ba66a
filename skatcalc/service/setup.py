"""An evening set up: a new workbook, players, tables seated."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from skatcalc.catalogue import Lang
from skatcalc.findings import Finding, Place, SkatcalcError, Word, finding, has_errors
from skatcalc.service._changes import Changed
from skatcalc.service._store import Store, find_system
from skatcalc.service.rulesets import find_rules
from skatcalc.tournament.seats import ROUNDS
from skatcalc.workbook.store.book import Book, drop_sheet, new_sheet, save_workbook
from skatcalc.workbook.store.build import new_workbook
from skatcalc.workbook.store.cells import folded
from skatcalc.workbook.store.disk import CannotWrite, locked, write_atomically
from skatcalc.workbook.store.facts import MOST, Facts, iso_date
from skatcalc.workbook.store.head import SIZES
from skatcalc.workbook.store.players import check_name, clean_name

Tables = Sequence[Sequence[str]]


class Wanted(NamedTuple):
    """What an evening is to be: the facts somebody gives to `evening new`."""

    date: str
    club: str
    rules: str = "isko"
    system: str = ""
    series: int = 1
    deals: int | None = None


def new(
    path: Path, wanted: Wanted, tables: Tables, players: Sequence[str], lang: Lang
) -> tuple[Finding, ...]:
    """Create the workbook of an evening and return what is wrong with the wish, if anything.

    Args:
        path: the file, ending in .xlsx; never overwritten.
        wanted: date, club, systems, series and deals.
        tables: the names of each table of series 1, in their seats.
        players: everybody who is to be seated later.
        lang: the language of the workbook.

    Raises:
        SkatcalcError: if the file exists or cannot be written, or a system is not known.
    """
    rules = find_rules(wanted.rules, path.parent)
    system = find_system(wanted.system or rules.scoring).name
    _refuse_path(path)
    seated = [tuple(clean_name(name) for name in table) for table in tables]
    found = [*_check_facts(wanted), *check_tables(seated, 1)]
    found += [f for name in players for f in check_name(name)]
    if not seated and not players:
        found.append(finding("tables_missing"))
    if has_errors(found):
        return tuple(found)
    day = iso_date(wanted.date) or wanted.date
    facts = Facts(
        day, wanted.club.strip(), wanted.rules, system, wanted.series, ROUNDS,
        wanted.deals, (), lang,
    )  # fmt: skip
    names = tuple(dict.fromkeys([*players, *(n for table in seated for n in table)]))
    numbered = [(1, number, table) for number, table in enumerate(seated, start=1)]
    workbook = new_workbook(facts, rules, names, numbered)
    try:
        with locked(path):
            _refuse_path(path)
            write_atomically(path, lambda file: save_workbook(workbook, file))
    except CannotWrite as error:
        raise SkatcalcError(finding("file_unwritable", file=path, why=error.why)) from None
    Store(path).run(lambda book: Changed(True))
    return tuple(found)


def _refuse_path(path: Path) -> None:
    if path.exists():
        raise SkatcalcError(finding("file_exists", file=path))
    if path.suffix.lower() != ".xlsx":
        raise SkatcalcError(finding("file_wrong_ending", file=path))
    if not path.parent.is_dir():
        raise SkatcalcError(finding("file_missing", file=path.parent))


def _check_facts(wanted: Wanted) -> list[Finding]:
    found = []
    if iso_date(wanted.date) is None:
        found.append(finding("date_unusable", found=wanted.date))
    if not wanted.club.strip():
        found.append(finding("club_blank"))
    found += check_name(wanted.club.strip())
    for key, most in MOST.items():
        number = getattr(wanted, key, None)
        if number is not None and number > most:
            what = Word(f"fact.{key}")
            found.append(finding("fact_too_big", what=what, found=number, most=most))
    return found


def check_tables(tables: Tables, series: int) -> list[Finding]:
    """Return what is wrong with tables to be seated: size, blank names, names twice."""
    found: list[Finding] = []
    seen: dict[str, int] = {}
    for number, names in enumerate(tables, start=1):
        found += [f for name in names for f in check_name(name)]
        if len(names) not in SIZES:
            found.append(finding("table_size", size=len(names)))
        for seat, name in enumerate(names, start=1):
            if not name:
                found.append(finding("name_blank", seat=seat))
            elif folded(name) in [folded(n) for n in names[: seat - 1]]:
                first = [folded(n) for n in names].index(folded(name)) + 1
                found.append(finding("seats_same_name", player=name, a=first, b=seat))
            elif seen.setdefault(folded(name), number) != number:
                found.append(finding("player_seated_twice", player=name, series=series))
    return found


def seat(path: Path, series: int, tables: Tables) -> tuple[Finding, ...]:
    """Seat the tables of a series; a list with deals is never replaced.

    Raises:
        SkatcalcError: if the file cannot be used.
    """
    seated = [tuple(clean_name(name) for name in table) for table in tables]
    found = check_tables(seated, series)
    if not seated:
        found.append(finding("tables_missing"))
    if has_errors(found):
        return tuple(found)
    return Store(path).run(lambda book: _seat(book, series, seated)).findings


def _seat(book: Book, series: int, tables: Sequence[tuple[str, ...]]) -> Changed:
    planned = book.facts.facts.series
    if series > planned:
        return Changed(False, (finding("series_unknown", series=series, planned=planned),))
    before = [one for one in book.lists if one.table.series == series]
    full = [
        finding("series_seated", series=series, table=one.table.table)
        for one in before
        if any(row.read.filled for row in one.rows)
    ]
    full += [
        finding("sheet_holds_notes", Place(sheet=one.sheet.title))
        for one in before
        if one.holds_notes
    ]
    if full:
        return Changed(False, tuple(full))
    for one in before:
        drop_sheet(book, one)
    for number, names in enumerate(tables, start=1):
        new_sheet(book, series, number, names)
    return Changed(True)


def read_players(path: Path) -> tuple[str, ...]:
    """Return the names of a text file, one a line; empty lines are skipped.

    Raises:
        SkatcalcError: if the file cannot be read or names somebody twice.
    """
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        raise SkatcalcError(finding("file_missing", file=path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise SkatcalcError(finding("file_unreadable", file=path, why=str(error))) from None
    names = [clean_name(line) for line in lines if line.strip()]
    twice = [finding("player_twice", player=name) for name in _repeated(names)]
    if twice:
        raise SkatcalcError(*twice)
    return tuple(names)


def _repeated(names: Iterable[str]) -> list[str]:
    seen: set[str] = set()
    repeated = []
    for name in names:
        if folded(name) in seen:
            repeated.append(name)
        seen.add(folded(name))
    return repeated
