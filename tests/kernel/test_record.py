"""A play with its past: taking back, positions gone by, replay files."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wabe
from tests.campaign import campaign
from tests.demo_game.teapots import GAME as TEAPOTS
from tests.kernel.toy import Pick, ToyGame
from tests.mutations import mutated, places
from wabe.games.wonderland_xiii import GAME as XIII
from wabe.kernel.errors import BadReplay, BadSeat, UndoRefused, UnknownGame
from wabe.kernel.message import Json
from wabe.kernel.record import Record, digest

GAMES: dict[str, wabe.Game] = {"wonderland_xiii": XIII, "teapots": TEAPOTS}
PICKS = ToyGame(
    Pick(9, "one", 0, (1, 2)),
    Pick(10, "two", 0, (1, 2)),
    Pick(11, "three", 1, (1, 2)),
    Pick(12, "four", 1, (1, 2), "reveal"),
    Pick(13, "five", 1, (1, 2)),
    Pick(14, "six", 2, (1, 2), "chance"),
    Pick(15, "seven", 2, (1, 2)),
)


def load(name: str) -> wabe.Game:
    if name not in GAMES:
        raise UnknownGame(f"There is no game {name!r}.")
    return GAMES[name]


def played(game: wabe.Game, seed: int, actions: int = 10_000, players: int = 3) -> Record:
    """A random play of so many actions, or to its end."""
    rng, record = random.Random(seed), Record(game, players, seed)
    while not record.state.over and len(record.turns) < actions:
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
    return record


def refusal(record: Record, seat: int) -> str | None:
    message = record.undo_refusal(seat)
    return None if message is None else message.key


def test_acting_gives_the_events_it_caused() -> None:
    record = Record(PICKS, 3, 1)
    assert [event.args for event in record.act(0, 2)] == [{"seat": 0, "number": 2}]
    assert [(turn.seat, turn.form, turn.label.key) for turn in record.turns] == [
        (0, {"kind": "pick", "number": 2}, "act-pick")
    ]
    assert len(record.events) == 1


# ----- taking back -----


def test_own_actions_are_taken_back_one_by_one() -> None:
    record = Record(PICKS, 3, 1)
    before = record.to_json()
    record.act(0, 1)
    record.act(0, 2)
    record.undo(0)
    assert [turn.form["number"] for turn in record.turns] == [1]
    record.undo(0)
    assert record.to_json() == before
    assert refusal(record, 0) == "undo-nothing"


def test_what_is_refused_and_why() -> None:
    record = Record(PICKS, 3, 1)
    assert [refusal(record, seat) for seat in range(3)] == ["undo-nothing"] * 3
    record.act(0, 1)
    record.act(0, 1)
    assert refusal(record, 0) is None
    record.act(1, 1)
    assert [refusal(record, seat) for seat in range(3)] == ["undo-others", None, "undo-nothing"]
    record.act(1, 2)  # shows something
    assert refusal(record, 1) == "undo-revealed"
    record.act(1, 2)
    record.undo(1)
    assert refusal(record, 1) == "undo-revealed"
    record.act(1, 1)
    record.act(2, 1)  # chance speaks
    assert refusal(record, 2) == "undo-revealed"


@pytest.mark.parametrize(
    ("seat", "sentence"), [(0, "Somebody else has acted"), (1, "Something became known"), (2, "nothing of yours")]
)
def test_a_refused_undo_says_why_and_changes_nothing(seat: int, sentence: str) -> None:
    record = Record(PICKS, 3, 1)
    for actor in (0, 0, 1, 1):
        record.act(actor, 1)
    before = record.to_json()
    with pytest.raises(UndoRefused, match=sentence):
        record.undo(seat)
    assert record.to_json() == before


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_only_seats_take_back(seat: Any) -> None:
    record = Record(PICKS, 3, 1)
    with pytest.raises(BadSeat):
        record.undo(seat)
    with pytest.raises(BadSeat):
        record.undo_refusal(seat)


def test_after_an_undo_events_and_chance_are_forgotten_and_the_game_goes_on() -> None:
    record = Record(PICKS, 3, 1)
    for number in (2, 1):
        record.act(0, 1)
        record.undo(0)
        record.act(0, number)
        record.undo(0)
    record.act(0, 2)
    assert [event.args["number"] for event in record.events] == [2]
    for _ in range(6):
        record.act(record.state.seat, 1)
    assert record.state.over
    assert Record.from_json(record.to_json(), lambda _: PICKS).state.scores() == record.state.scores()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_all_that_may_be_taken_back_leads_back_to_where_it_was(game: wabe.Game, seed: int) -> None:
    """At every position of a random play: undo as far as it goes, then do it all again."""
    rng, record = random.Random(seed), Record(game, 3, seed)
    positions = [digest(record.state)]
    while not record.state.over:
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
        positions.append(digest(record.state))
        taken = []
        while (last := record.turns[-1].seat if record.turns else None) is not None and refusal(record, last) is None:
            taken.append(record.turns[-1])
            record.undo(last)
            assert digest(record.state) == positions[len(record.turns)]
        for turn in reversed(taken):
            record.act(turn.seat, record.state.parse(turn.form, turn.seat))
        assert digest(record.state) == positions[-1]


# ----- the past -----


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_position_gone_by_can_be_seen_again(game: wabe.Game) -> None:
    rng, record = random.Random(5), Record(game, 3, 5)
    positions = [digest(record.state)]
    while not record.state.over:
        seat = rng.choice(record.state.waiting)
        record.act(seat, rng.choice(record.state.legal_actions(seat)))
        positions.append(digest(record.state))
    for number in range(0, len(positions), 7):
        assert digest(record.at(number)) == positions[number]
        assert record.at(number).log is None
    walked: list[str] = []
    record.walk(lambda state: walked.append(digest(state)))
    assert walked == positions


def test_positions_that_never_were() -> None:
    record = played(TEAPOTS, 1, 5)
    for number in (-1, 6, 10**5000):
        with pytest.raises(IndexError, match="There were 5 actions"):
            record.at(number)


def test_a_replayed_record_goes_on_with_the_same_chance() -> None:
    record = played(XIII, 3, 20)
    again = record.replay()
    assert again.state.to_json() == record.state.to_json()
    for each in (record, again):
        while not each.state.over:
            each.act(each.state.seat, each.state.legal_actions()[0])
    assert again.to_json() == record.to_json()


# ----- files -----


def reloaded(record: Record) -> Record:
    return Record.from_json(json.loads(json.dumps(record.to_json())), load)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("actions", [0, 1, 5, 6, 20, 10_000])
def test_a_file_plays_the_same(game: wabe.Game, actions: int) -> None:
    record = played(game, actions, actions)
    again = reloaded(record)
    assert again.to_json() == record.to_json()
    assert digest(again.state) == digest(record.state)
    assert [repr(event) for event in again.events] == [repr(event) for event in record.events]


def test_a_loaded_play_takes_back_what_the_saved_one_could() -> None:
    record = Record(PICKS, 3, 1)
    record.act(0, 1)
    again = Record.from_json(record.to_json(), lambda _: PICKS)
    again.undo(0)
    assert again.turns == []


def test_what_follows_a_loaded_play_is_not_foreseen() -> None:
    """A file holds no seed; its reader must not know what is drawn next."""
    file = played(XIII, 3, 20).to_json()
    assert Record.from_json(file, load).state.rng != Record.from_json(file, load).state.rng
    assert "rng" not in str(sorted(file))
    assert "seed" not in str(sorted(file))


def test_no_chance_of_the_present_is_in_the_past() -> None:
    record = played(XIII, 3, 30)
    assert [number for turn in range(len(record.turns)) for number in record.chance_of(turn)] == record.log.chance[
        record.set_up_chance :
    ]


@pytest.fixture(scope="module")
def file() -> Json:
    return json.loads(json.dumps(played(XIII, 8).to_json()))  # type: ignore[no-any-return]


def broken(file: Json) -> Json:
    return copy.deepcopy(file)


def refused(file: Any) -> str:
    with pytest.raises(BadReplay) as error:
        Record.from_json(file, load)
    return str(error.value)


@pytest.mark.parametrize("data", [None, 3, "replay", [], {}, {"kind": "save"}])
def test_what_is_no_replay(data: Any) -> None:
    assert refused(data) == 'A replay is a JSON object with "kind": "replay".'


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("schema", 2, "The replay has schema 2; this version reads 1."),
        ("schema", True, "The replay has schema true; this version reads 1."),
        ("game", "chess", "The replay cannot be set up: There is no game 'chess'."),
        ("version", 99, "The replay has rules version 99; this version plays 1."),
        ("version", 0, "The replay has rules version 0; this version plays 1."),
        pytest.param("version", 10**5000, "The replay has rules version a number too long to show", id="version"),
        pytest.param("players", 10**5000, "for 2 to 4 players, not a number too long to show.", id="players"),
        pytest.param("scores", [10**5000], "'scores' is [", id="scores"),
        ("version", "1", "The replay is broken: 'version' is \"1\", not a whole number."),
        ("players", 7, "The replay cannot be set up: wonderland_xiii is for 2 to 4 players, not 7."),
        ("players", "3", "The replay is broken: 'players' is \"3\", not a whole number."),
        ("players", True, "The replay is broken: 'players' is true, not a whole number."),
        ("options", [], "The replay is broken: 'options' is [], not an object."),
        ("options", {"best_split": 3}, "The replay cannot be set up: The option best_split can be"),
        ("chance", [], "The replay holds fewer chance results"),
        ("chance", ["x"], 'The replay is broken: "x" is no chance result.'),
        ("chance", [1 << 70], "is no chance result."),
        ("actions", 5, "The replay is broken: 'actions' is 5, not a list."),
        ("actions", [{}], "The replay is broken at action 1: it lacks 'seat'."),
        ("actions", [7], "The replay is broken at action 1: it is 7, not an object."),
        ("over", False, "The replay first differs at the end (after action 130): 'over' is true, not false as"),
        ("over", 1, "The replay is broken: 'over' is 1, not true or false."),
        ("scores", [1, 2, 3], "The replay first differs at the end (after action 130): 'scores' is ["),
        ("scores", [1.0], "The replay is broken: 1.0 is no score."),
        ("start", "0", "The replay first differs at the set-up: 'start' is"),
        ("data", {"name": "mine", "digest": "0"}, "The replay was made with the data pack"),
    ],
)
def test_a_tampered_head(file: Json, name: str, value: Any, sentence: str) -> None:
    assert sentence in refused({**broken(file), name: value})


def test_tampering_is_found_at_the_first_action_that_differs(file: Json) -> None:
    rng = random.Random(2)
    for _ in range(30):
        tampered = broken(file)
        index = rng.randrange(len(tampered["actions"]))
        action = tampered["actions"][index]
        what = rng.choice(["digest", "chance", "seat", "form", "more chance"])
        if what == "digest":
            action["digest"] = "0" * 16
        elif what == "chance":
            action["chance"] = [number + 1 << 20 for number in action["chance"]] or [0]
        elif what == "more chance":
            action["chance"] = [*action["chance"], 0]
        elif what == "seat":
            action["seat"] = (action["seat"] + 1) % 3
        else:
            action["form"] = {"kind": "unlock", "deck": 9}
        assert f"The replay first differs at action {index + 1}: " in refused(tampered)


def test_a_truncated_file(file: Json) -> None:
    for keep in (0, 1, 10, len(file["actions"]) - 1):
        shorter = broken(file)
        del shorter["actions"][keep:]
        assert "first differs at the end" in refused(shorter)


def test_an_older_rules_version_plays_as_far_as_it_plays_the_same(file: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(XIII, "version", 2)
    record = Record.from_json(file, load)
    assert (record.version, record.differs, record.missing, record.state.over) == (1, None, 0, True)
    other = broken(file)
    other["actions"][7]["seat"] = (other["actions"][7]["seat"] + 1) % 3
    record = Record.from_json(other, load)
    assert record.differs is not None
    assert "first differs at action 8: " in str(record.differs)
    assert (len(record.turns), record.missing) == (7, len(file["actions"]) - 7)


LEFT_OUT = object()
SHORT = {name: json.loads(json.dumps(played(game, 1, 12).to_json())) for name, game in GAMES.items()}


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_left_out_or_altered_is_refused_or_means_the_same(name: str) -> None:
    """One fault at each place in turn. An option left out has its default, as it had in this file."""
    whole, dropped = SHORT[name], []
    for index, (_, key) in enumerate(places(whole)):
        for junk in (LEFT_OUT, None, ["x"], "x", -1, 1.5, 1 << 70, True):
            spoilt = copy.deepcopy(whole)
            owner, _ = places(spoilt)[index]
            if junk is LEFT_OUT:
                del owner[key]
            else:
                owner[key] = junk
            if is_refused(spoilt):
                dropped += [key] if junk is LEFT_OUT else []
            else:
                assert spoilt == whole or key in whole["options"]
                assert Record.from_json(spoilt, load).to_json() == whole
    assert {*whole, *whole["actions"][0]} <= set(dropped)


def is_refused(file: Json) -> bool:
    try:
        Record.from_json(file, load)
    except BadReplay:
        return True
    return False


@settings(max_examples=campaign(250))
@given(st.sampled_from(sorted(SHORT)).flatmap(lambda name: mutated(SHORT[name])))
def test_a_mutated_file_is_refused_or_plays_what_it_says(data: Any) -> None:
    if isinstance(data, dict) and not is_refused(data):
        again = Record.from_json(data, load).to_json()
        assert {name: again[name] for name in again if name != "options"} == {
            name: data[name] for name in again if name != "options"
        }
