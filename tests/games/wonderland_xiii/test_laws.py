"""The ledger's "Arithmetic worth testing", over random games of the engine."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass, field

import pytest

from tests.games.wonderland_xiii.laws import check_position
from tests.games.wonderland_xiii.table import keys, notebook
from tests.games.wonderland_xiii.walks import SWITCHES, walk
from wabe.games.wonderland_xiii.table.layout import DECKS
from wabe.games.wonderland_xiii.table.state import XiiiState
from wabe.kernel.events import Event, EventLog

MOST_PASSES = {2: 58, 3: 56, 4: 53}
FEWEST_PASSES = {2: 6, 3: 8, 4: 8}
SHORTEST = {2: 12, 3: 11, 4: 11}


@dataclass
class Game:
    """A finished game, and what was counted on the way."""

    players: int
    events: list[Event]
    state: XiiiState
    hall: list[int] = field(default_factory=list)  # its size at each step
    most_keys: int = 0

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


@pytest.fixture(scope="module", params=itertools.product((2, 3, 4), SWITCHES), ids=lambda p: f"{p[0]}-{p[1]}")
def games(request: pytest.FixtureRequest) -> list[Game]:
    """Random games for one number of players and one setting of the switches; every position is checked."""
    players, switch = request.param
    return [watched(players, SWITCHES[switch], f"laws {players} {switch} {number}") for number in range(12)]


def watched(players: int, options: dict[str, bool | str], seed: str) -> Game:
    log = EventLog()
    hall, most_keys = [], 0
    for state in walk(players, options, seed, log):
        check_position(state)
        hall.append(sum(state.deck_size(number) for number in range(DECKS)))
        most_keys = max(most_keys, state.keys_hand + len(keys(state)[2]))
    return Game(players, log.events, state, hall, most_keys)


def turns(game: Game) -> list[list[Event]]:
    """The events of each turn."""
    split: list[list[Event]] = []
    for event in game.events:
        if event.kind == "turn-started":
            split.append([])
        if split:
            split[-1].append(event)
    return split


def test_cards_and_keys_are_conserved(games: list[Game]) -> None:  # XIII-01 XIII-03
    assert all(game.state.over for game in games)


def test_each_pass_costs_one_card_and_wins_two(games: list[Game]) -> None:  # XIII-08 XIII-09
    for game in games:
        assert len(game.of("card-won")) == 2 * len(game.of("deck-covered"))


def test_a_clean_turn_adds_its_passes_and_rabbits(games: list[Game]) -> None:  # XIII-15
    for game in games:
        for turn in turns(game):
            count = Counter(event.kind for event in turn)
            for ended in (event for event in turn if event.kind == "turn-ended"):
                assert ended.args["count"] == 2 * count["deck-covered"] + count["card-revealed"]


def test_the_first_turn_has_at_most_three_passes(games: list[Game]) -> None:  # XIII-A11
    for game in games:
        assert 1 <= sum(event.kind == "deck-covered" for event in turns(game)[0]) <= 3


def test_the_hall_loses_one_card_a_pass_and_one_a_rabbit_or_hatter(
    games: list[Game],
) -> None:  # XIII-09 XIII-18 XIII-20
    for game in games:
        used = [len(game.of(kind)) for kind in ("deck-covered", "card-revealed", "card-hidden")]
        assert game.hall[0] - game.hall[-1] == sum(used)
        assert FEWEST_PASSES[game.players] <= used[0] <= MOST_PASSES[game.players]


def test_the_first_pass_without_hidden_cards_never_collapses_in_step_2(games: list[Game]) -> None:  # XIII-11
    for game in games:
        for turn in turns(game):
            kinds = [event.kind for event in turn]
            if kinds.count("deck-covered") == 1 and "card-revealed" not in kinds and "hidden-discarded" not in kinds:
                assert "tunnel-collapsed" not in kinds


def test_the_refill_is_made_in_full(games: list[Game]) -> None:  # XIII-16 XIII-A16
    for game in games:
        short = not (game.state.final_refill and game.state.tunnel_scores_at_end)
        for seat in range(game.players):
            assert short or len(notebook(game.state, seat)) >= 3
        assert all(1 <= event.args["count"] <= 3 for event in game.of("refilled"))


def test_the_shortest_deck_takes_twelve_removals(games: list[Game]) -> None:  # XIII-25 XIII-26
    for game in games:
        for emptied in game.of("deck-emptied"):
            before = game.events[: game.events.index(emptied)]
            taken = [e for e in before if e.kind in ("card-won", "card-revealed", "card-hidden")]
            assert sum(e.args["deck"] == emptied.args["deck"] for e in taken) >= SHORTEST[game.players]


def test_four_keys_are_the_most(games: list[Game]) -> None:  # XIII-17
    assert all(2 <= game.most_keys <= 4 for game in games)


def test_the_game_ends_when_enough_decks_are_empty(games: list[Game]) -> None:  # XIII-25 XIII-26 XIII-A34
    for game in games:
        needed = 1 if game.players == 2 else 2
        emptied = [index for index, event in enumerate(game.events) if event.kind == "deck-emptied"]
        assert len(emptied) >= needed
        assert not any(event.kind == "turn-started" for event in game.events[emptied[needed - 1] :])
        assert game.events[-1].kind == "game-ended"
