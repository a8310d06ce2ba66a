"""Scoring costs about the same under every rule system (counted, not timed)."""

import sys

import pytest

from skatcalc.models.game import Game
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO, PRESETS

GAMES = {
    "won": Game("hearts", 2, hand=True, bid=30, card_points=93, tricks=8),
    "lost": Game("hearts", 1, bid=18, card_points=50),
    "overbid": Game("hearts", 1, bid=24, won=False),
    "null": Game("null", bid=20, won=True),
}


def under(game: Game, rules) -> Game:
    """The same game by the name the rule system has for it."""
    if rules.find(game.contract) is not None:
        return game
    key = "solo_hearts" if game.hand else "tournee_hearts"
    return Game(key, game.matadors, bid=game.bid, card_points=game.card_points,
                tricks=game.tricks, won=game.won)  # fmt: skip


def calls(game: Game, rules) -> int:
    """Return how many functions of this package judging a game calls, tables being warm."""
    judge(game, rules)
    count = 0

    def profile(frame, event, arg) -> None:
        nonlocal count
        count += event == "call" and "skatcalc" in frame.f_code.co_filename

    sys.setprofile(profile)
    try:
        judge(game, rules)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("rules", PRESETS, ids=lambda r: r.name)
def test_no_preset_costs_more_than_half_as_much_again(rules, kind) -> None:
    assert calls(under(GAMES[kind], rules), rules) <= 1.5 * calls(GAMES[kind], ISKO)
