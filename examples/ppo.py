"""Teach a network to play by masked PPO, with numpy alone: `python examples/ppo.py --minutes 20 --out curve.svg`.

The plays run side by side in a `Batch`, where the others are played inside; the network has one seat in each. Every
update collects some steps of all plays, works out how much better each action did than expected (generalised advantage
estimation), and moves the weights a little towards those that did better (proximal policy optimisation). Actions that
the mask forbids have probability 0. Afterwards the network plays matches, its seat changing from game to game.

With `--updates` instead of `--minutes` the same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

# Threads of so small products wait for each other far longer than they compute; numpy asks when it is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import DTypeLike, NDArray

import wabe
from wabe import bots
from wabe.arena import wilson
from wabe.kernel.batch import SAME_STEP, Batch
from wabe.kernel.encoding import Encoding
from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.kernel.ints import is_compiled, octets, sheet
from wabe.kernel.state import State

Array: TypeAlias = NDArray[Any]
Weights: TypeAlias = dict[str, Array]

HIDDEN: Final = 128
STEPS: Final = 64  # of each play for an update
EPOCHS: Final = 3
MINIBATCH: Final = 1024
RATE: Final = 5e-4
DISCOUNT: Final = 0.999
TRACE: Final = 0.95  # lambda of the advantage estimation
CLIP: Final = 0.2
VALUE_WEIGHT: Final = 0.5
ENTROPY_WEIGHT: Final = 0.01
MOST_GRADIENT: Final = 0.5
FAR: Final = 5.0  # standard deviations; what is farther off is taken for that
WANTED: Final = 0.75
WINDOW: Final = 1000  # games, for the curve


class Sample(NamedTuple):
    """Steps to learn from, a row for each: what was seen, what was allowed and chosen, and how it turned out."""

    seen: Array
    masks: Array
    actions: Array
    log_chances: Array
    advantages: Array
    returns: Array

    def rows(self, which: Array) -> Sample:
        """Some of them."""
        return Sample(*(each[which] for each in self))


class Net:
    """Two layers of tanh, a head for the actions and one for the expected return.

    Args:
        inputs, actions: their numbers.
        seed: of the first weights.
        dtype: of all numbers.
    """

    def __init__(self, inputs: int, actions: int, seed: int, dtype: DTypeLike = np.float32) -> None:
        rng = np.random.default_rng(seed)
        self.weights: Weights = {}
        for name, before, after, gain in (
            ("first", inputs, HIDDEN, 1.0),
            ("second", HIDDEN, HIDDEN, 1.0),
            ("policy", HIDDEN, actions, 0.01),
            ("value", HIDDEN, 1, 1.0),
        ):
            drawn = rng.standard_normal((before, after)) * gain / np.sqrt(before)
            self.weights[name] = drawn.astype(dtype)
            self.weights[f"{name}_bias"] = np.zeros(after, dtype)

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        """The logarithms of the chances of all actions, the expected returns, and the layers between."""
        w = self.weights
        first = np.tanh(seen @ w["first"] + w["first_bias"])
        second = np.tanh(first @ w["second"] + w["second_bias"])
        logits = np.where(masks, second @ w["policy"] + w["policy_bias"], -np.inf)
        logits = logits - logits.max(axis=1, keepdims=True)
        log_chances = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return log_chances, (second @ w["value"] + w["value_bias"])[:, 0], (first, second)

    def gradients(self, sample: Sample) -> tuple[float, Weights]:
        """The loss of PPO on some steps, and how it changes with each weight."""
        count = len(sample.actions)
        log_all, values, (first, second) = self.forward(sample.seen, sample.masks)
        chances = np.exp(log_all)
        log_safe = np.where(sample.masks, log_all, 0.0).astype(log_all.dtype)
        chosen = np.arange(count), sample.actions
        ratios = np.exp(log_all[chosen] - sample.log_chances)
        gains = ratios * sample.advantages
        clipped = np.clip(ratios, 1 - CLIP, 1 + CLIP) * sample.advantages
        entropies = -(chances * log_safe).sum(axis=1)
        misses = values - sample.returns
        loss = float(np.mean(-np.minimum(gains, clipped) + VALUE_WEIGHT / 2 * misses**2 - ENTROPY_WEIGHT * entropies))

        # By the logits: of the chosen action's chance where it is not clipped, and of the entropy.
        pull = np.where(gains <= clipped, gains, 0.0).astype(log_all.dtype)[:, None]
        to_logits = chances * (pull + ENTROPY_WEIGHT * (log_safe + entropies[:, None]))
        to_logits[chosen] -= pull[:, 0]
        to_logits /= count
        to_values = (VALUE_WEIGHT / count * misses)[:, None]
        return loss, self.backward(sample.seen, first, second, to_logits, to_values)

    def backward(self, seen: Array, first: Array, second: Array, to_logits: Array, to_values: Array) -> Weights:
        """How the loss changes with each weight, from how it changes with logits and values."""
        w = self.weights
        to_second = (to_logits @ w["policy"].T + to_values @ w["value"].T) * (1 - second**2)
        to_first = (to_second @ w["second"].T) * (1 - first**2)
        found: Weights = {}
        for name, before, after in (
            ("first", seen, to_first),
            ("second", first, to_second),
            ("policy", second, to_logits),
            ("value", second, to_values),
        ):
            found[name] = before.T @ after
            found[f"{name}_bias"] = after.sum(axis=0)
        return found


class Adam:
    """Moves weights against their gradients, by steps that fit each of them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.means = {name: np.zeros_like(each) for name, each in weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in weights.items()}
        self.steps = 0

    def move(self, gradients: Weights) -> None:
        """One step; long gradients are cut short."""
        self.steps += 1
        length = math.sqrt(sum(float((each**2).sum()) for each in gradients.values()))
        shorter = min(1.0, MOST_GRADIENT / (length + 1e-8))
        rate = RATE * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            means, squares = self.means[name], self.squares[name]
            means += 0.1 * (gradient * shorter - means)
            squares += 0.001 * ((gradient * shorter) ** 2 - squares)
            self.weights[name] -= rate * means / (np.sqrt(squares) + 1e-8)


class Scaler:
    """Brings each number of observations to mean 0 and deviation 1, by all that were seen so far."""

    def __init__(self, size: int) -> None:
        self.count = 0.0
        self.mean = np.zeros(size)
        self.squares = np.zeros(size)

    def learn(self, seen: Array) -> None:
        """Take these into account."""
        count, mean = len(seen), seen.mean(axis=0)
        apart, both = mean - self.mean, self.count + count
        self.squares += ((seen - mean) ** 2).sum(axis=0) + apart**2 * (self.count * count / both)
        self.mean += apart * (count / both)
        self.count = both

    def __call__(self, seen: Array) -> Array:
        deviation = np.sqrt(self.squares / max(1.0, self.count)) + 1e-6
        scaled: Array = np.clip((seen - self.mean) / deviation, -FAR, FAR).astype(np.float32)
        return scaled


class Learner:
    """A network, the plays that it learns from, and what it has seen of them.

    Args:
        batch: the plays; one seat of each is the network's.
        seed: of weights and choices.
    """

    def __init__(self, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.rng = np.random.default_rng([seed, 1])
        self.net = Net(int(batch.encoding.size), int(batch.encoding.n), seed)
        self.adam = Adam(self.net.weights)
        self.scaler = Scaler(int(batch.encoding.size))
        self.scaler.learn(self.look()[0])
        self.wins: list[float] = []  # of each game that has ended, the share of the win

    def save(self, path: Path) -> None:
        """Keep what was learned."""
        kept: dict[str, Any] = {**self.net.weights, **vars(self.scaler)}
        np.savez(path, **kept)

    def load(self, path: Path) -> None:
        """Go on from what was learned before, in the same game."""
        with np.load(path) as kept:
            for name, each in self.net.weights.items():
                each[...] = kept[name]
            vars(self.scaler).update({name: kept[name] for name in vars(self.scaler)})

    def look(self) -> tuple[Array, Array]:
        """What is seen in each play, and what is allowed."""
        plays, encoding = int(self.batch.plays), self.batch.encoding
        seen = as_array(self.batch.observations, np.int32).reshape(plays, int(encoding.size))
        return seen, as_array(self.batch.masks, np.uint8).reshape(plays, int(encoding.n)).astype(bool)

    def update(self) -> float:
        """Collect steps, learn from them; the mean loss."""
        sample = self.collect()
        losses = []
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(sample.actions))
            for start in range(0, len(order), MINIBATCH):
                loss, gradients = self.net.gradients(sample.rows(order[start : start + MINIBATCH]))
                self.adam.move(gradients)
                losses.append(loss)
        return float(np.mean(losses))

    def collect(self) -> Sample:
        """So many steps of all plays; the network goes on where it was."""
        raw, steps, rewards, ends = [], [], [], []
        for _ in range(STEPS):
            seen, masks = self.look()
            raw.append(seen.copy())
            scaled = self.scaler(seen)
            log_all, values, _ = self.net.forward(scaled, masks)
            actions = (log_all + self.rng.gumbel(size=log_all.shape)).argmax(axis=1)
            steps.append((scaled, masks, actions, log_all[np.arange(len(actions)), actions], values))
            self.batch.step(actions.tolist())
            rewards.append(as_array(self.batch.gains, np.float64).copy())
            ends.append(as_array(self.batch.terminated, np.uint8).astype(bool))
            self.wins += rewards[-1][ends[-1]].tolist()
        *columns, values = (np.stack(column) for column in zip(*steps, strict=True))
        seen, masks = self.look()
        last = self.net.forward(self.scaler(seen), masks)[1]
        advantages = advantages_of(np.stack(rewards), np.stack(ends), values, last)
        self.scaler.learn(np.concatenate(raw))
        flat = [each.reshape(-1, *each.shape[2:]) for each in (*columns, advantages, advantages + values)]
        flat[4] = (flat[4] - flat[4].mean()) / (flat[4].std() + 1e-8)
        return Sample(*flat)


def as_array(buffer: Any, dtype: DTypeLike) -> Array:
    """The numbers of a buffer: where they lie, or a copy if the engine is not compiled."""
    return np.frombuffer(buffer, dtype) if is_compiled() else np.array(buffer, dtype)


def advantages_of(rewards: Array, ends: Array, values: Array, last: Array) -> Array:
    """How much better than expected each step turned out, `[step, play]`; `last` is what is expected after them."""
    found = np.zeros_like(values)
    ahead, following = np.zeros_like(last), last
    for step in reversed(range(len(rewards))):
        on = 1.0 - ends[step]
        surprise = rewards[step] + DISCOUNT * following * on - values[step]
        ahead = surprise + DISCOUNT * TRACE * ahead * on
        found[step], following = ahead, values[step]
    return found


# ----- what it has learned -----


class Player:
    """A network that plays: always the action with the greatest chance.

    Args:
        encoding: how it sees the game.
        net: the network.
        scaler: what it has learned of observations.
    """

    def __init__(self, encoding: Encoding, net: Net, scaler: Scaler) -> None:
        self.encoding, self.net, self.scaler = encoding, net, scaler
        self.seen, self.mask = sheet(encoding.size), octets(encoding.n)

    def choose(self, state: State) -> int:
        """The action of the seat that decides."""
        self.encoding.observe(state, state.seat, self.seen)
        self.encoding.mask(state, state.seat, self.mask)
        scaled = self.scaler(as_array(self.seen, np.int32)[None])
        log_chances = self.net.forward(scaled, as_array(self.mask, np.uint8)[None].astype(bool))[0]
        return int(self.encoding.action(int(log_chances[0].argmax())))


def match(game: Game, players: int, player: Player, level: str, games: int, seed: int) -> float:
    """Games won against bots of a level, shared wins in part; the network sits in seat 0, then 1, and so on."""
    chance, wins = random.Random(f"{seed} {level}"), 0.0
    for index in range(games):
        own = index % players
        state = game.new(players, chance.getrandbits(62))
        others = [bots.create(level, game, chance.getrandbits(62)) for _ in range(players)]
        while not state.over:
            seat = state.seat
            action = player.choose(state) if seat == own else others[seat].choose(bots.Situation(state, seat))
            state.apply(action, seat)
        wins += state.returns()[own]
    return wins


def draw(points: list[tuple[float, float]], name: str, path: Path) -> None:
    """The curve of learning: minutes, and the share of the win in the last games so far."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5))
    axes.plot([minutes for minutes, _ in points], [share for _, share in points], label="while it learns")
    axes.axhline(WANTED, color="grey", linestyle="--", label=f"{WANTED:.0%}")
    axes.set(xlabel="minutes", ylabel=f"share of the win, last {WINDOW} games", title=name, ylim=(0, 1))
    axes.legend(loc="lower right")
    figure.savefig(path)
    plt.close(figure)


def train(learner: Learner, updates: int | None, minutes: float) -> Iterator[tuple[float, float]]:
    """Learn for so many updates, or minutes: after each update the minutes gone, and the share of the win."""
    begun = time.perf_counter()
    for done in itertools.count(1):
        loss = learner.update()
        gone = (time.perf_counter() - begun) / 60
        recent = learner.wins[-WINDOW:]
        if recent:
            yield gone, float(np.mean(recent))
            print(
                f"update {done}, {gone:.1f} min, {len(learner.wins)} games, {np.mean(recent):.3f} won, loss {loss:.4f}",
                flush=True,
            )
        if done == updates or (updates is None and gone >= minutes):
            return


def arguments(words: list[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="Masked PPO with numpy alone, on one of the games of Wabe.")
    parser.add_argument("--game", default="xiii", help="the title (default: xiii)")
    parser.add_argument("--players", type=int, help="number of seats; the least that the game allows by default")
    parser.add_argument("--others", default="random", choices=("random", "quick"), help="whom it learns against")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long it learns (default: 20)")
    parser.add_argument("--updates", type=int, help="how many updates instead, the same with the same seed")
    parser.add_argument("--plays", type=int, default=64, help="games side by side (default: 64)")
    parser.add_argument("--seed", type=int, default=1, help="of weights, plays and matches (default: 1)")
    parser.add_argument("--against", default="random,greedy", help="levels that it meets in the end, with commas")
    parser.add_argument("--games", type=int, default=400, help="games of each of these matches (default: 400)")
    parser.add_argument("--out", type=Path, help="draw the curve of learning into this file (.svg, .png)")
    parser.add_argument(
        "--weights", type=Path, help="go on from this file (.npz) if it is there, keep the weights in it"
    )
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> Learner:
    """Learn, draw, play the matches."""
    args = arguments(words)
    game = wabe.load(args.game)
    batch = Batch(game, args.plays, args.players, seed=args.seed, others=args.others, autoreset=SAME_STEP)
    learner = Learner(batch, args.seed)
    if args.weights is not None and args.weights.exists():
        learner.load(args.weights)
    points = list(train(learner, args.updates, args.minutes))
    if args.weights is not None:
        learner.save(args.weights)
    if args.out is not None:
        draw(points, f"{game.name}, {batch.players} players, against {args.others}", args.out)
    player = Player(batch.encoding, learner.net, learner.scaler)
    for level in filter(None, args.against.split(",")):
        wins = match(game, int(batch.players), player, level, args.games, args.seed)
        low, high = wilson(wins, args.games)
        print(f"against {level}: {wins / args.games:.3f} of {args.games} games won ({low:.3f} to {high:.3f})")
    return learner


if __name__ == "__main__":
    try:
        main()
    except WabeError as error:
        sys.exit(f"{error}")
