"""The written footer of a list: every number compared, then the sums over all players.

| paragraph | what | function |
|---|---|---|
| SkWO 6.3.1 | the footer, number by number | `_numbers_differ` |
| SkWO 6.3.1 | sum of A) = sum of + less sum of - | `_points_add_up` |
| SkWO 6.3.1 | others' losses = 80 or 90 for each lost game | `_losses_add_up` |
| SkWO 6.3.1 | sum of B) = A) + 50 for each won, + 30 or 40 for each lost game | `_totals_add_up` |
"""

from collections.abc import Callable, Iterable, Iterator

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.evening import Footer
from skatcalc.tournament.seats import PLAYING
from skatcalc.tournament.sheet import ComputedList, Totals
from skatcalc.tournament.systems import ScoringSystem


def check_footer(
    computed: ComputedList, footers: Iterable[Footer], scoring: ScoringSystem
) -> tuple[Finding, ...]:
    """Return what does not fit in a written footer: single numbers, then the sums over all."""
    footers = [f for f in footers if 1 <= f.seat <= computed.table.size]
    found = [*_numbers_differ(computed, footers, scoring)]
    if not scoring.minus_only:
        sums = _sums(computed, footers)
        found += [f for check in FOOTER_IDENTITIES for f in check(computed, sums, scoring)]
    where = Place(series=computed.table.series, table=computed.table.table)
    return tuple(f.at(where) for f in found)


def _numbers_differ(
    computed: ComputedList, footers: Iterable[Footer], scoring: ScoringSystem
) -> Iterator[Finding]:
    for footer in footers:
        totals = computed.totals[footer.seat - 1]
        expected = _footer_numbers(totals, scoring)[footer.what]
        if expected != footer.number:
            yield finding(
                "footer_differs",
                Place(line=footer.row),
                player=totals.player,
                what=Word(f"footer.{footer.what}"),
                written=footer.number,
                computed=expected,
            )


def _sums(computed: ComputedList, footers: Iterable[Footer]) -> dict[str, int]:
    """Return the sum of each footer row that has a number for everybody.

    Won and lost games are the computed ones where the footer does not count them.
    """
    by_what: dict[str, list[int]] = {}
    for footer in footers:
        by_what.setdefault(footer.what, []).append(footer.number)
    games = {
        "won": sum(t.won for t in computed.totals),
        "lost": sum(t.lost for t in computed.totals),
    }
    whole = {k: sum(v) for k, v in by_what.items() if len(v) == computed.table.size}
    return games | whole


FooterIdentity = Callable[[ComputedList, dict[str, int], ScoringSystem], Iterator[Finding]]


def _points_add_up(
    computed: ComputedList, sums: dict[str, int], scoring: ScoringSystem
) -> Iterator[Finding]:
    scores = [d.deal.written.score for d in computed.deals if d.counts]
    written = sum(score for score in scores if score is not None)
    if "game_points" in sums and None not in scores and sums["game_points"] != written:
        yield _broken("points", sums["game_points"], written)


def _losses_add_up(
    computed: ComputedList, sums: dict[str, int], scoring: ScoringSystem
) -> Iterator[Finding]:
    expected = _for_a_loss(computed.table.size, scoring) * sums["lost"]
    if sums.get("opponents_lost", expected) != expected:
        yield _broken("losses", sums["opponents_lost"], expected)


def _totals_add_up(
    computed: ComputedList, sums: dict[str, int], scoring: ScoringSystem
) -> Iterator[Finding]:
    if not {"total", "game_points"} <= sums.keys():
        return
    own = scoring.won * sums["won"] + scoring.lost * sums["lost"]
    others = _for_a_loss(computed.table.size, scoring) * sums["lost"]
    expected = sums["game_points"] + own + others
    if sums["total"] != expected:
        yield _broken("totals", sums["total"], expected)


def _for_a_loss(size: int, scoring: ScoringSystem) -> int:
    """Return what all others together get for a lost game: 80 at three, 90 at four."""
    return (PLAYING - 1) * scoring.for_others(size) + (size - PLAYING) * scoring.for_sitting(size)


def _broken(what: str, found: int, expected: int) -> Finding:
    return finding("identity_broken", what=Word(f"identity.{what}"), found=found, expected=expected)


FOOTER_IDENTITIES: tuple[FooterIdentity, ...] = (_points_add_up, _losses_add_up, _totals_add_up)


def _footer_numbers(totals: Totals, scoring: ScoringSystem) -> dict[str, int]:
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
