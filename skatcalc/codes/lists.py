"""Findings about a list, a table or an evening (SK3xx)."""

from skatcalc.codes._kind import FindingKind

LISTS: tuple[FindingKind, ...] = (
    FindingKind("SK301", "dealer_is_declarer", "error", "ISkO 3.2.19", blocks=True),
    FindingKind("SK302", "deal_beyond_plan", "error", "SkWO 6.1.1", blocks=True),
    FindingKind("SK303", "deal_missing", "warning", "SkWO 6.2.1"),
    FindingKind("SK304", "deal_repeated", "warning", "SkWO 6.2.1"),
    FindingKind("SK305", "value_differs", "error", "SkWO 6.2.2"),
    FindingKind("SK306", "overbid_too_cheap", "error", "ISkO 3.6.1"),
    FindingKind("SK307", "running_total_breaks", "error", "SkWO 6.2.3"),
    FindingKind("SK308", "list_short", "note", "SkWO 6.2.1"),
    FindingKind("SK309", "declarer_missing", "error", "SkWO 6.2.1", blocks=True),
    FindingKind("SK310", "declarer_not_seated", "error", "SkWO 6.2.1", blocks=True),
    FindingKind("SK311", "footer_differs", "error", "SkWO 6.3.1"),
    FindingKind("SK312", "identity_broken", "error", "SkWO 6.3.1"),
    FindingKind("SK313", "place_shared", "note", "SkWO 6.3.1"),
    FindingKind("SK316", "counter_breaks", "error", "SkWO 6.2.3"),
    FindingKind("SK317", "bid_not_covered", "warning", "ISkO 3.6.1"),
    FindingKind("SK318", "seats_differ", "error", "SkWO 6.2.1", blocks=True),
    FindingKind("SK315", "deal_occupied", "error", "SkWO 6.2.1", blocks=True),
    FindingKind("SK314", "system_unknown", "error", blocks=True),
)
