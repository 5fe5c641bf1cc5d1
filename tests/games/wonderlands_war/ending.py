"""Positions at the end of a battle, written seat by seat, and moves in words.

Moves are the values of their forms: `take_vp 4`, `forge_chip rose_weak`, `forge_on 2`. Forced choices are made by the
engine. Seats play the Factions in their usual order unless an option says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.wonderlands_war.stated import GAME
from wabe.games.wonderlands_war.table.chips import FACTIONS, REGION_NAMES
from wabe.games.wonderlands_war.table.layout import (
    BUST,
    FEAT,
    FIGHTING,
    FROM_AWARDS,
    HALTED,
    KINDS,
    LEADER_SEEN,
    MADNESS_DRAWN,
    MARKERS,
    NOBODY,
    OUTSIDE,
    POISON_DRAWN,
    QUEST,
    QUEST_HOLDER,
    QUESTS,
    QUESTS_DRAWN,
    REGIONS,
    RESERVE,
    STATUS,
    TRACKER,
    WAGER,
    WONDER,
)
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.outcome import OUTCOME
from wabe.kernel.events import EventLog
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.step import Step

CONTENT = GAME.cards
STATUSES = {"out": OUTSIDE, "fighting": FIGHTING, "halted": HALTED, "bust": BUST}


def fighter(
    strength: int = 0,
    active: str = "",
    status: str = "halted",
    supporters: int = 1,
    figures: str = "",
    leader: bool = False,
    castles: Mapping[str, int] | None = None,
    hand: str = "",
    feats: str = "",
    shards: int = 0,
    vp: int = 0,
    forged: Sequence[str] = (),
    unlocked: str = "",
    wager: int | None = None,
    madness_drawn: int = 0,
    poison_drawn: int = 0,
    leader_seen: bool = False,
    exhausted: str = "",
    track: str = "",
) -> Json:
    """What a seat has when the battle ends.

    Args:
        strength: where the tracker stands.
        active: names of chips, the leftmost first.
        status: `halted`, `bust` or `out`.
        supporters, figures, leader: units in the Region; of those who are out, nothing is there.
        castles: by Region, `layout.UPRIGHT` or `SIDEWAYS`.
        hand, feats: Quests in hand, and with their Feat completed.
        forged: chips on each Forge track.
        unlocked: abilities.
        wager: the seat named on the Wager.
        track: chips on the Madness track.
    """
    return dict(locals())


def out(**fields: Any) -> Json:
    """A seat that takes no part."""
    return fighter(status="out", supporters=0, **fields)


def ending(
    *seats: Json,
    region: str = "witzend",
    round_number: int = 1,
    marker: int = 2,
    step: Step[Any] | None = OUTCOME,
    arg: int = 0,
    chance: Sequence[int] | None = None,
    two: bool = False,
    closed: str | None = None,
    game: Game = GAME,
    **options: str,
) -> WarState:
    """A battle that has just ended; `OUTCOME` or another step is next.

    Args:
        seats: by `fighter`; of three players, with `two` of two, those not named take no part.
        region: where it was fought.
        round_number: 1 to 3.
        marker: of the Region; number 2 has the awards 4, 6, 10.
        step, arg: what comes next; None for nothing.
        chance: results of chance to come.
        closed: with 2 players the Region out of the game; none by default.
        game: the title, perhaps with a data pack.
        options: of the game.
    """
    table = [*seats, *[out()] * ((2 if two else 3) - len(seats))]
    factions = {f"faction_{seat + 1}": FACTIONS[seat] for seat in range(len(table))}
    state = game.new(len(table), 0, {**factions, **options})
    assert isinstance(state, WarState)
    state.depth = 0
    state.round = round_number
    state.active = -1
    state.closed = REGION_NAMES.index(closed) if closed else NOBODY
    state.closing_quest = NOBODY
    state.region = REGION_NAMES.index(region)
    state.cells[MARKERS + state.region] = marker
    clear_cards(state)
    for seat, fields in enumerate(table):
        fill_seat(state, seat, fields)
    fill_quest_deck(state)
    state.log = EventLog(None if chance is None else list(chance))
    if step is not None:
        state.push(step, arg)
    state.settle()
    return state


def clear_cards(state: WarState) -> None:
    """All Quests are out of hands; Regions, too, are empty after the set-up."""
    for quest in range(QUESTS):
        state.cells[QUEST_HOLDER + quest] = 0
    for seat in range(5):
        state.cells[QUESTS_DRAWN + seat] = 0


def fill_quest_deck(state: WarState) -> None:
    """All Quests that nobody has, in the order of the data."""
    left = [quest for quest in range(QUESTS) if state.quest_holder(quest) < 0]
    state.quest_size = len(left)
    for index in range(QUESTS):
        state.cells[QUEST + index] = left[index] if index < len(left) else 0


def fill_seat(state: WarState, seat: int, fields: Json) -> None:
    fill_units(state, seat, fields)
    fill_chips(state, seat, fields)
    for name in fields["hand"].split() + fields["feats"].split():
        state.cells[QUEST_HOLDER + CONTENT.quest_names.index(name)] = seat + 1
    for name in fields["feats"].split():
        state.cells[FEAT + CONTENT.quest_names.index(name)] = 1
    for name in fields["unlocked"].split():
        first = 4 * state.factions[seat]
        state.unlock(seat, CONTENT.faction_abilities[first : first + 4].index(name))
    state.set_shards(seat, fields["shards"])
    state.add_vp(seat, FROM_AWARDS, fields["vp"])
    state.set_mark(seat, STATUS, STATUSES[fields["status"]])
    state.set_mark(seat, TRACKER, fields["strength"])
    state.set_mark(seat, MADNESS_DRAWN, fields["madness_drawn"])
    state.set_mark(seat, POISON_DRAWN, fields["poison_drawn"])
    state.set_mark(seat, LEADER_SEEN, int(fields["leader"] or fields["leader_seen"]))
    if fields["wager"] is not None:
        state.set_mark(seat, WAGER, fields["wager"] + 1)


def fill_units(state: WarState, seat: int, fields: Json) -> None:
    state.add_supporters(seat, state.region, fields["supporters"])
    state.add_supporters(seat, RESERVE, -fields["supporters"])
    state.put_leader(seat, state.region if fields["leader"] else RESERVE)
    for name in fields["figures"].split():
        give_figure(state, seat, name, state.region)
    for name, castle in (fields["castles"] or {}).items():
        state.set_castle(seat, REGION_NAMES.index(name), castle)
        state.add_castles_left(seat, -1)


def give_figure(state: WarState, seat: int, name: str, place: int) -> None:
    """A figure is the seat's and stands at a place; it leaves the market or the deck."""
    figure = CONTENT.figure_names.index(name)
    first = CONTENT.first_standee[figure]
    for standee in range(first, first + CONTENT.standee_count[figure]):
        state.put_standee(standee, seat, place)
    take_wonderlandian(state, figure)
    state.set_wonder_holder(figure, seat)


def take_wonderlandian(state: WarState, card: int) -> None:
    for index in range(3):
        if state.market_card(index) == card:
            state.wonder_size -= 1
            state.set_market(index, state.cells[WONDER + state.wonder_size])
            return
    deck = [state.cells[WONDER + index] for index in range(state.wonder_size) if state.cells[WONDER + index] != card]
    state.wonder_size = len(deck)
    for index, left in enumerate(deck):
        state.cells[WONDER + index] = left


def fill_chips(state: WarState, seat: int, fields: Json) -> None:
    for name in fields["active"].split():
        state.place_active(seat, spare(state, seat, name))
    for name in fields["exhausted"].split():
        state.add_exhausted(seat, spare(state, seat, name), 1)
    for name in fields["track"].split():
        state.put_on_track(seat, spare(state, seat, name))
    for track, names in enumerate(fields["forged"]):
        for space, name in enumerate(names.split()):
            state.set_forged(seat, track, space, spare(state, seat, name))


def spare(state: WarState, seat: int, name: str) -> int:
    """A chip for the seat from its bag, else from the supply."""
    kind = CONTENT.chip_names.index(name)
    if state.in_bag(seat, kind):
        state.add_to_bag(seat, kind, -1)
    elif state.in_supply(kind):
        state.add_supply(kind, -1)
    return kind


def step_name(state: WarState) -> str | None:
    """The decision that is open; None when all is done."""
    return None if state.over else state.top_step().name


def told(state: WarState, kind: str) -> list[Json]:
    """The arguments of all events of a kind so far, secrets included."""
    assert state.log is not None
    return [{**event.args, **(event.secret or {})} for event in state.log.events if event.kind == kind]


def kinds_told(state: WarState) -> list[str]:
    """The kinds of all events so far."""
    assert state.log is not None
    return [event.kind for event in state.log.events]


def vps(state: WarState) -> list[int]:
    """VP on the track by seat."""
    return [int(state.vp(seat)) for seat in range(state.players)]


def bag(state: WarState, seat: int, name: str) -> int:
    """Chips of a kind in a bag."""
    return int(state.in_bag(seat, CONTENT.chip_names.index(name)))


def exhausted(state: WarState, seat: int) -> dict[str, int]:
    """Exhausted chips."""
    counts = {CONTENT.chip_names[kind]: int(state.exhausted(seat, kind)) for kind in range(KINDS)}
    return {name: count for name, count in counts.items() if count}


def castles_of(state: WarState, seat: int) -> dict[str, int]:
    """Castles by Region."""
    return {
        REGION_NAMES[region]: int(state.castle(seat, region)) for region in range(REGIONS) if state.castle(seat, region)
    }
