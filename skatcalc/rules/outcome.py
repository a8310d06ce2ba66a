"""How a game ended, read from what was written down.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.5.2 | 61 card points win | `target_reached` |
| 2.5.3 | schneider: a party has 30 or fewer | `schneider_reached` |
| 2.5.6 | schwarz: a party has no trick, whatever the points | `schwarz_reached` |
| 2.5.9 | null is won without a trick | `read_null` |
| 4.4.1-4.4.3 | giving up ends the game at the simple level | `read_outcome` |
"""

from dataclasses import dataclass

from skatcalc.cards import TOTAL_POINTS
from skatcalc.models.game import Ending, Game
from skatcalc.models.ruleset import RuleSet

ALL_TRICKS = 10


@dataclass(frozen=True, slots=True)
class Outcome:
    """The declarer's result in play: target made (None: not known) and levels reached.

    Attributes:
        made: whether the declarer reached what he had to reach, the bid left aside.
        schneider, schwarz: whether either party fell below these limits.
        decides: the catalogue key of what decided it.
    """

    made: bool | None
    schneider: bool = False
    schwarz: bool = False
    decides: str = "unknown"


def with_implied(game: Game) -> tuple[bool, bool]:
    """Return schneider and schwarz announced, with all that the higher one implies.

    An open suit or grand game announces schwarz, schwarz announces schneider (ISkO 2.5.8).
    """
    schwarz = game.schwarz_announced or game.ouvert
    return game.schneider_announced or schwarz, schwarz


def schneider_by_points(points: int, rules: RuleSet) -> bool:
    """Tell whether a party is schneider at these card points of the declarer (ISkO 2.5.3).

    >>> from skatcalc.rules.presets import ISKO
    >>> [schneider_by_points(p, ISKO) for p in (30, 31, 89, 90)]
    [True, False, False, True]
    """
    return points >= rules.schneider_points or points <= rules.schneider_limit


def schwarz_reached(game: Game) -> bool:
    """Tell whether a party is known to be without a trick (ISkO 2.5.6)."""
    if game.tricks is not None:
        return game.tricks in (0, ALL_TRICKS)
    return bool(game.schwarz)


def schneider_reached(game: Game, rules: RuleSet) -> bool:
    """Tell whether a party is known to be schneider; schwarz includes it (ISkO 2.5.6)."""
    if game.card_points is not None and schneider_by_points(game.card_points, rules):
        return True
    return bool(game.schneider) or schwarz_reached(game)


def target_reached(game: Game, rules: RuleSet) -> bool | None:
    """Tell whether the declarer made what he announced, None if nothing says so.

    Without an announcement 61 card points are needed, 90 after "schneider", every trick
    after "schwarz" or in an open game (ISkO 2.5.2-2.5.8).
    """
    announced_schneider, announced_schwarz = with_implied(game)
    if announced_schwarz:
        return _all_tricks(game)
    points = game.card_points
    if points is not None:
        needed = rules.schneider_points if announced_schneider else rules.win_points
        return points >= needed
    if game.tricks in (0, ALL_TRICKS):
        return game.tricks == ALL_TRICKS
    return game.won


def _all_tricks(game: Game) -> bool | None:
    if game.tricks is not None:
        return game.tricks == ALL_TRICKS
    if game.card_points not in (None, TOTAL_POINTS):
        return False
    if game.won is not None:
        return game.won
    return bool(game.schwarz) if game.card_points is not None else None


def read_outcome(game: Game, rules: RuleSet) -> Outcome:
    """Return how a suit or grand game ended, from points, tricks, words or a concession."""
    schneider, schwarz = schneider_reached(game, rules), schwarz_reached(game)
    if game.ending is not None:
        given = game.ending is Ending.DEFENDERS_CONCEDED
        return Outcome(given, schneider and given, schwarz and given, game.ending.value)
    made = target_reached(game, rules)
    if made and any(with_implied(game)):
        schneider = True
        schwarz = schwarz or with_implied(game)[1]
    return Outcome(made, schneider, schwarz, _decides(game, made))


def _decides(game: Game, made: bool | None) -> str:
    if made is None:
        return "unknown"
    announced_schneider, announced_schwarz = with_implied(game)
    if announced_schwarz and (game.tricks is not None or game.card_points is not None):
        return "tricks"
    if game.card_points is not None:
        return "announced_points" if announced_schneider else "points"
    return "tricks" if game.tricks in (0, ALL_TRICKS) else "recorded"


def read_null(game: Game) -> Outcome:
    """Return how a null game ended: won without a trick, lost with the first (ISkO 2.5.9)."""
    if game.ending is not None:
        return Outcome(game.ending is Ending.DEFENDERS_CONCEDED, decides=game.ending.value)
    if game.tricks is not None:
        return Outcome(game.tricks == 0, decides="null_tricks")
    return Outcome(game.won, decides="unknown" if game.won is None else "recorded")
