"""Steals: half the bonus, the loser's token, and what takes part in it (AH-37, AH-52, AHA-13, AHA-15, AHA-72)."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.table import (
    hand,
    holders,
    how,
    invade,
    kinds,
    player,
    reach,
    scene,
    space,
    targets,
    territory,
    tokens,
    told,
    vp,
)
from wabe.games.alicematic_heroes.pieces.terrain import named
from wabe.kernel.message import Json

HOME = 0
FULL = "- - - -"
LAND = {"red": 6, "blue": 5, "yellow": 2, "green": 4, "white": 3}


@pytest.mark.parametrize(("cards", "half"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize("colour", LAND)
def test_the_bonus_is_halved_and_rounded_down(colour: str, cards: int, half: int) -> None:  # AH-52
    """Figure 9: 1 -> 0, 2 -> 1, 3 -> 1, 4 -> 2."""
    slots: Json = {colour: " ".join("-" * cards)}
    number = LAND[colour]
    state = scene(player("", attacks=[number], holds=[HOME], **slots), player("- -", holds=[28, number]))
    assert reach(state, number)["bonus"]["halved"]
    invade(state, number)
    gained = len(tokens(state)) + len(hand(state)) + vp(state)
    assert gained == half


def test_the_loser_takes_the_token_back_and_nothing_else() -> None:  # AH-52 AHA-18
    state = scene(player("- -", holds=[HOME], red="-"), player("- -", "rg", holds=[28, 6], vp=3))
    assert how(state, 6) == ["success"]
    events = invade(state, 6)
    assert told(events, "stolen") == [{"seat": 0, **named(state, 6), "target": 1}]
    assert kinds(events) == ["stolen", "invaded"]
    assert (territory(state, 1), tokens(state, 1), vp(state, 1)) == (15, "rg", 3)
    assert (holders(state, 6), territory(state)) == ([0], 14)


def test_the_loser_s_token_returns_before_anything_else() -> None:  # AHA-55
    state = scene(player("- -", holds=[HOME], red="-"), player("- -", holds=[28, 6]))
    assert [event.kind for event in invade(state, 6)][:2] == ["stolen", "invaded"]


def test_tokens_from_card_effects_are_not_halved() -> None:  # AH-52
    state = scene(player("- -", holds=[HOME], green="- - -", yellow="merchant"), player("- -", holds=[28, 4]))
    invade(state, 4)
    assert tokens(state) == "gg"


def test_a_steal_by_finishing_an_attack_is_a_steal_in_every_respect() -> None:  # AHA-72 AHA-13
    state = scene(
        player("- -", holds=[HOME], attacks=[2], yellow=FULL, green="pirate"), player("- -", "r", holds=[28, 2])
    )
    assert how(state, 2) == ["finish"]
    events = invade(state, 2, "plunder red")
    assert told(events, "stolen") == [{"seat": 0, **named(state, 2), "target": 1}]
    assert (tokens(state), vp(state)) == ("ryy", 1)
    assert (territory(state, 0), territory(state, 1)) == (14, 15)


def test_both_tokens_lie_there_until_the_attack_is_finished() -> None:  # AHA-13
    state = scene(player("- -", holds=[HOME]), player("- -", holds=[28, 2]))
    invade(state, 2)
    assert (space(state, 2)["held"], space(state, 2)["attack"]) == ([1], 0)


def test_a_third_player_takes_a_held_space_with_an_attack_on_it() -> None:  # AHA-15
    state = scene(
        player("- -", holds=[HOME], red=FULL, yellow=FULL),
        player("- -", holds=[28, 2]),
        player("- -", holds=[35], attacks=[2]),
    )
    events = invade(state, 2)
    assert kinds(events)[:3] == ["attack-driven-out", "stolen", "invaded"]
    assert tokens(state) == "yy"
    assert [territory(state, seat) for seat in range(3)] == [14, 15, 15]


def test_pirate_acts_on_a_steal_only() -> None:  # AHA-71 AHA-72
    state = scene(player("- -", holds=[HOME], green="pirate"), player("- -", "rr", holds=[28]))
    assert kinds(invade(state, 4)) == ["invaded", "tokens-gained"]
    assert vp(state) == 0


def test_what_is_declined_leaves_the_rest_in_place() -> None:  # AHA-71
    state = scene(player("- -", holds=[HOME], green="pirate"), player("- -", "rr", holds=[28, 4]))
    invade(state, 4, "plunder_nothing")
    assert (vp(state), tokens(state), tokens(state, 1)) == (1, "", "rr")


def test_with_nothing_to_take_nothing_is_asked() -> None:  # AHA-71 AH-76
    state = scene(player("- -", holds=[HOME], green="pirate"), player("- -", holds=[28, 4]))
    events = invade(state, 4)
    assert kinds(events) == ["stolen", "invaded", "vp-by-effect"]


@pytest.mark.parametrize(
    ("kind", "colour", "number"), [("fighter", "red", 6), ("wonder", "yellow", 27), ("cheergirl", "green", 4)]
)
def test_nothing_is_taken_where_nobody_has_such_a_token(kind: str, colour: str, number: int) -> None:  # AH-76
    slots: Json = {"white": kind, "red": "-", "green": "- -"}
    mine = colour[0] * 3
    other = "".join(letter for letter in "ryg" if letter != colour[0]) * 2
    state = scene(player("- -", mine, holds=[HOME], **slots), player("- -", other, holds=[28]))
    events = invade(state, number)
    assert "token-taken" not in kinds(events)
    assert sorted(tokens(state, 1)) == sorted(other)


@pytest.mark.parametrize(("kind", "number", "count"), [("fighter", 6, 1), ("wonder", 27, 1), ("cheergirl", 4, 2)])
def test_tokens_are_taken_from_another_player_of_ones_choice(kind: str, number: int, count: int) -> None:  # AH-76 AH-52
    """Never halved, for the base bonus alone is."""
    slots: Json = {"white": kind, "red": "-", "green": "- -"}
    state = scene(
        player("- -", holds=[HOME], **slots),
        player("- -", "rrryyyggg", holds=[28, number]),
        player("- -", "rrryyyggg", holds=[35]),
    )
    bank = state.view(0)["bank"]
    invade(state, number, "take 2")
    assert len(tokens(state, 2)) == 9 - count
    gained = len(tokens(state)) + sum(state.view(0)["bank"].values()) - sum(bank.values())
    assert gained == count


def test_spaces_of_a_player_with_sheriff_are_safe_from_steals() -> None:  # AH-38
    assert 6 in targets(scene(player("- -", holds=[HOME]), player(holds=[28, 6])))
    assert 6 not in targets(scene(player("- -", holds=[HOME]), player(holds=[28, 6], white="sheriff")))


@pytest.mark.parametrize(("number", "half"), [(3, 1), (5, 2), (6, 3)])
def test_a_stolen_forest_pays_half_rounded_down(number: int, half: int) -> None:  # AH-65 AHA-25
    """Figure 9: Forests 3 -> 1, 5 -> 2, 6 -> 3, 8 -> 4."""
    forest, ring = {3: (43, [42, 44, 48]), 5: (36, [47, 46, 37, 35, 41]), 6: (22, [19, 18, 23, 21, 27, 3])}[number]
    me = player("- -", "rr", holds=[HOME, 7, *ring], red=FULL, green=FULL)
    state = scene(me, player("- -", holds=[28, forest]))
    assert (space(state, forest)["number"], space(state, forest)["connected"]) == (number, False)
    invade(state, forest)
    assert (vp(state), holders(state, forest), territory(state, 1)) == (half, [0], 15)


def test_a_connected_forest_cannot_be_stolen() -> None:  # AH-65 AH-38
    state = scene(player("- -", holds=[HOME, 7, 9], red=FULL, green=FULL), player(holds=[28, 13, 8, 7]))
    assert space(state, 8)["connected"]
    assert 8 not in targets(state)
