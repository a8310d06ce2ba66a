"""Every published or derived case of the rule systems, from the tables in this folder."""

import pytest

from skatcalc.models.evening import Deal, TableList
from skatcalc.models.game import Game
from skatcalc.models.replay import call
from skatcalc.rules.bock import DealFacts, walk
from skatcalc.rules.judge import judge
from skatcalc.rules.play.auction import run_auction
from skatcalc.rules.play.tables import tables_for
from skatcalc.tournament.bierlachs import target_on
from skatcalc.tournament.length import deals_of
from skatcalc.tournament.seats import dealer_of, sitting_out
from skatcalc.tournament.settlement import Stake, settle
from skatcalc.tournament.sheet import ComputedList, Totals, compute_list
from skatcalc.tournament.standings import rank
from skatcalc.tournament.systems import SEEGER_FABIAN, seat_points, system
from tests.shared_data import needs_shared, rows
from tests.systems.tables import game_of, ramsch_of, rules_named, table, truth

GAMES, RAMSCH, SEATS, OTHER = (table(name) for name in ("games", "ramsch", "seats", "other"))
QUIET = {"bid_missing", "ramsch_tie_by_place", "result_missing"}


def ids(row: dict[str, str]) -> str:
    return row["id"]


def findings_of(result) -> set[str]:
    return {f.kind.name for f in result.findings if f.kind.name not in QUIET}


@pytest.mark.parametrize("row", GAMES, ids=ids)
def test_game(row: dict[str, str]) -> None:
    result = judge(game_of(row), rules_named(row["rules"]))

    if row["finding"]:
        assert row["finding"] in findings_of(result)
    else:
        assert findings_of(result) == set()
    expected = row["expected_value"] or None
    assert result.value == (None if expected is None else int(expected))
    if expected is not None:
        assert result.won is truth(row["expected_won"])
        assert result.score == (int(row["expected_score"]) if row["expected_score"] else None)


@pytest.mark.parametrize("row", RAMSCH, ids=ids)
def test_ramsch(row: dict[str, str]) -> None:
    result = judge(ramsch_of(row), rules_named(row["rules"]))

    found = {f.kind.name for f in result.findings}
    assert found == ({row["finding"]} if row["finding"] else set())
    if not row["expected"]:
        assert result.places is None
        return
    assert result.places == tuple(int(n) for n in row["expected"].split())
    assert result.value == max(abs(n) for n in result.places)
    assert result.score is None


@pytest.mark.parametrize("row", SEATS, ids=ids)
def test_seats(row: dict[str, str]) -> None:
    result = judge(game_of(row), rules_named(row["rules"]))
    scoring = system(row["system"])
    assert scoring is not None

    points = seat_points(result.score, result.won, int(row["size"]), scoring)

    dealer = int(row["dealer"]) if row["dealer"] else None
    assert (points.declarer, points.defender) == (int(row["declarer"]), int(row["defender"]))
    assert points.dealer == dealer


def numbers(text: str) -> list[int]:
    return [int(n) for n in text.split()]


def passed(row) -> str:
    size = int(row["input"])
    one = TableList(1, 1, tuple("ABCD"[:size]), 48, (Deal(1),))
    computed = compute_list(one, rules_named(row["rules"]), SEEGER_FABIAN)
    assert computed.passed_in == 1
    return " ".join(str(n) for n in (*(t.total for t in computed.totals), dealer_of(2, size)))


def deals(row) -> str:
    size, *rounds = numbers(row["input"])
    return str(deals_of(size, rules_named(row["rules"]), *rounds))


def settlement(row) -> str:
    return " ".join(str(n) for n in settle(numbers(row["input"]), row["rules"], Stake(1)).amounts)


def auction(row) -> str:
    calls = tuple(
        call(*(int(n) for n in word.split(":")))
        for word in row["input"].split()
    )  # fmt: skip
    state = run_auction(calls, tables_for(rules_named(row["rules"])))
    if state.fault is not None:
        return state.fault.kind.name
    return " ".join(str(n) for n in (state.declarer, state.bid) if n is not None)


def ranking(row) -> str:
    names = "ABCDE"
    totals = tuple(
        Totals(names[at], won=int(won), lost=int(lost), total=int(total))
        for at, (total, won, lost) in enumerate(w.split(":") for w in row["input"].split())
    )
    seats = tuple(t.player for t in totals)
    computed = ComputedList(TableList(1, 1, seats, 36, ()), (), totals, 0)
    order = rank([computed], shared_first=rules_named(row["rules"]).shared_first)
    places = {one.player: one.place for one in order}
    return " ".join(str(places[name]) for name in seats)


def sitting(row) -> str:
    return " ".join(str(n) for n in sitting_out(*numbers(row["input"])))


def bock(row) -> str:
    """The game, then plain games until no bock round is left and one more."""
    rules = rules_named(row["rules"])
    words = row["input"].split()
    grand = rules.find(words[0])
    opener = judge(Game(words[0], 1, hand="h" in words, kontra="k" in words, card_points=60), rules)
    assert (opener.won, grand is not None) == (False, True)
    plain = judge(Game("hearts", 1, bid=18, card_points=70), rules)
    facts = [DealFacts(opener, grand), *[DealFacts(plain, rules.find("hearts"))] * 7]
    return " ".join(one.kind for one in walk(facts, rules, 3)[1:])


def target(row) -> str:
    return str(target_on(int(row["rules"]), int(row["input"])))


KINDS = {f.__name__: f for f in (
    passed, deals, settlement, auction, ranking, sitting, bock, target
)}  # fmt: skip


@pytest.mark.parametrize("row", OTHER, ids=ids)
def test_other(row: dict[str, str]) -> None:
    assert KINDS[row["kind"]](row) == row["expected"]


@needs_shared
def test_every_collected_case_is_in_the_tables() -> None:
    here = {row["id"].split("-")[0] for row in (*GAMES, *RAMSCH, *SEATS, *OTHER)}
    collected = {row["id"] for row in rows("cases/rule_systems.csv")}

    assert len(collected) == 104
    assert collected - here == set()


def test_every_row_has_its_own_id_and_a_source() -> None:
    everything = [*GAMES, *RAMSCH, *SEATS, *OTHER]
    names = [(row["id"], "size" in row) for row in everything]

    assert len(set(names)) == len(names)
    assert all(row["source"].strip() for row in everything)
