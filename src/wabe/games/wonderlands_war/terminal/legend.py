"""What the signs and short words of the table mean: all that this table can have, or those that are shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from wabe.games.wonderlands_war.terminal.words import TIMES, Json, Say

Signs = tuple[tuple[str, str], ...]  # text `ww-text-sign-...`, and what is looked for to see whether it is shown

SHORT_WORDS: Final[Signs] = (
    ("chip", r"(?:Soldier|Flamingo|Rose|Rook|Creature)\s\d"),
    ("shards", r"-\d Sh\."),
    ("madness", r"-Madness"),
    ("die", r"(?<!Shard )\bdie\b"),
    ("ability", r"(?<!Faction )\bability\b"),
    ("wonderlandian", r"Wonderl\."),
    ("quests", r"Quest 2-1"),
    ("forge", r"\bforge\b(?! a)"),
    ("leader-strength", r"Leader \+1"),
    ("castle-value", r"Castles \+1"),
)
TEA: Final[Signs] = (
    ("sitting", r"\d [A-E][☠ ] "),
    ("poison", r"☠"),
    ("no-card", r"\N{EN DASH}"),
    ("and", r" · "),
    ("halves", r" \| "),
    ("corrupted", r" ! "),
    *SHORT_WORDS,
)
BATTLE: Final[Signs] = (
    ("strength", r"^[A-E] .*[·─]{2}"),
    ("tracker", r"^[A-E] .*[·─]{2}"),
    ("forge-symbol", r"◇"),
    ("track", r"[·─]{2}"),
    ("madness-track", r"☻(?!²)"),
    ("double", r"☻²"),
    ("free", r"○"),
    ("draws", r"\d\s/\s\d"),
)
REGIONS: Final[Signs] = (
    ("leader", r" L(?: |$)"),
    ("supporters", r"●"),
    ("figures", r"◆"),
    ("sideways", r"⊏"),
    ("castle", r"⌂"),
    ("awards", r"\d \d+ \d+ "),
    ("order", r"^\d "),
    ("now", r"^▶"),
    ("over", r"^✓"),
)
PLAYERS: Final[Signs] = (
    ("active", r"▶"),
    ("short-shards", r"Sh\."),
    ("leader-column", r"Leader"),
    ("supply", r"Supply"),
    ("bag-column", r"Bag"),
    ("quests-column", r"Quests"),
    ("tea-column", r"Tea"),
)
BOARD: Final[Signs] = (("forged", r"■"), ("between", r"↕"), *SHORT_WORDS)
CHIPS: Final[Signs] = (("chip", r"\w\s\d"), ("times", TIMES))
QUESTS: Final[Signs] = (("feat", r"✓"),)
PARTS: Final[dict[str, Signs]] = {
    "tea": TEA,
    "battle": BATTLE,
    "regions": REGIONS,
    "players": PLAYERS,
    "board": BOARD,
    "bag": CHIPS,
    "quests": QUESTS,
}
GAP: Final = "  "


def legend(view: Json, say: Say) -> list[str]:
    """Every sign that there can be at this table, a line for each part of it."""
    return [f"{say(f'ww-text-legend-{part}')}: {'; '.join(told)}." for part, told in known(view, say)]


def known(view: Json, say: Say) -> Iterator[tuple[str, list[str]]]:
    """The parts with what is said of their signs; none is told twice."""
    told: set[str] = set()
    for part, signs in PARTS.items():
        here = [name for name, _ in signs if can_be(name, view) and name not in told]
        told.update(here)
        yield part, [say(f"ww-text-sign-{name}") for name in here]


def can_be(name: str, view: Json) -> bool:
    """Whether a sign belongs to this table: Castles lie sideways with 2 players, Poison is the Jabberwock's."""
    if name == "sideways":
        return bool(view["players"] == 2)
    return name != "poison" or any(seat["faction"] == "jabberwock" for seat in view["seats"])


def legend_of(shown: dict[str, list[Text]], view: Json, say: Say, width: int) -> list[Text]:
    """Only the signs in these parts of the table, by part."""
    told: set[str] = set()
    lines: list[Text] = []
    for part, signs in PARTS.items():
        text = "\n".join(line.plain for line in shown.get(block_of(part, view), []))
        here = [name for name, sign in signs if name not in told and re.search(sign, text, re.MULTILINE)]
        told.update(here)
        lines += in_lines(say(f"ww-text-legend-{part}"), [say(f"ww-text-sign-{name}") for name in here], width)
    return lines


def block_of(part: str, view: Json) -> str:
    """The block of the drawn table in which a part is: tea and battle share one."""
    if part in {"tea", "battle"}:
        return "scene" if (part == "battle") == bool(view["battle"]) else ""
    return part


def in_lines(title: str, entries: list[str], width: int) -> Iterator[Text]:
    """Title and entries, as many to a line as fit; no entry is parted."""
    if not entries:
        return
    line = f"{title}:"
    for entry in entries:
        longer = f"{line}{GAP}{entry}"
        if len(longer) > width:
            yield Text(line, "dim")
        line = f"{GAP}{entry}" if len(longer) > width else longer
    yield Text(line, "dim")
