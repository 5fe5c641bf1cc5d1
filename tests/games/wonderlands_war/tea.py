"""Positions of the Tea Party for tests, set piece by piece, and moves in words.

Moves are the values of their forms: "take_card 3 t1_05", "choose_region witzend". Forced choices are the engine's.
Seat 0 is the Cheshire Cat unless told otherwise: it moves clockwise and its power waits for a 2 or 3 of the die.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.games.wonderlands_war.stated import GAME
from tests.games.wonderlands_war.table import CARDS, asked, chip
from tests.games.wonderlands_war.table import reward as reward_number
from wabe.games.wonderlands_war.gains import rewards
from wabe.games.wonderlands_war.pieces import card_parts, castles, units
from wabe.games.wonderlands_war.table import chips, layout
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.tea_party import tea_card
from wabe.kernel.events import Event, EventLog
from wabe.kernel.message import Json
from wabe.kernel.step import Step

CAT, HATTER, QUEEN, ALICE, JABBERWOCK = "cheshire_cat", "mad_hatter", "red_queen", "alice", "jabberwock"
KEEP, WOODS, MEADOW, POOL, WITZEND = range(5)
REGIONS = chips.REGION_NAMES
RESERVE = layout.RESERVE
ONE, TWO, THREE = 0, 3, 5  # results of chance that show so much on the Shard die


def tea(*factions: str, edition: str = "final", **options: str) -> WarState:
    """The first turn of the first Tea Party; three players by default."""
    table = factions or (CAT, HATTER, QUEEN)
    chosen = {f"faction_{seat + 1}": faction for seat, faction in enumerate(table)}
    state = GAME.new(len(table), 7, {"edition": edition, **chosen, **options})
    assert isinstance(state, WarState)
    state.log = EventLog()
    while asked(state) == "keep_quest":
        state.apply(state.legal_actions()[0])
    return state


def lay(state: WarState, *chairs: int) -> None:
    """Cards on these chairs alone: the card of the chair's number, on chair 1 `t1_01`."""
    for chair in range(1, layout.CHAIRS + 1):
        state.put_card(chair, chair - 1 if chair in chairs else -1)
    state.refresh()


def put_card(state: WarState, chair: int, card: str) -> None:
    """A certain card on a chair."""
    state.put_card(chair, CARDS.card_names.index(card))
    state.refresh()


def sit(state: WarState, **chairs: int) -> None:
    """Leaders on chairs, by seat: `sit(state, s0=3)`."""
    for seat, chair in chairs.items():
        state.set_chair(int(seat[1:]), chair)
    state.refresh()


def supply(state: WarState, count: int, seat: int = 0) -> None:
    """So many Supporters in supply; the others leave the game."""
    state.add_supporters(seat, RESERVE, count - state.supporters(seat, RESERVE))


def put(state: WarState, region: int, count: int, seat: int = 0) -> None:
    """Supporters of the supply into a Region."""
    state.add_supporters(seat, RESERVE, -count)
    state.add_supporters(seat, region, count)


def own(state: WarState, figure: str, place: int, seat: int = 0) -> None:
    """All standees of a figure at a place, as the seat's."""
    number = CARDS.figure_names.index(figure)
    first = CARDS.first_standee[number]
    for standee in range(first, first + CARDS.standee_count[number]):
        state.put_standee(standee, seat, place)
    state.set_wonder_holder(number, seat)


def build(state: WarState, region: int, seat: int = 0) -> None:
    """A Castle, or with 2 players one turned upright."""
    castles.build(state, seat, region)


# ----- doing -----


def do(state: WarState, step: Step[Any], arg: int = 0, chance: Iterable[int] = ()) -> list[Event]:
    """Do this step next, before what was asked; the events up to the next decision."""
    return recorded(state, chance, lambda: state.push(step, arg))


def give(state: WarState, reward: str, seat: int = 0, chance: Iterable[int] = ()) -> list[Event]:
    """A reward of a Forge track."""
    return recorded(state, chance, lambda: rewards.give(state, seat, reward_number(reward)))


def card(state: WarState, *left: str, name: str = "t1_01", chance: Iterable[int] = ()) -> list[Event]:
    """The seat on turn has taken a tea card of which these parts are left."""

    def start() -> None:
        state.card = CARDS.card_names.index(name)
        state.parts = 0
        for each in left:
            card_parts.add_part(state, reward_number(each))
        state.then(tea_card.RESOLVE_CARD)

    return recorded(state, chance, start)


def place(state: WarState, count: int, seat: int = 0, spread: bool = False) -> list[Event]:
    """A placement of so many units."""
    return recorded(state, (), lambda: units.place_units(state, seat, count, spread))


def recorded(state: WarState, chance: Iterable[int], action: Callable[[], None]) -> list[Event]:
    """The events of an action and what follows at once; results of chance must suffice and all be needed if given."""
    assert state.log is not None
    before, script = len(state.log.events), list(chance)
    state.log.script = script or None
    action()
    state.settle()
    state.log.script = None
    assert not script, f"{script} was not needed"
    return state.log.events[before:]


def legal(state: WarState) -> list[str]:
    """The moves on offer: the values of their forms."""
    forms = [state.form(action) for action in state.legal_actions()]
    return [" ".join(str(value) for value in form.values()) for form in forms]


def play(state: WarState, *moves: str, chance: Iterable[int] = ()) -> list[Event]:
    """Make these moves, each named by its beginning; the events that they bring."""

    def make() -> None:
        for move in moves:
            words = legal(state)
            found = [index for index, each in enumerate(words) if f"{each} ".startswith(f"{move} ")]
            assert len(found) == 1, f"{move!r} is not one of {words}"
            state.apply(state.legal_actions()[found[0]])

    return recorded(state, chance, make)


# ----- looking -----


def seen(state: WarState, seat: int = 0) -> Json:
    """What everybody sees of a seat."""
    found: Json = state.view(None)["seats"][seat]
    return found


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has come into a bag, or with a negative number gone from it."""
    names = [*before, *(name for name in after if name not in before)]
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def empty_supply(state: WarState, *kept: str) -> None:
    """No Ally chips are left in supply but one each of those named."""
    for each in range(chips.FORGE + 1):
        state.add_supply(each, -state.in_supply(each))
    for name in kept:
        state.add_supply(chip(name), 1)


def supporters(state: WarState, seat: int = 0) -> list[int]:
    """Supporters of a seat in the five Regions."""
    return [state.supporters(seat, region) for region in range(5)]


def market(state: WarState, *names: str) -> None:
    """These cards in the market; empty places at the end."""
    for index in range(layout.MARKET_SIZE):
        state.set_market(index, CARDS.wonder_names.index(names[index]) if index < len(names) else -1)


def wonder_deck(state: WarState, *names: str) -> None:
    """The Wonderlandian deck, the first on top."""
    for index, name in enumerate(reversed(names)):
        state.cells[layout.WONDER + index] = CARDS.wonder_names.index(name)
    state.wonder_size = len(names)


def kinds(events: list[Event]) -> list[str]:
    return [each.kind for each in events]


def told(events: list[Event], kind: str) -> list[Json]:
    """What everybody is told by the events of a kind."""
    return [each.project(None)["args"] for each in events if each.kind == kind]
