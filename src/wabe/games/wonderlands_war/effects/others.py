"""Effects on others (WW-B16 step 3): each looks for its targets only when its turn comes (WW-R04).

The Local Resistance is never touched (WW-2P07). A choice of a player: the seat + 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.figures import is_here
from wabe.games.wonderlands_war.effects.kind import (
    FORECAST,
    JUDGEMENT,
    NO,
    OF_ARTIFACT,
    OF_CHIPS,
    OF_FIGURE,
    OF_PASSIVE,
    PLAYED,
    YES,
    EffectKind,
)
from wabe.games.wonderlands_war.effects.strength import MOST
from wabe.games.wonderlands_war.pieces.resources import gain_shards, give_shard, lose_shards, shards_left
from wabe.games.wonderlands_war.pieces.tracker import is_ahead, lose_strength
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS, JABBERWOCK, MADNESS, POISON
from wabe.games.wonderlands_war.table.foresight import POISON_GIVEN, SHARD, USED, Hand, Judge
from wabe.games.wonderlands_war.table.layout import LOWERED, MAX_PLAYERS
from wabe.games.wonderlands_war.table.on_cards import PASS, Effect
from wabe.kernel.data import Fields
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState

CHIP_BITS: Final = 5  # a choice of a chip of a player: its kind, and from bit 5 the seat + 1
CHIP_MASK: Final = 31


class OnOneOther(Effect):
    """An effect on one player, whom its owner chooses."""

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        if self.optional:
            g.offer(PASS)
        for other in range(g.players):
            if self.can_touch(g, seat, about, other):
                g.offer(other + 1)
        if g.offered == 0:
            g.offer(PASS)

    def repertoire(self, content: Records) -> Sequence[int]:
        return range(MAX_PLAYERS + 1)

    def can_touch(self, g: WarState, seat: i64, about: i64, other: i64) -> bool:
        """Whether this player may be chosen."""
        return g.is_opponent(seat, other)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        if g.log is not None:
            g.emit("effect-used-on", {"seat": seat, "ability": self.ability, "target": action - 1})
        self.touch(g, seat, action - 1)

    def touch(self, g: WarState, seat: i64, other: i64) -> None:
        """Do it to the chosen one."""
        raise NotImplementedError(self.ability)

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass"} if action == PASS else {"kind": "choose_opponent", "target": int(action - 1)}

    def targets(self, g: WarState, seat: i64, about: i64, action: i64) -> list[str]:
        return [] if action == PASS else [f"seat:{action - 1}"]

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        return 0.0 if action == PASS else self.harm() + judge.threat(action - 1)

    def harm(self) -> float:
        """VP of doing it to somebody who is no danger."""
        return USED


class OpponentLosesStrength(OnOneOther):
    """An opponent who is ahead loses Strength. Royal Temper. WW-C08."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.amount: i64 = fields.whole("amount", 0, MOST)
        self.question, self.amount_asked = "loses_strength", self.amount

    def can_touch(self, g: WarState, seat: i64, about: i64, other: i64) -> bool:
        return is_ahead(g, seat, other)

    def touch(self, g: WarState, seat: i64, other: i64) -> None:
        lose_strength(g, other, self.amount, self.ability)


class OpponentGainsShards(OnOneOther):
    """An opponent who is ahead, halted ones too, gains Shards if there are any left. Flamingo D. WW-C06, WW-T26."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.count: i64 = fields.whole("count", 0, MOST)
        self.question, self.amount_asked = "gains_shards", self.count

    def can_touch(self, g: WarState, seat: i64, about: i64, other: i64) -> bool:
        return is_ahead(g, seat, other) and shards_left(g) > 0

    def touch(self, g: WarState, seat: i64, other: i64) -> None:
        gain_shards(g, other, self.count)


class LowerNextChip(OnOneOther):
    """The next chip that an opponent who has not halted reveals has less Strength. Crown of the Knave. WW-R02."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.amount: i64 = fields.whole("amount", 0, MOST)
        self.question, self.amount_asked = "lower_chip", self.amount

    def can_touch(self, g: WarState, seat: i64, about: i64, other: i64) -> bool:
        return other != seat and g.is_fighting(other)

    def touch(self, g: WarState, seat: i64, other: i64) -> None:
        g.add_mark(other, LOWERED, self.amount)


class GiveShard(OnOneOther):
    """One of the own Shards goes to an opponent who has fewer. We're All Mad Here. WW-R14."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.question = "gets_shard"

    def can_touch(self, g: WarState, seat: i64, about: i64, other: i64) -> bool:
        return g.is_opponent(seat, other) and g.shards(other) < g.shards(seat)

    def touch(self, g: WarState, seat: i64, other: i64) -> None:
        give_shard(g, seat, other)

    def harm(self) -> float:
        return SHARD


class GivePoison(OnOneOther):
    """A Poison of the own supply goes into an opponent's bag. Fearsome Maw, Claws that Catch. WW-C08."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.to_that_one = fields.word("target", ["one_opponent", "that_opponent"]) == "that_opponent"
        self.question = "gets_poison"

    def can_touch(self, g: WarState, seat: i64, about: i64, other: i64) -> bool:
        if g.in_supply(POISON) == 0 or not g.plays(seat, JABBERWOCK):
            return False
        return other == about if self.to_that_one else g.is_opponent(seat, other)

    def touch(self, g: WarState, seat: i64, other: i64) -> None:
        g.add_supply(POISON, -1)
        g.add_to_bag(other, POISON, 1)
        if g.log is not None:
            g.emit("poison-taken", {"seat": other})

    def harm(self) -> float:
        return POISON_GIVEN

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        return {"kind": "pass"} if action == PASS else {"kind": "give_poison", "target": int(action - 1)}


class OpponentsLoseStrength(Effect):
    """All opponents lose Strength for Madness put on the track, if the figure is still here. March Hare. WW-C07."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.single: i64 = fields.whole("single", 0, MOST)
        self.double: i64 = fields.whole("double", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if not is_here(g, seat, self):
            return
        for other in range(g.players):
            if g.is_opponent(seat, other):
                lose_strength(g, other, self.double if about == DOUBLE_MADNESS else self.single, self.ability)


class MadnessToBag(Effect):
    """A chip of the Madness track of somebody who has not bust goes into their bag. Amulet of the Duchess. WW-C07."""

    def options(self, g: WarState, seat: i64, about: i64) -> None:
        if self.optional:
            g.offer(PASS)
        for other in range(g.players):
            if g.has_not_bust(other):
                offer_track(g, other)
        if g.offered == 0:
            g.offer(PASS)

    def repertoire(self, content: Records) -> Sequence[int]:
        kinds = (MADNESS, DOUBLE_MADNESS)
        return [PASS, *((seat + 1) << CHIP_BITS | kind for seat in range(MAX_PLAYERS) for kind in kinds)]

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        if action == PASS:
            return
        other, kind = (action >> CHIP_BITS) - 1, action & CHIP_MASK
        g.take_from_track(other, place_on_track(g, other, kind))
        g.add_to_bag(other, kind, 1)
        if g.log is not None:
            g.emit("effect-used-on", {"seat": seat, "ability": self.ability, "target": other})
            g.emit("chip-returned", {"seat": other, "chip": g.content.chip_names[kind]})

    def form(self, g: WarState, seat: i64, about: i64, action: i64) -> Json:
        if action == PASS:
            return {"kind": "pass"}
        chip = g.content.chip_names[action & CHIP_MASK]
        return {"kind": "take_off_track", "target": int((action >> CHIP_BITS) - 1), "chip": chip}

    def targets(self, g: WarState, seat: i64, about: i64, action: i64) -> list[str]:
        return [] if action == PASS else [f"seat:{(action >> CHIP_BITS) - 1}"]

    def worth(self, g: WarState, seat: i64, judge: Judge, action: i64) -> float:
        if action == PASS:
            return 0.0
        other, kind = (action >> CHIP_BITS) - 1, action & CHIP_MASK
        if other == seat:
            return -1.0
        return USED + judge.threat(other) + (0.5 if kind == DOUBLE_MADNESS else 0.0)


def offer_track(g: WarState, seat: i64) -> None:
    """Offer each kind of chip on a Madness track."""
    for kind in range(DOUBLE_MADNESS - 1, DOUBLE_MADNESS + 1):
        if place_on_track(g, seat, kind) >= 0:
            g.offer((seat + 1) << CHIP_BITS | kind)


def place_on_track(g: WarState, seat: i64, kind: i64) -> i64:
    """Where the leftmost chip of a kind lies on the Madness track; -1 for none."""
    for place in range(g.madness_on_track(seat)):
        if g.track_chip(seat, place) == kind:
            return place
    return -1


class ShardsTowardsStrength(Effect):
    """The own Shards come nearer to the chip's printed Strength. Creature D. WW-C06."""

    def __init__(self, ability: str, optional: bool, fields: Fields) -> None:
        super().__init__(ability, optional, fields)
        self.count: i64 = fields.whole("count", 0, MOST)

    def choose(self, g: WarState, seat: i64, about: i64, action: i64) -> None:
        change = self.change(g.shards(seat), g.content.strength[about])
        if change < 0:
            lose_shards(g, seat, self.count)
        elif change > 0:
            gain_shards(g, seat, self.count)

    def forecast_placed(self, hand: Hand, printed: i64) -> None:
        hand.shards = max(0, hand.shards + self.change(hand.shards, printed))

    def change(self, shards: i64, printed: i64) -> i64:
        """Shards gained, or lost if below 0."""
        return 0 if shards == printed else -self.count if shards > printed else self.count


KINDS: Final[list[EffectKind]] = [
    EffectKind("opponent_loses_strength", OpponentLosesStrength, OF_CHIPS, PLAYED, NO, True, usual=[FORECAST]),
    EffectKind("opponent_gains_shards", OpponentGainsShards, OF_CHIPS, PLAYED, NO, True, usual=[FORECAST]),
    EffectKind("lower_next_chip", LowerNextChip, OF_CHIPS, PLAYED, NO, True, usual=[FORECAST]),
    EffectKind("give_shard", GiveShard, [OF_PASSIVE], ["madness_placed"], YES, True, usual=[FORECAST]),
    EffectKind(
        "give_poison",
        GivePoison,
        [OF_ARTIFACT, OF_PASSIVE],
        ["when_played", "opponent_busts"],
        YES,
        True,
        usual=[FORECAST],
    ),
    EffectKind(
        "opponents_lose_strength",
        OpponentsLoseStrength,
        [OF_FIGURE],
        ["madness_placed"],
        NO,
        True,
        usual=[FORECAST, JUDGEMENT],
    ),
    EffectKind("madness_track_to_bag", MadnessToBag, OF_CHIPS, PLAYED, YES, True, usual=[FORECAST]),
    EffectKind("shards_towards_strength", ShardsTowardsStrength, OF_CHIPS, PLAYED, NO, usual=[JUDGEMENT]),
]
