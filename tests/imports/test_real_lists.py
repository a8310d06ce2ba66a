"""Real lists go in, every recorded number comes out, and the export leads back to them."""

from collections import Counter
from pathlib import Path

import pytest

from skatcalc.findings import Place
from skatcalc.models.evening import Deal, TableList
from skatcalc.notation.columns import read_column_map
from skatcalc.notation.listfile import read_list
from skatcalc.notation.tables import read_lines
from skatcalc.rules.presets import ISKO
from skatcalc.service.exports import export_evening
from skatcalc.service.imports import import_list
from skatcalc.service.setup import Wanted, new
from skatcalc.service.views import view
from skatcalc.tournament.checks import check_list
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.systems import SEEGER_FABIAN, total_points
from tests.evenings import NOW
from tests.shared_data import ROOT, SHARED, needs_shared, rows

LISTS = SHARED / "data" / "lists"
EXAMPLES = ROOT / "examples"
PUBLISHED = rows("data/lists/real_results.csv")


@needs_shared
@pytest.mark.parametrize("row", PUBLISHED, ids=lambda r: f"{r['list']}-{r['player']}")
def test_every_published_total_comes_out(row: dict[str, str]) -> None:
    numbers = [int(row[k]) for k in ("game_points", "won", "lost", "opponents_lost", "table_size")]

    assert total_points(*numbers, SEEGER_FABIAN) == int(row["published_total"])


@needs_shared
@pytest.mark.parametrize(
    "row", rows("cases/seeger_fabian.csv"), ids=lambda r: r["example"] + r["player"]
)
def test_every_seeger_fabian_case_comes_out(row: dict[str, str]) -> None:
    numbers = [
        int(row[k]) for k in ("game_points", "won", "lost", "opponents_lost", "players_at_table")
    ]

    assert total_points(*numbers, SEEGER_FABIAN) == int(row["total"])


@pytest.fixture
def form(tmp_path: Path) -> Path:
    path = tmp_path / "form.xlsx"
    assert new(path, Wanted("2026-11-27", "Real"), [("P1", "P2", "P3", "P4")], (), "en") == ()
    done = import_list(
        path,
        LISTS / "real_list_4player_40deals.csv",
        columns=EXAMPLES / "columns_form.toml",
        now=NOW,
    )
    assert (done.deals, [f.kind.name for f in done.findings]) == (40, ["list_short"])
    return path


@needs_shared
def test_the_filled_in_form_gives_every_value_and_running_total(form: Path) -> None:
    (computed,) = view(form).lists
    recorded = rows("data/lists/real_list_4player_40deals.csv")

    assert [d.score for d in computed.deals] == [int(r["value_signed"]) for r in recorded]
    assert [d.running_total for d in computed.deals] == [
        int(r["running_total_declarer"]) for r in recorded
    ]
    published = {r["player"]: int(r["published_total"]) for r in PUBLISHED if r["list"] == "F1"}
    assert {t.player: t.total for t in computed.totals} == published


@pytest.fixture(scope="module")
def ten_lists(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lists") / "lists.xlsx"
    wanted = Wanted("2026-11-27", "Real", series=10, deals=37)
    assert new(path, wanted, [("A", "B", "C")], (), "de") == ()
    done = import_list(
        path,
        LISTS / "real_lists_3player_pure.csv",
        table=1,
        columns=EXAMPLES / "columns_lists.toml",
        now=NOW,
    )
    kinds = Counter(f.kind.name for f in done.findings)
    assert (done.deals, kinds["deal_missing"], kinds["seats_taken_over"]) == (360, 1, 9)
    assert [f.kind.name for f in done.findings if f.is_error] == []
    return path


@needs_shared
def test_the_ten_lists_give_every_value_and_total(ten_lists: Path) -> None:
    recorded = rows("data/lists/real_lists_3player_pure.csv")
    names = list(dict.fromkeys(r["list"] for r in recorded))
    published = {(r["list"], r["player"]): int(r["published_total"]) for r in PUBLISHED}

    for name, computed in zip(names, view(ten_lists).lists, strict=True):
        mine = [r for r in recorded if r["list"] == name]
        assert [d.score for d in computed.deals] == [int(r["value_signed"]) for r in mine]
        for total in computed.totals:
            assert published.get((name, total.player), total.total) == total.total


def plain(table: TableList) -> list[tuple[object, ...]]:
    return [(d.number, d.declarer, d.game) for d in table.deals]


@needs_shared
@pytest.mark.parametrize("fixture", ["form", "ten_lists"])
def test_an_export_taken_in_again_gives_the_same_evening(
    fixture: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    path = request.getfixturevalue(fixture)
    before = view(path).evening
    exported = export_evening(path, tmp_path / "out.xlsx", "de").path
    fresh = tmp_path / "fresh.xlsx"
    deals = before.lists[0].planned
    wanted = Wanted(before.date, before.club, series=before.series, deals=deals)
    assert new(fresh, wanted, [before.lists[0].seats], (), "en") == ()

    done = import_list(fresh, exported, now=NOW)

    assert [f.kind.name for f in done.findings if f.is_error] == []
    after = view(fresh).evening
    assert [(x.series, x.table, x.seats, plain(x)) for x in after.lists] == [
        (x.series, x.table, x.seats, plain(x)) for x in before.lists
    ]


# club-practice section 5: what is wrong in the 7,445 plain deals, found by a hand count there
WRONG = {
    "overbid recorded as won": 10,
    "overbid lost too cheaply": 3,
    "won with 1 to 60 card points": 22,
    "lost with 61 or more": 24,  # the 25th is a missed announcement and correct
    "won with schneider that was not": 29,
    # The club practice counts 2. The other one has 90 card points (clubs with 1, bid 24): that
    # is schneider for the defenders, ISkO 2.5.3; what is wrong there is the result.
    "lost with schneider that was not": 1,
    "announced schneider won below 90": 1,
    "won with schneider not noted": 5,
    "lost with schneider not noted": 1,
    # The club practice lists 5 as doubtful. The fifth is lost, with schneider and without
    # schwarz written down: hearts without 1 for -60, which is right.
    "0 card points": 4,
}


def private_round() -> list[TableList]:
    source = LISTS / "real_deals_private_round.csv"
    columns = EXAMPLES / "columns_private_round.toml"
    own = read_column_map(columns.read_text(encoding="utf-8"), columns.name, ISKO)
    with source.open(encoding="utf-8", newline="") as stream:
        lines = read_lines(stream, source.name)
        read = read_list(lines, lambda n: Place(source.name, n), ISKO, own)
    assert len(read.rows) == 7445
    assert sum(read.skipped.values()) == 9030 - 7445
    by_series: dict[int, list[Deal]] = {}
    for row in read.rows:
        deal = Deal(row.number, int(row.declarer or 0), row.game, row.written, row.row)
        by_series.setdefault(row.series or 0, []).append(deal)
    return [
        TableList(series, 1, ("A", "B", "C"), 99).with_deals(tuple(deals))
        for series, deals in by_series.items()
    ]


def kinds_of(deal, names: set[str]) -> set[str]:
    """Return what is wrong with one deal, by the kinds of the club practice."""
    game, written = deal.deal.game, deal.deal.written
    kinds = set()
    if "won_although_overbid" in names:
        kinds.add("overbid recorded as won")
    if "overbid_too_cheap" in names:
        kinds.add("overbid lost too cheaply")
    if game.card_points == 0 and game.contract != "null" and names:
        return kinds | {"0 card points"}
    if "won_below_target" in names:
        if game.card_points <= 60:
            kinds.add("won with 1 to 60 card points")
        if game.schneider_announced:
            kinds.add("announced schneider won below 90")
    if "lost_at_target" in names:
        kinds.add("lost with 61 or more")
    if "schneider_not_reached" in names:
        kinds.add(f"{'won' if game.won else 'lost'} with schneider that was not")
    if "schneider_not_noted" in names:
        kinds.add(f"{'won' if game.won else 'lost'} with schneider not noted")
    assert written is not None
    return kinds


@needs_shared
def test_check_names_the_wrongly_recorded_deals_of_the_private_round_by_kind() -> None:
    counts: Counter[str] = Counter()
    deals = unbid = 0
    for table in private_round():
        computed = compute_list(table, ISKO, SEEGER_FABIAN)
        found: dict[int, set[str]] = {}
        for f in check_list(computed):
            found.setdefault(f.place.deal or 0, set()).add(f.kind.name)
        for one in computed.deals:
            deals += 1
            unbid += one.deal.game.bid is None
            counts.update(kinds_of(one, found.get(one.deal.number, set())))

    assert (deals, unbid) == (7445, 419)
    assert dict(counts) == WRONG


def doubts(row: dict[str, str]) -> set[str]:
    """Return what ISkO 2.5.2, 2.5.3 and 3.6.1 say against a plain recorded deal, counted anew."""
    points, won, level = int(row["card_points"]), row["result"] == "won", row["stufe"]
    value = abs(int(row["recorded_points"])) // (1 if won else 2)
    kinds = set()
    if value < int(row["bid"]):
        kinds |= {"won_although_overbid", "value_differs"} if won else {"overbid_too_cheap"}
    if row["contract"] == "Null":
        return kinds
    if won is not (points >= (90 if "angesagt" in level else 61)):
        kinds.add("won_below_target" if won else "lost_at_target")
    reached, noted = points >= 90 or points <= 30, "Schn" in level or "Schw" in level
    if reached is not noted and "ang" not in level:
        kinds.add("schneider_not_reached" if noted else "schneider_not_noted")
    jacks = int(row["spitzen"])  # whoever holds the highest jacks keeps their two points each
    if (points if jacks > 0 else 120 - points) < 2 * min(abs(jacks), 4):
        kinds.add("points_impossible")
    return kinds


PART = {"16": 1, "17": 2, "18": 3}


@needs_shared
def test_a_part_of_the_private_round_goes_into_a_workbook_with_its_doubts(tmp_path: Path) -> None:
    path, columns, source = (tmp_path / name for name in ("round.xlsx", "map.toml", "part.csv"))
    example = (EXAMPLES / "columns_private_round.toml").read_text(encoding="utf-8")
    series = "".join(f"{theirs} = {ours}\n" for theirs, ours in PART.items())
    columns.write_text(f"{example}\n[values.series]\n{series}", encoding="utf-8")
    lines = (LISTS / "real_deals_private_round.csv").read_text(encoding="utf-8").splitlines()
    part = [line if line.split(",")[0] in ("series", *PART) else "" for line in lines]
    source.write_text("\n".join(part), encoding="utf-8")
    assert new(path, Wanted("2026-11-27", "Real", series=3), [("A", "B", "C")], (), "en") == ()
    plain_rows = {
        number: row
        for number, row in enumerate(rows("data/lists/real_deals_private_round.csv"), start=2)
        if row["series"] in PART
        and not (row["bock"] or row["kontra"] or row["re"] or row["contract"] == "Ramsch")
    }

    done = import_list(path, source, table=1, columns=columns, now=NOW)

    assert done.deals == len(plain_rows) > 80
    wanted = {(number, kind) for number, row in plain_rows.items() for kind in doubts(row)}
    assert {(f.place.line, f.kind.name) for f in done.findings if f.is_error} == wanted
    assert len(wanted) > 20
    deals = [one for table in view(path).lists for one in table.deals]
    by_number = sorted(plain_rows.values(), key=lambda r: (int(r["series"]), int(r["deal"])))
    assert [d.deal.written.score for d in deals] == [int(r["recorded_points"]) for r in by_number]
    kept = {f.kind.name for f in view(path).findings if f.is_error}
    assert kept == {kind for _, kind in wanted}
