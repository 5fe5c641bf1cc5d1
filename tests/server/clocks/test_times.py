"""What time players have left: spent by those who are asked, given with each turn of the clock, and never twice."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from wabe.server.clocks.times import NEVER, SECOND, Asked, Pace, Times

PLAYERS = 3
TURNS = Pace("turn", 60)
RESERVE = Pace("reserve", 300, 10)
seats = st.sets(st.integers(0, PLAYERS - 1))
paces = st.sampled_from([TURNS, RESERVE])


def laid(pace: Pace, *asked: int) -> Times:
    return replace(Times.laid(pace, PLAYERS, asked), begun=True)


def test_only_who_is_asked_spends_time() -> None:
    times = laid(TURNS, 1).spent([1], 20 * SECOND)
    assert times.left == (60_000, 40_000, 60_000)
    assert times.spent([], 50 * SECOND).left == times.left
    assert times.spent([0, 1], 30 * SECOND).left == (50_000, 30_000, 60_000)


def test_nobody_is_told_of_less_than_nothing_and_a_clock_set_back_gives_nothing() -> None:
    times = laid(TURNS, 1).spent([1], 90 * SECOND)
    assert times.shown() == [60_000, 0, 60_000]
    assert times.spent([0], 80 * SECOND).left == times.left


@given(paces, st.lists(st.integers(0, 40_000), max_size=12))
def test_time_is_up_when_it_is_however_often_somebody_looks(pace: Pace, pauses: list[int]) -> None:
    times, now = laid(pace, 1), 0
    up = times.due([1])
    for pause in pauses:
        now += pause
        times = times.spent([1], now)
        assert times.due([1]) == up
    assert times.run_out([1], now, 500) == ([1] if up is not None and up + 500 <= now else [])


def test_a_turn_that_is_given_up_is_until_another_one_is_given() -> None:
    times = laid(RESERVE, 1).give_up([1])
    assert (times.is_up(1), times.is_up(0), times.left[1]) == (True, False, 310_000)
    assert Times.of(times.to_json()) == times
    assert times.give(RESERVE, [1], 0).is_up(1)  # the same place in the game
    assert not times.give(RESERVE, [1], 1).is_up(1)
    assert times.of_turns([0, 1]).is_up(1)
    assert not times.of_turns([0]).is_up(1)


def test_times_of_an_older_store_have_nothing_given_up() -> None:
    written = {"left": [1, 2], "at": 3, "place": [NEVER, 0], "begun": True}
    assert Times.of(written) == Times((1, 2), 3, (NEVER, 0), True)


def test_a_turn_has_a_time_of_its_own_and_a_reserve_grows() -> None:
    assert laid(TURNS, 0).spent([0], 59 * SECOND).give(TURNS, [0], 1).left[0] == 60_000
    assert laid(RESERVE, 0).left == (310_000, 300_000, 300_000)
    assert laid(RESERVE, 0).spent([0], 400 * SECOND).give(RESERVE, [0], 1).left[0] == 10_000


def test_a_turn_of_the_clock_begins_with_another_question_and_not_with_each_choice() -> None:
    asked = Asked([0], 4)
    assert asked.anew_after(asked, 0) == set()  # its next choice in the same turn
    assert Asked([1], 4).anew_after(asked, 0) == {1}
    assert Asked([0], 5).anew_after(asked, 0) == {0}  # another turn, of the same one
    assert Asked([0, 1], 4).anew_after(asked, 0) == {0, 1}  # from now on all choose at once


def test_all_have_time_anew_when_the_last_one_has_chosen_at_once_with_others() -> None:
    everybody, last = Asked([0, 1, 2], 1), Asked([2], 1)
    assert Asked([1, 2], 1).anew_after(everybody, 0) == set()
    assert everybody.anew_after(last, 2) == {0, 1, 2}


def test_others_go_on_while_somebody_new_is_asked() -> None:
    assert Asked([1, 2], 1).anew_after(Asked([0, 1], 1), 0) == {2}


def test_taking_back_gives_no_time() -> None:
    for pace in (TURNS, RESERVE):
        times = laid(pace, 0).spent([0], 50 * SECOND).give(pace, [1], 1)  # seat 0 has chosen
        back = times.spent([1], 55 * SECOND).taken_back(pace, [0])
        assert back.left[0] == times.left[0]
        assert back.left[1] == times.left[1] - 5_000
        again = back.give(pace, [0], 0)  # the same place in the game
        assert again.left == back.left


def test_who_is_asked_anew_after_somebody_took_back_has_a_whole_turn_but_no_second_increment() -> None:
    for pace, left in ((TURNS, 60_000), (RESERVE, 305_000)):
        times = laid(pace, 0).give(pace, [1], 1).spent([1], 5 * SECOND).taken_back(pace, [0])
        assert times.give(pace, [1], 1).left[1] == left


def test_the_first_whose_time_is_up() -> None:
    times = laid(RESERVE, 0)
    assert times.due([]) is None
    assert times.due([0, 2]) == 300_000
    assert times.run_out([0, 2], 300_499, 500) == []
    assert times.run_out([0, 2], 300_500, 500) == [2]


def test_what_is_written_down_comes_back() -> None:
    times = laid(RESERVE, 0).spent([0], 7)
    assert Times.of(times.to_json()) == times


@given(paces, st.lists(st.tuples(st.integers(0, 40_000), seats, seats), max_size=12))
def test_no_time_comes_from_nowhere_or_is_lost(pace: Pace, steps: list[tuple[int, set[int], set[int]]]) -> None:
    times, now = laid(pace), 0
    for place, (pause, running, asked) in enumerate(steps, 1):
        now += pause
        after = times.spent(running, now)
        for seat in range(PLAYERS):
            spent = pause if seat in running else 0
            assert after.left[seat] == times.left[seat] - spent  # nobody loses who is not asked
        times = after.give(pace, asked, place)
        for seat in range(PLAYERS):
            assert times.left[seat] == (pace.given(after.left[seat]) if seat in asked else after.left[seat])


@given(paces, st.lists(st.tuples(st.sampled_from(["act", "undo"]), st.integers(1, 9)), max_size=30))
def test_whoever_takes_back_and_chooses_again_has_no_more_time_for_it(pace: Pace, steps: list[tuple[str, int]]) -> None:
    """Seat 0 goes to and fro between two places of the game for ever: its time gets less all the while."""
    times, now, place = laid(pace, 0), 0, 0
    for kind, pause in steps:
        now += pause
        asked = [0] if place == 0 else [1]
        before, times = times.left[0], times.spent(asked, now)
        if kind == "act" and place == 0:
            times, place = times.give(pace, [1], 1), 1
        elif kind == "undo" and place == 1:
            times, place = times.taken_back(pace, [0]), 0
        assert times.left[0] <= before
