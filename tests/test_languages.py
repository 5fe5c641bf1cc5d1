"""Languages: found by listing, each whole, and nothing is said that does not come from their catalogues."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from rich.console import Console

import wabe
from tests.cli.conftest import Desk, desk, typed  # noqa: F401 - a fixture
from tests.cli.conftest import Person as Stdin
from tests.pseudo import NAMES, spoken
from tests.server.conftest import running
from tools.pseudo import FACTS, LANGUAGE, MARK, UNSEEN, foreign, pseudo, unmarked
from wabe.cli import COMMANDS
from wabe.cli.help import about
from wabe.cli.rich_screen import RichScreen
from wabe.cli.seating import Seating
from wabe.cli.table import Table
from wabe.drawing import drawing_of
from wabe.kernel.errors import BadSeed
from wabe.kernel.message import Message
from wabe.kernel.playout import playout
from wabe.kernel.record import Record
from wabe.texts import Texts, game_folder, joined, parts
from wabe.texts.languages import BASE, HOUSE, SPOKEN, accepted, best, languages

GAMES = list(wabe.games().values())
HOMES = [HOUSE, *map(game_folder, GAMES)]
FROM_DATA: list[set[str]] = [set(), *(set(game.messages()) for game in GAMES)]  # what a language may say besides
ALIASES = [game.alias for game in wabe.games().values()]
OWN = languages()  # before there is the pseudo-language
KEPT = {*wabe.games(), *ALIASES, "wabe", "WABE", "LANGUAGE", "LANG"}


@pytest.fixture(scope="module")
def pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(tmp_path_factory.mktemp("texts")):
        yield


def arguments(text: str) -> dict[str, set[str]]:
    """The arguments of each message of a catalogue."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def faults(language: str) -> list[str]:
    """What a language lacks, has too much of, or says with other arguments than the base language, by its folder."""
    found = []
    for home, from_data in zip(HOMES, FROM_DATA, strict=True):
        said, base = (arguments(joined(parts(home, each))) for each in (language, BASE))
        found += [f"{home.name}: {key} is missing" for key in base if key not in said]
        found += [f"{home.name}: {key} is unknown" for key in said if key not in base and key not in from_data]
        found += [f"{home.name}: {key} has other arguments" for key in base if key in said and said[key] != base[key]]
    return found


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_text_with_the_same_arguments(language: str) -> None:
    assert faults(language) == []


def test_what_is_wrong_with_a_language_is_told(tmp_path: Path) -> None:
    with spoken(tmp_path):
        house, game = (tmp_path / home / f"{LANGUAGE}.ftl" for home in (HOUSE.name, "alicematic_heroes"))
        house.write_text(house.read_text(encoding="utf-8").replace("\nundo =", "\nundoo ="), encoding="utf-8")
        more = "card-ninja = Ninja\ncard-nobody = Nobody\nact-keep = { $cards }\n"
        game.write_text(game.read_text(encoding="utf-8") + more, encoding="utf-8")
        assert faults(LANGUAGE) == [
            "texts: undo is missing",
            "texts: undoo is unknown",
            "alicematic_heroes: card-nobody is unknown",
            "alicematic_heroes: act-keep has other arguments",
        ]


def test_a_language_is_found_where_its_files_lie(pseudo_language: None) -> None:
    assert languages() == [BASE, *sorted({*OWN, LANGUAGE} - {BASE})]
    assert faults(LANGUAGE) == []
    assert Texts(language=LANGUAGE).text("settings") != Texts().text("settings")


def test_what_a_language_lacks_is_said_in_the_base_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with spoken(tmp_path):
        file = tmp_path / HOUSE.name / f"{LANGUAGE}.ftl"
        file.write_text("undo = Zurück\n", encoding="utf-8")
        texts = Texts(language=LANGUAGE)
        assert (texts.text("undo"), texts.text("settings")) == ("Zurück", Texts().text("settings"))


def test_the_pseudo_language_keeps_what_is_no_speech() -> None:
    assert pseudo("a = Go { $n ->\n    [one] on\n   *[other] up\n } `wabe` %(x)s --y\n").startswith("a =\n    ⟦Gö {")
    assert foreign("⟦Çhööšé⟧ `wabe games` 3 A") == []
    assert foreign("⟦Çhööšé⟧ a deck") == ["deck"]


def test_the_language_of_marks_looks_like_the_base_language() -> None:
    marked = pseudo("a = Don't go { $n ->\n    [one] on\n   *[other] re-roll\n } `wabe` --y\n", UNSEEN)
    assert marked.replace(MARK, "|").split() == [
        "a",
        "=",
        "|Don't",
        "|go",
        *["{", "$n", "->", "[one]", "|on", "*[other]", "|re-|roll", "}", "`wabe`", "--y"],
    ]
    assert unmarked(f"{MARK}Choose `wabe games` 3 A {MARK}re-{MARK}roll's") == []
    assert unmarked(f"{MARK}Choose a deck (Cat)") == ["deck", "Cat"]


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("", []),
        ("de-AT, en;q=0.8, fr;q=0.9", ["de-AT", "fr", "en"]),
        ("de;q=0, en", ["en"]),
        ("de;q=x", []),
        ("de;v=1", ["de"]),
    ],
)
def test_accept_language_by_weight(header: str, wanted: list[str]) -> None:
    assert accepted(header) == wanted


def test_the_nearest_language_is_spoken(pseudo_language: None) -> None:
    assert best(["tlh", "EN_xa.UTF-8", "en"]) == LANGUAGE
    assert best(["en-GB", LANGUAGE]) == BASE
    assert best(["C", "", "tlh"]) == BASE


# --- errors -----------------------------------------------------------------------------------------------------------


def test_an_error_is_a_message_and_its_sentence() -> None:
    error = BadSeed("error-seed", seed="-1")
    assert error.message == Message("error-seed", {"seed": "-1"})
    assert str(error) == "A seed is a whole number from 0 to 2**256 - 1, not -1."


def test_errors_around_errors_are_said_in_one_language(pseudo_language: None) -> None:
    game = wabe.load("xiii")
    with pytest.raises(wabe.WabeError) as caught:
        game.from_json({**game.new(seed=1).to_json(), "players": 9})
    assert str(caught.value) == "The save is broken: wonderland_xiii is for 2 to 4 players, not 9."
    assert set(foreign(Texts(language=LANGUAGE).say(caught.value.message))) <= KEPT | {"xiii", "wonderland"}


def test_keys_of_errors_are_unique_among_all_games() -> None:
    keys = [key for home in HOMES for key in arguments(joined([p for p in parts(home, BASE) if "errors." in p.name]))]
    assert len(keys) == len(set(keys)) > 150


def calls_of_errors() -> Iterator[tuple[str, set[str]]]:
    """Each key of an error in the sources that stands with its arguments, and their names."""
    for path in Path(wabe.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            first = node.args[0] if isinstance(node, ast.Call) and node.args else None
            if isinstance(node, ast.Call) and isinstance(first, ast.Constant) and str(first.value).startswith("error-"):
                given = node.args[1].keys if len(node.args) > 1 and isinstance(node.args[1], ast.Dict) else []
                names = {key.value for key in given if isinstance(key, ast.Constant)}
                yield str(first.value), {*map(str, names), *(word.arg or "*" for word in node.keywords)}


def test_every_error_gives_its_text_the_arguments_that_it_has() -> None:
    texts: dict[str, set[str]] = {}
    for home in HOMES:
        texts |= arguments(joined([path for path in parts(home, BASE) if "errors." in path.name]))
    found = list(calls_of_errors())
    assert len(found) > 150
    wrong = [(key, names) for key, names in found if key not in texts or ("*" not in names and names - texts[key])]
    assert wrong == []


def is_sentence(node: ast.expr) -> bool:
    """A text made in code, or one with a blank in it."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and " " in str(node.value))


def test_no_error_is_raised_with_a_sentence() -> None:
    kinds = {kind.__name__ for kind in errors_below(wabe.WabeError)} | {"need", "refusal", "wrong"}
    found = []
    for path in Path(wabe.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and is_sentence(node.args[-1]):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found += [f"{path.name}:{node.lineno}"] if called in kinds else []
    assert len(kinds) > 40
    assert found == []


def errors_below(kind: type[wabe.WabeError]) -> list[type[wabe.WabeError]]:
    """All kinds of errors that are loaded."""
    return [kind, *(deeper for each in kind.__subclasses__() for deeper in errors_below(each))]


# --- the terminal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", ["", *(command.__name__.rpartition(".")[2].replace("_", " ") for command in COMMANDS)]
)
def test_help_pages_say_nothing_untranslated(pseudo_language: None, desk: Desk, command: str) -> None:  # noqa: F811
    with pytest.raises(SystemExit):
        desk.run("--language", LANGUAGE, *command.split(), "--help")
    said = re.sub(
        r"\{[^}]*\}|^    [a-z]+ |wabe [a-z]*|\[?-?-[a-z-]+( [A-Z]+)?|\[?[a-z]+( \.\.\.)?\]|^  [a-z]+ ",
        " ",
        desk.out,
        flags=re.MULTILINE,
    )
    assert set(foreign(said)) - KEPT <= {"file", "about", "game", "ladder", "server", "sqlite", "text", "true", "false"}


MISTAKES = [
    "--sed",
    "play",
    "play chess",
    "play xiii --seed x",
    "play xiii --option a",
    "play --resume nofile",
    "arena xiii --bots greedy",
]


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_are_told_in_the_language(pseudo_language: None, desk: Desk, line: str) -> None:  # noqa: F811
    assert desk.run("--language", LANGUAGE, *line.split()) == 2
    repeated = {*re.findall(r"\w+", line), *re.findall(r"[a-z]+", " ".join(wabe.games()))}
    outside = {"No", "such", "file", "or", "directory", "NAME", "VALUE"}  # of the system, and what is to be typed
    assert set(foreign(desk.err)) - KEPT - repeated - outside == set()


def test_tests_speak_the_base_language_whatever_the_machine_speaks(
    pseudo_language: None,
    desk: Desk,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", LANGUAGE)
    assert desk.run("games") == 0
    assert Texts(language=BASE).text("cli-options", title="wonderland_xiii") in desk.out


def test_an_unknown_language_is_refused(pseudo_language: None, desk: Desk) -> None:  # noqa: F811
    assert desk.run("--language", "tlh", "games") == 2
    assert desk.err == f"wabe: There are no texts in 'tlh'; there are {', '.join(languages())}.\n"


@pytest.mark.parametrize("alias", ALIASES)
def test_a_game_in_the_terminal_says_nothing_untranslated(
    pseudo_language: None,
    desk: Desk,  # noqa: F811
    alias: str,
) -> None:
    players = wabe.load(alias).min_players
    seats = ",".join(["me"] + ["random"] * (players - 1))
    names = ",".join(NAMES[:players])
    answers = "?\nt\nl\ni\nu\n" + "1\n2\n" * 200
    desk.run(
        "play",
        alias,
        "--seats",
        seats,
        "--names",
        names,
        "--seed",
        "3",
        "--plain",
        f"--language={LANGUAGE}",
        answer=answers,
    )
    assert len(desk.out) > 4000
    assert set(foreign(desk.out)) - KEPT == set()


def strange(text: str) -> set[str]:
    """The words of a screen that no catalogue has said; the letters of seats that stand together are none."""
    said = set(foreign(re.sub("\x1b\\[[0-9;?]*[A-Za-z]", "", text)))
    return {word for word in said - KEPT if not set(word) <= set("ABCDE")}


@pytest.mark.parametrize("alias", ALIASES)
def test_the_drawn_table_of_two_people_says_nothing_untranslated(
    pseudo_language: None, monkeypatch: pytest.MonkeyPatch, alias: str, tmp_path: Path
) -> None:
    """Hand-over, table, lists, help, hint, log, refusals, the question before leaving, and the score sheet."""
    monkeypatch.setattr(SPOKEN, "language", LANGUAGE)
    game, written = wabe.load(alias), io.StringIO()
    players = game.min_players
    record, texts = Record(game, players, 3), Texts(game, list(NAMES[:players]), LANGUAGE)
    seating, drawing = Seating(["me", "me", *["random"] * (players - 2)], list(NAMES[:players]), 3), drawing_of(game)

    def sit_down(width: int, *answers: str) -> None:
        console = Console(file=written, width=width, height=40, force_terminal=True, markup=False, highlight=False)
        screen = RichScreen(drawing, texts, Stdin(written, typed("\n".join(answers))), console)
        Table(record, seating, screen, texts, drawing).play()

    asked = ["?", "", "", "", "", "h", "l", "", "i", "u", "hmph", "concede", "n", f"s {tmp_path / '1'}", "q", "n"]
    sit_down(140, "", "1", "", "2", *asked)
    sit_down(80, *["1", "2", ""] * 10)
    assert record.turns
    playout(record.state)
    sit_down(80)
    assert record.state.over
    assert strange(written.getvalue().replace(str(tmp_path), "")) == set()


@pytest.mark.parametrize("alias", ALIASES)
def test_what_the_terminal_knows_of_each_card_and_piece_says_nothing_untranslated(
    pseudo_language: None, alias: str
) -> None:
    game = wabe.load(alias)
    texts, drawing, view = Texts(game, list(NAMES), LANGUAGE), drawing_of(game), game.new(seed=1).view(0)
    keys = [
        *(key for key in game.messages() if not FACTS.fullmatch(key)),
        *(name for name, _ in drawing.topics(game, view)),
    ]
    told = "\n".join(line for key in keys for line in about(texts.text(key), game, view, texts, drawing))
    assert len(told) > 500
    assert strange(told) == set()


# --- the server -------------------------------------------------------------------------------------------------------


def test_the_server_answers_in_the_language_asked_for(pseudo_language: None, tmp_path: Path) -> None:
    from tests.server.client import Person as Visitor

    with running(tmp_path / "store.sqlite3") as server, Visitor(server.url) as ann:
        plain = ann.http.get("/api/tables/nowhere").json()
        assert plain == {
            "error": "unknown-table",
            "text": {"key": "error-unknown-table", "args": {}},
            "message": "There is no such table.",
        }
        asked = [
            ann.http.get("/api/tables/nowhere", params={"language": LANGUAGE}),
            ann.http.get("/api/tables/nowhere", headers={"accept-language": f"{LANGUAGE}, en;q=0.5"}),
            ann.http.get("/nothing/here", params={"language": LANGUAGE}),
        ]
        for answer in asked:
            assert foreign(answer.json()["message"]) == []
        texts = ann.http.get("/api/texts", params={"language": LANGUAGE}).json()
        assert (texts["language"], texts["languages"]) == (LANGUAGE, languages())
