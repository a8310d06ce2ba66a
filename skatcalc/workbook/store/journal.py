"""Changes that could not be written: one JSON line each, in a file beside the workbook.

The journal only grows at its end until its entries are in the workbook; then exactly those
lines are taken out. A short lock of its own keeps the two apart. Every entry has an identity
that goes into the log with it, so an entry merged before a crash is not merged twice.
"""

import contextlib
import json
import os
import uuid
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO

ENDING = ".journal"
ASIDE = ".aside"
LOCK_SECONDS = 5.0
ACTIONS = ("add", "edit", "delete", "undo")


@dataclass(frozen=True, slots=True)
class Entry:
    """A change that waits: what to do, in which list, with which line, when."""

    action: str
    series: int
    table: int
    deal: int | None
    line: str
    time: str
    ident: str = field(default_factory=lambda: f"j-{uuid.uuid4().hex}")


@dataclass(frozen=True, slots=True)
class Waiting:
    """The content of a journal.

    Attributes:
        lines: every line as it stands in the file.
        entries: the changes, in order.
        damaged: lines that cannot be read, with their numbers.
    """

    lines: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    damaged: tuple[tuple[int, str], ...] = ()


def journal_of(path: Path) -> Path:
    """Return the journal's file of a workbook."""
    return path.with_name(path.name + ENDING)


def exists(path: Path) -> bool:
    """Tell whether anything waits for a workbook."""
    return stamp(path) is not None


def stamp(path: Path) -> tuple[int, int] | None:
    """Return what changes whenever the journal does; None if nothing waits."""
    with contextlib.suppress(OSError):
        state = journal_of(path).stat()
        return (state.st_size, state.st_mtime_ns) if state.st_size else None
    return None


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the journal's own lock, for the moment of one read or write."""
    from filelock import FileLock, Timeout

    lock = FileLock(path.with_name(f".{path.name}{ENDING}.lock"))
    try:
        lock.acquire(timeout=LOCK_SECONDS)
    except Timeout as error:
        raise OSError(str(error)) from None
    try:
        yield
    finally:
        lock.release()


def keep(path: Path, entry: Entry) -> None:
    """Add a change to the journal and have it on disk.

    Raises:
        OSError: if the journal cannot be written either.
    """
    line = json.dumps(asdict(entry), ensure_ascii=False).encode() + b"\n"
    with _locked(path), journal_of(path).open("a+b") as file:
        size = file.seek(0, os.SEEK_END)
        try:
            if size:
                file.seek(-1, os.SEEK_END)
                line = line if file.read(1) == b"\n" else b"\n" + line
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            _take_back(file, size)
            raise


def _take_back(file: IO[bytes], size: int) -> None:
    """Leave the journal as it was where a line did not fit on the disk."""
    with contextlib.suppress(OSError):
        os.ftruncate(file.fileno(), size)
        if not size:
            Path(file.name).unlink()


def waiting(path: Path) -> Waiting:
    """Return what waits for a workbook; an unreadable journal counts as empty."""
    lines = _lines(journal_of(path))
    entries: list[Entry] = []
    damaged: list[tuple[int, str]] = []
    for number, line in enumerate(lines, start=1):
        entry = _entry(line)
        if entry is not None:
            entries.append(entry)
        elif line.strip():
            damaged.append((number, line))
    return Waiting(lines, tuple(entries), tuple(damaged))


def _entry(line: str) -> Entry | None:
    try:
        entry = Entry(**json.loads(line))
    except (ValueError, TypeError, RecursionError):
        return None
    numbers = (entry.series, entry.table, 0 if entry.deal is None else entry.deal)
    words = (entry.line, entry.time, entry.ident)
    if not (all(type(n) is int for n in numbers) and all(isinstance(w, str) for w in words)):
        return None
    plain = entry.time.isprintable() and entry.ident.isprintable() and len(entry.ident) < 99
    return entry if plain and entry.action in ACTIONS else None


def _lines(path: Path) -> tuple[str, ...]:
    try:
        return tuple(path.read_text(encoding="utf-8", errors="replace").splitlines())
    except OSError:
        return ()


def settle(path: Path, merged: Waiting) -> None:
    """Take out the lines whose changes are in the workbook now; later ones stay.

    Where that fails the lines stay as well: their identities keep them from counting twice.
    """
    journal = journal_of(path)
    with contextlib.suppress(OSError), _locked(path):
        later = _lines(journal)[len(merged.lines) :]
        if not later:
            journal.unlink(missing_ok=True)
            return
        fresh = journal.with_name(f".{journal.name}.tmp")
        fresh.write_text("".join(f"{line}\n" for line in later), encoding="utf-8")
        fresh.replace(journal)


def set_aside(path: Path, line: str) -> Path:
    """Keep a line that could not be merged in a file of its own; return that file."""
    aside = path.with_name(path.name + ENDING + ASIDE)
    with contextlib.suppress(OSError), aside.open("a", encoding="utf-8") as file:
        file.write(line.rstrip("\n") + "\n")
        file.flush()
        os.fsync(file.fileno())
    return aside
