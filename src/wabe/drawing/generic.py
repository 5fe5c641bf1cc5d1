"""The terminal table of any game without a drawing of its own: its view as panels (see `wabe.drawing`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.kernel.game import Game
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

Say: TypeAlias = Callable[..., str]

HEADER: Final = {
    "game",
    "players",
    "seat",
    "over",
    "turn",
    "active",
    "waiting",
    "step",
    "winners",
    "scores",
    "seats",
    "left",
}
WIDTH: Final = 88
TARGETS: Final[dict[str, float]] = {}


def hot_key(form: Json, view: Json) -> str:
    """No action has a key besides its number."""
    return ""


def heard(answer: str, view: Json) -> str:
    """What was typed."""
    return answer


def face_up(view: Json, say: Say) -> list[tuple[str, list[str]]]:
    """The panels show all there is."""
    return []


def rank(form: Json, view: Json) -> tuple[int, ...]:
    """Choices stay as they come."""
    return ()


def listed(form: Json) -> bool:
    """All choices are listed."""
    return True


def choice(form: Json, label: str, view: Json, say: Say) -> str:
    """As the log would say it."""
    return label


def on_table(form: Json) -> bool:
    """No key of an action is seen on the table."""
    return False


def topics(game: Game, view: Json) -> Sequence[tuple[str, str]]:
    """What there is to explain is not known."""
    return ()


def legend(view: Json, say: Say) -> list[str]:
    """A view in panels has no signs."""
    return []


def inspect(game: Game, word: str, view: Json, say: Say) -> list[str]:
    """Nothing besides the topics."""
    return []


def draw(view: Json, odds: Json, say: Say, width: int, height: int = 0) -> RenderableType:
    """Plain values in one panel, each of the others in its own, then one for each seat."""
    from rich.columns import Columns
    from rich.console import Group

    table, seats = own_part(view, odds), view.get("seats")
    plain = [line for name, value in table.items() if is_plain(value) for line in described(name, value, say)]
    held = [panel(title(name, say), inside(value, say)) for name, value in table.items() if not is_plain(value)]
    players = [panel(name, lines) for name, lines in seat_parts(seats, view, say)]
    tables = [panel("", plain)] if plain else []
    return Group(Columns(tables + held), Columns(players))


def lines(view: Json, odds: Json, say: Say) -> list[str]:
    """The view as indented lines."""
    table = [line for name, value in own_part(view, odds).items() for line in described(name, value, say)]
    for name, part in seat_parts(view.get("seats"), view, say):
        table += [f"{name}:", *indented(part)]
    return table


def brief(view: Json, odds: Json, say: Say) -> list[str]:
    """Nothing: what matters is not known."""
    return []


def sheet_rows(sheet: Json, say: Say) -> list[tuple[str, list[int], str]]:
    """None: how the sheet is built is not known."""
    return []


def sheet_notes(view: Json, sheet: Json, say: Say) -> list[str]:
    """The points of each seat, then whatever the sheet holds."""
    points = view.get("scores") or []
    totals = [f"{say('cli-name', seat=f'#{seat}')}: {score}" for seat, score in enumerate(points)]
    return totals + [line for name, value in sheet.items() if name != "tie" for line in described(name, value, say)]


# --- any JSON as lines ----------------------------------------------------------------------------------------------


def own_part(view: Json, odds: Json) -> Json:
    """What is the game's own in its view, and the odds if there are any."""
    own = {name: value for name, value in view.items() if name not in HEADER}
    return {**own, "odds": odds} if odds else own


def seat_parts(seats: Any, view: Json, say: Say) -> Iterator[tuple[str, list[str]]]:
    """For each seat its name, with its points where they are open, and its own part of the view."""
    points = view.get("scores")
    for seat in range(view["players"]):
        name = say("cli-name", seat=f"#{seat}")
        part = seats[seat] if isinstance(seats, list) and seat < len(seats) else None
        score = [f"{say('points')}: {points[seat]}"] if points else []
        yield name, score + (inside(without_seat(part), say) if part is not None else [])


def without_seat(part: Any) -> Any:
    """A seat's part without its number."""
    return {name: value for name, value in part.items() if name != "seat"} if isinstance(part, dict) else part


def is_plain(value: Any) -> bool:
    """Whether a value can stand in one line by itself."""
    return not isinstance(value, dict | list)


def described(name: str, value: Any, say: Say) -> list[str]:
    """A value with its title: in one line if it can, else indented below."""
    if is_plain(value):
        return [f"{title(name, say)}: {spoken(value, say)}"]
    if isinstance(value, list) and all(map(is_plain, value)):
        return [f"{title(name, say)}: {', '.join(spoken(item, say) for item in value) or say('value-empty')}"]
    return [f"{title(name, say)}:", *indented(inside(value, say))]


def inside(value: Any, say: Say) -> list[str]:
    """What a value holds, as lines without its title."""
    if is_plain(value):
        return [spoken(value, say)]
    if isinstance(value, list) and all(map(is_plain, value)):
        return [", ".join(spoken(item, say) for item in value) or say("value-empty")]
    items = value.items() if isinstance(value, dict) else ((str(number), item) for number, item in enumerate(value, 1))
    return [line for name, item in items for line in described(name, item, say)]


def indented(texts: list[str]) -> list[str]:
    """The lines two columns further in."""
    return [f"  {text}" for text in texts]


def title(name: str, say: Say) -> str:
    """The game's text `view-<name>`, else the name itself in words."""
    text = say(f"view-{name}")
    if text != f"view-{name}":
        return text
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def spoken(value: Any, say: Say) -> str:
    """A plain value in words; a text of the catalogue where it is the key of one."""
    if value is None:
        return say("value-none")
    if isinstance(value, bool):
        return say("value-yes" if value else "value-no")
    return say(value) if isinstance(value, str) else str(value)


def panel(heading: str, texts: list[str]) -> RenderableType:
    """Lines in a frame."""
    from rich.panel import Panel
    from rich.text import Text

    return Panel(Text("\n".join(texts)), title=Text(heading) if heading else None, title_align="left", expand=False)
