"""Questions that `skatcalc cover` cannot answer, and bids that are not legal."""

import pytest

HAND = "SJ HJ HA H10 HK H9 CA C10 SA S7"

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


ILLEGAL = [
    (7, 18, 20),
    (-5, 18, 20),
    (19, 18, 20),
    (47, 46, 48),
    (51, 50, 54),
    (100, None, None),
    (263, 240, 264),
    (300, 240, 264),
]


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
