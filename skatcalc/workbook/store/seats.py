"""Who sits where: a cell with a player to a seat number and back."""

from collections.abc import Sequence
from dataclasses import dataclass

from skatcalc.findings import finding
from skatcalc.workbook.store.cells import NOTHING, Got, folded, is_blank, read_number, shown


@dataclass(frozen=True, slots=True)
class Seats:
    """The players of a table in their places.

    Attributes:
        names: the names that count.
        before: the names last saved, so that a list still names its players after a rename.
    """

    names: tuple[str, ...]
    before: tuple[str, ...] = ()

    def read(self, value: object) -> Got:
        """Return the seat number a declarer cell means: number, name, or beginning of one.

        >>> seats = Seats(("Anna", "Berta", "Carla"))
        >>> seats.read("be").value, seats.read(3).value, seats.read("Dora").readable
        (2, 3, False)
        """
        if is_blank(value):
            return NOTHING
        number = read_number(value)
        if number.value is not None and len(str(number.value)) <= 2:
            return Got(number.value)
        return self._by_name(str(value))

    def _by_name(self, name: str) -> Got:
        wanted = folded(name)
        for names in (self.names, self.before):
            exact = _matches(names, wanted, whole=True)
            if len(exact) == 1:
                return Got(exact[0])
        starting = _matches(self.names, wanted, whole=False)
        if len(starting) == 1:
            return Got(starting[0])
        kind = "cell_player_ambiguous" if starting else "cell_player_unknown"
        seated = starting or tuple(range(1, len(self.names) + 1))
        players = ", ".join(f"{n} {shown(self.names[n - 1])}" for n in seated)
        return Got(None, (finding(kind, found=shown(name), players=players),))

    def write(self, seat: int) -> str | int:
        """Return how a declarer is written: the name, or the number where that is unclear."""
        if not 1 <= seat <= len(self.names):
            return seat
        name = self.names[seat - 1]
        readable = self.read(name)
        return name if readable.value == seat and not name.strip().isdecimal() else seat


def _matches(names: Sequence[str], wanted: str, *, whole: bool) -> tuple[int, ...]:
    known = [folded(name) for name in names]
    return tuple(
        n
        for n, name in enumerate(known, start=1)
        if (name == wanted if whole else name.startswith(wanted))
    )
