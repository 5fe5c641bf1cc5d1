"""Texts of Wonderland's War: all that the engine says is in the catalogue, and nothing besides."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from wabe.games.wonderlands_war.game import GAME
from wabe.kernel.message import Json
from wabe.kernel.option import Option
from wabe.kernel.record import Record
from wabe.kernel.step import AUTOMATIC
from wabe.texts import Texts, data_source, game_folder, source
from wabe.texts.languages import BASE, HOUSE

FOLDER = game_folder(GAME)
TEXTS = Texts(GAME, ["Ann", "Bea", "Cid", "Dan", "Eve"])
OWN_PARTS = ("en.ftl", "play.en.ftl", "events.en.ftl")
SETS = ("A", "B", "C", "D")
ALLIES = ("card_soldier", "flamingo", "rose", "red_rook", "creature")


def sources(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


ENGINE = sources(FOLDER)
OF_EVERY_GAME = {"game-ended"}  # the kernel emits it (`State.finish`); each game has its own words
CATALOGUE = "\n".join((FOLDER / part).read_text(encoding="utf-8") for part in OWN_PARTS)
DECIDING = {step.name for step in GAME.step_table if step.mode != AUTOMATIC}


def keys(prefix: str) -> set[str]:
    """What follows the prefix in the keys of the catalogue."""
    return set(re.findall(rf"^{prefix}-(\S+) =", CATALOGUE, re.MULTILINE))


def values(option: Option) -> list[str]:
    return [choice if isinstance(choice, str) else str(choice).lower() for choice in option.choices]


# --- keys -------------------------------------------------------------------------------------------------------------


def test_every_decision_has_its_prompt_and_its_wait_and_no_other_has() -> None:
    assert keys("prompt") == DECIDING
    assert keys("wait") == DECIDING


def test_every_event_has_its_text_and_no_other_has() -> None:
    emitted = set(re.findall(r"emit\(\s*\"([a-z-]+)\"", ENGINE)) | OF_EVERY_GAME
    told = {key.removesuffix("-seen") for key in keys("event")}
    assert len(emitted) > 40
    assert emitted - told == set()
    assert {event for event in told - OF_EVERY_GAME if f'"{event}"' not in ENGINE} == set()


def test_every_form_has_its_label_and_no_other_has() -> None:
    made = set(re.findall(r"\"kind\": \"([a-z_]+)\"", ENGINE))
    assert len(made) > 40
    assert made - keys("act") == set()
    assert {kind for kind in keys("act") if f'"{kind}"' not in ENGINE} == set()


def test_every_option_has_its_texts_and_no_other_has() -> None:
    wanted = {
        f"{option.name}{end}"
        for option in GAME.options
        for end in ("", "-help", *(f"-{one}" for one in values(option)))
    }
    sets = [option.name for option in GAME.options if option.name.endswith("_set")]
    wanted |= {f"{name}-{letter}-help" for name in sets for letter in SETS}
    assert keys("option") == wanted


def test_the_set_up_says_what_each_ally_set_does() -> None:
    for letter in SETS:
        lines = TEXTS.text(f"option-ally_set-{letter}-help").splitlines()
        for ally, line in zip(ALLIES, lines, strict=True):
            ability = TEXTS.text(f"ability-{ally}_{letter.lower()}-text")
            assert line == f"{TEXTS.text(f'ally-{ally}')}: {ability}"
            assert TEXTS.text(f"option-{ally}_set-{letter}-help") == ability


def test_the_house_asks_for_no_text_that_is_missing() -> None:
    for key in ("title", "tagline", "how-to-play", f"provenance-{GAME.name}"):
        assert TEXTS.has(key), key
    for paragraph in TEXTS.text("how-to-play").split("\n\n"):
        assert paragraph == paragraph.strip()
        assert paragraph


def test_every_vp_has_a_reason() -> None:
    assert set(re.findall(r"\"@reason-([a-z]+)\"", ENGINE)) == keys("reason")


def test_no_text_is_there_twice() -> None:
    entries = FluentParser().parse("\n".join([source(HOUSE, BASE), source(FOLDER, BASE), data_source(GAME)])).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert sorted(names) == sorted(set(names))


# --- the terminal's own -----------------------------------------------------------------------------------------------


def test_the_terminal_says_only_what_is_there_and_all_of_it() -> None:
    drawing = sources(FOLDER / "terminal")
    known = set(re.findall(r"^(ww-text-\S+) =", (FOLDER / "cli.en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    said = set(re.findall(r"ww-text-[a-z0-9_-]+", drawing))
    beginnings = {key for key in said if key.endswith("-")}
    assert said - beginnings - known == set()
    assert {key for key in known - said if not any(key.startswith(beginning) for beginning in beginnings)} == set()


# --- whole games ------------------------------------------------------------------------------------------------------


def check_said(message: Json) -> None:
    """The message has a text whose arguments are all there."""
    pattern = TEXTS.bundle.get_message(message["key"]).value
    assert pattern is not None
    args = {name: TEXTS._argument(value) for name, value in message["args"].items()}
    said, errors = TEXTS.bundle.format_pattern(pattern, args)
    wrong = [error for error in errors if "Unsupported external type" not in str(error)]
    assert (wrong, "{" in str(said), "@" in str(said)) == ([], False, False), said
    for value in message["args"].values():
        for one in value if isinstance(value, list) else [value]:
            assert not (isinstance(one, str) and one.startswith("@")) or TEXTS.has(one[1:]), one


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ally_set", SETS)
def test_all_that_is_told_in_random_games_can_be_said(players: int, ally_set: str) -> None:
    options = {"ally_set": ally_set, "edition": "prototype" if players == 3 else "final"}
    record, chance = Record(GAME, players, players, options), random.Random(ally_set)
    told = 0
    while not record.state.over:
        seat = chance.choice(record.state.waiting)
        decision = record.state.decision(seat)
        assert decision is not None
        check_said(decision["prompt"])
        actions = decision["actions"]
        for action in chance.sample(actions, min(3, len(actions))):
            check_said(action["label"])
            assert [target for target in action["targets"] if not TEXTS.has(f"help-{target.partition(':')[0]}")] == []
        for event in record.act(seat, chance.choice(actions)["action"]):
            told += 1
            for viewer in (None, seat):
                check_said(GAME.tell(event.project(viewer)).to_json())
    assert told > 200


def test_what_another_may_not_know_is_not_said() -> None:
    record = Record(GAME, 3, 1, {})
    dealt = next(event for event in record.events if event.kind == "quests-dealt" and event.args["seat"] == 0)
    assert dealt.secret is not None
    names = [TEXTS.text(f"quest-{quest}") for quest in dealt.secret["quests"]]
    assert all(name in TEXTS.line(dealt.project(0)) for name in names)
    assert not any(name in TEXTS.line(dealt.project(1)) for name in names)


# --- numbers ----------------------------------------------------------------------------------------------------------


THINGS = "Supporters|Shards|Quests|Castles|Figures|Wonderlandians|Feats|Objectives|chips|cards|units|spaces"


def whole_source() -> str:
    """All catalogues of the game, the terminal's too, but for errors: what they count is never one."""
    paths = [path for path in sorted(FOLDER.glob("*.ftl")) if not path.name.startswith("errors.")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_one_of_a_thing_is_told_in_the_singular() -> None:
    catalogue = whole_source()
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue))
    wrong = []
    for entry in FluentParser().parse(catalogue).body:
        if not isinstance(entry, Message) or entry.id.name.startswith("ww-text-sign-"):  # samples of signs
            continue
        assert entry.span is not None
        variables = re.findall(r"\$(\w+)", catalogue[entry.span.start : entry.span.end])
        value = bundle.get_message(entry.id.name).value
        assert value is not None
        said, _ = bundle.format_pattern(value, dict.fromkeys(variables, 1))
        wrong += re.findall(rf"\b1 (?:[A-Z]?[a-z]+ )?(?:{THINGS})\b.*", str(said))
    assert wrong == []
