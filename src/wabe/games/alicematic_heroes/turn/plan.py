"""Whether and how a space can be invaded: a plan is a target, Alices to turn, and a way to pay (AHA-54, AHA-63).

`row` is a row of powers: that of the seat, SPARE for a kingdom with some Alices turned down in thought, or BARE for
one whose effects are not used (AH-23).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.alicematic_heroes.pieces import bank, kingdom, terrain
from wabe.games.alicematic_heroes.table.cards import CITY, FOREST, GREEN, GREEN_TOKEN, RED
from wabe.games.alicematic_heroes.table.layout import (
    AGAINST_CITY,
    AGAINST_FOREST,
    ATTACK,
    BARE,
    FLAGS,
    FLIPS,
    FORESTS_NOT_SURROUNDED,
    HELD,
    HOLDER_MASK,
    JET,
    MILITARY,
    MOBILITY,
    NOBODY,
    PLACES,
    PROTECTED,
    SPARE,
    SUPPLY,
    UNREACHABLE,
    WILD,
)
from wabe.games.alicematic_heroes.table.step_ids import ATTACK_ONLY, BY_JET, FINISH, OUTRIGHT, PAY_TOKENS
from wabe.games.alicematic_heroes.table.timing import STATIC

if TYPE_CHECKING:
    from wabe.games.alicematic_heroes.table.state import HeroesState

# What may become of a target.
BARRED: Final = 0
ONLY_OUTRIGHT: Final = 1
ATTACKABLE: Final = 2
FINISHABLE: Final = 3


def access(g: HeroesState, seat: i64, space: i64, row: i64) -> i64:
    """What the seat may do at a space if it is strong enough. AH-34 to AH-38, AH-48, AH-49, AHA-55."""
    held, attacked = HELD + space, ATTACK + space
    attacker, holder = g.cells[attacked] - 1, (g.cells[held] & HOLDER_MASK) - 1
    if attacker == seat:
        return FINISHABLE if not is_defended(g, space, holder) else BARRED
    supply = SUPPLY + seat
    if g.cells[supply] == 0:
        return BARRED
    kind = g.board.kind[space]
    if kind == CITY:
        return ONLY_OUTRIGHT if g.is_free(space) and (g.repeat_own_city or not g.holds(seat, space)) else BARRED
    if holder == seat or is_defended(g, space, holder):
        return BARRED
    if kind == FOREST:
        return ONLY_OUTRIGHT if may_enter_forest(g, seat, space, row) else BARRED
    if attacker >= 0 or (holder >= 0 and not g.steal_attack_allowed):
        return ONLY_OUTRIGHT
    return ATTACKABLE


def is_defended(g: HeroesState, space: i64, holder: i64) -> bool:
    """Whether somebody holds the land or Forest and it is connected, or protected by Sheriff. AH-37, AH-38, AHA-14."""
    return holder >= 0 and (g.is_connected(holder, space) or g.has_flag(holder, PROTECTED))


def may_enter_forest(g: HeroesState, seat: i64, forest: i64, row: i64) -> bool:
    """Whether the seat may invade a Forest at all. AH-60, AH-61, AH-77, AHA-25, AHA-75, AHA-82."""
    if not terrain.is_surrounded(g, forest) and not g.has_flag(row, FORESTS_NOT_SURROUNDED):
        return False
    return terrain.has_most_around(g, forest, seat)


def military(g: HeroesState, seat: i64, space: i64, row: i64, turned: i64) -> i64:
    """Military Power against a space, before tokens. AH-39."""
    power = g.slot_size(seat, RED) + g.power(row, MILITARY)
    if g.board.kind[space] == CITY:
        power += g.power(row, AGAINST_CITY)
    elif g.board.kind[space] == FOREST:
        power += g.power(row, AGAINST_FOREST)
    return power + flip_worth(g, seat, turned) * count_bits(turned) if turned else power


def military_short(g: HeroesState, seat: i64, space: i64, row: i64, turned: i64) -> i64:
    """Military Power that is lacking. AH-39."""
    short = g.board.number[space] - military(g, seat, space, row, turned)
    return max(0, short)


def mobility_short(g: HeroesState, seat: i64, space: i64, row: i64) -> i64:
    """Mobility that is lacking; UNREACHABLE where no path leads. AH-44, AHA-67."""
    need = terrain.mobility_needed(g, seat, space, g.power(row, FLAGS))
    if need == UNREACHABLE:
        return UNREACHABLE
    short = need - mobility(g, seat, row)
    return max(0, short)


def green_price(g: HeroesState, seat: i64, space: i64, row: i64) -> i64:
    """The same where its tokens suffice to make up for it; else UNREACHABLE."""
    flags, has = g.power(row, FLAGS), mobility(g, seat, row)
    most = has + (g.all_tokens(seat) if flags & WILD else g.tokens(seat, GREEN_TOKEN))
    short = terrain.mobility_needed(g, seat, space, flags, most) - has
    return UNREACHABLE if short > most - has else max(0, short)


def mobility(g: HeroesState, seat: i64, row: i64) -> i64:
    """Mobility before tokens. AH-44."""
    return g.slot_size(seat, GREEN) + g.power(row, MOBILITY)


def ways(g: HeroesState, seat: i64, space: i64, turned: i64) -> i64:
    """Bit mask of the ways in which the invasion can be carried out with these Alices turned; 0: not at all.

    AH-46 to AH-51, AHA-12, AHA-42, AHA-46, AHA-47, AHA-66, AHA-68, AHA-70.
    """
    row = row_without(g, seat, turned)
    return ways_of(g, seat, space, row, turned, access(g, seat, space, row))


def ways_of(g: HeroesState, seat: i64, space: i64, row: i64, turned: i64, may: i64) -> i64:
    """The same with this row of powers, where this is what the seat may do there."""
    if may == BARRED:
        return 0
    if may == FINISHABLE:
        return 1 << FINISH
    found = outright_ways(g, seat, space, row, turned)
    if found >> OUTRIGHT & 1:
        if may == ATTACKABLE and rests_on_effects(g, seat, space, turned):
            found |= 1 << ATTACK_ONLY
        return found
    if may == ATTACKABLE:
        found |= 1 << ATTACK_ONLY
        if g.has_flag(row, JET) and g.hand_size(seat) > 0:
            found |= 1 << BY_JET
    return found


def is_attack_all(g: HeroesState, seat: i64, space: i64) -> bool:
    """Whether an attack is the only way in which the invasion can be carried out, nothing turned down."""
    if access(g, seat, space, seat) != ATTACKABLE or outright_ways(g, seat, space, seat, 0):
        return False
    return not (g.has_flag(seat, JET) and g.hand_size(seat) > 0)


def outright_ways(g: HeroesState, seat: i64, space: i64, row: i64, turned: i64) -> i64:
    """Whether strength or tokens suffice; distances are asked for only where Military Power does not rule it out."""
    wild = g.has_flag(row, WILD)
    red = military_short(g, seat, space, row, turned)
    if not bank.can_pay(g, seat, red, 0, 0, wild):
        return 0
    green = green_price(g, seat, space, row)
    if red == 0 and green == 0:
        return 1 << OUTRIGHT
    return 1 << PAY_TOKENS if green < UNREACHABLE and bank.can_pay(g, seat, red, 0, green, wild) else 0


def rests_on_effects(g: HeroesState, seat: i64, space: i64, turned: i64) -> bool:
    """Whether an outright success needs effects that do not ask; what Alices turned down add was chosen. AHA-68."""
    if military_short(g, seat, space, BARE, turned) > 0:
        return True
    return green_price(g, seat, space, BARE) > 0


def is_open_without_effects(g: HeroesState, seat: i64, space: i64) -> bool:
    """Whether a space could be invaded, were no effect of an Alice used. AH-23, AHA-04."""
    may = access(g, seat, space, BARE)
    if may == ONLY_OUTRIGHT:
        return outright_ways(g, seat, space, BARE, 0) != 0
    return may != BARRED


def row_without(g: HeroesState, seat: i64, turned: i64) -> i64:
    """The row of powers with these Alices turned down. AH-78."""
    if turned == 0:
        return seat
    kingdom.add_up(g, seat, turned, SPARE)
    return SPARE


def offer_targets(g: HeroesState, seat: i64) -> None:
    """Offer every space for which a legal plan exists. AH-33, AHA-54."""
    offers, offered = g.offers, g.offered
    may_attack = g.territory(seat) > 0
    for space in range(g.board.spaces):
        if may_attack if is_free_land(g, space) else is_possible(g, seat, space, 0):
            offers[offered] = space
            offered += 1
    g.offered = offered


def is_free_land(g: HeroesState, space: i64) -> bool:
    """Whether nobody holds or attacks the land: it can at the least be attacked, whatever powers there are."""
    held, attacked = HELD + space, ATTACK + space
    return g.board.kind[space] < CITY and g.cells[held] == 0 and g.cells[attacked] == 0


def is_possible(g: HeroesState, seat: i64, space: i64, turned: i64) -> bool:
    """Whether a legal plan for the space exists that turns at least these Alices. AHA-54, AHA-63."""
    may = access(g, seat, space, seat)
    if may >= ATTACKABLE:  # at the least an attack, whatever is turned
        return True
    if may == BARRED and not (g.board.kind[space] == FOREST and terrain.has_most_around(g, space, seat)):
        return False
    return is_winnable(g, seat, space, turned, may)


def is_winnable(g: HeroesState, seat: i64, space: i64, turned: i64, may: i64) -> bool:
    """Whether the space can be taken outright with these Alices turned or more, where this is what the seat may do."""
    if ways(g, seat, space, turned) if turned else ways_of(g, seat, space, seat, 0, may):
        return True
    if not g.has_flag(seat, FLIPS):
        return False
    loose, weighty = more_to_turn(g, seat, turned)
    part = weighty
    while True:  # every subset of the weighty ones, with all the loose ones
        if is_source_left(g, seat, turned | loose | part) and ways(g, seat, space, turned | loose | part):
            return True
        if part == 0:
            return False
        part = (part - 1) & weighty


def more_to_turn(g: HeroesState, seat: i64, turned: i64) -> tuple[i64, i64]:
    """Alices that may still be turned: those whose effect does not matter for the invasion, and those whose does.

    One whose effect lets others be turned stays up (AHA-65).
    """
    kept = source_to_keep(g, seat, turned)
    loose: i64 = 0
    weighty: i64 = 0
    for place in range(PLACES):
        if place == kept or turned >> place & 1 or not g.is_alice(seat, place):
            continue
        if matters(g, seat, place):
            weighty |= 1 << place
        else:
            loose |= 1 << place
    return loose, weighty


def matters(g: HeroesState, seat: i64, place: i64) -> bool:
    """Whether an Alice may make an invasion stronger or longer: by a static effect, or as a Wiccan with a choice.

    One that does not act beside her copy acts when the copy is turned.
    """
    if kingdom.copied(g.card_at(seat, place)) >= 0:
        return True
    return bool(g.content.effects[g.kind_at(seat, place)].timing & STATIC)


def source_to_keep(g: HeroesState, seat: i64, turned: i64) -> i64:
    """A place from which Alices are turned and that is not turned itself: a Valkyrie rather than a Wiccan."""
    kept: i64 = NOBODY
    for place in range(PLACES):
        if is_flip_source(g, seat, place) and not turned >> place & 1:
            if g.kind_at(seat, place) == g.acting(seat, place):
                return place
            kept = place
    return kept


def is_source_left(g: HeroesState, seat: i64, turned: i64) -> bool:
    """Whether an Alice whose effect turns the others stays up. AHA-65."""
    return source_to_keep(g, seat, turned) >= 0


def is_flip_source(g: HeroesState, seat: i64, place: i64) -> bool:
    """Whether the Alice at a place is a Valkyrie, or a live Wiccan that copies her. AHA-65."""
    return flip_kind(g, seat, place) >= 0


def flip_kind(g: HeroesState, seat: i64, place: i64) -> i64:
    """The kind by which the Alice at a place lets others be turned; NOBODY. A second Valkyrie has it in reserve."""
    if not g.is_alice(seat, place):
        return NOBODY
    acting = g.acting(seat, place)
    kind = acting if acting >= 0 else g.kind_at(seat, place)
    return kind if g.content.effects[kind].per_flip > 0 else NOBODY


def flip_worth(g: HeroesState, seat: i64, turned: i64) -> i64:
    """Military Power for each Alice turned: the best of those that stay up and turn them. AHA-65."""
    best: i64 = 0
    for place in range(PLACES):
        kind = flip_kind(g, seat, place)
        if kind >= 0 and not turned >> place & 1:
            best = max(best, g.content.effects[kind].per_flip)
    return best


def count_bits(bits: i64) -> i64:
    """Number of bits that are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
