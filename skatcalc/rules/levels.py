"""Winning levels (Gewinnstufen): the steps of the multiplier.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.5.1 | matadors, then one for the game | `count_steps` |
| 2.5.1-2.5.8 | one for each level that applies | `levels_of` |
| 2.5.5 | an announced level missed counts as if it had been made | `levels_of` |
"""

from collections.abc import Set

from skatcalc.models.game import Game, Step
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.outcome import Outcome, with_implied


def levels_of(game: Game, outcome: Outcome) -> set[str]:
    """Return the names of the levels that count for a suit or grand game.

    An announced level brings the plain level below it, made or missed (ISkO 2.5.5); a
    declarer who ends below the limit he announced is not charged twice, since every level
    is in the set only once.
    """
    schneider_announced, schwarz_announced = with_implied(game)
    flags = {
        "hand": game.hand,
        "schneider": outcome.schneider or outcome.schwarz or schneider_announced,
        "schneider_announced": schneider_announced,
        "schwarz": outcome.schwarz or schwarz_announced,
        "schwarz_announced": schwarz_announced,
        "ouvert": game.ouvert,
    }
    return {name for name, applies in flags.items() if applies}


def count_steps(matadors: int, levels: Set[str], rules: RuleSet) -> tuple[Step, ...]:
    """Return the steps of the multiplier with their running count (ISkO 2.5.1).

    >>> from skatcalc.rules.presets import ISKO
    >>> [(s.label, s.count) for s in count_steps(-2, {"hand"}, ISKO)]
    [('without 2', 2), ('game', 3), ('hand', 4)]
    """
    count = abs(matadors)
    steps = [Step(f"{'with' if matadors > 0 else 'without'} {count}", count)]
    for name in ("game", *(level for level in rules.levels if level in levels)):
        count += 1
        steps.append(Step(name, count))
    return tuple(steps)
