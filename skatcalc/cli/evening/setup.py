"""`skatcalc evening new | seat`: a workbook and who sits where."""

from pathlib import Path
from typing import Annotated

import typer

from skatcalc.catalogue import text
from skatcalc.cli._options import LangOption, RulesOption, about
from skatcalc.cli._output import exit_status, say, spoken, tell_findings
from skatcalc.cli.evening._options import FileArgument, SeatsOption, split_names
from skatcalc.service import setup as service


def new(
    file: FileArgument,
    date: Annotated[str, typer.Option(metavar="YYYY-MM-DD", help=about("evening.date"))],
    club: Annotated[str, typer.Option(help=about("evening.club"))],
    series: Annotated[int, typer.Option(min=1, help=about("evening.planned_series"))] = 1,
    deals: Annotated[int | None, typer.Option(min=1, help=about("evening.deals"))] = None,
    system: Annotated[str | None, typer.Option(help=about("evening.system"))] = None,
    table: SeatsOption = None,
    players: Annotated[Path | None, typer.Option(help=about("evening.players"))] = None,
    rules: RulesOption = "isko",
    lang: LangOption = None,
) -> int:
    """Create the workbook of an evening; the help comes from the catalogue."""
    wanted = service.Wanted(date, club, rules, system or "", series, deals)
    names = service.read_players(players) if players else ()
    tables = [split_names(line) for line in table or ()]
    found = service.new(file, wanted, tables, names, spoken())
    tell_findings(found, spoken())
    if not exit_status(found):
        say(text("new.made", spoken(), file=file, tables=len(tables)))
    return exit_status(found)


def seat(
    file: FileArgument,
    series: Annotated[int, typer.Option(min=1, help=about("evening.series"))],
    table: SeatsOption = None,
    lang: LangOption = None,
) -> int:
    """Seat a series; the help comes from the catalogue."""
    found = service.seat(file, series, [split_names(line) for line in table or ()])
    tell_findings(found, spoken())
    return exit_status(found)
