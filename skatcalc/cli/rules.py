"""`skatcalc rules`: the rule systems and what they say."""

from typing import Annotated

import typer

from skatcalc.cli._options import FormatOption, LangOption, about
from skatcalc.cli._output import Format, say, say_json, spoken
from skatcalc.report.rules import preset_lines, rules_lines, rules_object
from skatcalc.rules.presets import PRESETS
from skatcalc.service.rulesets import find_rules

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(help=about("rules_command"))
def rules(
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help=about("rules.name"))] = None,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> int:
    """List the rule systems, or show one; the help comes from the catalogue."""
    if output is Format.JSON:
        say_json(
            [r.name for r in PRESETS] if name is None else rules_object(find_rules(name), spoken())
        )
        return 0
    lines = (
        preset_lines(PRESETS, spoken()) if name is None else rules_lines(find_rules(name), spoken())
    )
    for line in lines:
        say(line)
    return 0
