"""Data packs for tests: files of the game's own data with something changed."""

from __future__ import annotations

from pathlib import Path

from wabe.games.wonderlands_war.content.content import HOME


def own(file: str) -> str:
    """What a file of the game's own data says."""
    return (HOME / file).read_text(encoding="utf-8")


def changed(file: str, old: str, new: str) -> str:
    """A file of the game's own data with the first such place changed."""
    text = own(file)
    assert old in text, f"{file} does not say {old}"
    return text.replace(old, new, 1)


def pack(folder: Path, **files: str) -> str:
    """A folder with these files, named without `.toml`."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return str(folder)


def without(file: str, head: str, name: str) -> str:
    """A file of the game's own data without one record."""
    first, *records = own(file).split(f"[[{head}]]\n")
    left = [record for record in records if not record.startswith(f'id = "{name}"\n')]
    assert len(left) == len(records) - 1
    return first + "".join(f"[[{head}]]\n{record}" for record in left)
