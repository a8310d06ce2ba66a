"""`skatcalc evening`: a club evening kept in one workbook."""

import typer

from skatcalc.cli._options import about
from skatcalc.cli.evening.enter import enter
from skatcalc.cli.evening.lines import add, delete, edit, undo
from skatcalc.cli.evening.setup import new, seat
from skatcalc.cli.evening.sheets import export, import_list
from skatcalc.cli.evening.views import check, rank, show

app = typer.Typer(
    help=about("evening"), rich_markup_mode=None, add_completion=False, no_args_is_help=True
)

_WORDS = {"ignore_unknown_options": True}

app.command(help=about("evening.new"))(new)
app.command(help=about("evening.seat"))(seat)
app.command(help=about("evening.enter"))(enter)
app.command(help=about("evening.add"), context_settings=_WORDS)(add)
app.command(help=about("evening.edit"), context_settings=_WORDS)(edit)
app.command(help=about("evening.delete"))(delete)
app.command(help=about("evening.undo"))(undo)
app.command(help=about("evening.show"))(show)
app.command(help=about("evening.check"))(check)
app.command(help=about("evening.rank"))(rank)
app.command("import", help=about("evening.import"))(import_list)
app.command(help=about("evening.export"))(export)
