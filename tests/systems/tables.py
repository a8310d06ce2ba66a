"""The tables of this folder, and the rule systems they name."""

import csv
from functools import lru_cache
from pathlib import Path

from skatcalc.models.game import Game, Ramsch
from skatcalc.models.ruleset import RuleSet
from skatcalc.rules.presets import PRESETS
from skatcalc.service.rulesets import find_rules

HERE = Path(__file__).resolve().parent
TABLES = sorted(HERE.glob("cases_*.csv"))
FLAGS = (
    "hand", "ouvert", "schneider_announced", "schwarz_announced",
    "kontra", "re", "supra", "bock", "spitze", "refused",
)  # fmt: skip


def table(name: str) -> list[dict[str, str]]:
    with (HERE / f"cases_{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@lru_cache
def rules_named(name: str) -> RuleSet:
    """Return a preset, or the house rules of that name in this folder."""
    if name in {rules.name for rules in PRESETS}:
        return find_rules(name)
    return find_rules(str(HERE / "rules" / f"{name}.toml"))


def number(text: str) -> int | None:
    return int(text) if text else None


def truth(text: str) -> bool | None:
    return {"1": True, "0": False, "won": True, "lost": False, "": None}[text]


def game_of(row: dict[str, str]) -> Game:
    return Game(
        row["contract"],
        number(row["matadors"]),
        bid=number(row.get("bid", "")),
        card_points=number(row.get("card_points", "")),
        tricks=number(row.get("tricks", "")),
        won=truth(row["result"]),
        spitze_made=truth(row.get("spitze_made", "")),
        **{name: bool(row.get(name)) for name in FLAGS},
    )


def three(text: str) -> tuple[int, int, int]:
    first, second, third = (int(n) for n in text.split())
    return first, second, third


def ramsch_of(row: dict[str, str]) -> Game:
    ramsch = Ramsch(
        three(row["points"]),
        three(row["tricks"]) if row["tricks"] else (None, None, None),
        number(row["last_trick"]),
        number(row["skat"]),
        number(row["pushes"]) or 0,
        number(row["announced"]),
    )
    return Game("ramsch", ramsch=ramsch, **dict.fromkeys(row["extras"].split(), True))
