"""Setting up (AH-01 to AH-12, AH-84 to AH-88)."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.games.alicematic_heroes.table import MAP, TILES, asked, commoner, hand, holders, territory, vp
from tests.games.playing import legal, play
from wabe.games.alicematic_heroes.game import GAME
from wabe.games.alicematic_heroes.table.cards import COLOURS, KINGDOMS, ROUNDS, SPACE_KINDS
from wabe.games.alicematic_heroes.table.layout import SLOT_LIMIT, SLOTS
from wabe.games.alicematic_heroes.table.state import HeroesState
from wabe.kernel.errors import BadOptions, NotYourTurn
from wabe.kernel.events import EventLog
from wabe.texts import Texts

PLAYERS = [3, 4, 5]
SPOTS = {4: 1, 5: 2, 6: 3}


def new(players: int, seed: int, **options: str) -> HeroesState:
    state = GAME.new(players, seed, options, EventLog())
    assert isinstance(state, HeroesState)
    return state


def keep_all(state: HeroesState) -> HeroesState:
    for seat in range(state.players):
        state.apply(0, seat)
    return state


def placed(players: int, seed: int) -> HeroesState:
    """After the set-up, everybody on any Cities."""
    rng = random.Random(seed)
    state = keep_all(new(players, seed))
    while asked(state) == "place_city":
        state.apply(rng.choice(state.legal_actions()))
    return state


def numbers(names: list[str]) -> list[int]:
    return [list(GAME.cards.names).index(name) for name in names]


# ----- map -----


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tile_is_a_city_and_six_spaces_around_it(players: int) -> None:  # AH-01 AH-04
    state = new(players, 1)
    spaces = state.view(None)["map"]["spaces"]
    assert len(spaces) == 7 * TILES[players]
    for number, space in enumerate(spaces):
        assert (space["kind"] == "city") == (number % 7 == 0)
        assert space["kind"] in SPACE_KINDS
    for position in range(TILES[players]):
        assert state.board.neighbours_of(7 * position) == [7 * position + k for k in range(1, 7)]


def test_every_land_and_city_prints_its_difficulty_and_a_forest_is_counted() -> None:  # AH-02 AH-62
    state = new(5, 2)
    for tile in GAME.content()["tiles"]:
        assert 4 <= tile["city"]["difficulty"] <= 6
        assert all((number == -1) == (kind == "forest") and number <= 6 for kind, number in tile["ring"])
    for space in state.view(None)["map"]["spaces"]:
        assert space["number"] >= (3 if space["kind"] == "forest" else 0)


def test_the_spots_of_a_city_go_with_its_number_and_lands_have_none() -> None:  # AH-03
    for space in new(5, 3).view(None)["map"]["spaces"]:
        assert space["spots"] == (SPOTS[space["number"]] if space["kind"] == "city" else 0)


def test_fifteen_tiles_are_shuffled_and_turned_and_some_stay_out() -> None:  # AH-04
    seen = Counter[str]()
    turned = Counter[int]()
    for seed in range(600):
        tiles = new(3, seed).view(None)["map"]["tiles"]
        names = [tile["tile"] for tile in tiles]
        assert len(set(names)) == 9
        seen[names[0]] += 1
        turned[tiles[4]["turned"]] += 1
    assert len(seen) == 15
    assert all(15 < count < 75 for count in seen.values())
    assert sorted(turned) == [0, 1, 2, 3, 4, 5]
    assert all(60 < count < 145 for count in turned.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_tile_centres_lie_on_the_lattice_and_touch_up_to_six_others(players: int) -> None:  # AH-58
    """Figure 4 of the ledger: centres at i*(2,1) + j*(-1,3), neighbours exactly 3 apart, the next nearest 5."""
    centres = new(players, 4).board.centres
    for q, r in centres:
        assert (r + 3 * q) % 7 == 0  # q = 2i - j, r = i + 3j
        apart = sorted(max(abs(q - a), abs(r - b), abs(q + r - a - b)) for a, b in centres)[1:]
        assert 2 <= apart.count(3) <= 6
        assert set(apart) & {1, 2, 4} == set()


def test_the_thirteen_tiles_have_an_edge_like_this() -> None:
    """Figure 6: of 78 outer spaces 36 have 6 neighbours, 12 have 5, 12 have 4, 18 have 3."""
    board = new(5, 5).board
    sides = Counter(len(board.neighbours_of(space)) for space in range(board.spaces) if space % 7)
    assert sides == {6: 36, 5: 12, 4: 12, 3: 18}


# ----- kingdoms and cards -----


def test_each_player_has_five_slots_and_sixteen_tokens() -> None:  # AH-05 AHA-01
    for seat in new(4, 6).view(None)["seats"]:
        assert seat["slots"] == {colour: [] for colour in COLOURS}
        assert (seat["territory"], seat["alices"], seat["tokens"]) == (16, 0, {"red": 0, "yellow": 0, "green": 0})


@pytest.mark.parametrize("players", PLAYERS)
def test_five_of_the_ninety_cards_for_each(players: int) -> None:  # AH-06
    state = new(players, 7)
    hands = [hand(state, seat) for seat in range(players)]
    assert [len(cards) for cards in hands] == [5] * players
    assert state.deck_size() == 90 - 5 * players
    assert sum(GAME.cards.copies) == 90
    assert len({tuple(hand(new(3, seed))) for seed in range(100)}) > 90


def test_the_bank_has_twenty_tokens_of_each_colour() -> None:  # AH-08
    assert new(3, 8).view(None)["bank"] == {"red": 20, "yellow": 20, "green": 20}


def test_no_two_players_share_a_kingdom_and_hosts_may_choose() -> None:  # AH-86 AHA-87
    for seed in range(50):
        assert len({seat["kingdom"] for seat in new(5, seed).view(None)["seats"]}) == 5
    state = new(3, 1, kingdom_2="march_hare", kingdom_1="mad_hatter")
    assert [seat["kingdom"] for seat in state.view(None)["seats"]][:2] == ["mad_hatter", "march_hare"]
    with pytest.raises(BadOptions, match="march_hare"):
        new(3, 1, kingdom_2="march_hare", kingdom_3="march_hare")


def test_kingdoms_differ_in_name_alone() -> None:  # AHA-87
    for first, second in itertools.pairwise(KINGDOMS):
        one, two = (new(3, 9, kingdom_1=name, kingdom_2="random").view(0)["seats"][0] for name in (first, second))
        same = ("slots", "powers", "territory", "tokens", "vp")
        assert [one[name] for name in same] == [two[name] for name in same]


# ----- mulligan -----


def test_any_cards_are_given_back_once_and_redrawn_to_five() -> None:  # AH-07 AHA-74
    state = new(3, 10)
    before, deck = hand(state), [state.deck_card(index) for index in range(6)]
    state.apply(state.parse({"kind": "mulligan", "cards": before[:2]}, 0), 0)
    state.apply(state.parse({"kind": "mulligan", "cards": hand(state, 1)}, 1), 1)
    state.apply(0, 2)
    assert Counter(numbers(hand(state))) == Counter([*numbers(before[2:]), *deck[:2]])
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 5, 5]
    assert asked(state) == "place_city"


@pytest.mark.parametrize("seed", range(4))
def test_every_part_of_the_hand_may_be_given_back(seed: int) -> None:  # AH-07
    state = new(3, seed)
    cards = hand(state)
    parts = {tuple(sorted(state.form(action, 0)["cards"])) for action in state.legal_actions(0)}
    masks = [[card for index, card in enumerate(cards) if mask >> index & 1] for mask in range(32)]
    assert parts == {tuple(sorted(part)) for part in masks}
    assert len(state.legal_actions(0)) == len(parts)


def test_cards_given_back_stay_out_of_the_redraw_and_become_the_discards() -> None:  # AHA-43 AHA-74
    for seed in range(20):
        state = new(5, seed)
        given = Counter[str]()
        for seat in range(5):
            given.update(hand(state, seat))
            state.apply(state.legal_actions(seat)[-1], seat)
        assert Counter(state.view(None)["discard"]) == given
        assert state.deck_size() == 90 - 50


def test_mulligans_are_decided_by_all_at_once_and_in_secret() -> None:  # AHA-88
    state = new(3, 11)
    assert tuple(state.waiting) == (0, 1, 2)
    before = state.view(1)
    state.apply(state.legal_actions(0)[3], 0)
    assert tuple(state.waiting) == (1, 2)
    after = state.view(1)
    assert [seat["hand"] for seat in after["seats"]] == [5, 5, 5]
    assert (after["seats"], after["discard"]) == (before["seats"], {})
    with pytest.raises(NotYourTurn):
        state.apply(0, 0)


def test_the_numbers_given_back_become_public() -> None:  # AHA-88
    state = new(3, 12)
    for seat, count in enumerate((3, 0, 5)):
        state.apply(state.parse({"kind": "mulligan", "cards": hand(state, seat)[:count]}, seat), seat)
    assert state.log is not None
    told = [event.project(None)["args"] for event in state.log.events if event.kind == "mulligan"]
    assert [(each["seat"], each["count"]) for each in told] == [(0, 3), (1, 0), (2, 5)]


def test_the_map_is_known_at_the_mulligan_and_the_start_player_is_not() -> None:  # AH-85
    state = new(3, 13)
    assert asked(state) == "mulligan"
    assert len(state.view(0)["map"]["tiles"]) == 9
    assert state.view(0)["start"] is None
    assert state.log is not None
    assert "game-started" not in [event.kind for event in state.log.events]
    keep_all(state)
    assert [event.kind for event in state.log.events][-1] == "game-started"


def test_the_redraw_does_not_depend_on_who_decided_first() -> None:  # AHA-74 AHA-88
    one, two = new(3, 14), new(3, 14)
    for state, order in ((one, (0, 1, 2)), (two, (2, 0, 1))):
        for seat in order:
            state.apply(state.legal_actions(seat)[-1], seat)
    assert one.to_json() == two.to_json()


def test_the_hint_for_the_mulligan_is_told_and_bots_follow_it() -> None:  # AH-87
    """Of two equal cards a bot would rather give one back; dear Alices it judges by what they bring."""
    assert "dear Alices and second cards of a colour" in " ".join(Texts(GAME).text("how-to-play").split())
    pairs = 0
    for seed in range(40):
        state = new(3, seed)
        cards, worth = hand(state), GAME.advise(state, 0)
        for card in {card for card in cards if cards.count(card) == 2}:
            one, both = given(state, worth, [card]), given(state, worth, [card, card])
            assert one - given(state, worth, []) > both - one
            pairs += 1
    assert pairs > 3


def given(state: HeroesState, worth: list[float], cards: list[str]) -> float:
    """What the advice says to giving back these cards."""
    return worth[state.legal_actions(0).index(state.parse({"kind": "mulligan", "cards": cards}, 0))]


def test_the_hint_about_room_is_told_and_follows_from_the_numbers() -> None:  # AH-88
    assert "you play fourteen cards at most, four to a slot" in " ".join(Texts(GAME).text("how-to-play").split())
    assert (ROUNDS, SLOT_LIMIT, SLOTS * SLOT_LIMIT) == (14, 4, 20)


# ----- start -----


def test_anybody_may_be_the_start_player() -> None:  # AH-09
    starts = Counter(int(keep_all(new(4, seed)).start) for seed in range(800))
    assert sorted(starts) == [0, 1, 2, 3]
    assert all(140 < count < 260 for count in starts.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_cities_are_placed_around_and_back(players: int) -> None:  # AH-10 AH-11
    state = keep_all(new(players, 16))
    start, order = int(state.start), []
    while asked(state) == "place_city":
        order.append(state.seat)
        state.apply(state.legal_actions()[0])
    clockwise = [(start + step) % players for step in range(players)]
    assert order == clockwise + clockwise[::-1]
    assert [seat["territory"] for seat in state.view(None)["seats"]] == [14] * players
    assert sum(len(holders(state, 7 * position)) for position in range(TILES[players])) == 2 * players
    assert state.active == start


@pytest.mark.parametrize("players", PLAYERS)
def test_any_city_but_that_of_the_centre_tile(players: int) -> None:  # AH-10 AHA-05
    state = keep_all(new(players, 17))
    assert state.board.centres[0] == (0, 0)
    assert legal(state) == [f"place_city {7 * position}" for position in range(1, TILES[players])]


def test_a_city_may_be_chosen_while_it_has_a_spot_even_ones_own() -> None:  # AH-12 AHA-06
    state = keep_all(new(3, 18))
    two = next(p for p in range(1, 9) if state.board.spots[7 * p] == 2)
    one = next(p for p in range(1, 9) if state.board.spots[7 * p] == 1)
    first = state.seat
    play(state, f"place_city {7 * one}")
    assert f"place_city {7 * one}" not in legal(state)
    play(state, f"place_city {7 * two}")
    last = state.seat
    other = next(p for p in range(1, 9) if p != two and state.board.spots[7 * p] > 1)
    play(state, f"place_city {7 * other}", f"place_city {7 * other}")
    assert holders(state, 7 * other)[:2] == [last, last]
    assert state.seat != first
    play(state, f"place_city {7 * two}")
    assert f"place_city {7 * two}" not in legal(state)


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_always_room_to_start(players: int) -> None:  # AHA-07
    spots = sorted(SPOTS[tile["city"]["difficulty"]] for tile in GAME.content()["tiles"])
    assert sum(spots[: TILES[players] - 1]) >= 2 * players  # even with the smallest Cities of all


def test_start_tokens_bring_no_points_and_no_effects() -> None:  # AHA-83 E-39
    state = placed(4, 19)
    assert [seat["vp"] for seat in state.view(None)["seats"]] == [0] * 4
    assert [vp(state, seat) for seat in range(4)] == [0] * 4
    assert all(seat["cities"] in (1, 2) for seat in state.view(None)["seats"])


def test_start_cities_are_cities_in_all_else() -> None:  # AHA-83 AH-40 AH-57
    state = placed(3, 20)
    me = int(state.active)
    (card, *_) = hand(state, me)
    commoner(state, card, "blue")
    home = next(7 * p for p in range(9) if me in holders(state, 7 * p))
    reach = state.view(me)["reach"]
    near = [space for space in range(home + 1, home + 7) if str(space) in reach]
    assert near
    assert all(reach[str(space)]["mobility"][1] == 0 for space in near)


@pytest.mark.parametrize("players", PLAYERS)
def test_sixteen_tokens_are_two_and_fourteen(players: int) -> None:  # AHA-55
    """Figure 1 of the ledger."""
    state = placed(players, 21)
    assert [territory(state, seat) for seat in range(players)] == [14] * players
    assert state.view(None)["rounds"] == 14


def test_the_map_of_these_tests_is_a_real_one() -> None:  # AH-04
    assert len(set(MAP)) == 13
    assert set(MAP) <= {tile["id"] for tile in GAME.content()["tiles"]}
