"""An ISS line: its tags, and what is written in them.

`(;GM[Skat]PC[…]…MV[…]R[…] ;)`. Values hold no `]`. Comments (`#` to the end of the line) and
line breaks between tags and moves are allowed.
"""

import re

from skatcalc.findings import Finding, finding
from skatcalc.models.replay import ISS, ISS2, House, Recorded
from skatcalc.notation.iss.moves import read_moves

CANONICAL = re.compile(
    r"\(;GM\[Skat\]PC\[([^]]*)\](?:CO\[[^]]*\])?SE\[([^]]*)\]ID\[([^]]*)\]"
    r"DT\[[^]]*\]P0\[([^]]*)\]P1\[([^]]*)\]P2\[([^]]*)\]"
    r"R0\[[^]]*\]R1\[[^]]*\]R2\[[^]]*\]MV\[([^]]*)\]R\[([^]]*)\] ;\)"
)
"""A line as the archives have it."""

TAG = re.compile(rb"\s*([A-Z][A-Z0-9]*)\[([^\]]*)\]")
START, END = b"(;", b";)"
COMMENT = re.compile(rb"#[^\n]*")
CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
NUL = b"\0"
SHOWN = 40
"""How many characters of a garbled text a finding repeats."""

APP = "ISS2"
"""The name by which the archive of the SkatGame app calls itself."""


def house_of(place: str) -> House:
    """Return the house rules of the server that a line names."""
    return ISS2 if place == APP else ISS


def read_line(text: bytes) -> Recorded:
    """Return the recorded deal of an ISS line, as far as it can be read."""
    plain = text.isascii() and NUL not in text
    match = CANONICAL.fullmatch(text.decode()) if plain else None
    if match is None:
        return _read_tags(text)
    place, series, name, first, second, third, moves, written = match.groups()
    record, fault = read_moves(moves.rstrip().encode())
    found = () if fault is None else (fault,)
    return Recorded(record, name, place, series, (first, second, third), written, found)


def _read_tags(text: bytes) -> Recorded:
    """Read a line tag by tag."""
    control = CONTROL.search(text)
    if control is not None:
        found = finding("control_character", code=f"{control[0][0]:02X}", at=control.start() + 1)
        return Recorded(None, _name_of(text), findings=(found,))
    tags, fault = _tags(text)
    notes = _encoding_notes(text)
    if fault is not None or b"MV" not in tags:
        fault = fault or finding("moves_missing")
        return Recorded(None, _name_of(text), findings=(*notes, fault))
    moves, written = tags[b"MV"], tags.get(b"R")
    record, fault = read_moves(b" ".join(moves.split()))
    return Recorded(
        record,
        _decode(tags.get(b"ID", b"")),
        _decode(tags.get(b"PC", b"")),
        _decode(tags.get(b"SE", b"")),
        tuple(_decode(tags.get(tag, b"")) for tag in (b"P0", b"P1", b"P2")),
        None if written is None else _decode(b" ".join(written.split())),
        notes if fault is None else (*notes, fault),
    )


def _tags(text: bytes) -> tuple[dict[bytes, bytes], Finding | None]:
    """Return the tags of a line, and what is wrong with them."""
    body = _without_comments(text).strip()
    if not body.startswith(START):
        return {}, _garbled(body)
    tags: dict[bytes, bytes] = {}
    at = len(START)
    while match := TAG.match(body, at):
        if match[1] in tags:
            return tags, finding("tag_twice", tag=_decode(match[1]))
        tags[match[1]] = match[2]
        at = match.end()
    rest = body[at:].strip()
    if rest == END:
        return tags, None
    nested = [tag for tag, value in tags.items() if b"[" in value]
    if nested and rest:
        return tags, finding("bracket_nested", tag=_decode(nested[-1]))
    return tags, _garbled(rest) if rest else finding("line_cut_short")


def _without_comments(text: bytes) -> bytes:
    """Drop `#` to the end of the line, outside the names and comments of a game."""
    if b"#" not in text:
        return text
    kept: list[bytes] = []
    for line in text.split(b"\n"):
        at = line.find(b"#")
        while at >= 0 and _in_plain_value(line, at):
            at = line.find(b"#", at + 1)
        kept.append(line if at < 0 else line[:at])
    return b"\n".join(kept)


def _in_plain_value(line: bytes, at: int) -> bool:
    """Tell whether a place lies within brackets other than those of moves and result."""
    opened = line.rfind(b"[", 0, at)
    if opened < 0 or b"]" in line[opened:at] or b"]" not in line[at:]:
        return False
    return not line[:opened].endswith((b"MV", b"]R"))


def _encoding_notes(text: bytes) -> tuple[Finding, ...]:
    try:
        text.decode()
    except UnicodeDecodeError as error:
        return (finding("line_not_utf8", at=error.start + 1),)
    return ()


def _garbled(text: bytes) -> Finding:
    cut = _decode(text[:SHOWN])
    if text.startswith((b"MV[", b"R[")) or b"[" in text:
        return finding("line_cut_short")
    return finding("line_garbled", text=cut)


def _decode(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _name_of(text: bytes) -> str:
    match = re.search(rb"\bID\[([^\]]*)\]|\]ID\[([^\]]*)\]", text)
    return _decode(match[1] or match[2] or b"") if match else ""
