"""`skatcalc score`: a table of games."""

import csv
import json
import sys
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer

from skatcalc.catalogue import Lang, text
from skatcalc.cli._options import LangOption, PlayersOption, RulesOption, about
from skatcalc.cli._output import say, spoken, tell, tell_findings, write_utf8
from skatcalc.report.scores import COMPUTED, kept_names, scored_cells, scored_line, scored_object
from skatcalc.service.rulesets import find_rules
from skatcalc.service.scoring import UNBID, Counts, Scoring, score_table
from skatcalc.service.textfiles import STDIN, STDIN_NAME, open_text
from skatcalc.tournament.systems import SEEGER_FABIAN

app = typer.Typer(rich_markup_mode=None, add_completion=False)


class TableFormat(StrEnum):
    """The three ways of printing a scored table."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"


TableFormatOption = Annotated[TableFormat, typer.Option("--format", help=about("score.format"))]


@app.command(help=about("score"))
def score(
    file: Annotated[str, typer.Argument(metavar="FILE.csv", help=about("score.file"))],
    players: PlayersOption = 3,
    rules: RulesOption = "isko",
    output: TableFormatOption = TableFormat.TEXT,
    lang: LangOption = None,
) -> int:
    """Score a table of games; the help comes from the catalogue."""
    find_rules(rules)
    name = STDIN_NAME if file == STDIN else file
    if output is not TableFormat.TEXT:
        write_utf8()
    with open_text(file) as lines:
        scoring = score_table(lines, name, rules, players, find_rules)
        PRINTERS[output](scoring, spoken())
    tell(summary(name, scoring.counts, spoken()))
    return int(scoring.counts.errors > 0)


def summary(name: str, counts: Counts, lang: Lang) -> str:
    """Return the line of counts that closes a run."""
    numbers = asdict(counts)
    del numbers["unbid"]
    return text("score.summary", lang, file=name, **numbers)


def _print_json(scoring: Scoring, lang: Lang) -> None:
    """Write one list, a row a line; it is closed even where the input breaks off."""
    encode = json.JSONEncoder(ensure_ascii=False).encode
    names = kept_names(scoring.headings)
    write = sys.stdout.write
    write("[")
    before = "\n"
    try:
        for row in scoring.rows:
            write(before + encode(scored_object(row, names, SEEGER_FABIAN, lang)))
            before = ",\n"
    finally:
        write("\n]\n")


def _print_csv(scoring: Scoring, lang: Lang) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow([*kept_names(scoring.headings), *COMPUTED])
    writer.writerows(scored_cells(row, lang) for row in scoring.rows)


def _print_text(scoring: Scoring, lang: Lang) -> None:
    for row in scoring.rows:
        say(scored_line(row, lang))
        tell_findings((f for f in row.findings if f.kind.name != UNBID), lang)
    if scoring.counts.unbid:
        tell(text("score.unbid", lang, n=scoring.counts.unbid))


PRINTERS = {
    TableFormat.TEXT: _print_text,
    TableFormat.JSON: _print_json,
    TableFormat.CSV: _print_csv,
}
