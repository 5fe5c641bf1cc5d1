"""Alchemist Alice: a token of each colour when she is revealed; any token then pays for anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, game_with, scene
from tests.games.alicematic_heroes.table import asked, invade, kinds, live, player, summon, tokens, told
from tests.games.playing import legal, play

HARD = 16  # red, difficulty 3
FAR = 51  # blue, difficulty 3, needs Mobility 4


def test_summoned_she_gains_one_of_each() -> None:
    state = scene(player("alchemist miko", yellow="- - -"), step="choose_card")
    events = summon(state, "alchemist")
    assert [each["token"] for each in told(events, "tokens-gained")] == ["red", "yellow", "green"]
    assert tokens(state) == "ryg"


def test_what_the_bank_lacks_she_does_not_gain() -> None:  # AH-53 AHA-39
    state = scene(player("alchemist miko", yellow="- - -"), player("- -", "y" * 20), step="choose_card")
    summon(state, "alchemist")
    assert tokens(state) == "rg"


def test_any_token_pays_for_military_power_in_its_own_colour() -> None:  # AHA-69
    state = scene(player(yellow="alchemist", red="- -", tokens="yg"))
    invade(state, HARD, "pay_tokens 1 0 1")
    assert (asked(state), legal(state)) == ("pay", ["pay yellow", "pay green"])
    assert told(play(state, "pay green"), "tokens-paid") == [{"seat": 0, "red": 0, "yellow": 0, "green": 1}]
    assert (tokens(state), state.view(None)["bank"]["green"]) == ("rry", 20)  # the bonus, and the yellow one kept


def test_shortfalls_are_added_up_and_paid_with_any_mix() -> None:  # AHA-69 AHA-41
    state = scene(player(yellow="alchemist", red="-", green="- - -", tokens="rrygg"))
    invade(state, FAR)
    assert "pay_tokens 2 1 3" in legal(state)
    play(state, "pay_tokens", "pay red", "pay yellow")  # only green is left for the third
    assert tokens(state) == "rg"


def test_any_token_pays_for_dream_power() -> None:  # AHA-69
    state = scene(player("sheriff miko", yellow="alchemist", tokens="rrgg"), step="choose_card")
    summon(state, "sheriff", "pay red", "pay green")
    assert (live(state), tokens(state)) == (["alchemist", "sheriff"], "rg")


def test_without_her_only_the_right_colour_pays() -> None:  # AH-39 AH-20
    assert kinds(invade(scene(player(yellow="-alchemist", red="- -", tokens="yg")), HARD)) == ["attacked"]
    state = scene(player("sheriff miko", yellow="-", tokens="rrgg"), step="choose_card")
    play(state, "play sheriff")
    assert not [each for each in legal(state) if each.startswith("summon")]


def test_she_is_not_live_yet_when_she_is_paid_for() -> None:  # AHA-50
    state = scene(player("alchemist miko", yellow="- -", tokens="r"), step="choose_card")
    play(state, "play alchemist")
    assert not [each for each in legal(state) if each.startswith("summon")]


def test_too_few_tokens_in_all_are_too_few() -> None:
    state = scene(player(yellow="alchemist", red="- -", green="- -", tokens="gg"))
    assert f"invade {CITY}" not in legal(state)  # 2 and 1 are lacking
    state = scene(player(yellow="alchemist", red="- -", green="- -", tokens="ggg"))
    assert f"invade {CITY}" in legal(state)


def test_a_mere_attack_remains_possible() -> None:  # AH-46
    state = scene(player(yellow="alchemist", red="- -", tokens="y"))
    invade(state, HARD)
    assert legal(state) == ["attack", "pay_tokens 1 0 1"]


def test_a_second_copy_adds_nothing_unless_the_switch_says_so() -> None:  # AHA-48
    for switch, gained in ((False, ""), (True, "ryg")):
        me = player("alchemist miko", yellow="alchemist - -")
        state = scene(me, step="choose_card", reveal_copies_fire=switch)
        summon(state, "alchemist")
        assert tokens(state) == gained


def test_a_second_copy_takes_over_the_payment() -> None:  # AH-25
    state = scene(player(yellow="alchemist alchemist", white="valkyrie", red="-", green="- - -", tokens="yyy"))
    assert kinds(invade(state, CITY, "turn_down alchemist", "turn_no_more"))[1] == "tokens-paid"


def test_turned_down_she_keeps_the_tokens_and_turned_up_again_she_gains() -> None:  # AH-78 AH-81
    state = scene(player(red="valkyrie", yellow="alchemist", blue="detective", tokens="y"))
    invade(state, BLUE, "turn_down alchemist", "turn_no_more")
    assert (tokens(state), live(state)) == ("y", ["valkyrie", "detective"])
    play(state, "turn_up alchemist")
    assert (tokens(state), live(state)) == ("ryyg", ["valkyrie", "detective", "alchemist"])


def test_works_in_a_slot_of_another_colour() -> None:  # AH-27
    state = scene(player(white="alchemist", red="- -", tokens="y"))
    invade(state, HARD)
    assert "pay_tokens 1 0 1" in legal(state)


@pytest.mark.parametrize("own", ["- - - -", "alchemist - - -"])
def test_wiccan_gains_now_and_pays_with_anything_alone_and_beside(own: str) -> None:  # AH-26
    rival = player("- -", yellow="alchemist")
    state = scene(player("wiccan miko", yellow=own, red="-"), rival, step="choose_card")
    summon(state, "wiccan", "copy alchemist")
    assert tokens(state) == "ryg"
    play(state, f"invade {HARD}", "pay_tokens 2 0 2", "pay yellow")  # green follows
    assert tokens(state) == "rr"  # one is the bonus


def test_a_pack_changes_the_tokens(tmp_path: Path) -> None:
    game = game_with(tmp_path, "alchemist", "{ red = 1, yellow = 1, green = 1 }", "{ red = 0, yellow = 0, green = 2 }")
    state = scene(player("alchemist miko", yellow="- - -"), step="choose_card", game=game)
    summon(state, "alchemist")
    assert tokens(state) == "gg"
