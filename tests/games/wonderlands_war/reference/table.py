"""The table of the Wonderland's War reference: players, Regions, supplies, chance, and who acts before whom.

Written from the rules ledger and the data's README alone; it shares no code with the engine and must not.
Chips, cards and units are names. A unit is ``"supporter"``, ``"leader"`` or the name of a figure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.games.wonderlands_war.reference.data import ALLY_CHIPS, BOARD, DIE, FIGURES, KINDS, REGIONS, type_of
from tests.games.wonderlands_war.reference.questions import Form

Below = Callable[[int], int]
Option = bool | str

SUPPORTERS = 10  # in supply at the start (WW-S06)
CASTLES = 5
CASTLE_VP = 3  # WW-F01
LEADER_MAX = 6  # WW-T19
SHARDS = int(BOARD["supply"]["shard_value"])  # WW-T26
TRACK_SPACES = 4
MARKET = 3


@dataclass
class Player:
    """What one player has. VP by where they came from: awards, effects, forging."""

    seat: int
    faction: str
    shards: int = 0
    vp: Counter[str] = field(default_factory=Counter)
    shield: bool = True
    leader_strength: int = 1
    leader: str = "table"
    chair: int = 0
    supporters: int = SUPPORTERS
    reserve: Counter[str] = field(default_factory=Counter)
    units: dict[str, Counter[str]] = field(default_factory=lambda: {region: Counter() for region in REGIONS})
    castles: dict[str, str] = field(default_factory=lambda: dict.fromkeys(REGIONS, "none"))
    castles_left: int = CASTLES
    castle_value: int = CASTLE_VP
    bag: Counter[str] = field(default_factory=Counter)
    active: list[str] = field(default_factory=list)
    exhausted: Counter[str] = field(default_factory=Counter)
    madness: list[str] = field(default_factory=list)
    forged: list[list[str]] = field(default_factory=lambda: [[] for _ in range(4)])
    unlocked: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    party_cards: int = 0
    hand: list[str] = field(default_factory=list)
    feats: list[str] = field(default_factory=list)
    wonderlandians: list[str] = field(default_factory=list)
    power_used: bool = False

    def points(self) -> int:
        """The VP track."""
        return sum(self.vp.values())

    def has(self, ability: str) -> bool:
        return ability in self.unlocked

    def units_at(self, region: str) -> list[str]:
        """The units there, Supporters first, the Leader last."""
        there = self.units[region]
        names = ["supporter", *FIGURES, "leader"]
        return [name for name in names for _ in range(there[name])]

    def figures_at(self, region: str) -> list[str]:
        return [name for name in self.units_at(region) if name in FIGURES]

    def units_on_board(self) -> int:
        return sum(len(self.units_at(region)) for region in REGIONS)

    def active_of(self, kind: str) -> list[str]:
        """The Active chips of a type."""
        return [chip for chip in self.active if type_of(chip) == kind]

    def move_leader(self, to: str) -> None:
        """To a Region, the reserve, or the Head of the Table (WW-E02)."""
        if self.leader in REGIONS:
            self.units[self.leader]["leader"] -= 1
        self.leader = to
        if to in REGIONS:
            self.units[to]["leader"] += 1

    def count_chips(self) -> Counter[str]:
        """All chips in all places: bag, Active, Exhausted, Madness track, forged (WW-F02)."""
        forged = [chip for track in self.forged for chip in track]
        return self.bag + self.exhausted + Counter(self.active) + Counter(self.madness) + Counter(forged)


@dataclass
class Fighter:
    """A participant of the battle being fought."""

    seat: int
    strength: int = 0
    status: str = "fighting"
    chip: str | None = None
    chip_strength: int = 0
    held: list[str] = field(default_factory=list)
    doubling: bool = False
    extra: int = 0
    lowered: int = 0
    traps: int = 0
    madness_drawn: int = 0
    poison_drawn: int = 0
    leader_seen: bool = False
    lost_a_supporter: bool = False
    place: str = "none"
    waiting: list[tuple[str, int | None]] = field(default_factory=list)
    waiting_own: list[tuple[str, int | None]] = field(default_factory=list)
    busts_seen: list[int] = field(default_factory=list)

    def add(self, count: int) -> None:
        """Move the tracker (WW-B17)."""
        self.strength = min(max(self.strength + count, 0), 25)


@dataclass
class Battle:
    """The battle being fought."""

    region: str
    award: int
    fighters: dict[int, Fighter]
    draw: int = 0
    wagers: dict[int, int] = field(default_factory=dict)
    won: int | None = None

    def standing(self) -> list[Fighter]:
        """Those who have not bust."""
        return [fighter for fighter in self.fighters.values() if fighter.status != "bust"]

    def fighting(self) -> list[Fighter]:
        return [fighter for fighter in self.fighters.values() if fighter.status == "fighting"]

    def opponents(self, seat: int) -> list[Fighter]:
        """Other participants who have not bust; halted ones count."""
        return [fighter for fighter in self.standing() if fighter.seat != seat]

    def ahead_of(self, seat: int) -> list[Fighter]:
        """Opponents with more Strength now."""
        own = self.fighters[seat].strength
        return [fighter for fighter in self.opponents(seat) if fighter.strength > own]


@dataclass
class Table:
    """Everything; ``below`` is chance."""

    players: list[Player]
    below: Below
    sets: dict[str, str]
    prototype: bool = False
    plus_one: bool = False
    supply: Counter[str] = field(default_factory=Counter)
    shards: int = SHARDS
    closed: str | None = None
    closing_quest: str | None = None
    markers: dict[str, list[int]] = field(default_factory=dict)
    round: int = 0
    active: int = -1
    party_first: int = 0
    standee: str = REGIONS[0]
    chairs: dict[int, str | None] = field(default_factory=dict)
    poison_chair: int = 0
    tea_deck: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    wonder: list[str] = field(default_factory=list)
    market: list[str | None] = field(default_factory=list)
    fought: list[str] = field(default_factory=list)
    battle: Battle | None = None
    unlocks: list[int] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    over: bool = False

    @property
    def two(self) -> bool:
        return len(self.players) == 2

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def uses(self, kind: str, letter: str) -> bool:
        """Whether an Ally type has the ability of that set (WW-S04)."""
        return self.sets.get(kind) == letter

    # ----- chance -----

    def roll(self) -> int:
        return DIE[self.below(len(DIE))]

    def draw_chip(self, player: Player) -> str | None:
        """One chip at random; an empty bag is filled first (WW-B14, WW-B27)."""
        if not player.bag.total():
            refresh(player)
        if not player.bag.total():
            return None
        chips = [chip for chip in KINDS for _ in range(player.bag[chip])]
        chip: str = chips[self.below(len(chips))]
        player.bag[chip] -= 1
        return chip

    # ----- Regions -----

    def regions(self) -> list[str]:
        """The open ones (WW-2P09)."""
        return [region for region in REGIONS if region != self.closed]

    def after(self, region: str, steps: int) -> str:
        """So many Regions clockwise; from a closed one too."""
        place = REGIONS.index(region)
        while steps > 0:
            place = (place + 1) % len(REGIONS)
            steps -= REGIONS[place] != self.closed
        return REGIONS[place]

    def adjacent(self, region: str) -> list[str]:
        """Previous and next (WW-S02), in battle order."""
        ring = self.regions()
        place = ring.index(region)
        near = {ring[place - 1], ring[(place + 1) % len(ring)]}
        return [other for other in ring if other in near]

    # ----- order -----

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Fewest VP, most Shards, earlier seat; prototype: clockwise from the Party's first player (WW-B16, WW-B32)."""
        if self.prototype:
            return sorted(seats, key=lambda seat: (seat - self.party_first) % len(self.players))
        return sorted(seats, key=lambda seat: (self.players[seat].points(), -self.players[seat].shards, seat))

    # ----- supplies -----

    def gain_shards(self, player: Player, count: int) -> None:
        gained = min(count, self.shards)
        self.shards -= gained
        player.shards += gained

    def lose_shards(self, player: Player, count: int) -> None:
        lost = min(count, player.shards)
        self.shards += lost
        player.shards -= lost

    def gain_chip(self, player: Player, chip: str) -> None:
        """From the supply into the bag."""
        self.supply[chip] -= 1
        player.bag[chip] += 1

    def discard_for_good(self, chip: str) -> None:
        """Ally and Forge chips go to the supply, others leave the game (WW-C11)."""
        if chip in (*ALLY_CHIPS, "forge"):
            self.supply[chip] += 1

    def exhaust(self, player: Player, chips: Iterable[str]) -> None:
        """To the Exhausted chips, from left to right; a set A Creature is exchanged (WW-C03, WW-C12, WW-R13)."""
        for chip in chips:
            arriving = chip
            if type_of(chip) == "creature" and self.uses("creature", "A"):
                other = "creature_strong" if chip == "creature_weak" else "creature_weak"
                if self.supply[other]:
                    self.supply[chip] += 1
                    self.supply[other] -= 1
                    arriving = other
            player.exhausted[arriving] += 1


def shuffle(cards: list[str], below: Below) -> None:
    """Bring cards into random order, from the last place to the first."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def refresh(player: Player) -> None:
    """Exhausted and Madness chips go back to the bag (WW-B13, WW-B14, WW-E02)."""
    player.bag += player.exhausted + Counter(player.madness)
    player.exhausted = Counter()
    player.madness = []


def distinct(names: Iterable[str]) -> list[str]:
    """Each name once, in the order of first appearance."""
    return list(dict.fromkeys(names))


def forms(kind: str, key: str, values: Iterable[object]) -> list[Form]:
    """Forms of one kind that differ in one argument."""
    return [{"kind": kind, key: value} for value in values]
