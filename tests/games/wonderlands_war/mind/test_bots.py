"""The rules of thumb, the hurried actions and the estimate: sound at every decision, from what the seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

from tests.campaign import campaign, some
from tests.games.wonderlands_war.table import (
    asked,
    at,
    battle,
    chip,
    clear_tea_table,
    draw,
    fill_active,
    give_quests,
    lay,
    place,
    play,
    quest,
    region,
    table,
)
from wabe import bots
from wabe.games.wonderlands_war.content.feats import FinalStrengthIn
from wabe.games.wonderlands_war.content.objectives import LeaderStrength
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.mind import chip_worth, forces, quest_worth, reward_worth
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS, FORGE, MADNESS
from wabe.games.wonderlands_war.table.layout import FROM_AWARDS, HALTED, MARKERS, NOBODY, STATUS, TRACKER
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_CHAIR_ID
from wabe.games.wonderlands_war.tea_party.turns import CHOOSE_CHAIR
from wabe.games.wonderlands_war.war.war import BATTLE
from wabe.kernel.message import Json

HERE = "witzend"
OPTIONS: list[dict[str, Any]] = [
    {},
    {"ally_set": "B"},
    {"ally_set": "C", "edition": "prototype"},
    {"ally_set": "D"},
]
GAMES = campaign(4)


def walk(players: int, options: dict[str, Any], seed: str, quick: bool = False) -> Iterator[WarState]:
    """Every decision of a random game, or of one played in a hurry."""
    rng = random.Random(seed)
    g = GAME.new(players, rng.getrandbits(40), options)
    while not g.over:
        assert isinstance(g, WarState)
        yield g
        hurried = quick and rng.random() < 0.7
        g.act(g.decider, GAME.quick_action(g) if hurried else rng.choice(g.legal_actions()))


def advice(g: WarState, seat: int | None = None) -> dict[str, float]:
    """The worth of each action of a seat, by what is said of it in short."""
    seat = g.seat if seat is None else seat
    found = GAME.advise(g, seat)
    forms = [g.form(action, seat) for action in g.legal_actions(seat)]
    return {" ".join(str(value) for value in form.values()): value for form, value in zip(forms, found, strict=True)}


def best(g: WarState, seat: int | None = None) -> str:
    """The action of the highest worth."""
    found = advice(g, seat)
    return max(found, key=lambda form: found[form])


# --- at every decision ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(options.get("ally_set", "A")))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_has_a_worth_that_hangs_on_no_secret(players: int, options: dict[str, Any]) -> None:  # WW-S18
    """And asking changes nothing."""
    rng = random.Random(players)
    for game in range(GAMES):
        for g in some(walk(players, options, f"{players} {options} {game}", quick=game % 2 == 0), 2, game % 2):
            before = g.to_json()
            for seat in g.waiting:
                found = GAME.advise(g, seat)
                assert len(found) == len(g.legal_actions(seat))
                assert all(isfinite(value) for value in found)
                twin = g.determinise(seat, rng.getrandbits(40))
                assert twin.game.advise(twin, seat) == found
            assert g.to_json() == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hurried_actions_are_legal_and_estimates_are_shares(players: int) -> None:
    for g in walk(players, {"ally_set": "random"}, f"hurry {players}", quick=True):
        assert GAME.quick_action(g) in g.legal_actions(g.decider)
        shares = GAME.estimate(g)
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1.0)
    assert GAME.estimate(g) == g.returns()


def test_greedy_beats_random() -> None:
    for seed in range(GAMES * 2):
        g = GAME.new(4, seed)
        levels = ["greedy" if seat == seed % 4 else "random" for seat in range(4)]
        table_of = [bots.create(level, GAME, seed=seed) for level in levels]
        while not g.over:
            seat = g.waiting[0]
            g.apply(table_of[seat].choose(bots.Situation(g, seat)), seat)
        assert g.winners() == [seed % 4]


# --- battles --------------------------------------------------------------------------------------------------------


def fight(own: list[str], strengths: tuple[int, int], units: int = 1, halted: bool = True) -> WarState:
    """Two in Witzend before the second draw, these chips in the first one's bag, with a broken Shield."""
    g = table(3)
    there: dict[int, Json] = {0: {"supporters": units, "bag": ["forge", *own]}, 1: {"supporters": 2}}
    battle(g, HERE, there, first={0: "forge", 1: "forge"})
    fill_active(g, 0, "faction_1")
    g.set_shield(0, False)
    for seat in (0, 1):
        g.set_mark(seat, TRACKER, strengths[seat])
    if halted:
        g.set_mark(1, STATUS, HALTED)
    return g


def test_nobody_draws_who_is_bound_to_bust() -> None:
    assert best(fight(["madness"], (8, 3), halted=False)) == "halt"


def test_who_is_behind_draws_while_it_is_safe() -> None:
    assert best(fight(["rose_strong", "artifact"], (3, 5))) == "draw"


def test_units_at_stake_are_weighed() -> None:
    bag = ["madness", "artifact", "artifact", "faction_1", "faction_1"]
    one, three = fight(bag, (6, 7), units=1), fight(bag, (6, 7), units=3)
    gain = [advice(g)["draw"] - advice(g)["halt"] for g in (one, three)]
    assert gain[1] > gain[0]


def test_a_feat_in_reach_is_worth_to_halt_for() -> None:  # WW-O08
    g = fight(["faction_1", "faction_2", "madness"], (6, 6), units=2, halted=False)
    name, feat = next(
        (name, feat)
        for name, feat, where in zip(g.content.quest_names, g.content.feats, g.content.quest_region, strict=True)
        if where == g.region and isinstance(feat, FinalStrengthIn)
    )
    g.set_mark(0, TRACKER, feat.values[0])
    without = advice(g)["halt"]
    give_quests(g, 0, name)
    assert advice(g)["halt"] >= without + 3


def test_the_shield_is_broken_rather_than_bust() -> None:  # WW-B11
    g = fight(["madness", "madness"], (6, 8), halted=False)
    g.set_shield(0, True)
    draw(g, {0: "madness"}, halt=[1])
    assert asked(g) == "shield"
    assert best(g) == "break_shield"


def test_supporters_are_lost_before_figures() -> None:  # WW-B09
    g = table(3)
    place(g, 0, HERE, 1, False, ["gryphon"])
    battle(g, HERE, {0: {"supporters": 1, "bag": ["madness"]}, 1: {"supporters": 2}}, first={0: "madness", 1: "forge"})
    play(g, "accept_chip")
    assert asked(g) == "lose_unit"
    assert best(g) == "lose supporter"


def test_a_wager_names_the_strongest_or_nobody() -> None:  # WW-B04
    g = table(3)
    place(g, 0, HERE, 5, True)
    place(g, 1, HERE, 1)
    g.set_leader_strength(0, 6)
    g.active = NOBODY
    at(g, BATTLE, region(HERE))
    assert asked(g) == "wager"
    assert best(g, 2) == "wager 0"


# --- the tea table --------------------------------------------------------------------------------------------------


def test_the_better_card_is_taken() -> None:  # WW-T03
    g = table(3)
    clear_tea_table(g)
    cards = sorted(range(30), key=lambda card: reward_worth.card_worth(forces.Forces(g), 0, card))
    lay(g, {1: g.content.card_names[cards[0]], 2: g.content.card_names[cards[-1]]})
    g.at_head = True
    at(g, CHOOSE_CHAIR)
    assert g.top_id() == CHOOSE_CHAIR_ID
    assert best(g) == f"take_card 2 {g.content.card_names[cards[-1]]}"


def test_chips_are_worth_more_the_stronger_they_are() -> None:
    g = table(3)
    judged = forces.Forces(g)
    weak, strong = (chip_worth.chip_worth(judged, 0, chip(name)) for name in ("rose_weak", "rose_strong"))
    assert (
        strong > weak > 0 > chip_worth.chip_worth(judged, 0, MADNESS) > chip_worth.chip_worth(judged, 0, DOUBLE_MADNESS)
    )
    assert chip_worth.chip_worth(judged, 0, FORGE) > 0


def test_units_are_worth_more_where_they_decide() -> None:
    g = table(3)
    place(g, 1, "red_keep", 9, True)
    g.set_leader_strength(1, 6)
    place(g, 1, HERE, 2)
    judged = forces.Forces(g)
    lost, even = region("red_keep"), region(HERE)
    for each in (lost, even):
        g.cells[MARKERS + each] = 0
    assert judged.gain_by(0, even, 2, 0) > judged.gain_by(0, lost, 2, 0)
    assert judged.worth(1, lost) > judged.worth(0, lost) == 0.0


def test_a_quest_is_worth_more_with_its_objective_met() -> None:  # WW-F01
    g = table(3)
    pairs = zip(g.content.quest_names, g.content.objectives, strict=True)
    name = next(name for name, objective in pairs if isinstance(objective, LeaderStrength))
    give_quests(g, 0, name)
    before = quest_worth.quest_worth(g, 0, quest(name))
    g.set_leader_strength(0, 6)
    assert quest_worth.quest_worth(g, 0, quest(name)) > before


def test_the_estimate_follows_the_points() -> None:
    g = table(3)
    before = g.game.estimate(g)[1]
    g.add_vp(1, FROM_AWARDS, 20)
    assert g.game.estimate(g)[1] > before
