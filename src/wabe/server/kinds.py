"""Kinds of settings: how their values are read from text, wherever it stands, and written.

A setting is given as words: one, or several where it is a set or a mapping.
"""

from __future__ import annotations

import dataclasses
import ipaddress
import json
import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from wabe.kernel.errors import quoted
from wabe.server.errors import TableError

ORIGIN: Final = re.compile(r"https?://[^\s/?#@]+")
HOST: Final = re.compile(r"(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\]")
ON: Final = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
CONTACT: Final = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://[^\s]+")
SLASH: Final = "/"
DAY: Final = 24 * 3600


class BadSetting(TableError):
    """A setting that cannot be understood."""

    code = "bad-setting"


@dataclass(frozen=True)
class Kind:
    """One kind of value.

    Args:
        read: the value that the words mean; raises `BadSetting`.
        metavar: the key of what stands for it on help pages.
        many: whether there may be several words.
    """

    read: Callable[[Sequence[str]], Any]
    metavar: str
    many: bool = False


def one(read: Callable[[str], Any], metavar: str) -> Kind:
    """A value that is one word; the last one given counts."""
    return Kind(lambda words: read(words[-1] if words else ""), metavar)


def text() -> Kind:
    """Any word."""
    return one(str, "metavar-text")


def file() -> Kind:
    """The name of a file, or an address."""
    return one(str, "metavar-file")


def whole(least: int = 0, most: int | None = None) -> Kind:
    """A whole number from `least` to `most`."""
    return one(lambda given: read_whole(given, least, most), "metavar-number")


def read_whole(given: str, least: int, most: int | None) -> int:
    """A whole number from `least` to `most`. Raises `BadSetting`."""
    number = int(given) if re.fullmatch(r"[+-]?[0-9]{1,18}", given.strip()) else least - 1
    if number < least or (most is not None and number > most):
        key = "error-not-whole-on" if most is None else "error-not-whole"
        raise BadSetting(key, given=quoted(given), least=least, most=most)
    return number


def number(most: float = DAY, least: float = 0.0) -> Kind:
    """A number from `least` to `most`, of seconds or of whatever is counted."""
    return one(lambda given: read_number(given, most, least), "metavar-number")


def read_number(given: str, most: float, least: float = 0.0) -> float:
    """A number from `least` to `most`. Raises `BadSetting`."""
    try:
        found = float(given)
    except ValueError:
        found = math.nan
    if not least <= found <= most:
        key = "error-not-a-number-on" if math.isinf(most) else "error-not-a-number"
        raise BadSetting(key, given=quoted(given), least=f"{least:g}", most=f"{most:g}")
    return found


def switch() -> Kind:
    """On or off."""
    return choice(ON, "metavar-switch")


def choice(values: Mapping[str, Any], metavar: str = "metavar-text") -> Kind:
    """One of some words."""

    def read(given: str) -> Any:
        if given.strip().lower() not in values:
            raise BadSetting("error-no-choice", given=quoted(given), choices=list(values))
        return values[given.strip().lower()]

    return one(read, metavar)


def words(check: Callable[[str], str] = str, metavar: str = "metavar-list") -> Kind:
    """A set of words, each of which a check lets through."""
    return Kind(lambda given: frozenset(check(word.strip()) for word in given if word.strip()), metavar, many=True)


def origin(given: str) -> str:
    """The origin of a page, such as `https://wabe.example`. Raises `BadSetting`."""
    if not ORIGIN.fullmatch(given.lower()):
        raise BadSetting("error-not-an-origin", given=quoted(given))
    return given.lower()


def host(given: str) -> str:
    """The name that browsers send for a server: without a scheme or a port, `xn--` where it is not ASCII.

    Raises:
        BadSetting: it is none, so that nobody could ever come by it.
    """
    if not HOST.fullmatch(given.lower()):
        raise BadSetting("error-not-a-host", given=quoted(given))
    return given.lower().rstrip(".")


def contact() -> Kind:
    """Whom others may write to: nobody, or an address that begins with `mailto:` or `https:`."""
    return one(read_contact, "metavar-url")


def read_contact(given: str) -> str:
    """Such an address. Raises `BadSetting`."""
    if given and not CONTACT.fullmatch(given):
        raise BadSetting("error-not-a-contact", given=quoted(given))
    return given


def network(given: str) -> str:
    """An address or a network. Raises `BadSetting`."""
    try:
        return str(ipaddress.ip_network(given)).removesuffix("/32").removesuffix("/128")
    except ValueError as error:
        raise BadSetting("error-not-a-network", given=quoted(given)) from error


def packs() -> Kind:
    """Folders of data packs by game, each pair a word `GAME=FOLDER`."""
    return Kind(read_packs, "metavar-game-folder", many=True)


def read_packs(pairs: Sequence[str]) -> dict[str, str]:
    """The folders of data packs by game. Raises `BadSetting`."""
    found: dict[str, str] = {}
    for pair in filter(str.strip, pairs):
        game, _, folder = pair.strip().partition("=")
        if not game or not folder:
            raise BadSetting("error-pack-unwritten", pair=repr(pair))
        if game in found:
            raise BadSetting("error-two-packs", title=repr(game))
        found[game] = folder
    return found


def figures(record: Callable[..., Any], names: Sequence[str]) -> Kind:
    """A record of numbers, such as a rate: with a slash between them, in their order."""

    def read(given: str) -> Any:
        parts = given.split(SLASH)
        if len(parts) != len(names):
            raise BadSetting("error-not-figures", given=quoted(given), names=SLASH.join(names))
        return record(*(_figure(part) for part in parts))

    return one(read, "metavar-figures")


def _figure(given: str) -> int | float:
    found = read_number(given, math.inf)
    return int(found) if found.is_integer() else found


def kind_of(usual: Any) -> Kind:
    """The kind of a setting that says no more of itself than its usual value.

    Raises:
        TypeError: there is no kind of such values.
    """
    if dataclasses.is_dataclass(usual) and not isinstance(usual, type):
        return figures(type(usual), [field.name for field in dataclasses.fields(usual)])
    made: Kind = KINDS[type(usual)]()
    return made


def written(value: Any) -> str:
    """A value as it stands in a settings file (TOML)."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{json.dumps(key)} = {written(each)}' for key, each in sorted(value.items()))}}}"
    if isinstance(value, frozenset):
        return f"[{', '.join(map(written, sorted(value)))}]"
    if dataclasses.is_dataclass(value):
        return json.dumps(SLASH.join(f"{each:g}" for each in vars(value).values()))
    return json.dumps(value, ensure_ascii=False)


KINDS: Final[dict[type, Callable[[], Kind]]] = {
    bool: switch,
    int: whole,
    float: lambda: number(math.inf),
    str: text,
    frozenset: words,
}
