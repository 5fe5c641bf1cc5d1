"""Saves: named areas, at every decision; broken ones are refused with a reason."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.campaign import campaign, some
from tests.games.wonderlands_war.laws import check_position
from tests.games.wonderlands_war.walks import PLAYERS, SWITCHES, walk
from tests.mutations import mutated
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.errors import BadSave
from wabe.kernel.message import Json
from wabe.kernel.playout import playout

SAVES = [
    state.to_json()
    for players in PLAYERS
    for number, state in enumerate(walk(players, SWITCHES["mixed"], f"saves {players}"))
    if number % 29 == 0
]

LAST = {
    state.top_step().name: state.clone()
    for players in PLAYERS
    for number in range(2)
    for state in walk(players, {"ally_set": "random"}, f"steps {players} {number}")
    if state.depth
}
STEPS = {name: state.to_json() for name, state in LAST.items()}


def load(save: object) -> WarState:
    state = GAME.from_json(save)
    assert isinstance(state, WarState)
    return state


def copied(save: Json) -> Json:
    """A deep copy."""
    copy: Json = json.loads(json.dumps(save))
    return copy


@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_is_the_same_after_saving_and_loading(players: int) -> None:
    for switch in ("set_A", "set_C", "mixed", "prototype"):
        for state in some(walk(players, SWITCHES[switch], f"round trip {players} {switch}"), 2):
            again = load(json.loads(json.dumps(state.to_json())))
            assert again.to_json() == state.to_json()
            assert (again.legal_actions(), again.waiting) == (state.legal_actions(), state.waiting)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_loaded_game_goes_on_as_the_saved_one(players: int) -> None:
    for number, state in enumerate(walk(players, {"ally_set": "random"}, f"goes on {players}")):
        if number % 60 == 0:
            again, same = load(state.to_json()), state.clone()
            assert playout(again) == playout(same)
            assert again.to_json() == same.to_json()


def test_nearly_every_kind_of_decision_is_saved_here() -> None:
    assert len(STEPS) >= 28
    for name, save in STEPS.items():
        assert load(save).top_step().name == name


def test_a_save_names_its_areas() -> None:
    areas = GAME.new(3, 1, {"faction_1": "alice"}).to_json()["areas"]
    assert areas["factions"][0] == "alice"
    assert (len(areas["bag"]), sum(areas["bag"][0])) == (3, 10)
    assert areas["supporters"] == [[0, 0, 0, 0, 0, 10]] * 3
    assert (areas["closed"], areas["region"], areas["round"]) == (-1, -1, 0)
    assert (areas["quest_size"], sum(holder > 0 for holder in areas["quest_holders"])) == (24, 6)


# ----- broken saves -----


def save_at(step: str) -> Json:
    """A save at this decision."""
    return copied(STEPS[step])


def lose_a_chip(areas: Json) -> None:
    kind = next(kind for kind, count in enumerate(areas["supply"]) if count)
    areas["supply"][kind] -= 1


def give_a_chip(areas: Json) -> None:
    areas["bag"][0][13] = 7


def faction_chips_in_supply(areas: Json) -> None:
    areas["supply"][11] = 1


def forge_with_a_gap(areas: Json) -> None:
    areas["forged"][0][:2] = [0, 12]


def madness_is_exhausted(areas: Json) -> None:
    areas["supply"][26] -= 1
    areas["exhausted"][0][26] += 1


def lose_a_supporter(areas: Json) -> None:
    areas["supporters"][0][5] += 1


def build_too_much(areas: Json) -> None:
    areas["castles_left"][0] += 1


def lie_sideways(areas: Json) -> None:
    areas["castles"][0] = [1, 0, 0, 0, 0]


def too_many_shards(areas: Json) -> None:
    areas["shards"] = [60 for _ in areas["shards"]]


def leader_without_strength(areas: Json) -> None:
    areas["leader_strength"][0] = 7


def double_a_quest(areas: Json) -> None:
    areas["quest_deck"][0] = areas["quest_deck"][1]


def double_a_wonderlandian(areas: Json) -> None:
    areas["market"][0] = areas["market"][1]


def double_a_marker(areas: Json) -> None:
    areas["markers"][0] = areas["markers"][1]


def double_a_tea_card(areas: Json) -> None:
    areas["tea_deck"][-1] = areas["tea_deck"][-2]


def tea_of_another_round(areas: Json) -> None:
    areas["tea_deck"][-1] = (areas["tea_deck"][-1] + 30) % 90


def miscount_the_party(areas: Json) -> None:
    areas["party_cards"][0] += 1


def close_a_region(areas: Json) -> None:
    areas["closed"] = 0


def fight_elsewhere(areas: Json) -> None:
    areas["region"] = (areas["region"] + 1) % 5


def fight_at_tea(areas: Json) -> None:
    areas["active"] = 0


def twin_factions(areas: Json) -> None:
    areas["factions"][0] = areas["factions"][1]


def nobody_fights(areas: Json) -> None:
    for marks in areas["battle"]:
        marks[0] = 0


def beyond_the_end(areas: Json) -> None:
    areas["battle"][0][1] = 26


def play_at_no_draw(areas: Json) -> None:
    kind = next(kind for kind, count in enumerate(areas["bag"][0]) if count)
    areas["bag"][0][kind] -= 1
    areas["battle"][0][2] = kind + 1


def hold_at_no_draw(areas: Json) -> None:
    kind = next(kind for kind, count in enumerate(areas["bag"][0]) if count)
    areas["bag"][0][kind] -= 1
    areas["held"][0][0], areas["held_size"][0] = kind, 1


def wait_for_an_unknown_effect(areas: Json) -> None:
    areas["effects"][0][0], areas["effects_size"][0][0] = 255 << 3, 1


def unlock_for_nobody(areas: Json) -> None:
    areas["on_unlock"] = 1 << 19


@pytest.mark.parametrize(
    ("step", "harm", "reason"),
    [
        ("choose_chair", lose_a_chip, "are not all there"),
        ("choose_chair", give_a_chip, "too many Faction chips"),
        ("choose_chair", faction_chips_in_supply, "Faction chips are in the supply"),
        ("keep_quest", forge_with_a_gap, "not filled from the left"),
        ("choose_chair", madness_is_exhausted, "Madness is Active or Exhausted"),
        ("choose_chair", lose_a_supporter, "Supporters are missing"),
        ("choose_chair", build_too_much, "Castles are missing"),
        ("keep_quest", lie_sideways, "a Castle lies sideways"),
        ("choose_chair", too_many_shards, "too many Shards"),
        ("choose_chair", leader_without_strength, "leader_strength is 7|a Leader is too strong"),
        ("choose_chair", double_a_quest, "the Quests are not all there"),
        ("choose_chair", double_a_wonderlandian, "the Wonderlandians are not all there"),
        ("choose_chair", double_a_marker, "a scoring marker lies twice"),
        ("choose_chair", double_a_tea_card, "a tea card (is there twice|of this Round is missing)"),
        ("choose_chair", tea_of_another_round, "the tea deck is of another Round"),
        ("choose_chair", miscount_the_party, "another number of tea cards"),
        ("keep_quest", close_a_region, "the Quests are not all there"),
        ("draw_or_halt", fight_elsewhere, "another Region is fought over|a closed Region|used"),
        ("draw_or_halt", fight_at_tea, "it is nobody's turn, or somebody's in a War"),
        ("choose_chair", twin_factions, "not a different Faction"),
        ("draw_or_halt", nobody_fights, "nobody fights"),
        ("draw_or_halt", beyond_the_end, "a tracker is beyond the end"),
        ("draw_or_halt", play_at_no_draw, "a chip is played at no draw"),
        ("draw_or_halt", hold_at_no_draw, "chips are in hand at the wrong time"),
        ("draw_or_halt", wait_for_an_unknown_effect, "an unknown effect waits"),
        ("keep_quest", unlock_for_nobody, "an ability of nobody"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_position_that_cannot_be_is_refused(step: str, harm: Callable[[Json], None], reason: str) -> None:
    save = save_at(step) if step != "keep_quest" else GAME.new(4, 3).to_json()
    harm(save["areas"])
    with pytest.raises(BadSave, match=f"The save is broken: .*({reason})"):
        load(save)


AREAS = sorted(SAVES[5]["areas"])


@pytest.mark.parametrize("area", AREAS)
def test_an_area_that_is_missing_or_of_another_shape_is_refused(area: str) -> None:
    junk: object
    for junk in ({}, "tea", None, [[[1]]], 10**9):
        save = copied(SAVES[5])
        save["areas"][area] = junk
        with pytest.raises(BadSave):
            load(save)
    save = copied(SAVES[5])
    del save["areas"][area]
    with pytest.raises(BadSave, match=area):
        load(save)


TEA = ["round", "end_war", "war", "end_party", "end_tea_turn"]
BATTLE = ["round", "end_war", "next_battle"]


@pytest.mark.parametrize(
    "stack",
    [
        [],
        ["choose_chair"],
        ["round"],
        ["round", "choose_chair"],
        ["round", "keep_quest"],
        TEA,
        [*TEA, "choose_chair", "choose_chair"],
        [*TEA, "choose_part"],
        [*TEA, "resolve_card", "choose_half", "choose_part"],
        [*TEA, "use"],
        [*TEA, "choose_chair", "effects", "choose_effect"],
        [*TEA, "resolve_card", "choose_track"],
        [*TEA, "resolve_card", "place_figure"],
        [*TEA, "draw_or_halt"],
        [*TEA[:-1], "choose_chair"],
        [*BATTLE, "draw_or_halt"],
        [*BATTLE, "clean_up", "choose_award"],
        ["somersault"],
    ],
    ids=lambda stack: "-".join(stack[-2:]) or "empty",
)
def test_steps_that_are_no_turn_are_refused(stack: list[str]) -> None:
    save = save_at("choose_chair")
    save["stack"] = [[step, 0] for step in stack]
    with pytest.raises(BadSave, match="The save is broken: "):
        load(save)


@pytest.mark.parametrize("step", sorted(STEPS))
def test_arguments_that_name_nobody_are_refused(step: str) -> None:
    for arg in (7, 1 << 30 | 7):
        save = save_at(step)
        save["stack"][-1][1] = arg
        with pytest.raises(BadSave):
            load(save)


def load_if_sound(save: object) -> WarState | None:
    try:
        return load(save)
    except BadSave:
        return None


def check_playable(state: WarState) -> None:
    """It can be looked at from everywhere, and played to its end."""
    check_position(state, former=True)
    for seat in range(state.players):
        assert state.determinise(seat, 1).view(seat) == state.view(seat)
        state.decision(seat)
    state.view(None)
    assert playout(state, 20_000) < 20_000
    assert state.over
    check_position(state, former=True)


@settings(max_examples=campaign(150))
@given(st.data())
def test_a_mutated_save_is_refused_or_sound(data: st.DataObject) -> None:
    state = load_if_sound(data.draw(st.sampled_from(SAVES).flatmap(mutated)))
    if state is not None:
        check_playable(state)


def moved(save: Json, rng: random.Random) -> Json:
    """The save with chips, units, cards and frames moved elsewhere, nothing lost."""
    areas = save["areas"]
    for _ in range(rng.randrange(1, 6)):
        seat, other = rng.sample(range(save["players"]), 2)
        kind = rng.randrange(11)
        if areas["bag"][seat][kind]:
            areas["bag"][seat][kind] -= 1
            areas[rng.choice(["bag", "exhausted"])][other][kind] += 1
        places = areas["supporters"][seat]
        here, there = rng.sample(range(len(places)), 2)
        places[here], places[there] = places[there], places[here]
        cards = areas["quest_holders"]
        one, two = rng.sample(range(len(cards)), 2)
        cards[one], cards[two] = cards[two], cards[one]
        areas["leaders"][seat] = rng.choice([areas["leaders"][seat], rng.randrange(7)])
        areas["battle"][seat][rng.randrange(19)] = rng.randrange(4)
    if save["stack"] and rng.random() < 0.5:
        save["stack"][-1][1] = rng.randrange(600)
    return save


def test_things_moved_about_are_refused_or_sound() -> None:
    """Nothing is lost, so only the finer checks can tell."""
    rng = random.Random(1)
    tries = iter(range(campaign(3000)))
    for _ in range(campaign(30)):
        states = (load_if_sound(moved(copied(rng.choice(SAVES)), rng)) for _ in tries)
        state = next((state for state in states if state is not None), None)
        assert state is not None
        check_playable(state)
