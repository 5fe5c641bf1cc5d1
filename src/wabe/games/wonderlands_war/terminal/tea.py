"""The tea table: chairs with their cards, Leaders and Poison, and the Head."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wabe.games.wonderlands_war.terminal.words import (
    Json,
    Say,
    cell,
    ink,
    long_reward,
    names_of,
    seat_letter,
    short_card,
    titled,
)

POISON: Final = "☠"
BEFORE_CARD: Final = 6  # columns for number, Leader and Poison
GAP: Final = 1


def tea_table(view: Json, say: Say, width: int) -> list[Text]:
    """A line for each chair, in full."""
    return [heading(view, say), *(chair(one, view, say, width) for one in view["table"]["chairs"])]


def two_columns(view: Json, say: Say, width: int) -> list[Text]:
    """Two chairs to a line, with short cards."""
    chairs = view["table"]["chairs"]
    half = (len(chairs) + 1) // 2
    column = (width - GAP) // 2
    lines = [heading(view, say)]
    for index in range(half):
        pair = chairs[index::half][:2]
        lines.append(Text(" " * GAP).join(cell(chair(one, view, say, column - GAP), column) for one in pair))
    return lines


def heading(view: Json, say: Say) -> Text:
    """Who is at the Head of the Table, where everybody comes by."""
    text = Text(say("ww-text-tea"), "bold")
    head = view["table"]["head"]
    if head:
        text.append(f"  {say('ww-text-head', seats=names_of(head))}", "dim")
    return text


def chair(one: Json, view: Json, say: Say, width: int) -> Text:
    """Number, Leader, Poison and card of a chair."""
    text = Text(f"{one['chair']:>2} ", "bold cyan" if one["card"] and one["leader"] is None else "dim")
    leader = one["leader"]
    text.append(" " if leader is None else seat_letter(leader), "" if leader is None else f"bold {ink(leader, view)}")
    text.append(f"{POISON} " if one["poison"] else "  ", "green")
    return text.append(card_words(one["card"], say, width), "" if one["card"] else "dim")


def card_words(card: str | None, say: Say, width: int) -> str:
    """A card in full, or in short where it would not fit; a dash for none."""
    if card is None:
        return "\N{EN DASH}"
    full = say(f"tea-{card}")
    return full if BEFORE_CARD + len(full) <= width else short_card(card, say)


def under_way(view: Json, say: Say, width: int) -> list[Text]:
    """What is left of the card being carried out."""
    card = view["card"]
    if not card or not card["parts"]:
        return []
    left = ", ".join(long_reward(part, say) for part in card["parts"])
    return titled(say("ww-text-left", seat=f"#{card['seat']}"), left, width)


def market(view: Json, say: Say, width: int) -> list[Text]:
    """The Wonderlandians that can be recruited."""
    names = [say(f"wonder-{card}") for card in view["market"] if card]
    return titled(say("ww-text-market"), ", ".join(names), width)
