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
    "texts": {"games", "kernel"},
    "wabe": {"texts", "games", "kernel"},
    "pages": {"wabe", "kernel"},
    "drawing": {"texts", "games", "kernel"},
    "lessons": {"texts", "games", "kernel"},
    "bots": {"wabe", "texts", "games", "kernel"},
    "analysis": {"wabe", "bots", "texts", "games", "kernel"},
    "arena": {"wabe", "bots", "texts", "games", "kernel"},
    "learn": {"wabe", "arena", "bots", "texts", "games", "kernel"},
    "lab": {"wabe", "arena", "bots", "texts", "games", "kernel"},
    "server": {"wabe", "lessons", "analysis", "bots", "texts", "games", "kernel"},
    "envs": {"wabe", "drawing", "bots", "texts", "games", "kernel"},
    "cli": {
        *("wabe", "server", "lessons", "learn", "lab", "analysis", "arena", "envs", "drawing", "pages"),
        *("bots", "texts", "games", "kernel"),
    },
}
# The rooms of a game, the lowest first: each may import those before it, and all may name the state as a type. What is
# true never asks what is good: `mind` is for the face of the game alone.
ROOMS = {
    "wonderlands_war": [
        "table", "pieces", "effects", "content", "gains", "tea_party", "war", "odds", "record", "mind", "terminal"
    ],
    "alicematic_heroes": ["table", "pieces", "effects", "content", "turn", "record", "mind", "terminal"],
    "wonderland_xiii": ["table", "odds", "turn", "record", "mind"],
}  # fmt: skip
MOST_MODULES = 15
LONGEST_CYCLE = 5
# Written with gaps, so that this file does not name them either.
REGISTRY_HOSTS = [
    name.replace(" ", "") for name in ("py pi.org", "python hosted.org", "registry.npm js", "deb.deb ian.org")
]
TREES = ("src", "web/src", "tests", "tools", "requirements", "docs")
TEXT_SUFFIXES = {".py", ".ts", ".svelte", ".css", ".html", ".js"}


def tracked_files() -> list[Path]:
    """Every file of the repository that is there; without git, every file of the sources."""
    if not (ROOT / ".git").exists():
        return [path for tree in TREES for path in (ROOT / tree).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def room_of(module: str) -> str:
    """The room of a module of the package: `wabe.games.wonderland_xiii.game` -> `games`, `wabe` -> `wabe`."""
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


def within(game: str, module: str) -> list[str]:
    """Where in a game a module is: `wabe.games.wonderlands_war.war.madness` -> `["war", "madness"]`."""
    return module.removeprefix(f"wabe.games.{game}.").split(".")


def arrows(game: str) -> Iterator[tuple[Path, str, str]]:
    """Every import inside a game: the file, the importing module and the imported one."""
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        for name in imports_of(path):
            if name.startswith(f"wabe.games.{game}."):
                yield path, module_of(path), name


@pytest.mark.parametrize("game", ROOMS)
def test_where_areas_lie_follows_from_numbers_of_the_same_file(game: str) -> None:
    """Compiled code works out nothing beforehand of a constant with an imported number in it: access costs twice."""
    assert list(imports_of(SOURCE / "games" / game / "table" / "layout.py")) == []


@pytest.mark.parametrize("game", ROOMS)
def test_rooms_of_a_game_point_down(game: str) -> None:
    order, wrong = ROOMS[game], []
    for _, importer, imported in arrows(game):
        above, below = within(game, importer)[0], within(game, imported)[0]
        if above in order and above != below and not (below in order and order.index(below) < order.index(above)):
            wrong.append(f"{importer} imports {imported}")
        if above not in order and above != "game" and below in ("mind", "terminal"):
            wrong.append(f"{importer} imports {imported}: only the face of the game does")
    assert wrong == []


@pytest.mark.parametrize("game", ROOMS)
def test_rooms_of_a_game_are_small(game: str) -> None:
    home = SOURCE / "games" / game
    sizes = {room: len(list((home / room).glob("*.py"))) - 1 for room in ROOMS[game]}
    assert {path.name for path in home.iterdir() if (path / "__init__.py").is_file()} == set(ROOMS[game])
    assert {room: size for room, size in sizes.items() if not 0 < size <= MOST_MODULES} == {}


@pytest.mark.parametrize("game", ROOMS)
def test_modules_of_a_game_make_no_knot(game: str) -> None:
    """What a module imports as a type counts as well."""
    files = {module_of(path) for path in (SOURCE / "games" / game).rglob("*.py")}
    after: dict[str, set[str]] = {file: set() for file in files}
    for _, importer, imported in arrows(game):
        after[importer].add(imported if imported in files else imported.rpartition(".")[0])
    reached = {file: reachable(file, after) for file in files}
    knots = {tuple(sorted(other for other in reached[file] if file in reached[other])) for file in files}
    assert [knot for knot in knots if len(knot) > LONGEST_CYCLE] == []


def reachable(file: str, after: dict[str, set[str]]) -> set[str]:
    """All that a module imports, at however many removes."""
    found: set[str] = set()
    left = [file]
    while left:
        left += after[left.pop()] - found
        found.update(left)
    return found


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


def test_what_nobody_may_know_is_laid_open_in_two_places_alone() -> None:
    """Replays of the server, which ask `openness` first, and of the terminal: both of games that are over."""
    modules = {module_of(path): set(imports_of(path)) for path in SOURCE.rglob("*.py")}
    assert {name for name, imported in modules.items() if "wabe.kernel.face_up" in imported} == {
        "wabe.server.replays",
        "wabe.cli.player",
    }
    callers = [path for path in SOURCE.rglob("*.py") if re.search(r"\.game\.face_up\(", path.read_text("utf-8"))]
    assert [module_of(path) for path in callers] == ["wabe.kernel.face_up"]


def test_tables_and_pages_of_the_terminal_ask_no_command() -> None:
    """A command imports what shows its results, not the other way round: what both need stands beside both."""
    commands = {module_of(path) for path in (SOURCE / "cli").glob("*.py") if "\ndef add(commands:" in path.read_text()}
    shown = [*(SOURCE / "cli").glob("*_page.py"), *(SOURCE / "cli").glob("*_table.py"), SOURCE / "cli" / "figures.py"]
    assert len(commands) > 20
    assert len(shown) > 4
    assert [
        f"{path.name}: {name}" for path in shown for name in imports_of(path) if commands & {name, parent(name)}
    ] == []


def parent(name: str) -> str:
    return name.rpartition(".")[0]


def test_pages_are_waited_for_by_functions() -> None:
    """An expression is evaluated once: the policy of a page does not let it be evaluated again."""
    written = [(path, path.read_text(encoding="utf-8")) for path in sorted((ROOT / "tests" / "browser").glob("*.py"))]
    waits = [
        (path.name, wait) for path, text in written for wait in re.findall(r"wait_for_function\(\s*(f?\".*)", text)
    ]
    assert len(waits) > 5
    assert [wait for wait in waits if not re.match(r'f?"+\(', wait[1])] == []
