"""How many rows a second `skatcalc score` does, and that memory does not grow with them."""

import csv
import itertools
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "cases" / "isko_games.csv"
COLUMNS = 13
FEW, MANY = 2_000, 102_000


def write_table(path: Path, count: int) -> None:
    """Write a table of `count` games, the cases of the suite over and over."""
    with GAMES.open(encoding="utf-8", newline="") as source:
        heading, *rows = csv.reader(source)
    with path.open("w", encoding="utf-8", newline="") as target:
        writer = csv.writer(target)
        writer.writerow(heading[:COLUMNS])
        writer.writerows(row[:COLUMNS] for row in itertools.islice(itertools.cycle(rows), count))


def measure(path: Path, output: str) -> tuple[float, int]:
    """Return the seconds and the peak memory (kB) of scoring one table."""
    command = [sys.executable, "-m", "skatcalc", "score", str(path), "--format", output]
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return time.perf_counter() - begun, usage.ru_maxrss


def run() -> list[tuple[str, str]]:
    """Time small and large tables in each format; return rows of name and figure."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder, "few.csv"), Path(folder, "many.csv")
        write_table(few, FEW)
        write_table(many, MANY)
        for output in ("json", "csv", "text"):
            small = min(measure(few, output) for _ in range(3))
            large = min(measure(many, output) for _ in range(3))
            speed = (MANY - FEW) / (large[0] - small[0])
            lines.append((f"score to {output}, rows a second", f"{speed:,.0f}"))
            lines.append(
                (f"  peak memory, {FEW:,} and {MANY:,} rows", f"{small[1]:,} / {large[1]:,} kB")
            )
    return lines


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<40} {figure:>24}")  # noqa: T201 - a benchmark prints its table
