"""An export read back is the same evening, whatever was entered."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skatcalc.catalogue import LANGUAGES, Lang
from skatcalc.models.evening import Deal, Evening
from skatcalc.models.game import Game, Replacement
from skatcalc.rules.presets import ISKO
from skatcalc.tournament.systems import SEEGER_FABIAN
from skatcalc.workbook.export import is_export, load_export, read_export, write_export
from tests.export.evenings import a_list, an_evening, evenings, real_lists, without_rows
from tests.shared_data import needs_shared


def round_trip(evening: Evening, folder: Path, lang: Lang = "de") -> Evening:
    path = folder / "export.xlsx"
    write_export(path, evening, ISKO, SEEGER_FABIAN, lang)
    return without_rows(read_export(path, ISKO))


@settings(
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(evening=evenings(), lang=st.sampled_from(LANGUAGES))
def test_any_evening_comes_back_as_it_was(evening: Evening, lang: Lang, tmp_path: Path) -> None:
    assert round_trip(evening, tmp_path, lang) == evening


@needs_shared
@pytest.mark.parametrize("name", sorted(real_lists()))
def test_a_real_list_comes_back_as_it_was(name: str, tmp_path: Path) -> None:
    evening = an_evening(real_lists()[name])

    assert round_trip(evening, tmp_path) == evening


ENTERED = {
    "points only": Game("hearts", 2, hand=True, bid=30, card_points=93),
    "missed announcement": Game("clubs", 1, hand=True, schneider_announced=True, card_points=80),
    "ouvert announces all": Game("grand", 4, hand=True, ouvert=True, tricks=10),
    "overbid": Game("diamonds", -1, bid=33, card_points=70),
    "claimed as won": Game("diamonds", -1, bid=33, won=True),
    "impossible null": Game("null", hand=True, bid=36, won=False),
    "with its replacement": Game("null", bid=24, replacement=Replacement("spades", -2)),
    "matadors zero": Game("hearts", 0, won=True),
    "won with 50": Game("hearts", 1, card_points=50, won=True),
    "unknown contract": Game("boot", 1, won=True),
    "nothing at all": Game(""),
}


@pytest.mark.parametrize("game", ENTERED.values(), ids=ENTERED)
def test_what_was_entered_comes_back_not_what_is_shown(game: Game, tmp_path: Path) -> None:
    evening = an_evening(a_list(Deal(1, 2, game), planned=4))

    assert round_trip(evening, tmp_path) == evening


def test_rows_of_the_sheet_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "export.xlsx"
    evening = an_evening(a_list(Deal(3, 1, Game("hearts", 1, won=True)), Deal(5)))

    write_export(path, evening, ISKO, SEEGER_FABIAN, "en")

    read = load_export(path)
    assert read.findings == ()
    assert [(deal.number, deal.row) for deal in read.evening.lists[0].deals] == [(3, 8), (5, 10)]


def test_an_export_is_known_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "export.xlsx"
    write_export(path, an_evening(a_list(planned=4)), ISKO, SEEGER_FABIAN, "en")
    other = tmp_path / "other.txt"
    other.write_text("no workbook")

    assert is_export(path)
    assert not is_export(other)
    assert not is_export(tmp_path / "missing.xlsx")
    assert not is_export(tmp_path)


def test_the_same_evening_gives_the_same_file(tmp_path: Path) -> None:
    evening = an_evening(a_list(Deal(1, 2, Game("hearts", 1, won=True))))
    for name in ("a.xlsx", "b.xlsx"):
        write_export(tmp_path / name, evening, ISKO, SEEGER_FABIAN, "de")

    assert (tmp_path / "a.xlsx").read_bytes() == (tmp_path / "b.xlsx").read_bytes()
