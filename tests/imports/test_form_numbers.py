"""The numbers that a filled-in form carries beside its games are compared one by one.

The form below is worked out by hand (ISkO 2.5, 2.4.2; SkWO 6.3.1, 40 points at three):
hearts with 2 = 30; null ouvert hand lost = -118; passed in; grand without 1 schneider = 72;
spades with 1 lost = -44.
"""

from pathlib import Path

import pytest

from skatcalc.service.imports import import_list
from skatcalc.service.views import view
from tests.evenings import NOW, THREE

FORM = """\
Unser Spielabend;;;;;;;;;;;;;;;;;;;;;;
Nr.;Geber;Grundwert;mit;ohne;Hand;Schneider;ang.;Schwarz;ang.;offen;+;-;Platz 1;Gew;Verl;Platz 2;\
Gew;Verl;Platz 3;Gew;Verl;Eingepasst
1;1;10;2;;;;;;;;30;;-;-;-;30;1;-;-;-;-;
2;2;23;;;x;;;;;x;;118;;;;;;;-118;;1;
3;3;;;;;;;;;;;;;;;;;;;;;1
4;1;24;;1;;x;;;;;72;;72;1;;;;;;;;
5;2;11;1;;;;;;;;;44;28;;1;;;;;;;
6;3;;;;;;;;;;;;;;;;;;;;;2
7;;;;;;;;;;;;;;;;;;;;;;
A) Spielpunkte;;;;;;;;;;;;;28;1;1;30;1;0;-118;0;1;
(+ gewonnene - verlorene Spiele) * 50;;;;;;;;;;;;;0;;;50;;;-50;;;
+ verlorene Spiele der Gegenspieler * 40;;;;;;;;;;;;;40;;;80;;;40;;;
B) Gesamtpunkte = Endergebnis;;;;;;;;;;;;;68;;;160;;;-128;;;
Betrag EUR:;;;;;;;;;;;;;0,50;;;;;;0,50;;;
"""


def take(make, tmp_path: Path, text: str):
    path = make(THREE)
    source = tmp_path / "form.csv"
    source.write_text(text, encoding="utf-8")
    return path, import_list(path, source, now=NOW)


def test_a_right_form_has_nothing_to_say_but_that_it_is_short(make, tmp_path: Path) -> None:
    path, done = take(make, tmp_path, FORM)

    assert [f.kind.name for f in done.findings] == ["list_short"]
    (computed,) = view(path).lists
    assert [d.deal.declarer for d in computed.deals] == [2, 3, None, 1, 1, None]
    assert [d.score for d in computed.deals] == [30, -118, 0, 72, -44, 0]
    assert [t.total for t in computed.totals] == [68, 160, -128]
    assert computed.passed_in == 2


# what stands there, what somebody wrote instead, the findings with their lines
SLIPS = [
    (
        "72;;72;1",
        "73;;72;1",
        {("value_differs", 6), ("running_total_breaks", 6), ("identity_broken", None)},
    ),
    ("72;;72;1", "72;;74;1", {("running_total_breaks", 6), ("running_total_breaks", 7)}),
    ("44;28;;1", "44;28;;2", {("counter_breaks", 7)}),
    (";30;1;-", ";30;2;-", {("counter_breaks", 3)}),
    ("6;3;;;;;;;;;;;;;;;;;;;;;2", "6;3;;;;;;;;;;;;;;;;;;;;;3", {("counter_breaks", 8)}),
    ("4;1;24", "4;2;24", {("dealer_differs", 6)}),
    ("28;1;1;30;1;0", "28;1;1;30;2;0", {("footer_differs", 10), ("identity_broken", None)}),
    ("-118;0;1;\n(", "-108;0;1;\n(", {("footer_differs", 10), ("identity_broken", None)}),
    ("* 50;;;;;;;;;;;;;0", "* 50;;;;;;;;;;;;;50", {("footer_differs", 11)}),
    (";40;;;80;;;40", ";40;;;40;;;40", {("footer_differs", 12), ("identity_broken", None)}),
    ("68;;;160", "78;;;160", {("footer_differs", 13), ("identity_broken", None)}),
]


@pytest.mark.parametrize(("there", "instead", "expected"), SLIPS, ids=[b for _, b, _ in SLIPS])
def test_a_slip_is_named_at_its_line(make, tmp_path: Path, there, instead, expected) -> None:
    assert FORM.count(there) == 1
    path, done = take(make, tmp_path, FORM.replace(there, instead))

    found = {(f.kind.name, f.place.line) for f in done.findings} - {("list_short", None)}
    assert found == expected
    assert all(f.place.file == "form.csv" for f in done.findings)
    assert len(view(path).evening.lists[0].deals) == 6


def test_a_footer_that_is_wrong_in_two_places_at_once_breaks_a_sum(make, tmp_path: Path) -> None:
    """Every number of A) may agree with itself and still not with the columns + and -."""
    text = FORM.replace("1;1;10;2;;;;;;;;30;;", "1;1;10;2;;;;;;;;40;;")
    _, done = take(make, tmp_path, text)

    broken = [dict(f.args) for f in done.findings if f.kind.name == "identity_broken"]
    assert [(b["what"], b["found"], b["expected"]) for b in broken] == [
        ("identity.points", -60, -50)
    ]


UNREADABLE = [
    ("72;;72;1", "72;;7Z;1", "cell_unreadable", 6),
    ("72;;72;1;", "72;;72;1;;5", "two_running_totals", 6),
    ("5;2;11;1;;", "5;2;11;1;1;", "columns_contradict", 7),
]


@pytest.mark.parametrize(("there", "instead", "kind", "line"), UNREADABLE)
def test_a_form_that_cannot_be_read_is_refused(
    make, tmp_path: Path, there, instead, kind, line
) -> None:
    assert FORM.count(there) == 1
    path, done = take(make, tmp_path, FORM.replace(there, instead))

    assert (kind, line) in {(f.kind.name, f.place.line) for f in done.findings}
    assert done.findings[-1].kind.name == "import_refused"
    assert view(path).evening.lists[0].deals == ()


def test_a_form_of_another_size_is_refused(make, tmp_path: Path) -> None:
    path = make((*THREE, "Dieter"))
    source = tmp_path / "form.csv"
    source.write_text(FORM, encoding="utf-8")

    done = import_list(path, source, now=NOW)

    assert "size_differs" in [f.kind.name for f in done.findings]
    assert done.deals == 0


def test_a_declarer_column_goes_before_the_seats_with_a_total(make, tmp_path: Path) -> None:
    """Forms that carry every player's running total on every row need the declarer."""
    text = (
        "Nr;Alleinspieler;Spielart;Spitzen;Ergebnis;Platz 1;Platz 2;Platz 3\n"
        "1;be;Karo;1;gewonnen;0;18;0\n"
        "2;Carla;Pik;1;gewonnen;0;18;22\n"
        "3;2;Pik;-1;verloren;0;-26;22\n"
    )
    path, done = take(make, tmp_path, text)

    assert [f.kind.name for f in done.findings] == ["list_short"]
    assert [d.deal.declarer for d in view(path).lists[0].deals] == [2, 3, 2]
