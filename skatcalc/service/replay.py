"""Checking archives of recorded deals, showing one, and turning deals into rows of a list."""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import replace as changed
from functools import partial
from itertools import chain
from typing import NamedTuple

from skatcalc.cards import Card
from skatcalc.findings import Finding, Place, SkatcalcError, finding, has_errors
from skatcalc.models.evening import Deal, Written
from skatcalc.models.game import Game
from skatcalc.models.replay import Recorded, Verdict
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.record import written_score
from skatcalc.rules.play.deal import twelve_of
from skatcalc.rules.play.declaration import is_impossible
from skatcalc.rules.play.ramsch import ramsch_game
from skatcalc.rules.play.state import Replay
from skatcalc.rules.play.tables import tables_for
from skatcalc.rules.replacement import choose_replacement
from skatcalc.service.replay_files import Piece, pieces, texts
from skatcalc.service.replay_verdict import judge_text
from skatcalc.tournament.seats import forehand_of, sitting_out

WAITING = 3
"""How many pieces wait for each process."""


class Entry(NamedTuple):
    """A recorded deal with its replay and verdict, and where it stands.

    Attributes:
        source: the file.
        line: the line on which the deal begins.
        recorded: the deal as it was read.
        replay: how far it could be replayed; None if nothing could be read.
        verdict: what the check says.
    """

    source: str
    line: int
    recorded: Recorded
    replay: Replay | None
    verdict: Verdict


Render = Callable[[str, int, Recorded, Verdict], str]
"""Turns a deal into its lines of output: file, line, deal, verdict."""


class Report(NamedTuple):
    """The check of one piece of a file.

    Attributes:
        output: what is printed of its deals.
        statuses: how many deals have which status.
        kinds: how many findings there are of which kind.
        findings: what is wrong with the file itself.
        done: how much of the file was read, in bytes on disk.
    """

    output: str
    statuses: Counter[str]
    kinds: Counter[str]
    findings: tuple[Finding, ...] = ()
    done: int = 0


def entries(piece: Piece, rules: RuleSet) -> Iterator[Entry]:
    """Yield the deals of a piece with their verdicts."""
    tables = tables_for(rules)
    for line, data, odd in texts(piece):
        recorded, state, verdict = judge_text(data, piece.record, tables, line)
        if odd or verdict.findings:
            verdict = _placed(verdict, odd, Place(file=piece.source, line=line))
        yield Entry(piece.source, line, recorded, state, verdict)


def _placed(verdict: Verdict, odd: tuple[Finding, ...], place: Place) -> Verdict:
    """Return a verdict with all that is odd about the line; its findings know file and line.

    An error about the line itself, such as its length, leaves nothing else to say.
    """
    found = odd if has_errors(odd) else (*odd, *verdict.findings)
    return verdict._replace(findings=tuple(f.at(place) for f in found))


def check_piece(piece: Piece, rules: RuleSet, render: Render) -> Report:
    """Return the check of one piece; pieces do not depend on each other."""
    output: list[str] = []
    statuses: Counter[str] = Counter()
    kinds: Counter[str] = Counter(f.kind.name for f in piece.findings)
    for source, line, recorded, _, verdict in entries(piece, rules):
        statuses[verdict.status] += 1
        for found in verdict.findings:
            kinds[found.kind.name] += 1
        output.append(render(source, line, recorded, verdict))
    return Report("".join(output), statuses, kinds, piece.findings, piece.done)


def check_file(name: str, rules: RuleSet, render: Render, jobs: int = 1) -> Iterator[Report]:
    """Check a file of recorded deals and yield its reports in order; `-` is standard input.

    Args:
        name: the file; plain, gzip or bzip2.
        rules: the rule system.
        render: turns each deal into its output; must be importable if there are several jobs.
        jobs: how many processes check at the same time, 1 for this one alone.

    Raises:
        SkatcalcError: if the file cannot be read at all, or a process was ended from outside.
    """
    check = partial(check_piece, rules=rules, render=render)
    work = pieces(name)
    return map(check, work) if jobs == 1 else _in_processes(check, work, jobs)


def _in_processes(
    check: Callable[[Piece], Report], work: Iterator[Piece], jobs: int
) -> Iterator[Report]:
    """Check pieces in several processes, and yield the reports in order."""
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    first = next(work, None)
    if first is None:
        return
    waiting: deque[Future[Report]] = deque()
    try:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for piece in chain((first,), work):
                waiting.append(pool.submit(check, piece))
                if len(waiting) >= jobs * WAITING:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
    except BrokenProcessPool:
        raise SkatcalcError(finding("process_lost")) from None


def deals_in(
    name: str, rules: RuleSet, id: str | None = None, line: int | None = None
) -> Iterator[Entry]:
    """Yield the recorded deals of a file: all, or those with a number or on a line.

    Raises:
        SkatcalcError: if the file cannot be read at all.
    """
    for piece in pieces(name):
        for entry in entries(piece, rules):
            if id in (None, entry.recorded.id) and line in (None, entry.line):
                yield entry


class ListDeals(NamedTuple):
    """Recorded deals as rows of a list, and what was wrong with the others."""

    deals: tuple[Deal, ...]
    findings: tuple[Finding, ...]


def deals_for_list(
    name: str,
    seats: tuple[str, ...],
    rules: RuleSet,
    first: int = 1,
    series: str | None = None,
) -> ListDeals:
    """Return the recorded deals of one table as rows of its list.

    The deals are numbered in the order they stand in the file; seat 1 deals first, and the
    seats rotate by the deal. Passed-in deals count, unless the same dealer deals again.
    Deals that are illegal, unreadable, or broken off are left out with a finding; their number
    stays free.

    Args:
        name: a file of recorded deals, all of one table; `-` is standard input.
        seats: the players in their places; recorded names are compared where they are known.
        rules: the rule system.
        first: the number of the first deal.
        series: only the deals recorded under this series or table, None for all.

    Raises:
        SkatcalcError: if the file cannot be read at all.
        KeyError: if the table is not of three to five.
    """
    deals: list[Deal] = []
    found: list[Finding] = []
    number = first
    for entry in deals_in(name, rules):
        if series is not None and entry.recorded.series != series:
            continue
        if entry.verdict.outcome == "passed" and rules.all_pass == "redeal":
            continue
        place = Place(file=entry.source, line=entry.line, deal=number)
        found += [f.at(place) for f in entry.verdict.findings if f.is_error]
        found += _seating(entry.recorded.players, seats, number, place)
        deal = _row(entry, len(seats), number, rules)
        if deal is not None:
            deals.append(deal)
        elif not has_errors(entry.verdict.findings):
            found.append(finding("deal_left_out", place))
        number += 1
    return ListDeals(tuple(deals), tuple(found))


def playing_seats(number: int, size: int) -> tuple[int, int, int]:
    """Return the seats of forehand, middlehand and rearhand in a deal, from 1.

    >>> playing_seats(1, 3), playing_seats(2, 3), playing_seats(1, 4)
    ((2, 3, 1), (3, 1, 2), (2, 3, 4))
    """
    start = forehand_of(number, size)
    out = sitting_out(number, size)
    order = [(start + n - 1) % size + 1 for n in range(size)]
    one, two, three = (seat for seat in order if seat not in out)
    return one, two, three


def _seating(
    players: tuple[str, ...], seats: tuple[str, ...], number: int, place: Place
) -> list[Finding]:
    """Return where a recorded player is not the one whose seat it is."""
    known = {name.casefold() for name in seats}
    wrong = []
    for name, seat in zip(players, playing_seats(number, len(seats)), strict=False):
        if name.casefold() in known and name.casefold() != seats[seat - 1].casefold():
            wrong.append(
                finding("player_elsewhere", place, player=name, seat=seat, there=seats[seat - 1])
            )
    return wrong


def _row(entry: Entry, size: int, number: int, rules: RuleSet) -> Deal | None:
    """Return a recorded deal as a row of the list, None if it has no result."""
    verdict, state = entry.verdict, entry.replay
    if verdict.outcome == "passed":
        return Deal(number, row=entry.line)
    if state is not None and state.ramsch and not has_errors(verdict.findings):
        return Deal(number, game=ramsch_game(state), row=entry.line)
    result = verdict.result
    if result is None or state is None or state.announced is None:
        return None
    announced = state.announced
    game = Game(
        result.contract,
        matadors=result.matadors or None,
        hand=announced.hand,
        ouvert=announced.ouvert,
        schneider_announced=announced.schneider,
        schwarz_announced=announced.schwarz,
        bid=state.auction.bid,
    )
    if state.ended is None:
        fixed = state.view is not None and state.view.contract.fixed is not None
        game = changed(
            game, card_points=None if fixed else result.card_points, tricks=result.tricks
        )
    else:
        levels = (result.schneider or None, result.schwarz or None)
        game = changed(game, won=result.won, schneider=levels[0], schwarz=levels[1])
    if state.view is not None and is_impossible(announced, game.bid, state.view.contract):
        twelve = tuple(Card(c) for c in twelve_of(state.record.dealt, result.declarer))
        game = changed(game, replacement=choose_replacement(game, rules, twelve)[0])
    seat = playing_seats(number, size)[result.declarer]
    return Deal(number, seat, game, Written(score=_recorded_score(entry)), entry.line)


def _recorded_score(entry: Entry) -> int | None:
    """Return the list points the record itself gives, or None."""
    written = entry.recorded.written or ""
    for word in written.split():
        if word.startswith("v:"):
            return written_score(word[2:])
    return written_score(written)
