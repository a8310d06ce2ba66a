"""What cannot be in a game: one row a fault, with the finding it gives."""

import pytest

from skatcalc.notation.game import parse_game
from skatcalc.rules.judge import judge
from skatcalc.rules.presets import ISKO

# words, kind of finding, whether a result stands beside it (design.md, `score`)
FAULTS = [
    ("clubs m1 b19 61", "bid_illegal", True),
    ("clubs m1 61", "bid_missing", True),
    ("clubs 61 b18", "matadors_missing", False),
    ("clubs m0 b18 61", "matadors_zero", False),
    ("clubs m12 b18 61", "matadors_too_many", False),
    ("grand o5 b18 61", "matadors_too_many", False),
    ("null m1 b18 won", "matadors_without_use", False),
    ("hearts sa m1 b18 93", "announcement_without_hand", False),
    ("hearts za m1 b18 120/10", "announcement_without_hand", False),
    ("grand ouvert m4 b18 120/10", "announcement_without_hand", False),
    ("null sa hand b18 won", "announcement_without_use", False),
    ("hearts m1 b18 121", "points_out_of_range", False),
    ("hearts m1 b18 61/11", "tricks_out_of_range", False),
    ("hearts m1 b18 119", "points_impossible", True),
    ("hearts o1 b18 120/9", "points_impossible", True),
    ("grand o2 b18 117/9", "points_impossible", True),
    ("hearts m1 b18 0/1", "points_impossible", True),
    ("hearts m1 b18 1", "points_impossible", True),
    ("hearts m1 b18 100/10", "tricks_and_points", False),
    ("hearts o1 b18 30/0", "tricks_and_points", False),
    ("hearts m1 b18 110 won schwarz", "tricks_and_points", False),
    ("hearts o2 b18 120/10", "matadors_and_tricks", True),
    ("hearts m3 b18 0/0", "matadors_and_tricks", True),
    ("hearts o1 b18 won schneider schwarz", "matadors_and_tricks", True),
    ("hearts m1 b18 85 schneider", "schneider_not_reached", False),
    ("hearts m1 b18 95 no-schneider", "schneider_not_noted", False),
    ("hearts m1 b18 100/8 schwarz", "schwarz_not_reached", False),
    ("hearts m1 b18 120/10 no-schwarz", "schwarz_not_noted", False),
    ("hearts m1 b18 won 50", "won_below_target", False),
    ("hearts m1 b18 won 60", "won_below_target", False),
    ("hearts hand sa m1 b18 won 85", "won_below_target", False),
    ("hearts hand za m1 b18 won 110", "won_below_target", False),
    ("hearts hand za m1 b18 won 110/8", "won_below_target", False),
    ("hearts m1 b18 lost 61", "lost_at_target", False),
    ("hearts hand sa m1 b18 lost 90", "lost_at_target", False),
    ("hearts m1 b24 won", "won_although_overbid", True),
    ("hearts m1 b24 won 80", "won_although_overbid", True),
    ("null b24 won", "won_although_overbid", True),
    ("hearts m1 b18 120", "schwarz_unknown", True),
    ("hearts m1 b18 0", "schwarz_unknown", True),
    ("hearts hand za m1 b18 120", "announced_schwarz_unknown", True),
    ("null b24", "replacement_assumed", True),
    ("hearts m1 b18", "result_missing", True),
    ("null b18 12", "null_result_missing", False),
    ("null b18 won tricks 1", "null_result_contradicts", False),
    ("null b18 lost tricks 0", "null_result_contradicts", False),
    ("hearts m1 b18 conceded won", "ending_contradicts", False),
    ("hearts m1 b18 93 clubs:+1", "replacement_wrong", False),
    ("null b24 null:+1", "replacement_wrong", False),
    ("null b24 clubs:+12", "replacement_wrong", False),
    ("null b23 won clubs:+1", "replacement_unneeded", True),
    ("hearts m1 b18 won schwarz no-schneider", "schwarz_without_schneider", False),
]


@pytest.mark.parametrize(
    ("words", "kind", "has_result"), FAULTS, ids=[f"{k}-{w}" for w, k, _ in FAULTS]
)
def test_fault_is_found(words: str, kind: str, has_result: bool) -> None:
    game = parse_game(words.split()).game
    assert game is not None

    result = judge(game, ISKO)

    assert kind in [f.kind.name for f in result.findings]
    assert result.judged is has_result


# words that fit together: no error, no warning (each a case an eager check would refuse)
SOUND = [
    "hearts m1 b18 90 schneider",
    "hearts m1 b18 30 lost schneider",
    "hearts m1 b24 lost 80",
    "hearts m1 b24 93",
    "hearts hand sa m1 b18 lost 85",
    "hearts hand sa m1 b18 lost 20 schneider",
    "hearts m1 b18 120/9",
    "hearts o1 b18 0/1",
    "hearts m1 b18 won schneider schwarz",
    "hearts o2 b18 lost schneider schwarz",
    "hearts m2 b18 4/0",
    "hearts m1 b18 13/0",
    "grand hand ouvert za sa m4 b18 120/10",
    "grand hand ouvert m4 b18 won",
    "null ouvert hand b59 won",
    "null b23 lost tricks 1",
    "null b18 won 0",
    "clubs m1 b36 given",
    "clubs m1 b18 conceded",
    "clubs m1 b18 conceded lost 40",
    "clubs m1 b18 given won 50",
    "hearts o1 b18 118/9",
    "hearts m1 b18 2/1",
]


@pytest.mark.parametrize("words", SOUND)
def test_sound_game_is_left_alone(words: str) -> None:
    game = parse_game(words.split()).game
    assert game is not None

    result = judge(game, ISKO)

    assert [f.kind.name for f in result.findings if f.severity != "note"] == []
    assert result.judged


# ISkO 4.4.3: the defenders give up; a level counts if it was made or is needed, no other
GIVEN = [
    ("clubs m1 b20 given 30", 24),
    ("clubs m1 b20 given 0", 24),
    ("clubs m1 b20 given 95", 36),
    ("clubs m1 b36 given 30", 36),
    ("clubs m1 b20 given schneider", 36),
]


@pytest.mark.parametrize(("words", "score"), GIVEN, ids=[w for w, _ in GIVEN])
def test_a_concession_gives_no_level_for_the_declarers_few_points(words: str, score: int) -> None:
    game = parse_game(words.split()).game
    assert game is not None

    assert judge(game, ISKO).score == score
