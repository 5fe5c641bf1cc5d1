"""Positions that differ only in what one seat may not know, made without the engine's own `determinise`."""

from __future__ import annotations

import random
from typing import Any

from tests.games.wonderland_xiii.reference.game import makes_three
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.cards import NAMES
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.message import Json

Place = tuple[list[Any], int]  # a list of cards and an index into it


def variant(state: XiiiState, seat: int | None, rng: random.Random) -> XiiiState:
    """The same position with all cards shuffled that the seat (None: a spectator) does not know."""
    save = state.to_json()
    places = unknown_places(save["areas"], seat, state.over)
    cards = [cards[index] for cards, index in places]
    while True:
        rng.shuffle(cards)
        for (pile, index), card in zip(places, cards, strict=True):
            pile[index] = card
        if is_possible(save["areas"]):
            break
    for owner, pile in enumerate(save["areas"]["hidden"]):
        flags = state.to_json()["areas"]["hidden"][owner]
        save["areas"]["hidden"][owner] = [[card, flag[1]] for card, flag in zip(pile, flags, strict=True)]
    made = GAME.from_json(save)
    assert isinstance(made, XiiiState)
    return made


def unknown_places(areas: Json, seat: int | None, over: bool) -> list[Place]:
    """Every place of a card that the seat does not know; hidden cards become bare names on the way."""
    places: list[Place] = []
    for pile in areas["hall"]:
        face_down = len(pile["cards"]) - pile["covers"]
        known = face_down > 0 and seat in pile["knowers"]
        places += [(pile["cards"], index) for index in range(face_down - known)]
    for owner, hidden in enumerate(areas["hidden"]):
        flags = [owner_knows for _, owner_knows in hidden]
        areas["hidden"][owner] = names = [name for name, _ in hidden]
        if seat in (owner, None) and not over:
            places += [(names, index) for index, known in enumerate(flags) if seat is None or not known]
    return places


def is_possible(areas: Json) -> bool:
    """Whether every check so far has passed with these hidden cards."""
    for owner, names in enumerate(areas["hidden"]):
        passed = (
            [k for k, number in enumerate(areas["checked"]) for _ in range(number)] if owner == areas["active"] else []
        )
        if makes_three([NAMES.index(name) for name in names] + passed):
            return False
    return True
