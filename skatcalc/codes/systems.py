"""Findings: systems."""

from skatcalc.codes._kind import FindingKind

SYSTEMS: tuple[FindingKind, ...] = ()
