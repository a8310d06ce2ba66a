"""Who is who after renames by hand, in the players' sheet or in the seats of a list."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from skatcalc.findings import Finding, Place, finding
from skatcalc.workbook.store.cells import shown
from skatcalc.workbook.store.head import Head, Seat
from skatcalc.workbook.store.players import Players


@dataclass(slots=True)
class Settled:
    """The names that count.

    Attributes:
        names: everybody, in the order of the players' sheet, then of the seats.
        seats: the names of every list's seats, in the order the lists were given.
        renamed: new names by old ones that the players' sheet does not have yet.
        found: a note for every rename found in the seats.
    """

    names: tuple[str, ...] = ()
    seats: list[tuple[str, ...]] = field(default_factory=list)
    renamed: dict[str, str] = field(default_factory=dict)
    found: list[Finding] = field(default_factory=list)


def settle_names(heads: Sequence[Head], players: Players | None) -> Settled:
    """Return who sits where.

    A name changed in the players' sheet changes everywhere. A name changed in the seats of one
    list is a new name if the player sits nowhere else, and another player if he does.
    """
    known = players.names if players else ()
    renamed = dict(players.renamed) if players else {}
    settled = Settled()
    for head in heads:
        names = tuple(_name(seat, head, heads, known, renamed, settled) for seat in head.seats)
        settled.seats.append(names)
    order = [settled.renamed.get(name, name) for name in known]
    order += [name for names in settled.seats for name in names]
    settled.names = tuple(dict.fromkeys(order))
    return settled


def _name(
    seat: Seat,
    head: Head,
    heads: Sequence[Head],
    known: Sequence[str],
    renamed: dict[str, str],
    settled: Settled,
) -> str:
    before = seat.before
    if seat.name == before:
        return renamed.get(before, before)
    elsewhere = any(other.name == before for one in heads if one is not head for other in one.seats)
    if before in known and seat.name not in known and not elsewhere:
        settled.renamed[before] = seat.name
        place = Place(series=head.series, table=head.table)
        settled.found.append(
            finding("player_renamed", place, before=shown(before), player=shown(seat.name))
        )
    return seat.name
