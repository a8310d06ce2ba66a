"""An evening as JSON objects: the keys of `evening show` and `evening rank`."""

from collections.abc import Sequence
from typing import Protocol

from skatcalc.catalogue import Lang
from skatcalc.findings import Finding
from skatcalc.models.evening import Evening
from skatcalc.report.objects import Json, finding_objects, result_object
from skatcalc.tournament.checks import check_list
from skatcalc.tournament.seats import dealer_of
from skatcalc.tournament.sheet import ComputedList, ListedDeal
from skatcalc.tournament.standings import Standing
from skatcalc.tournament.systems import ScoringSystem


class Seen(Protocol):
    """An evening computed, as the service looks at it."""

    @property
    def evening(self) -> Evening:
        """The facts and the entered deals."""

    @property
    def scoring(self) -> ScoringSystem:
        """The scoring system used."""

    @property
    def lists(self) -> Sequence[ComputedList]:
        """The computed lists."""

    @property
    def ranking(self) -> Sequence[Standing]:
        """The standings."""

    @property
    def findings(self) -> Sequence[Finding]:
        """Everything found."""


def deal_object(
    one: ListedDeal, computed: ComputedList, scoring: ScoringSystem, lang: Lang
) -> Json:
    """Return one deal of a list: its number, dealer and declarer, then as `value` says it."""
    table, deal = computed.table, one.deal
    named = deal.declarer is not None and 1 <= deal.declarer <= table.size
    head = {
        "deal": deal.number,
        "dealer": table.seats[dealer_of(deal.number, table.size) - 1],
        "declarer": table.seats[deal.declarer - 1] if named and deal.declarer else None,
        "seat": deal.declarer,
    }
    if one.result is None:
        return {
            **head,
            "outcome": "passed",
            "value": 0,
            "score": 0,
            "passed_in": one.passed_in,
            "findings": finding_objects(one.findings, lang),
        }
    result = result_object(one.result, table.size, scoring, lang)
    outcome = {True: "won", False: "lost", None: None}[one.result.won]
    result["findings"] = finding_objects(one.findings, lang)
    return {
        **head,
        "outcome": outcome,
        **result,
        "written_score": deal.written.score,
        "running_total": one.running_total,
    }


def list_object(computed: ComputedList, scoring: ScoringSystem, lang: Lang) -> Json:
    """Return one table's list: seats, entered deals, totals, passed-in deals, findings."""
    return {
        "number": computed.table.table,
        "seats": list(computed.table.seats),
        "planned": computed.table.planned,
        "deals": [deal_object(one, computed, scoring, lang) for one in computed.deals],
        "totals": [
            {
                "player": t.player,
                "game_points": t.game_points,
                "won": t.won,
                "lost": t.lost,
                "opponents_lost": t.opponents_lost,
                "total": t.total,
            }
            for t in computed.totals
        ],
        "passed_in": computed.passed_in,
        "findings": finding_objects(check_list(computed), lang),
    }


def standing_object(standing: Standing) -> Json:
    """Return one line of the ranking."""
    return {
        "place": standing.place,
        "player": standing.player,
        "total": standing.total,
        "won": standing.won,
        "lost": standing.lost,
        "by_series": list(standing.by_series),
        "shared": standing.shared,
        "decided_by": standing.decided_by,
    }


def evening_object(seen: "Seen", lang: Lang) -> Json:
    """Return the whole evening as the JSON object of `evening show`."""
    numbers = sorted({one.table.series for one in seen.lists})
    return {
        "date": seen.evening.date,
        "club": seen.evening.club,
        "rules": seen.evening.rules,
        "system": seen.scoring.name,
        "series": [
            {
                "number": number,
                "tables": [
                    list_object(one, seen.scoring, lang)
                    for one in seen.lists
                    if one.table.series == number
                ],
            }
            for number in numbers
        ],
        "ranking": [standing_object(s) for s in seen.ranking],
        "findings": finding_objects(tuple(seen.findings), lang),
    }
