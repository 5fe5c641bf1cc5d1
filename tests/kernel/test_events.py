"""Events: who may see what, and the log of chance."""

from __future__ import annotations

import pytest

from tests.kernel.toy import Note, Pick, ToyGame, start
from wabe.kernel.errors import BadReplay
from wabe.kernel.events import EVERYBODY, Event, EventLog
from wabe.kernel.message import Message, speak


def test_an_event_without_a_secret_is_the_same_for_all() -> None:
    event = Event("moved", {"seat": 1})
    assert [event.project(seat) for seat in (None, 0, 1)] == [{"kind": "moved", "args": {"seat": 1}, "seen": False}] * 3


def test_a_secret_is_for_its_audience_alone() -> None:
    event = Event("drawn", {"seat": 1}, {"card": "cat"}, 0b101)
    seen = {"kind": "drawn", "args": {"seat": 1, "card": "cat"}, "seen": True}
    unseen = {"kind": "drawn", "args": {"seat": 1}, "seen": False}
    assert [event.project(seat) for seat in (0, 1, 2, None)] == [seen, unseen, seen, unseen]


def test_a_secret_for_everybody_is_for_spectators_too() -> None:
    event = Event("drawn", {}, {"card": "cat"}, EVERYBODY)
    assert all(event.project(seat)["seen"] for seat in (0, 3, None))


def test_projecting_leaves_the_event_alone() -> None:
    event = Event("drawn", {"seat": 1}, {"card": "cat"}, 1)
    event.project(0)["args"]["more"] = 1
    assert (event.args, event.secret) == ({"seat": 1}, {"card": "cat"})


def test_the_events_of_a_chapter_have_it_in_common() -> None:
    log = EventLog()
    for chapter in ("dawn", "dawn", "dusk"):
        log.add(Event("moved", {}, chapter=Message(chapter)))
    first, second, third = (event.chapter for event in log.events)
    assert first is second
    assert third == Message("dusk")
    assert [log.heading(index) for index in range(3)] == [first, None, third]


def test_an_event_shows_how_it_was_made() -> None:
    assert repr(Event("drawn", {"seat": 1}, {"card": "cat"}, 5)) == "Event('drawn', {'seat': 1}, {'card': 'cat'}, 5)"


def test_events_are_told_in_the_catalogues_words() -> None:
    game = ToyGame(Note(1, "a"))
    told = game.tell(Event("drawn", {"seat": 1, "count": 2}, {"card": "cat"}, 1).project(0))
    assert told == Message("event-drawn-seen", {"seat": "#1", "count": 2, "card": "@card-cat"})
    assert game.tell(Event("drawn", {"seat": 1}).project(None)) == Message("event-drawn", {"seat": "#1"})


def test_lists_are_told_item_by_item() -> None:
    assert speak({"cards": ["cat", "bundle"], "n": [1]}, {"cards": "@card-"}) == {
        "cards": ["@card-cat", "@card-bundle"],
        "n": [1],
    }


def test_messages_are_equal_by_key_and_arguments() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1}), Message("a")}) == 2
    assert Message("a") != Message("b")
    assert Message("a") != "a"
    assert Message("a", {"n": 1}).to_json() == {"key": "a", "args": {"n": 1}}
    assert repr(Message("a", {"n": 1})) == "Message('a', {'n': 1})"


# ----- the log -----


def test_a_log_records_events_and_chance_in_order() -> None:
    state = start(Pick(9, "one", 0, (1, 2), "chance"), Pick(10, "two", 1, (1, 2), "chance"))
    assert state.log is not None
    state.apply(1)
    state.apply(2)
    assert [event.kind for event in state.log.events] == ["picked", "rolled", "picked", "rolled"]
    rolled = [event.args["number"] for event in state.log.events if event.kind == "rolled"]
    assert state.log.chance == rolled
    state.log.truncate(2, 1)
    assert ([event.kind for event in state.log.events], state.log.chance) == (["picked", "rolled"], rolled[:1])


def test_a_log_makes_no_difference_to_chance() -> None:
    logged = start(Pick(9, "one", 0, (1, 2)))
    plain = logged.clone()
    assert [logged.below(100) for _ in range(20)] == [plain.below(100) for _ in range(20)]


def test_a_script_says_what_chance_says() -> None:
    state = start(Pick(9, "one", 0, (1, 2)))
    state.log = EventLog([3, 0, 5])
    assert [state.below(6) for _ in range(3)] == [3, 0, 5]
    with pytest.raises(BadReplay, match="fewer chance results"):
        state.below(6)


@pytest.mark.parametrize("result", [6, -1])
def test_a_script_stays_in_bounds(result: int) -> None:
    state = start(Pick(9, "one", 0, (1, 2)))
    state.log = EventLog([result])
    with pytest.raises(BadReplay, match=f"chance result {result} is not below 6"):
        state.below(6)
