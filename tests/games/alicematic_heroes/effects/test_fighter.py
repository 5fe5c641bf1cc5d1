"""Fighter Alice: a success on a red space takes a red token from another player."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, RED, WHITE, YELLOW, game_with, scene
from tests.games.alicematic_heroes.table import asked, invade, kinds, live, player, tokens, told
from tests.games.playing import legal, play
from wabe.kernel.message import Json

RICH = player("- -", "rrr")
TAKEN = {"seat": 0, "target": 1, "token": "red", "count": 1, "card": "fighter"}


def test_owner_chooses_from_whom_and_all_see_it() -> None:  # AH-76
    state = scene(player(red="fighter"), RICH, player("- -", "ry"))
    invade(state, RED)
    assert (asked(state), legal(state)) == ("take", ["take 1 red 1", "take 2 red 1", "take_nothing"])
    assert told(play(state, "take 1"), "token-taken") == [TAKEN]
    assert [tokens(state, seat) for seat in range(3)] == ["rr", "rr", "ry"]  # one of the two is the base bonus


def test_owner_may_decline() -> None:  # AH-23 AHA-71
    state = scene(player(red="fighter"), RICH)
    assert "token-taken" not in kinds(invade(state, RED, "take_nothing"))
    assert (tokens(state, 0), tokens(state, 1)) == ("r", "rrr")


def test_nothing_is_asked_when_nobody_has_a_red_token() -> None:  # AH-76 E-38
    state = scene(player(red="fighter", tokens="r"), player("- -", "yyg"))
    assert kinds(invade(state, RED)) == ["invaded", "tokens-gained"]


@pytest.mark.parametrize("space", [BLUE, YELLOW, GREEN, WHITE, CITY])
def test_only_red_spaces_count(space: int) -> None:
    state = scene(player(red="fighter - - -", green="- - -"), RICH)
    assert kinds(invade(state, space))[0] == "invaded"
    assert asked(state) == "choose_card"  # the next turn


def test_works_with_an_empty_red_slot_and_an_empty_bank() -> None:  # AH-54 AH-27
    state = scene(player(green="fighter"), player("- -", "r" * 20))
    assert kinds(invade(state, RED, "take 1")) == ["invaded", "token-taken"]
    assert (tokens(state, 0), tokens(state, 1)) == ("r", "r" * 19)


def test_is_not_halved_on_a_stolen_space() -> None:  # AH-52
    state = scene(player(red="fighter"), player("- -", "r", holds=[RED]))
    assert kinds(invade(state, RED, "take 1")) == ["stolen", "invaded", "token-taken"]


def test_an_attack_takes_nothing_and_finishing_it_does() -> None:  # AH-47 AH-48
    assert kinds(invade(scene(player(white="fighter"), RICH), 6)) == ["attacked"]
    assert kinds(invade(scene(player(white="fighter", attacks=[6]), RICH), 6, "take 1")) == ["invaded", "token-taken"]


def test_a_second_copy_adds_nothing() -> None:  # AH-25
    state = scene(player(red="fighter fighter"), RICH)
    assert kinds(invade(state, RED, "take 1")).count("token-taken") == 1


def test_a_second_copy_takes_over_when_the_first_is_turned_down() -> None:  # AH-25 AH-28
    state = scene(player(red="fighter", blue="fighter", white="valkyrie"), RICH)
    invade(state, RED, "turn_down fighter red", "turn_no_more")
    assert asked(state) == "take"


def test_turned_down_in_the_invasion_she_takes_nothing() -> None:  # AH-78
    state = scene(player(red="fighter valkyrie"), RICH)
    assert kinds(invade(state, RED, "turn_down fighter")) == ["alice-turned-down", "invaded", "tokens-gained"]


def test_turned_up_again_she_works_from_that_slot() -> None:  # AH-79
    state = scene(player(blue="detective", yellow="-fighter"), RICH)
    assert live(state) == ["detective"]
    invade(state, BLUE, "turn_up fighter")
    assert live(state) == ["detective", "fighter"]


@pytest.mark.parametrize(("slots", "takes"), [({}, 1), ({"red": "fighter"}, 2)])
def test_wiccan_alone_and_beside(slots: Json, takes: int) -> None:  # AH-26
    state = scene(player(blue="wiccan:fighter", **slots), RICH, player("- -", "r"))
    events = invade(state, RED, *["take 1", "take 2"][:takes])
    assert [each["target"] for each in told(events, "token-taken")] == [1, 2][:takes]


def test_wiccan_beside_may_take_twice_from_the_same_player() -> None:
    state = scene(player(red="fighter", blue="wiccan:fighter"), RICH)
    invade(state, RED, "take 1", "take 1")
    assert tokens(state, 1) == "r"


def test_a_pack_changes_space_token_and_amount(tmp_path: Path) -> None:
    new = '{ space = "blue", token = "yellow", amount = 2 }'
    game = game_with(tmp_path, "fighter", '{ space = "red", token = "red", amount = 1 }', new)
    state = scene(player(red="fighter"), player("- -", "yyy"), game=game)
    taken = {**TAKEN, "token": "yellow", "count": 2}
    assert told(invade(state, BLUE, "take 1"), "token-taken") == [taken]
