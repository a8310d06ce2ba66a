"""What may stand in the cells of a table, column by column."""

import pytest

from skatcalc.models.game import Ending, Game, Ramsch, Replacement
from skatcalc.notation.cells import LEVELS, contract_words
from skatcalc.notation.headings import find_columns
from skatcalc.notation.rows import GameRow, RowReader
from skatcalc.rules.presets import ISKO, preset

GRAND = {"contract": "grand", "matadors": "1"}


def read(rules=ISKO, **cells: str) -> GameRow:
    """Read one row whose headings are the names of the arguments."""
    headings = [name.replace("_", " ") for name in cells]
    reader = RowReader(find_columns(headings))
    return reader.read(list(cells.values()), contract_words(rules))


def game(**cells: str) -> Game:
    row = read(**cells)
    assert row.findings == ()
    assert row.game is not None
    return row.game


CONTRACTS = [
    *((word, "clubs", False, False) for word in ("clubs", "C", "Kreuz", "♣", "eichel", "12")),
    *((word, "spades", False, False) for word in ("SPADES", "pik", "grün", "11", "11.0")),
    *((word, "hearts", False, False) for word in ("Herz", "h", "rot", "10", " hearts ")),
    *((word, "diamonds", False, False) for word in ("karo", "♦️", "schellen", "9")),
    *((word, "grand", False, False) for word in ("Grand", "g", "24")),
    ("23", "null", False, False),
    ("35", "null", True, False),
    ("46", "null", False, True),
    ("59", "null", True, True),
    ("Null ouvert", "null", False, True),
    ("null hand", "null", True, False),
    ("Null Hand offen", "null", True, True),
    ("Herz Hand", "hearts", True, False),
]


@pytest.mark.parametrize(("word", "contract", "hand", "ouvert"), CONTRACTS)
def test_contract_word(word: str, contract: str, hand: bool, ouvert: bool) -> None:
    read_game = game(contract=word, matadors="1")

    assert (read_game.contract, read_game.hand, read_game.ouvert) == (contract, hand, ouvert)


# column, word, field, value
CELLS = [
    ("matadors", "+2", "matadors", 2),
    ("matadors", "-2", "matadors", -2),
    ("matadors", "−2", "matadors", -2),
    ("matadors", "mit 2", "matadors", 2),
    ("matadors", "ohne 3", "matadors", -3),
    ("matadors", "without 3", "matadors", -3),
    ("matadors", "o1", "matadors", -1),
    ("hand", "x", "hand", True),
    ("hand", "X", "hand", True),
    ("hand", "Ja", "hand", True),
    ("hand", "TRUE", "hand", True),
    ("hand", "1.0", "hand", True),
    ("hand", "0", "hand", False),
    ("hand", "nein", "hand", False),
    ("hand", "–", "hand", False),
    ("ouvert", "yes", "ouvert", True),
    ("offen", "x", "ouvert", True),
    ("schneider", "0", "schneider", False),
    ("schneider", "", "schneider", None),
    ("Schneider_ang.", "1", "schneider_announced", True),
    ("schwarz announced", "1", "schwarz_announced", True),
    ("bid", "18.0", "bid", 18),
    ("Reizung", "22", "bid", 22),
    ("bid", "-", "bid", None),
    ("Augen", "93", "card_points", 93),
    ("Stiche", "7", "tricks", 7),
    ("result", "won", "won", True),
    ("Ergebnis", "verloren", "won", False),
    ("result", "G", "won", True),
    ("ending", "defenders_conceded", "ending", Ending.DEFENDERS_CONCEDED),
    ("ending", "aufgegeben", "ending", Ending.DECLARER_CONCEDED),
    ("replacement", "clubs:+1", "replacement", Replacement("clubs", 1)),
    ("replacement", "kreuz ohne 2", "replacement", Replacement("clubs", -2)),
    ("kontra", "x", "kontra", True),
    ("re", "x", "re", True),
    ("supra", "x", "supra", True),
    ("Bock", "x", "bock", True),
]


@pytest.mark.parametrize(
    ("column", "word", "field", "value"), CELLS, ids=[f"{c}-{w}" for c, w, *_ in CELLS]
)
def test_cell_says(column: str, word: str, field: str, value: object) -> None:
    cells = {**GRAND, column: word}

    assert getattr(game(**cells), field) == value


WRONG = [
    ({"contract": "canasta"}, "cell_unreadable"),
    ({"contract": "K"}, "word_ambiguous"),
    ({"contract": "grand hearts"}, "cell_unreadable"),
    ({"contract": "hand"}, "cell_unreadable"),
    ({"contract": "13"}, "cell_unreadable"),
    ({"contract": ""}, "contract_missing"),
    ({**GRAND, "matadors": "two"}, "cell_unreadable"),
    ({**GRAND, "matadors": "1.5"}, "cell_unreadable"),
    ({**GRAND, "matadors": "1_0"}, "cell_unreadable"),
    ({**GRAND, "hand": "maybe"}, "cell_unreadable"),
    ({**GRAND, "bid": "9999999"}, "cell_unreadable"),
    ({**GRAND, "bid": "1e3"}, "cell_unreadable"),
    ({**GRAND, "result": "drawn"}, "cell_unreadable"),
    ({**GRAND, "ending": "timeout"}, "cell_unreadable"),
    ({**GRAND, "replacement": "clubs"}, "cell_unreadable"),
    ({**GRAND, "players": "2"}, "cell_unreadable"),
    ({**GRAND, "players": "six"}, "cell_unreadable"),
    ({**GRAND, "ramsch_points": "20 45"}, "cell_unreadable"),
    ({**GRAND, "ramsch_points": "20 45 fifty"}, "cell_unreadable"),
    ({**GRAND, "pushes": "1"}, "ramsch_points_missing"),
    ({"contract": "grand", "mit": "1", "ohne": "1"}, "columns_contradict"),
    ({**GRAND, "ohne": "1"}, "columns_contradict"),
    ({**GRAND, "+": "48", "-": "48"}, "columns_contradict"),
    ({**GRAND, "+": "48", "result": "lost"}, "columns_contradict"),
    ({**GRAND, "result": "passed"}, "passed_with_more"),
    ({"contract": "pass", "tricks": "3"}, "passed_with_more"),
    ({"contract": "pass", "declarer": "Anna"}, "passed_with_more"),
]


@pytest.mark.parametrize(("cells", "kind"), WRONG, ids=[f"{k}-{c}" for c, k in WRONG])
def test_cell_that_cannot_be_read(cells: dict[str, str], kind: str) -> None:
    row = read(**cells)

    assert row.game is None
    assert [f.kind.name for f in row.findings] == [kind]
    assert all(f.is_error and f.kind.blocks for f in row.findings)


def test_every_faulty_cell_is_named_with_its_own_heading() -> None:
    row = read(Spielart="grand", Spitzen="zwei", Reizung="viel")

    assert [dict(f.args)["column"] for f in row.findings] == ["Spitzen", "Reizung"]


PASSED = [
    {"contract": "", "result": "passed"},
    {"contract": "pass"},
    {"contract": "eingepasst", "bid": "0", "hand": "0"},
    {"contract": "E"},
]


@pytest.mark.parametrize("cells", PASSED, ids=str)
def test_passed_in_deal(cells: dict[str, str]) -> None:
    row = read(**cells)

    assert (row.passed, row.game, row.findings) == (True, None, ())


def test_the_form_s_own_columns_make_one_signed_number_and_a_result() -> None:
    lost = game(Grundwert="11", mit="", ohne="2", **{"+": "", "-": "66"})

    assert (lost.contract, lost.matadors, lost.won) == ("spades", -2, False)


def test_a_number_and_its_direction_make_one_signed_number() -> None:
    assert game(contract="grand", Spitzen="2", **{"mit/ohne": "ohne"}).matadors == -2


def test_three_card_points_and_pushes_make_a_ramsch() -> None:
    row = read(preset("tournee"), contract="ramsch", ramsch_points="20 / 45, 55", pushes="1")

    assert row.game is not None
    assert row.game.ramsch == Ramsch((20, 45, 55), pushes=1)


# announced levels leave open whether the level was made
LEVEL_CELLS = [
    ("Einfach", False, False, False, False),
    ("Hand", True, False, False, False),
    ("Schneider", False, True, False, False),
    ("Hand Schneider", True, True, False, False),
    ("Hand, Schwarz", True, True, True, False),
    ("Schneider ang. Schwarz", True, True, True, True),
    ("Schneider angesagt", True, None, False, True),
]


@pytest.mark.parametrize(
    ("cell", "hand", "schneider", "schwarz", "announced"), LEVEL_CELLS, ids=lambda v: str(v)
)
def test_levels_in_one_cell(cell, hand, schneider, schwarz, announced) -> None:
    fields = LEVELS[cell]

    assert (fields["hand"], fields["schneider_announced"]) == (hand, announced)
    assert (fields["schneider"], fields["schwarz"]) == (schneider, schwarz)


@pytest.mark.parametrize("cell", ["Jungfrau", "Hand angesagt", "angesagt"])
def test_levels_that_are_none(cell: str) -> None:
    with pytest.raises(ValueError, match=cell):
        LEVELS[cell]
