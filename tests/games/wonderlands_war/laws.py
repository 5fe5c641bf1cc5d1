"""What holds at every position of Wonderland's War: parts are conserved, numbers stay in their bounds."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from wabe.games.wonderlands_war.table.chips import LEVELS
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.state import State

SUPPORTERS: Final = 14
ON_TRACK: Final = 4  # of them on the third Forge track until freed (WW-S06)
CASTLES: Final = 5
SHARDS: Final = 80  # WW-T26
ALLIES_BEFORE_4: Final = {"final": 19, "prototype": 18}  # chips of each Ally before version 4: plays of then go on
FORGE: Final = 25
MADNESS: Final = 29
STARTING_FACTION: Final = Counter(faction_1=3, faction_2=1, artifact=2)  # WW-S07
ARTIFACTS: Final = 6
ALLIES: Final = ("card_soldier", "flamingo", "rose", "red_rook", "creature")


def check_position(state: State, former: bool = False) -> None:
    """What holds at every decision.

    Args:
        state: the position.
        former: it may be of a play that began before version 4, when there were more Allies.
    """
    assert isinstance(state, WarState)
    view = state.view(None)
    places = [chips_of(state, view, seat) for seat in range(state.players)]
    check_chips(state, view, places, former)
    check_units(view)
    check_numbers(view)
    check_cards(state, view)


def chips_of(state: WarState, view: dict[str, Any], seat: int) -> Counter[str]:
    """All chips of a player, in all places; one that is being played included."""
    shown, names = view["seats"][seat], state.content.chip_names
    chips = Counter(shown["bag"]) + Counter(shown["exhausted"]) + Counter(shown["active"]) + Counter(shown["madness"])
    chips += Counter(chip for track in shown["forged"] for chip in track if chip)
    if view["step"] != "choose_drawn":  # else those in hand are shown as in the bag
        chips += Counter(names[state.held_chip(seat, index)] for index in range(state.held_size(seat)))
    fighters = view["battle"]["seats"] if view["battle"] else []
    if fighters and fighters[seat] and fighters[seat]["chip"]:
        chips[fighters[seat]["chip"]] += 1
    return chips


def check_chips(state: WarState, view: dict[str, Any], places: list[Counter[str]], former: bool) -> None:
    """Chips of the common supply are conserved; of others no more come than there are. WW-S07 WW-S09 WW-S16 WW-C11"""
    players = len(places)
    everywhere = sum(places, Counter(view["supply"]))
    for ally in ALLIES:
        box = sum(in_box(state, f"{ally}_{level}") for level in LEVELS)
        most = max(box, ALLIES_BEFORE_4[view["edition"]]) if former else box
        assert box <= everywhere[f"{ally}_weak"] + everywhere[f"{ally}_strong"] <= most
    assert everywhere["forge"] == FORGE
    assert everywhere["madness"] == MADNESS
    assert everywhere["double_madness"] == players
    on_table = sum(chair["poison"] for chair in view["table"]["chairs"])
    has_jabberwock = any(seat["faction"] == "jabberwock" for seat in view["seats"])
    assert everywhere["poison"] + on_table == (players + 2 if has_jabberwock else 0)
    for chips in places:
        assert chips["faction_1"] <= 3
        assert chips["faction_2"] <= 1
        assert chips["artifact"] <= ARTIFACTS
        assert min(chips.values(), default=0) >= 0


def in_box(state: WarState, chip: str) -> int:
    """How many chips of a kind are in the box."""
    content = state.content
    box = content.supply_prototype if state.edition_prototype else content.supply
    return int(box[content.chip_names.index(chip)])


def check_units(view: dict[str, Any]) -> None:
    """Supporters, Castles, Leaders and figures are all somewhere, none in a closed Region. WW-S06 WW-2P01"""
    for number, seat in enumerate(view["seats"]):
        regions = [(region["region"], region["seats"][number]) for region in view["regions"]]
        freed = sum(chip is not None for chip in seat["forged"][2])
        placed = sum(there["supporters"] for _, there in regions)
        assert placed + seat["supporters"] == SUPPORTERS - ON_TRACK + freed
        castles = [there["castle"] for _, there in regions if there["castle"] != "none"]
        assert len(castles) + seat["castles_left"] == CASTLES
        assert "sideways" not in castles or len(view["seats"]) == 2  # WW-2P08
        leaders = [name for name, there in regions if there["leader"]]
        assert leaders == ([seat["leader"]] if seat["leader"] not in ("table", "reserve") else [])
        for name, there in regions:
            if name == view["closed"]:
                assert there == {"supporters": 0, "figures": [], "leader": False, "castle": "none"}
        figures = Counter(figure for _, there in regions for figure in there["figures"]) + Counter(seat["reserve"])
        assert set(figures) == {name for name in seat["wonderlandians"] if name in figures}
        assert all(count == (2 if "tweedle" in figure else 1) for figure, count in figures.items())


def check_numbers(view: dict[str, Any]) -> None:
    """Shards, Leader Strength, trackers, Madness tracks. WW-T19 WW-T26 WW-B17 WW-B13"""
    assert sum(seat["shards"] for seat in view["seats"]) + view["shards_left"] == SHARDS
    assert view["shards_left"] >= 0
    for seat in view["seats"]:
        assert 1 <= seat["leader_strength"] <= 6
        assert len(seat["madness"]) <= 3
        assert seat["vp"] >= 0
        assert (seat["chair"] is None) == (seat["leader"] != "table")
        for track in seat["forged"]:
            filled = [chip is not None for chip in track]
            assert filled == sorted(filled, reverse=True)  # from the left
    for fighter in view["battle"]["seats"] if view["battle"] else []:
        assert fighter is None or 0 <= fighter["strength"] <= 25
        assert fighter is None or (fighter["status"] != "bust" or fighter["strength"] == 0)  # WW-B12


def check_cards(state: WarState, view: dict[str, Any]) -> None:
    """Every Quest and Wonderlandian is in one place; tea cards are taken once. WW-T01 WW-T29 WW-2P01 WW-2P03"""
    quests = sum(seat["quests"] + len(seat["feats"]) for seat in view["seats"]) + view["quest_deck"]
    closed = [
        name
        for name, region in zip(state.content.quest_names, state.content.quest_region, strict=True)
        if region == state.closed
    ]
    assert quests == len(state.content.quest_names) - len(closed)
    held = [name for seat in view["seats"] for name in seat["wonderlandians"]]
    market = [name for name in view["market"] if name]
    assert len(set(held + market)) == len(held + market) == (22 if view["closed"] else 24) - view["wonder_deck"]
    assert (view["closed"] is not None) == (len(view["seats"]) == 2)
    taken = [card for seat in view["seats"] for card in seat["cards"]]
    on_chairs = [chair["card"] for chair in view["table"]["chairs"] if chair["card"]]
    assert len(set(taken + on_chairs)) == len(taken + on_chairs)
    assert view["table"]["deck"] >= 2 or view["round"] == 0  # at most 28 of 30 are ever dealt
    leaders = [chair["leader"] for chair in view["table"]["chairs"] if chair["leader"] is not None]
    assert len(set(leaders)) == len(leaders)
