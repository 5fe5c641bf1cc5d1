"""Runs Alembic's migrations, which are shipped inside the package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from wabe.server.errors import BadStore
from wabe.server.store import engines

FOLDER = Path(__file__).parent / "migrations"


def config() -> Config:
    """Alembic's settings: only where the migrations lie."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return settings


def upgrade(engine: Engine) -> None:
    """Bring the schema to the newest revision; of several workers that start at once, one does it.

    Raises:
        BadStore: the store belongs to a version of Wabe that this one does not know.
    """
    settings = config()
    with engines.writing(engine).begin() as connection:
        engines.wait_for_turn(connection, "migrations")
        settings.attributes["connection"] = connection
        _check_known(connection, settings)
        command.upgrade(settings, "head")


def _check_known(connection: Connection, settings: Config) -> None:
    known = [script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()]
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise BadStore("error-store-newer", revision=revision, known=known[0])
