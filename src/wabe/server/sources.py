"""Where settings come from: the command line, else the environment, else the settings file, else the usual value."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from wabe.kernel.errors import WabeError, shortened
from wabe.server.kinds import BadSetting, written
from wabe.server.settings import Setting, Settings, settings_with, table

Words: TypeAlias = list[str]
FILE_OPTION: Final = "--settings-file"
FILE_VARIABLE: Final = "WABE_SETTINGS"
# whatever is written there, rightly or not: up to the last @
PASSWORD: Final = re.compile(r"(?<=://)([^:/@]*:).*(?=@)|([?&]\w*password=)[^&\"]*", re.DOTALL)


@dataclass(frozen=True)
class Chosen:
    """What holds, and where each value that somebody has given was given."""

    settings: Settings
    places: Mapping[str, str]

    def lines(self, usual: str) -> list[str]:
        """All settings as a settings file has them, each with its place behind; no passwords.

        Args:
            usual: what is said of values that nobody has given.
        """
        said = {each.name: f"{each.name} = {without_password(written(each.of(self.settings)))}" for each in table()}
        width = max(map(len, said.values()))
        return [f"{line:{width}}  # {self.places.get(name, usual)}" for name, line in said.items()]


def choose(given: Mapping[str, Words], environment: Mapping[str, str], file: str | None = None) -> Chosen:
    """The settings.

    Args:
        given: the words of the command line, by the names of settings.
        environment: of the process.
        file: the settings file named on the command line.

    Raises:
        BadSetting: one cannot be read; says where it stands.
    """
    file = file or environment.get(FILE_VARIABLE) or None
    in_file = read_file(file) if file else {}
    values: dict[str, Any] = {}
    places: dict[str, str] = {}
    for each in table():
        for place, words in (
            (each.option, given.get(each.name)),
            (each.variable, _in_environment(each, environment)),
            (str(file), in_file.get(each.name)),
        ):
            if words is not None:
                values[each.name], places[each.name] = _read(each, words, place), place
                break
    return Chosen(settings_with(values), places)


def read_file(name: str) -> dict[str, Words]:
    """What a settings file says, by the names of settings.

    Raises:
        BadSetting: it cannot be read, or has something in it that is no setting.
    """
    try:
        found = tomllib.loads(Path(name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadSetting("error-settings-unread", name=repr(name), reason=reason.rstrip(".")) from error
    known = {each.name for each in table()}
    for key in found:
        if key not in known:
            raise BadSetting("error-unknown-setting", file=repr(name), name=repr(shortened(key)), known=sorted(known))
    return {key: _words_of(value) for key, value in found.items()}


def without_password(address: str) -> str:
    """The address of a store as it may be shown."""
    return PASSWORD.sub(r"\1\2***", address)


def _words_of(value: object) -> Words:
    if isinstance(value, Mapping):
        return [f"{key}={each}" for key, each in value.items()]
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [word for each in value for word in _words_of(each)]
    return [str(value).lower() if isinstance(value, bool) else str(value)]


def _in_environment(setting: Setting, environment: Mapping[str, str]) -> Words | None:
    """Several words have commas between them; an empty value says that there are none, or nothing if one is needed."""
    found = environment.get(setting.variable)
    if setting.kind.many:
        return None if found is None else found.split(",")
    return [found] if found else None


def _read(setting: Setting, words: Words, place: str) -> Any:
    try:
        return setting.kind.read(words)
    except WabeError as error:
        raise BadSetting("error-setting", name=setting.name, place=place, reason=error.message) from error
