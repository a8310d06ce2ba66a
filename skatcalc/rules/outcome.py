"""How a game ended, read from what was written down.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.5.2 | 61 card points win | `target_reached` |
| 2.5.3 | schneider: a party has 30 or fewer | `schneider_reached` |
| 2.5.6 | schwarz: a party has no trick, whatever the points | `schwarz_reached` |
| 2.5.8 | an open game announces schwarz, that announces schneider | `with_implied` |
| 2.5.9 | null is won without a trick | `read_null` |
| 4.4.1-4.4.3 | giving up ends the game at the simple level | `read_outcome` |
| house rules | a promised last trick, a refused gift | `spitze_kept`, `with_implied` |
"""

from typing import NamedTuple

from skatcalc.cards import TOTAL_POINTS
from skatcalc.models.game import Ending, Game
from skatcalc.models.ruleset import Contract, RuleSet

ALL_TRICKS = 10


class Outcome(NamedTuple):
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


def with_implied(game: Game, contract: Contract | None = None) -> tuple[bool, bool]:
    """Return schneider and schwarz announced, with all that is implied.

    An open suit or grand game announces schwarz, schwarz announces schneider (ISkO 2.5.8);
    so does a contract that promises every trick. Whoever refuses a gift must make schneider.
    """
    schwarz = (
        game.schwarz_announced or game.ouvert or (contract is not None and contract.announces_all)
    )
    return game.schneider_announced or schwarz or game.refused, schwarz


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


def spitze_kept(game: Game) -> bool | None:
    """Tell whether a promised last trick was made; a written result says so too."""
    return game.won if game.spitze_made is None else game.spitze_made


def target_reached(game: Game, rules: RuleSet) -> bool | None:
    """Tell whether the declarer made what he announced, None if nothing says so.

    Without an announcement 61 card points are needed, 90 after "schneider", every trick
    after "schwarz" or in an open game (ISkO 2.5.2-2.5.8). A promised last trick (Spitze) is
    left aside.
    """
    return _target(game, with_implied(game, rules.played(game.contract, game.ouvert)), rules)


def _target(game: Game, announced: tuple[bool, bool], rules: RuleSet) -> bool | None:
    if announced[1]:
        return _all_tricks(game)
    points = game.card_points
    if points is not None:
        return points >= (rules.schneider_points if announced[0] else rules.win_points)
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
        return Outcome(
            given, given and _made_schneider(game, rules), schwarz and given, game.ending.value
        )
    announced = with_implied(game, rules.played(game.contract, game.ouvert))
    made = _target(game, announced, rules)
    if made and announced[0]:
        schneider = True
        schwarz = schwarz or announced[1]
    decides = _decides(game, made, announced)
    if made and game.spitze and not (kept := spitze_kept(game)):
        return Outcome(kept, schneider, schwarz, "unknown" if kept is None else "spitze")
    return Outcome(made, schneider, schwarz, decides)


def _made_schneider(game: Game, rules: RuleSet) -> bool:
    """Tell whether the defenders are schneider already when they give up."""
    points = game.card_points
    if points is not None:
        return points >= rules.schneider_points
    return bool(game.schneider)


def _decides(game: Game, made: bool | None, announced: tuple[bool, bool]) -> str:
    if made is None:
        return "unknown"
    if announced[1] and (game.tricks is not None or game.card_points is not None):
        return "tricks"
    if game.card_points is not None:
        return "announced_points" if announced[0] else "points"
    return "tricks" if game.tricks in (0, ALL_TRICKS) else "recorded"


def read_null(game: Game) -> Outcome:
    """Return how a null game ended: won without a trick, lost with the first (ISkO 2.5.9)."""
    if game.ending is not None:
        return Outcome(game.ending is Ending.DEFENDERS_CONCEDED, decides=game.ending.value)
    if game.tricks is not None:
        return Outcome(game.tricks == 0, decides="null_tricks")
    return Outcome(game.won, decides="unknown" if game.won is None else "recorded")
