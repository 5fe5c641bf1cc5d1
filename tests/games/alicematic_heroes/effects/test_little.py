"""Little Alice: draws two cards when she is revealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, game_with, scene
from tests.games.alicematic_heroes.table import hand, invade, kinds, player, slot, summon, told
from tests.games.playing import play

NEXT = "mayor angel sheriff"  # the top of the deck


def test_summoned_she_draws_two_cards_that_only_the_owner_sees() -> None:  # AH-23
    state = scene(player("little miko"), deck=NEXT, step="choose_card")
    events = summon(state, "little")
    assert kinds(events) == ["alice-summoned", "cards-drawn"]
    assert sorted(hand(state)) == ["angel", "mayor", "miko"]
    drawn = events[1]
    assert drawn.project(0)["args"] == {"seat": 0, "count": 2, "cards": ["mayor", "angel"]}
    assert drawn.project(1)["args"] == drawn.project(None)["args"] == {"seat": 0, "count": 2}


def test_played_face_down_she_draws_only_the_card_of_a_commoner() -> None:  # AH-28 AH-29
    state = scene(player("little miko"), deck=NEXT, step="choose_card")
    assert told(play(state, "play little", "commoner little blue"), "cards-drawn") == [{"seat": 0, "count": 1}]


def test_discards_become_the_deck_in_the_middle_of_the_draw() -> None:  # AHA-49
    state = scene(player("little miko"), deck="mayor", rest="discard", step="choose_card")
    assert kinds(summon(state, "little")) == ["alice-summoned", "reshuffled", "cards-drawn"]
    assert len(hand(state)) == 3


def test_with_no_card_anywhere_she_draws_what_there_is() -> None:  # AHA-40
    state = scene(player("little miko"), deck="mayor", rest="hand", step="choose_card")
    assert told(summon(state, "little"), "cards-drawn") == [{"seat": 0, "count": 1}]
    state = scene(player("little miko"), rest="hand", step="choose_card")
    assert kinds(summon(state, "little")) == ["alice-summoned", "nothing-to-draw"]


def test_a_second_copy_does_nothing_beside_a_face_up_one() -> None:  # AHA-48
    state = scene(player("little miko", blue="little"), step="choose_card")
    assert kinds(summon(state, "little")) == ["alice-summoned"]
    assert slot(state, "blue") == "little little"


def test_a_copy_that_lies_face_down_or_elsewhere_does_not_hinder_her() -> None:  # AHA-48
    rival = player("- -", blue="little")
    state = scene(player("little miko", blue="-little"), rival, step="choose_card")
    assert kinds(summon(state, "little")) == ["alice-summoned", "cards-drawn"]


def test_the_switch_lets_every_copy_draw() -> None:  # AHA-48
    state = scene(player("little miko", blue="little"), step="choose_card", reveal_copies_fire=True)
    assert kinds(summon(state, "little")) == ["alice-summoned", "cards-drawn"]


def test_turned_up_she_draws_again_in_whatever_slot() -> None:  # AH-81 E-37
    state = scene(player(blue="detective", green="-little"), deck=NEXT)
    events = invade(state, BLUE, "turn_up little")
    assert told(events, "cards-drawn") == [{"seat": 0, "count": 1}, {"seat": 0, "count": 2}]  # bonus, then she


def test_turned_down_and_up_in_one_invasion_she_draws() -> None:  # AH-81
    state = scene(player(red="valkyrie", blue="detective little"))
    events = invade(state, BLUE, "turn_down little", "turn_no_more", "turn_up little")
    assert [each["count"] for each in told(events, "cards-drawn")] == [2, 2]


def test_turned_up_beside_a_face_up_copy_she_draws_nothing() -> None:  # AHA-48
    state = scene(player(blue="detective little", green="-little"))
    assert [each["count"] for each in told(invade(state, BLUE, "turn_up little"), "cards-drawn")] == [2]


@pytest.mark.parametrize("blue", ["", "little"])
def test_wiccan_draws_two_now_alone_and_beside(blue: str) -> None:  # AH-80 AH-26 E-36
    rival = player("- -", blue="little")
    state = scene(player("wiccan miko", yellow="- - - -", blue=blue), rival, step="choose_card")
    events = summon(state, "wiccan", "copy little")
    assert kinds(events) == ["alice-summoned", "copied", "cards-drawn"]
    assert told(events, "cards-drawn") == [{"seat": 0, "count": 2}]


def test_wiccan_copying_her_draws_nothing_later() -> None:
    state = scene(player(white="wiccan:little"))
    assert kinds(invade(state, BLUE)) == ["invaded"]


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "little", "cards = 2", "cards = 4")
    state = scene(player("little miko"), step="choose_card", game=game)
    assert told(summon(state, "little"), "cards-drawn") == [{"seat": 0, "count": 4}]
