"""Taking the skat, putting two cards away, naming the game: what may be done.

| paragraph | what | function |
|---|---|---|
| ISkO 2.5.8, 3.5.1 | what the words of an announcement imply | `announce` |
| ISkO 2.5.9 | null knows hand and open only | `_words_fault` |
| ISkO 3.4.1 | two cards out of the twelve are put away | `discards_fault` |
| ISkO 3.5.4 | hand, levels and open suit games: the skat untouched | `_words_fault` |
| ISkO 3.6.2, source 003 S3-29 | a null below the bid | `_cover_fault` |
| source 003, S3-13 to S3-18 | turned cards, solo, guckser | `_skat_fault`, `_turned_fault` |
"""

from functools import lru_cache

from skatcalc.cards import CARD_CODES, CARD_SUIT, JACKS
from skatcalc.findings import CardWord, Finding, Place, Word, finding
from skatcalc.models.replay import Announced, House, Record
from skatcalc.models.ruleset import Contract
from skatcalc.rules.play.auction import seat_word
from skatcalc.rules.play.deal import skat_of, twelve_of
from skatcalc.rules.play.tables import TURNED, Tables


def announce(
    contract: Contract,
    hand: bool = False,
    ouvert: bool = False,
    schneider: bool = False,
    schwarz: bool = False,
) -> Announced:
    """Return an announcement with everything its words imply (ISkO 2.5.8).

    An open suit or grand game is a hand game with schwarz announced, and so is a contract
    that promises every trick; schwarz announces schneider.

    >>> from skatcalc.rules.presets import ISKO
    >>> announce(ISKO.find("grand"), ouvert=True)
    Announced(contract='grand', hand=True, ouvert=True, schneider=True, schwarz=True)
    """
    open_game = ouvert and contract.fixed is None
    schwarz = schwarz or open_game or contract.announces_all
    hand = hand or (open_game and contract.skat == "any")
    return Announced(contract.key, hand, ouvert, schneider or schwarz, schwarz)


def declaration_fault(
    record: Record, declarer: int, bid: int | None, tables: Tables, house: House
) -> Finding | None:
    """Return what is wrong with the taking of the skat and the declared game, or None."""
    if record.declaring.strip(bytes((declarer,))):
        wrong = next(seat for seat in record.declaring if seat != declarer)
        return finding("declares_out_of_turn", seat=seat_word(wrong), declarer=seat_word(declarer))
    if record.skat_seen and record.skat_seen != skat_of(record.dealt):
        return finding(
            "skat_differs", taken=codes(record.skat_seen), dealt=codes(skat_of(record.dealt))
        )
    announced = record.announced
    if announced is None:
        return None
    if house.shows_skat and record.takes_skat and not record.skat_seen:
        return finding("skat_not_shown", seat=seat_word(declarer))
    fault = announcement_fault(announced, record.takes_skat, bid, tables, house)
    if fault is None and announced.contract in tables.turned:
        return _turned_fault(record, tables.views[announced.contract].contract)
    return fault


@lru_cache(maxsize=1 << 14)
def announcement_fault(
    announced: Announced, takes_skat: bool, bid: int | None, tables: Tables, house: House
) -> Finding | None:
    """Return what is wrong with the words of an announcement, or None."""
    view = tables.views.get(announced.contract)
    if view is None or view.contract.alone:
        known = ", ".join(c.key for c in tables.rules.contracts if not c.alone)
        return finding(
            "contract_unknown", contract=announced.contract, rules=tables.rules.name, known=known
        )
    contract = view.contract
    must_cover = house.null_must_cover or tables.rules.fixed_must_cover
    return (
        _words_fault(announced, takes_skat, contract, tables.rules.announce_with_skat)
        or _skat_fault(takes_skat, contract)
        or (_cover_fault(announced, bid, contract) if must_cover else None)
    )


def _words_fault(
    announced: Announced, takes_skat: bool, contract: Contract, with_skat: bool
) -> Finding | None:
    """Return what is wrong with the announced levels; some may be said after the skat."""
    name = Word(f"contract.{contract.key}")
    levels = announced.schneider or announced.schwarz
    if contract.fixed is not None and levels:
        return finding("announcement_without_use", contract=name)
    if takes_skat and (announced.hand or (levels and not with_skat)):
        return finding("announced_after_skat", contract=name)
    if levels and not takes_skat and not announced.hand and contract.skat == "any":
        return finding("announcement_without_hand")
    return None


def _skat_fault(takes_skat: bool, contract: Contract) -> Finding | None:
    name = Word(f"contract.{contract.key}")
    if contract.skat == "untouched" and takes_skat:
        return finding("skat_must_lie", contract=name)
    if contract.skat not in ("any", "untouched") and not takes_skat:
        return finding("skat_must_be_taken", contract=name)
    return None


def _cover_fault(announced: Announced, bid: int | None, contract: Contract) -> Finding | None:
    if not is_impossible(announced, bid, contract):
        return None
    value = contract.fixed_value(announced.hand, announced.ouvert)
    return finding("null_below_bid", value=value, bid=bid)


def is_impossible(announced: Announced, bid: int | None, contract: Contract) -> bool:
    """Tell whether a game with a fixed value is below the bid (ISkO 3.6.2)."""
    return (
        contract.fixed is not None
        and bid is not None
        and contract.fixed_value(announced.hand, announced.ouvert) < bid
    )


def _turned_fault(record: Record, contract: Contract) -> Finding | None:
    """The turned card makes its suit trump; a jack allows the grand as well (S3-13, S3-15)."""
    turned = skat_of(record.dealt)[TURNED[contract.skat]]
    jack = turned in JACKS
    if contract.trump == CARD_SUIT[turned] or (jack and contract.trump is None):
        return None
    code = codes(bytes((turned,)))
    return finding("turned_differs", Place(card=code), card=code,
                   contract=Word(f"contract.{contract.key}"))  # fmt: skip


def discards_fault(record: Record, declarer: int) -> Finding | None:
    """Return what is wrong with the cards put away, or None (ISkO 3.4.1)."""
    away = record.away
    twelve = twelve_of(record.dealt, declarer)
    if len(away) != 2 or away[0] == away[1]:
        return finding("discards_not_two", seat=seat_word(declarer), cards=codes(away) or "–")
    for one in away:
        if one not in twelve:
            code = codes(bytes((one,)))
            return finding(
                "discard_not_held", Place(card=code), seat=seat_word(declarer), card=code,
                twelve=codes(twelve),
            )  # fmt: skip
    return None


def shown_fault(shown: bytes, hand: bytes) -> Finding | None:
    """Return what is wrong with the listed cards of an open hand, or None.

    A server may list the ten cards twice; they must be the declarer's.
    """
    for at in range(0, len(shown), len(hand) or 1):
        if set(shown[at : at + len(hand)]) != set(hand):
            return finding("shown_differs", shown=codes(shown), hand=codes(hand))
    return None


def codes(cards: bytes) -> CardWord:
    """Return cards by their codes, the unknown ones as question marks.

    >>> codes(bytes((0, 4, 255)))
    'CA CJ ??'
    """
    return CardWord(" ".join(CARD_CODES[c] if c < len(CARD_CODES) else "??" for c in cards))
