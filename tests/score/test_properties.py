"""Any game written into a row of the table is read back the same, in any order of columns."""

import csv
import io

from hypothesis import given, settings
from hypothesis import strategies as st

from skatcalc.models.game import Ending, Game, Replacement
from skatcalc.rules.presets import ISKO
from skatcalc.service.rulesets import find_rules
from skatcalc.service.scoring import score_table

KEYS = [contract.key for contract in ISKO.contracts]
FLAGS = ("hand", "ouvert", "schneider_announced", "schwarz_announced", "kontra", "re", "bock")
NUMBERS = ("matadors", "bid", "card_points", "tricks")
KNOWN = ("schneider", "schwarz")
COLUMNS = ("contract", *FLAGS, *NUMBERS, *KNOWN, "result", "ending", "replacement")

games = st.builds(
    Game,
    st.sampled_from(KEYS),
    st.none() | st.integers(-11, 11),
    **{name: st.booleans() for name in FLAGS},
    bid=st.none() | st.integers(0, 300),
    card_points=st.none() | st.integers(0, 130),
    tricks=st.none() | st.integers(0, 10),
    **{name: st.sampled_from([None, True, False]) for name in KNOWN},
    won=st.sampled_from([None, True, False]),
    ending=st.none() | st.sampled_from(Ending),
    replacement=st.none() | st.builds(Replacement, st.sampled_from(KEYS), st.integers(1, 11)),
)


def cell(game: Game, column: str) -> str:
    if column == "result":
        return {True: "won", False: "lost", None: ""}[game.won]
    value = getattr(game, column)
    if isinstance(value, Replacement):
        return f"{value.contract}:{value.matadors:+d}"
    if value is None or isinstance(value, str):
        return value or ""
    return str(int(value))


def table_of(rows: list[Game], columns: list[str], delimiter: str) -> io.StringIO:
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=delimiter)
    writer.writerow(columns)
    writer.writerows([cell(game, column) for column in columns] for game in rows)
    text.seek(0)
    return text


@settings(max_examples=60, deadline=None)
@given(st.lists(games, min_size=1, max_size=5), st.permutations(COLUMNS), st.sampled_from(",;\t"))
def test_a_game_in_a_row_is_read_back(rows: list[Game], columns, delimiter: str) -> None:
    scored = list(score_table(table_of(rows, columns, delimiter), "t", "isko", 3, find_rules).rows)

    assert [one.result.game for one in scored if one.result is not None] == rows
    assert len(scored) == len(rows)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=200))
def test_no_text_breaks_the_reading(text: str) -> None:
    """Whatever stands in a table, a row is scored or has a finding; nothing else happens."""
    lines = io.StringIO("contract,matadors,bid\n" + text.replace("\0", ""), newline="")

    for row in score_table(lines, "t", "isko", 3, find_rules).rows:
        assert row.passed or row.findings or row.result is not None


@settings(max_examples=100, deadline=None)
@given(st.lists(st.text(max_size=12), min_size=1, max_size=16))
def test_no_words_in_cells_break_the_reading(words: list[str]) -> None:
    cells = [word.replace("\0", "") for word in words]
    text = io.StringIO(newline="")
    csv.writer(text).writerows([COLUMNS, cells])
    text.seek(0)

    for row in score_table(text, "t", "isko", 3, find_rules).rows:
        assert row.passed or row.findings or row.result is not None
