"""The bonus of a success (AH-51 to AH-57, AHA-39, AHA-44, AHA-49, AHA-52, AHA-60, AHA-84, AHA-85)."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.table import (
    asked,
    hand,
    holders,
    invade,
    kinds,
    player,
    reach,
    scene,
    sheet,
    space,
    summon,
    territory,
    tokens,
    told,
    vp,
)
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.pieces.terrain import mobility_needed, named
from wabe.kernel.message import Json

HOME = 0
FULL = "- - - -"
LAND = {"red": 6, "yellow": 27, "green": 4}


def dashes(count: int) -> str:
    return " ".join("-" * count)


@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize("colour", LAND)
def test_tokens_of_the_colour_as_many_as_cards_in_its_slot(colour: str, cards: int) -> None:  # AH-53 AH-51 AH-54
    slots: Json = {colour: dashes(cards)}
    number = LAND[colour]
    state = scene(player("- -", holds=[HOME], attacks=[number], **slots))
    before = state.view(0)["bank"][colour]
    events = invade(state, number)
    assert holders(state, number) == [0]
    assert tokens(state) == colour[0] * cards
    assert state.view(0)["bank"][colour] == before - cards
    assert kinds(events) == ["invaded", *(["tokens-gained"] if cards else [])]


def test_there_is_no_limit_on_holdings() -> None:  # AH-53
    state = scene(player("- -", "g" * 15, holds=[HOME], green=FULL))
    invade(state, 4)
    assert tokens(state) == "g" * 19


@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_when_the_bank_is_out_it_is_out(left: int, gained: int) -> None:  # AH-53 AHA-84 AH-08
    state = scene(player("- -", holds=[HOME], green=FULL), player("- -", "g" * (20 - left)))
    assert reach(state, 4)["bonus"]["tokens"] == ({"green": gained} if gained else {})
    invade(state, 4)
    assert len(tokens(state)) == gained
    assert state.view(0)["bank"]["green"] == left - gained


def test_halving_comes_before_the_limit_of_the_bank() -> None:  # AHA-84
    state = scene(player("- -", holds=[HOME], green=FULL), player("- -", "g" * 18, holds=[28, 4]))
    invade(state, 4)
    assert tokens(state) == "gg"  # half of four, though only two are left


def test_several_gains_take_what_is_there_in_the_order_gained() -> None:  # AHA-39 AHA-52
    state = scene(player("- -", holds=[HOME], yellow="merchant", green="cheergirl - -"), player("- -", "g" * 18))
    events = invade(state, 4, "take 1")
    assert [event.args["count"] for event in events if event.kind == "tokens-gained"] == [2]  # Merchant: none is left
    assert tokens(state) == "gggg"


def test_an_empty_slot_pays_nothing_but_effects_do() -> None:  # AH-54 AHA-01
    state = scene(player("- -", holds=[HOME], yellow="merchant"))
    assert reach(state, 4)["bonus"]["tokens"] == {"green": 1}
    invade(state, 4)
    assert tokens(state) == "g"
    state = scene(player("- -", holds=[HOME]))
    assert kinds(invade(state, 4)) == ["invaded"]


@pytest.mark.parametrize("cards", range(5))
def test_blue_land_draws_as_many_cards_as_lie_in_the_blue_slot(cards: int) -> None:  # AH-55
    state = scene(player("- -", holds=[HOME], red="- -", blue=dashes(cards)), deck="miko jet idol tycoon angel")
    before = state.deck_size()
    invade(state, 5)
    assert len(hand(state)) == 2 + cards
    assert state.deck_size() == before - cards
    drawn = ["miko", "jet", "idol", "tycoon"][:cards]
    assert all(card in hand(state) for card in drawn)


def test_there_is_no_hand_limit() -> None:  # AH-55
    state = scene(player(" ".join("-" * 30), holds=[HOME], red="- -", blue=FULL))
    invade(state, 5)
    assert len(hand(state)) == 34


def test_a_deck_that_runs_out_is_made_anew_in_the_middle_of_a_draw() -> None:  # AH-55 AHA-49
    state = scene(player("", holds=[HOME], red="- -", blue=FULL), deck="miko jet", rest="discard")
    discards = sum(state.view(0)["discard"].values())
    events = invade(state, 5)
    assert told(events, "reshuffled") == [{"count": discards}]
    assert {"miko", "jet"} <= set(hand(state))
    assert len(hand(state)) == 4
    assert (state.view(0)["discard"], state.deck_size()) == ({}, discards - 2)


def test_discards_are_shuffled_only_when_they_are_needed() -> None:  # AHA-49
    state = scene(player("", holds=[HOME], red="- -", blue="- -"), deck="miko jet", rest="discard")
    events = invade(state, 5)
    assert "reshuffled" not in kinds(events)
    assert (state.deck_size(), len(hand(state))) == (0, 2)


def test_with_neither_deck_nor_discards_there_is_nothing_more() -> None:  # AH-55 AHA-40
    state = scene(player("", holds=[HOME], red="- -", blue=FULL), deck="miko", rest="hand")
    assert reach(state, 5)["bonus"]["cards"] == 1
    invade(state, 5)
    assert hand(state) == ["miko"]


@pytest.mark.parametrize("cards", range(5))
def test_white_land_pays_as_many_vp_as_cards_in_the_white_slot(cards: int) -> None:  # AH-56
    state = scene(player("- -", holds=[HOME, 42], white=dashes(cards)))
    events = invade(state, 45)
    assert vp(state) == cards
    assert sheet(state)["played"] == {"cities": 0, "lands": cards, "forests": 0, "effects": 0}
    assert ("vp-gained" in kinds(events)) == (cards > 0)


def test_points_are_gained_without_limit() -> None:  # AHA-44 AH-08
    state = scene(player("- -", holds=[HOME, 42], white=FULL, vp=5000))
    invade(state, 45)
    assert vp(state) == 5004
    assert state.view(None)["scores"][0] == 5004


@pytest.mark.parametrize("city", [42, 28, 7])
def test_a_city_pays_three_whatever_its_number(city: int) -> None:  # AH-57
    state = scene(player("- -", "rr", holds=[HOME], red=FULL, green=FULL))
    invade(state, city)
    assert (vp(state), holders(state, city)) == (3, [0])
    assert sheet(state)["played"]["cities"] == 3


def test_a_city_that_others_hold_pays_in_full_and_nobody_loses_a_token() -> None:  # AH-57 AHA-17
    state = scene(player("- -", "rr", holds=[HOME], red=FULL, green=FULL), player(holds=[28]))
    assert not reach(state, 28)["bonus"]["halved"]
    invade(state, 28)
    assert (vp(state), holders(state, 28), territory(state, 1)) == (3, [1, 0], 15)


def test_a_gained_city_is_one_s_own_for_distance_and_free_reach() -> None:  # AH-57 AH-40 AH-41
    state = scene(player("- -", "rr", holds=[HOME], red=FULL, green=FULL))
    assert [mobility_needed(state, 0, number, 0) for number in (32, 59)] == [4, 5]
    invade(state, 28)
    assert [mobility_needed(state, 0, number, 0) for number in (32, 59)] == [0, 2]
    assert state.view(None)["seats"][0]["cities"] == 2


def test_the_base_bonus_comes_first_and_effects_in_slot_order() -> None:  # AHA-52 AHA-59
    state = scene(
        player("- -", holds=[HOME], green="- - cheergirl", yellow="merchant", white="pirate"),
        player("- -", "gggr", holds=[28, 4]),
    )
    events = invade(state, 4)
    assert kinds(events) == ["stolen", "invaded", "tokens-gained", "tokens-gained"]  # base bonus, then yellow
    assert asked(state) == "take"  # then green
    events = play(state, "take 1")
    assert kinds(events) == ["token-taken", "vp-by-effect"]  # then white
    assert asked(state) == "plunder"


def test_the_order_of_effects_is_never_asked() -> None:  # AHA-59
    state = scene(
        player("- -", holds=[HOME], red="fighter -", yellow="merchant", green="pirate"),
        player("- -", "r", holds=[28, 6]),
    )
    play(state, "invade 6")
    assert legal(state) == ["take 1 red 1", "take_nothing"]


def test_which_effects_act_is_fixed_when_it_begins() -> None:  # AHA-60
    state = scene(player("- -", holds=[7], red="- - -", white="detective -miko"))
    invade(state, 11, "turn_up miko")  # beside the Forest 1
    assert vp(state) == 0
    state = scene(player("- -", holds=[7], red="- - -", white="detective miko"))
    invade(state, 11, "turn_up_nobody")
    assert vp(state) == 1


def test_an_alice_turned_up_has_her_effect_of_being_revealed() -> None:  # AHA-60 AH-81
    state = scene(player("- -", holds=[HOME], red="- -", white="detective -magical"))
    invade(state, 5, "turn_up magical")
    assert tokens(state) == "yy"


def test_the_base_bonus_is_taken_in_full_without_a_question() -> None:  # AHA-85
    for number, slots in ((4, {"green": FULL}), (5, {"red": "- -", "blue": FULL})):
        given: Json = slots
        state = scene(player("- -", holds=[HOME], **given))
        invade(state, number)
        assert state.active == 1
        assert len(tokens(state)) + len(hand(state)) - 2 == 4


def test_success_turns_the_space_into_one_s_own_and_uses_a_token() -> None:  # AH-51
    state = scene(player("- -", holds=[HOME]))
    events = invade(state, 4)
    assert told(events, "invaded") == [{"seat": 0, **named(state, 4), "how": "outright"}]
    assert (space(state, 4)["held"], space(state, 4)["attack"], territory(state)) == ([0], None, 14)


def test_the_card_summoned_this_turn_counts_for_the_bonus() -> None:  # AHA-50
    state = scene(player("cheergirl jet", holds=[HOME], green="- -"), step="choose_card")
    summon(state, "cheergirl")
    invade(state, 4)
    assert tokens(state) == "ggg"
