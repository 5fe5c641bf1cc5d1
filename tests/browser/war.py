"""What a page of Wonderland's War has to show, told from the position that arrived."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.person import Json, Person

NAME: Final = "wonderlands_war"
TITLE: Final = "Wonderland's War"
ME: Final = {"kind": "me", "name": "Ann"}
BOTS: Final = (
    {"kind": "bot", "level": "greedy", "name": "Dodo"},
    {"kind": "bot", "level": "random", "name": "Lory"},
)
PROMPTS: Final = {
    "keep_quest": "Choose the Quest to keep",
    "place_poison": "Choose the card to lay Poison on",
    "choose_chair": "Choose the chair to move to",
    "take_any": "Your party: choose any card",
    "place_leader": "Choose the Region for your Leader",
    "give_shard": "Give one of your Shards",
    "choose_part": "Choose what of the card comes next",
    "choose_half": "Choose a half of the card",
    "corrupt": "Take the corrupted part",
    "choose_region": "Choose the Region",
    "choose_unit": "",
    "return_units": "Return units of yours",
    "gain_ally": "Choose",
    "take_wonderlandian": "Choose a Wonderlandian",
    "place_figure": "Choose the Region for",
    "unlock": "Choose the ability to unlock",
    "place_castle": "Choose the Region for a Castle",
    "discard_madness": "Discard a Madness chip",
    "draw_quests": "Draw Quests",
    "discard_quest": "Choose the Quest to discard",
    "choose_forged": "Choose a chip of your bag to forge",
    "choose_track": "Choose the Forge track for this chip",
    "wager": "Wager on who wins",
    "draw_or_halt": "Draw on, or halt",
    "choose_drawn": "Choose the chip to play",
    "shield": "You have drawn",
    "lose_unit": "Choose the unit to lose",
    "lost_to": "You lose a unit here",
    "order_madness": "Choose the chip to suffer next",
    "choose_effect": "Choose the ability that acts next",
    "use": "",  # the ability's own words
    "choose_award": "Choose the VP or a Castle",
    "award_castle": "Choose the Region for the Castle",
    "complete_feat": "(Complete a Quest of yours|No Quest of yours can be completed) here",
    "discard_active": "Choose an Active chip to give up",
    "forging": "Choose an Active chip to forge",
}
AT_TABLE: Final = {"gain_ally", "take_wonderlandian"}  # what they offer lies at the tea table, in a battle too
SECRETS: Final = {
    "quests-dealt": "quests",
    "quest-kept": "quest",
    "quest-drawn": "quests",
    "quest-discarded": "quest",
}


def expect_decision(person: Person) -> None:
    """Who must do what, every legal piece marked and no other, points, bags and trackers of the newest position."""
    look = person.look
    view, decision = look["view"], look["decision"]
    expect(person.page.locator("#prompt h2")).to_have_text(re.compile(rf"^You: *{PROMPTS[decision['step']]}"))
    expect_pieces(person, decision)
    assert person.points("[data-seat] header output") == view["scores"]
    if view["battle"] is not None and decision["step"] not in AT_TABLE:
        expect_fighters(person, view)


def expect_pieces(person: Person, decision: Json) -> None:
    """Every piece of a choice can be pressed, and no other; what has no piece has a button of its own."""
    targets = [action["targets"] for action in decision["actions"]]
    first = {one for one, *_ in filter(None, targets)}
    assert first <= set(person.pieces()) <= {one for some in targets for one in some}
    assert person.free_choices.count() == targets.count([])


def expect_fighters(person: Person, view: Json) -> None:
    """Strength and Active chips of all who fight."""
    fighters = [seat for seat, one in enumerate(view["battle"]["seats"]) if one is not None]
    strengths = person.page.locator("[data-war-battle] .strength").all_inner_texts()
    assert sorted(map(int, strengths)) == sorted(view["battle"]["seats"][seat]["strength"] for seat in fighters)
    active = person.page.locator("[data-war-battle] .active > li:not(.next)")
    assert active.count() == sum(len(view["seats"][seat]["active"]) for seat in fighters)


def view_of(target: str, view: Json) -> str:
    """The view of a phone in which a piece lies."""
    kind = target.split(":", maxsplit=1)[0]
    if kind in {"quest", "ability", "track"} or target.endswith(":reserve"):
        return "Mine"
    if kind == "chip":
        return "Board" if view["step"] in {"gain_ally", "choose_drawn", "order_madness"} else "Mine"
    return "Players" if kind == "seat" and view["battle"] is None else "Board"


# --- secrets ----------------------------------------------------------------------------------------------------------


def expect_nothing_hidden_told(frames: list[Json], seat: int | None) -> set[str]:
    """Nothing that was sent before the end tells a seat what it may not know; the kinds of events with secrets."""
    kinds: set[str] = set()
    for frame in frames:
        for entry in frame.get("log") or frame.get("events") or []:
            if entry["kind"] in SECRETS and entry["args"]["seat"] != seat:
                assert SECRETS[entry["kind"]] not in entry["args"]
                kinds.add(entry["kind"])
        if "view" in frame and not frame["view"]["over"]:
            expect_own_secrets_only(frame["view"], seat)
    return kinds


def expect_own_secrets_only(view: Json, seat: int | None) -> None:
    """Quests in hand, several chips drawn, and Wagers of others that are not revealed yet, stay theirs."""
    for one in view["seats"]:
        assert one["seat"] == seat or one["hand"] is None
    battle = view["battle"]
    if battle is not None and view["step"] == "draw_or_halt":
        laid = [wager for other, wager in enumerate(battle["wagers"]) if other != seat]
        assert set(laid) <= {None, "hidden"}
    if battle is not None and battle["held"] is not None:
        assert view["step"] == "choose_drawn"
        assert battle["seats"][seat] is not None
