"""Column maps: other headings, other words, rows to leave out."""

from pathlib import Path
from typing import get_args

import pytest

from skatcalc.findings import SkatcalcError
from skatcalc.notation.columns import NAMES, ColumnName, read_column_map
from skatcalc.notation.headings import HEADINGS
from skatcalc.notation.rows import COLUMN_WORDS
from skatcalc.rules.presets import ISKO
from skatcalc.service.imports import import_list
from skatcalc.service.views import view
from tests.evenings import NOW, THREE
from tests.shared_data import ROOT


def take(make, tmp_path: Path, text: str, columns: str, seats=THREE):
    path = make(seats)
    source, own = tmp_path / "list.csv", tmp_path / "map.toml"
    source.write_text(text, encoding="utf-8")
    own.write_text(columns, encoding="utf-8")
    return path, import_list(path, source, columns=own, now=NOW)


def scores(path: Path) -> list[int]:
    return [deal.score for deal in view(path).lists[0].deals]


def test_a_map_translates_headings_and_words(make, tmp_path: Path) -> None:
    """ISkO 2.5.1: diamonds without 2, hand, schneider 5 x 9; spades with 1, 2 x 11, lost."""
    text = (
        "Runde|x;Wer;Farbe;Zahl;mo;Stufen;Status;Punkte;Gereizt bis\n"
        "1;A;Ka.;2;-;Hand, Schneider;G;45;18\n"
        "2;B;Pi.;1;+;;V;44;?\n"
    )
    columns = """
        unsigned_score = true
        [columns]
        deal = "Runde|x"
        declarer = "Wer"
        contract = "Farbe"
        matadors = "Zahl"
        direction = "mo"
        levels = "Stufen"
        result = "Status"
        score = "Punkte"
        bid = "Gereizt bis"
        [values.contract]
        "Ka." = "diamonds"
        "Pi." = "spades"
        [values.declarer]
        A = 1
        B = 2
        [values.direction]
        "-" = "ohne"
        "+" = "mit"
        [unknown]
        bid = ["?"]
    """
    path, done = take(make, tmp_path, text, columns)

    assert [f.kind.name for f in done.findings] == ["list_short"]
    assert scores(path) == [45, -44]
    assert [d.deal.written.score for d in view(path).lists[0].deals] == [45, -44]


def test_rows_to_leave_out_are_counted_by_word(make, tmp_path: Path) -> None:
    text = (
        "deal,declarer,contract,matadors,result,Bock,Bemerkung\n"
        "1,1,clubs,1,won,X,\n2,1,Ramsch,,,,\n3,2,clubs,1,won,,\n4,2,clubs,1,won,x,\n"
        "5,2,clubs,1,won,,neu gegeben\n"
    )
    columns = '[skip]\nBock = ["x"]\ncontract = ["ramsch"]\nBemerkung = []\n'
    path, done = take(make, tmp_path, text, columns)

    assert scores(path) == [24]
    skipped = {
        dict(f.args)["reason"]: dict(f.args)["n"]
        for f in done.findings
        if f.kind.name == "rows_skipped"
    }
    assert skipped == {
        "Bock = X": 1, "contract = Ramsch": 1, "Bock = x": 1, "Bemerkung = neu gegeben": 1,
    }  # fmt: skip
    assert [f.place.deal for f in done.findings if f.kind.name == "deal_missing"] == [1, 2]


def test_players_own_columns_may_have_any_heading(make, tmp_path: Path) -> None:
    text = "Nr,Grundwert,mit,ohne,+,-,Anna,Bernd,Carla\n1,9,1,,18,,,18,\n2,9,,1,,36,,,-36\n"
    path, done = take(make, tmp_path, text, 'seats = ["Anna", "Bernd", "Carla"]\n')

    assert [f.kind.name for f in done.findings] == ["list_short"]
    assert [d.deal.declarer for d in view(path).lists[0].deals] == [2, 3]


def test_a_column_series_and_table_spreads_rows_over_lists(make, tmp_path: Path) -> None:
    text = "Blatt,Tisch,Nr,Alleinspieler,Spielart,Spitzen,Ergebnis\n" + "".join(
        f"{sheet},{table},1,1,Karo,1,{result}\n"
        for sheet, table, result in (("I", 1, "gewonnen"), ("II", 1, "verloren"), ("I", 2, "g"))
    )
    columns = '[columns]\nseries = "Blatt"\n[values.series]\nI = 1\nII = 2\n'
    path = make(THREE, ("D", "E", "F"), series=2)
    source, own = tmp_path / "list.csv", tmp_path / "map.toml"
    source.write_text(text, encoding="utf-8")
    own.write_text(columns, encoding="utf-8")

    done = import_list(path, source, columns=own, now=NOW)

    assert [f.kind.name for f in done.findings if f.is_error] == []
    notes = [f for f in done.findings if f.kind.name == "seats_taken_over"]
    assert [(f.place.series, f.place.table) for f in notes] == [(2, 1)]
    entered = {(x.table.series, x.table.table): len(x.deals) for x in view(path).lists}
    assert entered == {(1, 1): 1, (1, 2): 1, (2, 1): 1}


FAULTS = [
    ('[columns]\nbidd = "Reizung"\n', "map_key_unknown", 2, "bid"),
    ('[colums]\nbid = "Reizung"\n', "map_key_unknown", 1, "columns"),
    ("unsigned = true\n", "map_key_unknown", 1, "unsigned_score"),
    ("[columns\n", "toml_unreadable", 1, None),
    ("a = 1\na = 2\n", "toml_unreadable", 2, None),
    ('unsigned_score = "yes and no"\n', "map_value_wrong", 1, None),
    ("[columns]\n\nbid = 3\n", "map_value_wrong", 3, None),
    ('[columns]\nbid = ""\n', "map_value_wrong", 2, None),
    ("values = 3\n", "map_value_wrong", 1, None),
    ("[values]\nbid = 3\n", "map_value_wrong", 2, None),
    ("[values.bid]\nx = 1.5\n", "map_value_wrong", 2, None),
    ('[unknown]\nbid = "0"\n', "map_value_wrong", 2, None),
    ('seats = ["a", "b", "c", "d", "e", "f"]\n', "map_value_wrong", 1, None),
    ('[columns]\nbid = "x"\ntricks = "x"\n', "map_heading_twice", 3, None),
    ('[values.bid]\n\n"y" = "often"\n', "map_word_wrong", 3, None),
    ('[values.contract]\nKaro = "dimonds"\n', "map_word_wrong", 2, None),
    ('[values.levels]\nalles = "everything"\n', "map_word_wrong", 2, None),
]


@pytest.mark.parametrize(("text", "kind", "line", "near"), FAULTS, ids=[f[0] for f in FAULTS])
def test_a_faulty_map_is_refused_with_its_line(text: str, kind: str, line: int, near) -> None:
    with pytest.raises(SkatcalcError) as caught:
        read_column_map(text, "map.toml", ISKO)

    (found,) = caught.value.findings
    assert (found.kind.name, found.place.file, found.place.line) == (kind, "map.toml", line)
    assert near is None or dict(found.args)["near"] == near


def test_every_fault_of_a_map_is_named_at_once() -> None:
    with pytest.raises(SkatcalcError) as caught:
        read_column_map('[columns]\nbidd = "a"\ntrick = "b"\n', "map.toml", ISKO)

    assert [f.place.line for f in caught.value.findings] == [2, 3]


@pytest.mark.parametrize(
    "columns", ['[columns]\nbid = "Gebot"', '[skip]\nBock = ["x"]', 'seats = ["Anna", "B", "C"]']
)
def test_a_heading_that_the_list_lacks_is_named(make, tmp_path: Path, columns: str) -> None:
    with pytest.raises(SkatcalcError) as caught:
        take(make, tmp_path, "deal,contract\n1,clubs\n", columns)

    assert {f.kind.name for f in caught.value.findings} == {"map_heading_absent"}
    assert caught.value.findings[0].place.file == "list.csv"


def test_a_map_may_name_every_column_of_a_list() -> None:
    table = {"id", "ruleset", "players"}

    assert set(NAMES) == set(get_args(ColumnName))
    assert set(NAMES) == {*COLUMN_WORDS, "contract"} - table
    assert set(HEADINGS) == {*COLUMN_WORDS, "contract"} - {"levels"}


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("columns_*.toml")), ids=str)
def test_every_example_is_a_good_map(path: Path) -> None:
    assert read_column_map(path.read_text(encoding="utf-8"), path.name, ISKO).columns
