"""`skatcalc evening enter`: one line after the other, every accepted one on disk at once."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import replace

from skatcalc.catalogue import text
from skatcalc.cli._options import LangOption
from skatcalc.cli._output import say, spoken, tell, tell_findings
from skatcalc.cli.evening._answer import advice_lines, now, paint
from skatcalc.cli.evening._options import FileArgument, SeriesOption, TableOption
from skatcalc.cli.evening.prompt import Lines, PipedLines, TypedLines, completion_words
from skatcalc.findings import Finding, Place, Severity
from skatcalc.report.tables import accepted_line, list_table, running_line, totals_table
from skatcalc.report.texts import reason_text
from skatcalc.service.evening import Changed, Session, open_session
from skatcalc.tournament.seats import dealer_of, forehand_of


def enter(
    file: FileArgument,
    series: SeriesOption = None,
    table: TableOption = None,
    lang: LangOption = None,
) -> int:
    """Enter deals one by one; the help comes from the catalogue."""
    session = open_session(file, series, table)
    lines: Lines = PipedLines()
    if sys.stdin.isatty():
        lines = TypedLines(spoken(), completion_words(spoken()))
    return EntryLoop(session, lines).run()


def both(key: str) -> list[str]:
    """Return the words of a command in both languages, since habits differ from locales."""
    return [word for lang in ("en", "de") for word in text(key, lang).split()]


def _unplaced(findings: Iterable[Finding]) -> list[Finding]:
    """Return findings without the list and deal that stand in the prompt anyway."""
    return [replace(f, place=Place(column=f.place.column, cell=f.place.cell)) for f in findings]


class EntryLoop:
    """Asks for lines, answers them, has doubtful ones confirmed; knows a few commands."""

    def __init__(self, session: Session, lines: Lines) -> None:
        self._session = session
        self._lines = lines
        self._lang = spoken()
        self._status = 0
        actions: tuple[tuple[str, Callable[[str], None]], ...] = (
            ("command.undo", self._undo),
            ("command.edit", self._edit),
            ("command.delete", self._delete),
            ("command.show", self._show),
            ("command.help", self._help),
        )
        self._actions = {word: action for key, action in actions for word in both(key)}
        self._quit = both("command.quit")

    def run(self) -> int:
        """Read lines until the input ends or somebody quits; return the exit status."""
        self._greet()
        while (line := self._next_line()) is not None:
            word, _, rest = line.strip().partition(" ")
            if word.casefold() in self._quit and not rest.strip():
                break
            action = self._actions.get(word.casefold())
            if action is not None and self._is_command(word.casefold(), rest):
                action(rest.strip())
            elif word:
                self._settle(lambda line, worst: self._session.add(line, worst, now()), line)
        self._farewell()
        return self._status

    def _is_command(self, word: str, rest: str) -> bool:
        """Tell whether a line is a command: some take words behind them, the others none."""
        with_words = both("command.edit") + both("command.delete")
        return word in with_words or not rest.strip()

    def _next_line(self) -> str | None:
        table = self._session.computed.table
        deal = table.next_number
        if deal > table.planned:
            question, hint = "> ", text("enter.full", self._lang, planned=table.planned)
        else:
            dealer = table.seats[dealer_of(deal, table.size) - 1]
            forehand = table.seats[forehand_of(deal, table.size) - 1]
            names = {"dealer": dealer, "forehand": forehand}
            question = text("enter.question", self._lang, deal=deal, planned=table.planned, **names)
            hint = running_line(self._session.computed, self._lang)
        passing = text("enter.pass", self._lang)
        return self._lines.ask(question, (*table.seats, passing), hint)

    def _settle(self, change: Callable[[str, Severity], Changed], line: str) -> None:
        """Try a line; show what is odd about it and have it confirmed or typed anew."""
        doubt = Severity.NOTE if self._lines.interactive else Severity.WARNING
        done = change(line, doubt)
        told: tuple[Finding, ...] = ()
        while not done.saved and done.confirmable and self._lines.interactive:
            told = done.findings
            tell_findings(_unplaced(told), self._lang)
            answer = self._lines.ask(text("enter.confirm", self._lang), ())
            if answer is None or not answer.strip():
                tell(text("enter.dropped", self._lang))
                return
            kept = answer.strip().casefold() in both("enter.yes")
            line = line if kept else answer
            done = change(line, Severity.ERROR if kept else doubt)
        self._answer(done, told)

    def _answer(self, done: Changed, told: tuple[Finding, ...] = ()) -> None:
        if done.saved and done.listed is not None and done.computed is not None:
            say(accepted_line(done.listed, done.computed, self._lang))
            if done.listed.result is not None:
                say("  " + reason_text(done.listed.result, self._lang))
            for line in advice_lines(done, self._lang):
                say(line)
            say("  " + running_line(done.computed, self._lang))
        found = [f for f in done.findings if f.severity is not Severity.NOTE or not done.saved]
        if self._lines.interactive:
            found = _unplaced(f for f in found if f not in told)
        else:
            found = [f.at(Place(line=self._lines.number)) for f in found]
        tell_findings(found, self._lang)
        if any(f.is_error for f in done.findings) and not self._lines.interactive:
            self._status = 1

    def _undo(self, rest: str) -> None:
        done = self._session.undo(now())
        if done.saved:
            say(text("enter.undone", self._lang, deal=done.deal))
        self._answer(done)

    def _edit(self, rest: str) -> None:
        number, _, line = rest.partition(" ")
        if not number.isdecimal() or not line.strip():
            tell(text("enter.edit_how", self._lang))
            return
        deal = int(number)
        self._settle(lambda line, worst: self._session.edit(deal, line, worst, now()), line)

    def _delete(self, rest: str) -> None:
        if not rest.isdecimal():
            tell(text("enter.delete_how", self._lang))
            return
        done = self._session.delete(int(rest), now())
        if done.saved:
            say(text("enter.deleted", self._lang, deal=rest))
        self._answer(done)

    def _show(self, rest: str) -> None:
        computed = self._session.computed
        paint([list_table(computed, self._lang), totals_table(computed, self._lang)])

    def _help(self, rest: str) -> None:
        say(text("enter.help", self._lang))

    def _greet(self) -> None:
        tell_findings(self._session.findings, self._lang)
        if self._lines.interactive:
            table = self._session.computed.table
            seats = ", ".join(f"{n} {name}" for n, name in enumerate(table.seats, start=1))
            numbers = {"series": table.series, "table": table.table}
            say(text("enter.head", self._lang, seats=seats, **numbers))

    def _farewell(self) -> None:
        computed = self._session.computed
        numbers = {"entered": len(computed.deals), "planned": computed.table.planned}
        tell(text("enter.stopped", self._lang, **numbers))
