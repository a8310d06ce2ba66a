"""What a contract makes of the cards, worked out once: suits, ranks, winners of tricks.

A table of 256 bytes turns a whole sequence of cards at once (`bytes.translate`); a trick is
looked up by its three cards.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.2.1-2.2.4 | rank of the cards, jacks as trumps | `strengths` |
| 4.2.1-4.2.3 | which cards belong to the led suit | `Trumping.classes` |
| 4.3.1 | who wins a trick | `Trumping.tricks` |
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache

from skatcalc.cards import CARD_POINTS, CARD_RANK, CARD_SUIT, DECK, RANK_LETTERS
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bidding import legal_bids
from skatcalc.rules.matadors import trumps

TRUMP = 4
"""The class of a trump, beside the suits 0 to 3."""

UNKNOWN_CLASS = 7
"""The class of a card that is not known: it follows nothing."""

RANKS_WITHOUT_TRUMP = "AKQJT987"
"""Null: the ten lies below the jack (ISkO 2.2.4)."""

SECOND_FREE, THIRD_FREE = 1, 2
"""Which cards of a trick are not of the led suit: a sum of these."""

TURNED = {"first_turned": 0, "second_turned": 1}
"""Which card of the skat makes trump, for contracts that turn one up."""

POINTS_TABLE = bytes(CARD_POINTS[n] if n < len(DECK) else 0 for n in range(256))


TrickInfo = tuple[int, int, int]
"""Which card of a trick wins it (0 to 2), its card points, which cards did not follow."""


class Trumping:
    """A contract's view of the cards.

    Attributes:
        contract: the contract.
        classes: 256 bytes, card to class: its suit, or TRUMP.
        trumps: the trumps from the highest down.
        strengths: per led class the strength of each card, 0 for one that cannot win.
    """

    __slots__ = ("__dict__", "classes", "contract", "strengths", "trumps")

    def __init__(self, contract: Contract) -> None:
        order = trumps(contract)
        self.contract = contract
        self.trumps = bytes(order)
        kinds = [TRUMP if c in order else CARD_SUIT[c] for c in DECK]
        self.classes = bytes(kinds) + bytes([UNKNOWN_CLASS]) * (256 - len(DECK))
        self.strengths = tuple(strengths(contract, led, kinds) for led in range(TRUMP + 1))

    @cached_property
    def tricks(self) -> tuple[tuple[tuple[TrickInfo, ...], ...], ...]:
        """What every trick comes to, by its first, second and third card."""
        same: dict[TrickInfo, TrickInfo] = {}
        return tuple(
            tuple(
                tuple(same.setdefault(info, info) for info in self._thirds(first, second))
                for second in DECK
            )
            for first in DECK
        )

    def _thirds(self, first: int, second: int) -> Iterator[TrickInfo]:
        """Yield what a trick comes to, for each of the 32 third cards."""
        led = self.classes[first]
        strength = self.strengths[led]
        best = 1 if strength[second] > strength[first] else 0
        to_beat = max(strength[first], strength[second])
        worth = CARD_POINTS[first] + CARD_POINTS[second]
        free = SECOND_FREE * (self.classes[second] != led)
        for third in DECK:
            winner = best if strength[third] <= to_beat else 2
            also = THIRD_FREE * (self.classes[third] != led)
            yield winner, worth + CARD_POINTS[third], free + also


def strengths(contract: Contract, led: int, kinds: list[int]) -> tuple[int, ...]:
    """Return how strong each card is in a trick led in a class: the highest wins.

    >>> from skatcalc.cards import CARD_BY_CODE as C
    >>> from skatcalc.rules.presets import ISKO
    >>> power = trumping(ISKO.contracts[1]).strengths[0]    # hearts, clubs led
    >>> power[C["CJ"]] > power[C["H7"]] > power[C["CA"]] > power[C["CT"]] > power[C["SA"]]
    True
    """
    highest = trumps(contract)
    ranks = RANK_LETTERS if contract.jacks_are_trumps else RANKS_WITHOUT_TRUMP
    top = len(DECK)
    power = [0] * top
    for c in DECK:
        if kinds[c] == led and led != TRUMP:
            power[c] = len(ranks) - ranks.index(RANK_LETTERS[CARD_RANK[c]])
    for place, c in enumerate(highest):
        power[c] = top - place
    return tuple(power)


@lru_cache(maxsize=256)
def trumping(contract: Contract) -> Trumping:
    """Return a contract's view of the cards, worked out once."""
    return Trumping(contract)


class Tables:
    """A rule system made ready for replays.

    Attributes:
        rules: the rule system.
        views: each contract's view of the cards, by its key.
        bids: the legal numbers.
        ramsch: the view of the game that three passes bring, None if they bring none.
        turned: the games whose trump is turned up from the skat.
    """

    __slots__ = ("bids", "ramsch", "rules", "turned", "views")

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.views = {c.key: trumping(c) for c in rules.contracts}
        self.bids = frozenset(legal_bids(rules))
        alone = [c for c in rules.contracts if c.alone] if rules.all_pass == "ramsch" else []
        self.ramsch = trumping(alone[0]) if alone else None
        self.turned = frozenset(c.key for c in rules.contracts if c.skat in TURNED)


@lru_cache(maxsize=64)
def tables_for(rules: RuleSet) -> Tables:
    """Return a rule system's tables, worked out once."""
    return Tables(rules)
