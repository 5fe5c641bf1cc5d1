"""The screens of Wonderland's War by name, and how to get there."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from playwright.sync_api import Locator, expect

from tests.browser.endings import finished, see_all_open, see_board, see_replay, see_score_sheet, turn_to
from tests.browser.person import Json, Person
from tests.browser.rehearsal import Play, deciding, perform
from tests.browser.war import BOTS, NAME, TITLE
from wabe import State

Way: TypeAlias = Callable[[Person], None]

THREE: Final = Play(NAME)


def decide(person: Person, step: str, from_round: int = 0, play: Play = THREE) -> None:
    """Have this decision to make, in this Round or later."""
    perform(person, deciding(step, from_round), play=play)


def scene(person: Person, name: str) -> None:
    """Look at another picture in the middle: Tea, Battle, Regions, Boards."""
    turn_to(person, "Board")
    person.role("tab", re.compile(rf"^{name}\b")).last.click()


# --- before the game --------------------------------------------------------------------------------------------------


def set_up(person: Person) -> None:
    person.open()
    person.game_card(TITLE).get_by_role("button", name="Set up a table").click()
    person.page.get_by_text("House rules").click()
    person.dialog.evaluate(
        "(dialog) => { for (const one of [dialog, ...dialog.querySelectorAll('*')]) one.scrollTop = 0 }"
    )


def how_to_play(person: Person) -> None:
    person.open(f"/how-to-play/{NAME}")
    expect(person.role("heading", TITLE)).to_be_visible()


def rules(person: Person) -> None:
    """All rules, at one of them."""
    person.open(f"/rules/{NAME}#WW-T04")
    expect(person.page.locator("li:target")).to_be_in_viewport()


def keep_quest(person: Person) -> None:
    decide(person, "keep_quest")


# --- the Tea Party ----------------------------------------------------------------------------------------------------


def choose_chair(person: Person) -> None:
    decide(person, "choose_chair", from_round=2)


def chair(person: Person) -> None:
    """A card of the table, in large."""
    choose_chair(person)
    turn_to(person, "Board")
    person.piece(next(target for target in person.pieces() if target.startswith("chair:"))).focus()
    expect(person.role("tooltip")).to_be_visible()


def is_at_head(state: State, decision: Json) -> bool:
    """The own Leader has come to the Head of the Table again, and goes on."""
    view = state.view(0)
    return decision["step"] == "choose_chair" and 0 in view["table"]["head"] and view["seats"][0]["party_cards"] > 0


def head_visited(person: Person) -> None:
    perform(person, is_at_head, play=THREE)


def has_many_parts(state: State, decision: Json) -> bool:
    """A card whose order is to be chosen, with much on it."""
    return decision["step"] == "choose_part" and len(decision["actions"]) > 2


def choose_part(person: Person) -> None:
    perform(person, has_many_parts, play=THREE)


def choose_half(person: Person) -> None:
    decide(person, "choose_half")


def corrupt(person: Person) -> None:
    decide(person, "corrupt")


def choose_region(person: Person) -> None:
    decide(person, "choose_region", from_round=2)


def choose_unit(person: Person) -> None:
    decide(person, "choose_unit")


def market(person: Person) -> None:
    decide(person, "take_wonderlandian")


def gain_ally(person: Person) -> None:
    decide(person, "gain_ally")


def unlock(person: Person) -> None:
    decide(person, "unlock")


def discard_quest(person: Person) -> None:
    decide(person, "discard_quest")


def place_castle(person: Person) -> None:
    decide(person, "place_castle")


def choose_forged(person: Person) -> None:
    decide(person, "choose_forged")


# --- battle -----------------------------------------------------------------------------------------------------------


def battle_of(state: State, decision: Json) -> Any:
    """The battle in which seat 0 chooses between drawing and halting; None if it does not."""
    return state.view(0)["battle"] if decision["step"] == "draw_or_halt" else None


def is_first_draw(state: State, decision: Json) -> bool:
    """All have drawn once."""
    battle = battle_of(state, decision)
    return battle is not None and battle["draw"] == 1 and None not in battle["seats"]


def is_late_draw(state: State, decision: Json) -> bool:
    """Some chips are Active."""
    battle = battle_of(state, decision)
    return battle is not None and battle["draw"] >= 4


def has_hidden_wager(state: State, decision: Json) -> bool:
    """Somebody who only watches has laid a Wager."""
    battle = battle_of(state, decision)
    return battle is not None and "hidden" in battle["wagers"]


def has_bust(state: State, decision: Json) -> bool:
    """Somebody else has lost everything."""
    battle = battle_of(state, decision)
    return battle is not None and any(one is not None and one["status"] == "bust" for one in battle["seats"])


def first_draw(person: Person) -> None:
    perform(person, is_first_draw, play=THREE)


def draw_or_halt(person: Person) -> None:
    perform(person, is_late_draw, play=THREE)


def wager(person: Person) -> None:
    decide(person, "wager")


def hidden_wager(person: Person) -> None:
    perform(person, has_hidden_wager, play=THREE)


def bust(person: Person) -> None:
    perform(person, has_bust, play=THREE)


def shield(person: Person) -> None:
    decide(person, "shield")


def lose_unit(person: Person) -> None:
    decide(person, "lose_unit")


def holds_unlike_chips(state: State, decision: Json) -> bool:
    """Several chips drawn, of which it matters which is played."""
    return decision["step"] == "choose_drawn" and len(decision["actions"]) > 1


def choose_drawn(person: Person) -> None:
    """Of several chips drawn one is played: what Card Soldiers of set C bring about."""
    perform(person, holds_unlike_chips, play=Play(NAME, options=(("ally_set", "C"),)))


def recklessly(state: State, seat: int, rng: Random) -> int:
    """Draws on and on, and takes the Hookah, which draws chips for their Madness, whenever it lies there."""
    forms = {action: state.form(action, seat) for action in state.legal_actions(seat)}
    liked = [one for one, form in forms.items() if form["kind"] == "draw" or form.get("card") == "caterpillars_hookah"]
    return rng.choice(liked or list(forms))


def order_madness(person: Person) -> None:
    perform(person, deciding("order_madness"), recklessly, play=THREE)


def choose_effect(person: Person) -> None:
    decide(person, "choose_effect")


def use(person: Person) -> None:
    decide(person, "use")


# --- after the battle -------------------------------------------------------------------------------------------------


def begins_next_battle(state: State, decision: Json) -> bool:
    """The last action has ended one battle, and begun another to wager on."""
    return decision["step"] == "wager" and any(region["fought"] for region in state.view(0)["regions"])


RESULT: Final = re.compile("^(How .* was won|A tie |Nobody |Alone )")


def news(person: Person) -> Locator:
    """The line that tells of the last battle."""
    return person.page.locator("[data-war-results]").get_by_role("button", name=RESULT)


def result(person: Person) -> None:
    """How the last battle was won, in a line above the next one."""
    perform(person, begins_next_battle, play=THREE)
    turn_to(person, "Board")
    expect(news(person)).to_be_visible()


def begins_tea(state: State, decision: Json) -> bool:
    """The first to choose a chair, after the battles of the Round before."""
    view = state.view(0)
    return (
        decision["step"] == "choose_chair"
        and view["round"] > 1
        and not any(each["party_cards"] for each in view["seats"])
    )


def news_at_tea(person: Person) -> None:
    """The last battle in a line above the tea cards."""
    perform(person, begins_tea, play=THREE)
    expect(news(person)).to_be_visible()


def result_opened(person: Person) -> None:
    """All about it."""
    result(person)
    news(person).click()
    expect(person.role("heading", RESULT).last).to_be_visible()


def choose_award(person: Person) -> None:
    decide(person, "choose_award")


def has_won_a_feat(state: State, decision: Json) -> bool:
    """There is a Quest to be completed, not the question alone."""
    return decision["step"] == "complete_feat" and len(decision["actions"]) > 1


def complete_feat(person: Person) -> None:
    perform(person, has_won_a_feat, play=THREE)


def forging(person: Person) -> None:
    decide(person, "forging")


def choose_track(person: Person) -> None:
    decide(person, "choose_track", from_round=2)


# --- to look at -------------------------------------------------------------------------------------------------------


def boards(person: Person) -> None:
    """The board of another player."""
    choose_chair(person)
    scene(person, "Boards")
    expect(person.page.locator(".boards [aria-pressed=true]")).to_have_text(re.compile("Bea"))


def inspector(person: Person) -> None:
    chair(person)
    person.page.keyboard.press("i")
    person.dialog.locator("summary").click()
    expect(person.dialog.get_by_role("listitem").first).to_be_visible()


def mine(person: Person) -> None:
    choose_chair(person)
    turn_to(person, "Mine")


def holds_many_quests(state: State, decision: Json) -> bool:
    """A hand of three Quests, with nothing to do about them."""
    return decision["step"] == "choose_chair" and len(state.view(0)["seats"][0]["hand"]) > 2


def many_quests(person: Person) -> None:
    perform(person, holds_many_quests, play=THREE)
    turn_to(person, "Mine")


def players(person: Person) -> None:
    choose_chair(person)
    turn_to(person, "Players")


def five_players(person: Person) -> None:
    decide(person, "choose_chair", from_round=2, play=Play(NAME, 5))


def all_fight(state: State, decision: Json) -> bool:
    """A battle of everybody, after some draws."""
    battle = battle_of(state, decision)
    return battle is not None and battle["draw"] >= 3 and None not in battle["seats"]


def five_fighters(person: Person) -> None:
    perform(person, all_fight, play=Play(NAME, 5))


def resistance(person: Person) -> None:
    """Two players fight the Local Resistance too."""
    perform(person, is_late_draw, play=Play(NAME, 2))


def end(person: Person) -> str:
    return finished(person, NAME, *BOTS, {**BOTS[1], "name": "Duchess"})


def score_sheet(person: Person) -> None:
    end(person)
    see_score_sheet(person)


def replay(person: Person) -> None:
    see_replay(person, end(person), 120)


def all_open(person: Person) -> None:
    see_all_open(person, end(person), 120)


def told_on_board(person: Person) -> None:
    end(person)
    see_board(person)


SCREENS: Final[dict[str, Way]] = {
    f"war-{way.__name__.replace('_', '-')}": way
    for way in (
        set_up,
        how_to_play,
        rules,
        keep_quest,
        choose_chair,
        chair,
        head_visited,
        choose_part,
        choose_half,
        corrupt,
        choose_region,
        choose_unit,
        market,
        gain_ally,
        unlock,
        discard_quest,
        place_castle,
        choose_forged,
        draw_or_halt,
        wager,
        hidden_wager,
        bust,
        shield,
        lose_unit,
        choose_drawn,
        order_madness,
        choose_effect,
        use,
        result,
        result_opened,
        choose_award,
        complete_feat,
        forging,
        choose_track,
        boards,
        inspector,
        mine,
        many_quests,
        players,
        five_players,
        five_fighters,
        resistance,
        score_sheet,
        replay,
        all_open,
        told_on_board,
    )
}
