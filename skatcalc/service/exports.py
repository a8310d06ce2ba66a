"""The official form written from an evening's workbook."""

from pathlib import Path
from typing import NamedTuple

from skatcalc.catalogue import Lang, text
from skatcalc.findings import Finding, SkatcalcError, finding
from skatcalc.service.views import view


class Exported(NamedTuple):
    """The written file and what is to be said about the lists in it."""

    path: Path
    findings: tuple[Finding, ...]


def export_evening(path: Path, target: Path | None, lang: Lang) -> Exported:
    """Write the official form of an evening as a fresh workbook.

    Args:
        path: the evening's workbook; it stays as it is.
        target: where to write, None for a name beside it.
        lang: the language of the form.

    Raises:
        SkatcalcError: if the evening cannot be read or the target cannot be written.
    """
    from skatcalc.workbook.export import write_export

    seen = view(path)
    out = target or path.with_name(f"{path.stem}-{text('export.suffix', lang)}.xlsx")
    if out.exists() and out.samefile(path):
        raise SkatcalcError(finding("file_exists", file=out))
    write_export(out, seen.evening, seen.rules, seen.scoring, lang)
    return Exported(out, seen.spoken_findings)
