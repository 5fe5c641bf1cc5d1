"""Positions that differ only in what one seat may not know, made without the engine's own `determinise`."""

from __future__ import annotations

import random
from typing import Any, Final

from wabe.games.alicematic_heroes import GAME
from wabe.games.alicematic_heroes.table.layout import TOKENS
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.games.alicematic_heroes.turn import plan
from wabe.kernel.message import Json

Place = tuple[Any, Any]  # a list or an object of the save, and the index or key at which a card's name stands
PLANNING: Final = ("turn_down", "how", "discard", "pay")
BEFORE: Final = ("choose_card", "place_card", "choose_target")
TRIES: Final = 40


def variant(state: HeroesState, seat: int | None, rng: random.Random) -> HeroesState:
    """The same position with all redrawn that the seat (None: a spectator) does not know.

    Cards drawn before the discards last became the deck change places among themselves: everybody knows of which
    cards the present deck was made. What another is planning is planned anew.
    """
    areas = state.to_json()["areas"]
    if state.depth == 0 or areas["active"] in (None, seat) or state.top_step().name not in PLANNING:
        return with_other_cards(state, seat, rng)
    for _ in range(TRIES):
        made = planned_anew(state, with_other_cards(state, seat, rng), rng)
        if made is not None:
            return made
    return state.clone()


def variant_with_plan(state: HeroesState, seat: int | None, rng: random.Random) -> HeroesState:
    """The same with what another is planning left as it is: the next step, or which one that is, shows it."""
    pays = state.depth > 0 and state.top_step().name == "pay" and state.target < 0
    return state.clone() if pays and state.active != seat else with_other_cards(state, seat, rng)


def with_other_cards(state: HeroesState, seat: int | None, rng: random.Random) -> HeroesState:
    """The cards alone."""
    save = state.to_json()
    areas = save["areas"]
    hands = [] if state.over else [owner for owner in areas["seats"] if owner is not own(areas, seat)]
    for owner in hands:
        owner["hand"], owner["old"] = split_hand(owner)
    for old in (False, True):
        shuffle(unknown_places(areas, hands, seat, old, state.over), rng)
    for owner in hands:
        owner["hand"], owner["old"] = joined(owner["hand"], owner["old"])
    play_what_is_there(save, seat, rng)
    redo_commitments(state, save, seat)
    made = GAME.from_json(save)
    assert isinstance(made, HeroesState)
    return made


def planned_anew(state: HeroesState, cards: HeroesState, rng: random.Random) -> HeroesState | None:
    """The same turn played at random from where the plan began, if it comes to a like decision.

    Args:
        state: the position.
        cards: the same with other cards.
        rng: what is chosen.
    """
    save = cards.to_json()
    planned = save["areas"]["plan"]
    planned.update(target=None, turned=[], how=0, paid=dict.fromkeys(planned["paid"], 0))
    save["stack"] = [["end_turn", 0], ["choose_target", 0]]
    if state.target < 0:
        planned.update(card=None, slot=None)
        save["stack"] += [["place_card", 0], ["choose_card", 0]]
    made = GAME.from_json(save)
    assert isinstance(made, HeroesState)
    turn = made.turn
    while made.turn == turn and made.depth and (made.top_step().name in (*PLANNING, *BEFORE)):
        if clues(made) == clues(state):
            return like(state, made)
        made.apply(rng.choice(made.legal_actions()))
    return None


def clues(state: HeroesState) -> tuple[str, bool, int, int, bool]:
    """What all can tell of another's plan: the step, how often the seat was asked, and whether ways were offered."""
    invades = state.target >= 0
    offered = invades and plan.count_bits(plan.ways(state, state.active, state.target, state.turned)) > 1
    tokens = sum(int(state.to_pay(token)) for token in range(TOKENS))
    step = state.top_step().name
    return step, invades, int(plan.count_bits(state.turned)), tokens, offered and step != "turn_down"


def like(state: HeroesState, made: HeroesState) -> HeroesState:
    """A position that was played to, with chance and counters as they were."""
    save = made.to_json()
    save.update({name: state.to_json()[name] for name in ("rng", "information", "decisions")})
    same = GAME.from_json(save)
    assert isinstance(same, HeroesState)
    return same


def own(areas: Json, seat: int | None) -> Json | None:
    """The seat's own things."""
    return None if seat is None else areas["seats"][seat]


def split_hand(owner: Json) -> tuple[list[str], list[str]]:
    """The recent and the old cards of a hand, one by one."""
    old = [name for name, count in owner["old"].items() for _ in range(count)]
    recent = [name for name, n in owner["hand"].items() for _ in range(n - owner["old"].get(name, 0))]
    return recent, old


def joined(recent: list[str], old: list[str]) -> tuple[Json, Json]:
    """Numbers of cards by name: all, and the old ones."""
    return {name: (recent + old).count(name) for name in recent + old}, {name: old.count(name) for name in old}


def unknown_places(areas: Json, hands: list[Json], seat: int | None, old: bool, over: bool) -> list[Place]:
    """Every place of an unknown card, old or recent."""
    places: list[Place] = []
    for owner in hands:
        cards = owner["old"] if old else owner["hand"]
        places += [(cards, index) for index in range(len(cards))]
        for slot in owner["slots"].values():
            places += [(card, "card") for card in slot if not card["up"] and not card["known"] and card["old"] == old]
    if not old:
        places += [(areas["deck"], index) for index in range(len(areas["deck"]))]
        if areas["active"] != seat:
            places += [(areas["look"], index) for index in range(len(areas["look"]))]
    return places


def shuffle(places: list[Place], rng: random.Random) -> None:
    """Exchange the cards at these places."""
    cards = [holder[key] for holder, key in places]
    rng.shuffle(cards)
    for (holder, key), card in zip(places, cards, strict=True):
        holder[key] = card


def play_what_is_there(save: Json, seat: int | None, rng: random.Random) -> None:
    """Another's card that is being placed is one of the hand as it is now; one that was, the last of its slot."""
    planned, active = save["areas"]["plan"], save["areas"]["active"]
    if active is None or active == seat:
        return
    owner = save["areas"]["seats"][active]
    top = save["stack"][-1][0] if save["stack"] else ""
    if top == "place_card":
        planned["card"] = rng.choice(sorted(owner["hand"]))
    elif planned["slot"] is not None and not (top == "pay" and planned["target"] is None):
        planned["card"] = owner["slots"][planned["slot"]][-1]["card"]


def redo_commitments(state: HeroesState, save: Json, seat: int | None) -> None:
    """What others have chosen in an open mulligan fits their new hands: they keep all."""
    if state.depth and state.top_step().name == "mulligan":
        save["commitments"] = [
            chosen if owner == seat or chosen < 0 else 0 for owner, chosen in enumerate(save["commitments"])
        ]
