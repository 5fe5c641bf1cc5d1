"""Claws that Catch: a Poison for an opponent who busts (WW-C08, WW-R03)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import HERE
from tests.games.wonderlands_war.table import asked, bag, battle, draw, kinds, play, set_supply, table, unlock, values
from wabe.games.wonderlands_war.table.chips import POISON
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.events import Event


def jabberwock(poison: int) -> WarState:
    g = table(4, ["jabberwock", "alice", "red_queen"])
    unlock(g, 0, "claws_that_catch")
    set_supply(g, poison=poison)
    for seat in range(3):
        g.set_shield(seat, False)
    return g


def fight(g: WarState, own: str = "forge") -> list[Event]:
    """Seats 1 and 2 bust on the first draw."""
    one = {"supporters": 1, "bag": ["madness", "forge"]}
    seats = {0: {"supporters": 1, "bag": [own, "forge"]}, 1: one, 2: one}
    return battle(g, HERE, seats, first={0: own, 1: "madness", 2: "madness"})


def test_once_for_each_who_busts() -> None:  # WW-C08
    g = jabberwock(2)
    fight(g)
    play(g, {"kind": "use_on", "ability": "claws_that_catch", "target": 2})
    play(g, {"kind": "give_poison", "target": 2})
    play(g, {"kind": "give_poison", "target": 1})
    assert (bag(g, 1)["poison"], bag(g, 2)["poison"], g.in_supply(POISON)) == (1, 1, 0)


def test_with_one_poison_the_jabberwock_chooses_who_gets_it() -> None:  # WW-C08
    g = jabberwock(1)
    fight(g)
    assert asked(g) == "choose_effect"
    play(g, {"kind": "use_on", "ability": "claws_that_catch", "target": 2}, {"kind": "give_poison", "target": 2})
    assert (bag(g, 1)["poison"], bag(g, 2)["poison"]) == (0, 1)
    assert asked(g) != "use"


def test_is_optional_and_needs_poison() -> None:  # WW-C08
    g = jabberwock(1)
    fight(g)
    play(g, {"kind": "use_on", "ability": "claws_that_catch", "target": 1}, "pass", "pass")
    assert g.in_supply(POISON) == 1
    g = jabberwock(0)
    events = fight(g)
    assert "poison-taken" not in kinds(events)


def test_not_if_the_jabberwock_busts_on_the_same_draw() -> None:  # WW-R03
    g = jabberwock(3)
    events = fight(g, "madness")
    assert kinds(events).count("bust") == 3
    assert asked(g) != "use"


def test_also_if_it_has_halted() -> None:  # WW-C08
    g = jabberwock(3)
    seats = {
        0: {"supporters": 1, "bag": ["forge"]},
        1: {"supporters": 1, "bag": ["forge", "madness"]},
        2: {"supporters": 1, "bag": ["forge", "forge"]},
    }
    battle(g, HERE, seats, first={0: "forge", 1: "forge", 2: "forge"})
    draw(g, {1: "madness", 2: "forge"}, halt=[0])
    assert (asked(g), values(g, "target")) == ("use", [1])
