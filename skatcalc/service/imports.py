"""Foreign lists taken into an evening: read whole, checked, entered as one change or not at all."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from skatcalc.findings import Finding, Place, finding
from skatcalc.models.evening import Deal, Evening, Footer, TableList
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.columns import ColumnMap, read_column_map
from skatcalc.notation.line import match_player
from skatcalc.notation.listfile import ListFile, ListRow, read_list
from skatcalc.notation.tables import Line, read_lines
from skatcalc.service.evening import write_lists
from skatcalc.service.textfiles import open_text
from skatcalc.service.views import View, view
from skatcalc.tournament.checks import check_footer, check_list
from skatcalc.tournament.seats import dealer_of

WORKBOOK = ".xlsx"
Key = tuple[int, int]


class Imported(NamedTuple):
    """What came of an import: how many deals went in, and everything to be said."""

    deals: int
    findings: tuple[Finding, ...]


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
        source: the list: `.csv`, a foreign `.xlsx`, or an exported form.
        series: the series of rows that name none.
        table: the table of rows that name none.
        columns: a column map.
        now: the time for the log.

    Raises:
        SkatcalcError: if a file cannot be used; nothing is written then.
    """
    seen = view(path)
    target = Target(series, table)
    if source.suffix.lower() == WORKBOOK:
        lists, found = _from_workbook(source, seen, target, columns)
    else:
        lists, found = _from_rows(_read_text(source, seen.rules, columns), seen, target)
    if not any(one.deals for one, _ in lists) and not _errors(found):
        found.append(finding("list_without_deals", file=source))
    if _errors(found):
        count = len(_errors(found))
        return Imported(0, (*found, finding("import_refused", n=count)))
    done = write_lists(path, [one for one, _ in lists], now)
    if not done.saved:
        count = len(_errors(done.findings))
        return Imported(0, (*found, *done.findings, finding("import_refused", n=count)))
    after = view(path)
    checked = [f for one, footers in lists for f in _checked(after, one, footers)]
    return Imported(sum(len(one.deals) for one, _ in lists), (*found, *done.findings, *checked))


def _errors(found: Iterable[Finding]) -> list[Finding]:
    return [f for f in found if f.is_error]


def _checked(after: View, one: TableList, footers: Sequence[Footer]) -> list[Finding]:
    """Return what `check` finds in a list now, its footer compared as well."""
    for computed in after.lists:
        if (computed.table.series, computed.table.table) == (one.series, one.table):
            return [*check_list(computed), *check_footer(computed, footers, after.scoring)]
    return []


def _map(columns: Path | None) -> ColumnMap | None:
    if columns is None:
        return None
    with open_text(str(columns)) as stream:
        return read_column_map(stream.read(), columns.name)


def _read_text(source: Path, rules: RuleSet, columns: Path | None) -> ListFile:
    with open_text(str(source)) as stream:
        lines = read_lines(stream, source.name)
        return read_list(lines, lambda n: Place(source.name, n), rules, _map(columns))


Lists = list[tuple[TableList, tuple[Footer, ...]]]


def _from_workbook(
    source: Path, seen: View, target: Target, columns: Path | None
) -> tuple[Lists, list[Finding]]:
    from skatcalc.workbook.export import is_export, load_export
    from skatcalc.workbook.plain import read_plain

    if columns is None and source.exists() and is_export(source):
        read = load_export(source, seen.rules)
        return _same_tables(read.evening, seen.evening, target), list(read.findings)
    sheet = read_plain(source)
    found = [f for row in sheet.rows for f in row.findings]
    lines = (Line(row.number, row.cells) for row in sheet.rows)
    rows = read_list(
        lines, lambda n: Place(source.name, n, sheet=sheet.title), seen.rules, _map(columns)
    )
    lists, more = _from_rows(rows, seen, target)
    return lists, [*found, *more]


def _same_tables(exported: Evening, own: Evening, target: Target) -> Lists:
    """Return the lists of an exported form; a single one goes where the call says."""
    lists = [one for one in exported.lists if one.deals]
    if len(lists) == 1:
        only = lists[0]
        key = (target.series or only.series, target.table or only.table)
        lists = [TableList(*key, only.seats, only.planned, only.deals)]
    return [(_renamed(one, own), ()) for one in lists]


def _renamed(one: TableList, own: Evening) -> TableList:
    mine = own.find(one.series, one.table)
    return (
        one
        if mine is None
        else TableList(one.series, one.table, mine.seats, mine.planned, one.deals)
    )


def _from_rows(rows: ListFile, seen: View, target: Target) -> tuple[Lists, list[Finding]]:
    """Spread rows over the evening's lists and find out who played."""
    found = [
        finding("rows_skipped", n=count, reason=f"{heading} = {word}")
        for (heading, word), count in rows.skipped.items()
    ]
    found += [f for row in rows.rows for f in row.findings if f.kind.blocks or f.is_error]
    groups: dict[Key, list[ListRow]] = {}
    for row in rows.rows:
        key = _key(row, seen.evening, target)
        if key is None:
            names = ", ".join(f"{one.series}/{one.table}" for one in seen.evening.lists)
            return [], [*found, finding("choose_table", row.place, lists=names or "–")]
        groups.setdefault(key, []).append(row)
    lists: Lists = []
    for key, members in sorted(groups.items()):
        table, more = _seated(seen, key)
        found += more
        if table is None:
            continue
        if rows.seats > table.size:
            found.append(finding("size_differs", listed=rows.seats, seated=table.size))
        deals, more = _deals(members, table, seen.rules)
        found += more
        footers = rows.footers if len(groups) == 1 else ()
        lists.append((table.with_deals(deals), footers))
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


def _deals(
    rows: Sequence[ListRow], table: TableList, rules: RuleSet
) -> tuple[tuple[Deal, ...], list[Finding]]:
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
        deals.append(Deal(row.number, seat, row.game, row.written, row.row))
    return tuple(deals), found


def _declarer(row: ListRow, table: TableList) -> tuple[int | None, list[Finding]]:
    if row.passed:
        return None, []
    if row.declarer is None:
        return row.seat, []
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
