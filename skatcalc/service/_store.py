"""A workbook between two changes: read, changed under a lock, written, or kept in the journal."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, NamedTuple

from skatcalc.findings import Counted, Finding, Place, Severity, SkatcalcError, Word, finding
from skatcalc.models.evening import Evening
from skatcalc.service._changes import Changed, Request, apply
from skatcalc.service.rulesets import find_rules
from skatcalc.tournament.sheet import ComputedList
from skatcalc.tournament.systems import SYSTEMS, ScoringSystem, system
from skatcalc.workbook.store import journal
from skatcalc.workbook.store.book import Book, Law, read_book, save_workbook
from skatcalc.workbook.store.cells import shown
from skatcalc.workbook.store.disk import (
    CannotWrite,
    clear_leftovers,
    locked,
    read_bytes,
    real_path,
    refuse_if_unwritable,
    write_atomically,
)
from skatcalc.workbook.store.entries import logged_idents
from skatcalc.workbook.store.facts import Facts
from skatcalc.workbook.store.lists import ListSheet
from skatcalc.workbook.store.located import NO_CELLS, Cells, cells_of
from skatcalc.workbook.store.losses import Loss, fingerprint, losses
from skatcalc.workbook.store.refresh import foreign_formulas, refresh

Why = Word | Counted | str

SETTLED_BY_WRITING = frozenset(
    {"computed_cell_typed", "formula_replaced", "official_cell_stale", "player_renamed"}
)
"""Findings that are gone once the file is written, so they are said then."""


class Loaded(NamedTuple):
    """An evening as read: records, computed lists, what is wrong with the file, its cells."""

    evening: Evening
    lists: tuple[ComputedList, ...]
    findings: tuple[Finding, ...]
    cells: Cells = NO_CELLS


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


def law_of(facts: Facts, folder: Path | None = None) -> Law:
    """Return the systems that an evening's facts name; a rule file may lie in its folder."""
    return Law(find_rules(facts.rules, folder), find_system(facts.system))


class Store:
    """A workbook kept in memory between changes; read anew when the file changed meanwhile.

    Lock, journal and temporary files lie beside the file itself, wherever a link to it is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes: list[Finding] = []
        self._real = real_path(path)
        self._book: Book | None = None
        self._stamp: tuple[int, int, int] | None = None
        self._content: bytes | None = None
        self._shown: tuple[object, Book] | None = None

    @property
    def book(self) -> Book:
        """The workbook, read if it was not yet or is another file by now."""
        return self.read()

    def read(self) -> Book:
        """Return the workbook, read if it was not yet or is another file by now.

        Raises:
            SkatcalcError: if the file cannot be read as an evening.
        """
        stamp = self._look()
        if self._book is None or stamp != self._stamp:
            content = read_bytes(self.path)
            folder = self._real.parent
            self._book = read_book(content, self.path, lambda facts: law_of(facts, folder))
            self._stamp, self._content = stamp, content
        return self._book

    def _look(self) -> tuple[int, int, int] | None:
        try:
            state = self._real.stat()
        except OSError:
            return None
        return state.st_mtime_ns, state.st_size, state.st_ino

    def forget(self) -> None:
        """Drop what is in memory; it may be ahead of the file."""
        self._book = None

    def shown(self) -> Book:
        """Return the workbook with the changes that still wait in the journal; not to be saved."""
        kept = journal.stamp(self._real)
        if kept is None:
            return self.read()
        seen = (self._look(), kept)
        if self._shown is None or self._shown[0] != seen:
            self.forget()
            self._pending()
            self._shown = (seen, self.read())
            self.forget()
        return self._shown[1]

    def rehearse(self) -> None:
        """Write the workbook into memory and see that nothing of it would be lost.

        Raises:
            SkatcalcError: naming every part that would be.
        """
        self.read()
        if self._content is not None:
            written = io.BytesIO()
            self._write(written)
            self._compare(written)

    def save(self, lists: Sequence[ListSheet] | None = None) -> None:
        """Bring the computed cells up to date and write the file.

        The first time all lists are brought up to date, since hands may have edited any of
        them, and the written package is held against the one that was read.

        Args:
            lists: the lists that changed since the last time, None for all.

        Raises:
            CannotWrite: if the disk does not take it.
            SkatcalcError: if writing would lose something; the file stays as it was.
        """
        book, first = self.book, self._content is not None
        try:
            refresh(book, None if first else lists)
            write_atomically(self._real, self._write, self._check if first else None)
        except BaseException:
            self.forget()
            raise
        self._stamp = self._look()
        if first:
            self._content = None
            self._note_first(book)

    def _write(self, file: IO[bytes]) -> None:
        save_workbook(self.book.workbook, file)

    def _check(self, written: Path) -> None:
        with written.open("rb") as file:
            self._compare(file)

    def _compare(self, written: IO[bytes]) -> None:
        if self._content is None or self._book is None:
            return
        foreign = self._book.foreign_titles
        before = fingerprint(io.BytesIO(self._content), foreign)
        lost = [*self._book.losses, *losses(before, fingerprint(written, foreign))]
        if lost:
            raise SkatcalcError(*dict.fromkeys(self._refusal(loss) for loss in lost))

    def _refusal(self, loss: Loss) -> Finding:
        named = loss.kind in ("named", "cell", "merged", "name")
        part = shown(loss.part) if named else Word(f"part.{loss.kind}")
        cell = loss.part if loss.kind in ("cell", "merged") else None
        place = Place(sheet=loss.sheet or None, cell=cell)
        return finding("part_not_kept", place, file=self.path, part=part)

    def _note_first(self, book: Book) -> None:
        told = (f for f in book.findings if f.kind.name in SETTLED_BY_WRITING)
        self.notes += dict.fromkeys(told)
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
        self.read()  # before a lock is made beside a file that may be none
        try:
            with self._held():
                waiting = self._merge()
                done = work(self.book)
                if done.saved or waiting.lines:
                    self.save(None if waiting.lines else done.touched)
                if waiting.lines:
                    journal.settle(self._real, waiting)
                return done.with_findings(self.notes)
        except CannotWrite as error:
            self.forget()
            return self._kept(work, keep, error.why)

    def _held(self, seconds: float | None = None) -> "_Held":
        return _Held(self, seconds)

    def refuse_if_unwritable(self) -> None:
        """Look whether the file may be written now; see `disk.refuse_if_unwritable`."""
        refuse_if_unwritable(self._real)
        if self.path.name != self._real.name or self.path.parent != self._real.parent:
            refuse_if_unwritable(self.path)

    def _kept(self, work: Callable[[Book], Changed], keep: Request | None, why: Why) -> Changed:
        """Try the change in memory; if it is sound, put it into the journal."""
        pending = self._pending()
        done = work(self.book)
        self.forget()
        if not done.saved:
            return done.with_findings(pending)
        if keep is None:
            raise SkatcalcError(finding("file_unwritable", file=self.path, why=why))
        entry = keep.entry(done)
        try:
            journal.keep(self._real, entry)
        except OSError as error:
            why = error.strerror or str(error)
            lost = finding("nowhere_to_write", file=self.path, why=why, line=keep.spoken)
            raise SkatcalcError(lost) from None
        kept = finding(
            "kept_in_journal", file=self.path, why=why, journal=journal.journal_of(self._real).name
        )
        return done._replace(saved=False, kept=True).with_findings([*pending, kept])

    def _pending(self) -> list[Finding]:
        """Apply waiting changes in memory only; return what is to be said about them."""
        waiting = journal.waiting(self._real)
        for entry in waiting.entries:
            apply_entry(self.book, entry)
        name = journal.journal_of(self._real).name
        return [
            finding("journal_unreadable", journal=name, n=n, aside=name) for n, _ in waiting.damaged
        ]

    def _merge(self) -> journal.Waiting:
        """Take waiting changes into the workbook in memory; return what there was."""
        if not journal.exists(self._real):
            return journal.Waiting()
        waiting = journal.waiting(self._real)
        merged = sum(self._merge_one(entry) for entry in waiting.entries)
        name = journal.journal_of(self._real).name
        for number, line in waiting.damaged:
            aside = journal.set_aside(self._real, line).name
            self.notes.append(finding("journal_unreadable", journal=name, n=number, aside=aside))
        if merged:
            self.notes.append(finding("journal_merged", count=merged))
        return waiting

    def _merge_one(self, entry: journal.Entry) -> bool:
        done = apply_entry(self.book, entry)
        if done.saved and entry.action == "add" and done.deal != entry.deal:
            moved = finding("journal_moved", line=entry.line, before=entry.deal, deal=done.deal)
            self.notes.append(moved)
        elif not done.saved and not done.present:
            line = f"{entry.action} {entry.deal or ''} {entry.line}".strip()
            place = f"{entry.series}/{entry.table} {line}"
            aside = journal.set_aside(self._real, place)
            self.notes.append(finding("journal_refused", line=line, journal=aside.name))
            self.notes += done.findings
        return done.saved

    def load(self) -> Loaded:
        """Return the evening; waiting changes are merged, or shown if that cannot be."""
        self.notes = []
        if journal.exists(self._real):
            self._load_waiting()
        book = self.book
        lists = tuple(one.computed for one in book.lists if one.computed is not None)
        found = tuple(dict.fromkeys([*self.notes, *book.findings]))
        return Loaded(book.evening, lists, found, cells_of(book.lists))

    def _load_waiting(self) -> None:
        try:
            with self._held(1.0):
                waiting = self._merge()
                if waiting.lines:
                    self.save()
                    journal.settle(self._real, waiting)
        except CannotWrite as error:
            self._only_show(error.why)
        except SkatcalcError as error:
            self._only_show(Word("why.loss"))
            self.notes += error.findings

    def _only_show(self, why: Why) -> None:
        self.forget()
        self.notes = self._pending()
        count = len(journal.waiting(self._real).entries)
        name = journal.journal_of(self._real).name
        self.notes.append(finding("journal_pending", count=count, journal=name, why=why))


class _Held:
    """The lock held over a file that may be written, leftovers of killed writers removed."""

    def __init__(self, store: Store, seconds: float | None) -> None:
        self._store = store
        self._lock = locked(store._real, seconds)

    def __enter__(self) -> None:
        self._store.refuse_if_unwritable()
        self._lock.__enter__()
        clear_leftovers(self._store._real)

    def __exit__(self, *error: object) -> None:
        self._lock.__exit__(None, None, None)


def apply_entry(book: Book, entry: journal.Entry) -> Changed:
    """Do a change that waited; one that is in the log already is not done again.

    A new deal whose number was taken meanwhile becomes the next one: it was played.
    """
    if entry.ident in logged_idents(book):
        return Changed(False, deal=entry.deal, present=True)
    request = Request.from_entry(entry)
    done = apply(book, request, Severity.ERROR)
    if done.taken:
        done = apply(book, request._replace(deal=None), Severity.ERROR)
    return done
