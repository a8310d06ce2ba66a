"""Fixtures of the whole suite."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from skatcalc.cli.app import run
from skatcalc.service.setup import Wanted, new
from tests.evenings import FOUR


class Ran(NamedTuple):
    """What a command did: exit status, stdout, stderr."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def skatcalc(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Ran]:
    """Return a function that runs `skatcalc` with these words."""
    monkeypatch.delenv("SKATCALC_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "C")

    def call(*words: object, stdin: str | None = None) -> Ran:
        args = [str(word) for word in words]
        monkeypatch.setattr(sys, "argv", ["skatcalc", *args])
        if stdin is not None:
            monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = run(args)
        caught = capsys.readouterr()
        assert "Traceback" not in caught.err
        return Ran(status, caught.out, caught.err)

    return call


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that makes the workbook of an evening."""

    def build(*tables: tuple[str, ...], lang: str = "en", **wanted: object) -> Path:
        path = tmp_path / "evening.xlsx"
        wish = (tables, lang, tuple(sorted(wanted.items())))
        if wish in MADE:
            path.write_bytes(MADE[wish])
            return path
        facts = Wanted("2026-11-27", "Aces", **wanted)  # type: ignore[arg-type]
        assert new(path, facts, tables or (FOUR,), (), lang) == ()  # type: ignore[arg-type]
        MADE[wish] = path.read_bytes()
        return path

    return build


MADE: dict[object, bytes] = {}
"""Workbooks that an earlier test wished for already, so that each is made once."""
