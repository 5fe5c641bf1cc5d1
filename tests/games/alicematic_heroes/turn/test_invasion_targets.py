"""Which spaces may be invaded (AH-33 to AH-38, AH-49, AH-50, AHA-04, AHA-06, AHA-13, AHA-16 to AHA-18, AHA-58)."""

from __future__ import annotations

import pytest

from tests.games.alicematic_heroes.table import (
    holders,
    how,
    invade,
    needed,
    player,
    reach,
    scene,
    space,
    targets,
    territory,
    vp,
)
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes import GAME
from wabe.kernel.errors import BadSave, IllegalAction
from wabe.kernel.message import Json

FORESTS = {1, 8, 15, 22, 36, 43}
CITIES = set(range(0, 63, 7))
LANDS = set(range(63)) - FORESTS - CITIES
FULL = "- - - -"


def strong(hand: str = "- -", holds: tuple[int, ...] = (0,), tokens: str = "rrrrrrgggggg") -> Json:
    """A seat that is strong enough for everything on the map."""
    return player(hand, tokens, holds=holds, red=FULL, green=FULL)


# ----- the base rule -----


def test_any_empty_land_anywhere_on_the_map() -> None:  # AH-33 AH-35
    assert targets(scene(player(holds=[0]))) == LANDS


def test_forests_and_spaces_of_others_are_barred() -> None:  # AH-34 AH-59
    state = scene(strong(), player(holds=[28, 29, 30]), player(holds=[35, 37]))
    assert targets(state) == (LANDS - {29, 30, 37}) | (CITIES - {0})


def test_cities_with_a_free_spot_may_be_invaded() -> None:  # AH-35 AH-03
    assert CITIES - {0} <= targets(scene(strong()))
    state = scene(strong(), player(holds=[28, 42, 7, 35]), player(holds=[28, 49, 7, 14]))
    assert {28, 42, 49} & targets(state) == set()  # full: 2, 1 and 1 spots
    assert {7, 14, 21, 35} <= targets(state)  # 1, 2 or 3 spots free
    invade(state, 7)
    assert holders(state, 7) == [1, 2, 0]
    assert space(state, 7)["spots"] == 3


def test_own_spaces_are_no_targets() -> None:  # AH-33 AHA-06
    state = scene(strong(holds=(0, 3, 4, 60)))
    assert {0, 3, 4, 60} & targets(state) == set()


def test_a_city_one_holds_already_cannot_be_invaded_again() -> None:  # AHA-06
    assert 0 not in targets(scene(strong()))
    assert 0 in targets(scene(strong(), repeat_own_city=True))


# ----- too weak -----


def test_cities_and_forests_are_no_targets_in_the_hope_of_an_attack() -> None:  # AHA-91 AH-49 AHA-54
    around = [0, 2, 6, 11, 12, 45]
    state = scene(player(holds=around))
    assert targets(state) == LANDS - {2, 6, 11, 12, 45}
    state = scene(player("- -", "rr", holds=around, red=FULL))
    assert targets(state) & (CITIES | FORESTS) == {1}  # six are needed: four cards and two tokens


def test_a_city_is_named_only_if_strength_and_reach_suffice_together() -> None:  # AHA-54 AH-49
    assert 7 not in targets(scene(player("- -", "rr", holds=[0], red=FULL, green="- -")))
    assert 7 not in targets(scene(player("- -", "r", holds=[0], red=FULL, green="- - -")))
    assert 7 in targets(scene(player("- -", "rr", holds=[0], red=FULL, green="- - -")))
    assert 7 in targets(scene(player("- -", "rrg", holds=[0], red=FULL, green="- -")))


def test_a_space_under_attack_by_another_needs_outright_success() -> None:  # AH-36 AH-49
    other = player(holds=[28], attacks=[6])
    assert 6 not in targets(scene(player(holds=[0]), other))
    assert how(scene(player("- -", "r", holds=[0]), other), 6) == ["pay"]
    assert how(scene(player(holds=[0], red="-"), other), 6) == ["success"]


def test_any_other_player_may_invade_a_space_under_attack() -> None:  # AH-50 AH-36
    for me in range(3):
        seats = [player("- -", "gg", holds=[7 * seat], red="- -", green=FULL) for seat in range(3)]
        seats[(me + 1) % 3]["attacks"] = [46]
        state = scene(*seats, active=me)
        assert 46 in targets(state)


# ----- steals -----


def test_an_unconnected_space_of_another_may_be_stolen_a_connected_one_not() -> None:  # AH-37 AH-38
    state = scene(player(holds=[0]), player(holds=[28, 30, 31, 59]))
    assert {30, 31} & targets(state) == set()
    assert 59 in targets(state)
    assert [space(state, number)["connected"] for number in (30, 31, 59)] == [True, True, False]


@pytest.mark.parametrize("link", [29, 5])
def test_one_missing_link_opens_all_beyond_it(link: int) -> None:  # AH-38 AHA-16 AHA-18
    chain = [28, 29, 5, 6, 45]
    assert {29, 5, 6, 45} & targets(scene(player(holds=[14]), player(holds=chain))) == set()
    broken = [number for number in chain if number != link]
    beyond = set(chain[chain.index(link) + 1 :])
    state = scene(player(holds=[14]), player(holds=broken))
    assert targets(state) & set(broken) == beyond
    assert [holders(state, number) for number in sorted(beyond)] == [[1]] * len(beyond)


def test_spaces_cut_off_by_a_steal_stay_their_holder_s() -> None:  # AHA-18
    state = scene(strong(), player("- -", holds=[28, 5, 6, 45]))
    invade(state, 5)
    assert [holders(state, number) for number in (5, 6, 45)] == [[0], [1], [1]]
    assert (territory(state, 1), vp(state, 1)) == (13, 0)


def test_a_city_that_is_shared_connects_each_of_its_holders() -> None:  # AHA-16 AH-57
    state = scene(player(holds=[14]), player(holds=[0, 3]), player(holds=[0, 4]))
    assert {3, 4} & targets(state) == set()
    state = scene(player(holds=[14]), player(holds=[28, 3]), player(holds=[0, 4]))
    assert {3, 4} & targets(state) == {3}  # a City of somebody else is no link


def test_another_player_s_space_is_no_link() -> None:  # AHA-16
    assert 4 in targets(scene(player(holds=[14]), player(holds=[28, 4]), player(holds=[35, 29, 30])))


def test_forests_are_links_and_attacks_are_none() -> None:  # AHA-16
    state = scene(player(holds=[14]), player(holds=[42, 1, 45, 11]))
    assert 11 not in targets(state)
    state = scene(player(holds=[14]), player(holds=[42, 45, 11]))
    assert 11 in targets(state)
    state = scene(player(holds=[14]), player(holds=[42, 45, 11], attacks=[12]))
    assert 11 in targets(state)


def test_city_tokens_are_never_stolen() -> None:  # AHA-17
    state = scene(strong(), player(holds=[42]), player(holds=[49, 56]))
    assert {42, 49, 56} & targets(state) == set()
    assert all(space(state, number)["connected"] for number in (42, 49, 56))


def test_a_gained_city_connects_what_touches_it() -> None:  # AH-57 AH-38
    state = scene(player("- -", "rrrrgggg", holds=[0, 46], red=FULL), player("fighter", holds=[28]))
    assert not space(state, 46)["connected"]
    invade(state, 42)
    assert space(state, 46)["connected"]
    play(state, "commoner fighter red")
    assert 46 not in targets(state)


def test_an_unconnected_space_of_an_enemy_can_be_put_under_attack() -> None:  # AHA-13
    state = scene(player("- -", holds=[0]), player(holds=[28, 6]))
    assert how(state, 6) == ["attack"]
    invade(state, 6)
    assert (space(state, 6)["held"], space(state, 6)["attack"]) == ([1], 0)
    assert (territory(state, 0), territory(state, 1)) == (14, 14)


# ----- own attacks -----


def test_an_own_attack_may_be_finished_however_weak_one_is() -> None:  # AH-48 AHA-12
    state = scene(player(holds=[0], attacks=[50]))
    assert how(state, 50) == ["finish"]
    assert needed(state, 50)[0] == 4


def test_an_attack_on_a_space_that_became_connected_waits() -> None:  # AHA-14
    attacked = player(holds=[0], attacks=[30])
    state = scene(attacked, player(holds=[28, 30]))
    assert 30 not in targets(state)
    assert space(state, 30)["attack"] == 0
    assert 30 in targets(scene(attacked, player(holds=[35, 30])))


def test_the_holder_cannot_invade_her_own_space_to_drive_off_an_attack() -> None:  # AHA-58
    state = scene(player(holds=[0, 46]), player(holds=[28], attacks=[46]))
    assert 46 not in targets(state)


def test_a_land_carries_one_token_face_up_and_one_attack_at_the_most() -> None:  # AHA-58
    state = scene(player(holds=[0]), player(holds=[28, 46]), player(holds=[35], attacks=[46]))
    assert 46 not in targets(state)  # a third player may only succeed
    with pytest.raises(BadSave, match="too many tokens"):
        GAME.from_json(scene(player(holds=[0, 46]), player(holds=[28, 46])).to_json())
    with pytest.raises(BadSave, match="attacked by its holder"):
        GAME.from_json(scene(player(holds=[0, 46], attacks=[46])).to_json())


def test_any_number_of_attacks_may_stand() -> None:  # AH-50
    many = (2, 9, 10, 11, 16, 19, 23, 25, 26, 50, 51, 54)
    state = scene(player(holds=[0], attacks=many))
    assert set(many) <= targets(state)
    assert territory(state) == 3
    invade(state, 62)
    assert sum(each["attack"] == 0 for each in state.view(None)["map"]["spaces"]) == 13


def test_attacks_cannot_lie_on_cities_or_forests() -> None:  # AH-49 AH-63
    for number in (7, 22):
        with pytest.raises(BadSave, match="cannot be under attack"):
            GAME.from_json(scene(player(holds=[0], attacks=[number])).to_json())


def test_an_attack_cannot_be_taken_back_at_will() -> None:  # AHA-86
    state = scene(player(holds=[0], attacks=[50]))
    assert {move.split()[0] for move in legal(state)} == {"invade"}
    invade(state, 4)
    assert space(state, 50)["attack"] == 0


# ----- all the rest of it -----


def test_spaces_that_are_no_targets_are_refused() -> None:  # AH-34
    state = scene(player(holds=[0]), player(holds=[28, 29]))
    for number in (0, 1, 29, 63):
        with pytest.raises(IllegalAction):
            state.parse({"kind": "invade", "space": number})


def test_each_target_is_shown_with_what_it_takes_and_gives() -> None:  # AHA-54
    state = scene(player(holds=[0], red="-", green="- -"))
    assert set(map(int, state.view(0)["reach"])) == targets(state)
    assert reach(state, 6) == {
        "kind": "red",
        "military": [1, 1],
        "mobility": [2, 0],
        "short": {"red": 0, "green": 0},
        "path": [6],
        "how": ["success"],
        "bonus": {"tokens": {"red": 1}, "cards": 0, "vp": 0, "halved": False},
    }
    assert (state.view(1)["reach"], state.view(None)["reach"]) == (None, None)
