"""Detective Alice: a success on a blue space may turn an own Commoner up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import (
    BLUE,
    CITY,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    effects_vp,
    game_with,
    scene,
)
from tests.games.alicematic_heroes.table import asked, hand, invade, kinds, live, player, slot, told
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.pieces.deck import draw

HARD = 11  # blue, difficulty 3, beside a Mystic Forest


def test_any_own_commoner_may_be_turned_up_whatever_her_cost_and_colour() -> None:  # AH-79 AHA-81 E-41
    state = scene(player(blue="detective", green="-mayor", white="-demonlord"), player("- -", blue="-ninja"))
    invade(state, BLUE)
    assert legal(state) == ["turn_up mayor green 0", "turn_up demonlord white 0", "turn_up_nobody"]
    events = play(state, "turn_up demonlord")
    assert told(events, "alice-turned-up") == [{"seat": 0, "card": "demonlord", "slot": "white"}]
    assert (kinds(events), slot(state, "white")) == (["alice-turned-up"], "demonlord")
    assert live(state) == ["detective", "demonlord"]


def test_what_is_turned_up_all_can_see() -> None:  # AHA-45
    state = scene(player(blue="detective", green="-mayor"))
    assert state.view(1)["seats"][0]["slots"]["green"][0]["card"] is None
    invade(state, BLUE, "turn_up mayor")
    assert state.view(1)["seats"][0]["slots"]["green"][0]["card"] == "mayor"


def test_turning_up_reveals_something_unless_all_know_the_card() -> None:  # AHA-45
    for red, new in (("-ninja", 1), ("valkyrie ninja", 0)):
        state = scene(player(green="detective", red=red))
        invade(state, BLUE, *(["turn_down ninja", "turn_no_more"] if new == 0 else []))
        before = state.to_json()["information"]
        play(state, "turn_up ninja")
        assert state.to_json()["information"] - before == new


def test_owner_may_decline() -> None:  # AH-23
    state = scene(player(blue="detective", green="-mayor"))
    invade(state, BLUE, "turn_up_nobody")
    assert slot(state, "green") == "-mayor"


def test_nothing_is_asked_without_a_commoner() -> None:
    state = scene(player(blue="detective"), player("- -", blue="-"))
    invade(state, BLUE)
    assert asked(state) == "choose_card"


@pytest.mark.parametrize("space", [RED, YELLOW, GREEN, WHITE, CITY])
def test_only_blue_spaces_count(space: int) -> None:
    state = scene(player(blue="detective", red="- - - -", green="- - -"))
    assert (kinds(invade(state, space))[0], asked(state)) == ("invaded", "choose_card")


def test_after_the_cards_of_the_bonus_and_on_a_stolen_space_with_an_empty_blue_slot() -> None:  # AHA-52 AH-54
    state = scene(player(blue="detective -"))
    assert (kinds(invade(state, BLUE)), asked(state)) == (["invaded", "cards-drawn"], "turn_up")
    state = scene(player(white="detective -"), player("- -", holds=[BLUE]))
    assert (kinds(invade(state, BLUE)), asked(state)) == (["stolen", "invaded"], "turn_up")


def test_an_attack_turns_nobody_up_and_finishing_it_may() -> None:  # AH-47 AH-48
    state = scene(player(white="detective -"))
    assert (kinds(invade(state, HARD)), asked(state)) == (["attacked"], "choose_card")
    state = scene(player(white="detective -", attacks=[HARD]))
    invade(state, HARD)
    assert asked(state) == "turn_up"


def test_whom_she_turns_up_does_not_act_on_that_success() -> None:  # AHA-60
    state = scene(player(blue="detective - -", red="- - -", white="-miko"))
    invade(state, HARD, "turn_up miko")
    assert (live(state), effects_vp(state)) == (["detective", "miko"], 0)


def test_a_second_copy_adds_nothing_and_one_turned_up_waits_for_the_next_success() -> None:  # AH-25 AHA-60
    state = scene(player(blue="detective detective -ninja -"))
    invade(state, BLUE, "turn_up ninja")
    assert asked(state) == "choose_card"
    state = scene(player(green="detective -detective -ninja"))
    invade(state, BLUE, "turn_up detective")
    assert asked(state) == "choose_card"


def test_a_second_copy_takes_over_and_may_turn_the_first_up_again() -> None:  # AH-25
    state = scene(player(red="valkyrie", blue="detective", white="detective"))
    invade(state, BLUE, "turn_down detective blue", "turn_no_more", "turn_up detective blue")
    assert slot(state, "blue") == "detective"


def test_face_down_she_asks_nothing() -> None:  # AH-28
    state = scene(player(blue="-detective"))
    invade(state, BLUE)
    assert asked(state) == "choose_card"


def test_equal_commoners_of_a_slot_are_one_choice() -> None:  # AH-31 AHA-94
    state = scene(player(blue="detective", red="-ninja -ninja", white="-ninja"))
    invade(state, BLUE)
    assert legal(state) == ["turn_up ninja red 0", "turn_up ninja white 0", "turn_up_nobody"]


@pytest.mark.parametrize(("index", "left"), [(0, None), (1, "ninja")])
def test_a_secret_commoner_and_one_that_all_know_are_two_choices(index: int, left: str | None) -> None:
    """The one that is left is still secret, or still known. AHA-94 AHA-45 AH-79"""
    state = scene(player(green="detective", white="valkyrie", red="ninja -ninja"))
    invade(state, BLUE, "turn_down ninja", "turn_no_more")
    assert [move for move in legal(state) if "ninja" in move] == ["turn_up ninja red 0", "turn_up ninja red 1"]
    play(state, f"turn_up ninja red {index}")
    assert state.view(1)["seats"][0]["slots"]["red"][1 - index]["card"] == left


def test_two_commoners_that_all_know_are_one_choice() -> None:  # AHA-94
    state = scene(player(green="detective", white="valkyrie", red="ninja ninja"))
    invade(state, BLUE, "turn_down ninja", "turn_down ninja", "turn_no_more")
    assert legal(state)[0] == "turn_up ninja red 0"
    assert "turn_up ninja red 1" not in legal(state)


def test_secret_commoners_from_before_and_after_a_new_deck_are_two_choices() -> None:  # AHA-94
    """All discards become the deck, so everybody who counts knows what the older one cannot be."""
    state = scene(player("ninja -", blue="detective", red="-ninja"), step="choose_card", rest="discard", deck="little")
    draw(state, 0, 2)
    play(state, "play ninja", "commoner ninja red", f"invade {BLUE}")
    assert [move for move in legal(state) if "red" in move] == ["turn_up ninja red 0"]  # both are older
    state = scene(player("- -", blue="detective", red="-ninja"), step="choose_card", rest="discard", deck="little")
    draw(state, 0, 2)
    while "ninja" not in hand(state):
        draw(state, 0, 1)
    state.refresh()
    play(state, "play ninja", "commoner ninja red", f"invade {BLUE}")
    assert [move for move in legal(state) if "red" in move] == ["turn_up ninja red 0", "turn_up ninja red 1"]


@pytest.mark.parametrize(("white", "ups"), [("", 1), ("detective", 2)])
def test_wiccan_alone_and_beside(white: str, ups: int) -> None:  # AH-26
    state = scene(player(blue="wiccan:detective", white=white, red="-ninja -panzer"))
    invade(state, BLUE, *["turn_up ninja", "turn_up panzer"][:ups])
    assert (slot(state, "red"), asked(state)) == (["ninja -panzer", "ninja panzer"][ups - 1], "choose_card")


def test_a_wiccan_turned_up_chooses_a_model_at_once() -> None:  # AHA-38
    state = scene(player(blue="detective wiccan:detective -wiccan", red="-ninja"), player("- -", white="miko"))
    invade(state, BLUE, "turn_up wiccan")
    assert legal(state) == ["copy detective", "copy miko", "copy_nobody"]
    play(state, "copy miko")
    assert (slot(state, "blue"), asked(state)) == ("detective wiccan:detective wiccan:miko", "turn_up")


def test_a_pack_changes_how_many_she_turns_up(tmp_path: Path) -> None:
    game = game_with(tmp_path, "detective", "flips = 1", "flips = 2")
    state = scene(player(blue="detective", red="-ninja -panzer -"), game=game)
    invade(state, BLUE, "turn_up ninja", "turn_up panzer")
    assert (slot(state, "red").split()[:2], asked(state)) == (["ninja", "panzer"], "choose_card")
