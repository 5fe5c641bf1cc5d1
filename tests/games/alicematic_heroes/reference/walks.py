"""Random games of the Alicematic Heroes reference by several kinds of players, for all settings of the switches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tests.games.alicematic_heroes.reference.game import play
from tests.games.alicematic_heroes.reference.plan import Prospect
from tests.games.alicematic_heroes.reference.questions import Decision, Form
from tests.games.alicematic_heroes.reference.scoring import Result
from tests.games.alicematic_heroes.reference.setup import set_up
from tests.games.alicematic_heroes.reference.table import COST, NONE, Option, Table

SWITCHES: dict[str, dict[str, Option]] = {
    "default": {},
    "reveal_copies_fire": {"reveal_copies_fire": True},
    "optional_invasion": {"optional_invasion": True},
    "repeat_own_city": {"repeat_own_city": True},
    "original_needs_sole_most": {"original_needs_sole_most": True},
    "rotate_start_player": {"rotate_start_player": True},
    "steal_attack_allowed": {"steal_attack_allowed": False},
    "slot_majority_by": {"slot_majority_by": "colour"},
    "kingdoms": {"kingdom_1": "march_hare", "kingdom_3": "humpty_dumpty"},
}
SWITCHES["all"] = {name: value for switch in list(SWITCHES.values()) for name, value in switch.items()}

RICH = ("city", "forest")
RARE = ("wiccan", "valkyrie", "jet", "alchemist", "detective", "demonlord", "pirate", "sheriff", "astronaut")

Policy = Callable[[Table, int, list[Form], random.Random], Form]


def wanderer(table: Table, seat: int, forms: list[Form], rng: random.Random) -> Form:
    """Anything."""
    return rng.choice(forms)


def dreamer(table: Table, seat: int, forms: list[Form], rng: random.Random) -> Form:
    """Builds the yellow slot, summons whoever can be, copies, turns up: to see many Alices at work."""
    summons = [form for form in forms if form["kind"] in ("summon", "copy", "turn_up", "keep")]
    if summons:
        return rng.choice(summons)
    yellow = [form for form in forms if form["kind"] == "commoner" and form["slot"] == "yellow"]
    if yellow:
        return yellow[0]
    power = table.kingdoms[seat].size("yellow")
    dear = [form for form in forms if form["kind"] == "play" and COST[form["card"]] <= power]
    return rng.choice(dear or near(table, seat, forms))


def conqueror(table: Table, seat: int, forms: list[Form], rng: random.Random) -> Form:
    """Goes where it is strong enough, where others are, to Cities and Forests; pays and flies rather than attacks."""
    bold = [form for form in forms if form["kind"] in ("pay_tokens", "jet", "take", "plunder", "summon", "copy")]
    military = [form for form in forms if form["kind"] == "commoner" and form["slot"] in ("red", "green")]
    return rng.choice(bold or military or near(table, seat, forms))


def near(table: Table, seat: int, forms: list[Form]) -> list[Form]:
    """The invasions that need no help, of these the most interesting; all forms where there are none."""
    prospect = Prospect(table, seat)
    strong = [
        form for form in forms if form["kind"] == "invade" and prospect.shortfall(form["space"], NONE).is_nothing()
    ]
    rich = [form for form in strong if table.map.spaces[form["space"]].kind in RICH or table.map.held[form["space"]]]
    return rich or strong or forms


def thief(table: Table, seat: int, forms: list[Form], rng: random.Random) -> Form:
    """Stays away from its own Cities, so that spaces are cut off and get stolen; lays many attacks."""
    held = [form for form in forms if form["kind"] == "invade" and table.map.held[form["space"]]]
    quiet = [form for form in forms if form["kind"] in ("attack", "turn_no_more")]
    return rng.choice(held or quiet or forms)


def curious(table: Table, seat: int, forms: list[Form], rng: random.Random) -> Form:
    """Brings Alices out that leave a choice, and gives them an occasion."""
    wanted = [form for form in forms if form["kind"] in ("play", "copy", "turn_up", "summon", "jet", "keep")]
    rare = [form for form in wanted if form.get("card") in RARE]
    blue = [form for form in near(table, seat, forms) if "space" in form and table.map.kind(form["space"]) == "blue"]
    return rng.choice(rare or wanted or blue or forms)


POLICIES: tuple[Policy, ...] = (wanderer, dreamer, conqueror, thief, curious)


def mixed(table: Table, seat: int, forms: list[Form], rng: random.Random) -> Form:
    """Every seat its own policy, now and then another's."""
    policy = POLICIES[seat % len(POLICIES)] if rng.random() < 0.8 else rng.choice(POLICIES)
    return policy(table, seat, forms, rng)


def answer(table: Table, decision: Decision, policy: Policy, rng: random.Random) -> tuple[int, Form]:
    """One of the seats that are asked, and its form."""
    seat = rng.choice(sorted(decision.forms))
    return seat, policy(table, seat, decision.forms[seat], rng)


def walk(
    players: int, options: dict[str, Option], policy: Policy, seed: str
) -> Iterator[tuple[Table, Decision | Result]]:
    """Every position of one random game with its decision, at the end with the result; the table goes on by itself."""
    rng = random.Random(seed)
    table = set_up(players, options, rng.randrange)
    game = play(table)
    decision = next(game)
    try:
        while True:
            yield table, decision
            decision = game.send(answer(table, decision, policy, rng))
    except StopIteration as end:
        yield table, end.value
