"""Whatever is wrong: one sentence on the error stream that says what is allowed, exit code 2, nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk, Finished
from wabe import bots

*FIRST, LAST = XIII = list(bots.levels_of(wabe.load("xiii")))
SEATED = f"{', '.join(FIRST)} or {LAST}"
NAMES = ["alicematic_heroes (heroes)", "wonderland_xiii (xiii)", "wonderlands_war (war)"]

WRONG = [
    ("play", "Name the game to play (heroes, xiii, war), or a saved one with --resume."),
    (
        "play chess",
        f"There is no game 'chess'; there are: {', '.join(NAMES)}.",
    ),
    ("play xiii --seats me", "wonderland_xiii is for 2 to 4 players, not 1."),
    ("play xiii --seats me,me,me,me,me", "2 to 4 players, not 5."),
    ("play xiii --seats me,foo", f"A seat is me, {SEATED}, not 'foo'."),
    ("play xiii --seats me,", f"A seat is me, {SEATED}, not ''."),
    ("play xiii --seats me,search:x=1", "The bot search has no setting 'x'; it has "),
    ("play xiii --seats me,search:seconds=0", "The setting seconds is a number "),
    ("play xiii --seed -1", "'-1' is not a whole number from 0 to 2**256 - 1."),
    ("play xiii --seed 1.5", "'1.5' is not a whole number from 0 to 2**256 - 1."),
    (
        f"play xiii --seed {2**256}",
        "... is not a whole number from 0 to 2**256 - 1.".replace(
            "...", "'1157920892373161954235709850086879078532...'"
        ),
    ),
    (f"play xiii --seed {'9' * 5000}", "is not a whole number from 0 to 2**256 - 1."),
    ("play xiii --option best_split", "An option is written NAME=VALUE, not 'best_split'."),
    ("play xiii --option foo=1", "There is no option 'foo'; there are skills_optional, hatter_deck_by,"),
    ("play xiii --option best_split=maybe", "The option best_split can be off, on, not 'maybe'."),
    ("play xiii --option hatter_deck_by=on", "The option hatter_deck_by can be target, user, not 'on'."),
    ("play xiii --names a,b,c", "There are 3 names for 2 seats; give at most one for each."),
    ("play xiii --names a,a", "Every player needs a name of their own; these are a, a."),
    ("play xiii --names a\x1b[31m", "A name has at most 24 printable letters, no # or @ first; not 'a\\x1b[31m'."),
    ("play xiii --names #0", "A name has at most 24 printable letters, no # or @ first; not '#0'."),
    ("play xiii --names Ann,@title", "no # or @ first; not '@title'."),
    (f"play xiii --names {'a' * 25}", "A name has at most 24 printable letters, no # or"),
    ("play xiii --save /nowhere/x", "The file '/nowhere/x' cannot be written: its folder does not exist or"),
    ("play xiii --save .", "The file '.' cannot be written: it is a folder."),
    ("play xiii --resume nofile", "The file 'nofile' cannot be read: No such file or directory."),
    ("play xiii --resume .", "The file '.' cannot be read: Is a directory."),
    ("play --resume FILE --seed 1", "A resumed game keeps its options and its seed; leave --option and --seed away."),
    ("play --resume FILE --option best_split=on", "A resumed game keeps its options and its seed;"),
    ("play --resume FILE --seats me,me", "The saved game has 3 seats, not 2."),
    ("play chess --resume FILE", "There is no game 'chess'"),
    ("play --resume BROKEN", 'A replay is a JSON object with "kind": "replay".'),
    ("play xiii --delay -1", "'-1' is not a number of seconds from 0 to 60."),
    ("play xiii --delay nan", "'nan' is not a number of seconds from 0 to 60."),
    ("play xiii --resume", "Argument --resume: expected one argument. See `wabe play --help`."),
    ("play xiii --sea me,me", "Unrecognized arguments: --sea me,me."),
    ("frob", "invalid choice: 'frob' (choose from 'play',"),
    ("simulate", "The following arguments are required: game."),
    ("simulate chess", "There is no game 'chess'"),
    ("simulate xiii --games 0", "'0' is not a whole number from 1 to 1000000000."),
    ("simulate xiii --games many", "'many' is not a whole number from 1 to 1000000000."),
    ("simulate xiii --players 9", "wonderland_xiii is for 2 to 4 players, not 9."),
    ("simulate xiii --players 0", "'0' is not a whole number from 1 on."),
    ("simulate xiii --bots clever", f"There is no bot 'clever'; there are {', '.join(XIII)}."),
    ("simulate xiii --bots random,random --players 3", "3 players need 3 bots, or one for all seats, not 2."),
    ("simulate xiii --processes 0", "'0' is not a whole number from 1 to 64."),
    ("simulate xiii --option x=y", "There is no option 'x'"),
    ("arena xiii", "Name two or more different bots to compare; `wabe bots` lists them."),
    ("arena xiii --bots greedy", "Name two or more different bots to compare; `wabe bots` lists them."),
    ("arena xiii --bots greedy,greedy", "Name two or more different bots to compare;"),
    (
        "play xiii --seats me,sheep",
        "The bot sheep is a character of wonderlands_war, which does not play wonderland_xiii; ",
    ),
    (
        "simulate war --bots lizard",
        "The bot lizard is a character of wonderland_xiii, which does not play wonderlands_war; ",
    ),
    ("arena xiii --bots greedy,clever --games 2", "There is no bot 'clever'"),
    ("analyse", "The following arguments are required: file."),
    ("analyse nofile", "The file 'nofile' cannot be read: No such file or directory."),
    ("analyse BROKEN", 'A replay is a JSON object with "kind": "replay".'),
    ("analyse FILE --iterations 0", "'0' is not a whole number from 1 to 1000000."),
    ("analyse FILE --seed x", "'x' is not a whole number from 0 to 2**256 - 1."),
    ("replay", "The following arguments are required: file."),
    ("replay nofile", "The file 'nofile' cannot be read: No such file or directory."),
    ("replay BROKEN", 'A replay is a JSON object with "kind": "replay".'),
    ("replay BROKEN --verify", 'A replay is a JSON object with "kind": "replay".'),
    ("replay FILE --seat 4", "There is no seat 4; the seats are 1 to 3."),
    ("replay FILE --seat 0", "'0' is not a whole number from 1 on."),
    ("replay -", "The file '-' cannot be read: it is not a JSON text."),
    ("bench chess", "There is no game 'chess'"),
    ("bench xiii --players 9", "wonderland_xiii is for 2 to 4 players, not 9."),
    ("bench xiii --repeats 0", "'0' is not a whole number from 1 to 100."),
    ("games xiii", "Unrecognized arguments: xiii."),
    ("serve --port 99999", "'99999' is not a whole number from 0 to 65535."),
    ("serve --host nonsense.invalid --port 0", "Cannot listen at nonsense.invalid, port 0:"),
]


@pytest.fixture
def files(desk: Desk, tmp_path: Path) -> dict[str, str]:
    """A good save of three players, and a file that is none."""
    good, broken = tmp_path / "good.json", tmp_path / "broken.json"
    assert desk.run("play", "xiii", "--seats", "me,me,me", "--seed", "1", "--save", str(good), answer="1") == 0
    broken.write_text(json.dumps(["no", "replay"]), encoding="utf-8")
    return {"FILE": str(good), "BROKEN": str(broken)}


@pytest.mark.parametrize(("line", "sentence"), WRONG)
def test_wrong_use(desk: Desk, files: dict[str, str], line: str, sentence: str) -> None:
    args = [files.get(word, word) for word in line.split(" ")]
    assert desk.run(*args) == 2
    assert desk.out == ""
    assert desk.err.count("\n") == 1
    assert desk.err.startswith("wabe: ")
    assert sentence in desk.err
    assert desk.err.rstrip()[-1] in ".`"


def test_a_process_ends_with_2(process: Callable[..., Finished]) -> None:
    ended = process("play", "chess")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("wabe: There is no game 'chess'; there are: ")
    assert "Traceback" not in ended.stderr


def test_another_game_s_save_is_refused(process: Callable[..., Finished], files: dict[str, str]) -> None:
    ended = process("play", "pennies", "--resume", files["FILE"])
    assert ended.returncode == 2
    assert "holds a game of wonderland_xiii, not of pennies." in ended.stderr


@pytest.mark.parametrize(
    ("place", "value"),
    [("rng", -1), ("rng", "x"), ("seed", 2**256), ("seats", 3), ("seats", []), ("seats", [{}, {}, {}])],
)
def test_a_broken_table_in_a_save(desk: Desk, files: dict[str, str], place: str, value: object) -> None:
    saved = json.loads(Path(files["FILE"]).read_text(encoding="utf-8"))
    saved["table"][place] = value
    Path(files["FILE"]).write_text(json.dumps(saved), encoding="utf-8")
    assert desk.run("play", "--resume", files["FILE"]) == 2
    assert desk.err.startswith("wabe: ")
    assert desk.err.endswith(".\n")
