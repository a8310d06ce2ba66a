"""`skatcalc value` and `skatcalc rules` from outside."""

import subprocess
import sys

import pytest

KEYS = [
    "contract",
    "hand",
    "ouvert",
    "schneider_announced",
    "schwarz_announced",
    "matadors",
    "bid",
    "card_points",
    "tricks",
    "won",
    "overbid",
    "base",
    "multiplier",
    "value",
    "score",
    "steps",
    "reason",
    "seats",
    "findings",
]


def test_json_has_the_keys_of_the_contract(skatcalc) -> None:
    ran = skatcalc("value", "hearts", "hand", "m2", "b30", "93", "--format", "json")

    assert ran.status == 0
    assert list(ran.json) == KEYS
    # ISkO 2.5.1: with 2, game 3, hand 4, schneider 5, times 10
    assert (ran.json["base"], ran.json["multiplier"], ran.json["value"]) == (10, 5, 50)
    assert ran.json["steps"] == [
        {"label": "with 2", "count": 2},
        {"label": "game", "count": 3},
        {"label": "hand", "count": 4},
        {"label": "schneider", "count": 5},
    ]


# SkWO 6.3.1: 50 for the declarer, 40 and 30 for the others on a lost game
SEATS = [
    ("c m1 b18 61", 3, {"declarer": 74, "defender": 0, "dealer": None}),
    ("c m1 b18 60", 3, {"declarer": -98, "defender": 40, "dealer": None}),
    ("c m1 b18 60", 4, {"declarer": -98, "defender": 30, "dealer": 30}),
    ("null ouvert b46 won", 4, {"declarer": 96, "defender": 0, "dealer": 0}),
]


@pytest.mark.parametrize(("words", "players", "seats"), SEATS)
def test_every_seat_gets_its_points(skatcalc, words, players, seats) -> None:
    ran = skatcalc("value", *words.split(), "--players", players, "--format", "json")

    assert ran.json["seats"] == seats


def test_cards_count_the_matadors_with_the_skat(skatcalc) -> None:
    """The club jack in the skat turns without 1 into with 2 (ISkO 2.3.1)."""
    hand, skat = "SJ HT CA CT CK SA ST HA H7 D8", "CJ HQ"
    ran = skatcalc(
        "value", "clubs", "hand", "--points", 61, "--bid", 18, "--cards", hand, "--skat", skat,
        "--format", "json",
    )  # fmt: skip

    assert ran.json["matadors"] == 2


def test_cards_choose_the_cheapest_game_for_an_impossible_null(skatcalc) -> None:
    """Bid 24, all lower jacks missing: hearts with 1 costs 30, clubs with 1 only 24."""
    ran = skatcalc(
        "value", "null", "--bid", 24, "--cards", "CJ C7 C8 S7 S8 H7 H8 D7 D8 D9", "--skat",
        "HA DA", "--format", "json",
    )  # fmt: skip

    assert (ran.json["value"], ran.json["score"]) == (24, -48)
    assert ran.json["findings"] == []


# words, options, exit status, what the message names
REFUSED = [
    ("hrz m1 61", [], 2, "herz"),
    ("k m1 61", [], 2, "karo"),
    ("clubs m1 b19 61", [], 1, "18 and 20"),
    ("clubs m0 61", [], 1, "club jack"),
    ("clubs m12 61", [], 1, "11"),
    ("grand m5 61", [], 1, "4"),
    ("null m1 won", [], 1, "matadors"),
    ("hearts sa m1 93", [], 1, "hand"),
    ("clubs m1 won 50", [], 1, "61"),
    ("clubs m1 100/10", [], 1, "ten tricks"),
    ("clubs m1 121", [], 1, "120"),
    ("clubs b20 61", ["--bid", "22"], 2, "bid"),
    ("clubs 61", ["--cards", "CJ CJ"], 2, "twice"),
    ("clubs 61", ["--cards", "CJ SJ HJ"], 2, "12"),
    ("clubs 61", ["--cards", "KB"], 2, "CJ, DJ"),
    ("clubs 61", ["--rules", "bridge"], 2, "isko"),
    ("clubs m1 61", ["--players", "6"], 2, "--players"),
    ("clubs m1 61", ["--bid", "x"], 2, "--bid"),
]


@pytest.mark.parametrize(
    ("words", "options", "status", "named"),
    REFUSED,
    ids=[f"{w} {' '.join(o)}" for w, o, _, _ in REFUSED],
)
def test_refusal_names_what_is_wrong(skatcalc, words, options, status, named) -> None:
    ran = skatcalc("value", *words.split(), *options)

    assert ran.status == status
    assert named in ran.err


def test_unreadable_words_give_findings_in_json_too(skatcalc) -> None:
    ran = skatcalc("value", "hrz", "--format", "json")

    assert ran.status == 2
    assert ran.json["findings"][0]["code"] == "SK101"


def test_without_a_bid_the_output_says_so(skatcalc) -> None:
    ran = skatcalc("value", "clubs", "m1", "61")

    assert ran.status == 0
    assert "SK202" in ran.err


def test_german_everywhere_but_in_keys(skatcalc) -> None:
    ran = skatcalc("value", "clubs", "o1", "b18", "60", "--lang", "de")
    assert "ohne 1, Spiel 2, mal 12 = 24" in ran.out
    assert "verloren mit 60 Augen" in ran.out

    ran = skatcalc("value", "clubs", "o1", "b18", "60", "--lang", "de", "--format", "json")
    assert ran.json["contract"] == "clubs"
    assert ran.json["steps"][0]["label"] == "without 1"


def test_rules_lists_and_shows(skatcalc) -> None:
    assert "isko" in skatcalc("rules").out
    shown = skatcalc("rules", "isko", "--format", "json").json
    assert len(shown["bids"]) == 63
    assert {c["contract"]: c["base"] for c in shown["contracts"]}["grand"] == 24
    assert skatcalc("rules", "bridge").status == 2


@pytest.mark.parametrize(("lang", "word"), [("en", "Examples"), ("de", "Beispiele")])
def test_help_speaks_the_language_and_shows_an_example(lang: str, word: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "skatcalc", "value", "--help", "--lang", lang],
        capture_output=True,
        text=True,
        check=True,
    )

    assert word in done.stdout
    assert "skatcalc value" in done.stdout
