"""The worked examples of the rule book, number by number (WW-X01 to WW-X08)."""

from __future__ import annotations

from collections import Counter

from tests.games.wonderlands_war.ending import ending, fighter
from tests.games.wonderlands_war.table import (
    CARDS,
    active,
    asked,
    bag,
    battle,
    draw,
    exhausted,
    fill_active,
    fill_exhausted,
    fill_forged,
    fill_track,
    give_quests,
    hand,
    offered,
    play,
    quest,
    region,
    strengths,
    table,
    told,
    track,
)
from wabe.games.wonderlands_war.gains.scoring import quest_points
from wabe.games.wonderlands_war.table.chips import MADNESS
from wabe.games.wonderlands_war.table.layout import MARKERS, QUEST_HOLDER, RESERVE, UPRIGHT
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.war.awards import find_places

MARKER_6_8_12, MARKER_2_8_14 = 5, 0
A_CASTLE = "a_castle_by_any_other_name"


def vps(g: WarState) -> list[int]:
    """VP on the track by seat."""
    return [int(g.vp(seat)) for seat in range(g.players)]


def form(kind: str, **fields: object) -> dict[str, object]:
    """A form."""
    return {"kind": kind, **fields}


# --- WW-X01 ---------------------------------------------------------------------------------------------------

QUEEN, HATTER, JABBERWOCK, ALICE = range(4)


def witzend() -> WarState:
    """The battle in Witzend before its second draw: the first has been drawn."""
    g = table(4, ["red_queen", "mad_hatter", "jabberwock", "alice"])
    g.cells[MARKERS + region("witzend")] = MARKER_6_8_12
    g.set_leader_strength(QUEEN, 2)
    for seat in range(4):
        give_quests(g, seat)
        g.set_shards(seat, 0)
    give_quests(g, HATTER, A_CASTLE)
    g.set_shield(JABBERWOCK, False)
    battle(
        g,
        "witzend",
        {
            QUEEN: {"leader": True, "bag": ["red_rook_weak"]},
            HATTER: {"supporters": 3, "bag": ["forge", "faction_1"]},
            JABBERWOCK: {
                "supporters": 2,
                "figures": ["walrus"],
                "castle": True,
                "bag": ["madness", "artifact", "flamingo_weak"],
            },
        },
        first={QUEEN: "red_rook_weak", HATTER: "forge", JABBERWOCK: "madness"},
        wagers={ALICE: JABBERWOCK},
    )
    return g


def test_witzend_starting_strengths_and_first_draw() -> None:  # WW-X01, WW-B03, WW-B09
    g = witzend()
    assert g.log is not None
    assert [(each["seat"], each["count"]) for each in told(g.log.events, "start-strength")] == [(0, 2), (1, 0), (2, 4)]
    play(g, form("lose", unit="supporter"))
    assert strengths(g) == [5, 1, 4, 0]
    assert g.units(JABBERWOCK, region("witzend")) == 2
    assert g.waiting == (QUEEN, HATTER, JABBERWOCK)


def test_witzend_draws() -> None:  # WW-X01, WW-B18, WW-B31
    g = witzend()
    play(g, form("lose", unit="supporter"))
    draw(g, {HATTER: "faction_1", JABBERWOCK: "artifact"}, halt=[QUEEN])
    assert strengths(g) == [5, 2, 7, 0]
    assert g.waiting == (HATTER, JABBERWOCK)
    draw(g, {JABBERWOCK: "flamingo_weak"}, halt=[HATTER])
    assert strengths(g) == [5, 2, 8, 0]
    assert asked(g) == "award_castle", "the only one active, and ahead: it must halt"


def test_witzend_outcome() -> None:  # WW-X01
    g = witzend()
    play(g, form("lose", unit="supporter"))
    draw(g, {HATTER: "faction_1", JABBERWOCK: "artifact"}, halt=[QUEEN])
    draw(g, {JABBERWOCK: "flamingo_weak"}, halt=[HATTER])
    assert vps(g)[JABBERWOCK] == 6 + 3
    play(g, form("place_castle", region="red_keep"))
    assert g.castle(JABBERWOCK, region("red_keep")) == UPRIGHT
    assert offered(g) == [form("no_feat"), form("complete_feat", quest=A_CASTLE)]
    play(g, form("complete_feat", quest=A_CASTLE))
    assert g.seat == HATTER
    supply = g.supporters(HATTER, RESERVE)
    play(g, form("forge_chip", chip="forge"), form("forge_on", track=2))
    assert g.leader_strength(HATTER) == 2
    play(g, form("forge_chip", chip="faction_1"), form("forge_on", track=3))
    assert g.supporters(HATTER, RESERVE) == supply + 1
    assert offered(g) == [form("draw_no_quests"), form("draw_quests", count=1)]
    play(g, form("draw_quests", count=1))
    assert len(hand(g, HATTER)) == 1
    assert (g.seat, offered(g)) == (
        QUEEN,
        [form("forge_nothing"), form("forge_chip", chip="red_rook_weak")],
    ), "space 5 has a Forge symbol"
    play(g, form("forge_nothing"))
    assert (g.seat, asked(g)) == (ALICE, "gain_ally")
    play(g, form("gain_chip", chip="rose_weak"))
    assert asked(g) == "rest"
    assert vps(g) == [3, 0, 9, 0]
    assert exhausted(g, JABBERWOCK) == Counter({"artifact": 1, "flamingo_weak": 1})
    assert track(g, JABBERWOCK) == ["madness"]


# --- WW-X02 ---------------------------------------------------------------------------------------------------

HER_BAG = ["forge", "madness", "madness", "madness"]


def red_keep() -> WarState:
    """The battle in the Red Keep after its first draw: Alice is seat 0, the Red Queen seat 1."""
    g = table(3, ["alice", "red_queen", "mad_hatter"])
    g.cells[MARKERS + region("red_keep")] = MARKER_2_8_14
    g.set_leader_strength(0, 3)
    for seat in range(3):
        give_quests(g, seat)
    fill_forged(g, 0, 2, "creature_weak", "forge", "faction_1")
    fill_track(g, 1, "madness", "madness", "double_madness")
    fill_exhausted(g, 1, "faction_2", "rose_strong")
    battle(
        g,
        "red_keep",
        {
            0: {"leader": True, "bag": ["faction_2", "forge", "rose_weak"]},
            1: {"figures": ["gryphon"], "supporters": 1, "bag": HER_BAG},
        },
        first={0: "faction_2", 1: "forge"},
    )
    return g


def test_red_keep_the_fourth_madness_refreshes_the_bag() -> None:  # WW-X02, WW-B13
    g = red_keep()
    assert strengths(g)[:2] == [5, 3]
    draw(g, {0: "forge", 1: "madness"})
    play(g, form("accept_chip"), form("lose", unit="gryphon"))
    assert strengths(g)[:2] == [6, 3]
    assert track(g, 1) == []
    assert exhausted(g, 1) == Counter()
    assert bag(g, 1) == Counter({"madness": 5, "double_madness": 1, "faction_2": 1, "rose_strong": 1})
    assert active(g, 1) == ["forge"], "her Active chip stays"


def test_red_keep_to_the_end() -> None:  # WW-X02, WW-B11, WW-B12, WW-C03
    g = red_keep()
    draw(g, {0: "forge", 1: "madness"})
    play(g, form("accept_chip"), form("lose", unit="gryphon"))
    draw(g, {0: "rose_weak", 1: "madness"})
    madness = bag(g, 1)["madness"]
    play(g, form("break_shield"))
    assert bag(g, 1)["madness"] == madness + 1, "the chip returns to the bag"
    assert strengths(g)[:2] == [8, 3]
    assert not g.is_shield_whole(1)
    draw(g, {1: "madness"}, halt=[0])
    assert exhausted(g, 1) == Counter({"forge": 1}), "Exhausted without forging"
    assert strengths(g)[1] == 0
    assert g.is_shield_whole(1)
    assert track(g, 1) == ["madness"], "the bag is not refreshed"
    assert g.castle(0, region("red_keep")) == UPRIGHT
    assert vps(g) == [2 + 1, 0, 0], "the award, and Rose A"
    artifacts = bag(g, 0)["artifact"]
    play(g, form("forge_chip", chip="rose_weak"), form("forge_on", track=2))
    assert vps(g) == [2 + 1 + 2, 0, 0]
    assert g.leader_strength(0) == 4
    assert bag(g, 0)["artifact"] == artifacts + 1
    assert asked(g) == "rest"


# --- WW-X03 to WW-X08 -----------------------------------------------------------------------------------------


def test_call_the_clams() -> None:  # WW-X03: exactly 2 or exactly 6 Active chips in Tulgey Woods
    feat = CARDS.feats[quest("call_the_clams")]
    assert CARDS.quest_region[quest("call_the_clams")] == region("tulgey_woods")
    chips = ["forge", "faction_1", "faction_1", "faction_1", "rose_weak", "rose_weak", "rose_weak"]
    holding = [
        count
        for count in range(8)
        if feat.holds(ending(fighter(5, " ".join(chips[:count])), region="tulgey_woods", step=None), 0)
    ]
    assert holding == [2, 6]


def test_befriend_them_all() -> None:  # WW-X03: five different types forged; Feat and Objective are 9
    g = table(3)
    fill_forged(g, 0, 1, "creature_strong", "rose_weak", "flamingo_weak", "red_rook_weak")
    fill_forged(g, 0, 2, "card_soldier_weak")
    number = quest("befriend_them_all")
    assert CARDS.objectives[number].holds(g, 0)
    g.cells[QUEST_HOLDER + number] = 1
    assert quest_points(g, 0, number) == 3
    state = ending(
        fighter(5, "forge faction_1 rose_weak creature_weak", hand="befriend_them_all", forged=["", "", "rose_weak"]),
        region="tulgey_woods",
    )
    assert {"kind": "complete_feat", "quest": "befriend_them_all"} in [
        state.form(action) for action in state.legal_actions()
    ]
    fill_forged(state, 0, 3, "creature_strong", "rose_weak", "flamingo_weak")
    state.apply(state.parse({"kind": "complete_feat", "quest": "befriend_them_all"}))
    assert quest_points(state, 0, number) == 3 + 3 + 3


def test_the_last_space_of_the_second_track() -> None:  # WW-X04
    g = table(3, ["red_queen", "alice", "mad_hatter"])
    give_quests(g, 0)
    give_quests(g, 1)
    fill_forged(g, 0, 2, "forge", "forge", "forge")
    fill_forged(g, 0, 3, "forge", "forge", "forge", "forge")
    g.set_leader_strength(0, 3)
    before = bag(g, 0)
    battle(
        g,
        "red_keep",
        {0: {"leader": True}, 1: {"supporters": 1}},
        first={0: "forge", 1: "forge"},
    )
    draw(g, {}, halt=[0, 1])
    assert (strengths(g)[:2], g.seat) == ([4, 1], 1)
    play(g, form("forge_nothing"), form("forge_chip", chip="forge"), form("forge_on", track=2))
    assert g.leader_strength(0) == 4
    play(g, form("discard_madness"))
    assert bag(g, 0)["madness"] == before["madness"] - 1
    assert bag(g, 0)["artifact"] == before["artifact"] + 1


def test_draws_from_a_tracker_at_0() -> None:  # WW-X05, WW-C01, WW-C02
    g = table(3, ["alice", "red_queen", "mad_hatter"])
    for seat in range(3):
        give_quests(g, seat)
    bag_of_0 = ["faction_2", "flamingo_weak", "card_soldier_weak", "madness"]
    battle(
        g,
        "red_keep",
        {0: {"bag": bag_of_0}, 1: {"leader": True, "bag": ["faction_1"] * 9}},
        first={0: "faction_2", 1: "faction_1"},
    )
    assert strengths(g)[0] == 2
    draw(g, {0: "flamingo_weak", 1: "faction_1"})
    assert strengths(g)[0] == 3
    draw(g, {0: "card_soldier_weak", 1: "faction_1"})
    assert strengths(g)[0] == 7
    assert active(g, 0) == ["faction_2", "flamingo_weak", "card_soldier_weak"]


def test_five_roses_count_for_both() -> None:  # WW-X06
    g = table(3)
    fill_active(g, 0, *["rose_weak"] * 3, *["rose_strong"] * 2, *["creature_weak"] * 2, *["red_rook_weak"] * 2)
    with_creatures = CARDS.objectives[quest("bread_and_butterfly")]
    with_red_rooks = CARDS.objectives[quest("the_live_flowers")]
    assert with_creatures.holds(g, 0)
    assert with_red_rooks.holds(g, 0)
    g.take_active(0, 0)
    assert not with_creatures.holds(g, 0)
    assert not with_red_rooks.holds(g, 0)


def test_the_starting_bag_holds_ten_chips() -> None:  # WW-X07, WW-S07
    g = table(3)
    assert bag(g, 0) == Counter(
        {"faction_1": 3, "faction_2": 1, "artifact": 2, "forge": 1, "double_madness": 1, "madness": 2}
    )
    assert g.bag_size(0) == 10
    assert CARDS.strength[CARDS.chip_names.index("artifact")] == 3
    assert CARDS.strength[MADNESS] == 0


def test_paint_the_roses() -> None:  # WW-X08
    number = quest("paint_the_roses")
    assert CARDS.quest_region[number] == region("meadow_of_living_flowers")
    holding = []
    for strength in range(26):
        state = ending(fighter(strength), region="meadow_of_living_flowers", step=None)
        find_places(state)
        if CARDS.feats[number].holds(state, 0):
            holding.append(strength)
    assert holding == [3, 4, 9, 10]


def test_a_final_active_chip_of_1_in_tulgey_woods() -> None:  # WW-X08
    number = quest("one_two_one_two")
    assert CARDS.quest_region[number] == region("tulgey_woods")
    state = ending(fighter(3, "faction_2 forge"), region="tulgey_woods", step=None)
    assert CARDS.feats[number].holds(state, 0)
    state = ending(fighter(3, "forge faction_2"), region="tulgey_woods", step=None)
    assert not CARDS.feats[number].holds(state, 0)
