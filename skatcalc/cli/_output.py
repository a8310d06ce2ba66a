"""Where the command line writes: results to stdout, findings to stderr, in one language."""

import sys
from collections.abc import Iterable
from enum import StrEnum
from io import TextIOWrapper
from typing import Any

from skatcalc.catalogue import Lang, choose_language
from skatcalc.findings import Finding, SkatcalcError
from skatcalc.report.texts import finding_line

UNUSABLE = 2


class Format(StrEnum):
    """The two ways of printing a result."""

    TEXT = "text"
    JSON = "json"


class Language(StrEnum):
    """The two languages."""

    EN = "en"
    DE = "de"


def spoken() -> Lang:
    """Return the language of this call: `--lang`, wherever it stands, or the environment.

    Help texts are built before options are read, so the words of the call are looked at.
    """
    words = sys.argv[1:]
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            return choose_language(words[at + 1])
        if word.startswith("--lang="):
            return choose_language(word.removeprefix("--lang="))
    return choose_language(None)


def write_anything() -> None:
    """Let no character stop the output: what a terminal cannot show becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def write_utf8() -> None:
    """Write UTF-8 to stdout whatever the terminal speaks: for results that programs read."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="strict")


def say(line: str = "") -> None:
    """Write one line of a result to stdout."""
    sys.stdout.write(line + "\n")


def say_json(result: Any) -> None:
    """Write a result as JSON to stdout."""
    import json

    write_utf8()
    json.dump(result, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def tell(line: str = "") -> None:
    """Write one line of a message to stderr."""
    sys.stderr.write(line + "\n")


def tell_findings(findings: Iterable[Finding], lang: Lang) -> None:
    """Write findings to stderr, one a line."""
    for finding in findings:
        tell(finding_line(finding, lang))


def exit_status(findings: Iterable[Finding]) -> int:
    """Return 1 if any finding is an error, else 0."""
    return int(any(f.is_error for f in findings))


def fail(error: SkatcalcError, lang: Lang) -> int:
    """Say why a file or call cannot be used; return the exit status for it."""
    tell_findings(error.findings, lang)
    return UNUSABLE
