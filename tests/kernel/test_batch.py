"""Many plays side by side: the same plays alone and in company, and what happens where one ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wabe
from tests.campaign import campaign
from tests.games.secrets import encoded
from tests.kernel.toy import EncodedToy, Together, ToyGame
from wabe.kernel.batch import (
    AUTORESETS,
    MOST_STEPS,
    NEXT_STEP,
    NO_RESET,
    NONE,
    OTHERS,
    QUICK,
    RANDOM,
    SAME_STEP,
    Batch,
)
from wabe.kernel.errors import BadBatch, BadOptions, BadPlayers, BadReward, BadSeat, BadSeed, IllegalAction, NotEncoded
from wabe.kernel.ints import is_compiled, octets, sheet
from wabe.kernel.rewards import REWARDS, rewards

XIII = wabe.load("xiii")
GAMES = [pytest.param(game, id=game.alias) for game in wabe.games().values() if game.layout()]
STEPS = campaign(300) + 50


def row(batch: Batch, buffer: Any, play: int) -> list[Any]:
    """The stretch of a buffer that is about one play."""
    width = len(buffer) // int(batch.plays)
    return list(buffer)[play * width : (play + 1) * width]


def shown(batch: Batch, play: int) -> list[list[Any]]:
    """All that there is to see of a play."""
    buffers = (
        batch.observations, batch.masks, batch.seats, batch.rewards, batch.gains, batch.terminated, batch.truncated,
        batch.fresh, batch.lengths, batch.scores, batch.seeds,
    )  # fmt: skip
    return [row(batch, buffer, play) for buffer in buffers]


def follow(batch: Batch, steps: int, play: int = 0) -> list[Any]:
    """What is seen of a play in so many random steps."""
    seen = [shown(batch, play)]
    for _ in range(steps):
        batch.step(batch.sample())
        seen.append(shown(batch, play))
    return seen


def to_end(batch: Batch) -> list[int]:
    """Step a batch of one until its play has ended; the actions of that play."""
    actions = []
    while not batch.terminated[0]:
        actions += batch.sample()
        batch.step(actions[-1:])
    return actions


@pytest.mark.parametrize("others", OTHERS)
@pytest.mark.parametrize("autoreset", [NEXT_STEP, SAME_STEP])
def test_a_play_is_the_same_whatever_the_number_of_plays(others: str, autoreset: str) -> None:
    made = [Batch(XIII, plays, 3, seed=5, others=others, autoreset=autoreset) for plays in (2, 4)]
    assert follow(made[0], STEPS, 1) == follow(made[1], STEPS, 1)
    assert shown(made[1], 0) != shown(made[1], 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_is_what_the_game_plays_from_its_seed(game: wabe.Game) -> None:
    batch = Batch(game, 1, seed=3)
    state = game.new(game.min_players, batch.seeds[0])
    rng = random.Random(3)
    for step in range(1, 100):
        action = rng.choice(state.legal_actions())
        batch.step([int(game.encoding().number(state, action))])
        state.apply(action)
        if state.over:
            break
        assert batch.state(0).to_json() == state.to_json()
        assert batch.seats[0] == state.seat
        assert batch.lengths[0] == step
        assert (row(batch, batch.observations, 0), row(batch, batch.masks, 0)) == encoded(state, state.seat)[:2]


def test_the_same_seed_begins_the_same_plays_and_a_reset_without_one_the_next() -> None:
    batch, other = Batch(XIII, 2, seed=9), Batch(XIII, 2, seed=8)
    first = follow(batch, 20)
    assert follow(other, 20) != first
    other.reset(9)
    assert follow(other, 20) == first
    batch.reset()
    assert shown(batch, 0) != first[0]
    other.reset()
    assert shown(batch, 0) == shown(other, 0)


def test_without_a_seed_plays_differ() -> None:
    assert shown(Batch(XIII, 1), 0) != shown(Batch(XIII, 1), 0)


@pytest.mark.parametrize("reward", REWARDS)
def test_an_ended_play_is_shown_and_the_next_step_deals_anew(reward: str) -> None:
    batch = Batch(XIII, 1, 3, seed=1, reward=reward)
    actions = to_end(batch)
    ended = batch.state(0)
    assert ended.over
    assert list(batch.rewards) == rewards(ended, reward)
    assert batch.gains[0] == batch.rewards[batch.seats[0]]
    assert list(batch.scores) == ended.scores()
    assert [seat for seat in range(3) if batch.winners[seat]] == ended.winners()
    assert (batch.final_seats[0], batch.final_lengths[0]) == (batch.seats[0], len(actions))
    assert (batch.fresh[0], batch.truncated[0], batch.lengths[0]) == (0, 0, len(actions))
    assert not any(batch.masks)
    assert batch.sample() == [0]
    assert list(batch.observations) == encoded(ended, batch.seats[0])[0]
    seed = batch.seeds[0]
    batch.step([-1])  # it does not matter
    assert (batch.fresh[0], batch.terminated[0], batch.lengths[0]) == (1, 0, 0)
    assert not any([*batch.rewards, *batch.gains])
    assert batch.seeds[0] != seed
    assert batch.state(0).to_json() == XIII.new(3, batch.seeds[0]).to_json()
    batch.step(batch.sample())
    assert batch.fresh[0] == 0


def test_a_play_may_be_dealt_anew_within_the_step_that_ends_it() -> None:
    batch, twin = Batch(XIII, 1, 3, seed=1, autoreset=SAME_STEP), Batch(XIII, 1, 3, seed=1)
    for action in to_end(twin):
        batch.step([action])
    assert (batch.fresh[0], batch.terminated[0], batch.lengths[0]) == (1, 1, 0)
    assert list(batch.final_observations) == list(twin.observations)
    assert (list(batch.rewards), list(batch.gains)) == (list(twin.rewards), list(twin.gains))
    assert (batch.final_seats[0], batch.final_lengths[0]) == (twin.seats[0], twin.lengths[0])
    assert list(batch.winners) == list(twin.winners)
    twin.step([0])
    assert row(batch, batch.observations, 0) == row(twin, twin.observations, 0)
    assert list(batch.masks) == list(twin.masks)
    batch.step(batch.sample())
    assert not any([batch.fresh[0], batch.terminated[0], *batch.rewards, *batch.gains])


def test_a_play_may_wait_to_be_dealt_anew() -> None:
    batch = Batch(XIII, 1, seed=1, autoreset=NO_RESET)
    to_end(batch)
    with pytest.raises(IllegalAction, match=r"In play 0, action 0 is not legal now"):
        batch.step([0])
    assert batch.terminated[0] == 1
    batch.deal(0)
    assert (batch.terminated[0], batch.fresh[0]) == (0, 1)
    batch.step(batch.sample())
    assert batch.fresh[0] == 0


def fresh_look(batch: Batch, play: int) -> tuple[list[int], list[int]]:
    """What a play is seen as by who has not seen it before: observation and mask, none after the end."""
    encoding, state, seat = batch.encoding, batch.state(play), batch.seats[play]
    seen, mask = sheet(encoding.size), octets(encoding.n)
    encoding.observe(state, seat, seen)
    if batch.fresh[play] or not (batch.terminated[play] or batch.truncated[play]):
        encoding.mask(state, seat, mask)
    return list(seen), list(mask)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("autoreset", "others"), [(NEXT_STEP, NONE), (SAME_STEP, RANDOM), (NO_RESET, QUICK)])
def test_nothing_stays_of_what_was_shown_before(game: wabe.Game, autoreset: str, others: str) -> None:
    """All through plays, where they are cut off, and into the next ones: as if never looked at before."""
    batch = Batch(game, 2, seed=6, autoreset=autoreset, others=others, limit=campaign(150))
    ends = 0
    while ends < 3:
        batch.step(batch.sample())
        for play in range(2):
            assert (row(batch, batch.observations, play), row(batch, batch.masks, play)) == fresh_look(batch, play)
            if batch.terminated[play] or batch.truncated[play]:
                ends += 1
                if autoreset == NO_RESET:
                    batch.deal(play)
                    assert row(batch, batch.masks, play) == fresh_look(batch, play)[1]


def test_a_play_dealt_anew_in_its_middle_shows_nothing_of_the_one_before() -> None:
    batch = Batch(XIII, 1, 3, seed=6)
    for _ in range(20):
        batch.step(batch.sample())
        batch.deal(0)
        assert (list(batch.observations), list(batch.masks)) == fresh_look(batch, 0)


@pytest.mark.parametrize("others", [RANDOM, QUICK])
@pytest.mark.parametrize("seat", [-1, 2])
def test_others_play_until_the_learner_is_asked(others: str, seat: int) -> None:
    batch = Batch(XIII, 2, 3, seed=4, others=others, seat=seat)
    places = set()
    for _ in range(STEPS):
        for play in range(2):
            state = batch.state(play)
            assert state.over or state.decider == batch.seats[play]
            assert state.over == bool(batch.terminated[play])
            assert batch.gains[play] == row(batch, batch.rewards, play)[batch.seats[play]]
            places.add(int(batch.seats[play]))
        batch.step(batch.sample())
    assert places == ({0, 1, 2} if seat < 0 else {seat})


def test_others_may_play_as_the_game_does_in_a_hurry() -> None:
    batch = Batch(XIII, 1, 3, seed=4, others=QUICK, seat=1)
    state = XIII.new(3, batch.seeds[0])
    while not state.over:
        while state.decider not in {1, -1}:
            state.act(state.decider, XIII.quick_action(state))
        assert batch.state(0).to_json() == state.to_json()
        if not state.over:
            chosen = batch.sample()
            batch.step(chosen)
            state.act(1, batch.encoding.action(chosen[0]))


@pytest.mark.parametrize("autoreset", AUTORESETS)
def test_a_play_that_is_too_long_is_cut_off_and_that_is_told(autoreset: str) -> None:
    batch = Batch(XIII, 1, 2, seed=1, limit=7, reward="margin", autoreset=autoreset)
    for step in range(1, 8):
        assert not batch.truncated[0]
        assert batch.lengths[0] == step - 1
        batch.step(batch.sample())
    assert (batch.truncated[0], batch.terminated[0]) == (1, 0)
    assert not any([*batch.rewards, *batch.gains, *batch.winners])
    assert batch.final_lengths[0] == 7
    assert any(batch.masks) == (autoreset == SAME_STEP)


def test_an_illegal_action_is_told_and_nothing_is_played() -> None:
    batch = Batch(XIII, 3, seed=6)
    before = [batch.state(play).to_json() for play in range(3)]
    fine = batch.sample()
    illegal = row(batch, batch.masks, 2).index(0)
    for wrong in (illegal, -1, int(batch.encoding.n), 1 << 70):
        with pytest.raises(
            IllegalAction, match=r"In play 2, action .* is not legal now; legal are .*Nothing was played"
        ):
            batch.step([*fine[:2], wrong])
    for count in (0, 2, 4):
        with pytest.raises(BadBatch, match=rf"needs an action for each, not {count}"):
            batch.step([0] * count)
    assert [batch.state(play).to_json() for play in range(3)] == before


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"plays": 0}, BadBatch, "plays is a whole number from 1 to 1000000, not 0"),
        ({"plays": 1.5}, BadBatch, "not 1.5"),
        ({"limit": -1}, BadBatch, "limit is a whole number from 0 to 1000000000, not -1"),
        ({"limit": MOST_STEPS + 1}, BadBatch, "not 1000000001"),
        ({"others": "clever"}, BadBatch, "others is one of none, random, quick, not 'clever'"),
        ({"autoreset": "never"}, BadBatch, "autoreset is one of next-step, same-step, disabled"),
        ({"reward": "fame"}, BadReward, "There is no reward 'fame'; there are win, rank, margin"),
        ({"players": 9}, BadPlayers, "9"),
        ({"options": {"nonsense": 1}}, BadOptions, "nonsense"),
        ({"seat": 4, "players": 3}, BadSeat, "4"),
        ({"seat": -2}, BadSeat, "-2"),
        ({"seed": -1}, BadSeed, "-1"),
    ],
)
def test_bad_settings_are_told(given: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error) as told:
        Batch(**{"game": XIII, "plays": 1, **given})
    assert said in str(told.value)


def test_places_that_are_not_there_are_told() -> None:
    batch = Batch(XIII, 2)
    for place in (-1, 2):
        with pytest.raises(BadBatch, match=rf"from 0 to 1; there is no {place}"):
            batch.deal(place)


def test_samples_are_legal_and_all_that_is_legal_is_sampled() -> None:
    batch = Batch(XIII, 1, 3, seed=1)
    legal = {number for number, allowed in enumerate(batch.masks) if allowed}
    assert {batch.sample()[0] for _ in range(200)} == legal


def test_buffers_are_never_replaced() -> None:
    """Compiled, numpy sees them change where they lie."""
    batch = Batch(XIII, 2, seed=1)
    before = list(batch.observations)
    seen: Any = batch.observations
    masks: Any = batch.masks
    if is_compiled():
        import numpy as np

        seen = np.frombuffer(seen, dtype=np.int32)
        assert list(np.frombuffer(masks, dtype=np.uint8)) == list(masks)
    assert list(seen) == before
    batch.step(batch.sample())
    assert list(seen) == list(batch.observations) != before


class Both(Together):
    """With a table of actions."""

    def repertoire(self, game: Any) -> Any:
        return range(4)


def test_nobody_sees_what_another_has_chosen_in_a_simultaneous_step() -> None:
    game = EncodedToy(Both(1, "both", {0: (0, 1, 2), 1: (1, 3)}))
    batch = Batch(game, 2, 2, seed=1)
    assert list(batch.seats) == [0, 0]
    assert row(batch, batch.masks, 0) == [1, 1, 1, 0]
    batch.step([0, 2])
    assert list(batch.seats) == [1, 1]
    assert row(batch, batch.masks, 0) == [0, 1, 0, 1]
    assert row(batch, batch.observations, 0) == row(batch, batch.observations, 1)
    batch.step([1, 3])
    assert list(batch.terminated) == [1, 1]
    ended: Any = [batch.state(play) for play in range(2)]
    assert [state.trace for state in ended] == [["0:0", "1:1"], ["0:2", "1:3"]]


def test_a_seat_that_waits_has_its_own_mask_and_the_offers_stay() -> None:
    game = EncodedToy(Both(1, "both", {0: (0, 1, 2), 1: (1, 3)}))
    state = game.new(2, 1)
    assert encoded(state, 1)[1] == [0, 1, 0, 1]
    assert encoded(state, 0)[1] == [1, 1, 1, 0]
    assert state.legal_actions() == [0, 1, 2]


def test_a_game_without_an_encoding_has_no_batches() -> None:
    with pytest.raises(NotEncoded):
        Batch(ToyGame(Together(1, "both", {0: (0, 1), 1: (0, 1)})), 1)
