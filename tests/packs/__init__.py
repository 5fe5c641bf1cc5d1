"""The data packs that come with the project."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import wabe

FOLDER: Final = Path(__file__).parents[2] / "packs"
PACKS: Final = sorted(path.parent for path in FOLDER.glob("*/pack.toml"))


def title_of(pack: Path) -> wabe.Game:
    """The game whose name a pack's begins with."""
    return next(game for game in wabe.games().values() if pack.name.startswith(game.name))


def played_with(pack: Path) -> wabe.Game:
    """That game with the pack."""
    return wabe.load(title_of(pack).name, str(pack))
