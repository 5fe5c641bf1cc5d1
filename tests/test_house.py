"""Guards of the whole house: who may import whom, and what may be in the repository."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "wabe"
MAX_LINES = 400
MAX_BINARY_BYTES = 200_000

# What each room may import besides itself; `wabe` is the package's own public face.
BELOW = {
    "kernel": set(),
    "games": {"kernel"},
    "texts": {"kernel"},
    "wabe": {"games", "kernel"},
    "bots": {"wabe", "texts", "games", "kernel"},
    "arena": {"wabe", "bots", "texts", "games", "kernel"},
    "envs": {"wabe", "bots", "texts", "games", "kernel"},
    "server": {"wabe", "bots", "texts", "games", "kernel"},
    "cli": {"wabe", "server", "envs", "arena", "bots", "texts", "games", "kernel"},
}
# Written with gaps, so that this file does not name them either.
REGISTRY_HOSTS = [
    name.replace(" ", "") for name in ("py pi.org", "python hosted.org", "registry.npm js", "deb.deb ian.org")
]
TREES = ("src", "web/src", "tests", "tools", "rules", "requirements", "docs")
TEXT_SUFFIXES = {".py", ".ts", ".svelte", ".css", ".html", ".js"}


def tracked_files() -> list[Path]:
    """Every file of the repository that is there; without git, every file of the sources."""
    if not (ROOT / ".git").exists():
        return [path for tree in TREES for path in (ROOT / tree).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def room_of(module: str) -> str:
    """The room of a module of the package: `wabe.games.wonderland_xiii.view` -> `games`, `wabe` -> `wabe`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else "wabe"


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def imports_of(path: Path) -> Iterator[str]:
    """Every module of this package that a file imports anywhere, in functions too; `from a import b` gives `a.b`."""
    package = module_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            names = [".".join([*base, *filter(None, [node.module, alias.name])]) for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "wabe")


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def test_imports_point_down() -> None:
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in modules()
        for name in imports_of(path)
        if room_of(name) not in BELOW[room_of(module_of(path))] | {room_of(module_of(path))}
    ]
    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    games = [path for path in modules() if module_of(path).startswith("wabe.games.")]
    wrong = [
        f"{module_of(path)} imports {name}"
        for path in games
        for name in imports_of(path)
        if name.startswith("wabe.games") and name.split(".")[2:3] != module_of(path).split(".")[2:3]
    ]
    assert games
    assert wrong == []


def test_every_room_has_its_place() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert rooms <= set(BELOW), "a new room needs a line in BELOW"


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import wabe.kernel.rng as r, os", ["wabe.kernel.rng"]),
        ("def f():\n    from wabe.games import wonderland_xiii", ["wabe.games.wonderland_xiii"]),
        ("from . import state", ["wabe.kernel.state"]),
        ("from ..games.chess import view", ["wabe.games.chess.view"]),
        ("from wabe import load", ["wabe.load"]),
    ],
)
def test_the_guard_sees_every_import(
    source: str, names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path / "wabe")
    file = tmp_path / "wabe" / "kernel" / "step.py"
    file.parent.mkdir(parents=True)
    file.write_text(source, encoding="utf-8")
    assert list(imports_of(file)) == names


def test_files_are_short() -> None:
    folders = (SOURCE, ROOT / "web" / "src")
    sources = [path for path in tracked_files() if path.suffix in TEXT_SUFFIXES and set(folders) & set(path.parents)]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert lengths
    assert {str(path): length for path, length in lengths.items() if length > MAX_LINES} == {}


def test_no_large_binaries() -> None:
    large = [path for path in tracked_files() if path.stat().st_size > MAX_BINARY_BYTES]
    assert [path.name for path in large if b"\0" in path.read_bytes()] == []


def test_no_registry_is_named() -> None:
    hosts = re.compile("|".join(map(re.escape, REGISTRY_HOSTS)).encode())
    assert [path.name for path in tracked_files() if hosts.search(path.read_bytes())] == []


def test_no_native_code_beside_the_sources() -> None:
    assert [path for path in SOURCE.rglob("*") if path.suffix in {".so", ".pyd", ".c"}] == []
