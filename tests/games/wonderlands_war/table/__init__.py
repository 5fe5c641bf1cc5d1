"""Positions of Wonderland's War for tests, changed through the state's own accessors, and moves as forms.

    g = table(3, ["alice", "red_queen", "mad_hatter"])      # Tea Party of Round I, nothing pending
    at(g, rewards.REWARD, arg)                              # a step, and all that follows of itself
    do(g, rewards.give, 0, reward("castle"))                # a function of the engine, likewise
    play(g, {"kind": "place_castle", "region": "witzend"})  # a choice by its form; the events that it brings

    battle(g, "witzend", {0: {"leader": True, "bag": ["forge"]}, 1: {"supporters": 2}}, first={0: "forge"})
    draw(g, {0: "madness"}, halt=[1])                       # everybody's choice, and what is drawn

When all is done `asked(g)` is "rest". All names are those of forms: `witzend`, `rose_weak`, `walrus`, `t1_07`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.games.wonderlands_war.pieces import (
    CARDS,
    active,
    bag,
    card,
    chip,
    clear_tea_table,
    exhausted,
    fill_active,
    fill_bag,
    fill_exhausted,
    fill_forged,
    fill_market,
    fill_track,
    forged,
    give_quests,
    hand,
    lay,
    market,
    own_card,
    own_figure,
    own_wonderlandian,
    place,
    quest,
    region,
    reward,
    set_supply,
    set_vp,
    stack_quests,
    stack_wonderlandians,
    standee,
    track,
    unit,
    unlock,
    wonder,
    wonder_deck,
)
from tests.games.wonderlands_war.stated import GAME
from wabe.games.wonderlands_war.game import WonderlandsWar
from wabe.games.wonderlands_war.table.chips import FACTIONS
from wabe.games.wonderlands_war.table.layout import KINDS, NOBODY, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.table.step_ids import BATTLE_ID
from wabe.kernel.events import Event, EventLog
from wabe.kernel.message import Json
from wabe.kernel.step import Choice, Step
from wabe.texts import Texts

# What tests import from here, the pieces too.
__all__ = [
    "CARDS",
    "GAME",
    "REST",
    "SEED",
    "Rest",
    "WarState",
    "active",
    "asked",
    "at",
    "bag",
    "battle",
    "card",
    "chip",
    "clear_stack",
    "clear_tea_table",
    "do",
    "draw",
    "draws",
    "exhausted",
    "faces",
    "fill_active",
    "fill_bag",
    "fill_exhausted",
    "fill_forged",
    "fill_market",
    "fill_track",
    "forged",
    "forget_wishes",
    "give_quests",
    "hand",
    "kinds",
    "lay",
    "market",
    "offered",
    "own_card",
    "own_figure",
    "own_wonderlandian",
    "picks",
    "place",
    "play",
    "prompt",
    "quest",
    "region",
    "reward",
    "set_supply",
    "set_vp",
    "settled",
    "stack_quests",
    "stack_wonderlandians",
    "standee",
    "strengths",
    "table",
    "told",
    "track",
    "unit",
    "unlock",
    "values",
    "wish",
    "wonder",
    "wonder_deck",
]

SEED: Final = 7
REST_ID: Final = 250
SPARE: Final = 500  # chance results besides those that a test wants: all 0
TEXTS: Final = Texts(GAME)


class Rest(Choice[WarState]):
    """Nothing is pending: at the bottom of the stack, so that the game is not over."""

    def who(self, g: WarState, arg: int) -> int:
        return 0

    def options(self, g: WarState, arg: int, seat: int) -> None:
        g.offer(0)

    def always_asks(self, g: WarState, arg: int) -> bool:
        return True

    def form(self, g: WarState, arg: int, seat: int, action: int) -> Json:
        return {"kind": "rest"}


REST: Final = Rest(REST_ID, "rest")


def table(
    players: int = 3,
    factions: Sequence[str] = (),
    ally_set: str = "A",
    edition: str = "final",
    game: WonderlandsWar = GAME,
    **options: str,
) -> WarState:
    """The Tea Party of Round I as it begins, the turn of seat 0, with nothing pending.

    Args:
        players: 2 to 5.
        factions: by seat; the others in the order of the book.
        ally_set, edition, options: as the game's options.
        game: the title, perhaps with a data pack.
    """
    names = [*factions, *(name for name in FACTIONS if name not in factions)][:players]
    seats = {f"faction_{seat + 1}": name for seat, name in enumerate(names)}
    g = game.new(players, SEED, {"ally_set": ally_set, "edition": edition, **seats, **options})
    assert isinstance(g, WarState)
    while asked(g) == "keep_quest":
        g.apply(g.legal_actions()[0])
    clear_stack(g)
    g.log = EventLog()
    return g


def clear_stack(g: WarState) -> None:
    """Nothing is pending any more."""
    g.steps = [*g.steps, *[REST] * (REST_ID + 1 - len(g.steps))]
    g.steps[REST_ID] = REST
    g.depth = 0
    g.push(REST, 0)
    g.settle()


# ----- playing -----


def asked(g: WarState) -> str:
    """The decision that is due; `rest` for none."""
    return "over" if g.over else g.top_step().name


def prompt(g: WarState) -> str:
    """What the one who decides is asked, in words."""
    decision = g.decision(g.seat)
    assert decision is not None
    return TEXTS.text(decision["prompt"]["key"], **decision["prompt"]["args"])


def offered(g: WarState, seat: int | None = None) -> list[Json]:
    """The forms that a seat (by default the first that waits) may choose from."""
    return [g.form(action, seat) for action in g.legal_actions(seat)]


def values(g: WarState, field: str, seat: int | None = None) -> list[Any]:
    """One field of the forms offered that have it."""
    return [form[field] for form in offered(g, seat) if field in form]


def play(g: WarState, *forms: Json | str, seat: int | None = None) -> list[Event]:
    """Make these choices, one after the other; the events that they bring.

    A string stands for a form with this kind alone.
    """
    log = g.log
    assert log is not None
    before = len(log.events)
    for form in forms:
        wanted: Json = {"kind": form} if isinstance(form, str) else form
        assert wanted in offered(g, seat), f"{wanted} is not one of {offered(g, seat)} ({asked(g)})"
        g.apply(g.parse(wanted, seat), seat)
        forget_wishes(g)
    return log.events[before:]


def settled(g: WarState) -> list[Event]:
    """Run until somebody must decide; the events."""
    log = g.log
    assert log is not None
    before = len(log.events)
    g.settle()
    forget_wishes(g)
    return log.events[before:]


def at(g: WarState, step: Step[Any], arg: int = 0) -> list[Event]:
    """Start a step, before anything that is pending; the events until somebody must decide."""
    g.push(step, arg)
    return settled(g)


def do(g: WarState, function: Callable[..., object], *args: Any) -> list[Event]:
    """Call a function of the engine with the state, and go on until somebody must decide; the events."""
    log = g.log
    assert log is not None
    before = len(log.events)
    function(g, *args)
    settled(g)
    return log.events[before:]


# ----- chance -----


def wish(g: WarState, *results: int) -> None:
    """The next chance results, each below what is asked for; further ones are 0 until these are used up and a
    choice is over.
    """
    log = g.log
    assert log is not None
    log.script = [*results, *[0] * SPARE]


def forget_wishes(g: WarState) -> None:
    """Chance is chance again when all that was wished for has come about."""
    log = g.log
    assert log is not None
    if log.script is not None and len(log.script) <= SPARE:
        log.script = None


def faces(*shown: int) -> list[int]:
    """Chance results for rolls of the Shard die that show these."""
    return [list(CARDS.die_faces).index(face) for face in shown]


def picks(g: WarState, seat: int, *chips: str) -> list[int]:
    """Chance results for drawing these chips from the bag, one after the other."""
    left = [int(g.in_bag(seat, kind)) for kind in range(KINDS)]
    found: list[int] = []
    for name in chips:
        kind = chip(name)
        assert left[kind] > 0, f"no {name} is left in {bag(g, seat)}"
        found.append(sum(left[:kind]))
        left[kind] -= 1
    return found


# ----- battles -----


def battle(
    g: WarState,
    where: str,
    seats: Mapping[int, Json],
    first: Mapping[int, str | Sequence[str]] | None = None,
    wagers: Mapping[int, int | None] | None = None,
) -> list[Event]:
    """A battle in a Region, up to the first decision after the Wagers; when it is over nothing is pending.

    Args:
        where: the Region.
        seats: what the participants have there: `supporters` (1 if nothing is said of any unit), `leader`, `figures`,
            `castle`, and the `bag` if it is to be another.
        first: what is drawn in the first draw, by seat; several names where several chips are drawn.
        wagers: on whom a seat lays a Wager; nobody does by default.
    """
    log = g.log
    assert log is not None
    before = len(log.events)
    for seat, there in seats.items():
        has_others = there.get("leader", False) or there.get("figures")
        place(
            g,
            seat,
            where,
            there.get("supporters", 0 if has_others else 1),
            there.get("leader", False),
            there.get("figures", ()),
        )
        if there.get("castle"):
            g.set_castle(seat, region(where), UPRIGHT)
            g.add_castles_left(seat, -1)
        if "bag" in there:
            fill_bag(g, seat, *there["bag"])
    g.active = NOBODY
    if first:
        wish(g, *draws(g, first))
    at(g, g.steps[BATTLE_ID], region(where))
    while asked(g) == "wager":
        on = (wagers or {}).get(g.seat)
        play(g, "no_wager" if on is None else {"kind": "wager", "target": on}, seat=g.seat)
    return log.events[before:]


def draws(g: WarState, chips: Mapping[int, str | Sequence[str]]) -> list[int]:
    """Chance results for one draw in which these seats draw these chips; the others who draw are not named."""
    return [
        number
        for seat in sorted(chips)
        for number in picks(g, seat, *([chips[seat]] if isinstance(chips[seat], str) else chips[seat]))
    ]


def draw(g: WarState, chips: Mapping[int, str | Sequence[str]], halt: Sequence[int] = ()) -> list[Event]:
    """Everybody chooses to draw or to halt; what they draw. The events up to the next decision."""
    log = g.log
    assert log is not None
    before = len(log.events)
    wish(g, *draws(g, chips))
    assert set(g.waiting) == {*chips, *halt}, f"{g.waiting} may draw"
    for seat in sorted({*chips, *halt}):
        play(g, "halt" if seat in halt else "draw", seat=seat)
    return log.events[before:]


def strengths(g: WarState) -> list[int]:
    """Where the trackers stand."""
    return [int(g.strength(seat)) for seat in range(g.players)]


# ----- events -----


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of events."""
    return [each.kind for each in events]


def told(events: Sequence[Event], kind: str) -> list[Json]:
    """What everybody is told by the events of a kind."""
    return [each.project(None)["args"] for each in events if each.kind == kind]
