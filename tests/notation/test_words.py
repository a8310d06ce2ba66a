"""Words, lines and cards: what is read, what is refused and how."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatcalc.cards import CARD_CODES
from skatcalc.catalogue import sentence
from skatcalc.models.game import Ending, Game, Replacement
from skatcalc.notation.cards import card_meanings, parse_cards
from skatcalc.notation.game import game_words, parse_game
from skatcalc.notation.line import line_of, match_player, parse_line
from skatcalc.rules.presets import PRESETS

SAME_GAME = [
    "hearts hand m2 b30 93",
    "herz hand m2 b30 93",
    "H hand +2 bid 30 93",
    "♥ hand with 2 gereizt 30 93",
    "♥️ HAND mit 2 b30 93",
    "rot hand mit 2 reizung 30 augen 93",
    "93 b30 m2 hand herz",
]


@pytest.mark.parametrize("words", SAME_GAME)
def test_one_game_in_many_words(words: str) -> None:
    assert parse_game(words.split()).game == Game("hearts", 2, hand=True, bid=30, card_points=93)


WORDS = [
    ("eichel o1 61", Game("clubs", -1, card_points=61)),
    ("grün ohne 3 61/5", Game("spades", -3, card_points=61, tricks=5)),
    ("GRUEN -3 61", Game("spades", -3, card_points=61)),
    ("schellen without 1 lost", Game("diamonds", -1, won=False)),
    ("null ouvert hand b59 gewonnen", Game("null", hand=True, ouvert=True, bid=59, won=True)),
    ("n offen verloren", Game("null", ouvert=True, won=False)),
    ("g hand sa m4 90", Game("grand", 4, hand=True, schneider_announced=True, card_points=90)),
    (
        "g hand schneider angesagt m4 90",
        Game("grand", 4, hand=True, schneider_announced=True, card_points=90),
    ),
    (
        "g hand schwarz announced m4 won",
        Game("grand", 4, hand=True, schwarz_announced=True, won=True),
    ),
    ("kr m1 won schneider", Game("clubs", 1, won=True, schneider=True)),
    ("karo m1 geschenkt", Game("diamonds", 1, ending=Ending.DEFENDERS_CONCEDED)),
    ("karo m1 aufgegeben", Game("diamonds", 1, ending=Ending.DECLARER_CONCEDED)),
    ("null b24 als kreuz m1", Game("null", bid=24, replacement=Replacement("clubs", 1))),
    ("null b24 as clubs:-2", Game("null", bid=24, replacement=Replacement("clubs", -2))),
    ("d o 1 stiche 10", Game("diamonds", -1, tricks=10)),
]


@pytest.mark.parametrize(("words", "game"), WORDS, ids=[w for w, _ in WORDS])
def test_words_are_read(words: str, game: Game) -> None:
    parsed = parse_game(words.split())

    assert parsed.findings == ()
    assert parsed.game == game


FAULTS = [
    ("", "line_empty", ""),
    ("hrz m1 61", "word_unknown", "herz"),
    ("k m1 61", "word_ambiguous", "karo"),
    ("p m1 61", "word_ambiguous", "pass"),
    ("hearts o 61x", "word_ambiguous", "ouvert"),
    ("hearts spades m1", "word_twice", "spades"),
    ("hearts m1 o2 61", "word_twice", "o2"),
    ("hearts m1 61 62", "word_twice", "62"),
    ("hearts m1 won lost", "word_twice", "lost"),
    ("m1 61", "contract_missing", "grand"),
    ("hearts mit 61x", "number_missing", "m2"),
    ("hearts bid", "number_missing", "b30"),
    ("hearts b99999999999 m1", "number_unreadable", "b99999999999"),
    ("hearts m1 pass", "passed_with_more", "pass"),
    ("null b24 as tables", "number_unreadable", "as tables"),
]


@pytest.mark.parametrize(("words", "kind", "named"), FAULTS, ids=[w for w, _, _ in FAULTS])
def test_fault_names_the_word(words: str, kind: str, named: str) -> None:
    parsed = parse_game(words.split())

    assert parsed.game is None
    assert kind in [f.kind.name for f in parsed.findings]
    for lang in ("en", "de"):
        said = " ".join(sentence(f, lang) for f in parsed.findings)
        assert named.casefold() in said.casefold()


SEATS = ("Anna", "Anton", "Berta Grand", "Zoë")
LINES = [
    ("anna herz m1 61", 1, Game("hearts", 1, card_points=61)),
    ("ANT herz m1 61", 2, Game("hearts", 1, card_points=61)),
    ("4 herz m1 61", 4, Game("hearts", 1, card_points=61)),
    ("berta grand m1 61", 3, Game("grand", 1, card_points=61)),
    ("berta grand grand m1 61", 3, Game("grand", 1, card_points=61)),
    ('"berta grand" herz m1 61', 3, Game("hearts", 1, card_points=61)),
    ("zoë null won", 4, Game("null", won=True)),
    ("pass", None, None),
    ("Eingepasst", None, None),
]


@pytest.mark.parametrize(("line", "seat", "game"), LINES, ids=[x[0] for x in LINES])
def test_line_is_read(line: str, seat: int | None, game: Game | None) -> None:
    parsed = parse_line(line, SEATS)

    assert parsed.findings == ()
    assert (parsed.declarer, parsed.game) == (seat, game)


LINE_FAULTS = [
    ("", ["line_empty"]),
    ("an herz m1 61", ["player_ambiguous"]),
    ("otto herz m1 61", ["player_unknown"]),
    ("5 herz m1 61", ["player_unknown"]),
    ("0 herz m1 61", ["player_unknown"]),
    ("otto hrz m1 61", ["player_unknown", "word_unknown"]),
    ("anna", ["contract_missing"]),
    ("pass anna", ["passed_with_more"]),
]


@pytest.mark.parametrize(("line", "kinds"), LINE_FAULTS, ids=[x[0] for x in LINE_FAULTS])
def test_line_fault(line: str, kinds: list[str]) -> None:
    parsed = parse_line(line, SEATS)

    assert [f.kind.name for f in parsed.findings] == kinds


def test_the_column_of_a_fault_counts_the_name_before_it() -> None:
    (fault,) = parse_line("anna herz m1 6l", SEATS).findings

    assert fault.place.column == len("anna herz m1 ") + 1


def test_equal_names_need_the_seat_number() -> None:
    assert match_player("anna", ("Anna", "Anna", "Carla")) == (1, 2)
    assert match_player("2", ("Anna", "Anna", "Carla")) == (2,)


def test_an_exact_name_beats_a_beginning() -> None:
    assert match_player("anna", ("Annabel", "Anna", "Carla")) == (2,)


CARDS = [
    ("CJ ♣J KrB Kreuz-Bube kreuzbube EU Eichel-Unter", "CJ"),
    ("HT H10 Herz-10 ♥10 herz-zehn R10", "HT"),
    ("DQ KaD Karo-Dame ♦Q schellenober", "DQ"),
    ("SA PA Pik-Ass ♠A GA grün-as pa", "SA"),
    ("S7 p7 Pik-7", "S7"),
]


@pytest.mark.parametrize(("words", "code"), CARDS, ids=[c for _, c in CARDS])
def test_card_words(words: str, code: str) -> None:
    for word in words.split():
        assert [CARD_CODES[c] for c in card_meanings(word)] == [code], word


CARD_FAULTS = [
    ("KB", "card_ambiguous", "CJ, DJ"),
    ("SU", "card_ambiguous", "SJ, DJ"),
    ("CX", "card_unknown", "CX"),
    ("10", "card_unknown", "10"),
    ("CJ KrB", "card_twice", "CJ"),
]


@pytest.mark.parametrize(
    ("words", "kind", "named"), CARD_FAULTS, ids=[c for c, _, _ in CARD_FAULTS]
)
def test_card_fault(words: str, kind: str, named: str) -> None:
    _, found = parse_cards(words)

    assert [f.kind.name for f in found] == [kind]
    assert named in sentence(found[0], "en")


games = st.builds(
    Game,
    contract=st.sampled_from([c.key for rules in PRESETS for c in rules.contracts]),
    matadors=st.none() | st.integers(-11, 11),
    hand=st.booleans(),
    ouvert=st.booleans(),
    schneider_announced=st.booleans(),
    schwarz_announced=st.booleans(),
    bid=st.none() | st.integers(0, 300),
    card_points=st.none() | st.integers(0, 130),
    tricks=st.none() | st.integers(0, 12),
    schneider=st.none() | st.booleans(),
    schwarz=st.none() | st.booleans(),
    won=st.none() | st.booleans(),
    ending=st.none() | st.sampled_from(list(Ending)),
    replacement=st.none()
    | st.builds(Replacement, st.sampled_from(["clubs", "grand"]), st.integers(-11, 11)),
    kontra=st.booleans(),
    re=st.booleans(),
    supra=st.booleans(),
    bock=st.booleans(),
    spitze=st.booleans(),
    spitze_made=st.none() | st.booleans(),
    refused=st.booleans(),
)


@given(games, st.integers(1, 4))
def test_a_written_line_reads_back_to_the_same_deal(game: Game, seat: int) -> None:
    parsed = parse_line(line_of(seat, game), SEATS)

    assert (parsed.declarer, parsed.game) == (seat, game)
    assert parse_game(game_words(game).split()).game == game


@given(st.text(max_size=60))
def test_no_line_makes_it_stumble(line: str) -> None:
    parsed = parse_line(line, SEATS)

    assert parsed.findings or parsed.game is not None or parsed.declarer is None
    for lang in ("en", "de"):
        assert all(sentence(f, lang) for f in parsed.findings)
