"""The disk is full now and then: nothing acknowledged is lost, people are told, and play goes on once there is room."""

from __future__ import annotations

import resource
from pathlib import Path
from typing import Final

from tests.server.client import ME, Json, Person, new_id
from tests.server.process import ServerProcess
from tools.campaigns.campaign import Campaign

MOVES: Final = 12
TOLD: Final = "store-failed"


class FullDisk(Campaign):
    """A server whose files may not grow for a while in each cycle."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.store = folder / "wabe.sqlite3"
        self.server = ServerProcess(self.store)
        self.person = Person(self.server.url)
        self.begin()

    def begin(self) -> None:
        """A new table."""
        self.table = str(self.person.create(ME, ME)["table"])
        self.acknowledged = 0

    def cycle(self) -> None:
        """Play, fill the disk, try to play, make room, play on."""
        self.play()
        self.limit(max(file.stat().st_size for file in self.folder.glob("wabe.sqlite3*")))
        try:
            self.play()
        finally:
            self.limit(resource.RLIM_INFINITY)
        refused = self.tried["moves refused"]
        self.play()
        self.expect(self.tried["moves refused"] == refused, "there is room again, and moves are still refused")
        look = self.look()
        self.expect(look["seq"] == self.acknowledged, f"{self.acknowledged} acknowledged, {look['seq']} there")
        if look["view"]["over"]:
            self.begin()

    def play(self) -> None:
        """Some moves, each acknowledged or refused with the sentence for it."""
        for _ in range(self.chance.randrange(1, MOVES)):
            look = self.look()
            if look["view"]["over"]:
                return
            seat = look["view"]["waiting"][0]
            form = self.chance.choice(self.look(seat)["decision"]["actions"])["form"]
            command = {"type": "act", "request_id": new_id(), "seq": look["seq"], "seat": seat, "form": form}
            self.judge(command)

    def judge(self, command: Json) -> None:
        """Send a move; what comes of it."""
        answer = self.person.post(f"/tables/{self.table}/commands", command).json()
        if answer.get("ok"):
            self.acknowledged = answer["seq"]
            self.tried["moves"] += 1
        else:
            self.expect(answer.get("error") == TOLD, f"a move on a full disk was answered by {answer}")
            self.tried["moves refused"] += 1

    def look(self, seat: int | None = None) -> Json:
        """The table, which may be read whatever the disk does."""
        seen = self.person.post(f"/tables/{self.table}/commands", {"type": "look", "seat": seat})
        assert seen.status_code == 200, f"a look was answered by {seen.text}"
        found: Json = seen.json()
        return found

    def limit(self, most: int) -> None:
        """Bytes that no file of the server may pass."""
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def close(self) -> None:
        """End the server."""
        self.person.__exit__()
        self.server.kill()
