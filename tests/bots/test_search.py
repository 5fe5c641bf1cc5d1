"""The searching bot: budgets, workers, steps in which all decide at once, and moves that it must find."""

from __future__ import annotations

import gc
from concurrent.futures import Future, ProcessPoolExecutor
from time import sleep
from typing import Any

import pytest

import wabe
from tests.bots.highest import ALL, BOTH, FIRST, SECOND, Highest
from tests.games.wonderland_xiii.table import play, table
from tests.kernel.toy import Pick, Toy
from wabe import bots
from wabe.bots import search as module
from wabe.bots.mcts import PACE, Search
from wabe.bots.search import SearchBot
from wabe.games.wonderland_xiii import GAME
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.playout import guided
from wabe.kernel.state import State


def searched(state: State, iterations: int = 300, seed: int = 1) -> dict[str, float]:
    """The form of each action in words with its part of the visits, best first."""
    bot = SearchBot(state.game, seed, iterations=iterations)
    bot.choose(bots.Situation(state, state.seat))
    tried = sum(thought.visits for thought in bot.thought)
    assert min(iterations, PACE) <= tried <= iterations
    forms = [state.form(thought.action) for thought in bot.thought]
    return {
        " ".join(str(part) for part in form.values()): thought.visits / tried
        for form, thought in zip(forms, bot.thought, strict=True)
    }


def best(state: State, iterations: int = 300, seed: int = 1) -> str:
    return next(iter(searched(state, iterations, seed)))


# ----- budgets and workers -----


@pytest.mark.parametrize("iterations", [1, 2, 50])
def test_iterations(iterations: int) -> None:
    assert len(searched(GAME.new(2, 1), iterations)) == 5


def test_time() -> None:
    """The smallest budget is one iteration; a larger one is used."""
    state = GAME.new(2, 1)
    visits = []
    for seconds in (1e-9, 0.3):
        bot = SearchBot(GAME, 1, seconds=seconds)
        bot.choose(bots.Situation(state, state.seat))
        visits.append(sum(thought.visits for thought in bot.thought))
    assert visits[0] == 1
    assert visits[1] > 1


def test_a_glance_has_the_games_iterations_unless_it_is_given_others() -> None:
    state = GAME.new(2, 1)
    for more, wanted in ({}, GAME.manner(state).glance), ({"iterations": 7}, 7):
        bot = SearchBot(GAME, 1, glance=True, **more)
        bot.choose(bots.Situation(state, state.seat))
        alike = SearchBot(GAME, 1, iterations=wanted)
        alike.choose(bots.Situation(state, state.seat))
        assert bot.thought == alike.thought


@pytest.mark.parametrize("collecting", [True, False])
def test_nobody_looks_for_cycles_while_the_tree_grows(collecting: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """And afterwards it is as it was, also after a failure."""

    class Failing:
        def __init__(self, *_: object) -> None:
            assert not gc.isenabled()
            raise ValueError("no tree")

    if not collecting:
        gc.disable()
    try:
        state = GAME.new(2, 1)
        module.search(state, state.seat, 1, 5, 1.0)
        assert gc.isenabled() == collecting
        monkeypatch.setattr(module, "Search", Failing)
        with pytest.raises(ValueError, match="no tree"):
            module.search(state, state.seat, 1, 5, 1.0)
        assert gc.isenabled() == collecting
    finally:
        gc.enable()


@pytest.mark.parametrize("title", ["wonderland_xiii", "alicematic_heroes", "wonderlands_war"])
def test_a_search_that_stops_when_it_is_settled_chooses_what_the_whole_one_does(title: str) -> None:
    """And it spares what could change nothing, most of all where there is but one choice."""
    game, spared = wabe.load(title), 0
    state = game.new(3, 5)
    for number in range(12):
        hurried, whole = Search(state, state.seat, number), Search(state, state.seat, number)
        hurried.run(100, 1e9, settle=True)
        whole.run(100, 1e9)
        (choice, *_), (same, *_) = (sorted(s.outcome(), key=lambda tried: -tried[1]) for s in (hurried, whole))
        assert choice[0] == same[0]
        spared += 100 - hurried.root.visits
        assert len(whole.own.edges) > 1 or hurried.root.visits == PACE
        state.apply(state.game.quick_action(state))
    assert spared > 0


def test_one_choice_takes_no_time() -> None:
    """However much there is."""
    state = Highest(Pick(1, "only", 0, (1,)), SECOND).new(2, 1)
    search = Search(state, 0, 1)
    search.run(1_000_000_000, 1e9, settle=True)
    assert search.root.visits == PACE


class Waiting(Highest):
    """Takes time in which the processor does nothing."""

    def scores(self, state: Toy) -> list[int]:
        sleep(0.01)
        return super().scores(state)


@pytest.mark.parametrize(("by_processor", "is_whole"), [(False, False), (True, True)])
def test_seconds_can_be_those_of_the_processor(by_processor: bool, is_whole: bool) -> None:
    """Then a busy machine, which lets the search wait, makes it slower and not weaker."""
    state = Waiting(FIRST, SECOND).new(2, 1)
    search = Search(state, 0, 1)
    search.run(30, 0.1, by_processor=by_processor)
    assert (search.root.visits == 30) == is_whole


@pytest.mark.parametrize("by_processor", [False, True])
def test_a_bot_counts_seconds_as_it_is_told(by_processor: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []

    def search(*settings: object) -> list[tuple[int, int, float]]:
        told.append(settings[-1])
        return []

    monkeypatch.setattr(module, "search", search)
    state = GAME.new(2, 1)
    bot = SearchBot(GAME, 1, seconds=0.1)
    bot.by_processor = by_processor
    bot.searched(bots.Situation(state, state.seat))
    module.search_alone("xiii", state.to_json(), state.seat, 6, 30, 100.0, None, by_processor)
    assert told == [by_processor, by_processor]


def test_thoughts_not_tried() -> None:
    bot = SearchBot(GAME, 1, iterations=1)
    state = GAME.new(2, 1)
    bot.choose(bots.Situation(state, state.seat))
    assert [thought.win is None for thought in bot.thought] == [False, True, True, True, True]


def test_the_state_is_not_changed() -> None:
    state = GAME.new(3, 1)
    before = state.to_json()
    search = Search(state, state.seat, 1)
    search.run(20, 100.0)
    assert state.to_json() == before


def test_workers_add_up() -> None:
    bot = SearchBot(GAME, 1, iterations=20, workers=2)
    state = GAME.new(2, 1)
    try:
        for _ in range(2):
            bot.choose(bots.Situation(state, state.seat))
            assert sum(thought.visits for thought in bot.thought) == 40
        assert bot.workers == 2
    finally:
        bot.close()


def refuse(*args: object) -> Future[Any]:
    raise PermissionError("no processes here")


@pytest.mark.parametrize("method", ["__init__", "submit"])
def test_without_processes_it_searches_alone(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ProcessPoolExecutor, method, refuse)
    bot, state = SearchBot(GAME, 1, iterations=20, workers=2), GAME.new(2, 1)
    bot.choose(bots.Situation(state, state.seat))
    assert sum(thought.visits for thought in bot.thought) == 20
    assert bot.workers == 1


def test_a_game_that_workers_do_not_know() -> None:
    game = Highest(FIRST, SECOND)
    bot, state = SearchBot(game, 1, iterations=20, workers=2), game.new(2, 1)
    assert bot.choose(bots.Situation(state, 0)) == 3
    assert bot.workers == 1


def test_a_worker_finds_what_the_bot_finds() -> None:
    state = GAME.new(2, 1)
    alone = Search(state, state.seat, 6)
    alone.run(30, 100.0)
    assert module.search_alone("xiii", state.to_json(), state.seat, 6, 30, 100.0) == alone.outcome()


# ----- any game -----


def test_one_decision_after_the_other() -> None:
    """Only the highest number of three leaves the other behind; the other then cannot win but by a gift."""
    assert best(Highest(FIRST, SECOND).new(2, 1)) == "pick 3"
    state = Highest(FIRST, SECOND, FIRST).new(2, 1)
    state.apply(1)
    assert best(state) == "pick 2"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_decide_at_once(seat: int) -> None:
    """Every seat finds what is best whatever the others do, whether they have decided or not."""
    for others in ({}, {0: 1, 1: 2, 2: 3}):
        state = Highest(ALL, ALL).new(3, 1)
        for other, number in others.items():
            if other != seat:
                state.apply(number, other)
        bot = SearchBot(state.game, 2, iterations=400)
        assert bot.choose(bots.Situation(state, seat)) == 3


def test_a_choice_after_one_at_once() -> None:
    state = Highest(BOTH, SECOND).new(2, 1)
    assert best(state) == "pick 5"
    state.apply(5, 0)
    bot = SearchBot(state.game, 2, iterations=200)
    assert bot.choose(bots.Situation(state, 1)) == 3


def test_guided_play_outs_stop_at_a_turn() -> None:
    state = GAME.new(2, 1)
    assert guided(state, 2) > 2
    assert state.turn_number() == 3
    assert not state.over
    assert guided(state, GAME.horizon(state) * 1000) > 0
    assert state.over
    assert guided(state, 1) == 0


def test_a_game_without_knowledge_is_judged_by_its_scores() -> None:
    state = Highest(FIRST, SECOND).new(2, 1)
    state.apply(3)
    assert state.game.estimate(state) == pytest.approx([4 / 5, 1 / 5])
    state.apply(1)
    assert state.game.estimate(state) == [1.0, 0.0]


def test_sight_tells_decisions_apart() -> None:
    state = Highest(FIRST, SECOND).new(2, 1)
    before = [state.game.sight(state, seat) for seat in range(2)]
    assert before[0] != before[1]  # only the one who decides sees what is on offer
    state.apply(3)
    assert state.game.sight(state, 0) not in before
    state.apply(1)
    assert state.game.sight(state, 0) == 0


# ----- moves of Wonderland XIII that must be found -----


def asked(decks: str, *books: str, **more: Any) -> XiiiState:
    """Seat 0 has covered deck 0 with an Alice and is asked whether to go on."""
    state = table(decks, *books, **more)
    play(state, "unlock 0", "cover alice")
    while state.top_step().name != "go_on":
        state.apply(state.legal_actions()[0])
    return state


def test_a_tunnel_that_any_card_collapses_is_brought_home() -> None:  # XIII-11
    state = asked("CCCC RRRR CCCC HHHH AAAA", "aac", tunnel="rcchhqqa", hand=4)
    assert set(state.view(0)["seats"][0]["tunnel"]["gauge"].values()) == {2}
    assert best(state) == "stop"


def test_an_empty_tunnel_goes_on() -> None:  # XIII-14
    state = asked("AAAA RRRR CCCC HHHH QQQQ", "aaac", unlocked=(2,), hand=2)
    assert best(state) == "go_on"


def test_a_deck_that_collapses_the_tunnel_is_left_alone() -> None:  # XIII-11
    """All but covering deck 2, between two Hatters, takes a third Rabbit or Cat."""
    state = table("RRRR HHHH QQQQ HHHH CCCC", "aac", tunnel="rrcc", hand=2)
    assert best(state) == "unlock 2"


@pytest.mark.parametrize(("mine", "theirs", "ends"), [("aaaaaa", "rrr", True), ("aac", "rrrrrr", False)])
def test_the_leader_ends_the_game(mine: str, theirs: str, ends: bool) -> None:  # XIII-25
    """Two players: covering deck 0 or 2 takes the last card of deck 1 and ends the game."""
    state = table("RRRR C HHHH CCCC QQQQ", mine, theirs, tunnel="", hand=2)
    assert (best(state, 600) in ("unlock 0", "unlock 2")) is ends
