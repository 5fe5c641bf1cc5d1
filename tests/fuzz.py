"""Random legal games with everything checked after each action; whatever fails leaves a replay file.

    python -m tests.fuzz --game xiii --games 1000 --seed 1

A file opens with `wabe replay FILE`. Exit code 1 if any game failed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

import wabe
from tests.games.alicematic_heroes.laws import check_position as check_heroes
from tests.games.wonderland_xiii.laws import check_position as check_xiii
from tests.games.wonderlands_war.laws import check_position as check_war
from wabe.kernel.errors import BadOptions
from wabe.kernel.message import Json

Check = Callable[[wabe.Record, random.Random], None]


def main(args: Sequence[str] | None = None) -> int:
    """Play the games; the exit code."""
    chosen = parser().parse_args(args)
    game, failures = wabe.load(chosen.game), 0
    for number in range(chosen.games):
        seed = f"{chosen.game} {chosen.seed} {number}"
        record, error = play(game, seed)
        if error is not None:
            failures += 1
            print(f"game {number}, action {len(record.turns) + 1}: {error}", file=sys.stderr)
        if error is not None or chosen.keep:
            path = Path(chosen.folder) / f"{game.alias}-{chosen.seed}-{number}.json"
            path.write_text(json.dumps(record.to_json(), separators=(",", ":")) + "\n", encoding="utf-8")
            print(path)
    print(f"{chosen.games} games, {failures} failed")
    return 1 if failures else 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Random games, everything checked.")
    made.add_argument("--game", default="xiii")
    made.add_argument("--games", type=int, default=100)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--folder", default=".", help="where replay files go")
    made.add_argument("--keep", action="store_true", help="keep a replay of each game")
    return made


def play(game: wabe.Game, seed: str) -> tuple[wabe.Record, str | None]:
    """One game, to its end or to the first thing that is wrong; and what that is."""
    rng = random.Random(seed)
    options = some_options(game, rng)
    players = rng.randint(game.min_players, game.max_players)
    record = wabe.Record(game, players, rng.getrandbits(60), options)
    try:
        check(record, rng)
        while not record.state.over:
            act(record, rng)
            check(record, rng)
    except Exception:  # noqa: BLE001 - whatever it is, a replay is worth more than a traceback alone
        return record, traceback.format_exc()
    return record, None


def some_options(game: wabe.Game, rng: random.Random) -> Json:
    """Random values of the options that go together."""
    while True:
        options: Json = {option.name: rng.choice(option.choices) for option in game.options}
        try:
            return game.check_options(options)
        except BadOptions:
            continue


def act(record: wabe.Record, rng: random.Random) -> None:
    """An action of any waiting seat; now and then it is taken back and another one taken."""
    seat = rng.choice(record.state.waiting)
    record.act(seat, rng.choice(record.state.legal_actions(seat)))
    if rng.random() < 0.1 and record.undo_refusal(seat) is None:
        record.undo(seat)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))


def check(record: wabe.Record, rng: random.Random) -> None:
    """Everything that holds at any position of any game."""
    for each in (check_offers, check_views, check_copies, *EXTRA.get(record.game.name, ())):
        each(record, rng)


def check_offers(record: wabe.Record, _: random.Random) -> None:
    """Somebody can act until the game is over; every action has a form that means it, and a label."""
    state = record.state
    assert state.over == (not state.waiting) == (state.seat == -1)
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in state.waiting)
        assert [state.parse(state.form(action, seat), seat) for action in legal] == legal
        assert all(state.label(action, seat).key for action in legal)


def check_views(record: wabe.Record, rng: random.Random) -> None:
    """What is shown is JSON, and the same after determinising."""
    state = record.state
    for viewer in (None, *range(state.players)):
        assert is_json(state.view(viewer))
        assert is_json(state.odds(viewer))
    seat = rng.randrange(state.players)
    twin = state.determinise(seat, rng.getrandbits(60))
    assert (twin.view(seat), twin.decision(seat)) == (state.view(seat), state.decision(seat))
    assert len(state.scores()) == state.players
    assert abs(sum(state.returns()) - state.over) < 1e-9


def check_copies(record: wabe.Record, _: random.Random) -> None:
    """Clones and loaded saves are the same position."""
    state, save = record.state, record.state.to_json()
    assert is_json(save)
    assert state.clone().to_json() == save
    assert record.game.from_json(json.loads(json.dumps(save))).to_json() == save


def is_json(data: Json) -> bool:
    """Whether the data comes back from a file as it was."""
    return bool(json.loads(json.dumps(data)) == data)


EXTRA: dict[str, tuple[Check, ...]] = {
    "alicematic_heroes": (lambda record, _: check_heroes(record.state),),
    "wonderland_xiii": (lambda record, _: check_xiii(record.state),),
    "wonderlands_war": (lambda record, _: check_war(record.state),),
}


if __name__ == "__main__":
    sys.exit(main())
