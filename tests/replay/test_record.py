"""Our own record: what a person may type, and what is wrong with it, with line and column."""

import re
from pathlib import Path

import pytest

from skatcalc.models.replay import Event
from skatcalc.notation.record import looks_like_record, read_record, write_record
from skatcalc.notation.record.reader import written_score
from tests.replay.lines import TABLES, errors, said, verdict

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "hearts.deal"

RECORD = """deal: 7
players: Anna, Bernd, Carla
forehand:   CQ SQ D8 CA H9 C8 S7 S10 CK S9
middlehand: H10 SK H8 D9 D10 HJ HK CJ D7 HQ
rearhand:   DA H7 HA DK C10 C9 DJ S8 DQ C7
skat:       SA SJ
bids: M 18, F yes, M 20, F yes, M 22, F pass, R pass
game: hearts
away: SK D10
tricks:
 1. F CA CJ C7
 2. M SJ H7 H9
 3. M HJ DJ S7
 4. M H10 HA S10
 5. R DA D8 D7
 6. R C10 CK HK
 7. M HQ S8 C8
 8. M H8 C9 S9
 9. M SA DQ SQ
10. M D9 DK CQ
result: +40
"""


def read(text: str):
    return read_record(text.encode(), TABLES)


def test_the_written_form_is_read_back_and_written_alike() -> None:
    assert write_record(read(RECORD), TABLES) == RECORD


def test_the_example_is_this_deal() -> None:
    assert read(EXAMPLE.read_text(encoding="utf-8")) == read(RECORD)


def test_its_result() -> None:
    # CJ and, from the skat, SJ, then HJ: with 3, game 4, times 10 = 40; 71 card points
    found = verdict(RECORD, record=True)

    assert (found.status, found.findings) == ("ok", ())
    assert found.result is not None
    assert (found.result.score, found.result.matadors, found.result.card_points) == (40, 3, 71)


def test_a_wrong_list_entry_is_found() -> None:
    found = verdict(RECORD.replace("+40", "+30"), record=True)

    assert (found.status, said(found.findings, "en")) == (
        "mismatch",
        ["score: recorded +30, computed 40"],
    )


SAME = [
    ("without the leaders",
     lambda t: t.replace(". M ", ". ").replace(". F ", ". ").replace(". R ", ". ")),
    ("without the numbers", lambda t: re.sub(r"(?m)^ ?\d+\. ", "", t)),
    ("two tricks on a line", lambda t: t.replace("C7\n 2. M", "C7 M")),
    ("a trick over two lines", lambda t: t.replace("F CA CJ C7", "F CA\n  CJ C7")),
    ("comments and blank lines", lambda t: "# a deal\n\n" + t.replace("\n", "   # note\n\n")),
    ("capitals", lambda t: t.replace("game:", "GAME:").replace("yes", "YES")),
    ("the names of the players", lambda t: t.replace("M 18, F yes", "Bernd 18, Anna yes")),
    ("commas between cards", lambda t: t.replace("SA SJ", "SA, SJ")),
    ("Windows ends of line", lambda t: t.replace("\n", "\r\n")),
    ("a byte order mark", lambda t: "\ufeff" + t),
    ("German keys", lambda t: t.replace("deal:", "Spiel:").replace("players", "Spieler")
     .replace("forehand", "Vorhand").replace("middlehand", "Mittelhand")
     .replace("rearhand", "Hinterhand")
     .replace("bids", "Reizen").replace("game", "Ansage").replace("away", "Gedrückt")
     .replace("tricks", "Stiche").replace("result", "Ergebnis").replace("hearts", "Herz")
     .replace("yes", "ja").replace("pass", "passe")),
    ("German cards",
     lambda t: t.replace(" CQ", " KrD").replace(" SJ", " PiB").replace(" D7", " Ka7")),
    ("suit signs", lambda t: t.replace(" CQ", " ♣Q").replace(" SJ", " ♠B").replace(" S10", " ♠10")),
]  # fmt: skip


@pytest.mark.parametrize("change", [s[1] for s in SAME], ids=[s[0] for s in SAME])
def test_what_may_be_typed_as_well(change) -> None:
    changed = change(RECORD)

    assert changed != RECORD
    assert read(changed) == read(RECORD)


SPOILT = [
    ("an unknown card", "CQ SQ D8", "CQ XX D8", 3, 16, "card_unknown", None, None),
    ("an ambiguous card", "SA SJ", "KA SJ", 6, 13, "card_ambiguous", None, None),
    ("a card twice", "SA SJ", "SA CA", 6, 16, "card_twice", None, None),
    ("a word before the play", "bids:", "bits:", 7, 1, "record_key_unknown", None, None),
    ("a line without a key", "game: hearts", "hearts", 8, 1, "record_key_unknown", None, None),
    ("a key twice", "game: hearts", "game: hearts\ngame: hearts", 9, 1, "record_key_twice",
     "game stands twice in the record", "game steht zweimal in der Aufzeichnung"),
    ("no skat", "skat:       SA SJ\n", "", 1, None, "record_hand_missing",
     "the cards of skat are missing: a record names all 32 cards",
     "die Karten von Skat fehlen: eine Aufzeichnung nennt alle 32 Karten"),
    ("nothing put away", "away: SK D10\n", "", 8, 1, "record_away_missing", None, None),
    ("two players", "Anna, Bernd, Carla", "Anna, Bernd", 2, 1, "record_players",
     "2 players are named; write forehand, middlehand, rearhand, with commas", None),
    ("an unknown player bids", "M 18", "X 18", 7, 7, "record_seat_unknown",
     "'X' is no player here; write F, M, R (forehand, middlehand, rearhand) or a name",
     "'X' ist hier kein Spieler; V, M, H (Vorhand, Mittelhand, Hinterhand) oder einen Namen "
     "schreiben"),
    ("a call is missing", "R pass\n", "R\n", 7, 47, "record_call_missing",
     "what R said is missing: a number, yes or pass", None),
    ("an unknown call", "F pass", "F maybe", 7, 41, "record_call_unknown",
     "'maybe' is nothing one says in the auction; a number, yes or pass",
     "'maybe' sagt man beim Reizen nicht; eine Zahl, ja oder passe"),
    ("an unknown word in the game", "hearts", "hearts quickly", 8, 14, "record_game_word",
     None, None),
    ("no game", "game: hearts", "game: hand", 8, 1, "contract_missing", None, None),
    ("a trick is left out", " 3. M HJ DJ S7\n", "", 13, 2, "record_trick_number",
     "trick 4 is written here, but this is trick 3; a card may be missing",
     "hier steht Stich 4, es ist aber Stich 3; vielleicht fehlt eine Karte"),
    ("a card is left out", "F CA CJ C7", "F CA CJ", 12, 2, "record_trick_number", None, None),
    ("an unknown ending", "result: +40", "end: F sleeps", 21, 6, "record_event_unknown",
     None, None),
    ("an ending of nobody", "result: +40", "end: X gives up", 21, 6, "record_seat_unknown",
     None, None),
    ("an ending without a word", "result: +40", "end:", 21, 1, "record_event_unknown", None, None),
    ("an unknown result", "+40", "forty", 21, 1, "record_result_unknown",
     "'forty' is no result; write the list points such as +48 or -96, or passed", None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "kind", "english", "german"),
    [s[1:] for s in SPOILT],
    ids=[s[0] for s in SPOILT],
)
def test_mistakes(old, new, line, column, kind, english, german) -> None:
    assert old in RECORD
    found = verdict(RECORD.replace(old, new, 1), record=True)
    first = next(f for f in found.findings if f.is_error)

    assert found.status == "unreadable"
    assert (first.kind.name, first.place.line, first.place.column) == (kind, line, column)
    assert english in (None, *said([first], "en"))
    assert german in (None, *said([first], "de"))


def test_all_mistakes_are_found_at_once() -> None:
    text = RECORD.replace("CQ SQ", "XX YY").replace("F pass", "F maybe").replace("+40", "forty")
    found = verdict(text, record=True)

    assert errors(found.findings) == [
        "card_unknown",
        "card_unknown",
        "record_call_unknown",
        "record_result_unknown",
    ]


def test_a_rule_that_is_broken_is_no_typing_mistake() -> None:
    found = verdict(RECORD.replace("F CA CJ C7", "F CA HQ C7"), record=True)

    # middlehand has no club but may trump; the fault is the queen played again in trick 7
    assert found.status == "illegal"
    assert (found.findings[-1].kind.name, found.findings[-1].place.trick) == ("play_twice", 7)


def test_wrong_bytes() -> None:
    found = verdict(RECORD.encode().replace(b"Bernd", b"B\xe4rbel"), record=True)

    assert (errors(found.findings), found.findings[0].place.line) == (["record_not_utf8"], 2)


def test_what_happens_between_the_cards_keeps_its_place() -> None:
    text = RECORD.replace("F CA CJ C7\n", "F CA\n* M shows: CJ HJ\n    CJ C7\n").replace(
        "10. M D9 DK CQ\nresult: +40", "end: R resigns"
    )
    recorded = read(text)

    assert recorded.record is not None
    assert recorded.record.events == (
        Event(1, "show", 1, bytes((4, 20))),
        Event(27, "resign", 2),
    )
    assert read(write_record(recorded, TABLES)) == recorded


def test_passed_in() -> None:
    text = RECORD[: RECORD.index("bids:")] + "bids: M pass, R pass, F pass\nresult: passed\n"
    found = verdict(text, record=True)

    assert (found.status, found.outcome) == ("ok", "passed")
    assert verdict(text.replace("passed", "+48"), record=True).status == "mismatch"


def test_a_file_tells_what_it_is() -> None:
    assert looks_like_record(RECORD.encode())
    assert looks_like_record(b"\n# comment\nVorhand: CJ\n")
    assert not looks_like_record(b"(;GM[Skat]PC[x]")
    assert not looks_like_record(b"")


def test_scores() -> None:
    assert [written_score(x) for x in ("+48", "-96", "0", "passed", None)] == [
        48,
        -96,
        0,
        None,
        None,
    ]
