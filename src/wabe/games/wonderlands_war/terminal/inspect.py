"""What a chip, an ability, a Region, a player, a chair or a Quest is, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from wabe.games.wonderlands_war.content.texts import field_key
from wabe.games.wonderlands_war.terminal.choices import ability_text
from wabe.games.wonderlands_war.terminal.people import seat_lines
from wabe.games.wonderlands_war.terminal.players import quest_words
from wabe.games.wonderlands_war.terminal.words import (
    Json,
    Say,
    chips_counted,
    region_title,
    said_or,
    seat_letter,
    seat_name,
    units_words,
)
from wabe.kernel.game import Game

STAND_IN: Final = "stand_in"

Entry = tuple[str, Callable[[], Iterator[str]]]


def inspect(game: Game, word: str, view: Json, say: Say) -> list[str]:
    """Lines about what has this name; for "" what can be named."""
    if not word:
        return [say("ww-text-inspect")]
    if word.isdecimal():
        return list(chair_lines(word, view, say))
    known = list(entries(game.content(), view, say))
    called = [told for name, told in known if is_called(word, name)]
    similar = [told for name, told in known if word.lower() in name.lower()]
    return [line for told in called or similar for line in told()]


def is_called(word: str, name: str) -> bool:
    """Whether it is that word, in whatever case."""
    return word.lower() == name.lower()


def entries(content: Json, view: Json, say: Say) -> Iterator[Entry]:
    """All that has a name, with what there is to say about it."""
    for seat in view["seats"]:
        lines = bind(seat_lines, seat, view, say)
        yield seat_name(seat["seat"], say), lines
        yield seat_letter(seat["seat"]), lines
    for region in view["regions"]:
        yield region_title(region["region"], say), bind(region_lines, region, view, say)
    yield say("ww-text-word-supply"), bind(supply_lines, view, say)
    yield say("ww-text-word-track"), bind(track_lines, view, say)
    yield from chip_entries(content, view, say)
    yield from faction_entries(content, view, say)
    for one in (*content["figures"], *content["tools"]):
        yield say(f"wonder-{one['id']}"), bind(wonder_lines, one, view, say)
    for one in content["quests"]:
        yield say(f"quest-{one['id']}"), bind(quest_lines, one, say)


def bind(teller: Callable[..., Iterator[str]], *args: object) -> Callable[[], Iterator[str]]:
    """The teller with its arguments, to be called later."""
    return lambda: teller(*args)


# --- chips ------------------------------------------------------------------------------------------------------------


def chip_entries(content: Json, view: Json, say: Say) -> Iterator[Entry]:
    """The Allies with the ability in use, the other abilities, and the chips without any."""
    for one in content["allies"]:
        yield one["name"], bind(ally_lines, one, content, view, say)
    for one in content["ally_abilities"]:
        yield say(f"ability-{one['id']}"), bind(ability_lines, one, view, say)
    yield say("chip-forge"), bind(forge_lines, content["forge"][0], view, say)
    for chip in ("madness", "double_madness", "poison", "artifact"):
        yield say(f"chip-{chip}"), bind(plain_lines, chip, say)


def ally_lines(one: Json, content: Json, view: Json, say: Say) -> Iterator[str]:
    """Strength and supply of both levels, and the ability of the set in use."""
    levels = {level: f"{one['id']}_{level}" for level in ("weak", "strong")}
    yield say(
        "ww-text-ally",
        name=one["name"],
        weak=say(f"chip-{levels['weak']}-strength"),
        strong=say(f"chip-{levels['strong']}-strength"),
        weak_left=view["supply"].get(levels["weak"], 0),
        strong_left=view["supply"].get(levels["strong"], 0),
    )
    used = f"{one['id']}_{view['ally_sets'][one['id']].lower()}"
    yield from stand_ins(one, say)
    for ability in content["ally_abilities"]:
        if ability["id"] == used:
            yield from ability_lines(ability, view, say)


def forge_lines(one: Json, view: Json, say: Say) -> Iterator[str]:
    """Strength, supply and ability of the Forge chip."""
    left = view["supply"].get("forge", 0)
    yield say("ww-text-forge", strength=say("chip-forge-strength"), left=left, text=say("ability-forge-text"))
    yield from notes("ability-forge", one, say)


def plain_lines(chip: str, say: Say) -> Iterator[str]:
    """A chip that is no Ally and no tool."""
    yield f"{say(f'chip-{chip}')}: {say(f'ww-text-about-{chip}')}"


def ability_lines(one: Json, view: Json, say: Say) -> Iterator[str]:
    """Name, text, rulings and provenance of an ability."""
    yield f"{say('ability-' + one['id'])}: {ability_text(one['id'], view, say)}"
    yield from notes(f"ability-{one['id']}", one, say)


def notes(key: str, one: Json, say: Say) -> Iterator[str]:
    """Rulings, and what of it is ours."""
    ruling = say(f"{key}-notes")
    if ruling:
        yield f"  {ruling}"
    yield from stand_ins(one, say)


def stand_ins(one: Json, say: Say) -> Iterator[str]:
    """Which values of a record are not those of the printed game."""
    ours = [f"@{field_key(name)}" for name, tag in one.get("provenance", {}).items() if tag == STAND_IN]
    if ours:
        yield f"  {say('ww-text-stand-in', fields=ours)}"


# --- Factions, Wonderlandians, Quests ---------------------------------------------------------------------------------


def faction_entries(content: Json, view: Json, say: Say) -> Iterator[Entry]:
    """The Factions, their powers and abilities."""
    for one in content["factions"]:
        yield say(f"faction-{one['id']}"), bind(faction_lines, one, view, say)
        for ability in (one["power"], *one["abilities"]):
            yield say(f"ability-{ability['id']}"), bind(ability_lines, ability, view, say)


def faction_lines(one: Json, view: Json, say: Say) -> Iterator[str]:
    """A Faction with its power and its four abilities."""
    yield say("ww-text-faction", faction=f"@faction-{one['id']}", artifact=f"@faction-{one['id']}-artifact")
    for ability in (one["power"], *one["abilities"]):
        yield from (f"  {line}" for line in ability_lines(ability, view, say))


def wonder_lines(one: Json, view: Json, say: Say) -> Iterator[str]:
    """A figure or a tool with its Strength."""
    figure = said_or(f"unit-{one['id']}-strength", "", say)
    key = "ww-text-figure" if figure else "ww-text-tool"
    strength = figure or say(f"chip-{one['id']}-strength")
    yield say(key, name=f"@wonder-{one['id']}", strength=strength, text=ability_text(one["id"], view, say))
    yield from notes(f"ability-{one['id']}", one, say)


def quest_lines(one: Json, say: Say) -> Iterator[str]:
    """A Quest with Feat and Objective."""
    yield f"{say('quest-' + one['id'])}: {quest_words(one['id'], say)}"
    yield from stand_ins(one, say)


# --- the board --------------------------------------------------------------------------------------------------------


def region_lines(region: Json, view: Json, say: Say) -> Iterator[str]:
    """A Region: its awards, and who has what there."""
    name = region_title(region["region"], say)
    if region["marker"] is None:
        yield say("ww-text-region-closed", region=name)
        return
    yield say("ww-text-region", region=name, award=region["award"], awards=", ".join(map(str, region["marker"])))
    for seat, here in enumerate(region["seats"]):
        if units_words(here, say):
            yield f"  {seat_name(seat, say)}: {units_words(here, say)}."


def chair_lines(word: str, view: Json, say: Say) -> Iterator[str]:
    """What is on a chair of the tea table."""
    for chair in view["table"]["chairs"]:
        if str(chair["chair"]) == word:
            card = f"@tea-{chair['card']}" if chair["card"] else "@value-none"
            yield say("ww-text-chair", chair=chair["chair"], card=card)
            if chair["leader"] is not None:
                yield f"  {say('ww-text-chair-leader', seat='#' + str(chair['leader']))}"
            if chair["poison"]:
                yield f"  {say('ww-text-chair-poison')}"


def supply_lines(view: Json, say: Say) -> Iterator[str]:
    """What is left in the supply."""
    yield say(
        "ww-text-supply", chips=chips_counted(view["supply"], say) or say("value-none"), shards=view["shards_left"]
    )


def track_lines(view: Json, say: Say) -> Iterator[str]:
    """The Battle track."""
    yield say("ww-text-battle-track", spaces=say("forge-symbols"))
