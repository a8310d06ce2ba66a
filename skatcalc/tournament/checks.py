"""Checks of a whole list: numbering, written values, running totals, identities.

| paragraph | what | function |
|---|---|---|
| SkWO 6.2.1 | deals numbered without gaps or repeats | `_numbering` |
| SkWO 6.2.2 | the written value of a deal | `_written_values` |
| SkWO 6.2.3 | running totals, first broken row | `_running_totals` |
| SkWO 6.3.1 | the written footer | `check_footer` |
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.evening import Footer
from skatcalc.tournament.sheet import ComputedList, ListedDeal, Totals
from skatcalc.tournament.systems import ScoringSystem

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


def check_footer(
    computed: ComputedList, footers: Iterable[Footer], scoring: ScoringSystem
) -> tuple[Finding, ...]:
    """Return a finding for every number of a written footer that is not the computed one."""
    found = []
    for footer in footers:
        if not 1 <= footer.seat <= computed.table.size:
            continue
        totals = computed.totals[footer.seat - 1]
        expected = _footer_numbers(totals, computed.table.size, scoring).get(footer.what)
        if expected is not None and expected != footer.number:
            what = Word(f"footer.{footer.what}")
            place = Place(line=footer.row, series=computed.table.series, table=computed.table.table)
            found.append(
                finding(
                    "footer_differs",
                    place,
                    player=totals.player,
                    what=what,
                    written=footer.number,
                    computed=expected,
                )
            )
    return tuple(found)


def _footer_numbers(totals: Totals, size: int, scoring: ScoringSystem) -> dict[str, int]:
    """Return the footer of the form for one player, by the rows' names."""
    own = scoring.won * totals.won + scoring.lost * totals.lost
    return {
        "game_points": totals.game_points,
        "won": totals.won,
        "lost": totals.lost,
        "own_games": own,
        "opponents_lost": totals.total - totals.game_points - own,
        "total": totals.total,
    }
