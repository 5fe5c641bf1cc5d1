"""Wiccan Alice: chooses a kind when she is revealed and acts as that kind. What each kind brings is in its own file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, final, scene, swapped
from tests.games.alicematic_heroes.table import asked, hand, invade, kinds, live, player, powers, slot, summon, told
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

RIVAL = player("- -", white="miko -", red="ninja -panzer")


def summoned(**slots: Any) -> HeroesState:
    """Seat 0 has summoned her beside these cards."""
    state = scene(player("wiccan miko", yellow="- - - -", **slots), RIVAL, step="choose_card")
    summon(state, "wiccan")
    return state


def test_any_face_up_kind_of_any_kingdom_may_be_chosen_or_none() -> None:  # AHA-38 AHA-62
    state = summoned(green="jet")
    assert legal(state) == ["copy ninja", "copy jet", "copy miko", "copy_nobody"]


def test_all_copies_of_a_kind_are_one_choice_and_shown_as_models() -> None:  # AHA-62
    state = summoned(red="ninja -")
    decision = state.decision(0)
    assert decision is not None
    (ninja,) = [each for each in decision["actions"] if each["form"].get("card") == "ninja"]
    assert ninja["targets"] == ["alice:0-red-0", "alice:1-red-0"]


def test_all_see_whom_she_copies_and_only_that_effect_is_hers() -> None:  # AH-26
    state = summoned()
    events = play(state, "copy ninja")
    assert told(events, "copied") == [{"seat": 0, "card": "ninja"}]
    (card,) = state.view(2)["seats"][0]["slots"]["blue"]
    assert card == {"card": "wiccan", "up": True, "copies": "ninja", "live": True, "known": False}
    assert (powers(state)["city"], state.view(None)["seats"][0]["alices"]) == (2, 1)


def test_without_a_choice_she_has_no_effect_but_is_an_alice() -> None:  # AHA-62
    state = summoned()
    assert kinds(play(state, "copy_nobody")) == []
    assert (live(state), state.view(None)["seats"][0]["alices"]) == ([], 1)


@pytest.mark.parametrize("rival", [player("- -"), player("- -", red="-ninja", blue="wiccan:miko")])
def test_nothing_is_asked_without_a_model_and_wiccans_are_none(rival: Json) -> None:  # AHA-38
    state = scene(player("wiccan miko", yellow="- - - -"), rival, step="choose_card")
    assert (kinds(summon(state, "wiccan")), asked(state)) == (["alice-summoned"], "choose_target")


def test_she_keeps_the_kind_when_the_model_is_turned_down() -> None:  # AHA-38
    state = scene(player(blue="wiccan:ninja", red="ninja valkyrie"))
    assert powers(state)["city"] == 4
    invade(state, BLUE, "turn_down ninja", "turn_no_more")
    assert (live(state), powers(state)["city"]) == (["valkyrie", "ninja"], 2)


def test_turned_down_she_forgets_and_turned_up_she_chooses_anew() -> None:  # AHA-62 AHA-38
    me = player(red="valkyrie", blue="detective wiccan:ninja")
    state = scene(me, RIVAL)
    events = invade(state, BLUE, "turn_down wiccan", "turn_no_more")
    assert (slot(state, "blue"), powers(state)["city"], kinds(events)[0]) == (
        "detective -wiccan",
        0,
        "alice-turned-down",
    )
    play(state, "turn_up wiccan", "copy miko")
    assert slot(state, "blue") == "detective wiccan:miko"


def test_turned_up_she_works_in_a_slot_of_another_colour() -> None:  # AH-79
    state = scene(player(blue="detective", green="-wiccan"), RIVAL)
    invade(state, BLUE, "turn_up wiccan", "copy ninja")
    assert (slot(state, "green"), powers(state)["city"]) == ("wiccan:ninja", 2)


def test_of_two_only_the_one_revealed_last_with_a_choice_works() -> None:  # AHA-37 AHA-61
    state = summoned(blue="wiccan:ninja")
    assert live(state) == ["ninja"]
    play(state, "copy miko")
    assert live(state) == ["miko"]


def test_turned_up_after_another_was_summoned_she_is_the_live_one() -> None:  # AHA-37
    me = player("wiccan -", blue="detective", yellow="- - - -", white="-wiccan")
    state = scene(me, RIVAL, step="choose_card")
    summon(state, "wiccan", "copy ninja", f"invade {BLUE}", "turn_up wiccan", "copy miko")
    assert (live(state), slot(state, "white")) == (["detective", "miko"], "wiccan:miko")


def test_turning_the_live_one_makes_the_other_count_in_that_invasion() -> None:  # AHA-37 AH-78
    state = scene(player(blue="wiccan:ninja wiccan:panzer", red="valkyrie", white="miko", green="- - -"))
    invade(state, CITY, "turn_down wiccan blue 1")
    assert state.view(0)["plan"]["military"] == [5, 4]  # one card, 2 for the turning, 2 of Ninja


def test_a_second_one_without_a_choice_leaves_the_first_at_work() -> None:  # AHA-62
    state = summoned(blue="wiccan:ninja")
    play(state, "copy_nobody")
    assert (live(state), slot(state, "blue")) == (["ninja"], "wiccan:ninja wiccan")


def test_the_earlier_one_is_live_again_when_the_later_is_turned_down() -> None:  # AHA-37
    state = scene(player(blue="wiccan:ninja wiccan:panzer", red="valkyrie"))
    assert live(state) == ["valkyrie", "panzer"]
    invade(state, BLUE, "turn_down wiccan blue 1", "turn_no_more")
    assert live(state) == ["valkyrie", "ninja"]


def test_the_second_one_copies_an_effect_of_being_revealed_too() -> None:  # AHA-61
    state = scene(
        player("wiccan miko", yellow="- - - -", blue="wiccan:ninja"), player("- -", blue="little"), step="choose_card"
    )
    summon(state, "wiccan", "copy little")
    assert (live(state), len(hand(state))) == (["little"], 3)


def test_beside_the_model_in_the_own_kingdom_both_work_and_then_she_alone() -> None:  # AH-26
    state = scene(player(white="mayor valkyrie", blue="wiccan:mayor"))
    assert final(state, "mayor") == 20
    invade(state, BLUE, "turn_down mayor", "turn_no_more")
    assert final(state, "mayor") == 10


def test_a_second_copy_of_the_model_adds_nothing_beside_her() -> None:  # AH-25
    assert powers(scene(player(red="ninja ninja", blue="wiccan:ninja")))["city"] == 4


def test_played_face_down_she_copies_nobody() -> None:  # AH-28
    state = scene(player("wiccan miko"), RIVAL, step="choose_card")
    assert kinds(play(state, "play wiccan", "commoner wiccan blue")) == ["commoner-placed", "cards-drawn"]
    assert asked(state) == "choose_target"


def test_in_a_pack_another_kind_may_have_her_effect(tmp_path: Path) -> None:
    game = swapped(tmp_path, "wiccan", "idol")
    state = scene(player("idol -", yellow="- -", blue="wiccan"), RIVAL, step="choose_card", game=game)
    summon(state, "idol")
    assert legal(state) == ["copy ninja", "copy wiccan", "copy miko", "copy_nobody"]
