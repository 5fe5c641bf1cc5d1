"""`wabe play` as lines: whole games, commands, several people at one keyboard."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Desk, Finished, first_choice
from wabe.cli.interrupts import HANG_UPS

LOOK = re.compile(r"^(\w+) peeks at the top of deck \d: ", re.MULTILINE)
HIDDEN = re.compile(r"^A card from deck \d is hidden in the Tunnel of (\w+): ", re.MULTILINE)
HOT_SEAT = ("play", "xiii", "--seats", "me,me", "--seed", "6")
ANYTHING = "1\n2\n3\n4\n5\n" * 400


def test_a_whole_game_through_a_pipe(process: Callable[..., Finished]) -> None:
    ended = process("play", "xiii", "--seats", "me,greedy,random", "--seed", "7", text=ANYTHING)
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    assert lines[0] == "Wonderland XIII, 3 players: Player 1, Dodo (bot, greedy), Lory (bot, random)."
    assert re.fullmatch(r"The (winner is|win is shared by) .+\.", lines[-1])
    assert "Score sheet:" in lines
    assert lines.index("The Hall opens.") < lines.index("Turn 1. Player 1 is to move.")


def test_plain_lines_hold_no_control_codes(desk: Desk) -> None:
    assert desk.run("play", "xiii", "--seats", "me,greedy", "--seed", "1", answer=ANYTHING) == 0
    assert set(desk.out) - {"\n"}
    assert [letter for letter in desk.out if letter != "\n" and not letter.isprintable()] == []


def test_the_table_is_written_once_a_turn_and_news_once(desk: Desk) -> None:
    assert desk.run("play", "xiii", "--seats", "me,random", "--seed", "3", answer=first_choice) == 0
    assert desk.out.count("The Hall opens.") == 1
    headings = re.findall(r"^Turn \d+\. Player 1 is to move\.$", desk.out, re.MULTILINE)
    assert len(headings) == len(set(headings)) > 2


@pytest.mark.parametrize(
    ("answers", "written"),
    [
        ("", "Choose a deck to explore"),
        ("", "1. Unlock deck 1 with a Key"),
        ("", "Type a number, or: u undo, h hint"),
        ("", "The input has ended; the game is not finished."),
        ("q", "The game is not finished."),
        ("Q", "The game is not finished."),
        ("1\nq\nn", "Save before leaving?"),
        ("9", "“9” is none of the choices. Type one of 1, 2, 3, 4, 5"),
        ("\x1b[31mred", "“?[31mred” is none"),
        ("#", "“#” is none"),
        ("#1", "“#1” is none"),
        ("@title", "“@title” is none"),
        ("x" * 1000, "“xxxxxxxxxxxxxxxxxxxx...” is none"),
        ("u", "There is nothing of yours to take back."),
        ("1\nu", "Taken back."),
        ("l", "Log"),
        ("l", "takes two Keys."),
        ("i rabbit", "White Rabbit: Skill: take the face-down top card"),
        ("i QUEEN", "Queen of Hearts: Skill: cover the other card"),
        ("i", "Type i and a name: Alice, White Rabbit, Cheshire Cat, Hatter, Queen of Hearts, Spirit Bundle."),
        ("i walrus", "Nothing here is called “walrus”."),
        ("i @title", "Nothing here is called “@title”."),
        ("?", "How to play"),
        ("?", "  Alice: Skill: take one Key"),
        ("?", "u: take back your last action"),
    ],
)
def test_answers(desk: Desk, answers: str, written: str) -> None:
    code = desk.run(*HOT_SEAT, answer=answers)
    assert (code, desk.err) == (0, "")
    assert written in desk.out


def test_help_tells_how_to_play_before_what_each_card_does(desk: Desk) -> None:
    desk.run(*HOT_SEAT, answer="?")
    told = [desk.out.index(words) for words in ("u: take back", "How to play", "  Alice: Skill: take one Key")]
    assert told == sorted(told)


def test_a_letter_chooses_a_card_in_either_case(desk: Desk) -> None:
    for letter in ("A", "a"):
        desk.run(*HOT_SEAT, answer=f"1\n{letter}\n")
        assert "covers deck 1: Alice." in desk.out


def test_a_command_s_letter_is_the_card_s_only_as_a_capital(desk: Desk) -> None:
    desk.run(*HOT_SEAT, answer="1\nq\nn")
    assert "covers deck 1" not in desk.out
    desk.run(*HOT_SEAT, answer="1\nQ\n")
    assert "covers deck 1: Queen of Hearts." in desk.out


def test_undo_is_refused_once_a_card_was_won(desk: Desk) -> None:
    def answer(written: str) -> str | None:
        if "White Rabbit: choose a face-down deck" in written and "cannot be taken back" not in written:
            return "u" if re.search(r"draws from deck", written) else first_choice(written)
        return None if "cannot be taken back" in written else first_choice(written)

    desk.run("play", "xiii", "--seats", "me,me", "--seed", "7", answer=answer)
    assert "draws from deck" in desk.out
    assert "cannot be taken back." in desk.out


def test_undo_goes_back_to_the_same_choices(desk: Desk) -> None:
    desk.run("play", "xiii", "--seats", "me,me", "--seed", "7", answer="2\nu\n")
    parts = desk.out.split("Taken back.")
    assert len(parts) == 2
    assert "5. Unlock deck 5 with a Key" in parts[1]
    desk.run("play", "xiii", "--seats", "me,me", "--seed", "7", answer="2\nu\nl\n")
    assert "unlocks deck 2" not in desk.out.split("Log\n")[1]


def test_a_hint_gives_the_bot_s_odds(desk: Desk) -> None:
    desk.run("play", "xiii", "--seats", "me,me", "--seed", "7", answer="h\nq")
    assert re.search(r"^What the bot “.+” would do, best first:$", desk.out, re.MULTILINE)
    odds = re.findall(r"^  Unlock deck \d with a Key: wins \d+ %, tried [\d,]+ times?$", desk.out, re.MULTILINE)
    assert len(odds) == 5
    assert re.search(r"“Unlock deck \d with a Key”.*\.$", desk.out, re.MULTILINE)


def test_bots_play_alone(desk: Desk) -> None:
    assert desk.run("play", "xiii", "--seats", "greedy,random,greedy", "--names", "Ann,,Cid", "--seed", "2") == 0
    assert desk.out.startswith(
        "Wonderland XIII, 3 players: Ann (bot, greedy), Lory (bot, random), Cid (bot, greedy).\n"
    )
    assert "The win" in desk.out.splitlines()[-1]


def test_the_same_seed_is_the_same_game(desk: Desk) -> None:
    outs = []
    for seed in ("5", "5", "6"):
        desk.run("play", "xiii", "--seats", "greedy,random", "--seed", seed)
        outs.append(desk.out)
    assert outs[0] == outs[1] != outs[2]


def test_options_reach_the_game(desk: Desk) -> None:
    desk.run(
        "play", "xiii", "--seats", "me,random", "--seed", "7", "--option", "skills_optional=on", answer=first_choice
    )
    assert "Use no skill" in desk.out
    desk.run("play", "xiii", "--seats", "me,random", "--seed", "7", answer=first_choice)
    assert "Use no skill" not in desk.out


def test_without_seats_a_bot_sits_opposite(desk: Desk) -> None:
    assert desk.run("play", "xiii", "--seed", "7") == 0
    assert re.match(r"Wonderland XIII, 2 players: Player 1, Dodo \(bot, .+\)\.", desk.out)


# --- several people at one keyboard -----------------------------------------------------------------------------------


def segments(out: str) -> list[tuple[str, str]]:
    """What each person was shown: (name, text)."""
    parts = re.split(r"^Over to (.+)$", out, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_secrets_stay_with_their_seat(desk: Desk, seed: int) -> None:
    seats = ("--seats", "me,greedy,me", "--names", "Ann,Bot,Bea")
    assert desk.run("play", "xiii", *seats, "--seed", str(seed), answer=first_choice) == 0
    shown = segments(desk.out)
    assert {name for name, _ in shown} == {"Ann", "Bea"}
    looks = [(name, who) for name, text in shown for who in LOOK.findall(text)]
    assert all(name == who for name, who in looks)
    hidden = [(name, who) for name, text in shown for who in HIDDEN.findall(text)]
    assert all(name != who for name, who in hidden)


def test_everybody_reads_everything_that_happened(desk: Desk) -> None:
    desk.run("play", "xiii", "--seats", "me,me", "--names", "Ann,Bea", "--seed", "1", answer=first_choice)
    covers = {name: 0 for name, _ in segments(desk.out)}
    for name, text in segments(desk.out)[:-1]:
        covers[name] += len(re.findall(r"^\w+ covers deck", text, re.MULTILINE))
    assert min(covers.values()) > 5
    assert max(covers.values()) - min(covers.values()) < 12


# --- saving and leaving -----------------------------------------------------------------------------------------------


def test_leaving_offers_to_save(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play = ("play", "xiii", "--seats", "me,me", "--seed", "7")
    desk.run(*play, answer="1\nq\nmaybe\nq\nn")
    assert desk.out.count("Save before leaving?") == 2
    assert list(tmp_path.iterdir()) == []
    monkeypatch.chdir(tmp_path)
    desk.run(*play, answer="1\nq\ny")
    saved = [path for path in tmp_path.iterdir() if path.name.startswith("xiii-")]
    assert len(saved) == 1
    assert f"wabe play --resume {saved[0].name}" in desk.out


def test_leaving_at_once_asks_nothing(desk: Desk) -> None:
    desk.run("play", "xiii", "--seats", "me,me", "--seed", "7", answer="q")
    assert "Save before leaving?" not in desk.out


@pytest.mark.parametrize(
    ("name", "word"), [("#0", "'#0'"), ("@title", "./@title"), ("my game.json", "'my game.json'"), ("a.json", "a.json")]
)
def test_the_name_of_the_file_can_be_typed_again(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, word: str
) -> None:
    monkeypatch.chdir(tmp_path)
    desk.run(*HOT_SEAT, "--save", name, answer="1\nq\n")
    assert f"Saved in {word}. Go on with: wabe play --resume {word}\n" in desk.out
    assert (tmp_path / name).is_file()


def test_saving_where_nothing_can_be_written_is_told(desk: Desk, tmp_path: Path) -> None:
    desk.run("play", "xiii", "--seats", "me,me", "--seed", "7", answer=f"1\ns {tmp_path}/none/x.json\n1\n")
    assert "cannot be written: No such file or directory." in desk.out
    assert "covers deck 1" in desk.out


def test_leaving_asks_again_when_the_save_did_not_succeed(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("wabe.cli.table.time.strftime", lambda _: "none/x")
    desk.run("play", "xiii", "--seats", "me,me", "--seed", "7", answer="1\nq\ny\nq\nn")
    assert "cannot be written" in desk.out
    assert desk.out.count("Save before leaving?") == 2


@pytest.mark.parametrize("name", [name for name in HANG_UPS if hasattr(signal, name)])
def test_a_closed_terminal_leaves_the_game_in_its_file(env: dict[str, str], tmp_path: Path, name: str) -> None:
    file = tmp_path / "g.json"
    command = [sys.executable, "-m", "wabe.cli", *HOT_SEAT, "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "unlocks deck 1" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(getattr(signal, name))
        assert process.wait(60) == 130
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [action["form"] for action in kept["actions"]] == [{"kind": "unlock", "deck": 0}]


def test_who_begins_is_drawn_where_seat_0_begins_unless_the_seats_are_given(desk: Desk) -> None:  # WW-S12
    def welcome(*arguments: str) -> str:
        desk.run("play", *arguments, answer="q\n")
        return desk.out.splitlines()[0].partition(": ")[2].partition(",")[0]

    assert {welcome("war", "--names", "Ann", "--seed", str(seed)) for seed in range(8)} == {"Ann", "Dodo (bot"}
    assert welcome("war", "--names", "Ann", "--seed", "0") == welcome("war", "--names", "Ann", "--seed", "0")
    assert {welcome("war", "--seats", "me,greedy", "--names", "Ann", "--seed", str(seed)) for seed in range(8)} == {
        "Ann"
    }
    assert {welcome("xiii", "--names", "Ann", "--seed", str(seed)) for seed in range(8)} == {"Ann"}
