"""What stands above a drawn position: whose turn it is, or whom the table waits for."""

from __future__ import annotations

from wabe.kernel.message import Json
from wabe.texts import Texts


def heading_of(view: Json, texts: Texts) -> str:
    """Which turn it is, and whose; and who has left."""
    left = view.get("left", [])
    gone = [texts.text("cli-gone", seats=[f"#{seat}" for seat in left], count=len(left))] if left else []
    return " ".join([turn_of(view, texts), *gone])


def turn_of(view: Json, texts: Texts) -> str:
    """Which turn it is, and whose."""
    if view["over"]:
        return texts.text("cli-turn-over", turn=view["turn"])
    if view["active"] is None:
        return texts.text("cli-wait", seats=[f"#{seat}" for seat in view["waiting"]])
    return texts.text("cli-turn", turn=view["turn"], seat=f"#{view['active']}")


def waiting_for(view: Json, texts: Texts) -> str:
    """Whom the table waits for, in the game's own words where it has them."""
    seats = [f"#{seat}" for seat in view["waiting"]]
    key = f"wait-{view['step']}"
    return texts.text(key if texts.has(key) else "cli-wait", seats=seats)
