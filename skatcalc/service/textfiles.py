"""Text files and standard input, opened as lines; what cannot be opened is a finding."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from skatcalc.findings import SkatcalcError, finding
from skatcalc.notation.tables import text_only

STDIN = "-"
STDIN_NAME = "<stdin>"


@contextmanager
def open_text(name: str) -> Iterator[TextIO]:
    """Open a UTF-8 text file, with or without byte order mark; `-` is standard input.

    Ends of line are passed on as they are, as the csv module wants them. A file is read
    through once before, so that nothing is printed of one that turns out to be no text; a
    pipe cannot be.

    Raises:
        SkatcalcError: if there is no such file, it is a folder, may not be read, or is no
            UTF-8 text.
    """
    if name == STDIN:
        buffer = getattr(sys.stdin, "buffer", None)
        if buffer is None:
            yield sys.stdin
        else:
            yield TextIOWrapper(buffer, encoding="utf-8-sig", newline="")
        return
    with _opened(name) as stream:
        if stream.seekable():
            for _ in text_only(stream, name):
                pass
            stream.seek(0)
        yield stream


def _opened(name: str) -> TextIO:
    try:
        return Path(name).open(encoding="utf-8-sig", newline="")
    except FileNotFoundError:
        raise SkatcalcError(finding("file_missing", file=name)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise SkatcalcError(finding("file_unreadable", file=name, why=why)) from None
