"""Run the command line with `python -m skatcalc`."""

from skatcalc.cli import main

main()
