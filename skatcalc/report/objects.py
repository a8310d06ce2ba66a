"""Results as JSON objects: the keys of the command line contract, English in any language."""

from typing import Any

from skatcalc.catalogue import Lang, sentence, where, why
from skatcalc.findings import Finding
from skatcalc.models.game import Result
from skatcalc.tournament.systems import ScoringSystem, seat_points

Json = dict[str, Any]


def finding_object(finding: Finding, lang: Lang) -> Json:
    """Return a finding as a JSON object: code, severity, place, message, rule."""
    return {
        "code": finding.kind.code,
        "name": finding.kind.name,
        "severity": finding.severity.value,
        "place": where(finding.place, lang) or None,
        "message": sentence(finding, lang),
        "rule": finding.kind.rule or None,
    }


def finding_objects(findings: tuple[Finding, ...], lang: Lang) -> list[Json]:
    """Return findings as JSON objects, in order."""
    return [finding_object(f, lang) for f in findings]


def result_object(result: Result, size: int, scoring: ScoringSystem, lang: Lang) -> Json:
    """Return a judged game as the JSON object of `skatcalc value`.

    Args:
        result: the judged game.
        size: players at the table, for the points of the seats.
        scoring: the scoring system of the seats.
        lang: the language of the sentences in it.
    """
    game = result.game
    seats: Json | None = None
    if result.places is not None:
        seats = dict(zip(("forehand", "middlehand", "rearhand"), result.places, strict=True))
    elif result.won is not None and result.score is not None:
        points = seat_points(result.score, result.won, size, scoring)
        seats = {
            "declarer": points.declarer,
            "defender": points.defender,
            "dealer": points.dealer,
        }
    return {
        "contract": game.contract,
        "hand": game.hand,
        "ouvert": game.ouvert,
        "schneider_announced": game.schneider_announced,
        "schwarz_announced": game.schwarz_announced,
        "matadors": game.matadors,
        "bid": game.bid,
        "card_points": game.card_points,
        "tricks": game.tricks,
        "won": result.won,
        "overbid": result.overbid,
        "base": result.base,
        "multiplier": result.multiplier,
        "value": result.value,
        "score": result.score,
        "steps": [{"label": step.label, "count": step.count} for step in result.steps],
        "reason": why(result.reason, lang) if result.reason else None,
        "seats": seats,
        "findings": finding_objects(result.findings, lang),
    }
