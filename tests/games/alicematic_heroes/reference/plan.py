"""What may be invaded in the Alicematic Heroes reference, and which steps of an invasion lead to a legal plan.

Written from the rules ledger and the data's README alone; it shares no code with the engine and must not.
A plan is a space, the Alices turned for Valkyrie, and how a shortfall is made up. It is judged as a whole (AHA-54).
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, field
from typing import Literal

from tests.games.alicematic_heroes.reference.map import CITY, COLOURS, FOREST
from tests.games.alicematic_heroes.reference.table import NONE, Kingdom, Place, Table, Turned

# All that turning down can weaken or forbid in a plan that must succeed; any other Alice turned only adds strength.
HARMFUL = ("panzer", "ninja", "demonlord", "adventurer", "astronaut", "alchemist", "valkyrie", "wiccan")

# finish: it succeeds as it is. attack: it succeeds, or the space is put under attack. outright: it must succeed.
Manner = Literal["finish", "attack", "outright"]


@dataclass(frozen=True)
class Shortfall:
    """What is lacking; ``mobility`` is infinite where there is no way (AHA-67)."""

    military: int
    mobility: float

    def is_nothing(self) -> bool:
        return self.military == 0 and self.mobility == 0


@dataclass(frozen=True)
class Force:
    """A kingdom with some Alices turned down: what works, whether Valkyrie may turn them, Military by kind of space."""

    working: list[str]
    allowed: bool
    military: dict[str, int]
    mobility: int


@dataclass
class Prospect:
    """The invasions open to one player in one position; what was worked out is kept while the position stays.

    Without ``effects`` those open to a player who uses no effect but that of the Alices turned (AH-23, AHA-68).
    """

    table: Table
    seat: int
    effects: bool = True
    forces: dict[Turned, Force] = field(default_factory=dict)
    walks: dict[tuple[bool, bool], dict[int, int]] = field(default_factory=dict)

    @property
    def kingdom(self) -> Kingdom:
        return self.table.kingdoms[self.seat]

    def force(self, turned: Turned) -> Force:
        if turned not in self.forces:
            kingdom = self.kingdom
            if self.effects:
                military = {kind: kingdom.military(kind, turned) for kind in (*COLOURS, CITY, FOREST)}
                force = Force(kingdom.working(turned), kingdom.may_turn(turned), military, kingdom.mobility(turned))
            else:
                military = dict.fromkeys((*COLOURS, CITY, FOREST), kingdom.size("red") + 2 * len(turned))
                force = Force([], kingdom.may_turn(turned), military, kingdom.size("green"))
            self.forces[turned] = force
        return self.forces[turned]

    def without_effects(self) -> Prospect:
        """The same player using none."""
        return Prospect(self.table, self.seat, effects=False)

    # ----- targets -----

    def targets(self) -> list[int]:
        """The spaces that a legal plan exists for (AH-33, AHA-54, AHA-91)."""
        return [space for space in self.table.map.all if self.can_complete(space, NONE)]

    def must_invade(self) -> bool:
        """Some space is open even to one who uses no effect (AHA-04)."""
        plain = self.without_effects()
        return any(plain.is_complete(space, NONE) for space in self.table.map.all)

    def manner(self, space: int, turned: Turned) -> Manner | None:
        """How the space may be invaded with these Alices turned down, None for not at all (AH-34 to AH-38, AH-49)."""
        kind = self.table.map.kind(space)
        if kind == CITY:
            return "outright" if self.has_spot(space) else None
        if kind == FOREST and not self.may_enter(space, turned):
            return None
        holders = self.table.map.held[space]
        if holders and not self.is_open_to_steal(holders[0], space):
            return None
        attacker = self.table.map.attacks[space]
        if attacker == self.seat:
            return "finish"  # AH-48, AHA-12; barred while the holder is connected or protected (AHA-14)
        if self.kingdom.territory == 0:
            return None  # AHA-55
        stealing = bool(holders) and not self.table.options["steal_attack_allowed"]
        return "outright" if kind == FOREST or attacker is not None or stealing else "attack"

    def has_spot(self, city: int) -> bool:
        """AH-35, AHA-06, AHA-55."""
        held = self.table.map.held[city]
        again = self.table.options["repeat_own_city"]
        free = len(held) < self.table.map.spaces[city].spots
        return free and (bool(again) or self.seat not in held) and self.kingdom.territory > 0

    def may_enter(self, forest: int, turned: Turned) -> bool:
        """Surrounded, or Demonlord; and the majority (AH-60, AH-61, AH-77, AHA-75)."""
        enclosed = self.table.map.is_surrounded(forest) or "demonlord" in self.force(turned).working
        return enclosed and self.table.map.has_most_around(self.seat, forest, self.table.players)

    def is_open_to_steal(self, holder: int, space: int) -> bool:
        """Another's, unconnected (AH-37, AHA-58), and no Sheriff watches."""
        if holder == self.seat or self.table.map.is_connected(holder, space):
            return False
        return self.table.kingdoms[holder].power("sheriff") == 0

    # ----- strength -----

    def shortfall(self, space: int, turned: Turned) -> Shortfall:
        """Military and Mobility lacking, counted after the turning (AH-39 to AH-45, AH-78, AHA-66)."""
        board, force = self.table.map, self.force(turned)
        military = board.difficulty(space) - force.military[board.kind(space)]
        mobility = self.mobility_needed(space, turned) - force.mobility
        return Shortfall(max(0, military), max(0, mobility))

    def mobility_needed(self, space: int, turned: Turned) -> float:
        working = self.force(turned).working
        walker = ("astronaut" in working, "adventurer" in working)
        if walker not in self.walks:
            self.walks[walker] = self.table.map.mobility_needed(self.seat, *walker)
        return self.walks[walker].get(space, math.inf)

    def can_pay(self, short: Shortfall, turned: Turned) -> bool:
        """Tokens for exactly the shortfall (AHA-41); with a live Alchemist of any colours (AHA-69)."""
        tokens = self.kingdom.tokens
        if "alchemist" in self.force(turned).working:
            return short.military + short.mobility <= sum(tokens.values())
        return short.military <= tokens["red"] and short.mobility <= tokens["green"]

    # ----- plans -----

    def is_complete(self, space: int, turned: Turned) -> bool:
        """With no more Alices turned the plan can be brought to a legal end (AHA-54, AHA-63)."""
        if not self.force(turned).allowed:
            return False
        manner = self.manner(space, turned)
        if manner != "outright":
            return manner is not None
        return self.can_pay(self.shortfall(space, turned), turned)

    def can_complete(self, space: int, turned: Turned) -> bool:
        """The plan is complete, or becomes so by turning more (AHA-63)."""
        return self.is_complete(space, turned) or any(
            self.is_complete(space, more) for more in self.further(turned) if more != turned
        )

    def further(self, turned: Turned) -> list[Turned]:
        """The ways to turn more that are worth a try: all that do no harm, with any of the others."""
        if "valkyrie" not in self.force(NONE).working:
            return []
        harmful = [place for place in self.kingdom.up(turned) if self.kingdom.card(place).kind in HARMFUL]
        rest = turned | set(self.kingdom.up()) - set(harmful)
        sizes = range(len(harmful) + 1)
        return [rest.union(chosen) for size in sizes for chosen in itertools.combinations(harmful, size)]

    def next_turned(self, space: int, turned: Turned) -> list[Place]:
        """The Alices that may be turned next, identical ones of a slot once (AHA-63, AHA-65).

        Two Wiccans that have chosen the same are identical: whichever is turned, the other works on.
        """
        if "valkyrie" not in self.force(NONE).working:
            return []
        seen: dict[tuple[str, str, str | None], Place] = {}
        for place in self.kingdom.up(turned):
            if self.can_complete(space, turned | {place}):
                card = self.kingdom.card(place)
                seen.setdefault((place[0], card.kind, card.copies), place)
        return list(seen.values())

    def ways(self, space: int, turned: Turned, short: Shortfall) -> list[str]:
        """What may be done about a shortfall (AH-46, AH-47, AH-75, AHA-42, AHA-70).

        With none, succeed; or only attack where it is effects that make up for one (AHA-47, AHA-68).
        """
        attack = self.manner(space, turned) == "attack"
        if short.is_nothing():
            aided = not self.without_effects().shortfall(space, turned).is_nothing()
            return ["attack", "succeed"] if attack and aided else ["succeed"]
        jet = attack and "jet" in self.force(turned).working and bool(self.kingdom.hand)
        found = {"attack": attack, "pay_tokens": self.can_pay(short, turned), "jet": jet}
        return [way for way, possible in found.items() if possible]
