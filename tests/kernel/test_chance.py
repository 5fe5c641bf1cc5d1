"""Chance that comes from a secret: nothing seen tells of what comes, and the secret proves all of it."""

from __future__ import annotations

import copy
import hashlib
import itertools
import json
import pickle
import random
from typing import Any

import pytest

import wabe
from tests.kernel.toy import Pick, Together, ToyGame
from wabe.kernel.chance import KEYED, SEEDED, Chance, KeyedChance, announced, seed_of
from wabe.kernel.errors import BadProof, BadReplay
from wabe.kernel.message import Json
from wabe.kernel.proof import Proof, of_secret, of_seed, proof_in
from wabe.kernel.record import Record
from wabe.kernel.rereading import reread
from wabe.kernel.state import State

GAMES = wabe.games()
SECRET, OTHER = bytes(range(32)), bytes(range(1, 33))
ROLLS = ToyGame(
    Pick(9, "one", 0, (1, 2)),
    Pick(10, "two", 0, (1, 2)),
    Pick(11, "three", 0, (1, 2), "chance"),
    Pick(12, "four", 0, (1, 2), "chance"),
)
BOTH = ToyGame(Together(9, "both", {0: (1, 2), 1: (1, 2)}), Pick(10, "then", 0, (1, 2), "chance"))


def played(game: wabe.Game, chance: Chance, actions: int = 10_000) -> Record:
    """A random play of so many actions, or to its end."""
    rng, record = random.Random(3), Record(game, 3, 0, chance=chance)
    while not record.state.over and len(record.turns) < actions:
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
    return record


def seen(state: State) -> list[Json]:
    """All that anybody is shown of a position."""
    seats = [None, *range(state.players)]
    shown = [state.view(seat) for seat in seats] + [state.odds(seat) for seat in seats]
    return shown + [state.decision(seat) or {} for seat in range(state.players)]


def test_each_result_is_the_hash_of_its_number_keyed_with_the_secret() -> None:
    hashed = hashlib.blake2b(b"12 3", key=SECRET, digest_size=16, person=b"wabe-chance").digest()
    assert KeyedChance(SECRET).result(12, 3, 68, 0) == int.from_bytes(hashed, "big") * 68 >> 128


def test_results_are_spread_evenly_and_their_neighbours_tell_nothing() -> None:
    chance = KeyedChance(SECRET)
    results = [chance.result(action, draw, 6, 0) for action in range(100) for draw in range(60)]
    pairs = list(itertools.pairwise(results))
    assert all(880 < results.count(face) < 1120 for face in range(6))
    assert all(100 < pairs.count((a, b)) < 240 for a in range(6) for b in range(6))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_secret_gives_the_same_play_and_another_one_another(game: wabe.Game) -> None:
    first, again, other = (played(game, KeyedChance(secret), 60) for secret in (SECRET, SECRET, OTHER))
    assert first.to_json() == again.to_json()
    assert first.log.chance[: first.set_up_chance] != other.log.chance[: other.set_up_chance]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_two_tables_with_the_same_past_and_other_secrets_look_the_same_and_go_on_differently(game: wabe.Game) -> None:
    past = played(game, KeyedChance(SECRET), 40)
    twin = Record(game, 3, 0, script=list(past.log.chance))
    for turn in past.turns:
        twin.carry_out(turn.seat, turn.form)
    twin.log.script, twin.log.source = None, KeyedChance(OTHER)
    assert past.state.to_json() == twin.state.to_json()  # what leaves a server is made of this
    assert seen(past.state) == seen(twin.state)
    rng, known = random.Random(9), len(past.log.chance)
    while past.log.chance == twin.log.chance and not past.state.over:
        seat = rng.choice(past.state.waiting)
        action = rng.choice(past.state.legal_actions(seat))
        past.act(seat, action)
        twin.act(seat, action)
    assert past.log.chance != twin.log.chance or len(past.log.chance) == known  # some games draw no more


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_state_that_bots_are_given_does_not_foresee(game: wabe.Game) -> None:
    """Whoever plays a copy on gets other chance than the table, since only the record has the secret."""
    record, rng = played(game, KeyedChance(SECRET), 30), random.Random(4)
    assert SECRET.hex() not in json.dumps(record.state.to_json())
    known, foreseen = len(record.log.chance), True
    while foreseen and not record.state.over:
        seat = rng.choice(record.state.waiting)
        action, alone = rng.choice(record.state.legal_actions(seat)), record.state.clone()
        record.act(seat, action)
        alone.apply(action, seat)
        foreseen = alone.to_json() == record.state.to_json()
    assert not foreseen or len(record.log.chance) == known  # some games draw no more


# ----- the number of an action -----


def test_taking_back_and_acting_again_gives_the_same_chance() -> None:
    straight, wavering = (Record(ROLLS, 3, 0, chance=KeyedChance(SECRET)) for _ in range(2))
    for choice in (1, 2, 1, 2):
        straight.act(0, choice)
    for _ in range(5):
        wavering.act(0, 1)
        wavering.act(0, 1)
        wavering.undo(0)
        wavering.undo(0)
    for choice in (1, 2, 1, 2):
        wavering.act(0, choice)
    assert straight.to_json() == wavering.to_json()
    assert len(straight.log.chance) == 2
    assert straight.number == wavering.number == 4


def test_a_choice_taken_back_while_others_have_chosen_changes_no_number() -> None:
    record, straight = (Record(BOTH, 2, 0, chance=KeyedChance(SECRET)) for _ in range(2))
    record.act(0, 1)
    record.undo(0)
    record.act(0, 2)
    record.act(1, 1)
    record.act(0, 1)
    for seat, choice in ((1, 1), (0, 2), (0, 1)):
        straight.act(seat, choice)
    assert record.log.chance == straight.log.chance
    assert [turn.seat for turn in record.turns] == [0, 1, 0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_copies_pickles_and_replays_go_on_with_the_chance_of_the_secret(game: wabe.Game) -> None:
    record = played(game, KeyedChance(SECRET), 25)
    others = [record.replay(), copy.deepcopy(record), pickle.loads(pickle.dumps(record))]
    rng = random.Random(6)
    for _ in range(25):
        seat = rng.choice(record.state.waiting)
        action = rng.choice(record.state.legal_actions(seat))
        for each in (record, *others):
            each.act(seat, action)
    for each in others:
        assert each.to_json() == record.to_json()
        assert each.number == record.number


# ----- proof -----


def proved(file: Json) -> Record:
    return reread(file, wabe.load, proof_in(file))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("proof", [of_secret(KEYED, SECRET), of_secret(SEEDED, SECRET), of_seed(7)])
def test_the_revealed_secret_proves_the_whole_game(game: wabe.Game, proof: Proof) -> None:
    record = Record(game, 3, proof.seed, chance=proof.chance())
    rng = random.Random(2)
    while not record.state.over:
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
    file = json.loads(json.dumps({**record.to_json(film=True), "proof": proof.to_json()}))
    assert proved(file).log.proved == len(record.log.chance)


def test_a_game_of_another_secret_is_found_out_at_once() -> None:
    file = played(GAMES["wonderland_xiii"], KeyedChance(OTHER)).to_json()
    assert reread(file, wabe.load).state.over  # it is a sound replay otherwise
    with pytest.raises(BadReplay, match="what its chance is said to come from gives"):
        proved({**file, "proof": of_secret(KEYED, SECRET).to_json()})


def test_one_result_that_the_secret_does_not_give_is_found_out_where_it_was_drawn() -> None:
    record = Record(ROLLS, 3, 0, chance=KeyedChance(SECRET))
    for _ in range(3):
        record.act(0, 1)
    true = KeyedChance(SECRET).result(4, 0, 6, 0)
    record.log.script, record.log.source = [(true + 1) % 6], None
    record.act(0, 1)
    file = {**record.to_json(), "proof": of_secret(KEYED, SECRET).to_json()}
    assert reread(file, lambda _: ROLLS).state.over
    with pytest.raises(BadReplay, match="first differs at action 4: Where one of 6 results had to be drawn"):
        reread(file, lambda _: ROLLS, proof_in(file))


def test_a_secret_that_was_not_announced_proves_nothing() -> None:
    told = {**of_secret(KEYED, SECRET).to_json(), "secret_hash": announced(OTHER)}
    with pytest.raises(BadProof, match="is not the one that was announced"):
        proof_in({"proof": told})


def test_a_file_without_a_proof_says_nothing_of_its_chance() -> None:
    assert proof_in({}) is None


@pytest.mark.parametrize(
    "said",
    [
        5,
        {},
        {"scheme": 3},
        {"scheme": "dice"},
        {"scheme": "keyed"},
        {"scheme": "keyed", "secret": "xyz", "secret_hash": ""},
        {"scheme": "keyed", "secret": "", "secret_hash": ""},
        {"scheme": "keyed", "secret": "00" * 65, "secret_hash": ""},
        {"scheme": "seeded"},
        {"scheme": "seeded", "seed": "-1"},
        {"scheme": "seeded", "seed": "9" * 79},
        {"scheme": "seeded", "seed": "²"},
    ],
)
def test_a_broken_proof_is_a_broken_file(said: Any) -> None:
    with pytest.raises(BadReplay, match="What the replay says of its chance is broken"):
        proof_in({"proof": said})


def test_a_generator_of_the_secret_begins_with_its_hash() -> None:
    assert of_secret(SEEDED, SECRET).seed == seed_of(SECRET)
    assert of_secret(SEEDED, SECRET).seed != of_secret(SEEDED, OTHER).seed
