"""The players in a line each; a Faction board with its Forge tracks; Quests and abilities of the viewer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from wabe.games.wonderlands_war.terminal.words import (
    Json,
    Say,
    cell,
    figures_counted,
    fitting_reward,
    ink,
    long_reward,
    own_seat,
    seat_letter,
    seat_name,
    short_chip,
    titled,
)

NAME_WIDTH: Final = 16
FACTION_WIDTH: Final = 13
COLUMN: Final = 8
GAP: Final = " "
LEAST_NAME: Final = 3
TITLES: Final = ("vp", "shards", "shield", "leader", "supply", "bag", "quests", "tea")
TRACKS: Final = 4
SPACES: Final = 4
FORGED: Final = "■"
BETWEEN: Final = "↕"
LEAST_WIDTH: Final = NAME_WIDTH + COLUMN * len(TITLES)


# --- everybody --------------------------------------------------------------------------------------------------------


def players(view: Json, say: Say, width: int) -> list[Text]:
    """A line of numbers for each player."""
    wide = width >= LEAST_WIDTH + FACTION_WIDTH
    titles = [cell("", NAME_WIDTH), *([cell("", FACTION_WIDTH)] if wide else [])]
    titles += [cell(Text(say(f"ww-text-title-{name}"), "dim"), COLUMN) for name in TITLES]
    return [Text.assemble(*titles), *(in_line(seat, view, say, wide=wide) for seat in view["seats"])]


def in_line(seat: Json, view: Json, say: Say, *, wide: bool) -> Text:
    """One player."""
    cells = [header(seat, view, say)]
    if wide:
        cells.append(cell(Text(say(f"faction-{seat['faction']}"), ink(seat["seat"], view)), FACTION_WIDTH))
    return Text.assemble(*cells, *(cell(value, COLUMN) for value in numbers(seat, say)))


def in_short(view: Json, say: Say, width: int) -> Text:
    """All players in one line: VP and Shards behind as much of the names as fits; at worst letters and VP."""
    for name_width in (*range(NAME_WIDTH, LEAST_NAME - 1, -1), 0):
        line = Text(GAP).join(points(seat, view, say, name_width) for seat in view["seats"])
        if line.cell_len <= width:
            return line
    return Text(GAP).join(Text.assemble(lettered(seat, view), f" {vp(seat, say)}") for seat in view["seats"])


def points(seat: Json, view: Json, say: Say, name_width: int) -> Text:
    """One player with VP and Shards, the name cut to so many columns."""
    name = Text(seat_name(seat["seat"], say) if name_width else "")
    name.truncate(name_width, overflow="ellipsis")
    said = say("ww-text-points", vp=seat["vp"], shards=seat["shards"])
    return Text.assemble(lettered(seat, view), " ", name, " " if name else "", said)


def vp(seat: Json, say: Say) -> str:
    """The VP of a player."""
    return say("ww-text-points-short", vp=seat["vp"])


def is_active(seat: Json, view: Json) -> bool:
    """Whether it is the player's turn, or where nobody's turn it is, whether the table waits for them."""
    return not view["over"] and seat["seat"] in (view["waiting"] if view["active"] is None else [view["active"]])


def lettered(seat: Json, view: Json) -> Text:
    """Whose turn it is, and the player's letter."""
    mark = ("▶" if is_active(seat, view) else " ", "bold")
    return Text.assemble(mark, (seat_letter(seat["seat"]), f"bold {ink(seat['seat'], view)}"))


def header(seat: Json, view: Json, say: Say) -> Text:
    """Whose turn it is, letter and name."""
    text = lettered(seat, view)
    text.append(f" {seat_name(seat['seat'], say)}", "bold" if is_active(seat, view) else "")
    return cell(text, NAME_WIDTH)


def numbers(seat: Json, say: Say) -> Iterator[Text]:
    """What each column says."""
    yield Text(str(seat["vp"]), "bold")
    yield Text(str(seat["shards"]))
    yield shield(seat, say)
    yield Text(str(seat["leader_strength"]))
    yield Text(supply(seat))
    yield Text(str(seat["bag_size"]))
    yield Text(f"{seat['quests']} + {len(seat['feats'])}")
    yield Text(str(seat["party_cards"]))


def shield(seat: Json, say: Say) -> Text:
    """Whether the Shield is whole."""
    return Text(say("ww-text-shield-whole")) if seat["shield"] else Text(say("ww-text-shield-broken"), "dim")


def supply(seat: Json) -> str:
    """Supporters in supply, with figures in the reserve behind a plus."""
    figures = len(dict.fromkeys(seat["reserve"]))
    return f"{seat['supporters']} + {figures}" if figures else str(seat["supporters"])


# --- a board ----------------------------------------------------------------------------------------------------------


def tracks(seat: Json, view: Json, say: Say, width: int) -> list[Text]:
    """The four Forge tracks with the rewards between them."""
    column = max(12, (width - 3) // SPACES)
    side = "2p-" if view["players"] == 2 else ""
    lines = [Text(say("ww-text-tracks", seat=f"#{seat['seat']}"), "bold")]
    for track in range(TRACKS):
        lines.append(track_line(seat, track, side, say, column))
        if track + 1 < TRACKS:
            lines.append(between_line(seat, track, side, say, column))
    return lines


def short_tracks(seat: Json, view: Json, say: Say, width: int) -> list[Text]:
    """The same without what lies between, in four lines."""
    column = max(12, (width - 3) // SPACES)
    side = "2p-" if view["players"] == 2 else ""
    return [track_line(seat, track, side, say, column) for track in range(TRACKS)]


def track_line(seat: Json, track: int, side: str, say: Say, column: int) -> Text:
    """The spaces of a track: what is forged there, or what it gives."""
    cells = []
    for space, chip in enumerate(seat["forged"][track]):
        reward = say(f"space-{side}{seat['faction']}-{track + 1}-{space + 1}")
        text = Text(f"{FORGED} {short_chip(chip, say)}", "yellow") if chip else Text(fitting(reward, say, column))
        cells.append(cell(text, column))
    return Text.assemble((f"{track + 1}  ", "bold cyan"), *cells)


def fitting(reward: str, say: Say, column: int) -> str:
    """A reward as fully as its column allows."""
    return fitting_reward(reward, say, column - 3)


def between_line(seat: Json, upper: int, side: str, say: Say, column: int) -> Text:
    """What the spaces above and below give together."""
    cells = []
    for space in range(SPACES):
        key = f"between-{side}{seat['faction']}-{upper + 1}-{space + 1}"
        reward = say(key)
        filled = seat["forged"][upper][space] and seat["forged"][upper + 1][space]
        sign = FORGED if filled else BETWEEN
        cells.append(cell("" if reward == key else Text(f"{sign} {fitting(reward, say, column)}", "dim"), column))
    return Text.assemble("   ", *cells)


def space_words(seat: Json, track: int, view: Json, say: Say) -> str:
    """What the next space of a track (1 to 4) brings: its reward, those between tracks, the Artifact."""
    side = f"{'2p-' if view['players'] == 2 else ''}{seat['faction']}"
    space = sum(chip is not None for chip in seat["forged"][track - 1])
    names = [say(f"space-{side}-{track}-{space + 1}")]
    for upper, neighbour in ((track - 1, track - 1), (track, track + 1)):
        key = f"between-{side}-{upper}-{space + 1}"
        if 0 < upper < TRACKS and seat["forged"][neighbour - 1][space] and say(key) != key:
            names.append(say(key))
    words = [long_reward(name, say) for name in names]
    return ", ".join([*words, say("chip-artifact")] if space + 1 == SPACES else words)


def holdings(seat: Json, say: Say, width: int) -> list[Text]:
    """Castles, reserve and Wonderlandians."""
    parts = [say("ww-text-castles-left", count=seat["castles_left"], value=seat["castle_value"])]
    if seat["reserve"]:
        parts.append(say("ww-text-reserve", units=", ".join(figures_counted(seat["reserve"], say))))
    if seat["poison"]:
        parts.append(say("ww-text-poison", count=seat["poison"]))
    return titled(say("ww-text-has"), "; ".join(parts), width)


def abilities(seat: Json, view: Json, say: Say, width: int, *, texts: bool) -> list[Text]:
    """The unlocked abilities of the Faction."""
    if not texts:
        names = ", ".join(say(f"ability-{ability}") for ability in seat["unlocked"])
        return titled(say("ww-text-abilities"), names, width)
    lines: list[Text] = []
    for ability in seat["unlocked"]:
        text = say(view["texts"].get(ability, f"ability-{ability}-text"))
        lines += titled(say(f"ability-{ability}"), text, width)
    return lines


def quests(view: Json, say: Say, width: int, *, texts: bool = True) -> list[Text]:
    """The viewer's Quests: those in hand with Feat and Objective, those whose Feat is done with the Objective."""
    own = own_seat(view)
    if own is None:
        return []
    hand, done = own["hand"] or [], own["feats"]
    if not texts:
        names = [*(say(f"quest-{quest}") for quest in hand), *(f"✓ {say(f'quest-{quest}')}" for quest in done)]
        return titled(say("ww-text-title-quests"), ", ".join(names), width)
    lines = [line for quest in hand for line in titled(say(f"quest-{quest}"), quest_words(quest, say), width)]
    return lines + [
        line for quest in done for line in titled(f"✓ {say(f'quest-{quest}')}", say(f"quest-{quest}-objective"), width)
    ]


def quest_words(quest: str, say: Say) -> str:
    """Feat and Objective."""
    return say("ww-text-quest", feat=f"@quest-{quest}-feat", objective=f"@quest-{quest}-objective")
