"""An evening's workbook to work on."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from skatcalc.service.setup import Wanted, new

NOW = datetime(2026, 11, 27, 20, 15)
FOUR = ("Anna", "Bernd", "Carla", "Dieter")
THREE = ("Anna", "Bernd", "Carla")


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that makes the workbook of an evening."""

    def build(*tables: tuple[str, ...], lang: str = "en", **wanted: object) -> Path:
        path = tmp_path / "evening.xlsx"
        facts = Wanted("2026-11-27", "Aces", **wanted)  # type: ignore[arg-type]
        assert new(path, facts, tables or (FOUR,), (), lang) == ()  # type: ignore[arg-type]
        return path

    return build
