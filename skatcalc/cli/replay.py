"""`skatcalc replay`: recorded deals, checked or shown."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from skatcalc.catalogue import text
from skatcalc.cli._options import FormatOption, LangOption, RulesOption, about
from skatcalc.cli._output import UNUSABLE, Format, fail, say, say_json, spoken, tell, tell_findings
from skatcalc.findings import SkatcalcError, finding
from skatcalc.report.replay import json_line, summary_lines, text_line
from skatcalc.report.replay_show import show_lines, show_object
from skatcalc.service.replay import Report, check_file, deals_in
from skatcalc.service.rulesets import find_rules

app = typer.Typer(
    rich_markup_mode=None, add_completion=False, no_args_is_help=True, help=about("replay")
)

RENDER = {Format.TEXT: text_line, Format.JSON: json_line}
FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE…", help=about("replay.files"))]
FileArgument = Annotated[str, typer.Argument(metavar="FILE", help=about("replay.file"))]
JobsOption = Annotated[int, typer.Option("--jobs", min=1, max=256, help=about("replay.jobs"))]


@app.command(help=about("replay.check"))
def check(
    files: FilesArgument,
    jobs: JobsOption = 1,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
    rules: RulesOption = "isko",
) -> int:
    """Check files of recorded deals one after the other; the help comes from the catalogue."""
    render = partial(RENDER[output], lang=spoken())
    ruleset = find_rules(rules)
    statuses: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    status = 0
    with _progress(files) as advance:
        for name in files:
            before = statuses.total()
            try:
                for report in check_file(name, ruleset, render, jobs):
                    sys.stdout.write(report.output)
                    _count(report, statuses, kinds)
                    advance(name, report.done)
                if statuses.total() == before:
                    tell_findings([finding("file_without_deals", file=name)], spoken())
            except SkatcalcError as error:
                status = fail(error, spoken())
    for line in summary_lines(statuses, kinds, spoken()):
        tell(line)
    wrong = statuses.total() > statuses["ok"] or kinds["file_cut_short"] > 0
    return status or int(wrong)


def _count(report: Report, statuses: Counter[str], kinds: Counter[str]) -> None:
    statuses.update(report.statuses)
    kinds.update(report.kinds)
    tell_findings(report.findings, spoken())


@contextmanager
def _progress(files: list[str]) -> Iterator[Any]:
    """Show a bar on a terminal; yield what moves it on: a file's name and its bytes read."""
    total = _size(files)
    if not sys.stderr.isatty() or not total:
        yield lambda name, done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    before = dict(zip(files, _starts(files), strict=True))
    console = Console(stderr=True)
    with Progress(console=console, transient=True, redirect_stdout=sys.stdout.isatty()) as bar:
        task = bar.add_task(text("progress.checking", spoken()), total=total)
        yield lambda name, done: bar.update(task, completed=before[name] + done)


def _size(files: list[str]) -> int:
    return sum(_bytes(name) for name in files)


def _starts(files: list[str]) -> list[int]:
    """Return how many bytes lie before each file."""
    sizes = [_bytes(name) for name in files]
    return [sum(sizes[:at]) for at in range(len(sizes))]


def _bytes(name: str) -> int:
    try:
        return Path(name).stat().st_size
    except OSError:
        return 0


@app.command(help=about("replay.show"))
def show(
    file: FileArgument,
    id: Annotated[str | None, typer.Option("--id", help=about("replay.id"))] = None,
    line: Annotated[int | None, typer.Option("--line", min=1, help=about("replay.line"))] = None,
    output: FormatOption = Format.TEXT,
    lang: LangOption = None,
    rules: RulesOption = "isko",
) -> int:
    """Show recorded deals; the help comes from the catalogue."""
    ruleset = find_rules(rules)
    shown, wrong = 0, False
    for entry in deals_in(file, ruleset, id, line):
        if output is Format.JSON:
            say_json(show_object(entry, ruleset, spoken()))
        else:
            if shown:
                say()
            for row in show_lines(entry, ruleset, spoken()):
                say(row)
            tell_findings(entry.verdict.findings, spoken())
        shown += 1
        wrong = wrong or entry.verdict.status != "ok"
    if not shown:
        wanted = id or (line and text("place.line", spoken(), n=line)) or ""
        tell(text("replay.no_deal", spoken(), file=file, wanted=wanted).rstrip())
        return UNUSABLE
    return int(wrong)
