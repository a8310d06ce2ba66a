"""`skatcalc score`: the cases of every rule system as one table, a rule system per row."""

import csv
import json

import pytest

from skatcalc.rules.presets import PRESETS
from tests.systems.tables import table

NAMES = {rules.name for rules in PRESETS}
FIELDS = (
    "id", "ruleset", "contract", "matadors", "hand", "ouvert", "schneider_announced",
    "schwarz_announced", "bid", "card_points", "tricks", "result",
    "kontra", "re", "supra", "bock", "pushes", "ramsch_points",
)  # fmt: skip
NO_COLUMN = ("spitze", "spitze_made", "refused")
GAMES = [
    row
    for row in table("games")
    if row["rules"] in NAMES and row["expected_score"] and not any(row[n] for n in NO_COLUMN)
]
RAMSCH = [
    row
    for row in table("ramsch")
    if row["rules"] in NAMES and row["expected"] and not row["tricks"] and not row["last_trick"]
]


def cells(row: dict[str, str]) -> list[str]:
    if "points" in row:
        row = {"contract": "ramsch", "ramsch_points": row["points"], **row}
    row = {**row, "ruleset": row["rules"]}
    return [row.get(name) or "" for name in FIELDS]


def test_every_case_of_the_presets(skatcalc, tmp_path) -> None:
    path = tmp_path / "cases.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([FIELDS, *map(cells, [*GAMES, *RAMSCH])])

    scored = {row["id"]: row for row in json.loads(skatcalc("score", path, "--format", "json").out)}

    assert len(GAMES) > 40
    assert len(RAMSCH) >= 2
    games = {row["id"]: int(row["expected_score"]) for row in GAMES}
    assert {name: scored[name]["score"] for name in games} == games
    for row in RAMSCH:
        places = [int(n) for n in row["expected"].split()]
        assert list(scored[row["id"]]["seats"].values()) == places


NAMED = [
    ("tournament", "Ramsch", "ramsch"),
    ("tournee", "Herz-Solo", "solo_hearts"),
    ("tournee", "Herz Solo", "solo_hearts"),
    ("tournee", "Hearts solo", "solo_hearts"),
    ("tournee", "Grand Tournee", "grand_tournee"),
    ("tournee", "Guckser", "guckser"),
    ("pre1999", "Grand ouvert", "grand_ouvert"),
]


@pytest.mark.parametrize(("rules", "name", "key"), NAMED)
def test_contracts_by_the_names_people_use(rules, name, key) -> None:
    from skatcalc.notation.cells import contract_words
    from skatcalc.rules.presets import preset

    assert contract_words(preset(rules))[name] == {"contract": key}
