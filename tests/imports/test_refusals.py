"""Lists that cannot be taken in: said with file and line, nothing written."""

from pathlib import Path

import pytest
from openpyxl import Workbook

from skatcalc.findings import SkatcalcError
from skatcalc.service.evening import add, undo
from skatcalc.service.exports import export_evening
from skatcalc.service.imports import import_list
from skatcalc.service.setup import Wanted, new
from skatcalc.service.views import view
from tests.evenings import FOUR, NOW

HEAD = "deal,declarer,contract,matadors,bid,card_points,score\n"
GOOD = "1,Bernd,hearts,2,30,71,30\n"


def take(path: Path, tmp_path: Path, text: str, **options: object):
    source = tmp_path / "list.csv"
    source.write_text(text, encoding="utf-8")
    return import_list(path, source, now=NOW, **options)  # type: ignore[arg-type]


# rows behind the headings, finding, line
REFUSED = [
    ("2,Otto,hearts,2,30,71,30\n", "player_unknown", 3),
    ("49,Anna,hearts,2,30,71,30\n", "deal_beyond_plan", 3),
    ("2,Anna,canasta,2,30,71,30\n", "cell_unreadable", 3),
    ("2,Anna,hearts,two,30,71,30\n", "cell_unreadable", 3),
    ("2,Anna,hearts,2,30,71,30,,9\n", "row_long", 3),
    ("x,Anna,hearts,2,30,71,30\n", "cell_unreadable", 3),
    ("0,Anna,hearts,2,30,71,30\n", "number_out_of_range", 3),
    ('2,"Anna,hearts\n', "quote_open", 3),
]


@pytest.mark.parametrize(
    ("row", "kind", "line"), REFUSED, ids=[f"{k}-{r[:9]}" for r, k, _ in REFUSED]
)
def test_a_faulty_row_refuses_the_whole_list(
    make, tmp_path, row: str, kind: str, line: int
) -> None:
    path = make(FOUR)
    before = path.read_bytes()

    done = take(path, tmp_path, HEAD + GOOD + row)

    found = {f.kind.name: f for f in done.findings}
    assert kind in found
    assert found[kind].place.line == line
    assert "import_refused" in found
    assert path.read_bytes() == before


UNUSABLE = [
    ("", "table_empty"),
    ("deal;declarer\n1;Anna\n", "heading_missing"),
    ("contract,game\nhearts,hearts\n", "heading_twice"),
    ("contract\0\n", "table_not_text"),
]


@pytest.mark.parametrize(("text", "kind"), UNUSABLE, ids=[k for _, k in UNUSABLE])
def test_an_unusable_table_is_named(make, tmp_path, text: str, kind: str) -> None:
    with pytest.raises(SkatcalcError) as caught:
        take(make(FOUR), tmp_path, text)

    assert caught.value.findings[0].kind.name == kind


MAPS = [
    ('[columns]\nbidd = "Reizung"\n', "map_key_unknown", 2),
    ("[columns\n", "toml_unreadable", 1),
    ("unsigned_score = 3\n", "map_value_wrong", 1),
    ('[columns]\nbid = "Reizung"\n', "map_heading_absent", None),
    ('[columns]\nbid = "bid"\ntricks = "bid"\n', "map_heading_twice", None),
    ('[values.bid]\nx = "often"\n', "map_word_wrong", None),
]


@pytest.mark.parametrize(("text", "kind", "line"), MAPS, ids=[k for _, k, _ in MAPS])
def test_a_faulty_column_map_is_named(make, tmp_path, text: str, kind: str, line) -> None:
    columns = tmp_path / "map.toml"
    columns.write_text(text, encoding="utf-8")

    with pytest.raises(SkatcalcError) as caught:
        take(make(FOUR), tmp_path, HEAD + GOOD, columns=columns)

    (found, *_) = caught.value.findings
    assert found.kind.name == kind
    if line is not None:
        assert (found.place.file, found.place.line) == ("map.toml", line)


def test_a_differing_value_is_imported_and_found(make, tmp_path) -> None:
    path = make(FOUR)
    done = take(path, tmp_path, HEAD + "1,Bernd,hearts,2,30,71,40\n")

    assert done.deals == 1
    assert "value_differs" in [f.kind.name for f in done.findings]
    assert "value_differs" in [f.kind.name for f in view(path).findings]
    assert view(path).lists[0].deals[0].score == 30


def test_an_import_twice_changes_nothing_and_another_deal_is_refused(make, tmp_path) -> None:
    path = make(FOUR)
    take(path, tmp_path, HEAD + GOOD)
    assert take(path, tmp_path, HEAD + GOOD).deals == 1
    assert len(view(path).evening.lists[0].deals) == 1

    done = take(path, tmp_path, HEAD + "1,Bernd,clubs,2,30,71,36\n")

    assert "deal_occupied" in [f.kind.name for f in done.findings]
    assert view(path).lists[0].deals[0].score == 30


def test_an_import_is_taken_back_as_a_whole(make, tmp_path) -> None:
    path = make(FOUR)
    add(path, "bernd hearts m2 b30 71", None, None, NOW)
    take(path, tmp_path, HEAD + "2,Anna,hearts,2,30,71,30\n3,,pass,,,,\n")
    assert len(view(path).evening.lists[0].deals) == 3

    assert undo(path, NOW).saved
    assert [d.number for d in view(path).evening.lists[0].deals] == [1]


def test_gaps_and_repeats_are_kept_and_found(make, tmp_path) -> None:
    path = make(FOUR)
    rows = "1,Bernd,hearts,2,30,71,30\n3,Anna,hearts,2,30,71,30\n3,Bernd,clubs,1,18,61,24\n"
    done = take(path, tmp_path, HEAD + rows)

    assert [d.number for d in view(path).evening.lists[0].deals] == [1, 3, 3]
    kinds = [f.kind.name for f in done.findings]
    assert ("deal_missing" in kinds, "deal_repeated" in kinds) == (True, True)


GERMAN = (
    "\ufeffNr.;Grundwert;mit;ohne;Hand;Schneider;ang.;Schwarz;ang.;offen;+;-;Alleinspieler\n"
    "1;10;2;;;;;;;;30;;Bernd\n"
    "2;23;;;x;;;;;x;;118;Carla\n"
    "3;E;;;;;;;;;;;\n"
    "4;24;;1;;x;;;;;72;;2\n"
)


def test_the_german_form_is_read_as_it_stands(make, tmp_path) -> None:
    """Null ouvert hand lost is -118, grand without 1 with schneider 72 (ISkO 2.4.2, 2.5)."""
    path = make(FOUR)
    done = take(path, tmp_path, GERMAN)

    assert [f.kind.name for f in done.findings if f.is_error] == []
    assert [d.score for d in view(path).lists[0].deals] == [30, -118, 0, 72]


def test_a_foreign_workbook_is_read(make, tmp_path) -> None:
    book = Workbook()
    sheet = book.active
    for row in (["Our list"], ["Nr.", "Declarer", "Game", "Matadors", "Card points"]):
        sheet.append(row)
    sheet.append([1, "Bernd", "hearts", 2, 71])
    sheet.append([2, "Anna", "=A1", 1, 61])
    source = tmp_path / "theirs.xlsx"
    book.save(source)
    path = make(FOUR)

    refused = import_list(path, source, now=NOW)
    assert "formula_without_value" in [f.kind.name for f in refused.findings]
    sheet["C4"] = "clubs"
    book.save(source)

    assert import_list(path, source, now=NOW).deals == 2
    assert [d.score for d in view(path).lists[0].deals] == [30, 24]


def test_a_list_for_another_table_has_to_say_so(make, tmp_path) -> None:
    path = make(FOUR, ("E", "F", "G"))

    assert "choose_table" in [f.kind.name for f in take(path, tmp_path, HEAD + GOOD).findings]
    assert take(path, tmp_path, HEAD + GOOD, table=1).deals == 1
    table = HEAD.replace("deal,", "table,deal,") + "2,1,F,hearts,2,30,71,30\n"
    assert take(path, tmp_path, table).deals == 1
    assert [len(one.deals) for one in view(path).evening.lists] == [1, 1]


def test_a_form_of_other_players_is_refused(make, tmp_path) -> None:
    path = make(FOUR)
    take(path, tmp_path, HEAD + GOOD)
    form = export_evening(path, tmp_path / "form.xlsx", "en").path
    for names in (("Bernd", "Carla", "Dieter", "Anna"), ("X", "Y", "Z", "W")):
        other = tmp_path / f"{names[0]}.xlsx"
        assert new(other, Wanted("2026-11-27", "Aces"), [names], (), "en") == ()
        done = import_list(other, form, now=NOW)

        assert (done.deals, "seats_differ" in [f.kind.name for f in done.findings]) == (0, True)


def test_a_form_for_a_table_that_is_not_there_needs_free_players(make, tmp_path) -> None:
    path = make(FOUR)
    take(path, tmp_path, HEAD + GOOD)
    form = export_evening(path, tmp_path / "form.xlsx", "en").path

    done = import_list(path, form, table=2, now=NOW)

    assert (done.deals, "player_seated_twice" in [f.kind.name for f in done.findings]) == (0, True)
    assert len(view(path).lists) == 1
