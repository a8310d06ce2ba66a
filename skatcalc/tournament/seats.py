"""Who deals, who sits out, who leads.

| paragraph | what | function |
|---|---|---|
| ISkO 3.2.19 | the deal passes to the left after every deal | `dealer_of` |
| ISkO 3.2 | the dealer sits out at a table of four | `sitting_out` |
| ISkO 4.1.1 | forehand is left of the dealer | `forehand_of` |
"""

ROUNDS = 12
"""Rounds of dealing in a standard series (SkWO): 48 deals at four, 36 at three."""

PLAYING = 3


def dealer_of(deal: int, size: int) -> int:
    """Return the dealer's seat of a deal, 1 to `size`; seat 1 deals first.

    >>> [dealer_of(n, 4) for n in (1, 4, 5)]
    [1, 4, 1]
    """
    return (deal - 1) % size + 1


def sitting_out(deal: int, size: int) -> tuple[int, ...]:
    """Return the seats that get no cards: the dealer at four, nobody at three.

    At five the dealer and the third seat to his left sit out.

    >>> sitting_out(2, 4), sitting_out(2, 3), sitting_out(1, 5)
    ((2,), (), (1, 4))
    """
    dealer = dealer_of(deal, size)
    left = {3: (), 4: (0,), 5: (0, 3)}[size]
    return tuple((dealer + n - 1) % size + 1 for n in left)


def forehand_of(deal: int, size: int) -> int:
    """Return the seat of forehand (Vorhand), left of the dealer.

    >>> forehand_of(4, 4)
    1
    """
    return dealer_of(deal, size) % size + 1
