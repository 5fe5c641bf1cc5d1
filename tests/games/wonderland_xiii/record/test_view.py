"""What a seat is shown (docs/protocol.md, XIII-A40, XIII-A54, XIII-A55)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.wonderland_xiii.table import play, table
from tests.games.wonderland_xiii.walks import SWITCHES, walk
from wabe.games.wonderland_xiii.table.cards import NAMES
from wabe.kernel.errors import BadSeat
from wabe.kernel.events import EventLog

FIELDS = {
    "": {
        "game", "players", "seat", "over", "turn", "active", "waiting", "left", "step", "winners", "scores", "hall",
        "keys", "discard", "pass", "seats", "end",
    },
    "hall": {"deck", "size", "covers", "top", "seen", "seen_by", "unlocked", "gone"},
    "seats": {"seat", "notebook", "tunnel", "score"},
}  # fmt: skip
FORMS = {
    "unlock": {"deck"}, "visit": {"deck"}, "cover": {"card"}, "skill": {"card"}, "skip": set(), "reveal": {"deck"},
    "look": {"deck"}, "target": {"seat"}, "draw": {"deck"}, "go_on": set(), "stop": set(),
}  # fmt: skip
EVENTS: dict[str, set[str]] = {
    "game-started": {"seat"}, "turn-started": {"seat", "turn"}, "deck-unlocked": {"seat", "deck"},
    "deck-covered": {"seat", "deck", "card"}, "card-won": {"seat", "deck", "card"},
    "tunnel-collapsed": {"seat", "cards", "count"}, "skill-used": {"seat", "card"}, "key-taken": {"seat"},
    "card-revealed": {"seat", "deck", "card"}, "card-looked": {"seat", "deck"}, "target-chosen": {"seat", "target"},
    "card-hidden": {"seat", "deck"}, "hidden-discarded": {"seat", "cards", "count"}, "card-covered": {"seat", "card"},
    "went-on": {"seat"}, "turn-ended": {"seat", "count"}, "refilled": {"seat", "cards", "count"},
    "deck-emptied": {"deck"}, "game-ended": {"winners", "count"},
}  # fmt: skip
SECRET = {"card-looked", "card-hidden"}


def test_a_view_has_the_fields_of_the_protocol_and_is_json() -> None:
    for players in (2, 3, 4):
        for state in walk(players, {}, f"fields {players}"):
            for viewer in (None, *range(players)):
                view = state.view(viewer)
                assert set(view) == FIELDS[""]
                assert all(set(pile) == FIELDS["hall"] for pile in view["hall"])
                assert all(set(seat) == FIELDS["seats"] for seat in view["seats"])
                assert json.loads(json.dumps(view)) == view


def test_decisions_have_the_forms_of_the_protocol() -> None:
    found = set()
    for switch in SWITCHES.values():
        for state in walk(3, switch, f"forms {switch}"):
            for seat in state.waiting:
                decision: Any = state.decision(seat)
                for entry in decision["actions"]:
                    form = dict(entry["form"])
                    kind = form.pop("kind")
                    assert set(form) == FORMS[kind]
                    assert state.parse(entry["form"], seat) == entry["action"]
                    found.add(kind)
    assert found == set(FORMS)


def test_events_have_the_arguments_of_the_protocol() -> None:
    log = EventLog()
    for number in range(6):
        *_, last = walk(3, {}, f"events {number}", log)
        assert last.over
    assert {event.kind for event in log.events} == set(EVENTS)
    for event in log.events:
        assert set(event.args) == EVENTS[event.kind]
        assert set(event.secret or {}) == ({"card"} if event.kind in SECRET else set())


def test_everything_open_is_shown_to_all() -> None:  # XIII-A55
    for state in walk(3, {}, "open"):
        views = [state.view(viewer) for viewer in (None, 0, 1, 2)]
        for view in views:
            view.pop("seat")
            for pile in view["hall"]:
                pile.pop("seen")
            for seat in view["seats"]:
                seat["tunnel"]["hidden"] = len(seat["tunnel"]["hidden"])
        assert all(view == views[0] for view in views)


def test_only_the_top_of_a_deck_is_shown() -> None:  # XIII-A40 XIII-A55
    state = table("aabC rrrr ccHB hhhh qqqq")
    hall = state.view(0)["hall"]
    assert [(pile["size"], pile["covers"], pile["top"]) for pile in hall[:3]] == [
        (4, 1, "cat"),
        (4, 0, None),
        (4, 2, "bundle"),
    ]
    assert not any(name in str(hall) for name in ("alice", "rabbit", "hatter"))


def test_covers_are_in_the_open_log() -> None:  # XIII-A40
    state = table("AAAA RRRR CCCC HHHH QQQQ")
    covered = [event.project(None) for event in play(state, "unlock 0") if event.kind == "deck-covered"]
    assert covered == [{"kind": "deck-covered", "args": {"seat": 0, "deck": 0, "card": "alice"}, "seen": False}]


def test_the_won_cards_and_the_tunnel_lie_open() -> None:  # XIII-A47 XIII-A55
    state = table("aaaa rrrr cccc hhhh qqqb", tunnel="c")
    play(state, "unlock 0")
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        assert view["pass"] == {"deck": 0, "won": ["bundle", "rabbit"], "number": 1}
        assert view["seats"][0]["tunnel"] == {
            "open": {"rabbit": 1, "cat": 1, "bundle": 1},
            "covered": {},
            "hidden": [],
            "gauge": {"alice": 1, "rabbit": 2, "cat": 2, "hatter": 1, "queen": 1},
        }


def test_the_gauge_leaves_hidden_cards_out() -> None:  # XIII-22 XIII-A60
    state = table(tunnel="c", hidden=["c", "b"])
    for viewer in (None, 0, 1):
        assert [seat["tunnel"]["gauge"]["cat"] for seat in state.view(viewer)["seats"]] == [1, 0]


def test_a_card_under_a_queen_is_open() -> None:  # XIII-A55
    state = table("aaaa rrrr cccc hhhh qqqq")
    play(state, "unlock 0", "skill queen")
    assert state.view(1)["seats"][0]["tunnel"]["covered"] == {"rabbit": 1}


def test_the_number_of_hidden_cards_is_open() -> None:  # XIII-A55
    state = table(players=3, hidden=["", "cb", "h"])
    assert [[card["card"] for card in seat["tunnel"]["hidden"]] for seat in state.view(1)["seats"]] == [
        [],
        [None, None],
        ["hatter"],
    ]


def test_an_empty_deck_is_gone() -> None:  # XIII-A07
    state = table("aaaa - cccc hhhh qqqq", players=3)
    assert [pile["gone"] for pile in state.view(0)["hall"]] == [False, True, False, False, False]


def test_points_are_shown_before_the_end() -> None:  # XIII-A35
    state = table("AAAA RRRR CCCC HHHH QQQQ", "archqaab")
    sheet: Any = state.score_sheet()
    assert (sheet["seats"][0]["total"], state.view(None)["scores"][0]) == (15 + 3 + 5, 23)
    assert state.view(1)["seats"][0]["score"] == sheet["seats"][0]


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 1.0])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(BadSeat, match="the seats are 0 to 1"):
        table().view(seat)


def test_all_cards_have_names() -> None:
    assert NAMES == ["alice", "rabbit", "cat", "hatter", "queen", "bundle"]
