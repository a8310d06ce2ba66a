"""Changes that could not be written: one JSON line each, in a file beside the workbook."""

import contextlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

ENDING = ".journal"
ASIDE = ".aside"


@dataclass(frozen=True, slots=True)
class Entry:
    """A change that waits: what to do, in which list, with which line, when."""

    action: str
    series: int
    table: int
    deal: int | None
    line: str
    time: str


def journal_of(path: Path) -> Path:
    """Return the journal's file of a workbook."""
    return path.with_name(path.name + ENDING)


def keep(path: Path, entry: Entry) -> None:
    """Add a change to the journal and have it on disk.

    Raises:
        OSError: if the journal cannot be written either.
    """
    line = json.dumps(asdict(entry), ensure_ascii=False) + "\n"
    with journal_of(path).open("a", encoding="utf-8") as file:
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


def waiting(path: Path) -> tuple[list[Entry], list[tuple[int, str]]]:
    """Return the waiting changes in order, and damaged lines with their numbers."""
    entries: list[Entry] = []
    damaged: list[tuple[int, str]] = []
    try:
        lines = journal_of(path).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return [], []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            entries.append(Entry(**json.loads(line)))
        except (ValueError, TypeError):
            damaged.append((number, line))
    return entries, damaged


def clear(path: Path) -> None:
    """Remove the journal after its changes are in the workbook."""
    with contextlib.suppress(OSError):
        journal_of(path).unlink()


def set_aside(path: Path, line: str) -> Path:
    """Keep a line that could not be merged in a file of its own; return that file."""
    aside = path.with_name(path.name + ENDING + ASIDE)
    with contextlib.suppress(OSError), aside.open("a", encoding="utf-8") as file:
        file.write(line.rstrip("\n") + "\n")
    return aside
