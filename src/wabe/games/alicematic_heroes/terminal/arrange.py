"""The whole table in the room there is: the richest arrangement that fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from wabe.games.alicematic_heroes.terminal import kingdoms, land
from wabe.games.alicematic_heroes.terminal.inspect import prospect
from wabe.games.alicematic_heroes.terminal.words import Json, Say

GAP: Final = 1
LEAST_SIDE: Final = 26  # columns beside the map for kingdoms in short
NAMED_SIDE: Final = 54  # for kingdoms with names
LOOKING: Final = {"mulligan", "choose_card", "place_card", "keep", "discard"}  # the hand matters more than the map

Arrangement = Callable[[Json, Say, int], list[Text] | None]


def draw(view: Json, odds: Json, say: Say, width: int, height: int = 0) -> RenderableType:
    """Map, kingdoms and hand."""
    lines: list[Text] = []
    for arrangement in ARRANGEMENTS:
        made = arrangement(view, say, width)
        if made is not None:
            lines = made
            if not height or len(lines) <= height:
                break
    for line in lines:
        line.no_wrap, line.overflow = True, "crop"
    return Group(*lines)


def beside(left: list[Text], right: list[Text]) -> list[Text]:
    """Two columns of lines."""
    width = max(line.cell_len for line in left) + GAP
    lines = []
    for index in range(max(len(left), len(right))):
        line = left[index].copy() if index < len(left) else Text()
        line.append(" " * (width - line.cell_len))
        lines.append(line.append_text(right[index]) if index < len(right) else line)
    return lines


def room_beside(view: Json, width: int) -> int:
    """Columns that a map of big cells leaves."""
    return width - land.width_of(view, land.BIG) - GAP


def broad(view: Json, say: Say, width: int) -> list[Text] | None:
    """The kingdoms with names beside the map."""
    room = room_beside(view, width)
    if room < NAMED_SIDE:
        return None
    side = kingdoms.named(view, say, room, view["seats"])
    side += [kingdoms.in_line(seat, view, say, room) for seat in view["seats"] if not any(seat["slots"].values())]
    side += [Text(), *(Text(line, "dim") for line in kingdoms.notes(view, say))]
    below = [*land.legend(view, say), *under_way(view, say, width), *kingdoms.hand(view, say, width, texts=True)]
    return [*beside(land.big(view, say), side), *below]


def with_short_kingdoms(view: Json, say: Say, width: int) -> list[Text] | None:
    """A big map with the kingdoms in short, beside it if they fit there."""
    if land.width_of(view, land.BIG) > width:
        return None
    room = room_beside(view, width)
    if room >= LEAST_SIDE:
        return beside(land.big(view, say), kingdoms.beside_map(view, say, room))
    return [*land.big(view, say), *kingdoms.below_map(view, say, width)]


def full(view: Json, say: Say, width: int) -> list[Text] | None:
    """Below the map all kingdoms with names, and the hand with effects."""
    return added(view, say, width, view["seats"], legend=True, texts=True)


def own_kingdom(view: Json, say: Say, width: int) -> list[Text] | None:
    """Only the viewer's kingdom with names."""
    own = kingdoms.own_seat(view)
    return None if own is None else added(view, say, width, [own], legend=True, texts=True)


def hand_in_full(view: Json, say: Say, width: int) -> list[Text] | None:
    """No names but those of the hand."""
    return added(view, say, width, [], legend=True, texts=True)


def hand_in_short(view: Json, say: Say, width: int) -> list[Text] | None:
    """The hand as a line, and what the signs mean."""
    return added(view, say, width, [], legend=True, texts=False)


def bare(view: Json, say: Say, width: int) -> list[Text] | None:
    """The hand as a line."""
    return added(view, say, width, [], legend=False, texts=False)


def added(view: Json, say: Say, width: int, seats: list[Json], *, legend: bool, texts: bool) -> list[Text] | None:
    """A big map with kingdoms in short, and below it these kingdoms with names, the legend, the hand."""
    lines = with_short_kingdoms(view, say, width)
    if lines is None:
        return None
    more = [*(land.legend(view, say) if legend else []), *under_way(view, say, width)]
    return [*lines, *more, *kingdoms.named(view, say, width, seats), *kingdoms.hand(view, say, width, texts=texts)]


def under_way(view: Json, say: Say, width: int) -> list[Text]:
    """What the invasion that is being worked out needs and brings."""
    if not view["plan"]:
        return []
    said = " ".join(prospect(view["plan"]["space"], view, say))
    return [Text(line, "bold") for line in kingdoms.wrapped(said, width)]


def low(view: Json, say: Say, width: int) -> list[Text]:
    """A map of one line a row, kingdoms and hand in short."""
    return [
        *land.small(view, say, width),
        *under_way(view, say, width),
        *kingdoms.below_map(view, say, width),
        *kingdoms.hand(view, say, width, texts=False),
    ]


def map_and_kingdoms(view: Json, say: Say, width: int) -> list[Text] | None:
    """A map of one line a row and a line for each kingdom; not where the hand matters more."""
    if view["step"] in LOOKING:
        return None
    lines = (kingdoms.in_line(seat, view, say, width) for seat in view["seats"])
    return [*land.small(view, say, width), *under_way(view, say, width), *lines]


def by_step(view: Json, say: Say, width: int) -> list[Text]:
    """What the decision is about: the hand, or else the map; of the kingdoms at least a line for all."""
    if view["step"] in LOOKING:
        return [*kingdoms.below_map(view, say, width), *kingdoms.hand(view, say, width, texts=False)]
    return [*land.small(view, say, width), *under_way(view, say, width), *kingdoms.in_short(view, say, width)]


ARRANGEMENTS: Final[tuple[Arrangement, ...]] = (
    broad,
    full,
    own_kingdom,
    hand_in_full,
    hand_in_short,
    bare,
    low,
    map_and_kingdoms,
    by_step,
)
