"""`skatcalc cover`: can a bid be covered?"""

import sys
from shutil import get_terminal_size
from typing import Annotated

import typer

from skatcalc.cli._options import FormatOption, LangOption, RulesOption, about
from skatcalc.cli._output import Format, exit_status, say, say_json, spoken, tell_findings
from skatcalc.report.cover import Told, cover_lines, cover_object
from skatcalc.report.cover_paint import painted, plain
from skatcalc.report.objects import finding_objects
from skatcalc.rules.cover import Coverage
from skatcalc.service.cover import Answer, Question, can_cover
from skatcalc.service.rulesets import find_rules

app = typer.Typer(rich_markup_mode=None, add_completion=False)

UNREADABLE = 2


@app.command(help=about("cover"), context_settings={"ignore_unknown_options": True})
def cover(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help=about("cover.game"))
    ] = None,
    hand: Annotated[str | None, typer.Option(help=about("cover.hand"))] = None,
    skat: Annotated[str | None, typer.Option(help=about("cover.skat"))] = None,
    bid: Annotated[int | None, typer.Option(help=about("cover.bid"))] = None,
    rules: RulesOption = "isko",
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Say whether a bid can be covered; the help comes from the catalogue."""
    answer = can_cover(Question(words or (), hand, skat, bid), find_rules(rules))
    tell_findings(answer.findings, spoken())
    if answer.coverage is None:
        if output is Format.JSON:
            say_json({"findings": finding_objects(answer.findings, spoken())})
        return UNREADABLE
    if output is Format.JSON:
        say_json(cover_object(answer.coverage))
    else:
        _show(answer, answer.coverage)
    return exit_status(answer.findings)


def _show(answer: Answer, coverage: Coverage) -> None:
    """Print the answer for a person: bars and colour on a terminal, plain text in a pipe."""
    told = Told(coverage, answer.rules, answer.cards, answer.asked is not None, answer.losses)
    terminal = sys.stdout.isatty()
    lines = cover_lines(told, terminal, spoken())
    say(painted(lines, get_terminal_size().columns) if terminal else plain(lines))
