"""Run a command line inside the test process."""

import io
import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from skatcalc.cli.app import run


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
