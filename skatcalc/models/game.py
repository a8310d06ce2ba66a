"""One declared game and what the law says about it."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from skatcalc.findings import Finding, Word


class Ending(StrEnum):
    """How a game ended when it was not played to the last trick (ISkO 4.4)."""

    DECLARER_CONCEDED = "declarer_conceded"
    DEFENDERS_CONCEDED = "defenders_conceded"


class Replacement(NamedTuple):
    """The suit or grand game chosen for an impossible null (ISkO 3.6.2)."""

    contract: str
    matadors: int


class Ramsch(NamedTuple):
    """How a ramsch ended; the places are 0 forehand, 1 middlehand, 2 rearhand.

    Attributes:
        points: everybody's card points.
        tricks: everybody's tricks, None where nobody wrote them down.
        last_trick: the place that took the last trick, if known.
        skat: the card points in the skat, where they are not in `points` yet.
        pushes: how many players pushed the skat on unseen (Schieberamsch).
        announced: the place that announced to take no trick (Jungfrau).
    """

    points: tuple[int, int, int]
    tricks: tuple[int | None, int | None, int | None] = (None, None, None)
    last_trick: int | None = None
    skat: int | None = None
    pushes: int = 0
    announced: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """One declared game (Spiel) as somebody writes it down; None means "not known".

    Attributes:
        contract: the key of a contract of the rule system, such as "hearts".
        matadors: Spitzen, positive "with", negative "without"; None for null.
        hand, ouvert, schneider_announced, schwarz_announced: what was announced.
        bid: the last bid named or held (Reizwert).
        card_points: the declarer's card points (Augen), skat included, 0 to 120.
        tricks: the declarer's tricks, 0 to 10.
        schneider, schwarz: whether either party ended below the limit or without a trick.
        won: the result as written down.
        ending: set if one side gave up.
        replacement: the game chosen for an impossible null.
        kontra, re, supra: whether they were said; they multiply the list points.
        bock: whether the deal counts as one of a bock round.
        spitze: whether the last trick with the lowest trump was promised.
        spitze_made: whether that promise was kept.
        refused: whether the defenders gave up at once and the declarer refused the gift
            (Schenken): he must make them schneider.
        ramsch: how a ramsch ended; everything above that belongs to a declarer is empty.
    """

    contract: str
    matadors: int | None = None
    hand: bool = False
    ouvert: bool = False
    schneider_announced: bool = False
    schwarz_announced: bool = False
    bid: int | None = None
    card_points: int | None = None
    tricks: int | None = None
    schneider: bool | None = None
    schwarz: bool | None = None
    won: bool | None = None
    ending: Ending | None = None
    replacement: Replacement | None = None
    kontra: bool = False
    re: bool = False
    supra: bool = False
    bock: bool = False
    spitze: bool = False
    spitze_made: bool | None = None
    refused: bool = False
    ramsch: Ramsch | None = None

    @property
    def has_extras(self) -> bool:
        """Tell whether anything is noted that only house rules know."""
        return (
            self.kontra or self.re or self.supra or self.bock
            or self.spitze or self.spitze_made is not None or self.refused
            or self.ramsch is not None
        )  # fmt: skip

    def as_listed(self) -> "Game":
        """Return the game without card points and tricks: what the official form holds."""
        return replace(self, card_points=None, tricks=None)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the multiplier: what counts, and the count up to and including it."""

    label: str
    count: int


class Reason(NamedTuple):
    """Why a game counts as it does: a catalogue key and its numbers."""

    key: str
    args: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """What the law says of a game.

    Attributes:
        game: the game with everything filled in that its announcements imply.
        won: None if nothing says how it ended.
        overbid: true if the final value does not reach the bid (überreizt).
        base, multiplier, value: value = base x multiplier, positive game value that counts.
        score: list points of the declarer: the value, or minus the doubled value; None for a
            ramsch, which has no declarer.
        steps: how the multiplier came about.
        reason: why it was won or lost.
        findings: everything odd about the game.
        factor: what kontra, re, supra and bock multiply the list points with.
        places: what forehand, middlehand and rearhand get for a ramsch.
    """

    game: Game
    won: bool | None = None
    overbid: bool = False
    base: int | None = None
    multiplier: int | None = None
    value: int | None = None
    score: int | None = None
    steps: tuple[Step, ...] = ()
    reason: Reason | None = None
    findings: tuple[Finding, ...] = ()
    factor: int = 1
    places: tuple[int, int, int] | None = None

    @property
    def judged(self) -> bool:
        """Tell whether the law could be applied at all."""
        return self.value is not None


def reason(key: str, /, **args: object) -> Reason:
    """Return a reason with its numbers, in the order they were given."""
    return Reason(key, tuple(args.items()))


__all__ = ["Ending", "Game", "Ramsch", "Reason", "Replacement", "Result", "Step", "Word", "reason"]
