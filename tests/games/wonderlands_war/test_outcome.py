"""The outcome of a battle as a whole (WW-O01 to WW-O16, WW-O24)."""

from __future__ import annotations

from tests.games.wonderlands_war.ending import ending, fighter, kinds_told, legal, out, play, step_name, vps
from wabe.games.wonderlands_war.layout import CHIP_FORGES, SYMBOL_FORGES
from wabe.games.wonderlands_war.outcome import ordered

WITZEND = "a_castle_by_any_other_name"


def test_the_parts_follow_one_another() -> None:  # awards, Feats, abilities, forging, Wagers, clean-up
    state = ending(
        fighter(8, "unicorns_cake_dish forge", hand=WITZEND, figures="walrus"), fighter(4), out(wager=0), out(wager=1)
    )
    steps = []
    while step_name(state) is not None:
        steps.append(step_name(state))
        state.apply(state.legal_actions()[-1])
    assert steps[:5] == ["award_castle", "complete_feat", "use", "forging", "choose_track"]
    assert steps[-1] == "gain_ally"
    told = [
        kind
        for kind in kinds_told(state)
        if kind in ("first-place", "feat-completed", "forged", "wager-right", "chips-exhausted")
    ]
    assert told == ["first-place", "feat-completed", "forged", "wager-right", "chips-exhausted"]


def test_forges_are_counted_when_the_battle_ends() -> None:  # WW-O10, WW-O24
    state = ending(fighter(5, "forge forge", hand=WITZEND), fighter(2, "forge", status="bust"))
    assert step_name(state) == "complete_feat"
    assert [int(state.mark(0, mark)) for mark in (SYMBOL_FORGES, CHIP_FORGES)] == [1, 2]
    assert [int(state.mark(1, mark)) for mark in (SYMBOL_FORGES, CHIP_FORGES)] == [0, 0]


def test_after_the_outcome_no_battle_is_on() -> None:  # WW-O15
    state = ending(fighter(8), fighter(4))
    assert state.region == -1
    assert state.draw == 0
    assert state.participants() == 0


def test_those_who_bust_gain_nothing() -> None:  # WW-B12
    state = ending(fighter(8), fighter(0, "rose_weak forge", status="bust", hand=WITZEND, figures="gryphon"))
    assert step_name(state) is None
    assert vps(state) == [4, 0, 0]


def test_seats_in_order() -> None:  # WW-B16: fewest VP, then most Shards, then the earlier seat
    state = ending(out(vp=5), out(vp=2, shards=1), out(vp=2, shards=4), out(vp=2, shards=1), step=None)
    assert ordered(state, 0b1111) == [2, 1, 3, 0]
    assert ordered(state, 0b1001) == [3, 0]


def test_the_order_is_read_anew_for_each_step() -> None:  # WW-B32
    state = ending(fighter(8, "forge"), fighter(4, "forge", vp=3))
    order = []
    while step_name(state) == "forging":
        order.append(state.seat)
        play(state, "forge_nothing")
    assert order == [0, 1], "the award of 4 makes seat 0 4 VP, the half makes seat 1 5"
    assert legal(ending(fighter(8, "forge"), fighter(4))) == ["forge_nothing", "forge_chip forge"]
