"""Who wins a Region, and what it brings (WW-O01 to WW-O07, WW-O19 to WW-O21, WW-2P05 to WW-2P13, WW-R10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.effects.battle_end import AwardCastleAnyRegion
from wabe.games.wonderlands_war.pieces.castles import build, can_build, castle_form
from wabe.games.wonderlands_war.pieces.resources import gain_vp
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import (
    FIRST,
    FROM_AWARDS,
    NO_PLACE,
    PLACE,
    REGIONS,
    SECOND,
    TIED_FIRST,
    UPRIGHT,
)
from wabe.games.wonderlands_war.table.of_seat import SeatAutomatic, SeatChoice
from wabe.games.wonderlands_war.table.on_cards import PASS
from wabe.games.wonderlands_war.table.order import each_in_order
from wabe.games.wonderlands_war.table.step_ids import AWARD_CASTLE_ID, AWARDS_ID, CHOOSE_AWARD_ID, GIVE_AWARD_ID
from wabe.games.wonderlands_war.table.timing import AWARD
from wabe.kernel.argument import SEAT, Field
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.step import Automatic

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

ANYWHERE: Final = Field(1, after=SEAT)  # in the argument of `CHOOSE_AWARD`: the Castle may go into any Region
TAKE_VP: Final = 0
TAKE_CASTLE: Final = 1
MAY_LEAVE: Final = Field(1, after=SEAT)  # in the argument of `AWARD_CASTLE`: the Castle may be left away
LEAVE: Final = REGIONS
REASON: Final = "@reason-award"


class Awards(Automatic["WarState"]):
    """First and second places are found; then each who has one gains the award. WW-O16."""

    def run(self, g: WarState, arg: i64) -> None:
        find_places(g)
        placed: i64 = 0
        for seat in range(g.players):
            if g.mark(seat, PLACE) != NO_PLACE:
                placed |= 1 << seat
        if g.log is not None:
            tell_places(g)
        each_in_order(g, GIVE_AWARD, placed)


class GiveAward(SeatAutomatic):
    """The award of one seat's place. WW-O01 to WW-O04."""

    def run(self, g: WarState, seat: i64) -> None:
        place = g.mark(seat, PLACE)
        if place == FIRST:
            award_first(g, seat)
        elif place == SECOND:
            gain_vp(g, seat, second_award(g), FROM_AWARDS, REASON)
            use_award_abilities(g, seat)
        else:
            g.push(CHOOSE_AWARD, seat)


class ChooseAward(SeatChoice):
    """VP or a Castle: after a tie for first, or for an uncontested Region. WW-O03, WW-O05, WW-O20.

    The argument: `SEAT`, with `ANYWHERE` if the Walrus is in an uncontested Region.
    """

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        g.offer(TAKE_VP)
        if can_build_anywhere(g, seat) if ANYWHERE.of(arg) else can_build(g, seat, g.region):
            g.offer(TAKE_CASTLE)

    def repertoire(self, game: Game) -> Sequence[int]:
        return (TAKE_VP, TAKE_CASTLE)

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        seat = SEAT.of(arg)
        if action == TAKE_VP:
            gain_vp(g, seat, g.award(g.region), FROM_AWARDS, REASON)
        elif ANYWHERE.of(arg):
            g.push(AWARD_CASTLE, seat)
        else:
            build(g, seat, g.region)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        if action == TAKE_VP:
            return {"kind": "take_vp", "count": int(g.award(g.region))}
        return {"kind": "take_castle"}


class AwardCastle(SeatChoice):
    """The Castle that the Walrus lets go into any Region. WW-O21, WW-R10.

    The argument: `SEAT`, with `MAY_LEAVE` if an own Castle stands upright in the Region won.
    """

    def options(self, g: WarState, arg: i64, seat: i64) -> None:
        for region in range(REGIONS):
            if can_build(g, seat, region):
                g.offer(region)
        if MAY_LEAVE.of(arg):
            g.offer(LEAVE)

    def repertoire(self, game: Game) -> Sequence[int]:
        return [*range(REGIONS), LEAVE]

    def choose(self, g: WarState, arg: i64, action: i64) -> None:
        if action != LEAVE:
            build(g, SEAT.of(arg), action)

    def form(self, g: WarState, arg: i64, seat: i64, action: i64) -> Json:
        return {"kind": "leave_castle"} if action == LEAVE else castle_form(g, seat, action)

    def targets(self, g: WarState, arg: i64, seat: i64, action: i64) -> list[str]:
        return [] if action == LEAVE else [f"region:{REGION_NAMES[action]}"]


# --- places ---------------------------------------------------------------------------------------------------


def find_places(g: WarState) -> None:
    """Mark who came first and second. WW-O01 to WW-O07, WW-O19."""
    if is_sole_participant(g):
        place_sole(g)
        return
    best = best_below(g, g.content.track_end + 1)
    first, next_best = count_at(g, best), best_below(g, best)
    for seat in range(g.players):
        if reaches(g, seat):
            if g.strength(seat) == best:
                g.set_mark(seat, PLACE, FIRST if first == 1 else TIED_FIRST)
            elif first == 1 and g.strength(seat) == next_best:
                g.set_mark(seat, PLACE, SECOND)


def place_sole(g: WarState) -> None:
    """With 2 players the only participant must exceed the Local Resistance; equality is a tie. WW-2P05, WW-2P06."""
    for seat in range(g.players):
        if g.has_not_bust(seat):
            if g.strength(seat) > resistance(g):
                g.set_mark(seat, PLACE, FIRST)
            elif g.strength(seat) == resistance(g) and not g.edition_prototype:
                g.set_mark(seat, PLACE, TIED_FIRST)


def is_sole_participant(g: WarState) -> bool:
    """Whether, with 2 players, only one had units here when the battle began. WW-2P11."""
    mask = g.participants()
    return g.two and mask & (mask - 1) == 0


def reaches(g: WarState, seat: i64) -> bool:
    """Whether a participant who has not bust is high enough for a place. WW-2P05, WW-O19."""
    if not g.has_not_bust(seat):
        return False
    if not g.two:
        return True
    return g.strength(seat) > resistance(g) or (g.strength(seat) == resistance(g) and not g.edition_prototype)


def resistance(g: WarState) -> i64:
    """Strength of the Local Resistance in this Round."""
    return g.content.resistance[g.round - 1]


def best_below(g: WarState, limit: i64) -> i64:
    """The highest Strength below a limit among those who reach a place; -1 if there is none."""
    best: i64 = -1
    for seat in range(g.players):
        if reaches(g, seat) and best < g.strength(seat) < limit:
            best = g.strength(seat)
    return best


def count_at(g: WarState, strength: i64) -> i64:
    """How many of those who reach a place have this Strength."""
    count: i64 = 0
    for seat in range(g.players):
        if reaches(g, seat) and g.strength(seat) == strength:
            count += 1
    return count


def tell_places(g: WarState) -> None:
    """Events of the places."""
    tied = [seat for seat in range(g.players) if g.mark(seat, PLACE) == TIED_FIRST]
    first = [seat for seat in range(g.players) if g.mark(seat, PLACE) == FIRST]
    region = REGION_NAMES[g.region]
    for seat in first:
        g.emit("first-place", {"seat": seat, "region": region, "count": int(g.award(g.region))})
    if len(tied) == 1:
        g.emit("tied-resistance", {"seat": tied[0], "count": int(resistance(g))})
    elif tied:
        g.emit("tied-first", {"seats": tied})
    for seat in range(g.players):
        if g.mark(seat, PLACE) == SECOND:
            g.emit("second-place", {"seat": seat, "count": int(second_award(g))})
    if not tied and not first:
        g.emit("no-winner", {"region": region})


# --- awards ---------------------------------------------------------------------------------------------------


def award_first(g: WarState, seat: i64) -> None:
    """The VP and a Castle here; with the Walrus in any Region. WW-O01, WW-O21."""
    gain_vp(g, seat, g.award(g.region), FROM_AWARDS, REASON)
    use_award_abilities(g, seat)
    if has_castle_ability(g, seat):
        if can_build_anywhere(g, seat):
            g.push(AWARD_CASTLE, seat | MAY_LEAVE.put(1 if g.castle(seat, g.region) == UPRIGHT else 0))
    elif can_build(g, seat, g.region):
        build(g, seat, g.region)


def second_award(g: WarState) -> i64:
    """Half of the award, rounded up, split evenly among those who are second, rounded up. WW-O02, WW-O04, WW-O19."""
    sharers: i64 = 0
    for seat in range(g.players):
        if g.mark(seat, PLACE) == SECOND:
            sharers += 1
    half = (g.award(g.region) + 1) // 2
    return (half + sharers - 1) // sharers


def use_award_abilities(g: WarState, seat: i64) -> None:
    """What the own figures here bring beside an award: Walrus, Unicorn."""
    for standee in g.standees_at(seat, g.region):
        for effect in g.content.figure_effects[g.content.standee_figure[standee]]:
            if effect.timing == AWARD and effect.plain:
                effect.choose(g, seat, 0, PASS)


def has_castle_ability(g: WarState, seat: i64) -> bool:
    """Whether an own figure here lets the Castle go into any Region."""
    for standee in g.standees_at(seat, g.region):
        for effect in g.content.figure_effects[g.content.standee_figure[standee]]:
            if isinstance(effect, AwardCastleAnyRegion):
                return True
    return False


def can_build_anywhere(g: WarState, seat: i64) -> bool:
    """Whether some Region can take a Castle of the seat."""
    return any(can_build(g, seat, region) for region in range(REGIONS))


def uncontested(g: WarState, seat: i64) -> None:
    """The only one with units in `g.region` chooses VP or a Castle; it counts as won. WW-O05, WW-O20."""
    if g.log is not None:
        g.emit("uncontested", {"seat": seat, "region": REGION_NAMES[g.region]})
    g.set_mark(seat, PLACE, FIRST)
    use_award_abilities(g, seat)
    g.push(CHOOSE_AWARD, seat | ANYWHERE.put(1 if has_castle_ability(g, seat) else 0))


AWARDS: Final = Awards(AWARDS_ID, "awards")
GIVE_AWARD: Final = GiveAward(GIVE_AWARD_ID, "give_award")
CHOOSE_AWARD: Final = ChooseAward(CHOOSE_AWARD_ID, "choose_award", ANYWHERE)
AWARD_CASTLE: Final = AwardCastle(AWARD_CASTLE_ID, "award_castle", MAY_LEAVE)
