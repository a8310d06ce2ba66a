"""`skatcalc evening show | check | rank`: reading, the file stays as it is."""

from typing import Annotated

import typer

from skatcalc.cli._options import FormatOption, LangOption, about
from skatcalc.cli._output import Format, exit_status, say, say_json, spoken, tell_findings
from skatcalc.cli.evening._answer import paint
from skatcalc.cli.evening._options import FileArgument
from skatcalc.report.evening import evening_object, standing_object
from skatcalc.report.objects import finding_objects
from skatcalc.report.tables import evening_parts, findings_summary, ranking_table
from skatcalc.service.views import view

SystemOption = Annotated[str | None, typer.Option("--system", help=about("evening.rescored"))]


def show(
    file: FileArgument,
    system: SystemOption = None,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Show lists, totals and ranking; the help comes from the catalogue."""
    seen = view(file, system)
    if output is Format.JSON:
        say_json(evening_object(seen, spoken()))
        return exit_status(seen.findings)
    paint(evening_parts(seen.evening, seen.lists, seen.ranking, spoken()))
    tell_findings(seen.spoken_findings, spoken())
    return exit_status(seen.findings)


def check(
    file: FileArgument,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Check every value, total and identity; the help comes from the catalogue."""
    seen = view(file)
    if output is Format.JSON:
        say_json({"findings": finding_objects(seen.findings, spoken())})
    else:
        tell_findings(seen.findings, spoken())
        for line in findings_summary(seen.findings, seen.lists, spoken()):
            say(line)
    return exit_status(seen.findings)


def rank(
    file: FileArgument,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Rank everybody over all series; the help comes from the catalogue."""
    seen = view(file)
    if output is Format.JSON:
        say_json([standing_object(s) for s in seen.ranking])
    else:
        paint([ranking_table(seen.ranking, spoken())])
    found = (*seen.ties, *(f for f in seen.findings if f.is_error))
    tell_findings(found, spoken())
    return exit_status(seen.findings)
