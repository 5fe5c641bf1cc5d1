"""Positions that differ only in what one seat may not know, made without the engine's own `determinise` (WW-S18).

The save is changed: what lies where in it is told by docs and tests, not by the engine's code.
"""

from __future__ import annotations

import random
from typing import Any, Final

from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.message import Json

UNDECIDED: Final = -1
DECK_MASK: Final = 0xFF  # of an entry of the Quest deck; above it: bit mask of who knows that it lies there
MORE_TRIES: Final = 200


def variant(state: WarState, viewer: int | None, rng: random.Random) -> WarState:
    """The same position with all changed that the viewer (None: a spectator) does not know."""
    save = state.to_json()
    areas, step = save["areas"], save["stack"][-1][0] if save["stack"] else ""
    shuffle_end(areas["tea_deck"], areas["tea_next"] if areas["round"] else len(areas["tea_deck"]), rng)
    shuffle_start(areas["wonderlandian_deck"], areas["wonderlandian_size"], rng)
    change_quests(areas, viewer, state.over, rng)
    if areas["region"] >= 0 and not areas["wagers_open"]:
        change_wagers(areas, viewer, rng)
    if step == "choose_drawn":
        change_hands(areas, viewer, rng)
    change_choices(save, step, viewer, rng)
    made = state.game.from_json(save)
    assert isinstance(made, WarState)
    return made


# ----- decks -----


def shuffle_end(cards: list[int], first: int, rng: random.Random) -> None:
    """Shuffle the cards from a place on."""
    tail = cards[first:]
    rng.shuffle(tail)
    cards[first:] = tail


def shuffle_start(cards: list[int], size: int, rng: random.Random) -> None:
    """Shuffle the first cards."""
    head = cards[:size]
    rng.shuffle(head)
    cards[:size] = head


# ----- Quests -----


def change_quests(areas: Json, viewer: int | None, over: bool, rng: random.Random) -> None:
    """Deal the Quests of other hands and of unknown places of the deck anew.

    The Quest that the viewer gave back in the set-up stays out of hands that have drawn none since.
    """
    holders, deck, size = areas["quest_holders"], areas["quest_deck"], areas["quest_size"]
    knowers = areas["quest_knowers"]
    hidden = [] if over else [quest for quest in range(len(holders)) if is_hidden(areas, quest, viewer)]
    hands = [(holders[quest], knowers[quest]) for quest in hidden]
    rng.shuffle(hands)
    places = [place for place in range(size) if viewer is None or not deck[place] >> 8 >> viewer & 1]
    quests = hidden + [deck[place] & DECK_MASK for place in places]
    given = -1 if viewer is None else areas["given_back"][viewer] - 1
    for _ in range(MORE_TRIES):
        dealt = rng.sample(quests, len(quests))
        in_hands = zip(dealt, hands, strict=False)
        new = [bool(viewer is None or drawn >> viewer & 1) for drawn in areas["quests_drawn"]]
        if all(quest != given or new[holder - 1] for quest, (holder, _) in in_hands):
            break
    else:
        raise AssertionError("the Quests cannot be dealt")
    for quest in hidden:
        holders[quest] = knowers[quest] = 0
    for quest, (holder, known) in zip(dealt, hands, strict=False):
        holders[quest], knowers[quest] = holder, known
    for place, quest in zip(places, dealt[len(hands) :], strict=True):
        deck[place] = deck[place] & ~DECK_MASK | quest
    for seat in range(len(areas["given_back"])):
        if seat != viewer and areas["given_back"][seat]:
            areas["given_back"][seat] = rng.choice(quests) + 1 if quests else 0


def is_hidden(areas: Json, quest: int, viewer: int | None) -> bool:
    """Whether a Quest is in the hand of another."""
    holder = areas["quest_holders"][quest]
    if not holder or areas["feats"][quest]:
        return False
    return viewer is None or (holder != viewer + 1 and not areas["quest_knowers"][quest] >> viewer & 1)


# ----- the battle -----


def change_wagers(areas: Json, viewer: int | None, rng: random.Random) -> None:
    """Other Wagers are on any participant."""
    status, wager = 0, 17
    fighters = [seat for seat, marks in enumerate(areas["battle"]) if marks[status]]
    for seat, marks in enumerate(areas["battle"]):
        if seat != viewer and marks[wager]:
            marks[wager] = rng.choice(fighters) + 1


def change_hands(areas: Json, viewer: int | None, rng: random.Random) -> None:
    """The chips others have drawn but not revealed go back, and as many are drawn again; not those known to all."""
    for seat, size in enumerate(areas["held_size"]):
        if seat != viewer:
            bag, held, known = areas["bag"][seat], areas["held"][seat], areas["held_known"][seat]
            for kind in held[known:size]:
                bag[kind] += 1
            chips = [kind for kind, count in enumerate(bag) for _ in range(count)]
            held[known:size] = rng.sample(chips, size - known)
            for kind in held[known:size]:
                bag[kind] -= 1


# ----- choices that are not all in -----


def change_choices(save: Json, step: str, viewer: int | None, rng: random.Random) -> None:
    """What others have chosen in a step that waits for somebody else is something else that they might choose."""
    might_choose: dict[str, Any] = {
        "keep_quest": lambda areas, seat: [q for q, holder in enumerate(areas["quest_holders"]) if holder == seat + 1],
        "wager": lambda areas, seat: [0, *(each + 1 for each, marks in enumerate(areas["battle"]) if marks[0])],
        "draw_or_halt": lambda areas, seat: [0, 1],
        "choose_drawn": lambda areas, seat: areas["held"][seat][: areas["held_size"][seat]],
    }
    if step not in might_choose:
        return
    for seat, chosen in enumerate(save["commitments"]):
        if seat != viewer and chosen != UNDECIDED:
            save["commitments"][seat] = rng.choice(might_choose[step](save["areas"], seat))
