"""The parts of a tea card that are not yet carried out: rewards by number, in the card's order (WW-T07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wabe.games.wonderlands_war.table.layout import CORRUPTIBLE, PART_ROOM, PARTS, SPLIT, TEA_CARDS
from wabe.kernel.errors import CapacityError

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.records import Records
    from wabe.games.wonderlands_war.table.state import WarState


def lay_parts(g: WarState) -> None:
    """The parts of the card just taken: corner placement, second placement, corner die, rewards."""
    content, card = g.content, g.card
    g.parts = 0
    if content.card_supporters[card] > 0:
        add_part(g, content.units_reward[content.card_supporters[card]])
    if content.card_second[card] > 0:
        add_part(g, content.units_reward[content.card_second[card]])
    if content.card_die[card] == 1:
        add_part(g, content.shard_die_reward)
    add_parts(g, content.card_rewards[card])
    if content.card_layout[card] == SPLIT:
        add_part(g, content.split_reward)
    elif content.card_layout[card] == CORRUPTIBLE:
        add_part(g, content.corrupted_reward)


def most_parts(content: Records, added: int) -> int:
    """How many parts of a card can be left at once, if abilities add so many."""
    return min(PART_ROOM, added + max(parts_of(content, card) for card in range(TEA_CARDS)))


def parts_of(content: Records, card: int) -> int:
    """How many parts of a card can be left at once: what is chosen of it takes the place of the choice."""
    parts = len(content.card_rewards[card]) + int(content.card_die[card])
    parts += (1 if content.card_supporters[card] > 0 else 0) + (1 if content.card_second[card] > 0 else 0)
    if content.card_layout[card] == SPLIT:
        return parts + max(1, len(content.card_top[card]), len(content.card_bottom[card]))
    return parts + max(1, len(content.card_corrupted[card])) if content.card_layout[card] == CORRUPTIBLE else parts


def part(g: WarState, index: i64) -> i64:
    """The reward at a place of the list."""
    return g.cells[PARTS + index]


def add_part(g: WarState, reward: i64) -> None:
    """One part more, at the end."""
    if g.parts >= PART_ROOM:
        raise CapacityError("error-war-tea-card-too-many-parts")
    g.cells[PARTS + g.parts] = reward
    g.parts += 1


def add_parts(g: WarState, rewards: list[int]) -> None:
    """Several parts more, in their order."""
    for reward in rewards:
        add_part(g, reward)


def take_part(g: WarState, index: i64) -> i64:
    """Take a part out of the list; its reward."""
    reward = g.cells[PARTS + index]
    g.parts -= 1
    for cell in range(PARTS + index, PARTS + g.parts):
        g.cells[cell] = g.cells[cell + 1]
    g.cells[PARTS + g.parts] = 0
    return reward


def is_repeated(g: WarState, index: i64) -> bool:
    """Whether an equal part stands further ahead."""
    for cell in range(PARTS, PARTS + index):
        if g.cells[cell] == g.cells[PARTS + index]:
            return True
    return False


def grow_corner(g: WarState, count: i64) -> None:
    """Let the corner placement of the card just laid out have more units; without one it gets one (WW-R08)."""
    corner = g.content.card_supporters[g.card]
    if corner == 0:
        add_part(g, 0)
        for cell in range(PARTS + g.parts - 1, PARTS, -1):
            g.cells[cell] = g.cells[cell - 1]
    g.cells[PARTS] = g.content.units_reward[corner + count]
