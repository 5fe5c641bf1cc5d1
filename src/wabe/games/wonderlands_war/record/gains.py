"""What each battle has brought, as the log tells it: who came first, and whose VP they were. WW-O01 to WW-O05."""

from __future__ import annotations

from typing import Final

from wabe.games.wonderlands_war.record.chapters import BATTLE
from wabe.kernel.events import Event
from wabe.kernel.message import Json

WON: Final = {"first-place", "uncontested"}


class Battle:
    """One battle: who came first in it, and VP by seat, the awards and whatever else came of it."""

    def __init__(self, args: Json) -> None:
        self.round = int(args["round"])
        self.at = str(args["region"]).replace("@region-", "region:")
        self.first: list[int] = []
        self.vp: dict[int, int] = {}

    def hear(self, event: Event) -> None:
        """Take in one of its events."""
        if event.kind in WON:
            self.first = [int(event.args["seat"])]
        elif event.kind == "tied-first":
            self.first = [int(seat) for seat in event.args["seats"]]
        elif event.kind == "vp-gained":
            seat = int(event.args["seat"])
            self.vp[seat] = self.vp.get(seat, 0) + int(event.args["count"])

    def to_json(self) -> list[Json]:
        """What each seat has of it: who came first may have a Castle instead of VP."""
        return [
            {
                "seat": seat,
                "count": self.vp.get(seat, 0),
                "at": self.at,
                "round": self.round,
                "first": seat in self.first,
            }
            for seat in sorted({*self.vp, *self.first})
        ]


def gains(events: list[Event]) -> list[Json]:
    """VP by battle and seat, in the order in which they were fought."""
    battles: dict[tuple[int, str], Battle] = {}
    for event in events:
        if event.chapter is not None and event.chapter.key == BATTLE:
            args: Json = event.chapter.args
            battle = battles.setdefault((int(args["round"]), str(args["region"])), Battle(args))
            battle.hear(event)
    return [gain for battle in battles.values() for gain in battle.to_json()]
