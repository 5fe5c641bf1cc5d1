"""What holds for every game: nothing that a seat is given depends on what it may not know.

A position is a state, a viewer (None: a spectator), and a variant: the same state with all redrawn that the viewer
does not know, made without the engine's own `determinise`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias, TypeVar

import pytest

from tests.campaign import some
from wabe.kernel.encoding import Encoding
from wabe.kernel.errors import WabeError
from wabe.kernel.events import Event, EventLog
from wabe.kernel.ints import floats, octets, sheet
from wabe.kernel.message import Json
from wabe.kernel.state import State

S = TypeVar("S", bound=State)
Position: TypeAlias = tuple[State, int | None, State, random.Random]
ONE_IN: Final = 5  # positions of a game
MANY: Final = 20
BAD_ACTIONS = (-1, 999)


def redrawn(
    states: Iterable[S], variant: Callable[[S, int | None, random.Random], State], seed: str
) -> Iterator[Position]:
    """Some positions of a game, each with a viewer and its variant; which, hangs on the seed."""
    rng = random.Random(seed)
    for state in some(states, ONE_IN, rng.randrange(ONE_IN)):
        viewer = rng.choice([*range(state.players), None])
        yield state, viewer, variant(state, viewer, rng), rng


def sight(state: State, viewer: int | None, bad_forms: tuple[Json, ...]) -> dict[str, Any]:
    """All that a viewer is given of a position."""
    return {
        "view": state.view(viewer),
        "odds": state.odds(viewer),
        "sheet": state.score_sheet(),
        "sight": None if viewer is None else state.game.sight(state, viewer),
        "scores": state.scores(),
        "winners": state.winners(),
        "waiting": state.waiting,
        "decision": None if viewer is None else state.decision(viewer),
        "advice": state.game.advise(state, viewer) if viewer is not None and viewer in state.waiting else None,
        "reasons": reasons(state, viewer),
        "errors": [] if viewer is None else errors(state, viewer, bad_forms),
        "encoded": None if viewer is None or not state.game.layout() else encoded(state, viewer),
    }


def encoded(state: State, seat: int) -> tuple[list[int], list[int], list[float]]:
    """What a learning program in this seat is given: observation, mask, and the rows about the legal actions."""
    encoding: Encoding = state.game.encoding()
    rows = len(state.legal_actions(seat))
    observation, mask, about = sheet(encoding.size), octets(encoding.n), floats(rows * len(encoding.columns))
    encoding.observe(state, seat, observation)
    encoding.mask(state, seat, mask)
    assert encoding.describe(state, seat, about) == rows
    return list(observation), list(mask), list(about)


def reasons(state: State, viewer: int | None) -> list[Any]:
    """What the advice on the first and the last choice of a viewer is made of."""
    if viewer is None or viewer not in state.waiting:
        return []
    actions = state.legal_actions(viewer)
    found = [state.game.reasons(state, viewer, action) for action in (actions[0], actions[-1])]
    return [(each.terms, each.chances) for each in found]


def errors(state: State, seat: int, bad_forms: tuple[Json, ...]) -> list[str]:
    """What is said to mistakes of a seat."""
    said = []
    for action in BAD_ACTIONS:
        with pytest.raises(WabeError) as error:
            state.apply(action, seat)
        said.append(f"{error.value.code}: {error.value}")
    for form in ({"kind": "peep"}, *bad_forms):
        with pytest.raises(WabeError) as error:
            state.parse(form, seat)
        said.append(f"{error.value.code}: {error.value}")
    return said


def act(state: State, action: int) -> tuple[State, list[Event]]:
    """The position after an action, and its events."""
    after = state.clone()
    after.log = EventLog()
    after.apply(action)
    return after, after.log.events


def told(state: State, events: list[Event], viewer: int | None) -> list[tuple[Any, Any]]:
    """The events as a viewer reads them in the log."""
    seen = [event.project(viewer) for event in events]
    return [(projected, state.game.tell(projected).to_json()) for projected in seen]


def check_sight(positions: Iterable[Position], bad_forms: tuple[Json, ...] = ()) -> None:
    """What a viewer is given does not depend on what it may not know."""
    for state, viewer, other, _ in positions:
        assert sight(state, viewer, bad_forms) == sight(other, viewer, bad_forms)


def check_events(positions: Iterable[Position], shows: Callable[[list[Event], int | None, bool], bool]) -> None:
    """Neither do events, nor the point at which undo stops; where many actions are tried, some are compared in full.

    Args:
        positions: they are.
        shows: whether these events may show the viewer something that it did not know; told also whether the machine
            says that something was revealed.
    """
    tried = compared = 0
    for state, viewer, other, rng in positions:
        if state.over:
            continue
        tried += 1
        action = rng.choice(state.legal_actions())
        if action not in other.legal_actions():  # another's hand differs
            assert viewer != state.seat
            continue
        after, events = act(state, action)
        twin, twin_events = act(other, action)
        stops = after.information > state.information
        if [event.args for event in events] == [event.args for event in twin_events]:
            assert stops == (twin.information > other.information)
        if not shows(events, viewer, stops) and not shows(twin_events, viewer, stops):
            assert told(state, events, viewer) == told(state, twin_events, viewer)
            assert after.view(viewer) == twin.view(viewer)
            compared += 1
    assert compared or tried < MANY


def check_determinised(positions: Iterable[Position], bad_forms: tuple[Json, ...] = ()) -> None:
    """A determinised state shows the viewer the same, is sound, and does not depend on the truth."""
    for state, viewer, other, rng in positions:
        if viewer is not None:
            seed = rng.getrandbits(60)
            before = state.to_json()
            twin = state.determinise(viewer, seed)
            assert sight(twin, viewer, bad_forms) == sight(state, viewer, bad_forms)
            anew = twin.clone()
            anew.refresh()  # what is offered, worked out from what was redrawn
            assert sight(anew, viewer, bad_forms) == sight(state, viewer, bad_forms)
            assert state.game.from_json(twin.to_json()).to_json() == twin.to_json()
            assert twin.to_json() == other.determinise(viewer, seed).to_json()
            if not twin.over:
                twin.apply(twin.legal_actions()[0])
            assert state.to_json() == before
