"""Matadors (Spitzen): the unbroken run of trumps from the club jack down.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.2.3, 2.2.4 | rank of the trumps | `trumps` |
| 2.3.1-2.3.4 | with and without, 11 and 4 at most, skat included | `count_matadors` |
"""

from collections.abc import Collection
from functools import lru_cache

from skatcalc.cards import JACK, JACKS, RANK_LETTERS, Card, card
from skatcalc.models.ruleset import Contract


@lru_cache(maxsize=64)
def trumps(contract: Contract) -> tuple[Card, ...]:
    """Return the trumps of a contract from the highest to the lowest (ISkO 2.2.3).

    >>> from skatcalc.rules.presets import ISKO
    >>> len(trumps(ISKO.find("hearts"))), len(trumps(ISKO.find("grand")))
    (11, 4)
    """
    jacks = JACKS if contract.jacks_are_trumps else ()
    suit = contract.trump
    if suit is None:
        return jacks
    ranks = (r for r in range(len(RANK_LETTERS)) if r != JACK or not jacks)
    return (*jacks, *(card(suit, rank) for rank in ranks))


def count_matadors(cards: Collection[Card], contract: Contract) -> int:
    """Return the matadors of the twelve cards: +n "with n", -n "without n", 0 for null.

    The skat counts in every game, hand games included (ISkO 2.3.1); what the declarer
    discards changes nothing.

    >>> from skatcalc.cards import CARD_BY_CODE as C
    >>> from skatcalc.rules.presets import ISKO
    >>> count_matadors({C["CJ"], C["SJ"], C["DJ"]}, ISKO.find("grand"))
    2
    >>> count_matadors({C["HJ"], C["HA"]}, ISKO.find("hearts"))
    -2
    """
    run = trumps(contract)
    if not run:
        return 0
    held = run[0] in cards
    length = 0
    for trump in run:
        if (trump in cards) is not held:
            break
        length += 1
    return length if held else -length
