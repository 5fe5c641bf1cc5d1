"""What positions are worth: shares of the win, and what tiles will pay."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.alicematic_heroes.table import player, scene
from tests.games.alicematic_heroes.walks import walk
from wabe.games.alicematic_heroes import GAME
from wabe.games.alicematic_heroes.mind import tiles, worth
from wabe.games.alicematic_heroes.turn import scoring
from wabe.kernel.playout import guided


@pytest.mark.parametrize("players", [3, 4, 5])
def test_estimates_are_shares(players: int) -> None:
    times = []
    for state in walk(players, {}, f"estimate {players}"):
        shares = GAME.estimate(state)
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)
        times.append(worth.time_left(state))
    assert shares == state.returns()
    assert times == sorted(times, reverse=True)
    assert (times[0], times[-1]) == (1.0, 0.0)


def test_more_points_are_a_better_chance() -> None:
    """The more so the later."""
    early = GAME.estimate(scene(player("- -", holds=[0], vp=8), player("- -", holds=[14]), round_number=3))
    late = GAME.estimate(scene(player("- -", holds=[0], vp=8), player("- -", holds=[14]), round_number=14))
    assert late[0] > early[0] > early[1]


def test_turns_left() -> None:  # AH-13
    for before, state in [(0, scene(player("- -"), active=0)), (2, scene(player("- -"), active=2))]:
        left = [worth.turns_left(state, seat) for seat in range(3)]
        assert left == [1 if seat > before else 0 for seat in range(3)]
    first = scene(player("- -"), active=0, round_number=1)
    assert [worth.turns_left(first, seat) for seat in range(3)] == [13, 14, 14]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tiles_pay_at_the_end_what_they_are_expected_to(players: int) -> None:  # AH-66
    for state in islice(walk(players, {}, f"tiles {players}"), 0, None, 9):
        for position in range(state.board.tile_count):
            expected = tiles.prospects(state, position, worth.time_left(state))
            assert all(0.0 <= points <= 6.0 for points in expected)
    points = [
        [int(each) for each in scoring.tile_points(state, position)] for position in range(state.board.tile_count)
    ]
    assert points == [[*tiles.prospects(state, position, 0.0)] for position in range(state.board.tile_count)]


def test_tokens_and_cities_promise_a_tile() -> None:  # AH-40, AH-66
    mine, other = player("- -", holds=[0, 15, 16]), player("- -", holds=[14])
    state = scene(mine, other, round_number=7)
    first, second, third = tiles.prospects(state, 0, 0.5)
    assert first > second == third
    held = tiles.prospects(state, 2, 0.2)
    assert held[0] > held[2]
    assert tiles.prospects_after(state, 2, 0.2, 0, 1, False)[0] > held[0]


def test_effects_are_worth_more_early() -> None:
    with_panzer = scene(player("- -", holds=[0], red="panzer"), round_number=7)
    without = scene(player("- -", holds=[0], red="ninja"), round_number=7)
    ahead = worth.kingdom_worth(with_panzer, 0, 0.8)
    assert ahead > worth.kingdom_worth(with_panzer, 0, 0.1)
    assert ahead != worth.kingdom_worth(without, 0, 0.8)


def test_estimates_find_the_winners() -> None:
    """Three rounds before the end the seat in front wins far more often than by chance."""
    won = 0.0
    for seed in range(24):
        state = GAME.new(3, seed)
        guided(state, 3 * 11)
        shares = GAME.estimate(state)
        guided(state, 3 * 14)
        won += state.returns()[shares.index(max(shares))]
    assert won / 24 > 0.5
