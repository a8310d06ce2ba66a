"""An evening's workbook changed: one line in, the deal judged and on disk, or refused."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from skatcalc.findings import Severity, SkatcalcError, finding
from skatcalc.models.evening import TableList
from skatcalc.service._changes import Changed, Request, apply
from skatcalc.service._store import Loaded, Store, find_system
from skatcalc.tournament.sheet import ComputedList
from skatcalc.tournament.systems import ScoringSystem


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
        self._store.rehearse()
        one, found = choose(self._store.book, series, table)
        if one is None:
            raise SkatcalcError(*found)
        self._key = one.key

    @property
    def computed(self) -> ComputedList:
        """The list as it stands, with changes that still wait in the journal."""
        one = self._store.shown().find(*self._key)
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
        """Take back the last change of this list."""
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
