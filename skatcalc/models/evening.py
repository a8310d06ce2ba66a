"""A club evening as records: players, tables, lists, deals."""

from dataclasses import dataclass, replace

from skatcalc.models.game import Game


@dataclass(frozen=True, slots=True)
class Written:
    """What a list says of one deal beside the game itself: compared, never trusted.

    Attributes:
        score: signed list points of the deal (lost: minus the doubled value).
        running_total: the declarer's running total after the deal.
        won, lost: the declarer's running counts of won and lost games.
        passed_in: the running count of passed-in deals.
    """

    score: int | None = None
    running_total: int | None = None
    won: int | None = None
    lost: int | None = None
    passed_in: int | None = None


NOTHING_WRITTEN = Written()


@dataclass(frozen=True, slots=True)
class Footer:
    """One number in the footer of a list: compared, never trusted.

    Attributes:
        seat: the player's seat.
        what: "game_points" (A), "own_games", "opponents_lost" or "total" (B), the rows of
            the form in their order; "won" or "lost" for the counters beside A.
        number: what stands there.
        row: the row of the sheet or the line of the file.
    """

    seat: int
    what: str
    number: int
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """One row of a list (Spielliste).

    Attributes:
        number: the deal number (laufende Nummer), from 1.
        declarer: the seat number of the declarer (Alleinspieler), from 1; None if the deal
            was passed in or the list does not say.
        game: what was played; None if the deal was passed in (eingepasst).
        written: what the list itself says, for comparison.
        row: the row of the sheet or the line of the file it came from, or None.
    """

    number: int
    declarer: int | None = None
    game: Game | None = None
    written: Written = NOTHING_WRITTEN
    row: int | None = None

    @property
    def passed_in(self) -> bool:
        """Tell whether nobody bid (eingepasst, ISkO 3.3.7)."""
        return self.game is None


@dataclass(frozen=True, slots=True)
class TableList:
    """The list of one table in one series (Serie, Tisch).

    Attributes:
        series, table: their numbers, from 1.
        seats: the players in their places, Platz 1 first; Platz 1 deals first.
        planned: the number of deals the series is planned for.
        deals: the entered deals, by number, then by row.
    """

    series: int
    table: int
    seats: tuple[str, ...]
    planned: int
    deals: tuple[Deal, ...] = ()

    @property
    def size(self) -> int:
        """The number of players at the table."""
        return len(self.seats)

    @property
    def next_number(self) -> int:
        """The number of the deal to be entered next: one after the highest."""
        return max((deal.number for deal in self.deals), default=0) + 1

    def deals_numbered(self, number: int) -> tuple[Deal, ...]:
        """Return the deals with this number: none, one, or more if it was repeated."""
        return tuple(deal for deal in self.deals if deal.number == number)

    def with_deal(self, deal: Deal) -> "TableList":
        """Return the list with one more deal in its place."""
        return self.with_deals((*self.deals, deal))

    def with_deals(self, deals: tuple[Deal, ...]) -> "TableList":
        """Return the list with these deals, ordered by number; equal numbers stay in order."""
        return replace(self, deals=tuple(sorted(deals, key=lambda deal: deal.number)))


@dataclass(frozen=True, slots=True)
class Evening:
    """A club evening or tournament (Preisskat): facts, players and all lists.

    Attributes:
        date: the day, ISO format.
        club: the club or event.
        rules: the name of the rule system.
        system: the name of the scoring system.
        series: how many series are planned.
        players: everybody by name, in the order of the players' sheet.
        lists: one per series and table, in this order.
        lots: names in the order drawn by lot, first the better place.
    """

    date: str
    club: str
    rules: str = "isko"
    system: str = "seeger-fabian"
    series: int = 1
    players: tuple[str, ...] = ()
    lists: tuple[TableList, ...] = ()
    lots: tuple[str, ...] = ()

    def find(self, series: int, table: int) -> TableList | None:
        """Return the list of one table in one series, or None."""
        for one in self.lists:
            if (one.series, one.table) == (series, table):
                return one
        return None

    def with_list(self, changed: TableList) -> "Evening":
        """Return the evening with one list replaced or added, in order."""
        others = [x for x in self.lists if (x.series, x.table) != (changed.series, changed.table)]
        ordered = sorted([*others, changed], key=lambda x: (x.series, x.table))
        return replace(self, lists=tuple(ordered))
