"""The Forge tracks of a Faction board: rewards of spaces and between tracks, room for chips (WW-O11, WW-L06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.layout import SPACES, TRACKS

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

SIDES: Final = 5  # boards of one number of players
ABOVE: Final = 1
BELOW: Final = 2


def has_empty_space(g: WarState, seat: i64) -> bool:
    """Whether a Forge track has room."""
    return any(g.filled(seat, track) < SPACES for track in range(TRACKS))


def board(g: WarState, seat: i64) -> i64:
    """The number of the seat's board: those for 2 players come last (WW-2P03)."""
    return (SIDES if g.two else 0) + g.factions[seat]


def space_reward(g: WarState, seat: i64, track: i64, space: i64) -> i64:
    """The reward of a space."""
    return g.content.space_reward[(board(g, seat) * TRACKS + track) * SPACES + space]


def between_reward(g: WarState, seat: i64, upper: i64, space: i64) -> i64:
    """The reward between a track and the next below, -1 for none."""
    return g.content.between_reward[(board(g, seat) * (TRACKS - 1) + upper) * SPACES + space]


def neighbours(g: WarState, seat: i64, track: i64, space: i64) -> i64:
    """`ABOVE` if the space above is filled, `BELOW` if that below is, or both."""
    found: i64 = 0
    if track > 0 and g.filled(seat, track - 1) > space:
        found |= ABOVE
    if track < TRACKS - 1 and g.filled(seat, track + 1) > space:
        found |= BELOW
    return found
