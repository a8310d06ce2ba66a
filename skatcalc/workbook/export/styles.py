"""How cells look: borders, shades and number formats, each combination made once."""

from typing import TYPE_CHECKING, Any

from skatcalc.catalogue import Lang

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.workbook import Workbook

Look = dict[str, Any]

FONT = "Arial"
HAIR, THIN, THICK = 7, 1, 2
PLAIN: Look = {"font_name": FONT, "font_scheme": "none", "font_size": 9, "valign": "vcenter"}
DEALER = "#D0D0D0"
QUIET = "#808080"
PAPER = "#F2F2F2"

DATE_FORMATS: dict[Lang, str] = {"de": "[$-407]dd.mm.yyyy", "en": "[$-809]d mmm yyyy"}
MONEY_FORMATS: dict[Lang, str] = {"de": "[$-407]0.00", "en": "[$-809]0.00"}


class Styles:
    """The cell formats of one workbook, by their properties."""

    def __init__(self, book: "Workbook", lang: Lang) -> None:
        self._book = book
        self._made: dict[tuple[tuple[str, Any], ...], Format] = {}
        self.lang: Lang = lang

    def __call__(self, *looks: Look, **more: Any) -> "Format":
        """Return the format with all these properties; later ones win."""
        look: Look = dict(PLAIN)
        for one in (*looks, more):
            look |= one
        key = tuple(sorted(look.items()))
        if key not in self._made:
            self._made[key] = self._book.add_format(look)
        return self._made[key]

    @property
    def date(self) -> Look:
        """The look of a day."""
        return {"num_format": DATE_FORMATS[self.lang]}

    @property
    def money(self) -> Look:
        """The look of an amount in EUR."""
        return {"num_format": MONEY_FORMATS[self.lang]}
