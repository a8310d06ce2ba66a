"""The remarks below the table of an answer about a bid."""

from collections.abc import Iterator, Sequence

from skatcalc.catalogue import Lang, text
from skatcalc.models.ruleset import RuleSet
from skatcalc.report.cover_sentence import cheapest_games
from skatcalc.report.cover_table import most_covered
from skatcalc.report.cover_words import (
    capital,
    card_name,
    joined,
    matadors_text,
    option_name,
    span,
)
from skatcalc.rules.advice import Loss
from skatcalc.rules.cover import Coverage, Option
from skatcalc.rules.turning import Turn, turning_cards


def turn_notes(options: Sequence[Option], bid: int, rules: RuleSet, lang: Lang) -> Iterator[str]:
    """Yield what each deciding card in the skat does, one sentence a card."""
    grouped: dict[Turn, list[str]] = {}
    for option in options:
        for turn in turning_cards(option, bid, rules):
            kind = turn._replace(value=0, missing=min(turn.missing, 1), rescue=None)
            key = "cover.short" if turn.missing else "advice.game"
            name = option_name(option, lang)
            words = text(key, lang, game=name, value=turn.value, missing=turn.missing)
            grouped.setdefault(kind, []).append(words)
    for kind, games in grouped.items():
        yield _turn_note(kind, ", ".join(games), lang)


def _turn_note(turn: Turn, games: str, lang: Lang) -> str:
    cards = joined([card_name(card, lang) for card in turn.cards], lang)
    others = joined([card_name(card, lang) for card in turn.except_with], lang, "or")
    unless = text("cover.turn_unless", lang, cards=others) if others else ""
    matadors = matadors_text(turn.matadors, lang)
    key = "cover.turn" if turn.missing else "cover.turn_enough"
    key += "_pair" if len(turn.cards) > 1 else ""
    return capital(text(key, lang, cards=cards, matadors=matadors, unless=unless, games=games))


def never_note(coverage: Coverage, lang: Lang) -> Iterator[str]:
    """Yield the games that no level makes worth the bid, if there are any."""
    never = [o for o in coverage.options if not most_covered(o).covered]
    if never:
        games = ", ".join(option_name(option, lang) for option in never)
        yield text("cover.no_level", lang, games=games)


def level_notes(coverage: Coverage, lang: Lang) -> Iterator[str]:
    """Yield the games that only a level makes worth the bid, a line for each level."""
    uncovered = [option for option in coverage.options if not option.plain.covered]
    grouped: dict[str, list[str]] = {}
    for option in uncovered:
        best = most_covered(option)
        if best.covered:
            grouped.setdefault(best.name, []).append(_part(option, coverage, lang))
    for name, games in grouped.items():
        level = text(f"cover.with.{name}", lang)
        yield text("cover.needs_level", lang, level=level, games=", ".join(games))


def _part(option: Option, coverage: Coverage, lang: Lang) -> str:
    """Return a game with the values that its best level brings, and how often it does."""
    best = most_covered(option)
    found = span(best.min_value, best.max_value)
    if best.covered != coverage.skats:
        found += "; " + text("cover.part", lang, n=best.covered, all=coverage.skats)
    return f"{option_name(option, lang)} ({found})"


def null_notes(coverage: Coverage, lang: Lang) -> Iterator[str]:
    """Yield the null games that cannot be won at this bid (ISkO 3.6.2)."""
    below = [f"{option_name(f, lang)} ({f.value})" for f in coverage.fixed if f.covered == 0]
    if below:
        yield text("cover.null_below", lang, bid=coverage.bid, games=", ".join(below))


def loss_notes(found: Sequence[Loss], rules: RuleSet, lang: Lang) -> Iterator[str]:
    """Yield what to do with a bid that is already lost."""
    cheapest = found[0]
    yield text("cover.give_up", lang, game=cheapest_games(found, lang))
    raised = rules.overbid == "next_multiple"
    if raised and any(loss.contract.fixed and loss.value == cheapest.value for loss in found):
        yield text("cover.null_same", lang, value=cheapest.value)
    yield text("cover.discard", lang)


def matador_note(option: Option, lang: Lang) -> str:
    """Return how often each number of matadors occurs: "without 1 (210), with 2 (20)"."""
    counts = sorted(option.matadors.items(), key=lambda pair: -pair[1])
    words = [f"{matadors_text(matadors, lang)} ({n})" for matadors, n in counts]
    name = text(f"contract.{option.contract.key}", lang)
    return text("cover.matadors", lang, game=name, counts=", ".join(words))


def other_games_note(option: Option, lang: Lang) -> str:
    """Return how to ask for the deciding cards of a game that the notes leave out."""
    name = text(f"contract.{option.contract.key}", lang)
    return text("cover.other_games", lang, game=name.lower())
