"""Time scoring under every rule system, isko being 1.

python -m tests.bench.systems
"""

import sys
from collections.abc import Callable
from timeit import timeit

from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO, PRESETS
from tests.systems.test_effort import GAMES, under

ROUNDS, TIMES = 1000, 15
MOST = 1.5


def judge_all(rules: RuleSet) -> Callable[[], None]:
    games = [under(game, rules) for game in GAMES.values()]

    def run() -> None:
        for game in games:
            judge(game, rules)

    return run


def main() -> int:
    """Time every rule system in turn, so that a busy machine is busy for all of them."""
    best = {rules.name: float("inf") for rules in PRESETS}
    for _ in range(TIMES):
        for rules in PRESETS:
            once = timeit(judge_all(rules), number=ROUNDS) / ROUNDS / len(GAMES)
            best[rules.name] = min(best[rules.name], once)
    base = best[ISKO.name]
    for name, one in best.items():
        sys.stdout.write(f"{name:<12} {1e6 * one:6.1f} µs a game, {one / base:.2f} x isko\n")
    return int(max(best.values()) > MOST * base)


if __name__ == "__main__":
    raise SystemExit(main())
