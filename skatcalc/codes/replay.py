"""Findings: replay."""

from skatcalc.codes._kind import FindingKind

REPLAY: tuple[FindingKind, ...] = ()
