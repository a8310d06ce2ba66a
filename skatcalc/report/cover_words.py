"""Names for an answer about a bid: games, cards, matadors, levels, lists of them."""

from collections.abc import Sequence

from skatcalc.cards import CARD_CODES, Card
from skatcalc.catalogue import Lang, text
from skatcalc.models.game import Game
from skatcalc.models.ruleset import Contract
from skatcalc.rules.advice import Cure
from skatcalc.rules.cover import FixedOption, Option, opens


def game_name(contract: Contract, hand: bool, ouvert: bool, lang: Lang) -> str:
    """Return a game as players name it: "Hearts hand", "Null ouvert"."""
    words = [text(f"contract.{contract.key}", lang)]
    words += [text("cover.ouvert", lang)] * ouvert
    words += [text("step.hand", lang)] * (hand and contract.skat == "any")
    return " ".join(words)


def option_name(option: Option | FixedOption, lang: Lang) -> str:
    """Return the name of a counted game."""
    open_said = isinstance(option, FixedOption) and option.ouvert and opens(option.contract)
    return game_name(option.contract, option.hand, open_said, lang)


def card_name(card: Card, lang: Lang) -> str:
    """Return a card in words: "the club jack", "der Kreuz-Bube"."""
    code = CARD_CODES[card]
    return text(f"cover.card.{code[1]}", lang, suit=text(f"cover.suit.{code[0]}", lang))


def matadors_text(matadors: int, lang: Lang) -> str:
    """Return matadors as players say them: "with 2", "ohne 1"."""
    return f"{text('step.with' if matadors > 0 else 'step.without', lang)} {abs(matadors)}"


def joined(words: Sequence[str], lang: Lang, last: str = "and") -> str:
    """Return words as a list in a sentence: "a, b and c".

    >>> joined(["Clubs", "Grand", "Null"], "en"), joined(["Kreuz", "Grand"], "de", "or")
    ('Clubs, Grand and Null', 'Kreuz oder Grand')
    """
    if len(words) < 2:
        return "".join(words)
    return text(f"cover.{last}", lang, first=", ".join(words[:-1]), last=words[-1])


def span(low: int, high: int) -> str:
    """Return a range of values: "30-40", or the one value.

    >>> span(30, 40), span(48, 48)
    ('30-40', '48')
    """
    return str(low) if low == high else f"{low}-{high}"


def capital(sentence: str) -> str:
    """Return a sentence with a capital at its beginning, the rest unchanged."""
    return sentence[:1].upper() + sentence[1:]


def advice_text(cures: Sequence[Cure], game: Game, lang: Lang) -> str:
    """Return what would have covered the bid of a lost overbid as one sentence.

    Args:
        cures: what `loss_advice` found for the game; none means nothing reaches the bid.
        game: the game that was played.
        lang: the language.

    >>> from skatcalc.rules.advice import loss_advice
    >>> from skatcalc.rules.presets import ISKO
    >>> played = Game("clubs", 1, hand=True, bid=48, won=False)
    >>> advice_text(loss_advice(played, ISKO), played, "en")
    '48 would have been covered by schneider (48), Null ouvert hand (59) or Grand hand (72)'
    """
    if not cures:
        key = "advice.no_null" if game.matadors is None else "advice.nothing"
        return text(key, lang, bid=game.bid)
    ways = [_way(cure, game, lang) for cure in cures]
    return text("advice.covered", lang, bid=game.bid, ways=joined(ways, lang, "or"))


def _way(cure: Cure, game: Game, lang: Lang) -> str:
    level, hand = text(f"step.{cure.level}", lang), text("step.hand", lang)
    if cure.contract.key != game.contract or cure.contract.fixed:
        name = game_name(cure.contract, cure.hand, cure.ouvert and opens(cure.contract), lang)
        key = "advice.game" if cure.exact else "advice.game_least"
        return text(key, lang, game=name, value=cure.value)
    if cure.hand is game.hand or cure.level == "game":
        return text(
            "advice.game",
            lang,
            game=level if game.hand or not cure.hand else hand,
            value=cure.value,
        )
    return text("advice.hand_level", lang, hand=hand, level=level, value=cure.value)
