"""Wonderland's War with people at three screens, who choose at the same time, and what each of them must not learn."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import QUICK, Json, Person
from tests.browser.rehearsal import Moves, find
from tests.browser.screens_war import THREE
from tests.browser.war import ME, NAME, expect_decision, expect_nothing_hidden_told
from wabe import State

NAMES = ("Ann", "Bea", "Cid")
ANYHOW = ("mine", "waiting")
HIDDEN_WAGER = "Cid has laid a Wager, face down"


def fight_while_cid_watches(state: State, decision: Json) -> bool:
    """Ann and Bea both choose between drawing and halting; Cid has laid a Wager."""
    if decision["step"] != "draw_or_halt" or list(state.waiting) != [0, 1]:
        return False
    battle = state.view(0)["battle"]
    return bool(battle["seats"][2] is None and battle["wagers"][2] == "hidden")


# the page has once said that others decide
WAITED = """
  new MutationObserver(() => {
    if (document.querySelector('h2.wait')) window.waited = true
  }).observe(document, { subtree: true, childList: true })
"""


def sit_down(invite: Invite, seed: int) -> tuple[str, list[Person]]:
    """A table where each has a browser of their own, all of them before their first choice, and is always asked."""
    people = [invite(name, settings={**QUICK, "alwaysAsk": True}) for name in NAMES]
    links = [{"kind": "link", "name": name} for name in NAMES[1:]]
    made = people[0].lay(ME, *links, game=NAME, seed=seed)
    people[0].open(f"/table/{made['table']}")
    for seat, person in enumerate(people[1:], 1):
        person.page.add_init_script(WAITED)
        person.page.goto(person.url + made["links"][str(seat)])
        person.button("Sit down").click()
        assert person.settle(until=ANYHOW) == "mine"
        assert not person.page.evaluate("window.waited ?? false")
    for person in people:
        person.page.wait_for_function("() => wabeSpy.look?.orders?.given.always_ask")
    return made["table"], people


def choose_form(person: Person, form: Json) -> None:
    """Choose this from the list."""
    action = next(one for one in person.look["decision"]["actions"] if one["form"] == form)
    person.page.locator(f'[data-action="{action["action"]}"]').click()


def expect_unseen(person: Person, *quests: str) -> None:
    """These Quests have never been sent to this browser."""
    sent = json.dumps(person.frames)
    assert [quest for quest in quests if f'"{quest}"' in sent or f"quest-{quest}" in sent] == []


def keep_quests(people: list[Person], moves: Moves) -> None:
    """All keep a Quest, each without learning anything of the others'."""
    hands = [person.look["view"]["seats"][seat]["hand"] for seat, person in enumerate(people)]
    assert [seat for seat, _ in moves] == [0, 1, 2]
    for seat, form in moves:
        choose_form(people[seat], form)
        if seat < 2:
            assert people[seat].settle(until=["waiting"]) == "waiting"
            expect(people[seat].page.locator("h2.wait")).to_contain_text("Cid")
        for other, hand in enumerate(hands):
            if other != seat:
                expect_unseen(people[seat], *hand)
    for person in people:
        expect(person.role("log")).to_contain_text("Cid keeps ")


def skip_on(table: str, people: list[Person], moves: Moves) -> None:
    """Play these moves, each sent by whose it is while nobody looks, and come back to see what has come of it."""
    seq = people[0].seq
    for person in people:
        person.page.goto("about:blank")
    for seat, form in moves:
        seq = people[seat].act_unseen(table, seq, seat, form)
    for person in people:
        person.open(f"/table/{table}")
        person.settle(seq, ANYHOW)


def earlier_logs(person: Person, table: str, seat: int) -> list[Json]:
    """What the log told before the part that came with the table."""
    parts = [next(frame for frame in person.frames if frame["type"] == "snapshot")]
    while parts[-1]["earlier"]:
        part = f"{person.url}/api/tables/{table}/log?before={parts[-1]['log'][0]['index']}&seat={seat}"
        parts.append(person.page.request.get(part).json())
    return parts[1:]


def without_who_decided(view: Json) -> Json:
    """A view but for who has still to choose."""
    battle = {key: value for key, value in view["battle"].items() if key != "decided"}
    return {key: value for key, value in view.items() if key not in {"waiting", "battle"}} | {"battle": battle}


def test_draw_or_halt_is_chosen_at_once_and_shown_together(invite: Invite) -> None:
    seed, moves = find(fight_while_cid_watches, play=THREE)
    table, people = sit_down(invite, seed)
    ann, bea, cid = people
    keep_quests(people, moves[:3])
    skip_on(table, people, moves[3:])
    assert [person.settle(until=ANYHOW) for person in people] == ["mine", "mine", "waiting"]
    for person in (ann, bea):
        expect_decision(person)
        expect(person.button(HIDDEN_WAGER)).to_be_visible()
    expect(cid.button(HIDDEN_WAGER)).to_have_count(0)

    seq, before, told = bea.seq, bea.look["view"], bea.told
    ann.choice("halt").click()
    assert ann.settle(until=["waiting"]) == "waiting"
    expect(ann.page.locator("h2.wait")).to_have_text("Draw or halt? Waiting for Bea")
    expect(bea.button(re.compile("^Ann, .* has chosen$"))).to_be_visible()
    assert bea.look["view"]["battle"]["decided"] == [0]
    assert without_who_decided(bea.look["view"]) == without_who_decided(before)
    for person in people:
        assert person.told == told
        assert [frame["events"] for frame in person.frames if frame.get("events") and frame["seq"] > seq] == []

    bea.choice("draw").click()
    for person in people:
        expect(person.role("log", "Log")).to_have_attribute("data-lines", re.compile(rf"^(?!{told}$|{told + 1}$)"))
        lines = person.read_log()[told:]
        assert lines[0].strip() == "Ann halts."
        assert re.match(r"Bea draws: \w+", lines[1].strip())
    for seat, person in enumerate(people):
        sent = [*person.frames, *earlier_logs(person, table, seat)]
        assert expect_nothing_hidden_told(sent, seat) >= {"quests-dealt", "quest-kept"}
