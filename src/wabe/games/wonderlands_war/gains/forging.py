"""Forging: chips go to the Forge tracks and bring their rewards (WW-O10 to WW-O13, WW-O16 to WW-O18, WW-T27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import take_kind
from wabe.games.wonderlands_war.effects.final_strength import is_immune
from wabe.games.wonderlands_war.effects.hooks import chip_effects
from wabe.games.wonderlands_war.effects.using import use
from wabe.games.wonderlands_war.gains import rewards
from wabe.games.wonderlands_war.pieces.forge_tracks import (
    ABOVE,
    BELOW,
    between_reward,
    has_empty_space,
    neighbours,
    space_reward,
)
from wabe.games.wonderlands_war.pieces.tracker import is_symbol
from wabe.games.wonderlands_war.table.chips import ARTIFACT, FORGE, MADNESS
from wabe.games.wonderlands_war.table.layout import CHIP_FORGES, SPACES, SYMBOL_FORGES, TRACKS
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic, SeatChoice
from wabe.games.wonderlands_war.table.on_cards import PASS
from wabe.games.wonderlands_war.table.order import each_in_order
from wabe.games.wonderlands_war.table.step_ids import (
    AFTER_FORGING_ID,
    CHOOSE_FORGED_ID,
    CHOOSE_TRACK_ID,
    FORGE_ID,
    FORGING_ID,
)
from wabe.games.wonderlands_war.table.timing import WHEN_FORGED
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

NOTHING: Final = 0  # actions of both choices of a chip: this, or 1 + kind
KIND: Final = Field(5, after=SEAT)
IN_BATTLE: Final = Field(1, after=KIND)  # it is an Active chip
PLACE: Final = Field(4, after=IN_BATTLE)  # track * SPACES + space
BETWEEN: Final = Field(2, after=PLACE)  # bit 0: the reward above the space is completed, bit 1: that below
STAGE: Final = Field(2, after=BETWEEN)
OF_SPACE: Final = 0  # stages, WW-O18; then `ABOVE` and `BELOW`
LAST: Final = 3


class Forge(Automatic["WarState"]):
    """Everybody who has not bust forges, one after the other. WW-O10, WW-O16."""

    def run(self, g: WarState, arg: i64) -> None:
        each_in_order(g, FORGING, g.survivors())


class Forging(SeatChoice):
    """An Active chip to forge, or no more. WW-O10, WW-C03."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(NOTHING)
        if has_empty_space(g, seat):
            kinds = g.active_kinds(seat)
            for kind in range(MADNESS):
                if kinds >> kind & 1 and can_forge(g, seat, kind):
                    g.offer(1 + kind)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(1 + MADNESS)

    def choose(self, g: WarState, seat: i64, action: i64) -> None:
        if action == NOTHING:
            return
        kind = action - 1
        spend_forge(g, seat, kind)
        g.push(FORGING, seat)
        g.push(CHOOSE_TRACK, seat | KIND.put(kind) | IN_BATTLE.put(1))

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return forged_form(g, action)

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return forged_targets(g, action)

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        left = {"symbol": int(g.mark(seat, SYMBOL_FORGES)), "chips": int(g.mark(seat, CHIP_FORGES))}
        return Message("prompt-forging", left)


class ChooseForged(SeatChoice):
    """A chip of the bag to forge, or none. WW-T27."""

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(NOTHING)
        if has_empty_space(g, seat):
            for kind in range(MADNESS):
                if g.in_bag(seat, kind) > 0:
                    g.offer(1 + kind)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(1 + MADNESS)

    def choose(self, g: WarState, seat: i64, action: i64) -> None:
        if action != NOTHING:
            g.push(CHOOSE_TRACK, seat | KIND.put(action - 1))

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return forged_form(g, action)

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return forged_targets(g, action)


class ChooseTrack(SeatChoice):
    """The track for the chip: it goes to the leftmost empty space. WW-O11, WW-O18.

    The argument: `SEAT`, `KIND`, `IN_BATTLE`.
    """

    def audit(self, g: WarState, arg: i64) -> None:
        super().audit(g, arg)
        seat, kind = SEAT.of(arg), KIND.of(arg)
        need(kind < MADNESS, Message("error-war-chip-forged-cannot"))
        there = g.count_active(seat, kind) if IN_BATTLE.of(arg) else g.in_bag(seat, kind)
        need(there > 0, Message("error-war-chip-forged-not"))

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for track in range(TRACKS):
            if g.filled(seat, track) < SPACES:
                g.offer(track)

    def repertoire(self, game: Game) -> Sequence[int]:
        return range(TRACKS)

    def choose(self, g: WarState, arg: i64, track: i64) -> None:
        seat, kind = SEAT.of(arg), KIND.of(arg)
        if IN_BATTLE.of(arg):
            take_kind(g, seat, kind)
        else:
            g.add_to_bag(seat, kind, -1)
        space = g.filled(seat, track)
        g.set_forged(seat, track, space, kind)
        if g.log is not None:
            g.emit("forged", {"seat": seat, "chip": g.content.chip_names[kind], "track": int(track + 1)})
        completed = neighbours(g, seat, track, space)
        g.push(AFTER_FORGING, arg | PLACE.put(track * SPACES + space) | BETWEEN.put(completed))

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "forge_on", "track": int(action + 1)}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [f"track:{action + 1}"]

    def prompt(self, g: WarState, arg: i64, seat: i64) -> Message:
        return Message("prompt-choose_track", {"chip": f"@chip-{g.content.chip_names[KIND.of(arg)]}"})


class AfterForging(SeatAutomatic):
    """What a forge brings: the space, the rewards between tracks, the Artifact, the chip's own effect. WW-O18.

    The argument grows from that of `CHOOSE_TRACK`: `PLACE`, `BETWEEN`, `STAGE`.
    """

    def audit(self, g: WarState, arg: i64) -> None:
        need(KIND.of(arg) < MADNESS and STAGE.is_last(arg), Message("error-war-chip-forged-cannot"))
        super().audit(g, arg)
        track, completed = PLACE.of(arg) // SPACES, BETWEEN.of(arg)
        need(track > 0 or not completed & ABOVE, Message("error-war-reward-above-first-forge-track"))
        need(track < TRACKS - 1 or not completed & BELOW, Message("error-war-reward-below-last-forge-track"))

    def run(self, g: WarState, arg: i64) -> None:
        seat, stage, place = SEAT.of(arg), STAGE.of(arg), PLACE.of(arg)
        track, space = place // SPACES, place % SPACES
        if stage < LAST:
            g.push(AFTER_FORGING, STAGE.replaced(arg, stage + 1))
        if stage == OF_SPACE:
            rewards.give(g, seat, space_reward(g, seat, track, space))
        elif stage == LAST:
            if space == SPACES - 1:
                gain_artifact(g, seat)
            use_own_effect(g, seat, KIND.of(arg), IN_BATTLE.of(arg) != 0)
        elif BETWEEN.of(arg) & stage:
            gain_between(g, seat, track - 1 if stage == ABOVE else track, space)


# --- what may be forged ---------------------------------------------------------------------------------------


def count_forges(g: WarState) -> None:
    """Note how many forges each has: counted once, when the battle ends (WW-O10, WW-O24)."""
    for seat in range(g.players):
        if g.has_not_bust(seat):
            g.set_mark(seat, SYMBOL_FORGES, 1 if is_symbol(g, g.strength(seat)) else 0)
            g.set_mark(seat, CHIP_FORGES, g.count_active(seat, FORGE))


def can_forge(g: WarState, seat: i64, kind: i64) -> bool:
    """Whether a forge is left for the chip: one by a Forge chip does not take a set A Red Rook."""
    return g.mark(seat, SYMBOL_FORGES) > 0 or (g.mark(seat, CHIP_FORGES) > 0 and not is_immune(g, kind))


def spend_forge(g: WarState, seat: i64, kind: i64) -> None:
    """One forge less: those by Forge chips go first where they will do, as that by the symbol takes any chip."""
    by_chip = g.mark(seat, CHIP_FORGES) > 0 and not is_immune(g, kind)
    g.add_mark(seat, CHIP_FORGES if by_chip else SYMBOL_FORGES, -1)


def forge_from_bag(g: WarState, seat: i64) -> None:
    """One chip of the bag may be forged, without a Forge chip: asked next (WW-T27)."""
    g.push(CHOOSE_FORGED, seat)


def forged_form(g: WarState, action: i64) -> Json:
    """A choice of a chip as JSON."""
    if action == NOTHING:
        return {"kind": "forge_nothing"}
    return {"kind": "forge_chip", "chip": g.content.chip_names[action - 1]}


def forged_targets(g: WarState, action: i64) -> list[str]:
    """The piece of such a choice."""
    return [] if action == NOTHING else [f"chip:{g.content.chip_names[action - 1]}"]


# --- what it brings -------------------------------------------------------------------------------------------


def gain_between(g: WarState, seat: i64, upper: i64, space: i64) -> None:
    """Gain a reward between two tracks, if there is one."""
    reward = between_reward(g, seat, upper, space)
    if reward < 0:
        return
    if g.log is not None:
        g.emit("between-gained", {"seat": seat, "reward": g.content.reward_names[reward]})
    rewards.give(g, seat, reward)


def gain_artifact(g: WarState, seat: i64) -> None:
    """The Artifact at the end of a track goes into the bag (WW-O11)."""
    g.add_to_bag(seat, ARTIFACT, 1)
    if g.log is not None:
        g.emit("artifact-gained", {"seat": seat})


def use_own_effect(g: WarState, seat: i64, kind: i64, in_battle: bool) -> None:
    """What the forged chip itself brings: VP of Rose A in battles alone (WW-C03), the Supporter of Rose D."""
    for effect in chip_effects(g, seat, kind):
        if effect.timing == WHEN_FORGED:
            if not effect.plain:
                use(g, seat, effect, kind)
            elif in_battle:
                effect.choose(g, seat, kind, PASS)


FORGE_STEP: Final = Forge(FORGE_ID, "forge")
FORGING: Final = Forging(FORGING_ID, "forging")
CHOOSE_FORGED: Final = ChooseForged(CHOOSE_FORGED_ID, "choose_forged")
CHOOSE_TRACK: Final = ChooseTrack(CHOOSE_TRACK_ID, "choose_track", IN_BATTLE)
AFTER_FORGING: Final = AfterForging(AFTER_FORGING_ID, "after_forging", STAGE)
