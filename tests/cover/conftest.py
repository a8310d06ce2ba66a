"""The command in the test process, as the other commands have it."""

from tests.cli.conftest import skatcalc

__all__ = ["skatcalc"]
