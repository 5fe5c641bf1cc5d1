"""Which languages there are, and which one is spoken.

A language is a set of files `<language>.ftl` (and `<part>.<language>.ftl`) beside those of the base language: they are
found by listing, so that a new one is new files alone. The environment variable `WABE_TEXTS` may name a folder with
further ones, in folders called as those where they belong. What a language lacks is said in the base language.

Each speaker has one place that says which language it speaks: the terminal `use` (at the start of `wabe.cli.main`), the
server `wabe.server.language` (each request for itself), the page `web/src/lib/language.ts`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

BASE: Final = "en"
HOUSE: Final = Path(__file__).parent
FURTHER: Final = "WABE_TEXTS"


class Spoken:
    """The language of this process, for whoever does not say another one."""

    def __init__(self) -> None:
        self.language = BASE


SPOKEN: Final = Spoken()


def use(language: str) -> None:
    """Speak this language from now on, or the base language if there are no texts in it."""
    SPOKEN.language = best([language])


def folders(home: Path) -> list[Path]:
    """Where the texts lie that belong into this folder: there, and in one of its name within `WABE_TEXTS`."""
    further = os.environ.get(FURTHER)
    return [home, Path(further) / home.name] if further else [home]


@cache
def languages() -> list[str]:
    """The languages of the house, by their codes, the base language first."""
    found = {path.stem for folder in folders(HOUSE) for path in folder.glob("*.ftl") if "." not in path.stem}
    return [BASE, *sorted(found - {BASE})]


def best(wanted: Iterable[str]) -> str:
    """The first of these languages that there is, written as in `de_AT.UTF-8` or `de-AT`; else the base language."""
    known = {language.lower(): language for language in languages()}
    for each in wanted:
        code = each.partition(".")[0].replace("_", "-").lower()
        for name in (code, code.partition("-")[0]):
            if name in known:
                return known[name]
    return BASE


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first."""
    weighed: list[tuple[float, str]] = []
    for part in header.split(","):
        language, _, rest = part.strip().partition(";")
        weighed.append((-weight(rest.strip()), language.strip()))
    return [language for weight, language in sorted(weighed, key=lambda pair: pair[0]) if language and weight < 0]


def weight(text: str) -> float:
    """The weight `q=0.5` of a language in such a header; 1 where none is given."""
    name, _, value = text.partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
