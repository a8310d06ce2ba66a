"""The rows of an exported list: which deal stands in which row."""

from collections.abc import Iterator
from typing import NamedTuple

from skatcalc.tournament.seats import dealer_of
from skatcalc.tournament.sheet import ComputedList, ListedDeal


class Line(NamedTuple):
    """One row of a list.

    Attributes:
        number: the printed deal number.
        dealer: the dealer's seat.
        listed: the deal in it, None if the row is not used.
        ends_round: whether a rule is drawn below it.
    """

    number: int
    dealer: int
    listed: ListedDeal | None
    ends_round: bool


def lines_of(computed: ComputedList) -> list[Line]:
    """Return the rows of a list: every planned number, and every deal that was entered.

    A number that was entered twice gets two rows, one beyond the plan a row of its own; a
    planned number without a deal keeps its row.
    """
    size = computed.table.size
    pairs = list(_numbered(computed))
    following = [number for number, _ in pairs[1:]] + [None]
    return [
        Line(number, dealer_of(number, size), listed, number % size == 0 and after != number)
        for (number, listed), after in zip(pairs, following, strict=True)
    ]


def _numbered(computed: ComputedList) -> Iterator[tuple[int, ListedDeal | None]]:
    entered: dict[int, list[ListedDeal]] = {}
    for listed in computed.deals:
        entered.setdefault(listed.deal.number, []).append(listed)
    for number in sorted({*range(1, computed.table.planned + 1), *entered}):
        if number not in entered:
            yield number, None
        for listed in entered.get(number, ()):
            yield number, listed
