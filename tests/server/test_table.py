"""What people do at a table (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import hashlib
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import wabe
from tests.server.client import BOT, LINK, ME, Json, Line, Person
from tests.server.conftest import Running
from wabe.kernel.chance import KeyedChance


def hot_seat(person: Person, players: int = 2, **body: object) -> tuple[str, list[Line]]:
    """A table whose seats are all of one browser, with a line through each; dealt so that no first choice is forced."""
    body = {"seed": 7, **body}
    table = person.create(*[{"kind": "me", "name": f"P{seat}"} for seat in range(players)], **body)["table"]
    lines = [person.open(table, seat) for seat in range(players)]
    for line in lines:
        line.next("snapshot")
    return table, lines


def mover(lines: list[Line]) -> Line:
    """The line of whoever has to decide, once all have heard the same."""
    newest = max(line.look["seq"] for line in lines)
    for line in lines:
        line.until(newest)
    return next(line for line in lines if line.look["decision"])


def play_out(lines: list[Line], choice: int = 1) -> None:
    """Play to the end."""
    while not lines[0].look["view"]["over"]:
        mover(lines).act(choice)
        mover_or_end(lines)


def mover_or_end(lines: list[Line]) -> None:
    newest = max(line.look["seq"] for line in lines)
    for line in lines:
        line.until(newest)


def test_the_first_frame_is_a_snapshot_with_all_that_the_protocol_lists(ann: Person) -> None:
    made = ann.create(ME, BOT, LINK)
    with ann.open(made["table"], 0) as line:
        frame = line.receive()
    assert set(frame) == {
        "type",
        "seq",
        "table",
        "view",
        "decision",
        "odds",
        "undo",
        "score_sheet",
        "log",
        "earlier",
        "ask",
        "orders",
    }
    assert frame["type"] == "snapshot"
    assert [seat["kind"] for seat in frame["table"]["seats"]] == ["human", "bot", "open"]
    assert [seat["mine"] for seat in frame["table"]["seats"]] == [True, False, False]
    assert frame["table"]["secret"] is None
    assert len(frame["table"]["secret_hash"]) == 64
    assert frame["view"]["seat"] == 0


def test_every_seat_and_spectator_gets_an_update_of_each_action(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    watcher = bob.open(table)
    watcher.next("snapshot")
    acting = mover(lines)
    answer = acting.act()
    for line in (*lines, watcher):
        look = line.until(answer["seq"])
        assert look["type"] == "update"
        assert look["view"]["seat"] == line.seat
        assert [entry["seq"] for entry in look["events"]] == [1] * len(look["events"])
        assert look["events"]
    assert watcher.look["decision"] is None
    assert watcher.look["undo"]["allowed"] is False


def test_log_indices_have_no_gap_and_each_turn_begins_a_chapter(ann: Person) -> None:
    _, lines = hot_seat(ann)
    for _ in range(25):
        mover(lines).act()
    log = [lines[0].log[index] for index in sorted(lines[0].log)]
    assert [entry["index"] for entry in log] == list(range(len(log)))
    turns = [entry["chapter"]["args"]["turn"] for entry in log[1:] if "chapter" in entry]
    assert turns == list(range(1, lines[0].look["view"]["turn"] + 1))


def test_hot_seat_looks_through_each_of_its_seats_but_no_other(ann: Person, bob: Person) -> None:
    made = ann.create(ME, {"kind": "me", "name": "Alf"}, LINK)
    assert bob.claim(made["links"]["2"]).status_code == 200
    line = ann.open(made["table"], 0)
    line.next("snapshot")
    line.send(type="look", seat=1)
    assert line.next("snapshot")["view"]["seat"] == 1
    line.send(type="look", seat=2)
    assert line.next("answer")["error"] == "not-your-seat"
    line.send(type="look", seat=None)
    assert line.next("snapshot")["view"]["seat"] is None


def test_a_spectator_may_neither_act_nor_look_through_a_seat(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    form = mover(lines).look["decision"]["actions"][0]["form"]
    watcher = bob.open(table)
    seat = mover(lines).seat
    assert watcher.ask(type="act", seq=0, seat=seat, form=form)["error"] == "not-your-seat"
    assert bob.open(table, 0).closed() == 4403
    assert bob.http.get(f"/api/tables/{table}/events?seat=0").status_code == 403


def test_undo_takes_back_and_everybody_gets_a_snapshot(ann: Person) -> None:
    _, lines = hot_seat(ann)
    acting = mover(lines)
    before = acting.look
    acting.act()
    assert acting.look["undo"] == {"allowed": True, "reason": None, "ask": False}
    answer = acting.ask(type="undo", seat=acting.seat)
    assert answer["ok"]
    assert answer["seq"] == 2
    for line in lines:
        assert line.until(2)["type"] == "snapshot"
    assert acting.look["view"] == before["view"]
    assert acting.look["decision"] == before["decision"]


def test_what_was_taken_back_is_told_to_all_as_they_had_seen_it(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    watcher = bob.open(table)
    watcher.next("snapshot")
    acting = mover(lines)
    acting.act()
    undone = [entry for entry in acting.log.values() if entry["seq"] == 1]
    assert acting.ask(type="undo", seat=acting.seat)["ok"]
    for line in (*lines, watcher):
        line.until(2)
        told = line.log[max(line.log)]
        assert told["seq"] == 2
        assert (told["kind"], told["args"], told["seen"]) == ("taken-back", {"seat": acting.seat}, False)
        assert told["text"]["key"] == "event-taken-back"
        assert told["text"]["args"] == {"seat": f"#{acting.seat}", "what": [entry["text"] for entry in undone]}
        assert told["index"] > undone[-1]["index"]  # a page that has told what it heard so far tells this too


@contextmanager
def bots_asleep(server: Running) -> Iterator[None]:
    """Bots think until the end of the block."""
    go_on = threading.Event()
    real = server.hub.thinkers.choose

    async def sleepy(*args: Any) -> Json:
        await asyncio.to_thread(go_on.wait, 30)
        return await real(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.hub.thinkers, "choose", sleepy)
        yield
        go_on.set()


def test_a_seat_that_a_bot_plays_is_not_asked_anything(ann: Person, bob: Person, server: Running) -> None:
    made = ann.create(ME, LINK, seed=7)
    table = made["table"]
    bob.claim(made["links"]["1"], "Bob")
    lines = [ann.open(table, 0), bob.open(table, 1)]
    for line in lines:
        line.next("snapshot")
    acting = mover(lines)
    mover_of = (ann, bob)[acting.seat or 0]
    form = acting.look["decision"]["actions"][0]["form"]
    with bots_asleep(server):
        assert acting.ask(type="take_over", seat=acting.seat, level="random")["ok"]
        acting.rest()
        assert acting.look["decision"] is None
        assert acting.look["undo"] == {"allowed": False, "reason": {"key": "undo-bot", "args": {}}, "ask": False}
        assert mover_of.http.get("/api/tables").json()["mine"][0]["your_turn"] is False
        for command in ({"type": "act", "seq": 0, "form": form}, {"type": "undo"}, {"type": "hint"}):
            assert acting.ask(**command, seat=acting.seat)["error"] == "bot-plays"
        back = mover_of.open(table, acting.seat)
        assert back.next("snapshot")["decision"] is None
        assert acting.ask(type="hand_back", seat=acting.seat)["ok"]
        back.receive_decision()
        acting.receive_decision()
        assert back.look["decision"] == acting.look["decision"]
        assert mover_of.http.get("/api/tables").json()["mine"][0]["your_turn"] is True
    acting.act()


def test_undo_says_why_not(ann: Person) -> None:
    _, lines = hot_seat(ann)
    acting = mover(lines)
    other = next(line for line in lines if line is not acting)
    assert other.look["undo"]["reason"]["key"] == "undo-nothing"
    assert other.ask(type="undo", seat=other.seat)["error"] == "undo-refused"
    while acting.look["undo"]["allowed"] or acting.look["seq"] == 0:  # until something is revealed
        acting.act()
    assert acting.look["undo"]["reason"]["key"] == "undo-revealed"
    answer = acting.ask(type="undo", seat=acting.seat)
    assert answer["error"] == "undo-refused"
    assert "became known" in answer["message"]


def test_aids_that_are_off_stay_off(ann: Person) -> None:
    aids = {"odds": False, "hints": False, "undo": False}
    _, lines = hot_seat(ann, aids=aids)
    acting = mover(lines)
    acting.act()
    assert acting.look["odds"] == {}
    assert acting.look["undo"] == {"allowed": False, "reason": {"key": "undo-off", "args": {}}, "ask": False}
    assert acting.ask(type="undo", seat=acting.seat)["error"] == "aid-off"
    assert acting.ask(type="hint", seat=acting.seat)["error"] == "aid-off"
    assert acting.table["aids"] == aids


def test_hint_lists_every_action_best_first(ann: Person) -> None:
    _, lines = hot_seat(ann)
    acting = mover(lines)
    answer = acting.ask(type="hint", seat=acting.seat)
    assert answer["ok"]
    offered = acting.look["decision"]["actions"]
    assert sorted(one["action"] for one in answer["hint"]) == sorted(one["action"] for one in offered)
    assert all({"action", "form", "label", "visits", "value", "win"} <= set(one) for one in answer["hint"])
    idle = next(line for line in lines if line is not acting)
    assert idle.ask(type="hint", seat=idle.seat)["error"] == "not-your-turn"


def test_bots_play_a_whole_game_by_themselves(ann: Person) -> None:
    table = ann.create(BOT, BOT)["table"]
    with ann.open(table) as watcher:
        while not watcher.look.get("view", {}).get("over"):
            watcher.receive()
        assert watcher.look["score_sheet"]
        assert watcher.table["over"]


def test_the_secret_is_published_at_the_end_and_made_all_chance(ann: Person) -> None:
    made = ann.create(BOT, BOT, BOT)
    with ann.open(made["table"]) as watcher:
        told = watcher.next("snapshot")["table"]["secret_hash"]
        while not watcher.table["over"]:
            assert watcher.table["secret"] is None
            watcher.receive()
        secret = bytes.fromhex(watcher.table["secret"])
        assert hashlib.sha256(secret).hexdigest() == told
        set_up = [entry for entry in watcher.log.values() if entry["seq"] == 0]
    record = wabe.Record(wabe.load("xiii"), 3, chance=KeyedChance(secret))
    assert [event.project(None) for event in record.events] == [
        {name: entry[name] for name in ("kind", "args", "seen")} for entry in set_up
    ]


def test_an_explicit_seed_is_shown_and_there_is_no_secret(ann: Person) -> None:
    _, lines = hot_seat(ann, seed=7)
    _, others = hot_seat(ann, seed=7)
    assert lines[0].table["seed"] == 7
    assert lines[0].table["secret_hash"] is None
    assert lines[0].look["view"] == others[0].look["view"]


def test_who_sits_at_a_table_can_be_asked_without_a_line_to_it(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    assert ann.http.get(f"/api/tables/{table}").json()["table"] == lines[0].table
    assert [seat["mine"] for seat in bob.http.get(f"/api/tables/{table}").json()["table"]["seats"]] == [False, False]


def test_nothing_happens_after_the_end(ann: Person, server: Running) -> None:
    table, lines = hot_seat(ann)
    play_out(lines)
    before = server.log(table)
    seq = lines[0].look["seq"]
    for line in lines:
        assert line.look["undo"]["reason"]["key"] == "undo-over"
        assert line.ask(type="undo", seat=line.seat)["error"] == "game-over"
        assert line.ask(type="act", seq=seq, seat=line.seat, form={"kind": "stop"})["error"] == "game-over"
        assert line.ask(type="take_over", seat=line.seat, level="random")["error"] == "game-over"
    assert server.log(table) == before


def test_rematch_seats_the_same_people_at_one_new_table(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    lines = [ann.open(made["table"], 0), bob.open(made["table"], 1)]
    for line in lines:
        line.next("snapshot")
    assert lines[0].ask(type="rematch")["error"] == "game-running"
    play_out(lines)
    answers = [line.ask(type="rematch") for line in lines]
    assert answers[0]["table"] == answers[1]["table"] != made["table"]
    for line in lines:
        line.rest()
        assert line.table["rematch"] == answers[0]["table"]
    again = bob.open(answers[0]["table"], 1)
    again.next("snapshot")
    assert [seat["name"] for seat in again.table["seats"]] == ["Ann", "Bob"]
    assert again.table["secret_hash"] != lines[0].table["secret_hash"]
    assert again.look["seq"] == 0


def test_rematch_only_for_those_at_the_table(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    play_out(lines)
    assert bob.command(table, type="rematch").json()["error"] == "not-seated"


def test_chat_reaches_all_and_those_who_come_later(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    watcher = bob.open(table)
    assert lines[0].ask(type="chat", seat=0, text=" Tea,\u0007 anyone? \n")["ok"]
    assert watcher.ask(type="chat", seat=None, text="Yes please")["ok"]
    said = [lines[1].next("chat"), lines[1].next("chat")]
    assert [(line["id"], line["seat"], line["name"], line["text"]) for line in said] == [
        (1, 0, "P0", "Tea, anyone?"),
        (2, None, "", "Yes please"),
    ]
    later = bob.open(table)
    assert [later.next("chat"), later.next("chat")] == said
    assert watcher.ask(type="chat", seat=0, text="I am P0")["error"] == "not-your-seat"
    assert watcher.ask(type="chat", seat=None, text=" \u0000 ")["error"] == "malformed-message"


def test_name(ann: Person, bob: Person) -> None:
    table, lines = hot_seat(ann)
    assert lines[0].ask(type="name", seat=0, name="  Alice\u202e  Liddell ")["ok"]
    lines[1].rest()
    assert lines[1].table["seats"][0]["name"] == "Alice Liddell"
    assert bob.command(table, type="name", seat=0, name="Mallory").status_code == 403


def test_presence_tells_who_is_there(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    line = ann.open(made["table"], 0)
    line.rest()
    assert [seat["connected"] for seat in line.table["seats"]] == [True, False]
    other = bob.open(made["table"], 1)
    line.next("presence")
    assert [seat["connected"] for seat in line.table["seats"]] == [True, True]
    other.close()
    line.next("presence")
    assert [seat["connected"] for seat in line.table["seats"]] == [True, False]


def test_a_bot_takes_over_an_absent_seat_and_hands_it_back(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    bob.claim(made["links"]["1"], "Bob")
    line, other = ann.open(made["table"], 0), bob.open(made["table"], 1)
    other.next("snapshot")
    assert line.ask(type="take_over", seat=1, level="random")["error"] == "still-there"
    other.close()
    line.next("presence")
    time.sleep(0.15)
    for level in ("grandmaster", "command:true", "python:antigravity:Bot"):
        assert line.ask(type="take_over", seat=1, level=level)["error"] == "unknown-level"
    assert line.ask(type="take_over", seat=1, level="random")["ok"]
    assert line.ask(type="take_over", seat=1, level="random")["error"] == "bot-plays"
    for _ in range(3):  # its turns pass without Bob
        line.act()
    assert line.table["seats"][1]["kind"] == "bot"
    late = bob.command(made["table"], type="act", seq=line.look["seq"], seat=1, form={"kind": "stop"})
    assert late.json()["error"] == "bot-plays"
    assert line.ask(type="hand_back", seat=1)["error"] == "not-your-seat"
    back = bob.open(made["table"], 1)
    back.rest()
    assert back.table["seats"][1]["kind"] == "human"
    assert back.ask(type="hand_back", seat=1)["error"] == "no-bot-plays"


def test_a_bot_takes_over_for_oneself_and_for_a_guest_who_never_came(ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK)
    line = ann.open(made["table"], 0)
    assert bob.command(made["table"], type="take_over", seat=1, level="random").json()["error"] == "not-seated"
    assert line.ask(type="take_over", seat=1, level="random")["ok"]
    assert line.ask(type="take_over", seat=0, level="random")["ok"]
    while not line.table["over"]:
        line.receive()
    assert line.look["view"]["winners"]


@pytest.mark.parametrize("public", [True, False])
def test_lobby_lists_mine_and_open_tables(public: bool, ann: Person, bob: Person) -> None:
    made = ann.create(ME, LINK, public=public)
    mine = ann.http.get("/api/tables").json()["mine"][0]
    assert mine["table"] == made["table"]
    assert mine["open_seats"] == [1]
    assert set(mine) == {
        "table", "game", "players", "seats", "waiting", "left", "host", "over", "turn", "updated", "your_turn",
        "open_seats", "clock", "times", "lesson", "daily",
    }  # fmt: skip
    assert mine["your_turn"] == (mine["waiting"] == [0])
    lobby = bob.http.get("/api/tables").json()
    assert lobby["mine"] == []
    assert (made["table"] in [one["table"] for one in lobby["open"]]) == public


def test_games_and_texts(ann: Person) -> None:
    (game,) = [one for one in ann.http.get("/api/games").json() if one["name"] == "wonderland_xiii"]
    assert (game["min_players"], game["max_players"]) == (2, 4)
    levels = ["dormouse", "knight", "caterpillar", "gryphon", "bandersnatch"]  # from kind to merciless
    assert [level["name"] for level in game["bots"]][: len(levels)] == levels
    assert {"name", "default", "choices", "rules"} == set(game["options"][0])
    texts = ann.http.get("/api/texts/en")
    assert "title = Wonderland XIII" in texts.json()["games"]["wonderland_xiii"]
    assert "undo-revealed" in texts.json()["house"]
    again = ann.http.get("/api/texts/en", headers={"if-none-match": texts.headers["etag"]})
    assert again.status_code == 304
    assert ann.http.get("/api/texts/tlh").status_code == 404


def test_simultaneous_lines_of_one_browser_all_follow(ann: Person, person: Callable[[], Person]) -> None:
    table, lines = hot_seat(ann)
    twins = [ann.open(table, 0), ann.open(table, 0)]
    seq = mover(lines).act()["seq"]
    assert twins[0].until(seq)["view"] == twins[1].until(seq)["view"]
