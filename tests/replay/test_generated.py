"""Three thousand generated deals: legal, illegal, and with a wrong recorded result."""

import csv
from functools import cache

import pytest

from skatcalc.notation.iss.moves import read_move_by_move, read_moves
from tests.replay.lines import judged
from tests.shared_data import SHARED, needs_shared

LINES = SHARED / "data/replays/generated.sgf"
EXPECTED = SHARED / "data/replays/generated_expected.csv"
STATUS = {"clean": {"ok"}, "wrong_result": {"mismatch"}, "illegal": {"illegal", "unreadable"}}
FIELDS = ("declarer", "score", "matadors", "overbid", "card_points", "tricks")

pytestmark = needs_shared


@cache
def deals():
    with EXPECTED.open(encoding="utf-8", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    found = []
    for line in LINES.read_text(encoding="utf-8").splitlines():
        recorded, state, verdict = judged(line)
        found.append((rows[recorded.id], line, recorded, state, verdict))
    return found


@pytest.mark.parametrize(
    ("kind", "count"), [("clean", 1928), ("wrong_result", 294), ("illegal", 778)]
)
def test_status(kind: str, count: int) -> None:
    of_kind = [d for d in deals() if d[0]["kind"] == kind]
    wrong = [(d[0]["id"], d[4].status) for d in of_kind if d[4].status not in STATUS[kind]]

    assert (len(of_kind), wrong) == (count, [])


def test_results() -> None:
    wrong = []
    for row, _, _, _, verdict in deals():
        if row["outcome"] not in ("win", "loss") or row["kind"] == "illegal":
            continue
        ours = tuple(int(getattr(verdict.result, name)) for name in FIELDS)
        if ours != tuple(int(row[name]) for name in FIELDS):
            wrong.append((row["id"], ours))
        assert verdict.outcome == {"win": "won", "loss": "lost"}[row["outcome"]]

    assert wrong == []


def test_outcomes_without_a_game() -> None:
    for row, _, _, _, verdict in deals():
        if row["kind"] != "illegal" and row["outcome"] in ("passed", "penalty"):
            assert (verdict.outcome, verdict.result) == (row["outcome"], None)


def test_an_illegal_deal_has_one_fault_with_its_rule_and_its_place() -> None:
    for row, _, _, state, verdict in deals():
        if row["kind"] != "illegal":
            continue
        faults = [f for f in verdict.findings if f.is_error]
        assert len(faults) == 1, row
        if faults[0].kind.name.startswith("play_"):
            assert faults[0].place.trick is not None
            assert faults[0].place.card
            assert dict(faults[0].args)["legal"]
            assert state.played < len(state.record.cards)


def test_both_ways_of_reading_moves_agree() -> None:
    for _, line, _, _, _ in deals():
        moves = line[line.index("MV[") + 3 : line.index("]R[")].rstrip().encode()
        assert read_moves(moves) == read_move_by_move(moves)
