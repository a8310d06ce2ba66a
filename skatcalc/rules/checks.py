"""What cannot be in a game record: small checks of one signature in two tuples.

`check_declaration` looks at the record alone, `check_outcome` at the record beside the
computed result. A finding whose kind blocks leaves the game without a result; the others
stand beside it.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 1.2.2 | 0 to 120 card points | `_points_in_range`, `_reachable_points` |
| 2.3.1-2.3.4 | matadors 1 to 11, 1 to 4 in grand, none in null | `_matadors_fit` |
| 2.5.3, 2.5.6 | schneider by points, schwarz by tricks | `_schneider_fits`, `_schwarz_fits` |
| 2.5.9 | null knows hand and open only | `_announcements_of_null` |
| 3.3.2 | only possible game values may be bid | `_bid_is_legal` |
| 3.5.4 | levels are announced in hand games only | `_announcements_need_hand` |
"""

from collections.abc import Callable, Iterator

from skatcalc.cards import RANK_POINTS, TOTAL_POINTS
from skatcalc.findings import Counted, Finding, Word, finding
from skatcalc.models.game import Ending, Game, Result
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bidding import is_legal_bid, legal_bids, nearest_bids
from skatcalc.rules.outcome import ALL_TRICKS, schneider_by_points, target_reached, with_implied

Check = Callable[[Game, Contract, RuleSet], Iterator[Finding]]
ResultCheck = Callable[[Game, Result, RuleSet], Iterator[Finding]]

_BEST_CARDS = sorted((p for p in RANK_POINTS for _ in range(4)), reverse=True)
MOST_POINTS = tuple(sum(_BEST_CARDS[:n]) for n in range(33))
"""The most card points that n cards can hold, for n from 0 to 32."""


def check_declaration(game: Game, rules: RuleSet) -> list[Finding]:
    """Return what is wrong with the record of a game, before it is valued."""
    contract = rules.find(game.contract)
    if contract is None:
        known = ", ".join(c.key for c in rules.contracts)
        return [finding("contract_unknown", contract=game.contract, rules=rules.name, known=known)]
    return [f for check in DECLARATION_CHECKS for f in check(game, contract, rules)]


def check_outcome(game: Game, result: Result, rules: RuleSet) -> list[Finding]:
    """Return what does not fit between the record of a game and its computed result."""
    return [f for check in OUTCOME_CHECKS for f in check(game, result, rules)]


def _bid_is_legal(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if game.bid is None:
        yield finding("bid_missing")
    elif not is_legal_bid(game.bid, rules):
        lower, higher = nearest_bids(game.bid, rules)
        lowest = legal_bids(rules)[0]
        yield finding("bid_illegal", bid=game.bid, lower=lower, higher=higher, lowest=lowest)


def _matadors_fit(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    name = Word(f"contract.{contract.key}")
    if contract.max_matadors == 0:
        if game.matadors:
            yield finding("matadors_without_use", contract=name)
    elif game.matadors is None:
        yield finding("matadors_missing", contract=name)
    elif game.matadors == 0:
        yield finding("matadors_zero")
    elif abs(game.matadors) > contract.max_matadors:
        yield finding(
            "matadors_too_many",
            contract=name,
            matadors=abs(game.matadors),
            most=contract.max_matadors,
        )


def _announcements_need_hand(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if contract.fixed is None and with_implied(game)[0] and not game.hand:
        yield finding("announcement_without_hand")


def _announcements_of_null(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if contract.fixed is None:
        return
    if game.schneider_announced or game.schwarz_announced or game.schneider or game.schwarz:
        yield finding("announcement_without_use", contract=Word(f"contract.{contract.key}"))


def _points_in_range(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if game.card_points is not None and not 0 <= game.card_points <= TOTAL_POINTS:
        yield finding("points_out_of_range", points=game.card_points)
    if game.tricks is not None and not 0 <= game.tricks <= ALL_TRICKS:
        yield finding("tricks_out_of_range", tricks=game.tricks)


def _points_possible(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    """Cards cannot give 1 or 119 points, and so many points need so many tricks."""
    points, tricks = game.card_points, game.tricks
    if points is None or not 0 <= points <= TOTAL_POINTS or contract.fixed is not None:
        return
    if points in (1, TOTAL_POINTS - 1):
        yield finding("points_impossible", points=points)
    elif tricks is not None and 0 <= tricks <= ALL_TRICKS and game.ending is None:
        fewest, most = tricks, tricks
        if not _points_fit(points, fewest, most):
            yield finding("tricks_and_points", points=points, tricks=tricks)


def _points_fit(points: int, fewest: int, most: int) -> bool:
    """Tell whether a declarer with so many tricks, plus the skat, can hold the points."""
    others = TOTAL_POINTS - points
    return points <= MOST_POINTS[3 * most + 2] and others <= MOST_POINTS[3 * (ALL_TRICKS - fewest)]


def _schneider_fits(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    points = game.card_points
    if points is None or not 0 <= points <= TOTAL_POINTS or contract.fixed is not None:
        return
    reached = schneider_by_points(points, rules)
    if game.schneider and not reached:
        yield finding("schneider_not_reached", points=points, needed=rules.schneider_points)
    elif game.schneider is False and reached and not game.schwarz:
        yield finding("schneider_not_noted", points=points, needed=rules.schneider_points)


def _schwarz_fits(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if game.schwarz and game.schneider is False:
        yield finding("schwarz_without_schneider")
    if game.tricks is not None and game.schwarz is not None and contract.fixed is None:
        reached = game.tricks in (0, ALL_TRICKS)
        if game.schwarz and not reached:
            yield finding("schwarz_not_reached", tricks=game.tricks)
        elif reached and not game.schwarz:
            yield finding("schwarz_not_noted", tricks=game.tricks)
    elif game.schwarz and game.card_points is not None:
        points = game.card_points
        if not (points == TOTAL_POINTS or 0 <= points <= MOST_POINTS[2]):
            yield finding("tricks_and_points", points=points, tricks=0 if points <= 60 else 10)


def _matadors_and_tricks_fit(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    """The holder of the highest trumps in play takes tricks with them (ISkO 2.3.1)."""
    matadors = game.matadors or 0
    tricks, points = _known_tricks(game), game.card_points
    if not 0 < abs(matadors) <= contract.max_matadors or game.ending is not None:
        return
    if points is not None and not 0 <= points <= TOTAL_POINTS:
        return
    fewest, most = _trick_range(matadors)
    wrong_number = tricks is not None and not fewest <= tricks <= most
    if wrong_number or (tricks == 0 and not _skat_can_hold(points, matadors)):
        yield finding("matadors_and_tricks", matadors=matadors, tricks=tricks)
    elif points is not None and not _points_fit(points, fewest, most):
        yield finding("points_impossible", points=points)


def _known_tricks(game: Game) -> int | None:
    if game.tricks is None and game.schwarz and game.won is not None:
        return ALL_TRICKS if game.won else None
    return game.tricks


def _trick_range(matadors: int) -> tuple[int, int]:
    """Return the fewest and most tricks of a declarer with so many matadors.

    With n, two of them may lie in the skat, each other one takes a trick; without n, the
    defenders' n highest trumps fall in pairs at the most.
    """
    if matadors > 0:
        return min(max(matadors - 2, 0), ALL_TRICKS), ALL_TRICKS
    return 0, ALL_TRICKS - (-matadors + 1) // 2


def _skat_can_hold(points: int | None, matadors: int) -> bool:
    """Tell whether the skat alone can hold these points with the matadors in it."""
    if points is None:
        return True
    jack = 2
    if matadors == 2:
        return points == 2 * jack
    return matadors != 1 or points - jack in RANK_POINTS


def _ending_fits(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if game.ending is None or game.won is None:
        return
    won = game.ending is Ending.DEFENDERS_CONCEDED
    if won is not game.won and not (won and game.bid is not None):
        yield finding("ending_contradicts", ending=Word(f"ending.{game.ending.value}"))


def _replacement_fits(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    if game.replacement is None:
        return
    chosen = rules.find(game.replacement.contract)
    fits = chosen is not None and 0 < abs(game.replacement.matadors) <= chosen.max_matadors
    if contract.fixed is None or not fits:
        yield finding("replacement_wrong", contract=Word(f"contract.{contract.key}"))


def _schwarz_unknown(game: Game, contract: Contract, rules: RuleSet) -> Iterator[Finding]:
    """120 or 0 card points do not say who took a trick: ask."""
    if contract.fixed is not None or game.tricks is not None or game.schwarz is not None:
        return
    if game.ending is not None or game.card_points not in (0, TOTAL_POINTS):
        return
    if with_implied(game)[1] and game.card_points == TOTAL_POINTS:
        if game.won is None:
            yield finding("announced_schwarz_unknown", points=game.card_points)
        return
    yield finding("schwarz_unknown", points=game.card_points)


def _null_is_decided(game: Game, result: Result, rules: RuleSet) -> Iterator[Finding]:
    contract = rules.find(game.contract)
    if contract is None or contract.fixed is None or result.overbid:
        return
    if game.tricks is not None and game.won is not None and game.won is not (game.tricks == 0):
        yield finding("null_result_contradicts", tricks=game.tricks)
    elif result.won is None and game.card_points is not None:
        yield finding("null_result_missing")


def _result_agrees(game: Game, result: Result, rules: RuleSet) -> Iterator[Finding]:
    contract = rules.find(game.contract)
    if contract is None or game.won is None or game.ending is not None:
        return
    if game.won and result.overbid:
        yield finding(
            "won_although_overbid", bid=game.bid, counted=result.value, score=result.score
        )
    if contract.fixed is not None:
        return
    made = target_reached(game, rules)
    if made is None or made is game.won or (made and result.overbid):
        return
    name = "won_below_target" if game.won else "lost_at_target"
    yield finding(name, found=_evidence(game), target=_target(game))


def _evidence(game: Game) -> Counted:
    """Return what the record says of the play: card points, else tricks."""
    if game.card_points is not None and not (with_implied(game)[1] and game.tricks is not None):
        return Counted("found.points", game.card_points)
    return Counted("found.tricks", game.tricks or 0)


def _target(game: Game) -> Word:
    schneider, schwarz = with_implied(game)
    return Word("target.schwarz" if schwarz else "target.schneider" if schneider else "target.game")


def _result_known(game: Game, result: Result, rules: RuleSet) -> Iterator[Finding]:
    if result.won is None and game.card_points is None:
        yield finding("result_missing")


DECLARATION_CHECKS: tuple[Check, ...] = (
    _bid_is_legal,
    _matadors_fit,
    _announcements_need_hand,
    _announcements_of_null,
    _points_in_range,
    _points_possible,
    _schneider_fits,
    _schwarz_fits,
    _matadors_and_tricks_fit,
    _ending_fits,
    _replacement_fits,
    _schwarz_unknown,
)

OUTCOME_CHECKS: tuple[ResultCheck, ...] = (_null_is_decided, _result_agrees, _result_known)
