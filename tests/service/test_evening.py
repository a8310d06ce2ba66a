"""An evening kept: lines in, corrected, taken back; nothing wrong gets in, nothing is lost."""

import pytest

from skatcalc.findings import Severity, SkatcalcError
from skatcalc.service.evening import add, delete, edit, load, open_session, undo
from skatcalc.service.setup import Wanted, new, seat
from skatcalc.service.views import view
from tests.evenings import FOUR, NOW, THREE


def names(findings) -> list[str]:
    return [f.kind.name for f in findings]


def put(path, *lines: str):
    done = None
    for line in lines:
        done = add(path, line, None, None, NOW)
        assert done.saved, [f.kind.name for f in done.findings]
    return done


def totals(path) -> dict[str, int]:
    return {t.player: t.total for t in load(path).lists[0].totals}


def test_a_short_evening_at_four_adds_up(make) -> None:
    """SkWO 6.3.1 by hand: Bernd +30 +50, Carla -92 -50; the three others 30 each."""
    path = make(FOUR)
    put(path, "bernd hearts m2 b30 71", "pass", "pass", "carla null ouvert b46 lost")

    assert totals(path) == {"Anna": 30, "Bernd": 110, "Carla": -142, "Dieter": 30}
    computed = load(path).lists[0]
    assert computed.passed_in == 2
    assert [d.running_total for d in computed.deals] == [30, None, None, -92]


def test_a_short_evening_at_three_gives_forty(make) -> None:
    path = make(THREE)
    put(path, "anna clubs m1 b18 60")

    assert totals(path) == {"Anna": -98, "Bernd": 40, "Carla": 40}


def test_a_wrong_declarer_is_mended_and_everything_behind_follows(make) -> None:
    path = make(FOUR)
    put(path, "bernd c m1 b18 61", "anna h m1 b18 61", "anna s m1 b18 61", "anna d m1 b18 61")
    assert [d.running_total for d in load(path).lists[0].deals] == [24, 20, 42, 60]

    done = edit(path, 2, "carla h m1 b18 61", None, None, NOW)

    assert done.saved
    assert [d.running_total for d in load(path).lists[0].deals] == [24, 20, 22, 40]


def test_undo_takes_back_one_change_after_the_other(make) -> None:
    path = make(FOUR)
    put(path, "bernd c m1 b18 61", "anna h m1 b18 61")
    edit(path, 1, "carla c m1 b18 61", None, None, NOW)
    delete(path, 2, None, None, NOW)
    seen = []
    for _ in range(5):
        done = undo(path, NOW)
        deals = load(path).evening.lists[0].deals
        seen.append((done.saved, [(d.number, d.declarer) for d in deals]))

    assert seen == [
        (True, [(1, 3), (2, 1)]),
        (True, [(1, 2), (2, 1)]),
        (True, [(1, 2)]),
        (True, []),
        (False, []),
    ]


def test_a_deleted_deal_leaves_a_gap_that_edit_can_fill(make) -> None:
    path = make(FOUR)
    put(path, "bernd c m1 b18 61", "anna h m1 b18 61", "anna s m1 b18 61")
    delete(path, 2, None, None, NOW)

    assert "deal_missing" in names(view(path).findings)
    assert add(path, "pass", None, None, NOW).deal == 4
    assert edit(path, 2, "carla h m1 b18 61", None, None, NOW).saved
    assert [d.number for d in load(path).evening.lists[0].deals] == [1, 2, 3, 4]


# line, finding; each is refused and leaves the list as it was
REFUSED = [
    ("", "line_empty"),
    ("bernd hrz m1 61", "word_unknown"),
    ("otto herz m1 61", "player_unknown"),
    ("bernd h m1 b19 61", "bid_illegal"),
    ("bernd h m0 b18 61", "matadors_zero"),
    ("bernd h m12 b18 61", "matadors_too_many"),
    ("bernd g m5 b18 61", "matadors_too_many"),
    ("bernd null m1 b18 won", "matadors_without_use"),
    ("bernd h sa m1 b18 93", "announcement_without_hand"),
    ("bernd h m1 b18 won 50", "won_below_target"),
    ("bernd h m1 b18 100/10", "tricks_and_points"),
    ("bernd h m1 b18 121", "points_out_of_range"),
    ("anna h m1 b18 61", "dealer_is_declarer"),
    ("bernd h m1 b18", "result_missing_in_list"),
    ("bernd h m1 b24 won", "won_although_overbid"),
    ("5 h m1 b18 61", "player_unknown"),
]


@pytest.mark.parametrize(("line", "kind"), REFUSED, ids=[x[0] for x in REFUSED])
def test_a_wrong_line_is_refused_and_nothing_is_written(make, line: str, kind: str) -> None:
    path = make(FOUR)
    before = path.read_bytes()

    done = add(path, line, None, None, NOW)

    assert not done.saved
    assert kind in names(done.findings)
    assert path.read_bytes() == before


def test_a_deal_beyond_the_plan_is_refused(make) -> None:
    path = make(FOUR, deals=4)
    put(path, "pass", "pass", "pass", "pass")

    done = add(path, "pass", None, None, NOW)

    assert (done.saved, names(done.findings)) == (False, ["deal_beyond_plan"])


def test_a_warning_stands_beside_the_deal(make) -> None:
    done = put(make(FOUR), "bernd h m1 b18 120")

    assert names(done.findings) == ["schwarz_unknown"]


def test_a_doubtful_line_is_kept_when_somebody_confirms_it(make) -> None:
    path = make(FOUR)
    session = open_session(path, None, None)

    doubted = session.add("bernd h m1 b19 61", Severity.NOTE, NOW)
    assert (doubted.saved, doubted.confirmable) == (False, True)
    assert session.add("bernd h m1 b19 61", Severity.ERROR, NOW).saved
    assert not session.add("bernd h m1 b18 61", Severity.ERROR, NOW).saved  # Bernd deals
    assert not session.add("anna h m1 b18 61 won 50", Severity.ERROR, NOW).confirmable
    assert len(load(path).evening.lists[0].deals) == 1


def test_the_list_has_to_be_named_where_there_are_several(make) -> None:
    path = make(FOUR, ("E", "F", "G"))

    assert names(add(path, "pass", None, None, NOW).findings) == ["choose_table"]
    assert names(add(path, "pass", 1, 3, NOW).findings) == ["table_unknown"]
    assert add(path, "pass", 1, 2, NOW).saved
    assert add(path, "e h m1 b18 61", None, 2, NOW).saved


def test_series_are_seated_one_after_the_other_and_ranked_together(make) -> None:
    path = make(FOUR, series=2)
    assert names(seat(path, 3, [FOUR])) == ["series_unknown"]
    assert seat(path, 2, [("Dieter", "Carla", "Bernd", "Anna")]) == ()
    add(path, "bernd h m1 b18 61", 1, 1, NOW)
    add(path, "bernd h m1 b18 61", 2, 1, NOW)

    ranking = view(path).ranking

    assert (ranking[0].player, ranking[0].total, ranking[0].by_series) == ("Bernd", 140, (70, 70))
    assert names(seat(path, 2, [FOUR])) == ["series_seated"]


BAD_NEW = [
    ({"tables": [("A", "B")]}, "table_size"),
    ({"tables": [("A", "B", "A")]}, "seats_same_name"),
    ({"tables": [("A", "B", "a ")]}, "seats_same_name"),
    ({"tables": [("A", "B", "C"), ("D", "E", "A")]}, "player_seated_twice"),
    ({"tables": [("A", "", "C")]}, "name_blank"),
    ({"tables": []}, "tables_missing"),
    ({"date": "27/11/26"}, "date_unusable"),
    ({"club": " "}, "club_blank"),
]


@pytest.mark.parametrize(("wish", "kind"), BAD_NEW, ids=[k for _, k in BAD_NEW])
def test_a_wish_that_cannot_be_makes_no_file(tmp_path, wish, kind: str) -> None:
    path = tmp_path / "new.xlsx"
    wanted = Wanted(wish.get("date", "2026-11-27"), wish.get("club", "Aces"))

    found = new(path, wanted, wish.get("tables", [FOUR]), (), "en")

    assert kind in names(found)
    assert not path.exists()


def test_an_existing_file_is_never_overwritten(make) -> None:
    path = make(FOUR)
    before = path.read_bytes()

    with pytest.raises(SkatcalcError) as caught:
        new(path, Wanted("2026-11-27", "Aces"), [FOUR], (), "en")

    assert names(caught.value.findings) == ["file_exists"]
    assert path.read_bytes() == before


ODD_NAMES = [
    "=1+1",
    "@SUM(A1)",
    "+49 170",
    "-1",
    "Zoë Müller-Lüdenscheidt",
    "名前",
    "A" * 200,
    "'x",
]


def test_odd_names_stay_text(make) -> None:
    from openpyxl import load_workbook

    path = make(tuple(ODD_NAMES[:4]), tuple(ODD_NAMES[4:]))
    put_in = add(path, '"=1+1" h m1 b18 61', 1, 1, NOW)
    assert not put_in.saved  # seat 1 deals
    assert add(path, "2 h m1 b18 61", 1, 1, NOW).saved

    assert [t.player for one in load(path).lists for t in one.totals] == ODD_NAMES
    cells = [c for ws in load_workbook(path) for row in ws.iter_rows() for c in row]
    assert [c.value for c in cells if c.data_type == "f"] == []
    assert any(c.value == "=1+1" and c.quotePrefix for c in cells)


def test_tables_in_german_read_like_those_in_english(make) -> None:
    path = make(FOUR, lang="de")
    put(path, "bernd herz hand m2 b30 93", "carla null verloren", "passt")

    assert totals(path) == {"Anna": 30, "Bernd": 130, "Carla": -96, "Dieter": 30}
