"""What a learned value judges a position by: open cards, and what they are worth by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.mind.worth import counted, spread_at, standing, time_left
from wabe.games.wonderland_xiii.table.cards import BUNDLE
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, KINDS
from wabe.games.wonderland_xiii.turn.scoring import points
from wabe.kernel.ints import Ints
from wabe.kernel.value import Features

if TYPE_CHECKING:
    from wabe.games.wonderland_xiii.table.state import XiiiState

COLUMNS: Final = [
    "hand_estimate",  # its logit
    "points",
    "cards",  # of characters
    "bundles",
    "sets",
    "near",  # characters beyond the sets
    *[f"count_{place + 1}" for place in range(CHARACTERS)],  # cards of one character, the most first
    "hidden",  # cards in the Tunnel that others do not see
    "on_turn",
    "wait",  # turns of others before the own one
    "tunnel",  # face-up cards that may still be lost, of the one on turn
    "at_stake",  # points that they would bring
]


def features(g: XiiiState) -> Features:
    """A row for each seat."""
    time = time_left(g)
    found = Features(time, g.players * len(COLUMNS))
    spread = spread_at(time)
    for seat in range(g.players):
        notebook = g.notebook_of(seat)
        found.put(standing(g, seat, time) / spread)
        put_notebook(found, notebook, g.best_split)
        found.put(float(g.hidden_size(seat)))
        found.put(1.0 if seat == g.active else 0.0)
        found.put(float((seat - g.active) % g.players))
        put_tunnel(found, g, seat, notebook)
    return found


def put_notebook(found: Features, notebook: Ints, best_split: bool) -> None:
    """What a Notebook counts and how its characters are spread."""
    sets, cards, _squares, near = counted(notebook)
    found.put(float(points(notebook, best_split)))
    found.put(float(cards))
    found.put(float(notebook[BUNDLE]))
    found.put(float(sets))
    found.put(float(near))
    counts = [int(notebook[character]) for character in range(CHARACTERS)]
    counts.sort(reverse=True)
    for count in counts:
        found.put(float(count))


def put_tunnel(found: Features, g: XiiiState, seat: i64, notebook: Ints) -> None:
    """The face-up Tunnel of the one on turn."""
    if seat != g.active:
        found.put(0.0)
        found.put(0.0)
        return
    before = points(notebook, g.best_split)
    cards: i64 = 0
    for kind in range(KINDS):
        count = g.in_tunnel(kind) + g.under_queens(kind)
        cards += count
        notebook[kind] += count
    found.put(float(cards))
    found.put(float(points(notebook, g.best_split) - before))
