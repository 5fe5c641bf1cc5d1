"""What a page of Alicematic Heroes has to show, told from the position that arrived."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.person import Json, Person
from wabe.games.alicematic_heroes.table.layout import coordinate

NAME: Final = "alicematic_heroes"
ME: Final = {"kind": "me", "name": "Ann"}
BOTS: Final = (
    {"kind": "bot", "level": "greedy", "name": "Dodo"},
    {"kind": "bot", "level": "random", "name": "Lory"},
)
SPACE: Final = r"[A-Z][a-z]+[A-Za-z '()]* \d+ at [A-HJ-N][0-6]"  # the name of any
PROMPTS: Final = {
    "mulligan": "Choose the cards to give back",
    "place_city": "Choose a City to start from",
    "choose_card": "Choose the card to play this turn",
    "place_card": r"\w+ Alice: summon her, or lay her face down as a Commoner\?",
    "pay": "Choose (the|a) token to pay",
    "keep": r"Hunter Alice: choose (up to|one more)",
    "copy": "Wiccan Alice: choose the Alice whose effect she takes on",
    "choose_target": "Choose a space to invade",
    "turn_down": rf"Turn Alices of yours face down to take {SPACE}\?",
    "how": f"Choose how to invade {SPACE}",
    "discard": f"Choose the card to discard, and {SPACE} is yours",
    "take": r"\w+ Alice: choose from whom to take (red|yellow|green) tokens",
    "plunder": r"\w+ Alice: choose the token to take from \w+",
    "turn_up": r"\w+ Alice: choose a Commoner of yours to turn face up",
}
NAMING: Final = {"turn_down", "how", "discard"}  # asked about the space that is invaded
VIEWS: Final = {"space": "Board", "card": "Mine", "slot": "Mine", "token": "Mine", "look": "Mine", "seat": "Players"}
# words and drawings of the page, the stock of drawings apart
SHOWN: Final = """
  [...document.querySelectorAll('.frame, dialog[open], [popover]')].map((part) => [
    part.textContent,
    ...[...part.querySelectorAll('use')].map((use) => use.getAttribute('href')),
    ...[...part.querySelectorAll('[data-piece]')].map((piece) => piece.dataset.piece),
  ].join(' ')).join(' ')
"""


KINDS = {
    "city": "City",
    "forest": "Mystic Forest",
    "red": "Sweet Lands (red)",
    "blue": "Star Gates (blue)",
    "yellow": "Yellow land",
    "green": "Nature's Power (green)",
    "white": "Calm Societies (white)",
}


def expect_decision(person: Person) -> None:
    """Who must do what, every legal piece marked and no other, standings and projections of the newest position."""
    look = person.look
    view, decision = look["view"], look["decision"]
    expect(person.page.locator("#prompt h2")).to_have_text(re.compile(rf"^You: *{PROMPTS[decision['step']]}"))
    if decision["step"] in NAMING:
        space = view["plan"]["space"]
        expect(person.page.locator("#prompt h2")).to_contain_text(name_of(view, space))
    if decision["step"] != "mulligan":
        expect_pieces(person, decision)
        projected = [f"If ended now: {seat['total']} VP" for seat in view["projection"]]
        assert person.page.locator("[data-seat] .projected [aria-hidden]").all_inner_texts() == projected
    assert person.points("[data-seat] header output") == view["scores"]


def expect_pieces(person: Person, decision: Json) -> None:
    """Every piece of a choice can be pressed; what has no piece has a button of its own."""
    targets = [action["targets"] for action in decision["actions"]]
    pieces = set(person.pieces())
    assert {first for first, *_ in filter(None, targets)} <= pieces <= {one for some in targets for one in some}
    assert person.free_choices.count() == targets.count([])


def expect_reach(person: Person, target: str) -> None:
    """Under the pointer a target says in its name and its sum what it takes and brings; the tip says what it is."""
    number = target.removeprefix("space:")
    view = person.look["view"]
    reach, name = view["reach"][number], name_of(view, int(number))
    piece = person.piece(target)
    piece.hover()
    have, need = reach["military"]
    told = f"Military Power {have} ({need} needed)"
    expect(piece).to_have_accessible_name(re.compile(rf"^{re.escape(name)}\. .*{re.escape(told)}"))
    sums = person.page.locator(".sums")
    expect(sums).to_contain_text(name)
    expect(sums).to_contain_text(told)
    for gained in [*reach["bonus"]["tokens"].values(), reach["bonus"]["cards"], reach["bonus"]["vp"]]:
        if gained:
            expect(sums).to_contain_text(f"+{gained}")
    tip = person.role("tooltip")
    expect(tip).to_contain_text(name)
    expect(tip).not_to_contain_text(told)  # what the sum says beside it


def expect_majorities(person: Person) -> None:
    """With one press the map shows who has how many tokens on each tile, and what that would pay."""
    tiles = person.look["view"]["majorities"]["tiles"]
    person.button("Who leads on each tile").click()
    plates = person.page.locator("#view-board .plate")
    expect(plates).to_have_count(sum(any(tile["tokens"]) for tile in tiles))
    rows = [
        f"{'ABC'[seat]}{tile['points'][seat] or '·'}"
        for tile in tiles
        for seat, tokens in enumerate(tile["tokens"])
        if tokens
    ]
    assert sorted(plates.locator("g").all_text_contents()) == sorted(rows)
    person.button("Who leads on each tile").click()
    expect(plates).to_have_count(0)


def name_of(view: Json, number: int) -> str:
    """What a space is called everywhere: its kind, its difficulty, where it lies."""
    space = view["map"]["spaces"][number]
    return f"{KINDS[space['kind']]} of difficulty {space['number']} at {coordinate(number)}"


def view_of(target: str, seat: int) -> str:
    """The view of a phone in which a piece lies."""
    kind, rest = target.split(":")
    return VIEWS.get(kind) or ("Mine" if rest.startswith(f"{seat}-") else "Players")


# --- secrets ----------------------------------------------------------------------------------------------------------


def expect_nothing_hidden_told(frames: list[Json], seat: int | None) -> set[str]:
    """Nothing that was sent before the end tells a seat what it may not know; the kinds of events with secrets."""
    kinds: set[str] = set()
    for frame in frames:
        for entry in frame.get("log") or frame.get("events") or []:
            if entry["kind"] in {"cards-drawn", "kept", "commoner-placed"} and entry["args"]["seat"] != seat:
                assert not {"card", "cards"} & entry["args"].keys()
                kinds.add(entry["kind"])
        if "view" in frame and not frame["view"]["over"]:
            expect_own_cards_only(frame["view"], seat)
    return kinds


def expect_own_cards_only(view: Json, seat: int | None) -> None:
    """Hands and Commoners of others are told by number."""
    assert view["look"] is None or view["seat"] == seat
    for one in view["seats"]:
        if one["seat"] == seat:
            continue
        assert one["cards"] is None
        cards = [card for slot in one["slots"].values() for card in slot]
        assert all(card["card"] is None for card in cards if not card["up"] and not card["known"])


def secrets_of(view: Json) -> set[str]:
    """The kinds of Alices that only the owner of this view knows: in the hand, or face down and never seen."""
    own = view["seats"][view["seat"]]
    hidden = {card["card"] for slot in own["slots"].values() for card in slot if not card["up"]}
    return {*own["cards"], *hidden}


def open_to(view: Json) -> set[str]:
    """The kinds of Alices that the owner of this view may see anywhere."""
    cards = [card for one in view["seats"] for slot in one["slots"].values() for card in slot]
    laid = {name for card in cards for name in (card["card"], card["copies"])}
    return laid | set(view["discard"]) | set(view["seats"][view["seat"]]["cards"] or [])


def shown_of(person: Person, kinds: set[str]) -> set[str]:
    """Which of these Alices the page names or draws; what the log told in the open apart."""
    shown: str = person.page.evaluate(SHOWN)
    for line in person.page.locator("#view-talk .log li").all_text_contents():
        shown = shown.replace(line, "")
    return {kind for kind in kinds if re.search(rf"{kind.title()} Alice|[-:]{kind}\b", shown)}
