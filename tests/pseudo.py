"""The pseudo-language in the tests: what is shown, and not in it, has not come from a catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.pseudo import make
from wabe.texts import bundles, source
from wabe.texts.languages import BASE, FURTHER, SPOKEN, languages

NAMES = ("Grrl", "Hmph", "Pfft", "Brrr", "Vrrm")  # without letters that have accents there


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """The pseudo-language is one of those that there are."""
    make(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FURTHER, str(folder))
        forget()
        yield
    forget()
    SPOKEN.language = BASE


def forget() -> None:
    """Whatever was remembered of the languages that there are."""
    for remembered in (languages, source, bundles.bundle, bundles.error_bundle):
        remembered.cache_clear()
