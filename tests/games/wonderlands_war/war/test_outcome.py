"""The outcome of a battle as a whole (WW-O01 to WW-O16, WW-O24)."""

from __future__ import annotations

from tests.games.playing import legal, play
from tests.games.wonderlands_war.ending import ending, fighter, kinds_told, out, step_name, vps
from wabe.games.wonderlands_war.gains.forging import CHOOSE_FORGED
from wabe.games.wonderlands_war.gains.quests import DISCARD_QUEST
from wabe.games.wonderlands_war.table.layout import CHIP_FORGES, SYMBOL_FORGES, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.outcome import ordered

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


def targets(state: WarState) -> list[list[str]]:
    """What each choice highlights."""
    decision = state.decision(state.seat)
    assert decision is not None
    return [action["targets"] for action in decision["actions"]]


def test_choices_say_what_they_touch() -> None:
    state = ending(
        fighter(8, "forge", hand=WITZEND, figures="walrus gryphon", castles={"witzend": UPRIGHT}), fighter(4)
    )
    assert targets(state)[0] == ["region:red_keep"]
    assert targets(state)[-1] == [], "to leave the Castle away"
    play(state, "leave_castle")
    assert targets(state) == [[], [f"quest:{WITZEND}"]]
    play(state, "no_feat")
    assert targets(state)[:2] == [[], ["region:red_keep"]]
    play(state, "pass")
    assert targets(state) == [[], ["chip:forge"]]
    play(state, "forge_chip forge")
    assert targets(state) == [["track:1"], ["track:2"], ["track:3"], ["track:4"]]
    decision = state.decision(0)
    assert decision is not None
    assert decision["prompt"]["args"] == {"chip": "@chip-forge"}


def test_chips_and_quests_to_give_up_are_targets() -> None:
    state = ending(fighter(8, "red_rook_weak forge", hand=WITZEND), fighter(4), red_rook_set="C")
    play(state, "complete_feat")
    assert targets(state) == [["chip:red_rook_weak"], ["chip:forge"]]
    state = ending(fighter(8, "rose_weak forge", unlocked="love_of_learning"), fighter(4))
    assert targets(state) == [[], ["chip:rose_weak"], ["chip:forge"]]
    state = ending(out(hand=WITZEND), step=DISCARD_QUEST)
    assert step_name(state) is None, "with one Quest in hand there is no choice"
    state = ending(out(hand=f"{WITZEND} jam_to_morrow"), step=DISCARD_QUEST)
    assert targets(state) == [[f"quest:{WITZEND}"], ["quest:jam_to_morrow"]]
    state = ending(step=CHOOSE_FORGED)
    assert targets(state)[:2] == [[], ["chip:forge"]]
