"""Every published or derived scoring case beside the project comes out as published."""

import pytest

from skatcalc.models.game import Ending, Game
from skatcalc.notation.game import game_words, parse_game, parse_replacement
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO
from tests.shared_data import needs_shared, rows

CASES = rows("cases/isko_scoring.csv")
RESULTS = {"won": True, "lost": False, "": None}


def number(text: str) -> int | None:
    return int(text) if text else None


def game_of(row: dict[str, str]) -> Game:
    flags = ("hand", "ouvert", "schneider_announced", "schwarz_announced")
    return Game(
        row["contract"],
        number(row["matadors"]),
        **{name: row[name] == "1" for name in flags},
        bid=number(row["bid"]),
        card_points=number(row["card_points"]),
        tricks=number(row["tricks"]),
        won=RESULTS[row["result"]],
        ending=Ending(row["ending"]) if row["ending"] else None,
        replacement=parse_replacement(row["replacement"]) if row["replacement"] else None,
    )


@needs_shared
@pytest.mark.parametrize("row", CASES, ids=lambda row: row["id"])
def test_case_is_scored_as_published(row: dict[str, str]) -> None:
    result = judge(game_of(row), ISKO)

    assert result.won is (row["expected_won"] == "1")
    assert result.value == int(row["expected_value"])
    assert result.score == int(row["expected_score"])


@needs_shared
@pytest.mark.parametrize("row", CASES, ids=lambda row: row["id"])
def test_case_survives_the_one_line_notation(row: dict[str, str]) -> None:
    game = game_of(row)

    assert parse_game(game_words(game).split()).game == game


IMPOSSIBLE = {"c022", "c094", "c167", "c185", "c187"}
ILLEGAL_BIDS = {"c090", "c170"}


@needs_shared
def test_cases_marked_as_arithmetic_only_are_the_ones_with_an_error_finding() -> None:
    found = {
        row["id"]: {f.kind.name for f in judge(game_of(row), ISKO).findings if f.is_error}
        for row in CASES
    }

    assert {i for i, names in found.items() if names} == IMPOSSIBLE | ILLEGAL_BIDS
    assert {i for i, names in found.items() if "bid_illegal" in names} == ILLEGAL_BIDS
    marked = {row["id"] for row in CASES if "arithmetic only" in row["note"]}
    assert marked == IMPOSSIBLE | ILLEGAL_BIDS
