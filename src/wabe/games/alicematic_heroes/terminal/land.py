"""The map as rows of cells, each second one half a cell further in, as hexes lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.text import Text

from wabe.games.alicematic_heroes.table.layout import coordinate
from wabe.games.alicematic_heroes.terminal.words import Json, Say, seat_letter

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TILE: Final = 7
LAND: Final = {
    "red": "bright_white on red",
    "blue": "bright_white on blue",
    "yellow": "black on yellow",
    "green": "black on green",
    "white": "black on white",
    "city": "bright_white on magenta",
    "forest": "bright_white on grey30",
}
OWN: Final = "bold black on bright_white"
OTHERS: Final = ("color(51)", "color(213)", "color(227)", "color(120)", "color(215)")
CUT_OFF: Final = "!"
FREE: Final = "·"
BIG: Final = 6  # columns of a cell of two lines, one of them empty
SMALL: Final = (8, 6)  # columns of a cell of one line, the first that fits

# How an invasion can come out, the best first, and the sign for it.
SUCCESS, WITH_TOKENS, WITH_JET, WITH_TURNING, ATTACK = "+", "$", "J", "T", "-"
OUTCOMES: Final = {
    "success": SUCCESS,
    "finish": SUCCESS,
    "pay": WITH_TOKENS,
    "jet": WITH_JET,
    "turn": WITH_TURNING,
    "attack": ATTACK,
}
SIGNS: Final = {
    SUCCESS: "bold bright_green on black",
    WITH_TOKENS: "bold bright_yellow on black",
    WITH_JET: "bold bright_yellow on black",
    WITH_TURNING: "bold bright_yellow on black",
    ATTACK: "bright_white on black",
}
STEP: Final = "o"
AIM: Final = "X"

Painter = Callable[[int, Json, Json, str, Say], Text]


def places(view: Json) -> dict[int, tuple[int, int]]:
    """Half columns and row of every space, from 0 on."""
    at: dict[int, tuple[int, int]] = {}
    for position, tile in enumerate(view["map"]["tiles"]):
        q, r = tile["at"]
        at[TILE * position] = (2 * q + r, r)
        for number, (dq, dr) in enumerate(DIRECTIONS, 1):
            at[TILE * position + number] = (2 * (q + dq) + r + dr, r + dr)
    left = min(column for column, _ in at.values())
    upper = min(row for _, row in at.values())
    return {space: (column - left, row - upper) for space, (column, row) in at.items()}


def neighbours(view: Json, space: int) -> list[int]:
    """The spaces that touch this one, clockwise from the right."""
    at = places(view)
    found = {place: number for number, place in at.items()}
    column, row = at[space]
    around = [(column + 2 * dq + dr, row + dr) for dq, dr in DIRECTIONS]
    return [found[place] for place in around if place in found]


def best_way(reach: Json) -> str:
    """The best that an invasion can come to."""
    return next(how for how in OUTCOMES if how in reach["how"])


def outcome(reach: Json) -> str:
    """The sign for that."""
    return OUTCOMES[best_way(reach)]


def signs(view: Json) -> dict[int, str]:
    """What is marked: how each target would come out, Cities to start from, the way of the invasion under way."""
    if view["reach"]:
        return {int(space): outcome(reach) for space, reach in view["reach"].items()}
    if view["plan"]:
        return {**dict.fromkeys(view["plan"]["path"], STEP), view["plan"]["space"]: AIM}
    if view["step"] == "place_city" and view["seat"] in view["waiting"]:
        return dict.fromkeys(start_cities(view), SUCCESS)
    return {}


def start_cities(view: Json) -> Iterator[int]:
    """Cities with a free spot, but not that of the middle tile. AH-10, AH-12."""
    for space, one in enumerate(view["map"]["spaces"]):
        if (
            one["kind"] == "city"
            and len(one["held"]) < one["spots"]
            and view["map"]["tiles"][space // TILE]["at"] != [0, 0]
        ):
            yield space


# --- cells ----------------------------------------------------------------------------------------------------


def title(number: int, space: Json, sign: str, say: Say) -> Text:
    """Where a space lies, its kind and difficulty; what can be chosen stands out."""
    chosen = "bold underline" if sign not in {"", STEP} else ""
    text = Text(coordinate(number), f"{LAND[space['kind']]} {chosen}")
    return text.append(say(f"letter-{space['kind']}") + str(space["number"]), f"{LAND[space['kind']]} bold")


def tokens(space: Json, view: Json) -> Text:
    """Who holds it, `!` without connection; free spots; who attacks, as a small letter."""
    text = Text()
    for seat in space["held"]:
        text.append(seat_letter(seat), token_style(seat, view))
    if space["held"] and not space["connected"]:
        text.append(CUT_OFF, LAND[space["kind"]] + " bold")
    if space["spots"]:
        text.append(FREE * (space["spots"] - len(space["held"])), LAND[space["kind"]])
    if space["attack"] is not None:
        text.append(seat_letter(space["attack"]).lower(), token_style(space["attack"], view) + " italic")
    return text


def token_style(seat: int, view: Json) -> str:
    """Tokens of one's own are bright, others have a colour on black."""
    return OWN if seat == view["seat"] else f"bold {OTHERS[seat]} on black"


def sign_text(sign: str, style: str) -> Text:
    """The sign of a space."""
    return Text(sign or " ", SIGNS.get(sign, style + " bold"))


def widened(text: Text, columns: int, style: str) -> Text:
    """The text in just so many columns."""
    if text.cell_len > columns:
        text.truncate(columns)
    return text.append(" " * (columns - text.cell_len), style)


def upper_line(number: int, space: Json, view: Json, sign: str, say: Say) -> Text:
    """The first line of a big cell."""
    text = title(number, space, sign, say)
    gap = BIG - 1 - text.cell_len
    return Text.assemble(text[:2], (" " * gap, LAND[space["kind"]]), text[2:])


def lower_line(number: int, space: Json, view: Json, sign: str, say: Say) -> Text:
    """The second: tokens and sign."""
    style = LAND[space["kind"]]
    return widened(tokens(space, view), BIG - 2, style).append_text(sign_text(sign, style))


def one_line(columns: int) -> Painter:
    """A small cell of so many columns."""

    def paint(number: int, space: Json, view: Json, sign: str, say: Say) -> Text:
        style = LAND[space["kind"]]
        text = title(number, space, sign, say).append_text(tokens(space, view))
        return widened(text, columns - 1, style).append_text(sign_text(sign, style))

    return paint


# --- rows -----------------------------------------------------------------------------------------------------


def rows(view: Json, say: Say, columns: int, painters: list[Painter]) -> list[Text]:
    """The map with cells of so many columns, a line of each for every painter."""
    at, marked = places(view), signs(view)
    lines = [Text(no_wrap=True) for _ in range(len(painters) * (1 + max(row for _, row in at.values())))]
    for space, (half, row) in sorted(at.items(), key=lambda item: item[1]):
        for index, paint in enumerate(painters):
            line = lines[row * len(painters) + index]
            line.append(" " * (half * columns // 2 - line.cell_len))
            line.append_text(paint(space, view["map"]["spaces"][space], view, marked.get(space, ""), say))
    return lines


def width_of(view: Json, columns: int) -> int:
    """Columns that the map takes."""
    return (max(half for half, _ in places(view).values()) + 2) * columns // 2


def big(view: Json, say: Say) -> list[Text]:
    """Two lines for every row of spaces."""
    return rows(view, say, BIG, [upper_line, lower_line])


def small(view: Json, say: Say, width: int) -> list[Text]:
    """One line for every row."""
    columns = next((columns for columns in SMALL if width_of(view, columns) <= width), SMALL[-1])
    return rows(view, say, columns, [one_line(columns)])


def legend(view: Json, say: Say) -> list[Text]:
    """What the letters and signs mean."""
    lines = [Text(say("ah-text-legend"), "dim", no_wrap=True)]
    if view["reach"]:
        lines.append(Text(say("ah-text-signs"), no_wrap=True))
    return lines
