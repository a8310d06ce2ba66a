"""Findings: cover."""

from skatcalc.codes._kind import FindingKind

COVER: tuple[FindingKind, ...] = ()
