"""What the search leans on: sensible actions in a hurry, what a seat has been shown, who is likely to win."""

from __future__ import annotations

import random

import pytest

from tests.campaign import campaign
from tests.games.wonderland_xiii.table import play, table
from tests.games.wonderland_xiii.variants import variant
from tests.games.wonderland_xiii.walks import SWITCHES, walk
from wabe.arena import simulate
from wabe.bots import LEVELS, Bot, Level, Situation, Thought
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.mind.quick import Outlook
from wabe.games.wonderland_xiii.mind.worth import at_end, time_left, worth
from wabe.games.wonderland_xiii.table.layout import KINDS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.games.wonderland_xiii.turn.scoring import points


def quick(state: XiiiState, times: int = 20) -> set[str]:
    """The quick actions in words, chance differing."""
    found = set()
    for seed in range(times):
        twin = state.clone()
        twin.reseed(seed)
        action = int(GAME.quick_action(twin))
        found.add(" ".join(str(part) for part in state.form(action).values()))
    return found


@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_quick_actions_are_legal(players: int, switch: str) -> None:
    steps = set()
    for seed in range(3):
        for state in walk(players, SWITCHES[switch], f"quick {seed}"):
            if not state.over:
                steps.add(state.top_step().name)
                assert GAME.quick_action(state.clone()) in state.legal_actions()
    assert steps >= {"choose_deck", "cover", "skill", "reveal", "look", "draw", "go_on"}


def test_quick_actions_see_the_danger() -> None:  # XIII-11
    assert quick(table("RRRR HHHH QQQQ HHHH CCCC", "aac", tunnel="rrcc", hand=2)) == {"unlock 2"}
    state = table("QQQQ RRRR ccc hhh AAAA", "qqq", tunnel="cchh", hand=2, rest=None)
    play(state, "unlock 0")
    assert quick(state) == {"skill alice"}


def test_equal_quick_actions_vary() -> None:
    state = table("AAAA AAAA CCCC CCCC CCCC", "rrr", hand=2)
    assert len(quick(state)) > 1


class Quick(Bot):
    """Plays quick actions."""

    def think(self, situation: Situation) -> list[Thought]:
        return [Thought(int(self.game.quick_action(situation.determinise(self.new_seed()))))]


def test_quick_actions_beat_random_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", Level("quick", Quick))
    low, _ = simulate(GAME, 2, campaign(200), ["quick", "random"], seed=3).entrants[0].interval
    assert low > 0.5


# ----- what has been shown -----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_does_not_see_what_it_may_not_know(players: int) -> None:  # XIII-A55
    rng = random.Random(players)
    for state in walk(players, {}, f"sight {players}"):
        for seat in range(players):
            assert GAME.sight(variant(state, seat, rng), seat) == GAME.sight(state, seat)


def test_what_is_won_can_be_told_apart() -> None:  # XIII-09
    sights = set()
    for card in "archq":
        state = table(f"AAAA h{card} CCCC HHHH QQQQ", "aaa", hand=2, rest=None)
        play(state, "unlock 0")
        sights.add(GAME.sight(state, 1))
    assert len(sights) == 5


def test_a_look_is_seen_by_who_looks() -> None:  # XIII-19
    seen: list[set[int]] = [set(), set()]
    for card in "archq":
        state = table(f"AAAA rrC hh{card} qqq rrA", "aaa", hand=2, rest=None)
        play(state, "unlock 0")
        if state.top_step().name == "skill":
            play(state, "skill cat")
        play(state, "look 2")
        for seat in range(2):
            seen[seat].add(GAME.sight(state, seat))
    assert [len(sights) for sights in seen] == [5, 1]


# ----- worth -----


@pytest.mark.parametrize("switch", ["default", "best_split"])
def test_points_are_those_of_the_score(switch: str) -> None:  # XIII-28, XIII-A35
    for state in walk(3, SWITCHES[switch], f"points {switch}"):
        mine = [points(state.notebook_of(seat), state.best_split) for seat in range(3)]
        assert mine == state.scores()


@pytest.mark.parametrize("switch", ["default", "best_split"])
def test_a_card_more_or_less_changes_the_worth(switch: str) -> None:
    for state in walk(3, SWITCHES[switch], f"change {switch}"):
        outlook = Outlook(state)
        for kind in range(KINDS):
            for by in (1, -1) if outlook.cards[kind] > 0 else (1,):
                cards = outlook.cards[:]
                cards[kind] += by
                change = worth(cards, outlook.time, state.best_split) - outlook.now
                assert outlook.change(kind, by) == pytest.approx(change, abs=1e-9)


def test_the_tunnel_counts_at_the_end_unless_switched_off() -> None:  # XIII-A30
    scores = [
        at_end(table("AAAA RRRR CCCC HHHH QQQQ", "aaa", tunnel="rr", tunnel_scores_at_end=switch), 0)
        for switch in (True, False)
    ]
    assert scores == [6 + 3, 6]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_estimates_are_shares(players: int) -> None:
    times = []
    for state in walk(players, {}, f"estimate {players}"):
        shares = GAME.estimate(state)
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)
        times.append(time_left(state))
    assert shares == state.returns()
    assert times == sorted(times, reverse=True) or max(times) <= 1.2


def test_more_points_are_a_better_chance() -> None:
    ahead = GAME.estimate(table("AAAA RRRR CCCC HHHH QQQQ", "aaaaa", "rrr"))
    behind = GAME.estimate(table("AAAA RRRR CCCC HHHH QQQQ", "aaa", "rrrrr"))
    assert ahead[0] > 0.5 > behind[0]
