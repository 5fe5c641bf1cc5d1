"""The whole table in the room there is: the richest arrangement that fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from wabe.games.wonderlands_war.terminal import battle, players, regions, tea
from wabe.games.wonderlands_war.terminal.words import Json, Say, own_seat, wrapped

WIDE: Final = 150  # columns from which two chairs stand side by side in full
ON_BOARD: Final = {"choose_forged", "choose_track", "forging", "unlock"}  # steps about the own Faction board
ON_QUESTS: Final = {"keep_quest", "complete_feat", "discard_quest"}
ON_TABLE: Final = {"place_poison", "choose_chair", "take_any"}

Block = Callable[[Json, Json, Say, int], list[Text]]


def draw(view: Json, odds: Json, say: Say, width: int, height: int = 0) -> RenderableType:
    """Tea table or battle, Regions, players, and what the viewer has."""
    lines: list[Text] = []
    for arrangement in ARRANGEMENTS:
        lines = [line for block in arrangement for line in block(view, odds, say, width)]
        if not height or len(lines) <= height:
            break
    else:
        lines = by_step(view, odds, say, width)
    for line in lines:
        line.no_wrap, line.overflow = True, "crop"
    return Group(*lines)


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


def legend(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """What the signs of the Regions mean."""
    return [regions.legend(view, say)]


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
    return [] if own is None else players.abilities(own, say, width, texts=True)


def ability_names(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's unlocked abilities by name."""
    own = own_seat(view)
    return [] if own is None else players.abilities(own, say, width, texts=False)


def quests(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's Quests with what they ask."""
    return players.quests(view, say, width)


def quest_names(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """The viewer's Quests by name."""
    return players.quests(view, say, width, texts=False)


# --- arrangements -----------------------------------------------------------------------------------------------------

ARRANGEMENTS: Final[tuple[tuple[Block, ...], ...]] = (
    (status, scene, card, supplies, land, legend, everybody, board, bag, ability_texts, quests),
    (status, scene, card, market, land, legend, everybody, board, bag, ability_names, quests),
    (status, scene, card, market, land, legend, everybody, short_board, bag, ability_names, quests),
    (status, scene, card, market, land, legend, everybody, bag, ability_names, quests),
    (status, scene, card, land, everybody, bag, quests),
    (scene, card, land, everybody, bag, quest_names),
    (short_scene, card, land, everybody, bag),
    (short_scene, card, land, everybody),
)


def by_step(view: Json, odds: Json, say: Say, width: int) -> list[Text]:
    """Only what the decision is about."""
    step = view["step"]
    if step in ON_BOARD:
        blocks: tuple[Block, ...] = (short_board, bag)
    elif step in ON_QUESTS:
        blocks = (quests,)
    elif view["battle"] or step in ON_TABLE:
        blocks = (short_scene,)
    else:
        blocks = (card, land)
    return [line for block in blocks for line in block(view, odds, say, width)]
