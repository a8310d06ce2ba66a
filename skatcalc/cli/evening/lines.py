"""`skatcalc evening add | edit | delete | undo`: one change, written at once."""

from typing import Annotated

import typer

from skatcalc.cli._options import FormatOption, LangOption, about
from skatcalc.cli._output import Format
from skatcalc.cli.evening._answer import answer_change, now
from skatcalc.cli.evening._options import FileArgument, SeriesOption, TableOption
from skatcalc.service import evening as service

LineArgument = Annotated[list[str], typer.Argument(metavar="LINE…", help=about("evening.line"))]
DealArgument = Annotated[int, typer.Argument(metavar="DEAL", help=about("evening.deal"))]


def add(
    file: FileArgument,
    line: LineArgument,
    series: SeriesOption = None,
    table: TableOption = None,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Enter the next deal; the help comes from the catalogue."""
    return answer_change(service.add(file, " ".join(line), series, table, now()), output)


def edit(
    file: FileArgument,
    deal: DealArgument,
    line: LineArgument,
    series: SeriesOption = None,
    table: TableOption = None,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Replace a deal; the help comes from the catalogue."""
    return answer_change(service.edit(file, deal, " ".join(line), series, table, now()), output)


def delete(
    file: FileArgument,
    deal: DealArgument,
    series: SeriesOption = None,
    table: TableOption = None,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """Take a deal out of the list; the help comes from the catalogue."""
    return answer_change(service.delete(file, deal, series, table, now()), output)


def undo(file: FileArgument, output: FormatOption = Format.TEXT, lang: LangOption = None) -> int:
    """Take back the last change; the help comes from the catalogue."""
    return answer_change(service.undo(file, now()), output)
