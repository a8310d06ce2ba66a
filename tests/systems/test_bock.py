"""Bock and ramsch rounds: what opens them, how long they last, what the list keeper is told."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatcalc.models.game import Game, Ramsch
from skatcalc.models.ruleset import BockRules, RuleSet
from skatcalc.rules.bock import TRIGGERS, DealFacts, Rounds, after_deal, triggered, walk
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import preset
from tests.systems.tables import rules_named

RULES = replace(rules_named("capped_ramsch"), kontra_factors=(2, 4, 8))
ALL = tuple(t.name for t in TRIGGERS)


def facts(game: Game | None, total: int | None = None) -> DealFacts:
    if game is None:
        return DealFacts()
    result = judge(game, RULES)
    assert result.judged, result.findings
    return DealFacts(result, RULES.played(game.contract, game.ouvert), total)


PLAIN = Game("hearts", 1, bid=18, card_points=70)
RAMSCH = Game("ramsch", ramsch=Ramsch((60, 40, 20)))
LOST60 = Game("hearts", 1, bid=18, card_points=60)


@pytest.mark.parametrize(
    ("game", "total", "expected"),
    [
        (PLAIN, 20, []),
        (LOST60, -40, ["lost_with_60"]),
        (replace(LOST60, card_points=59), -40, []),
        (replace(LOST60, kontra=True), -80, ["lost_with_60", "kontra_lost"]),
        # a lost kontra hides kontra and re
        (replace(LOST60, kontra=True, re=True), -160, ["lost_with_60", "kontra_lost"]),
        (replace(PLAIN, kontra=True, re=True), 80, ["kontra_and_re"]),
        (replace(PLAIN, kontra=True), 40, []),
        (Game("grand", 1, bid=18, card_points=70), 48, []),
        (Game("grand", 1, True, bid=18, card_points=70), 72, ["grand_hand_won", "value_72"]),
        (Game("grand", 1, True, bid=18, card_points=50), -144, ["value_72", "grand_lost"]),
        # 72 hides 96, and doublings do not count for it
        (Game("grand", 4, bid=18, card_points=70), 120, ["value_72"]),
        (Game("grand", 1, bid=18, card_points=70, kontra=True), 96, []),
        (PLAIN, 555, ["repeated_digits"]),
        (PLAIN, -888, ["repeated_digits"]),
        (PLAIN, 1777, ["repeated_digits"]),
        (PLAIN, 55, []),
        (PLAIN, 1000, ["even_hundred"]),
        (PLAIN, -300, ["even_hundred"]),
        (PLAIN, 0, []),
        (Game("null", hand=True, ouvert=True, bid=59, won=True), 59, ["open_null_hand"]),
        (Game("null", hand=True, bid=35, won=True), 35, []),
        (Game("hearts", 1, bid=18, card_points=120, tricks=9), 30, ["all_points"]),
        (None, None, ["passed_in"]),
        (RAMSCH, None, []),
    ],
    ids=str,
)
def test_what_opens_a_round(game, total, expected) -> None:
    assert list(triggered(facts(game, total), ALL, RULES)) == expected


def test_96_counts_where_72_is_not_played() -> None:
    grand = facts(Game("grand", 4, bid=18, card_points=70))

    assert triggered(grand, ("value_96",), RULES) == ("value_96",)
    assert triggered(facts(Game("grand", 2, bid=18, card_points=70)), ("value_96",), RULES) == ()


def test_no_bock_after_kontra_where_so_agreed() -> None:
    strict = replace(RULES, bock=replace(RULES.bock, after_kontra=False))

    assert triggered(facts(replace(LOST60, kontra=True)), ALL, strict) == ()
    assert triggered(facts(LOST60), ALL, strict) == ("lost_with_60",)


def rules(**changes: object) -> RuleSet:
    return replace(RULES, bock=BockRules(factor=2, **changes))  # type: ignore[arg-type]


def kinds(deals: list[Game | None], law: RuleSet, size: int = 3) -> str:
    return "".join(one.kind[0] for one in walk(map(facts, deals), law, size))


@pytest.mark.parametrize(
    ("law", "size", "deals", "expected"),
    [
        # a round is as long as the table is large
        ({}, 3, [LOST60, *[PLAIN] * 4], "pbbbp"),
        ({}, 4, [LOST60, *[PLAIN] * 5], "pbbbbp"),
        ({"deals": 2}, 4, [LOST60, *[PLAIN] * 3], "pbbp"),
        # a round opened in a round is appended
        ({}, 3, [LOST60, LOST60, *[PLAIN] * 6], "pbbbbbbp"),
        # a passed-in deal uses a bock deal up
        ({}, 3, [LOST60, None, PLAIN, PLAIN, PLAIN], "pbbbp"),
        # a ramsch round after it; a grand hand in it does not use it up
        (
            {"then_ramsch": True}, 3,
            [LOST60, *[PLAIN] * 3, RAMSCH, PLAIN, RAMSCH, RAMSCH, PLAIN], "pbbbrrrrp",
        ),
    ],
)  # fmt: skip
def test_which_deals_are_bock(law, size, deals, expected) -> None:
    assert kinds(deals, rules(triggers=("lost_with_60",), **law), size) == expected


def test_one_ramsch_next_instead_of_a_round() -> None:
    law = rules(ramsch_triggers=("kontra_lost", "kontra_and_re"))

    assert kinds([replace(LOST60, kontra=True), RAMSCH, PLAIN], law) == "prp"


def test_a_deal_dealt_again_uses_nothing_up() -> None:
    law = replace(rules(triggers=("lost_with_60",)), all_pass="redeal")

    assert kinds([LOST60, None, PLAIN, PLAIN, PLAIN, PLAIN], law) == "pbbbbp"


def test_the_opening_game_can_be_doubled_too() -> None:
    law = rules(triggers=("lost_with_60",), doubles_trigger=True)

    assert [one.doubled for one in walk(map(facts, [LOST60, PLAIN]), law, 3)] == [True, True]
    assert not walk([facts(PLAIN)], law, 3)[0].doubled


def told(deals: list[Game | None], law: RuleSet) -> list[list[str]]:
    return [[f.kind.name for f in one.notes] for one in walk(map(facts, deals), law, 3)]


def test_beginning_and_end_are_told() -> None:
    law = rules(triggers=("lost_with_60",), then_ramsch=True)

    assert told([LOST60, PLAIN, PLAIN, PLAIN, *[RAMSCH] * 3, PLAIN], law) == [
        ["bock_opened"], [], [], ["bock_ended", "ramsch_begins"], [], [], ["ramsch_ended"], [],
    ]  # fmt: skip


def test_a_round_appended_at_the_end_of_another_goes_straight_on() -> None:
    law = rules(triggers=("lost_with_60",))
    last = walk(map(facts, [LOST60, PLAIN, PLAIN, LOST60]), law, 3)[-1]

    assert [f.kind.name for f in last.notes] == ["bock_opened"]
    assert last.rounds == Rounds((("bock", 3),))


@given(st.lists(st.sampled_from([PLAIN, LOST60, None]), max_size=30), st.integers(3, 5))
def test_every_opening_brings_one_round(deals, size) -> None:
    law = rules(triggers=("lost_with_60",))
    walked = walk(map(facts, deals), law, size)

    opened = sum(len(one.opened) for one in walked)
    played = sum(one.kind == "bock" for one in walked)
    left = walked[-1].rounds.bock_left if walked else 0
    assert played + left == opened * size


def test_nothing_is_tracked_where_nothing_opens_a_round() -> None:
    one = after_deal(Rounds(), facts(LOST60), preset("tournament"), 3)

    assert (one.kind, one.notes, one.rounds) == ("plain", (), Rounds())
