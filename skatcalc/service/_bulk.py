"""Many deals at once: an imported list enters the workbook as one change."""

from collections.abc import Sequence

from skatcalc.findings import Finding, finding
from skatcalc.models.evening import Deal, TableList
from skatcalc.notation.line import line_of
from skatcalc.service._changes import Changed
from skatcalc.tournament.sheet import judge_deal
from skatcalc.workbook.store.book import Book, compute, new_sheet
from skatcalc.workbook.store.entries import (
    Logged,
    log,
    next_ident,
    reread,
    row_for,
    state_of,
    write_deal,
)
from skatcalc.workbook.store.lists import ListSheet


def enter_all(book: Book, lists: Sequence[TableList], time: str) -> Changed:
    """Enter the deals of lists in memory; nothing is entered where one does not fit.

    Deals that are there already, word for word, are left alone; another deal under the same
    number refuses the whole. A list without a sheet gets one.
    """
    found = [f for wanted in lists for f in _conflicts(book, wanted)]
    if any(f.is_error for f in found):
        return Changed(False, tuple(found))
    ident = next_ident(book)
    touched = []
    for wanted in lists:
        one = book.find(wanted.series, wanted.table)
        if one is None:
            one = new_sheet(book, wanted.series, wanted.table, wanted.seats)
        entered = list(one.table.deals)
        for deal in wanted.deals:
            if _same_in(entered, deal):
                entered.remove(next(d for d in entered if _same(d, deal)))
                continue
            _enter(book, one, deal, ident, time)
        compute(one, book)
        touched.append(one)
    return Changed(True, tuple(found), scoring=book.law.scoring, touched=tuple(touched))


def _enter(book: Book, one: ListSheet, deal: Deal, ident: str, time: str) -> None:
    row = row_for(one, deal.number)
    before = state_of(one, row)
    result, _ = judge_deal(deal, one.table, book.law.rules)
    write_deal(one, row, deal, result, book)
    reread(one, row, deal.number, book, computed=False)
    series, table = one.key
    new = line_of(deal.declarer, deal.game)
    entry = Logged("import", series, table, deal.number, "", new, ident, before, state_of(one, row))
    log(book, entry, time)


def _same(a: Deal, b: Deal) -> bool:
    return (a.number, a.declarer, a.game) == (b.number, b.declarer, b.game)


def _same_in(deals: Sequence[Deal], deal: Deal) -> bool:
    return any(_same(one, deal) for one in deals)


def _conflicts(book: Book, wanted: TableList) -> list[Finding]:
    one = book.find(wanted.series, wanted.table)
    if one is None:
        return []
    numbers = {deal.number for deal in one.table.deals}
    return [
        finding("deal_occupied", deal=deal.number, series=wanted.series, table=wanted.table)
        for deal in wanted.deals
        if deal.number in numbers and not _same_in(one.table.deals, deal)
    ]
