"""Run every benchmark and print one table: `python -m tests.bench [NAME …]`."""

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Run the named benchmarks, or all of them."""
    names = sys.argv[1:] or sorted(p.stem for p in HERE.glob("*.py") if not p.stem.startswith("_"))
    for name in names:
        module = import_module(
            f"tests.bench.{name.removeprefix('bench_')}"
            if not (HERE / f"{name}.py").exists()
            else f"tests.bench.{name}"
        )
        if not hasattr(module, "run"):
            continue
        print(f"{name}")  # noqa: T201 - a benchmark prints its table
        for title, figure in module.run():
            print(f"  {title:<44} {figure:>14}")  # noqa: T201


if __name__ == "__main__":
    main()
