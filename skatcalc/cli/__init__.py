"""The command line; the only importer of typer."""


def main() -> None:
    """Run the `skatcalc` command; the one place where an exit status is set."""
    from skatcalc.cli._output import write_anything
    from skatcalc.cli.app import run

    write_anything()
    raise SystemExit(run())
