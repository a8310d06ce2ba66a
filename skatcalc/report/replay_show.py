"""One recorded deal as people read it: hands by suit, auction, tricks, result with its sum."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from skatcalc.cards import CARD_CODES, CARD_SUIT, SUITS
from skatcalc.catalogue import Lang, cards_text, text, translated
from skatcalc.models.game import Result
from skatcalc.models.replay import (
    SEATS,
    UNKNOWN,
    DealResult,
    Recorded,
    Verdict,
    caller,
    said,
)
from skatcalc.models.ruleset import RuleSet
from skatcalc.report.objects import Json, result_object
from skatcalc.report.replay import printable, verdict_object
from skatcalc.report.texts import game_text, reason_text, sum_text
from skatcalc.rules.play.auction import call_word, seat_word
from skatcalc.rules.play.deal import hand_of, skat_of, twelve_of
from skatcalc.rules.play.declaration import codes
from skatcalc.rules.play.state import Replay, pile_of
from skatcalc.rules.play.tables import TRUMP, Tables, Trumping, tables_for
from skatcalc.rules.play.value import Earned, result_of
from skatcalc.rules.play.walk import Trick, points_of_known, tricks_of
from skatcalc.tournament.systems import SEEGER_FABIAN

WIDTH = 14
CARD_WIDTH = 5
HAND_KEYS = ("hand.forehand", "hand.middlehand", "hand.rearhand")


class Shown(Protocol):
    """A recorded deal with its replay and verdict, and where it stands."""

    @property
    def source(self) -> str: ...  # noqa: D102
    @property
    def line(self) -> int: ...  # noqa: D102
    @property
    def recorded(self) -> Recorded: ...  # noqa: D102
    @property
    def replay(self) -> Replay | None: ...  # noqa: D102
    @property
    def verdict(self) -> Verdict: ...  # noqa: D102


class Standing(NamedTuple):
    """A trick and the card points of the three seats after it."""

    trick: Trick
    points: tuple[int, int, int]


def card_text(card: int, lang: Lang) -> str:
    """Return a card with its suit sign: `♣J`, in German `♣B`.

    >>> card_text(4, "en"), card_text(4, "de"), card_text(17, "de")
    ('♣J', '♣B', '♥10')
    """
    return cards_text("??" if card == UNKNOWN else CARD_CODES[card], lang)


def hand_text(cards: bytes, view: Trumping | None, lang: Lang) -> str:
    """Return a hand by suits, trumps first: `♣J ♥J ♥A ♥10  ♣A ♣9  ♠K`."""
    groups = []
    for kind in (TRUMP, *SUITS):
        held = [c for c in cards if c != UNKNOWN and _kind(c, view) == kind]
        if view is not None:
            held.sort(key=view.strengths[kind].__getitem__, reverse=True)
        if held:
            groups.append(cards_text(codes(bytes(held)), lang))
    return "   ".join(groups)


def _kind(card: int, view: Trumping | None) -> int:
    return CARD_SUIT[card] if view is None else view.classes[card]


def standings(state: Replay) -> tuple[Standing, ...]:
    """Return the legal tricks with the points after each; the skat counts for the declarer."""
    if state.view is None:
        return ()
    record, count = state.record, state.played
    points = [0, 0, 0]
    if state.declarer is not None:
        points[state.declarer] = points_of_known(pile_of(record))
    found = []
    for trick in tricks_of(record.seats[:count], record.cards[:count], state.view):
        if trick.winner is not None:
            points[trick.winner] += trick.points
        found.append(Standing(trick, (points[0], points[1], points[2])))
    return tuple(found)


def show_lines(shown: Shown, rules: RuleSet, lang: Lang) -> Iterator[str]:
    """Yield a recorded deal as lines: as far as it is legal."""
    recorded, state, verdict = shown.recorded, shown.replay, shown.verdict
    yield _head(recorded, verdict, lang)
    if any(recorded.players):
        yield _row("replay.players", printable(", ".join(recorded.players)), lang)
    if state is None:
        return
    yield from _hand_lines(state, lang)
    yield from _auction_lines(state, lang)
    yield from _trick_lines(state, lang)
    if verdict.result is not None:
        yield from _result_lines(state, verdict.result, tables_for(rules), lang)
    elif verdict.outcome:
        yield _row("replay.result", text(f"outcome.{verdict.outcome}", lang), lang)


def _head(recorded: Recorded, verdict: Verdict, lang: Lang) -> str:
    name = text("replay.deal", lang, id=printable(recorded.id)) if recorded.id else ""
    place = printable(", ".join(part for part in (recorded.place, recorded.series) if part))
    head = " ".join(part for part in (name, f"({place})" if place else "") if part)
    status = text(f"status.{verdict.status}", lang)
    return f"{head or text('replay.unnamed', lang)}: {status}"


def _row(key: str, words: str, lang: Lang) -> str:
    return f"{text(key, lang):<{WIDTH}} {words}".rstrip()


def _hand_lines(state: Replay, lang: Lang) -> Iterator[str]:
    dealt = state.record.dealt
    for seat in SEATS:
        yield _row(HAND_KEYS[seat], hand_text(hand_of(dealt, seat), state.view, lang), lang)
    yield _row("hand.skat", cards_text(codes(skat_of(dealt)), lang), lang)


def _auction_lines(state: Replay, lang: Lang) -> Iterator[str]:
    legal = state.record.calls
    if state.auction.fault is not None:
        legal = legal[: state.auction.faulty]
    parts = [
        f"{translated(seat_word(caller(c)), lang)} {translated(call_word(c), lang)}" for c in legal
    ]
    yield _row("replay.auction", ", ".join(parts), lang)
    if state.declarer is not None:
        seat, bid = translated(seat_word(state.declarer), lang), state.auction.bid
        key = "replay.won_freely" if bid is None else "replay.won_auction"
        yield _row("seat.declarer", text(key, lang, seat=seat, bid=bid), lang)
    elif state.auction.passed:
        yield _row("seat.declarer", text("replay.all_passed", lang), lang)
    if state.record.away and state.announced is not None:
        yield _row("replay.away", cards_text(codes(state.record.away), lang), lang)


def _trick_lines(state: Replay, lang: Lang) -> Iterator[str]:
    events = list(state.record.events)
    for number, standing in enumerate(standings(state), 1):
        yield _trick_line(number, standing, state.declarer, lang)
        while events and events[0].at <= 3 * number:
            event = events.pop(0)
            yield _event_line(event.seat, event.kind, lang)
    if state.fault is None:
        for event in events:
            yield _event_line(event.seat, event.kind, lang)


def _event_line(seat: int, kind: str, lang: Lang) -> str:
    return f"    * {translated(seat_word(seat), lang)} {text(f'event.{kind}', lang)}"


def _trick_line(number: int, standing: Standing, declarer: int | None, lang: Lang) -> str:
    """Return a trick: who led, the cards, who won how much, the points so far."""
    trick, points = standing
    cards = "".join(f"{card_text(c, lang):<{CARD_WIDTH}}" for c in trick.cards)
    line = f"{number:>2}. {translated(seat_word(trick.leader), lang):<{WIDTH}} {cards}"
    if trick.winner is None:
        return line.rstrip()
    winner = f"{translated(seat_word(trick.winner), lang):<{WIDTH}}"
    if declarer is None:
        first, second, third = points
        so_far = text(
            "replay.alone_so_far", lang, winner=winner, points=trick.points,
            first=first, second=second, third=third,
        )  # fmt: skip
    else:
        own = points[declarer]
        so_far = text(
            "replay.so_far", lang, winner=winner, points=trick.points,
            own=own, against=sum(points) - own,
        )  # fmt: skip
    return f"{line} {so_far}"


def judged_game(state: Replay, result: DealResult, tables: Tables) -> Result | None:
    """Return the judged game behind a result, with its steps and its reason."""
    if state.announced is None or state.declarer is None:
        return None
    earned = Earned(result.won, result.schneider, result.schwarz)
    twelve = twelve_of(state.record.dealt, state.declarer)
    return result_of(state.announced, result.matadors, state.auction.bid, earned, tables, twelve)


def _result_lines(state: Replay, result: DealResult, tables: Tables, lang: Lang) -> Iterator[str]:
    game = judged_game(state, result, tables)
    if game is None:
        return
    yield _row("replay.game", game_text(game.game, lang), lang)
    pile = points_of_known(pile_of(state.record))
    points = text("replay.points", lang, points=result.card_points, tricks=result.tricks, pile=pile)
    yield _row("replay.result", points, lang)
    yield _row("replay.empty", text(f"outcome.{'won' if result.won else 'lost'}", lang), lang)
    if result.overbid:
        yield _row("replay.empty", reason_text(game, lang), lang)
    yield _row("replay.empty", sum_text(game, lang), lang)
    yield _row("replay.empty", text("replay.score", lang, score=result.score), lang)


def show_object(shown: Shown, rules: RuleSet, lang: Lang) -> Json:
    """Return a recorded deal as a JSON object: the check, then everything that was done."""
    recorded, state, verdict = shown.recorded, shown.replay, shown.verdict
    made = verdict_object(shown.source, shown.line, recorded, verdict, lang)
    made["place"] = recorded.place or None
    made["players"] = list(recorded.players)
    if state is None:
        return made
    record, result = state.record, verdict.result
    made["hands"] = [codes(hand_of(record.dealt, seat)).split() for seat in SEATS]
    made["skat"] = codes(skat_of(record.dealt)).split()
    made["auction"] = [{"seat": caller(c), "call": _call_key(said(c))} for c in record.calls]
    made["declarer"], made["bid"] = state.declarer, state.auction.bid
    made["away"] = codes(record.away).split()
    made["tricks"] = [_trick_object(standing) for standing in standings(state)]
    made["events"] = [{"after_cards": e.at, "seat": e.seat, "event": e.kind} for e in record.events]
    game = judged_game(state, result, tables_for(rules)) if result else None
    made["game"] = result_object(game, 3, SEEGER_FABIAN, lang) if game else None
    return made


def _call_key(word: int) -> int | str:
    return ("pass", "yes")[word] if word < 2 else word


def _trick_object(standing: Standing) -> Json:
    trick, points = standing
    return {
        "leader": trick.leader,
        "cards": [CARD_CODES[c] if c != UNKNOWN else None for c in trick.cards],
        "winner": trick.winner,
        "points": trick.points,
        "points_so_far": list(points),
    }
