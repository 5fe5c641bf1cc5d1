"""How a game looks in a terminal, and wherever else it is shown in letters.

A game may have a module `terminal.py` in its folder with any of the names below; for those it lacks, `generic.py`
draws its view as panels. `say(key, **args)` gives a text of the catalogues; `"#1"` as an argument is seat 1's name.

- `draw(view, odds, say, width, height)`: the table for rich, in no more than `height` lines if it can (0: any number).
- `lines(view, odds, say)`: the same as plain lines, for pipes and screen readers.
- `brief(view, odds, say)`: what is worth a line or two before a prompt, where the table is not drawn each time.
- `sheet_rows(sheet, say)`: the score sheet: title, points by seat and style of each row.
- `sheet_notes(view, sheet, say)`: what stands below it.
- `hot_key(form, view)`: a key for an action: one with digits replaces its number, a letter is taken besides it.
- `heard(answer, view)`: the key that was meant by what was typed, where it is none itself; `view` is the asked seat's.
- `rank(form, view)`: what the list of choices is ordered by, the least first; equal ones stay in the game's order.
- `listed(form)`: whether the choice is in that list; the others are several of those at once, typed together.
- `choice(form, label, view, say)`: how a choice reads in the list; `label` is what the log would say.
- `on_table(form)`: whether the drawn table shows the choice with its key, so that a long list need not.
- `topics(game, view)`: pairs of keys (name, explanation) of what is in play at this table, for the help, and for what
  people ask to inspect.
- `face_up(view, say)`: in a replay with nothing hidden, what the table does not show: hands, decks; whose, and what.
- `legend(view, say)`: lines for the help that say what the signs of the table mean.
- `inspect(game, word, view, say)`: lines about whatever else has that name, or for "" on what has one; none for topics.
- `WIDTH`: columns of which the table can make use, on a wide screen.
- `TARGETS`: what `wabe bench` should reach.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.drawing import generic
from wabe.kernel.game import Game
from wabe.kernel.message import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

Say: TypeAlias = Callable[..., str]
Row: TypeAlias = tuple[str, list[int], str]


@dataclass(frozen=True)
class Drawing:
    """What a game's `terminal.py` or else the generic one offers."""

    draw: Callable[[Json, Json, Say, int, int], RenderableType]
    lines: Callable[[Json, Json, Say], list[str]]
    brief: Callable[[Json, Json, Say], list[str]]
    sheet_rows: Callable[[Json, Say], Iterable[Row]]
    sheet_notes: Callable[[Json, Json, Say], Iterable[str]]
    hot_key: Callable[[Json, Json], str]
    heard: Callable[[str, Json], str]
    rank: Callable[[Json, Json], tuple[int, ...]]
    listed: Callable[[Json], bool]
    choice: Callable[[Json, str, Json, Say], str]
    on_table: Callable[[Json], bool]
    topics: Callable[[Game, Json], Sequence[tuple[str, str]]]
    face_up: Callable[[Json, Say], Iterable[tuple[str, list[str]]]]
    legend: Callable[[Json, Say], list[str]]
    inspect: Callable[[Game, str, Json, Say], list[str]]
    WIDTH: int
    TARGETS: dict[str, float]


def drawing_of(game: Game) -> Drawing:
    """The game's own drawing, filled up from the generic one."""
    own = own_module(game)
    return Drawing(**{name: getattr(own, name, getattr(generic, name)) for name in Drawing.__dataclass_fields__})


def own_module(game: Game) -> Any:
    """The module `terminal` beside the game's class, or None."""
    spec = sys.modules[type(game).__module__].__spec__
    package = spec.parent if spec is not None else None
    if not package or importlib.util.find_spec(f"{package}.terminal") is None:
        return None
    return importlib.import_module(f"{package}.terminal")
