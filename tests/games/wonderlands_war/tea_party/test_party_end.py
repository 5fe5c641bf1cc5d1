"""The end of a Tea Party: WW-T25, WW-L03, WW-R05."""

from __future__ import annotations

from tests.games.wonderlands_war.tea import (
    CAT,
    JABBERWOCK,
    QUEEN,
    lay,
    play,
    tea,
)
from wabe.games.wonderlands_war.table.chips import MADNESS, POISON
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.tea_party import party_end
from wabe.games.wonderlands_war.tea_party import turns as tea_party


def ended(
    *shards: int, madness: int = 29, edition: str = "final", first: int = 0
) -> tuple[WarState, list[int], list[int]]:
    """A Party that has ended with so many Shards by seat and so many Madness chips in supply.

    Returns:
        the state, Madness gained and Shards left by seat.
    """
    state = tea(edition=edition)
    state.party_first = first
    for seat, count in enumerate(shards):
        state.set_shards(seat, count)
    state.add_supply(MADNESS, madness - state.in_supply(MADNESS))
    before = [state.in_bag(seat, MADNESS) for seat in range(3)]
    party_end.END_PARTY.run(state, 0)
    return state, [state.in_bag(seat, MADNESS) - before[seat] for seat in range(3)], [state.shards(s) for s in range(3)]


def test_everybody_gains_madness_and_the_most_shards_once_more_for_half_of_them() -> None:  # WW-T25
    _, madness, shards = ended(5, 4, 1)
    assert madness == [2, 1, 1]
    assert shards == [2, 4, 1]  # half, rounded up, is discarded


def test_all_who_have_the_most_shards_are_punished() -> None:  # WW-T25
    _, madness, shards = ended(4, 4, 1)
    assert madness == [2, 2, 1]
    assert shards == [2, 2, 1]


def test_nobody_is_punished_for_no_shards() -> None:  # WW-T25
    _, madness, shards = ended(0, 0, 0)
    assert madness == [1, 1, 1]
    assert shards == [0, 0, 0]


def test_without_madness_for_all_nobody_gains_any() -> None:  # WW-T25
    state, madness, shards = ended(5, 4, 1, madness=2)
    assert madness == [1, 0, 0]
    assert shards == [2, 4, 1]
    assert state.in_supply(MADNESS) == 1


def test_without_madness_for_the_second_step_nobody_discards_shards() -> None:  # WW-T25
    _, madness, shards = ended(5, 4, 1, madness=3)
    assert madness == [1, 1, 1]
    assert shards == [5, 4, 1]


def test_two_with_the_most_shards_and_one_madness_left_are_spared() -> None:  # WW-T25
    state, madness, shards = ended(5, 5, 1, madness=4)
    assert madness == [1, 1, 1]
    assert shards == [5, 5, 1]
    assert state.in_supply(MADNESS) == 1


def test_prototype_deals_madness_as_far_as_it_goes_from_the_first_player_on() -> None:  # WW-T25 (prototype)
    _, madness, _ = ended(0, 0, 0, madness=2, edition="prototype", first=1)
    assert madness == [0, 1, 1]


def test_prototype_halves_shards_without_madness_too() -> None:  # WW-R05
    _, madness, shards = ended(5, 4, 1, madness=3, edition="prototype")
    assert madness == [1, 1, 1]
    assert shards == [2, 4, 1]


def test_unclaimed_poison_returns_at_the_end_of_the_party() -> None:  # WW-L03
    state = poisoned("final")
    party_end.END_PARTY.run(state, 0)
    assert state.poison_chair == 0
    assert state.in_supply(POISON) == 5


def test_prototype_poison_stays_until_the_deal() -> None:  # WW-L03 (prototype)
    state = poisoned("prototype")
    party_end.END_PARTY.run(state, 0)
    assert state.poison_chair == 4
    assert state.in_supply(POISON) == 4
    tea_party.LAY_TABLE.run(state, 0)
    assert state.poison_chair == 0
    assert state.in_supply(POISON) == 5


def poisoned(edition: str) -> WarState:
    """Poison on the card of chair 4."""
    state = tea(JABBERWOCK, CAT, QUEEN, edition=edition)
    lay(state, 4, 7)
    play(state, "place_poison 4")
    assert state.in_supply(POISON) == 4  # of 3 + 2
    return state
