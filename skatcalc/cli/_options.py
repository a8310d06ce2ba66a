"""Options that several commands share, with their help in the reader's language."""

from typing import Annotated

import typer

from skatcalc.catalogue import text
from skatcalc.cli._output import Format, Language, spoken


def about(key: str) -> str:
    """Return a help text in the language of this call."""
    return text(f"help.{key}", spoken())


FormatOption = Annotated[Format, typer.Option("--format", help=about("format"))]
LangOption = Annotated[Language | None, typer.Option("--lang", help=about("lang"))]
RulesOption = Annotated[str, typer.Option("--rules", metavar="NAME|FILE.toml", help=about("rules"))]
PlayersOption = Annotated[int, typer.Option("--players", min=3, max=5, help=about("players"))]
