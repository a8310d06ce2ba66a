"""The impossible null: which suit or grand game counts in its place.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 3.6.2 | a null below the bid is lost as the suit or grand game the declarer chooses | here |
"""

from collections.abc import Collection, Iterable

from skatcalc.cards import Card
from skatcalc.models.game import Game, Replacement
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.bidding import covering_multiple
from skatcalc.rules.levels import count_steps
from skatcalc.rules.matadors import count_matadors


def counted_value(game: Game, chosen: Replacement, rules: RuleSet) -> int:
    """Return the game value that counts for an impossible null under one choice.

    It is the plain value of the chosen game (matadors, game, hand) or the least multiple
    of its base that reaches the bid, whichever is more; the hand step stays, the open step
    does not.

    Raises:
        ValueError: if the choice is no suit or grand game of the rule system.

    >>> from skatcalc.rules.presets import ISKO
    >>> counted_value(Game("null", hand=True, bid=36), Replacement("clubs", 11), ISKO)
    156
    """
    contract = rules.find(chosen.contract)
    if contract is None or contract.fixed is not None:
        raise ValueError(f"{chosen.contract} cannot take the place of null")
    plain = count_steps(chosen.matadors, {"hand"} if game.hand else set(), rules)[-1].count
    return contract.base * max(plain, covering_multiple(game.bid or 0, contract.base))


def choose_replacement(
    game: Game, rules: RuleSet, cards: Collection[Card]
) -> tuple[Replacement, bool]:
    """Return the game that takes the place of an impossible null, and whether it is a guess.

    Known cards decide for the cheapest game; else the one written down counts; else the
    cheapest with one matador is assumed.
    """
    multiplied = [c for c in rules.with_multiplier if not c.announces_all]
    if cards:
        options: Iterable[Replacement] = (
            Replacement(c.key, count_matadors(cards, c)) for c in multiplied
        )
        return min(options, key=lambda option: counted_value(game, option, rules)), False
    if game.replacement is not None:
        return game.replacement, False
    options = (Replacement(c.key, 1) for c in multiplied)
    return min(options, key=lambda option: counted_value(game, option, rules)), True
