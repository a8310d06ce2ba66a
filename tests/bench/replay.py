"""How fast recorded deals are checked, and with how much memory; prints a table.

    python -m tests.bench.replay [DEALS] [DISTINCT] [FILE.sgf ...]

Writes DEALS ISS lines (default 200,000) out of DISTINCT different random deals (default 20,000,
played to the end or ended early like an archive's) into a temporary file and runs the command
on it: reading, full validation, scoring, comparison with the recorded result. Further files
are measured as they are. The faster of two runs counts; `CPU s` is the time the processors were
busy with it, which a busy machine changes less than the time on the clock. Memory is the
highest sum over all processes of the command.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from itertools import cycle, islice
from pathlib import Path
from random import Random

from tests.replay.naive import iss_line, random_deal

RUNS = (("text", 1), ("json", 1), ("text", 2), ("json", 2))
ROUNDS = 2


def write_archive(path: Path, deals: int, distinct: int) -> None:
    """Write an archive of random deals; each line has a number of its own."""
    rng = Random(1)
    lines = [iss_line(random_deal(rng), "@") for _ in range(min(distinct, deals))]
    with path.open("w", encoding="utf-8") as file:
        for number, line in enumerate(islice(cycle(lines), deals)):
            file.write(line.replace("[@]", f"[{number}]", 1) + "\n")


def family(pid: int) -> list[int]:
    """Return a process and its descendants."""
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    except OSError:
        return [pid]
    return [pid, *(one for child in text.split() for one in family(int(child)))]


def resident(pid: int) -> int:
    """Return the memory of a process in bytes, 0 where it cannot be told."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * 4096
    except (OSError, IndexError):
        return 0


def measure(path: Path, output: str, jobs: int) -> tuple[float, float, int]:
    """Return the seconds of a whole run, its CPU seconds, and its peak memory in bytes."""
    before = os.times()
    command = [sys.executable, "-m", "skatcalc", "replay", "check", str(path)]
    start = time.perf_counter()
    run = subprocess.Popen(
        [*command, "--lang", "en", "--format", output, "--jobs", str(jobs)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    peak = 0
    done = threading.Event()

    def watch() -> None:
        nonlocal peak
        while not done.wait(0.05):
            peak = max(peak, sum(resident(pid) for pid in family(run.pid)))

    watcher = threading.Thread(target=watch)
    watcher.start()
    _, said = run.communicate()
    seconds = time.perf_counter() - start
    done.set()
    watcher.join()
    if run.returncode not in (0, 1) or b"checked: " not in said:
        raise SystemExit(said.decode())
    after = os.times()
    busy = after.children_user + after.children_system
    return seconds, busy - before.children_user - before.children_system, peak


def say(line: str) -> None:
    """Print a row of the table."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(args: list[str]) -> None:
    """Measure and print."""
    numbers = [int(a) for a in args if a.isdigit()]
    deals, distinct = (*numbers, *(200_000, 20_000)[len(numbers) :])[:2]
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "archive.sgf"
        write_archive(archive, deals, distinct)
        say(f"{'file':<18}{'deals':>9}{'format':>8}{'jobs':>6}{'seconds':>9}"
              f"{'deals/s':>10}{'CPU s':>8}{'peak MB':>9}")  # fmt: skip
        for path in (archive, *(Path(a) for a in args if not a.isdigit())):
            count = path.read_bytes().count(b"(;GM")
            for output, jobs in RUNS:
                seconds, busy, peak = min(measure(path, output, jobs) for _ in range(ROUNDS))
                say(f"{path.name:<18}{count:>9,}{output:>8}{jobs:>6}{seconds:>9.2f}"
                      f"{count / seconds:>10,.0f}{busy:>8.2f}{peak / 1e6:>9.0f}")  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
