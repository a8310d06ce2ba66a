"""A play card by card: which cards were legal, and what was wrong with the first that was not.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 4.1.1 | who leads | `steps` |
| 4.2.1-4.2.3 | which cards may be played | `legal_cards` |
| 4.3.1 | who wins | `trick_winner` |
"""

from collections.abc import Iterator
from typing import NamedTuple

from skatcalc.cards import points_of
from skatcalc.findings import Finding, Place, finding
from skatcalc.models.replay import PLAYED, UNKNOWN
from skatcalc.rules.play.auction import seat_word
from skatcalc.rules.play.declaration import codes
from skatcalc.rules.play.tables import Trumping


class Step(NamedTuple):
    """One card of a play, and how matters stood before it.

    Attributes:
        trick: the number of the trick, from 1.
        seat, card: who played what.
        on_move: whose turn it was.
        led: the card that was led, None for the lead itself.
        hand: what the seat on move held.
        table: the cards of the trick so far.
    """

    trick: int
    seat: int
    card: int
    on_move: int
    led: int | None
    hand: bytes
    table: bytes


class Trick(NamedTuple):
    """A finished or begun trick: its cards in order, who led, who won, card points."""

    leader: int
    cards: bytes
    winner: int | None
    points: int


def legal_cards(hand: bytes, led: int | None, view: Trumping) -> bytes:
    """Return the cards of a hand that may be played: those of the led suit, or all.

    >>> from skatcalc.rules.play.tables import trumping
    >>> from skatcalc.rules.presets import ISKO
    >>> hearts = trumping(ISKO.find("hearts"))
    >>> codes(legal_cards(bytes((4, 0, 16)), 17, hearts))      # HT led: CJ is a trump too
    'CJ HA'
    """
    if led is None or led == UNKNOWN:
        return hand
    wanted = view.classes[led]
    return bytes(c for c in hand if view.classes[c] == wanted) or hand


def trick_winner(cards: bytes, view: Trumping) -> int:
    """Return which of the cards of a trick wins it, 0 for the lead."""
    power = view.strengths[view.classes[cards[0]]]
    return max(range(len(cards)), key=lambda at: power[cards[at]])


def tricks_of(seats: bytes, cards: bytes, view: Trumping) -> tuple[Trick, ...]:
    """Return a legal play as tricks, the unfinished one without a winner."""
    found = []
    for at in range(0, len(cards), 3):
        three = cards[at : at + 3]
        full = len(three) == 3
        winner = (seats[at] + trick_winner(three, view)) % 3 if full else None
        found.append(Trick(seats[at], three, winner, points_of_known(three)))
    return tuple(found)


def points_of_known(cards: bytes) -> int:
    """Return the card points of the cards that are known."""
    return points_of(c for c in cards if c != UNKNOWN)  # type: ignore[misc]


def steps(
    seats: bytes, cards: bytes, hands: tuple[bytes, bytes, bytes], view: Trumping
) -> Iterator[Step]:
    """Yield each card of a play with what held before it; stop trusting it at a fault."""
    left = list(hands)
    leader, table = 0, b""
    for at, (seat, card) in enumerate(zip(seats, cards, strict=True)):
        on_move = (leader + len(table)) % 3
        led = table[0] if table else None
        yield Step(at // 3 + 1, seat, card, on_move, led, left[on_move], table)
        left[seat] = left[seat].replace(bytes((card,)), b"")
        table += bytes((card,))
        if len(table) == 3:
            if UNKNOWN in table:
                return
            leader, table = (leader + trick_winner(table, view)) % 3, b""


def step_fault(step: Step, view: Trumping, played: bytes) -> Finding | None:
    """Return what is wrong with one card, or None.

    Args:
        step: the card and what held before it.
        view: the contract's view of the cards.
        played: the cards of the play before this one.
    """
    code = codes(bytes((step.card,)))
    place = Place(trick=step.trick, card=code)
    if len(played) >= PLAYED:
        return finding("goes_on_after_end", place, what=code)
    legal = legal_cards(step.hand, step.led, view)
    said = {"seat": seat_word(step.seat), "card": code, "legal": codes(legal)}
    if step.seat != step.on_move:
        return finding("play_turn", place, **said, on_move=seat_word(step.on_move))
    if step.card == UNKNOWN:
        return finding("play_unknown", place, **said)
    if step.card in played:
        return finding("play_twice", place, **said)
    if step.card not in step.hand:
        return finding("play_not_held", place, **said)
    if step.card not in legal:
        led = codes(bytes((step.led,))) if step.led is not None else ""
        return finding("play_revoke", place, **said, led=led)
    return None


def first_fault(
    seats: bytes, cards: bytes, hands: tuple[bytes, bytes, bytes], view: Trumping
) -> tuple[int, Finding] | None:
    """Return the place of the first illegal card in a play, and what is wrong with it."""
    for at, step in enumerate(steps(seats, cards, hands, view)):
        fault = step_fault(step, view, cards[:at])
        if fault is not None:
            return at, fault
    return None
