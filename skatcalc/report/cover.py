"""Can a bid be covered: the answer as a JSON object, and as lines for a person at the table."""

from collections.abc import Iterator
from typing import NamedTuple

from skatcalc.cards import Card
from skatcalc.catalogue import Lang
from skatcalc.models.ruleset import RuleSet
from skatcalc.report.cover_notes import (
    level_notes,
    loss_notes,
    matador_note,
    never_note,
    null_notes,
    other_games_note,
    turn_notes,
)
from skatcalc.report.cover_sentence import (
    known_sentence,
    lead,
    lost_sentence,
    safe_sentence,
    ten_card_sentence,
    trump_count,
)
from skatcalc.report.cover_table import Line, Piece, Row, game_rows, level_rows, table_lines
from skatcalc.report.objects import Json
from skatcalc.rules.advice import Loss
from skatcalc.rules.cover import Coverage, FixedOption, Option


class Told(NamedTuple):
    """What an answer is made of.

    Attributes:
        coverage: every game counted.
        rules: the rule system.
        cards: the known cards, ten or twelve, or none.
        one_game: whether only one contract was asked about.
        losses: with twelve cards, what each game costs that falls short of the bid.
    """

    coverage: Coverage
    rules: RuleSet
    cards: tuple[Card, ...] = ()
    one_game: bool = False
    losses: tuple[Loss, ...] = ()


def cover_object(coverage: Coverage) -> Json:
    """Return a coverage as the JSON object of `skatcalc cover`."""
    options = [_option_object(option) for option in coverage.options]
    fixed = [_fixed_object(option) for option in coverage.fixed]
    return {"skats": coverage.skats, "bid": coverage.bid, "options": [*options, *fixed]}


def _option_object(option: Option) -> Json:
    return {
        "contract": option.contract.key,
        "mode": "hand" if option.hand else "skat",
        "matadors": {str(matadors): n for matadors, n in option.matadors.items()},
        "levels": {
            level.name: {
                "covered": level.covered,
                "min_value": level.min_value,
                "max_value": level.max_value,
                "safe_bid": level.safe_bid,
            }
            for level in option.levels
        },
    }


def _fixed_object(option: FixedOption) -> Json:
    return {
        "contract": option.contract.key,
        "mode": "hand" if option.hand else "skat",
        "ouvert": option.ouvert,
        "value": option.value,
        "covered": option.covered,
    }


def cover_lines(told: Told, bars: bool, lang: Lang) -> Iterator[Line]:
    """Yield the answer for a person: one sentence, a table, remarks.

    Args:
        told: what was asked and counted.
        bars: whether the table draws bars, as it does on a terminal.
        lang: the language.
    """
    told = _possible(told)
    yield (Piece(_sentence(told, lang) + ".", "lead"),)
    rows = _rows(told, lang)
    if rows:
        yield ()
        yield from table_lines(rows, told.coverage, bars, lang)
    notes = list(_notes(told, lang))
    if notes:
        yield ()
    for note in notes:
        yield (Piece("- ", "note"), Piece(note))


def _possible(told: Told) -> Told:
    """Leave the hand games out once the skat was seen, unless one game was asked about."""
    coverage = told.coverage
    if told.one_game or coverage.skats > 1:
        return told
    options = tuple(option for option in coverage.options if not option.hand)
    fixed = tuple(option for option in coverage.fixed if not option.hand)
    return told._replace(coverage=coverage._replace(options=options, fixed=fixed))


def _is_lost(told: Told) -> bool:
    """Tell whether twelve cards cover the bid in no suit and no grand game."""
    covered = any(option.plain.covered for option in told.coverage.options)
    return bool(told.losses) and not told.one_game and not covered


def _sentence(told: Told, lang: Lang) -> str:
    coverage = told.coverage
    if coverage.bid is None:
        return safe_sentence(coverage, told.cards, lang)
    if coverage.skats > 1:
        return ten_card_sentence(coverage, coverage.bid, told.cards, told.rules, lang)
    if _is_lost(told):
        return lost_sentence(coverage, coverage.bid, told.losses, lang)
    return known_sentence(coverage, coverage.bid, lang)


def _rows(told: Told, lang: Lang) -> list[Row]:
    coverage = told.coverage
    if told.one_game:
        return level_rows(coverage, lang)
    rows = game_rows(coverage, told.losses if _is_lost(told) else (), lang)
    if coverage.bid is None or coverage.skats == 1:
        return rows
    return [row for row in rows if row.covered]


def _notes(told: Told, lang: Lang) -> Iterator[str]:
    coverage, bid = told.coverage, told.coverage.bid
    first = lead(coverage, told.cards)
    if first is not None and told.cards and (told.one_game or bid is None):
        yield matador_note(first, lang)
    if bid is None:
        return
    if coverage.skats > 1:
        yield from _turns(told, bid, lang)
    if not told.one_game and (coverage.skats > 1 or _is_lost(told)):
        yield from level_notes(coverage, lang)
    if not told.one_game and coverage.skats > 1:
        yield from never_note(coverage, lang)
    yield from null_notes(coverage, lang)
    if _is_lost(told):
        yield from loss_notes(told.losses, told.rules, lang)


def _turns(told: Told, bid: int, lang: Lang) -> Iterator[str]:
    """Yield the deciding cards of the likely games: the longest suits, and no suit at all."""
    options = told.coverage.options
    longest = max((trump_count(option, told.cards) for option in options), default=0)
    likely = [
        option
        for option in options
        if option.contract.trump is None or trump_count(option, told.cards) == longest
    ]
    yield from turn_notes(likely, bid, told.rules, lang)
    others = [
        o for o in options if o not in likely and 0 < (o.plain.covered or 0) < told.coverage.skats
    ]
    if others:
        yield other_games_note(others[0], lang)
