"""Findings about writing and reading an export (SK46x)."""

from skatcalc.codes._kind import FindingKind

EXPORT: tuple[FindingKind, ...] = (
    FindingKind("SK461", "export_target_foreign", "error", "", blocks=True),
    FindingKind("SK462", "export_target_open", "error", "", blocks=True),
    FindingKind("SK463", "export_target_refused", "error", "", blocks=True),
    FindingKind("SK464", "export_folder_missing", "error", "", blocks=True),
    FindingKind("SK465", "export_unreadable", "error", "", blocks=True),
    FindingKind("SK466", "export_list_gone", "error", "", blocks=True),
    FindingKind("SK467", "export_cell_unreadable", "error", "", blocks=True),
    FindingKind("SK468", "export_row_cleared", "warning"),
    FindingKind("SK469", "export_matadors_both", "error", "ISkO 2.3.1", blocks=True),
)
