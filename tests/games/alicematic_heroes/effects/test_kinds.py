"""Every kind of effect knows all about itself: what it is worth to bots, what it asks, and in which words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wabe.games.alicematic_heroes.effects.kinds import BY_NAME, KIND_NAMES
from wabe.games.alicematic_heroes.game import GAME
from wabe.games.alicematic_heroes.table.on_cards import Effect
from wabe.games.alicematic_heroes.table.timing import (
    END_GAME,
    ON_CARD_PLACED,
    ON_CITY,
    ON_INVASION_SUCCESS,
    ON_REVEAL,
    STATIC,
)
from wabe.texts import Texts, game_folder

EFFECTS = {record["effect"]: effect for record, effect in zip(GAME.cards.alices, GAME.cards.effects, strict=True)}
STEPS = {step.id: step.name for step in GAME.step_table}
# When an effect acts, and the hook that does it; STATIC without one matters as a power of the kingdom alone.
HOOKS = {
    ON_CARD_PLACED: ["placed"],
    ON_REVEAL: ["revealed"],
    STATIC: ["add_up"],
    ON_INVASION_SUCCESS: ["acts_on", "succeed"],
    ON_CITY: ["acts_on", "succeed"],
    END_GAME: ["end_vp"],
}
ROOT = Path(__file__).parents[4]
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in (game_folder(GAME) / "effects").glob("*.py"))
IN_PLANS = {"flip_for_military", "outright_success"}  # asked and judged where an invasion is planned
AS_ANOTHER = {"copy_alice"}  # judged as the Alice she copies, and asked about her by a step of the reveal


def is_own(effect: Effect, hook: str) -> bool:
    """Whether its class says more of a hook than the base class, which adds up its flags."""
    if hook == "add_up" and effect.flags:
        return True
    return any(hook in vars(kind) for kind in type(effect).__mro__ if kind not in (Effect, object))


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_acts_when_its_timing_says_and_at_no_other_time(kind: str) -> None:
    wanted = {hook for timing, hooks in HOOKS.items() if BY_NAME[kind].timing & timing for hook in hooks}
    if kind in IN_PLANS:
        wanted = {"add_up"}
    assert {hook for hooks in HOOKS.values() for hook in hooks if is_own(EFFECTS[kind], hook)} == wanted


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_has_a_word_on_what_it_is_worth(kind: str) -> None:
    effect = EFFECTS[kind]
    said = [effect.now, effect.later, effect.vp, effect.cards, effect.tokens, effect.alices]
    assert (any(said) or is_own(effect, "end_vp")) is (kind not in IN_PLANS | AS_ANOTHER)


def test_an_effect_without_a_word_on_its_worth_cannot_be() -> None:
    with pytest.raises(TypeError):
        Effect()  # type: ignore[call-arg]


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_that_asks_says_by_which_step_and_in_which_words(kind: str) -> None:
    effect, texts = EFFECTS[kind], Texts(GAME)
    asks_itself = BY_NAME[kind].asks and kind not in IN_PLANS | AS_ANOTHER
    assert (effect.asked_by > 0) is asks_itself
    assert all(is_own(effect, hook) is asks_itself for hook in ("options", "repertoire", "choose", "form"))
    if asks_itself:
        assert int(effect.asked_by) in STEPS, "game.py does not list the step that asks"
        assert texts.has(f"prompt-{STEPS[int(effect.asked_by)]}")


def test_every_choice_about_an_effect_has_its_words() -> None:
    forms, texts = set(re.findall(r'\{"kind": "(\w+)"', SOURCES)), Texts(GAME)
    assert len(forms) > 8
    assert {form for form in forms if not texts.has(f"act-{form}")} == set()


def test_the_page_lists_what_declines_an_effect_last() -> None:
    declined = set(re.findall(r'action == NO_\w+:\n +return \{"kind": "(\w+)"', SOURCES))
    order = (ROOT / "web/src/games/alicematic_heroes/order.ts").read_text(encoding="utf-8")
    listed = re.search(r"declining\((.*)\)", order)
    assert len(declined) > 4
    assert listed is not None
    assert declined - set(re.findall(r"\w+", listed[1])) == set()
