"""Saves: every area by name, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderland_xiii.table.cards import NAMES
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, DECKS, KINDS
from wabe.games.wonderland_xiii.table.scalars import IN_TURN, KEYS_HELD, WON
from wabe.kernel import scalars
from wabe.kernel.message import Json
from wabe.kernel.saves import whole

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState


def areas(g: XiiiState) -> Json:
    """Every area and scalar by name."""
    return {
        "hall": [deck_area(g, deck) for deck in range(DECKS)],
        "notebooks": [counts([g.notebook(seat, kind) for kind in range(KINDS)]) for seat in range(g.players)],
        "tunnel": counts([g.in_tunnel(kind) for kind in range(KINDS)]),
        "under_queens": counts([g.under_queens(kind) for kind in range(KINDS)]),
        "discard": counts([g.discarded(kind) for kind in range(KINDS)]),
        "hidden": [
            [[NAMES[g.hidden(seat, i)], g.owner_knows_hidden(seat, i)] for i in range(g.hidden_size(seat))]
            for seat in range(g.players)
        ],
        "checked": [g.checked(character) for character in range(CHARACTERS)],
        "keys": scalars.written(g, KEYS_HELD),
        **scalars.written(g, IN_TURN),
        "won": list(scalars.written(g, WON).values()),
    }


def deck_area(g: XiiiState, deck: i64) -> Json:
    """A deck, bottom first."""
    return {
        "cards": [NAMES[g.card_in_deck(deck, i)] for i in range(g.deck_size(deck))],
        "covers": g.covers(deck),
        "knowers": [seat for seat in range(g.players) if g.knowers(deck) >> seat & 1],
    }


def counts(numbers: list[int]) -> Json:
    """Numbers of cards by name."""
    return {NAMES[kind]: numbers[kind] for kind in range(KINDS)}


def restore(g: XiiiState, areas: Json) -> None:
    """The inverse of `areas`."""
    for deck, area in enumerate(areas["hall"]):
        restore_deck(g, whole(deck, 0, DECKS - 1), area)
    for deck in range(DECKS):
        g.empty_decks += 1 if g.deck_size(deck) == 0 else 0
    for seat, notebook in enumerate(areas["notebooks"]):
        for kind in range(KINDS):
            g.add_to_notebook(g.check_seat(seat), kind, count(notebook[NAMES[kind]]))
    for kind in range(KINDS):
        under = count(areas["under_queens"][NAMES[kind]])
        g.add_to_tunnel(kind, count(areas["tunnel"][NAMES[kind]]) + under)
        for _ in range(under):
            g.lay_under_queen(kind)
        g.discard(kind, count(areas["discard"][NAMES[kind]]))
    for seat, cards in enumerate(areas["hidden"]):
        for name, owner_knows in cards[:10]:  # an eleventh would have been discarded with all others
            g.add_hidden(g.check_seat(seat), NAMES.index(name), bool(owner_knows))
    for character in range(CHARACTERS):
        g.set_checked(character, whole(areas["checked"][character], 0, 2))
    restore_scalars(g, areas)


def restore_deck(g: XiiiState, deck: i64, area: Json) -> None:
    """Fill one deck: first the face-down cards, then the covers."""
    face_down = len(area["cards"]) - whole(area["covers"], 0, len(area["cards"]))
    for index, name in enumerate(area["cards"]):
        g.cover(deck, NAMES.index(name))
        if index < face_down:
            g.turn_down(deck)
    for seat in area["knowers"]:
        g.learn_top(deck, g.check_seat(seat))


def restore_scalars(g: XiiiState, areas: Json) -> None:
    """Fill the scalars."""
    scalars.restore(g, KEYS_HELD, areas["keys"])
    scalars.restore(g, IN_TURN, areas)
    first, second = areas["won"]
    scalars.restore(g, WON, {"won_first": first, "won_second": second})


def count(value: object) -> int:
    """A number of cards. Raises `BadSave`."""
    return whole(value, 0, 68)
