"""What adding a deal costs, beside a bare load and save of the same workbook with openpyxl."""

import statistics
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path
from random import Random

from openpyxl import load_workbook

from skatcalc.findings import Severity
from skatcalc.models.evening import Deal, TableList
from skatcalc.models.game import Game
from skatcalc.service.evening import open_session, write_lists
from skatcalc.service.setup import Wanted, new, seat
from skatcalc.tournament.seats import sitting_out
from tests.bench.start import wall

NOW = datetime(2026, 11, 27, 20, 0)
BARE = "import sys, openpyxl; b = openpyxl.load_workbook(sys.argv[1]); b.save(sys.argv[2])"


def random_deal(rng: Random, number: int, size: int) -> Deal:
    """Return a plausible deal: a suit or grand game with card points, or passed in."""
    if rng.random() < 0.03:
        return Deal(number)
    seats = [s for s in range(1, size + 1) if s not in sitting_out(number, size)]
    contract = rng.choice(["clubs", "spades", "hearts", "diamonds", "grand"])
    points = rng.choice([n for n in range(20, 110)])
    game = Game(
        contract, rng.choice([1, 2, -1, -2]), hand=rng.random() < 0.1, bid=18, card_points=points
    )
    return Deal(number, rng.choice(seats), game)


def build(path: Path, tables: int = 10, series: int = 2) -> None:
    """Make an evening of two series of ten tables of four, all but one deal filled."""
    rng = Random(7)
    names = [[f"Player {t}.{s}" for s in range(1, 5)] for t in range(1, tables + 1)]
    new(path, Wanted("2026-11-27", "Benchmark", series=series), names, (), "en")
    for number in range(2, series + 1):
        seat(path, number, names)
    lists = []
    for s in range(1, series + 1):
        for t in range(1, tables + 1):
            last = 48 if (s, t) != (series, tables) else 47
            deals = tuple(random_deal(rng, n, 4) for n in range(1, last + 1))
            lists.append(TableList(s, t, tuple(names[t - 1]), 48, deals))
    write_lists(path, lists, NOW)


def process_rows(path: Path, folder: Path, rounds: int) -> list[tuple[str, str]]:
    """Compare `evening add` with a bare load and save, both as whole processes, in turn."""
    content = path.read_bytes()
    pairs = []
    for _ in range(rounds):
        path.write_bytes(content)
        add = [sys.executable, "-m", "skatcalc", "evening", "add", str(path), "--series", "2"]
        add += ["--table", "10", "2 hearts m1 b18 70"]
        mine = wall(add, str(folder))
        path.write_bytes(content)
        pairs.append(
            (
                mine,
                wall([sys.executable, "-c", BARE, str(path), str(folder / "b.xlsx")], str(folder)),
            )
        )
    mine, bare = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(a / b for a, b in pairs)
    return [
        ("evening add, whole process", f"{mine:.2f} s"),
        ("bare load and save, whole process", f"{bare:.2f} s"),
        ("ratio (limit 1.5)", f"{ratio:.2f}"),
    ]


def session_rows(path: Path, folder: Path, rounds: int) -> list[tuple[str, str]]:
    """Compare a deal in `enter` with a bare save of the loaded workbook, in turn."""
    session = open_session(path, 2, 10)
    bare = load_workbook(path)
    session.add("2 hearts m1 b18 70", Severity.WARNING, NOW)
    pairs = []
    for _ in range(rounds):
        begun = time.perf_counter()
        session.edit(47, "2 hearts m1 b18 71", Severity.WARNING, NOW)
        middle = time.perf_counter()
        bare.save(folder / "bare.xlsx")
        pairs.append((middle - begun, time.perf_counter() - middle))
    mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(a / b for a, b in pairs)
    return [
        ("a deal in `enter`", f"{mine:.2f} s"),
        ("bare save of the same workbook", f"{theirs:.2f} s"),
        ("ratio (limit 1.2)", f"{ratio:.2f}"),
    ]


def run(rounds: int = 5) -> list[tuple[str, str]]:
    """Build the workbook and return rows of name and figure."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "evening.xlsx"
        build(path)
        return process_rows(path, folder, rounds) + session_rows(path, folder, rounds)


if __name__ == "__main__":
    for title, figure in run():
        print(f"{title:<40} {figure:>12}")  # noqa: T201 - a benchmark prints its table
