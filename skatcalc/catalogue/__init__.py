"""Every word that users read, English and German side by side.

A row is `key: (English, German)`. Findings are found under their code, other texts under a
name with a subject in front ("reason.overbid"). One module a subject; this module joins
them and fills the numbers in.
"""

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Literal

from skatcalc.cards import CARD_BY_CODE, RANK_LETTERS, SUIT_LETTERS
from skatcalc.catalogue.entry import ENTRY
from skatcalc.catalogue.help import HELP
from skatcalc.catalogue.law import LAW
from skatcalc.catalogue.terms import TERMS
from skatcalc.codes import LazyTable
from skatcalc.findings import CardWord, Counted, Finding, Place, Word
from skatcalc.models.game import Reason

Lang = Literal["en", "de"]
LANGUAGES: tuple[Lang, ...] = ("en", "de")

Texts = tuple[str, str]
LATER = (
    "lists",
    "files",
    "export",
    "imports",
    "evening",
    "sheets",
    "cover",
    "replay",
    "systems",
    "switches",
)
"""The tables that valuing a game does not need, by module."""


def _later() -> dict[str, Texts]:
    tables = (getattr(import_module(f"{__name__}.{name}"), name.upper()) for name in LATER)
    return {key: words for table in tables for key, words in table.items()}


TEXTS: LazyTable[Texts] = LazyTable({**TERMS, **ENTRY, **LAW, **HELP}, _later)


def choose_language(asked: str | None, environ: Mapping[str, str] = os.environ) -> Lang:
    """Return the language to speak: asked for, `SKATCALC_LANG`, the locale, then English.

    >>> choose_language(None, {"LANG": "de_DE.UTF-8"}), choose_language("en", {"LANG": "de_DE"})
    ('de', 'en')
    """
    names = ("SKATCALC_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    for wish in (asked, *(environ.get(name) for name in names)):
        if wish:
            return "de" if wish.lower().startswith("de") else "en"
    return "en"


def text(key: str, lang: Lang, /, **args: object) -> str:
    """Return the words of a key in a language, with its numbers filled in.

    Raises:
        KeyError: if the catalogue has no such key.

    >>> text("contract.hearts", "de")
    'Herz'
    """
    words = TEXTS[key][LANGUAGES.index(lang)]
    return words.format(**{k: translated(v, lang) for k, v in args.items()}) if args else words


def translated(value: object, lang: Lang) -> object:
    """Return a value as it is printed: catalogue words translated, the rest unchanged."""
    if isinstance(value, Counted):
        return text(value.key, lang, n=value.n)
    if isinstance(value, CardWord):
        return cards_text(value, lang)
    return text(value, lang) if isinstance(value, Word) else value


@lru_cache(maxsize=4096)
def cards_text(codes: str, lang: Lang) -> str:
    """Return card codes as people write cards: suit sign and the letters of their language.

    >>> cards_text("CJ ST", "de"), cards_text("CJ ??", "en")
    ('♣B ♠10', '♣J ??')
    """
    signs = dict(zip(SUIT_LETTERS, "♣♠♥♦", strict=True))
    ranks = dict(zip(RANK_LETTERS, text("card.ranks", lang).split(), strict=True))
    return " ".join(
        signs[code[0]] + ranks[code[1]] if code in CARD_BY_CODE else code for code in codes.split()
    )


def sentence(finding: Finding, lang: Lang) -> str:
    """Return what a finding says, without its place."""
    return text(finding.kind.code, lang, **dict(finding.args))


def why(reason: Reason, lang: Lang) -> str:
    """Return the sentence of a reason."""
    return text(reason.key, lang, **dict(reason.args))


def where(place: Place, lang: Lang) -> str:
    """Return a place as people write it, empty if nothing is known.

    >>> where(Place(file="list.csv", line=7), "en"), where(Place(sheet="S1 T1", cell="D9"), "en")
    ('list.csv:7', 'S1 T1!D9')
    """
    parts = []
    if place.file:
        numbers = (place.line, place.column)
        parts.append(":".join([place.file, *(str(n) for n in numbers if n is not None)]))
    else:
        for name in ("line", "column"):
            number = getattr(place, name)
            if number is not None:
                parts.append(text(f"place.{name}", lang, n=number))
    if place.sheet:
        parts.append(f"{place.sheet}!{place.cell}" if place.cell else place.sheet)
    elif place.cell:
        parts.append(place.cell)
    for name in ("series", "table", "deal", "trick"):
        number = getattr(place, name)
        if number is not None:
            parts.append(text(f"place.{name}", lang, n=number))
    if place.card:
        parts.append(cards_text(place.card, lang))
    return ", ".join(parts)
