"""Where on the map VP were gained in play, as the events tell it; tiles and slots are in the view. AH-53 to AH-57."""

from __future__ import annotations

from wabe.kernel.events import Event
from wabe.kernel.message import Json


def gains(events: list[Event]) -> list[Json]:
    """The VP of each invasion: the bonus of its space, and what Alices have brought for it."""
    found: list[Json] = []
    space = None
    for event in events:
        if event.kind == "turn-started":
            space = None
        elif event.kind == "invaded":
            space = event.args["space"]
        elif event.kind == "vp-gained" and space is not None:
            found.append(gain(event, space, {"source": event.args["source"]}))
        elif event.kind == "vp-by-effect" and space is not None:
            found.append(gain(event, space, {"source": "effect", "card": event.args["card"]}))
    return found


def gain(event: Event, space: int, why: Json) -> Json:
    """The VP of one event on a space."""
    return {"seat": int(event.args["seat"]), "count": int(event.args["count"]), "at": f"space:{space}", **why}
