"""Ramsch: everybody for himself, scored in whatever way the rule system says.

| source | what | function |
|---|---|---|
| source 003, S3-35; house rules | fewest card points win, or most pay | `_ordinary` |
| source 003, S3-36; Rasche | two with the same count, all three equal | `_tied` |
| source 003, S3-37; source 001, S1-12 | all tricks (Durchmarsch) | `_march` |
| pagat, skatspielen.info | a player without a trick (Jungfrau) doubles | `_factor` |
| de.wikipedia | Schieberamsch: a push doubles, or adds one | `_factor` |
| de.wikipedia | an announced Jungfrau that takes a trick | `_broken_promise` |
| xskat | the skat belongs to the loser | `_with_skat` |
"""

from collections.abc import Iterator
from typing import NamedTuple

from skatcalc.cards import TOTAL_POINTS
from skatcalc.findings import Finding, Word, finding
from skatcalc.models.game import Game, Ramsch, Reason, Result, reason
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.house import chain_findings, doublings, list_factor, not_played
from skatcalc.rules.outcome import ALL_TRICKS

PLACES = (0, 1, 2)
MOST_IN_SKAT = 22
PLACE_WORDS = ("hand.forehand", "hand.middlehand", "hand.rearhand")


class _Scored(NamedTuple):
    """Who scores how much, and why; `places` is empty if a tie cannot be decided."""

    places: tuple[int, ...]
    amount: int
    key: str
    findings: tuple[Finding, ...] = ()


def judge_ramsch(game: Game, rules: RuleSet) -> Result:
    """Return what a ramsch brings to forehand, middlehand and rearhand.

    Returns:
        A result with `places` and, as its value, the largest amount; without both where the
        record cannot be scored.

    >>> from skatcalc.models.game import Ramsch
    >>> from skatcalc.rules.presets import preset
    >>> judge_ramsch(Game("ramsch", ramsch=Ramsch((20, 45, 55))), preset("tournee")).places
    (10, 0, 0)
    """
    found = [*_record_findings(game), *_extra_findings(game, rules)]
    ramsch = game.ramsch
    if ramsch is None or any(f.kind.blocks for f in found):
        return Result(game, findings=tuple(found))
    found += check_ramsch(ramsch, rules)
    if any(f.kind.blocks for f in found):
        return Result(game, findings=tuple(found))
    ramsch = _skat_to_last_trick(ramsch, rules)
    scored = _broken_promise(ramsch, rules) or _march(ramsch, rules) or _ordinary(ramsch, rules)
    found += scored.findings
    if any(f.kind.blocks for f in found):
        return Result(game, findings=tuple(found))
    factor = _list_factor(game, rules)
    amount = _capped(scored.amount * factor, rules)
    places = tuple(amount if place in scored.places else 0 for place in PLACES)
    return Result(
        game,
        value=abs(amount) if scored.places else 0,
        reason=_reason(scored, amount),
        findings=tuple(found),
        factor=factor,
        places=(places[0], places[1], places[2]),
    )


def _capped(amount: int, rules: RuleSet) -> int:
    return max(amount, -rules.ramsch.cap) if rules.ramsch.cap else amount


def _list_factor(game: Game, rules: RuleSet) -> int:
    """Return what knocking and bock multiply a ramsch with, where they do."""
    factor = rules.bock.factor if game.bock and rules.ramsch.with_bock else 1
    if rules.ramsch.knocking and doublings(game):
        factor *= list_factor(game, rules) // (rules.bock.factor if game.bock else 1)
    return factor


def _reason(scored: _Scored, amount: int) -> Reason:
    if not scored.places:
        return reason("reason.ramsch_equal")
    who = Word("ramsch.who_" + "".join(str(place) for place in scored.places))
    return reason(scored.key, who=who, amount=abs(amount))


# what cannot be


def _record_findings(game: Game) -> Iterator[Finding]:
    """A ramsch has no declarer: nothing that belongs to one may be written down."""
    names = (
        "matadors", "hand", "ouvert", "schneider_announced", "schwarz_announced", "bid",
        "card_points", "tricks", "schneider", "schwarz", "won", "ending", "replacement",
        "spitze", "spitze_made", "refused",
    )  # fmt: skip
    for name in names:
        if getattr(game, name) not in (None, False):
            yield finding("ramsch_with_declarer", what=Word(f"ramsch.has_{name}"))
            return
    if game.ramsch is None:
        yield finding("ramsch_points_missing")


def _extra_findings(game: Game, rules: RuleSet) -> Iterator[Finding]:
    if game.bock and rules.bock.factor == 1:
        yield not_played("bock", rules, "bock_factor")
    if not doublings(game):
        return
    if not rules.ramsch.knocking:
        yield not_played("knocking", rules, "ramsch_knocking")
    else:
        yield from chain_findings(game, rules)


def check_ramsch(ramsch: Ramsch, rules: RuleSet) -> Iterator[Finding]:
    """Yield what is wrong with the numbers of a ramsch."""
    for points in (*ramsch.points, ramsch.skat or 0):
        if not 0 <= points <= TOTAL_POINTS:
            yield finding("points_out_of_range", points=points)
            return
    yield from _sum_findings(ramsch, rules)
    yield from _trick_findings(ramsch)
    if ramsch.pushes and not rules.ramsch.pushing:
        yield not_played("pushes", rules, "ramsch_pushing")
    elif not 0 <= ramsch.pushes <= len(PLACES):
        yield finding("ramsch_pushes", pushes=ramsch.pushes)
    if ramsch.announced is not None and rules.ramsch.announced_factor == 1:
        yield not_played("announced_virgin", rules, "ramsch_announced_factor")
    elif ramsch.announced is not None and ramsch.tricks[ramsch.announced] is None:
        yield finding("ramsch_virgin_unknown", who=Word(PLACE_WORDS[ramsch.announced]))


def _sum_findings(ramsch: Ramsch, rules: RuleSet) -> Iterator[Finding]:
    """Three players and the skat have 120 card points together."""
    total = sum(ramsch.points) + (ramsch.skat or 0)
    if ramsch.skat is not None and ramsch.skat > MOST_IN_SKAT:
        yield finding("ramsch_skat", points=ramsch.skat, most=MOST_IN_SKAT)
        return
    if ramsch.skat and rules.ramsch.skat == "last_trick" and ramsch.last_trick is None:
        yield finding("ramsch_last_trick_missing")
        return
    lies_apart = rules.ramsch.skat == "unused" and ramsch.skat is None
    least = TOTAL_POINTS - MOST_IN_SKAT if lies_apart else TOTAL_POINTS
    if not least <= total <= TOTAL_POINTS:
        yield finding("ramsch_sum", total=total)


def _trick_findings(ramsch: Ramsch) -> Iterator[Finding]:
    known = [n for n in ramsch.tricks if n is not None]
    if any(not 0 <= n <= ALL_TRICKS for n in known):
        yield finding("tricks_out_of_range", tricks=next(n for n in known if n not in range(11)))
    elif sum(known) > ALL_TRICKS or (len(known) == len(PLACES) and sum(known) != ALL_TRICKS):
        yield finding("ramsch_tricks", total=sum(known))
    for place in PLACES:
        if ramsch.tricks[place] == 0 and (ramsch.points[place] or ramsch.last_trick == place):
            yield finding("ramsch_virgin_scores", who=Word(PLACE_WORDS[place]))


# who scores


def _skat_to_last_trick(ramsch: Ramsch, rules: RuleSet) -> Ramsch:
    """Return the ramsch with the card points of the skat where the last trick was taken."""
    if not ramsch.skat or rules.ramsch.skat != "last_trick" or ramsch.last_trick is None:
        return ramsch
    points = list(ramsch.points)
    points[ramsch.last_trick] += ramsch.skat
    return ramsch._replace(points=(points[0], points[1], points[2]), skat=None)


def _broken_promise(ramsch: Ramsch, rules: RuleSet) -> _Scored | None:
    """Whoever announced to take no trick and took one pays at once."""
    place = ramsch.announced
    if place is None or rules.ramsch.announced_factor == 1 or not ramsch.tricks[place]:
        return None
    return _Scored((place,), -rules.ramsch.announced_penalty, "reason.ramsch_promise")


def _march(ramsch: Ramsch, rules: RuleSet) -> _Scored | None:
    """All tricks: ten of them, or none for both others."""
    takers = [place for place in PLACES if ramsch.tricks[place] == ALL_TRICKS]
    if ramsch.tricks.count(0) == len(PLACES) - 1:
        takers = [place for place in PLACES if ramsch.tricks[place] != 0]
    if not rules.ramsch.march or not takers:
        return None
    amount = rules.ramsch.march * (_pushed(ramsch, rules) if rules.ramsch.march_pushed else 1)
    key = "reason.ramsch_march_won" if amount > 0 else "reason.ramsch_march_lost"
    return _Scored((takers[0],), amount, key)


def _ordinary(ramsch: Ramsch, rules: RuleSet) -> _Scored:
    """Whoever has the most card points pays, or whoever has the fewest wins."""
    wins = rules.ramsch.scores == "fewest"
    extreme = min(ramsch.points) if wins else max(ramsch.points)
    level = tuple(place for place in PLACES if ramsch.points[place] == extreme)
    places, share, found = _tied(level, ramsch, rules)
    amount = _amount(ramsch, rules, _with_skat(extreme, ramsch, rules))
    amount = -(-amount // share)
    key = "reason.ramsch_won" if wins else "reason.ramsch_lost"
    return _Scored(places, amount if wins else -amount, key, found)


def _with_skat(points: int, ramsch: Ramsch, rules: RuleSet) -> int:
    """Return a loser's card points with the skat, where that is his."""
    return points + (ramsch.skat or 0) if rules.ramsch.skat == "loser" else points


def _amount(ramsch: Ramsch, rules: RuleSet, points: int) -> int:
    amounts = rules.ramsch.amounts
    if not amounts:
        return points * _factor(ramsch, rules)
    virgins = ramsch.tricks.count(0)
    return amounts[min(virgins, len(amounts) - 1)] * _pushed(ramsch, rules)


def _factor(ramsch: Ramsch, rules: RuleSet) -> int:
    """Return what pushes and players without a trick multiply card points with."""
    house = rules.ramsch
    virgins = [p for p in PLACES if ramsch.tricks[p] == 0]
    each = [
        house.announced_factor if p == ramsch.announced and house.announced_factor > 1
        else house.virgin_factor
        for p in virgins
    ]  # fmt: skip
    if house.factors == "add":
        return _pushed(ramsch, rules) + sum(n - 1 for n in each)
    factor = _pushed(ramsch, rules)
    for n in each:
        factor *= n
    return factor


def _pushed(ramsch: Ramsch, rules: RuleSet) -> int:
    if not rules.ramsch.pushing:
        return 1
    return 1 + ramsch.pushes if rules.ramsch.factors == "add" else 1 << ramsch.pushes


def _tied(
    level: tuple[int, ...], ramsch: Ramsch, rules: RuleSet
) -> tuple[tuple[int, ...], int, tuple[Finding, ...]]:
    """Return who of those with the same count scores, by what share, and what is missing."""
    house = rules.ramsch
    if len(level) == len(PLACES):
        return ((0,) if house.all_equal == "forehand" else ()), 1, ()
    if len(level) == 1 or house.tie == "all":
        return level, 1, ()
    if house.tie == "half":
        return level, len(level), ()
    return _by_last_trick(level, ramsch, wins=house.scores == "fewest")


def _by_last_trick(
    level: tuple[int, ...], ramsch: Ramsch, wins: bool
) -> tuple[tuple[int, ...], int, tuple[Finding, ...]]:
    """Two are level: whoever took the last trick is the worse one, or who took any trick.

    If the third took it, the one nearer to forehand is the better; the source says nothing
    of that, so a note does.
    """
    last = ramsch.last_trick
    virgins = [place for place in level if ramsch.tricks[place] == 0]
    open_case = last not in level and len(virgins) != 1
    if open_case and last is None:
        return (), 1, (finding("ramsch_last_trick_missing"),)
    if last in level:
        better = next(place for place in level if place != last)
    else:
        better = level[0] if open_case else virgins[0]
    chosen = better if wins else next(place for place in level if place != better)
    note = (finding("ramsch_tie_by_place", who=Word(PLACE_WORDS[chosen])),) if open_case else ()
    return (chosen,), 1, note
