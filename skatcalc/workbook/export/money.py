"""Money for lost games (Abreizgeld) as the form's last line has it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LostMoney:
    """What a lost game costs, in cents, by how many a player has lost in the series.

    Attributes:
        steps: pairs of the first lost game a price holds for, and the price in cents;
            rising, starting with game 1.

    >>> LostMoney().cents(5)
    350
    """

    steps: tuple[tuple[int, int], ...] = ((1, 50), (4, 100))

    def cents(self, lost: int) -> int:
        """Return what so many lost games of one series cost, in cents.

        >>> [LostMoney().cents(n) for n in (0, 1, 3, 4)]
        [0, 50, 150, 250]
        """
        return sum(price * max(0, lost - first + 1) for first, price in self.increments)

    @property
    def increments(self) -> tuple[tuple[int, int], ...]:
        """The same as the rise of the price from each step on.

        >>> LostMoney().increments
        ((1, 50), (4, 50))
        """
        before = (0, *(price for _, price in self.steps))
        return tuple(
            (first, price - earlier)
            for (first, price), earlier in zip(self.steps, before, strict=False)
        )
