"""Programs that answer lines of JSON: within their time, and gone when they are ended."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from wabe.bots.child import BotFailed, Child, answer_of

DECISION = {"actions": [{"action": 3, "form": {"kind": "draw"}}, {"action": 5, "form": {"kind": "pick", "n": 1}}]}
ECHO = "import sys\nfor line in sys.stdin:\n    print(line, end='', flush=True)\n"
SECONDS = 30


@pytest.fixture
def echo() -> Iterator[Child]:
    """A program that says what it is told."""
    child = Child("echo", [sys.executable, "-S", "-c", ECHO])
    yield child
    child.end()


def test_a_line_is_answered_with_a_line(echo: Child) -> None:
    for asked in ({"type": "hello"}, {"text": "\u00e4\n"}):
        assert echo.ask(asked, SECONDS) == asked
    assert echo.is_running


def test_it_ends_when_its_input_does(echo: Child) -> None:
    echo.tell({"type": "new"}, SECONDS)
    echo.end()
    assert not echo.is_running
    with pytest.raises((BotFailed, ValueError)):
        echo.ask({"type": "choose"}, SECONDS)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("import sys; sys.stdin.readline(); print('what?', flush=True); sys.stdin.read()", "which is no line of JSON"),
        ("import sys; sys.stdin.readline(); sys.exit(7)", "ended with exit code 7 instead of answering"),
    ],
)
def test_what_is_no_answer_is_told(code: str, sentence: str) -> None:
    child = Child("it", [sys.executable, "-S", "-c", code])
    with pytest.raises(BotFailed, match=sentence):
        child.ask({}, SECONDS)
    child.end()


def test_who_is_silent_is_ended() -> None:
    child = Child("it", [sys.executable, "-S", "-c", "import time; time.sleep(300)"])
    with pytest.raises(BotFailed, match=r"has not answered within 0\.3 seconds"):
        child.ask({}, 0.3)
    assert not child.is_running


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ({"action": 3}, 3),
        ({"form": {"n": 1, "kind": "pick"}}, 5),
        ({"form": {"n": True, "kind": "pick"}}, None),
        ({"action": True}, None),
        ({"action": 4}, None),
        ({"action": 4, "form": {"kind": "draw"}}, None),
        ([3], None),
        (3, None),
    ],
)
def test_an_answer_is_an_action_or_its_form(said: object, action: int | None) -> None:
    assert answer_of(said, DECISION) == action
