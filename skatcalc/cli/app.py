"""The command tree: each command's module is imported only when it is called."""

import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from skatcalc.catalogue import text
from skatcalc.cli._output import fail, spoken
from skatcalc.cli._usage import usage_sentence
from skatcalc.findings import SkatcalcError

COMMANDS: tuple[str, ...] = ("value", "score", "cover", "evening", "replay", "rules")
USAGE = 2


class LazyGroup(TyperGroup):
    """A group whose commands live in modules of their own, found by name."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of the commands in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return the command of that name, importing its module, or None."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"skatcalc.cli.{cmd_name}")
        command = get_command(module.app)
        command.name = cmd_name
        return command


app = typer.Typer(
    cls=LazyGroup,
    help=text("help.app", spoken()),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def _root() -> None:
    """Hold the options of the whole program: none but help and completion."""


def run(args: list[str] | None = None) -> int:
    """Run one command line and return its exit status: 0, 1 or 2."""
    try:
        status = get_command(app)(args, prog_name="skatcalc", standalone_mode=False)
        sys.stdout.flush()
    except SkatcalcError as error:
        return fail(error, spoken())
    except typer.Abort:
        return 1
    except typer.TyperException as error:
        sys.stderr.write(usage_sentence(error, spoken()) + "\n")
        return USAGE
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        sys.stderr.write(text("usage.output", spoken(), why=error.strerror or error) + "\n")
        return USAGE
    return status if isinstance(status, int) else 0
