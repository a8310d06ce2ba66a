"""Bock rounds and ramsch rounds: which deals they are, what opens one, when it ends.

A pure state machine: it is fed one finished deal after the other and says what the next deal
is. Rounds opened while another runs are appended, and a deal that fulfils several conditions
appends several (xskat).

| source | what | function |
|---|---|---|
| xskat, JSkat, skatspielen.info | what opens a round | `TRIGGERS` |
| xskat | 72 hides 96, a lost kontra hides kontra and re | `Trigger.group` |
| kneipenskat | no bock after a game with kontra | `triggered` |
| gameduell | one ramsch next, instead of a round | `BockRules.ramsch_triggers` |
| xskat | a ramsch round after each bock round, in which a game does not count | `after_deal` |
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from skatcalc.findings import Finding, Word, finding
from skatcalc.models.game import Result
from skatcalc.models.ruleset import Contract, RuleSet

PLAIN, BOCK, RAMSCH = "plain", "bock", "ramsch"


class DealFacts(NamedTuple):
    """What a bock round may depend on.

    Attributes:
        result: what the law says of the deal; None if it was passed in.
        contract: the contract that was played; None if it was passed in.
        total: the declarer's running total after the deal, as it stands in the list.
    """

    result: Result | None = None
    contract: Contract | None = None
    total: int | None = None

    @property
    def lost(self) -> bool:
        """Tell whether a declarer lost."""
        return self.result is not None and self.result.won is False

    @property
    def won(self) -> bool:
        """Tell whether a declarer won."""
        return self.result is not None and self.result.won is True

    @property
    def card_points(self) -> int | None:
        """The declarer's card points, if they are known."""
        return self.result.game.card_points if self.result else None

    @property
    def value(self) -> int:
        """The game value without any doubling, 0 if there was no game."""
        return (self.result.value or 0) if self.result and self.result.score is not None else 0

    @property
    def grand(self) -> bool:
        """Tell whether only the jacks were trumps."""
        c = self.contract
        return c is not None and c.trump is None and c.fixed is None and not c.alone

    def said(self, name: str) -> bool:
        """Tell whether a flag of the game is set."""
        return self.result is not None and bool(getattr(self.result.game, name))


class Trigger(NamedTuple):
    """A condition that opens a round; of those in one group only the first counts."""

    name: str
    holds: Callable[[DealFacts], bool]
    group: str
    source: str


def _repeated_digits(facts: DealFacts) -> bool:
    digits = str(abs(facts.total or 0))[-3:]
    return len(digits) == 3 and len(set(digits)) == 1 and digits != "000"


TRIGGERS: tuple[Trigger, ...] = (
    Trigger("lost_with_60", lambda f: f.lost and f.card_points == 60, "60", "xskat"),
    Trigger("grand_hand_won", lambda f: f.won and f.grand and f.said("hand"), "gh", "xskat"),
    Trigger("kontra_lost", lambda f: f.lost and f.said("kontra"), "kontra", "xskat"),
    Trigger("kontra_and_re", lambda f: f.said("kontra") and f.said("re"), "kontra", "xskat"),
    Trigger("repeated_digits", _repeated_digits, "digits", "xskat"),
    Trigger("even_hundred", lambda f: bool(f.total) and not (f.total or 0) % 100, "100", "xskat"),
    Trigger("value_72", lambda f: f.value >= 72, "value", "xskat"),
    Trigger("value_96", lambda f: f.value >= 96, "value", "xskat"),
    Trigger("grand_lost", lambda f: f.lost and f.grand, "gl", "JSkat"),
    Trigger("passed_in", lambda f: f.result is None, "passed", "JSkat"),
    Trigger(
        "open_null_hand",
        lambda f: f.contract is not None and f.contract.fixed is not None
        and f.said("ouvert") and f.said("hand"),
        "null", "skatspielen.info",
    ),
    Trigger("all_points", lambda f: f.card_points == 120, "120", "skatspielen.info"),
)  # fmt: skip


def triggered(facts: DealFacts, names: Iterable[str], rules: RuleSet) -> tuple[str, ...]:
    """Return which of the named conditions a deal fulfils, one of each group.

    >>> from skatcalc.models.game import Game
    >>> from skatcalc.rules.judge import judge
    >>> from skatcalc.rules.presets import preset
    >>> rules = preset("tournament")
    >>> lost = judge(Game("hearts", 1, bid=18, card_points=60), rules)
    >>> triggered(DealFacts(lost, rules.find("hearts")), ("lost_with_60", "passed_in"), rules)
    ('lost_with_60',)
    """
    if facts.said("kontra") and not rules.bock.after_kontra:
        return ()
    wanted = set(names)
    groups: set[str] = set()
    found = []
    for trigger in TRIGGERS:
        if trigger.name in wanted and trigger.group not in groups and trigger.holds(facts):
            groups.add(trigger.group)
            found.append(trigger.name)
    return tuple(found)


class Rounds(NamedTuple):
    """What still has to be played: the kinds of the rounds and the deals left in each.

    Attributes:
        pending: (kind, deals left) of the running round and of those that follow.
    """

    pending: tuple[tuple[str, int], ...] = ()

    @property
    def next_kind(self) -> str:
        """What the next deal is: "plain", "bock" or "ramsch"."""
        return self.pending[0][0] if self.pending else PLAIN

    @property
    def bock_left(self) -> int:
        """How many bock deals are still to be played."""
        return sum(left for kind, left in self.pending if kind == BOCK)


class Walked(NamedTuple):
    """One deal in its round.

    Attributes:
        kind: what the deal was: "plain", "bock" or "ramsch".
        doubled: whether the bock factor counts for it.
        opened: the conditions it fulfilled.
        rounds: what is still to be played after it.
        notes: what the list keeper is told: a round begins or ends.
    """

    kind: str
    doubled: bool
    opened: tuple[str, ...]
    rounds: Rounds
    notes: tuple[Finding, ...] = ()


def after_deal(rounds: Rounds, facts: DealFacts, rules: RuleSet, size: int) -> Walked:
    """Return what a finished deal was and what is to be played after it.

    A game in a ramsch round (a grand hand before the ramsch) and a deal that is dealt again
    do not use the round up.

    Args:
        rounds: what was to be played before it.
        facts: the finished deal.
        rules: the rule system.
        size: players at the table; a round is one deal by each, if not said otherwise.
    """
    kind = rounds.next_kind
    opened = triggered(facts, rules.bock.triggers, rules)
    ramsch = triggered(facts, rules.bock.ramsch_triggers, rules)
    pending = list(rounds.pending)
    ended = _use_up(pending, facts, rules)
    deals = rules.bock.deals or size
    for _ in opened:
        pending.append((BOCK, deals))
        if rules.bock.then_ramsch:
            pending.append((RAMSCH, deals))
    pending += [(RAMSCH, 1)] * len(ramsch)
    new = Rounds(tuple(pending))
    doubled = kind == BOCK or bool(opened and rules.bock.doubles_trigger)
    notes = _notes(rounds, new, opened, ramsch, ended)
    return Walked(kind, doubled, (*opened, *ramsch), new, notes)


def _use_up(pending: list[tuple[str, int]], facts: DealFacts, rules: RuleSet) -> str:
    """Take one deal off the running round; return its kind if it was the last one."""
    if not pending or (facts.result is None and rules.all_pass == "redeal"):
        return ""
    kind, left = pending[0]
    played_alone = facts.contract is not None and facts.contract.alone
    if kind == RAMSCH and not played_alone:
        return ""
    if left > 1:
        pending[0] = (kind, left - 1)
        return ""
    del pending[0]
    return kind


def _notes(
    before: Rounds, new: Rounds, opened: tuple[str, ...], ramsch: tuple[str, ...], ended: str
) -> tuple[Finding, ...]:
    """Say which rounds begin, are appended and end with a deal."""
    found = [
        finding("bock_opened", trigger=Word(f"trigger.{name}"), left=new.bock_left)
        for name in opened
    ]
    found += [finding("ramsch_opened", trigger=Word(f"trigger.{name}")) for name in ramsch]
    if ended and new.next_kind != ended:
        found.append(finding(f"{ended}_ended"))
    if new.next_kind == RAMSCH and before.next_kind != RAMSCH and not ramsch:
        found.append(finding("ramsch_begins", deals=new.pending[0][1]))
    return tuple(found)


def walk(deals: Iterable[DealFacts], rules: RuleSet, size: int) -> tuple[Walked, ...]:
    """Return what each deal of a list was, in order."""
    rounds = Rounds()
    walked = []
    for facts in deals:
        one = after_deal(rounds, facts, rules, size)
        walked.append(one)
        rounds = one.rounds
    return tuple(walked)


def mark_findings(marked: bool, walked: Walked) -> tuple[Finding, ...]:
    """Return what does not fit between the bock mark of a deal and the rounds."""
    if marked is walked.doubled or walked.kind == RAMSCH:
        return ()
    return (finding("bock_mark_missing" if walked.doubled else "bock_mark_unexpected"),)
