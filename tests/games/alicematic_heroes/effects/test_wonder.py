"""Wonder Alice: a success on a yellow space takes a yellow token from another player."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, RED, WHITE, YELLOW, game_with, scene
from tests.games.alicematic_heroes.table import asked, invade, kinds, live, player, tokens, told
from tests.games.playing import legal, play

RICH = player("- -", "yyy")
HARD = 2  # yellow, difficulty 4


def test_owner_chooses_from_whom_and_all_see_it() -> None:  # AH-76
    state = scene(player(yellow="wonder"), RICH, player("- -", "yr"))
    invade(state, YELLOW)
    assert (asked(state), legal(state)) == ("take", ["take 1 yellow 1", "take 2 yellow 1", "take_nothing"])
    taken = {"seat": 0, "target": 2, "token": "yellow", "count": 1, "card": "wonder"}
    assert told(play(state, "take 2"), "token-taken") == [taken]
    assert [tokens(state, seat) for seat in range(3)] == ["yy", "yyy", "r"]


def test_owner_may_decline() -> None:  # AH-23
    state = scene(player(yellow="wonder"), RICH)
    invade(state, YELLOW, "take_nothing")
    assert (tokens(state, 0), tokens(state, 1)) == ("y", "yyy")


def test_nothing_is_asked_when_nobody_has_a_yellow_token() -> None:  # AH-76
    state = scene(player(yellow="wonder", tokens="y"), player("- -", "rrg"))
    assert (kinds(invade(state, YELLOW)), asked(state)) == (["invaded", "tokens-gained"], "choose_card")


@pytest.mark.parametrize("space", [RED, BLUE, GREEN, WHITE, CITY])
def test_only_yellow_spaces_count(space: int) -> None:
    state = scene(player(yellow="wonder", red="- - - -", green="- - -"), RICH)
    assert (kinds(invade(state, space))[0], asked(state)) == ("invaded", "choose_card")


def test_works_with_an_empty_yellow_slot_an_empty_bank_and_on_a_stolen_space() -> None:  # AH-54 AH-52 AH-27
    state = scene(player(blue="wonder"), player("- -", "y" * 20, holds=[YELLOW]))
    assert kinds(invade(state, YELLOW, "take 1")) == ["stolen", "invaded", "token-taken"]
    assert (tokens(state, 0), tokens(state, 1)) == ("y", "y" * 19)


def test_an_attack_takes_nothing_and_finishing_it_does() -> None:  # AH-47 AH-48
    assert kinds(invade(scene(player(white="wonder"), RICH), HARD)) == ["attacked"]
    state = scene(player(white="wonder", attacks=[HARD]), RICH)
    assert kinds(invade(state, HARD, "take 1")) == ["invaded", "token-taken"]


def test_a_second_copy_adds_nothing_and_takes_over() -> None:  # AH-25 AH-28
    assert kinds(invade(scene(player(white="wonder wonder"), RICH), YELLOW, "take 1"))[1:] == ["token-taken"]
    state = scene(player(white="wonder wonder valkyrie"), RICH)
    invade(state, YELLOW, "turn_down wonder", "turn_no_more")
    assert asked(state) == "take"


def test_turned_down_in_the_invasion_she_takes_nothing() -> None:  # AH-78
    state = scene(player(white="wonder valkyrie"), RICH)
    assert kinds(invade(state, YELLOW, "turn_down wonder")) == ["alice-turned-down", "invaded"]


def test_turned_up_again_she_works_from_that_slot() -> None:  # AH-79
    state = scene(player(blue="detective", red="-wonder"), RICH)
    invade(state, BLUE, "turn_up wonder")
    assert live(state) == ["wonder", "detective"]


@pytest.mark.parametrize(("own", "takes"), [("", 1), ("wonder", 2)])
def test_wiccan_alone_and_beside(own: str, takes: int) -> None:  # AH-26
    state = scene(player(blue="wiccan:wonder", white=own), RICH)
    invade(state, YELLOW, *["take 1"] * takes)
    assert tokens(state, 1) == "y" * (3 - takes)


def test_a_pack_changes_the_number(tmp_path: Path) -> None:
    game = game_with(tmp_path, "wonder", "amount = 1", "amount = 2")
    state = scene(player(white="wonder"), RICH, player("- -", "y"), game=game)
    invade(state, YELLOW)
    assert legal(state) == ["take 1 yellow 2", "take 2 yellow 1", "take_nothing"]
