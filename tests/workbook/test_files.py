"""Files that cannot be used or written: said clearly, nothing lost."""

import gc
import io
import multiprocessing
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook

from skatcalc.findings import SkatcalcError
from skatcalc.service.evening import add, load, undo
from skatcalc.workbook.store import journal
from skatcalc.workbook.store.book import save_workbook
from skatcalc.workbook.store.disk import locked, write_atomically
from tests.evenings import FOUR, NOW

LINE = "bernd h m1 b18 61"


def names(findings) -> list[str]:
    return [f.kind.name for f in findings]


def spoil_nothing(path: Path) -> None:
    path.unlink()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:2000])


def fill(content: bytes) -> Callable[[Path], None]:
    return lambda path: path.write_bytes(content) and None


def foreign(path: Path) -> None:
    Workbook().save(path)


def broken_xml(path: Path) -> None:
    with zipfile.ZipFile(path) as source:
        parts = {name: source.read(name) for name in source.namelist()}
    with zipfile.ZipFile(path, "w") as target:
        for name, content in parts.items():
            target.writestr(name, content[: len(content) // 2] if "sheet2" in name else content)


OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 512
UNUSABLE = [
    ("missing", spoil_nothing, "file_missing"),
    ("empty", fill(b""), "file_not_a_workbook"),
    ("text", fill(b"Deal;Declarer\n"), "file_not_a_workbook"),
    ("truncated", cut, "file_not_a_workbook"),
    ("broken part", broken_xml, "file_not_a_workbook"),
    ("password", fill(OLE + "EncryptedPackage".encode("utf-16-le")), "file_encrypted"),
    ("old Excel", fill(OLE + "Workbook".encode("utf-16-le")), "file_other_kind"),
    ("another workbook", foreign, "file_not_an_evening"),
]


@pytest.mark.parametrize(("spoil", "kind"), [x[1:] for x in UNUSABLE], ids=[x[0] for x in UNUSABLE])
def test_an_unusable_file_is_named_and_left_as_it_is(make, spoil, kind: str) -> None:
    path = make(FOUR)
    spoil(path)
    before = path.read_bytes() if path.exists() else None

    for call in (lambda: load(path), lambda: add(path, LINE, None, None, NOW)):
        with pytest.raises(SkatcalcError) as caught:
            call()
        assert names(caught.value.findings) == [kind]
    assert (path.read_bytes() if path.exists() else None) == before


def test_no_lock_is_left_beside_what_is_no_evening(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk")
    for path in (notes, tmp_path / "missing.xlsx", tmp_path):
        with pytest.raises(SkatcalcError):
            add(path, LINE, None, None, NOW)

    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


def read_only(path: Path) -> Callable[[], None]:
    path.chmod(0o444)
    return lambda: path.chmod(0o644)


def open_in_excel(path: Path) -> Callable[[], None]:
    owner = path.with_name(f"~${path.name}")
    owner.write_bytes(b"secretary")
    return owner.unlink


def open_in_libreoffice(path: Path) -> Callable[[], None]:
    owner = path.with_name(f".~lock.{path.name}#")
    owner.write_text(",secretary")
    return owner.unlink


@pytest.mark.parametrize("hinder", [read_only, open_in_excel, open_in_libreoffice])
def test_an_entry_waits_in_the_journal_and_is_merged_by_the_next_command(make, hinder) -> None:
    path = make(FOUR)
    before = path.read_bytes()
    free = hinder(path)

    kept = add(path, LINE, None, None, NOW)
    again = add(path, "pass", None, None, NOW)

    assert (kept.saved, names(kept.findings)) == (False, ["kept_in_journal"])
    assert again.deal == 2
    assert path.read_bytes() == before
    waiting = load(path)
    assert [d.number for d in waiting.evening.lists[0].deals] == [1, 2]
    assert names(waiting.findings)[0] == "journal_pending"
    free()
    merged = load(path)
    assert names(merged.findings)[0] == "journal_merged"
    assert not journal.exists(path)
    assert [d.number for d in load(path).evening.lists[0].deals] == [1, 2]
    assert names(load(path).findings) == []


def test_a_wrong_line_does_not_wait(make) -> None:
    path = make(FOUR)
    open_in_excel(path)

    assert "matadors_zero" in names(add(path, "bernd h m0 61", None, None, NOW).findings)
    assert not journal.exists(path)


def test_an_entry_merged_twice_counts_once(make) -> None:
    """As after a crash between writing the workbook and clearing the journal."""
    path = make(FOUR)
    free = open_in_excel(path)
    add(path, LINE, None, None, NOW)
    content = journal.journal_of(path).read_bytes()
    free()
    load(path)
    journal.journal_of(path).write_bytes(content)
    load(path)

    assert [d.number for d in load(path).evening.lists[0].deals] == [1]


def test_a_damaged_journal_line_is_set_aside(make) -> None:
    path = make(FOUR)
    journal.journal_of(path).write_text('{"action": "add"\n', encoding="utf-8")

    assert names(load(path).findings) == ["journal_unreadable"]
    assert '"add"' in path.with_name(path.name + ".journal.aside").read_text(encoding="utf-8")


def hold(path: Path, taken, done) -> None:
    with locked(path):
        taken.set()
        done.wait(20)


def test_another_process_holding_the_lock_makes_the_entry_wait(make, monkeypatch) -> None:
    monkeypatch.setattr("skatcalc.workbook.store.disk.LOCK_SECONDS", 0.2)
    path = make(FOUR)
    context = multiprocessing.get_context("spawn")
    taken, done = context.Event(), context.Event()
    other = context.Process(target=hold, args=(path, taken, done))
    other.start()
    try:
        assert taken.wait(20)
        kept = add(path, LINE, None, None, NOW)
    finally:
        done.set()
        other.join()

    assert names(kept.findings) == ["kept_in_journal"]
    assert [d.number for d in load(path).evening.lists[0].deals] == [1]


def test_where_nothing_can_be_written_the_line_is_given_back(make, monkeypatch) -> None:
    path = make(FOUR)
    open_in_excel(path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal, "keep", full)
    with pytest.raises(SkatcalcError) as caught:
        add(path, LINE, None, None, NOW)

    (found,) = caught.value.findings
    assert (found.kind.name, dict(found.args)["line"]) == ("nowhere_to_write", f"add {LINE}")


def test_a_full_disk_leaves_the_old_file(make, monkeypatch) -> None:
    path = make(FOUR)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SkatcalcError):
        add(path, LINE, None, None, NOW)
    monkeypatch.undo()

    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir() if p.suffix == ".tmp"] == []


class SmallDisk(io.BytesIO):
    """A file on a disk that takes a few thousand bytes more."""

    def write(self, data) -> int:
        if self.tell() + len(data) > 3000:
            raise OSError(28, "No space left on device")
        return super().write(data)


def test_a_disk_that_fills_up_while_writing_says_so_once() -> None:
    """Nothing tries to finish the package later, when nobody can say anything any more."""
    book = Workbook()
    with pytest.raises(OSError, match="No space"):
        save_workbook(book, SmallDisk())
    gc.collect()


def test_permission_bits_and_links_are_kept(make, tmp_path: Path) -> None:
    path = make(FOUR)
    path.chmod(0o640)
    link = tmp_path / "link.xlsx"
    link.symlink_to(path)

    assert add(link, LINE, None, None, NOW).saved

    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert len(load(path).evening.lists[0].deals) == 1


PARTS = [
    "xl/vbaProject.bin",
    "xl/threadedComments/threadedComment1.xml",
    "xl/pivotTables/pivotTable1.xml",
    "xl/embeddings/oleObject1.bin",
    "customXml/item1.xml",
]


@pytest.mark.parametrize("part", PARTS)
def test_a_workbook_that_would_lose_a_part_is_not_written(make, part: str) -> None:
    path = make(FOUR)
    with zipfile.ZipFile(path, "a") as package:
        package.writestr(part, "<x/>")
    before = path.read_bytes()

    with pytest.raises(SkatcalcError) as caught:
        add(path, LINE, None, None, NOW)

    assert names(caught.value.findings) == ["part_not_kept"]
    assert path.read_bytes() == before
    assert load(path).evening.lists[0].deals == ()


def test_writing_is_all_or_nothing(tmp_path: Path) -> None:
    target = tmp_path / "file"
    target.write_bytes(b"old")

    def fail(file) -> None:
        file.write(b"new")
        raise RuntimeError("interrupted")

    with pytest.raises(RuntimeError):
        write_atomically(target, fail)

    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_undo_works_through_the_journal(make) -> None:
    path = make(FOUR)
    add(path, LINE, None, None, NOW)
    free = open_in_excel(path)
    assert names(undo(path, NOW).findings) == ["kept_in_journal"]
    free()

    assert load(path).evening.lists[0].deals == ()
