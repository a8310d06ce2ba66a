"""`skatcalc evening import | export`: foreign lists in, the official form out."""

from pathlib import Path
from typing import Annotated

import typer

from skatcalc.catalogue import text
from skatcalc.cli._options import LangOption, about
from skatcalc.cli._output import exit_status, say, spoken, tell_findings
from skatcalc.cli.evening._answer import now
from skatcalc.cli.evening._options import FileArgument, SeriesOption, TableOption
from skatcalc.service.exports import export_evening


def import_list(
    file: FileArgument,
    source: Annotated[Path, typer.Argument(metavar="LIST", help=about("evening.list"))],
    series: SeriesOption = None,
    table: TableOption = None,
    columns: Annotated[Path | None, typer.Option(help=about("evening.columns"))] = None,
    lang: LangOption = None,
) -> int:
    """Take a foreign list into the evening; the help comes from the catalogue."""
    from skatcalc.service.imports import import_list as import_file

    done = import_file(file, source, series=series, table=table, columns=columns, now=now())
    tell_findings(done.findings, spoken())
    say(text("import.made", spoken(), deals=done.deals, file=source.name))
    return exit_status(done.findings)


def export(
    file: FileArgument,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help=about("evening.out"))
    ] = None,
    lang: LangOption = None,
) -> int:
    """Write the official form; the help comes from the catalogue."""
    done = export_evening(file, output, spoken())
    tell_findings(done.findings, spoken())
    say(text("export.made", spoken(), file=done.path))
    return exit_status(done.findings)
