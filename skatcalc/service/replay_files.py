"""Files of recorded deals, cut into pieces of whole deals: constant memory at any size.

Plain, gzip and bzip2 files are told apart by their first bytes. A piece ends where a deal
ends, so pieces can be checked independently.
"""

import bz2
import gzip
import re
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, NamedTuple, cast

from skatcalc.findings import Finding, Place, SkatcalcError, finding
from skatcalc.notation.record import RECORD_START, looks_like_record

STDIN = "-"
STDIN_NAME = "<stdin>"
BLOCK = 1 << 18
"""How many bytes a piece has, more or less."""

LONGEST = 1 << 16
"""How many bytes a deal may have; a longer line is no deal."""

OVERLAP = 16
"""How many bytes are kept while skipping, so that no beginning of a deal is missed."""

REMEMBERED = 50_000
"""How many lines are remembered, at least, to find repeated ones."""

GAME = b"(;GM"
UTF8_MARK = b"\xef\xbb\xbf"
FOREIGN_MARKS = ((b"\xff\xfe", "UTF-16"), (b"\xfe\xff", "UTF-16"), (b"PK\x03\x04", "zip"),
                 (b"\xfd7zXZ", "xz"), (b"\x28\xb5\x2f\xfd", "zstd"))  # fmt: skip


class Piece(NamedTuple):
    """A run of whole deals out of a file.

    Attributes:
        source: the file's name.
        line: the number of its first line.
        data: the bytes.
        record: whether it holds our own records, else ISS lines.
        repeats: lines that stand already further up, with the number of the first.
        findings: what is wrong with the file itself at this place.
        done: how much of the file was read, in bytes on disk.
    """

    source: str
    line: int
    data: bytes
    record: bool = False
    repeats: dict[int, int] | None = None
    findings: tuple[Finding, ...] = ()
    done: int = 0


def pieces(name: str) -> Iterator[Piece]:
    """Yield a file in pieces of whole deals; `-` is standard input.

    Raises:
        SkatcalcError: if there is no such file, it may not be read, or is no text.
    """
    source = STDIN_NAME if name == STDIN else name
    with _opened(name) as (stream, raw):
        yield from _Cutter(source, stream, raw, eager=name == STDIN).pieces()


@contextmanager
def _opened(name: str) -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """Open a file and what unpacks it; both are closed in the end, standard input is not."""
    if name == STDIN:
        raw = _standard_input()
        yield _unpacked(raw), raw
        return
    with _file(name) as raw:
        yield _unpacked(raw), raw


def _standard_input() -> BinaryIO:
    """Return standard input as bytes, also where a program put text in its place."""
    buffer = getattr(sys.stdin, "buffer", None)
    return cast(BinaryIO, buffer) if buffer is not None else BytesIO(sys.stdin.read().encode())


def _file(name: str) -> BinaryIO:
    try:
        return Path(name).open("rb")
    except FileNotFoundError:
        raise SkatcalcError(finding("file_missing", file=name)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise SkatcalcError(finding("file_unreadable", file=name, why=why)) from None


def _unpacked(raw: BinaryIO) -> BinaryIO:
    head = raw.peek(3)[:3] if hasattr(raw, "peek") else b""
    if head.startswith(b"\x1f\x8b"):
        return cast(BinaryIO, gzip.GzipFile(fileobj=raw))
    return cast(BinaryIO, bz2.BZ2File(raw)) if head == b"BZh" else raw


class _Cutter:
    """Reads a stream and cuts it into pieces."""

    def __init__(self, source: str, stream: BinaryIO, raw: BinaryIO, eager: bool) -> None:
        self.source = source
        self.stream = stream
        self.raw = raw
        self.eager = eager
        self.line = 1
        self.record = False
        self.broken: Finding | None = None
        self.recent = Recent()

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces of the stream, the last one with what was wrong with the file."""
        held = self._first()
        while True:
            block = self._read()
            held += block
            cut = self._boundary(held) if block else len(held)
            if block and not cut and len(held) > LONGEST:
                held, piece = self._overlong(held)
                yield piece
            elif cut and (len(held) >= BLOCK or self.eager or not block):
                yield self._piece(held[:cut])
                held = held[cut:]
            if not block:
                break
        if self.broken is not None:
            place = Place(file=self.source, line=self.line)
            yield Piece(self.source, self.line, b"", findings=(self.broken.at(place),))

    def _first(self) -> bytes:
        """Read enough to tell what the file holds."""
        held = b""
        while len(held) < LONGEST and (block := self._read()):
            held += block
            if self.eager and b"\n" in held:
                break
        for mark, what in FOREIGN_MARKS:
            if held.startswith(mark):
                raise SkatcalcError(finding("file_not_text", file=self.source, what=what))
        held = held.removeprefix(UTF8_MARK)
        self.record = looks_like_record(held[:LONGEST])
        return held

    def _read(self) -> bytes:
        """Read on; a packed file that breaks off ends here, what came before it stays."""
        read = getattr(self.stream, "read1", self.stream.read)
        try:
            return cast(bytes, read(BLOCK))
        except (EOFError, OSError, zlib.error):
            self.broken = finding("file_cut_short")
            return b""

    def _boundary(self, held: bytes) -> int:
        """Return where the last whole deal ends, 0 if none does."""
        if self.record:
            return max((m.start() for m in RECORD_START.finditer(held, 1)), default=0)
        ended = max(held.rfind(b";)\n") + 2, held.rfind(b";)\r\n") + 3)
        cut = max(ended + 1 if ended > 2 else 0, held.rfind(b"\n" + GAME[:2]) + 1)
        return cut if cut or len(held) <= LONGEST else max(held.rfind(GAME), 0)

    def _piece(self, data: bytes) -> Piece:
        line = self.line
        self.line += data.count(b"\n")
        repeats = None if self.record else self.recent.repeats(data, line)
        return Piece(self.source, line, data, self.record, repeats, (), self._done())

    def _done(self) -> int:
        try:
            return self.raw.tell()
        except OSError:
            return 0

    def _overlong(self, held: bytes) -> tuple[bytes, Piece]:
        """Skip to the end of a line that is too long to be a deal; its beginning stays."""
        begun = held[: LONGEST + 1].replace(b"\n", b" ")
        piece = Piece(self.source, self.line, begun, self.record, done=self._done())
        while (at := self._resumes(held)) < 0:
            block = self._read()
            if not block:
                return b"", piece
            held = held[-OVERLAP:] + block
        self.line += held.count(b"\n", 0, at)
        return held[at:], piece

    def _resumes(self, held: bytes) -> int:
        """Return where reading goes on after a line that is too long, -1 if not yet."""
        if self.record:
            match = RECORD_START.search(held, 1)
            return match.start() if match else -1
        newline, game = held.find(b"\n"), held.find(GAME, 1)
        return min((at for at in (newline + 1, game) if at > 0), default=-1)


class Recent:
    """The last lines of a file, to find those that stand there twice."""

    def __init__(self) -> None:
        self.older: dict[int, int] = {}
        self.newer: dict[int, int] = {}

    def repeats(self, data: bytes, first: int) -> dict[int, int] | None:
        """Return the lines of a piece that came before, with the number of the first."""
        found: dict[int, int] = {}
        older, newer = self.older, self.newer
        for number, line in enumerate(data.split(b"\n"), first):
            if line[:2] != GAME[:2]:
                continue
            key = hash(line)
            seen = newer.setdefault(key, number)
            seen = older.get(key, seen)
            if seen != number:
                found[number] = seen
        if len(newer) > REMEMBERED:
            self.older, self.newer = newer, {}
        return found or None


Text = tuple[int, bytes, tuple[Finding, ...]]
"""The text of one deal: its first line, the bytes, what is odd about how it stands there."""


def texts(piece: Piece) -> Iterator[Text]:
    """Yield the deals of a piece one by one."""
    return _records(piece) if piece.record else _games(piece)


def _records(piece: Piece) -> Iterator[Text]:
    starts = [m.start() for m in RECORD_START.finditer(piece.data, 1)]
    line = piece.line
    for begin, end in zip([0, *starts], [*starts, len(piece.data)], strict=True):
        data = piece.data[begin:end]
        if len(data) > LONGEST:
            yield line, b"", (finding("line_too_long", limit=LONGEST),)
        elif any(row.strip() and not row.strip().startswith(b"#") for row in data.splitlines()):
            yield line, data, ()
        line += data.count(b"\n")


def _games(piece: Piece) -> Iterator[Text]:
    """Yield ISS games: mostly one a line, else over several lines or several on one."""
    held, began = b"", piece.line
    repeats = piece.repeats or {}
    for number, line in enumerate(piece.data.split(b"\n"), piece.line):
        if len(line) > LONGEST:
            yield number, b"", (finding("line_too_long", limit=LONGEST),)
            continue
        whole = line[:2] == b"(;" and line[-2:] == b";)" and line.find(GAME, 2) < 0
        if whole and not held:
            yield number, line, _repeated(repeats[number]) if number in repeats else ()
            continue
        stripped = line.strip()
        if not stripped or (not held and stripped.startswith(b"#")):
            continue
        if held and stripped.startswith(b"(;"):
            yield began, held, ()
            held = b""
        if not held:
            began = number
        held = held + b"\n" + line if held else line
        if not held.lstrip().startswith(b"(;") or _has_end(held):
            yield from _several(began, held, _repeated(repeats.get(number)))
            held = b""
        elif len(held) > LONGEST:
            yield began, b"", (finding("line_too_long", limit=LONGEST),)
            held = b""
    if held:
        yield began, held, ()


def _repeated(first: int | None) -> tuple[Finding, ...]:
    return () if first is None else (finding("line_repeated", first=first),)


_END = re.compile(rb";\)\s*(?:#[^\n]*)?\Z")
_NEXT = re.compile(rb"(?<=.)(?=\(;GM\[)", re.DOTALL)


def _has_end(text: bytes) -> bool:
    return _END.search(text) is not None


def _several(line: int, text: bytes, notes: tuple[Finding, ...]) -> Iterator[Text]:
    """Yield the games that stand on one line."""
    parts = [part.strip() for part in _NEXT.split(text) if part.strip()]
    for at, part in enumerate(parts):
        extra = (finding("games_on_one_line"),) if at else ()
        yield line, part, (*notes, *extra)
