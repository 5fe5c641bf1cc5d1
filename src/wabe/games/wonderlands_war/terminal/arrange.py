"""The whole table in the room there is: the richest arrangement that fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from wabe.games.wonderlands_war.terminal import battle, players, regions, tea
from wabe.games.wonderlands_war.terminal.legend import legend_of
from wabe.games.wonderlands_war.terminal.words import Json, Say, own_seat, wrapped

Block = Callable[[Json, Json, Say, int], list[Text]]
Wish = tuple[str, int]  # a part of the table, and how fully


def draw(view: Json, odds: Json, say: Say, width: int, height: int = 0) -> RenderableType:
    """Tea table or battle, Regions, players, what the viewer has, and what the signs mean; the least goes first."""
    shown: dict[str, list[Text]] = {}
    levels: dict[str, int] = {}
    for name, level in wishes(view):
        if levels.get(name, -1) >= level:
            continue
        made = PARTS[name][level](view, odds, say, width)
        others = sum(len(lines) for other, lines in shown.items() if other != name)
        if not height or others + len(made) <= height:
            shown[name], levels[name] = made, level
    lines = [line for name in PARTS for line in shown.get(name, [])]
    signs = legend_of(shown, view, say, width)
    lines += signs[: max(0, height - len(lines))] if height else signs
    for line in lines:
        line.no_wrap, line.overflow = True, "crop"
    return Group(*lines)


def wishes(view: Json) -> list[Wish]:
    """The parts by what the viewer needs most now, each perhaps several times, fuller each time."""
    step = view["step"] if view["seat"] in view["waiting"] else ""
    first = FIRST.get(step, BATTLE_FIRST if view["battle"] else [])
    return [wish for wish in (ALWAYS, *first, *WISHES) if step not in QUESTS_TOLD or wish[0] != "quests"]


# --- blocks -----------------------------------------------------------------------------------------------------------


def status(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """Round, and where the War begins."""
    key = f"ww-text-phase-{view['phase']}"
    said = say(key, round=view["round"], rounds=view["rounds"], region=f"@region-{view['standee']}")
    return [Text(line, "bold") for line in wrapped(said, width)]


def supplies(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """Market and decks."""
    decks = say("ww-text-decks", quests=view["quest_deck"], wonders=view["wonder_deck"], cards=view["table"]["deck"])
    return [*tea.market(view, say, width), *(Text(line, "dim") for line in wrapped(decks, width))]


def market(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The Wonderlandians that can be recruited."""
    return tea.market(view, say, width)


def scene(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The battle, or the tea table while there is tea."""
    if view["battle"]:
        return [*battle.battle(view, say, width), *battle.chances(odds, say, width)]
    return tea.tea_table(view, say, width) if view["phase"] == "tea" else []


def short_scene(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The same in fewer lines."""
    if view["battle"]:
        return [*battle.short_battle(view, say, width), *battle.chances(odds, say, width)]
    return tea.two_columns(view, say, width) if view["phase"] == "tea" else []


def card(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """What is left of the tea card under way."""
    return tea.under_way(view, say, width)


def land(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The Regions."""
    return regions.regions(view, say, width)


def everybody_in_short(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """All players in one line."""
    return [players.in_short(view, say, width)]


def everybody(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """All players, a line each."""
    return players.players(view, say, width)


def board(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's Faction board."""
    own = own_seat(view)
    return [] if own is None else [*players.tracks(own, view, say, width), *players.holdings(own, say, width)]


def short_board(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's Forge tracks without what lies between them."""
    own = own_seat(view)
    return [] if own is None else players.short_tracks(own, view, say, width)


def bag(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's bag."""
    own = own_seat(view)
    return [] if own is None else battle.bag(own, say, width)


def ability_texts(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's unlocked abilities with what they do."""
    own = own_seat(view)
    return [] if own is None else players.abilities(own, view, say, width, texts=True)


def ability_names(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's unlocked abilities by name."""
    own = own_seat(view)
    return [] if own is None else players.abilities(own, view, say, width, texts=False)


def quests(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's Quests with what they ask."""
    return players.quests(view, say, width)


def quest_names(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's Quests by name."""
    return players.quests(view, say, width, texts=False)


# --- what matters most ------------------------------------------------------------------------------------------------

# From above to below, each in short first.
PARTS: Final[dict[str, tuple[Block, ...]]] = {
    "status": (status,),
    "scene": (short_scene, scene),
    "card": (card,),
    "market": (market, supplies),
    "regions": (land,),
    "players": (everybody_in_short, everybody),
    "board": (short_board, board),
    "bag": (bag,),
    "abilities": (ability_names, ability_texts),
    "quests": (quest_names, quests),
}

ALWAYS: Final[Wish] = ("players", 0)
BATTLE_FIRST: Final[list[Wish]] = [("scene", 0), ("bag", 0), ("quests", 0), ("scene", 1)]
BOARD_FIRST: Final[list[Wish]] = [("board", 0), ("bag", 0), ("board", 1)]
CHIPS_FIRST: Final[list[Wish]] = [("bag", 0), ("card", 0)]
REGIONS_FIRST: Final[list[Wish]] = [("regions", 0), ("card", 0), ("players", 1)]
TABLE_FIRST: Final[list[Wish]] = [("scene", 0), ("scene", 1)]
FIRST: Final[dict[str, list[Wish]]] = {
    **dict.fromkeys(("keep_quest", "choose_forged", "choose_track", "forging", "unlock"), BOARD_FIRST),
    **dict.fromkeys(("gain_ally", "take_wonderlandian"), CHIPS_FIRST),
    **dict.fromkeys(("choose_region", "choose_unit", "return_units"), REGIONS_FIRST),
    **dict.fromkeys(("place_figure", "place_leader", "place_castle", "award_castle"), REGIONS_FIRST),
    **dict.fromkeys(("place_poison", "choose_chair", "take_any"), TABLE_FIRST),
}
QUESTS_TOLD: Final = {"keep_quest", "discard_quest"}  # the choices tell all about the Quests

WISHES: Final[list[Wish]] = [
    ("scene", 0),
    ("card", 0),
    ("regions", 0),
    ("players", 1),
    ("scene", 1),
    ("bag", 0),
    ("quests", 0),
    ("status", 0),
    ("market", 0),
    ("quests", 1),
    ("abilities", 0),
    ("board", 0),
    ("abilities", 1),
    ("board", 1),
    ("market", 1),
]
