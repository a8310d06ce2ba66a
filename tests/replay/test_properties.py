"""Properties of random deals, against the second Skat of `naive.py`."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from skatcalc.cards import CARD_BY_CODE, CARD_CODES, points_of
from skatcalc.models.replay import Recorded
from skatcalc.notation.iss.line import read_line
from skatcalc.notation.iss.moves import read_move_by_move, read_moves
from skatcalc.notation.record import read_record, write_record
from skatcalc.rules.play.fold import replay
from skatcalc.rules.play.state import hands_of, taker_of
from skatcalc.rules.play.tricks import card_codes, play_out
from skatcalc.rules.play.walk import first_fault, legal_cards, steps, trick_winner, tricks_of
from tests.replay import naive
from tests.replay.lines import TABLES, judged, verdict

seeds = st.integers(0, 2**32)
many = settings(max_examples=150, deadline=None)


def random_deal(seed: int, endings: bool = True) -> naive.Deal:
    return naive.random_deal(Random(seed), endings)


@many
@given(seeds)
def test_a_legal_deal_is_legal_and_its_result_right(seed: int) -> None:
    deal = random_deal(seed)
    found = verdict(naive.iss_line(deal))

    assert found.status == "ok", found.findings
    if deal.declarer is None:
        assert (found.outcome, found.result) == ("passed", None)
        return
    won, score, overbid = naive.worth(deal)
    assert found.outcome == ("won" if won else "lost")
    assert found.result is not None
    assert (found.result.score, found.result.overbid) == (score, overbid)
    assert found.result.matadors == naive.matadors(deal.twelve, deal.contract)


@many
@given(seeds)
def test_120_points_and_ten_tricks(seed: int) -> None:
    deal = random_deal(seed, endings=False)
    _, state, found = judged(naive.iss_line(deal))

    assert state is not None
    if state.view is None or len(deal.plays) < 30:
        return
    pile = points_of(CARD_BY_CODE[c] for c in deal.away or deal.skat)
    assert sum(state.tally.points) + pile == 120
    assert len(state.tally.winners) == 10
    assert found.result is not None
    assert list(state.tally.points) == [naive.points(pile) for pile in deal.piles]


@many
@given(seeds)
def test_legal_cards_are_those_of_the_second_skat_and_never_none(seed: int) -> None:
    deal = random_deal(seed)
    _, state, _ = judged(naive.iss_line(deal))

    assert state is not None
    if state.view is None:
        return
    record = state.record
    hands = hands_of(record, taker_of(state))
    for step in steps(record.seats, record.cards, hands, state.view):
        allowed = legal_cards(step.hand, step.led, state.view)
        led = None if step.led is None else CARD_CODES[step.led]
        held = [CARD_CODES[c] for c in step.hand]
        assert allowed
        assert {CARD_CODES[c] for c in allowed} == set(naive.legal(held, led, deal.contract))


@many
@given(st.permutations(range(32)), st.sampled_from("CSHDGN"))
def test_trick_winners_and_tables_agree_with_the_second_skat(cards, letter: str) -> None:
    view = TABLES.views[naive.NAMES[letter]]
    for at in range(0, 30, 3):
        three = cards[at : at + 3]
        codes = [CARD_CODES[c] for c in three]
        winner = naive.trick_winner(codes, letter)
        first, second, third = three
        assert trick_winner(bytes(three), view) == winner
        assert view.tricks[first][second][third][:2] == (winner, naive.points(codes))


@many
@given(seeds, st.integers(0, 29), st.integers(0, 31), st.integers(0, 2))
def test_a_changed_card_is_found_or_the_result_follows_it(
    seed: int, at: int, card: int, seat: int
) -> None:
    """Another card or player at one place: legal only if the second Skat says so too."""
    deal = random_deal(seed, endings=False)
    if at >= len(deal.plays):
        return
    start = len(deal.moves) - len(deal.plays)
    changed = list(deal.plays)
    changed[at] = (seat, CARD_CODES[card])
    deal.moves[start:] = changed
    _, state, found = judged(naive.iss_line(deal))

    assert state is not None
    legal, piles, tricks, played = replayed(deal, changed)
    if legal:
        assert state.fault is None
        assert state.tally.points == tuple(naive.points(p) for p in piles)
        assert [state.tally.winners.count(s) for s in range(3)] == tricks
        assert found.status in ("ok", "mismatch")
    else:
        assert found.status in ("illegal", "unreadable")
        assert state.played <= played
        if played < len(changed) and found.status == "illegal":
            assert state.played in (played, played - played % 3)


def replayed(deal: naive.Deal, plays):
    """Go through plays with the second Skat: legal, piles, tricks, how many were legal."""
    held = [list(hand) for hand in deal.hands]
    if deal.away:
        held[deal.declarer] = [c for c in deal.twelve if c not in deal.away]
    game = naive.Deal(declarer=deal.declarer, type=deal.type)
    leader, trick = 0, []
    for count, (seat, card) in enumerate(plays):
        led = trick[0] if trick else None
        on_move = (leader + len(trick)) % 3
        over = naive._decided(game) and not trick
        if over or seat != on_move or card not in naive.legal(held[seat], led, deal.contract):
            return False, game.piles, game.tricks, count
        held[seat].remove(card)
        trick.append(card)
        if len(trick) == 3:
            leader = (leader + naive.trick_winner(trick, deal.contract)) % 3
            game.piles[leader] += trick
            game.tricks[leader] += 1
            trick = []
    complete = len(plays) == 30 or (naive._decided(game) and not trick)
    return complete, game.piles, game.tricks, len(plays)


@many
@given(seeds, st.integers(0, 29), st.integers(0, 31))
def test_the_quick_and_the_careful_referee_agree(seed: int, at: int, card: int) -> None:
    deal = random_deal(seed, endings=False)
    _, state, _ = judged(naive.iss_line(deal))
    assert state is not None
    if state.view is None or at >= len(state.record.cards):
        return
    record = state.record
    cards = bytes(card if n == at else c for n, c in enumerate(record.cards))
    table = card_codes(record.dealt, taker_of(state), record.away, state.view)
    quick = play_out(record.seats, cards, record.dealt, table, state.view)
    careful = first_fault(record.seats, cards, hands_of(record, taker_of(state)), state.view)

    assert (quick is None) is (careful is not None)
    if quick is not None:
        tricks = tricks_of(record.seats, cards, state.view)
        assert quick.winners == bytes(t.winner for t in tricks if t.winner is not None)


@many
@given(seeds, st.integers(0, 2**30))
def test_a_changed_auction_never_ends_in_a_crash(seed: int, change: int) -> None:
    deal = random_deal(seed)
    rng = Random(change)
    calls = [n for n, (m, w) in enumerate(deal.moves) if w in ("y", "p") or w.isdigit()]
    at = rng.choice(calls)
    deal.moves[at] = (rng.randrange(3), rng.choice(["y", "p", "18", "20", "21", "264", "60"]))

    assert verdict(naive.iss_line(deal)).status in ("ok", "illegal", "mismatch", "unreadable")


@many
@given(seeds)
def test_both_ways_of_reading_moves_agree(seed: int) -> None:
    line = naive.iss_line(random_deal(seed))
    moves = line[line.index("MV[") + 3 : line.index("]R[")].rstrip().encode()

    assert read_moves(moves) == read_move_by_move(moves)


@many
@given(seeds)
def test_our_own_record_reads_back_what_it_wrote(seed: int) -> None:
    recorded = read_line(naive.iss_line(random_deal(seed), seed).encode())
    assert recorded.record is not None
    plain = recorded.record._replace(declaring=b"", skat_seen=b"")
    ours = Recorded(plain, recorded.id, players=recorded.players, written="+48")
    text = write_record(ours, TABLES)

    assert read_record(text.encode(), TABLES) == ours
    assert write_record(read_record(text.encode(), TABLES), TABLES) == text


@many
@given(seeds, st.data())
def test_a_record_of_any_seats_and_cards_reads_back(seed: int, data) -> None:
    """Illegal plays too: wrong player, wrong card, events anywhere."""
    recorded = read_line(naive.iss_line(random_deal(seed), seed).encode())
    record = recorded.record
    if record is None or not record.cards:
        return
    count = len(record.cards)
    seats = data.draw(st.lists(st.integers(0, 2), min_size=count, max_size=count))
    cards = data.draw(st.lists(st.integers(0, 31), min_size=count, max_size=count))
    plain = record._replace(declaring=b"", skat_seen=b"", seats=bytes(seats), cards=bytes(cards))
    ours = Recorded(plain, recorded.id, players=recorded.players)

    assert read_record(write_record(ours, TABLES).encode(), TABLES) == ours


@many
@given(st.binary(max_size=300))
def test_no_bytes_bring_down_the_readers(data: bytes) -> None:
    for text in (data, b"(;GM[Skat]MV[" + data + b"]R[x] ;)"):
        assert verdict(text).status == "unreadable" or verdict(text).findings
    assert verdict(b"deal: 1\n" + data, record=True).status == "unreadable"


@many
@given(seeds, st.integers(0, 700), st.binary(max_size=3))
def test_no_damage_to_a_line_brings_down_the_reader(seed: int, at: int, junk: bytes) -> None:
    line = naive.iss_line(random_deal(seed)).encode()
    for damaged in (line[:at], line[:at] + junk + line[at:], line[:at] + junk + line[at + 3 :]):
        assert verdict(damaged).status in ("ok", "illegal", "mismatch", "unreadable")


@many
@given(seeds)
def test_replay_does_not_depend_on_what_was_replayed_before(seed: int) -> None:
    recorded = read_line(naive.iss_line(random_deal(seed)).encode())
    assert recorded.record is not None

    assert replay(recorded.record, TABLES) == replay(recorded.record, TABLES)
