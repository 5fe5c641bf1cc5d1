"""Rules that have changed: what is shown of plays and saves of before."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import Pick, Toy, ToyGame
from wabe.kernel.errors import BadReplay, BadSave, UndoRefused
from wabe.kernel.film import changed, changes
from wabe.kernel.message import Json
from wabe.kernel.record import Record
from wabe.kernel.state import State

OLD = ToyGame(Pick(9, "one", 0, (1, 2)), Pick(10, "two", 0, (1, 2)), Pick(11, "three", 1, (1, 2)))
NEW = ToyGame(Pick(9, "one", 0, (1, 2)), Pick(10, "two", 0, (1, 3)), Pick(11, "three", 1, (1, 2), "chance"))
DEALT = ToyGame(Pick(10, "two", 0, (1, 2)), Pick(9, "one", 0, (1, 2)), Pick(11, "three", 1, (1, 2)))
for game in (NEW, DEALT):
    game.version = 4


class Renamed(ToyGame):
    """Its newer rules keep the trace under another name."""

    def revise(self, save: Json) -> Json:
        return {**save, "areas": {"path": save["areas"]["trace"]}}

    def areas(self, state: Toy) -> Json:
        return {"path": state.trace[:]}

    def restore(self, state: Toy, areas: Json) -> None:
        state.trace = list(areas["path"])


def played(*numbers: int) -> Record:
    record = Record(OLD, 3, 1)
    for number in numbers:
        record.act(record.state.seat, number)
    return record


def reread(file: Json, game: ToyGame = NEW) -> Record:
    return Record.from_json(json.loads(json.dumps(file)), lambda _: game)


def trace(state: State) -> Any:
    return state.view(None)["trace"]


def test_a_play_goes_on_under_new_rules_from_where_the_old_ones_led() -> None:
    record = reread(played(1, 2).to_json(film=True))
    assert (
        str(record.differs) == "The replay first differs at action 2: That is not possible now. What may be done: pick."
    )
    assert trace(record.state) == ["0:1", "0:2"]
    assert [turn.version for turn in record.turns] == [0, 3]
    record.act(1, 1)
    assert [event.kind for event in record.events] == ["picked", "picked", "picked", "rolled"]
    assert record.state.over
    again = reread(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.differs is None


def test_nothing_is_taken_back_across_a_change_of_rules() -> None:
    record = reread(played(1, 2).to_json(film=True))
    refusal = record.undo_refusal(0)
    assert refusal is not None
    assert refusal.key == "undo-rules"
    with pytest.raises(UndoRefused, match="The rules have changed since"):
        record.undo(0)
    assert record.undo_refusal(1) is not None


def test_another_set_up_is_shown_too() -> None:
    record = reread(played(2, 2, 1).to_json(film=True), DEALT)
    assert record.differs is not None
    assert "at the set-up" in str(record.differs)
    assert trace(record.at(0)) == []
    assert trace(record.state) == ["0:2", "0:2", "1:1"]
    again = reread(record.to_json(), DEALT)
    assert again.to_json() == record.to_json()


def test_the_same_rules_are_strict_with_a_film_too() -> None:
    file = played(1, 2).to_json(film=True)
    file["actions"][1]["digest"] = "0"
    with pytest.raises(BadReplay, match="first differs at action 2"):
        reread(file, OLD)


@pytest.mark.parametrize(
    ("name", "value"),
    [("start", 5), ("events", [[1]]), ("actions", []), ("actions", [{}, {}]), ("shown", {"1": "x"}), ("shown", 3)],
)
def test_a_broken_film(name: str, value: Any) -> None:
    file = played(1, 2).to_json(film=True)
    file["film"][name] = value
    with pytest.raises(BadReplay, match="The film of the replay is broken"):
        reread(file)


def test_a_film_tells_nothing_of_chance_to_come() -> None:
    assert "rng" not in json.dumps(played(1).to_json(film=True))


def test_saves_of_older_rules_are_revised_by_the_game() -> None:
    game = Renamed(*OLD.first)
    save = played(1).state.to_json()
    with pytest.raises(BadSave):
        game.from_json(save)
    game.version = 4
    assert game.from_json(save).to_json()["areas"] == {"path": ["0:1"]}


THINGS = st.recursive(
    st.integers(2, 9) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
)
OBJECTS = st.dictionaries(st.sampled_from("abc"), THINGS)


@given(OBJECTS, OBJECTS)
def test_changes_make_the_new_of_the_old(old: Json, new: Json) -> None:
    before = json.dumps(old)
    assert changed(old, json.loads(json.dumps(changes(old, new)))) == new
    assert json.dumps(old) == before
