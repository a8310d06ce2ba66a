"""Delimited text (CSV) as a stream of rows, with the line each row begins on."""

import csv
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from skatcalc.findings import Finding, Place, SkatcalcError, finding

DELIMITERS = (";", "\t", ",")
_NUL = "\0"
_SEP = re.compile(r"sep=([;,\t])", re.IGNORECASE)


class Line(NamedTuple):
    """One row of a table.

    Attributes:
        number: the line of the file it begins on, from 1.
        cells: what stands in it.
        fault: what is wrong with the row as such, or None.
    """

    number: int
    cells: list[str]
    fault: Finding | None = None


def sniff_delimiter(header: str) -> str:
    """Return the delimiter of a table from its first line: the commonest of ; tab and comma.

    >>> sniff_delimiter("deal;contract;bid"), sniff_delimiter("contract")
    (';', ',')
    """
    return max(reversed(DELIMITERS), key=header.count)


def read_lines(lines: Iterable[str], file: str) -> Iterator[Line]:
    """Yield the rows of a table, the heading row first; blank lines are left out.

    Args:
        lines: the text line by line, with the ends of line.
        file: the name for findings.

    Raises:
        SkatcalcError: if there is nothing to read, or a line holds a NUL character.
    """
    stream = iter(text_only(lines, file))
    head: list[str] = []
    delimiter = _delimiter(stream, head)
    if not delimiter:
        raise SkatcalcError(finding("table_empty", file=file))
    reader = csv.reader(chain(head, stream), delimiter=delimiter, strict=True)
    before = 0
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield Line(before + 1, [], _fault(error, before + 1))
        else:
            if any(cells) and not (len(cells) == 1 and cells[0].isspace()):
                yield Line(before + 1, cells)
        before = reader.line_num


def _delimiter(stream: Iterator[str], head: list[str]) -> str:
    """Read up to the first line that says something; return the delimiter, "" if none does.

    The lines read go into `head`; a line `sep=;`, which some spreadsheet programs write,
    is taken at its word and left empty there.
    """
    for line in stream:
        told = _SEP.fullmatch(line.strip())
        head.append("\n" if told else line)
        if told:
            return told[1]
        if line.strip():
            return sniff_delimiter(line)
    return ""


def _fault(error: csv.Error, number: int) -> Finding:
    open_quote = "unexpected end" in str(error) or "field limit" in str(error)
    name = "quote_open" if open_quote else "quote_misplaced"
    return finding(name, line=number)


def text_only(lines: Iterable[str], file: str) -> Iterator[str]:
    """Pass lines on; stop at the first that no UTF-8 text file holds.

    Raises:
        SkatcalcError: with the line, at a NUL character or a byte that is not UTF-8.
    """
    number = 0
    try:
        for number, line in enumerate(lines, start=1):
            if _NUL in line:
                raise SkatcalcError(finding("table_not_text", Place(file=file, line=number)))
            yield line
    except UnicodeDecodeError as error:
        at = number + 1 + error.object[: error.start].count(b"\n")
        place = Place(file=file, line=at)
        byte = error.object[error.start]
        raise SkatcalcError(finding("table_not_utf8", place, byte=f"0x{byte:02X}")) from None


def fitted(line: Line, width: int) -> tuple[list[str], Finding | None]:
    """Return as many cells as there are headings, and what is wrong with the row.

    >>> fitted(Line(2, ["1", "Herz", ""]), 2)
    (['1', 'Herz'], None)
    """
    cells, found = line.cells, len(line.cells)
    if line.fault is not None:
        return [""] * width, line.fault
    if found < width:
        missing = [""] * (width - found)
        return cells + missing, finding("row_short", cells=found, headings=width)
    if any(cells[width:]):
        return cells[:width], finding("row_long", cells=found, headings=width)
    return cells[:width], None
