"""Setting up (WW-S01 to WW-S18, WW-2P01 to WW-2P03, WW-2P09)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wonderlands_war.walks import PLAYERS
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.chips import FACTIONS, LEVELS, REGION_NAMES, TYPES, type_of
from wabe.games.wonderlands_war.table.layout import MARKERS
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.errors import BadOptions, BadPlayers
from wabe.kernel.events import Event, EventLog
from wabe.kernel.message import Json

CARDS = GAME.cards
MANY = 300
ALLIES = ["card_soldier", "flamingo", "rose", "red_rook", "creature"]
STARTING_BAG = {"faction_1": 3, "faction_2": 1, "artifact": 2, "forge": 1, "double_madness": 1, "madness": 2}


def new(players: int, seed: int = 1, **options: str) -> WarState:
    state = GAME.new(players, seed, options, EventLog())
    assert isinstance(state, WarState)
    return state


def begun(players: int, seed: int = 1, **options: str) -> WarState:
    """The Tea Party of Round I, everybody having kept the first of two Quests."""
    state = new(players, seed, **options)
    for seat in range(players):
        state.apply(state.legal_actions(seat)[0], seat)
    return state


def told(state: WarState, kind: str) -> list[Event]:
    assert state.log is not None
    return [event for event in state.log.events if event.kind == kind]


def table(players: int, seed: int = 1, **options: str) -> Json:
    """What a spectator sees as the game begins."""
    return new(players, seed, **options).view(None)


# ----- players and Factions -----


def test_two_to_five_players() -> None:  # WW-S01
    for players in (1, 6):
        with pytest.raises(BadPlayers):
            GAME.new(players, 1)
    assert [len(table(players)["seats"]) for players in PLAYERS] == PLAYERS


def test_each_player_has_a_different_faction_by_chance() -> None:  # WW-S01
    seen = Counter[str]()
    for seed in range(MANY):
        factions = [seat["faction"] for seat in table(3, seed)["seats"]]
        assert len(set(factions)) == 3
        seen.update(factions)
    assert sorted(seen) == sorted(FACTIONS)
    assert all(130 < count < 230 for count in seen.values())


def test_factions_may_be_chosen_but_not_twice() -> None:  # WW-S01
    chosen = table(4, faction_2="alice", faction_4="jabberwock")["seats"]
    assert (chosen[1]["faction"], chosen[3]["faction"]) == ("alice", "jabberwock")
    assert len({seat["faction"] for seat in chosen}) == 4
    with pytest.raises(BadOptions, match="Two seats are to have the Mad Hatter"):
        GAME.new(3, 1, {"faction_1": "mad_hatter", "faction_3": "mad_hatter"})


def test_seat_0_is_the_first_player_of_round_i_and_seats_go_clockwise() -> None:  # WW-S12 WW-S14
    for seed in range(20):
        state = begun(4, seed, faction_1="alice", faction_2="red_queen", faction_3="cheshire_cat")
        assert state.view(None)["first"] == 0
        order: list[int] = []
        while state.round == 1 and len(order) < 4:
            if state.active not in order:
                order.append(int(state.active))
            state.apply(state.legal_actions()[0])
        assert order == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "shards"), [(2, [2, 1]), (3, [3, 2, 1]), (4, [3, 2, 2, 1]), (5, [3, 2, 2, 1, 1])])
def test_starting_shards_depend_on_seat_and_number_of_players(players: int, shards: list[int]) -> None:  # WW-S12
    assert [seat["shards"] for seat in table(players)["seats"]] == shards


# ----- the board -----


def test_five_regions_in_a_ring() -> None:  # WW-S02
    state = new(4)
    assert [region["region"] for region in state.view(None)["regions"]] == REGION_NAMES
    ring = ["red_keep", "tulgey_woods", "meadow_of_living_flowers", "pool_of_tears", "witzend"]
    assert ring == REGION_NAMES
    for index in range(5):
        assert state.next_region(index) == (index + 1) % 5
        assert state.previous_region((index + 1) % 5) == index
        near = [other for other in range(5) if state.is_adjacent(index, other)]
        assert sorted(near) == sorted([(index + 1) % 5, (index + 4) % 5])
    assert state.is_adjacent(REGION_NAMES.index("pool_of_tears"), REGION_NAMES.index("witzend"))


def test_five_of_six_markers_lie_in_the_regions_the_sixth_is_out() -> None:  # WW-S03
    out = Counter[int]()
    for seed in range(MANY):
        state = new(4, seed)
        laid = [int(state.cells[MARKERS + region]) for region in range(5)]
        assert len(set(laid)) == 5
        out.update(set(range(6)) - set(laid))
        for region, marker in zip(state.view(None)["regions"], laid, strict=True):
            assert region["marker"] == list(CARDS.awards[marker * 3 : marker * 3 + 3])
            assert len(region["marker"]) == 3
            assert region["award"] == region["marker"][0]  # of Round I
    assert sorted(out) == [0, 1, 2, 3, 4, 5]
    assert all(25 < count < 80 for count in out.values())


def test_one_ally_set_for_all_types_or_a_mixture() -> None:  # WW-S04
    for name in "ABCD":
        assert table(3, ally_set=name)["ally_sets"] == dict.fromkeys(ALLIES, name)
    mixed = table(3, ally_set="B", rose_set="D", creature_set="A")["ally_sets"]
    assert mixed == {"card_soldier": "B", "flamingo": "B", "rose": "D", "red_rook": "B", "creature": "A"}
    by_chance = [table(3, seed, ally_set="random")["ally_sets"] for seed in range(40)]
    assert all(len(set(sets.values())) == 1 for sets in by_chance)
    assert {sets["rose"] for sets in by_chance} == set("ABCD")


def test_three_wonderlandians_are_face_up_the_rest_shuffled() -> None:  # WW-S05
    seen = Counter[str]()
    for seed in range(MANY):
        view = table(3, seed)
        assert len(set(view["market"])) == 3
        assert view["wonder_deck"] == 24 - 3
        seen.update(view["market"])
    assert len(seen) == 24
    assert all(15 < count < 65 for count in seen.values())


def test_the_standee_starts_in_the_red_keep_and_moves_by_the_die() -> None:  # WW-S11
    faces = set(CARDS.die_faces)
    places = set()
    for seed in range(60):
        state = new(5, seed)
        (moved,) = told(state, "standee-moved")
        assert moved.args["count"] in faces
        assert state.view(None)["standee"] == REGION_NAMES[moved.args["count"] % 5] == moved.args["region"]
        places.add(moved.args["region"])
    assert places == {REGION_NAMES[face % 5] for face in faces}


# ----- each player -----


@pytest.mark.parametrize("players", PLAYERS)
def test_what_each_player_has(players: int) -> None:  # WW-S06
    view = table(players)
    for seat in view["seats"]:
        assert seat["supporters"] == 14 - 4
        assert (seat["castles_left"], seat["castle_value"]) == (5, 3)
        assert (seat["shield"], seat["leader_strength"], seat["vp"]) == (True, 1, 0)
        assert seat["forged"] == [[None] * 4] * 4
        assert (seat["active"], seat["exhausted"], seat["madness"], seat["reserve"]) == ([], {}, [], [])
    assert view["battle"] is None
    for region in view["regions"]:
        nothing = {"supporters": 0, "figures": [], "leader": False, "castle": "none"}
        assert region["seats"] == [nothing] * players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_starting_bag(players: int) -> None:  # WW-S07
    for seat in table(players)["seats"]:
        assert seat["bag"] == STARTING_BAG
        assert seat["bag_size"] == 10
    strengths = [int(CARDS.strength[CARDS.chip_names.index(name)]) for name in ("faction_1", "faction_2", "artifact")]
    assert strengths == [1, 2, 3]


def test_the_other_four_artifacts_wait_at_the_ends_of_the_forge_tracks() -> None:  # WW-S07
    """All sixteen chips forged bring them into the bag: `test_forging`; here, that none is there before."""
    state = new(3)
    artifact = CARDS.chip_names.index("artifact")
    assert [int(state.in_bag(seat, artifact)) for seat in range(3)] == [2, 2, 2]
    assert all(state.filled(seat, track) == 0 for seat in range(3) for track in range(4))


def test_all_four_abilities_are_locked() -> None:  # WW-S08
    assert [seat["unlocked"] for seat in table(5)["seats"]] == [[]] * 5
    assert len(set(CARDS.faction_abilities)) == 4 * 5


@pytest.mark.parametrize("players", PLAYERS)
def test_the_jabberwock_has_players_plus_two_poison(players: int) -> None:  # WW-S09
    view = table(players, faction_2="jabberwock")
    assert [seat["poison"] for seat in view["seats"]] == [0, players + 2, *[0] * (players - 2)]
    without = table(3, faction_1="alice", faction_2="red_queen", faction_3="mad_hatter")
    assert "poison" not in without["supply"]


def test_all_leaders_stand_at_the_head_and_a_card_lies_at_each_open_chair() -> None:  # WW-S13
    for players in PLAYERS:
        view = begun(players).view(None)
        assert [(seat["leader"], seat["chair"]) for seat in view["seats"]] == [("table", 0)] * players
        assert view["table"]["head"] == list(range(players))
        open_chairs = [chair for chair in range(1, 14) if CARDS.chairs[players] >> chair & 1]
        assert [chair["chair"] for chair in view["table"]["chairs"]] == open_chairs
        cards = [chair["card"] for chair in view["table"]["chairs"]]
        assert all(card.startswith("t1_") for card in cards)
        assert len(set(cards)) == len(open_chairs)
        assert view["table"]["deck"] == 30 - len(open_chairs)


# ----- Quests -----


@pytest.mark.parametrize("players", PLAYERS)
def test_each_keeps_one_of_two_quests_in_secret_and_the_other_goes_back(players: int) -> None:  # WW-S10
    state = new(players)
    assert state.top_step().name == "keep_quest"
    assert state.waiting == tuple(range(players))
    deck = state.view(None)["quest_deck"]
    dealt = [state.view(seat)["seats"][seat]["hand"] for seat in range(players)]
    assert all(len(hand) == 2 for hand in dealt)
    for seat in range(players):
        assert [state.form(action, seat)["quest"] for action in state.legal_actions(seat)] == dealt[seat]
        state.apply(state.legal_actions(seat)[1], seat)
    assert [state.view(seat)["seats"][seat]["hand"] for seat in range(players)] == [[hand[1]] for hand in dealt]
    assert state.view(None)["quest_deck"] == deck + players
    for seat in range(players):
        assert [each["hand"] for each in state.view(seat)["seats"] if each["seat"] != seat] == [None] * (players - 1)
        assert [each["quests"] for each in state.view(seat)["seats"]] == [1] * players


def test_all_draw_before_any_quest_goes_back() -> None:  # WW-S15
    for seed in range(30):
        state = new(5, seed)
        hands = [state.view(seat)["seats"][seat]["hand"] for seat in range(5)]
        assert len({quest for hand in hands for quest in hand}) == 10
        assert state.view(None)["quest_deck"] == 30 - 10


def test_the_quests_given_back_are_shuffled_into_the_deck() -> None:  # WW-S10
    places: set[int] = set()
    for seed in range(40):
        state = new(4, seed)
        given = {state.view(seat)["seats"][seat]["hand"][1] for seat in range(4)}
        for seat in range(4):
            state.apply(state.legal_actions(seat)[0], seat)
        deck = [CARDS.quest_names[entry & 255] for entry in state.to_json()["areas"]["quest_deck"][: state.quest_size]]
        assert given < set(deck)
        places.update(deck.index(quest) for quest in given)
    assert places == set(range(26))


# ----- supplies -----


@pytest.mark.parametrize("players", PLAYERS)
def test_the_supply_is_the_box_less_the_bags(players: int) -> None:  # WW-S16
    supply = table(players)["supply"]
    assert supply["madness"] == 29 - 2 * players
    assert supply["forge"] == 25 - (2 if players == 2 else 1) * players
    for ally in ALLIES:
        box = next(record for record in CARDS.allies if record["id"] == ally)
        assert [supply[f"{ally}_{level}"] for level in LEVELS] == [box[level]["count"] for level in LEVELS]
    assert set(supply) - {"poison"} == {
        "madness",
        "forge",
        *(f"{ally}_{way}" for ally in ALLIES for way in LEVELS),
    }
    assert sum(seat["shards"] for seat in table(players)["seats"]) + table(players)["shards_left"] == 80


def test_the_prototype_has_eighteen_chips_of_each_ally() -> None:  # WW-S16
    supply = table(3, edition="prototype")["supply"]
    assert all(supply[f"{ally}_weak"] + supply[f"{ally}_strong"] == 18 for ally in ALLIES)


def test_types_of_chips() -> None:  # WW-S17
    types = {name: int(type_of(kind)) for kind, name in enumerate(CARDS.chip_names)}
    assert set(types.values()) == set(range(TYPES))
    for ally in ALLIES:
        assert types[f"{ally}_weak"] == types[f"{ally}_strong"]
    assert types["faction_1"] == types["faction_2"] == types["artifact"] != types["forge"]
    assert types["madness"] == types["double_madness"] != types["poison"]
    assert len({types[tool] for tool in CARDS.tool_names}) == 12


def test_hidden_are_quests_in_hand_and_the_order_of_decks_and_nothing_else() -> None:  # WW-S18
    """Wagers, choices and multi-draws: `test_hidden_information`."""
    state = new(3)
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        for seat in view["seats"]:
            assert (seat.pop("hand") is not None) == (seat["seat"] == view["seat"])
            own = seat.pop("objectives")
            assert own == [] or seat["seat"] == view["seat"]
        view["seat"] = None
    assert views == [views[0]] * 4
    assert views[0]["seats"][1]["bag"] == STARTING_BAG
    for name in ("wonder_deck", "quest_deck"):
        assert isinstance(views[0][name], int)


def test_vp_have_no_upper_limit() -> None:  # WW-S18
    state = new(3)
    state.add_vp(1, 0, 130)
    assert state.view(None)["scores"] == [0, 130, 0]


# ----- two players -----


def test_a_random_quest_closes_its_region() -> None:  # WW-2P01
    closed = Counter[str]()
    for seed in range(MANY):
        state = new(2, seed)
        view = state.view(None)
        region_of = {name: REGION_NAMES[int(CARDS.quest_region[quest])] for quest, name in enumerate(CARDS.quest_names)}
        assert view["closed"] == region_of[view["closing_quest"]]
        shut = [region for region in view["regions"] if region["marker"] is None]
        assert [region["region"] for region in shut] == [view["closed"]]
        gone = [quest for quest, region in region_of.items() if region == view["closed"]]
        hands = [quest for seat in (0, 1) for quest in state.view(seat)["seats"][seat]["hand"]]
        assert not set(hands) & set(gone)  # WW-S15
        assert view["quest_deck"] + 4 == 30 - len(gone)
        closed[view["closed"]] += 1
    assert sorted(closed) == sorted(REGION_NAMES)
    assert all(35 < count < 95 for count in closed.values())


def test_no_region_is_closed_with_more_players() -> None:  # WW-2P01
    for players in (3, 4, 5):
        assert (table(players)["closed"], table(players)["closing_quest"]) == (None, None)


def test_the_standee_starts_beside_the_closed_region_and_skips_it() -> None:  # WW-2P02
    for seed in range(60):
        state = new(2, seed)
        (moved,) = told(state, "standee-moved")
        order = [REGION_NAMES[(state.closed + step) % 5] for step in range(1, 5)]
        assert moved.args["region"] == order[moved.args["count"] % 4] == REGION_NAMES[state.standee]


def test_one_forge_chip_more_other_boards_and_two_wonderlandians_less() -> None:  # WW-2P03
    seen = set()
    for seed in range(120):
        view = table(2, seed)
        assert view["wonder_deck"] == 24 - 2 - 3
        seen.update(view["market"])
    assert {name for name in CARDS.wonder_names if name not in seen} == {"amulet_of_the_duchess", "march_hare"}
    for seat in table(2)["seats"]:
        assert seat["bag"] == {**STARTING_BAG, "forge": 2}
        assert seat["bag_size"] == 11
    boards = [list(CARDS.space_reward[two * 80 : two * 80 + 80]) for two in (0, 1)]
    assert boards[0] != boards[1]
    assert (CARDS.castle_max_vp, CARDS.castle_max_vp_2p) == (6, 7)


def test_the_closed_region_is_skipped_in_every_count() -> None:  # WW-2P09
    for seed in range(20):
        state = new(2, seed)
        ring = [(state.closed + step) % 5 for step in range(1, 5)]
        for index, region in enumerate(ring):
            assert state.next_region(region) == ring[(index + 1) % 4]
            assert state.previous_region(region) == ring[index - 1]
            near = [other for other in range(5) if other != state.closed and state.is_adjacent(region, other)]
            assert sorted(near) == sorted({ring[(index + 1) % 4], ring[index - 1]})
        assert not state.is_open(state.closed)
