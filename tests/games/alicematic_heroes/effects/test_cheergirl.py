"""Cheergirl Alice: a success on a green space takes up to two green tokens from another player."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, RED, WHITE, YELLOW, game_with, scene
from tests.games.alicematic_heroes.table import asked, invade, kinds, live, player, tokens, told
from tests.games.playing import legal, play

RICH = player("- -", "ggg")
HARD = 9  # green, difficulty 2


def test_owner_takes_two_from_one_player_who_may_have_only_one() -> None:  # AH-76
    state = scene(player(green="cheergirl"), RICH, player("- -", "gr"))
    invade(state, GREEN)
    assert (asked(state), legal(state)) == ("take", ["take 1 green 2", "take 2 green 1", "take_nothing"])
    taken = {"seat": 0, "target": 1, "token": "green", "count": 2, "card": "cheergirl"}
    assert told(play(state, "take 1"), "token-taken") == [taken]
    assert [tokens(state, seat) for seat in range(3)] == ["ggg", "g", "rg"]


def test_a_player_with_one_gives_one() -> None:  # AH-76
    state = scene(player(white="cheergirl"), RICH, player("- -", "gr"))
    invade(state, GREEN, "take 2")
    assert [tokens(state, seat) for seat in range(3)] == ["g", "ggg", "r"]


def test_owner_may_decline() -> None:  # AH-23
    state = scene(player(green="cheergirl"), RICH)
    invade(state, GREEN, "take_nothing")
    assert (tokens(state, 0), tokens(state, 1)) == ("g", "ggg")


def test_nothing_is_asked_when_nobody_has_a_green_token() -> None:  # AH-76
    state = scene(player(green="cheergirl", tokens="g"), player("- -", "rry"))
    assert (kinds(invade(state, GREEN)), asked(state)) == (["invaded", "tokens-gained"], "choose_card")


@pytest.mark.parametrize("space", [RED, BLUE, YELLOW, WHITE, CITY])
def test_only_green_spaces_count(space: int) -> None:
    state = scene(player(green="cheergirl - -", red="- - - -"), RICH)
    assert (kinds(invade(state, space))[0], asked(state)) == ("invaded", "choose_card")


def test_works_with_an_empty_green_slot_an_empty_bank_and_on_a_stolen_space() -> None:  # AH-54 AH-52 AH-27
    state = scene(player(blue="cheergirl"), player("- -", "g" * 20, holds=[GREEN]))
    assert kinds(invade(state, GREEN, "take 1")) == ["stolen", "invaded", "token-taken"]
    assert (tokens(state, 0), tokens(state, 1)) == ("gg", "g" * 18)


def test_an_attack_takes_nothing_and_finishing_it_does() -> None:  # AH-47 AH-48
    assert kinds(invade(scene(player(white="cheergirl"), RICH), HARD)) == ["attacked"]
    state = scene(player(white="cheergirl", attacks=[HARD]), RICH)
    assert kinds(invade(state, HARD, "take 1")) == ["invaded", "token-taken"]


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25 AH-28
    assert kinds(invade(scene(player(white="cheergirl cheergirl"), RICH), GREEN, "take 1"))[1:] == ["token-taken"]
    state = scene(player(white="cheergirl cheergirl valkyrie"), RICH)
    invade(state, GREEN, "turn_down cheergirl", "turn_no_more")
    assert asked(state) == "take"


def test_turned_down_in_the_invasion_she_takes_nothing() -> None:  # AH-78
    state = scene(player(white="cheergirl valkyrie"), RICH)
    assert kinds(invade(state, GREEN, "turn_down cheergirl")) == ["alice-turned-down", "invaded"]


def test_turned_up_again_she_works_from_that_slot() -> None:  # AH-79
    state = scene(player(blue="detective", red="-cheergirl"), RICH)
    invade(state, BLUE, "turn_up cheergirl")
    assert live(state) == ["cheergirl", "detective"]


def test_wiccan_alone_takes_once() -> None:
    state = scene(player(blue="wiccan:cheergirl"), RICH)
    invade(state, GREEN, "take 1")
    assert (tokens(state), asked(state)) == ("gg", "choose_card")


@pytest.mark.parametrize(("second", "left"), [("take 1", ("", "gg")), ("take 2", ("g", ""))])
def test_wiccan_beside_takes_twice_from_the_same_or_another(second: str, left: tuple[str, str]) -> None:  # AH-26
    state = scene(player(blue="wiccan:cheergirl", white="cheergirl"), RICH, player("- -", "gg"))
    invade(state, GREEN, "take 1", second)
    assert (tokens(state, 1), tokens(state, 2)) == left


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "cheergirl", "amount = 2", "amount = 3")
    state = scene(player(white="cheergirl"), RICH, player("- -", "gg"), game=game)
    invade(state, GREEN)
    assert legal(state) == ["take 1 green 3", "take 2 green 2", "take_nothing"]
