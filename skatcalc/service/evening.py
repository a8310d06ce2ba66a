"""An evening's workbook changed: one line in, the deal judged and on disk, or refused."""

import io
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import IO, NamedTuple

from skatcalc.findings import Counted, Finding, Severity, SkatcalcError, Word, finding
from skatcalc.models.evening import Evening, TableList
from skatcalc.service._changes import Changed, Request, apply
from skatcalc.service.rulesets import find_rules
from skatcalc.tournament.sheet import ComputedList
from skatcalc.tournament.systems import SYSTEMS, ScoringSystem, system
from skatcalc.workbook.store import journal
from skatcalc.workbook.store.book import Book, Law, read_book
from skatcalc.workbook.store.disk import (
    CannotWrite,
    locked,
    read_bytes,
    refuse_if_unwritable,
    write_atomically,
)
from skatcalc.workbook.store.facts import Facts
from skatcalc.workbook.store.lists import ListSheet
from skatcalc.workbook.store.package import Fingerprint, fingerprint, losses
from skatcalc.workbook.store.refresh import foreign_formulas, refresh

Why = Word | Counted | str


class Loaded(NamedTuple):
    """An evening as read: records, computed lists, and what is wrong with the file."""

    evening: Evening
    lists: tuple[ComputedList, ...]
    findings: tuple[Finding, ...]


def find_system(name: str) -> ScoringSystem:
    """Return the scoring system of that name.

    Raises:
        SkatcalcError: if there is none; the finding names those that exist.
    """
    found = system(name)
    if found is None:
        known = ", ".join(s.name for s in SYSTEMS)
        raise SkatcalcError(finding("system_unknown", wanted=name, known=known))
    return found


def law_of(facts: Facts) -> Law:
    """Return the systems that an evening's facts name."""
    return Law(find_rules(facts.rules), find_system(facts.system))


class Store:
    """A workbook kept in memory between changes; read anew when the file changed meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes: list[Finding] = []
        self._book: Book | None = None
        self._stamp: tuple[int, int, int] | None = None
        self._before: Fingerprint | None = None

    @property
    def book(self) -> Book:
        """The workbook, read if it was not yet or is another file by now."""
        stamp = self._look()
        if self._book is None or stamp != self._stamp:
            content = read_bytes(self.path)
            self._book = read_book(content, self.path, law_of)
            self._stamp, self._before = stamp, fingerprint(io.BytesIO(content))
        return self._book

    def _look(self) -> tuple[int, int, int] | None:
        try:
            state = self.path.stat()
        except OSError:
            return None
        return state.st_mtime_ns, state.st_size, state.st_ino

    def forget(self) -> None:
        """Drop what is in memory; it may be ahead of the file."""
        self._book = None

    def save(self, lists: Sequence[ListSheet] | None = None) -> None:
        """Bring the computed cells up to date and write the file.

        Args:
            lists: the lists that changed, None for all.

        Raises:
            CannotWrite: if the disk does not take it.
            SkatcalcError: if writing would lose something; the file stays as it was.
        """
        book = self.book
        refresh(book, lists)
        first = self._before is not None
        try:
            write_atomically(self.path, self._write, self._check if first else None)
        except BaseException:
            self.forget()
            raise
        self._stamp = self._look()
        if first:
            self._note_formulas(book)
        self._before = None

    def _write(self, file: IO[bytes]) -> None:
        self.book.workbook.save(file)

    def _check(self, written: Path) -> None:
        if self._before is None:
            return
        with written.open("rb") as file:
            lost = losses(self._before, fingerprint(file))
        if lost:
            raise SkatcalcError(
                *(
                    finding(
                        "part_not_kept",
                        file=self.path,
                        part=_part(loss.kind, loss.part),
                        sheet=f" ({loss.sheet})" if loss.sheet else "",
                    )
                    for loss in lost
                )
            )

    def _note_formulas(self, book: Book) -> None:
        count = foreign_formulas(book)
        if count:
            self.notes.append(finding("foreign_formulas", count=count))

    def run(self, work: Callable[[Book], Changed], keep: Request | None = None) -> Changed:
        """Do a change under the lock and write it; where that fails, keep it in the journal.

        Args:
            work: changes the workbook in memory and says what came of it.
            keep: what the journal keeps if the workbook cannot be written.
        """
        self.notes = []
        try:
            with locked(self.path):
                merged = self._merge()
                refuse_if_unwritable(self.path)
                done = work(self.book)
                if done.saved or merged:
                    self.save(None if merged else done.touched)
                    if merged:
                        journal.clear(self.path)
                return done.with_findings(self.notes)
        except CannotWrite as error:
            self.forget()
            return self._kept(work, keep, error.why)

    def _kept(self, work: Callable[[Book], Changed], keep: Request | None, why: Why) -> Changed:
        """Try the change in memory; if it is sound, put it into the journal."""
        pending = self._pending()
        done = work(self.book)
        self.forget()
        if not done.saved or keep is None:
            return done.with_findings(pending)
        entry = keep.entry(done.deal, why)
        try:
            journal.keep(self.path, entry)
        except OSError as error:
            why = error.strerror or str(error)
            lost = finding("nowhere_to_write", file=self.path, why=why, line=keep.line)
            raise SkatcalcError(lost) from None
        kept = finding(
            "kept_in_journal", file=self.path, why=why, journal=journal.journal_of(self.path).name
        )
        return done._replace(saved=False, kept=True).with_findings([*pending, kept])

    def _pending(self) -> list[Finding]:
        """Apply waiting changes in memory only; return what is to be said about them."""
        entries, damaged = journal.waiting(self.path)
        for entry in entries:
            apply(self.book, Request.from_entry(entry), Severity.ERROR)
        name = journal.journal_of(self.path).name
        return [finding("journal_unreadable", journal=name, n=n, aside=name) for n, _ in damaged]

    def _merge(self) -> int:
        """Take waiting changes into the workbook in memory; return how many there were."""
        if not journal.exists(self.path):
            return 0
        refuse_if_unwritable(self.path)
        journal.claim(self.path)
        entries, damaged = journal.waiting(self.path)
        name, merged = journal.journal_of(self.path).name, 0
        for entry in entries:
            request = Request.from_entry(entry)
            done = apply(self.book, request, Severity.ERROR)
            merged += done.saved
            if not done.saved and not done.present:
                aside = journal.set_aside(self.path, f"{entry.action} {entry.deal} {entry.line}")
                line = f"{entry.deal or ''} {entry.line}".strip()
                self.notes.append(finding("journal_refused", line=line, journal=aside.name))
        for number, line in damaged:
            aside = journal.set_aside(self.path, line)
            self.notes.append(
                finding("journal_unreadable", journal=name, n=number, aside=aside.name)
            )
        if merged:
            self.notes.append(finding("journal_merged", count=merged))
        return max(len(entries) + len(damaged), 1)

    def load(self) -> Loaded:
        """Return the evening; waiting changes are merged, or shown if that cannot be."""
        self.notes = []
        if journal.exists(self.path):
            self._load_waiting()
        book = self.book
        lists = tuple(one.computed for one in book.lists if one.computed is not None)
        return Loaded(book.evening, lists, (*self.notes, *book.findings))

    def _load_waiting(self) -> None:
        try:
            with locked(self.path, 1.0):
                merged = self._merge()
                refuse_if_unwritable(self.path)
                if merged:
                    self.save()
                    journal.clear(self.path)
        except CannotWrite as error:
            self.forget()
            self.notes = self._pending()
            count = len(journal.waiting(self.path)[0])
            name = journal.journal_of(self.path).name
            self.notes.append(finding("journal_pending", count=count, journal=name, why=error.why))


def _part(kind: str, part: str) -> Word | str:
    return Word(f"part.{kind}") if kind not in ("other", "extension") else part


def load(path: Path) -> Loaded:
    """Return the evening of a workbook with its computed lists and findings.

    Raises:
        SkatcalcError: if the file cannot be read as an evening.
    """
    return Store(path).load()


def _change(path: Path, request: Request) -> Changed:
    return Store(path).run(lambda book: apply(book, request, Severity.WARNING), request)


def add(path: Path, line: str, series: int | None, table: int | None, now: datetime) -> Changed:
    """Enter the next deal of a list; errors refuse it, warnings stand beside it.

    Raises:
        SkatcalcError: if the file cannot be used, or nothing can be written anywhere.
    """
    return _change(path, Request("add", series, table, None, line, now.isoformat(" ")))


def edit(
    path: Path, deal: int, line: str, series: int | None, table: int | None, now: datetime
) -> Changed:
    """Replace a deal, or enter one that is missing within the plan."""
    return _change(path, Request("edit", series, table, deal, line, now.isoformat(" ")))


def delete(path: Path, deal: int, series: int | None, table: int | None, now: datetime) -> Changed:
    """Take a deal out of a list; its number stays free."""
    return _change(path, Request("delete", series, table, deal, "", now.isoformat(" ")))


def undo(path: Path, now: datetime) -> Changed:
    """Take back the last change that was not taken back yet."""
    return _change(path, Request("undo", None, None, None, "", now.isoformat(" ")))


def write_lists(path: Path, lists: Sequence[TableList], now: datetime) -> Changed:
    """Enter many deals at once, as one change that `undo` takes back as a whole.

    Args:
        path: the workbook.
        lists: lists with the deals to be added to those of the same series and table; a list
            that the workbook does not have gets a sheet.
        now: the time for the log.
    """
    from skatcalc.service._bulk import enter_all

    return Store(path).run(lambda book: enter_all(book, lists, now.isoformat(" ")))


class Session:
    """One list entered line by line, the workbook kept in memory between the lines."""

    def __init__(self, path: Path, series: int | None, table: int | None) -> None:
        from skatcalc.service._changes import choose

        self._store = Store(path)
        self.findings = self._store.load().findings
        one, found = choose(self._store.book, series, table)
        if one is None:
            raise SkatcalcError(*found)
        self._key = one.key

    @property
    def computed(self) -> ComputedList:
        """The list as it stands."""
        one = self._store.book.find(*self._key)
        if one is None or one.computed is None:
            raise SkatcalcError(
                finding("table_unknown", series=self._key[0], table=self._key[1], lists="–")
            )
        return one.computed

    @property
    def scoring(self) -> ScoringSystem:
        """The scoring system of the evening."""
        return self._store.book.law.scoring

    def _run(
        self, action: str, deal: int | None, line: str, tolerate: Severity, time: datetime
    ) -> Changed:
        series, table = self._key
        request = Request(action, series, table, deal, line, time.isoformat(" "))
        return self._store.run(lambda book: apply(book, request, tolerate), request)

    def add(self, line: str, tolerate: Severity, now: datetime) -> Changed:
        """Enter the next deal; findings worse than `tolerate` leave it out."""
        return self._run("add", None, line, tolerate, now)

    def edit(self, deal: int, line: str, tolerate: Severity, now: datetime) -> Changed:
        """Replace a deal; findings worse than `tolerate` leave it as it is."""
        return self._run("edit", deal, line, tolerate, now)

    def delete(self, deal: int, now: datetime) -> Changed:
        """Take a deal out of the list."""
        return self._run("delete", deal, "", Severity.WARNING, now)

    def undo(self, now: datetime) -> Changed:
        """Take back the last change of the evening."""
        return self._run("undo", None, "", Severity.WARNING, now)


def open_session(path: Path, series: int | None, table: int | None) -> Session:
    """Return a session for one list.

    Raises:
        SkatcalcError: if the file cannot be used or the list is not clear.
    """
    return Session(path, series, table)


__all__ = [
    "Changed",
    "Loaded",
    "Session",
    "Store",
    "add",
    "delete",
    "edit",
    "find_system",
    "load",
    "open_session",
    "undo",
    "write_lists",
]
