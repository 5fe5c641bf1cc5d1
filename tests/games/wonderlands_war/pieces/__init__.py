"""What lies where in positions of Wonderland's War, by name: for tests, which find it all in `table` too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from tests.games.wonderlands_war.stated import GAME
from wabe.games.wonderlands_war.table.chips import FIRST_STANDEE, LEADER, REGION_NAMES, SUPPORTER
from wabe.games.wonderlands_war.table.layout import (
    CHAIRS,
    FROM_AWARDS,
    KINDS,
    MARKET_SIZE,
    NOBODY,
    QUEST,
    QUEST_HOLDER,
    QUESTS,
    RESERVE,
    VP,
    VP_SOURCES,
    WONDER,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.table.state import WarState

CARDS: Final = GAME.cards

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
