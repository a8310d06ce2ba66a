"""Our own record of a deal, written: the inverse of reading it."""

from collections.abc import Iterator

from skatcalc.cards import CARD_CODES
from skatcalc.models.replay import HAND_SIZE, HOLD, PASS, Event, Record, Recorded, caller, said
from skatcalc.notation.record.play import Flow
from skatcalc.notation.record.words import EVENT_PHRASES, HANDS, SEAT_LETTERS
from skatcalc.rules.play.tables import Tables

LETTERS = SEAT_LETTERS["en"]


def write_record(recorded: Recorded, tables: Tables) -> str:
    """Return a deal as a text that `read_record` reads back.

    What a server repeats (the skat that was taken, an open hand) is left out.

    Raises:
        ValueError: if there is no deal to write.
    """
    record = recorded.record
    if record is None:
        raise ValueError("no deal to write")
    return "\n".join(_lines(recorded, record, tables)) + "\n"


def _lines(recorded: Recorded, record: Record, tables: Tables) -> Iterator[str]:
    yield f"deal: {recorded.id}".rstrip()
    if any(recorded.players):
        yield "players: " + ", ".join(recorded.players)
    for at, name in enumerate(HANDS):
        cards = record.dealt[HAND_SIZE * at : HAND_SIZE * (at + 1)]
        yield f"{name + ':':<12}{codes(cards)}".rstrip()
    if record.calls:
        calls = [f"{LETTERS[caller(c)]} {_word(said(c))}" for c in record.calls]
        yield "bids: " + ", ".join(calls)
    if record.announced is not None:
        yield "game: " + _game(record)
        if record.takes_skat and record.away:
            yield "away: " + codes(record.away)
        elif not record.announced.hand:
            yield "away: none"
    yield from _play(record, tables)
    if recorded.written is not None:
        yield f"result: {recorded.written}"


def _word(word: int) -> str:
    return {PASS: "pass", HOLD: "yes"}.get(word, str(word))


def _game(record: Record) -> str:
    announced = record.announced
    if announced is None:
        return ""
    flags = (
        ("hand", announced.hand),
        ("ouvert", announced.ouvert),
        ("schneider", announced.schneider),
        ("schwarz", announced.schwarz),
    )
    return " ".join([announced.contract, *(word for word, said_so in flags if said_so)])


def _play(record: Record, tables: Tables) -> Iterator[str]:
    """Yield the play, a trick a line, and between the cards what happened beside them."""
    view = tables.ramsch if record.announced is None else tables.views[record.announced.contract]
    flow = Flow(view)
    waiting = list(record.events)
    line = ""
    if record.cards or len(waiting) > 1:
        yield "tricks:"
    for at, (seat, card) in enumerate(zip(record.seats, record.cards, strict=True)):
        while waiting and waiting[0].at <= at:
            if line:
                yield line
                line = ""
            yield "* " + _event(waiting)
        line = _with_card(line, flow, seat, card)
        flow.play(card, seat)
        if len(flow.cards) % 3 == 0:
            yield line
            line = ""
    if line:
        yield line
    while len(waiting) > 1:
        yield "* " + _event(waiting)
    if waiting:
        yield "end: " + _event(waiting)


def _with_card(line: str, flow: Flow, seat: int, card: int) -> str:
    """Return a line of the play with one more card, and its seat where it must be said."""
    code = codes(bytes((card,)))
    if len(flow.cards) % 3 == 0:
        return f"{flow.trick:>2}. {LETTERS[seat]} {code}"
    named = "" if seat == flow.next_seat else f"{LETTERS[seat]} "
    return f"{line or '   '} {named}{code}"


def _event(waiting: list[Event]) -> str:
    event = waiting.pop(0)
    shown = f": {codes(event.cards)}" if event.cards else ""
    return f"{LETTERS[event.seat]} {EVENT_PHRASES[event.kind][0]}{shown}"


def codes(cards: bytes) -> str:
    """Return cards by their codes with "10" for the ten, the unknown ones as `??`."""
    return " ".join(
        CARD_CODES[c].replace("T", "10") if c < len(CARD_CODES) else "??" for c in cards
    )
