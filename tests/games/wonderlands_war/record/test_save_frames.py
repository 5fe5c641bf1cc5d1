"""Saves whose steps name what cannot be, and Poison that nobody can have placed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wonderlands_war.record.test_save import STEPS, copied, load, load_if_sound, save_at
from wabe.games.wonderlands_war.content.content import load_content
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.chips import MADNESS
from wabe.games.wonderlands_war.table.layout import KINDS
from wabe.kernel.errors import BadSave

ALONE = [
    "complete_feat",
    "choose_half",
    "corrupt",
    "forging",
    "give_shard",
    "take_wonderlandian",
    "unlock",
]


@pytest.mark.parametrize("step", ALONE)
def test_arguments_that_say_more_than_a_seat_are_refused(step: str) -> None:
    for arg in (8, 256 << 3):
        save = save_at(step)
        save["stack"][-1][1] |= arg
        with pytest.raises(BadSave, match=f"the step {step} is of more than a seat"):
            load(save)


@pytest.mark.parametrize("step", ["choose_chair", "choose_part", "draw_or_halt", "wager"])
def test_so_are_arguments_of_steps_that_have_none(step: str) -> None:
    for arg in (1, 8):
        save = save_at(step)
        save["stack"][-1][1] = arg
        with pytest.raises(BadSave, match=f"the step {step} has an argument"):
            load(save)


def test_so_are_those_further_down() -> None:
    save = copied(next(save for save in STEPS.values() if ["forging"] in [frame[:1] for frame in save["stack"][:-1]]))
    next(frame for frame in save["stack"] if frame[0] == "forging")[1] |= 1 << 6
    with pytest.raises(BadSave, match="the step forging is of more than a seat"):
        load(save)


@pytest.mark.parametrize(("count", "sound"), [(0, False), (1, True), (2, True), (3, False)])
def test_no_reward_draws_more_than_two_quests(count: int, sound: bool) -> None:
    save = save_at("draw_quests")
    save["stack"][-1][1] = save["stack"][-1][1] & 7 | count << 3
    assert (load_if_sound(save) is not None) == sound


@pytest.mark.parametrize(
    ("track", "more", "reason"),
    [
        (0, 1 << 13, "above the first"),
        (3, 1 << 14, "below the last"),
        (1, 31 << 3, "a chip is forged that cannot be"),
        (1, 4 << 15, "a chip is forged that cannot be"),
    ],
)
def test_what_a_forge_brings_is_there(track: int, more: int, reason: str) -> None:
    save = save_at("choose_track")
    frame: list[Any] = ["after_forging", track << 11]
    save["stack"].insert(-1, frame)
    load(save)
    frame[1] |= more
    with pytest.raises(BadSave, match=reason):
        load(save)


@pytest.mark.parametrize(
    ("step", "arg", "reason"),
    [
        ("choose_region", 0, "units are placed that are not there"),
        ("choose_region", 1 << 12, "the step choose_region is of more than it can be"),
        ("choose_unit", 5 << 3 | 1 << 6, "units are placed that are not there"),
        ("place_figure", 13 << 3, "there is no such standee"),
        ("gain_ally", 1 << 5, "the step gain_ally is of more than it can be"),
        ("choose_award", 1 << 4, "the step choose_award is of more than it can be"),
        ("lose_unit", 1 << 3, "the step lose_unit is of no Madness"),
        ("use", 255 << 3, "an unknown effect waits"),
        ("use", 1 << 19, "the step use is of more than it can be"),
        ("choose_effect", 1 << 4, "the step choose_effect is of more than it can be"),
    ],
)
def test_what_a_step_names_is_there(step: str, arg: int, reason: str) -> None:
    save = save_at(step)
    save["stack"][-1][1] = save["stack"][-1][1] & 7 | arg
    with pytest.raises(BadSave, match=reason):
        load(save)


def test_madness_takes_effect_on_who_has_drawn_it() -> None:
    save = save_at("lose_unit")
    frame = next(frame for frame in save["stack"] if frame[0] == "place_madness")
    frame[1] = frame[1] & ~7 | (frame[1] + 1 & 7) % save["players"]
    with pytest.raises(BadSave, match="the step place_madness is of a chip that was not drawn"):
        load(save)


def test_madness_is_not_played_like_another_chip() -> None:
    save = save_at("shield")
    seat = save["stack"][-1][1] & 7
    marks, bags = save["areas"]["battle"], save["areas"]["bag"]
    others = [each for each, mark in enumerate(marks) if each != seat and mark[0]]
    other, kind = next((each, kind) for each in others for kind in range(MADNESS, KINDS) if bags[each][kind])
    bags[other] = [
        count + (number + 1 == marks[other][2]) - (number == kind) for number, count in enumerate(bags[other])
    ]
    marks[other][2] = kind + 1
    with pytest.raises(BadSave, match="Madness is played like another chip"):
        load(save)


def test_what_holds_by_itself_does_not_wait() -> None:
    effect = next(effect for effect in load_content().effects if effect.ability == "red_rook_c")
    save = save_at("draw_or_halt")
    save["areas"]["effects"][0][0], save["areas"]["effects_size"][0][0] = effect.index << 3, 1
    with pytest.raises(BadSave, match="an effect waits that holds by itself"):
        load(save)


def test_there_is_no_poison_without_the_jabberwock() -> None:
    state = GAME.new(3, 1, {"faction_1": "alice", "faction_2": "red_queen", "faction_3": "mad_hatter"})
    while state.top_step().name != "choose_chair":
        state.apply(state.legal_actions()[0])
    save = state.to_json()
    save["areas"]["poison_chair"] = next(chair for chair, card in enumerate(save["areas"]["table"]) if card)
    with pytest.raises(BadSave, match="Poison lies on a card without the Jabberwock"):
        load(save)
