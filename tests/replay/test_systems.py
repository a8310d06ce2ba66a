"""Deals under the other rule systems: turned cards, solo, guckser, ramsch, redeal, levels."""

from dataclasses import replace

import pytest

from skatcalc.models.ruleset import Contract, RuleSet
from skatcalc.rules.play.tables import tables_for
from skatcalc.rules.presets import ISKO, preset
from tests.replay.lines import errors, judged, line, said, verdict

HANDS = """forehand: CJ HJ CA CT CK CQ C9 SA ST DA
middlehand: SJ DJ HA HT HK HQ H9 SK SQ DT
rearhand: C8 C7 H8 H7 S9 S8 S7 DK DQ D9
"""
BIDS = "bids: M 10, F yes, M pass, R pass\n"
PLAY = "tricks:\nCJ DJ C7\nHJ SJ C8\nHA H7 C9\nCA H9 S7\nCT HQ S8\nCK HK S9\nCQ HT D9\nSA SQ H8\n"
PLAY += "ST SK DQ\nDA DT DK\n"
PASSED = "bids: M pass, R pass, F pass\n"


def rules(name: str) -> RuleSet:
    found = preset(name)
    assert found is not None
    return found


TOURNEE = [
    # S3-13: the first card of the skat is accepted, its suit is trump; base clubs 8
    ("first turn", "skat: D8 D7\n", "tournee diamonds", "away: D8 D7\n", None),
    ("first turn of another suit", "skat: D8 D7\n", "tournee clubs", "away: D8 D7\n",
     "turned_differs"),
    ("second turn", "skat: D8 D7\n", "second diamonds", "away: D8 D7\n", None),
    # S3-14: the skat is taken in both cases
    ("turned, not taken", "skat: D8 D7\n", "tournee diamonds", "away: none\n",
     "skat_must_be_taken"),
    # S3-16: solo is played without it
    ("solo", "skat: D8 D7\n", "solo clubs", "", None),
    ("solo with the skat", "skat: D8 D7\n", "solo clubs", "away: D8 D7\n", "skat_must_lie"),
    # S3-17: guckser takes it
    ("guckser", "skat: D8 D7\n", "guckser", "away: D8 D7\n", None),
    ("guckser without it", "skat: D8 D7\n", "guckser", "away: none\n", "skat_must_be_taken"),
    # S3-15: a turned jack allows the grand
    ("grand from a card that is no jack", "skat: D8 D7\n", "grand tournee", "away: D8 D7\n",
     "turned_differs"),
    ("a contract of another system", "skat: D8 D7\n", "hearts", "away: D8 D7\n",
     "record_game_word"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("skat", "game", "away", "kind"), [t[1:] for t in TOURNEE], ids=[t[0] for t in TOURNEE]
)
def test_tournee(skat: str, game: str, away: str, kind: str | None) -> None:
    text = HANDS + skat + BIDS + f"game: {game}\n" + away + "end: F gives up\n"
    found = verdict(text, record=True, tables=tables_for(rules("tournee")))

    assert errors(found.findings)[:1] == ([kind] if kind else [])


def test_a_turned_jack_makes_a_grand() -> None:
    hands = HANDS.replace("HJ", "D8")
    for skat, game in (("HJ D7", "grand tournee"), ("D7 HJ", "second grand")):
        text = hands + f"skat: {skat}\n{BIDS}game: {game}\naway: HJ D7\nend: F gives up\n"
        found = verdict(text, record=True, tables=tables_for(rules("tournee")))
        assert errors(found.findings) == []


def test_solo_is_worth_what_the_source_says() -> None:
    # clubs solo, base 12; with 1, game, schneider (116 points, 91 needed): cumulative levels
    # count the highest: schneider is the second after the game: 1 + 2 = 3; 36
    text = HANDS + "skat: D8 D7\n" + BIDS + "game: solo clubs\n" + PLAY
    found = verdict(text, record=True, tables=tables_for(rules("tournee")))

    assert found.result is not None
    assert (found.result.contract, found.result.score) == ("solo_clubs", 36)
    assert (found.result.card_points, found.result.tricks) == (116, 9)


def test_bids_of_the_system_count() -> None:
    text = HANDS + "skat: D8 D7\nbids: M 10\n"
    assert errors(verdict(text, record=True).findings) == ["bid_illegal"]
    tournee = tables_for(rules("tournee"))
    assert errors(verdict(text, record=True, tables=tournee).findings) == ["auction_stops"]
    odd = text.replace("M 10", "M 11")
    assert errors(verdict(odd, record=True, tables=tournee).findings) == ["bid_illegal"]


def test_a_null_below_the_bid_may_not_be_named() -> None:
    # S3-29: null only up to a bid of 20
    text = HANDS + "skat: D8 D7\nbids: M 22, F yes, M pass, R pass\ngame: null\n"
    found = verdict(text, record=True, tables=tables_for(rules("tournee")))

    assert errors(found.findings) == ["null_below_bid"]


def test_forehand_names_a_game_without_a_number() -> None:
    text = HANDS + "skat: D8 D7\nbids: M pass, R pass, F yes\ngame: solo clubs\n" + PLAY
    found = verdict(text, record=True, tables=tables_for(rules("tournee")))

    assert (found.status, found.outcome) == ("ok", "won")


def test_ramsch_after_three_passes() -> None:
    play = (
        "tricks:\nCJ DJ C7\nHJ SJ C8\nHA H7 SA\nHT H8 ST\nHK S9 C9\nHQ S8 DA\nH9 S7 CA\n"
        "SK D9 CT\nSQ DQ CK\nDT DK CQ\n"
    )
    found = judged(HANDS + "skat: D8 D7\n" + PASSED + play, True, tables_for(rules("tournee")))
    _, state, check = found

    assert errors(check.findings) == []
    assert state is not None
    # forehand 4; rearhand nothing; middlehand the rest: 116, the skat (0) with the last trick
    assert state.tally.points == (4, 116, 0)
    assert (check.outcome, check.result) == (None, None)
    # S3-35: fewest points win, without a trick 20
    assert said(check.findings, "en") == [
        "ramsch: forehand 4, middlehand 116, rearhand 0 card points, 0 in the skat; list points "
        "+0, +0, +20"
    ]


RAMSCH_WRONG = [
    ("revoke", "tricks:\nCJ HA", "play_revoke"),
    ("the skat is taken", "game: solo clubs\naway: D8 D7\n", "passed_goes_on"),
    ("it stops", "tricks:\nCJ DJ C7\n", "record_stops"),
    ("somebody gives up", "tricks:\nCJ DJ C7\nend: F gives up\n", "passed_goes_on"),
]


@pytest.mark.parametrize(
    ("more", "kind"), [r[1:] for r in RAMSCH_WRONG], ids=[r[0] for r in RAMSCH_WRONG]
)
def test_ramsch_wrong(more: str, kind: str) -> None:
    text = HANDS + "skat: D8 D7\n" + PASSED + more
    found = verdict(text, record=True, tables=tables_for(rules("tournee")))

    assert errors(found.findings) == [kind]


def test_old_german_deals_again_after_three_passes() -> None:
    found = verdict(HANDS + "skat: D8 D7\n" + PASSED, True, tables_for(rules("old-german")))

    assert found.outcome == "passed"
    assert [f.kind.name for f in found.findings] == ["redeal"]


def test_old_german_rearhand_takes_over() -> None:
    text = HANDS + (
        "skat: D8 D7\nbids: M 18, F pass, R yes, M pass\ngame: diamonds\naway: D8 D7\n"
        "end: R gives up\n"
    )
    found = verdict(text, True, tables_for(rules("old-german")))

    assert errors(found.findings) == []
    assert found.result is not None
    assert found.result.declarer == 2
    assert errors(verdict(text, True).findings) == ["auction_nothing_to_hold"]


def test_raeuber_announces_after_taking_the_skat() -> None:
    text = HANDS + (
        "skat: D8 D7\nbids: M 18, F yes, M pass, R pass\ngame: clubs schneider\naway: D8 D7\n"
    )
    assert errors(verdict(text + PLAY, True, tables_for(rules("raeuber"))).findings) == []
    assert errors(verdict(text + PLAY, True).findings) == ["announced_after_skat"]


def test_open_grand_may_be_a_contract_of_its_own() -> None:
    text = HANDS + (
        "skat: D8 D7\nbids: M 18, F yes, M pass, R pass\ngame: grand ouvert hand\n"
        "tricks:\nCJ DJ C7\nHJ SJ C8\n"
    )
    found = verdict(text, True, tables_for(rules("pre1999")))

    assert found.result is not None
    assert (found.result.contract, found.result.won) == ("grand_ouvert", False)


def test_a_new_system_needs_only_its_record() -> None:
    """A game nobody knows: spades as trumps without the jacks, played with the skat."""
    trump = Contract("plainspades", "P", 7, ISKO.contracts[2].trump, jacks_are_trumps=False,
                     max_matadors=8, skat="taken")  # fmt: skip
    assert trump.trump == 1
    own = replace(ISKO, name="test-plain", contracts=(*ISKO.contracts, trump))
    tables = tables_for(own)
    view = tables.views["plainspades"]

    # spade seven beats the club jack, which is a club like any other
    assert view.tricks[4][15][0][:2] == (1, 13)
    assert [view.classes[c] for c in (4, 12, 15)] == [0, 4, 4]


def test_iss_lines_do_not_care_for_names() -> None:
    assert verdict(line("1 p 2 p 0 p", "passed")).outcome == "passed"
