"""Findings: imports."""

from skatcalc.codes._kind import FindingKind

IMPORTS: tuple[FindingKind, ...] = ()
