"""Every published or derived game of the project's own table, scored as published."""

import csv
from collections.abc import Iterator

import pytest

from skatcalc.service.rulesets import find_rules
from skatcalc.service.scoring import score_table
from tests.shared_data import ROOT, needs_shared, rows

GAMES = ROOT / "tests" / "cases" / "isko_games.csv"


def cases() -> list[dict[str, str]]:
    with GAMES.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def scored() -> Iterator[object]:
    with GAMES.open(encoding="utf-8", newline="") as file:
        yield from score_table(file, GAMES.name, "isko", 3, find_rules).rows


SCORED = {row.row_id: row for row in scored()}  # type: ignore[attr-defined]


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["id"])
def test_game_is_scored_as_published(case: dict[str, str]) -> None:
    result = SCORED[case["id"]].result

    assert result.won is (case["expected_won"] == "won")
    assert result.value == int(case["expected_value"])
    assert result.score == int(case["expected_score"])


def test_only_games_that_cannot_occur_have_an_error() -> None:
    faulty = {i for i, row in SCORED.items() if any(f.is_error for f in row.findings)}

    assert faulty == {c["id"] for c in cases() if c["remark"].startswith("arithmetic only")}


def test_every_case_has_its_source() -> None:
    assert len(cases()) == len(SCORED) == 133
    assert all(case["source"] for case in cases())
    assert {case["basis"] for case in cases()} == {"published", "derived"}


@needs_shared
def test_the_table_has_the_numbers_of_the_shared_one() -> None:
    names = ("expected_value", "expected_score", "source")
    theirs = {r["id"]: r for r in rows("cases/isko_scoring.csv")}

    assert {c["id"] for c in cases()} == set(theirs)
    for case in cases():
        other = theirs[case["id"]]
        assert all(other[name].startswith(case[name]) for name in names)
