"""Saves: named areas, at every decision; broken ones are refused with a reason."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.campaign import campaign, some
from tests.games.wonderland_xiii.laws import check_position
from tests.games.wonderland_xiii.table import STACK, counts, play, table
from tests.games.wonderland_xiii.walks import SWITCHES, walk
from tests.mutations import mutated
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.errors import BadSave
from wabe.kernel.message import Json
from wabe.kernel.playout import playout

SAVES = [
    state.to_json()
    for players in (2, 3, 4)
    for number, state in enumerate(walk(players, SWITCHES["default"], f"saves {players}"))
    if number % 9 == 0
]


def load(save: object) -> XiiiState:
    state = GAME.from_json(save)
    assert isinstance(state, XiiiState)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_is_the_same_after_saving_and_loading(players: int) -> None:
    for number, switch in enumerate(SWITCHES.values()):
        for state in some(walk(players, switch, f"round trip {players} {number}"), 2):
            again = load(json.loads(json.dumps(state.to_json())))
            assert again.to_json() == state.to_json()
            assert (again.legal_actions(), again.waiting) == (state.legal_actions(), state.waiting)


def test_a_loaded_game_goes_on_as_the_saved_one() -> None:
    for state in walk(3, {}, "goes on"):
        again, same = load(state.to_json()), state.clone()
        assert playout(again) == playout(same)
        assert again.to_json() == same.to_json()


def test_a_save_names_its_areas() -> None:
    areas = table("aA rr cc hh qq", hidden=["", "b"]).to_json()["areas"]
    assert areas["hall"][0] == {"cards": ["alice", "alice"], "covers": 1, "knowers": []}
    assert areas["notebooks"][0] == counts("aaa")
    assert areas["hidden"] == [[], [["bundle", False]]]
    assert areas["keys"] == {"middle": 2, "hand": 2}


def test_looks_are_saved() -> None:  # XIII-A54
    state = table("aaaa rrrb cccc hhhh qqqc")
    play(state, "unlock 0", "look 3")
    again = load(state.to_json())
    assert again.view(0) == state.view(0)
    assert again.view(0)["hall"][3]["seen"] == "hatter"


def load_if_sound(save: object) -> XiiiState | None:
    try:
        return load(save)
    except BadSave:
        return None


# ----- broken saves -----


def broken(**changes: Any) -> Json:
    """A save at the first decision of seat 0's turn with some areas changed."""
    save = table(hidden=["c"]).to_json()
    save["areas"].update(changes)
    return save


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"discard": counts("a")}, "13 cards of alice instead of 12"),
        ({"keys": {"middle": 3, "hand": 2}}, "more than 4 Keys"),
        ({"keys": {"middle": 2, "hand": 0}}, "a pass that cannot be made"),
        ({"keys": {"middle": 2, "hand": "2"}}, "hand is '2', not a whole number from 0 to 4"),
        ({"active": 2}, "active is 2, not a whole number from 0 to 1"),
        ({"collapsed": True}, "a turn goes on after a collapse"),
        ({"pass_number": 2}, "cards won are missing"),
        ({"pass_number": 0}, "cards won are missing"),
        ({"checked": [0, 0, 2, 0, 0]}, "hidden cards that would have been discarded"),
        ({"checked": [3, 0, 0, 0, 0]}, "3 is not a whole number from 0 to 2"),
        ({"unlocked": [5]}, "unlocked is 5, not a whole number from 0 to 4"),
        ({"hall": []}, "cards of alice instead of 12"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: Json, reason: str) -> None:  # XIII-A06 XIII-A22
    with pytest.raises(BadSave, match="The save is broken: .*" + reason):
        load(broken(**changes))


def test_a_tunnel_that_would_have_collapsed_is_refused() -> None:  # XIII-11
    save = table("AAAA RRRR CCCC HHHH QQQQ", tunnel="cchh").to_json()
    save["areas"]["tunnel"] = counts("ccc")
    save["areas"]["discard"] = counts("")
    save["areas"]["hall"][4]["cards"][0] = "hatter"
    save["areas"]["checked"] = [0, 0, 2, 2, 0]
    with pytest.raises(BadSave):
        load(save)


def test_a_key_beside_an_empty_deck_is_refused() -> None:  # XIII-A08
    save = table("aaaa - cccc hhhh qqqq", players=3).to_json()
    save["areas"]["unlocked"] = [1]
    save["areas"]["keys"] = {"middle": 2, "hand": 1}
    with pytest.raises(BadSave, match="beside an empty deck"):
        load(save)


def test_a_pass_after_the_end_condition_is_refused() -> None:  # XIII-A58
    with pytest.raises(BadSave, match="a pass that cannot be made"):
        table("aaaa - cccc hhhh qqqq", players=2)


@pytest.mark.parametrize(
    "stack",
    [
        [],
        STACK[1:],
        STACK[:-1],
        [*STACK, "choose_deck"],
        ["end_turn", "take", "go_on"],
        ["end_turn"],
        ["end_turn", "continue_or_not", "skill"],
        ["end_turn", "continue_or_not", "draw"],
        ["somersault"],
    ],
)
def test_steps_that_are_no_turn_are_refused(stack: list[str]) -> None:
    save = table().to_json()
    save["stack"] = [[step, 0] for step in stack]
    with pytest.raises(BadSave, match="The save is broken: "):
        load(save)


def test_nobody_may_be_their_own_target() -> None:  # XIII-A19
    state = table("aaaa hhhh cccc hhhb qqqh")
    play(state, "unlock 0")
    save = state.to_json()
    assert save["stack"][-1] == ["draw", 1]
    save["stack"][-1] = ["draw", 0]
    with pytest.raises(BadSave, match="no other player"):
        load(save)


@settings(max_examples=campaign(300))
@given(st.data())
def test_a_mutated_save_is_refused_or_sound(data: st.DataObject) -> None:
    """Whatever is loaded can be looked at from everywhere and played to its end."""
    save = data.draw(st.sampled_from(SAVES).flatmap(mutated))
    state = load_if_sound(save)
    if state is None:
        return
    check_position(state)
    for seat in range(state.players):
        assert state.determinise(seat, 1).view(seat) == state.view(seat)
    state.view(None)
    state.odds(None)
    made = playout(state)
    assert made < 1000
    assert state.over
    check_position(state)


def moved(save: Json, rng: random.Random) -> Json:
    """The save with some cards moved elsewhere, none lost."""
    areas = save["areas"]
    for _ in range(rng.randrange(1, 12)):
        piles = [areas["tunnel"], areas["under_queens"], areas["discard"], *areas["notebooks"]]
        kind = rng.choice(list(areas["discard"]))
        source = rng.choice(piles)
        hall = rng.choice(areas["hall"])["cards"]
        if rng.random() < 0.5 and source[kind]:
            source[kind] -= 1
            rng.choice(piles)[kind] += 1
        elif hall and rng.random() < 0.8:
            rng.choice(piles)[hall.pop(rng.randrange(len(hall)))] += 1
        elif source[kind]:
            source[kind] -= 1
            hall.insert(0, kind)
    areas["pass_number"] = rng.choice([areas["pass_number"], rng.randrange(5)])
    areas["checked"] = rng.choice([areas["checked"], [2] * 5])
    return save


def test_cards_moved_about_are_refused_or_sound() -> None:
    """None is lost, so only the finer checks can tell."""
    rng = random.Random(1)
    loaded = 0
    for _ in range(campaign(1000)):
        save = moved(json.loads(json.dumps(rng.choice(SAVES))), rng)
        state = load_if_sound(save)
        if state is None:
            continue
        loaded += 1
        for seat in range(state.players):
            assert state.determinise(seat, 1).view(seat) == state.view(seat)
        playout(state)
        assert state.over
        check_position(state)
    assert loaded > campaign(20)
