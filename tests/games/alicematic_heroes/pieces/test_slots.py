"""Slots: what counts as a card, which Alices work (AH-25 to AH-31, AH-83, AHA-01, AHA-35 to AHA-38)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alicematic_heroes.table import (
    asked,
    commoner,
    holders,
    how,
    invade,
    kinds,
    live,
    player,
    powers,
    reach,
    scene,
    sheet,
    slot,
    summon,
    tokens,
)
from tests.games.playing import play
from wabe.games.alicematic_heroes.game import GAME
from wabe.games.alicematic_heroes.pieces.kingdom import acting_kind
from wabe.games.alicematic_heroes.table.cards import COLOURS, RED
from wabe.kernel.errors import BadSave

HOME, GREEN, BLUE, RED_LAND = 0, 4, 5, 6


# ----- what counts -----


@pytest.mark.parametrize("cards", ["", "-", "- fighter", "- - fighter knight"])
def test_commoners_and_alices_count_alike_and_the_heading_card_does_not(cards: str) -> None:  # AH-30 AHA-01 AH-19
    state = scene(player(holds=[HOME], red=cards, yellow=cards.replace("fighter", "magical").replace("knight", "-")))
    size = len(cards.split())
    assert (powers(state)["military"], powers(state)["dream"]) == (size, size)


def test_commoners_have_no_effect_and_are_no_alices() -> None:  # AH-30 AH-28
    state = scene(player(holds=[HOME], red="-panzer -ninja", white="-angel original"))
    assert live(state) == ["original"]
    assert (powers(state)["military"], powers(state)["city"]) == (2, 0)
    assert state.view(None)["seats"][0]["alices"] == 1
    assert sheet(state)["effects"] == {"original": 1}


def test_four_cards_fill_a_slot_alices_and_commoners_together() -> None:  # AH-17
    state = scene(player("fighter jet", holds=[HOME], red="- - fighter"), step="choose_card", deck="idol idol")
    summon(state, "fighter")
    assert not state.has_room(0, RED)
    with pytest.raises(AssertionError, match="is not one of"):
        play(
            scene(player("fighter jet", holds=[HOME], red="- - - fighter"), step="choose_card"),
            "play fighter",
            "summon",
        )


def test_the_order_of_cards_means_nothing() -> None:  # AH-31
    one = scene(player(holds=[HOME], red="panzer - ninja", white="original miko"))
    two = scene(player(holds=[HOME], red="ninja panzer -", white="miko original"))
    assert sorted(live(one)) == sorted(live(two))
    assert powers(one) == powers(two)
    assert one.score_sheet() == two.score_sheet()


def test_cards_lie_side_by_side_in_order_of_arrival() -> None:  # AH-31
    state = scene(player("fighter jet", holds=[HOME], red="-"), step="choose_card", deck="idol")
    first = slot(state, "red")
    summon(state, "fighter")
    assert slot(state, "red") == f"{first} fighter"


# ----- identical Alices -----


@pytest.mark.parametrize(
    ("one", "slots"),
    [
        ("panzer", {"red": "panzer panzer"}),
        ("ninja", {"red": "ninja", "white": "ninja"}),
        ("adventurer", {"green": "adventurer adventurer adventurer"}),
    ],
)
def test_identical_alices_apply_once(one: str, slots: dict[str, Any]) -> None:  # AH-25
    state = scene(player(holds=[HOME], **slots))
    assert live(state) == [one]
    once = {"panzer": ("military", 4), "ninja": ("city", 2), "adventurer": ("mobility", 4)}[one]
    assert powers(state)[once[0]] == once[1]


def test_original_is_the_only_exception() -> None:  # AH-25 AH-84 AH-72
    state = scene(player(holds=[HOME], white="original original original", blue="original"))
    assert live(state) == ["original"] * 4
    assert sheet(state)["effects"] == {"original": 4}


def test_identical_alices_of_different_players_all_work() -> None:  # AH-25
    state = scene(player(holds=[HOME], red="panzer"), player(red="panzer"))
    assert [live(state, seat) for seat in (0, 1)] == [["panzer"], ["panzer"]]


def test_two_knights_are_one_trigger() -> None:  # AHA-36 AH-83
    state = scene(player("miko jet", holds=[HOME], red="knight knight"), step="choose_card", deck="idol")
    commoner(state, "miko", "red")
    assert tokens(state) == "r"


@pytest.mark.parametrize(("slots", "red"), [({"red": "knight"}, "r"), ({"white": "knight"}, "r"), ({}, "")])
@pytest.mark.parametrize("face_up", [True, False])
def test_knight_pays_for_each_card_placed_into_red(slots: dict[str, Any], red: str, face_up: bool) -> None:  # AH-83
    state = scene(player("fighter jet", holds=[HOME], **slots), step="choose_card", deck="idol")
    events = summon(state, "fighter") if face_up else commoner(state, "fighter", "red")
    assert tokens(state) == red
    assert kinds(events).count("tokens-gained") == len(red)


@pytest.mark.parametrize("colour", COLOURS[1:])
def test_knight_does_not_pay_for_other_slots(colour: str) -> None:  # AH-83
    state = scene(player("fighter jet", holds=[HOME], red="knight"), step="choose_card", deck="idol")
    commoner(state, "fighter", colour)
    assert tokens(state) == ""


def test_knight_does_not_react_to_her_own_arrival() -> None:  # AHA-35
    state = scene(player("knight jet", holds=[HOME], yellow="-"), step="choose_card")
    summon(state, "knight")
    assert tokens(state) == ""


def test_turning_cards_over_is_no_placement() -> None:  # AHA-35
    state = scene(player(holds=[HOME], red="knight -ninja valkyrie panzer", blue="detective"))
    invade(state, BLUE, "turn_down panzer", "turn_no_more", "turn_up ninja")
    assert (slot(state, "red"), tokens(state)) == ("knight ninja valkyrie -panzer", "")


# ----- other slots, face down -----


def test_an_alice_in_a_slot_of_another_colour_still_works() -> None:  # AH-27 AH-79
    state = scene(player(holds=[HOME], red="- -", blue="detective -panzer"))
    invade(state, BLUE, "turn_up panzer")
    assert (slot(state, "blue"), live(state)) == ("detective panzer", ["detective", "panzer"])
    assert powers(state)["military"] == 2 + 2


def test_an_alice_turned_down_is_a_commoner_without_effect() -> None:  # AH-28 AH-78
    state = scene(player(holds=[HOME], red="valkyrie panzer", white="original"))
    assert powers(state)["military"] == 4
    invade(state, GREEN, "turn_down panzer", "turn_down original")
    assert (powers(state)["military"], live(state)) == (2, ["valkyrie"])
    assert (sheet(state)["alices"], sheet(state)["effects"]) == (1, {})
    assert slot(state, "red") == "valkyrie -panzer"


def test_turned_up_she_is_an_alice_again() -> None:  # AH-81 AHA-81
    state = scene(player(holds=[HOME], red="- -", blue="detective -little"))
    events = invade(state, BLUE, "turn_up little")
    assert [event.args["count"] for event in events if event.kind == "cards-drawn"] == [2, 2]  # the bonus, and Little
    assert state.view(0)["seats"][0]["alices"] == 2


# ----- Wiccan -----


def test_wiccan_is_not_identical_to_whom_she_copies() -> None:  # AH-26 AHA-37
    state = scene(player(holds=[HOME], red="panzer", blue="wiccan:panzer"))
    assert live(state) == ["panzer", "panzer"]
    assert powers(state)["military"] == 1 + 2 + 2


def test_of_two_wiccans_the_one_revealed_last_works() -> None:  # AHA-37 AHA-61
    state = scene(
        player("wiccan jet", holds=[HOME], yellow="- - - -", blue="wiccan:ninja"),
        player(red="panzer ninja"),
        step="choose_card",
    )
    assert powers(state)["city"] == 2
    summon(state, "wiccan", "copy panzer")
    assert slot(state, "blue") == "wiccan:ninja wiccan:panzer"
    assert (powers(state)["city"], powers(state)["military"]) == (0, 2)
    assert acting_kind(state, 0, 4, 1 << 5) == list(state.content.names).index("ninja")  # were the later one down


def test_wiccan_copies_any_alice_face_up_anywhere_but_no_wiccan() -> None:  # AHA-38 AHA-62
    others = (player(red="panzer -knight", blue="wiccan:ninja"), player(white="sheriff sheriff"))
    state = scene(player("wiccan jet", holds=[HOME], yellow="- - - tycoon"), *others, step="choose_card")
    play(state, "play wiccan", "summon wiccan")
    forms = [state.form(action) for action in state.legal_actions()]
    assert [form.get("card") for form in forms] == ["panzer", "tycoon", "sheriff", None]


def test_wiccan_keeps_her_copy_whatever_becomes_of_the_model() -> None:  # AHA-38
    state = scene(player(holds=[HOME], red="valkyrie panzer", blue="wiccan:panzer"))
    invade(state, GREEN, "turn_down panzer", "turn_no_more")
    assert (slot(state, "blue"), powers(state)["military"]) == ("wiccan:panzer", 2 + 2)


def test_wiccan_turned_down_forgets_and_chooses_anew() -> None:  # AHA-38 AHA-62
    state = scene(player(holds=[HOME], red="valkyrie panzer", blue="wiccan:panzer detective"))
    invade(state, BLUE, "turn_down wiccan", "turn_no_more", "turn_up wiccan")
    assert asked(state) == "copy"
    play(state, "copy detective")
    assert slot(state, "blue") == "wiccan:detective detective"


def test_a_wiccan_who_declined_leaves_the_earlier_one_live() -> None:  # AHA-62
    state = scene(
        player("wiccan jet", holds=[HOME], yellow="- - - -", blue="wiccan:panzer"),
        player(red="panzer"),
        step="choose_card",
    )
    summon(state, "wiccan", "copy_nobody")
    assert (slot(state, "blue"), powers(state)["military"]) == ("wiccan:panzer wiccan", 2)


@pytest.mark.parametrize("own", ["", "little"])
def test_wiccan_may_copy_little_or_hunter_as_if_just_revealed(own: str) -> None:  # AH-80 AH-26
    state = scene(
        player("wiccan jet", holds=[HOME], yellow="- - - -", blue=own), player(blue="little hunter"), step="choose_card"
    )
    events = summon(state, "wiccan", "copy little")
    assert [event.args["count"] for event in events if event.kind == "cards-drawn"] == [2]
    state = scene(
        player("wiccan jet", holds=[HOME], yellow="- - - -", blue=own), player(blue="little hunter"), step="choose_card"
    )
    summon(state, "wiccan", "copy hunter")
    assert (asked(state), len(state.view(0)["look"])) == ("keep", 5)


# ----- saves -----


def test_a_fifteenth_card_or_a_fifth_in_a_slot_is_no_position() -> None:  # AH-17 AH-15
    full = "- - - -"
    others = [player("- -", holds=[14, 21]), player("- -", holds=[28, 35])]
    state = scene(player(holds=[0, 7], red=full, blue=full, yellow=full, green="- - -"), *others)
    with pytest.raises(BadSave, match="more cards than it had turns"):
        GAME.from_json(state.to_json())
    save = scene(player(holds=[0, 7], red=full), *others).to_json()
    assert GAME.from_json(save).to_json() == save
    card = {**save["areas"]["seats"][0]["slots"]["red"][0], "card": save["areas"]["deck"].pop()}
    save["areas"]["seats"][0]["slots"]["red"].append(card)
    with pytest.raises(BadSave):
        GAME.from_json(save)


def test_strength_comes_from_all_the_slots_together() -> None:  # AH-24 AH-39 AH-44
    state = scene(player(holds=[HOME], red="- panzer", green="- adventurer"))
    assert reach(state, 13)["military"] == [4, 1]
    assert reach(state, 13)["mobility"][0] == 3
    assert how(state, RED_LAND) == ["success"]
    invade(state, RED_LAND)
    assert holders(state, RED_LAND) == [0]
