"""Games that are over, laid open: all that any seat saw is there, and nothing of it before the end."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import wabe
from wabe.games.alicematic_heroes.record import view as heroes
from wabe.games.wonderlands_war.record import view as war
from wabe.kernel import face_up
from wabe.kernel.errors import Sealed
from wabe.kernel.message import Json
from wabe.kernel.record import Record

RECORDED = Path(__file__).parent.parent / "games" / "recorded"
FILES = ("xiii-4-greedy", "heroes-3-random", "war-3-greedy")
# Whose seat it is, and what that seat alone is asked; a multi-draw stands with its seat among all of them. Whether a
# Commoner is known to the viewer; which Objectives hold of the Quests that it sees.
OWN = {"seat", "reach", "held", "known", "objectives"}


@cache
def finished(name: str) -> Record:
    return wabe.Record.from_json(json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8")), wabe.load)


def lacks(whole: Any, seen: Any, at: str = "") -> list[str]:
    """Where something that was seen is not there, or otherwise."""
    if seen is None or seen == "hidden":
        return []
    if isinstance(seen, dict) and isinstance(whole, dict):
        return [lack for name in seen if name not in OWN for lack in lacks(whole.get(name), seen[name], f"{at}.{name}")]
    if isinstance(seen, list) and isinstance(whole, list) and len(seen) == len(whole):
        return [lack for index, one in enumerate(seen) for lack in lacks(whole[index], one, f"{at}[{index}]")]
    return [] if whole == seen else [f"{at}: {seen} is {whole}"]


def put_back(seen: Json) -> Json:
    """A view in which chips of multi-draws are in their bags again, where all who have not seen them have them."""
    battle = seen.get("battle") or {}
    drawn = battle.get("multi_draws") or [battle.get("held") if seat == seen["seat"] else None for seat in range(9)]
    return {**seen, "seats": [with_chips(seat, chips or []) for seat, chips in zip(seen["seats"], drawn, strict=False)]}


def with_chips(seat: Json, chips: list[str]) -> Json:
    """A seat of a view with these chips in its bag."""
    if not chips:
        return seat
    return {**seat, "bag": dict(Counter(seat["bag"]) + Counter(chips)), "bag_size": seat["bag_size"] + len(chips)}


@pytest.mark.parametrize("name", FILES)
def test_all_that_any_seat_saw_lies_open(name: str) -> None:
    record = finished(name)
    whole = face_up.views(record)
    seen: list[list[Json]] = []
    record.walk(lambda state: seen.append([state.view(seat) for seat in (None, *range(state.players))]))
    assert len(whole) == len(seen)
    for position, views in zip(whole, seen, strict=True):
        assert position["seat"] is None
        assert [lack for view in views for lack in lacks(put_back(position), put_back(view))] == []


@pytest.mark.parametrize("name", FILES)
def test_it_is_more_than_a_spectator_saw(name: str) -> None:
    record = finished(name)
    spectator: list[Json] = []
    record.walk(lambda state: spectator.append(state.view(None)))
    hidden = [lacks(seen, whole) for seen, whole in zip(spectator, face_up.views(record), strict=True)]
    assert sum(map(bool, hidden)) > len(hidden) / 2


@pytest.mark.parametrize("name", FILES)
def test_events_are_told_as_to_whoever_may_know_them(name: str) -> None:
    record = finished(name)
    kept = [event for event in record.events if event.secret is not None]
    assert kept
    for index, event in enumerate(record.events):
        told = face_up.entry(record, index)
        assert told["seen"] == (event.secret is not None)
        for seat in range(record.state.players):
            projected = event.project(seat)
            assert told == projected if projected["seen"] else lacks(told["args"], projected["args"]) == []


@pytest.mark.parametrize("name", sorted(wabe.games()))
def test_nothing_is_laid_open_while_a_game_goes_on(name: str) -> None:
    chance = random.Random(name)
    record = Record(wabe.load(name), 3, 5)
    for _ in range(60):
        for look in (lambda: face_up.views(record), lambda: face_up.entry(record, 0)):
            with pytest.raises(Sealed, match="not over yet"):
                look()
        seat = chance.choice(record.state.waiting)
        record.act(seat, chance.choice(record.state.legal_actions(seat)))


def test_the_chips_of_a_multi_draw_lie_with_whose_they_are() -> None:
    record = finished("war-4-random")
    held: list[list[Json | None]] = []
    record.walk(lambda state: held.append([(state.view(seat)["battle"] or {}).get("held") for seat in range(4)]))
    drawn = [(whole["battle"] or {}).get("multi_draws", [None] * 4) for whole in face_up.views(record)]
    assert drawn == held
    assert any(any(chips) for chips in drawn)


def test_drawing_decks_are_told_in_the_order_in_which_they_are_drawn() -> None:
    record = finished("xiii-4-greedy")
    for whole, after in zip(face_up.views(record), face_up.views(record)[1:], strict=False):
        for deck, later in zip(whole["hall"], after["hall"], strict=True):
            count = len(later["cards"])
            assert count > len(deck["cards"]) or deck["cards"][len(deck["cards"]) - count :] == later["cards"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("war-3-greedy", lambda whole: list(whole.get("decks", {}).values())),
        ("heroes-3-random", lambda whole: [whole["cards"]] if "cards" in whole else []),
    ],
)
def test_no_more_of_a_deck_is_told_than_what_is_drawn_next(name: str, told: Callable[[Json], list[list[str]]]) -> None:
    decks = [deck for whole in face_up.views(finished(name)) for deck in told(whole)]
    assert max(map(len, decks)) == {"war-3-greedy": war.NEXT, "heroes-3-random": heroes.NEXT}[name]
