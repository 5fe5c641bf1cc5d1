"""Wagers and the clean-up (WW-O14 to WW-O16, WW-O23)."""

from __future__ import annotations

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import bag, ending, exhausted, fighter, kinds_told, out, step_name, told
from wabe.games.wonderlands_war.table.chips import FORGE
from wabe.games.wonderlands_war.table.layout import MARK, MARKS, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState

WEAK_ALLIES = ["card_soldier_weak", "flamingo_weak", "rose_weak", "red_rook_weak", "creature_weak", "forge"]


def test_a_right_wager_gains_any_weak_ally_chip() -> None:  # WW-O14, WW-O23
    state = ending(fighter(9), fighter(4), out(wager=0))
    assert (state.seat, legal(state)) == (2, [f"gain_chip {name}" for name in WEAK_ALLIES])
    forges = bag(state, 2, "forge")
    play(state, "gain_chip forge")
    assert bag(state, 2, "forge") == forges + 1
    assert told(state, "wager-right") == [{"seat": 2, "target": 0}]


def test_a_wrong_wager_brings_a_shard() -> None:  # WW-O14
    state = ending(fighter(9), fighter(4), out(wager=1))
    assert state.shards(2) == 1
    assert told(state, "wager-wrong") == [{"seat": 2, "target": 1}]


def test_a_tie_for_first_spares_all_wagers() -> None:  # WW-O14
    state = ending(fighter(9), fighter(9), fighter(1), out(wager=0), out(wager=2))
    play(state, "take_vp", "take_vp")
    assert step_name(state) is None
    assert [state.shards(seat) for seat in (3, 4)] == [0, 0]


def test_when_everyone_busts_every_wager_is_wrong() -> None:  # WW-O14
    state = ending(fighter(0, status="bust"), fighter(0, status="bust"), out(wager=0), out(wager=1))
    assert [state.shards(seat) for seat in (2, 3)] == [1, 1]


def test_wagers_are_resolved_in_order() -> None:  # WW-O16, WW-B16
    state = ending(fighter(9), fighter(4), out(wager=0, vp=5), out(wager=0, vp=1), out(wager=1))
    order = []
    while step_name(state) == "gain_ally":
        order.append(state.seat)
        play(state, "gain_chip rose_weak")
    assert order == [3, 2]


def test_with_no_weak_chip_left_a_right_wager_brings_nothing() -> None:  # WW-O23
    state = ending(fighter(9, "forge", hand="six_impossible_things"), fighter(4), out(wager=0))
    for kind in (0, 2, 4, 6, 8, FORGE):
        state.add_supply(kind, -state.in_supply(kind))
    play(state, "no_feat", "forge_nothing")
    assert step_name(state) is None
    assert "wager-right" in kinds_told(state)
    assert "chip-gained" not in kinds_told(state)


def test_wagers_come_after_forging_and_return_to_the_hand() -> None:  # WW-O23
    state = ending(fighter(9, "forge"), fighter(4), out(wager=0))
    assert step_name(state) == "forging"
    play(state, "forge_nothing", "gain_chip rose_weak")
    assert marks(state) == []


def test_shards_for_wrong_wagers_end_with_the_supply() -> None:  # WW-T26
    state = ending(fighter(9, shards=80), fighter(4), out(wager=1))
    assert state.shards(2) == 0


# --- clean-up -------------------------------------------------------------------------------------------------


def marks(state: WarState) -> list[int]:
    """The marks of the battle that are not 0."""
    return [value for value in (state.cells[cell] for cell in range(MARK, MARK + 5 * MARKS)) if value]


def test_active_chips_become_exhausted_and_strength_0() -> None:  # WW-O15
    state = ending(fighter(9, "forge rose_weak rose_weak"), fighter(4, "faction_1"))
    play(state, "forge_nothing")
    assert exhausted(state, 0) == {"forge": 1, "rose_weak": 2}
    assert exhausted(state, 1) == {"faction_1": 1}
    assert state.active_size(0) == 0
    assert marks(state) == []


def test_madness_stays_on_the_track() -> None:  # WW-O15
    state = ending(fighter(9, track="madness double_madness"), fighter(4))
    assert state.madness_on_track(0) == 2


def test_units_stay_where_they_are() -> None:  # WW-O15
    state = ending(fighter(9, supporters=3, figures="walrus", castles={"witzend": UPRIGHT}), fighter(4, leader=True))
    play(state, "leave_castle")
    assert state.units(0, 4) == 4
    assert state.leader_at(1) == 4
