"""Kingdoms, hands and the bank, in as many lines as there is room for."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from wabe.games.alicematic_heroes.table.cards import COLOURS
from wabe.games.alicematic_heroes.terminal.land import token_style
from wabe.games.alicematic_heroes.terminal.words import (
    Json,
    Say,
    ink,
    powers,
    seat_letter,
    seat_name,
    short,
    token_letters,
)

ALICE: Final = "●"
COMMONER: Final = "○"
SLOT_WIDTH: Final = 6  # a letter, four cards and a gap
NAME_WIDTH: Final = 14
NARROW_NAME: Final = 12
WIDE_NAME: Final = 24
POINTS_WIDTH: Final = 13


# --- a kingdom in a line or two ---------------------------------------------------------------------------------------


def header(seat: Json, view: Json, say: Say, columns: int) -> Text:
    """Whose turn it is, letter and name, in so many columns."""
    active = seat["seat"] == view["active"] and not view["over"]
    text = Text("▶" if active else " ", "bold")
    text.append(seat_letter(seat["seat"]), token_style(seat["seat"], view))
    text.append(f" {seat_name(seat['seat'], say)}", "bold" if active else "")
    text.truncate(columns, overflow="ellipsis", pad=True)
    return text


def points(seat: Json, view: Json, say: Say, columns: int = 0) -> Text:
    """VP so far, and what they would be if the game ended now, in so many columns or more."""
    total = view["projection"][seat["seat"]]["total"]
    return Text(say("ah-text-points", vp=seat["vp"], total=total).ljust(columns), "bold")


def stock(seat: Json, say: Say) -> Text:
    """Resource tokens and cards in hand."""
    return Text(f"{token_letters(seat['tokens'], say)}  {say('ah-text-hand-size', count=seat['hand'])}")


def slots(seat: Json, say: Say, columns: int) -> Text:
    """The cards of each slot as dots: Alices full, Commoners empty."""
    text = Text()
    for colour in COLOURS:
        cards = seat["slots"][colour]
        dots = "".join(ALICE if card["up"] else COMMONER for card in cards)
        text.append(f"{say('letter-' + colour)}{dots}".ljust(columns), ink(colour) if cards else "dim")
    return text


def in_line(seat: Json, view: Json, say: Say, width: int) -> Text:
    """A kingdom in one line."""
    return Text.assemble(
        header(seat, view, say, NAME_WIDTH if width >= 76 else NARROW_NAME),
        " ",
        points(seat, view, say, POINTS_WIDTH),
        slots(seat, say, SLOT_WIDTH - 1),
        " ",
        stock(seat, say),
    )


def in_short(view: Json, say: Say, width: int) -> list[Text]:
    """All players with their points in a single line."""
    title = say("ah-text-points-title")
    columns = (width - len(title)) // view["players"] - 1
    line = Text(title, "dim")
    for seat in view["seats"]:
        total = view["projection"][seat["seat"]]["total"]
        said = say("ah-text-points-short", vp=seat["vp"], total=total)
        line.append(" ").append_text(header(seat, view, say, columns - len(said) - 1)).append(f" {said}", "bold")
    return [line]


def padded(text: Text, columns: int) -> Text:
    """The text with blanks behind it."""
    text.truncate(columns, pad=True)
    return text


def beside_map(view: Json, say: Say, width: int) -> list[Text]:
    """All kingdoms in a narrow column."""
    lines: list[Text] = []
    for seat in view["seats"]:
        name = header(seat, view, say, max(NARROW_NAME, min(WIDE_NAME, width - POINTS_WIDTH - 1)))
        lines.append(Text.assemble(name, " ", points(seat, view, say)))
        lines.append(slots(seat, say, SLOT_WIDTH if width >= len(COLOURS) * SLOT_WIDTH else SLOT_WIDTH - 1))
        lines.append(stock(seat, say))
        if seat["seat"] == view["seat"]:
            lines += [Text(line, "italic") for line in wrapped(powers(seat, say), width)]
        lines.append(Text())
    return lines + [Text(line, "dim") for part in notes(view, say) for line in wrapped(part, width)]


def below_map(view: Json, say: Say, width: int) -> list[Text]:
    """All kingdoms, a line each, and what lies in the middle."""
    return [
        *(in_line(seat, view, say, width) for seat in view["seats"]),
        *(Text(line, "dim") for line in wrapped(". ".join(notes(view, say)), width)),
    ]


def notes(view: Json, say: Say) -> list[str]:
    """What lies in the middle, and what the second number of points means while there is one."""
    return supplies(view, say) if view["over"] else [*supplies(view, say), say("ah-text-end")]


def supplies(view: Json, say: Say) -> list[str]:
    """Round, bank, deck and discards."""
    discard = sum(view["discard"].values())
    return [
        say("ah-text-round", round=view["round"], rounds=view["rounds"]),
        f"{say('ah-text-bank')} {token_letters(view['bank'], say)}",
        say("ah-text-deck", deck=view["deck"], discard=discard),
    ]


# --- kingdoms with names ----------------------------------------------------------------------------------------------


def named(view: Json, say: Say, width: int, seats: list[Json]) -> list[Text]:
    """These kingdoms with their cards by name, a column for each slot."""
    column = max(8, (width - 1) // len(COLOURS))
    filled = [seat for seat in seats if any(seat["slots"].values())]
    return [line for seat in filled for line in named_one(seat, view, say, column)]


def named_one(seat: Json, view: Json, say: Say, column: int) -> Iterator[Text]:
    """One kingdom: who, then the slots side by side."""
    name, kingdom = header(seat, view, say, NAME_WIDTH + 6), Text(say("kingdom-" + seat["kingdom"]), "dim")
    yield Text("  ").join([name, points(seat, view, say), stock(seat, say), kingdom])
    if seat["seat"] == view["seat"]:
        yield Text(powers(seat, say), "italic")
    titles = (Text(say("colour-" + colour), ink(colour)) for colour in COLOURS)
    yield side_by_side([padded(title, column) for title in titles])
    for row in range(max(len(cards) for cards in seat["slots"].values())):
        yield side_by_side([padded(at(seat["slots"][colour], row, say), column) for colour in COLOURS])


def side_by_side(cells: list[Text]) -> Text:
    """Cells in a row."""
    return Text.assemble(*cells, no_wrap=True)


def at(cards: list[Json], row: int, say: Say) -> Text:
    """The card in that place of a slot, if there is one."""
    return card(cards[row], say) if row < len(cards) else Text()


def card(one: Json, say: Say) -> Text:
    """A card of a kingdom: an Alice by name, a Commoner by the name the viewer knows."""
    if not one["up"]:
        known = short(one["card"], say) if one["card"] else say("ah-text-unknown")
        return Text(f"{COMMONER} {known.lower()}", "dim")
    name = short(one["card"], say)
    if one["copies"]:
        name = f"{name}={short(one['copies'], say)}"
    return Text(f"{ALICE} {name}", "" if one["live"] else "dim")


# --- hand and looks ---------------------------------------------------------------------------------------------------


def own_seat(view: Json) -> Json | None:
    """The viewer's part; None for a spectator."""
    seat: Json | None = None if view["seat"] is None else view["seats"][view["seat"]]
    return seat


def hand(view: Json, say: Say, width: int, *, texts: bool) -> list[Text]:
    """The viewer's cards: a line with their names, or each with its effect."""
    own = own_seat(view)
    if own is None or not own["cards"]:
        return []
    if view["step"] == "mulligan":
        return numbered(own["cards"], say, width, texts=texts)
    counts = {name: own["cards"].count(name) for name in own["cards"]}
    if not texts:
        names = ", ".join(f"{several(count)}{short(name, say)}" for name, count in counts.items())
        return [Text(line) for line in wrapped(f"{say('ah-text-hand')}: {names}", width)]
    lines = [Text(say("ah-text-hand"), "bold")]
    for name, count in counts.items():
        lines += described(several(count), name, say, width)
    return lines


def numbered(cards: list[str], say: Say, width: int, *, texts: bool) -> list[Text]:
    """The cards with their places, by which they can be given back."""
    title = Text(say("ah-text-give-back"), "bold")
    if texts:
        return [
            title,
            *(line for place, name in enumerate(cards, 1) for line in described(f"{place} ", name, say, width)),
        ]
    names = (f"{place} {card_title(name, say)}" for place, name in enumerate(cards, 1))
    return [title, *(Text(line) for line in wrapped(", ".join(names), width))]


def several(count: int) -> str:
    """How often a card is there, if more than once."""
    return f"{count} \N{MULTIPLICATION SIGN} " if count > 1 else ""


def described(prefix: str, name: str, say: Say, width: int) -> list[Text]:
    """A card with its effect, wrapped."""
    head = f"  {prefix}{card_title(name, say)}"
    first, *rest = wrapped(f"{head}: {say('card-' + name + '-text')}", width)
    line = Text(first)
    line.stylize("bold", 0, len(head))
    return [line, *(Text(f"    {part}") for text in rest for part in wrapped(text, width - 4))]


def card_title(name: str, say: Say) -> str:
    """Name, colour and cost of a card."""
    return f"{say('card-' + name)}{cost(name, say)}"


def cost(name: str, say: Say) -> str:
    """Colour and cost of a card, to stand behind its name."""
    return f" ({say('colour-' + say('card-' + name + '-colour'))} {say('card-' + name + '-cost')})"


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of that width; no line for no text."""
    indent = len(text) - len(text.lstrip())
    return textwrap.wrap(text.lstrip(), max(12, width), initial_indent=" " * indent) if text else []
