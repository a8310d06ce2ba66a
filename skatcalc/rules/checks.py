"""What cannot be in a game record: small checks of one signature in two tuples.

`check_declaration` looks at the record alone, `check_outcome` at the record beside the
computed result. A finding whose kind blocks leaves the game without a result; the others
stand beside it. What only house rules know is checked in `house.py`.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 1.2.2 | 0 to 120 card points | `_points_in_range`, `_points_possible` |
| 2.3.1-2.3.4 | matadors 1 to 11, 1 to 4 in grand, none in null | `_matadors_fit` |
| 2.5.3, 2.5.6 | schneider by points, schwarz by tricks | `_schneider_fits`, `_schwarz_fits` |
| 2.5.9 | null knows hand and open only | `_announcements_of_null` |
| 3.3.2 | only possible game values may be bid | `_bid_is_legal` |
| 3.5.4 | levels are announced in hand games only | `_announcements_need_hand` |
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from skatcalc.cards import RANK_POINTS, TOTAL_POINTS
from skatcalc.findings import Counted, Finding, Word, finding
from skatcalc.models.game import Ending, Game
from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.bidding import is_legal_bid, legal_bids, nearest_bids
from skatcalc.rules.house import check_house_rules
from skatcalc.rules.outcome import ALL_TRICKS, schneider_by_points, target_reached, with_implied

Found = Sequence[Finding]
NOTHING: Found = ()
Check = Callable[[Game, Contract, RuleSet], Found]


class Judged(Protocol):
    """What a check needs to know of a computed result."""

    @property
    def won(self) -> bool | None:
        """Whether the game was won, None if not known."""

    @property
    def overbid(self) -> bool:
        """Whether the game was overbid."""

    @property
    def value(self) -> int | None:
        """The game value that counts."""

    @property
    def score(self) -> int | None:
        """The list points."""


ResultCheck = Callable[[Game, Contract, Judged, RuleSet], Found]

_BEST_CARDS = sorted((p for p in RANK_POINTS for _ in range(4)), reverse=True)
MOST_POINTS = tuple(sum(_BEST_CARDS[:n]) for n in range(33))
"""The most card points that n cards can hold, for n from 0 to 32."""
_JACK, _REST = 2, (11, 10, 4, 3, 0, 0, 0)
MATADOR_POINTS = tuple(
    _JACK * min(n, 4) + sum(_REST[: max(n - 4, 0)]) for n in range(4 + len(_REST) + 1)
)
"""The card points of the n highest trumps, which nobody can take from their holder."""


def unknown_contract(game: Game, rules: RuleSet) -> Finding:
    """Return what is wrong with a contract that the rule system does not know."""
    known = ", ".join(c.key for c in rules.contracts)
    return finding("contract_unknown", contract=game.contract, rules=rules.name, known=known)


def check_declaration(game: Game, rules: RuleSet) -> list[Finding]:
    """Return what is wrong with the record of a game, before it is valued."""
    contract = rules.played(game.contract, game.ouvert)
    if contract is None:
        return [unknown_contract(game, rules)]
    return check_game(game, contract, rules)


def check_game(game: Game, contract: Contract, rules: RuleSet) -> list[Finding]:
    """Return what is wrong with the record of a game of a known contract."""
    found: list[Finding] = []
    for check in FIXED_CHECKS if contract.fixed is not None else MULTIPLIED_CHECKS:
        found += check(game, contract, rules)
    return found


def check_outcome(game: Game, contract: Contract, result: Judged, rules: RuleSet) -> list[Finding]:
    """Return what does not fit between the record of a game and its computed result."""
    found: list[Finding] = []
    for check in OUTCOME_CHECKS:
        found += check(game, contract, result, rules)
    return found


def _bid_is_legal(game: Game, contract: Contract, rules: RuleSet) -> Found:
    if game.bid is None:
        return (finding("bid_missing"),)
    if is_legal_bid(game.bid, rules):
        return NOTHING
    lower, higher = nearest_bids(game.bid, rules)
    lowest = legal_bids(rules)[0]
    return (finding("bid_illegal", bid=game.bid, lower=lower, higher=higher, lowest=lowest),)


def _name(contract: Contract) -> Word:
    return Word(f"contract.{contract.key}")


def _no_matadors(game: Game, contract: Contract, rules: RuleSet) -> Found:
    return (finding("matadors_without_use", contract=_name(contract)),) if game.matadors else ()


def _matadors_fit(game: Game, contract: Contract, rules: RuleSet) -> Found:
    matadors, most = game.matadors, contract.max_matadors
    if matadors is None:
        return (finding("matadors_missing", contract=_name(contract)),)
    if matadors == 0:
        return (finding("matadors_zero"),)
    if abs(matadors) <= most:
        return NOTHING
    name = _name(contract)
    return (finding("matadors_too_many", contract=name, matadors=abs(matadors), most=most),)


def _announcements_need_hand(game: Game, contract: Contract, rules: RuleSet) -> Found:
    announced = game.schneider_announced or game.schwarz_announced or game.ouvert
    if not (announced or game.hand):
        return NOTHING
    if contract.skat not in ("any", "untouched") and game.hand:
        return (finding("hand_without_use", contract=_name(contract)),)
    if announced and not (game.hand or contract.skat == "untouched" or rules.announce_with_skat):
        return (finding("announcement_without_hand"),)
    return _levels_exist(game, contract, rules)


def _levels_exist(game: Game, contract: Contract, rules: RuleSet) -> Found:
    """An announcement must be a level of the rule system."""
    said = [
        name
        for name in ("schneider_announced", "schwarz_announced", "ouvert")
        if getattr(game, name) and name not in rules.levels
    ]
    if contract.announces_all and "ouvert" in said:
        said.remove("ouvert")
    return [finding("level_unknown", level=Word(f"step.{name}"), rules=rules.name) for name in said]


def _announcements_of_null(game: Game, contract: Contract, rules: RuleSet) -> Found:
    if game.schneider_announced or game.schwarz_announced or game.schneider or game.schwarz:
        return (finding("announcement_without_use", contract=_name(contract)),)
    return NOTHING


def _fixed_covers(game: Game, contract: Contract, rules: RuleSet) -> Found:
    """A null below the bid may not be named in some systems (source 003, S3-29)."""
    if not rules.fixed_must_cover or game.bid is None:
        return NOTHING
    value = contract.fixed_value(game.hand, game.ouvert)
    if value >= game.bid:
        return NOTHING
    return (finding("fixed_below_bid", contract=_name(contract), value=value, bid=game.bid),)


def _points_in_range(game: Game, contract: Contract, rules: RuleSet) -> Found:
    found = []
    if game.card_points is not None and not 0 <= game.card_points <= TOTAL_POINTS:
        found.append(finding("points_out_of_range", points=game.card_points))
    if game.tricks is not None and not 0 <= game.tricks <= ALL_TRICKS:
        found.append(finding("tricks_out_of_range", tricks=game.tricks))
    return found


def _points_possible(game: Game, contract: Contract, rules: RuleSet) -> Found:
    """Cards cannot give 1 or 119 points, and so many points need so many tricks."""
    points, tricks = game.card_points, game.tricks
    if points is None or not 0 <= points <= TOTAL_POINTS:
        return NOTHING
    if points in (1, TOTAL_POINTS - 1):
        return (finding("points_impossible", points=points),)
    counted = tricks is not None and 0 <= tricks <= ALL_TRICKS and game.ending is None
    if counted and not _points_fit(points, tricks or 0, tricks or 0):
        return (finding("tricks_and_points", points=points, tricks=tricks),)
    return NOTHING


def _points_fit(points: int, fewest: int, most: int) -> bool:
    """Tell whether a declarer with so many tricks, plus the skat, can hold the points."""
    others = TOTAL_POINTS - points
    return points <= MOST_POINTS[3 * most + 2] and others <= MOST_POINTS[3 * (ALL_TRICKS - fewest)]


def _schneider_fits(game: Game, contract: Contract, rules: RuleSet) -> Found:
    points = game.card_points
    if game.schneider is None or points is None or not 0 <= points <= TOTAL_POINTS:
        return NOTHING
    reached = schneider_by_points(points, rules)
    if game.schneider and not reached:
        return (finding("schneider_not_reached", points=points, needed=rules.schneider_points),)
    if game.schneider is False and reached and not game.schwarz:
        return (finding("schneider_not_noted", points=points, needed=rules.schneider_points),)
    return NOTHING


def _schwarz_needs_schneider(game: Game, contract: Contract, rules: RuleSet) -> Found:
    return (
        (finding("schwarz_without_schneider"),) if game.schwarz and game.schneider is False else ()
    )


def _schwarz_fits(game: Game, contract: Contract, rules: RuleSet) -> Found:
    if game.schwarz is None:
        return NOTHING
    if game.tricks is not None and contract.fixed is None:
        reached = game.tricks in (0, ALL_TRICKS)
        if game.schwarz is reached:
            return NOTHING
        name = "schwarz_not_reached" if game.schwarz else "schwarz_not_noted"
        return (finding(name, tricks=game.tricks),)
    points = game.card_points
    if not game.schwarz or points is None or points == TOTAL_POINTS:
        return NOTHING
    if 0 <= points <= MOST_POINTS[2]:
        return NOTHING
    return (finding("tricks_and_points", points=points, tricks=0 if points <= 60 else 10),)


def _matadors_and_tricks_fit(game: Game, contract: Contract, rules: RuleSet) -> Found:
    """The holder of the highest trumps in play takes tricks with them (ISkO 2.3.1)."""
    matadors = game.matadors or 0
    tricks, points = _known_tricks(game), game.card_points
    if not 0 < abs(matadors) <= contract.max_matadors or game.ending is not None:
        return NOTHING
    if points is not None and not 0 <= points <= TOTAL_POINTS:
        return NOTHING
    fewest, most = _trick_range(matadors)
    wrong_number = tricks is not None and not fewest <= tricks <= most
    if wrong_number or (tricks == 0 and not _skat_can_hold(points, matadors)):
        return (finding("matadors_and_tricks", matadors=matadors, tricks=tricks),)
    if points is not None and not (
        _points_fit(points, fewest, most) and _matadors_counted(points, matadors)
    ):
        return (finding("points_impossible", points=points),)
    return NOTHING


def _matadors_counted(points: int, matadors: int) -> bool:
    """Tell whether the side with the highest trumps has at least their card points."""
    least = MATADOR_POINTS[abs(matadors)]
    return (points if matadors > 0 else TOTAL_POINTS - points) >= least


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


def _ending_fits(game: Game, contract: Contract, rules: RuleSet) -> Found:
    if game.ending is None or game.won is None:
        return NOTHING
    won = game.ending is Ending.DEFENDERS_CONCEDED
    if won is game.won or (won and game.bid is not None):
        return NOTHING
    return (finding("ending_contradicts", ending=Word(f"ending.{game.ending.value}")),)


def _replacement_fits(game: Game, contract: Contract, rules: RuleSet) -> Found:
    if game.replacement is None:
        return NOTHING
    chosen = rules.find(game.replacement.contract)
    fits = chosen is not None and 0 < abs(game.replacement.matadors) <= chosen.max_matadors
    if contract.fixed is not None and fits:
        return NOTHING
    return (finding("replacement_wrong", contract=_name(contract)),)


def _schwarz_unknown(game: Game, contract: Contract, rules: RuleSet) -> Found:
    """120 or 0 card points do not say who took a trick: ask."""
    if game.card_points not in (0, TOTAL_POINTS) or game.tricks is not None:
        return NOTHING
    if game.schwarz is not None or game.ending is not None:
        return NOTHING
    if with_implied(game, contract)[1] and game.card_points == TOTAL_POINTS:
        return (
            (finding("announced_schwarz_unknown", points=game.card_points),)
            if game.won is None
            else NOTHING
        )
    return (finding("schwarz_unknown", points=game.card_points),)


def _null_is_decided(game: Game, contract: Contract, result: Judged, rules: RuleSet) -> Found:
    if contract.fixed is None or result.overbid:
        return NOTHING
    if game.tricks is not None and game.won is not None and game.won is not (game.tricks == 0):
        return (finding("null_result_contradicts", tricks=game.tricks),)
    if result.won is None and game.card_points is not None:
        return (finding("null_result_missing"),)
    return NOTHING


def _won_although_overbid(game: Game, contract: Contract, result: Judged, rules: RuleSet) -> Found:
    if not (game.won and result.overbid) or game.ending is not None:
        return NOTHING
    counted, score = result.value, result.score
    return (finding("won_although_overbid", bid=game.bid, counted=counted, score=score),)


def _result_agrees(game: Game, contract: Contract, result: Judged, rules: RuleSet) -> Found:
    if game.won is None or game.ending is not None or contract.fixed is not None:
        return NOTHING
    made = target_reached(game, rules)
    if made is None or made is game.won or (made and (result.overbid or game.spitze)):
        return NOTHING
    name = "won_below_target" if game.won else "lost_at_target"
    said = with_implied(game, contract)
    return (finding(name, found=_evidence(game, said[1]), target=_target(said, rules)),)


def _evidence(game: Game, schwarz_announced: bool) -> Counted:
    """Return what the record says of the play: card points, else tricks."""
    if game.card_points is not None and not (schwarz_announced and game.tricks is not None):
        return Counted("found.points", game.card_points)
    return Counted("found.tricks", game.tricks or 0)


def _target(announced: tuple[bool, bool], rules: RuleSet) -> Word | Counted:
    schneider, schwarz = announced
    if schwarz:
        return Word("target.schwarz")
    if schneider:
        return Counted("target.schneider", rules.schneider_points)
    return Counted("target.game", rules.win_points)


def _result_known(game: Game, contract: Contract, result: Judged, rules: RuleSet) -> Found:
    if result.won is None and game.card_points is None:
        return (finding("result_missing"),)
    return NOTHING


MULTIPLIED_CHECKS: tuple[Check, ...] = (
    _bid_is_legal,
    _matadors_fit,
    _announcements_need_hand,
    _points_in_range,
    _points_possible,
    _schneider_fits,
    _schwarz_needs_schneider,
    _schwarz_fits,
    _matadors_and_tricks_fit,
    _ending_fits,
    _replacement_fits,
    _schwarz_unknown,
    check_house_rules,
)

FIXED_CHECKS: tuple[Check, ...] = (
    _bid_is_legal,
    _no_matadors,
    _announcements_of_null,
    _fixed_covers,
    _points_in_range,
    _schwarz_needs_schneider,
    _schwarz_fits,
    _ending_fits,
    _replacement_fits,
    check_house_rules,
)

OUTCOME_CHECKS: tuple[ResultCheck, ...] = (
    _null_is_decided,
    _won_although_overbid,
    _result_agrees,
    _result_known,
)
