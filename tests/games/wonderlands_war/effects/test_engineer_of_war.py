"""Engineer of War: two Strength for a Supporter lost while an opponent is ahead (WW-C08)."""

from __future__ import annotations

from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.table import kinds, picks, play, set_vp, strengths, table, told, unlock, wish
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.events import Event


def hatter() -> WarState:
    g = table(3, ["mad_hatter", "alice"])
    unlock(g, 0, "engineer_of_war")
    g.set_shield(0, False)
    return g


def gains(events: list[Event]) -> list[tuple[int, str]]:
    """Strength beside chips, in the order gained."""
    return [(each["count"], each["ability"]) for each in told(events, "strength-gained")]


def test_gains_if_an_opponent_is_ahead() -> None:  # WW-C08
    g = hatter()
    events = duel(g, ["madness", "forge"], theirs={"castle": True})
    assert told(events, "strength-gained") == [{"seat": 0, "count": 2, "ability": "engineer_of_war"}]


def test_not_if_nobody_is_ahead_before_anybody_adds() -> None:  # WW-C08 WW-B22
    g = hatter()
    events = duel(g, ["madness", "forge"], ["red_rook_strong", "forge"])
    assert told(events, "strength-gained") == []


def test_a_double_compares_anew_after_each_gain() -> None:  # WW-C08
    g = hatter()
    events = duel(g, ["double_madness", "forge"], theirs={"castle": True})  # 0 to 2: level with the Castle
    assert len(told(events, "strength-gained")) == 1
    g = hatter()
    events = duel(g, ["double_madness", "forge"], theirs={"figures": ["humpty_dumpty"]})
    assert strengths(g)[0] == 4


def test_not_for_poison_figures_or_the_leader() -> None:  # WW-C08
    g = hatter()
    events = duel(g, ["poison", "forge"], theirs={"castle": True})
    assert told(events, "strength-gained") == []
    g = hatter()
    mine = {"supporters": 0, "figures": ["walrus"], "leader": True}
    events = duel(g, ["madness", "forge"], mine=mine, theirs={"figures": ["humpty_dumpty", "unicorn"]})
    assert told(events, "strength-gained") == []


def test_no_use_on_a_bust() -> None:  # WW-B28
    g = hatter()
    events = duel(g, ["madness"], mine={"supporters": 1}, theirs={"castle": True})
    assert told(events, "strength-gained") == []


def test_madness_of_a_hookah_counts_too() -> None:  # WW-C08 WW-B29
    g = hatter()
    duel(g, ["caterpillars_hookah", "madness", "madness"], theirs={"figures": ["humpty_dumpty", "unicorn", "walrus"]})
    events = play(g, "use_it")
    assert gains(events) == [(2, "engineer_of_war"), (2, "engineer_of_war"), (6, "caterpillars_hookah")]


def test_inside_a_hookah_it_is_judged_at_each_loss_before_the_hookah_pays() -> None:  # WW-R21
    g = hatter()
    g.set_leader_strength(0, 4)
    g.set_leader_strength(1, 6)
    smoke = ["caterpillars_hookah", "madness", "forge"]
    duel(g, smoke, mine={"leader": True}, theirs={"supporters": 0, "leader": True})
    wish(g, *picks(g, 0, "madness", "forge"))
    events = play(g, "use_it")
    assert gains(events) == [(2, "engineer_of_war"), (3, "caterpillars_hookah")]
    assert strengths(g)[0] == 4 + 2 + 3 + 2


def test_a_hookahs_second_madness_sees_what_the_first_has_brought() -> None:  # WW-R21
    g = hatter()
    g.set_leader_strength(0, 4)
    g.set_leader_strength(1, 6)
    smoke = ["caterpillars_hookah", "madness", "madness"]
    duel(g, smoke, mine={"leader": True}, theirs={"supporters": 0, "leader": True})
    assert gains(play(g, "use_it")) == [(2, "engineer_of_war"), (6, "caterpillars_hookah")]


def test_not_for_the_loss_to_a_hookah_that_busts() -> None:  # WW-R21 WW-B28
    g = hatter()
    duel(g, ["caterpillars_hookah", "madness", "forge"], mine={"supporters": 1}, theirs={"castle": True})
    wish(g, *picks(g, 0, "madness", "forge"))
    events = play(g, "use_it")
    assert kinds(events).count("bust") == 1
    assert gains(events) == []


def test_madness_of_the_draw_waits_until_all_busts_are_known() -> None:  # WW-R21 WW-B08
    g = hatter()
    set_vp(g, 1, 5)  # the Hatter comes first
    g.set_shield(1, False)
    events = duel(g, ["madness", "forge"], ["madness"], theirs={"supporters": 1, "castle": True})
    assert kinds(events).index("madness-suffered") < kinds(events).index("bust")
    assert gains(events) == []
