"""The command line; the only importer of typer."""


def main() -> None:
    """Run the `skatcalc` command; the one place where an exit status is set."""
    from skatcalc.cli.app import run

    raise SystemExit(run())
