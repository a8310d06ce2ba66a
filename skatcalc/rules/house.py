"""What only house rules know of a game: kontra, bock, the promised last trick, the gift.

| source | what | function |
|---|---|---|
| source 001, S1-10; pagat, xskat | doublings multiply the list points only | `list_factor` |
| xskat | a doubling needs the one before it | `_chain` |
| kneipenskat | no re in a closed null | `_closed_null` |
| xskat | the last trick with the lowest trump, promised | `_spitze` |
| xskat | giving up at once, and refusing it | `_gift` |
"""

from collections.abc import Iterator

from skatcalc.findings import Finding, Word, finding
from skatcalc.models.game import Game
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.outcome import spitze_kept

CHAIN = ("kontra", "re", "supra")
"""The doublings in the order in which they are said."""


def list_factor(game: Game, rules: RuleSet) -> int:
    """Return what kontra, re, supra and bock multiply the list points of a game with.

    What is not played in the rule system does not multiply.

    >>> from skatcalc.rules.presets import preset
    >>> list_factor(Game("grand", 1, kontra=True, re=True, bock=True), preset("tournament"))
    8
    """
    factor = rules.bock.factor if game.bock else 1
    said = min(doublings(game), len(rules.kontra_factors))
    return factor * rules.kontra_factors[said - 1] if said else factor


def doublings(game: Game) -> int:
    """Return how far the chain of kontra, re and supra went, 0 to 3."""
    return 3 if game.supra else 2 if game.re else int(game.kontra)


def check_house_rules(game: Game, contract: Contract, rules: RuleSet) -> tuple[Finding, ...]:
    """Return what is wrong with everything that only house rules know."""
    if not game.has_extras:
        return ()
    return (
        *chain_findings(game, rules),
        *_closed_null(game, contract, rules),
        *_bock(game, rules),
        *_spitze(game, contract, rules),
        *_gift(game, contract, rules),
        *_ramsch(game, contract),
    )


def not_played(what: str, rules: RuleSet, switch: str) -> Finding:
    """Return that something is not played in a rule system, and what would switch it on."""
    return finding("not_played", what=Word(f"extra.{what}"), rules=rules.name, switch=switch)


def chain_findings(game: Game, rules: RuleSet) -> Iterator[Finding]:
    """Yield what is wrong with the chain of kontra, re and supra."""
    said = [getattr(game, name) for name in CHAIN]
    for before, name in zip(range(2), CHAIN[1:], strict=True):
        if said[before + 1] and not said[before]:
            needed = Word(f"extra.{CHAIN[before]}")
            yield finding("doubling_alone", said=Word(f"extra.{name}"), needed=needed)
    played = len(rules.kontra_factors)
    if any(said[played:]):
        name = CHAIN[played + said[played:].index(True)]
        yield not_played(name, rules, "kontra_factors")


def _closed_null(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    closed = contract.fixed is not None and not game.ouvert
    if closed and doublings(game) > 1 and not rules.re_on_closed_null:
        yield finding("re_on_closed_null", contract=Word(f"contract.{contract.key}"))


def _bock(game: Game, rules: RuleSet) -> Iterator[Finding]:
    if game.bock and rules.bock.factor == 1:
        yield not_played("bock", rules, "bock_factor")


def _spitze(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if not game.spitze:
        if game.spitze_made is not None:
            yield finding("spitze_not_promised")
        return
    if not rules.spitze_steps:
        yield not_played("spitze", rules, "spitze_steps")
    if contract.fixed is not None or game.matadors == contract.max_matadors:
        yield finding("spitze_without_use", contract=Word(f"contract.{contract.key}"))
    if game.spitze_made is False and game.won:
        yield finding("spitze_contradicts")
    elif spitze_kept(game) is None and game.ending is None and game.card_points is not None:
        yield finding("spitze_unknown")


def _gift(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if not game.refused:
        return
    if not rules.schenken:
        yield not_played("refused", rules, "schenken")
    if contract.fixed is not None:
        yield finding("announcement_without_use", contract=Word(f"contract.{contract.key}"))


def _ramsch(game: Game, contract: Contract) -> Iterator[Finding]:
    if game.ramsch is not None:
        yield finding("ramsch_points_unused", contract=Word(f"contract.{contract.key}"))
