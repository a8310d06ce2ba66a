"""Findings about tables and foreign lists: what cannot be read, what was left out (SK5xx)."""

from skatcalc.codes._kind import FindingKind

IMPORTS: tuple[FindingKind, ...] = (
    FindingKind("SK501", "table_not_text", "error"),
    FindingKind("SK502", "table_not_utf8", "error"),
    FindingKind("SK503", "table_empty", "error"),
    FindingKind("SK504", "heading_missing", "error"),
    FindingKind("SK505", "heading_twice", "error"),
    FindingKind("SK511", "cell_unreadable", "error", "", blocks=True),
    FindingKind("SK512", "row_long", "error", "", blocks=True),
    FindingKind("SK513", "row_short", "warning"),
    FindingKind("SK514", "quote_misplaced", "error", "", blocks=True),
    FindingKind("SK515", "quote_open", "error", "", blocks=True),
    FindingKind("SK516", "columns_contradict", "error", "", blocks=True),
    FindingKind("SK521", "toml_unreadable", "error"),
    FindingKind("SK522", "map_key_unknown", "error"),
    FindingKind("SK523", "map_value_wrong", "error"),
    FindingKind("SK524", "map_heading_twice", "error"),
    FindingKind("SK525", "map_heading_absent", "error"),
    FindingKind("SK526", "map_word_wrong", "error"),
    FindingKind("SK531", "rows_skipped", "note"),
    FindingKind("SK532", "dealer_differs", "warning", "ISkO 3.2.19"),
    FindingKind("SK533", "two_running_totals", "error", "SkWO 6.2.3", blocks=True),
    FindingKind("SK534", "number_out_of_range", "error", "SkWO 6.2.1", blocks=True),
    FindingKind("SK541", "import_refused", "error"),
    FindingKind("SK544", "seats_taken_over", "note"),
    FindingKind("SK545", "table_not_seated", "error"),
    FindingKind("SK547", "list_without_deals", "error"),
    FindingKind("SK548", "size_differs", "error"),
)
