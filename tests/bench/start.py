"""How long `skatcalc value` takes, beside a hello-world typer program in the same run."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HELLO = """import typer
app = typer.Typer()
@app.command()
def main(name: str = "x"):
    print("hello", name)
if __name__ == "__main__":
    app()
"""
VALUE = "from skatcalc.cli import main\nmain()\n"
WORDS = ["value", "hearts", "hand", "m2", "b30", "93"]


def wall(command: list[str], cache: str) -> float:
    """Return the seconds one run of a command takes, compiled modules kept in a folder."""
    environ = {**os.environ, "PYTHONPYCACHEPREFIX": cache}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environ)
    return time.perf_counter() - begun


def run(rounds: int = 15) -> list[tuple[str, str]]:
    """Time both programs in turn; return rows of name and figure."""
    with tempfile.TemporaryDirectory() as folder:
        hello, value = Path(folder, "hello.py"), Path(folder, "value.py")
        hello.write_text(HELLO)
        value.write_text(VALUE)
        pairs = [
            (
                wall([sys.executable, str(value), *WORDS], folder),
                wall([sys.executable, str(hello)], folder),
            )
            for _ in range(rounds + 1)
        ][1:]
    ratio = statistics.median(a / b for a, b in pairs)
    mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    return [
        ("skatcalc value, whole process", f"{mine * 1000:.0f} ms"),
        ("hello-world typer program", f"{theirs * 1000:.0f} ms"),
        ("ratio (limit 1.3)", f"{ratio:.2f}"),
    ]


if __name__ == "__main__":
    for name, figure in run():
        print(f"{name:<40} {figure:>12}")  # noqa: T201 - a benchmark prints its table
