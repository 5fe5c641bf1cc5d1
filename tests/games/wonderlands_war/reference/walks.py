"""Random games of the Wonderland's War reference, for all kinds of options."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.wonderlands_war.reference.data import SETS, TYPES, everywhere_on
from tests.games.wonderlands_war.reference.game import play
from tests.games.wonderlands_war.reference.questions import Decision, Form
from tests.games.wonderlands_war.reference.scoring import Result
from tests.games.wonderlands_war.reference.setup import set_up
from tests.games.wonderlands_war.reference.table import Option, Table

# Whoever leaves things out sees less of the rules: these are taken seldom.
SELDOM = (
    "pass",
    "no_feat",
    "forge_nothing",
    "draw_no_quests",
    "halt",
    "return_unit",
    "place_no_more",
)

RICH = ("ability", "wonderlandian", "castle", "forge_a_chip")


def settings(number: int) -> dict[str, Option]:
    """The options of a game: sets A to D, mixtures, both editions, both readings of Card Soldier A."""
    rng = random.Random(f"settings {number}")
    options: dict[str, Option] = {"ally_set": rng.choice([*SETS, "random"])}
    if rng.random() < 0.4:
        options |= {f"{kind}_set": rng.choice(SETS) for kind in TYPES}
    if rng.random() < 0.25:
        options["edition"] = "prototype"
    if rng.random() < 0.3:
        options["card_soldier_a"] = "plus_one"
    return options


def choose(forms: list[Form], rng: random.Random) -> Form:
    """Anything, but seldom what cuts things short, and often what brings abilities into play."""
    rich = [form for form in forms if is_rich(form)]
    if rich and rng.random() < 0.5:
        return rng.choice(rich)
    bold = [form for form in forms if form["kind"] not in SELDOM]
    return rng.choice(bold if bold and rng.random() < 0.75 else forms)


def is_rich(form: Form) -> bool:
    """A card with an ability, a Wonderlandian or Madness to lose; the track of abilities; the chance to bust."""
    if form["kind"] == "take_card":
        return any(icon in RICH for icon in everywhere_on(form["card"]))
    return form["kind"] == "accept_chip" or form.get("track") == 1


def answer(decision: Decision, rng: random.Random) -> tuple[int, Form]:
    """One of the seats that are asked, and its form."""
    seat = rng.choice(sorted(decision.forms))
    return seat, choose(decision.forms[seat], rng)


def walk(players: int, options: dict[str, Option], seed: str) -> Iterator[tuple[Table, Decision | Result]]:
    """Every position of one random game with its decision, at the end with the result; the table goes on by itself."""
    rng = random.Random(seed)
    table = set_up(players, options, rng.randrange)
    game = play(table)
    decision = next(game)
    try:
        while True:
            yield table, decision
            decision = game.send(answer(decision, rng))
    except StopIteration as end:
        yield table, end.value
