"""Nothing that a seat is shown, offered, advised or refused depends on what it may not know (XIII-A55, XIII-A60)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tests.campaign import some
from tests.games import secrets
from tests.games.secrets import Position
from tests.games.wonderland_xiii.table import kinds
from tests.games.wonderland_xiii.variants import variant
from tests.games.wonderland_xiii.walks import SWITCHES, walk
from wabe.kernel.events import Event

CASES = list(some(itertools.product((2, 3, 4), SWITCHES)))
IDS = [f"{players}-{switch}" for players, switch in CASES]
BAD_FORMS = ({"kind": "look", "deck": 9},)


@pytest.fixture(params=CASES, ids=IDS)
def positions(request: pytest.FixtureRequest) -> Iterator[Position]:
    """Positions of a random game, each test others, and what each viewer of them does not know redrawn."""
    players, switch = request.param
    states = walk(players, SWITCHES[switch], f"{players} {switch}")
    return secrets.redrawn(states, variant, f"{request.function.__name__} {players} {switch}")


def test_what_a_viewer_is_given_does_not_depend_on_what_it_may_not_know(
    positions: Iterator[Position],
) -> None:  # XIII-A55 XIII-A60
    secrets.check_sight(positions, BAD_FORMS)


def test_neither_do_events_nor_the_point_at_which_undo_stops(
    positions: Iterator[Position],
) -> None:  # XIII-A60 XIII-A54
    """An action that shows the viewer nothing new looks the same whatever is hidden."""
    secrets.check_events(positions, shows)


def shows(events: list[Event], viewer: int | None, stops: bool) -> bool:
    """Whether the viewer may have seen a card: all but another's look, and an own hidden card."""
    secret = [event for event in events if event.secret is not None]
    harmless = {*kinds(events)} <= {"card-looked", "card-hidden"}
    return stops and not (len(secret) == 1 and harmless and not secret[0].is_open_to(viewer))


def test_a_determinised_state_shows_the_viewer_the_same_and_does_not_depend_on_the_truth(
    positions: Iterator[Position],
) -> None:  # XIII-A55 XIII-A60
    secrets.check_determinised(positions, BAD_FORMS)
