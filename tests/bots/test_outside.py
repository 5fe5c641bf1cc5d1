"""Bots from outside: classes and programs by name, what they are told, what becomes of those that fail."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.bots.programs import GREET, is_running, program, situation
from wabe import bots
from wabe.arena import MatchCut, simulate
from wabe.arena.dataset import write_dataset
from wabe.arena.ladder import ladder
from wabe.bots import outside
from wabe.bots.child import Child
from wabe.envs.single import SeatEnv
from wabe.games.wonderland_xiii import GAME
from wabe.lab import Variant, compare
from wabe.server import bots as minds
from wabe.server.protocol import encode

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


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
    (tmp_path / "visiting_bots.py").write_text(example("class Visitor"), encoding="utf-8")
    (tmp_path / "program.py").write_text(example("knows nothing of Wabe"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    sys.modules.pop("visiting_bots", None)
    return tmp_path


# ----- the examples of the document -----


@pytest.mark.parametrize("name", ["python:visiting_bots:Visitor", f"command:{sys.executable} program.py"])
def test_the_examples_play_the_same_again(here: Path, name: str) -> None:
    reports = [simulate(GAME, 2, 4, [name, "random"], seed=3, processes=each).to_json() for each in (1, 2)]
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 4


def test_a_class_is_given_its_settings(here: Path) -> None:
    bot = bots.create("python:visiting_bots:Visitor:often=0.9", GAME, 1)
    assert isinstance(bot, outside.PythonBot)
    assert vars(bot.bot)["often"] == 0.9
    assert bot.choose(situation()) == bot.thought[0].action
    assert {thought.action for thought in bot.thought} == set(situation().legal_actions)
    with pytest.raises(bots.BotFailed, match=r"Visitor:speed=1 failed: TypeError: .*speed"):
        bots.create("python:visiting_bots:Visitor:speed=1", GAME, 1)


OWN = """import sys
from wabe import bots


class Cheeky(bots.Bot):
    def __init__(self, game, seed=None, does=""):
        super().__init__(game, seed)
        self.does = does

    def think(self, situation):
        return eval(self.does)

    def close(self):
        eval(self.does)


def interrupted():
    raise KeyboardInterrupt
"""


@pytest.fixture
def cheeky(here: Path) -> Iterator[str]:
    """A class that does as it is told."""
    (here / "cheeky_bots.py").write_text(OWN, encoding="utf-8")
    (here / "leaving_bots.py").write_text("import sys\nsys.exit(3)\n", encoding="utf-8")
    yield "python:cheeky_bots:Cheeky"
    for module in ("cheeky_bots", "leaving_bots"):
        sys.modules.pop(module, None)


def test_a_class_is_told_which_seconds_count(cheeky: str) -> None:
    bot = bots.create(cheeky, GAME, 1)
    assert isinstance(bot, outside.PythonBot)
    assert (bot.by_processor, bot.bot.by_processor) == (False, False)
    bot.by_processor = True
    assert (bot.by_processor, bot.bot.by_processor) == (True, True)


@pytest.mark.parametrize(
    ("does", "sentence"),
    [
        ("sys.exit(3)", "failed: SystemExit: 3"),
        ("1 / 0", "failed: ZeroDivisionError: division by zero"),
        ("[]", r"returned \[\] from think; think must return Thoughts, best first"),
        ("3", "returned 3 from think; think must return"),
        ("None", "returned None from think"),
        ("[0]", r"returned \[0\] from think"),
        ("[bots.Thought(-1)]", "answered -1; allowed is one of"),
    ],
)
def test_what_a_class_does_wrong_is_a_sentence(cheeky: str, does: str, sentence: str) -> None:
    with pytest.raises(bots.BotFailed, match=f"{cheeky} {sentence}"):
        bots.create(cheeky, GAME, 1, does=does).choose(situation())


@pytest.mark.parametrize("does", ["sys.exit(3)", "1 / 0"])
def test_a_class_that_cannot_be_closed_is_a_sentence(cheeky: str, does: str) -> None:
    with pytest.raises(bots.BotFailed, match="failed: "):
        bots.create(cheeky, GAME, 1, does=does).close()


def test_an_interruption_is_nobodys_fault(cheeky: str) -> None:
    bot = bots.create(cheeky, GAME, 1, does="interrupted()")
    with pytest.raises(KeyboardInterrupt):
        bot.choose(situation())


def test_a_module_that_ends_the_process_is_a_sentence(cheeky: str) -> None:
    with pytest.raises(bots.BadBot, match="The bot python:leaving_bots:Any cannot be loaded: SystemExit: 3"):
        bots.check("python:leaving_bots:Any", GAME)


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
    about = {"seat": state.seat, "players": 2, "seconds": 20.0, "number": 1, "legal_actions": asked.legal_actions}
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
        env = SeatEnv(GAME, 2, name)
        env.reset(seed=1)
        while not started:
            env.step(int(env.mask.argmax()))
        env.close()
    elif work == "simulate":
        simulate(GAME, 2, 1, [name, "random"])
    elif work == "ladder":
        ladder(GAME, [name, "random"], 2, 2)
    elif work == "dataset":
        write_dataset(here / "games.parquet", GAME, 2, 1, [name, "random"])
    else:
        compare(GAME, [Variant("a", {}, None), Variant("b", {}, None)], 2, 1, [name, "random"])
    assert started
    assert not any(map(is_running, started))
