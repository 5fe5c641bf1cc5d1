"""The rewards of tea cards and Forge tracks: a class for each kind, and the step that gives one (WW-T11 to WW-T28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.gains.card_choices import CHOOSE_HALF, CORRUPT
from wabe.games.wonderlands_war.gains.quests import draw_quests
from wabe.games.wonderlands_war.gains.scoring import castle_value
from wabe.games.wonderlands_war.gains.unlocking import unlock
from wabe.games.wonderlands_war.pieces import reward_kinds as kinds
from wabe.games.wonderlands_war.pieces.allies import gain_ally, gain_ally_of_level
from wabe.games.wonderlands_war.pieces.castles import place_castle
from wabe.games.wonderlands_war.pieces.market import take_wonderlandian
from wabe.games.wonderlands_war.pieces.powers import roll, spreads
from wabe.games.wonderlands_war.pieces.resources import gain_vp, lose_shards, mend_shield
from wabe.games.wonderlands_war.pieces.units import place_supporters, place_units
from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS
from wabe.games.wonderlands_war.table.layout import FROM_FORGING, RESERVE
from wabe.games.wonderlands_war.table.of_seat import SeatChoice
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_FORGED_ID, DISCARD_MADNESS_ID, REWARD_ID
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

FROM_CARD: Final = Field(1, after=SEAT)  # part of a tea card
REWARD_NUMBER: Final = Field(10, after=FROM_CARD)

KEEP: Final = 0
DISCARD: Final = 1


class Reward:
    """One kind of reward; `count` is its argument: units, Shards or VP, a kind of chip, a level."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        """Gain it, or let the player choose next. `from_card`: of a tea card itself, not of a Forge track."""
        raise NotImplementedError(type(self).__name__)

    def is_plain(self, g: WarState, seat: i64, count: i64) -> bool:
        """Whether it may be carried out at once: nothing to choose, and its place in the order cannot matter."""
        return False


class Units(Reward):
    """A placement of so many units; the Red Queen may spread those of a card. WW-T08, WW-L09.

    In the War no figure comes back from the reserve. WW-O17.
    """

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        if g.region < 0:
            place_units(g, seat, count, from_card and spreads(g, seat))
        else:
            place_supporters(g, seat, count)


class Ally(Reward):
    """The Ally chip of a kind. WW-T11."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        gain_ally(g, seat, count)

    def is_plain(self, g: WarState, seat: i64, count: i64) -> bool:
        return g.in_supply(count) > 0


class AnyAlly(Reward):
    """An Ally chip of a level. WW-T12."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        gain_ally_of_level(g, seat, count)


class ForgeChip(Ally):
    """A Forge chip, which is a weak Ally chip. WW-T11, WW-S17."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        gain_ally(g, seat, FORGE)

    def is_plain(self, g: WarState, seat: i64, count: i64) -> bool:
        return g.in_supply(FORGE) > 0


class Wonderlandian(Reward):
    """A card of the market. WW-T15."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        take_wonderlandian(g, seat)


class Ability(Reward):
    """An ability of the Faction is unlocked. WW-T16."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        unlock(g, seat)


class LoseShards(Reward):
    """So many Shards are discarded, all if there are fewer. WW-T17."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        lose_shards(g, seat, count)


class Castle(Reward):
    """A Castle for a Region. WW-T18."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        place_castle(g, seat)


class LeaderUp(Reward):
    """Leader Strength +1; at the maximum 1 Shard is discarded instead. WW-T19."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        if g.leader_strength(seat) == g.content.leader_strength_max:
            lose_shards(g, seat, 1)
            return
        g.set_leader_strength(seat, g.leader_strength(seat) + 1)
        if g.log is not None:
            g.emit("leader-strength", {"seat": seat, "count": g.leader_strength(seat)})

    def is_plain(self, g: WarState, seat: i64, count: i64) -> bool:
        return g.leader_strength(seat) < g.content.leader_strength_max


class LoseMadness(Reward):
    """A regular Madness chip of the bag may go to the supply. WW-T20."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        if g.in_bag(seat, MADNESS) > 0:
            g.push(DISCARD_MADNESS, seat)


class ShieldUp(Reward):
    """A broken Shield becomes unbroken. WW-T14."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        mend_shield(g, seat)

    def is_plain(self, g: WarState, seat: i64, count: i64) -> bool:
        return True


class OneQuest(Reward):
    """A Quest may be drawn. WW-T21."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        draw_quests(g, seat, 1)


class TwoQuests(Reward):
    """Two Quests may be drawn; then one of the hand goes. WW-T21."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        draw_quests(g, seat, 2)


class ForgeAChip(Reward):
    """A chip of the bag may be forged. WW-T27."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        g.push(g.steps[CHOOSE_FORGED_ID], seat)


class SupporterUp(Reward):
    """The Supporter of a Forge space joins the supply. WW-O12."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        g.add_supporters(seat, RESERVE, 1)
        if g.log is not None:
            g.emit("supporter-freed", {"seat": seat})


class CastleValue(Reward):
    """Each own Castle will be worth 1 VP more; the scoring counts the filled spaces. WW-O12."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        if g.log is not None:
            g.emit("castle-value", {"seat": seat, "count": castle_value(g, seat)})


class Star(Reward):
    """VP for the star of a Forge track. WW-O12."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        gain_vp(g, seat, count, FROM_FORGING, "@reason-star")


class ShardDie(Reward):
    """The Shard die in the corner must be rolled. WW-T13."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        roll(g, seat)


class Halves(Reward):
    """The top or the bottom of a split card. WW-T22."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        g.push(CHOOSE_HALF, seat)


class Corrupted(Reward):
    """The corrupted rewards of a card, for a roll of the Shard die. WW-T23."""

    def give(self, g: WarState, seat: i64, count: i64, from_card: bool) -> None:
        g.push(CORRUPT, seat)


REWARDS: Final[dict[int, Reward]] = {
    kinds.UNITS: Units(),
    kinds.ALLY: Ally(),
    kinds.ANY_ALLY: AnyAlly(),
    kinds.FORGE_CHIP: ForgeChip(),
    kinds.WONDERLANDIAN: Wonderlandian(),
    kinds.ABILITY: Ability(),
    kinds.DISCARD_SHARDS: LoseShards(),
    kinds.CASTLE: Castle(),
    kinds.LEADER_UP: LeaderUp(),
    kinds.DISCARD_MADNESS_REWARD: LoseMadness(),
    kinds.SHIELD_UP: ShieldUp(),
    kinds.QUEST1: OneQuest(),
    kinds.QUEST2KEEP: TwoQuests(),
    kinds.FORGE_A_CHIP: ForgeAChip(),
    kinds.SUPPORTER_UP: SupporterUp(),
    kinds.CASTLE_VALUE: CastleValue(),
    kinds.STAR: Star(),
    kinds.SHARD_DIE: ShardDie(),
    kinds.HALVES: Halves(),
    kinds.CORRUPTED: Corrupted(),
}
BY_KIND: Final = [REWARDS[kind] for kind in range(len(REWARDS))]


def give(g: WarState, seat: i64, reward: i64) -> None:
    """Give a reward of a Forge track next (WW-O17)."""
    g.push(REWARD, seat | REWARD_NUMBER.put(reward))


def give_from_card(g: WarState, seat: i64, reward: i64) -> None:
    """Give a part of a tea card next."""
    g.push(REWARD, seat | FROM_CARD.put(1) | REWARD_NUMBER.put(reward))


def is_plain(g: WarState, seat: i64, reward: i64) -> bool:
    """Whether a part of a card may be carried out at once: its place in the order cannot matter."""
    return BY_KIND[g.content.reward_kind[reward]].is_plain(g, seat, g.content.reward_arg[reward])


def carry_out(g: WarState, seat: i64, reward: i64) -> None:
    """Gain a plain part of a card now."""
    BY_KIND[g.content.reward_kind[reward]].give(g, seat, g.content.reward_arg[reward], True)


class GiveReward(Automatic["WarState"]):
    """One reward. WW-T07, WW-O17. The argument: `SEAT`, `FROM_CARD`, `REWARD_NUMBER`."""

    def run(self, g: WarState, arg: i64) -> None:
        reward = REWARD_NUMBER.of(arg)
        kind, count = g.content.reward_kind[reward], g.content.reward_arg[reward]
        BY_KIND[kind].give(g, SEAT.of(arg), count, FROM_CARD.of(arg) != 0)


class DiscardMadness(SeatChoice):
    """One regular Madness chip may go from the bag to the supply. WW-T20, WW-T28. The argument: `SEAT`."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(KEEP)
        g.offer(DISCARD)

    def repertoire(self, game: Game) -> Sequence[int]:
        return (KEEP, DISCARD)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action == KEEP:
            return
        g.add_to_bag(arg, MADNESS, -1)
        g.add_supply(MADNESS, 1)
        if g.log is not None:
            g.emit("madness-discarded", {"seat": arg})

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "discard_madness" if action == DISCARD else "keep_madness"}


REWARD: Final = GiveReward(REWARD_ID, "reward")
DISCARD_MADNESS: Final = DiscardMadness(DISCARD_MADNESS_ID, "discard_madness")
