"""The moves of an ISS line (`MV[…]`): pairs of a mover and what he does.

Nearly all lines have one of two shapes, which one pattern takes apart at once; everything
else (interrupts, split declarations, the live protocol's extras) is read move by move.
"""

import re
from functools import lru_cache

from skatcalc.findings import Finding, finding
from skatcalc.models.replay import DEALT, HOLD, PASS, Announced, Call, Event, Record, call
from skatcalc.models.ruleset import Contract
from skatcalc.notation.iss.letters import (
    HIDDEN,
    SEAT_OF,
    SEAT_TABLE,
    card_list,
    cards_at,
    one_card,
)
from skatcalc.rules.play.declaration import announce
from skatcalc.rules.presets import ISKO

COMMON = re.compile(
    rb"w ([^ ]{95}) ([0-9py ]+)(?:s w (..\...) ([012]) )?([CSHDGN][HOSZ]*)"
    rb"(?:\.(..\...)| ([012]) (..\...))?(?: (.*))?"
)
"""Deal, auction with the seat after it, skat and seat, game, discards (or seat and discards),
the play."""

EVENT = re.compile(rb"(?:^| )(?:([012]) (RE|SC)|w (TI|LE)\.([012]))(?![^ ])")
TYPE = re.compile(rb"([CSHDGN])([HOSZ]*)((?:\...)*)")
CARD_PAIRS = re.compile(rb"..(?:[.|]..)*")
SERVER_ENDS = {b"TI": "time", b"LE": "left"}
PLAYER_EVENTS = {b"SC": "show", b"RE": "resign"}
BY_LETTER: dict[str, Contract] = {c.letter: c for c in ISKO.contracts}
DOT = b"."
_DOTS = b"." * 31


Moves = tuple[Record | None, Finding | None]
"""The record of the moves (None without a deal), and what stopped the reading, if anything."""


def read_moves(text: bytes) -> Moves:
    """Return the record of the moves as far as they can be read."""
    return _common_shape(text) or read_move_by_move(text)


def _common_shape(text: bytes) -> Moves | None:
    """Read a line of the commonest shapes, or return None."""
    match = COMMON.fullmatch(text)
    if match is None:
        return None
    deal, auction, skat, namer, game, away, putter, put, play = match.groups()
    announced, calls, played = announced_by(game), _calls_of(auction), _played(play or b"")
    if calls is None or announced is None or played is None or deal[2::3] != _DOTS:
        return None
    away = away or put
    if (skat is None) is not (away is None):
        return None
    said, taker = calls
    movers = (taker,) if skat is None else (taker, SEAT_OF[namer])
    if put is not None:
        movers = (*movers, SEAT_OF[putter])
    laid = cards_at(deal if skat is None else DOT.join((deal, skat, away)), 0, 3)
    if not laid.isascii():
        return None
    seats, cards, events = played
    record = Record(
        laid[:DEALT], said, bytes(movers), skat is not None, laid[DEALT : DEALT + 2], announced,
        laid[DEALT + 2 :], b"", seats, cards, events,
    )  # fmt: skip
    return record, None


def _played(text: bytes) -> tuple[bytes, bytes, tuple[Event, ...]] | None:
    """Return seats, cards and events of a play, or None if it is not of the usual shape."""
    cards, seats = cards_at(text, 2, 5), text[::5].translate(SEAT_TABLE)
    if not (cards + seats).isascii() or len(text) % 5 != (4 if text else 0):
        return _played_with_events(text)
    blanks = text[1::5] + text[4::5]
    return None if blanks.strip(b" ") else (seats, cards, ())


def _played_with_events(text: bytes) -> tuple[bytes, bytes, tuple[Event, ...]] | None:
    """Take what happened beside the cards out of a play; None if it is still irregular."""
    events: list[Event] = []
    taken = 0
    for match in EVENT.finditer(text):
        by, kind, ends, seat = match.groups()
        at = (match.start() + 1 - taken) // 5
        name = PLAYER_EVENTS[kind] if kind else SERVER_ENDS[ends]
        events.append(Event(at, name, SEAT_OF[by or seat]))
        taken += len(match[0])
    if not events:
        return None
    played = _played(EVENT.sub(b"", text).lstrip())
    return None if played is None or played[2] else (played[0], played[1], tuple(events))


@lru_cache(maxsize=1 << 13)
def _calls_of(text: bytes) -> tuple[tuple[Call, ...], int] | None:
    """Return the calls of an auction, and the seat that moves after it; None if garbled."""
    words = text.split()
    if len(words) % 2 == 0 or text != b" ".join(words) + b" " or words[-1] not in SEAT_OF:
        return None
    calls = [call_of(words[at], words[at + 1]) for at in range(0, len(words) - 1, 2)]
    known = tuple(c for c in calls if c is not None)
    return (known, SEAT_OF[words[-1]]) if len(known) == len(calls) else None


def call_of(mover: bytes, word: bytes) -> Call | None:
    """Return a call, or None if mover and word are none.

    >>> call_of(b"1", b"18") == call(1, 18)
    True
    """
    seat = SEAT_OF.get(mover)
    if seat is None:
        return None
    if word in (b"p", b"y"):
        return call(seat, PASS if word == b"p" else HOLD)
    return call(seat, int(word)) if word.isdigit() and 1 < int(word) < 1000 else None


@lru_cache(maxsize=1 << 10)
def announced_by(game: bytes) -> Announced | None:
    """Return the announcement of a game type such as `GHO`, or None if it is none.

    >>> announced_by(b"NOH")
    Announced(contract='null', hand=True, ouvert=True, schneider=False, schwarz=False)
    """
    letters = game.decode("ascii", "replace")
    contract = BY_LETTER.get(letters[:1])
    more = letters[1:]
    if contract is None or len(set(more)) != len(more) or not set(more) <= set("HOSZ"):
        return None
    return announce(contract, "H" in more, "O" in more, "S" in more, "Z" in more)


class _Reader:
    """Reads the moves one after the other into the fields of a record."""

    def __init__(self, words: list[bytes]) -> None:
        self.words = words
        self.at = 0
        self.calls: list[Call] = []
        self.events: list[Event] = []
        self.declaring: list[int] = []
        self.seats: list[int] = []
        self.cards: list[int] = []
        self.takes_skat = False
        self.skat_seen = self.away = self.shown = b""
        self.announced: Announced | None = None

    def record(self, dealt: bytes) -> Record:
        """Return what was read so far."""
        return Record(
            dealt, tuple(self.calls), bytes(self.declaring), self.takes_skat, self.skat_seen,
            self.announced, self.away, self.shown, bytes(self.seats), bytes(self.cards),
            tuple(self.events),
        )  # fmt: skip

    def move(self, mover: bytes, word: bytes) -> bool:
        """Take in one move; return False if it cannot be understood here."""
        if mover == b"w":
            return self._server(word)
        seat = SEAT_OF.get(mover)
        if seat is None:
            return False
        return (
            self._call(mover, word)
            or self._event(seat, word)
            or self._declares(seat, word)
            or self._plays(seat, word)
        )

    def _server(self, word: bytes) -> bool:
        """A time-out or a player who left (`TI.1`, `LE.1`), or the skat."""
        kind, _, seat = word.partition(DOT)
        if kind in SERVER_ENDS and seat in SEAT_OF:
            self.events.append(Event(len(self.cards), SERVER_ENDS[kind], SEAT_OF[seat]))
            return True
        cards = card_list(word.split(DOT))
        if not self.takes_skat or self.skat_seen or cards is None or len(cards) != 2:
            return False
        self.skat_seen = cards
        return True

    def _call(self, mover: bytes, word: bytes) -> bool:
        if self.declaring or self.cards:
            return False
        one = call_of(mover, word)
        if one is not None:
            self.calls.append(one)
        return one is not None

    def _event(self, seat: int, word: bytes) -> bool:
        kind, _, rest = word.partition(DOT)
        if kind not in PLAYER_EVENTS or (rest and kind == b"RE"):
            return False
        cards = card_list(rest.split(DOT)) if rest else b""
        if cards is None:
            return False
        self.events.append(Event(len(self.cards), PLAYER_EVENTS[kind], seat, cards))
        return True

    def _declares(self, seat: int, word: bytes) -> bool:
        """Taking the skat, naming the game, putting cards away."""
        if self.cards or (self.announced is not None and (self.away or not self.takes_skat)):
            return False
        if word == b"s" and not self.takes_skat and self.announced is None:
            self.takes_skat = True
        elif self.announced is not None:
            cards = card_list(word.split(DOT)) if len(word) == 5 else None
            if cards is None:
                return False
            self.away = cards
        elif not self._names(word):
            return False
        self.declaring.append(seat)
        return True

    def _names(self, word: bytes) -> bool:
        match = TYPE.fullmatch(word)
        announced = announced_by(match[1] + match[2]) if match else None
        cards = card_list(match[3].split(DOT)[1:]) if match else None
        if announced is None or cards is None:
            return False
        away = 2 if self.takes_skat and len(cards) % 10 == 2 else 0
        if len(cards) - away not in (0, 10, 20):
            return False
        self.announced, self.away, self.shown = announced, cards[:away], cards[away:]
        return True

    def _plays(self, seat: int, word: bytes) -> bool:
        card = one_card(word)
        if card is None:
            return False
        self.seats.append(seat)
        self.cards.append(card)
        return True


def read_move_by_move(text: bytes) -> Moves:
    """Return the record of any moves; it stops at the first that cannot be understood."""
    words = text.split()
    dealt = _dealt(words)
    if dealt is None:
        what = b" ".join(words[:2])[:40].decode("ascii", "replace")
        return None, finding("deal_unreadable", word=what)
    reader = _Reader(words)
    for at in range(2, len(words) - 1, 2):
        if not reader.move(words[at], words[at + 1]):
            return reader.record(dealt), _not_understood(words, at)
    if len(words) % 2:
        return reader.record(dealt), _not_understood(words, len(words) - 1)
    return reader.record(dealt), None


def _dealt(words: list[bytes]) -> bytes | None:
    """Return the dealt cards, the groups parted by dots or bars; None if there are none."""
    if len(words) < 2 or words[0] != b"w" or not CARD_PAIRS.fullmatch(words[1]):
        return None
    return card_list(words[1].replace(b"|", DOT).split(DOT))


def _not_understood(words: list[bytes], at: int) -> Finding:
    move = b" ".join(words[at : at + 2])[:40].decode("ascii", "replace")
    return finding("move_not_understood", move=move, number=at // 2 + 1)


__all__ = ["HIDDEN", "Moves", "read_move_by_move", "read_moves"]
