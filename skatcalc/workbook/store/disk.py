"""The file on disk: read whole, written atomically under a lock, never over somebody's head."""

import contextlib
import os
import re
import stat
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from skatcalc.findings import Counted, SkatcalcError, Word, finding

LOCK_SECONDS = 5.0


class CannotWrite(Exception):
    """The workbook cannot be written now; carries the reason as a catalogue word."""

    def __init__(self, why: "Word | Counted | str") -> None:
        super().__init__(str(why))
        self.why = why


def read_bytes(path: Path) -> bytes:
    """Return the content of a workbook file.

    Raises:
        SkatcalcError: if it is missing, a folder, or not readable.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise SkatcalcError(finding("file_missing", file=path)) from None
    except IsADirectoryError:
        raise SkatcalcError(finding("file_is_folder", file=path)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise SkatcalcError(finding("file_unreadable", file=path, why=why)) from None
    return content


def real_path(path: Path) -> Path:
    """Return the file a path leads to, links followed.

    Raises:
        SkatcalcError: if the links run in a circle.
    """
    try:
        return path.resolve()
    except (OSError, RuntimeError) as error:
        raise SkatcalcError(finding("file_unreadable", file=path, why=str(error))) from None


def owner_file(path: Path) -> Path | None:
    """Return the file by which a spreadsheet program says that it has the workbook open."""
    for name in (f"~${path.name}", f".~lock.{path.name}#"):
        beside = path.with_name(name)
        if beside.exists():
            return beside
    return None


def refuse_if_unwritable(path: Path) -> None:
    """Look whether the workbook may be written now.

    The permission bits are looked at as well, since an administrator may write anyway.

    Raises:
        CannotWrite: if it is open in a spreadsheet program or read-only.
    """
    if owner_file(path) is not None:
        raise CannotWrite(Word("why.open"))
    if path.exists() and not path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
        raise CannotWrite(Word("why.read_only"))


@contextlib.contextmanager
def locked(path: Path, seconds: float | None = None) -> Iterator[None]:
    """Hold the lock of a workbook; the lock file lies hidden beside it.

    Args:
        path: the workbook.
        seconds: how long to wait for another process; LOCK_SECONDS if None.

    Raises:
        CannotWrite: if another process holds it, or no lock can be made in the folder.
    """
    from filelock import FileLock, Timeout

    lock = FileLock(path.with_name(f".{path.name}.lock"))
    try:
        lock.acquire(timeout=LOCK_SECONDS if seconds is None else seconds)
    except Timeout:
        raise CannotWrite(Word("why.locked")) from None
    except OSError as error:
        raise CannotWrite(error.strerror or str(error)) from None
    try:
        yield
    finally:
        lock.release()


def _temporary_prefix(path: Path) -> str:
    return f".{path.name}."


def clear_leftovers(path: Path) -> None:
    """Remove temporary files of a process that was killed while it wrote; hold the lock."""
    made = re.compile(re.escape(_temporary_prefix(path)) + r"[a-z0-9_]{8}\.tmp")
    with contextlib.suppress(OSError):
        for beside in path.parent.iterdir():
            if made.fullmatch(beside.name):
                beside.unlink(missing_ok=True)


def write_atomically(
    path: Path, write: Callable[[IO[bytes]], None], check: Callable[[Path], None] | None = None
) -> None:
    """Write a file so that at every moment the old or the new content is there.

    Args:
        path: where to; a link is followed, the permission bits are kept.
        write: writes the content into an open file.
        check: looks at the finished temporary file and may raise.

    Raises:
        CannotWrite: if the folder or the disk does not take it.
    """
    target = path.resolve()
    try:
        handle, name = tempfile.mkstemp(
            prefix=_temporary_prefix(target), suffix=".tmp", dir=target.parent
        )
    except OSError as error:
        raise CannotWrite(error.strerror or str(error)) from None
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w+b") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        if check is not None:
            check(temporary)
        _take_over(target, temporary)
        temporary.replace(target)
    except OSError as error:
        raise CannotWrite(error.strerror or str(error)) from None
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _take_over(old: Path, new: Path) -> None:
    """Give a new file the permission bits, and where allowed the owner, of the old one."""
    if not old.exists():
        new.chmod(0o666 & ~_umask())
        return
    state = old.stat()
    if hasattr(os, "chown"):
        with contextlib.suppress(OSError):
            os.chown(new, state.st_uid, state.st_gid)
    new.chmod(stat.S_IMODE(state.st_mode))


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    """Have the new name of a file on disk as well, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
