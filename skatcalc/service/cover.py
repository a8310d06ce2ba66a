"""Can a bid be covered: words and cards in, every game counted out."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from skatcalc.cards import CARD_CODES, Card
from skatcalc.findings import CardWord, Finding, Place, Word, finding
from skatcalc.models.game import Game
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.notation.cards import parse_cards
from skatcalc.notation.game import parse_game
from skatcalc.rules.advice import Loss, losses
from skatcalc.rules.bidding import is_legal_bid, legal_bids, nearest_bids
from skatcalc.rules.checks import check_declaration
from skatcalc.rules.cover import IN_HAND, IN_SKAT, Coverage, cover, cover_known

_RESULT_FIELDS = ("card_points", "tricks", "schneider", "schwarz", "won", "ending", "replacement")
_LEVEL_FIELDS = ("ouvert", "schneider_announced", "schwarz_announced")


class Question(NamedTuple):
    """What was asked: a game in words, cards as text, a bid."""

    words: Sequence[str] = ()
    hand: str | None = None
    skat: str | None = None
    bid: int | None = None


class Answer(NamedTuple):
    """What can be said of a bid.

    Attributes:
        coverage: every game counted; None if the question could not be understood.
        rules: the rule system.
        findings: what is wrong with the question.
        cards: the known cards, ten or twelve, or none.
        asked: the contract that was asked about, or None for all.
        losses: with the skat known, what each game costs that falls short of the bid.
    """

    coverage: Coverage | None
    rules: RuleSet
    findings: tuple[Finding, ...] = ()
    cards: tuple[Card, ...] = ()
    asked: Contract | None = None
    losses: tuple[Loss, ...] = ()


class _Cards(NamedTuple):
    hand: tuple[Card, ...] = ()
    skat: tuple[Card, ...] = ()


def can_cover(question: Question, rules: RuleSet) -> Answer:
    """Return whether a bid can be covered, for every game or for the one asked about.

    Args:
        question: ten cards, twelve, or a contract with its matadors; the bid may be
            missing, then only the safe bids are told.
        rules: the rule system.

    Returns:
        The answer. An illegal bid is counted all the same and gets a finding; a question
        that cannot be understood has no coverage, and the findings say why.
    """
    game, found = _read_game(question)
    cards, faults = _read_cards(question)
    found += faults
    if not found:
        found += _mismatches(game, cards, rules)
    if found:
        return Answer(None, rules, tuple(found))
    bid = question.bid if game is None or game.bid is None else game.bid
    return _answer(game, cards, bid, rules)


def _answer(game: Game | None, cards: _Cards, bid: int | None, rules: RuleSet) -> Answer:
    asked = None if game is None else rules.find(game.contract)
    if cards.hand:
        coverage = cover(cards.hand, rules, bid, cards.skat)
    elif game is not None and asked is not None:
        coverage = cover_known(asked, game.matadors or 0, rules, bid)
    else:
        raise ValueError("neither cards nor a game")
    if game is not None:
        coverage = _only(coverage, game)
    known = (*cards.hand, *cards.skat)
    lost = losses(known, bid, rules) if cards.skat and bid is not None else ()
    return Answer(coverage, rules, tuple(_bid_faults(bid, rules)), known, asked, lost)


def _only(coverage: Coverage, game: Game) -> Coverage:
    """Return what was counted of one game; words that were not said leave both ways open."""
    options = tuple(
        option
        for option in coverage.options
        if option.contract.key == game.contract and (option.hand or not game.hand)
    )
    fixed = tuple(
        option
        for option in coverage.fixed
        if option.contract.key == game.contract
        and (option.hand or not game.hand)
        and (option.ouvert or not game.ouvert)
    )
    return coverage._replace(options=options, fixed=fixed)


def _read_game(question: Question) -> tuple[Game | None, list[Finding]]:
    if not question.words:
        return None, []
    parsed = parse_game(question.words)
    game, found = parsed.game, list(parsed.findings)
    if game is None and question.hand is None and _are_cards(question.words):
        found = [finding("cover_cards_bare")]
    if game is not None and None not in (game.bid, question.bid) and game.bid != question.bid:
        what = Word("what.bid")
        found.append(finding("word_twice", what=what, first=game.bid, second=question.bid))
    return game, found


def _are_cards(words: Sequence[str]) -> bool:
    cards, found = parse_cards(" ".join(words))
    return bool(cards) and not found


def _read_cards(question: Question) -> tuple[_Cards, list[Finding]]:
    """Return hand and skat; twelve cards in the hand are the hand and its skat."""
    if question.hand is None:
        lone = [] if question.skat is None else [finding("cover_skat_alone")]
        return _Cards(), lone
    hand, faults = parse_cards(question.hand)
    skat, more = parse_cards(question.skat or "")
    found = [*faults, *more]
    if question.skat is None and len(hand) == IN_HAND + IN_SKAT:
        hand, skat = hand[:IN_HAND], hand[IN_HAND:]
    if not found:
        found += _count_faults(hand, skat, question)
    return _Cards(hand, skat), found


def _count_faults(
    hand: Sequence[Card], skat: Sequence[Card], question: Question
) -> Iterator[Finding]:
    if len(hand) != IN_HAND:
        yield finding("cover_hand_count", found=len(hand))
    if question.skat is not None and len(skat) != IN_SKAT:
        yield finding("cover_skat_count", found=len(skat))
    for card in skat:
        if card in hand:
            place = Place(card=CARD_CODES[card])
            yield finding("cover_skat_in_hand", place, card=CardWord(CARD_CODES[card]))


def _mismatches(game: Game | None, cards: _Cards, rules: RuleSet) -> Iterator[Finding]:
    """Yield what does not make a question about a bid."""
    if game is None:
        if not cards.hand:
            yield finding("cover_nothing_asked")
        return
    contract = rules.find(game.contract)
    unused = _RESULT_FIELDS if contract and contract.fixed else (*_RESULT_FIELDS, *_LEVEL_FIELDS)
    if any(getattr(game, name) not in (None, False) for name in unused):
        yield finding("cover_words_unused")
        return
    if contract is not None and contract.alone:
        yield finding("cover_without_bid", contract=Word(f"contract.{contract.key}"))
        return
    if cards.hand and game.matadors is not None:
        yield finding("cover_matadors_given")
    if cards.hand and contract is not None and contract.max_matadors:
        game = replace(game, matadors=1)
    yield from (f for f in check_declaration(replace(game, bid=None), rules) if f.is_error)


def _bid_faults(bid: int | None, rules: RuleSet) -> Iterator[Finding]:
    if bid is not None and not is_legal_bid(bid, rules):
        lower, higher = nearest_bids(bid, rules)
        lowest = legal_bids(rules)[0]
        yield finding("bid_illegal", bid=bid, lower=lower, higher=higher, lowest=lowest)
