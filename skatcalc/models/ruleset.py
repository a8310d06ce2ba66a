"""A rule system as a frozen record: contracts, levels, factors, house rules, limits."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

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
        announces_all: whether naming it promises every trick, with the cards on the table;
            it counts as schwarz announced and has no step for the open cards.
        open_as: the key of the contract that an open game of this one is, if that is a
            contract of its own.
        loss_factor: what a lost game of this contract is multiplied with, where it differs
            from the rule system's factor.
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
    announces_all: bool = False
    open_as: str = ""
    loss_factor: int | None = None

    def fixed_value(self, hand: bool, ouvert: bool) -> int:
        """Return the fixed game value of a null game (23, 35, 46 or 59 under isko).

        Raises:
            ValueError: if the contract has a multiplier instead.
        """
        if self.fixed is None:
            raise ValueError(f"{self.key} has no fixed value")
        return self.fixed[hand + 2 * ouvert]


@dataclass(frozen=True, slots=True)
class RamschRules:
    """How a ramsch is scored; every field is the switch `ramsch_…`.

    Attributes:
        scores: who scores: "most" (whoever has most card points pays) or "fewest" (whoever
            has fewest wins).
        amounts: fixed amounts if nobody, one, two players took no trick; empty: the scoring
            player's own card points.
        virgin_factor: what a player without a trick (Jungfrau) multiplies card points with.
        announced_factor: the same for a Jungfrau announced and kept; 1: nobody announces.
        announced_penalty: what a broken announcement costs at once.
        march: what a player gets who takes all tricks (Durchmarsch); 0: nothing special.
        tie: two with the same count: "all" score in full, each scores a "half", or the last
            trick decides ("last_trick").
        all_equal: 40 each: "nothing", or "forehand" scores.
        skat: whose the skat is: "last_trick", "loser" or "unused".
        pushing: whether the skat may be pushed on unseen (Schieberamsch).
        factors: how pushes and Jungfrauen come together: "multiply", or "add" one each.
        march_pushed: whether pushes multiply a Durchmarsch too.
        knocking: whether a player may double (klopfen).
        with_bock: whether the bock factor counts in a ramsch.
        cap: the most that a ramsch can cost; 0: no limit.
        as_game: whether a fixed amount won or lost counts as a game in tournament points.
    """

    scores: str = "most"
    amounts: tuple[int, ...] = ()
    virgin_factor: int = 2
    announced_factor: int = 1
    announced_penalty: int = 120
    march: int = 120
    tie: str = "all"
    all_equal: str = "nothing"
    skat: str = "last_trick"
    pushing: bool = False
    factors: str = "multiply"
    march_pushed: bool = True
    knocking: bool = False
    with_bock: bool = False
    cap: int = 0
    as_game: bool = False


@dataclass(frozen=True, slots=True)
class BockRules:
    """Bock rounds; every field is the switch `bock_…`.

    Attributes:
        factor: what a game in a bock round is multiplied with; 1: no bock is played.
        triggers: what opens a bock round.
        ramsch_triggers: what makes the next deal a ramsch.
        deals: deals in a round; 0: as many as there are players at the table.
        doubles_trigger: whether the game that opens a round is doubled too.
        after_kontra: whether a game with kontra can open a round.
        then_ramsch: whether a ramsch round follows each bock round.
    """

    factor: int = 1
    triggers: tuple[str, ...] = ()
    ramsch_triggers: tuple[str, ...] = ()
    deals: int = 0
    doubles_trigger: bool = False
    after_kontra: bool = True
    then_ramsch: bool = False


@dataclass(frozen=True)
class RuleSet:
    """A rule system (Regelwerk) as parameters; every field names its switch in `rules`.

    Attributes:
        name: the name given to `--rules`.
        contracts: every game that can be played.
        levels: the winning levels that count, in rising order.
        level_model: "sum" (each level that applies is one step) or "cumulative" (the highest
            level brings all lower ones with it).
        level_factors: levels that multiply the count so far instead of adding a step.
        win_points: card points the declarer needs.
        schneider_points: card points with which the declarer makes the others schneider.
        schneider_limit: card points with which a declarer is schneider himself.
        announce_with_skat: whether levels may be announced after the skat was taken.
        matadors_counted: the most matadors that count.
        loss_factor_skat, loss_factor_hand: what a lost suit or grand game is multiplied with.
        loss_factor_fixed, loss_factor_fixed_hand: the same for null.
        lost_levels: levels the defenders made count "as_levels" or "one_step" each.
        extra_skat_loss_step: one more step for a lost game with the skat.
        overbid: what an overbid game counts: the "next_multiple" of its base, or the "bid".
        overbid_doubled: whether that is multiplied like another lost game.
        fixed_must_cover: whether a null below the bid may not be named at all.
        lowest_bid: the lowest number that may be said; 0: the lowest game value.
        bid_step: every so many numbers may be said; 0: the possible game values.
        third_takes_over: whether rearhand takes over the part of whoever dropped out of the
            auction, instead of bidding himself.
        forehand_names_freely: whether forehand, alone after two passes, may name a game
            without saying a number.
        all_pass: what three passes bring: "passed_in", "redeal" or "ramsch".
        kontra_factors: what kontra, re, supra multiply the list points with; empty: none of
            them is played.
        re_on_closed_null: whether re may be said in a null that is not open.
        spitze_steps: steps for promising the last trick with the lowest trump; 0: not played.
        spitze_when_lost: whether the step stays in a game that is lost.
        schenken: whether defenders may give up at once and the declarer may refuse it.
        bock, ramsch: bock rounds, ramsch.
        rounds: rounds of dealing in a list, if nothing else is agreed.
        equal_deals: whether everybody must deal equally often.
        scoring: the scoring system of lists (`--system`), if nothing else is agreed.
        settlement: how points become money: "none", "pairwise", "mean" or "box".
        shared_first: whether players with the same highest total share the first place.
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
    loss_factor_fixed_hand: int = 2
    level_model: str = "sum"
    level_factors: tuple[tuple[str, int], ...] = field(default=(), hash=False)
    announce_with_skat: bool = False
    matadors_counted: int = 11
    lost_levels: str = "as_levels"
    extra_skat_loss_step: bool = False
    overbid: str = "next_multiple"
    overbid_doubled: bool = True
    lowest_bid: int = 0
    bid_step: int = 0
    kontra_factors: tuple[int, ...] = ()
    re_on_closed_null: bool = True
    spitze_steps: int = 0
    spitze_when_lost: bool = True
    schenken: bool = False
    bock: BockRules = field(default=BockRules(), hash=False)
    ramsch: RamschRules = field(default=RamschRules(), hash=False)
    rounds: int = 12
    equal_deals: bool = False
    scoring: str = "seeger-fabian"
    settlement: str = "none"
    shared_first: bool = False

    @cached_property
    def by_key(self) -> Mapping[str, Contract]:
        """The contracts by their keys."""
        return {contract.key: contract for contract in self.contracts}

    @cached_property
    def memo(self) -> dict[Any, Any]:
        """What the law has worked out once from this record; no part of its equality."""
        return {}

    def find(self, key: str) -> Contract | None:
        """Return the contract with this key, or None."""
        return self.by_key.get(key)

    def played(self, key: str, ouvert: bool) -> Contract | None:
        """Return the contract that is played: an open game may be one of its own."""
        contract = self.by_key.get(key)
        if ouvert and contract is not None and contract.open_as:
            return self.by_key.get(contract.open_as, contract)
        return contract

    @property
    def with_multiplier(self) -> tuple[Contract, ...]:
        """The contracts whose value is a base times a multiplier."""
        return tuple(c for c in self.contracts if c.fixed is None and not c.alone)
