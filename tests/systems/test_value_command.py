"""`skatcalc value` under every rule system, with the expected numbers of the sources."""

import pytest

VALUES = [
    # source 001: kontra, re and bock multiply the list points; +50 stays single
    ("tournament", "grand m1 61 b18 kontra re bock", 384, {"declarer": 434, "defender": 0}),
    # source 000, S0-09: (6 + 4) x 36, plain list points
    ("old-german", "grand ouvert m4 won", 360, {"declarer": 360, "defender": 0}),
    # (with 1 + game) x 10, doubled because lost; plain list points: nothing for the others
    ("raeuber", "hearts m1 b18 60", -40, {"declarer": -40, "defender": 0}),
]


@pytest.mark.parametrize(("rules", "words", "score", "seats"), VALUES)
def test_value(skatcalc, rules, words, score, seats) -> None:
    ran = skatcalc("value", *words.split(), "--rules", rules, "--format", "json")

    assert ran.json["score"] == score
    assert {name: ran.json["seats"][name] for name in seats} == seats


RAMSCH = [
    ("tournee", "20/45/55", (10, 0, 0)),  # source 003, S3-35
    ("tournee", "0/120/0 march 2", (0, -30, 0)),  # source 003, S3-37
    ("tournament", "march 1", (120, 0, 0)),  # source 001, S1-12
]


@pytest.mark.parametrize(("rules", "words", "places"), RAMSCH)
def test_ramsch(skatcalc, rules, words, places) -> None:
    ran = skatcalc("value", "ramsch", *words.split(), "--rules", rules, "--format", "json")

    assert tuple(ran.json["seats"].values()) == places
    assert ran.json["score"] is None


def test_a_ramsch_is_told_place_by_place(skatcalc) -> None:
    words = ("ramsch", "60/40/20", "--rules", "tournament")

    assert "forehand -60, middlehand +0, rearhand +0" in skatcalc("value", *words).out
    german = skatcalc("value", *words, "--lang", "de").out
    assert "Vorhand -60, Mittelhand +0, Hinterhand +0" in german


def test_a_rule_file_is_taken(skatcalc, tmp_path) -> None:
    path = tmp_path / "club.toml"
    path.write_text('base = "isko"\nkontra_factors = [2, 4]\n', encoding="utf-8")

    ran = skatcalc("value", "c", "m1", "b18", "61", "kontra", "--rules", path, "--format", "json")
    assert ran.json["score"] == 48


REFUSED = [
    ("isko", "ramsch 60/40/20", "SK203"),
    ("isko", "hearts solo m1 b18 61", "SK203"),
    ("tournament", "ramsch 60/40/19", None),
    ("tournament", "ramsch 60/40/20 b18", None),
    ("tournament", "grand m1 b18 61 re", None),
    ("isko", "grand m1 b18 61 kontra", None),
]


@pytest.mark.parametrize(("rules", "words", "code"), REFUSED)
def test_refused(skatcalc, rules, words, code) -> None:
    ran = skatcalc("value", *words.split(), "--rules", rules, "--format", "json")

    assert ran.status != 0
    assert ran.json["findings"]
    assert code is None or code in {f["code"] for f in ran.json["findings"]}
