"""What a learned value judges a position by: open cards, and what they are worth by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderland_xiii.mind.worth import brought_home, counted, promised, spread_at, time_left, turn_worth
from wabe.games.wonderland_xiii.table.cards import BUNDLE
from wabe.games.wonderland_xiii.table.layout import CHARACTERS, KINDS
from wabe.games.wonderland_xiii.turn.scoring import points, points_counted, score
from wabe.kernel.ints import sort
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
        put_cards(found, g, seat, time, spread)
        found.put(float(g.hidden_size(seat)))
        found.put(1.0 if seat == g.active else 0.0)
        found.put(float((seat - g.active) % g.players))
        put_tunnel(found, g, seat)
    return found


def put_cards(found: Features, g: XiiiState, seat: i64, time: float, spread: float) -> None:
    """What a Notebook counts and promises, and how its characters are spread."""
    notebook = g.notebook_of(seat)
    sets, cards, squares, near = counted(notebook)
    now = float(points_counted(sets, cards, squares, notebook[BUNDLE], g.best_split))
    found.put((now + promised(cards, near, time) + turn_worth(g, seat)) / spread)
    found.put(now)
    found.put(float(cards))
    found.put(float(notebook[BUNDLE]))
    found.put(float(sets))
    found.put(float(near))
    counts = notebook[0:CHARACTERS]
    sort(counts)
    for place in range(CHARACTERS):
        found.put(float(counts[CHARACTERS - 1 - place]))


def put_tunnel(found: Features, g: XiiiState, seat: i64) -> None:
    """The face-up Tunnel of the one on turn."""
    cards, gain = 0.0, 0.0
    if seat == g.active:
        for kind in range(KINDS):
            cards += float(g.in_tunnel(kind) + g.under_queens(kind))
        gain = float(points(brought_home(g), g.best_split) - score(g, seat))
    found.put(cards)
    found.put(gain)
