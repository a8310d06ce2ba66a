"""The recorded result of an ISS line (`R[…]`), and ours written in the same way.

Two results that are written alike agree in every field; only others are taken apart.
"""

from typing import NamedTuple

from skatcalc.models.replay import SEATS, DealResult
from skatcalc.rules.play.events import Ended
from skatcalc.rules.play.settle import Penalty

PASSED = "passed"
UNKNOWN_RESULT = "unknown"
NOBODY = -1
WORDS = {"win": "end", "loss": "end", "penalty": "end", "bidok": "bid", "overbid": "bid"}
"""The words without a key, and the field each of them fills."""

OPTIONAL = frozenset({"r"})
"""Fields that old lines do not have."""


class Difference(NamedTuple):
    """A field whose recorded value is not ours; None stands for a missing field."""

    field: str
    recorded: str | None
    ours: str | None


def write_result(result: DealResult, ended: Ended | None) -> str:
    """Return the result of a deal as the server writes it.

    >>> write_result(DealResult(1, "clubs", True, 48, 2, False, 94, 8, True), None)
    'd:1 win v:48 m:2 bidok p:94 t:8 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0'
    """
    end = "win" if result.won else "loss"
    bid = "overbid" if result.overbid else "bidok"
    return (
        f"d:{result.declarer} {end} v:{result.score} m:{result.matadors} {bid} "
        f"p:{result.card_points} t:{result.tricks} s:{result.schneider:d} z:{result.schwarz:d} "
        f"p0:0 p1:0 p2:0 {_ending_fields(ended)}"
    )


def write_penalty(penalty: Penalty, ended: Ended) -> str:
    """Return the result of a deal that was broken off before a game was named."""
    declarer = NOBODY if penalty.declarer is None else penalty.declarer
    marks = " ".join(f"p{seat}:{int(seat in penalty.marked)}" for seat in SEATS)
    return f"d:{declarer} penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 {marks} {_ending_fields(ended)}"


def _ending_fields(ended: Ended | None) -> str:
    if ended is None:
        return "l:-1 to:-1 r:0"
    left = ended.seat if ended.kind == "left" else NOBODY
    time = ended.seat if ended.kind == "time" else NOBODY
    return f"l:{left} to:{time} r:{int(ended.kind == 'resign')}"


def differences(recorded: str, ours: str) -> tuple[Difference, ...]:
    """Return the fields in which a recorded result differs from ours.

    >>> differences("d:0 win v:24 m:1", "d:0 win v:48 m:1 r:0")
    (Difference(field='v', recorded='24', ours='48'),)
    """
    if recorded == ours:
        return ()
    theirs, own = _fields(recorded), _fields(ours)
    return tuple(
        Difference(name, theirs.get(name), own.get(name))
        for name in (*own, *(extra for extra in theirs if extra not in own))
        if theirs.get(name) != own.get(name) and not (name in OPTIONAL and name not in theirs)
    )


def _fields(text: str) -> dict[str, str]:
    """Return a result as fields: `key:value` words, and bare words under their own key."""
    found: dict[str, str] = {}
    for word in text.split():
        key, colon, value = word.partition(":")
        found[key if colon else WORDS.get(word, word)] = value if colon else word
    return found
