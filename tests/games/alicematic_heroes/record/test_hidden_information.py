"""Nothing that a seat is shown, offered, advised or refused depends on what it may not know (AHA-45, AHA-88)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import pytest

from tests.campaign import some
from tests.games import secrets
from tests.games.alicematic_heroes.table import player, scene, summon
from tests.games.alicematic_heroes.variants import variant, variant_with_plan
from tests.games.alicematic_heroes.walks import SWITCHES, walk
from tests.games.secrets import Position
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.events import Event

CASES = list(some(itertools.product((3, 4, 5), SWITCHES)))
IDS = [f"{players}-{switch}" for players, switch in CASES]
BAD_FORMS = ({"kind": "invade", "space": 500}, {"kind": "play", "card": "nobody"})


@pytest.fixture(params=CASES, ids=IDS)
def positions(request: pytest.FixtureRequest) -> Iterator[Position]:
    """Positions of a random game, each test others, and what each viewer of them does not know redrawn."""
    return varied(request, variant)


@pytest.fixture(params=CASES, ids=IDS)
def positions_with_plans(request: pytest.FixtureRequest) -> Iterator[Position]:
    """The same, but what another is planning is left as it is."""
    return varied(request, variant_with_plan)


def varied(
    request: pytest.FixtureRequest, redraw: Callable[[HeroesState, int | None, random.Random], HeroesState]
) -> Iterator[Position]:
    """Positions with what is made of them."""
    players, switch = request.param
    states = walk(players, SWITCHES[switch], f"{players} {switch}")
    return secrets.redrawn(states, redraw, f"{request.function.__name__} {players} {switch}")


def test_what_a_viewer_is_given_does_not_depend_on_what_it_may_not_know(
    positions: Iterator[Position],
) -> None:  # AHA-45 AHA-88
    secrets.check_sight(positions, BAD_FORMS)


def test_neither_do_events_nor_the_point_at_which_undo_stops(
    positions_with_plans: Iterator[Position],
) -> None:  # AHA-45 AHA-63
    """An action that shows the viewer nothing new looks the same whatever is hidden."""
    secrets.check_events(positions_with_plans, shows)


def shows(events: list[Event], viewer: int | None, stops: bool) -> bool:
    """Whether the viewer may have seen a card: drawn, turned up, discarded, or played by another."""
    open_kinds = {"alice-turned-up", "discarded", "mulligan", "alice-summoned", "game-ended"}
    return any(event.kind in open_kinds or (event.secret and event.is_open_to(viewer)) for event in events)


def test_a_determinised_state_shows_the_viewer_the_same_and_does_not_depend_on_the_truth(
    positions: Iterator[Position],
) -> None:  # AHA-45
    secrets.check_determinised(positions, BAD_FORMS)


def test_a_hand_is_not_told_from_cards_left_on_top_of_a_deck_made_anew() -> None:  # AHA-45 AHA-64
    """Before the discards were put under them, they were as unknown as the hands."""
    drawn = []
    for deck, hand in (("ninja miko", "knight panzer"), ("knight panzer", "ninja miko")):
        seats = [player("hunter -", yellow="- - - -"), player("idol"), player(hand)]
        state = scene(*seats, step="choose_card", deck=deck, rest="discard")
        summon(state, "hunter")
        drawn.append([state.determinise(1, seed).view(2)["seats"][2]["cards"] for seed in range(20)])
    assert drawn[0] == drawn[1]
