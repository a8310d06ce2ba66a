"""Putting a finished export where it belongs: whole or not at all, and over nobody's file."""

import os
import stat
from pathlib import Path
from typing import IO
from zipfile import ZipFile

from skatcalc.findings import Finding, Place, SkatcalcError, Word, finding
from skatcalc.workbook.export.layout import MARK
from skatcalc.workbook.store.disk import CannotWrite, owner_file, write_atomically

BOOK_PART = "xl/workbook.xml"
MOST_BYTES = 4_000_000


def is_export(path: Path) -> bool:
    """Tell whether a file is a workbook that skatcalc exported; never raises.

    The name of the version cell is looked for; spreadsheet programs keep it on saving. A
    file that cannot be read for whatever reason is not known to be ours.
    """
    try:
        with ZipFile(path) as archive, archive.open(BOOK_PART) as part:
            return f'"{MARK}"'.encode() in part.read(MOST_BYTES)
    except Exception:
        return False


def check_target(path: Path) -> None:
    """Make sure that an export may be written here.

    Raises:
        SkatcalcError: if the folder is missing, the file is open elsewhere, read-only, or
            not an export of ours.
    """
    found = _obstacle(path)
    if found is not None:
        raise SkatcalcError(found.at(Place(file=str(path))))


def put(path: Path, content: bytes) -> None:
    """Write a file so that at no time anything but the old or the new one is there.

    Raises:
        SkatcalcError: if it cannot be written; what was there before is still there.
    """
    check_target(path)
    try:
        write_atomically(path, lambda file: _write(file, content))
    except CannotWrite as error:
        found = finding("export_target_refused", file=path.name, reason=error.why)
        raise SkatcalcError(found.at(Place(file=str(path)))) from error


def _write(file: IO[bytes], content: bytes) -> None:
    file.write(content)


def _obstacle(path: Path) -> Finding | None:
    folder = path.parent
    if not folder.is_dir():
        return finding("export_folder_missing", folder=str(folder))
    if path.is_dir():
        return _refused(path, "directory")
    owner = owner_file(path)
    if owner is not None:
        return finding("export_target_open", file=path.name, owner=owner.name)
    if path.exists() and not is_export(path):
        return finding("export_target_foreign", file=path.name)
    if path.exists() and not _writable(path):
        return _refused(path, "readonly")
    return None if os.access(folder, os.W_OK) else _refused(path, "folder")


def _writable(path: Path) -> bool:
    """Tell whether somebody may write the file; an administrator could do so anyway."""
    return bool(path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def _refused(path: Path, why: str) -> Finding:
    return finding("export_target_refused", file=path.name, reason=Word(f"export.refused.{why}"))
