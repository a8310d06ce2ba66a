"""The catalogue is complete: both languages, every finding, the same numbers in both."""

import ast
import re
import string
from pathlib import Path

import pytest

from skatcalc.catalogue import TEXTS, choose_language
from skatcalc.codes import all_kinds
from skatcalc.findings import Severity
from tests.shared_data import ROOT

SOURCES = sorted((ROOT / "skatcalc").rglob("*.py"))


def fields_of(words: str) -> list[str]:
    return sorted(name.split(":")[0] for _, name, _, _ in string.Formatter().parse(words) if name)


@pytest.mark.parametrize("key", sorted(TEXTS))
def test_both_languages_say_it_with_the_same_numbers(key: str) -> None:
    english, german = TEXTS[key]

    assert english.strip() or not german.strip()
    assert german.strip() or not english.strip()
    assert set(fields_of(english)) == set(fields_of(german))


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.code)
def test_every_kind_of_finding_has_a_sentence(kind) -> None:
    assert kind.code in TEXTS
    assert re.fullmatch(r"SK\d{3}", kind.code)
    assert kind.severity in list(Severity)


def test_codes_and_names_are_unique() -> None:
    assert len({k.code for k in all_kinds()}) == len(all_kinds())
    assert len({k.name for k in all_kinds()}) == len(all_kinds())


def called_findings() -> set[tuple[str, str, frozenset[str]]]:
    calls = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            first = node.args[0] if node.args else None
            if node.func.id == "finding" and isinstance(first, ast.Constant):
                names = {k.arg for k in node.keywords}
                if None not in names:
                    calls.add((path.name, first.value, frozenset(str(n) for n in names)))
    return calls


@pytest.mark.parametrize(
    ("file", "name", "given"),
    sorted(called_findings()),
    ids=lambda v: v if isinstance(v, str) else "",
)
def test_every_finding_gives_its_sentence_all_the_numbers(file, name, given) -> None:
    kinds = {k.name: k for k in all_kinds()}

    assert name in kinds, file
    assert set(fields_of(TEXTS[kinds[name].code][0])) <= given


def named_texts() -> set[tuple[str, str]]:
    """Every key that stands as a plain string in a call of text, about, reason or Word."""
    keys = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            first = node.args[0]
            if node.func.id in ("text", "about", "reason", "Word") and isinstance(
                first, ast.Constant
            ):
                keys.add((path.name, ("help." if node.func.id == "about" else "") + first.value))
    return keys


def test_every_named_text_is_in_the_catalogue() -> None:
    assert [entry for entry in sorted(named_texts()) if entry[1] not in TEXTS] == []


def test_there_are_findings_to_look_at() -> None:
    assert len(called_findings()) > 40


@pytest.mark.parametrize(
    ("asked", "environ", "expected"),
    [
        ("de", {"SKATCALC_LANG": "en"}, "de"),
        (None, {"SKATCALC_LANG": "de", "LANG": "en_US.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de"}, "de"),
        (None, {"LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_language_is_chosen_in_order(asked, environ, expected) -> None:
    assert choose_language(asked, environ) == expected


def test_no_german_word_outside_the_catalogue() -> None:
    """Umlauts in string constants elsewhere would be words that are not translated."""
    tables = {"words.py", "cards.py", "layout.py"}
    strays = []
    for path in SOURCES:
        if "catalogue" in path.parts or path.name in tables:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        strays += [
            (path.name, node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docs
            and re.search("[äöüß]", node.value)
        ]

    assert [s for s in strays if not s[1].startswith("\n")] == []


def test_sources_are_found() -> None:
    assert Path(ROOT / "skatcalc" / "catalogue" / "law.py") in SOURCES
