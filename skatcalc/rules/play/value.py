"""What a played deal is worth: from tricks and points to the one scoring function.

Every number comes from `judge`, the function behind `skatcalc value`; its answers are kept,
since few different games fill an archive.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 2.5.2-2.5.9 | target made, levels earned | `earned` |
| 2.3.1 | matadors of the twelve cards | `matadors_of` |
| 2.4, 3.6.1 | value, overbid, list points | `counted` |
| 3.6.2 | a null below the bid, by the twelve cards | `counted_impossible` |
"""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from skatcalc.cards import Card
from skatcalc.models.game import Ending, Game, Result
from skatcalc.models.replay import Announced
from skatcalc.rules.judge import judge
from skatcalc.rules.outcome import read_null, read_outcome
from skatcalc.rules.play.tables import Tables, Trumping

_IN_TWELVE = tuple(
    bytes(at // 10 in (seat, 3) for at in range(32)) for seat in range(3)
)  # fmt: skip


class Earned(NamedTuple):
    """Whether the target was made, and which levels the play brought."""

    made: bool
    schneider: bool = False
    schwarz: bool = False


class Counted(NamedTuple):
    """What the list gets: won, signed score, whether the game was overbid."""

    won: bool
    score: int
    overbid: bool


def matadors_of(dealt: bytes, declarer: int, view: Trumping) -> int:
    """Return the matadors of the declarer's twelve cards: +n with, -n without, 0 for null.

    The cards dealt to him and the skat count, whatever he put away (ISkO 2.3.1).
    """
    if not view.trumps:
        return 0
    held = view.trumps.translate(bytes.maketrans(dealt, _IN_TWELVE[declarer]))
    run = len(held) - len(held.lstrip(held[:1]))
    return run if held[0] else -run


@lru_cache(maxsize=1 << 14)
def earned(announced: Announced, points: int, tricks: int, tables: Tables) -> Earned:
    """Return what the declarer made with his card points and tricks.

    A lost announced game brings no level of its own beside the announced ones; only a
    declarer without a trick, who had announced schneider, pays schwarz as well (ISkO 2.5.5).
    """
    game = Game(
        announced.contract,
        ouvert=announced.ouvert,
        schneider_announced=announced.schneider,
        schwarz_announced=announced.schwarz,
        card_points=points,
        tricks=tricks,
    )
    if tables.views[announced.contract].contract.fixed is not None:
        return Earned(bool(read_null(game).made))
    outcome = read_outcome(game, tables.rules)
    schwarz = outcome.schwarz and (bool(outcome.made) or not announced.schwarz)
    schneider = schwarz or (outcome.schneider and (bool(outcome.made) or not announced.schneider))
    return Earned(bool(outcome.made), schneider, schwarz)


def game_of(announced: Announced, matadors: int, bid: int | None, result: Earned) -> Game:
    """Return a played deal as a list has it: announcement, levels, won or lost."""
    return Game(
        announced.contract,
        matadors=matadors or None,
        hand=announced.hand,
        ouvert=announced.ouvert,
        schneider_announced=announced.schneider,
        schwarz_announced=announced.schwarz,
        bid=bid,
        schneider=result.schneider or None,
        schwarz=result.schwarz or None,
        won=result.made,
    )


@lru_cache(maxsize=1 << 14)
def counted(
    announced: Announced, matadors: int, bid: int | None, result: Earned, tables: Tables
) -> Counted:
    """Return what a deal counts, by `judge`.

    >>> from skatcalc.rules.play.tables import tables_for
    >>> from skatcalc.rules.presets import ISKO
    >>> counted(Announced("hearts"), 2, 18, Earned(True, True), tables_for(ISKO)).score
    40
    """
    return _counted(judge(game_of(announced, matadors, bid, result), tables.rules))


@lru_cache(maxsize=1 << 14)
def counted_as_conceded(
    announced: Announced, matadors: int, bid: int | None, won: bool, levels: Earned, tables: Tables
) -> Counted:
    """Return what a conceded deal counts under ISkO 4.4.1 and 4.4.3: the simple level.

    Args:
        announced: the declared game.
        matadors: signed.
        bid: the last number said, or None.
        won: whether the defenders gave up.
        levels: levels that were certain before that.
        tables: the rule system.
    """
    ending = Ending.DEFENDERS_CONCEDED if won else Ending.DECLARER_CONCEDED
    game = game_of(announced, matadors, bid, levels._replace(made=won))
    return _counted(judge(replace(game, ending=ending, won=None), tables.rules))


def result_of(
    announced: Announced,
    matadors: int,
    bid: int | None,
    result: Earned,
    tables: Tables,
    twelve: bytes,
) -> Result:
    """Return the whole judged game with steps and reason; the twelve cards decide 3.6.2."""
    cards = tuple(Card(c) for c in twelve)
    return judge(game_of(announced, matadors, bid, result), tables.rules, cards)


def counted_impossible(announced: Announced, bid: int, tables: Tables, twelve: bytes) -> Counted:
    """Return what a null below the bid counts, by the cheapest game of the twelve cards."""
    return _counted(result_of(announced, 0, bid, Earned(False), tables, twelve))


def _counted(result: Result) -> Counted:
    if result.won is None or result.score is None:
        raise ValueError(f"no value for {result.game}")
    return Counted(result.won, result.score, result.overbid)
