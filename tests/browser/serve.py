"""The real server, as the browser tests want it: python -m tests.browser.serve PORT STORE PAGES DELAY.

Port 0 takes a free one; the delay is that of bots, in seconds. One thing is done here that no player can do: a
table is laid with a game that has been played elsewhere (`POST /api/rehearsal`).
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from msgspec import convert
from sqlalchemy import Connection
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tests.browser.canned import canned
from wabe.server import app, pages, run
from wabe.server.hub import Hub
from wabe.server.limits import Limits, Rate
from wabe.server.protocol import NewTable
from wabe.server.seats import Browser
from wabe.server.settings import Settings
from wabe.server.store import SavedEvent
from wabe.server.store.rows import append_event
from wabe.server.web import json_response

FREE = Rate(10_000, 100_000)


def build(settings: Settings) -> Starlette:
    """The application, and the way to a table in the middle of its game; analyses are made up."""
    built = app.build(settings)
    built.state.hub.analyses.analyse = canned
    built.routes.insert(0, Route("/api/rehearsal", rehearse, methods=["POST"]))
    return built


async def rehearse(request: Request) -> Response:
    """A new table, with these moves in its log."""
    hub: Hub = request.app.state.hub
    browser, body = Browser(request), await request.json()
    made = await hub.create(convert(body["table"], NewTable), browser.hash)
    async with hub.held(made["table"]) as live:
        written = [(seat, live.play.act(seat, form)) for seat, form in body["moves"]]
        hub.drop(live)  # before its bots move; whoever opens it finds what the log tells
    state, seq = live.play.now.state, live.play.seq
    after = replace(live.table, seq=seq, turn=state.turn_number(), waiting=list(state.waiting), over=state.over)

    def write(connection: Connection) -> None:
        for number, (seat, form) in enumerate(written, 1):
            append_event(connection, replace(after, seq=number), SavedEvent(number, "act", seat, form, None))

    await hub.store.write(write)
    response = json_response(made, 201)
    browser.remember(response)
    return response


if __name__ == "__main__":
    with patch.object(pages, "STATIC", Path(sys.argv[3])), patch.object(run, "build", build):
        run.serve(
            port=int(sys.argv[1]),
            store=sys.argv[2],
            bot_delay=float(sys.argv[4]),
            bot_budget=0.05,
            bot_processes=0,
            absent_after=0.2,
            limits=Limits(FREE, FREE, FREE, FREE, FREE, FREE, connections=10_000, analyses=FREE),
        )
