"""A PostgreSQL for the tests of several workers: the system's, else Debian's package; and clusters made from it."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

DEBIAN: Final = Path("/usr/lib/postgresql")
UNPRIVILEGED: Final = ("postgres", "nobody")
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",
    "log_lock_waits": "on",
}


def binaries() -> Path | None:
    """The folder of `initdb`, `pg_ctl` and `postgres`, the newest; None if they are not installed."""
    on_path = shutil.which("initdb")
    versions = sorted(DEBIAN.glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    folders = [*([Path(on_path).resolve().parent] if on_path else []), *versions]
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


def user() -> str | None:
    """Whom the database runs as: PostgreSQL refuses to run as the machine's administrator. None: as whoever asks."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


class Cluster:
    """A database server of its own, on a free port of this machine.

    Args:
        folder: where it lives; made by `cluster`.
    """

    def __init__(self, folder: Path) -> None:
        found = binaries()
        assert found is not None, "PostgreSQL is not installed; python -m tools.postgres does it"
        self._bin, self._folder, self._data, self._log = found, folder, folder / "data", folder / "log"
        self._user = user()
        self._password = secrets.token_hex(16)
        self.port = _free_port()
        secret = folder / "password"
        secret.write_text(self._password)
        if self._user is not None:
            for path in (folder, secret):
                shutil.chown(path, self._user)
        self._run(
            "initdb",
            "-D",
            self._data,
            "-U",
            "wabe",
            "-A",
            "scram-sha-256",
            f"--pwfile={secret}",
            "-E",
            "UTF8",
            "--no-sync",
        )
        with (self._data / "postgresql.conf").open("a") as conf:
            conf.writelines(f"{name} = '{value}'\n" for name, value in {**SETTINGS, "port": self.port}.items())

    def address(self, database: str = "postgres") -> str:
        """The URL of one of its databases, as `wabe serve --store` takes it."""
        return f"postgresql+psycopg://wabe:{self._password}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        self._run("pg_ctl", "start", "-w", "-t", "60", "-D", self._data, "-l", self._log)

    def stop(self, how: str = "fast") -> None:
        """Stop it: `smart`, `fast`, or `immediate`, which is what a crash is like."""
        self._run("pg_ctl", "stop", "-w", "-t", "60", "-m", how, "-D", self._data)

    def restart(self, how: str = "fast") -> None:
        """Stop and start it."""
        self.stop(how)
        self.start()

    def create(self, database: str) -> str:
        """Make a new database; its address."""
        import psycopg

        with psycopg.connect(self.address().replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}"'.encode())
        return self.address(database)

    def _run(self, program: str, *arguments: str | Path | int) -> None:
        command = [str(self._bin / program), *map(str, arguments)]
        with (self._folder / "said").open("w+") as said:  # a pipe would be kept open by the server that pg_ctl leaves
            done = subprocess.run(command, stdout=said, stderr=said, cwd="/", check=False, **self._identity())
            said.seek(0)
            assert done.returncode == 0, said.read()

    def _identity(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user, "group": pwd.getpwnam(self._user).pw_gid, "extra_groups": []}


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster, which is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="wabe-postgres-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder))
        made.start()
        try:
            yield made
        finally:
            made.stop("immediate")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def commands() -> list[list[str]]:
    """What to run to get a PostgreSQL on this machine."""
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "postgresql"]
    return [["apt-get", "update", "--quiet"], install]


def main() -> None:
    """Install a PostgreSQL unless there is one."""
    if binaries() is not None:
        return
    print("Installing PostgreSQL for the tests of several workers ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands():
        if shutil.which(command[0]) is None or subprocess.run(command, env=quiet, check=False).returncode:
            sys.exit(
                f"wabe: some tests need PostgreSQL, and `{' '.join(command)}` failed; install one (with initdb) "
                "and try again."
            )


if __name__ == "__main__":
    main()
