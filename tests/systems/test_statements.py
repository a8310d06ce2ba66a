"""Every numbered statement of the source documents has a test here, a row, or a reason."""

import csv
import re

import pytest

from skatcalc.cards import CARD_BY_CODE as C
from skatcalc.cards import CARD_CODES, CARD_POINTS, CARD_SUIT, JACKS, TOTAL_POINTS
from skatcalc.findings import has_errors
from skatcalc.models.evening import Deal, TableList
from skatcalc.models.game import Ending, Game
from skatcalc.models.replay import Announced, House
from skatcalc.rules.bidding import legal_bids
from skatcalc.rules.judge import judge
from skatcalc.rules.matadors import count_matadors, trumps
from skatcalc.rules.play.auction import OPEN, SEAT_KEYS
from skatcalc.rules.play.declaration import announcement_fault
from skatcalc.rules.play.tables import tables_for, trumping
from skatcalc.rules.play.walk import legal_cards, trick_winner
from skatcalc.rules.presets import preset
from skatcalc.rules.systems.switches import SWITCHES, switch_named
from skatcalc.tournament.length import deals_of
from skatcalc.tournament.seats import PLAYING, dealer_of, sitting_out
from skatcalc.tournament.sheet import compute_list
from skatcalc.tournament.systems import SEEGER_FABIAN, seat_points, system
from tests.shared_data import SHARED, needs_shared
from tests.systems.tables import HERE, TABLES, rules_named

OLD, TOURNAMENT, TOURNEE, RAEUBER, ISKO = (
    preset(n) for n in ("old-german", "tournament", "tournee", "raeuber", "isko")
)


def cards(text: str) -> bytes:
    return bytes(C[code] for code in text.split())


def statements() -> list[dict[str, str]]:
    with (HERE / "statements.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def case_ids() -> set[str]:
    found: set[str] = set()
    for path in TABLES:
        with path.open(encoding="utf-8", newline="") as file:
            found |= {row["id"] for row in csv.DictReader(file)}
    return found


@needs_shared
def test_the_table_names_every_statement_once() -> None:
    text = (SHARED / "spec" / "rule-systems.md").read_text(encoding="utf-8")
    section = text[text.index("## A.") : text.index("## B.")]
    numbered = re.findall(r"^- (S\d+R?-\d+)", section, re.MULTILINE)

    assert [row["statement"] for row in statements()] == numbered
    assert len(numbered) > 100


@pytest.mark.parametrize("row", statements(), ids=lambda row: row["statement"])
def test_every_statement_is_tested_or_has_a_reason(row: dict[str, str]) -> None:
    tested, reason = row["tested_by"], row["not_applicable"]

    assert bool(tested) is not bool(reason)
    if "::" in tested:
        file, name = tested.split("::")
        assert f"def {name}(" in (HERE / file).read_text(encoding="utf-8")
    elif tested:
        assert tested in case_ids()


def test_three_play() -> None:
    assert PLAYING == 3
    assert [size - len(sitting_out(1, size)) for size in (3, 4, 5)] == [3, 3, 3]


def test_card_points() -> None:
    assert [CARD_POINTS[C[f"H{rank}"]] for rank in "ATKQJ987"] == [11, 10, 4, 3, 2, 0, 0, 0]
    assert sum(CARD_POINTS) == TOTAL_POINTS == 120


def test_trump_suit_has_eleven() -> None:
    for key in ("diamonds", "hearts", "spades", "clubs"):
        order = trumps(OLD.find(key))
        assert [CARD_CODES[c] for c in order[:4]] == ["CJ", "SJ", "HJ", "DJ"]
        assert [CARD_CODES[c][1] for c in order[4:]] == list("ATKQ987")
        sides = [s for s in range(4) if s != OLD.find(key).trump]
        assert all(sum(CARD_SUIT[c] == s and c not in JACKS for c in range(32)) == 7 for s in sides)


def test_a_jack_belongs_to_the_trump_suit() -> None:
    hearts = trumping(OLD.find("hearts"))

    assert legal_cards(cards("DJ D7 CA"), C["H7"], hearts) == cards("DJ")
    assert legal_cards(cards("DJ D7 CA"), C["DA"], hearts) == cards("D7")


def test_old_german_bases() -> None:
    bases = {c.key: c.base for c in OLD.contracts if c.fixed is None}

    assert bases == {
        "diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24, "grand_ouvert": 36
    }  # fmt: skip


def test_in_grand_the_jacks_are_a_suit_of_their_own() -> None:
    grand = trumping(OLD.find("grand"))

    assert legal_cards(cards("SJ S7 CA"), C["SA"], grand) == cards("S7")
    assert legal_cards(cards("SJ H7 CA"), C["SA"], grand) == cards("SJ H7 CA")
    assert trick_winner(cards("SA DJ ST"), grand) == 1


def test_order_in_null() -> None:
    for rules in (OLD, TOURNEE):
        null = trumping(rules.find("null"))
        assert null.trumps == b""
        for better, worse in zip("AKQJT98", "KQJT987", strict=True):
            assert trick_winner(cards(f"H{worse} H{better} CA"), null) == 1


def test_all_pass() -> None:
    assert (OLD.all_pass, TOURNEE.all_pass, ISKO.all_pass) == ("redeal", "ramsch", "passed_in")


def test_lowest_bids() -> None:
    assert legal_bids(OLD)[0] == 18
    assert legal_bids(TOURNEE)[:4] == (10, 12, 14, 16)
    assert legal_bids(RAEUBER)[:3] == (18, 20, 22)


def test_old_german_bid_table() -> None:
    bases = {"suits": (9, 10, 11, 12), "most": 11, "ranks": 7}
    table = {b * n for b in bases["suits"] for n in range(2, bases["most"] + bases["ranks"] + 1)}
    table |= {24 * n for n in range(2, 4 + 6 + 1)}
    table |= {36 * n for n in range(6 + 1, 6 + 4 + 1)}
    table |= {23, 35, 46, 59}

    assert set(legal_bids(OLD)) == table


@pytest.mark.parametrize(
    ("rules", "contract", "skat"),
    [
        ("old-german", "hearts", "any"),
        ("old-german", "null", "any"),
        ("old-german", "grand_ouvert", "untouched"),
        ("tournee", "tournee_hearts", "first_turned"),
        ("tournee", "second_hearts", "second_turned"),
        ("tournee", "solo_hearts", "untouched"),
        ("tournee", "grand_solo", "untouched"),
        ("tournee", "guckser", "taken"),
        ("tournee", "null", "untouched"),
        ("tournee", "null_ouvert", "untouched"),
    ],
)
def test_what_may_be_done_with_the_skat(rules, contract, skat) -> None:
    found = preset(rules).find(contract)
    tables, house = tables_for(preset(rules)), House()
    faults = {
        taken: announcement_fault(Announced(contract), taken, None, tables, house)
        for taken in (True, False)
    }

    assert found.skat == skat
    assert (faults[True] is None) is (skat != "untouched")
    assert (faults[False] is None) is (skat in ("any", "untouched"))


@pytest.mark.parametrize(
    ("rules", "game", "legal"),
    [
        ("old-german", Game("hearts", 1, schneider_announced=True, card_points=95), False),
        ("old-german", Game("hearts", 1, True, schneider_announced=True, card_points=95), True),
        ("old-german", Game("null", ouvert=True, won=True), True),
        ("tournee", Game("solo_hearts", 1, schneider_announced=True, card_points=95), True),
        ("tournee", Game("tournee_hearts", 1, schneider_announced=True, card_points=95), False),
        ("tournee", Game("guckser", 1, schwarz_announced=True, tricks=10), False),
        ("raeuber", Game("hearts", 1, schneider_announced=True, card_points=95), True),
    ],
)
def test_announcements_need_an_untouched_skat(rules, game, legal) -> None:
    assert has_errors(judge(game, preset(rules)).findings) is not legal


def test_following_suit() -> None:
    spades = trumping(TOURNEE.find("solo_spades"))

    assert legal_cards(cards("HA CJ D7"), C["H7"], spades) == cards("HA")
    assert legal_cards(cards("CJ D7 S7"), C["H7"], spades) == cards("CJ D7 S7")
    assert legal_cards(cards("DJ HA"), C["SA"], spades) == cards("DJ")
    assert trick_winner(cards("HA H7 S7"), spades) == 2
    assert trick_winner(cards("H7 DA HT"), spades) == 2


@pytest.mark.parametrize(
    ("rank", "game"),
    [
        (1, Game("hearts", 1, card_points=61)),
        (2, Game("hearts", 1, hand=True, card_points=61)),
        (3, Game("hearts", 1, card_points=90)),
        (3, Game("hearts", 1, hand=True, card_points=90)),
        (4, Game("hearts", 1, hand=True, schneider_announced=True, card_points=90)),
        (5, Game("hearts", 1, tricks=10)),
        (5, Game("hearts", 1, hand=True, tricks=10)),
        (6, Game("hearts", 1, hand=True, schwarz_announced=True, tricks=10)),
        (7, Game("hearts", 1, hand=True, ouvert=True, tricks=10)),
    ],
)
def test_seven_ranks(rank, game) -> None:
    assert judge(game, OLD).score == 10 * (rank + 1)


@pytest.mark.parametrize(
    ("contract", "held", "matadors"),
    [
        ("hearts", "CJ SJ DJ", 2),
        ("hearts", "CJ SJ HJ", 3),
        ("hearts", "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7", 11),
        ("hearts", "HJ HA", -2),
        ("hearts", "DJ HA HT", -3),
        ("hearts", "CJ HJ HA", 1),
        ("grand", "CJ SJ HJ DJ CA", 4),
        ("null", "CJ", 0),
    ],
)
def test_matadors(contract, held, matadors) -> None:
    assert count_matadors(tuple(cards(held)), OLD.find(contract)) == matadors


def test_only_the_declarer_is_written() -> None:
    scoring = system(OLD.scoring)

    assert seat_points(-44, False, 3, scoring).defender == 0
    assert seat_points(44, True, 3, scoring).declarer == 44


def test_null_values() -> None:
    assert OLD.find("null").fixed == (23, 35, 46, 59)
    assert TOURNEE.find("null").fixed_value(False, False) == 20
    assert TOURNEE.find("null_ouvert").fixed_value(False, True) == 40


def test_sixty_one_wins() -> None:
    for rules in (OLD, TOURNAMENT, RAEUBER):
        assert judge(Game("hearts", 1, bid=18, card_points=61), rules).won is True
        assert judge(Game("hearts", 1, bid=18, card_points=60), rules).won is False


def test_throwing_in_the_cheapest_game() -> None:
    game = Game("diamonds", 1, bid=18, ending=Ending.DECLARER_CONCEDED)

    assert judge(game, OLD).score == -2 * 9 * (1 + 1 + 1)
    assert judge(Game("null", bid=18, ending=Ending.DECLARER_CONCEDED), OLD).score == -23


def test_what_source_000_leaves_open_is_a_switch() -> None:
    assert {"overbid_doubled", "extra_skat_loss_step", "loss_factor_fixed"} <= {
        s.name for s in SWITCHES
    }
    # lost on points and below the bid: at least the bid is lost
    lost = Game("diamonds", 1, bid=72, card_points=50)
    assert judge(lost, OLD).score == -72
    assert judge(Game("diamonds", 1, bid=45, card_points=50), OLD).score == -54


def test_lengths() -> None:
    assert [deals_of(size, TOURNAMENT) for size in (3, 4)] == [36, 48]
    assert [deals_of(size, OLD, 12) for size in (3, 4)] == [36, 48]


def test_dealer_sits_out() -> None:
    assert [sitting_out(n, 4) for n in (1, 2, 3, 4, 5)] == [(1,), (2,), (3,), (4,), (1,)]
    assert [dealer_of(n, 4) for n in (1, 2, 5)] == [1, 2, 1]


def test_nothing_is_doubled_unless_said() -> None:
    assert judge(Game("grand", 1, bid=48, card_points=70), TOURNAMENT).factor == 1
    assert TOURNAMENT.bock.triggers == ()
    assert TOURNAMENT.all_pass == "passed_in"
    off = rules_named("grand20")
    assert {f.kind.name for f in judge(Game("grand", 1, bid=40, won=True, kontra=True, bock=True),
                                       off).findings} == {"not_played"}  # fmt: skip


@pytest.mark.parametrize("won", [True, False])
def test_a_single_deal_is_won_by_declarer_or_defender(won) -> None:
    result = judge(Game("grand", 1, bid=48, won=won), TOURNAMENT)
    points = seat_points(result.score, won, 3, system("leipziger"))

    assert (points.declarer > points.defender) is won


def test_what_source_001_leaves_open() -> None:
    hand = Game("clubs", 1, hand=True, bid=18, won=False)
    overbid = Game("diamonds", 1, bid=20, card_points=70)

    assert judge(hand, TOURNAMENT).score == -2 * 36
    assert judge(overbid, TOURNAMENT).score == -2 * 27
    deals = (Deal(1, 1, Game("grand", 1, bid=48, won=True, kontra=True)), Deal(2))
    totals = compute_list(TableList(1, 1, ("A", "B", "C"), 36, deals), TOURNAMENT, SEEGER_FABIAN)
    assert [(t.won, t.total) for t in totals.totals] == [(1, 146), (0, 0), (0, 0)]


def test_names_of_the_seats() -> None:
    assert SEAT_KEYS == ("hand.forehand", "hand.middlehand", "hand.rearhand")
    assert (OPEN.bidder, OPEN.hearer) == (1, 0)


def test_fifteen_contracts() -> None:
    kinds = [c for c in TOURNEE.contracts if c.skat != "second_turned"]
    bases = {c.key: c.base for c in kinds}
    suits = ("diamonds", "hearts", "spades", "clubs")
    grands = ("grand_tournee", "guckser", "grand_solo", "grand_ouvert")

    assert len(kinds) == 15
    assert [bases[f"tournee_{suit}"] for suit in suits] == [5, 6, 7, 8]
    assert [bases[f"solo_{suit}"] for suit in suits] == [9, 10, 11, 12]
    assert [bases[grand] for grand in grands] == [12, 16, 20, 24]
    first = [(c.base, c.trump) for c in kinds if c.skat == "first_turned"]
    second = [c for c in TOURNEE.contracts if c.skat == "second_turned"]
    assert [(c.base, c.trump) for c in second] == first
    assert {c.loss_factor for c in second} == {2}


def test_turned_cards() -> None:
    first = [c for c in TOURNEE.contracts if c.skat == "first_turned"]

    assert {c.trump for c in first} == {0, 1, 2, 3, None}
    assert {c.loss_factor for c in first} == {None}


def test_tournee_ramsch() -> None:
    ramsch = TOURNEE.find("ramsch")

    assert ramsch.alone
    assert trumps(ramsch) == JACKS
    assert (TOURNEE.ramsch.scores, TOURNEE.ramsch.skat) == ("fewest", "last_trick")


@pytest.mark.parametrize(
    ("total", "game"),
    [
        (1, Game("solo_hearts", 1, card_points=61)),
        (2, Game("solo_hearts", 1, card_points=91)),
        (3, Game("solo_hearts", 1, schneider_announced=True, card_points=91)),
        (4, Game("solo_hearts", 1, tricks=10)),
        (4, Game("solo_hearts", 1, schneider_announced=True, tricks=10)),
        (5, Game("solo_hearts", 1, schwarz_announced=True, tricks=10)),
    ],
)
def test_tournee_multipliers(total, game) -> None:
    graded = {4: 3 if not game.schneider_announced else 4}.get(total, total)

    assert judge(game, TOURNEE).score == 10 * (1 + total)
    assert judge(game, rules_named("tournee_graded")).score == 10 * (1 + graded)


def test_tournee_levels_count_against_a_loser() -> None:
    assert judge(Game("solo_hearts", 1, card_points=30), TOURNEE).score == -10 * (1 + 2)
    assert judge(Game("solo_hearts", 1, tricks=0), TOURNEE).score == -10 * (1 + 4)


def test_raeuber() -> None:
    assert {c.skat for c in RAEUBER.contracts} == {"any"}
    assert [c.base for c in RAEUBER.with_multiplier] == [9, 10, 11, 12, 24]
    assert RAEUBER.find("null").fixed == (23, 35, 46, 59)
    # what the text leaves open is filled in from Foster and is a switch each
    assert judge(Game("hearts", 1, hand=True, bid=18, won=False), RAEUBER).score == -60
    assert all(
        switch_named(name)
        for name in ("grand_base", "loss_factor_hand", "announce_with_skat", "level_factors")
    )
