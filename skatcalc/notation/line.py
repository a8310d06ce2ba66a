"""One line is one deal: declarer first, then the game; or `pass`."""

from collections.abc import Iterator, Sequence

from skatcalc.findings import Finding, Place, finding
from skatcalc.models.game import Game
from skatcalc.models.ruleset import RuleSet
from skatcalc.notation.game import Parsed, game_words, parse_game
from skatcalc.notation.words import ALONE, CONTRACT_WORDS, PASS_WORDS, fold


def parse_line(text: str, seats: Sequence[str], rules: RuleSet | None = None) -> Parsed:
    """Return the deal that a line describes.

    Args:
        text: the line, such as `berta herz hand m2 b30 93` or `pass`.
        seats: the players in their places; the declarer is a seat number, a name, or an
            unambiguous beginning of one. A ramsch has no declarer.
        rules: the rule system, as for `parse_game`.

    Returns:
        Declarer and game; game None without errors means the deal was passed in.

    >>> parsed = parse_line("be herz hand m2 b30 93", ["Anna", "Berta", "Carla"])
    >>> parsed.declarer, parsed.game.contract
    (2, 'hearts')
    """
    words = _split(text)
    if not words:
        return Parsed(findings=(finding("line_empty"),))
    if fold(words[0]) in PASS_WORDS:
        extra = tuple(finding("passed_with_more", word=word) for word in words[1:2])
        return Parsed(findings=extra)
    best: Parsed | None = None
    for seat, count in _declarers(words, seats):
        parsed = parse_game(words[count:], rules) if words[count:] else _no_game()
        if parsed.usable:
            return Parsed(seat, parsed.game)
        best = best or Parsed(None, None, _shifted(parsed.findings, words[:count]))
    if _everybody_alone(words[0], rules):
        return parse_game(words, rules)
    if best is not None:
        return best
    return Parsed(findings=(_player_fault(words[0], seats), *_later_faults(words)))


def _split(text: str) -> list[str]:
    """Split at blanks; a name may stand in quotes."""
    words: list[str] = []
    for at, part in enumerate(text.replace("„", '"').replace("“", '"').split('"')):
        words += [part.strip()] if at % 2 and part.strip() else part.split()
    return words


def _everybody_alone(word: str, rules: RuleSet | None) -> bool:
    """Tell whether a line begins with a game that has no declarer (ramsch)."""
    key = CONTRACT_WORDS.get(fold(word), fold(word))
    contract = rules.find(key) if rules is not None else None
    return contract.alone if contract is not None else key in ALONE


def _no_game() -> Parsed:
    return Parsed(findings=(finding("contract_missing"),))


def _shifted(found: tuple[Finding, ...], before: Sequence[str]) -> tuple[Finding, ...]:
    width = sum(len(word) + 1 for word in before)
    return tuple(
        f
        if f.place.column is None
        else Finding(f.kind, f.severity, Place(column=f.place.column + width), f.args)
        for f in found
    )


def _later_faults(words: Sequence[str]) -> tuple[Finding, ...]:
    """Return what else is wrong behind an unknown declarer, so that it is all said at once."""
    rest = parse_game(words[1:]) if words[1:] else _no_game()
    return _shifted(rest.findings, words[:1])


def match_player(name: str, seats: Sequence[str]) -> tuple[int, ...]:
    """Return the seats a typed name can mean: exact number or name first, then beginnings.

    >>> match_player("an", ["Anna", "Anton", "Carla"]), match_player("3", ["A", "B", "C"])
    ((1, 2), (3,))
    """
    if name.isdecimal() and len(name) <= 2:
        return (int(name),) if 1 <= int(name) <= len(seats) else ()
    folded = " ".join(fold(name).split())
    names = [" ".join(fold(seat).split()) for seat in seats]
    exact = tuple(n for n, seat in enumerate(names, start=1) if seat == folded)
    if exact:
        return exact
    return tuple(n for n, seat in enumerate(names, start=1) if seat.startswith(folded))


def _declarers(words: Sequence[str], seats: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield each reading of the first words as one declarer, the longest name first."""
    longest = max((len(seat.split()) for seat in seats), default=1)
    for count in range(min(longest, len(words)), 0, -1):
        matches = match_player(" ".join(words[:count]), seats)
        if len(matches) == 1:
            yield matches[0], count


def _player_fault(name: str, seats: Sequence[str]) -> Finding:
    matches = match_player(name, seats)
    if len(matches) > 1:
        names = ", ".join(f"{n} {seats[n - 1]}" for n in matches)
        return finding("player_ambiguous", Place(column=1), name=name, players=names)
    names = ", ".join(f"{n} {seat}" for n, seat in enumerate(seats, start=1))
    return finding("player_unknown", Place(column=1), name=name, players=names)


def line_of(declarer: int | None, game: Game | None) -> str:
    """Return the canonical line of a deal; `parse_line` reads it back to the same deal.

    >>> from skatcalc.models.game import Ramsch
    >>> line_of(2, Game("hearts", 2, hand=True, bid=30, card_points=93))
    '2 hearts hand m2 b30 93'
    >>> line_of(None, None)
    'pass'
    >>> line_of(None, Game("ramsch", ramsch=Ramsch((60, 40, 20))))
    'ramsch 60/40/20'
    """
    if game is None:
        return "pass"
    if declarer is None and game.contract in ALONE:
        return game_words(game)
    return f"{declarer or '?'} {game_words(game)}"
