"""Findings about rule systems, house rules and rule files (SK8xx)."""

from skatcalc.codes._kind import FindingKind

SYSTEMS: tuple[FindingKind, ...] = (
    # rule systems and rule files
    FindingKind("SK801", "rules_unknown", "error", blocks=True),
    FindingKind("SK804", "switch_unknown", "error", blocks=True),
    FindingKind("SK805", "switch_value", "error", blocks=True),
    FindingKind("SK806", "base_unknown", "error", blocks=True),
    FindingKind("SK807", "rules_contract_unknown", "error", blocks=True),
    FindingKind("SK808", "switches_contradict", "error", blocks=True),
    FindingKind("SK809", "switch_without_use", "error", blocks=True),
    # a game
    FindingKind("SK811", "not_played", "error"),
    FindingKind("SK812", "doubling_alone", "error", "xskat", blocks=True),
    FindingKind("SK813", "re_on_closed_null", "error", "kneipenskat"),
    FindingKind("SK814", "hand_without_use", "error", "source 003, S3-14", blocks=True),
    FindingKind("SK815", "level_unknown", "error", blocks=True),
    FindingKind("SK816", "fixed_below_bid", "error", "source 003, S3-29", blocks=True),
    FindingKind("SK817", "spitze_not_promised", "error", "xskat", blocks=True),
    FindingKind("SK818", "spitze_without_use", "error", "xskat", blocks=True),
    FindingKind("SK819", "spitze_contradicts", "error", "xskat", blocks=True),
    FindingKind("SK820", "spitze_unknown", "error", "xskat"),
    # ramsch
    FindingKind("SK831", "ramsch_with_declarer", "error", "source 003, S3-19", blocks=True),
    FindingKind("SK832", "ramsch_points_missing", "error", "source 003, S3-19", blocks=True),
    FindingKind("SK833", "ramsch_points_unused", "error", "source 003, S3-19", blocks=True),
    FindingKind("SK834", "ramsch_sum", "error", "ISkO 1.2.2", blocks=True),
    FindingKind("SK835", "ramsch_skat", "error", "ISkO 1.2.2", blocks=True),
    FindingKind("SK836", "ramsch_tricks", "error", "ISkO 4.3.1", blocks=True),
    FindingKind("SK837", "ramsch_virgin_scores", "error", "ISkO 4.3.1", blocks=True),
    FindingKind("SK838", "ramsch_virgin_unknown", "error", "de.wikipedia", blocks=True),
    FindingKind("SK839", "ramsch_pushes", "error", "xskat", blocks=True),
    FindingKind("SK840", "ramsch_last_trick_missing", "error", "source 003, S3-36", blocks=True),
    FindingKind("SK841", "ramsch_tie_by_place", "note", "source 003, S3-36"),
    # bock rounds, length, money
    FindingKind("SK851", "bock_opened", "note", "xskat"),
    FindingKind("SK852", "bock_ended", "note", "xskat"),
    FindingKind("SK853", "ramsch_opened", "note", "gameduell"),
    FindingKind("SK854", "ramsch_begins", "note", "xskat"),
    FindingKind("SK855", "ramsch_ended", "note", "xskat"),
    FindingKind("SK856", "bock_mark_missing", "warning", "xskat"),
    FindingKind("SK857", "bock_mark_unexpected", "warning", "xskat"),
    FindingKind("SK861", "deals_unequal", "warning", "source 000, S0-02"),
    FindingKind("SK862", "stake_unreadable", "error", blocks=True),
    FindingKind("SK863", "stake_not_exact", "error", blocks=True),
)
