"""How the evening's commands answer: the accepted deal, findings, the running list."""

import sys
from collections.abc import Iterable, Iterator
from datetime import datetime

from skatcalc.catalogue import Lang
from skatcalc.cli._output import Format, exit_status, say, say_json, spoken, tell_findings
from skatcalc.report.advice import overbid_advice
from skatcalc.report.evening import deal_object
from skatcalc.report.objects import Json, finding_objects
from skatcalc.report.tables import accepted_line, list_heading, render
from skatcalc.report.texts import value_lines
from skatcalc.service.evening import Changed


def now() -> datetime:
    """Return the time for the log of changes, to the second."""
    return datetime.now().replace(microsecond=0)


def paint(parts: Iterable[object]) -> None:
    """Write lines and tables to stdout, coloured on a terminal."""
    import shutil

    terminal = sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if terminal else None
    say(render(parts, width, terminal))  # type: ignore[arg-type]


def answer_change(change: Changed, output: Format) -> int:
    """Print what a change of the list came to, a deal as `value` does; return the status."""
    lang = spoken()
    if output is Format.JSON:
        say_json({**_deal(change, lang), "findings": finding_objects(change.findings, lang)})
    elif change.saved or change.kept:
        for line in _lines(change, lang):
            say(line)
    tell_findings(change.findings, lang)
    return exit_status(change.findings)


def _deal(change: Changed, lang: Lang) -> Json:
    if change.listed is None or change.computed is None or change.scoring is None:
        return {}
    return deal_object(change.listed, change.computed, change.scoring, lang)


def _lines(change: Changed, lang: Lang) -> Iterator[str]:
    computed, one = change.computed, change.listed
    if computed is None:
        return
    if one is None:
        yield list_heading(computed, lang)
        return
    yield accepted_line(one, computed, lang)
    if one.result is not None and change.scoring is not None:
        for line in value_lines(one.result, computed.table.size, change.scoring, lang):
            yield "  " + line
        yield from advice_lines(change, lang)


def advice_lines(change: Changed, lang: Lang) -> Iterator[str]:
    """Yield what would have covered the bid, if the deal is an overbid."""
    result = change.listed.result if change.listed is not None else None
    if result is not None and result.overbid and change.rules is not None:
        yield "  " + overbid_advice(result.game, change.rules, lang)
