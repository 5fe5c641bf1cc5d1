"""The outcome of a battle (WW-O08 to WW-O16, WW-O23): its parts in order, end-of-battle abilities, Wagers, clean-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import (
    KeepActive,
    return_active,
)
from wabe.games.wonderlands_war.effects.hooks import (
    chip_effects,
    wait_for_figures,
    wait_for_passives,
)
from wabe.games.wonderlands_war.effects.using import EFFECTS, OWN, WHICH, wait
from wabe.games.wonderlands_war.gains.forging import FORGE_STEP, count_forges
from wabe.games.wonderlands_war.gains.quests import FEATS
from wabe.games.wonderlands_war.gains.unlocking import act_on_unlock
from wabe.games.wonderlands_war.pieces.allies import gain_ally_of_level
from wabe.games.wonderlands_war.pieces.resources import gain_shards
from wabe.games.wonderlands_war.table.chips import WEAK
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    FIRST,
    KINDS,
    MARK,
    MARKS,
    MAX_PLAYERS,
    NOBODY,
    PLACE,
    TIED_FIRST,
    WAGER,
)
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic
from wabe.games.wonderlands_war.table.on_cards import PASS, Effect
from wabe.games.wonderlands_war.table.order import each_in_order, last_of
from wabe.games.wonderlands_war.table.step_ids import (
    CLEAN_UP_ID,
    END_ABILITIES_ID,
    OUTCOME_ID,
    RESOLVE_WAGER_ID,
    WAGERS_ID,
)
from wabe.games.wonderlands_war.table.timing import END_OF_BATTLE
from wabe.games.wonderlands_war.war import awards
from wabe.games.wonderlands_war.war.awards import AWARDS
from wabe.games.wonderlands_war.war.chips_flow import exhaust
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState


class Outcome(Automatic["WarState"]):
    """What follows a battle, in order; `count_forges` first, as nothing later changes them. WW-O10, WW-O24."""

    def run(self, g: WarState, arg: i64) -> None:
        count_forges(g)
        g.then(AWARDS, FEATS, END_ABILITIES, FORGE_STEP, WAGERS, CLEAN_UP)


class EndAbilities(Automatic["WarState"]):
    """End-of-battle abilities of those who have not bust, each in an order of its own. WW-O09, WW-O16."""

    def run(self, g: WarState, arg: i64) -> None:
        each_in_order(g, EFFECTS, g.survivors(), WHICH.put(OWN))
        for seat in range(g.players):
            if g.has_not_bust(seat):
                let_chips_wait(g, seat)
                wait_for_figures(g, seat, g.region, END_OF_BATTLE)
                wait_for_passives(g, seat, END_OF_BATTLE)


class Wagers(Automatic["WarState"]):
    """Wagers are turned up; after a tie for first all are told, and have no effect. WW-O14, WW-O23."""

    def run(self, g: WarState, arg: i64) -> None:
        wagerers: i64 = 0
        tied = False
        for seat in range(g.players):
            if g.mark(seat, WAGER):
                wagerers |= 1 << seat
            if g.mark(seat, PLACE) == TIED_FIRST:
                tied = True
        if wagerers == 0:
            return
        g.wagers_open = True
        g.reveal()
        if not tied:
            each_in_order(g, RESOLVE_WAGER, wagerers)
        elif g.log is not None:
            for seat in ordered(g, wagerers):
                g.emit("wager-void", {"seat": seat, "target": g.mark(seat, WAGER) - 1})


class ResolveWager(SeatAutomatic):
    """Right: any weak Ally chip; wrong, as when nobody has won: a Shard. WW-O14."""

    def run(self, g: WarState, seat: i64) -> None:
        target = g.mark(seat, WAGER) - 1
        right = g.mark(target, PLACE) == FIRST
        if g.log is not None:
            g.emit("wager-right" if right else "wager-wrong", {"seat": seat, "target": target})
        if right:
            gain_ally_of_level(g, seat, WEAK)
        else:
            gain_shards(g, seat, 1)


class CleanUp(Automatic["WarState"]):
    """Active chips become Exhausted, Strength returns to 0; then what was unlocked meanwhile acts. WW-O13, WW-O15."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in ordered(g, g.survivors()):
            return_kept(g, seat)
            exhaust(g, seat)
        for at in range(MARK, MARK + MAX_PLAYERS * MARKS):
            g.cells[at] = 0
        g.wagers_open = False
        g.region = NOBODY
        g.draw = 0
        act_on_unlocks(g)


def uncontested(g: WarState, seat: i64) -> None:
    """The only one with units in `g.region` gains VP or a Castle there, without a battle (WW-O05, WW-O20)."""
    g.then(CLEAN_UP)
    awards.uncontested(g, seat)


# --- end-of-battle abilities ----------------------------------------------------------------------------------


def let_chips_wait(g: WarState, seat: i64) -> None:
    """The abilities of the Active chips wait for their turn; VP are gained at once, as nothing depends on them."""
    seen: list[int] = []
    for index in range(g.active_size(seat)):
        kind = g.active_chip(seat, index)
        for effect in chip_effects(g, seat, kind):
            if effect.timing == END_OF_BATTLE and acts(effect, seen):
                seen.append(effect.index)
                if effect.plain:
                    effect.choose(g, seat, kind, PASS)
                else:
                    wait(g, seat, OWN, effect, kind)


def acts(effect: Effect, seen: list[int]) -> bool:
    """Whether an ability of an Active chip acts now: each copy for itself, or once for all (WW-C10).

    Those of other steps are no matter of this one: free Feats (WW-O08) and chips that return at the clean-up (WW-O15).
    """
    return not effect.has_own_step and (effect.each_copy or effect.index not in seen)


# --- clean-up -------------------------------------------------------------------------------------------------


def return_kept(g: WarState, seat: i64) -> None:
    """Active chips that are not used up go back to the bag (Rose B, WW-C04)."""
    kinds = g.active_kinds(seat)
    for kind in range(KINDS):
        if kinds >> kind & 1 and is_kept(g, seat, kind):
            for _ in range(g.count_active(seat, kind)):
                return_active(g, seat, kind)


def is_kept(g: WarState, seat: i64, kind: i64) -> bool:
    """Whether a chip returns to the bag at the clean-up."""
    return any(isinstance(effect, KeepActive) for effect in chip_effects(g, seat, kind))


def act_on_unlocks(g: WarState) -> None:
    """What abilities unlocked in this battle bring once, in the order of players (WW-C08)."""
    unlocked, g.on_unlock = g.on_unlock, 0
    if unlocked == 0:
        return
    for seat in reversed(ordered(g, (1 << g.players) - 1)):
        for ability in range(ABILITIES - 1, -1, -1):
            if unlocked >> (seat * ABILITIES + ability) & 1:
                act_on_unlock(g, seat, ability)


def ordered(g: WarState, seats: i64) -> list[int]:
    """The seats of a bit mask in the order of WW-B16."""
    found: list[int] = []
    while seats:
        last = last_of(g, seats)
        found.append(int(last))
        seats &= ~(1 << last)
    found.reverse()
    return found


OUTCOME: Final = Outcome(OUTCOME_ID, "outcome")
END_ABILITIES: Final = EndAbilities(END_ABILITIES_ID, "end_abilities")
WAGERS: Final = Wagers(WAGERS_ID, "wagers")
RESOLVE_WAGER: Final = ResolveWager(RESOLVE_WAGER_ID, "resolve_wager")
CLEAN_UP: Final = CleanUp(CLEAN_UP_ID, "clean_up")
