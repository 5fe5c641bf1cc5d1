"""Bots from outside, by name: `python:my.module:MyBot:depth=3`, and `command:seconds=5:./my_bot --flag`.

Such a name loads a module or starts a program. So it is understood only where whoever runs this process has written it:
on the command line and in programs of one's own. What is stored or comes over the network names levels of the house
(`levels.create_housed`, `levels.or_usual`).
"""

from __future__ import annotations

import atexit
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import wabe
from wabe.bots.bot import BadBot, Bot, Situation, Thought
from wabe.bots.child import BotFailed, Child, answer_of, misspoken
from wabe.bots.level import MOST_SECONDS, SECONDS, Setting, checked
from wabe.kernel.errors import quoted, shortened, shown
from wabe.kernel.game import Game
from wabe.kernel.ints import as_int

PROTOCOL: Final = 1
PYTHON: Final = re.compile(r"python:((?:\w+\.)*\w+):(\w+)(?::(.+))?")
COMMAND: Final = re.compile(r"command:(?:seconds=([0-9.]+):)?(.*\S.*)", re.DOTALL)
KINDS: Final = ("python", "command")
ANSWER: Final = Setting(SECONDS, float, most=MOST_SECONDS, usual=10.0)  # the time for one: all that a program is told
STARTING_SECONDS: Final = 60.0
SEED_BITS: Final = 53  # what every language's numbers hold
REASON: Final = 200  # letters of what an error says

_idle: dict[tuple[str, str, str | None], list[Child]] = {}


def is_outside(name: object) -> bool:
    """Whether a name is one of a bot from outside, well written or not."""
    return isinstance(name, str) and name.partition(":")[0] in KINDS and ":" in name


def check_outside(name: str) -> str:
    """The name itself, if there is such a class or program. Raises `BadBot`."""
    if name.startswith("python:"):
        class_of(name)
    else:
        words_of(name)
    return name


def invited(name: str, game: Game, seed: int | None = None, **settings: Any) -> Bot:
    """A bot from outside. Raises `BadBot`, `BadSeed`, `BotFailed`."""
    if name.startswith("python:"):
        return PythonBot(name, game, seed, **settings)
    seconds, words = words_of(name)
    chosen = checked(name, (ANSWER,), settings)
    return CommandBot(name, words, chosen.get(SECONDS, seconds), game, seed)


class Guest(Bot):
    """A bot from outside: what it answers is looked at before it is played."""

    def __init__(self, name: str, game: Game, seed: int | None) -> None:
        super().__init__(game, seed)
        self.name = name

    def think(self, situation: Situation) -> list[Thought]:
        """Its choice, then all others. Raises `BotFailed`."""
        action = self.answer(situation)
        return [Thought(each) for each in sorted(situation.legal_actions, key=lambda each: each != action)]

    def answer(self, situation: Situation) -> int:
        """*guest*: the action it takes, a legal one."""
        raise NotImplementedError(f"{type(self).__name__} has no `answer`.")


class PythonBot(Guest):
    """A class of somebody else's."""

    def __init__(self, name: str, game: Game, seed: int | None, **settings: Any) -> None:
        super().__init__(name, game, seed)
        made, written = class_of(name)
        with self.theirs():
            self.bot = made(game, self.new_seed(), **{**written, **settings})

    @property
    def by_processor(self) -> bool:
        """As every bot has it; the class is told."""
        return self._by_processor

    @by_processor.setter
    def by_processor(self, value: bool) -> None:
        self._by_processor = value
        if "bot" in vars(self):
            with self.theirs():
                self.bot.by_processor = value

    def answer(self, situation: Situation) -> int:
        with self.theirs():
            said = self.chosen(situation)
            action = as_int(said)
        if action not in situation.legal_actions:
            raise BotFailed("error-guest-answer", bot=self.name, said=quoted(said), allowed=listed(situation))
        return action

    def chosen(self, situation: Situation) -> object:
        """What the class takes; `Bot.choose` itself trusts what `think` returns."""
        if type(self.bot).choose is not Bot.choose:
            return self.bot.choose(situation)
        thought: object = self.bot.think(situation)
        if not (isinstance(thought, list) and thought and all(isinstance(each, Thought) for each in thought)):
            raise BotFailed("error-guest-thought", bot=self.name, said=quoted(thought))
        self.bot.thought = thought
        return thought[0].action

    @contextmanager
    def theirs(self) -> Iterator[None]:
        """While its code runs. Raises `BotFailed` for all that it raises; an interruption is somebody else's."""
        try:
            yield
        except BotFailed:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed("error-guest-raised", bot=self.name, error=raised(error)) from error

    def close(self) -> None:
        with self.theirs():
            self.bot.close()


class CommandBot(Guest):
    """A program that is asked over its input and answers over its output (docs/bots.md).

    It is started at the first question, and goes on to the next game when this one is closed.

    Args:
        name: as it was written.
        words: the program and its arguments.
        seconds: for each answer.
        game, seed: as for every bot.
    """

    def __init__(self, name: str, words: list[str], seconds: float, game: Game, seed: int | None) -> None:
        super().__init__(name, game, seed)
        self.words = words
        self.seconds = seconds
        self.child: Child | None = None

    def answer(self, situation: Situation) -> int:
        asked = {
            "seat": situation.seat,
            "players": situation.players,
            "seconds": self.seconds,
            "view": situation.view,
            "decision": situation.decision,
            "legal_actions": situation.legal_actions,
        }
        try:
            self.child = self.child or self.begun()
            number = self.child.questions
            said = self.child.ask({"type": "choose", "number": number, **asked}, self.seconds)
            self.check_number(said, number)
            action = answer_of(said, situation.decision)
            if action is None:
                raise misspoken(self.name, said, listed(situation))
        except BaseException:  # of an interruption too: nobody knows what it is about to say
            self.end()
            raise
        return action

    def check_number(self, said: object, number: int) -> None:
        """Raises `BotFailed` if an answer says that it is one to another question."""
        given = said.get("number", number) if isinstance(said, dict) else number
        if given != number:
            raise BotFailed("error-guest-number", bot=self.name, given=shown(given), number=str(number))

    def begun(self) -> Child:
        """A program that is ready for a new game."""
        self.child = self.waiting() or self.greeted()
        self.child.tell({"type": "new", "seed": self.chance.getrandbits(SEED_BITS)}, self.seconds)
        return self.child

    def waiting(self) -> Child | None:
        """A program that has played before, if there is one that has not ended since."""
        idle = _idle.get(self.key, [])
        while idle:
            child = idle.pop()
            if child.is_running:
                return child
            child.end()
        return None

    def greeted(self) -> Child:
        """A program that has been started, and has said that it is ready."""
        self.child = child = Child(self.name, self.words)
        hello = {"type": "hello", "protocol": PROTOCOL, "wabe": wabe.__version__}
        about = {"game": self.game.name, "version": self.game.version, "data": self.game.data}
        said = child.ask({**hello, **about}, STARTING_SECONDS)
        if not isinstance(said, dict) or said.get("type") != "ready":
            raise misspoken(self.name, said, '{"type": "ready"}')
        return child

    @property
    def key(self) -> tuple[str, str, str | None]:
        """Which programs may take each other's places."""
        return self.name, self.game.name, self.game.folder

    def close(self) -> None:
        """Let it wait for the next game."""
        child, self.child = self.child, None
        if child is not None:
            _idle.setdefault(self.key, []).append(child)

    def end(self) -> None:
        """End the program."""
        child, self.child = self.child, None
        if child is not None:
            child.end()


def listed(situation: Situation) -> str:
    """What may be done, in a sentence."""
    return ", ".join(map(str, situation.legal_actions))


def raised(error: BaseException) -> str:
    """What somebody else's code raised, in a sentence."""
    return shortened(f"{type(error).__name__}: {error}", REASON)


def dismiss() -> None:
    """End the programs that wait for another game."""
    while _idle:
        for child in _idle.popitem()[1]:
            child.end()


atexit.register(dismiss)


def class_of(name: str) -> tuple[type[Bot], dict[str, Any]]:
    """The class that a name stands for, and its settings; modules are found where one is as well. Raises `BadBot`."""
    found = PYTHON.fullmatch(name)
    if found is None:
        raise BadBot("error-guest-written", given=quoted(name))
    search_here()
    module, made, settings = found.groups()
    try:
        known = vars(import_module(module)).get(made)
    except (Exception, SystemExit) as error:
        raise BadBot("error-guest-module", bot=name, error=raised(error)) from error
    if not (isinstance(known, type) and issubclass(known, Bot)):
        raise BadBot("error-guest-class", module=module, name=made)
    pairs = [pair.partition("=") for pair in (settings or "").split(",") if pair]
    return known, {key.strip(): number_or_text(value.strip()) for key, _, value in pairs}


def module_of(name: str) -> str | None:
    """The module that a name of a class from outside tells of; None for all other names."""
    found = PYTHON.fullmatch(name)
    return None if found is None else str(found[1])


def search_here() -> None:
    """Find modules where one is as well."""
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))


def number_or_text(written: str) -> int | float | str:
    """A setting as a number, if it is one."""
    for kind in (int, float):
        try:
            return kind(written)
        except ValueError:
            continue
    return written


def words_of(name: str) -> tuple[float, list[str]]:
    """The time for an answer, and the program with its arguments. Raises `BadBot`."""
    found = COMMAND.fullmatch(name)
    try:
        words = shlex.split(found[2]) if found else []
        seconds = float(found[1] or ANSWER.usual or 0.0) if found else 0.0
    except ValueError:
        words, seconds = [], 0.0
    if not words or not 0.0 < seconds <= MOST_SECONDS:
        raise BadBot("error-guest-written", given=quoted(name))
    if shutil.which(words[0]) is None:
        raise BadBot("error-guest-program", bot=name, program=quoted(words[0]))
    return seconds, words
