"""Politics: summoning and Commoners, what they cost and bring (AH-17 to AH-24, AH-29, AH-32, AH-74)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.alicematic_heroes.table import (
    COSTS,
    commoner,
    hand,
    invade,
    kinds,
    live,
    player,
    scene,
    slot,
    summon,
    tokens,
    told,
)
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.game import GAME
from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

HOME, GREEN = 0, 4
OF_COST = {0: "magical", 1: "wonder", 2: "merchant", 3: "alchemist", 4: "wiccan", 5: "mayor", 6: "empress"}


def with_dream(kind: str, cards: int, yellow: int = 0, **slots: Any) -> HeroesState:
    """Seat 0 about to place this card, with so many cards in the yellow slot and so many yellow tokens."""
    slots = {"yellow": " ".join("-" * cards), **slots}
    state = scene(player(f"{kind} jet", "y" * yellow, holds=[HOME], **slots), step="choose_card", deck="idol")
    play(state, f"play {kind}")
    return state


def summons(state: HeroesState) -> list[str]:
    return [move for move in legal(state) if move.startswith("summon")]


# ----- Dream Power -----


@pytest.mark.parametrize("cost", OF_COST)
@pytest.mark.parametrize("cards", range(4))
@pytest.mark.parametrize("yellow", [0, 1, 3])
def test_cost_is_met_by_the_yellow_slot_and_yellow_tokens_together(
    cost: int, cards: int, yellow: int
) -> None:  # AH-18 AH-19 AH-20 AH-74
    kind = OF_COST[cost]
    assert COSTS[kind] == cost
    state = with_dream(kind, cards, yellow)
    colour = COLOURS[GAME.cards.colour[list(GAME.cards.names).index(kind)]]
    short = max(0, cost - cards)
    assert summons(state) == ([f"summon {kind} {colour} {short}"] if short <= yellow else [])


def test_dream_power_is_not_used_up() -> None:  # AH-19
    state = with_dream("wiccan", 4)
    play(state, "summon wiccan")
    assert len(slot(state, "yellow").split()) == 4
    assert state.view(0)["seats"][0]["powers"]["dream"] == 4


@pytest.mark.parametrize("other", ["r", "g"])
def test_only_yellow_tokens_add_dream_power(other: str) -> None:  # AH-20
    state = scene(player("merchant jet", other * 5, holds=[HOME]), step="choose_card")
    play(state, "play merchant")
    assert summons(state) == []


def test_tokens_are_paid_to_the_bank_for_the_exact_shortfall() -> None:  # AH-08 AH-20 AHA-41
    state = with_dream("wiccan", 1, 5)
    before = state.view(0)["bank"]["yellow"]
    events = play(state, "summon wiccan")
    assert told(events, "tokens-paid") == [{"seat": 0, "red": 0, "yellow": 3, "green": 0}]
    assert (tokens(state), state.view(0)["bank"]["yellow"]) == ("yy", before + 3)


def test_a_token_counts_for_this_turn_only() -> None:  # AH-20
    state = with_dream("wonder", 0, 1)
    play(state, "summon wonder")
    assert state.view(0)["seats"][0]["powers"]["dream"] == 1  # the card in the slot, not the token
    assert tokens(state) == ""


@pytest.mark.parametrize(("yellow", "offered"), [(0, []), (1, ["summon mayor white 1"])])
def test_more_than_four_always_needs_tokens(yellow: int, offered: list[str]) -> None:  # AH-21
    assert summons(with_dream("mayor", 4, yellow)) == offered
    assert summons(with_dream("mayor", 4, yellow, red="panzer", green="jet adventurer", white="sheriff")) == offered


def test_the_summoned_card_does_not_pay_for_herself() -> None:  # AHA-50
    assert summons(with_dream("merchant", 1)) == []
    assert summons(with_dream("wonder", 0)) == []


def test_the_payment_of_one_summoning_is_a_part_of_it() -> None:  # AHA-63
    state = with_dream("wonder", 0, 1)
    assert tokens(state) == "y"
    events = play(state, "summon wonder")
    assert kinds(events)[:2] == ["tokens-paid", "alice-summoned"]


# ----- colour and room -----


@pytest.mark.parametrize("kind", sorted(COSTS))
def test_an_alice_is_summoned_only_into_the_slot_of_her_colour(kind: str) -> None:  # AH-22
    state = with_dream(kind, 3, 3)
    record = next(each for each in GAME.content()["alices"] if each["id"] == kind)
    assert [move.split()[2] for move in summons(state)] == [record["colour"]]


def test_full_slots_take_neither_alices_nor_commoners() -> None:  # AH-17
    state = scene(player("fighter jet", holds=[HOME], red="- ninja - panzer"), step="choose_card")
    play(state, "play fighter")
    assert legal(state) == [f"commoner fighter {colour}" for colour in COLOURS if colour != "red"]


def test_a_card_of_a_full_colour_may_still_be_a_commoner_elsewhere() -> None:  # AHA-51 AH-17
    state = scene(player("mayor jet", holds=[HOME], white="- - - -", yellow="- - - -"), step="choose_card")
    play(state, "play mayor")
    assert legal(state) == ["commoner mayor red", "commoner mayor blue", "commoner mayor green"]


def test_in_the_last_turn_there_is_room_whatever_was_played() -> None:  # AHA-51 AH-88
    """Figure 3: at most 14 cards are played and the slots hold 20."""
    full = "- - - -"
    state = scene(
        player("miko jet", holds=[HOME], red=full, blue=full, yellow=full, green="-"),
        step="choose_card",
    )
    play(state, "play jet")
    assert "commoner jet green" in legal(state)
    assert [colour for colour in COLOURS if f"commoner jet {colour}" in legal(state)] == ["green", "white"]


# ----- effects -----


def test_her_effect_works_at_once() -> None:  # AH-23
    state = scene(player("ninja jet", holds=[HOME], yellow="- -"), step="choose_card")
    summon(state, "ninja")
    assert live(state) == ["ninja"]
    assert state.view(0)["seats"][0]["powers"]["city"] == 2
    state = scene(player("magical jet", holds=[HOME]), step="choose_card")
    assert kinds(summon(state, "magical")) == ["alice-summoned", "tokens-gained"]
    assert tokens(state) == "yy"


@pytest.mark.parametrize(
    ("me", "space", "no"),
    [
        (player("- -", red="fighter", holds=[HOME]), 6, "take_nothing"),
        (player("- -", red="- -", white="detective -", holds=[HOME]), 5, "turn_up_nobody"),
        (player("- -", red="valkyrie ninja", holds=[HOME]), 4, "turn_no_more"),
        (player("- -", holds=[HOME], green="jet"), 3, "attack"),
        (player("- -", red="- -", green="pirate - -", holds=[7]), 20, "plunder_nothing"),
    ],
)
def test_effects_that_ask_may_be_declined(me: Json, space: int, no: str) -> None:  # AH-23
    state = scene(me, player("- -", "rygr", holds=[35, 20]))
    before = [slot(state, colour) for colour in COLOURS]
    play(state, f"invade {space}")
    assert len(legal(state)) > 1
    play(state, no)
    assert (tokens(state, 1), len(hand(state))) == ("rryg", 2)
    assert [slot(state, colour) for colour in COLOURS] == before


def test_kept_cards_and_copies_may_be_declined() -> None:  # AH-23
    state = scene(player("hunter wiccan jet", holds=[HOME], yellow="- - - -"), step="choose_card", deck="miko jet idol")
    events = summon(state, "hunter", "keep_no_more")
    assert told(events, "discarded")[0]["count"] == 5
    state = scene(player("wiccan jet", holds=[HOME], yellow="- - - magical"), step="choose_card")
    summon(state, "wiccan", "copy_nobody")
    assert slot(state, "blue") == "wiccan"
    assert "wiccan" not in live(state)


def test_all_alices_are_active_all_the_time_not_only_the_newest() -> None:  # AH-24
    state = scene(player("panzer jet", holds=[HOME], red="ninja -", yellow="- - - -"), step="choose_card")
    summon(state, "panzer")
    powers = state.view(0)["seats"][0]["powers"]
    assert (powers["military"], powers["city"]) == (3 + 2, 2)
    assert live(state) == ["ninja", "panzer"]


# ----- Commoners -----


@pytest.mark.parametrize("kind", ["fighter", "empress"])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_commoner_goes_anywhere_for_nothing_and_a_card_is_drawn(kind: str, colour: str) -> None:  # AH-29
    state = scene(player(f"{kind} jet", "y", holds=[HOME]), step="choose_card", deck="idol")
    events = commoner(state, kind, colour)
    assert kinds(events) == ["commoner-placed", "cards-drawn"]
    assert (slot(state, colour), hand(state), tokens(state)) == (f"-{kind}", ["idol", "jet"], "y")


def test_no_card_is_drawn_for_an_alice() -> None:  # AH-32
    state = scene(player("fighter jet", holds=[HOME]), step="choose_card", deck="idol")
    assert kinds(summon(state, "fighter")) == ["alice-summoned"]
    assert hand(state) == ["jet"]


def test_a_commoner_hides_her_face_from_all_but_her_owner() -> None:  # AHA-45
    state = scene(player("fighter jet", holds=[HOME]), step="choose_card", deck="idol")
    events = commoner(state, "fighter", "green")
    assert told(events, "commoner-placed") == [{"seat": 0, "slot": "green"}]
    faces = [state.view(seat)["seats"][0]["slots"]["green"][0]["card"] for seat in (0, 1, 2, None)]
    assert faces == ["fighter", None, None, None]
    assert told(events, "cards-drawn") == [{"seat": 0, "count": 1}]


def test_hands_are_secret_and_all_else_lies_open() -> None:  # AHA-45
    state = scene(player("fighter jet", "rg", holds=[HOME], vp=4), player("miko"), rest="discard")
    seen = state.view(1)
    assert [seat["cards"] for seat in seen["seats"]] == [None, ["miko"], None]
    assert (seen["seats"][0]["hand"], seen["seats"][0]["vp"]) == (2, 4)
    assert seen["seats"][0]["tokens"] == {"red": 1, "yellow": 0, "green": 1}
    assert seen["discard"]["fighter"] + seen["discard"]["jet"] > 0


def test_commoners_and_hands_are_shown_when_the_game_is_over() -> None:  # AHA-45
    state = scene(player("fighter jet", holds=[HOME], green="-miko"), active=2)
    invade(state, state.form(state.legal_actions()[0])["space"])
    assert state.over
    assert state.view(None)["seats"][0]["slots"]["green"][0]["card"] == "miko"
    assert state.view(None)["seats"][0]["cards"] == ["fighter", "jet"]


@pytest.mark.parametrize(("deck", "rest", "drawn"), [("idol", "hand", 1), ("", "hand", 0), ("", "discard", 1)])
def test_the_draw_takes_what_there_is(deck: str, rest: str, drawn: int) -> None:  # AHA-40 AH-55
    state = scene(player("fighter jet", holds=[HOME]), step="choose_card", deck=deck, rest=rest)
    events = commoner(state, "fighter", "green")
    assert len(hand(state)) == 1 + drawn
    assert ("reshuffled" in kinds(events)) == (rest == "discard")
    assert ("nothing-to-draw" in kinds(events)) == (drawn == 0)
