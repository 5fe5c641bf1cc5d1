"""`wabe serve`: its options are the table of settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Desk
from wabe.server.settings import table


def test_the_help_names_every_setting_with_its_usual_value(desk: Desk) -> None:
    with pytest.raises(SystemExit):
        desk.run("serve", "--help")
    said = " ".join(desk.out.split())
    assert [each.option for each in table() if f"{each.option} " not in said] == []
    assert "%(" not in said
    assert "(127.0.0.1, ::1)" in said


def test_the_settings_are_printed_with_their_places(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "wabe.toml"
    file.write_text("keep-idle = 7", encoding="utf-8")
    assert desk.run("serve", "--settings", "--settings-file", str(file), "--port", "1") == 0
    lines = {line.partition(" ")[0]: line for line in desk.out.splitlines()}
    assert lines["port"].split() == ["port", "=", "1", "#", "--port"]
    assert lines["keep-idle"].endswith(f"# {file}")
    assert lines["host"].endswith("# usual")
    assert len(lines) == len(table())


def test_a_wrong_setting_is_told_before_anything_begins(desk: Desk) -> None:
    assert desk.run("serve", "--bot-delay", "soon") == 2
    assert desk.err == "wabe: The setting bot-delay (--bot-delay) is wrong: 'soon' is not a number from 0 to 86400.\n"
