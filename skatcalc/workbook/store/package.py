"""The package of a workbook: is it one, how big is it, what is in it beside the cells.

A package is a zip file of parts that refer to each other by relations. `Package` reads only
what is needed to compare two of them; see `losses`.
"""

import posixpath
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple

from skatcalc.findings import SkatcalcError, Word, finding

BIGGEST_PACKAGE = 100 * 2**20
MOST_PARTS = 5000
"""A package that unpacks to more than this is no evening, but an attack or an accident."""

_OLE = b"\xd0\xcf\x11\xe0"
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
_CELLS = re.compile(rb"<(?:[\w.-]+:)?sheetData[\s/>]")
_CELLS_END = re.compile(rb"</(?:[\w.-]+:)?sheetData\s*>")


def refuse_unusable(content: bytes, path: Path) -> None:
    """Look whether a file is a workbook that can be read at all, before it is unpacked.

    Raises:
        SkatcalcError: if it is of another kind, encrypted, cut off, or too big.
    """
    import io

    if content.startswith(_OLE):
        kind = "file_encrypted" if _ENCRYPTED in content else "file_other_kind"
        args = {} if kind == "file_encrypted" else {"what": Word("kind.xls")}
        raise SkatcalcError(finding(kind, file=path, **args))
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as package:
            parts = package.infolist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError, EOFError):
        raise SkatcalcError(finding("file_not_a_workbook", file=path)) from None
    size = sum(part.file_size for part in parts)
    if size > BIGGEST_PACKAGE or len(parts) > MOST_PARTS:
        limit = BIGGEST_PACKAGE // 2**20
        raise SkatcalcError(
            finding("file_too_big", file=path, size=size // 2**20, parts=len(parts), limit=limit)
        )
    names = {part.filename.lower() for part in parts}
    for name, key in (("content.xml", "kind.ods"), ("xl/workbook.bin", "kind.xlsb")):
        if name in names:
            raise SkatcalcError(finding("file_other_kind", file=path, what=Word(key)))


class Related(NamedTuple):
    """A relation: its identity, the last word of its type, the part it leads to."""

    ident: str
    kind: str
    target: str


class Package:
    """A package opened for looking; parts are read when asked for."""

    def __init__(self, file: IO[bytes]) -> None:
        self._zip = zipfile.ZipFile(file)
        self.names = {name.lower(): name for name in self._zip.namelist() if name[-1:] != "/"}

    def read(self, part: str) -> bytes:
        """Return the content of a part, empty if there is none."""
        name = self.names.get(part.lower())
        return b"" if name is None else self._zip.read(name)

    def relations(self, part: str) -> Iterator[Related]:
        """Yield the relations of a part to others inside the package; "" is the package."""
        folder, name = posixpath.split(part)
        tree = parsed(self.read(posixpath.join(folder, "_rels", f"{name}.rels")))
        for one in tree if tree is not None else ():
            if one.get("TargetMode") == "External":
                continue
            kind = str(one.get("Type", "")).rsplit("/", 1)[-1]
            target = str(one.get("Target", ""))
            full = target[1:] if target.startswith("/") else posixpath.join(folder, target)
            yield Related(str(one.get("Id", "")), kind, posixpath.normpath(full))

    @property
    def workbook(self) -> str:
        """The name of the main part."""
        found = (r.target for r in self.relations("") if r.kind == "officeDocument")
        return next(found, "xl/workbook.xml")

    @property
    def kind_of_workbook(self) -> str:
        """The content type of the main part: of a workbook with or without macros, a template."""
        tree, wanted = parsed(self.read("[Content_Types].xml")), f"/{self.workbook}"
        types = (x.get("ContentType") for x in tree or () if x.get("PartName") == wanted)
        return str(next(types, ""))

    def sheets(self) -> dict[str, str]:
        """Return the titles of the sheets by the parts that hold them."""
        tree = parsed(self.read(self.workbook))
        targets = {r.ident: r.target for r in self.relations(self.workbook)}
        titles: dict[str, str] = {}
        for one in tree.iter() if tree is not None else ():
            if local(one.tag) != "sheet":
                continue
            ident = next((v for k, v in one.attrib.items() if local(k) == "id"), "")
            if ident in targets:
                titles[targets[ident]] = str(one.get("name", ""))
        return titles


def parsed(xml: bytes) -> Any:
    """Return the tree of an XML part, or None if it is none or hostile."""
    from xml.etree.ElementTree import ParseError

    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import fromstring

    try:
        return fromstring(xml)
    except (ParseError, DefusedXmlException, ValueError, LookupError):
        return None


def local(name: str) -> str:
    """Return a name without its namespace."""
    return name.rsplit("}", 1)[-1]


def without_cells(xml: bytes) -> bytes:
    """Return a sheet's XML without its cells.

    >>> without_cells(b"<w><a/><sheetData><row/></sheetData><b/></w>")
    b'<w><a/><b/></w>'
    """
    begin = _CELLS.search(xml)
    if begin is None:
        return xml
    end = _CELLS_END.search(xml, begin.end())
    if end is None:
        return xml[: begin.start()] + xml[xml.index(b">", begin.start()) + 1 :]
    return xml[: begin.start()] + xml[end.end() :]
