"""Rounds and turns (AH-13 to AH-16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alicematic_heroes.table import (
    asked,
    commoner,
    hand,
    holders,
    invade,
    kinds,
    player,
    scene,
    summon,
    targets,
    territory,
    tokens,
    vp,
)
from tests.games.alicematic_heroes.walks import walk
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.events import EventLog

HOME, RED, GREEN = 0, 6, 4  # a City, and spaces beside it of difficulty 1 and 0


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rotate", [False, True])
def test_fourteen_rounds_of_one_turn_each(players: int, rotate: bool) -> None:  # AH-13 AHA-03
    log = EventLog()
    for state in walk(players, {"rotate_start_player": rotate}, f"turns {players}", log):
        if not state.over:
            assert state.legal_actions()
    started = [event.args for event in log.events if event.kind == "turn-started"]
    assert [each["round"] for each in started] == [1 + turn // players for turn in range(14 * players)]
    first = next(event.args["seat"] for event in log.events if event.kind == "game-started")
    for number in range(14):
        order = [each["seat"] for each in started[number * players :][:players]]
        leader = first + number * rotate
        assert order == [(leader + step) % players for step in range(players)]
    assert log.events[-1].kind == "game-ended"


def test_the_game_ends_after_the_last_turn_of_the_last_round_with_the_final_scoring() -> None:  # AH-13 AHA-03
    state = scene(player(holds=[HOME]), player(holds=[7]), player(holds=[35]), active=2)
    assert kinds(invade(state, 38))[-1] == "game-ended"
    assert state.over
    assert state.scores() == [6, 6, 6]  # two tokens alone on a tile, one alone on a tile


def test_the_start_player_stays() -> None:  # AHA-03
    state = scene(player(holds=[HOME]), active=0, start=1, round_number=5)
    events = invade(state, GREEN)
    assert [each.args for each in events if each.kind == "round-started"] == [{"round": 6, "seat": 1}]
    assert state.view(None)["start"] == 1


def test_politics_comes_before_the_invasion_and_both_belong_to_a_turn() -> None:  # AH-14 AHA-02
    state = scene(player("fighter knight", holds=[HOME]), step="choose_card")
    assert state.view(0)["phase"] == "politics"
    summon(state, "fighter")
    assert (asked(state), state.view(0)["phase"]) == ("choose_target", "invasion")
    invade(state, GREEN)
    assert state.active == 1


def test_after_a_commoner_the_invasion_follows_as_usual() -> None:  # AHA-02
    state = scene(player("fighter knight", holds=[HOME]), step="choose_card")
    commoner(state, "fighter", "white")
    assert (asked(state), state.seat) == ("choose_target", 0)


def test_a_card_must_be_played_exactly_one() -> None:  # AH-15
    state = scene(player("fighter knight knight miko", holds=[HOME]), step="choose_card", deck="tycoon")
    assert [state.form(action)["card"] for action in state.legal_actions()] == ["fighter", "knight", "miko"]
    summon(state, "fighter")
    assert hand(state) == ["knight", "knight", "miko"]
    assert asked(state) == "choose_target"


def test_the_card_played_is_one_from_the_own_hand_face_up_or_face_down() -> None:  # AH-15
    state = scene(player("fighter tycoon", holds=[HOME]), step="choose_card")
    play(state, "play fighter")
    forms = [state.form(action) for action in state.legal_actions()]
    assert {form["card"] for form in forms} == {"fighter"}
    assert [form["kind"] for form in forms] == ["commoner"] * 5 + ["summon"]


def test_with_an_empty_hand_three_cards_are_drawn_and_the_turn_is_over() -> None:  # AH-16
    state = scene(player("- -", holds=[HOME]), player("", "rr", holds=[7]), deck="miko tycoon jet idol")
    events = invade(state, GREEN)
    assert state.active == 2
    drawn = [event for event in events if event.kind == "cards-drawn"]
    assert [(event.args["seat"], event.args["count"]) for event in drawn] == [(1, 3)]
    assert sorted(hand(state, 1)) == ["jet", "miko", "tycoon"]
    assert (territory(state, 1), tokens(state, 1), vp(state, 1)) == (15, "rr", 0)


@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("miko", 1)])
def test_with_an_empty_hand_and_too_few_cards_there_is_what_there_is(deck: str, drawn: int) -> None:  # AHA-40
    state = scene(player("-", holds=[HOME]), player(""), player(""), deck=deck, rest="hand")
    events = invade(state, GREEN)
    assert len(hand(state, 1)) == drawn
    assert state.active == 2
    assert ("nothing-to-draw" in [event.kind for event in events]) == (drawn == 0)


def test_an_empty_hand_after_politics_does_not_end_the_turn() -> None:  # AH-16 AHA-02
    state = scene(player("fighter", holds=[HOME]), step="choose_card")
    assert asked(state) == "choose_card"
    summon(state, "fighter")
    assert (hand(state), asked(state)) == ([], "choose_target")
    invade(state, RED)
    assert holders(state, RED) == [0]


def test_the_card_played_counts_in_the_invasion_of_the_same_turn() -> None:  # AHA-50
    state = scene(player("fighter miko", holds=[HOME]), step="choose_card", deck="tycoon jet")
    commoner(state, "miko", "red")
    invade(state, RED)
    assert (holders(state, RED), tokens(state)) == ([0], "r")


def test_the_card_drawn_for_a_commoner_is_in_hand_for_the_invasion() -> None:  # AHA-92
    state = scene(player("miko", holds=[HOME], green="jet"), step="choose_card", deck="tycoon idol")
    commoner(state, "miko", "green")
    events = invade(state, 2, "jet")
    assert [event.args["cards"] for event in events if event.kind == "discarded"] == [["tycoon"]]
    assert holders(state, 2) == [0]


LANDS = [space for space in range(63) if space % 7 and space not in (1, 8, 15, 22, 36, 43)]


def test_without_a_target_the_invasion_is_skipped() -> None:  # AHA-04 AHA-55
    state = scene(player("fighter knight", holds=[HOME, *LANDS[:15]]), step="choose_card")
    assert territory(state) == 0
    events = summon(state, "fighter")
    assert kinds(events) == ["alice-summoned", "no-target"]
    assert state.active == 1


def test_without_a_token_left_only_attacks_can_be_finished() -> None:  # AHA-55
    state = scene(player(holds=[HOME, *LANDS[:13]], attacks=[60, 61]))
    assert targets(state) == {60, 61}
    invade(state, 61)
    assert (holders(state, 61), territory(state)) == ([0], 0)


def test_an_invasion_is_compulsory_while_there_is_a_target() -> None:  # AHA-04
    state = scene(player("fighter", holds=[HOME]))
    assert targets(state)
    assert {state.form(action)["kind"] for action in state.legal_actions()} == {"invade"}


def last_resorts(purse: str = "ggg", **slots: Any) -> HeroesState:
    """Seat 0 at the City 42; all but Cities is held for good, and three of those have a free spot."""
    rest = [*LANDS, *range(0, 42, 7), 56]
    return scene(player("- -", purse, holds=[42], green="- - - -", **slots), player("- -", holds=rest))


@pytest.mark.parametrize(
    ("purse", "slots"),
    [
        ("ggg", {"red": "ninja - -"}),
        ("rggg", {"red": "- - -", "blue": "alchemist"}),
        ("ggg", {"red": "- - - -", "yellow": "miko", "white": "valkyrie"}),
        ("ggg", {"red": "- - -", "white": "wiccan:panzer"}),
    ],
)
def test_a_target_that_only_an_effect_opens_forces_nobody(purse: str, slots: dict[str, str]) -> None:  # AHA-04 AH-23
    state = last_resorts(purse, **slots)
    assert targets(state)
    assert legal(state)[-1] == "no_invasion"
    assert kinds(play(state, "no_invasion")) == ["invasion-skipped"]


@pytest.mark.parametrize(("purse", "red"), [("rrggg", "- - -"), ("rggg", "- - - -"), ("rggg", "ninja - - -")])
def test_a_target_that_strength_and_tokens_open_has_to_be_taken(purse: str, red: str) -> None:  # AHA-04
    state = last_resorts(purse, red=red)
    assert targets(state)
    assert "no_invasion" not in legal(state)


def test_one_target_without_effects_is_enough_to_force() -> None:  # AHA-04
    state = last_resorts(red="ninja - -")
    assert "no_invasion" in legal(state)
    finishing = scene(
        player("- -", "ggg", holds=[42], attacks=[2], green="- - - -", red="ninja - -"),
        player("- -", holds=[*(land for land in LANDS if land != 2), *range(0, 42, 7), 56]),
    )
    assert 2 in targets(finishing)
    assert "no_invasion" not in legal(finishing)
