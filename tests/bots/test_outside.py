"""Bots from outside: classes and programs by name, what they are told, what becomes of those that fail."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import wabe
from wabe import bots
from wabe.arena import MatchCut, simulate
from wabe.arena.dataset import write_dataset
from wabe.arena.ladder import ladder
from wabe.bots import outside
from wabe.bots.child import Child
from wabe.games.wonderland_xiii import GAME
from wabe.lab import Variant, compare
from wabe.server import bots as minds
from wabe.server.protocol import encode

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
READY = 'import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    kind = asked["type"]\n'
GREET = READY + '    if kind == "hello":\n        print(json.dumps({"type": "ready"}), flush=True)\n'


def example(told: str) -> str:
    """The example of the document that has these words."""
    blocks = re.findall(r"^```python\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return next(str(block) for block in blocks if told in block)


@pytest.fixture(autouse=True)
def _dismissed() -> Iterator[None]:
    yield
    bots.dismiss()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the examples of the document, in which one is."""
    (tmp_path / "cheap_bots.py").write_text(example("class Cheapest"), encoding="utf-8")
    (tmp_path / "program.py").write_text(example("knows nothing of Wabe"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    sys.modules.pop("cheap_bots", None)
    return tmp_path


def program(folder: Path, code: str, seconds: float = 20) -> str:
    """The name of a bot that is this program."""
    file = folder / f"bot_{len(list(folder.iterdir()))}.py"
    file.write_text(code, encoding="utf-8")
    return f"command:seconds={seconds}:{sys.executable} -S {file}"


def situation(seed: int = 1) -> bots.Situation:
    state = GAME.new(2, seed)
    return bots.Situation(state, state.seat)


# ----- the examples of the document -----


@pytest.mark.parametrize("name", ["python:cheap_bots:Cheapest", f"command:{sys.executable} program.py"])
def test_the_examples_play_the_same_again(here: Path, name: str) -> None:
    reports = [simulate(GAME, 2, 4, [name, "random"], seed=3, processes=each).to_json() for each in (1, 2)]
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 4


def test_a_class_is_given_its_settings(here: Path) -> None:
    bot = bots.create("python:cheap_bots:Cheapest:luck=3", GAME, 1)
    assert isinstance(bot, outside.PythonBot)
    assert vars(bot.bot)["luck"] == 3
    assert bot.choose(situation()) == bot.thought[0].action
    assert {thought.action for thought in bot.thought} == set(situation().legal_actions)
    with pytest.raises(bots.BotFailed, match=r"Cheapest:speed=1 failed: TypeError: .*speed"):
        bots.create("python:cheap_bots:Cheapest:speed=1", GAME, 1)


# ----- names -----


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("python:", "A bot from outside is written python:MODULE:CLASS or command:PROGRAM"),
        ("python:json", "A bot from outside is written"),
        ("command:", "A bot from outside is written"),
        ("command:seconds=0:true", "A bot from outside is written"),
        ("command:seconds=1.2.3:true", "A bot from outside is written"),
        ("command:seconds=3601:true", "for up to 3600 seconds"),
        ("command:'true", "A bot from outside is written"),
        ("command:not-there --now", "There is no program 'not-there' to be run for the bot command:not-there --now"),
        ("python:json:JSONDecoder", "The module json has no class JSONDecoder that is a subclass of wabe.bots.Bot"),
        ("python:json:Nothing", "The module json has no class Nothing"),
        ("python:not_there.at_all:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'not_there'"),
    ],
)
def test_names_that_are_none(name: str, sentence: str) -> None:
    for attempt in (lambda: bots.check(name, GAME), lambda: bots.create(name, GAME)):
        with pytest.raises(bots.BadBot, match=re.escape(sentence)):
            attempt()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"iterations": 4}, "has no setting 'iterations'; it has seconds."),
        ({"seconds": 3601}, "The setting seconds is a number from above 0 to 3600, not 3601."),
        ({"seconds": 0}, "The setting seconds is a number from above 0 to 3600, not 0."),
        ({"seconds": float("nan")}, "The setting seconds is a number from above 0 to 3600, not nan."),
    ],
)
def test_a_program_is_told_nothing_but_its_seconds(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bots.BadBot) as raised:
        bots.create(f"command:{sys.executable}", GAME, 1, **settings)
    assert str(raised.value).endswith(sentence)
    bot = bots.create(f"command:seconds=5:{sys.executable}", GAME, 1, seconds=7)
    assert isinstance(bot, outside.CommandBot)
    assert bot.seconds == 7.0


def test_what_is_stored_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "import_module", lambda _: pytest.fail("a module was loaded"))
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("a program was started"))
    for name in ("python:antigravity:Bot", "command:true", "command:seconds=1:true"):
        assert bots.or_usual(name, GAME) == bots.level_for(bots.Role.USUAL).name
        assert name not in bots.levels_of(GAME)
        with pytest.raises(bots.BadBot, match=r"There is no bot '(python|command)'"):
            bots.create_housed(name, GAME)


def test_the_server_makes_bots_of_the_house_alone() -> None:
    """Its levels come over the network or from its store."""
    sources = [path.read_text(encoding="utf-8") for path in (Path(wabe.__file__).parent / "server").rglob("*.py")]
    assert len(sources) > 50
    assert not [
        source for source in sources if re.search(r"bots\.(create|check|outside)\b|import .*\binvited\b", source)
    ]
    state = GAME.new(2, 1)
    for name in ("python:antigravity:Bot", "command:true"):
        with pytest.raises(bots.BadBot, match="There is no bot"):
            minds.choose(name, GAME.name, None, encode(state.to_json()), state.seat)


# ----- what a program is told -----


def test_a_program_is_told_what_its_seat_knows_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    tell = f'    open({str(heard)!r}, "a").write(line)\n'
    answer = '    if kind == "choose":\n        print(json.dumps({"action": asked["legal_actions"][-1]}), flush=True)\n'
    bot = bots.create(program(tmp_path, GREET + tell + answer), GAME, seed=5)
    state = GAME.new(2, 1)
    asked = bots.Situation(state, state.seat)
    assert bot.choose(asked) == asked.legal_actions[-1]
    bot.close()
    hello, new, choose = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    version = {"wabe": wabe.__version__, "version": GAME.version, "data": None}
    assert hello == {"type": "hello", "protocol": 1, "game": "wonderland_xiii", **version}
    assert (new["type"], set(new)) == ("new", {"type", "seed"})
    assert 0 <= new["seed"] < 2**53
    about = {"seat": state.seat, "players": 2, "seconds": 20.0, "legal_actions": asked.legal_actions}
    view, decision = state.view(state.seat), state.decision(state.seat)
    assert choose == json.loads(json.dumps({"type": "choose", "view": view, "decision": decision, **about}))


def test_a_program_goes_on_to_the_next_game(tmp_path: Path) -> None:
    answer = (
        '    if kind == "choose":\n'
        '        print(json.dumps({"form": asked["decision"]["actions"][0]["form"]}), flush=True)\n'
    )
    name = program(tmp_path, GREET + answer)
    first, second = bots.create(name, GAME, 1), bots.create(name, GAME, 2)
    numbers = []
    for bot in (first, second):
        bot.choose(situation())
        numbers.append(child_of(bot).process.pid)
        bot.close()
    assert numbers[0] == numbers[1]
    bots.dismiss()
    assert not is_running(numbers[0])


def child_of(bot: bots.Bot) -> Any:
    """The running program of a bot."""
    assert isinstance(bot, outside.CommandBot)
    assert bot.child is not None
    return bot.child


def is_running(number: int) -> bool:
    """Whether there is such a process, and not only what is left of it."""
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# ----- what fails -----


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", r"ended with exit code 0 instead of answering"),
        ("import sys; sys.exit(3)", r"ended with exit code 3 instead of answering"),
        ("print('hello')", r"answered 'hello', which is no line of JSON"),
        ("print('[1]')", r'answered \[1\]; allowed is one of \{"type": "ready"\}'),
        (GREET + '    if kind == "choose":\n        break\n', r"ended with exit code 0"),
        (GREET + '    if kind == "choose":\n        print("{", flush=True)\n', r"answered '\{', which is no line of"),
        (
            GREET + '    if kind == "choose":\n        print("17", flush=True)\n',
            r"answered 17; allowed is one of 0, 1, ",
        ),
        (
            GREET + '    if kind == "choose":\n        print(\'{"action": true}\', flush=True)\n',
            r'\{"action": true\}; all',
        ),
        (
            GREET + '    if kind == "choose":\n        print(\'{"form": {}}\', flush=True)\n',
            r'answered \{"form": \{\}\}; ',
        ),
        (GREET + '    if kind == "choose":\n        print("x" * 3_000_000, flush=True)\n', r"which is no line of JSON"),
    ],
)
def test_rubbish_and_death_are_sentences(tmp_path: Path, code: str, sentence: str) -> None:
    name = program(tmp_path, code)
    bot = bots.create(name, GAME, 1)
    with pytest.raises(bots.BotFailed, match=sentence) as error:
        bot.choose(situation())
    assert name in str(error.value)
    assert vars(bot)["child"] is None


def test_a_program_that_hangs_is_ended_with_all_it_has_started(tmp_path: Path) -> None:
    family = tmp_path / "family"
    code = f"""import os, subprocess, sys, time
sleeper = subprocess.Popen(["sleep", "300"])
open({str(family)!r}, "w").write(f"{{os.getpid()}} {{sleeper.pid}}")
{GREET}    if kind == "choose":
        time.sleep(300)
"""
    bot = bots.create(program(tmp_path, code, seconds=0.4), GAME, 1)
    with pytest.raises(bots.BotFailed, match=r"has not answered within 0\.4 seconds"):
        bot.choose(situation())
    assert gone(family.read_text(encoding="utf-8"))


def gone(numbers: str, seconds: float = 20) -> bool:
    """Whether these processes end soon."""
    end = time.monotonic() + seconds
    while any(is_running(int(number)) for number in numbers.split()):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def test_a_program_that_reads_nothing_does_not_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import json, time\nprint(json.dumps({'type': 'ready'}), flush=True)\ntime.sleep(300)\n"
    bot = bots.create(program(tmp_path, code, seconds=0.5), GAME, 1)
    monkeypatch.setattr(bots.Situation, "view", {"much": "x" * 1_000_000})
    with pytest.raises(bots.BotFailed, match=r"has not answered within 0\.5 seconds"):
        bot.choose(situation())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_program_outlives_who_asks_it(tmp_path: Path, how: signal.Signals) -> None:
    """Not after Ctrl-C, nor after a kill."""
    family = tmp_path / "family"
    code = f"import os, time\nopen({str(family)!r}, 'w').write(str(os.getpid()))\ntime.sleep(300)\n"
    asked = ["simulate", "xiii", "--bots", "random", "--bot", program(tmp_path, code, seconds=300), "--processes", "1"]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "wabe.cli", *asked], env=environment, stderr=subprocess.DEVNULL
    ) as run:
        end = time.monotonic() + 60
        while not family.exists() or not family.read_text(encoding="utf-8"):
            assert time.monotonic() < end
            time.sleep(0.05)
        run.send_signal(how)
        assert run.wait(30) == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert gone(family.read_text(encoding="utf-8"))


def test_the_games_before_a_failure_are_not_lost(tmp_path: Path) -> None:
    """It dies in its third game."""
    answer = (
        '    games = globals().get("games", 0) + (kind == "new")\n'
        '    if kind == "choose":\n'
        '        print(json.dumps({"action": asked["legal_actions"][0] if games < 3 else -1}), flush=True)\n'
    )
    name = program(tmp_path, GREET + answer)
    with pytest.raises(MatchCut, match=r'answered \{"action": -1\}; .* Of 9 games 2 had been played\.') as cut:
        simulate(GAME, 2, 9, [name, "random"], seed=1)
    assert (cut.value.report.games, sum(entrant.wins for entrant in cut.value.report.entrants)) == (2, 2.0)


@pytest.mark.parametrize("work", ["simulate", "ladder", "dataset", "compare", "environment"])
def test_no_program_waits_for_more_when_the_work_is_done(
    here: Path, work: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, started = f"command:{sys.executable} program.py", []
    begin = Child.__init__

    def noted(child: Child, *args: Any) -> None:
        begin(child, *args)
        started.append(child.process.pid)

    monkeypatch.setattr(Child, "__init__", noted)
    if work == "environment":
        env = pytest.importorskip("wabe.envs.single").SeatEnv(GAME, 2, name)
        env.reset(seed=1)
        while not started:
            env.step(int(env.mask.argmax()))
        env.close()
    elif work == "simulate":
        simulate(GAME, 2, 1, [name, "random"])
    elif work == "ladder":
        pytest.importorskip("openskill")
        ladder(GAME, [name, "random"], 2, 2)
    elif work == "dataset":
        pytest.importorskip("pyarrow")
        write_dataset(here / "games.parquet", GAME, 2, 1, [name, "random"])
    else:
        compare(GAME, [Variant("a", {}, None), Variant("b", {}, None)], 2, 1, [name, "random"])
    assert started
    assert not any(map(is_running, started))
