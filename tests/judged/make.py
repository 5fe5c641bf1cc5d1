"""Looks for more positions whose best choice can be proved: python -m tests.judged.make GAME FIRST_SEED SEEDS.

Games are played by quick, sensible actions; near the end each decision is tried. Where the seats stand far
apart their VP are set so that it matters what is chosen. What is kept is proved again by the tests.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

import wabe
from tests.judged.certain import certainly_best
from tests.judged.positions import Judged, arranged, keep, kept
from tests.judged.proof import NotProved, TooMuch, Worth, best_of, shares, worth_of_pass, worth_whatever_is_hidden
from wabe.games.wonderlands_war.table.layout import REGIONS
from wabe.kernel.playout import playout
from wabe.kernel.state import State

OF_A_STEP: Final = 16  # positions that are kept of each kind of decision
OF_A_GAME: Final = 3  # and of one game
MOST: Final = 60
USUAL: Final = 60  # VP of the others
GAPS: Final = (-5, -4, -3, -2, -1, 0, 1, 2, 3)  # VP that the seat would be ahead


def main(name: str, first: int, seeds: int) -> None:
    """Look through so many games and keep what is found."""
    found = kept(name)
    kinds = Counter(judged.step for judged in found)
    for seed in range(first, first + seeds):
        if len(found) >= MOST:
            break
        for judged in list(of_game(name, seed, kinds))[:OF_A_GAME]:
            found.append(judged)
            kinds[judged.step] += 1
            print(seed, judged.step, judged.why, judged.best, judged.shares, flush=True)
            keep(name, found)
    print(kinds)


def of_game(name: str, seed: int, kinds: Counter[str]) -> Iterator[Judged]:
    """The positions of one game."""
    game, chance = wabe.load(name), random.Random(seed)
    players = chance.randint(game.min_players, min(4, game.max_players))
    state, actions = game.new(players, seed), list[int]()
    while not state.over:
        if is_late(state) and kinds[state.top_step().name] < OF_A_STEP:
            yield from judged_of(state, seed, actions, chance)
        twin = state.clone()
        twin.reseed(chance.getrandbits(60))
        actions.append(int(game.quick_action(twin)))
        state.apply(actions[-1])


def is_late(state: State) -> bool:
    """Whether the end is near enough to try everything."""
    view = state.view(None)
    if state.game.name == "wonderland_xiii":
        return any(0 < deck["size"] <= 1 for deck in view["hall"])
    if state.game.name == "alicematic_heroes":
        return bool(view["turn"] == view["rounds"] * state.players)
    stack = state.to_json()["stack"]
    last = view["round"] == view["rounds"] and ["next_battle", REGIONS] in stack
    return bool(last and len(state.waiting) == 1)


def judged_of(state: State, seed: int, actions: list[int], chance: random.Random) -> Iterator[Judged]:
    """The position, if its best choice can be proved."""
    for vp in points_tried(state, chance):
        try:
            position = arranged(state, vp)
            best, why, worth = proved(position)
        except (TooMuch, wabe.WabeError):
            return
        except NotProved:
            continue
        forms = [position.form(position.legal_actions()[index]) for index in best]
        step = position.top_step().name
        yield Judged(int(state.players), seed, list(actions), step, forms, why, shares(worth) if worth else [], vp)
        return


def points_tried(state: State, chance: random.Random) -> list[list[int]]:
    """VP to be tried; one try without any where they follow from the cards.

    They let the seat end about where the best other one does, if all play on quickly.
    """
    if state.game.name == "wonderland_xiii":
        return [[]]
    vp = [USUAL] * state.players
    end = arranged(state, vp)
    end.reseed(chance.getrandbits(60))
    playout(end)
    own, others = end.scores()[state.seat], max(end.scores()[: state.seat] + end.scores()[state.seat + 1 :])
    gaps = chance.sample(GAPS, 3)
    return [
        [USUAL + others - own + gap if seat == state.seat else USUAL for seat in range(state.players)] for gap in gaps
    ]


def proved(state: State) -> tuple[list[int], str, list[Worth]]:
    """The places of the best actions, how that is proved, and the worth of all. Raises `NotProved`."""
    if state.game.name == "wonderland_xiii":
        try:
            worth = [worth_of_pass(state, action) for action in state.legal_actions()]
            return best_of(worth), "exact", worth
        except NotProved:
            return certainly_best(state), "certain", []
    worth = worth_whatever_is_hidden(state)
    return best_of(worth), "exact", worth


if __name__ == "__main__":
    main(wabe.load(sys.argv[1]).name, int(sys.argv[2]), int(sys.argv[3]))
