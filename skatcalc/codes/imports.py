"""Findings about tables and foreign lists: what cannot be read, what was left out (SK5xx)."""

from skatcalc.codes._kind import FindingKind

IMPORTS: tuple[FindingKind, ...] = (
    FindingKind("SK501", "table_not_text", "error"),
    FindingKind("SK502", "table_not_utf8", "error"),
    FindingKind("SK503", "table_empty", "error"),
    FindingKind("SK504", "heading_missing", "error"),
    FindingKind("SK505", "heading_twice", "error"),
    FindingKind("SK506", "file_unreadable", "error"),
    FindingKind("SK511", "cell_unreadable", "error", "", blocks=True),
    FindingKind("SK512", "row_long", "error", "", blocks=True),
    FindingKind("SK513", "row_short", "warning"),
    FindingKind("SK514", "quote_misplaced", "error", "", blocks=True),
    FindingKind("SK515", "quote_open", "error", "", blocks=True),
    FindingKind("SK516", "columns_contradict", "error", "", blocks=True),
)
