"""Which cards in the skat turn a covered bid into an overbid one, or the other way round.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.3.1, 3.6.1 | a matador in the skat changes the value after the bidding | `turning_cards` |
"""

from typing import NamedTuple

from skatcalc.cards import Card
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.cover import Option, SkatCase, needed_level, value_at


class Turn(NamedTuple):
    """A card in the skat, or a pair, with which the answer changes.

    Attributes:
        cards: the card or the pair, highest first.
        matadors: the signed matadors it brings.
        value: the game value it brings.
        missing: how much the value falls short of the bid, 0 if it reaches it.
        rescue: the lowest level with which the value reaches the bid all the same, or None.
        except_with: second cards with which it turns nothing.
    """

    cards: tuple[Card, ...]
    matadors: int
    value: int
    missing: int
    rescue: str | None = None
    except_with: tuple[Card, ...] = ()


def turning_cards(
    option: Option, bid: int, rules: RuleSet, level: str = "game"
) -> tuple[Turn, ...]:
    """Return the cards in the skat that decide whether a bid is covered.

    A skat without a trump is the common case. Where it covers the bid, these are the cards
    that break it; where it does not, the cards that are needed.

    Args:
        option: a game over the skats that ten cards leave open.
        bid: the bid, in game points.
        rules: the rule system.
        level: the level the game is played at.

    Returns:
        Single cards, highest first, then pairs of which neither card is enough. Empty if
        every skat brings the same answer, or only one skat is possible.

    Raises:
        KeyError: if the game has no such level.

    >>> from skatcalc.cards import CARD_BY_CODE as C, CARD_CODES
    >>> from skatcalc.rules.cover import cover
    >>> from skatcalc.rules.presets import ISKO
    >>> found = cover([C[c] for c in "HJ HA HT HK HQ H9 CA CT SA ST".split()], ISKO)
    >>> hearts = next(o for o in found.options if o.contract.key == "hearts" and o.hand)
    >>> turns = turning_cards(hearts, 40, ISKO)
    >>> [(CARD_CODES[c], t.value, [CARD_CODES[x] for x in t.except_with])
    ...     for t in turns for c in t.cards]
    [('CJ', 30, ['SJ']), ('SJ', 30, ['CJ'])]
    """
    values = {
        frozenset(case.trumps): value_at(option.contract, case.matadors, option.hand, level, rules)
        for case in option.cases
    }
    common = values.get(frozenset())
    if common is None:
        return ()
    turned = {held for held, value in values.items() if (value >= bid) is not (common >= bid)}
    return tuple(
        _turn(case, values, turned, option, bid, rules)
        for case in option.cases
        if frozenset(case.trumps) in turned
        and not any(frozenset((c,)) in turned for c in case.trumps if len(case.trumps) > 1)
    )


def _turn(
    case: SkatCase,
    values: dict[frozenset[Card], int],
    turned: set[frozenset[Card]],
    option: Option,
    bid: int,
    rules: RuleSet,
) -> Turn:
    held = frozenset(case.trumps)
    pairs = (pair for pair in values if held < pair and pair not in turned)
    value = values[held]
    return Turn(
        case.trumps,
        case.matadors,
        value,
        max(bid - value, 0),
        needed_level(option.contract, case.matadors, option.hand, bid, rules),
        tuple(sorted({c for pair in pairs for c in pair - held})),
    )
