"""The page on running a server says what can be set, and what lies in deploy/ can be used."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

import pytest

from tools import settings
from wabe.cli import COMMANDS
from wabe.server.settings import Settings, table
from wabe.server.sources import choose

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_the_page_lists_every_setting_as_it_is() -> None:
    said = settings.PAGE.read_text(encoding="utf-8")
    assert settings.lines() in said
    assert settings.page() == said
    assert "%(" not in said


def test_the_settings_file_that_is_shipped_can_be_used(tmp_path: Path) -> None:
    file = tmp_path / "wabe.toml"
    shipped = (DEPLOY / "wabe.toml").read_text(encoding="utf-8")
    file.write_text(re.sub(r"^# (?=[a-z-]+ = )", "", shipped, flags=re.MULTILINE), encoding="utf-8")
    chosen = choose({}, {}, str(file))
    assert chosen.settings != Settings()
    assert len(chosen.places) == shipped.count(" = ")


@pytest.mark.parametrize("name", ["wabe.service", "wabe-backup.service"])
def test_the_units_call_commands_that_are_there(name: str) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None, delimiters=["="])
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names of systemd are what they are
    unit.read(DEPLOY / name, encoding="utf-8")
    called = re.findall(r"bin/wabe ([a-z]+)", (DEPLOY / name).read_text(encoding="utf-8"))
    assert set(called) <= {command.__name__.rpartition(".")[2] for command in COMMANDS}
    assert called
    assert unit["Service"]["User"] == "wabe"
    assert unit["Service"]["NoNewPrivileges"] == "yes"


def test_the_container_sets_only_what_can_be_set() -> None:
    steps = (ROOT / "Containerfile").read_text(encoding="utf-8")
    variables = {each.variable for each in table()} | {"WABE_COMPILED"}
    assert set(re.findall(r"WABE_[A-Z_]+", steps)) <= variables
    assert re.search(r"^USER wabe$", steps, re.MULTILINE)
    assert re.search(r"^VOLUME /var/lib/wabe$", steps, re.MULTILINE)
    assert "/readyz" in steps
