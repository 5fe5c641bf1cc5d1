"""What a learning program sees: all that the view shows to a seat and nothing else, and every action in one table."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tests.campaign import campaign, some
from tests.games.alicematic_heroes.effects.kingdoms import BLUE, CITY, GREEN, RED, game_with, scene
from tests.games.alicematic_heroes.packs import cheap_ninja
from tests.games.alicematic_heroes.table import commoner, invade, player, summon
from tests.games.alicematic_heroes.walks import SWITCHES, walk
from tests.games.playing import play
from wabe.games.alicematic_heroes.game import GAME, AlicematicHeroes
from wabe.games.alicematic_heroes.record.encoding import KINDS_OF_FORMS
from wabe.games.alicematic_heroes.record.encoding import SWITCHES as SWITCH_NAMES
from wabe.kernel.ints import floats, sheet
from wabe.kernel.state import State

ENCODING: Final = GAME.encoding()
CASES = list(some(itertools.product((3, 4, 5), SWITCHES)))
IDS = [f"{players}-{switch}" for players, switch in CASES]

# Where an observation has what the view says by that name. The parts change whenever it does.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "active": ("standing",),
    "waiting": ("standing",),
    "left": ("standing",),
    "over": ("asked",),
    "step": ("asked",),
    "turn": ("turn",),
    "scores": ("vp", "asked"),  # with the final scoring once the game is over
    "winners": ("asked", "standing", "vp", "kingdom"),
    "round": ("course",),
    "start": ("kingdom",),
    "phase": ("asked", "course"),
    "map": ("tile", "city", "forest", "space"),
    "bank": ("bank",),
    "deck": ("course",),
    "discard": ("discards",),
    "plan": ("invasion", "turned"),
    "reach": ("invasion",),
    "look": ("look",),
    "majorities": ("majority", "slot", "vp"),
    "projection": ("vp",),
    "seats": ("hand", "kingdom", "vp", "tokens", "powers", "slot", "card"),
    "prompt": ("asked", "standing", "invasion", "look", "question", "robbed", "turned"),
}
# The same all through a play.
CONSTANT: Final = {"game", "players", "seat", "rounds"}


def observed(state: State, seat: int) -> list[int]:
    """All numbers."""
    into = sheet(ENCODING.size)
    ENCODING.observe(state, seat, into)
    return list(into)


def told(state: State, seat: int, part: str) -> dict[str, int]:
    """What a part of the observation says besides zeros."""
    numbers = zip(ENCODING.names(), observed(state, seat), strict=True)
    return {name.partition("/")[2]: number for name, number in numbers if number and name.partition("/")[0] == part}


def by_part(state: State, seat: int) -> dict[str, list[int]]:
    """The numbers of each part."""
    numbers = observed(state, seat)
    return {
        part.name: numbers[start : start + part.size]
        for part, start in zip(ENCODING.parts, ENCODING.starts, strict=True)
    }


def shown(state: State, seat: int) -> dict[str, Any]:
    """What the view shows to a seat, and what it is asked."""
    decision = state.decision(seat)
    return {**state.view(seat), "prompt": decision and decision["prompt"]}


# ----- nothing is missing; that nothing is too much, `test_hidden_information` asks -----


@pytest.mark.parametrize(("players", "switch"), CASES, ids=IDS)
def test_it_changes_with_everything_that_a_seat_is_shown(players: int, switch: str) -> None:  # AHA-45
    """From one position to the next, part by part."""
    before: list[tuple[dict[str, Any], dict[str, list[int]]]] = []
    for state in walk(players, SWITCHES[switch], f"neighbours {players} {switch}"):
        after = [(shown(state, seat), by_part(state, seat)) for seat in range(players)]
        assert set(after[0][0]) == set(PARTS) | CONSTANT
        for (view, parts), (next_view, next_parts) in zip(before, after, strict=False):
            for name, places in PARTS.items():
                if view[name] != next_view[name]:
                    assert any(parts[place] != next_parts[place] for place in places), name
        before = after


def rows(state: State, seat: int) -> list[list[float]]:
    """The rows that describe the legal actions of a seat."""
    width = len(ENCODING.columns)
    into = floats(width * max(1, len(state.legal_actions(seat))))
    count = ENCODING.describe(state, seat, into)
    return [list(into)[row * width : (row + 1) * width] for row in range(count)]


# ----- the parts -----


def test_a_commoner_is_known_to_her_owner_alone_until_she_is_seen() -> None:  # AHA-45
    state = scene(player("ninja miko", green="-mayor"), step="choose_card")
    commoner(state, "ninja", "red")
    ninja, mayor = GAME.cards.names.index("ninja") + 1, GAME.cards.names.index("mayor") + 1
    assert told(state, 0, "card") == {"self/red-0/kind": ninja, "self/green-0/kind": mayor}
    assert told(state, 0, "kinds") == {"self/commoners/ninja": 1, "self/commoners/mayor": 1}
    assert told(state, 1, "card") == told(state, 1, "kinds") == {}
    assert told(state, 1, "slot") == {"next-2/cards/red": 1, "next-2/cards/green": 1}


def test_who_was_turned_down_is_known_to_all() -> None:  # AH-28 AHA-45
    state = scene(player(red="valkyrie", white="miko angel"))
    invade(state, BLUE, "turn_down miko")
    assert told(state, 0, "turned") == {"white-0": 1}
    assert told(state, 1, "turned") == {}
    play(state, "turn_no_more")
    kind = GAME.cards.names.index("miko") + 1
    assert told(state, 2, "card")["next-1/white-0/kind"] == kind
    assert told(state, 2, "card")["next-1/white-0/known-to-all"] == 1
    assert told(state, 2, "kinds") == {
        "next-1/alices/valkyrie": 1,
        "next-1/live/valkyrie": 1,
        "next-1/alices/angel": 1,
        "next-1/live/angel": 1,
        "next-1/commoners/miko": 1,
    }


def test_a_wiccan_counts_as_what_she_copies() -> None:  # AHA-38
    state = scene(player("wiccan miko", yellow="- - - -", green="jet"), step="choose_card")
    summon(state, "wiccan")
    assert told(state, 0, "question") == {"wiccan": 1}
    play(state, "copy jet")
    assert told(state, 1, "kinds") == {
        "next-2/alices/wiccan": 1,
        "next-2/alices/jet": 1,
        "next-2/live/jet": 2,
    }
    assert told(state, 1, "card")["next-2/blue-0/copies"] == GAME.cards.names.index("jet") + 1
    assert told(state, 1, "powers") == {"next-2/jet": 1}


def test_hunters_owner_alone_sees_the_cards() -> None:  # AHA-64
    state = scene(player("hunter ninja", yellow="-"), deck="mayor angel mayor sheriff miko", step="choose_card")
    summon(state, "hunter")
    assert told(state, 0, "look") == {"mayor": 2, "angel": 1, "sheriff": 1, "miko": 1}
    assert told(state, 0, "question") == {"hunter": 1, "left": 2}
    assert (told(state, 1, "look"), told(state, 1, "question")) == ({}, {})


def test_the_card_that_is_placed_is_known_to_who_places_it() -> None:  # AH-15
    state = scene(player("ninja miko"), step="choose_card")
    play(state, "play miko")
    assert told(state, 0, "question") == {"miko": 1}
    assert told(state, 0, "hand") == {"self/ninja": 1, "self/miko": 1}
    assert (told(state, 1, "question"), told(state, 1, "asked")) == ({}, {"place_card": 1})
    assert told(state, 1, "course")["invasion-to-come"] == 1


def test_tokens_set_aside_are_known_to_who_pays() -> None:  # AHA-69
    state = scene(player("sheriff miko", yellow="alchemist", tokens="rrgg"), step="choose_card")
    summon(state, "sheriff", "pay red")
    assert (told(state, 0, "paid"), told(state, 0, "question")) == ({"red": 1}, {"sheriff": 1, "left": 1})
    assert told(state, 0, "tokens") == {"self/red": 2, "self/green": 2}
    assert (told(state, 1, "paid"), told(state, 1, "question")) == ({}, {})


def test_a_pirate_knows_whom_she_robs() -> None:  # AHA-72
    state = scene(player(green="pirate"), player("- -", "ryy", holds=[RED]))
    invade(state, RED)
    assert told(state, 0, "robbed") == {"next-1": 1}
    assert told(state, 0, "question") == {"pirate": 1, "left": 1}
    assert (told(state, 1, "robbed"), told(state, 2, "robbed")) == ({}, {})


def test_what_an_invasion_takes_is_told_for_every_target_and_for_the_one_chosen() -> None:  # AH-39 AH-44
    state = scene(player(red="valkyrie", white="miko angel", yellow="magical", green="- - -"))
    assert told(state, 0, "invasion")["H0/short-red"] == 3
    assert told(state, 0, "invasion")["C3/success"] == 1
    assert told(state, 1, "invasion") == {}
    invade(state, CITY, "turn_down miko")
    assert told(state, 0, "invasion") == {"H0/planned": 1, "H0/short-red": 1}


def test_what_lies_on_the_map_stays_and_its_holders_are_counted_from_the_seat() -> None:
    state = scene(player(), player("- -", "ryy", holds=[RED]), player("- -", attacks=[GREEN]))
    for seat, held, attacked in ((0, "next-1", "next-2"), (1, "self", "next-1"), (2, "next-2", "self")):
        spaces = told(state, seat, "space")
        assert (spaces["B5/red"], spaces[f"B5/held-{held}"]) == (1, 1)
        assert (spaces["A4/green"], spaces[f"A4/attack-{attacked}"]) == (1, 1)
        assert told(state, seat, "city")["E/first"] == {"self": 1, "next-1": 2, "next-2": 3}[held]
        assert told(state, seat, "majority")[f"B/{held}"] == 1


def test_hands_are_laid_open_when_the_game_is_over() -> None:  # AHA-45
    running, over = (scene(player("ninja"), player("miko"), step=step) for step in ("choose_target", "over"))
    assert told(running, 0, "hand") == {"self/ninja": 1}
    assert told(over, 0, "hand")["next-1/miko"] == 1


def test_the_points_that_the_end_would_bring_are_told() -> None:  # AH-66 AH-71 AH-72
    state = scene(player(red="ninja", white="mayor", vp=2), player("- -", red="- -"))
    sheet = state.score_sheet()
    assert sheet is not None
    for seat in range(3):
        for distance, label in enumerate(["self", "next-1", "next-2"]):
            row = sheet["seats"][(seat + distance) % 3]
            vp = {name.partition("/")[2]: n for name, n in told(state, seat, "vp").items() if name.startswith(label)}
            assert vp.get("tiles-now", 0) == sum(row["tiles"])
            assert vp.get("slots-now", 0) == sum(row["slots"].values())
            assert vp.get("effects-now", 0) == sum(row["effects"].values())
            assert sum(vp.values()) == row["total"]


@pytest.mark.parametrize("switch", [name for name in SWITCHES if name != "default"])
def test_house_switches_are_told(switch: str) -> None:
    usual = told(GAME.new(3, 1), 0, "switches")
    other = told(GAME.new(3, 1, SWITCHES[switch]), 0, "switches")
    assert usual == {"steal_attack_allowed": 1}
    assert [name for name in SWITCH_NAMES if (name in usual) != (name in other)] == [
        {"slot_majority_by": "slot_majority_by_colour"}.get(switch, switch)
    ]


def test_the_layout_is_the_same_for_all_numbers_of_players_and_absent_seats_are_zeros() -> None:
    for players in (3, 4, 5):
        state = GAME.new(players, 5)
        while state.turn_number() < 2 or state.seat != 1:
            state.act(state.seat, GAME.quick_action(state))
        numbers = zip(ENCODING.names(), observed(state, 1), strict=True)
        present = {name.partition("/")[2].partition("/")[0] for name, number in numbers if number}
        assert {f"next-{distance}" for distance in range(1, 5)} & present == {
            f"next-{distance}" for distance in range(1, players)
        }


# ----- actions -----


SELDOM = {"finish"}  # not in every so many games


def test_every_action_of_random_games_is_in_the_table() -> None:
    """And what forms say is among the traits; every step and every kind of form is met."""
    fields = {trait.field: trait for trait in ENCODING.traits}
    seen: set[tuple[str, int]] = set()
    kinds: set[str] = set()
    for game, (players, switch) in enumerate(itertools.product((3, 4, 5), SWITCHES)):
        if game >= campaign(len(SWITCHES) * 3):
            break
        for state in walk(players, SWITCHES[switch], f"actions {players} {switch}"):
            for seat in state.waiting:
                for action in state.legal_actions(seat):
                    pair = (state.top_step().name, action)
                    number = ENCODING.number(state, action)
                    assert (ENCODING.pairs[number], ENCODING.action(number)) == (pair, action)
                    form = state.form(action, seat)
                    seen.add(pair)
                    kinds.add(form["kind"])
                    assert set(form) <= set(fields)
    assert kinds <= set(KINDS_OF_FORMS)
    if campaign(len(SWITCHES) * 3) >= len(SWITCHES) * 3:
        assert {step for step, _ in seen} == {step for step, _ in ENCODING.pairs}
        assert kinds >= set(KINDS_OF_FORMS) - SELDOM


def test_the_table_follows_from_steps_and_data() -> None:
    assert repertoires(GAME) == {
        "mulligan": 32,
        "place_city": 12,
        "choose_card": 30,
        "place_card": 6,
        "pay": 3,
        "keep": 31,
        "copy": 30,
        "choose_target": 92,
        "turn_down": 21,
        "how": 5,
        "discard": 30,
        "take": 6,
        "plunder": 4,
        "turn_up": 21,
    }


def repertoires(game: AlicematicHeroes) -> dict[str, int]:
    """How many actions each step has."""
    return dict(Counter(step for step, _ in game.encoding().pairs))


GONE: Final[dict[str, tuple[str, dict[str, int]]]] = {  # an Alice, whose effect another has as well, and what goes
    "jet": ('"outright_success"\ntiming = ["invasion_outcome"]\nask = true', {"discard": 30, "how": 1}),
    "valkyrie": ('"flip_for_military"\ntiming = ["before_invasion"]\nask = true', {"turn_down": 21}),
    "hunter": ('"search_deck"\ntiming = ["on_reveal"]\nask = true', {"keep": 31}),
    "detective": ('"flip_up"\ntiming = ["on_invasion_success"]\nask = true', {"turn_up": 21}),
    "wiccan": ('"copy_alice"\ntiming = ["on_reveal"]\nask = true', {"copy": 30}),
    "alchemist": ('"wild_tokens"\ntiming = ["on_reveal", "static"]\nask = false', {"pay": 3}),
    "pirate": ('"plunder"\ntiming = ["on_invasion_success"]\nask = true', {"plunder": 4}),
}


@pytest.mark.parametrize("kind", GONE)
def test_what_no_alice_of_a_pack_does_is_not_in_its_table(kind: str, tmp_path: Path) -> None:
    effect, gone = GONE[kind]
    params = next(line for line in record(kind).splitlines() if line.startswith("params"))
    sheriff = '"protect_spaces"\ntiming = ["static"]\nask = false'
    between = record(kind).partition(effect)[2].partition(params)[0]
    game = game_with(tmp_path, kind, effect + between + params, sheriff + between + "params = {}")
    assert repertoires(game) == {
        step: count - gone.get(step, 0) for step, count in repertoires(GAME).items() if count > gone.get(step, 0)
    }
    assert game.encoding().size == ENCODING.size
    rng = random.Random(kind)
    state = game.new(3, 1)
    while not state.over and state.turn_number() < 20:
        actions = state.legal_actions()
        assert all(game.encoding().number(state, action) >= 0 for action in actions)
        state.act(state.seat, rng.choice(actions))


def record(kind: str) -> str:
    """What the game's own data say of an Alice."""
    from tests.games.alicematic_heroes.packs import own

    return own("alices.toml").partition(f'id = "{kind}"')[2].partition("[[alice]]")[0]


def test_a_pack_with_other_values_has_the_same_layout(tmp_path: Path) -> None:
    other = GAME.with_data(cheap_ninja(tmp_path / "mine")).encoding()
    assert other.to_json() == ENCODING.to_json()


def test_equal_cards_given_back_are_counted() -> None:  # AHA-43
    cards = ENCODING.columns.index(f"cards={GAME.cards.names[0]}")
    for seed in range(40):
        state = GAME.new(3, seed)
        about = rows(state, state.seat)
        for action, row in zip(state.legal_actions(), about, strict=True):
            given: Counter[str] = Counter(state.form(action)["cards"])
            assert row[cards : cards + len(GAME.cards.names)] == [float(given[name]) for name in GAME.cards.names]
        if max(max(row[cards:]) for row in about) > 1:
            return
    pytest.fail("no hand with equal cards")
