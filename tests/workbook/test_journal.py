"""The journal and the lock: what waits is merged once, in order, whatever happens between."""

import json
import multiprocessing
from collections.abc import Callable
from pathlib import Path

import pytest

from skatcalc.findings import Severity, SkatcalcError
from skatcalc.service.evening import add, delete, edit, load, open_session, undo
from skatcalc.workbook.store import journal
from skatcalc.workbook.store.disk import clear_leftovers
from tests.evenings import FOUR, NOW

LINE = "bernd h m1 b18 61"


def kinds(findings) -> list[str]:
    return [f.kind.name for f in findings]


def numbers(path: Path, at: int = 0) -> list[int]:
    return [d.number for d in load(path).evening.lists[at].deals]


def hinder(path: Path) -> Callable[[], None]:
    owner = path.with_name(f"~${path.name}")
    owner.write_bytes(b"secretary")
    return owner.unlink


def test_two_equal_lines_that_waited_are_two_deals(make) -> None:
    path = make(FOUR)
    free = hinder(path)
    add(path, "pass", None, None, NOW)
    add(path, "pass", None, None, NOW)
    free()

    assert numbers(path) == [1, 2]


def test_a_deal_whose_number_was_taken_meanwhile_becomes_the_next(make) -> None:
    """As when two people enter the same table, one while the file was locked."""
    path = make(FOUR)
    free = hinder(path)
    add(path, "pass", None, None, NOW)
    content = journal.journal_of(path).read_bytes()
    journal.journal_of(path).unlink()
    free()
    add(path, "bernd h m1 b18 61", None, None, NOW)
    journal.journal_of(path).write_bytes(content)

    found = load(path).findings

    assert kinds(found)[:2] == ["journal_moved", "journal_merged"]
    assert [d.passed_in for d in load(path).evening.lists[0].deals] == [False, True]


def test_what_no_longer_fits_is_set_aside_and_said(make) -> None:
    path = make(FOUR, deals=4)
    free = hinder(path)
    add(path, "bernd h m1 b18 61", None, None, NOW)
    content = journal.journal_of(path).read_bytes()
    journal.journal_of(path).unlink()
    free()
    for _ in range(4):
        add(path, "pass", None, None, NOW)
    journal.journal_of(path).write_bytes(content)

    found = load(path).findings

    assert "journal_refused" in kinds(found)
    assert LINE in path.with_name(path.name + ".journal.aside").read_text(encoding="utf-8")
    assert numbers(path) == [1, 2, 3, 4]


def test_every_kind_of_change_waits_and_is_merged_in_order(make) -> None:
    path = make(FOUR)
    for line in (LINE, "pass", "pass"):
        add(path, line, None, None, NOW)
    free = hinder(path)
    edit(path, 1, "carla g m1 b18 61", None, None, NOW)
    delete(path, 3, None, None, NOW)
    add(path, "bernd c m1 b18 61", None, None, NOW)
    undo(path, NOW)
    shown = load(path).evening
    free()

    assert load(path).evening == shown
    assert [(d.number, d.declarer) for d in shown.lists[0].deals] == [(1, 3), (2, None)]
    assert [undo(path, NOW).saved for _ in range(3)] == [True, True, True]
    assert [(d.number, d.declarer) for d in load(path).evening.lists[0].deals] == [
        (1, 2),
        (2, None),
    ]


def test_an_undo_merged_twice_takes_back_one_change(make) -> None:
    path = make(FOUR)
    for line in ("pass", "pass"):
        add(path, line, None, None, NOW)
    free = hinder(path)
    undo(path, NOW)
    content = journal.journal_of(path).read_bytes()
    free()
    load(path)
    journal.journal_of(path).write_bytes(content)

    assert numbers(path) == [1]


def test_a_line_cut_off_by_a_crash_spoils_no_other(make) -> None:
    path = make(FOUR)
    free = hinder(path)
    add(path, LINE, None, None, NOW)
    with journal.journal_of(path).open("a") as file:
        file.write('{"action": "add", "ser')
    add(path, "pass", None, None, NOW)
    free()

    assert "journal_unreadable" in kinds(load(path).findings)
    assert numbers(path) == [1, 2]


def test_a_line_that_does_not_fit_on_the_disk_leaves_no_trace(make, monkeypatch) -> None:
    path = make(FOUR)
    free = hinder(path)
    add(path, LINE, None, None, NOW)
    before = journal.journal_of(path).read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal.os, "fsync", full)
    with pytest.raises(SkatcalcError):
        add(path, "pass", None, None, NOW)
    assert journal.journal_of(path).read_bytes() == before
    journal.journal_of(path).unlink()
    with pytest.raises(SkatcalcError):
        add(path, "pass", None, None, NOW)
    monkeypatch.undo()
    free()

    assert not journal.journal_of(path).exists()


def test_no_journal_no_lock_for_one(make) -> None:
    path = make(FOUR)
    add(path, LINE, None, None, NOW)

    names = sorted(file.name for file in path.parent.iterdir())
    assert names == [f".{path.name}.lock", path.name]


BAD_ENTRIES = [
    "[]",
    "7",
    '{"action": "add"}',
    json.dumps({"action": "add", "series": "1", "table": 1, "deal": 1, "line": "pass", "time": ""}),
    json.dumps({"action": "fly", "series": 1, "table": 1, "deal": 1, "line": "pass", "time": ""}),
    json.dumps({"action": "add", "series": 9, "table": 9, "deal": 1, "line": "pass", "time": ""}),
    '{"action": "add", "series": 1, "table": 1, "deal": 1, "line": "pass", "time": "\\u0001"}',
    "[" * 5000,
    "\x00\x01",
]


@pytest.mark.parametrize("line", BAD_ENTRIES, ids=range(len(BAD_ENTRIES)))
def test_a_strange_journal_is_said_and_kept_beside(make, line: str) -> None:
    path = make(FOUR)
    journal.journal_of(path).write_text(line + "\n", encoding="utf-8")

    found = load(path).findings

    assert any(f.is_error for f in found)
    assert numbers(path) == []
    assert path.with_name(path.name + ".journal.aside").exists()
    assert not journal.exists(path)


def test_what_is_kept_while_merging_waits_for_the_next_command(make) -> None:
    path = make(FOUR)
    first = journal.Entry("add", 1, 1, 1, "pass", "")
    journal.keep(path, first)
    merged = journal.waiting(path)
    journal.keep(path, journal.Entry("add", 1, 1, 2, LINE, ""))

    journal.settle(path, merged)

    assert [e.line for e in journal.waiting(path).entries] == [LINE]


def test_a_link_and_its_file_share_lock_and_journal(make, tmp_path: Path) -> None:
    path = make(FOUR)
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    link = folder / "tonight.xlsx"
    link.symlink_to(path)
    free = hinder(path)

    add(link, LINE, None, None, NOW)

    assert journal.exists(path)
    assert [p.name for p in folder.iterdir()] == ["tonight.xlsx"]
    free()
    assert numbers(link) == [1]


def test_leftovers_of_a_killed_writer_are_cleared_and_nothing_else(make) -> None:
    path = make(FOUR)
    mine = path.with_name(f".{path.name}.abcd_123.tmp")
    others = [path.with_name(n) for n in (f".{path.name}.notes.tmp", ".else.xlsx.abcd_123.tmp")]
    for file in (mine, *others):
        file.write_bytes(b"half")

    add(path, LINE, None, None, NOW)

    assert [file.exists() for file in (mine, *others)] == [False, True, True]
    clear_leftovers(path.with_name("no such folder") / "x.xlsx")


def test_a_leftover_lock_file_does_not_block(make) -> None:
    path = make(FOUR)
    path.with_name(f".{path.name}.lock").write_bytes(b"")

    assert add(path, LINE, None, None, NOW).saved


def test_a_session_sees_what_others_wrote_meanwhile(make) -> None:
    path = make(FOUR)
    session = open_session(path, 1, 1)
    session.add(LINE, Severity.WARNING, NOW)
    assert numbers(path) == [1]
    assert add(path, "pass", 1, 1, NOW).deal == 2

    done = session.add("bernd c m1 b18 61", Severity.WARNING, NOW)

    assert done.deal == 3
    assert numbers(path) == [1, 2, 3]
    assert len(session.computed.deals) == 3


def test_a_session_goes_on_through_the_journal(make) -> None:
    path = make(FOUR)
    session = open_session(path, 1, 1)
    free = hinder(path)
    first = session.add(LINE, Severity.WARNING, NOW)
    assert session.computed.table.next_number == 2
    second = session.add("pass", Severity.WARNING, NOW)
    assert [d.deal.number for d in session.computed.deals] == [1, 2]
    free()
    third = session.add("pass", Severity.WARNING, NOW)

    assert [(d.deal, d.kept, d.saved) for d in (first, second, third)] == [
        (1, True, False),
        (2, True, False),
        (3, False, True),
    ]
    assert kinds(third.findings)[0] == "journal_merged"
    assert numbers(path) == [1, 2, 3]


def write_many(path: Path, table: int, times: int, ready, go) -> None:
    ready.release()
    go.wait(30)
    for _ in range(times):
        add(path, "pass", 1, table, NOW)


def test_writers_at_the_same_time_lose_and_double_nothing(make) -> None:
    path = make(("A", "B", "C"), ("D", "E", "F"))
    context = multiprocessing.get_context("spawn")
    ready, go = context.Semaphore(0), context.Event()
    tables = (1, 1, 2)
    writers = [context.Process(target=write_many, args=(path, t, 2, ready, go)) for t in tables]
    for writer in writers:
        writer.start()
    for _ in writers:
        assert ready.acquire(timeout=60)
    go.set()
    for writer in writers:
        writer.join(60)
        assert writer.exitcode == 0
    load(path)

    assert (numbers(path, 0), numbers(path, 1)) == ([1, 2, 3, 4], [1, 2])
    assert not journal.exists(path)
