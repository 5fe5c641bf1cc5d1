"""What learning programs see of Wonderland's War: all that a seat may know, nothing else, and every action."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.campaign import some
from tests.games import secrets
from tests.games.wonderlands_war.packs import changed, pack
from tests.games.wonderlands_war.record.decoded import LATEST, Decoded
from tests.games.wonderlands_war.variants import variant
from tests.games.wonderlands_war.walks import PLAYERS, SWITCHES, walk
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.encoding import Encoding, relative_seat
from wabe.kernel.game import Game
from wabe.kernel.ints import floats, octets, sheet
from wabe.kernel.message import Json
from wabe.kernel.state import State

CASES = list(some(itertools.product(PLAYERS, SWITCHES), 2))
IDS = [f"{players}-{switch}" for players, switch in CASES]
ENCODING: Final = GAME.encoding()
NAMES: Final = ENCODING.names()
MOST_ACTIONS: Final = 700
LOOK_AT: Final = 12  # positions of a game: one in so many
FACTS: Final = {"region", "chip", "figure", "unit", "ability"}  # that prompts name, besides counts
COUNTED: Final = {  # steps whose prompts have a number, and which one of the decision it is
    "choose_region": ("count", "count"),
    "choose_unit": ("count", "count"),
    "gain_ally": ("level", "strong"),
}
EFFECTS_CHOSEN: Final = {"use", "use_on", "use_copy"}  # kinds of forms of `choose_effect`
GAMES: Final = 40
FOLLOWS: Final = (  # what is not told: it follows from the rest, of which the encoding tells all
    "scores", "rounds", "phase", "texts", "battle", "seats", "objectives", "castle_value", "award", "units", "active",
)  # fmt: skip


def observe(state: State, seat: int, encoding: Encoding = ENCODING) -> list[int]:
    """The observation of a seat."""
    into = sheet(encoding.size)
    encoding.observe(state, seat, into)
    return [int(number) for number in into]


def decoded(state: WarState, seat: int) -> Decoded:
    """That in words."""
    return Decoded(NAMES, state.content, observe(state, seat), seat, state.players)


def games(name: str, one_in: int) -> Iterator[tuple[int, WarState, random.Random]]:
    """Some positions of each of the games, with a seat to look from."""
    for players, switch in CASES:
        rng = random.Random(f"{name} {players} {switch}")
        for state in some(walk(players, SWITCHES[switch], f"{players} {switch}"), one_in, rng.randrange(one_in)):
            yield rng.randrange(players), state, rng


@pytest.fixture(params=CASES, ids=IDS)
def case(request: pytest.FixtureRequest) -> tuple[int, str]:
    players, switch = request.param
    return players, switch


def check_actions(state: State, encoding: Encoding) -> None:
    """All that is offered is in the table; every field of every form is described."""
    traits = {trait.field: trait for trait in encoding.traits}
    for seat in state.waiting:
        for action in state.legal_actions(seat):
            assert encoding.action(encoding.number(state, action)) == action
            for field, value in state.top_step().form(state, state.top_arg(), seat, action).items():
                known = relative_seat(value, seat, state.players) if traits[field].seat else value
                assert known in traits[field].place if traits[field].values else isinstance(known, int)


def test_every_action_is_in_the_table_and_every_field_of_its_form_is_described(case: tuple[int, str]) -> None:
    players, switch = case
    for state in some(walk(players, SWITCHES[switch], f"{players} {switch}"), 1):
        check_actions(state, ENCODING)


def test_the_table_has_no_action_twice_and_not_many_that_are_never_offered() -> None:
    assert len(set(ENCODING.pairs)) == ENCODING.n <= MOST_ACTIONS
    assert len(set(NAMES)) == ENCODING.size
    assert len(set(ENCODING.columns)) == len(ENCODING.columns)


def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(case: tuple[int, str]) -> None:  # WW-S18
    players, switch = case
    states = walk(players, SWITCHES[switch], f"{players} {switch}")
    for state, viewer, other, rng in secrets.redrawn(states, variant, f"encoding {players} {switch}"):
        if viewer is not None:
            seen = observe(state, viewer)
            assert seen == observe(other, viewer)
            assert seen == observe(state.determinise(viewer, rng.getrandbits(60)), viewer)


def test_an_observation_tells_all_that_the_view_shows() -> None:  # WW-S18
    """The view is made of the numbers again, by their names; but for what follows from the rest (`FOLLOWS`).

    The one thing that is lost: in which order Active chips came that lie more than eight places back.
    """
    for seat, state, _ in games("view", 4 * LOOK_AT):
        view = state.view(seat)
        seen = decoded(state, seat)
        assert seen.table() == told(view, seen.table())
        assert [seen.player(each) for each in range(state.players)] == [player(each) for each in view["seats"]]
        battle = seen.battle()
        assert (battle is None) == (view["battle"] is None)
        if battle is not None:
            fighters = [fighter(each) for each in view["battle"]["seats"]]
            assert battle == {**told(view["battle"], battle), "seats": fighters}
            check_choices(seen, state, view["battle"])


def told(view: Json, seen: Json) -> Json:
    """As much of a view as the numbers were read back into; the rest is among what follows from it."""
    header = {"game", "players", "seat", "over", "turn", "active", "waiting", "left", "step", "winners"}
    assert set(view) - set(seen) - header <= {*FOLLOWS, "held", "decided"}
    return {name: view[name] for name in seen}


def player(shown: Json) -> Json:
    """A player of the view, as the numbers tell it."""
    latest = [*reversed(shown["active"][-LATEST:])]
    kept = {name: value for name, value in shown.items() if name not in FOLLOWS}
    active: list[tuple[str, int]] = sorted(Counter(shown["active"]).items())
    return {**kept, "active": active, "latest": latest + [None] * (LATEST - len(latest))}


def fighter(shown: Json | None) -> Json | None:
    """A participant of the view, as the numbers tell it."""
    return None if shown is None else {name: value for name, value in shown.items() if name != "units"}


def check_choices(seen: Decoded, state: WarState, battle: Json) -> None:
    """The own multi-draw, and who has decided."""
    held = seen.counts("chips/self/in-hand", state.content.chip_names)
    if battle["held"] is not None:
        assert held == Counter(battle["held"])
    if seen["asked/draw_or_halt"]:
        fighting = [seat for seat in range(state.players) if seen[f"battle/{seen.of(seat)}/fighting"]]
        assert battle["decided"] == [seat for seat in fighting if not seen[f"standing/{seen.of(seat)}/waiting"]]


def test_neighbouring_positions_that_look_different_have_different_observations(case: tuple[int, str]) -> None:
    players, switch = case
    rng = random.Random(f"neighbours {players} {switch}")
    for state in some(walk(players, SWITCHES[switch], f"{players} {switch}"), LOOK_AT, rng.randrange(LOOK_AT)):
        if not state.over:
            after, seat = state.clone(), rng.randrange(players)
            after.apply(rng.choice(after.legal_actions()))
            if after.view(seat) != state.view(seat):
                assert observe(after, seat) != observe(state, seat)


def many(*switches: str) -> Iterator[Iterator[WarState]]:
    """Games of 3 to 5 players, more than any test needs that waits for what happens seldom."""
    for number, switch, players in itertools.product(range(GAMES), switches, (5, 4, 3)):
        yield walk(players, SWITCHES[switch], f"{players} {switch} {number}")


def test_the_effects_among_which_one_is_chosen_are_told_by_place() -> None:  # WW-B16 WW-R20
    """The action of a choice of an effect is its place; the numbers say what lies there."""
    kinds: set[str] = set()
    for game in many("set_D"):
        for state in game:
            if not state.over and state.top_step().name == "choose_effect":
                seen = decoded(state, state.seat)
                for action in state.legal_actions():
                    form = state.form(action)
                    assert form.items() >= waiting(seen, action, form).items()
                    kinds.add(form["kind"])
        if kinds == EFFECTS_CHOSEN:
            return
    raise AssertionError(f"only {kinds} in {GAMES} games")


def waiting(seen: Decoded, place: int, form: Json) -> Json:
    """The effect at a place, as forms have it."""
    number, about = (seen[f"waiting-effects/{fact}/place-{place + 1}"] for fact in ("effect", "about"))
    found = {"ability": seen.content.effects[number - 1].ability}
    if form["kind"] == "use_on":
        found["target"] = seen.seat_at(about)
    if form["kind"] == "use_copy":
        found["chip"] = seen.content.chip_names[about]
    return found


def test_the_numbers_of_a_decision_name_its_region_unit_chip_and_effect() -> None:
    """Where a prompt has them, the numbers have the same."""
    found: set[str] = set()
    for game in many("mixed"):
        for state in game:
            for seat in state.waiting:
                named = state.top_step().prompt(state, state.top_arg(), seat).to_json()["args"]
                if FACTS & set(named):
                    seen = decoded(state, seat)
                    assert all(says(seen, name, str(value)) for name, value in named.items() if name in FACTS)
                    found |= FACTS & set(named)
        if found == FACTS:
            return
    raise AssertionError(f"only {found} in {GAMES} games")


def says(seen: Decoded, name: str, value: str) -> bool:
    """Whether the numbers of the decision name what its prompt does."""
    word = value.partition("-")[2]
    if name in ("figure", "unit"):
        units = [each for each in seen.numbers if each.startswith("decision/unit=") and seen[each]]
        return [each.partition("=")[2].removesuffix("-1").removesuffix("-2") for each in units] == [word]
    if name == "ability":
        effects = [each for each in seen.numbers if each.startswith("decision/effect=") and seen[each]]
        return [each.partition("=")[2].partition("-")[2] for each in effects] == [word]
    return seen[f"decision/{name}={word}"] == 1


def test_the_numbers_of_a_decision_have_its_counts(case: tuple[int, str]) -> None:
    players, switch = case
    for state in walk(players, SWITCHES[switch], f"{players} {switch}"):
        if not state.over and state.top_step().name in COUNTED:
            seat, (argument, name) = state.seat, COUNTED[state.top_step().name]
            seen = decoded(state, seat)
            assert seen[f"decision/{name}"] == state.top_step().prompt(state, state.top_arg(), seat).args[argument]


def test_the_own_choice_is_seen_while_others_still_choose() -> None:  # WW-S10
    state = GAME.new(3, 7)
    quest = state.legal_actions(0)[1]
    state.apply(quest, 0)
    place = NAMES.index("own-choice")
    assert [observe(state, seat)[place] for seat in range(3)] == [quest + 1, 0, 0]


def test_the_quest_given_back_is_remembered_by_its_seat_alone() -> None:  # WW-S10
    state = GAME.new(3, 7)
    kept, given = state.legal_actions(0)
    for seat in range(3):
        state.apply(kept if seat == 0 else state.legal_actions(seat)[0], seat)
    place = NAMES.index(f"quests/given-back/{GAME.cards.quest_names[given]}")
    assert [observe(state, seat)[place] for seat in range(2)] == [1, 0]


def test_masks_and_descriptions_are_of_the_actions_on_offer() -> None:
    mask, rows = octets(ENCODING.n), floats(len(ENCODING.columns) * 128)
    for _, state, _ in games("mask", 40):
        for seat in range(state.players):
            ENCODING.mask(state, seat, mask)
            legal = state.legal_actions(seat)
            assert [number for number in range(ENCODING.n) if mask[number]] == [
                ENCODING.number(state, action) for action in legal
            ]
        if not state.over:
            assert ENCODING.describe(state, state.seat, rows) == len(state.legal_actions())


def test_with_other_data_the_labels_and_the_actions_are_theirs(tmp_path: Path) -> None:
    """Another Quest, and a Gryphon that takes one Supporter along instead of two."""
    files = {
        "quests": changed("quests.toml", f'id = "{GAME.cards.quest_names[0]}"', 'id = "another_quest"'),
        "wonderlandians": changed("wonderlandians.toml", "supporters_max = 2", "supporters_max = 1"),
    }
    other: Game = GAME.with_data(pack(tmp_path / "pack", **files))
    encoding = other.encoding()
    assert "quests/hand/another_quest" in encoding.names()
    assert encoding.size == ENCODING.size
    assert set(encoding.pairs) < set(ENCODING.pairs)
    assert {step for step, _ in set(ENCODING.pairs) - set(encoding.pairs)} == {"use"}
    state = other.new(4, 3)
    rng = random.Random(3)
    while not state.over:
        check_actions(state, encoding)
        state.apply(rng.choice(state.legal_actions()))
    assert len(observe(state, 0, encoding)) == encoding.size
