"""The law of one game: value, won or lost, overbid, list points.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.4.1, 2.5.1 | value = base x multiplier | `judge` |
| 2.4.2, 2.5.9 | fixed values of null | `_judge_fixed` |
| since 1999 | a lost game counts double, hand games too | `_list_points` |
| 3.6.1 | overbid: final value below the bid | `_with_overbid` |
| 3.6.2 | impossible null | `replacement.py` |
| 4.1.5, 4.4.3 | the level the declarer needed is awarded | `_awarded` |
"""

from collections.abc import Collection
from dataclasses import replace

from skatcalc.cards import Card
from skatcalc.findings import Finding, Word, finding
from skatcalc.models.game import Ending, Game, Reason, Result, Step, reason
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bidding import covering_multiple
from skatcalc.rules.checks import check_declaration, check_outcome
from skatcalc.rules.levels import count_steps, levels_of
from skatcalc.rules.outcome import ALL_TRICKS, Outcome, read_null, read_outcome, with_implied
from skatcalc.rules.replacement import choose_replacement


def judge(game: Game, rules: RuleSet, cards: Collection[Card] = ()) -> Result:
    """Return what the law says of one game (value in game points, score in list points).

    Args:
        game: the game as written down.
        rules: the rule system.
        cards: the declarer's twelve cards if they are known; they decide which game counts
            for an impossible null (ISkO 3.6.2).

    Returns:
        The result; where the record contradicts itself its value, score and `won` are None
        and the findings say why.

    >>> from skatcalc.rules.presets import ISKO
    >>> judge(Game("hearts", 2, hand=True, bid=50, card_points=93), ISKO).score
    50
    >>> judge(Game("hearts", 1, bid=24, won=False), ISKO).score
    -60
    """
    found = check_declaration(game, rules)
    contract = rules.find(game.contract)
    if contract is None or any(f.kind.blocks for f in found):
        return Result(game, findings=tuple(found))
    if contract.fixed is None:
        result = _judge_multiplied(game, contract, rules)
    else:
        result = _judge_fixed(game, contract, rules, cards)
    found += [*result.findings, *check_outcome(game, result, rules)]
    if any(f.kind.blocks for f in found):
        return Result(game, findings=tuple(found))
    return replace(result, findings=tuple(found)) if found else result


def _judge_multiplied(game: Game, contract: Contract, rules: RuleSet) -> Result:
    outcome = _awarded(game, contract, rules, read_outcome(game, rules))
    levels = levels_of(game, outcome)
    steps = count_steps(game.matadors or 0, levels, rules)
    factor = rules.loss_factor_hand if game.hand else rules.loss_factor_skat
    plain_reason = _reason(game, outcome, rules)
    return _settle(game, contract.base, steps, outcome.made, factor, plain_reason)


def _settle(
    game: Game,
    base: int,
    steps: tuple[Step, ...],
    made: bool | None,
    factor: int,
    why: Reason,
) -> Result:
    """Apply the bid to a counted game: an overbid is lost at the covering multiple."""
    multiplier = steps[-1].count
    overbid = game.bid is not None and base * multiplier < game.bid
    if overbid and game.bid is not None:
        plain, multiplier = base * multiplier, covering_multiple(game.bid, base)
        steps = (*steps, Step("overbid", multiplier))
        why = reason(
            "reason.overbid",
            value=plain,
            bid=game.bid,
            base=base,
            multiplier=multiplier,
            counted=base * multiplier,
        )
    won = False if overbid else made
    value = base * multiplier
    score = _list_points(value, won, factor)
    return Result(game, won, overbid, base, multiplier, value, score, steps, why)


def _list_points(value: int, won: bool | None, factor: int) -> int | None:
    """Return what the list gets: the value, or minus its multiple if the game is lost."""
    if won is None:
        return None
    return value if won else -factor * value


def _awarded(game: Game, contract: Contract, rules: RuleSet, outcome: Outcome) -> Outcome:
    """Return the outcome with the level the declarer needed after the defenders gave up.

    A level forced by the bid is awarded with the win, one that nobody needs is not
    (ISkO 4.1.5, 4.4.3).
    """
    if game.ending is not Ending.DEFENDERS_CONCEDED or game.bid is None:
        return outcome
    for schneider, schwarz in ((False, False), (True, False), (True, True)):
        tried = replace(
            outcome,
            schneider=outcome.schneider or schneider,
            schwarz=outcome.schwarz or schwarz,
        )
        steps = count_steps(game.matadors or 0, levels_of(game, tried), rules)
        if contract.base * steps[-1].count >= game.bid:
            return tried
    return outcome


def _judge_fixed(game: Game, contract: Contract, rules: RuleSet, cards: Collection[Card]) -> Result:
    value = contract.fixed_value(game.hand, game.ouvert)
    outcome = read_null(game)
    if game.bid is not None and value < game.bid:
        return _judge_impossible(game, value, rules, cards)
    label = "null" + (" ouvert" if game.ouvert else "") + (" hand" if game.hand else "")
    score = _list_points(value, outcome.made, rules.loss_factor_fixed)
    why = _null_reason(game, outcome)
    found: list[Finding] = []
    if game.replacement is not None:
        found.append(finding("replacement_unneeded", value=value, bid=game.bid or 0))
    return Result(
        game, outcome.made, False, value, 1, value, score, (Step(label, 1),), why, tuple(found)
    )


def _judge_impossible(game: Game, value: int, rules: RuleSet, cards: Collection[Card]) -> Result:
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
    factor = rules.loss_factor_hand if game.hand else rules.loss_factor_skat
    name = Word(f"contract.{contract.key}")
    why = reason(
        "reason.impossible_null", value=value, bid=game.bid, contract=name, counted=counted
    )
    found = [finding("replacement_assumed", contract=name, counted=counted)] if assumed else []
    return Result(
        game,
        won=False,
        overbid=True,
        base=contract.base,
        multiplier=multiplier,
        value=counted,
        score=-factor * counted,
        steps=steps,
        reason=why,
        findings=tuple(found),
    )


def _null_reason(game: Game, outcome: Outcome) -> Reason:
    if outcome.made is None:
        return reason("reason.unknown")
    if outcome.decides == "null_tricks":
        return reason(f"reason.null_{'won' if outcome.made else 'lost'}", tricks=game.tricks)
    return _recorded_reason(outcome)


def _recorded_reason(outcome: Outcome) -> Reason:
    return reason(f"reason.{outcome.decides}_{'won' if outcome.made else 'lost'}")


def _reason(game: Game, outcome: Outcome, rules: RuleSet) -> Reason:
    """Say what decided a suit or grand game that is not overbid."""
    if outcome.made is None:
        return reason("reason.unknown")
    ending = "won" if outcome.made else "lost"
    if outcome.decides in ("points", "announced_points"):
        announced = with_implied(game)[0]
        needed = rules.schneider_points if announced else rules.win_points
        return reason(f"reason.{outcome.decides}_{ending}", points=game.card_points, needed=needed)
    if outcome.decides == "tricks":
        tricks = game.tricks if game.tricks is not None else ALL_TRICKS
        if with_implied(game)[1]:
            return reason(f"reason.all_tricks_{ending}", tricks=game.tricks)
        return reason(f"reason.tricks_{ending}", tricks=tricks)
    return _recorded_reason(outcome)
