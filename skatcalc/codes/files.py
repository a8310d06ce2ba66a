"""Findings about files and workbooks (SK4xx)."""

from skatcalc.codes._kind import FindingKind

FILES: tuple[FindingKind, ...] = (
    FindingKind("SK401", "file_missing", "error"),
    FindingKind("SK402", "file_exists", "error"),
)
