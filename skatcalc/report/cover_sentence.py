"""The first sentence of an answer about a bid."""

from collections.abc import Iterator, Sequence

from skatcalc.cards import Card
from skatcalc.catalogue import Lang, text
from skatcalc.models.ruleset import RuleSet
from skatcalc.report.cover_table import most_covered
from skatcalc.report.cover_words import (
    card_name,
    joined,
    option_name,
)
from skatcalc.rules.advice import Loss
from skatcalc.rules.cover import Coverage, FixedOption, Option
from skatcalc.rules.matadors import trumps
from skatcalc.rules.turning import Turn, turning_cards

MOST_NAMED = 3
"""How many cards a sentence names before it only counts them."""


def lead(coverage: Coverage, cards: Sequence[Card]) -> Option | None:
    """Return the game an answer begins with, None if no suit or grand game was counted.

    It is the contract with the most trumps among the cards; picked up if that covers as
    many skats as the hand game, else from the hand.
    """
    return max(
        coverage.options,
        default=None,
        key=lambda option: (
            trump_count(option, cards),
            option.plain.covered or 0,
            most_covered(option).covered or 0,
            -option.levels.index(most_covered(option)),
            not option.hand,
        ),
    )


def trump_count(option: Option, cards: Sequence[Card]) -> int:
    """Return how many of the cards are trumps in a game."""
    return sum(card in cards for card in trumps(option.contract))


def ten_card_sentence(
    coverage: Coverage, bid: int, cards: Sequence[Card], rules: RuleSet, lang: Lang
) -> str:
    """Return the answer for ten cards: the longest suit first, then every safe game."""
    first = lead(coverage, cards)
    if first is None:
        return known_sentence(coverage, bid, lang)
    words = _lead_words(first, coverage, bid, rules, lang)
    safe = [option_name(option, lang) for option in _safe_games(coverage) if option is not first]
    if not safe:
        return words
    return text("cover.also", lang, first=words, games=joined(safe, lang))


def _safe_games(coverage: Coverage) -> Iterator[Option | FixedOption]:
    """Yield the games every skat covers; a game from the hand only if the other does not."""
    named: set[tuple[str, bool]] = set()
    for option in coverage.games:
        kind = (option.contract.key, isinstance(option, FixedOption) and option.ouvert)
        if covered_skats(option) == coverage.skats and kind not in named:
            named.add(kind)
            yield option


def covered_skats(option: Option | FixedOption) -> int:
    """Return how many skats cover the bid if nothing more than the game is won."""
    plain = option.covered if isinstance(option, FixedOption) else option.plain.covered
    return plain or 0


def _lead_words(first: Option, coverage: Coverage, bid: int, rules: RuleSet, lang: Lang) -> str:
    name, n, total = option_name(first, lang), covered_skats(first), coverage.skats
    if n == total:
        return text("cover.all", lang, bid=bid, game=name)
    if n == 0:
        return _level_words(first, coverage, bid, lang)
    turns = turning_cards(first, bid, rules)
    key, cards = _condition(turns, lang)
    words = text(key, lang, bid=bid, game=name, cards=cards, count=len(turns), n=n, all=total)
    best = most_covered(first)
    if best.covered != total:
        return words
    return text("cover.always", lang, first=words, level=text(f"cover.with.{best.name}", lang))


def _level_words(first: Option, coverage: Coverage, bid: int, lang: Lang) -> str:
    name, best = option_name(first, lang), most_covered(first)
    if not best.covered:
        return text("cover.never", lang, bid=bid, game=name)
    key = "cover.only_level_all" if best.covered == coverage.skats else "cover.only_level"
    level = text(f"cover.with.{best.name}", lang)
    return text(key, lang, bid=bid, game=name, level=level, n=best.covered, all=coverage.skats)


def _condition(turns: Sequence[Turn], lang: Lang) -> tuple[str, str]:
    """Return the sentence that says which cards decide, and the cards in words."""
    key = "cover.unless" if turns[0].missing else "cover.only_if"
    names = [card_name(card, lang) for turn in turns for card in turn.cards]
    if all(len(turn.cards) == 1 for turn in turns) and len(turns) <= MOST_NAMED:
        return key, joined(names, lang, "or")
    if len(turns) == 1:
        return f"{key}_both", joined(names, lang)
    return f"{key}_several", ""


def known_sentence(coverage: Coverage, bid: int, lang: Lang) -> str:
    """Return the answer for a known skat or known matadors: every game that reaches the bid."""
    ways = [_valued(option, lang) for option in coverage.games if covered_skats(option)]
    ways += [_with_level(option, lang) for option in coverage.options if _needs_level(option)]
    if ways:
        return text("cover.known", lang, bid=bid, games=joined(ways, lang))
    names = [option_name(option, lang) for option in coverage.games]
    return text("cover.never", lang, bid=bid, game=joined(names, lang, "or"))


def _valued(option: Option | FixedOption, lang: Lang) -> str:
    value = option.value if isinstance(option, FixedOption) else option.plain.min_value
    return f"{option_name(option, lang)} ({value})"


def _needs_level(option: Option) -> bool:
    return not option.plain.covered and bool(most_covered(option).covered)


def _with_level(option: Option, lang: Lang) -> str:
    best = most_covered(option)
    level = text(f"cover.with.{best.name}", lang)
    name = option_name(option, lang)
    return text("cover.with_level", lang, game=name, level=level, value=best.min_value)


def lost_sentence(coverage: Coverage, bid: int, found: Sequence[Loss], lang: Lang) -> str:
    """Return the answer for twelve cards that no suit or grand game covers."""
    cheapest = found[0]
    words = text(
        "cover.known_lost",
        lang,
        bid=bid,
        game=cheapest_games(found, lang),
        value=cheapest.value,
        score=cheapest.score,
    )
    nulls = [_valued(fixed, lang) for fixed in coverage.fixed if fixed.covered]
    if not nulls:
        return words
    return text("cover.known_null", lang, first=words, games=joined(nulls, lang, "or"))


def cheapest_games(found: Sequence[Loss], lang: Lang) -> str:
    """Return the suit and grand games that lose the least."""
    least = [loss.contract for loss in found if loss.score == found[0].score]
    names = [text(f"contract.{c.key}", lang) for c in least if not c.fixed]
    return joined(names, lang, "or")


def safe_sentence(coverage: Coverage, cards: Sequence[Card], lang: Lang) -> str:
    """Return the safe bids of the longest suit, or of the one game asked about."""
    first = lead(coverage, cards)
    key = first.contract.key if first else None
    found = [
        (option_name(option, lang), option.plain.safe_bid)
        for option in reversed(coverage.options)
        if option.contract.key == key
    ]
    if first is None:
        found = [(option_name(fixed, lang), fixed.safe_bid) for fixed in coverage.fixed]
    games = [
        text("cover.safe_none" if safe is None else "cover.safe_game", lang, game=name, safe=safe)
        for name, safe in found
    ]
    start = "cover.safe_cards" if coverage.skats > 1 else "cover.safe_known"
    return text(start, lang, games=", ".join(games))
