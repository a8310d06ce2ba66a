"""The law of one game: value, won or lost, overbid, list points.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.4.1, 2.5.1 | value = base x multiplier | `_judge_multiplied` |
| 2.4.2, 2.5.9 | fixed values of null | `_judge_fixed` |
| since 1999 | a lost game counts double, hand games too | `_loss_factor` |
| 3.6.1 | overbid: final value below the bid | `_settle` |
| 3.6.2 | impossible null | `replacement.py` |
| 4.1.5, 4.4.3 | the level the declarer needed is awarded | `_awarded` |
| source 000, S0-36, S0-37 | the bid itself is lost, once | `_settle` |
| source 003, S3-32, S3-34 | single and double losses by contract | `_loss_factor` |
| house rules | kontra, bock, ramsch | `house.py`, `ramsch.py` |
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import NamedTuple

from skatcalc.cards import Card
from skatcalc.findings import Finding, Word, finding
from skatcalc.models.game import Ending, Game, Reason, Result, Step, reason
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bidding import covering_multiple
from skatcalc.rules.checks import check_game, check_outcome, unknown_contract
from skatcalc.rules.house import list_factor
from skatcalc.rules.levels import count_steps, levels_of, lost_steps, with_spitze
from skatcalc.rules.outcome import ALL_TRICKS, Outcome, read_null, read_outcome, with_implied
from skatcalc.rules.replacement import choose_replacement

RESULT_KINDS = frozenset({"won_below_target", "lost_at_target", "won_although_overbid"})
"""What is said of the written result even where a written level is wrong as well."""


class Verdict(NamedTuple):
    """What a game counts, before its record is held against it; fields as in `Result`."""

    won: bool | None
    overbid: bool
    base: int
    multiplier: int
    value: int
    score: int | None
    steps: tuple[Step, ...]
    reason: Reason
    findings: tuple[Finding, ...] = ()


class Count(NamedTuple):
    """A counted game before the bid is looked at.

    Attributes:
        base, steps, value: the value and how it came about.
        made: whether the target was reached.
        factor: what the value is multiplied with if the game is lost.
        why: the reason, unless the game is overbid.
    """

    base: int
    steps: tuple[Step, ...]
    value: int
    made: bool | None
    factor: int
    why: Reason


def judge(game: Game, rules: RuleSet, cards: Collection[Card] = ()) -> Result:
    """Return what the law says of one game (value in game points, score in list points).

    Args:
        game: the game as written down.
        rules: the rule system.
        cards: the declarer's twelve cards if they are known; they decide which game counts
            for an impossible null (ISkO 3.6.2).

    Returns:
        The result; where the record contradicts itself its value, score and `won` are None
        and the findings say why. A ramsch has points for every place instead of a score.

    >>> from skatcalc.rules.presets import ISKO
    >>> judge(Game("hearts", 2, hand=True, bid=50, card_points=93), ISKO).score
    50
    >>> judge(Game("hearts", 1, bid=24, won=False), ISKO).score
    -60
    """
    contract = rules.played(game.contract, game.ouvert)
    if contract is None:
        return Result(game, findings=(unknown_contract(game, rules),))
    if contract.alone:
        from skatcalc.rules.ramsch import judge_ramsch  # few systems play it

        return judge_ramsch(game, rules)
    found = check_game(game, contract, rules)
    if found and any(f.kind.blocks for f in found):
        return Result(game, findings=(*found, *_despite_levels(game, rules, cards)))
    if contract.fixed is None:
        verdict = _judge_multiplied(game, contract, rules)
    else:
        verdict = _judge_fixed(game, contract, rules, cards)
    found += verdict.findings
    found += check_outcome(game, contract, verdict, rules)
    if found and any(f.kind.blocks for f in found):
        return Result(game, findings=tuple(found))
    won, overbid, base, multiplier, value, score, steps, why, _ = verdict
    factor = list_factor(game, rules) if game.has_extras else 1
    if score is not None:
        score *= factor
    return Result(
        game, won, overbid, base, multiplier, value, score, steps, why, tuple(found), factor
    )


def _despite_levels(game: Game, rules: RuleSet, cards: Collection[Card]) -> Iterable[Finding]:
    """Return what else does not fit where a written level is contradicted by the points.

    The game is looked at without its written levels, so that a wrong level does not hide a
    wrong result.
    """
    if game.schneider is None and game.schwarz is None:
        return ()
    bare = judge(replace(game, schneider=None, schwarz=None), rules, cards)
    return (f for f in bare.findings if f.kind.name in RESULT_KINDS)


def _judge_multiplied(game: Game, contract: Contract, rules: RuleSet) -> Verdict:
    outcome = read_outcome(game, rules)
    if game.ending is Ending.DEFENDERS_CONCEDED and game.bid is not None:
        outcome = _awarded(game, game.bid, contract, rules, outcome)
    if outcome.made is False:
        steps = lost_steps(game, contract, outcome, rules)
    else:
        levels = levels_of(game, outcome, contract)
        steps = count_steps(game.matadors or 0, levels, rules)
    if game.spitze:
        steps = with_spitze(steps, game, outcome.made, rules)
    value = contract.base * steps[-1].count
    factor = _loss_factor(game, contract, rules)
    why = _reason(game, contract, outcome, rules)
    return _settle(game.bid, Count(contract.base, steps, value, outcome.made, factor, why), rules)


def _loss_factor(game: Game, contract: Contract, rules: RuleSet) -> int:
    """Return what the value of a lost game is multiplied with."""
    if contract.loss_factor is not None:
        return contract.loss_factor
    hand = game.hand or contract.skat == "untouched"
    if contract.fixed is not None:
        return rules.loss_factor_fixed_hand if hand else rules.loss_factor_fixed
    return rules.loss_factor_hand if hand else rules.loss_factor_skat


def _settle(bid: int | None, count: Count, rules: RuleSet) -> Verdict:
    """Apply the bid to a counted game: what is below it is lost and raised to it."""
    base, steps, value, made, factor, why = count
    if bid is not None and value < bid:
        return _settle_overbid(bid, count, rules)
    multiplier = steps[-1].count
    score = None if made is None else value if made else -factor * value
    return Verdict(made, False, base, multiplier, value, score, steps, why)


def _settle_overbid(bid: int, count: Count, rules: RuleSet) -> Verdict:
    """Return an overbid game: the covering multiple or the bid itself, never less than lost.

    A game that missed its target as well costs at least what it would have cost without the
    overbid.
    """
    base, steps, value, made, factor, _ = count
    plain = steps[-1].count
    if rules.overbid == "bid":
        raised, multiplier, key = bid, plain, "reason.overbid_bid"
    else:
        multiplier = covering_multiple(bid, base)
        raised, key = base * multiplier, "reason.overbid"
        steps = (*steps, Step("overbid", multiplier))
    loss = raised * (factor if rules.overbid_doubled else 1)
    if made is False and value * factor > loss:
        return Verdict(False, True, base, plain, value, -value * factor, count.steps, count.why)
    why = reason(key, value=value, bid=bid, base=base, multiplier=multiplier, counted=raised)
    return Verdict(False, True, base, multiplier, raised, -loss, steps, why)


def _awarded(game: Game, bid: int, contract: Contract, rules: RuleSet, outcome: Outcome) -> Outcome:
    """Return the outcome with the level the declarer needed after the defenders gave up.

    A level forced by the bid is awarded with the win, one that nobody needs is not
    (ISkO 4.1.5, 4.4.3).
    """
    for schneider, schwarz in ((False, False), (True, False), (True, True)):
        tried = outcome._replace(
            schneider=outcome.schneider or schneider, schwarz=outcome.schwarz or schwarz
        )
        levels = levels_of(game, tried, contract)
        steps = count_steps(game.matadors or 0, levels, rules)
        if contract.base * steps[-1].count >= bid:
            return tried
    return outcome


def _judge_fixed(
    game: Game, contract: Contract, rules: RuleSet, cards: Collection[Card]
) -> Verdict:
    value = contract.fixed_value(game.hand, game.ouvert)
    outcome = read_null(game)
    below = game.bid is not None and value < game.bid
    if below and rules.overbid != "bid":
        return _judge_impossible(game, value, rules, cards)
    steps = (Step(_fixed_label(game, contract), 1),)
    factor = _loss_factor(game, contract, rules)
    count = Count(value, steps, value, outcome.made, factor, _null_reason(game, outcome))
    verdict = _settle(game.bid, count, rules)
    if game.replacement is None:
        return verdict
    unneeded = finding("replacement_unneeded", value=value, bid=game.bid or 0)
    return verdict._replace(findings=(unneeded,))


def _fixed_label(game: Game, contract: Contract) -> str:
    ouvert = game.ouvert and contract.key == game.contract
    return contract.key + (" ouvert" if ouvert else "") + (" hand" if game.hand else "")


def _judge_impossible(game: Game, value: int, rules: RuleSet, cards: Collection[Card]) -> Verdict:
    """Count a null below the bid as the suit or grand game that takes its place."""
    chosen, assumed = choose_replacement(game, rules, cards)
    contract = rules.find(chosen.contract)
    if contract is None or game.bid is None:
        raise ValueError(f"no game {chosen.contract} to take the place of null")
    steps = count_steps(chosen.matadors, {"hand"} if game.hand else set(), rules)
    multiplier = max(steps[-1].count, covering_multiple(game.bid, contract.base))
    if multiplier > steps[-1].count:
        steps = (*steps, Step("overbid", multiplier))
    counted = contract.base * multiplier
    factor = _loss_factor(game, contract, rules) if rules.overbid_doubled else 1
    name = Word(f"contract.{contract.key}")
    why = reason(
        "reason.impossible_null", value=value, bid=game.bid, contract=name, counted=counted
    )
    found = (finding("replacement_assumed", contract=name, counted=counted),) if assumed else ()
    score = -factor * counted
    return Verdict(False, True, contract.base, multiplier, counted, score, steps, why, found)


def _null_reason(game: Game, outcome: Outcome) -> Reason:
    if outcome.made is None:
        return reason("reason.unknown")
    if outcome.decides == "null_tricks":
        return reason(f"reason.null_{'won' if outcome.made else 'lost'}", tricks=game.tricks)
    return _recorded_reason(outcome)


def _recorded_reason(outcome: Outcome) -> Reason:
    return reason(f"reason.{outcome.decides}_{'won' if outcome.made else 'lost'}")


def _reason(game: Game, contract: Contract, outcome: Outcome, rules: RuleSet) -> Reason:
    """Say what decided a suit or grand game that is not overbid."""
    if outcome.made is None:
        return reason("reason.unknown")
    ending = "won" if outcome.made else "lost"
    if outcome.decides in ("points", "announced_points"):
        announced = with_implied(game, contract)[0]
        needed = rules.schneider_points if announced else rules.win_points
        return reason(f"reason.{outcome.decides}_{ending}", points=game.card_points, needed=needed)
    if outcome.decides == "tricks":
        tricks = game.tricks if game.tricks is not None else ALL_TRICKS
        if with_implied(game, contract)[1]:
            return reason(f"reason.all_tricks_{ending}", tricks=game.tricks)
        return reason(f"reason.tricks_{ending}", tricks=tricks)
    return _recorded_reason(outcome)
