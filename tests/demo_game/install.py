"""Makes the package `teapots` findable as if it were installed."""

from __future__ import annotations

import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def install(folder: Path) -> list[str]:
    """Write what an installer would note down of the package into a folder; what to add to `sys.path` or PYTHONPATH."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = project["entry-points"].items()
    lines = [line for group, entries in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in entries.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [str(folder), str(HERE)]
