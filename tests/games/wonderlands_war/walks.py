"""Random games of the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from wabe.games.wonderlands_war.game import GAME, WonderlandsWar
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.events import EventLog

PLAYERS: Final = [2, 3, 4, 5]

SWITCHES: Final[dict[str, dict[str, str]]] = {
    "set_A": {"ally_set": "A"},
    "set_B": {"ally_set": "B"},
    "set_C": {"ally_set": "C"},
    "set_D": {"ally_set": "D"},
    "mixed": {"ally_set": "random", "card_soldier_set": "C", "creature_set": "A", "rose_set": "C"},
    "prototype": {"ally_set": "random", "edition": "prototype"},
    "plus_one": {"card_soldier_a": "plus_one"},
}

Policy = Callable[[WarState, random.Random], int]

TIMID: Final = {"halt", "pass", "no_feat", "forge_nothing", "draw_no_quests", "no_wager"}
RICH: Final = {"ability", "wonderlandian", "quest2keep", "forge_a_chip"}


def wanderer(state: WarState, rng: random.Random) -> int:
    """Anything."""
    return rng.choice(state.legal_actions())


def daredevil(state: WarState, rng: random.Random) -> int:
    """Seldom declines, so that abilities are used, bags run empty and players bust."""
    legal = state.legal_actions()
    bold = [action for action in legal if state.form(action)["kind"] not in TIMID]
    return rng.choice(bold if bold and rng.random() < 0.85 else legal)


def collector(state: WarState, rng: random.Random) -> int:
    """Takes cards with abilities, Wonderlandians, Quests and forges, so that many effects are live."""
    rich = [action for action in state.legal_actions() if is_rich(state, action)]
    return rng.choice(rich) if rich else daredevil(state, rng)


def is_rich(state: WarState, action: int) -> bool:
    form = state.form(action)
    if form["kind"] != "take_card":
        return False
    card = state.content.card_names.index(form["card"])
    lists = (state.content.card_rewards, state.content.card_top, state.content.card_bottom)
    return any(state.content.reward_names[reward] in RICH for each in lists for reward in each[card])


POLICIES: Final[tuple[Policy, ...]] = (wanderer, daredevil, collector)


def walk(
    players: int, options: dict[str, str], seed: str, log: EventLog | None = None, game: WonderlandsWar = GAME
) -> Iterator[WarState]:
    """Every position of one random game, the last one too; the state goes on when the next is asked for."""
    rng = random.Random(seed)
    policy = rng.choice(POLICIES)
    state = game.new(players, rng.getrandbits(60), options, log)
    assert isinstance(state, WarState)
    while not state.over:
        yield state
        state.apply(policy(state, rng))
    yield state
