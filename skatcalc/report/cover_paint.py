"""An answer about a bid as text: plain for a pipe, coloured by rich for a terminal."""

import io
from collections.abc import Iterable

from skatcalc.report.cover_table import Line

STYLES = {
    "lead": "bold",
    "head": "dim",
    "good": "green",
    "fair": "yellow",
    "bad": "red",
    "note": "yellow",
}


def plain(lines: Iterable[Line]) -> str:
    """Return lines as plain text, without a blank at any line's end."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in lines)


def painted(lines: Iterable[Line], width: int) -> str:
    """Return lines as coloured text for a terminal of so many columns.

    `NO_COLOR` in the environment leaves the colours out. Long sentences are broken at
    blanks; those behind a dash are indented.
    """
    from rich.console import Console
    from rich.text import Text

    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=True, highlight=False)
    for line in lines:
        text = Text.assemble(*((piece.text, STYLES.get(piece.style, "")) for piece in line))
        indent = len(line[0].text) if line and line[0].style == "note" else 0
        first, *rest = text.wrap(console, width - indent) or [text]
        console.print(first)
        for more in rest:
            console.print(Text(" " * indent) + more)
    return "\n".join(row.rstrip() for row in out.getvalue().splitlines())
