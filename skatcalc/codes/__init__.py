"""Every kind of finding, as rows: a stable code, a name, a severity, the rule it rests on.

The sentences live in the catalogue under the code. One module a subject keeps the tables
short; this module joins them and is the only one that others import.
"""

from importlib import import_module

from skatcalc.codes._kind import FindingKind
from skatcalc.codes._lazy import LazyTable
from skatcalc.codes.entry import ENTRY
from skatcalc.codes.law import LAW

LATER = ("lists", "files", "export", "imports", "cover", "replay", "systems")
"""The tables that valuing a game does not need, by module."""


def _later() -> dict[str, FindingKind]:
    tables = (getattr(import_module(f"{__name__}.{name}"), name.upper()) for name in LATER)
    return {kind.name: kind for table in tables for kind in table}


KINDS: LazyTable[FindingKind] = LazyTable({kind.name: kind for kind in (*ENTRY, *LAW)}, _later)


def all_kinds() -> tuple[FindingKind, ...]:
    """Return every kind of finding, by subject, repeated names included."""
    tables = (getattr(import_module(f"{__name__}.{name}"), name.upper()) for name in LATER)
    return (*ENTRY, *LAW, *(kind for table in tables for kind in table))


__all__ = ["KINDS", "FindingKind", "LazyTable", "all_kinds"]
