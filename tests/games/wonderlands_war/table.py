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

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from wabe.games.wonderlands_war.chips import FACTIONS, FIRST_STANDEE, KINDS, LEADER, REGION_NAMES, SUPPORTER
from wabe.games.wonderlands_war.game import GAME, WonderlandsWar
from wabe.games.wonderlands_war.layout import (
    CHAIRS,
    FROM_AWARDS,
    MARKET_SIZE,
    NOBODY,
    QUEST,
    QUEST_HOLDER,
    QUESTS,
    RESERVE,
    UPRIGHT,
    VP,
    VP_SOURCES,
    WONDER,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.state import WarState
from wabe.games.wonderlands_war.steps import BATTLE_ID
from wabe.kernel.events import Event, EventLog
from wabe.kernel.message import Json
from wabe.kernel.step import Choice, Step

SEED: Final = 7
REST_ID: Final = 250
SPARE: Final = 500  # chance results besides those that a test wants: all 0
CARDS: Final = GAME.cards


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


# ----- numbers of names -----


def region(name: str) -> int:
    return REGION_NAMES.index(name)


def chip(name: str) -> int:
    return CARDS.chip_names.index(name)


def quest(name: str) -> int:
    return CARDS.quest_names.index(name)


def card(name: str) -> int:
    return CARDS.card_names.index(name)


def wonder(name: str) -> int:
    """A Wonderlandian card."""
    return CARDS.wonder_names.index(name)


def reward(name: str) -> int:
    return CARDS.reward_names.index(name)


def standee(figure: str, twin: int = 0) -> int:
    """A standee of a figure."""
    return int(CARDS.first_standee[CARDS.figure_names.index(figure)]) + twin


def unit(name: str, twin: int = 0) -> int:
    """A unit as `move_unit` takes it."""
    if name == "supporter":
        return SUPPORTER
    return LEADER if name == "leader" else standee(name, twin) + FIRST_STANDEE


# ----- what lies where -----


def fill_bag(g: WarState, seat: int, *chips: str) -> None:
    """Exactly these chips are in the bag."""
    for kind in range(KINDS):
        g.add_to_bag(seat, kind, -g.in_bag(seat, kind))
    for name in chips:
        g.add_to_bag(seat, chip(name), 1)


def bag(g: WarState, seat: int = 0) -> Counter[str]:
    """What is in the bag."""
    return Counter({CARDS.chip_names[kind]: int(g.in_bag(seat, kind)) for kind in range(KINDS) if g.in_bag(seat, kind)})


def fill_exhausted(g: WarState, seat: int, *chips: str) -> None:
    """These chips besides are Exhausted."""
    for name in chips:
        g.add_exhausted(seat, chip(name), 1)


def exhausted(g: WarState, seat: int = 0) -> Counter[str]:
    """The Exhausted chips."""
    return Counter(
        {CARDS.chip_names[kind]: int(g.exhausted(seat, kind)) for kind in range(KINDS) if g.exhausted(seat, kind)}
    )


def fill_active(g: WarState, seat: int, *chips: str) -> None:
    """These chips are put on the Active track, from the left."""
    for name in chips:
        g.place_active(seat, chip(name))


def active(g: WarState, seat: int = 0) -> list[str]:
    """The Active chips from the left."""
    return [CARDS.chip_names[g.active_chip(seat, index)] for index in range(g.active_size(seat))]


def fill_track(g: WarState, seat: int, *chips: str) -> None:
    """These chips are put on the Madness track."""
    for name in chips:
        g.put_on_track(seat, chip(name))


def track(g: WarState, seat: int = 0) -> list[str]:
    """The chips on the Madness track from the left."""
    return [CARDS.chip_names[g.track_chip(seat, index)] for index in range(g.madness_on_track(seat))]


def fill_forged(g: WarState, seat: int, number: int, *chips: str) -> None:
    """These chips are on Forge track 1 to 4, from the left; no reward is given."""
    for space, name in enumerate(chips):
        g.set_forged(seat, number - 1, space, chip(name))


def forged(g: WarState, seat: int, number: int) -> list[str]:
    """The chips on Forge track 1 to 4."""
    return [CARDS.chip_names[g.forged(seat, number - 1, space)] for space in range(g.filled(seat, number - 1))]


def set_vp(g: WarState, seat: int, count: int) -> None:
    """So many VP on the track."""
    for source in range(VP_SOURCES):
        g.cells[VP + seat * VP_SOURCES + source] = 0
    g.add_vp(seat, FROM_AWARDS, count)


def set_supply(g: WarState, **chips: int) -> None:
    """So many chips are in the common supply; `poison`: the Jabberwock's."""
    for name, count in chips.items():
        g.add_supply(chip(name), count - g.in_supply(chip(name)))


def place(
    g: WarState, seat: int, where: str, supporters: int = 0, leader: bool = False, figures: Sequence[str] = ()
) -> None:
    """Units more in a Region: Supporters of the supply, the Leader, figures (a name twice: both twins)."""
    g.add_supporters(seat, RESERVE, -supporters)
    g.add_supporters(seat, region(where), supporters)
    if leader:
        g.put_leader(seat, region(where))
    for index, name in enumerate(figures):
        own_figure(g, seat, name, where, figures[:index].count(name))


def own_figure(g: WarState, seat: int, name: str, where: str = "reserve", twin: int = 0) -> None:
    """A seat has a figure, and its card: in a Region or in reserve."""
    g.put_standee(standee(name, twin), seat, RESERVE if where == "reserve" else region(where))
    own_wonderlandian(g, seat, name)


def own_wonderlandian(g: WarState, seat: int, name: str) -> None:
    """A seat has the card; it is no longer in the deck or the market."""
    number = wonder(name)
    g.set_wonder_holder(number, seat)
    for index in range(MARKET_SIZE):
        if g.market_card(index) == number:
            g.set_market(index, NOBODY)
    stack_wonderlandians(g, *(CARDS.wonder_names[each] for each in wonder_deck(g) if each != number))


def wonder_deck(g: WarState) -> list[int]:
    """The Wonderlandian deck, the next card last."""
    return [int(g.cells[WONDER + index]) for index in range(g.wonder_size)]


def stack_wonderlandians(g: WarState, *names: str) -> None:
    """The Wonderlandian deck is this, the next card last."""
    for index in range(WONDERLANDIANS):
        g.cells[WONDER + index] = wonder(names[index]) if index < len(names) else 0
    g.wonder_size = len(names)


def fill_market(g: WarState, *names: str) -> None:
    """These cards are in the market; those before and those missing are in the deck."""
    for index in range(MARKET_SIZE):
        g.set_market(index, wonder(names[index]) if index < len(names) else NOBODY)
    rest = [
        name
        for number, name in enumerate(CARDS.wonder_names)
        if name not in names and g.wonder_holder(number) == NOBODY and not (g.two and CARDS.is_removed_2p[number])
    ]
    stack_wonderlandians(g, *rest)


def market(g: WarState) -> list[str | None]:
    """The three cards of the market."""
    cards = [int(g.market_card(index)) for index in range(MARKET_SIZE)]
    return [None if number == NOBODY else CARDS.wonder_names[number] for number in cards]


def lay(g: WarState, cards: Mapping[int, str | None]) -> None:
    """Tea cards on chairs, the other chairs as they were; None: an empty chair."""
    for chair, name in cards.items():
        g.put_card(chair, NOBODY if name is None else card(name))


def clear_tea_table(g: WarState) -> None:
    """No card on any chair."""
    lay(g, dict.fromkeys(range(1, CHAIRS + 1)))


def own_card(g: WarState, seat: int, *names: str) -> None:
    """Tea cards that the seat took earlier."""
    for name in names:
        g.set_card_owner(card(name), seat)


def give_quests(g: WarState, seat: int, *names: str) -> None:
    """Exactly these Quests are in hand; the others held by nobody are the deck, in the order of the book."""
    for number in range(QUESTS):
        if g.is_in_hand(seat, number):
            g.cells[QUEST_HOLDER + number] = 0
    for name in names:
        g.cells[QUEST_HOLDER + quest(name)] = seat + 1
    stack_quests(
        g,
        *(
            CARDS.quest_names[number]
            for number in range(QUESTS)
            if g.quest_holder(number) == NOBODY and CARDS.quest_region[number] != g.closed
        ),
    )


def stack_quests(g: WarState, *names: str) -> None:
    """The Quest deck is this, the next to be drawn first."""
    for index in range(QUESTS):
        g.cells[QUEST + index] = quest(names[index]) if index < len(names) else 0
    g.quest_size = len(names)


def hand(g: WarState, seat: int = 0) -> list[str]:
    """The Quests in hand."""
    return [CARDS.quest_names[number] for number in range(QUESTS) if g.is_in_hand(seat, number)]


def unlock(g: WarState, seat: int, *abilities: str) -> None:
    """Abilities of the seat's Faction are unlocked; nothing that unlocking sets off happens."""
    first = g.factions[seat] * 4
    for name in abilities:
        g.unlock(seat, CARDS.faction_abilities[first : first + 4].index(name))


# ----- playing -----


def asked(g: WarState) -> str:
    """The decision that is due; `rest` for none."""
    return "over" if g.over else g.top_step().name


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
