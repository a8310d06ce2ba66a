"""Foreign lists taken into an evening: read whole, checked, entered as one change or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from skatcalc.findings import Finding, Place, finding, has_errors
from skatcalc.models.evening import Deal, Evening, Footer, TableList
from skatcalc.models.game import Game
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.line import match_player
from skatcalc.notation.listfile import ListFile, ListRow, read_list
from skatcalc.notation.tables import Line, read_lines
from skatcalc.notation.words import fold
from skatcalc.service.evening import write_lists
from skatcalc.service.textfiles import open_text
from skatcalc.service.views import View, view
from skatcalc.tournament.checks import check_list
from skatcalc.tournament.footers import check_footer
from skatcalc.tournament.seats import dealer_of
from skatcalc.tournament.sheet import compute_list

if TYPE_CHECKING:
    from skatcalc.notation.columns import ColumnMap

WORKBOOK = ".xlsx"
RECORDS = frozenset({".sgf", ".iss", ".deal", ".deals"})
"""How files of deals recorded card by card end, packed (.gz, .bz2) or not."""
PACKED = frozenset({".gz", ".bz2"})
MISSEATED = "player_elsewhere"
Key = tuple[int, int]


class Imported(NamedTuple):
    """What came of an import: how many deals went in, and everything to be said."""

    deals: int
    findings: tuple[Finding, ...]


class Listed(NamedTuple):
    """One list as it goes in: its deals, its footer, where each deal stands in its file."""

    table: TableList
    footers: tuple[Footer, ...] = ()
    places: Mapping[int, Place] = {}

    def place_of(self, deal: int | None) -> Place:
        """Return where a deal stands, or the file."""
        if deal is not None and deal in self.places:
            return self.places[deal]
        return Place(next((place.file for place in self.places.values()), None))


class Target(NamedTuple):
    """Where rows go that do not say it themselves."""

    series: int | None
    table: int | None


def import_list(
    path: Path,
    source: Path,
    *,
    series: int | None = None,
    table: int | None = None,
    columns: Path | None = None,
    now: datetime,
) -> Imported:
    """Take a list from CSV or Excel into an evening; its values are compared, not trusted.

    Rows that cannot be read, a deal beyond the plan or an unknown player refuse the whole
    list before anything is written. Gaps and repeats in the numbers are kept.

    Args:
        path: the evening's workbook.
        source: the list: `.csv`, a foreign `.xlsx`, an exported form, or deals recorded card
            by card (`.sgf`, `.iss`, `.deal`, also packed), which fill one list from deal 1 on.
        series: the series of rows that name none.
        table: the table of rows that name none.
        columns: a column map.
        now: the time for the log.

    Raises:
        SkatcalcError: if a file cannot be used; nothing is written then.
    """
    seen = view(path)
    target = Target(series, table)
    if _ending(source) in RECORDS:
        lists, found, told = _from_records(source, seen, target)
        return _entered(path, source, seen, lists, found, told, now)
    own = _map(columns, seen.rules)
    if source.suffix.lower() == WORKBOOK:
        lists, found = _from_workbook(source, seen, target, own)
    else:
        lists, found = _from_rows(_read_text(source, seen.rules, own), seen, target)
    return _entered(path, source, seen, lists, found, (), now)


def _entered(
    path: Path,
    source: Path,
    seen: View,
    lists: Sequence[Listed],
    found: list[Finding],
    told: Sequence[Finding],
    now: datetime,
) -> Imported:
    """Enter the lists as one change, unless something that was found refuses it."""
    if not any(one.table.deals for one in lists) and not has_errors([*found, *told]):
        found = [*found, finding("list_without_deals", file=source)]
    if has_errors(found) or not any(one.table.deals for one in lists):
        return _refused([*found, *told])
    done = write_lists(path, [one.table for one in lists], now)
    if not done.saved:
        return _refused([*found, *told, *done.findings])
    checked = [f for one in lists for f in _checked(one, seen)]
    deals = sum(len(one.table.deals) for one in lists)
    return Imported(deals, (*found, *told, *done.findings, *checked))


def _refused(found: Sequence[Finding]) -> Imported:
    count = sum(f.is_error for f in found)
    return Imported(0, (*found, finding("import_refused", n=count)))


def _checked(one: Listed, seen: View) -> list[Finding]:
    """Return what `check` finds in a list with its own numbers, at the rows of its file."""
    entered = seen.evening.find(one.table.series, one.table.table)
    mine = {_word(deal) for deal in one.table.deals}
    others = [d for d in entered.deals if _word(d) not in mine] if entered else []
    computed = compute_list(
        one.table.with_deals((*one.table.deals, *others)), seen.rules, seen.scoring
    )
    found = [*check_list(computed), *check_footer(computed, one.footers, seen.scoring)]
    return [f.at(one.place_of(f.place.deal)) for f in found]


def _word(deal: Deal) -> tuple[int, int | None, Game | None]:
    return deal.number, deal.declarer, deal.game


def _map(columns: Path | None, rules: RuleSet) -> ColumnMap | None:
    if columns is None:
        return None
    from skatcalc.notation.columns import read_column_map

    with open_text(str(columns)) as stream:
        return read_column_map(stream.read(), columns.name, rules)


def _read_text(source: Path, rules: RuleSet, own: ColumnMap | None) -> ListFile:
    with open_text(str(source)) as stream:
        lines = read_lines(stream, source.name)
        return read_list(lines, lambda n: Place(source.name, n), rules, own)


def _ending(source: Path) -> str:
    """Return how a file ends, packing left aside.

    >>> _ending(Path("my.table.sgf.gz"))
    '.sgf'
    """
    plain = Path(source.stem) if source.suffix.lower() in PACKED else source
    return plain.suffix.lower()


def _from_records(
    source: Path, seen: View, target: Target
) -> tuple[list[Listed], list[Finding], list[Finding]]:
    """Return the deals of one table recorded card by card, as its list from deal 1 on.

    What refuses the whole comes apart from what is only told: a deal that is illegal or broken
    off is left out with its finding, its number stays free, and the others go in.
    """
    from skatcalc.service.replay import deals_for_list

    fitting = [
        one
        for one in seen.evening.lists
        if target.series in (None, one.series) and target.table in (None, one.table)
    ]
    if len(fitting) != 1:
        names = ", ".join(f"{one.series}/{one.table}" for one in seen.evening.lists) or "–"
        return [], [finding("choose_table", lists=names)], []
    mine = fitting[0]
    read = deals_for_list(str(source), mine.seats, seen.rules)
    table = TableList(mine.series, mine.table, mine.seats, mine.planned, ()).with_deals(read.deals)
    places = {deal.number: Place(source.name, deal.row) for deal in read.deals}
    refusing = [f for f in read.findings if f.kind.name == MISSEATED]
    refusing += [
        finding("deal_beyond_plan", places[d.number], deal=d.number, planned=mine.planned)
        for d in read.deals
        if d.number > mine.planned
    ]
    told = [f for f in read.findings if f.kind.name != MISSEATED]
    return [Listed(table, (), places)], refusing, told


def _from_workbook(
    source: Path, seen: View, target: Target, own: ColumnMap | None
) -> tuple[list[Listed], list[Finding]]:
    from skatcalc.workbook.export import is_export, load_export
    from skatcalc.workbook.plain import read_plain

    if own is None and source.exists() and is_export(source):
        read = load_export(source, seen.rules)
        lists, more = _same_tables(read.evening, seen.evening, target)
        return lists, [*read.findings, *more]
    sheet = read_plain(source)

    def at(row: int) -> Place:
        return Place(source.name, sheet=sheet.title, cell=f"A{row}")

    found = [f.at(Place(source.name)) for row in sheet.rows for f in row.findings]
    lines = (Line(row.number, row.cells) for row in sheet.rows)
    lists, more = _from_rows(read_list(lines, at, seen.rules, own), seen, target)
    return lists, [*found, *more]


def _same_tables(
    exported: Evening, own: Evening, target: Target
) -> tuple[list[Listed], list[Finding]]:
    """Return the lists of an exported form; a single one goes where the call says.

    A form belongs to the players on it: other players in these seats refuse it, and a list
    that the evening does not have yet is taken with its seats if they are free.
    """
    tables = [one for one in exported.lists if one.deals]
    if len(tables) == 1:
        only = tables[0]
        key = (target.series or only.series, target.table or only.table)
        tables = [TableList(*key, only.seats, only.planned, only.deals)]
    listed, found = [], []
    for one in tables:
        mine = own.find(one.series, one.table)
        found += _misseated(one, mine, own)
        planned = one.planned if mine is None else mine.planned
        listed.append(Listed(TableList(one.series, one.table, one.seats, planned, one.deals)))
    return listed, found


def _misseated(one: TableList, mine: TableList | None, own: Evening) -> list[Finding]:
    where = Place(series=one.series, table=one.table)
    if mine is not None:
        if [fold(name) for name in mine.seats] == [fold(name) for name in one.seats]:
            return []
        names = {"listed": ", ".join(one.seats), "seated": ", ".join(mine.seats)}
        return [finding("seats_differ", where, **names)]
    if one.series > own.series:
        return [finding("series_unknown", where, series=one.series, planned=own.series)]
    seated = {fold(n) for other in own.lists if other.series == one.series for n in other.seats}
    return [
        finding("player_seated_twice", where, player=name, series=one.series)
        for name in one.seats
        if fold(name) in seated
    ]


def _from_rows(rows: ListFile, seen: View, target: Target) -> tuple[list[Listed], list[Finding]]:
    """Spread rows over the evening's lists and find out who played."""
    found = [
        finding("rows_skipped", n=count, reason=f"{heading} = {word}")
        for (heading, word), count in rows.skipped.items()
    ]
    found += [f for row in rows.rows for f in row.findings]
    groups: dict[Key, list[ListRow]] = {}
    for row in rows.rows:
        key = _key(row, seen.evening, target)
        if key is None:
            names = ", ".join(f"{one.series}/{one.table}" for one in seen.evening.lists)
            return [], [*found, finding("choose_table", row.place, lists=names or "–")]
        groups.setdefault(key, []).append(row)
    lists = []
    for key, members in sorted(groups.items()):
        table, more = _seated(seen, key)
        found += more
        if table is None:
            continue
        if rows.seats not in (0, table.size):
            found.append(finding("size_differs", listed=rows.seats, seated=table.size))
        deals, more = _deals(members, table)
        found += more
        places = {row.number: row.place for row in members}
        footers = rows.footers if len(groups) == 1 else ()
        lists.append(Listed(table.with_deals(deals), footers, places))
    return lists, found


def _key(row: ListRow, evening: Evening, target: Target) -> Key | None:
    """Return the list a row belongs to: its own words, the call's, or the only one."""
    series, table = row.series or target.series, row.table or target.table
    if series and table:
        return series, table
    fitting = {
        (one.series, one.table)
        for one in evening.lists
        if series in (None, one.series) and table in (None, one.table)
    }
    if len(fitting) == 1:
        return fitting.pop()
    if series and not fitting and len({one.table for one in evening.lists}) == 1:
        return series, 1
    return None


def _seated(seen: View, key: Key) -> tuple[TableList | None, list[Finding]]:
    """Return the list of a key without deals; a series not seated takes over the last seats."""
    evening, where = seen.evening, Place(series=key[0], table=key[1])
    mine = evening.find(*key)
    if mine is not None:
        return TableList(*key, mine.seats, mine.planned), []
    if key[0] > evening.series:
        return None, [finding("series_unknown", where, series=key[0], planned=evening.series)]
    earlier = [one for one in evening.lists if one.table == key[1] and one.series < key[0]]
    if not earlier:
        return None, [finding("table_not_seated", where)]
    last = earlier[-1]
    players = ", ".join(last.seats)
    note = finding("seats_taken_over", where, from_series=last.series, players=players)
    return TableList(*key, last.seats, last.planned), [note]


def _deals(rows: Sequence[ListRow], table: TableList) -> tuple[tuple[Deal, ...], list[Finding]]:
    deals, found = [], []
    for row in rows:
        if row.game is None and not row.passed:
            continue
        where = row.place.within(Place(series=table.series, table=table.table, deal=row.number))
        seat, more = _declarer(row, table)
        if row.number > table.planned:
            more.append(finding("deal_beyond_plan", deal=row.number, planned=table.planned))
        more += _dealer(row, table)
        found += [f.at(where) for f in more]
        deals.append(Deal(row.number, seat, row.game, row.written_for(seat), row.row))
    return tuple(deals), found


def _declarer(row: ListRow, table: TableList) -> tuple[int | None, list[Finding]]:
    """Return the seat of the declarer: as written, else the only one with a running total."""
    if row.passed:
        return None, []
    if row.declarer is None:
        seats = row.seats_with_total()
        if len(seats) > 1:
            names = ", ".join(str(seat) for seat in seats)
            return None, [finding("two_running_totals", seats=names)]
        return (seats[0] if seats else None), []
    matches = match_player(row.declarer, table.seats)
    if len(matches) == 1:
        return matches[0], []
    players = ", ".join(f"{n} {table.seats[n - 1]}" for n in matches or range(1, table.size + 1))
    name = "player_ambiguous" if matches else "player_unknown"
    return None, [finding(name, name=row.declarer, players=players)]


def _dealer(row: ListRow, table: TableList) -> list[Finding]:
    """Compare the written dealer with the one whose turn it is."""
    if row.dealer is None:
        return []
    seat = dealer_of(row.number, table.size)
    if seat in match_player(row.dealer, table.seats):
        return []
    return [finding("dealer_differs", written=row.dealer, player=table.seats[seat - 1])]
