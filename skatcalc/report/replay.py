"""Checked deals as lines: JSON objects, or text for people that shows what is not in order."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from skatcalc.catalogue import Lang, text
from skatcalc.codes import KINDS
from skatcalc.models.replay import DealResult, Recorded, Verdict
from skatcalc.report.objects import Json, finding_objects
from skatcalc.report.texts import finding_line

_VALUE = re.compile(r"\{[^}]*\}")
STATUSES = ("ok", "illegal", "mismatch", "unreadable")
ENCODE = json.JSONEncoder(ensure_ascii=False).encode


def json_line(source: str, line: int, recorded: Recorded, verdict: Verdict, lang: Lang) -> str:
    """Return a checked deal as one line of JSON, with its end of line."""
    return _line_of(f'{_opened(source)}:{line}"', recorded.id, verdict, lang)


@lru_cache(maxsize=64)
def _opened(source: str) -> str:
    """Return a file's name as a JSON string that goes on."""
    return ENCODE(source)[:-1]


def _line_of(source: str, name: str, verdict: Verdict, lang: Lang) -> str:
    """Write the object piece by piece: most deals have a number, a result, no finding."""
    number = f'"{name}"' if name.isalnum() else ENCODE(name or None)
    outcome = f'"{verdict.outcome}"' if verdict.outcome else "null"
    result = "null" if verdict.result is None else _result_json(verdict.result)
    found = ENCODE(finding_objects(verdict.findings, lang)) if verdict.findings else "[]"
    return (
        f'{{"source": {source}, "id": {number}, "status": "{verdict.status}", '
        f'"outcome": {outcome}, "result": {result}, "findings": {found}}}\n'
    )


def _result_json(result: DealResult) -> str:
    overbid = "true" if result.overbid else "false"
    return (
        f'{{"declarer": {result.declarer}, "contract": "{result.contract}", '
        f'"score": {result.score}, "matadors": {result.matadors}, "overbid": {overbid}, '
        f'"card_points": {result.card_points}, "tricks": {result.tricks}}}'
    )


def text_line(source: str, line: int, recorded: Recorded, verdict: Verdict, lang: Lang) -> str:
    """Return what is wrong with a checked deal, line by line; nothing if it is in order."""
    if verdict.status == "ok":
        return ""
    name = text("replay.deal", lang, id=printable(recorded.id)) if recorded.id else ""
    status = text(f"status.{verdict.status}", lang)
    head = ", ".join(part for part in (f"{source}:{line}", name) if part)
    wrong = [f for f in verdict.findings if f.severity != "note"]
    return "".join([f"{head}: {status}\n", *(f"  {finding_line(f, lang)}\n" for f in wrong)])


def verdict_object(
    source: str, line: int, recorded: Recorded, verdict: Verdict, lang: Lang
) -> Json:
    """Return a checked deal as a JSON object: the same keys as `json_line`."""
    loaded: Json = json.loads(json_line(source, line, recorded, verdict, lang))
    return loaded


def summary_lines(statuses: Counter[str], kinds: Counter[str], lang: Lang) -> Iterator[str]:
    """Yield the summary of a check: deals by status, then findings by kind, most first."""
    counts = {name: statuses[name] for name in STATUSES}
    yield text("replay.summary", lang, deals=statuses.total(), **counts)
    for name, count in sorted(kinds.items(), key=lambda item: (-item[1], KINDS[item[0]].code)):
        kind = KINDS[name]
        severity = text(f"severity.{kind.severity}", lang)
        yield f"{count:>9}  {kind.code} {severity}: {kind_text(kind.code, lang)}"


def printable(words: str) -> str:
    r"""Return recorded words without characters that would steer a terminal.

    >>> printable("Jörg\x1b[2J")
    'Jörg�[2J'
    """
    return "".join(c if c.isprintable() else "�" for c in words)


def kind_text(code: str, lang: Lang) -> str:
    """Return what findings of a kind have in common: their sentence without its values.

    >>> kind_text("SK772", "en")
    '… resigns a second time'
    """
    return _VALUE.sub("…", text(code, lang))
