"""The answer of `skatcalc cover` in words: the first sentence, the remarks."""

import pytest

HAND = "SJ HJ HA H10 HK H9 CA C10 SA S7"
NO_JACK = "HA H10 HK HQ H9 H8 CA C10 SA S7"

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
