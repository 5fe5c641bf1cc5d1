"""The battle going on: a track for everybody who takes part, chips, Madness, Wagers and odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from wabe.games.wonderlands_war.terminal.words import (
    FIXED,
    Json,
    Say,
    cell,
    chips_counted,
    chips_listed,
    ink,
    seat_letter,
    seat_title,
    short_chip,
    titled,
    wrapped,
)

END: Final = 25
MADNESS_SPACES: Final = 4
MADNESS: Final = {"madness": "☻", "double_madness": "☻²"}
EMPTY: Final = "○"
SPACE: Final = "·"
SYMBOL: Final = "◇"
WAY: Final = "─"
NAME_WIDTH: Final = 15
STATUS_WIDTH: Final = 12
PERCENT: Final = 100


def battle(view: Json, say: Say, width: int) -> list[Text]:
    """Each participant in two lines: the track, then chips and Madness."""
    lines = [heading(view, say)]
    for seat in fighters(view):
        lines += [*track_lines(seat, view, say, width), *chips_lines(seat, view, say, width)]
    return lines + notes(view, say, width)


def short_battle(view: Json, say: Say, width: int) -> list[Text]:
    """Each participant in one line; the viewer with chips and Madness."""
    lines = [heading(view, say)]
    for seat in fighters(view):
        lines += track_lines(seat, view, say, width)
        if seat == view["seat"]:
            lines += chips_lines(seat, view, say, width)
    return lines + notes(view, say, width)


def fighters(view: Json) -> list[int]:
    """Who takes part."""
    return [seat for seat, fighter in enumerate(view["battle"]["seats"]) if fighter]


def heading(view: Json, say: Say) -> Text:
    """Where, for what, which draw."""
    one: Json = view["battle"]
    text = Text(
        say("ww-text-battle", region=f"@region-{one['region']}", award=one["award"], draw=one["draw"]), "bold red"
    )
    if view["resistance"] is not None:
        text.append(f"  {say('ww-text-resistance', count=view['resistance'])}", "yellow")
    return text


def track_lines(seat: int, view: Json, say: Say, width: int) -> list[Text]:
    """Name, Strength, the track, status, and the chip of this draw: below them where there is no room beside."""
    fighter: Json = view["battle"]["seats"][seat]
    style = ink(seat, view) if fighter["status"] != "bust" else "dim"
    line = Text.assemble(
        cell(Text(f"{seat_title(seat, say)}", f"bold {style}"), NAME_WIDTH),
        Text(f"{fighter['strength']:>2} ", "bold"),
        track(fighter["strength"], seat_letter(seat), say, style),
        "  ",
        cell(status(seat, fighter, view, say), STATUS_WIDTH),
    )
    chip = drawn(fighter, say)
    if line.cell_len + chip.cell_len <= width:
        return [line.append_text(chip)]
    line.truncate(width, overflow="ellipsis")
    return [line, *(Text(f"   {part}") for part in wrapped(chip.plain, width - 3))]


def track(strength: int, letter: str, say: Say, style: str) -> Text:
    """Spaces 0 to 25 with the Forge symbols, and the letter where the tracker stands."""
    symbols = forge_symbols(say)
    text = Text()
    for space in range(END + 1):
        if space == strength:
            text.append(letter, f"bold {style} reverse" if space in symbols else f"bold {style}")
        elif space in symbols:
            text.append(SYMBOL, "yellow")
        else:
            text.append(WAY if space < strength else SPACE, style if space < strength else "dim")
    return text


def forge_symbols(say: Say) -> set[int]:
    """The spaces with a Forge symbol."""
    return {int(space) for space in say("forge-symbols").split(", ") if space.isdecimal()}


def status(seat: int, fighter: Json, view: Json, say: Say) -> Text:
    """May draw, has chosen, is still in, halted or bust; at the end the place."""
    if fighter["place"] != "none":
        return Text(say(f"ww-text-place-{fighter['place']}"), "bold yellow")
    if fighter["status"] == "fighting" and seat in view["battle"]["decided"]:
        return Text(say("ww-text-status-decided"), "cyan")
    if fighter["status"] == "fighting" and view["step"] != "draw_or_halt":
        return Text(say("ww-text-status-in"))
    return Text(say(f"ww-text-status-{fighter['status']}"), "red" if fighter["status"] == "bust" else "")


def drawn(fighter: Json, say: Say) -> Text:
    """The chip of this draw with its Strength; what waits for the next one."""
    parts = []
    if fighter["chip"]:
        parts.append(say("ww-text-drew", chip=short_chip(fighter["chip"], say)))
        printed = say(f"chip-{fighter['chip']}-strength")
        if printed.isdecimal() and int(printed) != fighter["chip_strength"]:
            parts.append(say("ww-text-counts", count=fighter["chip_strength"]))
    if fighter["doubling"]:
        parts.append(say("ww-text-doubling"))
    if fighter["extra"]:
        parts.append(say("ww-text-extra", count=fighter["extra"]))
    if fighter["lowered"]:
        parts.append(say("ww-text-lowered", count=fighter["lowered"]))
    return Text(", ".join(parts))


def chips_lines(seat: int, view: Json, say: Say, width: int) -> list[Text]:
    """Units left, Madness track, bag and Active chips."""
    own, fighter = view["seats"][seat], view["battle"]["seats"][seat]
    start = Text("   ")
    start.append_text(madness(own["madness"]))
    start.append(f"  {say('ww-text-units', count=fighter['units'])}, {say('ww-text-bag-size', count=own['bag_size'])}")
    if not own["shield"]:
        start.append(f", {say('ww-text-no-shield')}", "dim")
    active = chips_listed(own["active"], say)
    if not active:
        return [start]
    text = f"{say('ww-text-active')}: {active}"
    if start.cell_len + 2 + len(text) <= width:
        return [start.append(f"  {text}", "italic")]
    return [start, *(Text(f"   {line}", "italic") for line in wrapped(text, width - 3))]


def madness(track: list[str]) -> Text:
    """The Madness track: its chips, then the spaces left."""
    text = Text("".join(MADNESS.get(chip, "?") for chip in track), "magenta")
    return text.append(EMPTY * (MADNESS_SPACES - len(track)), "dim")


def notes(view: Json, say: Say, width: int) -> list[Text]:
    """Wagers, and the chips that the viewer holds."""
    lines = [Text(line, "dim") for line in wrapped(", ".join(wagers(view, say)), width)]
    if view["battle"]["held"]:
        lines += titled(say("ww-text-held"), chips_listed(view["battle"]["held"], say), width)
    return lines


def wagers(view: Json, say: Say) -> Iterator[str]:
    """Who has laid a Wager, and on whom as far as that is known."""
    for seat, wager in enumerate(view["battle"]["wagers"]):
        if wager == "hidden":
            yield say("ww-text-wager-hidden", seat=f"#{seat}")
        elif wager is not None:
            yield say("ww-text-wager", seat=f"#{seat}", target=f"#{wager}")


# --- the viewer's chances ---------------------------------------------------------------------------------------------


def chances(odds: Json, say: Say, width: int) -> list[Text]:
    """What one, two or three further draws would bring, side by side: `bust 0 / 2 / 9 %`."""
    draws = odds.get("draws")
    if not draws:
        return []
    said = say(
        "ww-text-odds",
        draws=beside(str(one["draws"]) for one in draws),
        bust=beside(percent(one["bust"]) for one in draws),
        strength=beside(f"{one['strength']:.1f}" for one in draws),
        forge=beside(percent(one["forge_symbol"]) for one in draws),
    )
    return [Text(line, "cyan") for line in wrapped(said, width)]


def beside(values: Iterable[str]) -> str:
    """Values side by side."""
    return f"{FIXED}/{FIXED}".join(values)


def percent(share: float) -> str:
    """A probability in percent."""
    return str(round(PERCENT * share))


def bag(seat: Json, say: Say, width: int) -> list[Text]:
    """The make-up of a bag, and the chips that are out of it."""
    return [
        *titled(say("ww-text-bag", count=seat["bag_size"]), chips_counted(seat["bag"], say), width),
        *titled(say("ww-text-exhausted"), chips_counted(seat["exhausted"], say), width),
    ]
