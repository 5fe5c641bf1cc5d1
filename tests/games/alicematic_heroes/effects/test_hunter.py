"""Hunter Alice: looks at the top of the deck when she is revealed, and keeps up to two cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, game_with, scene
from tests.games.alicematic_heroes.table import asked, hand, invade, kinds, player, summon, told
from tests.games.playing import legal, play

TOP = "mayor angel mayor sheriff miko"
SEEN = ["mayor", "angel", "mayor", "sheriff", "miko"]


def test_owner_alone_sees_five_cards_and_keeps_two() -> None:  # AHA-64
    state = scene(player("hunter ninja", yellow="-"), deck=TOP + " panzer", step="choose_card")
    summon(state, "hunter")
    assert [state.view(seat)["look"] for seat in (0, 1, None)] == [SEEN, None, None]
    assert legal(state) == ["keep miko", "keep sheriff", "keep angel", "keep mayor", "keep_no_more"]
    events = play(state, "keep mayor", "keep mayor")
    assert sorted(hand(state)) == ["mayor", "mayor", "ninja"]
    assert state.view(None)["discard"] == {"angel": 1, "sheriff": 1, "miko": 1}
    assert (kinds(events), state.view(0)["look"]) == (["kept", "kept", "discarded"], None)


def test_others_learn_how_many_she_kept_and_what_was_discarded() -> None:  # AHA-45
    state = scene(player("hunter ninja", yellow="-"), deck=TOP, step="choose_card")
    events = summon(state, "hunter", "keep mayor", "keep_no_more")
    assert told(events, "kept") == [{"seat": 0, "count": 1}]
    assert told(events, "discarded")[0]["cards"] == ["angel", "mayor", "sheriff", "miko"]


def test_she_may_keep_none() -> None:  # AH-23
    state = scene(player("hunter ninja", yellow="-"), deck=TOP, step="choose_card")
    assert kinds(summon(state, "hunter", "keep_no_more"))[-1] == "discarded"
    assert hand(state) == ["ninja"]


def test_a_small_deck_gets_the_discards_under_it() -> None:  # AHA-64
    state = scene(player("hunter ninja", yellow="-"), deck="mayor angel", rest="discard", step="choose_card")
    assert kinds(summon(state, "hunter")) == ["alice-summoned", "reshuffled"]
    seen = state.view(0)["look"]
    assert (seen[:2], len(seen), state.view(None)["discard"]) == (["mayor", "angel"], 5, {})


def test_she_looks_at_what_there_is() -> None:  # AHA-40
    state = scene(player("hunter ninja", yellow="-"), deck="mayor angel", rest="hand", step="choose_card")
    events = summon(state, "hunter", "keep angel", "keep mayor")
    assert (kinds(events)[-2:], asked(state)) == (["kept", "kept"], "choose_target")


def test_with_no_card_anywhere_nothing_is_asked() -> None:
    state = scene(player("hunter ninja", yellow="-"), rest="hand", step="choose_card")
    assert (kinds(summon(state, "hunter")), asked(state)) == (["alice-summoned"], "choose_target")


def test_a_second_copy_does_nothing_beside_a_face_up_one_unless_the_switch_says_so() -> None:  # AHA-48
    for switch, step in ((False, "choose_target"), (True, "keep")):
        state = scene(player("hunter ninja", yellow="-", blue="hunter"), step="choose_card", reveal_copies_fire=switch)
        summon(state, "hunter")
        assert asked(state) == step


def test_turned_up_she_looks_again_and_beside_a_copy_she_does_not() -> None:  # AH-81 AHA-48
    state = scene(player(blue="detective", red="-hunter"))
    invade(state, BLUE, "turn_up hunter")
    assert asked(state) == "keep"
    state = scene(player(blue="detective hunter", red="-hunter"))
    invade(state, BLUE, "turn_up hunter")
    assert asked(state) == "choose_card"


def test_turned_down_and_up_in_one_invasion_she_looks() -> None:  # AH-81
    state = scene(player(red="valkyrie", blue="detective hunter"))
    invade(state, BLUE, "turn_down hunter", "turn_no_more", "turn_up hunter")
    assert asked(state) == "keep"


@pytest.mark.parametrize("blue", ["", "hunter"])
def test_wiccan_looks_now_alone_and_beside(blue: str) -> None:  # AH-80 AH-26
    me = player("wiccan ninja", yellow="- - - -", blue=blue)
    state = scene(me, player("- -", blue="hunter"), deck=TOP, step="choose_card")
    assert kinds(summon(state, "wiccan", "copy hunter")) == ["alice-summoned", "copied"]
    decision = state.decision(0)
    assert decision is not None
    assert (state.view(0)["look"], decision["prompt"]["args"]["card"]) == (SEEN, "@card-hunter")


def test_wiccan_copying_her_looks_at_nothing_later() -> None:
    state = scene(player(white="wiccan:hunter"))
    assert kinds(invade(state, BLUE)) == ["invaded"]


def test_a_pack_changes_how_many_she_sees_and_keeps(tmp_path: Path) -> None:
    game = game_with(tmp_path, "hunter", "look = 5, take = 2", "look = 4, take = 1")
    state = scene(player("hunter ninja", yellow="-"), deck=TOP, step="choose_card", game=game)
    summon(state, "hunter")
    assert state.view(0)["look"] == SEEN[:4]
    assert kinds(play(state, "keep mayor")) == ["kept", "discarded"]
