"""The one table of settings: names, kinds, sources, and the help and docs made from it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from wabe.bots.level import MOST_SECONDS
from wabe.server.kinds import BadSetting
from wabe.server.limits import Limits
from wabe.server.settings import LONGEST_THOUGHT, Settings, settings_with, table
from wabe.server.sources import choose, without_password
from wabe.texts import Texts

GOOD = {  # what is written, and what it means; those with a usual value of another kind than text
    "port": ("0", 0),
    "data": ("xiii=a folder,war=b", {"xiii": "a folder", "war": "b"}),
    "origins": ("https://a.example, HTTP://B.example:8000", {"https://a.example", "http://b.example:8000"}),
    "proxies": ("10.0.0.0/8,::1", {"10.0.0.0/8", "::1"}),
    "metrics": ("", frozenset()),
    "hosts": ("Wabe.example.,*.wabe.example,[::1],10.0.0.7", {"wabe.example", "*.wabe.example", "[::1]", "10.0.0.7"}),
    "log-format": ("JSON", "json"),
    "bot-delay": ("0.25", 0.25),
    "limit-connections": ("7", 7),
    "limit-chat": ("0.5/9", Limits().chat.__class__(0.5, 9)),
}
BAD = {
    "port": ("65536", "'65536' is not a whole number from 0 to 65535"),
    "data": ("heroes", "a data pack is written GAME=FOLDER, not 'heroes'"),
    "origins": ("wabe.example", "'wabe.example' is not an origin such as https://wabe.example"),
    "proxies": ("*", "'*' is neither an address nor a network such as 10.0.0.0/8"),
    "log-format": ("xml", "'xml' is none of text, json"),
    "heartbeat": ("0", "'0' is not a number from 1 to 86400"),
    "absent-after": ("-1", "'-1' is not a number from 0 to 86400"),
    "bot-budget": ("0", "'0' is not a number from 0.001 to 3600"),
    "keep-idle": ("many", "'many' is not a whole number from 0 on"),
    "limit-connections": ("1.5", "'1.5' is not a whole number from 0 on"),
    "limit-chat": ("12", "'12' is not written per_second/burst, in numbers"),
    "limit-hints": ("1/-2", "'-2' is not a number from 0 on"),
}


@pytest.mark.parametrize("given", ["https://wabe.example", "wabe.example:8000", "wabe.example/", "*", "a b", "::1"])
def test_a_host_by_which_nobody_could_come_is_refused(given: str) -> None:
    with pytest.raises(BadSetting) as error:
        choose({}, {"WABE_HOSTS": given})
    assert f"'{given}' is not a name such as wabe.example or *.wabe.example, without a port" in str(error.value)


def test_every_field_is_a_setting_with_a_name_of_its_own_and_a_text() -> None:
    names = [each.name for each in table()]
    assert len(names) == len(set(names)) == len(vars(Settings())) - 1 + len(vars(Limits()))
    texts = Texts()
    assert [name for name in names if not texts.has(f"help-serve-{name}")] == []


def test_without_a_word_all_is_as_usual() -> None:
    chosen = choose({}, {})
    assert (chosen.settings, chosen.places) == (Settings(), {})


@pytest.mark.parametrize("name", GOOD)
def test_a_value_is_read_the_same_wherever_it_stands(name: str, tmp_path: Path) -> None:
    (setting,) = [each for each in table() if each.name == name]
    written, meant = GOOD[name]
    file = tmp_path / "wabe.toml"
    file.write_text(f"{name} = {written.split(',') if setting.kind.many else repr(written)}", encoding="utf-8")
    for given, environment, named, place in (
        ({name: written.split(",") if setting.kind.many else ["x", written]}, {}, None, f"--{name}"),
        ({}, {setting.variable: written}, None, f"WABE_{name.upper().replace('-', '_')}"),
        ({}, {}, str(file), str(file)),
        ({}, {"WABE_SETTINGS": str(file)}, None, str(file)),
    ):
        chosen = choose(given, environment, named)
        assert setting.of(chosen.settings) == meant
        assert chosen.places == {name: place}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_read_is_refused_with_its_place(name: str) -> None:
    written, reason = BAD[name]
    with pytest.raises(BadSetting) as error:
        choose({name: [written]}, {})
    assert str(error.value) == f"The setting {name} (--{name}) is wrong: {reason}."


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "wabe.toml"
    file.write_text('port = 1\nhost = "a"\nkeep-idle = 5\norigins = ["https://file"]\n', encoding="utf-8")
    chosen = choose({"port": ["3"]}, {"WABE_PORT": "2", "WABE_HOST": "b", "WABE_ORIGINS": ""}, str(file))
    assert (chosen.settings.port, chosen.settings.host, chosen.settings.keep_idle) == (3, "b", 5)
    assert chosen.settings.origins == frozenset()
    assert chosen.places == {
        "port": "--port", "host": "WABE_HOST", "keep-idle": str(file), "origins": "WABE_ORIGINS"
    }  # fmt: skip


def test_an_empty_variable_of_one_word_says_nothing() -> None:
    assert choose({}, {"WABE_PORT": "", "WABE_SETTINGS": ""}).settings == Settings()


def test_a_file_has_the_kinds_of_toml(tmp_path: Path) -> None:
    file = tmp_path / "wabe.toml"
    file.write_text('bot-delay = 1\nlimit-chat = "2/3"\n[data]\nxiii = "folder"\n', encoding="utf-8")
    settings = choose({}, {}, str(file)).settings
    assert (settings.bot_delay, settings.data, settings.limits.chat.burst) == (1.0, {"xiii": "folder"}, 3)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("colour = 1", "'colour' is no setting; there are"),
        ("keep_idle = 1", "'keep_idle' is no setting; there are"),
        ("port = ", "cannot be read: "),
        (None, "cannot be read: No such file or directory."),
    ],
)
def test_a_file_that_cannot_be_used(content: str | None, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "wabe.toml"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(BadSetting) as error:
        choose({}, {}, str(file))
    assert sentence in str(error.value)
    assert str(error.value).endswith(".")


def test_what_is_printed_is_a_settings_file_that_says_the_same(tmp_path: Path) -> None:
    given = {"data": ["xiii=a b"], "origins": ["https://a"], "limit-chat": ["0.5/9"], "store": ['a "b".sqlite3']}
    lines = choose(given, {"WABE_PORT": "9"}).lines("usual")
    assert any(line.startswith("port = 9 ") and line.endswith("# WABE_PORT") for line in lines)
    assert any(line.startswith("host = ") and line.endswith("# usual") for line in lines)
    file = tmp_path / "wabe.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert set(tomllib.loads(file.read_text(encoding="utf-8"))) == {each.name for each in table()}
    assert choose({}, {}, str(file)).settings == choose(given, {"WABE_PORT": "9"}).settings


def test_a_password_is_never_shown() -> None:
    for address in (
        "postgresql+psycopg://ann:secret@db/wabe",
        "postgresql://db/wabe?user=ann&password=secret&a=b",
        "postgresql://db/wabe?sslkey=a&sslpassword=secret",
        "postgresql://ann:not@quoted:secret@db/wabe",  # as nobody should write it, and many do
        "postgresql://ann:not/quoted secret?@db/wabe",
    ):
        assert "secret" not in without_password(address)
        assert "db/wabe" in without_password(address)
        assert "secret" not in "\n".join(choose({"store": [address]}, {}).lines("usual"))
    assert without_password("folder/wabe.sqlite3") == "folder/wabe.sqlite3"


def test_settings_can_be_made_of_some_values() -> None:
    made = settings_with({"limit-connections": 3, "port": 1})
    assert (made.limits.connections, made.port, made.limits.chat) == (3, 1, Limits().chat)


def test_a_bot_is_given_no_time_that_it_cannot_be_told() -> None:
    assert LONGEST_THOUGHT == MOST_SECONDS
