"""Data packs for tests: files with the values that tests state, and something changed."""

from __future__ import annotations

from pathlib import Path

from tests.games.wonderlands_war.stated import FOLDER


def stated(file: str) -> str:
    """What a file with the stated values says."""
    return (FOLDER / file).read_text(encoding="utf-8")


def changed(file: str, old: str, new: str) -> str:
    """A file with the stated values and the first such place changed."""
    text = stated(file)
    assert old in text, f"{file} does not say {old}"
    return text.replace(old, new, 1)


def pack(folder: Path, **files: str) -> str:
    """A folder with these files, named without `.toml`."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return str(folder)


def without(file: str, head: str, name: str) -> str:
    """A file with the stated values without one record."""
    first, *records = stated(file).split(f"[[{head}]]\n")
    left = [record for record in records if not record.startswith(f'id = "{name}"\n')]
    assert len(left) == len(records) - 1
    return first + "".join(f"[[{head}]]\n{record}" for record in left)
