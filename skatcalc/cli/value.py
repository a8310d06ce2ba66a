"""`skatcalc value`: one declared game."""

from typing import Annotated

import typer

from skatcalc.cli._options import FormatOption, LangOption, PlayersOption, RulesOption, about
from skatcalc.cli._output import Format, exit_status, say, say_json, spoken, tell_findings
from skatcalc.report.advice import overbid_advice
from skatcalc.report.objects import finding_objects, result_object
from skatcalc.report.texts import value_lines
from skatcalc.service.rulesets import find_rules
from skatcalc.service.value import Given, Valued, value_game
from skatcalc.tournament.systems import SEEGER_FABIAN, system

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(help=about("value"), context_settings={"ignore_unknown_options": True})
def value(
    words: Annotated[list[str], typer.Argument(metavar="GAME…", help=about("value.game"))],
    bid: Annotated[int | None, typer.Option(help=about("value.bid"))] = None,
    points: Annotated[int | None, typer.Option(help=about("value.points"))] = None,
    tricks: Annotated[int | None, typer.Option(help=about("value.tricks"))] = None,
    players: PlayersOption = 3,
    cards: Annotated[str | None, typer.Option(help=about("value.cards"))] = None,
    skat: Annotated[str | None, typer.Option(help=about("value.skat"))] = None,
    rules: RulesOption = "isko",
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Value one game; the help comes from the catalogue."""
    given = Given(bid, points, tricks, cards, skat)
    law = find_rules(rules)
    scoring = system(law.scoring) or SEEGER_FABIAN
    valued = value_game(words, given, law)
    if valued.result is None:
        return _refuse(valued, output)
    result = valued.result
    if output is Format.JSON:
        say_json(result_object(result, players, scoring, spoken()))
    else:
        for line in value_lines(result, players, scoring, spoken()):
            say(line)
        if result.overbid:
            say(overbid_advice(result.game, law, spoken(), valued.cards))
        tell_findings(result.findings, spoken())
    return exit_status(result.findings)


def _refuse(valued: Valued, output: Format) -> int:
    """Say what could not be read; JSON readers get the findings as well."""
    if output is Format.JSON:
        say_json({"findings": finding_objects(valued.findings, spoken())})
    tell_findings(valued.findings, spoken())
    return 2
