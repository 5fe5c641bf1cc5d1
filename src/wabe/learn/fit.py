"""The fit: a linear logit for each seat, softmax over the seats, by Newton's method.

What is made small: the cross-entropy of the winner, plus a part of the squared error of the final margins, which the
same logits must tell after scaling by the time left; plus a ridge on all but the hand estimate, which is all that is
left where games are few. Every figure, and the choice of the ridge, is of games held out: each game is in one of five
parts, and judged by the fit to the others.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wabe.kernel.message import Json
from wabe.learn.samples import Array, Data

MARGIN: Final = 0.3
PARTS: Final = 5
RIDGES: Final = (1.0, 0.1, 0.01, 0.001)
MOST_STEPS: Final = 30
ENOUGH: Final = 1e-3  # last step of any weight, for inputs scaled to a spread of 1
LEAST_RIDGE: Final = 1e-6
LONGEST_STEP: Final = 1.0  # of any weight
DIGITS: Final = 6
Z95: Final = 1.96
FIRST: Final = 1.0  # of the hand estimate's logit, the first column, where a fit begins

Inputs = NDArray[np.float32]


class Fit(NamedTuple):
    """Weights by input, for inputs as they are; the ridge they were fitted with."""

    weights: Array
    ridge: float

    def to_json(self, columns: list[str]) -> Json:
        """`{"columns", "now", "later"}`, as `Value` takes them."""
        width = len(columns)
        rounded = [float(f"{each:.{DIGITS}g}") for each in self.weights]
        return {"columns": columns, "now": rounded[:width], "later": rounded[width:]}


def fitted(data: Data, newest: range) -> tuple[Fit, Json]:
    """The best fit to all games, and its figures on the newest ones, each game held out in turn."""
    games = int(data.game.max()) + 1
    parts = [[game for game in range(games) if game % PARTS == part] for part in range(PARTS)]
    losses = {ridge: np.zeros(len(data.time)) for ridge in RIDGES}
    for part in parts:
        if part and len(part) < games:
            hold_out(data, part, losses)
    by_game = {ridge: means_by_game(data, loss)[newest.start : newest.stop] for ridge, loss in losses.items()}
    ridge = strongest(by_game)
    return Fit(weights_for(data, ridge, None), ridge), figures(data, newest, losses[ridge])


def strongest(by_game: dict[float, Array]) -> float:
    """The strongest ridge that loses no more than the best one and the standard error of that.

    Weights nearer to the hand estimate predict games as well, and a search finds less in them to be misled by.
    """
    best = min(by_game.values(), key=lambda loss: float(loss.mean()))
    bound = float(best.mean()) + float(best.std()) / len(best) ** 0.5
    return next(ridge for ridge, loss in by_game.items() if float(loss.mean()) <= bound)


def hold_out(data: Data, part: list[int], losses: dict[float, Array]) -> None:
    """Fit to all games but these, with every ridge, and note what is lost on these."""
    held = np.isin(data.game, part)
    others, tried = data.at(~held), data.at(held)
    weights: Array | None = None
    for ridge in RIDGES:
        weights = weights_for(others, ridge, weights)
        losses[ridge][held] = cross_entropy(tried, weights)


# --- Newton -------------------------------------------------------------------------------------------------------


def weights_for(data: Data, ridge: float, start: Array | None) -> Array:
    """The weights that lose least, for inputs as they are.

    Args:
        data: positions.
        ridge: for inputs scaled to a spread of 1.
        start: weights near by.
    """
    scale = scales(data)
    inputs = (data.inputs / scale).astype(np.float32)
    weights = first_weights(len(scale)) if start is None else start
    weights = weights * scale
    for _ in range(MOST_STEPS):
        gradient, curvature = slopes(data, inputs, weights, ridge)
        step = np.linalg.solve(curvature, gradient)
        weights = weights - step / max(1.0, float(np.abs(step).max()) / LONGEST_STEP)
        if np.abs(step).max() < ENOUGH:
            break
    return np.asarray(weights / scale)


def scales(data: Data) -> Array:
    """The spread of each input; 1 for one that never differs between seats."""
    spread = np.sqrt(np.square(data.inputs, dtype=np.float64).mean(axis=(0, 1)))
    return np.where(spread > 0.0, spread, 1.0)


def first_weights(inputs: int) -> Array:
    """The hand estimate alone."""
    weights = np.zeros(inputs)
    weights[0] = FIRST
    return weights


def slopes(data: Data, inputs: Inputs, weights: Array, ridge: float) -> tuple[Array, Array]:
    """First and second derivatives of what is lost."""
    positions, _, width = inputs.shape
    logits = inputs @ weights.astype(np.float32)
    chances = softmax(logits)
    rate = margin_rate(data, logits)
    whole = float((data.weight[:, None] * np.square(data.margin)).sum()) or 1.0
    pull = 2.0 * MARGIN * positions / whole * data.weight * rate
    error = data.weight[:, None] * (chances - data.wins) + pull[:, None] * (rate[:, None] * logits - data.margin)
    flat = inputs.reshape(-1, width)
    ridges = np.full(width, ridge)
    ridges[[0, width // 2]] = LEAST_RIDGE
    gradient = flat.T @ error.reshape(-1).astype(np.float32) / positions + ridges * weights
    both = data.weight[:, None] * chances + (pull * rate)[:, None]
    mean = np.einsum("ps,psw->pw", chances, inputs) * np.sqrt(data.weight)[:, None]
    curvature = (flat * both.reshape(-1, 1).astype(np.float32)).T @ flat - mean.T @ mean
    return np.asarray(gradient, dtype=float), np.asarray(curvature / positions + np.diag(ridges), dtype=float)


def margin_rate(data: Data, logits: Inputs) -> NDArray[np.float32]:
    """Points for each unit of logit, by position: the best line in the time left."""
    weight = data.weight[:, None]
    square, product = (weight * logits * logits).sum(axis=1), (weight * logits * data.margin).sum(axis=1)
    time = data.time
    matrix = np.array([[np.dot(square, time**k) for k in (0, 1)], [np.dot(square, time**k) for k in (1, 2)]])
    right = np.array([product.sum(), np.dot(product, time)])
    line = np.linalg.lstsq(matrix.astype(float), right.astype(float), rcond=None)[0]
    return np.asarray(line[0] + line[1] * time, dtype=np.float32)


def softmax(logits: Inputs) -> Inputs:
    """Shares that sum to 1 in each position."""
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(chances / chances.sum(axis=1, keepdims=True))


# --- figures ------------------------------------------------------------------------------------------------------


def cross_entropy(data: Data, weights: Array) -> Array:
    """What these weights lose, by position."""
    logits = data.inputs.astype(float) @ weights
    logits = logits - logits.max(axis=1, keepdims=True)
    known = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return np.asarray(-(data.wins * known).sum(axis=1))


def means_by_game(data: Data, loss: Array) -> Array:
    """The mean over the positions of each game."""
    return np.bincount(data.game, loss) / np.bincount(data.game)


def figures(data: Data, newest: range, learned: Array) -> Json:
    """Cross-entropies on the newest games: of a uniform guess, of the hand estimate and learned, and the gain."""
    seats, width = data.inputs.shape[1:]
    by_hand = cross_entropy(data, first_weights(width))
    kept = (data.game >= newest.start) & (data.game < newest.stop)
    thirds = [
        kept & (data.time > 2 / 3),
        kept & (data.time > 1 / 3) & (data.time <= 2 / 3),
        kept & (data.time <= 1 / 3),
    ]
    return {
        "games": len(newest),
        "positions": int(kept.sum()),
        "uniform": float(np.log(seats)),
        "hand": told(means_by_game(data, by_hand)[newest.start : newest.stop]),
        "learned": told(means_by_game(data, learned)[newest.start : newest.stop]),
        "gain": told(means_by_game(data, by_hand - learned)[newest.start : newest.stop]),
        "thirds": [
            {"hand": mean_of(by_hand[third]), "learned": mean_of(learned[third])} for third in thirds if third.any()
        ],
    }


def loss_of(data: Data, newest: range, value: Json | None) -> list[float]:
    """The cross-entropy of a present value on the newest games, with its interval; of the hand estimate if None."""
    width = data.inputs.shape[2]
    weights = first_weights(width) if value is None else np.array([*value["now"], *value["later"]])
    return told(means_by_game(data, cross_entropy(data, weights))[newest.start : newest.stop])


def told(by_game: Array) -> list[float]:
    """A mean over games and half its 95 % interval."""
    spread = float(by_game.std(ddof=1)) if len(by_game) > 1 else 0.0
    return [round(float(by_game.mean()), 4), round(Z95 * spread / len(by_game) ** 0.5, 4)]


def mean_of(loss: Array) -> float:
    """A mean over positions."""
    return round(float(loss.mean()), 4)
