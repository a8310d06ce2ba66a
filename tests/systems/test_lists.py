"""Lists under other scoring systems, ramsch and bock rounds in a list, lengths."""

import pytest

from skatcalc.models.evening import Deal, TableList
from skatcalc.models.game import Game, Ramsch
from skatcalc.rules.presets import preset
from skatcalc.tournament.bierlachs import Payer, payers
from skatcalc.tournament.length import length_findings
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.systems import (
    SYSTEMS,
    CountedDeal,
    deal_points,
    from_sums,
    list_totals,
    system,
    total_points,
)
from tests.shared_data import needs_shared, rows
from tests.systems.tables import rules_named

NAMES = ("Anna", "Bernd", "Carla", "Dieter", "Emil")


def table(size: int, *deals: Deal) -> TableList:
    return TableList(1, 1, NAMES[:size], 48, deals)


def totals(one: TableList, rules: str, name: str) -> list[int]:
    computed = compute_list(one, rules_named(rules), system(name))
    return [t.total for t in computed.totals]


WON = Game("hearts", 3, bid=18, card_points=70)  # 40
LOST = Game("hearts", 3, bid=18, card_points=50)  # -80
GAMES = (Deal(1, 2, WON), Deal(2, 3, LOST), Deal(3, 1, LOST), Deal(4))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        # Anna lost one as declarer, Carla one while Anna played and Bernd dealt
        ("leipziger", [-80, 40, -80, 0]),
        ("seeger", [-130, 90, -130, 0]),
        ("seeger-fabian", [-130 + 30, 90 + 60, -130 + 30, 60]),
        ("forty-forty", [-130 + 40, 90 + 0 + 40, -130 + 0, 40 + 40]),
        ("bierlachs", [-80, 0, -80 - 40, -40]),
        ("loss-points", [-80, 0, -80 - 40, -40]),
    ],
)
def test_one_list_under_every_system(name, expected) -> None:
    assert totals(table(4, *GAMES), "isko", name) == expected


def test_tournament_points_stand_beside_the_normal_ones() -> None:
    computed = compute_list(table(4, *GAMES), preset("tournament"), system("seeger-fabian"))

    assert [t.game_points for t in computed.totals] == [-80, 40, -80, 0]
    assert [t.total for t in computed.totals] == [-100, 150, -100, 60]


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("name", [s.name for s in SYSTEMS if not s.minus_only])
def test_sums_and_deals_give_the_same_totals(size, name) -> None:
    scoring = system(name)
    deals = [CountedDeal((), seat, points, points > 0)
             for seat, points in ((1, 48), (2, -36), (1, -72), (3, 20), (3, -96))]  # fmt: skip

    by_deals = list_totals(deals, size, scoring)

    for seat in range(1, size + 1):
        own = [d for d in deals if d.declarer == seat]
        lost = sum(not d.won for d in own)
        by_sums = total_points(
            sum(d.score for d in own), sum(d.won for d in own), lost, 3 - lost, size, scoring
        )
        assert by_deals[seat - 1] == by_sums
    assert from_sums(system("seeger-fabian"), size)


def test_which_systems_need_the_deals() -> None:
    assert [s.name for s in SYSTEMS if not from_sums(s, 4)] == [
        "forty-forty", "bierlachs", "loss-points"
    ]  # fmt: skip


@needs_shared
def test_published_totals() -> None:
    published = rows("cases/seeger_fabian.csv")

    for row in published:
        numbers = (int(row[k]) for k in ("game_points", "won", "lost", "opponents_lost"))
        size = int(row["players_at_table"])
        assert total_points(*numbers, size, system("seeger-fabian")) == int(row["total"])
    assert published


@pytest.mark.parametrize(
    ("deal", "size", "expected"),
    [(1, 3, [0, -60, 0]), (2, 3, [0, 0, -60]), (1, 4, [0, 0, -60, 0]), (3, 4, [0, -60, 0, 0])],
)
def test_a_ramsch_in_a_list_goes_to_the_playing_seats(deal, size, expected) -> None:
    """Forehand sits left of the dealer; at deal 1 seat 1 deals."""
    middlehand_loses = {3: (20, 40, 60), 4: (20, 60, 40)}[size]
    if size == 3:
        middlehand_loses = (60, 40, 20)
    game = Game("ramsch", ramsch=Ramsch(middlehand_loses))
    if size == 4 and deal == 3:
        game = Game("ramsch", ramsch=Ramsch((20, 40, 60)))

    computed = compute_list(
        table(size, Deal(deal, None, game)), rules_named("eyes"), system("seeger-fabian")
    )

    assert [t.total for t in computed.totals] == expected
    assert [t.game_points for t in computed.totals] == expected
    assert [f.kind.name for f in computed.findings if f.kind.name != "deal_missing"] == []


def test_a_ramsch_can_count_as_a_game() -> None:
    winner = Deal(1, None, Game("ramsch", ramsch=Ramsch((30, 40, 50))))

    assert totals(table(4, winner), "winner", "seeger-fabian") == [0, 23 + 50, 0, 0]
    loser = CountedDeal((1,), places=((2, 0), (3, 0), (4, -23)), as_game=True)
    assert deal_points(loser, 4, system("seeger-fabian")) == (30, 30, 30, -73)


def test_a_ramsch_has_no_declarer() -> None:
    deal = Deal(1, 2, Game("ramsch", ramsch=Ramsch((30, 40, 50))))

    computed = compute_list(table(3, deal), rules_named("eyes"), system("leipziger"))

    assert "ramsch_with_declarer" in [f.kind.name for f in computed.findings]
    assert [t.total for t in computed.totals] == [0, 0, 0]


def test_a_game_still_needs_a_declarer() -> None:
    computed = compute_list(table(3, Deal(1, None, WON)), preset("isko"), system("leipziger"))

    assert "declarer_missing" in [f.kind.name for f in computed.findings]


def test_the_list_says_when_a_bock_round_begins_and_ends() -> None:
    opener = Game("hearts", 1, bid=18, card_points=60)
    bock = Game("hearts", 1, bid=18, card_points=70, bock=True)
    plain = Game("hearts", 1, bid=18, card_points=70)
    deals = (
        Deal(1, 2, opener), Deal(2, 2, bock), Deal(3, 2, plain), Deal(4, 2, bock),
        Deal(5, 2, plain), Deal(6, 2, bock),
    )  # fmt: skip

    computed = compute_list(table(3, *deals), rules_named("bock"), system("leipziger"))

    told = [(f.place.deal, f.kind.name) for f in computed.findings]
    assert told == [
        (1, "bock_opened"), (3, "bock_mark_missing"), (4, "bock_ended"),
        (6, "bock_mark_unexpected"),
    ]  # fmt: skip
    assert [d.score for d in computed.deals] == [-40, 40, 20, 40, 20, 40]


@pytest.mark.parametrize(
    ("rules", "deals", "size", "kinds"),
    [
        ("old-german", 21, 3, []),
        ("old-german", 20, 3, ["deals_unequal"]),
        ("old-german", 48, 4, []),
        ("tournee", 25, 5, []),
        ("tournee", 24, 5, ["deals_unequal"]),
        ("isko", 20, 3, []),
    ],
)
def test_length_must_divide(rules, deals, size, kinds) -> None:
    assert [f.kind.name for f in length_findings(deals, size, preset(rules))] == kinds


def test_bierlachs_is_lost_by_the_first_to_reach_the_target() -> None:
    deals = [(-80, 0, 0), (0, -40, -40), (-240, 0, 0), (0, -250, -250)]

    assert payers(deals, 301) == (Payer(3, 1, 320),)
    assert payers([*deals, (0, -60, -60)], 301) == (
        Payer(3, 1, 320), Payer(5, 2, 310), Payer(5, 3, 310)
    )  # fmt: skip
    with pytest.raises(ValueError):
        payers(deals, 0)


@pytest.mark.parametrize("name", ["Leipziger", "plain", "SEEGER-FABIAN", "Bierlachs"])
def test_systems_are_found_by_their_names(name) -> None:
    assert system(name) in SYSTEMS


def test_an_unknown_system_is_none() -> None:
    assert system("bridge") is None


def test_a_ramsch_in_minus_points() -> None:
    won = CountedDeal((1,), places=((2, 10), (3, 0), (4, 0)))
    lost = CountedDeal((1,), places=((2, 0), (3, -60), (4, 0)))

    assert deal_points(won, 4, system("bierlachs")) == (0, 0, -10, -10)
    assert deal_points(lost, 4, system("bierlachs")) == (0, 0, -60, 0)


def test_three_numbers_belong_to_a_ramsch_only() -> None:
    game = Game("hearts", 1, bid=18, card_points=70, ramsch=Ramsch((60, 40, 20)))

    found = compute_list(table(3, Deal(1, 2, game)), rules_named("eyes"), system("leipziger"))

    assert "ramsch_points_unused" in [f.kind.name for f in found.findings]
