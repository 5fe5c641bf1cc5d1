"""What is redrawn for a seat agrees with all that it can tell from what has happened (WW-S18)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import fill_exhausted, fill_track, table, values
from tests.games.wonderlands_war.table import play as do
from tests.games.wonderlands_war.tea import give, play, tea
from wabe.games.wonderlands_war.gains.quests import DISCARD_QUEST
from wabe.games.wonderlands_war.table.layout import QUEST, QUEST_HOLDER
from wabe.games.wonderlands_war.table.state import WarState

SEEDS = range(60)


def deck_of(state: WarState, size: int) -> WarState:
    """The same with fewer Quests in the deck."""
    state.quest_size = size
    return state


def imagined(state: WarState, viewer: int) -> Iterator[WarState]:
    """Positions that may be, for all that the viewer knows."""
    for seed in SEEDS:
        twin = state.determinise(viewer, seed)
        assert isinstance(twin, WarState)
        yield twin


def hands(state: WarState, viewer: int, seat: int) -> set[frozenset[str]]:
    """The hands that a seat may have for all that the viewer knows."""
    return {frozenset(hand(twin, seat)) for twin in imagined(state, viewer)}


def hand(state: WarState, seat: int) -> list[str]:
    """The Quests in hand."""
    held: list[str] = state.view(seat)["seats"][seat]["hand"]
    return held


def discarded_and_drawn() -> tuple[WarState, str]:
    """Seat 0 has put a Quest under the deck, and seat 1 has drawn it, and one more before."""
    state = deck_of(tea(), 3)
    old = hand(state, 0)[0]
    give(state, "quest2keep")
    play(state, "draw_quests 2", f"discard_quest {old}")
    for _ in range(2):
        give(state, "quest1", 1)
        play(state, "draw_quests 1")
    assert old in hand(state, 1)
    return state, old


def test_the_own_discarded_quest_is_known_in_the_hand_of_whoever_drew_it() -> None:  # WW-S18 WW-T21
    state, old = discarded_and_drawn()
    assert all(old in held for held in hands(state, 0, 1))
    assert len(hands(state, 0, 1)) > 1  # the others of that hand are not
    assert any(old not in held for held in hands(state, 2, 1))  # and nobody else knows


def test_it_is_not_with_another_seat() -> None:  # WW-S18
    state, old = discarded_and_drawn()
    assert not any(old in held for held in hands(state, 0, 2))
    assert any(old in held for held in hands(state, 1, 1))


def test_once_a_quest_has_left_that_hand_face_down_it_may_be_that_one() -> None:  # WW-S18
    state, old = discarded_and_drawn()
    other = next(name for name in hand(state, 1) if name != old)
    state.push(DISCARD_QUEST, 1)
    state.settle()
    play(state, f"discard_quest {other}")
    assert any(old not in held for held in hands(state, 0, 1))


def test_the_only_quest_of_a_hand_is_known_where_it_goes() -> None:  # WW-S18
    state, old = discarded_and_drawn()
    for quest in hand(state, 1):
        if quest != old:
            state.cells[QUEST_HOLDER + state.content.quest_names.index(quest)] = 0
    state.push(DISCARD_QUEST, 1)
    state.settle()
    assert state.quest_size == 1
    for viewer, known in ((0, True), (1, True), (2, False)):
        decks = {twin.cells[QUEST] & 255 for twin in imagined(state, viewer)}
        assert (decks == {state.content.quest_names.index(old)}) == known


def refilled() -> WarState:
    """Seat 0 has drawn three chips: the last of the bag, a Forge chip, and two of those that then came back."""
    g = table(3, ally_set="C")
    fill_exhausted(g, 0, "rose_strong", "rose_weak", "red_rook_weak")
    fill_track(g, 0, "madness")
    duel(g, ["card_soldier_strong", "forge"])
    do(g, "draw", seat=1)
    do(g, "draw", seat=0)
    return g


def test_the_last_chips_of_a_bag_are_known_in_a_multi_draw() -> None:  # WW-S18 WW-B27
    g = refilled()
    assert len(values(g, "chip", 0)) == 3
    for viewer in (1, 2):
        drawn = [values(twin, "chip", 0) for twin in imagined(g, viewer)]
        assert all("forge" in chips for chips in drawn)
        assert len({tuple(chips) for chips in drawn}) > 3


def test_without_a_refresh_any_chip_of_the_bag_may_be_in_hand() -> None:  # WW-S18
    g = table(3, ally_set="C")
    duel(g, ["card_soldier_strong", "forge", "rose_weak", "rose_strong", "red_rook_weak"])
    do(g, "draw", seat=1)
    do(g, "draw", seat=0)
    drawn = [values(twin, "chip", 0) for twin in imagined(g, 1)]
    assert any("forge" not in chips for chips in drawn)
