"""Battles: where and who, starting Strength, Wagers, the order of a draw, the end (WW-B01 to WW-B32)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.wonderlands_war.duels import HERE, duel
from tests.games.wonderlands_war.table import (
    active,
    asked,
    at,
    bag,
    battle,
    do,
    draw,
    kinds,
    offered,
    own_figure,
    place,
    play,
    region,
    set_vp,
    strengths,
    table,
    told,
    unlock,
    values,
)
from wabe.games.wonderlands_war.table.chips import REGION_NAMES
from wabe.games.wonderlands_war.table.layout import FIGHTING, HALTED, REGIONS, SIDEWAYS, STATUS, TRACKER
from wabe.games.wonderlands_war.table.order import each_in_order
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.madness import bust
from wabe.games.wonderlands_war.war.playing import ADD_STRENGTH
from wabe.games.wonderlands_war.war.war import WAR
from wabe.kernel.events import Event

FORGES = ["forge"] * 4
ROOKS = ["red_rook_strong"] * 8


def regions_of(events: Sequence[Event], kind: str) -> list[str]:
    return [each["region"] for each in told(events, kind)]


def test_battles_run_clockwise_from_the_standee_one_in_each_region() -> None:  # WW-B01
    g = table(3)
    g.standee = 3
    events = at(g, WAR)
    assert regions_of(events, "no-battle") == [REGION_NAMES[(3 + n) % REGIONS] for n in range(REGIONS)]
    assert g.region == -1
    assert asked(g) == "rest"


def test_the_closed_region_has_no_battle() -> None:  # WW-2P09
    g = table(2)
    g.standee = int(g.next_region(g.closed))
    fought = regions_of(at(g, WAR), "no-battle")
    assert len(fought) == 4
    assert REGION_NAMES[g.closed] not in fought


def test_who_has_a_unit_there_takes_part_a_castle_alone_does_not() -> None:  # WW-B02
    g = table(4)
    g.set_castle(2, region(HERE), 2)
    events = battle(g, HERE, {0: {"leader": True, "bag": FORGES}, 1: {"figures": ["unicorn"], "bag": FORGES}})
    assert told(events, "battle-started") == [{"region": HERE, "seats": [0, 1]}]
    assert [bool(g.is_participant(seat)) for seat in range(4)] == [True, True, False, False]


def test_one_participant_alone_is_no_battle_without_two_players() -> None:  # WW-B02
    g = table(3)
    events = battle(g, HERE, {0: {"supporters": 1}})
    assert "battle-started" not in kinds(events)
    assert "uncontested" in kinds(events)


def test_starting_strength_is_leader_figures_and_castle_but_no_supporters() -> None:  # WW-B03
    g = table(3)
    g.set_leader_strength(0, 4)
    mine = {"supporters": 5, "leader": True, "figures": ["walrus", "humpty_dumpty"], "castle": True}
    events = duel(g, FORGES, mine=mine)
    assert told(events, "start-strength") == [{"seat": 0, "count": 4 + 2 + 4 + 2}, {"seat": 1, "count": 0}]


def test_a_leader_elsewhere_gives_nothing_and_a_sideways_castle_counts() -> None:  # WW-B03 WW-2P08
    g = table(2)
    here = REGION_NAMES[g.next_region(g.closed)]
    place(g, 0, REGION_NAMES[g.previous_region(g.closed)], leader=True)
    g.set_castle(0, region(here), SIDEWAYS)
    events = battle(g, here, {0: {"bag": FORGES}, 1: {"bag": FORGES}})
    assert [each["count"] for each in told(events, "start-strength")] == [2, 0]


def test_starting_strength_stops_at_the_end_and_is_judged_after_the_first_draw() -> None:  # WW-B25 WW-B17
    g = table(3)
    g.set_leader_strength(0, 30)
    events = duel(g, FORGES, mine={"leader": True})
    assert told(events, "start-strength")[0]["count"] == 25
    assert kinds(events).count("drew") == 2
    assert "battle-ended" in kinds(events)


def test_units_that_come_later_make_nobody_a_participant_and_add_no_strength() -> None:  # WW-B23 WW-B25
    g = table(3)
    duel(g, ["rose_weak"] * 3, ["rose_weak"] * 3)
    before = strengths(g)
    place(g, 2, HERE, supporters=1)
    own_figure(g, 0, "unicorn", HERE)
    draw(g, {0: "rose_weak", 1: "rose_weak"})
    assert strengths(g) == [before[0] + 2, before[1] + 2, 0]
    assert not g.is_participant(2)


def test_who_has_moved_away_before_its_battle_takes_no_part() -> None:  # WW-B24
    g = table(3, ally_set="B")
    place(g, 0, "pool_of_tears", supporters=1)
    duel(g, ["card_soldier_weak", *FORGES])
    play(g, {"kind": "bring_supporters", "from": "pool_of_tears", "count": 1})
    assert g.units(0, region("pool_of_tears")) == 0
    assert g.units(0, region(HERE)) == 4


def test_units_that_leave_do_not_bust() -> None:  # WW-B24
    g = table(3)
    duel(g, ["rose_weak"] * 3, ["rose_weak"] * 3, mine={"supporters": 1})
    g.move_unit(0, 0, region(HERE), region("red_keep"))
    draw(g, {0: "rose_weak", 1: "rose_weak"})
    assert g.has_not_bust(0)
    assert strengths(g) == [4, 4, 0]


def test_every_other_player_may_wager_in_secret_on_a_participant() -> None:  # WW-B04
    g = table(5)
    place(g, 0, HERE, supporters=1)
    place(g, 3, HERE, supporters=1)
    g.set_castle(1, region(HERE), 2)
    g.active = -1
    at(g, g.steps[61], region(HERE))
    assert (asked(g), g.waiting) == ("wager", (1, 2, 4))
    assert offered(g, 1) == [{"kind": "no_wager"}, {"kind": "wager", "target": 0}, {"kind": "wager", "target": 3}]
    play(g, {"kind": "wager", "target": 3}, seat=2)
    assert g.mark(2, 17) == 0  # nothing lies open before all are in
    play(g, "no_wager", seat=1)
    events = play(g, {"kind": "wager", "target": 0}, seat=4)
    assert told(events, "wagers-placed") == [{"count": 2}]
    assert [int(g.mark(seat, 17)) for seat in range(5)] == [0, 0, 4, 0, 1]


def test_no_wagers_with_two_players() -> None:  # WW-2P07
    g = table(2)
    here = REGION_NAMES[g.next_region(g.closed)]
    place(g, 0, here, supporters=1)
    fill = at(g, g.steps[61], region(here))
    assert "wagers-placed" not in kinds(fill)
    assert asked(g) != "wager"


def test_all_draw_first_then_each_chooses_to_draw_or_halt_for_good() -> None:  # WW-B05 WW-B06
    g = table(3)
    events = duel(g, ["rose_weak"] * 4, ["rose_strong", *FORGES])
    assert [each["seat"] for each in told(events, "drew")] == [0, 1]
    assert (asked(g), g.waiting) == ("draw_or_halt", (0, 1))
    assert values(g, "kind") == ["halt", "draw"]
    events = draw(g, {0: "rose_weak"}, halt=[1])
    assert told(events, "halted") == [{"seat": 1}]
    assert told(events, "drew") == [{"seat": 0, "chip": "rose_weak"}]
    assert g.mark(1, STATUS) == HALTED


def test_the_choice_is_open_only_when_all_have_chosen() -> None:  # WW-B06 WW-B32
    g = table(3)
    duel(g, ["rose_weak"] * 4)
    events = play(g, "halt", seat=1)
    assert events == []
    assert g.mark(1, STATUS) == FIGHTING
    play(g, "draw", seat=0)
    assert g.mark(1, STATUS) == HALTED


def test_who_chose_to_draw_draws_even_if_all_others_halt() -> None:  # WW-B31
    g = table(3)
    duel(g, ["rose_strong"] * 4, ["forge"] * 3)
    events = draw(g, {0: "rose_strong"}, halt=[1])  # ahead already: but the end is checked after the draw
    assert told(events, "drew") == [{"seat": 0, "chip": "rose_strong"}]
    assert "battle-ended" in kinds(events)


def test_a_chip_adds_its_strength_and_lies_on_the_active_track_from_the_left() -> None:  # WW-B15
    g = table(3)
    duel(g, ["rose_weak", "faction_2", "forge"])
    draw(g, {0: "faction_2", 1: "forge"})
    assert strengths(g) == [4, 2, 0]
    assert active(g, 0) == ["rose_weak", "faction_2"]
    assert bag(g, 0) == {"forge": 1}


def test_strength_stops_at_twenty_five() -> None:  # WW-B17 WW-B18
    g = table(3)
    g.set_leader_strength(0, 23)
    events = duel(g, ["red_rook_strong", "forge"], mine={"leader": True})
    assert told(events, "chip-played")[0] == {
        "seat": 0,
        "chip": "red_rook_strong",
        "printed": 4,
        "changed": 0,
        "count": 4,
        "strength": 25,
    }
    assert "battle-ended" in kinds(events)


def test_two_at_the_end_of_the_track_tie() -> None:  # WW-B18
    g = table(3)
    for seat in (0, 1):
        g.set_leader_strength(seat, 24)
    events = duel(g, FORGES, mine={"leader": True}, theirs={"leader": True})
    assert "battle-ended" in kinds(events)
    assert told(events, "tied-first")


def test_the_battle_ends_when_all_have_halted() -> None:  # WW-B18
    g = table(3)
    duel(g, FORGES)
    assert "battle-ended" in kinds(draw(g, {}, halt=[0, 1]))


def test_the_last_active_one_who_is_ahead_must_halt() -> None:  # WW-B18
    g = table(3)
    duel(g, ["rose_weak"] * 4)
    draw(g, {0: "rose_weak", 1: "forge"})
    events = draw(g, {0: "rose_weak"}, halt=[1])
    assert "battle-ended" in kinds(events)


def test_the_last_active_one_who_is_level_may_go_on() -> None:  # WW-B18
    g = table(3)
    duel(g, FORGES, ["rose_weak", "forge"])
    draw(g, {0: "forge"}, halt=[1])
    assert strengths(g) == [2, 2, 0]
    assert (asked(g), g.waiting) == ("draw_or_halt", (0,))
    events = play(g, "halt")
    assert told(events, "tied-first")


def test_two_active_ones_always_go_on() -> None:  # WW-B18
    g = table(3)
    duel(g, ["rose_strong"] * 3, FORGES)
    assert g.waiting == (0, 1)


def test_a_sole_survivor_is_ahead_of_nobody_and_wins() -> None:  # WW-B18 WW-O06
    g = table(3)
    g.set_shield(1, False)
    events = duel(g, FORGES, ["madness", "forge"], theirs={"supporters": 1})
    assert told(events, "bust") == [{"seat": 1}]
    assert "battle-ended" in kinds(events)
    assert [each["seat"] for each in told(events, "first-place")] == [0]


def test_an_effect_of_the_same_draw_counts_before_the_end_is_judged() -> None:  # WW-B31 WW-B22
    g = table(3, ["red_queen", "alice"])
    unlock(g, 0, "royal_temper")
    g.set_leader_strength(1, 24)
    events = duel(g, ["artifact", "forge"], ["forge", "forge"], theirs={"leader": True})
    assert strengths(g) == [3, 22, 0]  # 24 less 3 for her temper, and 1 for the Forge chip
    assert "battle-ended" not in kinds(events)


def test_order_is_fewest_vp_then_most_shards_then_the_earlier_seat() -> None:  # WW-B16 WW-S14
    g = table(5)
    for seat, (vp, shards) in enumerate([(5, 1), (3, 0), (3, 2), (3, 2), (0, 0)]):
        set_vp(g, seat, vp)
        g.set_shards(seat, shards)
    assert order_of(g) == [4, 2, 3, 1, 0]


def test_prototype_order_is_clockwise_from_the_first_player_of_the_party() -> None:  # WW-B16
    g = table(4, edition="prototype")
    g.party_first = 2
    set_vp(g, 2, 50)
    assert order_of(g) == [2, 3, 0, 1]


def order_of(g: WarState) -> list[int]:
    """The order in which a step would come to all seats."""
    depth = g.depth
    each_in_order(g, ADD_STRENGTH, (1 << g.players) - 1)
    order = [int(g.arg_at(at)) for at in range(g.depth - 1, depth - 1, -1)]
    g.depth = depth
    return order


def test_the_order_holds_for_the_whole_step() -> None:  # WW-B32
    g = table(3, ["red_queen", "alice"])
    set_vp(g, 0, 1)
    g.set_shards(1, 0)
    for seat in (0, 1):
        g.set_shield(seat, True)
    duel(g, ["madness", *FORGES], ["madness", *FORGES])
    assert (asked(g), g.waiting) == ("shield", (1,))
    set_vp(g, 1, 9)
    play(g, "break_shield")
    assert (asked(g), g.waiting) == ("shield", (0,))


def test_strength_of_a_lost_leader_stays() -> None:  # WW-B10
    g = table(3)
    g.set_shield(0, False)
    g.set_leader_strength(0, 3)
    duel(g, ["rose_weak", "madness", "forge"], mine={"supporters": 0, "leader": True, "figures": ["walrus"]})
    draw(g, {0: "madness", 1: "forge"})
    assert g.count_unit(0, 1, region(HERE)) == 0
    assert strengths(g)[0] == 3 + 2 + 2


def test_turns_count_battles_and_nobody_is_active() -> None:  # WW-B01
    g = table(3)
    before = g.turn
    duel(g, FORGES)
    assert g.turn == before + 1
    assert g.active == -1
    assert g.draw == 1


# --- two players ---------------------------------------------------------------------------------------------------


def alone(strength: int, edition: str = "final") -> WarState:
    """Seat 0 alone against the Resistance of 3, with a Leader so strong and a bag of Forge chips; one is drawn."""
    g = table(2, edition=edition)
    g.set_leader_strength(0, strength)
    here = REGION_NAMES[g.next_region(g.closed)]
    battle(g, here, {0: {"leader": True, "bag": ["forge"] * 5}}, first={0: "forge"})
    return g


def test_a_sole_participant_draws_against_the_resistance() -> None:  # WW-2P06 WW-2P11
    g = alone(1)
    assert (asked(g), strengths(g)) == ("draw_or_halt", [2, 0])


def test_a_sole_participant_level_with_the_resistance_may_go_on() -> None:  # WW-2P05 WW-2P10
    g = alone(2)
    assert (asked(g), strengths(g)[0]) == ("draw_or_halt", 3)


@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_a_sole_participant_past_the_resistance_ends_the_battle(edition: str) -> None:  # WW-2P05 WW-2P10
    g = alone(3, edition)
    assert asked(g) != "draw_or_halt"


def two(own: list[str], others: list[str], **mine: object) -> WarState:
    g = table(2)
    here = REGION_NAMES[g.next_region(g.closed)]
    seats = {0: {"supporters": 2, "bag": own, **mine}, 1: {"supporters": 2, "bag": others}}
    battle(g, here, seats, first={0: own[0], 1: others[0]})
    return g


def test_ahead_of_the_halted_one_but_not_past_the_resistance_may_go_on() -> None:  # WW-2P10
    g = two(["forge"] * 4, ["forge"] * 4)
    draw(g, {0: "forge"}, halt=[1])
    assert strengths(g) == [2, 1]
    assert (asked(g), g.waiting) == ("draw_or_halt", (0,))


def test_past_the_resistance_and_ahead_of_the_halted_one_must_halt() -> None:  # WW-2P10
    g = two(["rose_strong"] * 4, ["forge"] * 4)
    assert "battle-ended" in kinds(draw(g, {0: "rose_strong"}, halt=[1]))


def test_past_the_resistance_but_level_with_the_halted_one_may_go_on() -> None:  # WW-2P10
    g = two(["rose_weak"] * 4, ["red_rook_strong"] * 4)
    draw(g, {0: "rose_weak"}, halt=[1])
    assert strengths(g) == [4, 4]
    assert asked(g) == "draw_or_halt"


def test_the_survivor_of_two_goes_on_until_past_the_resistance() -> None:  # WW-2P11 WW-2P10
    g = two(["rose_strong", "forge", "forge"], ["forge"] * 4)
    do(g, bust, 1)
    g.depth -= 1
    assert g.strength(0) == 3
    at(g, g.steps[80])
    assert (asked(g), g.waiting) == ("draw_or_halt", (0,))
    assert "battle-ended" in kinds(draw(g, {0: "forge"}))


def test_effects_never_touch_the_resistance() -> None:  # WW-2P07
    g = table(2, ["red_queen", "alice"])
    unlock(g, 0, "royal_temper")
    here = REGION_NAMES[g.next_region(g.closed)]
    events = battle(g, here, {0: {"bag": ["artifact", "forge"]}}, first={0: "artifact"})
    assert "effect-used-on" not in kinds(events)
    assert g.content.resistance[0] == 3
    assert g.mark(1, TRACKER) == 0
