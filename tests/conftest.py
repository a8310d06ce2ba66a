"""Fixtures of the whole suite."""

from collections.abc import Callable
from pathlib import Path

import pytest

from skatcalc.service.setup import Wanted, new
from tests.evenings import FOUR


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that makes the workbook of an evening."""

    def build(*tables: tuple[str, ...], lang: str = "en", **wanted: object) -> Path:
        path = tmp_path / "evening.xlsx"
        facts = Wanted("2026-11-27", "Aces", **wanted)  # type: ignore[arg-type]
        assert new(path, facts, tables or (FOUR,), (), lang) == ()  # type: ignore[arg-type]
        return path

    return build
