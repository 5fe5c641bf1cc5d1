"""What a rules lawyer has found: each test was a fault once."""

from __future__ import annotations

from tests.games.playing import play
from tests.games.wonderlands_war.duels import duel
from tests.games.wonderlands_war.ending import ending, fighter, out, step_name
from tests.games.wonderlands_war.table import asked, bag, battle, picks, table, wish
from tests.games.wonderlands_war.table import play as choose
from wabe.kernel.message import Json


def wagers(view: Json) -> list[int | str | None]:
    """The Wagers of a view."""
    return list(view["battle"]["wagers"])


def test_wagers_are_open_to_all_while_they_are_resolved() -> None:  # WW-O23 WW-S18
    state = ending(fighter(9), fighter(4), out(wager=0), out(wager=1), out(wager=0))
    assert step_name(state) == "gain_ally"
    for viewer in (None, *range(5)):
        assert wagers(state.view(viewer)) == [None, None, 0, 1, 0]
        assert wagers(state.determinise(viewer or 0, 3).view(viewer)) == [None, None, 0, 1, 0]
    play(state, "gain_chip rose_weak", "gain_chip rose_weak")
    assert not state.wagers_open


def test_chips_drawn_by_a_hookah_are_out_of_the_bag_for_all() -> None:  # WW-S18 WW-B29
    g = table(3)
    duel(g, ["caterpillars_hookah", "madness", "double_madness", "forge"])
    wish(g, *picks(g, 0, "madness", "double_madness"))
    choose(g, "use_it")
    assert asked(g) == "order_madness"
    assert bag(g, 0) == {"forge": 1}
    for viewer in (None, 0, 1, 2):
        own = g.view(viewer)["seats"][0]
        assert (own["bag"], own["bag_size"]) == ({"forge": 1}, 1)


def test_a_hookah_without_any_chip_to_draw_does_nothing() -> None:  # WW-C07 WW-B14
    g = table(3)
    g.set_shards(0, 4)
    duel(g, ["caterpillars_hookah"])
    assert asked(g) == "draw_or_halt"
    assert g.shards(0) == 4


def test_with_no_shards_left_flamingo_d_asks_for_nobody() -> None:  # WW-C06 WW-T26
    g = table(3, ally_set="D")
    g.set_shards(0, 80 - g.shards(1) - g.shards(2))
    seats: dict[int, Json] = {seat: {"leader": True, "bag": ["forge"] * 3} for seat in (1, 2)}
    seats[0] = {"supporters": 2, "bag": ["flamingo_weak", "forge"]}
    battle(g, "witzend", seats, first={0: "flamingo_weak"})
    assert asked(g) == "draw_or_halt"


def test_any_number_of_active_chips_may_wait_with_their_effects() -> None:  # WW-C06 WW-C10
    rooks = ["red_rook_weak"] * 11 + ["red_rook_strong"] * 8
    state = ending(fighter(24, active=" ".join(rooks)), fighter(4), ally_set="D")
    assert state.shards(0) == 11 + 2 * 8
