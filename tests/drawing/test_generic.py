"""A game without a drawing of its own is shown as its view says: in words, or as panels."""

from __future__ import annotations

from rich.console import Console

from tests.cli.pennies import GAME
from wabe.drawing import drawing_of, generic
from wabe.kernel.record import Record
from wabe.texts import Texts


def test_its_view_in_words() -> None:
    view = Record(GAME, 2, 1).state.view(1)
    say = Texts(GAME, ["Ann", "Bea"]).text
    charm = view["seats"][1]["charm"]
    assert generic.lines(view, {}, say) == [
        "Round number: 1",
        "Shown last: nothing here",
        "Hurried: no",
        *("Ann:", "  Points: 0", "  Charm: none"),
        *("Bea:", "  Points: 0", f"  Charm: {charm}"),
    ]


def test_its_view_as_panels() -> None:
    view = Record(GAME, 2, 1).state.view(1)
    drawing = drawing_of(GAME)
    assert drawing.draw is generic.draw
    console = Console(width=80)
    with console.capture() as capture:
        console.print(drawing.draw(view, {"risk": [0.5]}, Texts(GAME, ["Ann", "Bea"]).text, 80))
    assert "╭─ Bea ─" in capture.get()
    assert f"Charm: {view['seats'][1]['charm']}" in capture.get()
    assert "Risk: 0.5" in capture.get()


def test_any_json_can_be_described() -> None:
    say = Texts().text
    odd = {"a_b": [1, [2, {"c": None}]], "d": {}, "e": [], "f": True}
    assert generic.inside(odd, say) == [
        *("A b:", "  1: 1", "  2:", "    1: 2", "    2:", "      C: none"),
        *("D:", "E: nothing here", "F: yes"),
    ]


def test_a_panel_has_a_line_for_each_seat_s_name_and_no_number_of_its_own() -> None:
    say = Texts(GAME, ["Ann", "Bea"]).text
    view = {"players": 2, "scores": [3, 4], "seats": [{"seat": 0, "hand": 5}]}
    name, points = say("cli-name", seat="#0"), say("points")
    assert list(generic.seat_parts(view["seats"], view, say)) == [
        (name, [f"{points}: 3", "Hand: 5"]),
        (say("cli-name", seat="#1"), [f"{points}: 4"]),
    ]


def test_odds_are_beside_what_is_the_game_s_own() -> None:
    view = {"game": "pennies", "turn": 3, "pot": 1}
    assert generic.own_part(view, {}) == {"pot": 1}
    assert generic.own_part(view, {"risk": [0.5]}) == {"pot": 1, "odds": {"risk": [0.5]}}
