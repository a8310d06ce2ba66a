"""Where the real lists and case tables lie: beside the project, or nowhere."""

import csv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"

needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="no ../shared beside the project")


def rows(name: str) -> list[dict[str, str]]:
    """Return the rows of a CSV under ../shared, or none where it is absent."""
    path = SHARED / name
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
