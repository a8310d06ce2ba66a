"""From a finding about a deal to the cell that has to be looked at."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from skatcalc.findings import Finding
from skatcalc.workbook.store.grid import place_of
from skatcalc.workbook.store.lists import ListRow, ListSheet

COLUMNS: dict[str, tuple[str, ...]] = {
    "bid": ("bid_illegal", "bid_missing"),
    "contract": ("contract_unknown",),
    "with": ("matadors_missing", "matadors_zero", "matadors_too_many", "matadors_without_use"),
    "hand": ("announcement_without_hand", "announcement_without_use"),
    "card_points": ("points_out_of_range", "points_impossible", "schwarz_unknown"),
    "tricks": ("tricks_out_of_range", "tricks_and_points", "matadors_and_tricks"),
    "schneider": ("schneider_not_reached", "schneider_not_noted", "schwarz_without_schneider"),
    "schwarz": ("schwarz_not_reached", "schwarz_not_noted"),
    "schwarz_announced": ("announced_schwarz_unknown",),
    "result": (
        "won_below_target", "lost_at_target", "won_although_overbid", "result_missing_in_list",
        "null_result_missing", "null_result_contradicts",
    ),
    "ending": ("ending_contradicts",),
    "replacement": ("replacement_assumed", "replacement_wrong", "replacement_unneeded"),
    "declarer": ("dealer_is_declarer", "declarer_missing", "declarer_not_seated"),
    "written_score": ("value_differs", "overbid_too_cheap"),
    "written_total": ("running_total_breaks",),
}  # fmt: skip
"""The column to look at for each kind of finding; for all others it is the deal number."""

Key = tuple[int | None, int | None, int | None]
_COLUMN_OF = {kind: column for column, kinds in COLUMNS.items() for kind in kinds}


@dataclass(frozen=True, slots=True)
class Cells:
    """Where the deals of an evening stand: list and row by series, table, deal."""

    rows: Mapping[Key, tuple[ListSheet, ListRow]] = field(default_factory=dict)

    def is_there(self, finding: Finding) -> bool:
        """Tell whether a deal said to be missing stands in a row that cannot be read."""
        place = finding.place
        held = self.rows.get((place.series, place.table, place.deal))
        return finding.kind.name == "deal_missing" and held is not None and held[1].read.broken

    def locate(self, finding: Finding) -> Finding:
        """Return a finding about a deal with its cell, if it does not have one yet."""
        place = finding.place
        held = self.rows.get((place.series, place.table, place.deal))
        if held is None or place.sheet is not None or place.deal is None:
            return finding
        one, row = held
        at = one.columns.at
        column = at.get(_COLUMN_OF.get(finding.kind.name, "number"), at["number"])
        there = place_of(one.sheet.title, row.row, column)
        return replace(finding, place=replace(place, sheet=there.sheet, cell=there.cell))


NO_CELLS = Cells()


def cells_of(lists: Iterable[ListSheet]) -> Cells:
    """Return where the deals of some lists stand."""
    return Cells(
        {(*one.key, row.number): (one, row) for one in lists for row in reversed(one.rows)}
    )
