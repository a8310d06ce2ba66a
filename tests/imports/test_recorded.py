"""Deals recorded card by card fill a list; seats rotate by the deal."""

import gzip
from pathlib import Path

from skatcalc.service.imports import import_list
from skatcalc.service.views import view
from tests.evenings import NOW, THREE
from tests.replay.test_files import game
from tests.replay.test_lists import PASSED, names, write
from tests.shared_data import ROOT


def take(path: Path, source: Path, **target: int):
    return import_list(path, source, now=NOW, **target)


def kinds(done) -> list[str]:
    return [f.kind.name for f in done.findings]


def test_an_evening_is_filled_from_recorded_deals(make, tmp_path: Path) -> None:
    """Forehand plays clubs for 36 in deals 1 and 3; deal 2 is passed in (SkWO 6.3.1: +50 each)."""
    path = make(THREE)
    source = tmp_path / "table.sgf"
    write(
        source,
        names(game(1), "Bernd Carla Anna"),
        names(PASSED, "Carla Anna Bernd"),
        names(game(3), "Anna Bernd Carla"),
    )

    done = take(path, source)

    assert (done.deals, [f for f in done.findings if f.is_error]) == (3, [])
    (computed,) = view(path).lists
    assert {t.player: t.total for t in computed.totals} == {"Anna": 86, "Bernd": 86, "Carla": 0}
    assert computed.passed_in == 1
    take(path, source)
    assert len(view(path).evening.lists[0].deals) == 3


def test_an_illegal_deal_is_left_out_and_the_others_go_in(make, tmp_path: Path) -> None:
    path = make(THREE)
    source = tmp_path / "table.sgf"
    write(source, game(1), game(2).replace("1 SJ 2 C8", "1 HA 2 C8"), game(3))

    done = take(path, source)

    (illegal,) = [f for f in done.findings if f.kind.name == "play_revoke"]
    assert (done.deals, illegal.place.deal, illegal.place.line) == (2, 2, 2)
    assert [d.number for d in view(path).evening.lists[0].deals] == [1, 3]
    assert "deal_missing" in [f.kind.name for f in view(path).findings]


def test_players_in_other_seats_refuse_the_file(make, tmp_path: Path) -> None:
    path = make(THREE)
    source = tmp_path / "table.sgf"
    write(source, names(game(1), "Carla Bernd Anna"))
    before = path.read_bytes()

    done = take(path, source)

    assert (done.deals, "player_elsewhere" in kinds(done)) == (0, True)
    assert path.read_bytes() == before


def test_more_deals_than_planned_refuse_the_file(make, tmp_path: Path) -> None:
    path = make(THREE, deals=2)
    source = tmp_path / "table.sgf"
    write(source, game(1), game(2), game(3))
    before = path.read_bytes()

    assert "deal_beyond_plan" in kinds(take(path, source))
    assert path.read_bytes() == before


def test_the_table_has_to_be_named_where_there_are_several(make, tmp_path: Path) -> None:
    path = make(THREE, ("E", "F", "G"))
    source = tmp_path / "table.sgf"
    write(source, game(1))

    assert "choose_table" in kinds(take(path, source))
    assert take(path, source, table=2).deals == 1


def test_packed_files_and_our_own_record_go_in_too(make, tmp_path: Path) -> None:
    """The example is hearts with 3 for 40 (ISkO 2.5.1), played by Bernd in deal 1."""
    path = make(("Carla", "Anna", "Bernd"))
    source = tmp_path / "my.table.deal.gz"
    source.write_bytes(gzip.compress((ROOT / "examples" / "hearts.deal").read_bytes()))

    assert take(path, source).deals == 1
    assert [t.game_points for t in view(path).lists[0].totals] == [0, 0, 40]


def test_a_file_without_a_deal_says_so(make, tmp_path: Path) -> None:
    source = tmp_path / "empty.sgf"
    source.write_text("nothing here\n", encoding="utf-8")

    assert "import_refused" in kinds(take(make(THREE), source))
