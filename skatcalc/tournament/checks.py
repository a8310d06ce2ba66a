"""Checks of a whole list: numbering, written values, running totals, identities.

| paragraph | what | function |
|---|---|---|
| SkWO 6.2.1 | deals numbered without gaps or repeats | `_numbering` |
| SkWO 6.2.2 | the written value of a deal | `_written_values` |
| SkWO 6.2.3 | running totals, first broken row | `_running_totals` |
| SkWO 6.2.3 | counters that rise by one | `_counters` |
| SkWO 6.3.1 | won + lost + passed in = deals | `_games_add_up` |
"""

from collections import Counter
from collections.abc import Callable, Iterator

from skatcalc.findings import Finding, Place, Word, finding
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


def _counters(computed: ComputedList) -> Iterator[Finding]:
    """Name the rows where a written counter does not rise by one with its game.

    As with running totals, each row is compared with the row before it. A column that holds
    nothing but 0 and 1 for passed-in deals is no counter but a tick.
    """
    counts: Counter[tuple[int, str]] = Counter()
    ticks = all(d.deal.written.passed_in in (None, 0, 1) for d in computed.deals)
    for one in computed.deals:
        for seat, what, step in _steps(one, ticks):
            expected = counts[seat, what] + step
            written = getattr(one.deal.written, what)
            counts[seat, what] = expected if written is None else written
            if written not in (None, expected):
                player = computed.table.seats[seat - 1] if seat else Word("footer.table")
                yield finding(
                    "counter_breaks",
                    Place(deal=one.deal.number),
                    player=player,
                    what=Word(f"footer.{what}"),
                    written=written,
                    computed=expected,
                )


def _steps(one: ListedDeal, ticks: bool) -> Iterator[tuple[int, str, int]]:
    """Yield each counter of a row by its seat (0: the table), and by how much it rises."""
    seat, result = one.deal.declarer, one.result
    if one.counts and seat is not None and result is not None:
        yield seat, "won", int(bool(result.won))
        yield seat, "lost", int(not result.won)
    if not ticks:
        yield 0, "passed_in", int(one.deal.passed_in)


def _games_add_up(computed: ComputedList) -> Iterator[Finding]:
    """Won, lost, passed-in deals and ramsch together are all deals there are."""
    ramsch = sum(bool(one.places) for one in computed.deals)
    games = sum(t.won + t.lost for t in computed.totals) + computed.passed_in + ramsch
    if games != len(computed.deals):
        what = Word("identity.games")
        yield finding("identity_broken", what=what, found=games, expected=len(computed.deals))


def _length(computed: ComputedList) -> Iterator[Finding]:
    entered, planned = len(computed.deals), computed.table.planned
    if 0 < entered < planned:
        yield finding("list_short", entered=entered, planned=planned)


LIST_CHECKS: tuple[ListCheck, ...] = (
    _numbering,
    _written_values,
    _running_totals,
    _counters,
    _games_add_up,
    _length,
)
