"""The tea table and its turns: WW-T01 to WW-T06, WW-T24, WW-T29, WW-T31, WW-T32, WW-2P04."""

from __future__ import annotations

import pytest

from tests.games.wonderlands_war.table import asked
from tests.games.wonderlands_war.tea import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    KEEP,
    ONE,
    QUEEN,
    REGIONS,
    WITZEND,
    build,
    do,
    kinds,
    lay,
    legal,
    play,
    put,
    seen,
    sit,
    tea,
    told,
)
from wabe.games.wonderlands_war import rounds
from wabe.games.wonderlands_war.table.layout import AT_TABLE, FROM_AWARDS, HEAD, TEA, TEA_DECK
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.tea_party import turns as tea_party

TABLES = [(CAT, HATTER), (CAT, HATTER, QUEEN), (CAT, HATTER, QUEEN, ALICE), (CAT, HATTER, QUEEN, ALICE, JABBERWOCK)]
CHAIRS = {2: 11, 3: 11, 4: 12, 5: 13}


def cards_on_table(state: WarState) -> list[str | None]:
    return [chair["card"] for chair in state.view(None)["table"]["chairs"]]


def chairs_on_offer(state: WarState) -> list[int]:
    """The chairs whose card may be taken now."""
    assert asked(state) == "choose_chair"
    return [int(move.split()[1]) for move in legal(state) if move.startswith("take_card")]


def finish(state: WarState, *moves: str) -> None:
    """These moves, then the first choice each time until the turn has passed on or the Party is over."""
    turn = state.turn
    play(state, *moves)
    while state.turn == turn and asked(state) not in ("choose_chair", "place_leader", "place_poison"):
        play(state, legal(state)[0])


# ----- laying the table -----


@pytest.mark.parametrize("factions", TABLES)
def test_a_card_of_the_round_lies_on_every_open_chair(factions: tuple[str, ...]) -> None:  # WW-T01
    cards = cards_on_table(tea(*factions))
    assert len(cards) == CHAIRS[len(factions)] == len(set(cards))
    assert all(card is not None and card.startswith("t1_") for card in cards)


@pytest.mark.parametrize(("players", "missing"), [(3, {5, 9}), (4, {9}), (5, set())])
def test_chairs_that_are_not_in_the_game_get_no_card(players: int, missing: set[int]) -> None:  # WW-T01
    state = tea(*TABLES[players - 2])
    assert {chair for chair in range(1, 14) if state.card_on(chair) < 0} == missing


@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_round_has_its_own_thirty_cards(number: int) -> None:  # WW-T01
    state = tea()
    state.round = number
    lay(state, 1)
    do(state, tea_party.LAY_TABLE)
    cards = [card for card in cards_on_table(state) if card]
    assert len(cards) == 11
    assert all(card.startswith(f"t{number}_") for card in cards)
    assert state.tea_next == 11
    assert "t1_01" not in cards or number == 1


def test_laying_the_table_begins_the_party_anew() -> None:  # WW-T01 WW-L04
    state = tea()
    state.count_party_card(0)
    state.my_party = True
    do(state, tea_party.LAY_TABLE)
    assert state.party_cards(0) == 0
    assert not state.my_party
    assert state.active == state.party_first


# ----- who begins -----


def scored(*vp: int) -> WarState:
    """After Round I, with so many VP on the track."""
    state = tea()
    for seat, count in enumerate(vp):
        state.add_vp(seat, FROM_AWARDS, count)
        state.put_leader(seat, AT_TABLE)
    return state


def test_the_first_player_begins_round_one() -> None:  # WW-T02
    state = tea()
    assert state.active == 0
    assert state.party_first == 0


def test_the_fewest_vp_begin_a_later_round() -> None:  # WW-T02
    assert rounds.first_player(scored(5, 3, 4)) == 1


def test_of_equal_vp_the_fewest_units_begin() -> None:  # WW-T02
    state = scored(3, 3, 9)
    put(state, KEEP, 2, seat=0)
    put(state, WITZEND, 1, seat=1)
    assert rounds.first_player(state) == 1


def test_of_equal_vp_and_units_the_earlier_seat_begins() -> None:  # WW-T02
    state = scored(9, 3, 3)
    put(state, KEEP, 1, seat=1)
    put(state, KEEP, 1, seat=2)
    assert rounds.first_player(state) == 1


def test_leaders_at_the_head_and_castles_do_not_count_for_who_begins() -> None:  # WW-T32
    state = scored(3, 3, 3)
    put(state, KEEP, 1, seat=0)
    build(state, WITZEND, seat=1)
    assert rounds.first_player(state) == 1


def test_turns_go_clockwise_by_seat() -> None:  # WW-T02
    state = tea()
    order = []
    for _ in range(4):
        order.append(state.active)
        finish(state, legal(state)[1])
    assert order == [0, 1, 2, 0]


# ----- moving -----


def test_a_leader_may_go_any_number_of_chairs_to_a_card() -> None:  # WW-T03
    state = tea()
    lay(state, 2, 7, 13)
    assert chairs_on_offer(state) == [2, 7, 13]


def test_a_chair_without_a_card_is_no_aim() -> None:  # WW-T03
    state = tea()
    lay(state, 4)
    sit(state, s1=6)
    assert chairs_on_offer(state) == [4]


def test_only_chairs_ahead_are_reached_before_the_head() -> None:  # WW-T03 WW-T05
    state = tea()
    lay(state, 2, 4, 8)
    sit(state, s0=6)
    assert chairs_on_offer(state) == [8]
    assert "visit_head" in legal(state)


def test_the_card_is_taken_and_the_leader_sits_there() -> None:  # WW-T03
    state = tea()
    lay(state, 2, 7)
    events = play(state, "take_card 7")
    assert told(events, "card-taken") == [{"seat": 0, "card": "t1_07", "chair": 7}]
    assert state.chair_of(0) == 7
    assert state.card_on(7) < 0
    assert state.party_cards(0) == 1


def test_taken_cards_stay_with_the_player() -> None:  # WW-T24
    state = tea()
    lay(state, 7)
    finish(state, "take_card 7")
    state.round = 2
    do(state, tea_party.LAY_TABLE)
    assert seen(state)["cards"] == ["t1_07"]


# ----- the Head of the Table -----


def test_reaching_the_head_forces_a_stop() -> None:  # WW-T04
    state = tea()
    lay(state, 2, 4, 12)
    sit(state, s0=10)
    assert legal(state) == ["visit_head", "take_card 12 t1_12"]


def test_the_head_gives_a_roll_of_shards_and_refills_the_chairs() -> None:  # WW-T04
    state = tea()
    lay(state, 2, 12)
    sit(state, s0=10)
    before = state.shards(0)
    events = play(state, "visit_head", chance=[ONE])
    assert kinds(events) == ["head-visited", "die-rolled", "shards-gained", "chairs-refilled"]
    assert state.shards(0) == before + 1
    assert told(events, "chairs-refilled") == [{"seat": 0, "count": 9}]
    assert len([card for card in cards_on_table(state) if card]) == 11


def test_after_the_head_the_leader_goes_on_in_the_same_turn_knowing_the_new_cards() -> None:  # WW-T04
    state = tea()
    lay(state, 12)
    sit(state, s0=10)
    play(state, "visit_head", chance=[ONE])
    assert state.active == 0
    assert state.chair_of(0) == HEAD
    assert chairs_on_offer(state) == [1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13]


def test_the_head_is_visited_once_a_turn_and_no_turn_ends_there() -> None:  # WW-T04 WW-T05
    state = tea()
    play(state, "visit_head", chance=[ONE])
    assert all(move.startswith("take_card") for move in legal(state))


def test_with_no_card_ahead_the_head_must_be_passed() -> None:  # WW-T05 WW-R17
    state = tea(HATTER, CAT, QUEEN)
    state.my_party = True
    lay(state, 2, 4)
    sit(state, s0=6)
    assert legal(state) == ["visit_head"]


def test_starting_at_the_head_is_not_reaching_it() -> None:  # WW-T31
    state = tea()
    lay(state, 2, 7)
    events = play(state, "take_card 2")
    assert "die-rolled" not in kinds(events)
    assert "chairs-refilled" not in kinds(events)


def test_a_full_lap_to_the_head_is_allowed() -> None:  # WW-T31
    state = tea()
    assert state.chair_of(0) == HEAD
    sit(state, s1=3)
    play(state, "visit_head", chance=[ONE])
    assert state.at_head
    assert state.passed


def test_the_chair_left_counts_as_empty_and_those_of_other_leaders_do_not() -> None:  # WW-T31
    state = tea()
    lay(state, 12)
    sit(state, s0=10, s1=3)
    play(state, "visit_head", chance=[ONE])
    assert state.card_on(10) >= 0
    assert state.card_on(3) < 0


@pytest.mark.parametrize("faction", [CAT, ALICE])
def test_cards_are_dealt_clockwise_from_the_head(faction: str) -> None:  # WW-T31
    state = tea(faction, HATTER, QUEEN)
    deck = [state.cells[cell] for cell in range(TEA, TEA + TEA_DECK)]
    lay(state, 4, 10)
    play(state, "visit_head", chance=[ONE])
    dealt = [state.card_on(chair) for chair in (1, 2, 3, 6, 7, 8, 11, 12, 13)]
    assert dealt == deck[11:20]


@pytest.mark.parametrize("factions", TABLES)
def test_a_tea_deck_lasts_for_a_whole_party(factions: tuple[str, ...]) -> None:  # WW-T29
    state = tea(*factions)
    while state.phase() == "tea" and state.round == 1:
        moves = legal(state)
        state.apply(state.legal_actions()[moves.index("visit_head") if "visit_head" in moves else 0])
    assert state.tea_next <= 28


# ----- Leaders to the Regions -----


def with_cards(state: WarState, *counts: int) -> None:
    """So many cards taken in this Party, by seat; then the turn of seat 0 anew."""
    for seat, count in enumerate(counts):
        for _ in range(count):
            state.count_party_card(seat)
    state.depth -= 2  # the choice of a chair and the end of the turn
    do(state, tea_party.TEA_TURN)


def test_with_four_cards_the_leader_goes_to_any_region_instead() -> None:  # WW-T06
    state = tea()
    with_cards(state, 4, 3, 3)
    assert legal(state) == [f"place_leader {region}" for region in REGIONS]
    events = play(state, "place_leader witzend")
    assert told(events, "leader-placed") == [{"seat": 0, "region": "witzend"}]
    assert state.leader_at(0) == WITZEND
    assert state.active == 1


def test_with_two_players_the_leader_goes_after_five_cards_and_not_to_the_closed_region() -> None:  # WW-2P04 WW-2P09
    state = tea(CAT, HATTER)
    with_cards(state, 4, 4)
    assert asked(state) == "choose_chair"
    state.count_party_card(0)
    state.depth -= 2
    do(state, tea_party.TEA_TURN)
    closed = state.view(None)["closed"]
    assert len(legal(state)) == 4
    assert f"place_leader {closed}" not in legal(state)


def test_a_leader_in_a_region_leaves_his_chair() -> None:  # WW-T06
    state = tea()
    sit(state, s0=7)
    with_cards(state, 4)
    play(state, "place_leader witzend")
    assert state.leader_on(7) < 0


def test_the_party_ends_when_all_leaders_are_placed() -> None:  # WW-T06
    state = tea()
    with_cards(state, 4, 4, 4)
    play(state, "place_leader witzend", "place_leader red_keep")
    assert state.phase() == "tea"
    events = play(state, "place_leader tulgey_woods")
    assert "party-ended" in kinds(events)
    assert state.phase() == "war"
