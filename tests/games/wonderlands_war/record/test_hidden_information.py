"""Nothing that a seat is shown, offered, advised or refused depends on what it may not know (WW-S18)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tests.campaign import some
from tests.games import secrets
from tests.games.secrets import Position
from tests.games.wonderlands_war.variants import variant
from tests.games.wonderlands_war.walks import PLAYERS, SWITCHES, walk
from wabe.kernel.events import Event

CASES = list(some(itertools.product(PLAYERS, SWITCHES), 2))  # each setting with 2 and 4 or 3 and 5 players
IDS = [f"{players}-{switch}" for players, switch in CASES]
BAD_FORMS = (
    {"kind": "keep_quest", "quest": "nothing"},
    {"kind": "take_card", "chair": 99, "card": "t1_01"},
    {"kind": "complete_feat", "quest": "everything"},
    {"kind": "play_chip", "chip": "none"},
    {"kind": "draw", "chip": "forge"},
)


@pytest.fixture(params=CASES, ids=IDS)
def positions(request: pytest.FixtureRequest) -> Iterator[Position]:
    """Positions of a random game, each test others, and what each viewer of them does not know redrawn."""
    players, switch = request.param
    states = walk(players, SWITCHES[switch], f"{players} {switch}")
    return secrets.redrawn(states, variant, f"{request.function.__name__} {players} {switch}")


def test_what_a_viewer_is_given_does_not_depend_on_what_it_may_not_know(
    positions: Iterator[Position],
) -> None:  # WW-S18
    secrets.check_sight(positions, BAD_FORMS)


def test_neither_do_events_nor_the_point_at_which_undo_stops(positions: Iterator[Position]) -> None:  # WW-S18
    """An action that shows the viewer nothing new looks the same whatever is hidden."""
    secrets.check_events(positions, shows)


def shows(events: list[Event], viewer: int | None, stops: bool) -> bool:
    """Whether the viewer may have seen a card, a chip, a choice or a Wager that it did not know."""
    return stops or any(event.secret and event.is_open_to(viewer) for event in events)


def test_a_determinised_state_shows_the_viewer_the_same_and_does_not_depend_on_the_truth(
    positions: Iterator[Position],
) -> None:  # WW-S18
    secrets.check_determinised(positions, BAD_FORMS)
