"""`wabe replay`: stepping, printing, verifying."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wabe
from tests.cli.conftest import Desk, Finished
from wabe.kernel.chance import KEYED
from wabe.kernel.proof import of_secret


@pytest.fixture
def file(desk: Desk, tmp_path: Path) -> Path:
    """A finished game of bots."""
    path = tmp_path / "game.json"
    play = ("play", "xiii", "--seats", "greedy,random,random", "--names", "Ann,Bea,Cid", "--seed", "4")
    assert desk.run(*play, "--save", str(path)) == 0
    return path


def spoil(file: Path, change: Callable[[dict[str, Any]], None]) -> None:
    replay = json.loads(file.read_text(encoding="utf-8"))
    change(replay)
    file.write_text(json.dumps(replay), encoding="utf-8")


def test_a_good_replay_is_verified(desk: Desk, file: Path) -> None:
    assert desk.run("replay", str(file), "--verify") == 0
    assert re.fullmatch(r"The replay plays identically: \d+ actions\.\n", desk.out)
    assert desk.run("replay", str(file), "--verify", "--json") == 0
    assert json.loads(desk.out)["identical"] is True


def change_digest(replay: dict[str, Any]) -> None:
    replay["actions"][20]["digest"] = "0"


def change_form(replay: dict[str, Any]) -> None:
    replay["actions"][20]["form"] = {"kind": "fly"}


def change_score(replay: dict[str, Any]) -> None:
    replay["scores"][0] += 1


def change_start(replay: dict[str, Any]) -> None:
    replay["chance"][0] = (replay["chance"][0] + 1) % 68


def drop_actions(replay: dict[str, Any]) -> None:
    del replay["actions"]


def change_version(replay: dict[str, Any]) -> None:
    replay["version"] = 99


def change_table(replay: dict[str, Any]) -> None:
    replay["table"] = 5


def drop_seat(replay: dict[str, Any]) -> None:
    del replay["table"]["seats"][0]


def drop_name(replay: dict[str, Any]) -> None:
    del replay["table"]["seats"][1]["name"]


def drop_chance(replay: dict[str, Any]) -> None:
    for action in replay["actions"]:
        action["chance"] = []
    replay["chance"] = []


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (change_digest, "The replay first differs at action 21: "),
        (change_form, "The replay first differs at action 21: That is not possible now."),
        (change_score, "The replay first differs at the end (after action "),
        (change_start, "The replay first differs at the set-up: "),
        (drop_chance, "The replay holds fewer chance results than its actions need."),
    ],
)
def test_verify_says_where_a_replay_differs(
    desk: Desk, file: Path, change: Callable[[dict[str, Any]], None], place: str
) -> None:
    spoil(file, change)
    assert desk.run("replay", str(file), "--verify") == 1
    assert desk.out.startswith(place)
    assert desk.err == ""
    assert desk.run("replay", str(file), "--verify", "--json") == 1
    assert json.loads(desk.out)["error"].startswith(place)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (change_digest, "The replay first differs at action 21: 'digest' is "),
        (change_score, "The replay first differs at the end (after action "),
        (drop_actions, "The replay is broken: it lacks 'actions'."),
        (change_version, "The replay has rules version 99; this version plays 1."),
        (change_table, "The table of the replay is broken: it is 5, not an object."),
        (drop_seat, "The table of the replay is broken: it has 2 seats for 3 players."),
        (drop_name, "The table of the replay is broken at seat 2: it lacks 'name'."),
    ],
)
def test_a_spoilt_file_is_neither_shown_nor_gone_on_with(
    desk: Desk, file: Path, change: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    spoil(file, change)
    for command in (("replay", str(file)), ("replay", str(file), "--json"), ("play", "--resume", str(file))):
        assert desk.run(*command, answer="q") == 2
        assert desk.out == ""
        assert desk.err.startswith(f"wabe: {sentence}")
        assert desk.err.count("\n") == 1
    assert desk.run("replay", str(file), "--verify") in {1, 2}
    assert sentence in desk.out + desk.err


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next command plays by newer rules."""
    monkeypatch.setattr(wabe.load("xiii"), "version", 2)


def drop_film(replay: dict[str, Any]) -> None:
    change_digest(replay)
    del replay["film"]


def test_a_game_of_older_rules_is_shown_to_its_end(desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert desk.run("replay", str(file), "--json") == 0
    as_it_was = json.loads(desk.out)
    spoil(file, change_digest)
    newer(monkeypatch)
    assert desk.run("replay", str(file), "--json") == 0
    shown = json.loads(desk.out)
    assert shown.pop("differs").startswith("The replay first differs at action 21: 'digest' is ")
    assert as_it_was.pop("differs") is None
    assert shown == as_it_was
    newer(monkeypatch)
    assert desk.run("replay", str(file), answer="a\nn\n") == 0
    assert "played under other rules than those of now (version 1, now 2). It is shown as it was." in desk.out
    assert "The replay first differs at action 21: " in desk.out
    assert "The Hall closes. Winner: " in desk.out


def test_without_a_film_it_is_shown_as_far_as_it_agrees(
    desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(file, drop_film)
    newer(monkeypatch)
    assert desk.run("replay", str(file), "--json") == 0
    shown = json.loads(desk.out)
    assert (len(shown["steps"]), shown["over"]) == (20, False)
    newer(monkeypatch)
    assert desk.run("replay", str(file), answer="q\n") == 0
    assert f"{shown['missing']} actions at its end cannot be shown." in desk.out


def test_verify_tells_that_older_rules_played_otherwise(
    desk: Desk, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(file, change_digest)
    newer(monkeypatch)
    assert desk.run("replay", str(file), "--verify", "--json") == 1
    assert json.loads(desk.out)["version"] == 1
    newer(monkeypatch)
    assert desk.run("play", "--resume", str(file)) == 0  # keeps it again, as it was
    newer(monkeypatch)
    assert desk.run("replay", str(file), "--verify") == 0
    assert re.search(r"plays identically: \d+ actions, \d+ of them as they were under older rules\.", desk.out)


def test_verify_reads_standard_input(process: Callable[..., Finished], file: Path) -> None:
    ended = process("replay", "-", "--verify", text=file.read_text(encoding="utf-8"))
    assert (ended.returncode, ended.stderr) == (0, "")


def test_stepping(desk: Desk, file: Path) -> None:
    assert desk.run("replay", str(file), answer="n\n\np\n10\n0\np\nt\nl\nxyz\n9999\nq\nn") == 0
    captions = re.findall(r"^(?:Action (\d+) of \d+: |(Before) the first action)", desk.out, re.MULTILINE)
    assert [number or before for number, before in captions] == ["Before", "1", "2", "1", "10", *["Before"] * 5]
    assert "“xyz” is none of n, p, a, i, t, l, q or a number" in desk.out
    assert "Deck 1: 12 cards." in desk.out
    assert re.search(r"Action 2 of \d+: \w+\. Cover with ", desk.out)


def test_playing_on_to_the_end(desk: Desk, file: Path) -> None:
    assert desk.run("replay", str(file), answer="a\nn\n") == 0
    assert "Action 1 of" in desk.out
    assert "The Hall closes. Winner: " in desk.out
    assert "That was the last action." in desk.out


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_seat_s_secrets_are_for_its_eyes(desk: Desk, file: Path, seat: int) -> None:
    more = ("--seat", str(seat)) if seat else ()
    assert desk.run("replay", str(file), *more, answer="a\n") == 0
    looks = set(re.findall(r"(\w+) peeks at the top of deck \d: ", desk.out))
    assert looks <= ({["Ann", "Bea", "Cid"][seat - 1]} if seat else set())
    desk.run("replay", str(file), *more, "--json")
    told = set(re.findall(r"(\w+) peeks at the top of deck \d: ", desk.out))
    assert told == looks


def test_the_whole_play_as_json(desk: Desk, file: Path) -> None:
    assert desk.run("replay", str(file), "--json") == 0
    film = json.loads(desk.out)
    assert film["names"] == ["Ann", "Bea", "Cid"]
    assert film["start"][0] == "The Hall opens."
    assert [step["action"] for step in film["steps"]] == list(range(1, len(film["steps"]) + 1))
    assert film["steps"][0]["form"]["kind"] == "unlock"
    assert film["steps"][0]["events"][0].endswith(f"unlocks deck {film['steps'][0]['form']['deck'] + 1}.")
    assert film["over"] is True
    assert film["winners"] == [seat for seat, score in enumerate(film["scores"]) if score == max(film["scores"])]


def test_what_others_played_is_not_told_to_a_seat(desk: Desk, tmp_path: Path) -> None:
    """In Alicematic Heroes a card may be played face down."""
    file = tmp_path / "g.json"
    desk.run("play", "heroes", "--seats", "random,random,random", "--seed", "1", "--save", str(file))
    desk.run("replay", str(file), answer="n\n" * 40)
    everything = re.findall(r"^Action \d+ of \d+: (?:Dodo|Lory)\. (\w+) Alice$", desk.out, re.MULTILINE)
    assert len(everything) > 5
    desk.run("replay", str(file), "--seat", "1", answer="n\n" * 40)
    captions = re.findall(r"^Action \d+ of \d+: (\w+)\.(.*)$", desk.out, re.MULTILINE)
    assert all(bool(said) == (name == "Dodo") for name, said in captions)


# ----- the chance of an online table -----

SECRET = bytes(range(32))
PROOF = of_secret(KEYED, SECRET)


@pytest.fixture
def online(tmp_path: Path) -> Path:
    """A finished game as a server hands it out."""
    record = wabe.Record(wabe.load("xiii"), 3, 0, chance=PROOF.chance())
    while not record.state.over:
        record.act(record.state.seat, record.state.legal_actions()[-1])
    path = tmp_path / "online.json"
    path.write_text(json.dumps({**record.to_json(film=True), "proof": PROOF.to_json()}), encoding="utf-8")
    return path


def test_verify_works_all_chance_out_from_the_secret(desk: Desk, online: Path) -> None:
    assert desk.run("replay", str(online), "--verify") == 0
    lines = desk.out.splitlines()
    assert lines[0].startswith("The replay plays identically: ")
    assert re.fullmatch(r"Chance: (\d+) of \1 results were worked out anew from the secret .*", lines[1])
    assert str(PROOF.secret_hash) in lines[2]
    assert desk.run("replay", str(online), "--verify", "--json") == 0
    told = json.loads(desk.out)["chance"]
    assert told["proved"] == told["results"] > 67
    assert told["secret"] == SECRET.hex()


def test_verify_compares_the_hash_that_somebody_was_told(desk: Desk, online: Path) -> None:
    assert desk.run("replay", str(online), "--hash", str(PROOF.secret_hash).upper()) == 0
    assert "The secret is the one that was announced" in desk.out
    assert desk.run("replay", str(online), "--verify", "--hash", "00" * 32) == 1
    assert desk.out.startswith("The secret of the replay is not the one that was announced")


def test_a_hash_needs_a_secret(desk: Desk, file: Path) -> None:
    assert desk.run("replay", str(file), "--hash", "00" * 32) == 1
    assert desk.out == "The replay names no secret, so there is nothing that could have been announced.\n"


def change_secret(replay: dict[str, Any]) -> None:
    replay["proof"]["secret"] = bytes(32).hex()


def exchange_secret(replay: dict[str, Any]) -> None:
    replay["proof"] = of_secret(KEYED, bytes(32)).to_json()


def change_result(replay: dict[str, Any]) -> None:
    replay["chance"][5] ^= 1


def break_proof(replay: dict[str, Any]) -> None:
    replay["proof"] = {"scheme": "dice"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (change_secret, "The secret of the replay is not the one that was announced: its SHA-256 is "),
        (exchange_secret, "Where one of 68 results had to be drawn the replay has "),
        (change_result, "Where one of 63 results had to be drawn the replay has "),
        (break_proof, "What the replay says of its chance is broken: "),
    ],
)
def test_a_tampered_file_is_found_out(
    desk: Desk, online: Path, change: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    spoil(online, change)
    assert desk.run("replay", str(online), "--verify") == 1
    assert sentence in desk.out


def test_with_all_cards_open_everybody_s_secrets_are_told(desk: Desk, file: Path) -> None:
    assert desk.run("replay", str(file), "--plain", "--open", answer="3\nt\nq\n") == 0
    opened = desk.out
    assert desk.run("replay", str(file), "--plain", answer="3\nt\nq\n") == 0
    assert opened.count("Deck 1, face down from the top: ") == 2  # before the first action, and at the third
    assert "face down from the top" not in desk.out
    assert "You know the topmost" not in opened


@pytest.mark.parametrize(
    ("game", "told"),
    [("heroes", ["Ann: ", "Next in the deck: "]), ("war", ["Ann: ", "Next Wonderlandians: "])],
)
def test_hands_and_decks_lie_open(game: str, told: list[str], desk: Desk, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    seats = ",".join(["random"] * 3)
    assert desk.run("play", game, "--seats", seats, "--names", "Ann,Bea,Cid", "--seed", "4", "--save", path) == 0
    assert desk.run("replay", path, "--plain", "--open", answer="40\nq\n") == 0
    assert all(words in desk.out for words in told)


def test_a_game_that_goes_on_is_not_laid_open(desk: Desk, tmp_path: Path) -> None:
    record = wabe.Record(wabe.load("xiii"), 3, 4)
    record.act(record.state.seat, record.state.legal_actions()[0])
    path = tmp_path / "running.json"
    path.write_text(json.dumps(record.to_json()), encoding="utf-8")
    assert desk.run("replay", str(path), "--open") == 2
    assert "This game is not over yet" in desk.err
    assert desk.run("replay", str(path), "--open", "--seat", "1") == 2
    assert "give --open or --seat" in desk.err
