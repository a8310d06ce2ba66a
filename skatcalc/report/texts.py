"""Results as lines for people: plain text, in the reader's language."""

from collections.abc import Iterator

from skatcalc.catalogue import Lang, sentence, text, where, why
from skatcalc.findings import Finding
from skatcalc.models.game import Game, Result, Step
from skatcalc.tournament.systems import ScoringSystem, seat_points

EXTRAS = ("kontra", "re", "supra", "bock")


def finding_line(finding: Finding, lang: Lang) -> str:
    """Return a finding as one line: place, severity, what is wrong, rule and code."""
    place = where(finding.place, lang)
    severity = text(f"severity.{finding.severity.value}", lang)
    rule = ", ".join(x for x in (finding.kind.rule, finding.kind.code) if x)
    return f"{place + ': ' if place else ''}{severity}: {sentence(finding, lang)} ({rule})"


def step_text(step: Step, lang: Lang) -> str:
    """Return a step as players say it: "with 2", "hand 4".

    >>> step_text(Step("without 2", 2), "de"), step_text(Step("hand", 4), "en")
    ('ohne 2', 'hand 4')
    """
    word = step.label.split()[0]
    if word in ("with", "without"):
        return f"{text(f'step.{word}', lang)} {step.count}"
    return f"{text(f'step.{step.label}', lang)} {step.count}"


def sum_text(result: Result, lang: Lang) -> str:
    """Return the value as a sum: "with 2, game 3, hand 4, times 10 = 40"."""
    if result.multiplier == 1:
        fixed = text("step.fixed", lang, value=result.base)
        raised = text("step.raised_to_bid", lang, value=result.value)
        return fixed if result.base == result.value else f"{fixed}, {raised}"
    steps = [step_text(step, lang) for step in result.steps]
    base, plain = result.base or 0, (result.base or 0) * (result.multiplier or 0)
    steps.append(text("step.times", lang, base=base, value=plain))
    if plain != result.value:
        steps.append(text("step.raised_to_bid", lang, value=result.value))
    return ", ".join(steps)


def reason_text(result: Result, lang: Lang) -> str:
    """Return why the game counts as it does, or an empty string."""
    return why(result.reason, lang) if result.reason else ""


def game_text(game: Game, lang: Lang) -> str:
    """Return a game as players announce it: "Hearts hand, schneider announced, with 2"."""
    head = text(f"contract.{game.contract}", lang)
    parts = [head + (" " + text("step.hand", lang) if game.hand else "")]
    flags = ("ouvert", "schneider_announced", "schwarz_announced")
    parts += [text(f"step.{name}", lang) for name in flags if getattr(game, name)]
    if game.matadors:
        word = text("step.with" if game.matadors > 0 else "step.without", lang)
        parts.append(f"{word} {abs(game.matadors)}")
    if game.bid is not None:
        parts.append(text("game.bid", lang, n=game.bid))
    if game.card_points is not None:
        parts.append(text("found.points", lang, n=game.card_points))
    if game.tricks is not None:
        parts.append(text("game.tricks", lang, n=game.tricks))
    return ", ".join([*parts, *_extra_parts(game, lang)])


def _extra_parts(game: Game, lang: Lang) -> list[str]:
    """Return kontra, re, supra and bock, and the three players' card points of a ramsch."""
    parts = [text(f"extra.{name}", lang) for name in EXTRAS if getattr(game, name)]
    if game.ramsch is not None:
        points = "/".join(str(n) for n in game.ramsch.points)
        parts.append(text("found.points", lang, n=points))
    return parts


def value_lines(result: Result, size: int, scoring: ScoringSystem, lang: Lang) -> Iterator[str]:
    """Yield the answer of `skatcalc value`: the game, the sum, why, and what it brings."""
    yield game_text(result.game, lang)
    if not result.judged:
        yield text("value.none", lang)
        return
    if result.places is not None:
        yield text("value.why", lang, why=reason_text(result, lang))
        names = zip(("forehand", "middlehand", "rearhand"), result.places, strict=True)
        shared = ", ".join(f"{text(f'hand.{name}', lang)} {n:+d}" for name, n in names)
        yield text("value.places", lang, seats=shared)
        return
    yield text("value.sum", lang, sum=sum_text(result, lang))
    yield text("value.why", lang, why=reason_text(result, lang))
    if result.won is None or result.score is None:
        return
    points = seat_points(result.score, result.won, size, scoring)
    seats = [("declarer", points.declarer), ("defender", points.defender)]
    if points.dealer is not None:
        seats.append(("dealer", points.dealer))
    shared = ", ".join(f"{text(f'seat.{name}', lang)} {n:+d}" for name, n in seats)
    yield text("value.list", lang, score=f"{result.score:+d}")
    yield text("value.seats", lang, system=scoring.name, seats=shared)


def game_short(game: Game, lang: Lang) -> str:
    """Return a game in the short words of a typed line: "Clubs hand o1 b33 62/5".

    >>> game_short(Game("clubs", -1, hand=True, bid=33, card_points=62), "de")
    'Kreuz Hand o1 b33 62'
    """
    words = [text(f"contract.{game.contract}", lang)]
    words += [text("step.hand", lang)] if game.hand else []
    words += [text("step.ouvert", lang)] if game.ouvert else []
    words += ["za"] if game.schwarz_announced else ["sa"] if game.schneider_announced else []
    if game.matadors:
        words.append(f"{'m' if game.matadors > 0 else 'o'}{abs(game.matadors)}")
    words += [f"b{game.bid}"] if game.bid is not None else []
    if game.card_points is not None:
        words.append(f"{game.card_points}{'' if game.tricks is None else f'/{game.tricks}'}")
    words += [name for name in EXTRAS if getattr(game, name)]
    if game.ramsch is not None:
        words.append("/".join(str(n) for n in game.ramsch.points))
    return " ".join(words)
