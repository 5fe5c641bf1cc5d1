"""What a learning program sees of a battle and of the decision at hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wabe.games.wonderlands_war.effects.using import ABOUT, INDEX, WHICH, first_waiting, waiting
from wabe.games.wonderlands_war.gains.forging import IN_BATTLE
from wabe.games.wonderlands_war.gains.forging import KIND as FORGED_KIND
from wabe.games.wonderlands_war.gains.quests import COUNT as QUEST_COUNT
from wabe.games.wonderlands_war.pieces.allies import LEVEL, OPTIONAL
from wabe.games.wonderlands_war.pieces.units import COUNT, REGION, SPREAD, STANDEE, SUPPORTERS
from wabe.games.wonderlands_war.record.encoding_board import SEATS, standee_names
from wabe.games.wonderlands_war.table.chips import FIRST_STANDEE, REGION_NAMES, UNITS
from wabe.games.wonderlands_war.table.layout import (
    CHIP_FORGES,
    EFFECT_ROOM,
    FEATS_NOW,
    FIGHTING,
    FIRST,
    KINDS,
    MARK,
    MARKS,
    MAX_PLAYERS,
    PLACE,
    REGIONS,
    SECOND,
    STATUS,
    SYMBOL_FORGES,
    TRACKER,
    WAGER,
)
from wabe.games.wonderlands_war.table.records import Records
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.table.step_ids import (
    AWARD_CASTLE_ID,
    CHOOSE_AWARD_ID,
    CHOOSE_EFFECT_ID,
    CHOOSE_REGION_ID,
    CHOOSE_TRACK_ID,
    CHOOSE_UNIT_ID,
    DRAW_QUESTS_ID,
    GAIN_ALLY_ID,
    HOOKAH_NEXT_ID,
    LOSE_UNIT_ID,
    LOST_TO_ID,
    PLACE_FIGURE_ID,
    SHIELD_ID,
    USE_ID,
)
from wabe.games.wonderlands_war.table.timing import OPPONENT_BUSTS
from wabe.games.wonderlands_war.war.awards import ANYWHERE, MAY_LEAVE
from wabe.games.wonderlands_war.war.losses import KIND, UNIT
from wabe.kernel.argument import SEAT
from wabe.kernel.encoding import Part, PerSeat, distance, put_ints
from wabe.kernel.ints import Sheet
from wabe.kernel.step import SIMULTANEOUS

STANDINGS: Final = ["fighting", "halted", "bust", "first", "tied-first", "second"]
MARK_NAMES: Final = [
    *["strength", "chip", "chip-strength", "doubling", "extra", "lowered", "madness-drawn", "poison-drawn"],
    *["traps-used", "vanished", "leader-seen", "lost-now", "madness-placed-now"],
]
FORGES: Final = ["symbol-forges", "chip-forges"]
FEATS: Final = ["feat", "free-feat"]
PLACE_AT: Final = 3  # where in a row those of `STANDINGS` begin that are places
MARKS_AT: Final = PLACE_AT + SECOND  # the marks from `TRACKER` on, those before `PLACE`
FORGES_AT: Final = MARKS_AT + PLACE - TRACKER
FEATS_AT: Final = FORGES_AT + 2
WAGERED_AT: Final = 1

# The numbers of `decision`.
DECISION: Final = [
    *["count", "spread", "supporters-only", "strong", "optional", "active", "anywhere", "may-leave", "about"],
    *(f"region={region}" for region in REGION_NAMES),
]
SPREAD_AT: Final = 1
SUPPORTERS_AT: Final = 2
STRONG_AT: Final = 3
OPTIONAL_AT: Final = 4
ACTIVE_AT: Final = 5
ANYWHERE_AT: Final = 6
MAY_LEAVE_AT: Final = 7
ABOUT_AT: Final = 8
REGION_AT: Final = 9
CHIP_AT: Final = REGION_AT + REGIONS
UNIT_AT: Final = CHIP_AT + KINDS
EFFECT_AT: Final = UNIT_AT + UNITS


class Battle(PerSeat[WarState]):
    """The marks of each participant (WW-B05 to WW-B33, WW-O10); `chip` is the kind of the chip of this draw + 1."""

    def __init__(self) -> None:
        super().__init__("battle", MAX_PLAYERS, [*STANDINGS, *MARK_NAMES, *FORGES, *FEATS])

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        if g.region >= 0:
            super().put(g, seat, into, at)

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells, first = g.cells, MARK + owner * MARKS
        status, place, feats = cells[first + STATUS], cells[first + PLACE], cells[first + FEATS_NOW]
        if status > 0:
            into[at + status - FIGHTING] = 1
        if place > 0:
            into[at + PLACE_AT + place - FIRST] = 1
        put_ints(into, at + MARKS_AT, cells, first + TRACKER, PLACE - TRACKER)
        into[at + FORGES_AT] = i32(cells[first + SYMBOL_FORGES])
        into[at + FORGES_AT + 1] = i32(cells[first + CHIP_FORGES])
        into[at + FEATS_AT] = i32(feats & 1)
        into[at + FEATS_AT + 1] = i32(feats >> 1)


class Wagers(PerSeat[WarState]):
    """Who has wagered, and on whom if the seat knows: by how far that one sits from it (WW-B04, WW-O23)."""

    def __init__(self) -> None:
        super().__init__("wagers", MAX_PLAYERS, ["placed", *SEATS])

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        wager = g.cells[MARK + owner * MARKS + WAGER]
        if wager > 0:
            into[at] = 1
            if owner == seat or g.wagers_open:
                into[at + WAGERED_AT + distance(wager - 1, seat, g.players)] = 1


class OwnChoice(Part[WarState]):
    """What the seat has chosen in an open simultaneous step: the action + 1."""

    def __init__(self) -> None:
        super().__init__("own-choice")

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        if g.depth > 0 and g.top_step().mode == SIMULTANEOUS:
            into[at] = i32(g.commitments[seat] + 1)


class Decision(Part[WarState]):
    """What the decision at hand is about, as its prompt says: counts, a Region, a chip, a unit, an effect.

    `about`: what set an effect off, see `relative_about`.
    """

    def __init__(self, content: Records) -> None:
        units = ["supporter", *standee_names(content), "leader"]
        super().__init__(
            "decision",
            [
                *DECISION,
                *(f"chip={chip}" for chip in content.chip_names),
                *(f"unit={unit}" for unit in units),
                *(f"effect={effect.index}-{effect.ability}" for effect in content.effects),
            ],
        )

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        if g.depth == 0:
            return
        step, arg = g.top_id(), g.top_arg()
        if step in (USE_ID, HOOKAH_NEXT_ID):
            into[at + EFFECT_AT + INDEX.of(arg)] = 1
            into[at + ABOUT_AT] = i32(relative_about(g, seat, arg))
        elif step in (CHOOSE_REGION_ID, CHOOSE_UNIT_ID):
            put_placement(arg, into, at)
            if step == CHOOSE_UNIT_ID:
                into[at + REGION_AT + REGION.of(arg)] = 1
        elif step == PLACE_FIGURE_ID:
            into[at + UNIT_AT + FIRST_STANDEE + STANDEE.of(arg)] = 1
        elif step == LOST_TO_ID:
            into[at + UNIT_AT + UNIT.of(arg)] = 1
        elif step in (SHIELD_ID, LOSE_UNIT_ID):
            into[at + CHIP_AT + KIND.of(arg)] = 1
        else:
            put_gain(step, arg, into, at)


def put_placement(arg: i64, into: Sheet, at: i64) -> None:
    """A placement of units (WW-T08, WW-L05, WW-T30)."""
    into[at] = i32(COUNT.of(arg))
    into[at + SPREAD_AT] = i32(SPREAD.of(arg))
    into[at + SUPPORTERS_AT] = i32(SUPPORTERS.of(arg))


def put_gain(step: i64, arg: i64, into: Sheet, at: i64) -> None:
    """Quests, Allies, forges and awards (WW-T21, WW-T11, WW-O11, WW-O05, WW-O21)."""
    if step == DRAW_QUESTS_ID:
        into[at] = i32(QUEST_COUNT.of(arg))
    elif step == GAIN_ALLY_ID:
        into[at + STRONG_AT] = i32(LEVEL.of(arg))
        into[at + OPTIONAL_AT] = i32(OPTIONAL.of(arg))
    elif step == CHOOSE_TRACK_ID:
        into[at + CHIP_AT + FORGED_KIND.of(arg)] = 1
        into[at + ACTIVE_AT] = i32(IN_BATTLE.of(arg))
    elif step == CHOOSE_AWARD_ID:
        into[at + ANYWHERE_AT] = i32(ANYWHERE.of(arg))
    elif step == AWARD_CASTLE_ID:
        into[at + MAY_LEAVE_AT] = i32(MAY_LEAVE.of(arg))


class WaitingEffects(Part[WarState]):
    """The effects of which the next one is chosen (WW-B16, WW-R04): number of the effect + 1, and what it is about."""

    def __init__(self) -> None:
        places = [f"place-{place + 1}" for place in range(EFFECT_ROOM)]
        super().__init__("waiting-effects", ["effect", "about"], places)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        if g.top_id() != CHOOSE_EFFECT_ID:
            return
        owner, which = SEAT.of(g.top_arg()), WHICH.of(g.top_arg())
        first = first_waiting(owner, which)
        for place in range(waiting(g, owner, which)):
            frame = g.cells[first + place]
            into[at + place] = i32(INDEX.of(frame) + 1)
            into[at + EFFECT_ROOM + place] = i32(relative_about(g, seat, frame))


def relative_about(g: WarState, seat: i64, arg: i64) -> i64:
    """What set an effect off: of one on a bust how far clockwise the one sits who did, else as the effect has it."""
    about = ABOUT.of(arg)
    if g.content.effects[INDEX.of(arg)].timing == OPPONENT_BUSTS:
        return distance(about, seat, g.players)
    return about
