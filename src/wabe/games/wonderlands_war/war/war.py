"""The War: battles Region by Region, participants, starting Strength, Wagers (WW-B01 to WW-B04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.figures import figure_effects
from wabe.games.wonderlands_war.effects.strength import StartStrengthPair
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import (
    FIGHTING,
    LEADER_SEEN,
    MAX_PLAYERS,
    NOBODY,
    REGIONS,
    STATUS,
    TRACKER,
    WAGER,
)
from wabe.games.wonderlands_war.table.step_ids import BATTLE_ID, NEXT_BATTLE_ID, START_STRENGTH_ID, WAGER_ID, WAR_ID
from wabe.games.wonderlands_war.war.drawing import FIRST_DRAW
from wabe.games.wonderlands_war.war.outcome import uncontested
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need
from wabe.kernel.step import Automatic, Simultaneous

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

NO_WAGER: Final = 0  # else the seat named + 1


class War(Automatic["WarState"]):
    """A battle in each Region, clockwise from the standee. WW-B01."""

    def run(self, g: WarState, arg: i64) -> None:
        g.active = NOBODY
        if g.log is not None:
            g.emit("war-started", {"region": REGION_NAMES[g.standee]})
        g.push(NEXT_BATTLE, 0)


class NextBattle(Automatic["WarState"]):
    """The next Region. The argument: how many Regions clockwise of the standee it lies. WW-B01, WW-2P09."""

    def audit(self, g: WarState, arg: i64) -> None:
        need(1 <= arg <= REGIONS, Message("error-war-no-such-battle"))

    def run(self, g: WarState, arg: i64) -> None:
        if arg == REGIONS:
            return
        g.push(NEXT_BATTLE, arg + 1)
        region = (g.standee + arg) % REGIONS
        if g.is_open(region):
            g.push(BATTLE, region)


class Battle(Automatic["WarState"]):
    """Who has units in the Region takes part, and nobody else later on. The argument: the Region. WW-B02, WW-B23."""

    def run(self, g: WarState, arg: i64) -> None:
        seats = with_units(g, arg)
        if seats == 0:
            if g.log is not None:
                g.emit("no-battle", {"region": REGION_NAMES[arg]})
            return
        g.turn += 1
        g.region = arg
        if seats & (seats - 1) == 0 and not g.two:
            uncontested(g, only(g, seats))
        else:
            begin(g, seats)


class StartStrength(Automatic["WarState"]):
    """Leader, figures and Castle; worked out once. WW-B03, WW-B25."""

    def run(self, g: WarState, arg: i64) -> None:
        for seat in range(g.players):
            if g.is_participant(seat):
                strength = min(start_strength(g, seat), g.content.track_end)
                g.set_mark(seat, TRACKER, strength)
                g.set_mark(seat, LEADER_SEEN, 1 if g.leader_at(seat) == g.region else 0)
                if g.log is not None:
                    g.emit("start-strength", {"seat": seat, "count": strength})


class Wager(Simultaneous["WarState"]):
    """Whoever takes no part may wager in secret on a participant. WW-B04, WW-2P07."""

    def who(self, g: WarState, arg: i64) -> i64:
        return 0 if g.two else ((1 << g.players) - 1) & ~g.participants()

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(NO_WAGER)
        for other in range(g.players):
            if g.is_participant(other):
                g.offer(other + 1)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [NO_WAGER, *range(1, MAX_PLAYERS + 1)]

    def resolve(self, g: WarState, arg: i64) -> None:
        count: i64 = 0
        for seat in range(g.players):
            if self.who(g, arg) >> seat & 1:
                g.set_mark(seat, WAGER, g.commitment(seat))
                count += 1 if g.commitment(seat) else 0
        if count and g.log is not None:
            g.emit("wagers-placed", {"count": count})

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "no_wager"} if action == NO_WAGER else {"kind": "wager", "target": int(action - 1)}

    def seen(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "no_wager" if action == NO_WAGER else "wager"}

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == NO_WAGER else [f"seat:{action - 1}"]


def with_units(g: WarState, region: i64) -> i64:
    """Bit mask of the seats with units in a Region; a Castle alone does not fight. WW-B02."""
    mask: i64 = 0
    for seat in range(g.players):
        if g.units(seat, region):
            mask |= 1 << seat
    return mask


def only(g: WarState, seats: i64) -> i64:
    """The one seat of a bit mask."""
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def begin(g: WarState, seats: i64) -> None:
    """A battle of these seats, up to its first draw."""
    g.draw = 0
    for seat in range(g.players):
        if seats >> seat & 1:
            g.set_mark(seat, STATUS, FIGHTING)
    if g.log is not None:
        names = [seat for seat in range(int(g.players)) if seats >> seat & 1]
        g.emit("battle-started", {"region": REGION_NAMES[g.region], "seats": names})
    g.then(START_STRENGTH, WAGER_STEP, FIRST_DRAW)


def start_strength(g: WarState, seat: i64) -> i64:
    """Leader Strength if the Leader is here, the figures here, and an own Castle. WW-B03."""
    strength: i64 = g.leader_strength(seat) if g.leader_at(seat) == g.region else 0
    if g.has_castle(seat, g.region):
        strength += g.content.castle_strength
    for standee in g.standees_at(seat, g.region):
        strength += standee_strength(g, seat, standee)
    return strength


def standee_strength(g: WarState, seat: i64, standee: i64) -> i64:
    """Strength of one standee, which may be more with its twin here."""
    figure = g.content.standee_figure[standee]
    for effect in figure_effects(g, standee):
        if isinstance(effect, StartStrengthPair) and are_all_here(g, seat, figure):
            return effect.together_each
    return g.content.figure_strength[figure]


def are_all_here(g: WarState, seat: i64, figure: i64) -> bool:
    """Whether all standees of a figure are in the Region of the battle."""
    first = g.content.first_standee[figure]
    for standee in range(first, first + g.content.standee_count[figure]):
        if not g.is_standee_here(seat, standee, g.region):
            return False
    return True


WAR: Final = War(WAR_ID, "war")
NEXT_BATTLE: Final = NextBattle(NEXT_BATTLE_ID, "next_battle")
BATTLE: Final = Battle(BATTLE_ID, "battle")
START_STRENGTH: Final = StartStrength(START_STRENGTH_ID, "start_strength")
WAGER_STEP: Final = Wager(WAGER_ID, "wager")
