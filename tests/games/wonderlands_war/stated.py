"""The title with the values that tests state: those of a data pack, whatever the game's own stand-ins are.

A test of a rule says `"red_rook_weak"` and adds 3 to a tracker. That is a value of ours which may change; what the rule
makes of it does not. Tests of the game's own data read what they need from the data.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wabe.games.wonderlands_war.content.content import load_content
from wabe.games.wonderlands_war.game import WonderlandsWar

FOLDER: Final = Path(__file__).parents[3] / "packs" / "wonderlands_war_former"
GAME: Final = WonderlandsWar(load_content(str(FOLDER)))
