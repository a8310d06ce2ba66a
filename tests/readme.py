"""The parts of the README that are made from the program: `python -m tests.readme --write`."""

import re
import sys
from collections.abc import Callable

from skatcalc.catalogue import TEXTS
from skatcalc.codes import all_kinds
from tests.shared_data import ROOT

README = ROOT / "README.md"


def findings_table() -> str:
    """Return every kind of finding as a table: code, severity, rule, sentence."""
    lines = ["| code | severity | rule | says |", "|---|---|---|---|"]
    for kind in sorted(all_kinds(), key=lambda k: k.code):
        said = TEXTS[kind.code][0].replace("|", "\\|").replace("\n", " ")
        lines.append(f"| {kind.code} | {kind.severity} | {kind.rule} | {said} |")
    return "\n".join(lines)


TABLES: dict[str, Callable[[], str]] = {"findings": findings_table}


def filled(text: str) -> str:
    """Return the README with every generated table made anew."""
    for name, make in TABLES.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(\n<!-- end {name} -->)", re.DOTALL)
        text = pattern.sub(lambda m, make=make: f"{m[1]}{make()}{m[2]}", text)
    return text


if __name__ == "__main__" and "--write" in sys.argv:
    README.write_text(filled(README.read_text(encoding="utf-8")), encoding="utf-8")
