"""The parts of the README that are made from the program: `python -m tests.readme --write`."""

import re
import sys
from collections.abc import Callable

from skatcalc.catalogue import TEXTS
from skatcalc.codes import all_kinds
from skatcalc.report.rules import toml_value
from skatcalc.rules.presets import ISKO, PRESETS
from skatcalc.rules.systems.switches import SWITCHES, value_of
from tests.shared_data import ROOT

README = ROOT / "README.md"


def findings_table() -> str:
    """Return every kind of finding as a table: code, severity, rule, sentence."""
    lines = ["| code | severity | rule | says |", "|---|---|---|---|"]
    for kind in sorted(all_kinds(), key=lambda k: k.code):
        said = TEXTS[kind.code][0].replace("|", "\\|").replace("\n", " ")
        lines.append(f"| {kind.code} | {kind.severity} | {kind.rule} | {said} |")
    return "\n".join(lines)


def switches_table() -> str:
    """Return every switch of house rules as a table: name, default, values, sentence, source."""
    lines = ["| switch | isko | values | says | source |", "|---|---|---|---|---|"]
    for switch in SWITCHES:
        default, values = toml_value(value_of(switch, ISKO)), switch.kind.expected
        cells = (f"`{switch.name}`", f"`{default}`", values, TEXTS[f"switch.{switch.name}"][0])
        lines.append(_row(*cells, switch.source))
    return "\n".join(lines)


def systems_table() -> str:
    """Return every rule system as a table: name, games, what differs from isko, scoring."""
    lines = ["| `--rules` | what | games | scoring |", "|---|---|---|---|"]
    for rules in PRESETS:
        games = ", ".join(contract.key for contract in rules.contracts)
        lines.append(
            _row(f"`{rules.name}`", TEXTS[f"preset.{rules.name}"][0], games, rules.scoring)
        )
    return "\n".join(lines)


def _row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


TABLES: dict[str, Callable[[], str]] = {
    "findings": findings_table,
    "switches": switches_table,
    "systems": systems_table,
}


def filled(text: str) -> str:
    """Return the README with every generated table made anew."""
    for name, make in TABLES.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end {name} -->)", re.DOTALL)
        text = pattern.sub(lambda m, make=make: f"{m[1]}{make()}\n{m[2]}", text)
    return text


if __name__ == "__main__" and "--write" in sys.argv:
    README.write_text(filled(README.read_text(encoding="utf-8")), encoding="utf-8")
