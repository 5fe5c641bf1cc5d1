"""The online table: lobby, seats, live games, durable log.

One command, from a browser to every seat and back:

    sockets.py     a frame arrives; gate.py lets it pass; protocol.py turns its bytes into a command
    live.py        `submit`: a repeated request gets its first answer (requests.py); else, with the table locked,
    commands.py    may this browser do that now? seats.py knows who holds what
    play.py        the record plays it by the rules (kernel) and says what changed
    store/         the event waits for its group in the writer's thread, and is committed
    live.py        only now: frames.py projects the position for every seat looked through, and the answer goes back
    bots.py        a bot that must move now thinks elsewhere, and its move takes the same way

Where workers share the store, following.py brings a table up to date with what others have committed, and store/news.py
tells of it; workers.py starts them (docs/workers.md).

`hub.py` finds live tables or brings them back from the log, `tables.py` makes new ones, `app.py` has the routes,
`settings.py` is the table of what can be set. `run.py` starts and ends it all: `serve`.
"""
