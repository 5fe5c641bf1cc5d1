"""The command line's own texts: all that it says is there, and nothing besides."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import wabe.cli.help
import wabe.drawing
from wabe.cli.scene import keyed
from wabe.drawing import drawing_of, own_module
from wabe.kernel.message import Json
from wabe.kernel.option import Option
from wabe.kernel.record import Record
from wabe.kernel.step import AUTOMATIC
from wabe.texts import Texts, data_source, game_folder, source
from wabe.texts.languages import BASE, HOUSE

ROOMS = [Path(str(room.__file__)).parent for room in (wabe.cli, wabe.drawing)]
SOURCES = "\n".join(path.read_text(encoding="utf-8") for room in ROOMS for path in room.rglob("*.py"))
GAMES = list(wabe.games().values())


def test_every_text_is_used_and_every_used_text_is_there() -> None:
    catalogue = (HOUSE / "cli.en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(cli-[a-z_-]+) =", catalogue, re.MULTILINE))
    used = set(re.findall(r"[\"'](cli-[a-z-]+)[\"']", SOURCES))
    made = tuple(re.findall(r"f[\"'](cli-[a-z-]+-)\{", SOURCES))  # with what follows from the data at hand
    used |= {key for key in known if key.startswith(made)}
    help_keys = {key for key in known if key.startswith("cli-help-key-")}
    assert known - help_keys == used - help_keys
    assert {key.removeprefix("cli-help-key-") for key in help_keys} == set(wabe.cli.help.KEYS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_s_drawing_says_only_what_its_catalogue_has(game: wabe.Game) -> None:
    module, texts = own_module(game), Texts(game)
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources_of(module))
    keys = set(re.findall(r"say\(['\"]([a-z0-9_-]+)['\"][,)]", source))
    assert {key for key in keys if not texts.has(key)} == set()
    topics = drawing_of(game).topics(game, game.new(players=game.min_players, seed=1).view(0))
    assert [key for pair in topics for key in pair if not texts.has(key)] == []


def sources_of(module: ModuleType | None) -> list[Path]:
    """The files of a game's own drawing: a module, or a folder of them."""
    if module is None or module.__file__ is None:
        return []
    file = Path(module.__file__)
    return sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_event_and_option_has_its_texts(game: wabe.Game) -> None:
    texts = Texts(game)
    sources = "\n".join(path.read_text(encoding="utf-8") for path in game_folder(game).rglob("*.py"))
    events = {f"event-{kind}" for kind in re.findall(r"emit\(\s*\"([a-z-]+)\"", sources)}
    steps = [step.name for step in game.step_table if step.mode != AUTOMATIC]
    asked = {f"{kind}-{name}" for name in steps for kind in ("prompt", "wait")}
    options = {f"option-{option.name}{end}" for option in game.options for end in ("", "-help", *choices_of(option))}
    house = {"title", "tagline", "how-to-play", f"provenance-{game.name}"}
    assert len(events) > 10
    assert {key for key in events | asked | options | house if not texts.has(key)} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_text_is_there_twice(game: wabe.Game) -> None:
    everything = "\n".join([source(HOUSE, BASE), source(game_folder(game), BASE), data_source(game)])
    entries = FluentParser().parse(everything).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert sorted(keys) == sorted(set(keys))


def choices_of(option: Option) -> list[str]:
    """The ends of the keys of an option's values."""
    return [f"-{choice if isinstance(choice, str) else str(choice).lower()}" for choice in option.choices]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_is_told_in_random_games_can_be_said(game: wabe.Game, seed: int) -> None:
    record, chance, texts = Record(game, game.max_players, seed), random.Random(seed), Texts(game)
    while not record.state.over:
        state = record.state
        seat = state.seat
        decision = state.decision(seat)
        assert decision is not None
        actions = chance.sample(decision["actions"], min(3, len(decision["actions"])))
        check_said(texts, [decision["prompt"], *(action["label"] for action in actions)])
        targets = {target.partition(":")[0] for action in actions for target in action["targets"]}
        assert [kind for kind in targets if not texts.has(f"help-{kind}")] == []
        happened = record.act(seat, actions[0]["action"])
        told = [game.tell(event.project(viewer)).to_json() for event in happened for viewer in (None, seat)]
        check_said(texts, told)


def check_said(texts: Texts, messages: list[Json]) -> None:
    """Every message has a text whose arguments are all there."""
    for message in messages:
        text = texts.bundle.get_message(message["key"]).value
        assert text is not None
        said, errors = texts.bundle.format_pattern(
            text, {name: texts._argument(v) for name, v in message["args"].items()}
        )
        wrong = [error for error in errors if "Unsupported external type" not in str(error)]
        assert (wrong, "{" in str(said), "@" in str(said)) == ([], False, False), said


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_keys_of_choices_are_never_the_same(game: wabe.Game, seed: int) -> None:
    drawing, texts = drawing_of(game), Texts(game)
    state = game.new(seed=seed)
    while not state.over:
        decision = state.decision(state.seat)
        assert decision is not None
        choices = keyed(decision["actions"], drawing, texts, state.view(state.seat))
        keys = [key for choice in choices for key in (choice.key, choice.letter) if key]
        assert len(keys) == len(set(keys))
        assert sorted(choice.action for choice in choices) == state.legal_actions()
        state.apply(choices[seed % len(choices)].action)


@pytest.mark.parametrize("name", ["#x", "#", "#1st", "#\N{SUPERSCRIPT TWO}"])
def test_a_name_that_looks_like_a_seat_is_said_as_it_is(name: str) -> None:
    texts = Texts(names=["Ann", "Bea"])
    assert texts.text("cli-seat-bot", name=name, level="greedy").startswith(name)
    assert texts.text("cli-seat-bot", name="#1", level="greedy").startswith("Bea")
