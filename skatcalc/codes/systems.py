"""Findings about rule systems and rule files (SK8xx)."""

from skatcalc.codes._kind import FindingKind

SYSTEMS: tuple[FindingKind, ...] = (FindingKind("SK801", "rules_unknown", "error", blocks=True),)
