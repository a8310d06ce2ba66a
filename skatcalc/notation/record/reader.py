"""Our own record of a deal, read line by line; every mistake is found with line and column."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from skatcalc.cards import CARD_CODES
from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.replay import HOLD, PASS, UNKNOWN, Announced, Call, Record, Recorded, call
from skatcalc.models.ruleset import Contract
from skatcalc.notation.cards import card_meanings
from skatcalc.notation.record.play import Flow
from skatcalc.notation.record.words import (
    DECLARER_WORDS,
    EVENT_BY_PHRASE,
    HANDS,
    KEYS,
    LINE_KEY,
    NONE_WORDS,
    PASS_WORDS,
    PASSED_WORDS,
    SEAT_WORDS,
    YES_WORDS,
    contract_names,
    name_of,
)
from skatcalc.notation.words import ANNOUNCED_WORDS, FLAG_WORDS, fold
from skatcalc.rules.play.auction import run_auction
from skatcalc.rules.play.declaration import announce
from skatcalc.rules.play.tables import Tables

_WORD = re.compile(r"[^\s,;]+")
_TRICK_NUMBER = re.compile(r"(\d{1,2})[.)]")
_SCORE = re.compile(r"[+-]?\d{1,6}")
LONGEST_NAME = 3
"""How many words the name of a game may have."""

SHOWN = 30
"""How many characters of an unknown line a finding repeats."""

_CARD_NAMES = {"??": UNKNOWN}


class Token(NamedTuple):
    """A word with its place, counted from 1."""

    text: str
    line: int
    column: int

    @property
    def folded(self) -> str:
        """The word as the tables have it."""
        return fold(self.text)

    @property
    def place(self) -> Place:
        """Where the word stands."""
        return Place(line=self.line, column=self.column)


class Row(NamedTuple):
    """A line: its key (empty within the play) as meant and as typed, the words after it."""

    key: str
    name: str
    words: tuple[Token, ...]
    place: Place
    rest: str


def read_record(text: bytes, tables: Tables, first_line: int = 1) -> Recorded:
    """Return the recorded deal of one of our own records.

    Args:
        text: the record.
        tables: the rule system: it names the games and decides who wins a trick.
        first_line: the number of its first line.

    Returns:
        The deal; without a record if anything in it could not be read, and then with a
        finding for each mistake.
    """
    try:
        lines = text.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        line = first_line + text.count(b"\n", 0, error.start)
        found = finding("record_not_utf8", Place(line=line))
        return Recorded(None, findings=(found,))
    return _Reader(tables).read(lines, first_line)


def rows(lines: list[str], first_line: int) -> Iterator[Row | Finding]:
    """Yield the lines that say something, or what is wrong with their beginning."""
    in_play = False
    for number, line in enumerate(lines, first_line):
        kept = line.split("#", 1)[0]
        if not kept.strip():
            continue
        match = LINE_KEY.match(kept)
        start = match.end() if match else 0
        words = tuple(Token(m[0], number, m.start() + 1) for m in _WORD.finditer(kept, start))
        column = len(kept) - len(kept.lstrip()) + 1
        place = Place(line=number, column=column)
        key = _key(match, in_play)
        if key is None:
            word = match[1] if match else kept.strip()[:SHOWN]
            yield finding("record_key_unknown", place, word=word)
            continue
        in_play = key == "tricks" or (in_play and key == "")
        name = match[1] if match else ""
        yield Row(key, name, words, place, kept[start:].strip())


def _key(match: re.Match[str] | None, in_play: bool) -> str | None:
    """Return what a line is about, empty within the play, None if nobody knows."""
    if match is not None:
        return KEYS.get(fold(match[1]))
    return "" if in_play else None


class _Reader:
    """Collects the fields of a record, and what is wrong with them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.found: list[Finding] = []
        self.seen: set[str] = set()
        self.id = ""
        self.players: tuple[str, ...] = ()
        self.hands: dict[str, bytes] = {}
        self.dealt: dict[int, Token] = {}
        self.calls: list[Call] = []
        self.announced: Announced | None = None
        self.contract: Contract | None = None
        self.game_place = Place()
        self.away: bytes | None = None
        self.flow = Flow(tables.ramsch)
        self.written: str | None = None

    def read(self, lines: list[str], first_line: int) -> Recorded:
        """Return the deal of some lines."""
        for row in rows(lines, first_line):
            if isinstance(row, Finding):
                self.found.append(row)
            else:
                self._row(row)
        self._complete(first_line)
        record = None if any(f.is_error for f in self.found) else self._record()
        return Recorded(
            record, self.id, players=self.players, written=self.written,
            findings=tuple(self.found),
        )  # fmt: skip

    def _record(self) -> Record:
        return Record(
            b"".join(self.hands.get(name, b"") for name in HANDS),
            tuple(self.calls),
            takes_skat=bool(self.away),
            announced=self.announced,
            away=self.away or b"",
            seats=bytes(self.flow.seats),
            cards=bytes(self.flow.cards),
            events=tuple(self.flow.events),
        )

    def _row(self, row: Row) -> None:
        if row.key in self.seen and row.key != "end":
            self._fault("record_key_twice", row.place, word=row.name)
            return
        if row.key:
            self.seen.add(row.key)
        if row.key in HANDS:
            self._hand(row)
        elif row.key:
            getattr(self, f"_{row.key}")(row)
        else:
            self._play(row.words)

    def _fault(self, name: str, place: Place, **args: object) -> None:
        self.found.append(finding(name, place, **args))

    def _complete(self, first_line: int) -> None:
        """Say what is missing altogether."""
        for name in HANDS:
            if name not in self.seen:
                self._fault(
                    "record_hand_missing", Place(line=first_line), hand=Word(f"hand.{name}")
                )
        open_skat = self.contract is not None and self.contract.skat != "untouched"
        announced = self.announced
        if announced is not None and open_skat and not announced.hand and self.away is None:
            self._fault("record_away_missing", self.game_place)

    def _deal(self, row: Row) -> None:
        self.id = row.rest

    def _players(self, row: Row) -> None:
        self.players = tuple(name.strip() for name in re.split(r"[,;]", row.rest))
        if len(self.players) != 3:
            self._fault("record_players", row.place, count=len(self.players))

    def _hand(self, row: Row) -> None:
        self.hands[row.key] = bytes(card for _, card in self._cards(row.words))

    def _cards(self, words: tuple[Token, ...]) -> Iterator[tuple[Token, int]]:
        """Yield the dealt cards of some words; a card comes once in a deal."""
        for token in words:
            card = self._card(token)
            if card is None:
                continue
            if card in self.dealt and card != UNKNOWN:
                self._fault("card_twice", token.place, card=token.text)
                continue
            self.dealt[card] = token
            yield token, card

    def _card(self, token: Token) -> int | None:
        if token.text in _CARD_NAMES:
            return _CARD_NAMES[token.text]
        meanings = card_meanings(token.text)
        if len(meanings) == 1:
            return meanings[0]
        if meanings:
            names = ", ".join(CARD_CODES[c] for c in meanings)
            self._fault("card_ambiguous", token.place, word=token.text, meanings=names)
        else:
            self._fault("card_unknown", token.place, word=token.text)
        return None

    def _seat(self, token: Token) -> int | None:
        """Return the seat a word names: its letter, its name, or the player's name."""
        folded = token.folded.rstrip(":")
        names = [fold(name) for name in self.players]
        if folded in names:
            return names.index(folded)
        return SEAT_WORDS.get(folded)

    def _bids(self, row: Row) -> None:
        words = row.words
        for at in range(0, len(words), 2):
            seat = self._seat(words[at])
            if seat is None:
                self._fault("record_seat_unknown", words[at].place, word=words[at].text)
                return
            if at + 1 == len(words):
                self._fault("record_call_missing", words[at].place, word=words[at].text)
                return
            said = _said(words[at + 1].folded)
            if said is None:
                self._fault("record_call_unknown", words[at + 1].place, word=words[at + 1].text)
                return
            self.calls.append(call(seat, said))

    def _game(self, row: Row) -> None:
        """Read the announcement: a game and what was said with it."""
        flags: set[str] = set()
        self.game_place = row.place
        key, at = "", 0
        while at < len(row.words):
            found, length = self._contract(row.words[at : at + LONGEST_NAME])
            token = row.words[at]
            flag = FLAG_WORDS.get(token.folded)
            if found and not key:
                key = found
            elif flag is not None and flag.field != "won":
                flags.add(flag.field.removesuffix("_announced"))
            elif token.folded not in ANNOUNCED_WORDS:
                self._fault("record_game_word", token.place, word=token.text)
            at += length
        contract = self.tables.rules.played(key, "ouvert" in flags)
        if contract is None:
            self._fault("contract_missing", row.place)
            return
        self._announce(contract, flags)

    def _announce(self, contract: Contract, flags: set[str]) -> None:
        said = {name: name in flags for name in ("hand", "ouvert", "schneider", "schwarz")}
        self.contract = contract
        self.flow.view = self.tables.views[contract.key]
        self.announced = announce(contract, **said)

    def _contract(self, words: tuple[Token, ...]) -> tuple[str, int]:
        """Return the contract that some words begin with, and how many words name it."""
        names = contract_names(self.tables.rules)
        for length in range(len(words), 0, -1):
            phrase = name_of(" ".join(token.folded for token in words[:length]))
            if phrase in names:
                return names[phrase], length
        return "", 1

    def _away(self, row: Row) -> None:
        if len(row.words) == 1 and row.words[0].folded in NONE_WORDS:
            self.away = b""
            return
        cards = [self._card(token) for token in row.words]
        self.away = bytes(c for c in cards if c is not None)
        if not cards:
            self._fault("record_away_missing", row.place)

    def _tricks(self, row: Row) -> None:
        self._play(row.words)

    def _end(self, row: Row) -> None:
        self._event(row.words, row.place)

    def _play(self, words: tuple[Token, ...]) -> None:
        """Read a line of the play: cards, or after a star what happened beside them."""
        if words and words[0].text.startswith("*"):
            first = words[0]
            rest = first._replace(text=first.text[1:], column=first.column + 1)
            self._event((*((rest,) if rest.text else ()), *words[1:]), first.place)
            return
        seat: int | None = None
        for at, token in enumerate(words):
            number = _TRICK_NUMBER.fullmatch(token.text) if at == 0 else None
            if number is not None:
                if int(number[1]) != self.flow.trick or len(self.flow.cards) % 3:
                    self._fault(
                        "record_trick_number", token.place, word=number[1], wanted=self.flow.trick
                    )
                continue
            named = self._seat(token)
            if named is not None:
                seat = named
                continue
            card = self._card(token)
            if card is not None:
                self.flow.play(card, seat)
            seat = None

    def _event(self, words: tuple[Token, ...], place: Place) -> None:
        """Read what happened beside the cards: who, what, and the cards shown."""
        if not words:
            self._fault("record_event_unknown", place, word="")
            return
        declarer = words[0].folded in DECLARER_WORDS
        seat = self._declarer() if declarer else self._seat(words[0])
        if seat is None:
            self._fault("record_seat_unknown", words[0].place, word=words[0].text)
            return
        said, cards = self._phrase(words[1:])
        kind = EVENT_BY_PHRASE.get(said)
        if kind is None:
            self._fault("record_event_unknown", words[0].place, word=said)
            return
        shown = [self._card(token) for token in cards]
        self.flow.happen(kind, seat, bytes(c for c in shown if c is not None))

    def _phrase(self, words: tuple[Token, ...]) -> tuple[str, tuple[Token, ...]]:
        """Return what was said before a colon, and the cards after it."""
        for at, token in enumerate(words):
            if token.text.endswith(":"):
                said = " ".join(w.folded for w in words[: at + 1]).rstrip(":").strip()
                return said, words[at + 1 :]
        return " ".join(w.folded for w in words), ()

    def _declarer(self) -> int | None:
        return run_auction(tuple(self.calls), self.tables).declarer

    def _result(self, row: Row) -> None:
        word = fold(row.rest)
        if word in PASSED_WORDS:
            self.written = "passed"
        elif _SCORE.fullmatch(word):
            self.written = f"{int(word):+d}"
        else:
            self._fault("record_result_unknown", row.place, word=row.rest)


def _said(word: str) -> int | None:
    """Return what a word of the auction says: a number, HOLD or PASS."""
    if word in YES_WORDS:
        return HOLD
    if word in PASS_WORDS:
        return PASS
    return int(word) if word.isdecimal() and 1 < int(word) < 1000 else None


def written_score(written: str | None) -> int | None:
    """Return the list points a record gives, or None.

    >>> written_score("-60"), written_score("passed")
    (-60, None)
    """
    return int(written) if written is not None and _SCORE.fullmatch(written) else None
