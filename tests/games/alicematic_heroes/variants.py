"""Positions that differ only in what one seat may not know, made without the engine's own `determinise`."""

from __future__ import annotations

import random
from typing import Any

from wabe.games.alicematic_heroes import GAME
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

Place = tuple[Any, Any]  # a list or an object of the save, and the index or key at which a card's name stands


def variant(state: HeroesState, seat: int | None, rng: random.Random) -> HeroesState:
    """The same position with all cards shuffled that the seat (None: a spectator) does not know.

    Cards drawn before the discards last became the deck change places among themselves: everybody knows of which
    cards the present deck was made.
    """
    save = state.to_json()
    areas = save["areas"]
    hands = [] if state.over else [owner for owner in areas["seats"] if owner is not own(areas, seat)]
    paid_for = card_being_paid(save, seat)
    for owner in hands:
        owner["hand"], owner["old"] = split_hand(owner)
    if paid_for:
        active = areas["seats"][areas["active"]]
        pile = active["old"] if paid_for in active["old"] else active["hand"]
        pile.remove(paid_for)
    for old in (False, True):
        shuffle(unknown_places(areas, hands, seat, old, state.over), rng)
    if paid_for:
        pile.append(paid_for)
    for owner in hands:
        owner["hand"], owner["old"] = joined(owner["hand"], owner["old"])
    play_what_is_there(save, seat, rng)
    redo_commitments(state, save, seat)
    made = GAME.from_json(save)
    assert isinstance(made, HeroesState)
    return made


def card_being_paid(save: Json, seat: int | None) -> str | None:
    """Another's Alice for whom tokens are being paid: not every card would fit, so she stays where she is."""
    plan, active = save["areas"]["plan"], save["areas"]["active"]
    paying = bool(save["stack"]) and save["stack"][-1][0] == "pay" and plan["target"] is None
    card: str | None = plan["card"] if paying and active != seat else None
    return card


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
    """Another's card that is being placed, or discarded for Jet, is one of the hand as it is now."""
    plan, active = save["areas"]["plan"], save["areas"]["active"]
    if active is None or active == seat:
        return
    top = save["stack"][-1][0] if save["stack"] else ""
    if top == "place_card":
        plan["card"] = rng.choice(sorted(save["areas"]["seats"][active]["hand"]))


def redo_commitments(state: HeroesState, save: Json, seat: int | None) -> None:
    """What others have chosen in an open mulligan fits their new hands: they keep all."""
    if state.depth and state.top_step().name == "mulligan":
        save["commitments"] = [
            chosen if owner == seat or chosen < 0 else 0 for owner, chosen in enumerate(save["commitments"])
        ]
