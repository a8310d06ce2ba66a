"""Run every benchmark, or the named ones: `python -m tests.bench [start score store …]`."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main(names: list[str]) -> int:
    """Run benchmarks one after the other, each in a process of its own."""
    known = sorted(p.stem for p in HERE.glob("*.py") if not p.stem.startswith("_"))
    status = 0
    for name in names or known:
        sys.stdout.write(f"\n{name}\n")
        sys.stdout.flush()
        module = f"tests.bench.{name}"
        status |= subprocess.run([sys.executable, "-m", module], check=False).returncode
    return status


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
