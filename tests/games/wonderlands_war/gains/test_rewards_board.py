"""Rewards of abilities, Castles, Quests and forging: WW-T16, WW-T18, WW-T21, WW-T27 to WW-T29, WW-2P08, WW-2P13."""

from __future__ import annotations

from tests.games.wonderlands_war.table import CARDS, asked, bag, chip, unlock
from tests.games.wonderlands_war.tea import (
    CAT,
    HATTER,
    KEEP,
    QUEEN,
    REGIONS,
    RESERVE,
    WITZEND,
    build,
    card,
    gained,
    give,
    kinds,
    legal,
    play,
    seen,
    supporters,
    tea,
    told,
)
from wabe.games.wonderlands_war.gains.unlocking import act_on_unlock
from wabe.games.wonderlands_war.table.chips import FORGE, MADNESS
from wabe.games.wonderlands_war.table.layout import QUEST

# ----- abilities -----


def test_any_locked_ability_is_unlocked() -> None:  # WW-T16
    state = tea()
    names = list(CARDS.faction_abilities[4:8])
    unlock(state, 0, names[1])
    give(state, "ability")
    assert legal(state) == [f"unlock {name}" for name in names if name != names[1]]
    events = play(state, f"unlock {names[3]}")
    assert told(events, "ability-unlocked") == [{"seat": 0, "ability": names[3]}]
    assert seen(state)["unlocked"] == [names[1], names[3]]


def test_with_none_locked_nothing_is_unlocked() -> None:  # WW-T16
    state = tea()
    for ability in range(4):
        state.unlock(0, ability)
    assert give(state, "ability") == []


def test_an_ability_unlocked_in_a_battle_waits_with_its_effect_for_the_clean_up() -> None:  # WW-O13 WW-C08
    state = tea("alice", CAT, QUEEN)
    state.region = WITZEND
    give(state, "ability")
    play(state, "unlock befriend_the_populace")
    assert asked(state) == "choose_chair"
    ability = list(CARDS.faction_abilities[0:4]).index("befriend_the_populace")
    assert state.on_unlock == 1 << ability
    act_on_unlock(state, 0, ability)
    state.settle()
    assert asked(state) == "place_figure"


# ----- Castles -----


def test_a_castle_goes_to_a_region_without_one() -> None:  # WW-T18
    state = tea()
    build(state, WITZEND)
    give(state, "castle")
    assert legal(state) == [f"place_castle {region}" for region in REGIONS if region != "witzend"]
    events = play(state, "place_castle red_keep")
    assert told(events, "castle-placed") == [{"seat": 0, "region": "red_keep"}]
    assert state.has_castle(0, KEEP)
    assert state.castles_left(0) == 3


def test_without_a_free_region_or_a_castle_nothing_is_placed() -> None:  # WW-T18
    state = tea()
    for region in range(5):
        build(state, region)
    assert give(state, "castle") == []
    other = tea()
    other.add_castles_left(0, -5)
    assert give(other, "castle") == []


def test_with_two_players_a_castle_lies_first_and_is_then_turned() -> None:  # WW-2P08 WW-T18
    state = tea(CAT, HATTER)
    open_regions = [region for region in range(5) if state.is_open(region)]
    first = REGIONS[open_regions[0]]
    give(state, "castle")
    assert len(legal(state)) == 4
    play(state, f"place_castle {first}")
    assert state.view(None)["regions"][open_regions[0]]["seats"][0]["castle"] == "sideways"
    give(state, "castle")
    assert f"turn_castle {first}" in legal(state)
    events = play(state, f"turn_castle {first}")
    assert kinds(events) == ["castle-turned"]
    assert state.castles_left(0) == 4
    give(state, "castle")
    assert first not in " ".join(legal(state))  # at most one in a Region (WW-2P13)


def test_with_two_players_a_lying_castle_is_turned_though_none_is_left() -> None:  # WW-2P13
    state = tea(CAT, HATTER)
    region = next(each for each in range(5) if state.is_open(each))
    build(state, region)
    state.add_castles_left(0, -4)
    give(state, "castle")  # forced
    assert state.castle(0, region) == 2


# ----- Quests -----


def test_a_quest_may_be_drawn() -> None:  # WW-T21 WW-T28
    state = tea()
    size = state.quest_size
    give(state, "quest1")
    assert legal(state) == ["draw_no_quests", "draw_quests 1"]
    play(state, "draw_quests 1")
    assert seen(state)["quests"] == 2
    assert state.quest_size == size - 1
    give(state, "quest1")
    play(state, "draw_no_quests")
    assert seen(state)["quests"] == 2


def test_of_two_drawn_any_of_the_hand_goes_to_the_bottom_of_the_deck() -> None:  # WW-T21
    state = tea()
    old = state.view(0)["seats"][0]["hand"][0]
    give(state, "quest2keep")
    play(state, "draw_quests 2")
    assert len(legal(state)) == 3
    assert f"discard_quest {old}" in legal(state)
    play(state, f"discard_quest {old}")
    assert seen(state)["quests"] == 2
    deck = [state.cells[QUEST + index] & 255 for index in range(state.quest_size)]
    assert list(CARDS.quest_names).index(old) in (deck[0], deck[-1])


def test_a_short_quest_deck_gives_what_there_is() -> None:  # WW-T29
    state = tea()
    state.quest_size = 1
    give(state, "quest2keep")
    play(state, "draw_quests 1")
    assert asked(state) == "discard_quest"
    assert len(legal(state)) == 2


def test_an_empty_quest_deck_gives_nothing() -> None:  # WW-T29
    state = tea()
    state.quest_size = 0
    give(state, "quest1")
    give(state, "quest2keep")
    assert asked(state) == "choose_chair"
    assert seen(state)["quests"] == 1


# ----- forging by a card -----


def test_a_card_may_forge_a_chip_of_the_bag() -> None:  # WW-T27
    state = tea()
    state.add_to_bag(0, chip("red_rook_weak"), 1)
    card(state, "forge_a_chip")
    chips = ["red_rook_weak", "forge", "faction_1", "faction_2", "artifact"]
    assert set(legal(state)) == {"forge_nothing", *(f"forge_chip {chip}" for chip in chips)}
    before = bag(state)
    play(state, "forge_chip red_rook_weak", "forge_on 3")
    assert gained(before, bag(state)) == {"red_rook_weak": -1}  # no Forge chip is needed
    assert seen(state)["forged"][2][0] == "red_rook_weak"
    assert state.supporters(0, RESERVE) == 11


def test_forging_by_a_card_is_optional() -> None:  # WW-T27 WW-T28
    state = tea()
    before = bag(state)
    card(state, "forge_a_chip")
    play(state, "forge_nothing")
    assert bag(state) == before
    assert asked(state) == "choose_chair"


def test_a_rose_forged_by_a_card_pays_no_vp_in_set_a_and_places_a_supporter_in_set_d() -> None:  # WW-T27
    state = tea()
    state.add_to_bag(0, chip("rose_weak"), 1)
    card(state, "forge_a_chip")
    play(state, "forge_chip rose_weak", "forge_on 3")
    assert state.vp(0) == 0
    assert asked(state) == "choose_chair"
    other = tea(CAT, HATTER, QUEEN, rose_set="D")
    other.add_to_bag(0, chip("rose_weak"), 1)
    card(other, "forge_a_chip")
    play(other, "forge_chip rose_weak", "forge_on 3", "choose_region witzend")
    assert supporters(other)[WITZEND] == 1


def test_with_no_chip_to_forge_or_no_space_a_card_forges_nothing() -> None:  # WW-T27 WW-T28
    state = tea()
    for each in range(MADNESS):
        state.add_to_bag(0, each, -state.in_bag(0, each))
    card(state, "forge_a_chip")
    assert asked(state) == "choose_chair"
    full = tea()
    for track in range(4):
        for space in range(4):
            full.set_forged(0, track, space, FORGE)
    card(full, "forge_a_chip")
    assert asked(full) == "choose_chair"
