"""Every command is known wherever commands are known: to its function, the documentation and the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from wabe.server import prices, protocol
from wabe.server.commands import HANDLERS

ROOT = Path(__file__).parents[2]
REQUESTS = get_args(protocol.Request)
COMMANDS = get_args(protocol.Command)
DOCUMENTED = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PAGE = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")


def tag_of(command: type) -> str:
    return str(command.__struct_config__.tag)  # type: ignore[attr-defined]  # of msgspec


def test_every_request_but_for_a_thought_has_its_function() -> None:
    assert set(HANDLERS) == set(REQUESTS) - {protocol.Hint}


def test_every_command_has_its_price() -> None:
    assert set(prices.COMMANDS) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS, ids=tag_of)
def test_the_documentation_tells_of_every_command(command: type) -> None:
    assert f'"type":"{tag_of(command)}"' in DOCUMENTED


def test_the_page_has_a_type_for_every_request_and_for_no_other() -> None:
    union = PAGE.partition("export type Command =")[2].partition("\n\n")[0]
    written = {tag for types in re.findall(r"type: ([^;}]+)", union) for tag in re.findall(r"'(\w+)'", types)}
    assert written == {tag_of(request) for request in REQUESTS}
