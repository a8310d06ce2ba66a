"""LibreOffice as an independent calculator: strips stored values, recalculates, reads back."""

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

SOFFICE = shutil.which("soffice") or shutil.which("libreoffice")

NS = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
REL = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"

ALWAYS_RECALCULATE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"
 xmlns:xs="http://www.w3.org/2001/XMLSchema">
 <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
  <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
 </item>
</oor:items>
"""

Value = float | str | None
Values = dict[tuple[str, str], Value]
Change = Callable[[str, str], str]


def needs_libreoffice(test: object) -> object:
    """Mark a test that runs LibreOffice and skip it where there is none."""
    skip = pytest.mark.skipif(SOFFICE is None, reason="LibreOffice is not installed")
    return pytest.mark.libreoffice(skip(test))  # type: ignore[arg-type]


def rewrite(source: Path, target: Path, change: Change) -> None:
    """Copy a workbook, passing the text of each sheet through `change`."""
    with ZipFile(source) as old, ZipFile(target, "w", ZIP_DEFLATED) as new:
        for name in old.namelist():
            content = old.read(name)
            if name.startswith("xl/worksheets/sheet"):
                content = change(name, content.decode()).encode()
            new.writestr(name, content)


def strip_values(_: str, sheet: str) -> str:
    """Take the stored value of every formula out of a sheet, and the charts: they cost time."""
    return re.sub(r"<drawing [^>]*/>", "", re.sub(r"</f><v>[^<]*</v>", "</f>", sheet))


def recalculate(source: Path, folder: Path) -> Path:
    """Return a workbook in which LibreOffice has computed every formula of `source`."""
    return recalculate_all([source], folder)[0]


def recalculate_all(sources: list[Path], folder: Path) -> list[Path]:
    """Return workbooks in which LibreOffice has computed every formula of the sources."""
    stripped = [folder / f"stripped-{source.name}" for source in sources]
    for source, target in zip(sources, stripped, strict=True):
        rewrite(source, target, strip_values)
        assert not any(formula_values(target).values())
    convert("xlsx", stripped, folder, folder / "recalculated")
    return [folder / "recalculated" / path.name for path in stripped]


def convert(form: str, sources: list[Path], folder: Path, out: Path) -> None:
    """Have LibreOffice write files in another form; its profile lies in `folder`."""
    assert SOFFICE is not None
    profile = folder / "profile"
    (profile / "user").mkdir(parents=True, exist_ok=True)
    (profile / "user" / "registrymodifications.xcu").write_text(ALWAYS_RECALCULATE)
    command = [
        SOFFICE,
        f"-env:UserInstallation={profile.as_uri()}",
        "--headless",
        "--convert-to",
        form,
        "--outdir",
        str(out),
        *map(str, sources),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    for source in sources:
        assert (out / source.name).with_suffix(f".{form}").exists(), done.stderr


def formula_values(path: Path) -> Values:
    """Return the value stored beside every formula: by sheet and cell."""
    return _values(path, formulas_only=True)


def all_values(path: Path) -> Values:
    """Return the value of every cell: by sheet and cell."""
    return _values(path, formulas_only=False)


def _values(path: Path, formulas_only: bool) -> Values:
    values: Values = {}
    with ZipFile(path) as archive:
        shared = _shared_strings(archive)
        for sheet, part in _sheets(archive).items():
            with archive.open(part) as stream:
                for _, cell in ElementTree.iterparse(stream):
                    if cell.tag != f"{NS}c":
                        continue
                    if not formulas_only or cell.find(f"{NS}f") is not None:
                        values[sheet, cell.get("r", "")] = _value(cell, shared)
                    cell.clear()
    return values


def _value(cell: ElementTree.Element, shared: list[str]) -> Value:
    text = cell.findtext(f"{NS}v")
    kind = cell.get("t", "n")
    if kind in ("str", "e"):
        return text or None
    if not text:
        return None
    return shared[int(text)] if kind == "s" else float(text)


def _shared_strings(archive: ZipFile) -> list[str]:
    if "xl/sharedStrings.xml" not in archive.namelist():
        return []
    root = ElementTree.fromstring(archive.read("xl/sharedStrings.xml"))
    return ["".join(t.text or "" for t in item.iter(f"{NS}t")) for item in root]


def _sheets(archive: ZipFile) -> dict[str, str]:
    book = ElementTree.fromstring(archive.read("xl/workbook.xml"))
    rels = ElementTree.fromstring(archive.read("xl/_rels/workbook.xml.rels"))
    targets = {rel.get("Id"): rel.get("Target", "").removeprefix("/xl/") for rel in rels}
    return {
        str(sheet.get("name")): f"xl/{targets[sheet.get(f'{REL}id')]}"
        for sheet in book.iter(f"{NS}sheet")
    }
