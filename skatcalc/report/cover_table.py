"""The table of an answer about a bid: one row a game, the safest first."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from skatcalc.catalogue import Lang, text
from skatcalc.report.cover_words import option_name, span
from skatcalc.rules.advice import Loss
from skatcalc.rules.cover import Coverage, FixedOption, LevelCover, Option

BAR = 8
EIGHTHS = "▏▎▍▌▋▊▉█"


class Piece(NamedTuple):
    """A part of a line and the style it has on a terminal."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]


class Row(NamedTuple):
    """One game of the table.

    Attributes:
        name: the game.
        low, high: its smallest and largest value.
        safe: the highest bid it covers with every skat.
        covered: how many skats cover the bid, None without a bid.
        levels: safe bids with schneider and with schwarz, for a table without a bid.
        otherwise: the level that covers more skats, in words.
        loss: the list points it costs if it falls short of the bid.
    """

    name: str
    low: int
    high: int
    safe: int | None
    covered: int | None
    levels: tuple[int | None, ...] = ()
    otherwise: str = ""
    loss: int | None = None


class Column(NamedTuple):
    """A column: its heading, its cell for a row, and whether it holds numbers."""

    heading: str
    cell: Callable[[Row], str]
    number: bool = True


def game_rows(coverage: Coverage, found_losses: Sequence[Loss], lang: Lang) -> list[Row]:
    """Return one row for each game of a coverage, the safest first."""
    scores = {loss.contract.key: loss.score for loss in found_losses}
    rows = [
        Row(
            option_name(option, lang),
            option.plain.min_value,
            option.plain.max_value,
            option.plain.safe_bid,
            option.plain.covered,
            tuple(x.safe_bid for x in option.levels if x.name in ("schneider", "schwarz")),
            better_level(option, coverage, lang),
            scores.get(option.contract.key),
        )
        for option in coverage.options
    ]
    rows += [_fixed_row(fixed, scores, lang) for fixed in coverage.fixed]
    return sorted(rows, key=safest)


def level_rows(coverage: Coverage, lang: Lang) -> list[Row]:
    """Return one row for each level of the games of a coverage, the safest first."""
    order = [level.name for option in coverage.options[:1] for level in option.levels]
    counted = [(level, option) for option in coverage.options for level in option.levels]
    counted.sort(key=lambda pair: (order.index(pair[0].name), pair[1].hand))
    rows = [
        Row(
            _level_name(option, level, lang),
            level.min_value,
            level.max_value,
            level.safe_bid,
            level.covered,
        )
        for level, option in counted
    ]
    rows += [_fixed_row(fixed, {}, lang) for fixed in coverage.fixed]
    return sorted(rows, key=lambda row: -(row.covered or 0))


def safest(row: Row) -> tuple[int, int, int]:
    """Return the key that puts the safest game first, a cheap loss before a dear one."""
    return -(row.covered or 0), -(row.loss or 0), -(row.safe or 0)


def _fixed_row(fixed: FixedOption, scores: dict[str, int], lang: Lang) -> Row:
    score = scores.get(fixed.contract.key) if fixed.covered == 0 else None
    name = option_name(fixed, lang)
    return Row(name, fixed.value, fixed.value, fixed.safe_bid, fixed.covered, loss=score)


def _level_name(option: Option, level: LevelCover, lang: Lang) -> str:
    if option.contract.skat != "any":
        return text(f"step.{level.name}", lang)
    words = [text("step.hand" if option.hand else "cover.picked_up", lang)]
    if level is not option.plain:
        words.append(text(f"step.{level.name}", lang))
    return ", ".join(words)


def better_level(option: Option, coverage: Coverage, lang: Lang) -> str:
    """Return the level that covers more skats than the plain game: "schneider (210)"."""
    best = most_covered(option)
    if best is option.plain:
        return ""
    name = text(f"step.{best.name}", lang)
    if coverage.skats == 1:
        return f"{name} {best.min_value}"
    return name if best.covered == coverage.skats else f"{name} ({best.covered})"


def most_covered(option: Option) -> LevelCover:
    """Return the level that covers the most skats, the lowest of several."""
    return max(option.levels, key=lambda level: level.covered or 0)


def table_lines(rows: Sequence[Row], coverage: Coverage, bars: bool, lang: Lang) -> Iterator[Line]:
    """Yield the heading and the rows of a table, its columns aligned.

    Args:
        rows: the rows in order.
        coverage: what was counted; with one skat the rows say yes or no.
        bars: whether to draw bars.
        lang: the language.
    """
    columns = [c for c in _columns(coverage, bars, lang) if any(c.cell(row) for row in rows)]
    widths = [max(len(c.heading), *(len(c.cell(row)) for row in rows)) for c in columns]
    yield tuple(
        Piece("  " + _aligned(c.heading, width, c.number), "head")
        for c, width in zip(columns, widths, strict=True)
    )
    for row in rows:
        style = _style(row, coverage.skats)
        yield tuple(
            Piece("  " + _aligned(c.cell(row), width, c.number), style if at < 4 else "")
            for at, (c, width) in enumerate(zip(columns, widths, strict=True))
        )


def _columns(coverage: Coverage, bars: bool, lang: Lang) -> Iterator[Column]:
    def head(key: str, **args: object) -> str:
        return text(f"cover.head.{key}", lang, **args)

    yield Column(head("game"), lambda row: row.name, number=False)
    if coverage.bid is not None and coverage.skats > 1:
        yield Column(head("covered", n=coverage.skats), lambda row: str(row.covered))
        if bars:
            yield Column("", lambda row: _bar(row.covered or 0, coverage.skats), number=False)
        else:
            yield Column("", lambda row: f"{percent(row.covered or 0, coverage.skats)} %")
    elif coverage.bid is not None:
        yield Column(head("reached"), lambda row: text("yes" if row.covered else "no", lang))
    yield Column(head("value"), lambda row: span(row.low, row.high))
    if coverage.skats > 1 or coverage.bid is None:
        yield Column(head("safe"), lambda row: _bid(row.safe))
    if coverage.bid is None:
        yield Column(text("step.schneider", lang), lambda row: _bid(*row.levels[:1]))
        yield Column(text("step.schwarz", lang), lambda row: _bid(*row.levels[1:]))
    yield Column(head("level"), lambda row: row.otherwise, number=False)
    yield Column(head("loss"), lambda row: "" if row.loss is None else str(row.loss))


def _bid(safe: int | None = None) -> str:
    return "" if safe is None else str(safe)


def _aligned(cell: str, width: int, number: bool) -> str:
    return cell.rjust(width) if number else cell.ljust(width)


def _style(row: Row, skats: int) -> str:
    if row.covered is None:
        return ""
    return "good" if row.covered == skats else "fair" if row.covered else "bad"


def percent(part: int, whole: int) -> int:
    """Return a share in whole percent; 0 and 100 only if it is exactly that.

    >>> percent(0, 231), percent(1, 231), percent(210, 231), percent(230, 231)
    (0, 1, 91, 99)
    """
    if part in (0, whole):
        return 100 * (part // whole)
    return min(max(round(100 * part / whole), 1), 99)


def _bar(part: int, whole: int) -> str:
    """Return a share as a bar; only the whole fills it, and any part shows."""
    eighths = 8 * BAR * percent(part, whole) // 100
    full, rest = divmod(max(eighths, min(part, 1)), 8)
    return "█" * full + (EIGHTHS[rest - 1] if rest else "")
