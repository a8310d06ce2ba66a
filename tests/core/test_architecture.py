"""The import contract, and what a cheap start must not load."""

import ast
import subprocess
import sys

import pytest

from tests.shared_data import ROOT

PACKAGE = ROOT / "skatcalc"
HEAVY = {"openpyxl", "xlsxwriter", "prompt_toolkit", "rich", "filelock", "defusedxml"}


def test_the_import_contract_holds() -> None:
    lint = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    done = subprocess.run(lint, capture_output=True, text=True, cwd=ROOT, check=False)

    assert done.returncode == 0, done.stdout


def test_valuing_a_game_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['skatcalc', 'value', 'hearts', 'm1', 'b18', '61']\n"
        "from skatcalc.cli.app import run; run()\n"
        f"print('LOADED', sorted({HEAVY!r} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "LOADED []" in done.stdout


def imported_by(path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize("library", ["openpyxl", "xlsxwriter"])
def test_spreadsheet_libraries_stay_in_workbook(library: str) -> None:
    users = {
        p.relative_to(PACKAGE).parts[0] for p in PACKAGE.rglob("*.py") if library in imported_by(p)
    }

    assert users <= {"workbook"}


def test_no_module_prints_or_logs_below_the_command_line() -> None:
    loggers = [p for p in PACKAGE.rglob("*.py") if "logging" in imported_by(p)]

    assert loggers == []


def sizes() -> list[tuple[str, int]]:
    return [
        (str(p.relative_to(ROOT)), len(p.read_text(encoding="utf-8").splitlines()))
        for p in PACKAGE.rglob("*.py")
    ]


def test_files_stay_short() -> None:
    assert [entry for entry in sizes() if entry[1] > 400 and "catalogue" not in entry[0]] == []


def test_functions_stay_short() -> None:
    long = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.end_lineno:
                first = node.body[0]
                docstring = (
                    (first.end_lineno or 0) - first.lineno + 1
                    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
                    else 0
                )
                length = node.end_lineno - node.lineno + 1 - docstring
                if length > 50:
                    long.append((path.name, node.name, length))

    assert long == []
