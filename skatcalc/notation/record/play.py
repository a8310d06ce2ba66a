"""The play of our own record: cards in order, whose seats follow from the rules of the trick.

A trick is written from its lead on; who leads is known from the trick before. A seat's letter
before a card says who plays it, if it is not the one whose turn it is.
"""

from skatcalc.models.replay import UNKNOWN, Event
from skatcalc.rules.play.tables import Trumping
from skatcalc.rules.play.walk import trick_winner


class Flow:
    """Follows the cards of a play and knows whose turn is next.

    Attributes:
        view: the contract's view of the cards; None while no game is known.
        seats: who played, so far.
        cards: which cards.
        events: what happened beside them.
    """

    def __init__(self, view: Trumping | None) -> None:
        self.view = view
        self.seats: list[int] = []
        self.cards: list[int] = []
        self.events: list[Event] = []

    @property
    def next_seat(self) -> int:
        """Whose turn it is: the next to the left, or the winner of the last trick."""
        if not self.cards:
            return 0
        if len(self.cards) % 3:
            return (self.seats[-1] + 1) % 3
        return self.seats[len(self.cards) - 3 + self._winner()]

    def _winner(self) -> int:
        three = bytes(self.cards[-3:])
        return 0 if self.view is None or UNKNOWN in three else trick_winner(three, self.view)

    @property
    def trick(self) -> int:
        """The number of the trick the next card belongs to."""
        return len(self.cards) // 3 + 1

    def play(self, card: int, seat: int | None = None) -> None:
        """Add a card, of the seat whose turn it is or of another one."""
        self.seats.append(self.next_seat if seat is None else seat)
        self.cards.append(card)

    def happen(self, kind: str, seat: int, cards: bytes = b"") -> None:
        """Add something that happened beside the cards."""
        self.events.append(Event(len(self.cards), kind, seat, cards))
