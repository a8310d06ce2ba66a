"""What the tests of replays share: a command line, tables, ISS lines to damage."""

import pytest

from skatcalc.rules.play.tables import Tables, tables_for
from skatcalc.rules.presets import ISKO
from tests.cli.conftest import skatcalc

__all__ = ["skatcalc"]


@pytest.fixture(scope="session")
def tables() -> Tables:
    """Isko, made ready for replays."""
    return tables_for(ISKO)
