"""A rule system is a record: nothing outside the tables asks for a contract or a preset."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from skatcalc.cards import Suit
from skatcalc.findings import has_errors
from skatcalc.models.game import Game, Ramsch
from skatcalc.models.ruleset import Contract, RamschRules, RuleSet
from skatcalc.report.rules import rules_lines
from skatcalc.rules.bidding import legal_bids
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import PRESETS
from skatcalc.rules.systems.contracts import REVOLUTION
from tests.shared_data import ROOT

PACKAGE = ROOT / "skatcalc"
TABLES = {"rules/systems", "rules/presets.py", "codes", "catalogue"}
KEYS = {c.key for rules in PRESETS for c in rules.contracts} | {REVOLUTION.key}
NAMES = KEYS | {rules.name for rules in PRESETS}


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def identity_branches(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield comparisons and matches with the name of a contract or a rule system."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for operand in (node.left, *node.comparators):
                yield from ((node.lineno, s) for s in strings(operand) if s in NAMES)
        elif isinstance(node, ast.MatchValue):
            yield from ((node.lineno, s) for s in strings(node.value) if s in NAMES)


def branches() -> list[tuple[str, int, str]]:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        if any(place.startswith(table) for table in TABLES):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [(place, line, name) for line, name in identity_branches(tree)]
    return found


# words that are also the name of a contract, but stand for a kind of deal or an outcome
OTHER_MEANINGS = {("rules/play/tables.py", "ramsch")}


def test_nothing_outside_the_tables_asks_for_a_contract_or_a_preset() -> None:
    strays = [b for b in branches() if (b[0], b[2]) not in OTHER_MEANINGS]

    assert strays == []


def test_presets_and_contracts_are_only_records() -> None:
    """No code imports one preset to compare with it; only the default may be named."""
    users: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "skatcalc.rules.presets":
                names = {alias.name for alias in node.names}
                if names - {"ISKO", "ISKO_CONTRACTS", "LEVELS", "PRESETS", "preset"}:
                    users.add(Path(path).name)

    assert users == set()


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('contract.key == "grand"', ["grand"]),
        ('rules.name in ("isko", "tournee")', ["isko", "tournee"]),
        ('match x:\n    case "null":\n        pass', ["null"]),
        ("contract.trump is None", []),
    ],
)
def test_the_search_finds_what_it_looks_for(code, found) -> None:
    assert [name for _, name in identity_branches(ast.parse(code))] == found


MOON = RuleSet(
    "moon",
    (
        Contract("craters", "R", 3, Suit(2), max_matadors=11, skat="taken", loss_factor=3),
        Contract("seas", "S", 7, Suit(1), max_matadors=11, open_as="full_moon"),
        Contract("full_moon", "F", 50, max_matadors=4, skat="untouched", announces_all=True),
        Contract("eclipse", "E", jacks_are_trumps=False, fixed=(5, 6, 7, 8)),
        Contract("stardust", "D", alone=True),
    ),
    ("schneider", "schwarz", "schwarz_announced"),
    level_model="cumulative",
    kontra_factors=(3,),
    ramsch=RamschRules(amounts=(1, 2, 3), march=99),
)
"""A rule system that nobody has heard of: one record, and everything works with it."""


@pytest.mark.parametrize(
    ("game", "score"),
    [
        (Game("craters", 2, bid=6, card_points=70), 3 * (2 + 1)),
        (Game("craters", 2, bid=6, card_points=50), -3 * 3 * (2 + 1)),
        (Game("craters", 2, bid=14, card_points=70), -3 * 3 * 5),
        (Game("craters", 2, bid=6, card_points=95), 3 * (2 + 2)),
        (Game("seas", -1, hand=True, bid=14, card_points=61, kontra=True), 3 * 7 * 2),
        (Game("seas", 1, hand=True, ouvert=True, bid=14, tricks=10), 50 * (1 + 4)),
        (Game("full_moon", 4, bid=250, tricks=9), -2 * 50 * (4 + 4)),
        (Game("eclipse", ouvert=True, bid=6, won=True), 7),
        (Game("eclipse", bid=8, won=True), -3 * 3 * 3),
    ],
)
def test_a_new_rule_system_is_one_record(game, score) -> None:
    result = judge(game, MOON)

    names = {f.kind.name for f in result.findings}
    assert names <= {"bid_illegal", "won_although_overbid", "replacement_assumed"}
    assert result.score == score


def test_its_ramsch_and_bids_work_too() -> None:
    game = Game("stardust", ramsch=Ramsch((100, 20, 0), (7, 3, 0)))

    assert judge(game, MOON).places == (-2, 0, 0)
    assert legal_bids(MOON)[:4] == (5, 6, 7, 8)
    assert legal_bids(MOON)[-1] == 50 * (4 + 4)
    assert has_errors(judge(Game("grand", 1), MOON).findings)
    assert next(rules_lines(RuleSet("moon", PRESETS[0].contracts, MOON.levels), "en"))
