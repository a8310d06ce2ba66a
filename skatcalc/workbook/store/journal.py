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


def claim(path: Path) -> None:
    """Set the journal's entries apart for merging; what is kept meanwhile waits for the next.

    Entries that an interrupted merge left behind come first.
    """
    source, apart = journal_of(path), merging(path)
    own = path.with_name(f"{source.name}.{os.getpid()}")
    try:
        source.rename(own)
    except OSError:
        return
    with apart.open("ab") as file:
        file.write(own.read_bytes())
        file.flush()
        os.fsync(file.fileno())
    own.unlink()


def merging(path: Path) -> Path:
    """Return the file of the entries that are being merged."""
    return path.with_name(path.name + ENDING + ".merging")


def exists(path: Path) -> bool:
    """Tell whether anything waits for a workbook."""
    return journal_of(path).exists() or merging(path).exists()


def waiting(path: Path) -> tuple[list[Entry], list[tuple[int, str]]]:
    """Return the waiting changes in order, and damaged lines with their numbers."""
    entries: list[Entry] = []
    damaged: list[tuple[int, str]] = []
    lines = [line for source in (merging(path), journal_of(path)) for line in _lines(source)]
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            entries.append(Entry(**json.loads(line)))
        except (ValueError, TypeError):
            damaged.append((number, line))
    return entries, damaged


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []


def clear(path: Path) -> None:
    """Remove the claimed entries after their changes are in the workbook."""
    with contextlib.suppress(OSError):
        merging(path).unlink()


def set_aside(path: Path, line: str) -> Path:
    """Keep a line that could not be merged in a file of its own; return that file."""
    aside = path.with_name(path.name + ENDING + ASIDE)
    with contextlib.suppress(OSError), aside.open("a", encoding="utf-8") as file:
        file.write(line.rstrip("\n") + "\n")
    return aside
