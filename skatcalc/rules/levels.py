"""Winning levels (Gewinnstufen): the steps of the multiplier.

| source | what | function |
|---|---|---|
| ISkO 2.5.1 | matadors, then one for the game | `count_steps` |
| ISkO 2.5.1-2.5.8 | one for each level that applies | `levels_of`, `_sum_up` |
| ISkO 2.5.5 | an announced level missed counts as if it had been made | `levels_of` |
| source 000, S0-26, S0-27 | the rank of the best level reached | `_cumulative` |
| source 000, S0-37, S0-38 | a step for each level of the defenders, one for losing | `lost_steps` |
| source 003, S3-28 | a higher level brings all lower ones | `_cumulative` |
| Foster, Räuber | announcements that multiply | `_sum_up` |
| xskat | a step for the promised last trick (Spitze) | `with_spitze` |
"""

from collections.abc import Iterator, Set

from skatcalc.models.game import Game, Step
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.outcome import Outcome, with_implied

NO_LEVEL = Outcome(None)


def levels_of(game: Game, outcome: Outcome, contract: Contract | None = None) -> set[str]:
    """Return the names of the levels that count for a suit or grand game.

    An announced level brings the plain level below it, made or missed (ISkO 2.5.5); a
    declarer who ends below the limit he announced is not charged twice, since every level
    is in the set only once.

    Args:
        game: the game.
        outcome: how it ended.
        contract: the contract, where naming it implies announcements.
    """
    schneider_announced, schwarz_announced = with_implied(game, contract)
    levels = set()
    if game.hand or (contract is not None and contract.skat == "untouched"):
        levels.add("hand")
    if outcome.schneider or outcome.schwarz or schneider_announced:
        levels.add("schneider")
    if schneider_announced:
        levels.add("schneider_announced")
    if outcome.schwarz or schwarz_announced:
        levels.add("schwarz")
    if schwarz_announced:
        levels.add("schwarz_announced")
    if game.ouvert and not (contract is not None and contract.announces_all):
        levels.add("ouvert")
    return levels


def count_steps(matadors: int, levels: Set[str], rules: RuleSet) -> tuple[Step, ...]:
    """Return the steps of the multiplier with their running count (ISkO 2.5.1).

    >>> from skatcalc.rules.presets import ISKO, preset
    >>> [(s.label, s.count) for s in count_steps(-2, {"hand"}, ISKO)]
    [('without 2', 2), ('game', 3), ('hand', 4)]
    >>> [(s.label, s.count) for s in count_steps(2, {"hand", "schneider"}, preset("old-german"))]
    [('with 2', 2), ('schneider', 5)]
    """
    key = (matadors, frozenset(levels))
    steps: tuple[Step, ...] | None = rules.memo.get(key)
    if steps is None:
        steps = rules.memo[key] = tuple(_steps(matadors, levels, rules))
    return steps


def _steps(matadors: int, levels: Set[str], rules: RuleSet) -> Iterator[Step]:
    count = min(abs(matadors), rules.matadors_counted)
    yield Step(f"{'with' if matadors > 0 else 'without'} {count}", count)
    applying = [name for name in rules.levels if name in levels]
    if rules.level_model == "cumulative":
        yield from _cumulative(count, applying, rules)
    else:
        yield from _sum_up(count, applying, rules)


def _cumulative(count: int, applying: list[str], rules: RuleSet) -> Iterator[Step]:
    """The highest level is worth its place among all levels, the game being the first."""
    names = ("game", *rules.levels)
    highest = applying[-1] if applying else names[0]
    yield Step(highest, count + names.index(highest) + 1)


def _sum_up(count: int, applying: list[str], rules: RuleSet) -> Iterator[Step]:
    """One step each; of the levels that multiply, only the highest does so."""
    factors = dict(rules.level_factors)
    multiplying = [name for name in applying if name in factors][-1:]
    for name in ("game", *applying):
        if name not in factors:
            count += 1
        elif name in multiplying:
            count *= factors[name]
        else:
            continue
        yield Step(name, count)


def lost_steps(
    game: Game, contract: Contract, outcome: Outcome, rules: RuleSet
) -> tuple[Step, ...]:
    """Return the steps of a game whose target was missed.

    Where the defenders' levels are worth one step each, the level the declarer had announced
    comes first; a lost game with the skat may cost one step more.
    """
    if rules.lost_levels == "as_levels":
        steps = count_steps(game.matadors or 0, levels_of(game, outcome, contract), rules)
    else:
        own = levels_of(game, NO_LEVEL, contract)
        steps = count_steps(game.matadors or 0, own, rules)
        schwarz = outcome.schwarz and game.tricks in (None, 0)
        few = game.card_points is None or game.card_points <= rules.schneider_limit
        if schwarz or (outcome.schneider and few):
            steps = one_more(steps, "defenders_schneider")
        if schwarz:
            steps = one_more(steps, "defenders_schwarz")
    if rules.extra_skat_loss_step and not _announced_or_hand(game, contract):
        steps = one_more(steps, "lost")
    return steps


def _announced_or_hand(game: Game, contract: Contract) -> bool:
    return game.hand or contract.skat == "untouched" or any(with_implied(game, contract))


def one_more(steps: tuple[Step, ...], label: str, size: int = 1) -> tuple[Step, ...]:
    """Return the steps with one more at the end, worth `size`."""
    return (*steps, Step(label, steps[-1].count + size))


def with_spitze(
    steps: tuple[Step, ...], game: Game, made: bool | None, rules: RuleSet
) -> tuple[Step, ...]:
    """Return the steps with those of a promised last trick; a lost game may drop them."""
    if not rules.spitze_steps or (made is False and not rules.spitze_when_lost):
        return steps
    return one_more(steps, "spitze", rules.spitze_steps)
