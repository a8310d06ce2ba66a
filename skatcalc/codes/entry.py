"""Findings about typed words and lines (SK1xx)."""

from skatcalc.codes._kind import FindingKind

ENTRY: tuple[FindingKind, ...] = (
    FindingKind("SK101", "word_unknown", "error", "", blocks=True),
    FindingKind("SK102", "word_ambiguous", "error", "", blocks=True),
    FindingKind("SK103", "word_twice", "error", "", blocks=True),
    FindingKind("SK104", "contract_missing", "error", "", blocks=True),
    FindingKind("SK105", "number_missing", "error", "", blocks=True),
    FindingKind("SK106", "line_empty", "error", "", blocks=True),
    FindingKind("SK107", "player_unknown", "error", "", blocks=True),
    FindingKind("SK108", "player_ambiguous", "error", "", blocks=True),
    FindingKind("SK109", "card_unknown", "error", "", blocks=True),
    FindingKind("SK110", "card_ambiguous", "error", "", blocks=True),
    FindingKind("SK111", "card_twice", "error", "ISkO 1.2.1", blocks=True),
    FindingKind("SK112", "card_count", "error", "ISkO 3.2.1", blocks=True),
    FindingKind("SK113", "passed_with_more", "error", "", blocks=True),
    FindingKind("SK114", "number_unreadable", "error", "", blocks=True),
    FindingKind("SK115", "result_missing_in_list", "error", "", blocks=True),
)
