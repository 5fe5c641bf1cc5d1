"""The odds of the own bag (WW-B07) in random positions: against all results that chance can have in the engine.

The engine's own draws are followed to the end of every branch, so small bags, refills in the middle of a draw (WW-B27)
and several chips at once (WW-B26) are met as they come.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.pieces import chip
from tests.games.wonderlands_war.table import (
    REST,
    asked,
    fill_active,
    fill_exhausted,
    fill_track,
    offered,
    table,
    unlock,
)
from wabe.games.wonderlands_war.pieces.tracker import is_symbol
from wabe.games.wonderlands_war.table.chips import DOUBLE_MADNESS, MADNESS, POISON
from wabe.games.wonderlands_war.table.layout import BUST, DOUBLING, EXTRA, STATUS, TRACKER, TRAPS_USED
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.table.step_ids import OUTCOME_ID
from wabe.games.wonderlands_war.war.losses import KIND, traps
from wabe.kernel.errors import BadReplay
from wabe.kernel.events import EventLog
from wabe.kernel.message import Json

SPARE: Final = 40
FAR_AHEAD: Final = 24  # of an opponent who halts, so that nothing ends the battle
SHARP: Final = 0.0051  # odds are shown rounded
CHIPS: Final = (
    *("madness", "madness", "double_madness", "poison", "forge", "faction_2", "artifact", "rose_weak", "rose_strong"),
    *("card_soldier_weak", "card_soldier_strong", "flamingo_weak", "red_rook_weak", "red_rook_strong"),
    *("creature_weak", "creature_strong", "walrus_monocle", "white_knights_mousetrap", "humptys_gloves"),
)
ABILITIES: Final = (
    ("alice", "looking_glass_guard"),
    ("cheshire_cat", "wicked_smile"),
    ("jabberwock", "manxome_foe"),
    ("mad_hatter", "piping_hot"),
    ("mad_hatter", "engineer_of_war"),
    ("red_queen", "paint_it_red"),
)


def position(bag: list[str], **more: Any) -> WarState:
    """Seat 0 alone still draws, with these chips in the bag; its only opponent halts far ahead.

    `more`: ally_set, faction and ability, units (2), leader, figures, shield (broken), exhausted, track: chips, extra
    (chips more at the next draw), doubling.
    """
    faction, ability = more.get("ability", ("alice", ""))
    g = table(3, [faction], more.get("ally_set", "A"))
    g.steps[OUTCOME_ID] = REST  # the battle stays as its end has left it
    mine = {"supporters": more.get("units", 2), "leader": more.get("leader", False), "figures": more.get("figures", ())}
    duel(g, ["faction_1", *bag], mine=mine, first=["faction_1"])
    unlock(g, 0, *[ability] if ability else [])
    g.set_mark(1, TRACKER, FAR_AHEAD)
    g.set_shards(1, 2)
    g.set_mark(0, EXTRA, more.get("extra", 0))
    g.set_mark(0, DOUBLING, more.get("doubling", 0))
    g.set_shield(0, more.get("shield", False))
    fill_exhausted(g, 0, *more.get("exhausted", []))
    fill_track(g, 0, *more.get("track", []))
    return g


# ----- the engine, through all that chance can bring -----


def answer(g: WarState) -> None:
    """Decisions up to the next draw as the model takes them; the Shield is kept for the chip that would bust."""
    while asked(g) not in ("draw_or_halt", "rest"):
        g.apply(g.legal_actions()[choice(g)])


def choice(g: WarState) -> int:
    """Which of the actions offered."""
    forms = offered(g)
    if asked(g) == "shield":
        kind = KIND.of(g.top_arg())
        cost = 2 if kind == DOUBLE_MADNESS else 1
        saved = min(traps(g, 0) - g.mark(0, TRAPS_USED), cost) if kind != POISON else 0
        return [form["kind"] for form in forms].index(
            "break_shield" if cost - saved >= g.units(0, g.region) else "accept_chip"
        )
    if asked(g) == "choose_drawn":
        return max(range(len(forms)), key=lambda index: welcome(g, forms[index]))
    strong = [str(form.get("ability", "")).startswith("card_soldier") for form in forms]
    return strong.index(True) if True in strong else 0


def welcome(g: WarState, form: Json) -> tuple[int, int]:
    """How welcome a chip of several is: by what it adds, found by playing it; Madness last."""
    kind = chip(form["chip"])
    if kind >= MADNESS:
        return (-2 if kind == DOUBLE_MADNESS else -1), kind
    then = g.clone()
    then.apply(then.parse(form))
    answer(then)
    return int(then.strength(0)), kind


def drawn(g: WarState, count: int, chance: list[int]) -> tuple[WarState, int]:
    """After so many draws with these results of chance; how many results were needed."""
    then = g.clone()
    then.log = EventLog([*chance, *[0] * SPARE])
    for _ in range(count):
        if asked(then) == "draw_or_halt":
            if 1 in then.waiting:
                then.apply(then.parse({"kind": "halt"}, 1), 1)
            then.apply(then.parse({"kind": "draw"}, 0), 0)
            answer(then)
    return then, len(then.log.chance)


def means(g: WarState, count: int, chance: tuple[int, ...] = ()) -> tuple[float, float, float]:
    """The chance to bust, to stand on a Forge symbol, and the mean of Strengths without a bust, 0 for a bust."""
    then, needed = drawn(g, count, list(chance))
    if needed == len(chance):
        bust = then.mark(0, STATUS) == BUST
        return float(bust), float(not bust and is_symbol(then, then.strength(0))), float(then.strength(0))
    below: list[tuple[float, float, float]] = []
    while True:
        try:
            below.append(means(g, count, (*chance, len(below))))
        except BadReplay:
            break  # no result as high as that
    bust_chance, symbol, strength = (sum(each) / len(below) for each in zip(*below, strict=True))
    return bust_chance, symbol, strength


def check(g: WarState, count: int) -> None:
    """The odds of so many draws are those of the engine."""
    shown = g.odds(0)["draws"][count - 1]
    bust, symbol, strength = means(g, count)
    assert shown["bust"] == pytest.approx(bust, abs=SHARP)
    assert shown["forge_symbol"] == pytest.approx(symbol, abs=SHARP)
    if bust < 1:
        assert shown["strength"] == pytest.approx(strength / (1 - bust), abs=SHARP)


# ----- positions -----

POSITIONS: Final = st.fixed_dictionaries(
    {
        "bag": st.lists(st.sampled_from(CHIPS), min_size=0, max_size=3),
        "exhausted": st.lists(st.sampled_from(CHIPS[4:]), max_size=2),
        "track": st.lists(st.sampled_from(CHIPS[:3]), max_size=2),
        "units": st.integers(1, 4),
        "shield": st.booleans(),
        "leader": st.booleans(),
        "figures": st.sampled_from([(), ("humpty_dumpty",)]),
        "extra": st.integers(0, 3),
        "doubling": st.integers(0, 1),
        "ally_set": st.sampled_from("ABCD"),
        "ability": st.sampled_from(ABILITIES),
    }
)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(POSITIONS)
def test_odds_of_one_draw_are_those_of_the_engine(chosen: dict[str, Any]) -> None:  # WW-B07 WW-B14 WW-B26 WW-B27
    check(position(**chosen), 1)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(POSITIONS)
def test_odds_of_two_draws_are_those_of_the_engine(chosen: dict[str, Any]) -> None:  # WW-B07 WW-B14 WW-B26 WW-B27
    check(position(**{**chosen, "extra": min(1, chosen["extra"])}), 2)


def test_a_bag_that_runs_out_in_the_middle_of_a_draw_is_filled() -> None:  # WW-B27
    g = position(["madness"], units=1, extra=1, exhausted=["forge", "forge", "artifact"])
    check(g, 1)
    assert g.odds(0)["draws"][0] == {
        "draws": 1,
        "bust": 0.0,
        "strength": round(float(g.strength(0)) + (1 + 1 + 3) / 3, 2),
        "forge_symbol": g.odds(0)["draws"][0]["forge_symbol"],
        "madness": 0.0,
    }


def test_all_that_was_in_the_bag_is_in_hand() -> None:  # WW-B26 WW-B27
    g = position(["artifact"], units=1, extra=1, track=["madness", "madness"])
    assert g.odds(0)["draws"][0]["strength"] == float(g.strength(0)) + 3
    check(g, 1)


@pytest.mark.parametrize(("units", "chips", "gained"), [(3, ["madness"], 2), (3, ["double_madness"], 4)])
def test_engineer_of_war_counts_for_each_supporter_lost(units: int, chips: list[str], gained: int) -> None:  # WW-C08
    g = position(chips, units=units, ability=("mad_hatter", "engineer_of_war"))
    assert g.odds(0)["draws"][0]["strength"] == float(g.strength(0)) + gained
    check(g, 1)


def test_engineer_of_war_needs_a_supporter_lost_to_madness_and_somebody_ahead() -> None:  # WW-C08
    engineer = ("mad_hatter", "engineer_of_war")
    guarded = position(["madness"], units=2, figures=("humpty_dumpty",), ability=engineer)
    poisoned = position(["poison"], units=2, ability=engineer)
    ahead = position(["double_madness"], units=3, ability=engineer)
    ahead.set_mark(1, TRACKER, ahead.strength(0) + 1)
    gains = [one.odds(0)["draws"][0]["strength"] - float(one.strength(0)) for one in (guarded, poisoned, ahead)]
    assert gains == [0.0, 0.0, 2.0]  # compared anew after each gain
    for one in (guarded, poisoned):
        check(one, 1)


@pytest.mark.parametrize(
    ("chip", "second"), [("card_soldier_strong", (2 + 1) * 2), ("card_soldier_weak", (1 + 1) * 2), ("forge", 1 + 1)]
)
def test_flamingo_b_belongs_to_the_strength_of_the_chip(chip: str, second: int) -> None:  # WW-R22
    g = position([chip], ally_set="B")
    fill_active(g, 0, "flamingo_weak")
    assert g.odds(0)["draws"][0]["strength"] == float(g.strength(0)) + second
    check(g, 1)


def test_a_second_red_rook_b_is_set_to_1_before_flamingo_b_adds() -> None:  # WW-R22
    g = position(["red_rook_strong"], ally_set="B")
    fill_active(g, 0, "flamingo_weak", "red_rook_weak")
    assert g.odds(0)["draws"][0]["strength"] == float(g.strength(0)) + 2
    check(g, 1)


def test_shards_that_a_creature_brings_count_for_a_wicked_smile() -> None:  # WW-C02 WW-C06
    g = position(["creature_strong", "artifact"], ability=("cheshire_cat", "wicked_smile"), ally_set="D")
    g.set_shards(0, 1)
    check(g, 2)
    assert (g.shards(0), g.shards(1)) == (1, 2)
