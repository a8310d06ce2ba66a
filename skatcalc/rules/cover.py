"""Can a bid be covered? Every skat counted that ten cards leave open.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.2.1, 2.3.1 | the skat counts for the matadors, in hand games too | `skat_cases` |
| 2.5.1-2.5.8 | what a game is worth at each winning level | `value_at` |
| 3.6.1 | the final value must reach the bid | `cover`, `cover_known` |
| 3.6.2 | a null below the bid cannot be won | `FixedOption.covered` |
| 2.6.1, 3.5.4 | levels are announced in hand games only | `level_names` |

Which of the 231 skats it is matters only through the trumps in it, so skats with the same
trumps are counted together.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import combinations
from math import comb
from typing import NamedTuple

from skatcalc.cards import DECK, Card
from skatcalc.models.game import Game
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bidding import legal_bids
from skatcalc.rules.levels import count_steps, levels_of
from skatcalc.rules.matadors import count_matadors, trumps
from skatcalc.rules.outcome import Outcome, with_implied

IN_HAND = 10
IN_SKAT = 2

_WAYS: dict[str, tuple[Game, Outcome]] = {
    "game": (Game(""), Outcome(True)),
    "schneider": (Game(""), Outcome(True, schneider=True)),
    "schneider_announced": (Game("", schneider_announced=True), Outcome(True, schneider=True)),
    "schwarz": (Game(""), Outcome(True, schneider=True, schwarz=True)),
    "schwarz_announced": (
        Game("", schwarz_announced=True),
        Outcome(True, schneider=True, schwarz=True),
    ),
    "ouvert": (Game("", ouvert=True), Outcome(True, schneider=True, schwarz=True)),
}
"""How each level is reached: what is announced, and how the game ends."""


class SkatCase(NamedTuple):
    """All skats that hold the same trumps of a contract.

    Attributes:
        trumps: the trumps in the skat, highest first, none to two.
        skats: how many skats these are.
        matadors: the matadors (Spitzen) of the twelve cards, signed.
    """

    trumps: tuple[Card, ...]
    skats: int
    matadors: int


class LevelCover(NamedTuple):
    """What one winning level (Gewinnstufe) is worth over all skats.

    Attributes:
        name: "game" or the name of a level of the rule system.
        min_value, max_value: the smallest and the largest game value, in game points.
        safe_bid: the highest legal bid that every skat covers, None if there is none.
        covered: how many skats bring a value that reaches the bid, None without a bid.
    """

    name: str
    min_value: int
    max_value: int
    safe_bid: int | None
    covered: int | None = None


class Option(NamedTuple):
    """A suit or grand game, played from the hand or with the skat picked up.

    Attributes:
        contract: the contract.
        hand: whether the skat is left alone (Handspiel).
        cases: every skat, grouped by the trumps in it.
        levels: what the game is worth, level by level, in the order of the rule system.
    """

    contract: Contract
    hand: bool
    cases: tuple[SkatCase, ...]
    levels: tuple[LevelCover, ...]

    @property
    def matadors(self) -> dict[int, int]:
        """How many skats bring each signed number of matadors, without before with."""
        counts: Counter[int] = Counter()
        for case in self.cases:
            counts[case.matadors] += case.skats
        return dict(sorted(counts.items()))

    @property
    def plain(self) -> LevelCover:
        """The game without any level beyond it."""
        return self.levels[0]

    def level(self, name: str) -> LevelCover:
        """Return one level by its name.

        Raises:
            KeyError: if the game has no such level.
        """
        for level in self.levels:
            if level.name == name:
                return level
        raise KeyError(name)


class FixedOption(NamedTuple):
    """A game with a fixed value (null): the skat changes nothing.

    Attributes:
        contract, hand, ouvert: the game.
        value: its value in game points.
        safe_bid: the highest legal bid that the value reaches, None if there is none.
        covered: how many skats cover the bid, all or none; None without a bid.
    """

    contract: Contract
    hand: bool
    ouvert: bool
    value: int
    safe_bid: int | None
    covered: int | None = None


class Coverage(NamedTuple):
    """What every contract is worth over the possible skats.

    Attributes:
        skats: the number of skats looked at: 231 for ten cards, 1 if the skat is known.
        bid: the bid asked about, or None.
        options: suit and grand games in the order of the rule system, hand games first.
        fixed: null games.
    """

    skats: int
    bid: int | None
    options: tuple[Option, ...] = ()
    fixed: tuple[FixedOption, ...] = ()

    @property
    def games(self) -> "list[Option | FixedOption]":
        """All games, those with the skat picked up first."""
        return sorted([*self.options, *self.fixed], key=lambda game: game.hand)


def ways_to_play(contract: Contract) -> tuple[bool, ...]:
    """Return how a contract may be played: from the hand (True), with the skat taken, both."""
    if contract.skat == "any":
        return True, False
    return (contract.skat == "untouched",)


def level_names(contract: Contract, hand: bool, rules: RuleSet) -> tuple[str, ...]:
    """Return "game" and the levels that a contract can reach, from the hand or not.

    A contract that promises every trick has no level beyond itself.

    >>> from skatcalc.rules.presets import ISKO
    >>> level_names(ISKO.find("hearts"), False, ISKO)
    ('game', 'schneider', 'schwarz')
    """
    if contract.announces_all:
        return ("game",)
    names = ["game", *(name for name in rules.levels if name in _WAYS)]
    if contract.open_as and "ouvert" in names:
        names.remove("ouvert")
    may_announce = hand or rules.announce_with_skat
    return tuple(name for name in names if may_announce or not any(with_implied(_WAYS[name][0])))


def value_at(contract: Contract, matadors: int, hand: bool, level: str, rules: RuleSet) -> int:
    """Return the game value of a suit or grand game that ends at a level (ISkO 2.5.1).

    Args:
        contract: the contract.
        matadors: Spitzen of the twelve cards; the sign does not matter for the value.
        hand: whether the skat is left alone.
        level: a level of `level_names`.
        rules: the rule system.

    Raises:
        KeyError: if there is no such level.

    >>> from skatcalc.rules.presets import ISKO
    >>> hearts = ISKO.find("hearts")
    >>> [value_at(hearts, 2, True, name, ISKO) for name in level_names(hearts, True, ISKO)]
    [40, 50, 60, 60, 80, 90]
    """
    announced, outcome = _WAYS[level]
    levels = levels_of(announced, outcome, contract)
    if hand:
        levels.add("hand")
    return contract.base * count_steps(matadors, levels, rules)[-1].count


def needed_level(
    contract: Contract, matadors: int, hand: bool, bid: int, rules: RuleSet
) -> str | None:
    """Return the lowest level at which a game reaches a bid, None if none does (ISkO 3.6.1).

    >>> from skatcalc.rules.presets import ISKO
    >>> needed_level(ISKO.find("hearts"), 2, False, 40, ISKO)
    'schneider'
    """
    for name in level_names(contract, hand, rules):
        if value_at(contract, matadors, hand, name, rules) >= bid:
            return name
    return None


def skat_cases(
    hand: Collection[Card], contract: Contract, skat: Collection[Card] = ()
) -> tuple[SkatCase, ...]:
    """Return every skat that a hand leaves open, grouped by the trumps in it.

    Args:
        hand: the ten cards.
        contract: a contract with matadors.
        skat: the two skat cards if they are known.

    >>> from skatcalc.cards import CARD_BY_CODE as C
    >>> from skatcalc.rules.presets import ISKO
    >>> hand = [C[c] for c in "CJ SJ HJ CA CT SA ST HA HT DA".split()]
    >>> [(case.skats, case.matadors) for case in skat_cases(hand, ISKO.find("grand"))]
    [(210, 3), (21, 4)]
    """
    run = trumps(contract)
    if skat:
        held = tuple(c for c in run if c in skat)
        return (SkatCase(held, 1, count_matadors({*hand, *skat}, contract)),)
    out = tuple(c for c in run if c not in hand)
    others = len(DECK) - len(hand) - len(out)
    return tuple(
        SkatCase(held, comb(others, IN_SKAT - n), count_matadors({*hand, *held}, contract))
        for n in range(IN_SKAT + 1)
        for held in combinations(out, n)
        if others >= IN_SKAT - n
    )


def cover(
    hand: Collection[Card], rules: RuleSet, bid: int | None = None, skat: Collection[Card] = ()
) -> Coverage:
    """Return what every contract is worth over all skats that ten cards leave open.

    Args:
        hand: the ten cards.
        rules: the rule system; its contracts, levels, fixed values and legal bids count.
        bid: the bid (Reizwert) to be covered, in game points; it need not be a legal one.
        skat: the two skat cards if they are known.

    Returns:
        A `Coverage`: each trump contract from the hand and with the skat picked up, level
        by level, and each null game; 231 skats are counted, or 1 if the skat is known.

    Raises:
        ValueError: if these are not ten different cards, or the skat is not two others.

    >>> from skatcalc.cards import CARD_BY_CODE as C
    >>> from skatcalc.rules.presets import ISKO
    >>> found = cover([C[c] for c in "SJ HA HT HK HQ H9 CA CT SA ST".split()], ISKO, bid=30)
    >>> hearts = next(o for o in found.options if o.contract.key == "hearts" and o.hand)
    >>> found.skats, hearts.plain.covered, hearts.matadors
    (231, 231, {-1: 210, 2: 20, 3: 1})
    """
    _check(hand, skat)
    skats = 1 if skat else comb(len(DECK) - IN_HAND, IN_SKAT)
    found = [(c, skat_cases(hand, c, skat)) for c in rules.contracts if c.max_matadors]
    return _coverage(found, (c for c in rules.contracts if c.fixed), skats, bid, rules)


def cover_known(
    contract: Contract, matadors: int, rules: RuleSet, bid: int | None = None
) -> Coverage:
    """Return what one contract is worth with so many matadors, without any cards.

    Args:
        contract: the contract.
        matadors: signed Spitzen, counted with the skat; not used for a null game.
        rules: the rule system.
        bid: the bid to be covered, or None.

    Raises:
        ValueError: if the contract has no such number of matadors.

    >>> from skatcalc.rules.presets import ISKO
    >>> found = cover_known(ISKO.find("hearts"), 2, ISKO, bid=40)
    >>> [(o.hand, o.plain.min_value, o.plain.covered) for o in found.options]
    [(True, 40, 1), (False, 30, 0)]
    """
    if contract.fixed:
        return _coverage((), (contract,), 1, bid, rules)
    if not 0 < abs(matadors) <= contract.max_matadors:
        raise ValueError(f"{contract.key} has no {matadors} matadors")
    return _coverage([(contract, (SkatCase((), 1, matadors),))], (), 1, bid, rules)


def _check(hand: Collection[Card], skat: Collection[Card]) -> None:
    if len(hand) != IN_HAND or len(set(hand)) != IN_HAND:
        raise ValueError("a hand is ten different cards")
    if skat and (len(skat) != IN_SKAT or len({*hand, *skat}) != IN_HAND + IN_SKAT):
        raise ValueError("a skat is two cards that are not in the hand")


def _coverage(
    cases: Iterable[tuple[Contract, tuple[SkatCase, ...]]],
    fixed: Iterable[Contract],
    skats: int,
    bid: int | None,
    rules: RuleSet,
) -> Coverage:
    options = tuple(
        _option(contract, hand, found, bid, rules)
        for contract, found in cases
        for hand in ways_to_play(contract)
    )
    nulls = tuple(
        found._replace(covered=None if bid is None else skats * (found.value >= bid))
        for contract in fixed
        for found in fixed_options(contract, rules)
    )
    return Coverage(skats, bid, options, nulls)


def _option(
    contract: Contract, hand: bool, cases: tuple[SkatCase, ...], bid: int | None, rules: RuleSet
) -> Option:
    counts: Counter[int] = Counter()
    for case in cases:
        counts[abs(case.matadors)] += case.skats
    levels = tuple(
        _level(name, contract, hand, counts, bid, rules)
        for name in level_names(contract, hand, rules)
    )
    return Option(contract, hand, cases, levels)


def _level(
    name: str,
    contract: Contract,
    hand: bool,
    counts: Counter[int],
    bid: int | None,
    rules: RuleSet,
) -> LevelCover:
    worth = [(value_at(contract, m, hand, name, rules), skats) for m, skats in counts.items()]
    lowest, _ = min(worth)
    highest, _ = max(worth)
    covered = None if bid is None else sum(skats for value, skats in worth if value >= bid)
    return LevelCover(name, lowest, highest, safe_bid(lowest, rules), covered)


def fixed_options(contract: Contract, rules: RuleSet) -> tuple[FixedOption, ...]:
    """Return every way to play a game of fixed value, from the hand first, open first.

    >>> from skatcalc.rules.presets import ISKO
    >>> [option.value for option in fixed_options(ISKO.find("null"), ISKO)]
    [59, 35, 46, 23]
    """
    always_open = contract.key in {other.open_as for other in rules.contracts}
    return tuple(
        FixedOption(contract, hand, ouvert or always_open, value, safe_bid(value, rules))
        for hand in ways_to_play(contract)
        for ouvert in ((True, False) if opens(contract) else (False,))
        for value in (contract.fixed_value(hand, ouvert),)
    )


def opens(contract: Contract) -> bool:
    """Tell whether a game of fixed value may be played open under its own name."""
    return bool(contract.fixed and not contract.open_as and contract.fixed[2] != contract.fixed[0])


def safe_bid(value: int, rules: RuleSet) -> int | None:
    """Return the highest legal bid that a game value reaches, None if there is none.

    >>> from skatcalc.rules.presets import ISKO
    >>> safe_bid(34, ISKO), safe_bid(17, ISKO)
    (33, None)
    """
    bids = legal_bids(rules)
    at = bisect_right(bids, value)
    return bids[at - 1] if at else None
