"""Saves: named areas, at every decision; broken ones are refused with a reason."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.campaign import campaign, some
from tests.games.alicematic_heroes.laws import check_position
from tests.games.alicematic_heroes.walks import SWITCHES, walk
from tests.mutations import mutated
from wabe.games.alicematic_heroes import GAME
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.errors import BadSave
from wabe.kernel.message import Json
from wabe.kernel.playout import playout

SAVES = [
    state.to_json()
    for players in (3, 4, 5)
    for number, state in enumerate(walk(players, SWITCHES["default"], f"saves {players}"))
    if number % 23 == 0
]

LAST = {
    state.top_step().name: state.clone()
    for players in (3, 4, 5)
    for number in range(3)
    for state in walk(players, {}, f"t {players} {number}")
    if state.depth
}
STEPS = {name: state.to_json() for name, state in LAST.items()}


def load(save: object) -> HeroesState:
    state = GAME.from_json(save)
    assert isinstance(state, HeroesState)
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_is_the_same_after_saving_and_loading(players: int) -> None:
    for number, switch in enumerate(SWITCHES.values()):
        for state in some(walk(players, switch, f"round trip {players} {number}"), 2):
            again = load(json.loads(json.dumps(state.to_json())))
            assert again.to_json() == state.to_json()
            assert (again.legal_actions(), again.waiting) == (state.legal_actions(), state.waiting)


def test_a_loaded_game_goes_on_as_the_saved_one() -> None:
    for number, state in enumerate(walk(4, {}, "goes on")):
        if number % 5 == 0:
            again, same = load(state.to_json()), state.clone()
            assert playout(again) == playout(same)
            assert again.to_json() == same.to_json()


def test_a_save_names_its_areas() -> None:
    areas = GAME.new(3, 1).to_json()["areas"]
    assert len(areas["map"]) == 9
    assert len(areas["held"]) == len(areas["attacks"]) == 63
    assert len(areas["deck"]) == 90 - 3 * 5
    assert sum(areas["seats"][0]["hand"].values()) == 5
    assert areas["seats"][0]["slots"] == {"red": [], "blue": [], "yellow": [], "green": [], "white": []}


# ----- broken saves -----


def midway() -> Json:
    """A save at a choice of a target, late enough that everything has happened."""
    for state in walk(4, {}, "midway 1"):
        if state.turn > 20 and state.top_step().name == "choose_target":
            return state.to_json()
    raise AssertionError("no such position")


def lose_a_card(save: Json) -> None:
    save["areas"]["deck"].pop()


def double_a_tile(save: Json) -> None:
    save["areas"]["map"][0] = save["areas"]["map"][1]


def crowd_a_space(save: Json) -> None:
    save["areas"]["held"][1] = [0, 1]


def attack_a_city(save: Json) -> None:
    save["areas"]["attacks"][7] = 0


def attack_oneself(save: Json) -> None:
    space = next(s for s, held in enumerate(save["areas"]["held"]) if held and s % 7)
    save["areas"]["attacks"][space] = save["areas"]["held"][space][0]


def empty_the_bank(save: Json) -> None:
    save["areas"]["seats"][0]["tokens"]["red"] = save["areas"]["seats"][1]["tokens"]["red"] = 15


def turn_of_another(save: Json) -> None:
    save["areas"]["active"] = (save["areas"]["active"] + 1) % 4


def share_a_kingdom(save: Json) -> None:
    save["areas"]["seats"][0]["kingdom"] = save["areas"]["seats"][1]["kingdom"]


def stamp_the_future(save: Json) -> None:
    card = next(c for seat in save["areas"]["seats"] for slot in seat["slots"].values() for c in slot if c["up"])
    card["revealed"] = save["areas"]["stamp"] + 1


def play_too_much(save: Json) -> None:
    save["areas"]["turn"], save["areas"]["active"] = 1, save["areas"]["start"]


def copy_without_witchcraft(save: Json) -> None:
    card = next(c for seat in save["areas"]["seats"] for slot in seat["slots"].values() for c in slot if c["up"])
    card["copies"] = "ninja"


def lose_a_city(save: Json) -> None:
    held = save["areas"]["held"]
    city = next(space for space in range(0, len(held), 7) if held[space])
    held[city].pop()


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (lose_a_card, "there are . cards"),
        (double_a_tile, "the map has wrong tiles"),
        (crowd_a_space, "too many tokens on space 1"),
        (lose_a_city, "seat . has lost a City"),
        (attack_a_city, "space 7 cannot be under attack"),
        (attack_oneself, "is attacked by its holder"),
        (empty_the_bank, "too many resource tokens"),
        (turn_of_another, "it is another seat's turn"),
        (share_a_kingdom, "two seats share a kingdom"),
        (stamp_the_future, "revealed in the future"),
        (copy_without_witchcraft, "a card copies wrongly"),
        (play_too_much, "has played more cards than it had turns"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_position_that_cannot_be_is_refused(harm: Callable[[Json], None], reason: str) -> None:
    save = midway()
    harm(save)
    with pytest.raises(BadSave, match="The save is broken: .*" + reason):
        load(save)


@pytest.mark.parametrize(
    "stack",
    [
        [],
        ["choose_target"],
        ["end_turn"],
        ["end_turn", "choose_target", "choose_target"],
        ["end_turn", "choose_card"],
        ["end_turn", "choose_target", "place_card"],
        ["end_turn", "how"],
        ["end_turn", "carry_out", "how"],
        ["end_turn", "plunder"],
        ["end_turn", "keep"],
        ["mulligan"],
        ["place_city"],
        ["somersault"],
    ],
)
def test_steps_that_are_no_turn_are_refused(stack: list[str]) -> None:
    save = midway()
    save["stack"] = [[step, 0] for step in stack]
    with pytest.raises(BadSave, match="The save is broken: "):
        load(save)


@pytest.mark.parametrize(("aside", "next_seat"), [(1, 0), (0, 1)], ids=["on a land", "of another seat"])
def test_start_tokens_lie_on_cities_in_the_order_of_placing(aside: int, next_seat: int) -> None:
    """AH-10 AH-11"""
    save = copy.deepcopy(STEPS["place_city"])
    held = save["areas"]["held"]
    city = next(space for space, seats in enumerate(held) if seats)
    held[city + aside].append((held[city].pop() + next_seat) % save["players"])
    with pytest.raises(BadSave, match=r"The save is broken: the Cities of seat . do not agree with the placements"):
        load(save)


@pytest.mark.parametrize("due", [0, 1 << 20, (1 << 20) - 1])
@pytest.mark.parametrize("step", ["mulligan", "place_city", "choose_target", "take", "keep"])
def test_effects_that_cannot_be_due_are_refused(step: str, due: int) -> None:
    save = STEPS[step]
    frames = save["stack"]
    harmed = {**save, "stack": [*frames[:1], ["effects", due], *frames[1:]]}
    with pytest.raises(BadSave, match="The save is broken: "):
        load(harmed)


@pytest.mark.parametrize(("step", "args"), [("take", [0xFF, 1]), ("keep", [0, 1 << 8, 3, 0xFF << 8 | 1])])
def test_effects_without_a_cause_are_refused(step: str, args: list[int]) -> None:
    save = STEPS[step]
    for arg in args:
        with pytest.raises(BadSave, match="an effect"):
            load({**save, "stack": [*save["stack"][:-1], [step, arg]]})


def load_if_sound(save: object) -> HeroesState | None:
    try:
        return load(save)
    except BadSave:
        return None


def check_playable(state: HeroesState) -> None:
    """It can be looked at from everywhere, and played to its end."""
    check_position(state)
    for seat in range(state.players):
        assert state.determinise(seat, 1).view(seat) == state.view(seat)
        state.decision(seat)
    state.view(None)
    assert playout(state) < 3000
    assert state.over
    check_position(state)


@settings(max_examples=campaign(150))
@given(st.data())
def test_a_mutated_save_is_refused_or_sound(data: st.DataObject) -> None:
    state = load_if_sound(data.draw(st.sampled_from(SAVES).flatmap(mutated)))
    if state is not None:
        check_playable(state)


def moved(save: Json, rng: random.Random) -> Json:
    """The save with cards, tokens and frames moved elsewhere, no card lost."""
    areas = save["areas"]
    for _ in range(rng.randrange(1, 6)):
        seat, other = rng.sample(areas["seats"], 2)
        slot, goal = (rng.choice([*owner["slots"].values()]) for owner in (seat, other))
        if slot and len(goal) < 4:
            goal.append(slot.pop(rng.randrange(len(slot))))
        if areas["deck"] and rng.random() < 0.5:
            name = areas["deck"].pop()
            seat["hand"][name] = seat["hand"].get(name, 0) + 1
        space, to = rng.sample(range(len(areas["held"])), 2)
        areas["held"][space], areas["held"][to] = areas["held"][to], areas["held"][space]
        areas["attacks"][to] = rng.choice([areas["attacks"][to], None, 0])
    if save["stack"] and rng.random() < 0.5:
        save["stack"][-1][1] = rng.randrange(600)
    areas["plan"]["target"] = rng.choice([areas["plan"]["target"], rng.randrange(63)])
    return save


def test_things_moved_about_are_refused_or_sound() -> None:
    """No card is lost, so only the finer checks can tell."""
    rng = random.Random(1)
    loaded = 0
    for _ in range(campaign(400)):
        state = load_if_sound(moved(json.loads(json.dumps(rng.choice(SAVES))), rng))
        if state is not None:
            loaded += 1
            check_playable(state)
    assert loaded > campaign(20)
