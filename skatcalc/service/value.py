"""One game valued: words and cards in, result and findings out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from skatcalc.cards import Card
from skatcalc.findings import Finding, finding
from skatcalc.models.game import Game, Result
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.cards import parse_cards
from skatcalc.notation.game import parse_game
from skatcalc.rules.judge import judge
from skatcalc.rules.matadors import count_matadors

DEALT = 12
IN_HAND = 10


class Valued(NamedTuple):
    """The result, or None with the findings that say what could not be read."""

    result: Result | None
    findings: tuple[Finding, ...] = ()
    cards: tuple[Card, ...] = ()


class Given(NamedTuple):
    """What was given beside the words of the game, as options."""

    bid: int | None = None
    card_points: int | None = None
    tricks: int | None = None
    cards: str | None = None
    skat: str | None = None


def value_game(words: Sequence[str], given: Given, rules: RuleSet) -> Valued:
    """Return what the law says of the game that the words and options describe.

    Args:
        words: the game, such as `hearts hand m2 b30 93`.
        given: numbers and cards from options; a number given twice is a finding.
        rules: the rule system.
    """
    parsed = parse_game([*words, *_option_words(given)], rules)
    cards, found = _twelve(given)
    if parsed.game is None or found:
        return Valued(None, (*parsed.findings, *found))
    game, found = _with_counted(parsed.game, cards, rules)
    if found:
        return Valued(None, found)
    return Valued(judge(game, rules, cards), cards=cards)


def _option_words(given: Given) -> list[str]:
    names = (("bid", given.bid), ("points", given.card_points), ("tricks", given.tricks))
    return [word for name, n in names if n is not None for word in (name, str(n))]


def _twelve(given: Given) -> tuple[tuple[Card, ...], tuple[Finding, ...]]:
    """Return the twelve cards, hand and skat together."""
    if given.cards is None and given.skat is None:
        return (), ()
    cards, found = parse_cards(f"{given.cards or ''} {given.skat or ''}")
    if not found and len(cards) != DEALT:
        found = (finding("card_count", found=len(cards), expected=DEALT),)
    return cards, found


def _with_counted(
    game: Game, cards: tuple[Card, ...], rules: RuleSet
) -> tuple[Game, tuple[Finding, ...]]:
    """Return the game with the matadors its cards give."""
    contract = rules.find(game.contract)
    if not cards or contract is None or not contract.max_matadors:
        return game, ()
    counted = count_matadors(cards, contract)
    if game.matadors not in (None, counted):
        found = finding("matadors_differ_from_cards", counted=counted, written=game.matadors)
        return game, (found,)
    return replace(game, matadors=counted), ()
