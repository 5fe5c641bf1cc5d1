"""A toy game with data: one file of dishes, which packs may replace."""

from __future__ import annotations

from pathlib import Path

from tests.kernel.toy import Pick, ToyGame
from wabe.kernel.data import Pack, read_pack
from wabe.kernel.game import Game
from wabe.kernel.message import Json

DISHES = """
[[dish]]
id = "soup"
says = "Soup of the evening"
"""


def larder(tmp_path: Path) -> Larder:
    """The game with its own data."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "dishes.toml").write_text(DISHES, encoding="utf-8")
    return Larder(home)


class Larder(ToyGame):
    """Dishes, each with a text.

    Args:
        home: the folder of its own data.
        folder: a data pack.
    """

    def __init__(self, home: Path, folder: str | None = None) -> None:
        super().__init__(Pick(9, "pick", 0, (1, 2)))
        self.own_folder = home
        self.pack: Pack = read_pack(home, ["dishes.toml"], folder)
        file = self.pack.file("dishes.toml")
        self.dishes = {dish.id("id"): dish.text("says", 80) for dish in file.records("dish", "id")}
        file.done()
        self.use_pack(self.pack)

    def with_data(self, folder: str) -> Game:
        return Larder(self.own_folder, folder)

    def content(self) -> Json:
        return {"pack": self.data, "dishes": [{"id": name, "says": text} for name, text in self.dishes.items()]}

    def messages(self) -> dict[str, str]:
        return {f"dish-{name}": text for name, text in self.dishes.items()}
