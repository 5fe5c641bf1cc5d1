"""Data packs for tests: files of the game's own data with something changed."""

from __future__ import annotations

from pathlib import Path

from wabe.games.alicematic_heroes.content.content import HOME


def own(file: str) -> str:
    """What a file of the game's own data says."""
    return (HOME / file).read_text(encoding="utf-8")


def changed(file: str, old: str, new: str) -> str:
    """A file of the game's own data with the first such place changed."""
    text = own(file)
    assert old in text
    return text.replace(old, new, 1)


def pack(folder: Path, **files: str) -> str:
    """A folder with these files, named without `.toml`."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return str(folder)


def cheap_ninja(folder: Path) -> str:
    """A pack in which Ninja Alice costs 1 and is called otherwise."""
    text = changed("alices.toml", 'id = "ninja"\nname = "Ninja Alice"', 'id = "ninja"\nname = "Shadow {Alice}"')
    before, after = text.split('name = "Shadow {Alice}"')
    return pack(folder, alices=f'{before}name = "Shadow {{Alice}}"{after.replace("cost = 2", "cost = 1", 1)}')
