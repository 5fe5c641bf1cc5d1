"""The ledger's worked examples E-27 to E-38, E-45 and E-46 on the engine: scoring, single Alices."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.alicematic_heroes.table import (
    asked,
    commoner,
    contest,
    crowds,
    hand,
    invade,
    kinds,
    live,
    player,
    powers,
    scene,
    sheet,
    slot,
    slot_points,
    summon,
    tile_points,
    tokens,
    told,
)
from tests.games.playing import legal, play
from wabe.kernel.message import Json

HOME = 0


@pytest.mark.parametrize(
    ("tokens_there", "alices", "paid"),
    [
        ((3, 1, 1), (0, 3, 2), [6, 3, 0]),  # E-27
        ((3, 1, 1), (0, 3, 3), [6, 0, 0]),  # E-27
        ((2, 2, 1), (5, 3, 9), [6, 3, 0]),  # E-28
        ((2, 2, 1), (4, 4, 9), [3, 3, 0]),  # E-28
        ((2, 2, 2), (5, 4, 3), [6, 3, 0]),  # E-29
        ((2, 2, 2), (5, 4, 4), [6, 0, 0]),  # E-29
        ((2, 2, 2), (5, 5, 4), [3, 3, 0]),  # E-29
        ((2, 2, 2), (4, 4, 4), [3, 3, 3]),  # E-29
        ((1, 0, 0), (1, 2, 3), [6, 0, 0]),  # E-30
        ((3, 2, 2, 2), (1, 6, 6, 2), [6, 0, 0, 0]),  # E-45
        ((3, 2, 2, 2), (1, 6, 5, 5), [6, 3, 0, 0]),  # E-45
        ((1, 1, 1, 1, 1), (3, 3, 3, 3, 3), [3, 3, 3, 3, 3]),  # E-46
    ],
)
def test_tiles_pay_what_the_examples_say(
    tokens_there: Sequence[int], alices: Sequence[int], paid: list[int]
) -> None:  # E-27 E-28 E-29 E-30 E-45 E-46
    assert tile_points(contest(tokens_there, alices), 1) == paid


def test_e31_alices_in_the_red_slot() -> None:  # E-31
    slots = ("fighter fighter knight", "knight knight panzer", "ninja - - -")
    assert slot_points(scene(*(player(red=cards) for cards in slots), step="over"), "red") == [3, 3, 0]
    assert slot_points(scene(*(player(red=cards) for cards in ("", "- -", "-"))), "red") == [0, 0, 0]


@pytest.mark.parametrize(("others", "paid"), [((6, 5), 3), ((8, 5), 0), ((7, 5), 3)])
def test_e32_three_originals_and_seven_alices(others: tuple[int, ...], paid: int) -> None:  # E-32
    slots: list[Json] = [{"white": "original original original", "red": "valkyrie valkyrie panzer panzer"}]
    state = scene(*(player("- -", **each) for each in [*slots, *crowds(*others)]), step="over")
    assert sheet(state)["alices"] == 7
    assert sheet(state)["effects"] == {"original": paid}


@pytest.mark.parametrize(("alices", "winners"), [((7, 6, 0), [0]), ((7, 7, 0), [0, 1])])
def test_e33_sixty_each_and_the_number_of_alices(alices: tuple[int, ...], winners: list[int]) -> None:  # E-33
    slots = crowds(*alices)
    paid = scene(*(player("- -", **each) for each in slots), step="over").scores()
    seats = [player("- -", vp=60 - score, **each) for score, each in zip(paid, slots, strict=True)]
    seats[2]["vp"] = 0
    state = scene(*seats, step="over")
    assert (state.scores()[:2], state.winners()) == ([60, 60], winners)


def test_e34_valkyrie_turns_ninja_against_a_city() -> None:  # E-34
    me = player("- -", holds=[HOME], red="valkyrie ninja", green="- - -")
    state = scene(me)
    play(state, "invade 42")  # two cards and Ninja are four
    assert state.view(0)["plan"]["military"] == [4, 4]
    play(state, "turn_down ninja")
    assert (slot(state, "red"), sheet(state)["played"]["cities"]) == ("valkyrie -ninja", 3)
    hard = {**me, "slots": {"red": "valkyrie ninja -", "green": "- - -"}, "tokens": ""}
    state = scene({**hard, "slots": {**hard["slots"], "white": "miko"}})
    play(state, "invade 28", "turn_down miko")
    assert state.view(0)["plan"]["military"] == [3 + 2 + 2, 5]
    play(state, "turn_down ninja")
    assert sheet(state)["played"]["cities"] == 3  # 3 + 2 + 2: Ninja's two are gone, Valkyrie's two came


def test_e35_knight_and_cards_placed_or_turned_in_red() -> None:  # E-35
    state = scene(player("miko jet", holds=[HOME], red="knight"), step="choose_card", deck="idol")
    commoner(state, "miko", "red")
    assert (tokens(state), hand(state)) == ("r", ["idol", "jet"])
    state = scene(player("- -", holds=[HOME], red="knight valkyrie ninja -panzer", blue="detective", attacks=[5]))
    invade(state, 5, "turn_down ninja", "turn_no_more", "turn_up panzer")
    assert (tokens(state), slot(state, "red")) == ("", "knight valkyrie -ninja panzer")
    state = scene(player("knight jet", holds=[HOME], yellow="-"), step="choose_card")
    summon(state, "knight")
    assert tokens(state) == ""


@pytest.mark.parametrize("own", ["", "little"])
def test_e36_wiccan_copies_little(own: str) -> None:  # E-36
    me = player("wiccan jet", holds=[HOME], yellow="- - - -", blue=own)
    state = scene(me, player(blue="little"), step="choose_card", deck="miko idol")
    summon(state, "wiccan", "copy little")
    assert hand(state) == ["idol", "jet", "miko"]


def test_e37_little_turned_down_and_up_again() -> None:  # E-37
    me = player("jet", holds=[HOME], attacks=[5], red="valkyrie", white="little detective")
    state = scene(me, deck="miko idol")
    events = invade(state, 5, "turn_down little", "turn_no_more", "turn_up little")
    assert [event.args["count"] for event in events if event.kind == "cards-drawn"] == [2]
    assert hand(state) == ["idol", "jet", "miko"]


def test_e38_fighter_with_nobody_to_take_from() -> None:  # E-38
    state = scene(player("- -", "r", holds=[HOME], red="fighter"), player("- -", "yyg"), player("- -", "g"))
    events = invade(state, 6)
    assert kinds(events) == ["invaded", "tokens-gained"]
    assert (tokens(state), tokens(state, 1), tokens(state, 2)) == ("rr", "yyg", "g")
    state = scene(player("- -", holds=[HOME], red="fighter"), player("- -", "yyr"))
    play(state, "invade 6")
    assert (asked(state), legal(state)) == ("take", ["take 1 red 1", "take_nothing"])
    assert live(state) == ["fighter"]
    assert powers(state)["military"] == 1
    assert told(play(state, "take 1"), "token-taken")[0]["count"] == 1
