"""A ramsch in words: `ramsch 60/40/20 tricks 5/5/0 last 1 push 2`.

The three numbers stand for forehand, middlehand and rearhand, as do the places 1, 2 and 3.

| English | German | what |
|---|---|---|
| `60/40/20` | | the card points of all three |
| `tricks 5/5/0` | `stiche 5/5/0` | their tricks, `?` where nobody knows |
| `last 1` | `letzter 1` | who took the last trick |
| `skat 5` | | card points in the skat, where they are in nobody's points |
| `push 2` | `geschoben 2` | how many pushed the skat on unseen |
| `virgin 3` | `jungfrau 3` | who took no trick |
| `virgin announced 3` | `jungfrau angesagt 3` | who announced to take none |
| `march 1` | `durchmarsch 1` | who took all tricks; the card points may be left out |
"""

import re
from typing import Any

from skatcalc.models.game import Ramsch

THREE = re.compile(r"(\d{1,6}|\?)/(\d{1,6}|\?)/(\d{1,6}|\?)")
PLACES = ("1", "2", "3")
PLACE_NAMES = frozenset({"last_trick", "announced", "virgin", "march"})
FIELDS = ("ramsch_points", "ramsch_tricks", "last_trick", "skat", "pushes", "announced")


def read_three(text: str) -> tuple[int | None, ...] | None:
    """Return three numbers between strokes, None for each `?`; None if they are none.

    >>> read_three("5/?/0")
    (5, None, 0)
    """
    match = THREE.fullmatch(text)
    if match is None:
        return None
    return tuple(None if part == "?" else int(part) for part in match.groups())


def tricks_of(name: str, place: int) -> tuple[int | None, ...]:
    """Return everybody's tricks when one took none (virgin) or all (march).

    >>> tricks_of("virgin", 2), tricks_of("march", 0)
    ((None, None, 0), (10, 0, 0))
    """
    own, others = (0, None) if name == "virgin" else (10, 0)
    return tuple(own if at == place else others for at in range(3))


def take_ramsch(fields: dict[str, Any]) -> Ramsch | None:
    """Take everything that belongs to a ramsch out of the fields; None without card points."""
    given = {name: fields.pop(name) for name in FIELDS if name in fields}
    tricks = given.pop("ramsch_tricks", (None, None, None))
    points = given.pop("ramsch_points", None)
    if points is None and 10 in tricks and tricks.count(0) == 2:
        points = tuple(120 if n else 0 for n in tricks)
    return None if points is None else Ramsch(points, tricks, **given)


def ramsch_words(ramsch: Ramsch) -> list[str]:
    """Return a ramsch in the words that are read back to the same record.

    >>> " ".join(ramsch_words(Ramsch((60, 40, 20), last_trick=0, pushes=2)))
    '60/40/20 last 1 push 2'
    """
    words = ["/".join(str(n) for n in ramsch.points)]
    if ramsch.tricks != (None, None, None):
        words.append("tricks " + "/".join("?" if n is None else str(n) for n in ramsch.tricks))
    if ramsch.last_trick is not None:
        words.append(f"last {ramsch.last_trick + 1}")
    if ramsch.skat is not None:
        words.append(f"skat {ramsch.skat}")
    if ramsch.pushes:
        words.append(f"push {ramsch.pushes}")
    if ramsch.announced is not None:
        words.append(f"virgin announced {ramsch.announced + 1}")
    return words
