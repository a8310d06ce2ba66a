"""A rule system as a frozen record: contracts, levels, factors, limits."""

from dataclasses import dataclass, field

from skatcalc.cards import Suit


@dataclass(frozen=True, slots=True)
class Contract:
    """One kind of game (Spielart); the engine asks for its properties, never for its name.

    Attributes:
        key: the English name that files and programs use.
        letter: the letter of recorded deals and of short lines.
        base: base value (Grundwert) of a game with a multiplier, else 0.
        trump: the trump suit, or None.
        jacks_are_trumps: whether the four jacks are the highest trumps.
        max_matadors: the longest possible run of matadors (Spitzen), 0 if they do not count.
        fixed: fixed values (plain, hand, ouvert, ouvert hand) of a game without a multiplier.
        source: the rule paragraph.
        skat: what happens to the skat: "any" (as the declarer likes), "untouched", "taken",
            "first_turned" or "second_turned" (the turned card makes trump, then both are
            taken).
        alone: whether everybody plays for himself (ramsch): no declarer, no bid.
    """

    key: str
    letter: str
    base: int = 0
    trump: Suit | None = None
    jacks_are_trumps: bool = True
    max_matadors: int = 0
    fixed: tuple[int, int, int, int] | None = None
    source: str = ""
    skat: str = "any"
    alone: bool = False

    def fixed_value(self, hand: bool, ouvert: bool) -> int:
        """Return the fixed game value of a null game (23, 35, 46 or 59 under isko).

        Raises:
            ValueError: if the contract has a multiplier instead.
        """
        if self.fixed is None:
            raise ValueError(f"{self.key} has no fixed value")
        return self.fixed[hand + 2 * ouvert]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A rule system (Regelwerk) as parameters; every field names its switch in `rules`.

    Attributes:
        name: the name given to `--rules`.
        contracts: every game that can be declared.
        levels: the winning levels that count, each one step, in rising order.
        bid_multipliers: lowest and highest multiplier of a legal bid, per kind of contract.
        win_points: card points the declarer needs.
        schneider_points: card points with which the declarer makes the others schneider.
        schneider_limit: card points with which a declarer is schneider himself.
        loss_factor_skat, loss_factor_hand, loss_factor_fixed: what a lost game is
            multiplied with.
        third_takes_over: whether rearhand takes over the part of whoever dropped out of the
            auction, instead of bidding himself.
        forehand_names_freely: whether forehand, alone after two passes, may name a game
            without saying a number.
        fixed_must_cover: whether a null below the bid may not be named at all.
        all_pass: what three passes bring: "passed_in", "redeal" or "ramsch".
    """

    name: str
    contracts: tuple[Contract, ...] = field(hash=False)  # the hash is taken for every game
    levels: tuple[str, ...] = field(hash=False)
    win_points: int = 61
    schneider_points: int = 90
    schneider_limit: int = 30
    loss_factor_skat: int = 2
    loss_factor_hand: int = 2
    loss_factor_fixed: int = 2
    third_takes_over: bool = False
    forehand_names_freely: bool = False
    fixed_must_cover: bool = False
    all_pass: str = "passed_in"

    def find(self, key: str) -> Contract | None:
        """Return the contract with this key, or None."""
        for contract in self.contracts:
            if contract.key == key:
                return contract
        return None

    @property
    def with_multiplier(self) -> tuple[Contract, ...]:
        """The contracts whose value is a base times a multiplier."""
        return tuple(c for c in self.contracts if c.fixed is None)
