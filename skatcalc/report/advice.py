"""What would have covered the bid of a lost overbid, in one line."""

from collections.abc import Collection

from skatcalc.cards import Card
from skatcalc.catalogue import Lang
from skatcalc.models.game import Game
from skatcalc.models.ruleset import RuleSet


def overbid_advice(game: Game, rules: RuleSet, lang: Lang, cards: Collection[Card] = ()) -> str:
    """Return what would have covered the bid of an overbid game (überreizt).

    Args:
        game: the game as written down.
        rules: the rule system.
        lang: the language.
        cards: the declarer's twelve cards, if they are known.
    """
    from skatcalc.report.cover_words import advice_text
    from skatcalc.rules.advice import loss_advice

    return advice_text(loss_advice(game, rules, cards), game, lang)
