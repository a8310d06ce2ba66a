"""A deal recorded step by step: what was dealt, said and played, as compact frozen data.

Seats are 0 forehand (Vorhand), 1 middlehand (Mittelhand), 2 rearhand (Hinterhand) of the deal.
Cards and seats stand in `bytes`, one byte each: they are small, hashable, and whole deals can
be looked up in tables at once, which is what makes archives fast.
"""

from typing import NamedTuple, NewType

from skatcalc.findings import Finding

FOREHAND, MIDDLEHAND, REARHAND = SEATS = (0, 1, 2)

UNKNOWN = 255
"""The byte of a card that a record does not show (`??`)."""

HAND_SIZE = 10
DEALT = 32
PLAYED = 30

Call = NewType("Call", int)
"""One word of the auction (Reizen): `4 * what was said + seat`."""

PASS, HOLD = 0, 1
"""What can be said beside a number: pass, and yes to the number that was bid."""


def call(seat: int, said: int) -> Call:
    """Return the call of a seat: PASS, HOLD or a number.

    >>> call(1, 18), caller(call(1, 18)), said(call(1, 18))
    (73, 1, 18)
    """
    return Call(4 * said + seat)


def caller(one: Call) -> int:
    """Return who made a call."""
    return one & 3


def said(one: Call) -> int:
    """Return what was said: PASS, HOLD or a number."""
    return one >> 2


class Announced(NamedTuple):
    """The declared game (Ansage), with everything that its words imply."""

    contract: str
    hand: bool = False
    ouvert: bool = False
    schneider: bool = False
    schwarz: bool = False


class Event(NamedTuple):
    """Something that happened beside the cards.

    Attributes:
        at: how many cards had been played.
        kind: a key of `rules.play.endings.EVENTS`, such as "resign".
        seat: who did it, or whom it befell.
        cards: cards that were shown with it.
    """

    at: int
    kind: str
    seat: int
    cards: bytes = b""


class Record(NamedTuple):
    """What a record says of one deal, in order; an empty field was not reached.

    Attributes:
        dealt: the 32 cards: ten each of forehand, middlehand, rearhand, then the skat.
        calls: the auction.
        declaring: who took the skat, declared, discarded: the seats as recorded.
        takes_skat: whether the skat was taken.
        skat_seen: the cards taken, where the record repeats them.
        announced: the declared game.
        away: the two cards put away (gedrückt).
        shown: the cards of an open hand, where the record lists them.
        seats, cards: who played which card, in order.
        events: concessions, claims, time-outs and the like.
    """

    dealt: bytes
    calls: tuple[Call, ...] = ()
    declaring: bytes = b""
    takes_skat: bool = False
    skat_seen: bytes = b""
    announced: Announced | None = None
    away: bytes = b""
    shown: bytes = b""
    seats: bytes = b""
    cards: bytes = b""
    events: tuple[Event, ...] = ()


class Recorded(NamedTuple):
    """A record with what stands around it.

    Attributes:
        record: the deal; None if nothing of it could be read.
        id: the number of the deal in its source.
        place: where it was played, as the source says.
        series: the table or series it belongs to.
        players: forehand, middlehand, rearhand.
        written: the recorded result as it stands there; None if there is none.
        findings: what could not be read; the record holds everything before it.
    """

    record: Record | None
    id: str = ""
    place: str = ""
    series: str = ""
    players: tuple[str, ...] = ()
    written: str | None = None
    findings: tuple[Finding, ...] = ()


class House(NamedTuple):
    """Where a deal was played, as far as it matters for the law.

    Attributes:
        extra_bids: numbers it takes although they are no game values.
        stops_when_decided: a null or an announced game ends with the trick that decides it.
        null_must_cover: a null below the bid cannot be declared.
        lone_resign: after the declarer has shown his cards one defender resigns for both.
        shows_skat: a record repeats the skat when it is taken.
        own_endings: endings are scored by the server's rules instead of ISkO 4.4.
    """

    extra_bids: tuple[int, ...] = ()
    stops_when_decided: bool = False
    null_must_cover: bool = False
    lone_resign: bool = False
    shows_skat: bool = False
    own_endings: bool = False


TABLE = House()
"""A table of people with a pack of cards."""

ISS = House(
    (171, 189, 190),
    stops_when_decided=True,
    null_must_cover=True,
    shows_skat=True,
    own_endings=True,
)
"""The International Skat Server."""

ISS2 = ISS._replace(lone_resign=True)
"""The server of the SkatGame app."""


class DealResult(NamedTuple):
    """The computed result of a deal that had a declarer.

    Attributes:
        declarer: his seat, 0 to 2.
        contract: the key of the contract.
        won: whether the list has it as won.
        score: signed list points.
        matadors: +n with, -n without, 0 for null.
        overbid: the value did not reach the bid (überreizt).
        card_points, tricks: of the declarer, by the rules of the house.
        schneider, schwarz: levels earned in play.
    """

    declarer: int
    contract: str
    won: bool
    score: int
    matadors: int
    overbid: bool
    card_points: int
    tricks: int
    schneider: bool = False
    schwarz: bool = False


class Verdict(NamedTuple):
    """What a check says of a recorded deal.

    Attributes:
        status: "ok", "illegal", "mismatch" or "unreadable".
        outcome: "won", "lost", "passed", "penalty", or None if unknown.
        result: the computed result, None without a declarer.
        findings: what was found, the first fault of the deal among them.
    """

    status: str
    outcome: str | None = None
    result: DealResult | None = None
    findings: tuple[Finding, ...] = ()
