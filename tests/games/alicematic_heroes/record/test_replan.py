"""What another is planning is redrawn: of an invasion or a payment nothing is told before its last step (AHA-63)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.campaign import campaign
from tests.games import secrets
from tests.games.alicematic_heroes.table import asked, player, scene
from tests.games.alicematic_heroes.variants import PLANNING, variant
from tests.games.alicematic_heroes.walks import walk
from tests.games.playing import play
from tests.games.secrets import Position
from wabe.games.alicematic_heroes.table.layout import TOKENS
from wabe.games.alicematic_heroes.table.state import HeroesState

REDRAWS = 40
VIEWER = 1
FLYING = {"hand": "miko knight", "tokens": "r", "green": "jet", "red": "valkyrie", "white": "angel little"}
PAYING = {"hand": "- -", "tokens": "rrryyyggg", "red": "-", "green": "-", "yellow": "alchemist"}
SUMMONING = {"hand": "mayor jet", "tokens": "rryygg", "yellow": "alchemist -"}
BEFORE_CARD, BEFORE_TARGET = "choose_card", "choose_target"
# Before what, what the seat has, what is played up to the decision, and what of the plan must not stay.
PLANS: dict[str, tuple[str, dict[str, Any], list[str], list[str]]] = {
    "turn_down": (BEFORE_TARGET, FLYING, ["invade 2"], ["target"]),
    "turn_down another": (BEFORE_TARGET, FLYING, ["invade 2", "turn_down angel"], ["target", "turned"]),
    "how": (BEFORE_TARGET, FLYING, ["invade 2", "turn_down angel", "turn_no_more"], ["target", "turned"]),
    "discard": (BEFORE_TARGET, FLYING, ["invade 2", "turn_no_more", "jet"], ["target"]),
    "pay": (BEFORE_TARGET, PAYING, ["invade 19", "pay_tokens 2 1 3"], ["target"]),
    "pay more": (BEFORE_TARGET, PAYING, ["invade 19", "pay_tokens 2 1 3", "pay yellow"], ["target", "paid"]),
    "pay for an Alice": (BEFORE_CARD, SUMMONING, ["play mayor", "summon mayor"], ["card"]),
    "pay more for her": (BEFORE_CARD, SUMMONING, ["play mayor", "summon mayor", "pay yellow"], ["card", "paid"]),
}


def planned(step: str, seat: dict[str, Any], moves: list[str]) -> HeroesState:
    """Seat 0 in the midst of a plan."""
    state = scene(player(holds=[0], **seat), player("- - -"), step=step)
    play(state, *moves)
    return state


def redrawn(state: HeroesState, viewer: int, seed: int) -> HeroesState:
    """What a viewer does not know drawn anew."""
    twin = state.determinise(viewer, seed)
    assert isinstance(twin, HeroesState)
    return twin


def secret(state: HeroesState) -> dict[str, Any]:
    """What the plan is."""
    paid = [int(state.to_pay(token)) for token in range(TOKENS)]
    return {"card": state.card, "target": state.target, "turned": state.turned, "paid": paid}


@pytest.mark.parametrize(("step", "seat", "moves", "names"), PLANS.values(), ids=PLANS)
def test_a_plan_does_not_always_stay_for_one_who_watches(
    step: str, seat: dict[str, Any], moves: list[str], names: list[str]
) -> None:  # AHA-63
    state = planned(step, seat, moves)
    assert asked(state) in PLANNING
    twins = [redrawn(state, VIEWER, seed) for seed in range(REDRAWS)]
    assert all(each.view(VIEWER) == state.view(VIEWER) for each in twins)
    for name in names:
        assert len({str(secret(each)[name]) for each in twins}) > 1


@pytest.mark.parametrize(("step", "seat", "moves", "names"), PLANS.values(), ids=PLANS)
def test_a_plan_stays_for_its_owner(step: str, seat: dict[str, Any], moves: list[str], names: list[str]) -> None:
    state = planned(step, seat, moves)
    for seed in range(REDRAWS):
        twin = redrawn(state, 0, seed)
        assert secret(twin) == secret(state)
        assert twin.legal_actions(0) == state.legal_actions(0)


def test_every_way_in_which_another_goes_on_from_a_plan_is_carried_out() -> None:  # AHA-54 AHA-63
    rng = random.Random(0)
    for plan in PLANS.values():
        for seed in range(REDRAWS):
            twin = planned(*plan[:3]).determinise(VIEWER, seed)
            while not twin.over and twin.top_step().name in PLANNING:
                assert len(twin.legal_actions()) > 1 or twin.top_step().name == "discard"
                twin.apply(rng.choice(twin.legal_actions()))


def test_the_face_of_a_commoner_does_not_stay_in_the_plan() -> None:  # AHA-45
    state = planned(BEFORE_CARD, {"hand": "mayor jet"}, ["play mayor", "commoner mayor red"])
    assert asked(state) == "choose_target"
    twins = [redrawn(state, VIEWER, seed) for seed in range(REDRAWS)]
    assert len({each.card for each in twins}) > 1
    assert all(each.card == each.kind_at(0, 0) for each in twins)


def plans(seed: str) -> Iterator[Position]:
    """Positions of random games in which one plans and another looks, with their variants."""
    rng = random.Random(seed)
    for game in range(campaign(20)):
        for state in walk(3, {}, f"{seed} {game}"):
            if not state.over and state.top_step().name in PLANNING:
                viewer = rng.choice([seat for seat in range(state.players) if seat != state.active])
                yield state, viewer, variant(state, viewer, rng), rng


def test_what_is_redrawn_of_plans_in_games_is_sound_and_does_not_depend_on_the_truth() -> None:  # AHA-63
    secrets.check_determinised(plans("determinised"))


def test_what_is_given_of_plans_in_games_does_not_depend_on_them() -> None:  # AHA-63
    secrets.check_sight(plans("sight"))
