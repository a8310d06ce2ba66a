"""What would have covered a lost overbid, and which game loses least.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 3.6.1 | the final value counts: a level reached would have covered the bid | `loss_advice` |
| 3.6.1 | an overbid game counts the least multiple that reaches the bid | `losses` |
| 3.6.2 | an impossible null counts as the cheapest suit or grand game | `losses` |
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from skatcalc.cards import JACKS, Card
from skatcalc.models.game import Game
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.cover import (
    fixed_options,
    level_names,
    needed_level,
    value_at,
    ways_to_play,
)
from skatcalc.rules.judge import judge
from skatcalc.rules.levels import count_steps, levels_of
from skatcalc.rules.matadors import count_matadors
from skatcalc.rules.outcome import Outcome

_SCHWARZ = Outcome(True, schneider=True, schwarz=True)
_REACHED = (("schneider", Outcome(True, schneider=True)), ("schwarz", _SCHWARZ))
_ANNOUNCED = ("schneider_announced", "schwarz_announced", "ouvert")


class Cure(NamedTuple):
    """A game that would have covered the bid.

    Attributes:
        contract, hand, ouvert: the game.
        level: the level it had to reach, "game" if a plain win was enough.
        value: its game value.
        exact: false if the value may be higher, since the cards are not known.
    """

    contract: Contract
    hand: bool
    ouvert: bool
    level: str
    value: int
    exact: bool = True


class Loss(NamedTuple):
    """A game that is named although it cannot reach the bid.

    Attributes:
        contract: the contract that is named.
        value: the game value that counts.
        score: the list points it costs, negative.
    """

    contract: Contract
    value: int
    score: int


def losses(cards: Collection[Card], bid: int, rules: RuleSet) -> tuple[Loss, ...]:
    """Return what each game costs that falls short of a bid, the cheapest loss first.

    The skat is picked up and the game is lost at the simple level, as it is when the
    declarer gives up at once. Games that reach the bid are left out.

    Args:
        cards: the twelve cards, discarded ones included: they change no matadors.
        bid: the bid, in game points.
        rules: the rule system.

    Returns:
        Losses by cost; at equal cost in the order of the rule system.

    >>> from skatcalc.cards import CARD_BY_CODE as C
    >>> from skatcalc.rules.presets import ISKO
    >>> cards = [C[c] for c in "CJ HJ DJ HA HT H9 CA CT SA ST D7 D8".split()]
    >>> [(loss.contract.key, loss.value, loss.score) for loss in losses(cards, 50, ISKO)][:2]
    [('hearts', 50, -100), ('null', 50, -100)]
    """
    found = []
    for contract in rules.contracts:
        if contract.alone or contract.skat == "untouched":
            continue
        matadors = count_matadors(cards, contract) if contract.max_matadors else None
        worth = value_at(contract, matadors, False, "game", rules) if matadors else None
        if (worth or contract.fixed_value(False, False)) >= bid:
            continue
        result = judge(Game(contract.key, matadors, bid=bid, won=False), rules, cards)
        if result.value is not None and result.score is not None:
            found.append(Loss(contract, result.value, result.score))
    return tuple(sorted(found, key=lambda loss: -loss.score))


def loss_advice(game: Game, rules: RuleSet, cards: Collection[Card] = ()) -> tuple[Cure, ...]:
    """Return what would have covered the bid of a lost overbid (überreizt).

    Args:
        game: the game as written down, with its bid.
        rules: the rule system.
        cards: the declarer's twelve cards if they are known; without them the matadors of
            another contract follow from the game's, exactly or as the fewest possible.

    Returns:
        The level that the game lacked, then the same game from the hand, then other games
        by value; empty if the game was not overbid, or nothing reaches the bid.

    >>> from skatcalc.rules.presets import ISKO
    >>> cures = loss_advice(Game("hearts", 1, bid=24, won=False), ISKO)
    >>> [(cure.contract.key, cure.hand, cure.level, cure.value) for cure in cures[:3]]
    [('hearts', False, 'schneider', 30), ('hearts', True, 'game', 30), ('clubs', False, 'game', 24)]
    """
    contract = rules.played(game.contract, game.ouvert)
    bid = game.bid
    if contract is None or bid is None or not judge(game, rules, cards).overbid:
        return ()
    own = [] if contract.fixed else [*_same_game(game, contract, bid, rules)]
    others = [
        *_other_trumps(game, contract, bid, rules, cards),
        *_fixed(game, contract, bid, rules),
    ]
    return (*own, *sorted(others, key=lambda cure: cure.value))


def _same_game(game: Game, contract: Contract, bid: int, rules: RuleSet) -> Iterator[Cure]:
    """Yield the level the game lacked, then what it needed from the hand."""
    lacked = _lacked_level(game, contract, bid, rules)
    if lacked is not None:
        yield Cure(contract, game.hand, game.ouvert, *lacked)
    if game.hand or contract.skat != "any":
        return
    matadors = game.matadors or 0
    level = needed_level(contract, matadors, True, bid, rules)
    if level == "game" or (level is not None and lacked is None):
        yield Cure(contract, True, False, level, value_at(contract, matadors, True, level, rules))


def _lacked_level(
    game: Game, contract: Contract, bid: int, rules: RuleSet
) -> tuple[str, int] | None:
    """Return the lowest level beyond those announced that reaches the bid, and the value."""
    matadors = game.matadors or 0
    hand = _from_hand(game, contract)
    names = level_names(contract, hand, rules)
    for name, outcome in _REACHED:
        levels = levels_of(game, outcome, contract)
        value = contract.base * count_steps(matadors, levels, rules)[-1].count
        if name in names and value >= bid:
            return name, value
    for name in names:
        value = value_at(contract, matadors, hand, name, rules)
        if name in _ANNOUNCED and value >= bid:
            return name, value
    return None


def _from_hand(game: Game, contract: Contract) -> bool:
    return game.hand or contract.skat == "untouched"


def _other_trumps(
    game: Game, own: Contract, bid: int, rules: RuleSet, cards: Collection[Card]
) -> Iterator[Cure]:
    """Yield other suit and grand games that reach the bid at the simple level."""
    hand = _from_hand(game, own)
    for contract in rules.contracts:
        if contract in (own, rules.find(game.contract)) or not contract.max_matadors:
            continue
        if contract.announces_all or hand not in ways_to_play(contract):
            continue
        matadors, exact = _matadors(game, contract, cards)
        value = value_at(contract, matadors, hand, "game", rules) if matadors else 0
        if value >= bid:
            yield Cure(contract, game.hand, False, "game", value, exact)


def _matadors(game: Game, contract: Contract, cards: Collection[Card]) -> tuple[int, bool]:
    """Return the matadors in another contract, 0 if not known, and whether they are exact.

    All suit and grand games have the four jacks on top, so a run that ends within them is
    the same in each; a longer one has at least the four.
    """
    if cards:
        return count_matadors(cards, contract), True
    chosen = game.replacement
    known = abs((chosen.matadors if chosen else game.matadors) or 0)
    if known < len(JACKS):
        return known, True
    return len(JACKS), contract.max_matadors == len(JACKS)


def _fixed(game: Game, own: Contract, bid: int, rules: RuleSet) -> Iterator[Cure]:
    """Yield the cheapest null that reaches the bid; after a null, one from the hand too."""
    hands = {_from_hand(game, own), bool(own.fixed) or _from_hand(game, own)}
    enough = [
        Cure(contract, option.hand, option.ouvert, "game", option.value)
        for contract in rules.contracts
        if contract.fixed
        for option in fixed_options(contract, rules)
        if option.hand in hands and option.value >= bid
    ]
    yield from sorted(enough, key=lambda cure: cure.value)[:1]
