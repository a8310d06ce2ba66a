"""Findings about a question whether a bid can be covered (SK6xx)."""

from skatcalc.codes._kind import FindingKind

COVER: tuple[FindingKind, ...] = (
    FindingKind("SK601", "cover_nothing_asked", "error", "", blocks=True),
    FindingKind("SK602", "cover_hand_count", "error", "ISkO 3.2.1", blocks=True),
    FindingKind("SK603", "cover_skat_count", "error", "ISkO 3.2.1", blocks=True),
    FindingKind("SK604", "cover_skat_in_hand", "error", "ISkO 1.2.1", blocks=True),
    FindingKind("SK605", "cover_skat_alone", "error", "", blocks=True),
    FindingKind("SK606", "cover_cards_bare", "error", "", blocks=True),
    FindingKind("SK607", "cover_words_unused", "error", "", blocks=True),
    FindingKind("SK608", "cover_matadors_given", "error", "ISkO 2.3.1", blocks=True),
    FindingKind("SK609", "cover_without_bid", "error", "", blocks=True),
)
