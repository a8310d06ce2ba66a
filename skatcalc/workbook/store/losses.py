"""Would a workbook survive being written back? Compare the packages, part by part.

openpyxl reads and writes what it knows and drops the rest. Instead of a list of what it
drops, the package as it was is held against the package as it would be written. A part that
is gone or different, a piece of a sheet that is gone, a cell of somebody else's sheet that
is gone or different: each refuses the write.

What may differ, because nothing that a person typed is in it:

| part or piece | why it may go or change |
|---|---|
| workbook, sheets, styles, strings, properties, relations | written anew; looked at by pieces |
| `calcChain` | the order of calculation, made anew by spreadsheet programs |
| `printerSettings` | the printer driver's memory; the page setup itself is in the sheet |
| `comments`, `vmlDrawing` | written anew with the same text; other shapes in them count |
| `thumbnail` | a picture of the first page, made anew |
| `person` | names of those who wrote threaded comments, nothing without those |
| `sheetCalcPr`, `sortState` | how it was calculated and sorted last; the cells are there |
| `phoneticPr`, `ignoredErrors` | reading aids and green corners, no content |
| workbook `extLst`, `fileVersion`, `AlternateContent` | which program wrote it, and where |
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from typing import IO, Any, NamedTuple

from skatcalc.workbook.store.foreign import Cells, differing, hidden_in_merged, read_cells
from skatcalc.workbook.store.package import Package, local, parsed, without_cells

REWRITTEN = frozenset(
    {
        "officeDocument", "worksheet", "styles", "sharedStrings", "theme", "calcChain",
        "printerSettings", "comments", "vmlDrawing", "core-properties", "extended-properties",
        "custom-properties", "thumbnail", "person",
    }
)  # fmt: skip
_PLUMBING = re.compile(r"(\[content_types\]\.xml|(.*/)?_rels/[^/]*\.rels|docprops/.*)", re.I)
TOLERATED = frozenset(
    {
        "sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetCalcPr",
        "sortState", "phoneticPr", "ignoredErrors", "legacyDrawing",
    }
)  # fmt: skip
"""Pieces of a sheet that may go; the legacy drawing is judged by the shapes in it."""

BY_RELATION = frozenset({"drawing", "legacyDrawingHF", "picture"})
"""Pieces that say nothing themselves but lead to a part."""

TOLERATED_IN_BOOK = frozenset(
    {
        "fileVersion", "workbookPr", "AlternateContent", "revisionPtr", "bookViews", "sheets",
        "definedNames", "calcPr", "fileRecoveryPr", "extLst", "webPublishing",
    }
)  # fmt: skip
"""Pieces of the workbook part that may go; sheets and defined names are looked at by name."""

HARMLESS_EXTENSIONS = frozenset({"{01252117-D84E-4E92-8308-4BE1C098FCBB}"})
EXTENSIONS = {
    "{78C0D931-6437-407D-A8EE-F0AAD7539E65}": "formatting",
    "{B025F937-C7B1-47D3-B67F-A62EFF666E3E}": "formatting",
    "{CCE6A557-97BC-4B89-ADB6-D9C93CAAB3DF}": "validation",
    "{05C60535-1F16-4FD2-B633-F4F36F0B64E0}": "sparkline",
    "{A8765BA9-456A-4DAB-B4F3-ACF838C121DE}": "slicer",
    "{3A4CF648-6AED-40F4-86FF-DC5316D8AED3}": "slicer",
    "{7E03D99C-DC04-49D9-9315-930204A7B6E9}": "slicer",
}
KINDS = (
    ("vbaproject", "macro"),
    ("threadedcomment", "threaded"),
    ("persons/", "threaded"),
    ("pivot", "pivot"),
    ("slicer", "slicer"),
    ("media/", "picture"),
    ("charts/", "chart"),
    ("drawings/", "chart"),
    ("embeddings", "object"),
    ("ctrlprops", "object"),
    ("activex", "object"),
    ("externallinks", "link"),
    ("_xmlsignatures", "signature"),
)
PIECES = {
    "drawing": "chart",
    "picture": "picture",
    "legacyDrawingHF": "picture",
    "oleObjects": "object",
    "controls": "object",
    "AlternateContent": "object",
    "conditionalFormatting": "formatting",
    "dataValidations": "validation",
    "customSheetViews": "views",
    "protectedRanges": "protection",
    "fileSharing": "protection",
    "definedName": "name",
}
_SHAPES = re.compile(rb"ObjectType=[\"'](?!Note)(\w+)[\"']")


class Loss(NamedTuple):
    """Something that writing would lose or change.

    Attributes:
        kind: the catalogue's word for it (`part.<kind>`), or "named".
        part: the name of the part, piece or cell.
        sheet: the sheet it belongs to, or an empty string.
    """

    kind: str
    part: str
    sheet: str = ""


class Fingerprint(NamedTuple):
    """What a package holds, for comparison.

    Attributes:
        parts: digests of the parts that are not written anew, with their names.
        pieces: pieces of each sheet (and of the workbook, under "") that carry something.
        homes: the sheet that leads to each part.
        cells: the cells of the foreign sheets.
        merged: cells hidden under merged ones, by sheet.
    """

    parts: dict[str, list[str]]
    pieces: dict[str, "Counter[str]"]
    homes: dict[str, str]
    cells: dict[str, Cells]
    merged: dict[str, tuple[str, ...]]


def fingerprint(file: IO[bytes], foreign: Collection[str] = ()) -> Fingerprint:
    """Return what a package holds.

    Args:
        file: the package.
        foreign: titles of the sheets whose cells are to be compared as well.
    """
    package = Package(file)
    sheets = package.sheets()
    rewritten, homes = _walk(package, sheets)
    prints = Fingerprint({}, {"": _book_pieces(package)}, homes, {}, {})
    for part, title in sheets.items():
        xml = package.read(part)
        tree = parsed(without_cells(xml))
        prints.pieces[title] = _pieces(tree, TOLERATED)
        if _draws_nothing(package, part):
            del prints.pieces[title]["drawing"]
        ranges = [str(x.get("ref")) for x in _all(tree, "mergeCell")]
        if title in foreign or ranges:
            cells = read_cells(xml, package)
            prints.merged[title] = hidden_in_merged(cells, ranges)
            if title in foreign:
                prints.cells[title] = cells
    for lower, name in package.names.items():
        if _PLUMBING.fullmatch(lower):
            continue
        content = package.read(name)
        if lower.endswith(".vml"):
            for shape in _SHAPES.findall(content):
                prints.parts.setdefault(f"shape {shape.decode()}", []).append(name)
        if lower not in rewritten and not ("drawings/" in lower and _says_nothing(content)):
            prints.parts.setdefault(_digest(content), []).append(name)
    return prints


def _draws_nothing(package: Package, sheet: str) -> bool:
    """Tell whether a sheet leads to empty drawings only, as Google's spreadsheets do."""
    drawings = [r.target for r in package.relations(sheet) if r.kind == "drawing"]
    return bool(drawings) and all(_says_nothing(package.read(d)) for d in drawings)


def _says_nothing(content: bytes) -> bool:
    tree = parsed(content)
    return tree is not None and len(tree) == 0 and not (tree.text or "").strip()


def _walk(package: Package, sheets: dict[str, str]) -> tuple[set[str], dict[str, str]]:
    """Return the parts that are written anew, and the sheet that leads to each part."""
    rewritten: set[str] = set()
    homes: dict[str, str] = {}
    waiting = [""]
    seen = {""}
    while waiting:
        part = waiting.pop()
        home = sheets.get(part) or homes.get(part.lower(), "")
        for related in package.relations(part):
            target = related.target.lower()
            if related.kind in REWRITTEN:
                rewritten.add(target)
            if home:
                homes.setdefault(target, home)
            if target not in seen:
                seen.add(target)
                waiting.append(related.target)
    return rewritten, homes


def _digest(content: bytes) -> str:
    """Return a digest of a part: of an XML part what it says, else of its bytes."""
    import hashlib

    tree = parsed(content)
    try:
        said = repr(_said(tree)).encode() if tree is not None else content
    except RecursionError:
        said = content
    return hashlib.sha256(said).hexdigest()


def _said(element: Any) -> tuple[object, ...]:
    """Return what an element says: name, plain attributes, text, children.

    Attributes of other namespaces are marks of revisions (`xr:uid`), not content; nor is the
    number of a table or a header row that is there anyway.
    """
    unsaid = {("headerRowCount", "1")}
    if local(element.tag) == "table":
        unsaid.add(("id", element.get("id", "")))
    said = (x for x in element.attrib.items() if not x[0].startswith("{") and x not in unsaid)
    attributes = tuple(sorted(said))
    text = (element.text or "").strip()
    return (element.tag, attributes, text, *(_said(child) for child in element))


def _book_pieces(package: Package) -> "Counter[str]":
    tree = parsed(package.read(package.workbook))
    pieces = _pieces(tree, TOLERATED_IN_BOOK)
    for name in _all(tree, "definedName"):
        title = str(name.get("name", ""))
        if not title.lower().startswith("_xlnm."):
            pieces[f"definedName {title}"] += 1
    return pieces


def _all(tree: Any, name: str) -> list[Any]:
    return [] if tree is None else [x for x in tree.iter() if local(x.tag) == name]


def _pieces(tree: Any, tolerated: Collection[str]) -> "Counter[str]":
    """Count the elements that carry anything, by their paths; extensions by their names."""
    pieces: Counter[str] = Counter()
    for child in tree if tree is not None else ():
        name = local(child.tag)
        if name in tolerated:
            continue
        pieces.update(_extensions(child) if name == "extLst" else _paths(child, name))
    return pieces


def _extensions(element: Any) -> Iterator[str]:
    for one in _all(element, "ext"):
        uri = str(one.get("uri", "")).upper()
        if uri not in HARMLESS_EXTENSIONS:
            yield f"ext {uri}"


def _paths(element: Any, path: str) -> Iterator[str]:
    """Yield the paths of the elements that carry anything; a switch that is off does not."""
    attributes = element.attrib.items()
    says = any(not k.startswith("{") and v not in ("0", "false") for k, v in attributes)
    if says or (element.text or "").strip() or local(element.tag) in BY_RELATION:
        yield path
    for child in element:
        name = local(child.tag)
        if name == "extLst":
            yield from _extensions(child)
        else:
            yield from _paths(child, f"{path}/{name}")


def losses(before: Fingerprint, after: Fingerprint) -> list[Loss]:
    """Return what of a package is gone or changed in the one written from it."""
    lost = []
    for digest, names in before.parts.items():
        missing = len(names) - len(after.parts.get(digest, ()))
        lost += [
            Loss(_kind_of(digest, name), name, before.homes.get(name.lower(), ""))
            for name in names[: max(missing, 0)]
        ]
    for title, pieces in before.pieces.items():
        for piece in sorted(pieces - after.pieces.get(title, Counter())):
            lost.append(_lost_piece(piece, title))
    for title, cells in before.cells.items():
        changed = differing(cells, after.cells.get(title, {}))
        lost += [Loss("cell", ref, title) for ref in changed[:3]]
    for title, refs in before.merged.items():
        lost += [Loss("merged", ref, title) for ref in refs[:3]]
    return lost


def _kind_of(digest: str, part: str) -> str:
    if digest.startswith("shape "):
        return "object"
    return next((kind for word, kind in KINDS if word in part.lower()), "named")


def _lost_piece(piece: str, title: str) -> Loss:
    if piece.startswith("ext "):
        return Loss(EXTENSIONS.get(piece[4:], "extension"), piece[4:], title)
    head = piece.split("/")[0].split(" ")[0]
    return Loss(PIECES.get(head, "named"), piece, title)
