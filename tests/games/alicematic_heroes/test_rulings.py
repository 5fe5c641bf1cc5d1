"""Rulings on what happens together: Hunter's look, several effects at once, Wiccan's corners; sums of whole games."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.campaign import some
from tests.games.alicematic_heroes.laws import check_position
from tests.games.alicematic_heroes.table import (
    MAP,
    asked,
    commoner,
    hand,
    holders,
    how,
    invade,
    kinds,
    live,
    player,
    powers,
    scene,
    sheet,
    slot,
    space,
    summon,
    targets,
    territory,
    tokens,
    told,
    vp,
)
from tests.games.alicematic_heroes.walks import SWITCHES, walk
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.game import GAME
from wabe.games.alicematic_heroes.pieces.terrain import mobility_needed
from wabe.games.alicematic_heroes.table.cards import FOREST
from wabe.games.alicematic_heroes.table.layout import UNREACHABLE
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.message import Json

HOME = 0
FULL = "- - - -"


# ----- Hunter -----


def hunting(deck: str, rest: str = "deck") -> HeroesState:
    """Hunter has just been summoned."""
    state = scene(player("hunter jet", holds=[HOME], yellow="-"), step="choose_card", deck=deck, rest=rest)
    summon(state, "hunter")
    return state


def test_hunter_looks_without_a_question_at_the_top_five() -> None:  # AHA-64
    state = hunting("miko jet idol angel mayor tycoon")
    assert (asked(state), sorted(state.view(0)["look"])) == ("keep", ["angel", "idol", "jet", "mayor", "miko"])
    assert (state.view(1)["look"], state.view(None)["look"]) == (None, None)


@pytest.mark.parametrize(
    ("moves", "kept"),
    [
        (["keep_no_more"], []),
        (["keep idol", "keep_no_more"], ["idol"]),
        (["keep idol", "keep miko"], ["idol", "miko"]),
    ],
)
def test_hunter_keeps_up_to_two_and_the_others_are_discarded(moves: list[str], kept: list[str]) -> None:  # AHA-64
    state = hunting("miko jet idol angel mayor tycoon")
    events = play(state, *moves)
    assert hand(state) == sorted([*kept, "jet"], key=list(GAME.cards.names).index)
    thrown = {"miko", "jet", "idol", "angel", "mayor"} - set(kept)
    assert set(told(events, "discarded")[0]["cards"]) == thrown
    assert state.view(1)["discard"] == dict.fromkeys(thrown, 1)
    assert asked(state) == "choose_target"


def test_a_small_deck_gets_the_discards_under_it() -> None:  # AHA-64
    state = hunting("miko idol", rest="discard")
    assert {"miko", "idol"} <= set(state.view(0)["look"])
    assert len(state.view(0)["look"]) == 5
    assert state.view(0)["discard"] == {}
    assert hunting("miko idol", rest="hand").view(0)["look"] == ["miko", "idol"]
    assert asked(hunting("", rest="hand")) == "choose_target"


def test_five_in_the_deck_are_enough() -> None:  # AHA-64 AHA-49
    state = hunting("miko jet idol angel mayor", rest="discard")
    assert sorted(state.view(0)["look"]) == ["angel", "idol", "jet", "mayor", "miko"]
    assert sum(state.view(0)["discard"].values()) > 40


# ----- together -----


def test_turned_up_by_detective_she_has_her_look_before_the_turn_goes_on() -> None:  # AHA-60 AH-81
    state = scene(player("jet", holds=[HOME], attacks=[5], white="detective -hunter"))
    invade(state, 5, "turn_up hunter")
    assert (asked(state), state.active) == ("keep", 0)
    play(state, "keep_no_more")
    assert state.active == 1


def test_a_second_little_turned_up_does_nothing() -> None:  # AHA-48
    me = player("jet", holds=[HOME], attacks=[5], white="detective -little", green="little")
    state = scene(me)
    assert "cards-drawn" not in kinds(invade(state, 5, "turn_up little"))
    state = scene(me, reveal_copies_fire=True)
    assert "cards-drawn" in kinds(invade(state, 5, "turn_up little"))


def test_a_little_beside_a_wiccan_copying_her_acts() -> None:  # AH-26 AHA-48
    state = scene(player("little jet", holds=[HOME], blue="wiccan:little"), step="choose_card")
    assert [event.args["count"] for event in summon(state, "little") if event.kind == "cards-drawn"] == [2]


def test_two_knights_of_which_one_is_new_pay_once() -> None:  # AHA-35 AHA-36
    state = scene(player("knight jet", holds=[HOME], red="knight", yellow="-"), step="choose_card")
    summon(state, "knight")
    assert tokens(state) == "r"


def test_knight_and_a_wiccan_copying_her_pay_one_each() -> None:  # AHA-37 AH-26
    state = scene(player("miko jet", holds=[HOME], red="knight", blue="wiccan:knight"), step="choose_card", deck="idol")
    commoner(state, "miko", "red")
    assert tokens(state) == "rr"


def test_a_wiccan_beside_a_wiccan_chooses_and_the_copied_effect_happens() -> None:  # AHA-61
    me = player("wiccan jet", holds=[HOME], yellow=FULL, blue="wiccan:panzer")
    state = scene(me, player(yellow="magical", red="panzer"), step="choose_card")
    summon(state, "wiccan", "copy magical")
    assert (tokens(state), live(state)) == ("yy", ["magical"])


def test_an_earlier_wiccan_is_live_again_when_the_later_is_turned_down() -> None:  # AHA-37 AHA-65
    state = scene(player("- -", holds=[HOME], red="valkyrie", blue="wiccan:panzer wiccan:ninja"))
    assert (powers(state)["military"], powers(state)["city"]) == (1, 2)
    play(state, "invade 4")
    turned = next(move for move in legal(state) if move.startswith("turn_down wiccan") and move.endswith("1"))
    play(state, turned, "turn_no_more")
    assert slot(state, "blue") == "wiccan:panzer -wiccan"
    assert (powers(state)["military"], powers(state)["city"]) == (1 + 2, 0)


def test_a_wiccan_without_anybody_to_copy_asks_nothing() -> None:  # AHA-62
    state = scene(player("wiccan jet", holds=[HOME], yellow=FULL), step="choose_card")
    summon(state, "wiccan")
    assert (asked(state), live(state)) == ("choose_target", [])


def test_a_wiccan_may_choose_in_her_own_kingdom_and_only_the_kind_matters() -> None:  # AHA-62
    me = player("wiccan jet", holds=[HOME], yellow=FULL, red="fighter fighter")
    state = scene(me, player(red="fighter"), step="choose_card")
    play(state, "play wiccan", "summon wiccan")
    assert legal(state) == ["copy fighter", "copy_nobody"]
    forms = state.decision(0)
    assert forms is not None
    assert forms["actions"][0]["targets"] == ["alice:0-red-0", "alice:0-red-1", "alice:1-red-0"]


def test_a_dear_alice_may_come_in_by_being_turned_up() -> None:  # AHA-81
    state = scene(player("jet", holds=[HOME], attacks=[5], white="detective -empress"), deck="miko")
    events = invade(state, 5, "turn_up empress")
    assert (hand(state), slot(state, "white")) == (["jet"], "detective empress")
    assert set(kinds(events)) == {"invaded", "alice-turned-up"}


def test_detective_may_turn_up_what_valkyrie_just_turned_down() -> None:  # AHA-60 AHA-65
    state = scene(player("jet", holds=[HOME], red="- valkyrie", white="detective angel", blue="-"))
    invade(state, 5, "turn_down angel", "turn_no_more", "turn_up angel")
    assert slot(state, "white") == "detective angel"


def test_a_wiccan_who_was_to_act_still_does_when_another_is_turned_up() -> None:  # AHA-60 AHA-37
    me = player("jet", holds=[7], attacks=[11], blue="detective -wiccan", green="wiccan:miko", white="sheriff")
    state = scene(me)
    invade(state, 11, "turn_up wiccan", "copy sheriff")
    assert vp(state) == 1  # beside a Forest
    assert live(state) == ["detective", "sheriff", "sheriff"]


def test_an_alice_turned_down_for_strength_does_not_act_on_the_success() -> None:  # AH-78 AHA-60
    state = scene(player("jet", holds=[HOME], red="valkyrie", yellow="merchant"), player("-", "g"))
    invade(state, 4, "turn_down merchant")
    assert tokens(state) == ""


# ----- steals and attacks together -----


def test_a_stolen_forest_of_eight_pays_four() -> None:  # AH-65 AHA-84
    """Figure 9."""
    ring = [0, 1, 3, 10, 11, 14, 15, 19]
    me = player("- -", "rrrr", holds=ring, red=FULL)
    state = scene(me, player("- -", holds=[28, 20]), turned={0: 1, 2: 5})
    invade(state, 20)
    assert (vp(state), territory(state, 1)) == (4, 15)


def test_a_forest_of_a_group_that_another_holds_and_connects_stays() -> None:  # AHA-25 AH-38
    ring = [1, 3, 10, 11, 14, 15, 19]
    state = scene(player("- -", "rrrr", holds=ring, red=FULL, green=FULL), player(holds=[0, 2]), turned={0: 1, 2: 5})
    assert space(state, 2)["connected"]
    assert 2 not in targets(state)
    assert 20 in targets(state)


def test_finishing_where_one_could_succeed_costs_nothing_either() -> None:  # AHA-12 AH-48
    state = scene(player("- -", "rrr", holds=[HOME], attacks=[2], red="-"))
    assert how(state, 2) == ["finish"]
    invade(state, 2)
    assert (tokens(state), holders(state, 2)) == ("rrr", [0])


# ----- whole games -----


@pytest.mark.parametrize(("players", "switch"), list(some(itertools.product((3, 4, 5), SWITCHES))), ids=str)
def test_cards_and_tokens_are_conserved_at_every_moment(players: int, switch: str) -> None:  # AHA-55 AH-08 AH-17
    """Figures 1, 2 and 3: 16 territory tokens a player, 90 cards, 20 tokens a colour, at most 14 cards played."""
    for state in walk(players, SWITCHES[switch], f"rulings {players} {switch}"):
        check_position(state)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_space_is_in_reach_of_every_city_on_any_map(players: int) -> None:  # AHA-67
    for seed in range(25):
        state = GAME.new(players, seed)
        assert isinstance(state, HeroesState)
        for seat in range(players):
            state.apply(0, seat)
        rng = random.Random(seed)
        state.apply(rng.choice(state.legal_actions()))
        (seat,) = {holders(state, 7 * tile)[0] for tile in range(state.board.tile_count) if holders(state, 7 * tile)}
        needs = [mobility_needed(state, seat, number, 0) for number in range(state.board.spaces)]
        assert UNREACHABLE not in needs


def test_a_tile_has_one_forest_at_the_most_on_which_that_rests() -> None:  # AHA-67
    for tile in GAME.content()["tiles"]:
        assert [kind for kind, _ in tile["ring"]].count("forest") <= 1
    for players in (3, 4, 5):
        board = GAME.new(players, 1).view(None)["map"]
        for position in range(len(board["tiles"])):
            assert beside(players, position) >= 2


def beside(players: int, position: int) -> int:
    """How many tiles touch this one."""
    state = GAME.new(players, 1)
    assert isinstance(state, HeroesState)
    ring = range(7 * position, 7 * position + 7)
    return len({other // 7 for each in ring for other in state.board.neighbours_of(each)} - {position})


def test_a_game_ends_with_all_its_tokens_on_the_map_at_the_most() -> None:  # AHA-55 AHA-04
    """Figure 1: 16 = 2 + 14, so nobody ever runs out."""
    for number in range(4):
        for state in walk(4, {}, f"tokens {number}"):
            if not state.over and asked(state) == "choose_target":
                assert territory(state, state.seat) >= 1


def test_the_sheet_tells_forests_lands_cities_and_effects_apart() -> None:  # AH-62 AH-56 AH-57
    me = player("- -", holds=[42, 44, 48], red="- - -", white="-")
    state = scene(me)
    invade(state, 43)
    assert sheet(state)["played"] == {"cities": 0, "lands": 0, "forests": 3, "effects": 0}
    assert state.board.kind[43] == FOREST
    assert MAP[6] == "T03"


def test_an_effect_of_city_success_acts_for_cities_alone() -> None:  # AH-57 AHA-52
    slots: Json = {"white": "princess", "blue": "idol", "red": FULL, "green": FULL}
    state = scene(player("- -", holds=[HOME], **slots))
    events = invade(state, 42)
    assert kinds(events) == ["invaded", "vp-gained", "vp-by-effect", "cards-drawn", "vp-by-effect"]
    assert vp(state) == 3 + 1 + 2
    state = scene(player("- -", holds=[HOME], **slots))
    assert "vp-by-effect" not in kinds(invade(state, 4))


def test_gains_without_a_cost_come_without_a_question() -> None:  # AHA-93 AH-23
    """Magical when she is summoned; Merchant and Miko on a red space beside a Forest."""
    me = player("magical", holds=[HOME], red="- - - -", yellow="merchant", white="miko")
    state = scene(me, step="choose_card")
    summon(state, "magical")
    assert (tokens(state), asked(state)) == ("yy", "choose_target")
    assert kinds(invade(state, 6)) == ["invaded", "tokens-gained", "tokens-gained", "vp-by-effect"]
    assert (tokens(state), state.active) == ("rrrrryy", 1)
