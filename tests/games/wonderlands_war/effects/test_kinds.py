"""Every kind of effect, Feat and Objective has its word on the forecast, the judgement and the texts."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from wabe.games.wonderlands_war import effects
from wabe.games.wonderlands_war.content.feats import FEAT_KINDS
from wabe.games.wonderlands_war.content.objectives import OBJECTIVE_KINDS
from wabe.games.wonderlands_war.effects.kind import FORECAST, JUDGEMENT, EffectKind
from wabe.games.wonderlands_war.effects.kinds import ALL, BY_NAME, KIND_NAMES
from wabe.games.wonderlands_war.game import GAME
from wabe.games.wonderlands_war.table.on_cards import Effect, Feat, Objective
from wabe.texts import Texts

# What an effect may say on each: one hook at least, or its line in `KINDS` names it as `usual`.
HOOKS: dict[str, list[str]] = {
    FORECAST: [
        "forecast_start",
        "forecast_strength",
        "forecast_beside",
        "forecast_placed",
        "lends",
        "is_left_alone",
    ],
    JUDGEMENT: ["worth", "strength_worth", "passive_worth", "figure_worth", "forged_worth"],
}
SOURCES = Path(effects.__file__).parent
CATALOGUE = (SOURCES.parent / "play.en.ftl").read_text(encoding="utf-8")
PROMPT = CATALOGUE.partition("prompt-use =")[2].partition("\n}")[0]
ASKED = set(re.findall(r"^ {3}[ *]\[(\w+)\]", PROMPT, re.MULTILINE))  # the questions of `prompt-use`
TEXTS = Texts(GAME)


def ways(made: type, base: type) -> list[type]:
    """The classes that have the word before the base class of all has it."""
    return [each for each in made.__mro__ if issubclass(each, base) and each is not base]


def says(made: type, base: type, hook: str) -> bool:
    """Whether a class says something else than the base class of all."""
    return any(hook in vars(each) for each in ways(made, base))


def missing(kind: EffectKind) -> list[str]:
    """What a newcomer forgot to say of a kind of effect, or says twice over."""
    found = []
    for topic, hooks in HOOKS.items():
        if any(says(kind.make, Effect, hook) for hook in hooks) == (topic in kind.usual):
            found.append(f"{kind.name}, {topic}: either one of {', '.join(hooks)}, or usual=[{topic.upper()}]")
    return found


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: str(kind.name))
def test_every_effect_has_its_word_on_forecast_and_judgement(kind: EffectKind) -> None:
    assert missing(kind) == []


def test_silence_is_told() -> None:
    class Mute(Effect):
        """A new effect of somebody who thought of its rules alone."""

    class Told(Effect):
        def forecast_beside(self, hand: object) -> int:
            return 1

        def passive_worth(self, wars: float) -> float:
            return 2.0

    def kind(made: type[Effect], usual: list[str]) -> EffectKind:
        return EffectKind("new", made, ["ally"], ["when_played"], [False], usual=usual)

    assert len(missing(kind(Mute, []))) == 2
    assert missing(kind(Mute, [FORECAST, JUDGEMENT])) == []
    assert missing(kind(Told, [])) == []
    assert len(missing(kind(Told, [JUDGEMENT]))) == 1


def test_every_class_of_effects_is_of_a_kind() -> None:
    """A class that the data cannot name was forgotten in the `KINDS` of its module; but those that others build on."""
    made = {kind.make for kind in ALL}
    for module in iter_modules([str(SOURCES)]):
        for _, each in inspect.getmembers(import_module(f"{effects.__name__}.{module.name}"), inspect.isclass):
            if issubclass(each, Effect) and each is not Effect:
                assert any(issubclass(one, each) for one in made), each
    assert len(BY_NAME) == len(ALL) == len(KIND_NAMES)


# --- texts ------------------------------------------------------------------------------------------------------------


def definitions() -> dict[str, ast.AST]:
    """The classes and functions of all modules of effects as they are written."""
    found: dict[str, ast.AST] = {}
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                found[node.name] = node
    return found


WRITTEN = definitions()


def words(node: ast.AST) -> set[str]:
    """The words in quotes."""
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def forms(node: ast.AST) -> set[str]:
    """The kinds of forms that a class writes, itself or by a function: what stands behind `"kind":`."""
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Dict):
            pairs = zip(part.keys, part.values, strict=True)
            found |= {
                word for key, value in pairs if key is not None and words(key) == {"kind"} for word in words(value)
            }
        elif isinstance(part, ast.Name) and part.id.endswith("_form") and part.id in WRITTEN:
            found |= forms(WRITTEN[part.id])
    return found


def questions(node: ast.AST) -> set[str]:
    """What a class asks in other words than its ability's: what it puts into `self.question`."""
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Assign) and "self.question" in ast.unparse(part.targets[0]):
            found |= words(part.value)
    return found


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: str(kind.name))
def test_every_effect_has_its_texts(kind: EffectKind) -> None:
    """What its owner is asked, and what its choices are called."""
    for each in ways(kind.make, Effect):
        for form in forms(WRITTEN[each.__name__]):
            assert TEXTS.has(f"act-{form}"), form
        assert questions(WRITTEN[each.__name__]) <= ASKED


def test_texts_are_looked_for_where_they_are() -> None:
    assert forms(WRITTEN["ReturnOrMultiply"]) == {"pass", "change_strength", "return_chip"}
    assert forms(WRITTEN["GivePoison"]) == {"pass", "give_poison"}
    assert questions(WRITTEN["GivePoison"]) == {"gets_poison"}
    assert questions(WRITTEN["OpponentLosesStrength"]) == {"loses_strength"}


@pytest.mark.parametrize("kind", FEAT_KINDS)
def test_every_feat_has_its_word(kind: str) -> None:
    made: object = FEAT_KINDS[kind]
    assert isinstance(made, type)
    for hook in ("holds", "forecast", "frequency"):
        assert says(made, Feat, hook), hook


@pytest.mark.parametrize("kind", OBJECTIVE_KINDS)
def test_every_objective_has_its_word(kind: str) -> None:
    made: object = OBJECTIVE_KINDS[kind]
    assert isinstance(made, type)
    assert says(made, Objective, "holds")
    assert says(made, Objective, "goal")
    if kind != "shards_at_most":  # it asks for no more of anything
        for hook in ("count", "growth"):
            assert says(made, Objective, hook), hook
