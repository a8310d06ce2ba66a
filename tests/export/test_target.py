"""An export goes over nobody's file, and is there whole or not at all."""

import random
from pathlib import Path
from zipfile import ZipFile

import pytest
from openpyxl import Workbook

from skatcalc.catalogue import LANGUAGES, sentence
from skatcalc.findings import SkatcalcError
from skatcalc.rules.presets import ISKO
from skatcalc.tournament.systems import SEEGER_FABIAN
from skatcalc.workbook.export import is_export, load_export, write_export
from tests.export.evenings import a_list, an_evening

EVENING = an_evening(a_list(planned=4))


def export(path: Path) -> None:
    write_export(path, EVENING, ISKO, SEEGER_FABIAN, "de")


def foreign_workbook(folder: Path) -> Path:
    path = folder / "list.xlsx"
    Workbook().save(path)
    return path


def foreign_text(folder: Path) -> Path:
    path = folder / "list.xlsx"
    path.write_text("mine")
    return path


def empty_file(folder: Path) -> Path:
    path = folder / "list.xlsx"
    path.touch()
    return path


def open_in_excel(folder: Path) -> Path:
    path = ours(folder)
    (folder / "~$list.xlsx").write_bytes(b"owner")
    return path


def open_in_libreoffice(folder: Path) -> Path:
    path = ours(folder)
    (folder / ".~lock.list.xlsx#").write_text("owner")
    return path


def read_only(folder: Path) -> Path:
    path = ours(folder)
    path.chmod(0o444)
    return path


def a_folder(folder: Path) -> Path:
    path = folder / "list.xlsx"
    path.mkdir()
    return path


def no_folder(folder: Path) -> Path:
    return folder / "missing" / "list.xlsx"


def ours(folder: Path) -> Path:
    path = folder / "list.xlsx"
    export(path)
    return path


REFUSED = {
    foreign_workbook: "SK461",
    foreign_text: "SK461",
    empty_file: "SK461",
    open_in_excel: "SK462",
    open_in_libreoffice: "SK462",
    read_only: "SK463",
    a_folder: "SK463",
    no_folder: "SK464",
}


@pytest.mark.parametrize(("make", "code"), REFUSED.items(), ids=lambda v: getattr(v, "__name__", v))
def test_what_is_refused_stays_as_it_was(make, code: str, tmp_path: Path) -> None:
    path = make(tmp_path)
    before = path.read_bytes() if path.is_file() else None

    with pytest.raises(SkatcalcError) as raised:
        export(path)

    (found,) = raised.value.findings
    assert found.kind.code == code
    assert found.place.file == str(path)
    for lang in LANGUAGES:
        assert "{" not in sentence(found, lang)
    assert (path.read_bytes() if path.is_file() else None) == before
    assert not list(tmp_path.glob(".*.tmp"))


def test_our_own_export_is_replaced(tmp_path: Path) -> None:
    path = ours(tmp_path)
    other = an_evening(a_list(planned=4), club="Another club")

    write_export(path, other, ISKO, SEEGER_FABIAN, "de")

    assert load_export(path).evening.club == "Another club"
    assert [p.name for p in tmp_path.iterdir()] == ["list.xlsx"]


def test_a_full_disk_leaves_the_old_export(tmp_path: Path, monkeypatch) -> None:
    path = ours(tmp_path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SkatcalcError) as raised:
        export(path)

    assert raised.value.findings[0].kind.code == "SK463"
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["list.xlsx"]


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-400])


def cut_in_half(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def damaged(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[200:4000] = b"\0" * 3800
    path.write_bytes(bytes(content))


@pytest.mark.parametrize("damage", [truncated, cut_in_half, damaged])
def test_a_damaged_export_is_named(damage, tmp_path: Path) -> None:
    path = ours(tmp_path)
    damage(path)

    with pytest.raises(SkatcalcError) as raised:
        load_export(path)

    assert raised.value.findings[0].kind.code == "SK465"


def test_a_missing_or_foreign_file_is_no_export(tmp_path: Path) -> None:
    with pytest.raises(SkatcalcError, match="SK401"):
        load_export(tmp_path / "missing.xlsx")
    with pytest.raises(SkatcalcError, match="SK465"):
        load_export(foreign_workbook(tmp_path))
    assert not is_export(tmp_path / "list.xlsx")


def spoil(path: Path, rng: random.Random) -> None:
    """Change some bytes of one part of a workbook, or drop the part."""
    with ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    name = rng.choice(sorted(parts))
    content = parts.pop(name)
    at = rng.randrange(len(content))
    if rng.random() < 0.8:
        parts[name] = content[:at] + bytes([rng.randrange(256)]) + content[at + rng.randrange(30) :]
    with ZipFile(path, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)


def test_no_damage_is_more_than_a_finding(tmp_path: Path) -> None:
    rng = random.Random(3)
    path = ours(tmp_path)
    good = path.read_bytes()
    codes: list[str] = []
    for _ in range(60):
        path.write_bytes(good)
        spoil(path, rng)
        try:
            load_export(path)
        except SkatcalcError as error:
            codes += [f.kind.code for f in error.findings]

    assert set(codes) == {"SK465"}
    assert 10 < len(codes) < 60
