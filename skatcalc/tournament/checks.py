"""Checks of a whole list: numbering, written values, running totals, identities.

| paragraph | what | function |
|---|---|---|
| SkWO 6.2.1 | deals numbered without gaps or repeats | `_numbering` |
| SkWO 6.2.2 | the written value of a deal | `_written_values` |
| SkWO 6.2.3 | running totals, first broken row | `_running_totals` |
"""

from collections import Counter
from collections.abc import Callable, Iterator

from skatcalc.findings import Finding, Place, finding
from skatcalc.tournament.sheet import ComputedList, ListedDeal

ListCheck = Callable[[ComputedList], Iterator[Finding]]


def check_list(computed: ComputedList) -> tuple[Finding, ...]:
    """Return every finding about a list: those of its deals and those of the whole."""
    found = list(computed.findings)
    where = Place(series=computed.table.series, table=computed.table.table)
    found += [f.at(where) for check in LIST_CHECKS for f in check(computed)]
    return tuple(sorted(found, key=lambda f: f.place.deal or 0))


def _numbering(computed: ComputedList) -> Iterator[Finding]:
    counts = Counter(d.deal.number for d in computed.deals)
    for number in range(1, max(counts, default=0) + 1):
        place = Place(deal=number)
        if number not in counts:
            yield finding("deal_missing", place, deal=number)
        elif counts[number] > 1:
            yield finding("deal_repeated", place, deal=number, times=counts[number])


def _written_values(computed: ComputedList) -> Iterator[Finding]:
    for one in computed.deals:
        written = one.deal.written.score
        if written is None or written == one.score:
            continue
        if one.result is not None and one.result.score is None:
            continue
        name = "overbid_too_cheap" if _too_cheap(one, written) else "value_differs"
        yield finding(name, Place(deal=one.deal.number), written=written, computed=one.score)


def _too_cheap(one: ListedDeal, written: int) -> bool:
    return one.result is not None and one.result.overbid and one.score < written < 0


def _running_totals(computed: ComputedList) -> Iterator[Finding]:
    """Name the first row where a written running total leaves the written values.

    Each row is compared with the row before it, so one slip is named once and not on every
    row that follows from it.
    """
    totals: dict[int, int] = {}
    for one in computed.deals:
        seat, written = one.deal.declarer, one.deal.written
        if seat is None:
            continue
        value = one.score if written.score is None else written.score
        expected = totals.get(seat, 0) + value
        found = written.running_total
        if found is not None and found != expected:
            player = computed.table.seats[seat - 1] if seat <= computed.table.size else str(seat)
            yield finding(
                "running_total_breaks",
                Place(deal=one.deal.number),
                player=player,
                written=found,
                computed=expected,
                before=totals.get(seat, 0),
            )
        totals[seat] = expected if found is None else found


def _length(computed: ComputedList) -> Iterator[Finding]:
    entered, planned = len(computed.deals), computed.table.planned
    if 0 < entered < planned:
        yield finding("list_short", entered=entered, planned=planned)


LIST_CHECKS: tuple[ListCheck, ...] = (_numbering, _written_values, _running_totals, _length)
