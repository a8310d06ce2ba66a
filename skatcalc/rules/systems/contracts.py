"""Every contract of every rule system: base values, fixed values, what may be done. Data only.

| source | what | where |
|---|---|---|
| ISkO 2.4.1, 2.4.2 | base values, null values | `SUITS_AND_GRAND`, `NULL` |
| source 000, S0-07, S0-09; rules until 1998 | open grand, base 36 | `GRAND_36`, `GRAND_OUVERT_36` |
| source 003, S3-12 to S3-18; league laws in Foster | the fifteen contracts | `TOURNEE_CONTRACTS` |
| source 003, S3-19; house rules | everybody for himself | `RAMSCH` |
| xskat, skatwelt | null ouvert with the defenders' cards exchanged, 92 | `REVOLUTION` |
"""

from dataclasses import replace

from skatcalc.cards import Suit
from skatcalc.models.ruleset import Contract

CLUBS, SPADES, HEARTS, DIAMONDS = (Suit(n) for n in range(4))

SUITS: tuple[Contract, ...] = (
    Contract("diamonds", "D", 9, DIAMONDS, max_matadors=11, source="ISkO 2.4.1"),
    Contract("hearts", "H", 10, HEARTS, max_matadors=11, source="ISkO 2.4.1"),
    Contract("spades", "S", 11, SPADES, max_matadors=11, source="ISkO 2.4.1"),
    Contract("clubs", "C", 12, CLUBS, max_matadors=11, source="ISkO 2.4.1"),
)
GRAND = Contract("grand", "G", 24, max_matadors=4, source="ISkO 2.4.1")
SUITS_AND_GRAND = (*SUITS, GRAND)
NULL = Contract("null", "N", jacks_are_trumps=False, fixed=(23, 35, 46, 59), source="ISkO 2.4.2")

GRAND_36 = replace(GRAND, open_as="grand_ouvert")
GRAND_OUVERT_36 = Contract(
    "grand_ouvert", "GO", 36, max_matadors=4, source="source 000, S0-07; rules until 1998",
    skat="untouched", announces_all=True,
)  # fmt: skip

RAMSCH = Contract("ramsch", "R", source="source 003, S3-19", alone=True)
REVOLUTION = Contract(
    "revolution", "RV", jacks_are_trumps=False, fixed=(92, 92, 92, 92),
    source="xskat; skatwelt.net", skat="untouched",
)  # fmt: skip

LEAGUE = "source 003; league laws in Foster"


def _suits(kind: str, letter: str, lowest: int, skat: str, loss: int | None) -> list[Contract]:
    """Return one kind of game in the four suits, each base one above the one before."""
    return [
        Contract(
            f"{kind}_{suit.key}",
            letter + suit.letter,
            lowest + rank,
            suit.trump,
            max_matadors=11,
            source=LEAGUE,
            skat=skat,
            loss_factor=loss,
        )
        for rank, suit in enumerate(SUITS)
    ]


def _grand(key: str, letter: str, base: int, skat: str, loss: int | None = None) -> Contract:
    return Contract(key, letter, base, max_matadors=4, source=LEAGUE, skat=skat, loss_factor=loss)


TOURNEE_CONTRACTS: tuple[Contract, ...] = (
    *_suits("tournee", "T", 5, "first_turned", None),
    *_suits("second", "X", 5, "second_turned", 2),
    *_suits("solo", "O", 9, "untouched", None),
    _grand("grand_tournee", "TG", 12, "first_turned"),
    _grand("second_grand", "XG", 12, "second_turned", 2),
    _grand("guckser", "K", 16, "taken", 2),
    replace(_grand("grand_solo", "OG", 20, "untouched"), open_as="grand_ouvert"),
    replace(_grand("grand_ouvert", "GO", 24, "untouched"), announces_all=True),
    Contract(
        "null", "N", jacks_are_trumps=False, fixed=(20, 20, 40, 40), source=LEAGUE,
        skat="untouched", open_as="null_ouvert",
    ),
    Contract(
        "null_ouvert", "NO", jacks_are_trumps=False, fixed=(40, 40, 40, 40), source=LEAGUE,
        skat="untouched",
    ),
    RAMSCH,
)  # fmt: skip
"""The fifteen contracts of source 003; a second turn is the tournee lost at double value."""
