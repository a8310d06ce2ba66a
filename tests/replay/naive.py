"""A second, slow and simple Skat written from the rules alone, to check the first one against.

It knows nothing of skatcalc: cards are two letters, hands are lists. It deals at random, bids,
plays any legal card, ends some deals early, and writes ISS lines with their results.
"""

from dataclasses import dataclass, field
from random import Random

SUITS = "CSHD"
DECK = [s + r for s in SUITS for r in "ATKQJ987"]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
BASE = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}
NULL = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
BIDS = sorted(
    {b * n for b in (9, 10, 11, 12) for n in range(2, 19)}
    | {24 * n for n in range(2, 12)}
    | set(NULL.values())
)
NAMES = {
    "C": "clubs",
    "S": "spades",
    "H": "hearts",
    "D": "diamonds",
    "G": "grand",
    "N": "null",
}


def points(cards):
    return sum(POINTS[c[1]] for c in cards)


def is_trump(card, contract):
    return contract != "N" and (card[1] == "J" or card[0] == contract)


def same_suit(card, led, contract):
    if is_trump(led, contract) or is_trump(card, contract):
        return is_trump(led, contract) and is_trump(card, contract)
    return card[0] == led[0]


def legal(hand, led, contract):
    following = [c for c in hand if led and same_suit(c, led, contract)]
    return following or list(hand)


def rank(card, contract):
    """The higher, the stronger, within trumps or within a suit."""
    if contract == "N":
        return "789TJQKA".index(card[1])
    if card[1] == "J":
        return 20 + "DHSC".index(card[0])
    return "789QKTA".index(card[1])


def trick_winner(cards, contract):
    """Which of the three cards wins."""
    best = 0
    for at in (1, 2):
        card, held = cards[at], cards[best]
        if same_suit(card, held, contract):
            if rank(card, contract) > rank(held, contract):
                best = at
        elif is_trump(card, contract):
            best = at
    return best


def matadors(cards, contract):
    if contract == "N":
        return 0
    order = [s + "J" for s in SUITS]
    if contract != "G":
        order += [contract + r for r in "ATKQ987"]
    held = order[0] in cards
    run = 0
    while run < len(order) and (order[run] in cards) == held:
        run += 1
    return run if held else -run


@dataclass
class Deal:
    """A deal as it was played, with what the server would record."""

    hands: list = field(default_factory=list)
    skat: list = field(default_factory=list)
    moves: list = field(default_factory=list)
    bid: int | None = None
    declarer: int | None = None
    type: str = ""
    away: list = field(default_factory=list)
    plays: list = field(default_factory=list)
    ended: tuple | None = None
    piles: list = field(default_factory=lambda: [[], [], []])
    tricks: list = field(default_factory=lambda: [0, 0, 0])
    result: str = ""

    @property
    def contract(self):
        return self.type[:1]

    @property
    def hand(self):
        return "H" in self.type[1:] or ("O" in self.type and self.contract != "N")

    @property
    def open(self):
        return "O" in self.type[1:]

    @property
    def schwarz(self):
        return "Z" in self.type[1:] or (self.open and self.contract != "N")

    @property
    def schneider(self):
        return "S" in self.type[1:] or self.schwarz

    @property
    def twelve(self):
        return self.hands[self.declarer] + self.skat


def random_deal(rng: Random, endings: bool = True) -> Deal:
    """A legal deal with a result, as an ISS server would have recorded it."""
    deck = DECK[:]
    rng.shuffle(deck)
    deal = Deal([deck[0:10], deck[10:20], deck[20:30]], deck[30:])
    deal.moves.append(("w", ".".join(deck)))
    _auction(deal, rng)
    if deal.declarer is None:
        deal.result = "passed"
        return deal
    _declare(deal, rng)
    _play(deal, rng, endings)
    deal.result = _result(deal)
    return deal


def _auction(deal, rng):
    limits = [rng.choice([0, 0, 18, 18, 20, 22, 24, 27, 30, 36, 40, 48]) for _ in range(3)]
    last = 0

    def duel(bidder, hearer):
        nonlocal last
        while True:
            steps = 1 if rng.random() < 0.9 else rng.randint(2, 4)
            following = [b for b in BIDS if b > last][steps - 1]
            if following > limits[bidder]:
                deal.moves.append((bidder, "p"))
                return hearer
            last = following
            deal.moves.append((bidder, str(last)))
            if last > limits[hearer]:
                deal.moves.append((hearer, "p"))
                return bidder
            deal.moves.append((hearer, "y"))

    survivor = duel(2, duel(1, 0))
    if last == 0:
        takes = limits[0] >= 18 or rng.random() < 0.5
        deal.moves.append((0, "18" if takes else "p"))
        last, survivor = (18, 0) if takes else (0, None)
    deal.declarer, deal.bid = survivor, last or None


def _declare(deal, rng):
    me = deal.declarer
    best = max("CSHDG", key=lambda c: sum(is_trump(x, c) for x in deal.twelve))
    contract = rng.choice([best, best, best, *"CSHDGN"])
    if rng.random() < 0.3:
        if contract == "N":
            deal.type = rng.choice(["NH", "NHO", "NOH"])
        else:
            deal.type = contract + rng.choice(["H", "H", "HS", "HZ", "O", "HO"])
        if contract == "N" and NULL[True, deal.open] < deal.bid:
            deal.type = "GH"
        deal.moves.append((me, deal.type))
        return
    deal.type = rng.choice([contract, "NO"]) if contract == "N" else contract
    if contract == "N" and NULL[False, deal.open] < deal.bid:
        deal.type = "G"
    deal.away = rng.sample(deal.twelve, 2)
    deal.moves.append((me, "s"))
    deal.moves.append(("w", ".".join(deal.skat)))
    if rng.random() < 0.1:
        deal.moves += [(me, deal.type), (me, ".".join(deal.away))]
    else:
        deal.moves.append((me, ".".join([deal.type, *deal.away])))


def _play(deal, rng, endings):
    held = [list(hand) for hand in deal.hands]
    if deal.away:
        held[deal.declarer] = [c for c in deal.twelve if c not in deal.away]
    ending_at = rng.randrange(30) if endings and rng.random() < 0.2 else 99
    voted = set()
    leader = 0
    for _ in range(10):
        trick = []
        for turn in range(3):
            if len(deal.plays) == ending_at:
                _end(deal, rng, voted)
                return
            seat = (leader + turn) % 3
            led = trick[0] if trick else None
            card = rng.choice(legal(held[seat], led, deal.contract))
            held[seat].remove(card)
            trick.append(card)
            deal.plays.append((seat, card))
            deal.moves.append((seat, card))
        leader = (leader + trick_winner(trick, deal.contract)) % 3
        deal.piles[leader] += trick
        deal.tricks[leader] += 1
        if _decided(deal):
            return


def _decided(deal):
    """The server stops a lost null, a lost schneider or schwarz announced."""
    others = [s for s in range(3) if s != deal.declarer]
    if deal.contract == "N":
        return deal.tricks[deal.declarer] > 0
    if deal.schwarz:
        return any(deal.tricks[s] for s in others)
    return deal.schneider and sum(points(deal.piles[s]) for s in others) > 30


def _end(deal, rng, voted):
    kind = rng.choice(["RE", "RE", "TI", "LE", "RE2"])
    seat = rng.randrange(3)
    if kind in ("TI", "LE"):
        deal.moves.append(("w", f"{kind}.{seat}"))
    elif kind == "RE":
        seat = deal.declarer
        deal.moves.append((seat, "RE"))
    else:
        kind = "RE"
        first, seat = rng.sample([s for s in range(3) if s != deal.declarer], 2)
        if rng.random() < 0.3:
            deal.moves.append((deal.declarer, "SC"))
        deal.moves += [(first, "RE"), (seat, "RE")]
    deal.ended = (kind, seat)


def outcome(deal):
    """Made, card points, tricks, schneider, schwarz: by the server's rules of endings."""
    me = deal.declarer
    others = [s for s in range(3) if s != me]
    pile = points(deal.away or deal.skat)
    mine, tricks = points(deal.piles[me]) + pile, deal.tricks[me]
    theirs = sum(points(deal.piles[s]) for s in others)
    their_tricks = sum(deal.tricks[s] for s in others)
    quit_by_me = deal.ended is not None and deal.ended[1] == me
    quit_by_them = deal.ended is not None and not quit_by_me
    if deal.contract == "N":
        made = quit_by_them or (not quit_by_me and tricks == 0)
        return made, mine, tricks, False, False
    if quit_by_them:
        mine, tricks = 120 - theirs, 10 - their_tricks
    made = tricks == 10 if deal.schwarz else mine >= (90 if deal.schneider else 61)
    if made:
        schwarz = tricks == 10
        return True, mine, tricks, mine >= 90 or schwarz, schwarz
    if quit_by_me and tricks + their_tricks == 0:
        return False, mine, tricks, False, False
    schwarz = tricks == 0 and not deal.schwarz
    schneider = schwarz or (mine <= 30 and not deal.schneider)
    return False, mine, tricks, schneider, schwarz


def worth(deal):
    """Won, signed score, overbid."""
    made, _, _, schneider, schwarz = outcome(deal)
    if deal.contract == "N":
        value = NULL[deal.hand, deal.open]
        return made, value if made else -2 * value, False
    levels = abs(matadors(deal.twelve, deal.contract)) + 1 + deal.hand
    levels += bool(schneider or deal.schneider) + deal.schneider
    levels += bool(schwarz or deal.schwarz) + deal.schwarz + deal.open
    base = BASE[deal.contract]
    value = base * levels
    if value < deal.bid:
        return False, -2 * base * -(-deal.bid // base), True
    return made, value if made else -2 * value, False


def _result(deal):
    won, score, overbid = worth(deal)
    _, mine, tricks, schneider, schwarz = outcome(deal)
    kind, seat = deal.ended or ("", -1)
    return (
        f"d:{deal.declarer} {'win' if won else 'loss'} v:{score} "
        f"m:{matadors(deal.twelve, deal.contract)} {'overbid' if overbid else 'bidok'} "
        f"p:{mine} t:{tricks} s:{schneider:d} z:{schwarz:d} p0:0 p1:0 p2:0 "
        f"l:{seat if kind == 'LE' else -1} to:{seat if kind == 'TI' else -1} "
        f"r:{int(kind == 'RE')}"
    )


def iss_line(deal, number=1, place="International Skat Server"):
    """The deal as a line of an archive."""
    moves = " ".join(f"{mover} {action}" for mover, action in deal.moves)
    return (
        f"(;GM[Skat]PC[{place}]CO[]SE[7]ID[{number}]DT[2026-01-01/00:00:00/UTC]"
        f"P0[anna]P1[bernd]P2[carla]R0[0.0]R1[]R2[-12.5]MV[{moves} ]R[{deal.result}] ;)"
    )
