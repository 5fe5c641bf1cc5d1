"""Nothing that a seat is shown, offered, advised or refused depends on what it may not know (XIII-A55, XIII-A60)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.wonderland_xiii.table import kinds
from tests.games.wonderland_xiii.variants import variant
from tests.games.wonderland_xiii.walks import SWITCHES, walk
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.state import XiiiState
from wabe.kernel.errors import WabeError
from wabe.kernel.events import Event, EventLog

CASES = list(itertools.product((2, 3, 4), SWITCHES))
IDS = [f"{players}-{switch}" for players, switch in CASES]


@pytest.fixture(params=CASES, ids=IDS)
def positions(request: pytest.FixtureRequest) -> Iterator[tuple[XiiiState, int | None, XiiiState, random.Random]]:
    """Each position of random games, a viewer, and the position with all shuffled that the viewer does not know."""
    players, switch = request.param

    def every_step() -> Iterator[tuple[XiiiState, int | None, XiiiState, random.Random]]:
        rng = random.Random(f"{players} {switch}")
        for state in walk(players, SWITCHES[switch], f"{players} {switch}"):
            viewer = rng.choice([*range(players), None])
            yield state, viewer, variant(state, viewer, rng), rng

    return every_step()


def sight(state: XiiiState, viewer: int | None) -> dict[str, Any]:
    """All that a viewer is given of a position."""
    return {
        "view": state.view(viewer),
        "odds": state.odds(viewer),
        "sheet": state.score_sheet(),
        "sight": None if viewer is None else state.sight(viewer),
        "scores": state.scores(),
        "winners": state.winners(),
        "waiting": state.waiting,
        "decision": None if viewer is None else state.decision(viewer),
        "advice": GAME.advise(state, viewer) if viewer is not None and viewer in state.waiting else None,
        "errors": errors(state, 0 if viewer is None else viewer),
    }


def errors(state: XiiiState, seat: int) -> list[str]:
    """What is said to mistakes of a seat."""
    said = []
    for action in (-1, 7):
        with pytest.raises(WabeError) as error:
            state.apply(action, seat)
        said.append(f"{error.value.code}: {error.value}")
    for form in ({"kind": "peep"}, {"kind": "look", "deck": 9}):
        with pytest.raises(WabeError) as error:
            state.parse(form, seat)
        said.append(f"{error.value.code}: {error.value}")
    return said


def act(state: XiiiState, action: int) -> tuple[XiiiState, list[Event]]:
    """The position after an action, and its events."""
    after = state.clone()
    after.log = EventLog()
    after.apply(action)
    return after, after.log.events


def told(events: list[Event], viewer: int | None) -> list[tuple[Any, Any]]:
    """The events as a viewer reads them in the log."""
    seen = [event.project(viewer) for event in events]
    return [(projected, GAME.tell(projected).to_json()) for projected in seen]


def test_what_a_viewer_is_given_does_not_depend_on_what_it_may_not_know(positions: Any) -> None:  # XIII-A55 XIII-A60
    for state, viewer, other, _ in positions:
        assert sight(state, viewer) == sight(other, viewer)


def test_neither_do_events_nor_the_point_at_which_undo_stops(positions: Any) -> None:  # XIII-A60 XIII-A54
    """An action that shows the viewer nothing new looks the same whatever is hidden."""
    for state, viewer, other, rng in positions:
        if state.over:
            continue
        action = rng.choice(state.legal_actions())
        after, events = act(state, action)
        twin, twin_events = act(other, action)
        stops = after.information > state.information
        assert stops == (twin.information > other.information)
        if not stops or shows_nothing(events, viewer):
            assert told(events, viewer) == told(twin_events, viewer)
            assert after.view(viewer) == twin.view(viewer)


def shows_nothing(events: list[Event], viewer: int | None) -> bool:
    """Whether the viewer has seen no card: another's look, an own hidden card."""
    secret = [event for event in events if event.secret is not None]
    return len(secret) == 1 and {*kinds(events)} <= {"card-looked", "card-hidden"} and not secret[0].is_open_to(viewer)


def test_a_determinised_state_shows_the_viewer_the_same(positions: Any) -> None:  # XIII-A55 XIII-A60
    for state, viewer, _, rng in positions:
        if viewer is not None:
            twin = state.determinise(viewer, rng.getrandbits(60))
            assert sight(twin, viewer) == sight(state, viewer)
            assert GAME.from_json(twin.to_json()).to_json() == twin.to_json()  # sound, 68 cards


def test_a_determinised_state_does_not_depend_on_the_truth(positions: Any) -> None:  # XIII-A60
    for state, viewer, other, rng in positions:
        if viewer is not None:
            seed = rng.getrandbits(60)
            assert state.determinise(viewer, seed).to_json() == other.determinise(viewer, seed).to_json()


def test_determinising_leaves_the_state_alone(positions: Any) -> None:
    for state, viewer, _, rng in positions:
        if viewer is not None:
            before = state.to_json()
            twin = state.determinise(viewer, rng.getrandbits(60))
            if not twin.over:
                twin.apply(twin.legal_actions()[0])
            assert state.to_json() == before
