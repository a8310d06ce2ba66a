"""Would a workbook survive being written back? Compare the packages, part by part.

openpyxl reads and writes what it knows and drops the rest. Instead of a list of what it
drops, the package as it was is held against the package as it would be written. A part that
is gone or different, or a piece of a sheet that is gone, refuses the write.

What may differ, because nothing that a person typed is in it:

| part | why it may go or change |
|---|---|
| workbook, sheets, styles, strings, properties, relations | written anew; sheets by pieces |
| calculation chain | the order of calculation, made anew by spreadsheet programs |
| printer settings | the printer driver's memory; the page setup itself is in the sheet |
| comments and their boxes | written anew with the same text |
| thumbnails | a picture of the first page, made anew |
"""

import re
import zipfile
from collections import Counter
from typing import IO, NamedTuple

REWRITTEN = re.compile(
    r"^(\[content_types\]\.xml|.*\.rels|docprops/.*|xl/workbook\.xml|xl/styles\.xml"
    r"|xl/sharedstrings\.xml|xl/theme/.*|xl/calcchain\.xml|xl/printersettings/.*"
    r"|xl/worksheets/sheet\d+\.xml|xl/comments.*\.xml|xl/comments/.*|xl/tables/.*"
    r"|xl/drawings/(vmldrawing|commentsdrawing)\d*\.vml|xl/drawings/.*\.vml|_rels/.*)$"
)
KINDS = (
    ("vbaproject", "macro"),
    ("threadedcomment", "threaded"),
    ("persons", "threaded"),
    ("pivot", "pivot"),
    ("media/", "picture"),
    ("charts/", "chart"),
    ("drawings/", "chart"),
    ("embeddings", "object"),
    ("ctrlprops", "object"),
    ("activex", "object"),
)
_CHILD = re.compile(rb"<(/?)([A-Za-z_][\w:.-]*)((?:\s[^<>]*?)?)(/?)>")
_CELLS = re.compile(rb"<(?:\w+:)?sheetData[\s>].*?</(?:\w+:)?sheetData>", re.DOTALL)
_EXTENSION = re.compile(rb"<(?:\w+:)?ext\s[^>]*uri=\"([^\"]+)\"")
HARMLESS = frozenset({b"sheetPr", b"dimension", b"sheetViews", b"sheetFormatPr", b"cols"})
_SHEET_NAME = re.compile(rb'<(?:\w+:)?sheet\s[^>]*?name="([^"]*)"[^>]*?r:id="([^"]*)"')
_RELATION = re.compile(rb"<(?:\w+:)?Relationship\s[^>]*>")
_FORMS = re.compile(rb"ObjectType=\"(?!Note)(\w+)\"")


class Loss(NamedTuple):
    """Something that writing would lose or change.

    Attributes:
        kind: the catalogue's word for it.
        part: the name of the part or extension.
        sheet: the sheet it belongs to, or an empty string.
    """

    kind: str
    part: str
    sheet: str = ""


class Fingerprint(NamedTuple):
    """What a package holds: digests of the other parts, pieces of its sheets by name."""

    parts: dict[str, int]
    pieces: dict[str, "Counter[bytes]"]
    homes: dict[str, str]


def fingerprint(file: IO[bytes]) -> Fingerprint:
    """Return what a package holds, for comparison."""
    with zipfile.ZipFile(file) as package:
        sheets = _sheets(package)
        parts = {
            name.lower(): package.getinfo(name).CRC
            for name in package.namelist()
            if not REWRITTEN.match(name.lower()) and not name.endswith("/")
        }
        pieces = {title: _pieces(package.read(part)) for part, title in sheets.items()}
        for name in package.namelist():
            if name.lower().endswith(".vml"):
                forms = [kind for kind in _FORMS.findall(package.read(name)) if kind != b"Note"]
                parts.update({f"{name.lower()}:{k.decode()}": 0 for k in forms})
        return Fingerprint(parts, pieces, _homes(package, sheets))


def losses(before: Fingerprint, after: Fingerprint) -> list[Loss]:
    """Return what of a package is gone or changed in the one written from it."""
    lost = [
        Loss(_kind_of(name), name, before.homes.get(name, ""))
        for name, digest in before.parts.items()
        if after.parts.get(name) != digest
    ]
    for title, pieces in before.pieces.items():
        missing = pieces - after.pieces.get(title, Counter())
        lost += [
            Loss("extension", piece.decode("utf-8", "replace"), title) for piece in sorted(missing)
        ]
    return lost


def _kind_of(part: str) -> str:
    return next((kind for word, kind in KINDS if word in part), "other")


def _pieces(xml: bytes) -> "Counter[bytes]":
    """Return the direct children of a sheet and the extensions in it, cells left out."""
    outside = _CELLS.sub(b"", xml)
    pieces: Counter[bytes] = Counter(_EXTENSION.findall(outside))
    depth = 0
    for closing, name, attributes, empty in _CHILD.findall(outside):
        if closing:
            depth -= 1
            continue
        plain = name.split(b":")[-1]
        if depth == 1 and plain not in HARMLESS and attributes is not None:
            pieces[plain] += 1
        depth += not empty and not attributes.endswith(b"/")
    return pieces


def _sheets(package: zipfile.ZipFile) -> dict[str, str]:
    """Return the parts of the sheets and their names."""
    try:
        book = package.read("xl/workbook.xml")
        relations = package.read("xl/_rels/workbook.xml.rels")
    except KeyError:
        return {}
    targets = {}
    for relation in _RELATION.findall(relations):
        found = dict(re.findall(rb'(\w+)="([^"]*)"', relation))
        target = found.get(b"Target", b"").decode().lstrip("/")
        targets[found.get(b"Id", b"")] = target if target.startswith("xl/") else f"xl/{target}"
    names = set(package.namelist())
    return {
        targets[ident]: _unescaped(title)
        for title, ident in _SHEET_NAME.findall(book)
        if targets.get(ident) in names
    }


def _unescaped(title: bytes) -> str:
    from xml.sax.saxutils import unescape

    return unescape(title.decode("utf-8", "replace"), {"&quot;": '"', "&apos;": "'"})


def _homes(package: zipfile.ZipFile, sheets: dict[str, str]) -> dict[str, str]:
    """Return the sheet that leads to each part, directly or through a drawing."""
    homes: dict[str, str] = {}
    for part, title in sheets.items():
        waiting = [part]
        while waiting:
            folder, _, name = waiting.pop().rpartition("/")
            try:
                relations = package.read(f"{folder}/_rels/{name}.rels")
            except KeyError:
                continue
            for target in re.findall(rb'Target="([^"]*)"', relations):
                full = _joined(folder, target.decode("utf-8", "replace"))
                if full.lower() not in homes:
                    homes[full.lower()] = title
                    waiting.append(full)
    return homes


def _joined(folder: str, target: str) -> str:
    if target.startswith("/"):
        return target[1:]
    parts = folder.split("/")
    for piece in target.split("/"):
        if piece == "..":
            parts = parts[:-1]
        elif piece != ".":
            parts.append(piece)
    return "/".join(parts)
