"""Rule files: what they set, and what is refused with its line and the nearest right name."""

import pytest

from skatcalc.catalogue import sentence
from skatcalc.findings import SkatcalcError
from skatcalc.models.game import Game
from skatcalc.notation.rulefile import parse_rules
from skatcalc.report.rules import rules_lines, rules_object, toml_value
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO, PRESETS, preset
from skatcalc.rules.systems.switches import (
    SCORINGS,
    SWITCHES,
    switch_named,
    value_of,
    with_value,
)
from skatcalc.service.rulesets import find_rules
from skatcalc.tournament.settlement import MODES
from skatcalc.tournament.systems import SYSTEMS
from tests.systems.tables import HERE

FAULTS = [
    # text, line, kind, what the sentence names
    ("grand_bse = 20", 1, "switch_unknown", "grand_base"),
    ('base = "isco"', 1, "base_unknown", "isko"),
    ("base = 7", 1, "base_unknown", "isko"),
    ('\n\nbase = "isko"\nKontra_Factors = [2]', 4, "switch_unknown", "kontra_factors"),
    ("grand_base = 0", 1, "switch_value", "1 … 48"),
    ("grand_base = 20.5", 1, "switch_value", "1 … 48"),
    ('grand_base = "20"', 1, "switch_value", '"20"'),
    ("grand_base = true", 1, "switch_value", "1 … 48"),
    ("third_takes_over = 1", 1, "switch_value", "true | false"),
    ('overbid = "bids"', 1, "switch_value", "→ bid?"),
    ("win_points = 121", 1, "switch_value", "31 … 120"),
    ("null_values = [23, 35, 46]", 1, "switch_value", "4"),
    ('bock_triggers = ["lost_with_61"]\nbock_factor = 2', 1, "switch_value", "lost_with_60"),
    ('levels = ["hand", "hand"]', 1, "switch_value", "schneider"),
    ('levels = "hand"', 1, "switch_value", "schneider"),
    ("level_factors = { ouvert = 1 }", 1, "switch_value", "2 … 9"),
    ("level_factors = { offen = 2 }", 1, "switch_value", "ouvert"),
    ("kontra_factors = [2, 4, 8, 16]", 1, "switch_value", "0-3"),
    ("kontra_factors = [4, 2]", 1, "switches_contradict", "[2, 4, 8]"),
    ('all_pass = "ramsch"', 1, "switches_contradict", "ramsch = true"),
    ('# houses\nbock_triggers = ["grand_lost"]', 2, "switches_contradict", "bock_factor = 2"),
    (
        'bock_factor = 2\nbock_triggers = ["kontra_lost"]', 2, "switches_contradict",
        "kontra_factors",
    ),
    (
        'bock_factor = 2\nkontra_factors = [2]\nbock_triggers = ["kontra_and_re"]', 3,
        "switches_contradict", "kontra_factors = [2, 4]",
    ),
    ("bid_step = 2", 1, "switches_contradict", "lowest_bid"),
    ("bock_then_ramsch = true", 1, "switches_contradict", "ramsch = true"),
    ('bock_ramsch_triggers = ["grand_lost"]', 1, "switches_contradict", "ramsch = true"),
    ("win_points = 95", 1, "switches_contradict", "win_points"),
    ("schneider_limit = 59\nwin_points = 40", 1, "switches_contradict", "30"),
    (
        'levels = ["hand"]\nlevel_factors = { ouvert = 2 }', 2, "switches_contradict", "levels"
    ),
    (
        'level_model = "cumulative"\nlevel_factors = { ouvert = 2 }', 2, "switches_contradict",
        "sum",
    ),
    ("[contracts.heart]\nbase = 11", 1, "rules_contract_unknown", "hearts"),
    ("[contracts.hearts]\nbase = 11\nbasis = 3", 3, "switch_unknown", "base"),
    ("[contracts.hearts]\nbase = 0", 2, "switch_value", "1 … 72"),
    ("[contracts.hearts]\nfixed = 24", 2, "switch_without_use", "fixed"),
    ("[contracts.null]\nbase = 24", 2, "switch_without_use", "base"),
    ("contracts = 3", 1, "switch_value", "contracts.NAME"),
    ("[house]\ngrand_base = 20", 1, "switch_unknown", "house"),
    ('base = "tournee"\ngrand_base = 20', 2, "rules_contract_unknown", "guckser"),
    ("grand_base = ", 1, "toml_unreadable", ""),
    ("a = 1\na = 2", 2, "toml_unreadable", ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "kind", "named"), FAULTS, ids=[f"{k}-{t[:30]!r}" for t, _, k, _ in FAULTS]
)
def test_a_fault_is_named_with_its_line(text, line, kind, named) -> None:
    with pytest.raises(SkatcalcError) as caught:
        parse_rules(text, "club.toml")

    found = caught.value.findings
    assert [f.kind.name for f in found] == [kind]
    assert (found[0].place.file, found[0].place.line) == ("club.toml", line)
    for lang in ("en", "de"):
        assert named in sentence(found[0], lang)


def test_every_fault_is_named_not_only_the_first() -> None:
    with pytest.raises(SkatcalcError) as caught:
        parse_rules("grand_bse = 20\nwin_points = 0\n[contracts.hart]\nbase = 1", "club.toml")

    assert [(f.place.line, f.kind.name) for f in caught.value.findings] == [
        (1, "switch_unknown"), (2, "switch_value"), (3, "rules_contract_unknown")
    ]  # fmt: skip


EXAMPLES = {
    "lowest_bid": 20, "bid_step": 0, "third_takes_over": True, "forehand_names_freely": True,
    "all_pass": "redeal", "fixed_must_cover": True, "grand_base": 20, "null_values": [20] * 4,
    "revolution": True, "ramsch": True, "matadors_counted": 4, "levels": ["hand", "ouvert"],
    "level_model": "cumulative", "level_factors": {"ouvert": 2}, "announce_with_skat": True,
    "win_points": 60, "schneider_points": 91, "schneider_limit": 29, "loss_factor_skat": 1,
    "loss_factor_hand": 1, "loss_factor_fixed": 1, "loss_factor_fixed_hand": 1,
    "extra_skat_loss_step": True, "lost_levels": "one_step", "overbid": "bid",
    "overbid_doubled": False, "kontra_factors": [2, 4], "re_on_closed_null": False,
    "spitze_steps": 2, "spitze_when_lost": False, "schenken": True, "bock_factor": 2,
    "bock_triggers": [], "bock_ramsch_triggers": [], "bock_deals": 3,
    "bock_doubles_trigger": True, "bock_after_kontra": False, "bock_then_ramsch": False,
    "ramsch_scores": "fewest", "ramsch_amounts": [10, 15, 20], "ramsch_virgin_factor": 3,
    "ramsch_announced_factor": 4, "ramsch_announced_penalty": 60, "ramsch_march": -30,
    "ramsch_tie": "half", "ramsch_all_equal": "forehand", "ramsch_skat": "loser",
    "ramsch_pushing": True, "ramsch_factors": "add", "ramsch_march_pushed": False,
    "ramsch_knocking": True, "ramsch_with_bock": True, "ramsch_cap": 250,
    "ramsch_as_game": True, "rounds": 7, "equal_deals": True, "scoring": "leipziger",
    "settlement": "pairwise", "shared_first": True, "grand_ouvert_base": 30,
}  # fmt: skip


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda s: s.name)
def test_every_switch_can_be_set_and_read_back(switch) -> None:
    base = preset("pre1999" if switch.contract else "isko")
    changed = with_value(base, switch, switch.kind.read(EXAMPLES[switch.name]))

    assert changed is not None
    assert toml_value(value_of(switch, changed)) == toml_value(
        switch.kind.read(EXAMPLES[switch.name])
    )
    others = [s for s in SWITCHES if s.name != switch.name]
    assert [s.name for s in others if value_of(s, changed) != value_of(s, base)] == []


@pytest.mark.parametrize("rules", PRESETS, ids=lambda r: r.name)
def test_a_preset_written_out_as_a_rule_file_is_read_back(rules) -> None:
    values = {s.name: value_of(s, rules) for s in SWITCHES}
    lines = [f"{name} = {toml_value(v)}" for name, v in values.items() if v is not None]
    again = parse_rules("\n".join([f'base = "{rules.name}"', *lines]), f"{rules.name}.toml")

    assert {s.name: value_of(s, again) for s in SWITCHES} == values
    assert set(again.contracts) == set(rules.contracts)


def test_switches_and_systems_know_the_same_names() -> None:
    assert tuple(s.name for s in SYSTEMS) == SCORINGS
    assert switch_named("settlement").kind.words == ("none", *MODES)


def test_a_contract_can_be_changed() -> None:
    rules = parse_rules(
        'base = "tournee"\n[contracts.guckser]\nbase = 15\nloss_factor = 1\n'
        "[contracts.null]\nfixed = 24\n", "club.toml",
    )  # fmt: skip

    assert judge(Game("guckser", 1, card_points=50), rules).score == -30
    assert judge(Game("null", bid=24, won=True), rules).score == 24


def test_a_rule_file_is_found_by_its_path_and_named_after_it(tmp_path) -> None:
    path = tmp_path / "stammtisch.toml"
    path.write_text("﻿grand_base = 20\r\nschenken = true\r\n", encoding="utf-8")

    rules = find_rules(str(path))

    assert rules.name == "stammtisch"
    assert rules.find("grand").base == 20
    assert rules.schenken


@pytest.mark.parametrize(
    ("name", "kind", "named"),
    [
        ("isok", "rules_unknown", "isko"),
        ("tourney", "rules_unknown", "tournee"),
        ("nowhere.toml", "file_missing", "nowhere.toml"),
    ],
)
def test_what_is_not_there_is_a_finding(name, kind, named) -> None:
    with pytest.raises(SkatcalcError) as caught:
        find_rules(name)

    (found,) = caught.value.findings
    assert found.kind.name == kind
    assert named in sentence(found, "de")


def test_a_file_that_is_no_text_is_a_finding(tmp_path) -> None:
    path = tmp_path / "club.toml"
    path.write_bytes(b"PK\x03\x04\xff\xfe")

    with pytest.raises(SkatcalcError):
        find_rules(str(path))


@pytest.mark.parametrize("path", sorted((HERE / "rules").glob("*.toml")), ids=lambda p: p.stem)
def test_the_house_rules_of_the_tables_load(path) -> None:
    assert find_rules(str(path)).name == path.stem


@pytest.mark.parametrize("rules", PRESETS, ids=lambda r: r.name)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_rules_lists_every_switch_with_its_sentence(rules, lang) -> None:
    lines = "\n".join(rules_lines(rules, lang))
    shown = rules_object(rules, lang)["switches"]

    assert [s["name"] for s in shown] == [s.name for s in SWITCHES]
    assert all(s["text"] in lines and s["source"] in lines for s in shown)
    marked = [line for line in lines.splitlines() if line.startswith(" * ")]
    assert bool(marked) is (rules != ISKO)
