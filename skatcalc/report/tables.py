"""Tables for a terminal: an evening's lists and its ranking, drawn by rich when needed."""

import io
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from skatcalc.catalogue import TEXTS, Lang, text
from skatcalc.findings import Finding
from skatcalc.models.evening import Evening
from skatcalc.report.texts import game_short, reason_text, sum_text
from skatcalc.tournament.seats import dealer_of
from skatcalc.tournament.sheet import ComputedList, ListedDeal
from skatcalc.tournament.standings import Standing

if TYPE_CHECKING:
    from rich.table import Table

PIPED_WIDTH = 400
LONGEST_NAME = 14


def render(parts: Iterable["str | Table"], width: int | None, color: bool) -> str:
    """Return lines and tables as text of a width, coloured for a terminal or plain.

    Args:
        parts: lines and tables in order.
        width: columns of the terminal, None if the text goes into a pipe.
        color: whether to use colour.
    """
    from rich.console import Console

    out = io.StringIO()
    console = Console(
        file=out, width=width or PIPED_WIDTH, force_terminal=color, no_color=not color
    )
    for part in parts:
        console.print(part, markup=False, highlight=False, soft_wrap=isinstance(part, str))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def _grid(columns: Sequence[tuple[str, bool]], elastic: str = "") -> "Table":
    """Return an empty table; where the terminal is narrow, the elastic column gives way."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for heading, is_number in columns:
        justify = "right" if is_number else "left"
        least = None if heading == elastic else len(heading)
        table.add_column(heading, justify=justify, no_wrap=True, min_width=least)  # type: ignore[arg-type]
    return table


def short(name: str) -> str:
    """Return a name that fits a column, shortened with an ellipsis.

    >>> short("Maximiliane Mustermann")
    'Maximiliane M…'
    """
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def deal_cells(one: ListedDeal, computed: ComputedList, lang: Lang) -> list[str]:
    """Return one row of the running list."""
    table, deal = computed.table, one.deal
    dealer = table.seats[dealer_of(deal.number, table.size) - 1]
    if one.result is None:
        running = [""] * table.size
        return [str(deal.number), short(dealer), "", text("result.passed", lang), "", *running]
    if one.places:
        return _ramsch_cells(one, computed, dealer, lang)
    seat = deal.declarer or 0
    running = [
        str(one.running_total) if n == seat and one.counts else "" for n in range(1, table.size + 1)
    ]
    name = short(table.seats[seat - 1]) if 1 <= seat <= table.size else "?"
    score = f"{one.score:+d}" if one.counts else "?"
    marks = " !" if any(f.is_error for f in one.findings) else ""
    return [
        str(deal.number),
        short(dealer),
        name,
        game_short(one.result.game, lang) + marks,
        score,
        *running,
    ]


def _ramsch_cells(one: ListedDeal, computed: ComputedList, dealer: str, lang: Lang) -> list[str]:
    """Return the row of a ramsch: no declarer, new totals of whoever got points."""
    got = dict(one.places)
    seats = range(1, computed.table.size + 1)
    running = [str(one.totals[seat - 1]) if got.get(seat) else "" for seat in seats]
    points = "/".join(f"{n:+d}" for _, n in one.places)
    game = game_short(one.deal.game, lang) if one.deal.game else ""
    return [str(one.deal.number), short(dealer), "", game, points, *running]


def list_table(computed: ComputedList, lang: Lang, last: int | None = None) -> "Table":
    """Return the running list of a table, or only its last deals."""
    names = [(short(name), True) for name in computed.table.seats]
    heads = [("head.deal", True), ("head.dealer", False), ("head.declarer", False)]
    heads += [("head.game", False), ("head.score", True)]
    columns = [*((text(key, lang), right) for key, right in heads), *names]
    grid = _grid(columns, elastic=text("head.game", lang))
    for one in computed.deals[-last:] if last else computed.deals:
        grid.add_row(*deal_cells(one, computed, lang))
    return grid


def totals_table(computed: ComputedList, lang: Lang) -> "Table":
    """Return the footer of a list: points, games, others' losses, total."""
    keys = ("player", "game_points", "won", "lost", "opponents_lost", "total")
    grid = _grid([(text(f"head.{key}", lang), key != "player") for key in keys])
    for t in computed.totals:
        numbers = (t.game_points, t.won, t.lost, t.opponents_lost, t.total)
        grid.add_row(t.player, *(str(n) for n in numbers))
    return grid


def ranking_table(ranking: Sequence[Standing], lang: Lang) -> "Table":
    """Return the ranking with what decided each place."""
    series = max((len(s.by_series) for s in ranking), default=0)
    columns = [(text("head.place", lang), True), (text("head.player", lang), False)]
    if series > 1:
        columns += [(text("place.series", lang, n=n), True) for n in range(1, series + 1)]
    columns += [(text(f"head.{key}", lang), True) for key in ("total", "won", "lost")]
    grid = _grid([*columns, (text("head.decided_by", lang), False)])
    for s in ranking:
        by_series = ["–" if n is None else str(n) for n in s.by_series] if series > 1 else []
        decided = text(f"decided.{s.decided_by}", lang)
        numbers = (str(s.total), str(s.won), str(s.lost))
        grid.add_row(str(s.place), s.player, *by_series, *numbers, decided)
    return grid


def list_heading(computed: ComputedList, lang: Lang) -> str:
    """Return the heading of one list: series, table, deals entered and planned."""
    table = computed.table
    return text(
        "show.list",
        lang,
        series=table.series,
        table=table.table,
        entered=len(computed.deals),
        planned=table.planned,
        passed=computed.passed_in,
    )


def evening_parts(
    evening: Evening, lists: Sequence[ComputedList], ranking: Sequence[Standing], lang: Lang
) -> Iterable["str | Table"]:
    """Yield the parts of `evening show`: facts, each list with its totals, the ranking."""
    yield text("show.head", lang, date=evening.date, club=evening.club, system=evening.system)
    for computed in lists:
        yield ""
        yield list_heading(computed, lang)
        if computed.deals:
            yield list_table(computed, lang)
        yield totals_table(computed, lang)
    if len(lists) > 1:
        yield ""
        yield text("show.ranking", lang)
        yield ranking_table(ranking, lang)


def accepted_line(one: ListedDeal, computed: ComputedList, lang: Lang) -> str:
    """Return the answer to an accepted line: deal, declarer, sum and new running total."""
    if one.result is None:
        return text("accepted.passed", lang, deal=one.deal.number, count=one.passed_in)
    if one.places:
        seats = computed.table.seats
        got = ", ".join(f"{seats[seat - 1]} {n:+d}" for seat, n in one.places)
        why = reason_text(one.result, lang)
        return text("accepted.ramsch", lang, deal=one.deal.number, why=why, points=got)
    seat = one.deal.declarer or 0
    return text(
        "accepted.game",
        lang,
        deal=one.deal.number,
        player=computed.table.seats[seat - 1],
        sum=sum_text(one.result, lang),
        score=f"{one.score:+d}",
        total=one.running_total,
    )


def running_line(computed: ComputedList, lang: Lang) -> str:
    """Return everybody's game points so far in one line."""
    points = ", ".join(f"{short(t.player)} {t.game_points}" for t in computed.totals)
    return f"{text('enter.running', lang)}: {points}"


def findings_summary(
    findings: Sequence[Finding], lists: Sequence[ComputedList], lang: Lang
) -> Iterable[str]:
    """Yield the closing lines of `evening check`: what was checked, and findings by kind."""
    deals = sum(len(one.deals) for one in lists)
    counts = Counter((f.kind.code, f.severity) for f in findings)
    errors = sum(f.is_error for f in findings)
    yield text("check.summary", lang, lists=len(lists), deals=deals, errors=errors)
    for (code, severity), count in sorted(counts.items()):
        yield text(
            "check.kind",
            lang,
            count=count,
            code=code,
            severity=text(f"severity.{severity.value}", lang),
            title=text(f"title.{code}", lang) if f"title.{code}" in TEXTS else "",
        ).rstrip()
