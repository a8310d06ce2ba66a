"""A scored table going out: JSON objects, CSV cells, lines for people.

Every column of the input is kept as it was written. A column that has the name of a computed
one keeps its place as `written_…`, so that both numbers can be seen side by side.
"""

from collections.abc import Sequence

from skatcalc.catalogue import Lang, sentence, text
from skatcalc.findings import Finding
from skatcalc.models.scored import Scored
from skatcalc.report.objects import Json, finding_objects
from skatcalc.report.texts import game_text, reason_text, sum_text
from skatcalc.tournament.systems import ScoringSystem, seat_points

COMPUTED = ("won", "overbid", "value", "score", "findings")
SEATS = "seats"
PLACES = ("forehand", "middlehand", "rearhand")


def kept_names(headings: Sequence[str]) -> tuple[str, ...]:
    """Return the names under which the input columns go out.

    >>> kept_names(("id", "score", "written_score"))
    ('id', 'written_score', 'written_written_score')
    """
    taken = {*COMPUTED, SEATS}
    names = []
    for heading in headings:
        name = heading
        while name in taken:
            name = f"written_{name}"
        taken.add(name)
        names.append(name)
    return tuple(names)


def scored_object(scored: Scored, names: Sequence[str], scoring: ScoringSystem, lang: Lang) -> Json:
    """Return a row as a JSON object: its columns, the computed ones, the points of the seats."""
    row: Json = dict(zip(names, scored.cells, strict=True))
    row.setdefault("id", scored.row_id)
    won, overbid, value, score = _numbers(scored)
    row["won"] = won
    row["overbid"] = overbid
    row["value"] = value
    row["score"] = score
    row[SEATS] = _seats(scored, scoring)
    row["findings"] = finding_objects(scored.findings, lang)
    return row


def _numbers(scored: Scored) -> tuple[bool | None, bool | None, int | None, int | None]:
    """Return won, overbid, value and score; a passed-in deal brings nothing and loses nothing."""
    if scored.passed:
        return None, False, 0, 0
    result = scored.result
    if result is None or result.value is None:
        return None, None, None, None
    return result.won, result.overbid, result.value, result.score


def _seats(scored: Scored, scoring: ScoringSystem) -> Json | None:
    """Return what every seat gets: declarer, defenders and dealer, or the three of a ramsch."""
    result = scored.result
    if result is None:
        return None
    if result.places is not None:
        return dict(zip(PLACES, result.places, strict=True))
    if result.won is None or result.score is None:
        return None
    points = seat_points(result.score, result.won, scored.players, scoring)
    return {"declarer": points.declarer, "defender": points.defender, "dealer": points.dealer}


def scored_cells(scored: Scored, lang: Lang) -> list[str]:
    """Return a row as CSV cells: its columns, then the computed ones (won and overbid 1 or 0)."""
    numbers = ("" if n is None else str(int(n)) for n in _numbers(scored))
    findings = " | ".join(finding_note(f, lang) for f in scored.findings)
    return [*scored.cells, *numbers, findings]


def finding_note(finding: Finding, lang: Lang) -> str:
    """Return a finding as it stands in one cell: code, severity and sentence."""
    severity = text(f"severity.{finding.severity.value}", lang)
    return f"{finding.kind.code} {severity}: {sentence(finding, lang)}"


def scored_line(scored: Scored, lang: Lang) -> str:
    """Return a row as one line: id, game, result, list points and how they come about."""
    if scored.passed:
        return f"{scored.row_id}: {text('result.passed', lang)}"
    result = scored.result
    if result is None or not result.judged:
        return f"{scored.row_id}: {text('score.unreadable', lang)}"
    if result.places is not None:
        places = " / ".join(f"{points:+d}" for points in result.places)
        why = reason_text(result, lang)
        return f"{scored.row_id}: {game_text(result.game, lang)} → {places} ({why})"
    outcome = {True: "won", False: "lost", None: "open"}[result.won]
    score = "" if result.score is None else f" {result.score:+d}"
    return (
        f"{scored.row_id}: {game_text(result.game, lang)} → "
        f"{text(f'result.{outcome}', lang)}{score} ({sum_text(result, lang)})"
    )
