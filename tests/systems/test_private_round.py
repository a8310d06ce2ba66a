"""A private round's 9,030 deals under the house rules of `examples/private_round.toml`.

The list does not say how often the skat of a ramsch was pushed on, nor what the two others
took; so a ramsch agrees if some number of pushes, 0 to 3, gives its recorded points.
"""

import csv
from collections import Counter
from collections.abc import Iterator

import pytest

from skatcalc.models.game import Game, Ramsch
from skatcalc.notation.cells import contract_words
from skatcalc.notation.headings import find_columns
from skatcalc.notation.rows import RowReader
from skatcalc.rules.judge import judge
from skatcalc.service.rulesets import find_rules
from tests.shared_data import ROOT, SHARED, needs_shared

LIST = SHARED / "data" / "lists" / "real_deals_private_round.csv"
OWN = {"spitzen": "matadors", "stufe": "levels", "recorded_points": "score"}
RULES = find_rules(str(ROOT / "examples" / "private_round.toml"))

DIFFERENT = {
    # won, and recorded with the value of the game, although the bid was higher (ISkO 3.6.1)
    "won although overbid": 12,
    # lost and overbid, recorded with twice the game's own value instead of the raised one
    "overbid lost too cheaply": 3,
    # the recorded points are blank: one slip, and the trial entries of series 87
    "no points recorded": 6,
    "ramsch without points recorded": 2,
    # the points lost stand in the column of card points: 128, 152, 168, 736
    "ramsch with more than 120 card points": 4,
}


def rows() -> Iterator[tuple[dict[str, str], Game]]:
    words = contract_words(RULES)
    with LIST.open(encoding="utf-8", newline="") as stream:
        heading, *lines = csv.reader(stream)
    reader = RowReader(find_columns(heading, OWN), leave=("declarer", "series", "deal"))
    level, bid = heading.index("stufe"), heading.index("bid")
    for cells in lines:
        row = dict(zip(heading, cells, strict=True))
        if row["contract"] == "Ramsch":
            cells[level] = ""  # says how the loser ended, which the card points say too
        if row["bid"] == "0":
            cells[bid] = ""
        read = reader.read(cells, words)
        assert read.game is not None, (cells, read.findings)
        yield row, read.game


def kind_of(row: dict[str, str], game: Game) -> str:
    """Return why a deal's recorded points differ, an empty string if they do not."""
    if row["contract"] == "Ramsch":
        return kind_of_ramsch(row, game)
    if not row["recorded_points"]:
        return "no points recorded"
    result = judge(game.as_listed(), RULES)
    if result.score == int(row["recorded_points"]):
        return ""
    if result.overbid:
        return "won although overbid" if game.won else "overbid lost too cheaply"
    return "unexplained"


def kind_of_ramsch(row: dict[str, str], game: Game) -> str:
    if not row["recorded_points"]:
        return "ramsch without points recorded"
    if int(row["card_points"]) > 120:
        return "ramsch with more than 120 card points"
    return "" if int(row["recorded_points"]) in possible(row, game) else "unexplained ramsch"


def possible(row: dict[str, str], game: Game) -> set[int]:
    """Return what a ramsch can have brought its player, from no push to three."""
    points = int(row["card_points"])
    rest = 120 - points
    virgin = row["stufe"].startswith("Jungfrau")
    ramsch = Ramsch((points, rest // 2, rest - rest // 2))
    if game.won:
        ramsch = Ramsch((120, 0, 0), (10, 0, 0))
    elif virgin:
        ramsch = Ramsch((points, rest, 0), (None, None, 0))
    extras = {name: getattr(game, name) for name in ("bock", "kontra", "re")}
    amounts = set()
    for pushes in range(1 if virgin else 4):
        played = Game("ramsch", ramsch=ramsch._replace(pushes=pushes), **extras)
        places = judge(played, RULES).places
        assert places is not None, row
        amounts.add(places[0])
    return amounts


@needs_shared
def test_every_deal_is_read_and_the_different_ones_are_known_by_kind() -> None:
    counts = Counter(kind_of(row, game) for row, game in rows())

    assert counts.total() == 9030
    del counts[""]
    assert dict(counts) == DIFFERENT


FACTORS = [
    ("grand m1 b18 61 kontra", 96),  # 48 x 2, as in series 9, deal 36: 96 x 2 = 192
    ("grand m1 b18 61 kontra re", 192),
    ("grand m1 b18 61 bock", 96),  # series 8, deal 21
]


@pytest.mark.parametrize(("words", "score"), FACTORS)
def test_what_the_round_doubles(skatcalc, words, score) -> None:
    path = ROOT / "examples" / "private_round.toml"
    ran = skatcalc("value", *words.split(), "--rules", path, "--format", "json")

    assert ran.json["score"] == score
