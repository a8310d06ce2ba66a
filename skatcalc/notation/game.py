"""Words of one game to a record: `hearts hand m2 b30 93/7`, in any order."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from skatcalc.findings import Finding, Place, Word, finding
from skatcalc.models.game import Ending, Game, Replacement
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.ramsch import (
    FIELDS,
    PLACE_NAMES,
    PLACES,
    ramsch_words,
    read_three,
    take_ramsch,
    tricks_of,
)
from skatcalc.notation.words import (
    AMBIGUOUS_WORDS,
    ANNOUNCED_WORDS,
    COMPOSED,
    CONTRACT_WORDS,
    FLAG_WORDS,
    JOINED_KINDS,
    KIND_WORDS,
    KNOWN_WORDS,
    NUMBER_WORDS,
    OPEN_CONTRACTS,
    PASS_WORDS,
    REPLACEMENT_WORDS,
    Meaning,
    fold,
)

_SHORT_NUMBER = re.compile(r"(?P<word>[^\W\d_]+)(?P<number>[+-]?\d+)")
_SIGNED = re.compile(r"[+-]\d+")
_POINTS = re.compile(r"(?P<points>\d+)(/(?P<tricks>\d+))?")
_REPLACEMENT = re.compile(r"(?P<contract>\D+?):?(?P<matadors>[+-]\d+)")
_SHORT_FORMS = {"m": "with", "o": "without", "b": "bid"}
_LONGEST_NUMBER = 6


class Parsed(NamedTuple):
    """What was read: seat of the declarer, the game (None: passed in or unreadable), findings."""

    declarer: int | None = None
    game: Game | None = None
    findings: tuple[Finding, ...] = ()

    @property
    def usable(self) -> bool:
        """Tell whether the words could be read without an error."""
        return not any(f.is_error for f in self.findings)


class _Reader:
    """Walks over the words once and collects fields, with the word that set each."""

    def __init__(self, words: Sequence[str], rules: RuleSet | None) -> None:
        self.words = words
        self.rules = rules
        own = {fold(c.key): c.key for c in rules.contracts} if rules is not None else {}
        self.contracts = {**CONTRACT_WORDS, **own}
        self.fields: dict[str, object] = {}
        self.origins: dict[str, str] = {}
        self.found: list[Finding] = []
        self.at = 0

    def read(self) -> None:
        while self.at < len(self.words):
            word = self.words[self.at]
            self.at += 1
            self._one(word, fold(word))
        self._compose()

    def _compose(self) -> None:
        """Join kind and trump (`hearts solo`), an open game of its own, and a ramsch."""
        fields = self.fields
        kind, contract = fields.pop("kind", None), fields.get("contract")
        if kind is not None and contract is not None:
            fields["contract"] = COMPOSED.get((str(kind), str(contract)))
            if fields["contract"] is None:
                self._fault("word_unknown", word=self.origins["kind"], hint="")
        opened = OPEN_CONTRACTS.get(str(contract)) if fields.get("ouvert") else None
        if opened and self.rules is not None and self.rules.find(opened) is not None:
            fields["contract"] = opened
            del fields["ouvert"]
        if any(name in fields for name in FIELDS):
            ramsch = take_ramsch(fields)
            fields["ramsch"] = ramsch
            if ramsch is None:
                self._fault("ramsch_points_missing")

    def _kind(self, word: str, kind: str) -> None:
        joined = JOINED_KINDS.get((str(self.fields.get("kind")), kind))
        if joined is not None:
            self.fields["kind"] = joined
        else:
            self._set(word, Meaning("kind", kind))

    def _one(self, word: str, folded: str) -> None:
        if folded in REPLACEMENT_WORDS:
            self._replacement(word)
        elif folded in FLAG_WORDS:
            self._flag(word, folded)
        elif folded in AMBIGUOUS_WORDS and not self._number_follows():
            meanings = ", ".join(AMBIGUOUS_WORDS[folded])
            self._fault("word_ambiguous", word=word, meanings=meanings)
        elif folded in self.contracts:
            self._set(word, Meaning("contract", self.contracts[folded]))
        elif folded in KIND_WORDS:
            self._kind(word, KIND_WORDS[folded])
        elif folded in NUMBER_WORDS or (folded == "o" and self._number_follows()):
            self._number(word, NUMBER_WORDS.get(folded, "without"))
        elif folded in PASS_WORDS:
            self._fault("passed_with_more", word=word)
        else:
            self._pattern(word, folded)

    def _pattern(self, word: str, folded: str) -> None:
        parts = folded.split("-")
        short, points = _SHORT_NUMBER.fullmatch(folded), _POINTS.fullmatch(folded)
        if _SIGNED.fullmatch(folded):
            self._matadors(word, folded, folded.startswith("-"))
        elif points is not None:
            self._put(word, "card_points", points["points"])
            if points["tricks"] is not None:
                self._put(word, "tricks", points["tricks"])
        elif short is not None and (
            _SHORT_FORMS.get(short["word"]) or short["word"] in NUMBER_WORDS
        ):
            name = _SHORT_FORMS.get(short["word"]) or NUMBER_WORDS[short["word"]]
            self._named(word, name, short["number"])
        elif ":" in folded:
            self._chosen(word, folded)
        elif folded.count("/") == 2:
            self._three(word, "ramsch_points", folded)
        elif "-" in folded and all(p in CONTRACT_WORDS or p in KIND_WORDS for p in parts):
            for part in parts:
                self._one(word, part)
        else:
            self._fault("word_unknown", word=word, hint=_hint(folded))

    def _flag(self, word: str, folded: str) -> None:
        meaning = FLAG_WORDS[folded]
        following = fold(self.words[self.at]) if self.at < len(self.words) else ""
        if meaning.field in ("schneider", "schwarz") and following in ANNOUNCED_WORDS:
            self.at += 1
            meaning = Meaning(f"{meaning.field}_announced", True)
        elif meaning.field == "ending":
            meaning = Meaning("ending", Ending(str(meaning.value)))
        self._set(word, meaning)

    def _number_follows(self) -> bool:
        return self.at < len(self.words) and self.words[self.at].isdecimal()

    def _three(self, word: str, name: str, text: str) -> None:
        three = read_three(text)
        if three is None or (name == "ramsch_points" and None in three):
            self._fault("number_unreadable", word=word, what=Word(f"what.{name}"))
        else:
            self._set(word, Meaning(name, three))

    def _number(self, word: str, name: str) -> None:
        following = fold(self.words[self.at]) if self.at < len(self.words) else ""
        if name in ("card_points", "tricks") and following.count("/") == 2:
            self.at += 1
            plural = "ramsch_points" if name == "card_points" else "ramsch_tricks"
            self._three(f"{word} {following}", plural, following)
            return
        if name == "virgin" and following in ANNOUNCED_WORDS:
            self.at += 1
            word, name = f"{word} {following}", "announced"
        if not self._number_follows():
            example = {"with": "m2", "without": "o2", "bid": "b30"}.get(name, f"{word} 7")
            self._fault("number_missing", word=word, example=example)
            return
        self.at += 1
        self._named(f"{word} {self.words[self.at - 1]}", name, self.words[self.at - 1])

    def _named(self, word: str, name: str, number: str) -> None:
        if name in ("with", "without"):
            self._matadors(word, number, name == "without")
        elif name in PLACE_NAMES:
            self._place(word, name, number)
        else:
            self._put(word, name, number)

    def _place(self, word: str, name: str, number: str) -> None:
        """Read 1, 2 or 3: forehand, middlehand or rearhand."""
        if number not in PLACES:
            self._fault("number_unreadable", word=word, what=Word("what.place"))
        elif name in ("virgin", "march"):
            self._set(word, Meaning("ramsch_tricks", tricks_of(name, int(number) - 1)))
        else:
            self._set(word, Meaning(name, int(number) - 1))

    def _matadors(self, word: str, number: str, without: bool) -> None:
        size = _integer(number.lstrip("+-"))
        if size is None:
            self._fault("number_unreadable", word=word, what=Word("what.matadors"))
        else:
            self._set(word, Meaning("matadors", -size if without else size))

    def _put(self, word: str, name: str, number: str) -> None:
        value = _integer(number)
        if value is None:
            self._fault("number_unreadable", word=word, what=Word(f"what.{name}"))
        else:
            self._set(word, Meaning(name, value))

    def _replacement(self, word: str) -> None:
        """Read `as clubs m1` or `als kreuz:+1`, the game chosen for an impossible null."""
        rest = [fold(w) for w in self.words[self.at : self.at + 2]]
        joined = rest[0] if rest and ":" in rest[0] else " ".join(rest)
        self.at += 1 if rest and ":" in rest[0] else len(rest)
        self._chosen(f"{word} {joined}", joined)

    def _chosen(self, word: str, text: str) -> None:
        chosen = parse_replacement(text)
        if chosen is None:
            self._fault("number_unreadable", word=word, what=Word("what.replacement"))
        else:
            self._set(word, Meaning("replacement", chosen))

    def _set(self, word: str, meaning: Meaning) -> None:
        name = meaning.field
        if name in self.fields:
            what = Word(f"what.{name}")
            self._fault("word_twice", what=what, first=self.origins[name], second=word)
            return
        self.fields[name] = meaning.value
        self.origins[name] = word

    def _fault(self, name: str, **args: object) -> None:
        column = 1 + sum(len(w) + 1 for w in self.words[: self.at - 1])
        self.found.append(finding(name, Place(column=column), **args))


def _integer(number: str) -> int | None:
    return int(number) if number.isdecimal() and len(number) <= _LONGEST_NUMBER else None


def _hint(folded: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(folded, KNOWN_WORDS, n=1, cutoff=0.7)
    return f" (→ {near[0]}?)" if near else ""


def parse_replacement(text: str) -> Replacement | None:
    """Return the game a text such as `clubs:+1` or `kreuz m1` names, or None.

    >>> parse_replacement("clubs:+1")
    Replacement(contract='clubs', matadors=1)
    >>> parse_replacement("kreuz o2")
    Replacement(contract='clubs', matadors=-2)
    """
    folded = re.sub(r"\s*\b(with|mit|m)\s*(?=\d)", " +", fold(text))
    folded = re.sub(r"\s*\b(without|ohne|o)\s*(?=\d)", " -", folded)
    match = _REPLACEMENT.fullmatch(folded)
    key = CONTRACT_WORDS.get(match["contract"].strip(" :")) if match else None
    size = _integer(match["matadors"][1:]) if match else None
    if match is None or key is None or size is None:
        return None
    return Replacement(key, -size if match["matadors"].startswith("-") else size)


def parse_game(words: Sequence[str], rules: RuleSet | None = None) -> Parsed:
    """Return the game that the words describe, without a declarer.

    Args:
        words: the words, in any order.
        rules: the rule system: its contracts can be named by their keys, and an open game
            that is a contract of its own there is that contract.

    >>> parse_game("herz hand m2 b30 93".split()).game.matadors
    2
    >>> parse_game("ramsch 60/40/20 last 1".split()).game.ramsch.last_trick
    0
    >>> [f.kind.name for f in parse_game(["hearts", "hearts"]).findings]
    ['word_twice']
    """
    pieces = [piece for word in words for piece in word.split()]
    if not pieces:
        return Parsed(findings=(finding("line_empty"),))
    reader = _Reader(pieces, rules)
    reader.read()
    if "contract" not in reader.fields and not reader.found:
        reader.found.append(finding("contract_missing"))
    if reader.found:
        return Parsed(findings=tuple(reader.found))
    return Parsed(game=Game(**reader.fields))  # type: ignore[arg-type]


def game_words(game: Game) -> str:
    """Return a game as one short line that `parse_game` reads back to the same record.

    >>> game_words(Game("hearts", -2, hand=True, bid=30, card_points=93, tricks=7))
    'hearts hand o2 b30 93/7'
    """
    words = [game.contract]
    flags = (
        "hand", "ouvert", "schneider_announced", "schwarz_announced",
        "kontra", "re", "supra", "bock", "spitze", "refused",
    )  # fmt: skip
    names = {"schneider_announced": "sa", "schwarz_announced": "za"}
    words += [names.get(name, name) for name in flags if getattr(game, name)]
    if game.matadors is not None:
        words.append(f"{'o' if game.matadors < 0 else 'm'}{abs(game.matadors)}")
    if game.bid is not None:
        words.append(f"b{game.bid}")
    words += _played_words(game)
    if game.spitze_made is not None:
        words.append("spitze-made" if game.spitze_made else "no-spitze")
    words += ramsch_words(game.ramsch) if game.ramsch is not None else []
    if game.replacement is not None:
        words.append(f"{game.replacement.contract}:{game.replacement.matadors:+d}")
    return " ".join(words)


def _played_words(game: Game) -> list[str]:
    words = []
    if game.card_points is not None:
        tricks = "" if game.tricks is None else f"/{game.tricks}"
        words.append(f"{game.card_points}{tricks}")
    elif game.tricks is not None:
        words.append(f"tricks {game.tricks}")
    if game.won is not None:
        words.append("won" if game.won else "lost")
    for name in ("schneider", "schwarz"):
        reached = getattr(game, name)
        if reached is not None:
            words.append(name if reached else f"no-{name}")
    if game.ending is not None:
        words.append("given" if game.ending is Ending.DEFENDERS_CONCEDED else "conceded")
    return words
