"""Where a recorded deal stands while it is gone through."""

from typing import NamedTuple

from skatcalc.findings import Finding
from skatcalc.models.replay import SEATS, Announced, Record
from skatcalc.rules.play.auction import OPEN, Auction
from skatcalc.rules.play.deal import hand_of, skat_of
from skatcalc.rules.play.events import Ended
from skatcalc.rules.play.tables import Trumping
from skatcalc.rules.play.tricks import Tally

DEAL, AUCTION, SKAT, DISCARDS, PLAY, OVER = STAGES = (
    "deal",
    "auction",
    "skat",
    "discards",
    "play",
    "over",
)
"""How far a deal came: `skat` waits for the skat or the declaration, `over` is finished."""

NO_TRICKS = Tally()


class Replay(NamedTuple):
    """Where a recorded deal stands.

    Attributes:
        record: the deal.
        stage: one of STAGES: the deal came this far and no further.
        auction: how far the auction came.
        declarer: his seat, None if nobody won the auction.
        announced: the declared game, None before it and in a ramsch.
        view: its view of the cards.
        tally: the legal tricks.
        played: how many cards were legally played.
        ended: how it ended before the last card.
        fault: the first step against the rules.
        notes: what is worth saying beside it.
    """

    record: Record
    stage: str
    auction: Auction = OPEN
    declarer: int | None = None
    announced: Announced | None = None
    view: Trumping | None = None
    tally: Tally = NO_TRICKS
    played: int = 0
    ended: Ended | None = None
    fault: Finding | None = None
    notes: tuple[Finding, ...] = ()

    @property
    def ramsch(self) -> bool:
        """Tell whether the deal is played without a declarer, everybody for himself."""
        return self.view is not None and self.view.contract.alone


def hands_of(record: Record, taker: int | None) -> tuple[bytes, bytes, bytes]:
    """Return the three hands as they are played: with the skat taken, without the discards."""
    hands = [hand_of(record.dealt, seat) for seat in SEATS]
    if taker is not None:
        held = hands[taker] + skat_of(record.dealt)
        hands[taker] = bytes(c for c in held if c not in record.away)
    return hands[0], hands[1], hands[2]


def pile_of(record: Record) -> bytes:
    """Return the two cards that count for the declarer beside his tricks."""
    return record.away or skat_of(record.dealt)


def taker_of(replay: Replay) -> int | None:
    """Return the seat that took the skat, None if it lies untouched."""
    return replay.declarer if replay.record.takes_skat else None
