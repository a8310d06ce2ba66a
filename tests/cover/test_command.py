"""`skatcalc cover` from outside: JSON, the answer in words, wrong input."""

import os
import random
import re
import subprocess
import sys

import pytest

from skatcalc.rules.presets import PRESETS
from tests.cover import brute

HAND = "SJ HJ HA H10 HK H9 CA C10 SA S7"
NO_JACK = "HA H10 HK HQ H9 H8 CA C10 SA S7"
TRUMP_KEYS = ["contract", "mode", "matadors", "levels"]
NULL_KEYS = ["contract", "mode", "ouvert", "value", "covered"]


def test_json_has_exactly_the_keys_of_the_contract(skatcalc) -> None:
    ran = skatcalc("cover", "--hand", HAND, "--bid", 40, "--format", "json")
    options = ran.json["options"]
    trumps = [o for o in options if o["contract"] != "null"]

    assert (ran.status, ran.err) == (0, "")
    assert list(ran.json) == ["skats", "bid", "options"]
    assert {(o["contract"], o["mode"]) for o in trumps} == {
        (contract, mode) for contract in brute.ISKO_BASE for mode in ("hand", "skat")
    }
    for option in trumps:
        steps = brute.HAND_STEPS if option["mode"] == "hand" else brute.SKAT_STEPS
        assert list(option) == TRUMP_KEYS
        assert set(option["levels"]) == set(steps)
        for level in option["levels"].values():
            assert list(level) == ["covered", "min_value", "max_value", "safe_bid"]
    nulls = [o for o in options if o["contract"] == "null"]
    assert [list(o) for o in nulls] == [NULL_KEYS] * 4
    assert {(o["mode"], o["ouvert"], o["value"], o["covered"]) for o in nulls} == {
        ("hand", True, 59, 231),
        ("hand", False, 35, 0),
        ("skat", True, 46, 231),
        ("skat", False, 23, 0),
    }


@pytest.mark.parametrize("seed", range(6))
def test_json_numbers_are_those_of_every_skat_one_by_one(skatcalc, seed) -> None:
    chance = random.Random(seed)
    hand, bid = chance.sample(brute.DECK, 10), chance.choice(brute.BIDS[:40])
    ran = skatcalc("cover", "--hand", " ".join(hand), "--bid", bid, "--format", "json")

    assert (ran.json["skats"], ran.json["bid"]) == (231, bid)
    for option in ran.json["options"]:
        if option["contract"] == "null":
            continue
        counts = brute.counts(hand, option["contract"])
        assert option["matadors"] == {str(m): n for m, n in counts.items()}
        for name, level in option["levels"].items():
            worth = {m: brute.value(option["contract"], m, option["mode"], name) for m in counts}
            assert level == {
                "covered": sum(n for m, n in counts.items() if worth[m] >= bid),
                "min_value": min(worth.values()),
                "max_value": max(worth.values()),
                "safe_bid": brute.safe(min(worth.values())),
            }


def test_json_without_a_bid_tells_the_safe_bids(skatcalc) -> None:
    answer = skatcalc("cover", "--hand", HAND, "--format", "json").json
    hearts = next(o for o in answer["options"] if o["contract"] == "hearts")

    assert answer["bid"] is None
    assert hearts["mode"] == "hand"
    assert hearts["levels"]["game"]["safe_bid"] == 30  # without 1 in the worst case
    assert hearts["levels"]["game"]["covered"] is None


def test_json_from_matadors_alone(skatcalc) -> None:
    answer = skatcalc("cover", "hearts", "o2", "b40", "--format", "json").json

    assert (answer["skats"], answer["bid"]) == (1, 40)
    assert [(o["mode"], o["matadors"]) for o in answer["options"]] == [
        ("hand", {"-2": 1}),
        ("skat", {"-2": 1}),
    ]
    assert answer["options"][1]["levels"]["schneider"]["covered"] == 1


def test_twelve_cards_are_ten_and_the_skat(skatcalc) -> None:
    together = skatcalc("cover", "--hand", f"{HAND} CJ D8", "--bid", 40, "--format", "json")
    apart = skatcalc("cover", "--hand", HAND, "--skat", "CJ D8", "--bid", 40, "--format", "json")

    assert together.json == apart.json
    assert apart.json["skats"] == 1


def table_of(out: str) -> list[list[str]]:
    rows = [line for line in out.splitlines() if line.startswith("  ")]
    return [re.split(r"\s{2,}", row.strip()) for row in rows]


def test_the_table_is_sorted_by_what_is_safest(skatcalc) -> None:
    rows = table_of(skatcalc("cover", "--hand", NO_JACK, "--bid", 50, "--lang", "en").out)
    covered = [int(row[1]) for row in rows[1:]]

    assert rows[0] == ["game", "of 231", "value", "safe", "else"]
    assert covered == sorted(covered, reverse=True)
    assert rows[1] == ["Grand hand", "231", "100 %", "72-144", "72"]
    assert ["Hearts hand", "171", "74 %", "30-60", "30", "schneider announced"] in rows
    assert min(covered) > 0


def test_the_table_of_a_lost_bid_puts_the_cheapest_loss_first(skatcalc) -> None:
    words = ("--hand", "HJ DJ HA H10 HK H9 CA C10 SA S7", "--skat", "SJ D8", "--bid", 50)
    rows = table_of(skatcalc("cover", *words, "--lang", "en").out)
    costs = {row[0]: int(row[-1]) for row in rows[1:]}

    # least multiples of 9, 10, 11, 12, 24 that reach 50, doubled; null as hearts
    assert costs == {
        "Hearts": -100,
        "Null": -100,
        "Null ouvert": -100,
        "Diamonds": -108,
        "Spades": -110,
        "Clubs": -120,
        "Grand": -144,
    }
    assert list(costs.values()) == sorted(costs.values(), reverse=True)


@pytest.mark.parametrize(
    "hand", ["KrB PB HB HA H10 HK H9 KrA PA Ka7", "♣J ♠J ♥J ♥A ♥T ♥K ♥9 ♣A ♠A ♦7"]
)
def test_german_words_and_symbols_are_the_same_hand(skatcalc, hand) -> None:
    english = "CJ SJ HJ HA HT HK H9 CA SA D7"
    answers = [
        skatcalc("cover", "--hand", cards, "--bid", 40, "--format", "json").json
        for cards in (hand, english)
    ]

    assert answers[0] == answers[1]


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_rule_system_answers_every_kind_of_question(skatcalc, rules, lang) -> None:
    chance = random.Random(rules.name)
    for bid in (None, 20, 40, 60, 120, 216):
        hand = chance.sample(brute.DECK, 12)
        asked = ["--rules", rules.name, "--lang", lang, *([] if bid is None else ["--bid", bid])]
        ten = skatcalc("cover", "--hand", " ".join(hand[:10]), *asked)
        twelve = skatcalc("cover", "--hand", " ".join(hand), *asked)

        for ran in (ten, twelve):
            assert ran.status == 0
            assert not re.search(r"[{}]|None", ran.out)
            assert "\x1b" not in ran.out
            assert all(line == line.rstrip() for line in ran.out.splitlines())


def run_on_terminal(*words: str, **environ: str) -> str:
    """Run the command on a pseudo-terminal of 80 columns."""
    pty = pytest.importorskip("pty")
    env = {**os.environ, "COLUMNS": "80", "TERM": "xterm-256color", **environ}
    main, side = pty.openpty()
    done = subprocess.Popen(
        [sys.executable, "-m", "skatcalc", "cover", *words], stdout=side, env=env
    )
    os.close(side)
    chunks = []
    while True:
        try:
            chunk = os.read(main, 65536)
        except OSError:  # the other side is closed
            break
        if not chunk:
            break
        chunks.append(chunk)
    os.close(main)
    assert done.wait() == 0
    return b"".join(chunks).decode()


def test_a_terminal_gets_colour_and_bars_within_80_columns() -> None:
    out = run_on_terminal("--hand", NO_JACK, "--bid", "50", "--lang", "de")
    bare = re.sub(r"\x1b\[[0-9;]*m", "", out)

    assert "\x1b[32m" in out
    assert "████████" in bare
    assert "%" not in bare
    assert max(len(line) for line in bare.splitlines()) <= 80
    assert any("Herz Hand" in line and "171" in line for line in bare.splitlines())


def test_no_color_leaves_the_bars_but_no_colour() -> None:
    out = run_on_terminal("--hand", NO_JACK, "--bid", "50", NO_COLOR="1")

    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", out)
    assert "█" in out


def test_a_pipe_gets_plain_text() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "skatcalc", "cover", "--hand", NO_JACK, "--bid", "50"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert "\x1b" not in done.stdout
    assert "█" not in done.stdout


def test_the_help_shows_examples_that_run(skatcalc) -> None:
    for lang in ("en", "de"):
        shown = skatcalc("cover", "--help", "--lang", lang).out
        paragraphs = [" ".join(words.split()) for words in re.split(r"\n\s*\n", shown)]
        examples = [words for words in paragraphs if words.startswith("skatcalc cover ")]
        assert len(examples) == 3
        for example in examples:
            _, *words = re.findall(r'"[^"]*"|\S+', example)
            ran = skatcalc(*(word.strip('"') for word in words), "--lang", lang)
            assert ran.status == 0, example
