"""The verdict on one recorded deal: read, replayed, settled, compared with what is written."""

from skatcalc.findings import Finding, Word, finding, has_errors
from skatcalc.models.replay import TABLE, DealResult, House, Recorded, Verdict
from skatcalc.notation.iss.line import house_of, read_line
from skatcalc.notation.iss.result import (
    PASSED,
    UNKNOWN_RESULT,
    differences,
    write_penalty,
    write_result,
)
from skatcalc.notation.record import read_record, written_score
from skatcalc.rules.play.auction import seat_word
from skatcalc.rules.play.declaration import is_impossible
from skatcalc.rules.play.events import Ended
from skatcalc.rules.play.fold import replay
from skatcalc.rules.play.settle import penalty, settle, settle_ended
from skatcalc.rules.play.state import DISCARDS, Replay
from skatcalc.rules.play.tables import Tables
from skatcalc.rules.play.value import matadors_of

OK, ILLEGAL, MISMATCH, UNREADABLE = STATUSES = ("ok", "illegal", "mismatch", "unreadable")

SILENT = frozenset(
    {
        "line_garbled",
        "line_cut_short",
        "line_too_long",
        "control_character",
        "bracket_nested",
        "tag_twice",
        "moves_missing",
        "move_not_understood",
        "deal_unreadable",
        "deal_hidden",
        "auction_stops",
        "game_missing",
        "skat_not_shown",
        "play_unknown",
        "record_stops",
    }
)
"""Kinds with which a record does not say what happened; other faults are against the rules."""


Judged = tuple[Recorded, Replay | None, Verdict]
"""A recorded deal with its replay and verdict."""


def judge_text(text: bytes, is_record: bool, tables: Tables, line: int = 1) -> Judged:
    """Return the verdict on the text of one deal: an ISS game or one of our own records."""
    if is_record:
        return judge_recorded(read_record(text, tables, line), TABLE, tables, by_server=False)
    recorded = read_line(text)
    return judge_recorded(recorded, house_of(recorded.place), tables, by_server=True)


def judge_recorded(recorded: Recorded, house: House, tables: Tables, by_server: bool) -> Judged:
    """Return the verdict on a recorded deal.

    Args:
        recorded: the deal as it was read.
        house: the house rules it was played by.
        tables: the rule system.
        by_server: whether the recorded result is written as a server writes it.
    """
    found = recorded.findings
    if recorded.record is None:  # also every mistake in a record of our own
        return recorded, None, Verdict(UNREADABLE, findings=found)
    state = replay(recorded.record, tables, house)
    stopped = bool(found) and has_errors(found)
    if state.fault is not None or stopped:
        return recorded, state, _faulty(state, found, stopped)
    verdict = _legal(state, recorded.written, tables, house, by_server)
    if found or state.notes:
        verdict = verdict._replace(findings=(*found, *state.notes, *verdict.findings))
    return recorded, state, verdict


def _faulty(state: Replay, found: tuple[Finding, ...], stopped: bool) -> Verdict:
    """Return the verdict on a deal with a fault; the first one decides."""
    fault = state.fault
    if fault is None or (stopped and fault.kind.name in SILENT):
        return Verdict(_status(found), findings=(*state.notes, *found))
    told = tuple(f for f in found if not f.is_error)
    return Verdict(_status((fault,)), findings=(*told, *state.notes, fault))


def _status(found: tuple[Finding, ...]) -> str:
    errors = [f for f in found if f.is_error]
    return UNREADABLE if not errors or errors[0].kind.name in SILENT else ILLEGAL


def _legal(
    state: Replay, written: str | None, tables: Tables, house: House, by_server: bool
) -> Verdict:
    """Return the verdict on a legal deal."""
    ended = state.ended
    if state.announced is None:
        return _without_result(state, ended, written, by_server)
    notes: tuple[Finding, ...] = ()
    if ended is None:
        result = settle(state, tables, house)
        if result.overbid and not result.matadors:
            notes = _impossible_note(state)
    else:
        result, isko = settle_ended(state, tables, house)
        if house.own_endings:
            notes = _ending_notes(state, ended, result, isko)
    outcome = "won" if result.won else "lost"
    if by_server:
        ours = write_result(result, ended)
        if ours == written:
            return Verdict(OK, outcome, result, notes)
        wrong = _compared(written, ours)
    else:
        wrong = _compared_score(written, result)
    status = MISMATCH if has_errors(wrong) else OK
    return Verdict(status, outcome, result, (*notes, *wrong))


def _without_result(
    state: Replay, ended: Ended | None, written: str | None, by_server: bool
) -> Verdict:
    """Return the verdict on a deal that was passed in, played as ramsch, or broken off."""
    notes: tuple[Finding, ...] = ()
    if ended is None:
        ours, outcome = PASSED, "passed" if state.view is None else None
    else:
        marks = penalty(state, ended)
        ours, outcome = write_penalty(marks, ended), "penalty"
        names = tuple(seat_word(seat) for seat in sorted(marks.marked))
        notes = tuple(finding("broken_off", **_ending_words(ended), marked=name) for name in names)
    if by_server:
        wrong = _compared(written, ours)
    elif written in (None, PASSED):
        wrong = ()
    else:
        wrong = (_difference("v", written, Word("field.nothing")),)
    status = MISMATCH if has_errors(wrong) else OK
    return Verdict(status, outcome, None, (*notes, *wrong))


def _compared(written: str | None, ours: str) -> tuple[Finding, ...]:
    if not written or written == UNKNOWN_RESULT:
        return (finding("result_not_recorded"),)
    return tuple(
        _difference(one.field, one.recorded, one.ours) for one in differences(written, ours)
    )


FIELDS = frozenset(
    ("d", "end", "v", "m", "bid", "p", "t", "s", "z", "p0", "p1", "p2", "l", "to", "r", "passed")
)


def _difference(field: str, recorded: str | None, ours: object) -> Finding:
    name = Word(f"field.{field}") if field in FIELDS else Word("field.other")
    if recorded is None:
        return finding("result_field_missing", field=name, ours=ours)
    return finding(
        "result_differs", field=name, recorded=recorded,
        ours=Word("field.nothing") if ours is None else ours,
    )  # fmt: skip


def _compared_score(written: str | None, result: DealResult) -> tuple[Finding, ...]:
    score = written_score(written)
    if written is None or score == result.score:
        return ()
    return (_difference("v", written, str(result.score)),)


def _ending_words(ended: Ended) -> dict[str, object]:
    return {"seat": seat_word(ended.seat), "ending": Word(f"event.{ended.kind}")}


def _impossible_note(state: Replay) -> tuple[Finding, ...]:
    """Say why a null below the bid is lost at once."""
    announced, view, bid = state.announced, state.view, state.auction.bid
    if announced is None or view is None or not is_impossible(announced, bid, view.contract):
        return ()
    value = view.contract.fixed_value(announced.hand, announced.ouvert)
    return (finding("null_impossible", value=value, bid=bid),)


def _ending_notes(
    state: Replay, ended: Ended, result: DealResult, isko: int | None
) -> tuple[Finding, ...]:
    """Say that a server scored an ending by its own rule, and what ISkO makes of it."""
    args = {**_ending_words(ended), "score": result.score}
    if isko != result.score:
        note = finding("ended_by_server_rule_differs", **args, isko=isko)
    else:
        note = finding("ended_by_server_rule", **args)
    if state.stage != DISCARDS or state.view is None or state.declarer is None:
        return (note,)
    right = matadors_of(state.record.dealt, state.declarer, state.view)
    if right == result.matadors:
        return (note,)
    return (note, finding("skat_only_counted", matadors=result.matadors, right=right))


__all__ = ["STATUSES", "Judged", "judge_recorded", "judge_text"]
