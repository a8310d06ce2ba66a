"""Arguments and options of the evening's commands."""

from pathlib import Path
from typing import Annotated

import typer

from skatcalc.cli._options import about

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help=about("evening.file"))]
SeriesOption = Annotated[int | None, typer.Option("--series", min=1, help=about("evening.series"))]
TableOption = Annotated[int | None, typer.Option("--table", min=1, help=about("evening.table"))]
SeatsOption = Annotated[
    list[str] | None, typer.Option("--table", metavar="NAMES", help=about("evening.seats"))
]


def split_names(text: str) -> tuple[str, ...]:
    """Return the names of one table, separated by commas (or semicolons).

    >>> split_names("Anna, Bernd,Carla")
    ('Anna', 'Bernd', 'Carla')
    """
    separator = ";" if ";" in text else ","
    return tuple(name.strip() for name in text.split(separator))
