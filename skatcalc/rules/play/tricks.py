"""Playing the cards: a whole legal play at once, with its tricks and card points.

`play_out` only says whether every card was legal, and who won what: it looks whole deals up in
tables. Where it says no, `walk.py` goes card by card and says which one and why.

| paragraph (ISkO 2022) | what | function |
|---|---|---|
| 4.1.1 | forehand leads to the first trick, the winner to the next | `play_out` |
| 4.2.1-4.2.3 | the led suit is followed | `_revoked` |
| 4.3.1 | the highest card wins, trump over suit | `Trumping.tricks` |
| 2.5.5, 2.5.8, 2.5.9 | the trick that decides null and announced games | `decided_after` |
"""

from typing import NamedTuple

from skatcalc.models.replay import DEALT, HAND_SIZE, Announced
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.play.tables import POINTS_TABLE, SECOND_FREE, THIRD_FREE, Trumping

LYING, AWAY = 3, 4
"""Owners beside the three seats: the untouched skat, and the cards put away."""

CLASS_BITS = 3
CLASS = 0b111

_HANDS = bytes(seat for seat in range(3) for _ in range(HAND_SIZE))
_UNTOUCHED = _HANDS + bytes((LYING, LYING))
_TAKEN = tuple(_HANDS + bytes((seat, seat, AWAY, AWAY)) for seat in range(3))


def _shifted(owners: bytes) -> int:
    return int.from_bytes(bytes(owner << CLASS_BITS for owner in owners), "big")


_UNTOUCHED_BITS = _shifted(_UNTOUCHED)
_TAKEN_BITS = tuple(_shifted(owners) for owners in _TAKEN)
_OWNER_OF_CODE = bytes(code >> CLASS_BITS for code in range(256))
_LEFT_OF = bytes((1, 2, 0)) + bytes(253)
_TURN = (0, 1, 2, 0, 1)
_FOREHAND = bytes(1)


class Tally(NamedTuple):
    """A legal play so far.

    Attributes:
        winners: who won each finished trick.
        points: card points of the three seats from their tricks.
        leader: who leads to the next trick, or has led to the unfinished one.
    """

    winners: bytes = b""
    points: tuple[int, int, int] = (0, 0, 0)
    leader: int = 0


def card_codes(dealt: bytes, taker: int | None, away: bytes, view: Trumping) -> bytes:
    """Return a table from card to code: 8 times its owner, plus its class.

    Args:
        dealt: the 32 cards.
        taker: the seat that took the skat, None if it lies untouched.
        away: the two cards put away; they belong to nobody.
        view: the contract's view of the cards.
    """
    if taker is None:
        cards, owners = dealt, _UNTOUCHED_BITS
    else:
        cards, owners = dealt + away, _TAKEN_BITS[taker]
    coded = owners | int.from_bytes(cards.translate(view.classes), "big")
    return bytes.maketrans(cards, coded.to_bytes(len(cards), "big"))


def play_out(
    seats: bytes, cards: bytes, dealt: bytes, codes: bytes, view: Trumping
) -> Tally | None:
    """Return the tally of a play if every card of it was legal, else None.

    Args:
        seats: who played, in order.
        cards: the cards they played.
        dealt: the 32 cards.
        codes: the table of `card_codes`.
        view: the contract's view of the cards.
    """
    left = dealt.translate(None, cards)
    coded = (cards + left).translate(codes)
    if len(left) + len(cards) != DEALT:
        return None
    if coded[: len(cards)].translate(_OWNER_OF_CODE) != seats:
        return None
    tricks, turn = view.tricks, _TURN
    leader = 0
    winners: list[int] = []
    points = [0, 0, 0]
    free: list[tuple[int, int]] = []
    for first, second, third in zip(cards[::3], cards[1::3], cards[2::3]):  # noqa: B905
        winner, worth, unfollowed = tricks[first][second][third]
        if unfollowed:
            free.append((3 * len(winners), unfollowed))
        leader = turn[leader + winner]
        winners.append(leader)
        points[leader] += worth
    won = bytes(winners)
    if not _in_turn(seats, won) or _revoked(free, seats, coded):
        return None
    if len(seats) % 3 == 2 and _last_revoked(seats, coded):
        return None
    return Tally(won, (points[0], points[1], points[2]), leader)


def _revoked(free: list[tuple[int, int]], seats: bytes, coded: bytes) -> bool:
    """Tell whether somebody who did not follow in a trick still held the led suit.

    Args:
        free: the tricks that were not followed: where they begin, and by which cards.
        seats: who played.
        coded: the cards as codes, the unplayed ones at the end.
    """
    for at, unfollowed in free:
        led = coded[at] & CLASS
        if unfollowed & SECOND_FREE and coded.find(seats[at + 1] << CLASS_BITS | led, at + 3) >= 0:
            return True
        if unfollowed & THIRD_FREE and coded.find(seats[at + 2] << CLASS_BITS | led, at + 3) >= 0:
            return True
    return False


def _last_revoked(seats: bytes, coded: bytes) -> bool:
    """Tell the same for the second card of an unfinished trick of two."""
    at = len(seats) - 2
    led = coded[at] & CLASS
    return coded[at + 1] & CLASS != led and coded.find(
        seats[at + 1] << CLASS_BITS | led, at + 2
    ) >= 0  # fmt: skip


def _in_turn(seats: bytes, winners: bytes) -> bool:
    """Tell whether forehand led, then each winner, and the others followed in their turn."""
    leaders, seconds = seats[::3], seats[1::3]
    return (
        leaders == (_FOREHAND + winners)[: len(leaders)]
        and seconds == leaders.translate(_LEFT_OF)[: len(seconds)]
        and seats[2::3] == seconds.translate(_LEFT_OF)[: len(seats) // 3]
    )


def decided_after(
    tally: Tally,
    cards: bytes,
    declarer: int,
    announced: Announced,
    view: Trumping,
    rules: RuleSet,
) -> int | None:
    """Return after how many tricks a null or an announced game was lost, None if it was not.

    Null with the declarer's first trick, schwarz announced with the defenders' first,
    schneider announced when they have more card points than it leaves them; the skat does
    not count for them.
    """
    if view.contract.fixed is not None:
        return tally.winners.find(declarer) + 1 or None
    if announced.schwarz:
        kept = len(tally.winners) - len(tally.winners.lstrip(bytes((declarer,))))
        return kept + 1 if kept < len(tally.winners) else None
    if announced.schneider:
        return _points_passed(tally, cards, declarer, 120 - rules.schneider_points)
    return None


def _points_passed(tally: Tally, cards: bytes, declarer: int, limit: int) -> int | None:
    against = 0
    worth = cards.translate(POINTS_TABLE)
    for at, winner in enumerate(tally.winners):
        if winner != declarer:
            against += sum(worth[3 * at : 3 * at + 3])
            if against > limit:
                return at + 1
    return None
