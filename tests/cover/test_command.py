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


# the sentence, checked by counting with pencil and paper
SENTENCES = [
    # the black jacks and the heart jack are missing: any of three breaks it, 19 x 18 / 2 = 171
    (
        ("--hand", NO_JACK, "--bid", 50),
        "50 is covered by Hearts hand unless the club jack, the spade jack or the heart jack lies "
        "in the skat: 171 of 231, with schneider announced always; safe with every skat: Grand "
        "hand and Null ouvert hand.",
        "50 ist mit Herz Hand gedeckt, außer wenn der Kreuz-Bube, der Pik-Bube oder der Herz-Bube "
        "im Skat liegt: 171 von 231, mit angesagtem Schneider immer; bei jedem Skat sicher: Grand "
        "Hand und Null ouvert Hand.",
    ),
    # only the club jack is missing above the heart jack: 21 skats hold it
    (
        ("--hand", HAND, "--bid", 40),
        "40 is covered by Hearts hand only if the club jack lies in the skat: 21 of 231, with "
        "schneider always; safe with every skat: Grand and Null ouvert.",
        "40 ist mit Herz Hand nur gedeckt, wenn der Kreuz-Bube im Skat liegt: 21 von 231, mit "
        "Schneider immer; bei jedem Skat sicher: Grand und Null ouvert.",
    ),
    # without 2: the spade jack or the club jack alone makes it 1, both together make it 3
    (
        ("hearts", "--hand", "HJ HA H10 HK HQ H9 CA C10 SA S7", "--bid", 40),
        "40 is covered by Hearts hand unless the club jack or the spade jack lies in the skat: "
        "191 of 231, with schneider always.",
        "40 ist mit Herz Hand gedeckt, außer wenn der Kreuz-Bube oder der Pik-Bube im Skat liegt: "
        "191 von 231, mit Schneider immer.",
    ),
    (
        ("--hand", HAND, "--bid", 20),
        "20 is covered by Hearts, whatever lies in the skat; safe with every skat: Spades, Clubs, "
        "Grand, Null ouvert, Null and Diamonds hand.",
        "20 ist mit Herz gedeckt, egal was im Skat liegt; bei jedem Skat sicher: Pik, Kreuz, "
        "Grand, Null ouvert, Null und Karo Hand.",
    ),
    (
        ("diamonds", "--hand", HAND, "--bid", 264),
        "264 cannot be covered by Diamonds at any level.",
        "264 ist mit Karo auf keiner Stufe zu decken.",
    ),
    (
        ("--hand", HAND),
        "Whatever lies in the skat: Hearts covers up to 20, Hearts hand covers up to 30.",
        "Egal was im Skat liegt: Herz deckt bis 20, Herz Hand deckt bis 30.",
    ),
    (
        ("--hand", HAND, "--skat", "CJ D8", "--bid", 48),
        "48 is covered by Clubs (48), Grand (96), Diamonds only with schwarz (54), Hearts only "
        "with schneider (50) and Spades only with schneider (55).",
        "48 ist gedeckt mit Kreuz (48), Grand (96), Karo nur mit Schwarz (54), Herz nur mit "
        "Schneider (50) und Pik nur mit Schneider (55).",
    ),
    # hearts without 1 is worth 20; fifty is the fifth multiple of ten, doubled 100
    (
        ("--hand", "HJ DJ HA H10 HK H9 CA C10 SA S7", "--skat", "SJ D8", "--bid", 50),
        "50 is overbid in every suit and grand game; the cheapest loss is Hearts: 50 counts, -100 "
        "list points.",
        "50 ist in jedem Farb- und Grandspiel überreizt; am wenigsten kostet Herz: 50 zählen, "
        "-100 Listenpunkte.",
    ),
    (
        ("--hand", "HJ DJ HA H10 HK H9 CA C10 SA S7", "--skat", "SJ D8", "--bid", 55),
        "55 is overbid in every suit and grand game; the cheapest loss is Spades: 55 counts, -110 "
        "list points.",
        "55 ist in jedem Farb- und Grandspiel überreizt; am wenigsten kostet Pik: 55 zählen, "
        "-110 Listenpunkte.",
    ),
    (
        ("hearts", "m2", "--bid", 40),
        "40 is covered by Hearts hand (40) and Hearts only with schneider (40).",
        "40 ist gedeckt mit Herz Hand (40) und Herz nur mit Schneider (40).",
    ),
    (
        ("null", "b40"),
        "40 is covered by Null ouvert (46) and Null ouvert hand (59).",
        "40 ist gedeckt mit Null ouvert (46) und Null ouvert Hand (59).",
    ),
    (
        ("null", "b60"),
        "60 cannot be covered by Null ouvert, Null, Null ouvert hand or Null hand at any level.",
        "60 ist mit Null ouvert, Null, Null ouvert Hand oder Null Hand auf keiner Stufe zu decken.",
    ),
    (
        ("null",),
        "Covered bids: Null ouvert hand covers up to 59, Null hand covers up to 35, Null ouvert "
        "covers up to 46, Null covers up to 23.",
        "Gedeckte Reizwerte: Null ouvert Hand deckt bis 59, Null Hand deckt bis 35, Null ouvert "
        "deckt bis 46, Null deckt bis 23.",
    ),
]


@pytest.mark.parametrize(("words", "english", "german"), SENTENCES)
def test_the_answer_begins_with_one_sentence(skatcalc, words, english, german) -> None:
    for lang, sentence in (("en", english), ("de", german)):
        ran = skatcalc("cover", *words, "--lang", lang)
        assert ran.out.splitlines()[0] == sentence
        assert ran.status == 0
        assert ran.err == ""


NOTES = [
    (
        ("--hand", "HJ HA H10 HK HQ H9 CA C10 SA S7", "--bid", 40),
        [
            "- The club jack in the skat means with 1, unless the spade jack lies there too: "
            "Hearts hand 30 (10 short)",
            "- The club jack and the spade jack in the skat mean with 3; that is enough for "
            "Hearts (40)",
            "- Not to be declared at 40, lost at once: Null hand (35), Null (23)",
        ],
        [
            "- Der Kreuz-Bube im Skat heißt mit 1, außer wenn auch der Pik-Bube dort liegt: "
            "Herz Hand 30 (10 zu wenig)",
            "- Der Kreuz-Bube und der Pik-Bube im Skat heißen mit 3; das reicht für Herz (40)",
            "- Bei 40 nicht anzusagen, sofort verloren: Null Hand (35), Null (23)",
        ],
    ),
    # with 1 for sure, clubs 24, spades 22, hearts 20, diamonds 18
    (
        ("--hand", "CJ HJ HA H10 HK H9 CA C10 SA S7", "--skat", "D7 D8", "--bid", 27),
        ["- Not to be declared at 27, lost at once: Null (23)"],
        ["- Bei 27 nicht anzusagen, sofort verloren: Null (23)"],
    ),
    (
        ("--hand", "HJ DJ HA H10 HK H9 CA C10 SA S7", "--skat", "SJ D8", "--bid", 50),
        [
            "- Only with schneider: Grand (72)",
            "- Name Hearts and give up at once: no further level can be lost that way",
            "- A null below the bid counts as the cheapest suit or grand game: 50 here as well",
            "- Discarding a jack changes no matadors: all twelve cards count",
        ],
        [
            "- Nur mit Schneider: Grand (72)",
            "- Herz ansagen und sofort aufgeben: so kommt keine Stufe mehr hinzu",
            "- Ein Null unter der Reizung zählt als das billigste Farb- oder Grandspiel: auch "
            "hier 50",
            "- Einen Buben zu drücken ändert die Spitzen nicht: alle zwölf Karten zählen",
        ],
    ),
    # between with 1 and without 4, without the open step and with it: 5 and 6 more
    (
        ("--hand", NO_JACK, "--bid", 80),
        [
            "- Only with schwarz announced: Clubs hand (84-120)",
            "- Only played open: Hearts hand (80-110), Spades hand (88-121)",
            "- Not at any level: Hearts, Spades",
        ],
        [
            "- Nur mit angesagtem Schwarz: Kreuz Hand (84-120)",
            "- Nur offen gespielt: Herz Hand (80-110), Pik Hand (88-121)",
            "- Auf keiner Stufe: Herz, Pik",
        ],
    ),
    (
        ("hearts", "--hand", HAND, "--bid", 40),
        ["- Matadors in Hearts: without 1 (210), with 3 (20), with 7 (1)"],
        ["- Spitzen bei Herz: ohne 1 (210), mit 3 (20), mit 7 (1)"],
    ),
]


@pytest.mark.parametrize(("words", "english", "german"), NOTES)
def test_the_remarks_below_the_table(skatcalc, words, english, german) -> None:
    for lang, notes in (("en", english), ("de", german)):
        lines = skatcalc("cover", *words, "--lang", lang).out.splitlines()
        assert [note for note in notes if note not in lines] == []


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


BAD = [
    (
        ("--hand", "SJ HJ HA H10 HK H9 CA C10 SA"),
        "error: a hand has ten cards, or twelve with the skat, not 9 (ISkO 3.2.1, SK602)",
        "Fehler: ein Blatt hat zehn Karten, oder zwölf mit dem Skat, nicht 9 (ISkO 3.2.1, SK602)",
    ),
    (
        ("--hand", f"{HAND} CJ"),
        "error: a hand has ten cards, or twelve with the skat, not 11 (ISkO 3.2.1, SK602)",
        "Fehler: ein Blatt hat zehn Karten, oder zwölf mit dem Skat, nicht 11 (ISkO 3.2.1, SK602)",
    ),
    (
        ("--hand", f"{HAND} CJ D8", "--skat", "D7 D9"),
        "error: a hand has ten cards, or twelve with the skat, not 12 (ISkO 3.2.1, SK602)",
        "Fehler: ein Blatt hat zehn Karten, oder zwölf mit dem Skat, nicht 12 (ISkO 3.2.1, SK602)",
    ),
    (
        ("--hand", "SJ SJ HA H10 HK H9 CA C10 SA S7"),
        "♠J: error: the card SJ is there twice (ISkO 1.2.1, SK111)",
        "♠B: Fehler: die Karte SJ ist doppelt (ISkO 1.2.1, SK111)",
    ),
    (
        ("--hand", HAND, "--skat", "SJ D8"),
        "♠J: error: the card ♠J is given in the hand and in the skat (ISkO 1.2.1, SK604)",
        "♠B: Fehler: die Karte ♠B steht im Blatt und im Skat (ISkO 1.2.1, SK604)",
    ),
    (
        ("--hand", HAND, "--skat", "D8"),
        "error: the skat has two cards, not 1 (ISkO 3.2.1, SK603)",
        "Fehler: der Skat hat zwei Karten, nicht 1 (ISkO 3.2.1, SK603)",
    ),
    (
        ("--skat", "CJ D8"),
        "error: the skat alone does not say enough; add the ten cards with --hand (SK605)",
        "Fehler: der Skat allein genügt nicht; die zehn Karten mit --hand dazuschreiben (SK605)",
    ),
    (
        (),
        'error: give ten cards (--hand "CJ SJ …"), or a game with its matadors, such as hearts m2 '
        "(SK601)",
        "Fehler: zehn Karten angeben (--hand „KrB PB …“) oder ein Spiel mit Spitzen, etwa herz m2 "
        "(SK601)",
    ),
    (
        ("CJ", "SJ", "HA"),
        'error: these are cards: write --hand "CJ SJ …" in front of them (SK606)',
        "Fehler: das sind Karten: davor --hand schreiben und alle in Anführungszeichen setzen "
        "(SK606)",
    ),
    (
        ("--hand", "SJ HJ HA H10 HK H9 CA C10 SA valet-de-pique"),
        'error: "valet-de-pique" is no card; write CJ, C10, ♣J or Kreuz-Bube (SK109)',
        "Fehler: „valet-de-pique“ ist keine Karte; etwa KrB, Kr10, ♣B oder Kreuz-Bube schreiben "
        "(SK109)",
    ),
    (
        ("--hand", "KB HJ HA H10 HK H9 CA C10 SA S7"),
        'error: "KB" may be CJ, DJ; write one of them in full (SK110)',
        "Fehler: „KB“ kann CJ, DJ sein; bitte eins davon ausschreiben (SK110)",
    ),
    (
        ("coeur", "m2"),
        'column 1: error: "coeur" is not understood (SK101)',
        "Spalte 1: Fehler: „coeur“ ist unbekannt (SK101)",
    ),
    (
        ("hearts",),
        "error: the matadors are missing for Hearts: write m2 for with 2, o2 for without 2 "
        "(ISkO 2.3.1, SK204)",
        "Fehler: bei Herz fehlen die Spitzen: m2 heißt mit 2, o2 heißt ohne 2 (ISkO 2.3.1, SK204)",
    ),
    (
        ("grand", "m5"),
        "error: 5 matadors are too many: Grand has 4 at the most (ISkO 2.3.2, SK206)",
        "Fehler: 5 Spitzen sind zu viele: bei Grand gibt es höchstens 4 (ISkO 2.3.2, SK206)",
    ),
    (
        ("hearts", "m2", "--hand", HAND),
        "error: the matadors are counted from the cards; leave them out (ISkO 2.3.1, SK608)",
        "Fehler: die Spitzen werden aus den Karten gezählt; bitte weglassen (ISkO 2.3.1, SK608)",
    ),
    (
        ("hearts", "m2", "93"),
        "error: every level is counted anyway; give only the game, hand, matadors and bid (with "
        "null also ouvert) (SK607)",
        "Fehler: alle Stufen werden ohnehin gezählt; nur Spiel, Hand, Spitzen und Reizung angeben "
        "(bei Null auch ouvert) (SK607)",
    ),
    (
        ("hearts", "m2", "b30", "--bid", "40"),
        "error: the bid is given twice: 30 and 40 (SK103)",
        "Fehler: die Reizung steht zweimal da: 30 und 40 (SK103)",
    ),
    (
        ("--hand", HAND, "--bid", "forty"),
        "error: the value of --bid cannot be used",
        "Fehler: der Wert von --bid ist nicht brauchbar",
    ),
    (
        ("hearts", "m2", "--rules", "bridge"),
        'error: there is no rule system called "bridge"',
        "Fehler: ein Regelwerk „bridge“ gibt es nicht",
    ),
]


@pytest.mark.parametrize(
    ("words", "english", "german"), BAD, ids=[" ".join(b[0]) or "nothing" for b in BAD]
)
def test_what_cannot_be_understood_is_said_and_ends_with_2(
    skatcalc, words, english, german
) -> None:
    for lang, message in (("en", english), ("de", german)):
        ran = skatcalc("cover", *words, "--lang", lang)
        assert ran.status == 2
        assert ran.out == ""
        assert message in ran.err.splitlines() or ran.err.startswith(message)


def test_every_fault_is_said_and_json_has_them(skatcalc) -> None:
    cards = "SJ XX HA H10 HK H9 CA C10 SA KB"
    ran = skatcalc("cover", "--hand", cards, "--skat", "9", "--format", "json")

    assert ran.status == 2
    assert [f["code"] for f in ran.json["findings"]] == ["SK109", "SK110", "SK109"]


ILLEGAL = [(19, 18, 20), (47, 46, 48), (51, 50, 54), (100, None, None), (263, 240, 264)]


@pytest.mark.parametrize(("bid", "lower", "higher"), ILLEGAL)
def test_an_illegal_bid_names_the_two_nearest_and_ends_with_1(skatcalc, bid, lower, higher) -> None:
    legal = lower is None
    for words in (("--hand", HAND), ("hearts", "m2")):
        english = skatcalc("cover", *words, "--bid", bid, "--lang", "en")
        german = skatcalc("cover", *words, "--bid", bid, "--lang", "de")

        assert english.status == german.status == (0 if legal else 1)
        if not legal:
            assert f"{bid} is no legal bid; the nearest are {lower} and {higher}" in english.err
            assert f"{bid} ist kein Reizwert; die nächsten sind {lower} und {higher}" in german.err
        assert english.out.startswith(f"{bid} ")


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
