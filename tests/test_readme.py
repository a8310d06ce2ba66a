"""The README tells the truth: its commands run, its tables are fresh, its files are there."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.readme import README, TABLES, filled
from tests.shared_data import ROOT

TEXT = README.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
TOUR = [line for block in BLOCKS[2:] for line in block.strip().splitlines() if line.strip()]


def test_generated_tables_are_fresh() -> None:
    assert filled(TEXT) == TEXT, "run: python -m tests.readme --write"
    for name in TABLES:
        assert f"<!-- {name} -->" in TEXT


def test_every_command_of_the_tour_works_in_order(skatcalc, tmp_path, monkeypatch) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    assert len(TOUR) > 15
    for line in TOUR:
        words = shlex.split(line, comments=True)
        stdin = None
        if "<" in words:
            stdin = Path(words[words.index("<") + 1]).read_text(encoding="utf-8")
            words = words[: words.index("<")]
        assert words[0] == "skatcalc", line
        ran = skatcalc(*words[1:], stdin=stdin)
        assert ran.status == 0, f"{line}\n{ran.err}"
        assert ran.out or ran.err, line


def test_the_main_command_is_made_of_commands_that_work(skatcalc, tmp_path, monkeypatch) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    steps = [shlex.split(step) for step in BLOCKS[0].split("&&")]
    copy = next(step for step in steps if step[0] == "cp")
    shutil.copy(copy[1], copy[2])
    mine = [step for step in steps if step[0].endswith("skatcalc")]
    assert len(mine) == 3
    for step in mine:
        assert skatcalc(*step[1:]).status == 0


@pytest.mark.parametrize("target", re.findall(r"\]\((?!http|#)([^)]+)\)", TEXT))
def test_every_linked_file_is_there(target: str) -> None:
    assert (ROOT / target).exists()


def test_the_top_level_holds_only_what_belongs_there() -> None:
    import subprocess

    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split("\n")
    top = {name.split("/")[0] for name in listed if name and not name.startswith(".")}

    assert top <= {"pyproject.toml", "skatcalc", "tests", "examples", "README.md"}
