"""Libraries that are not needed to play, and may be missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import ClassVar

from wabe.kernel.errors import WabeError


class MissingExtra(WabeError):
    """A library that environments need is not installed."""

    code: ClassVar[str] = "missing-extra"


def needed(*libraries: str) -> None:
    """Raise `MissingExtra` unless these libraries are installed."""
    missing = [library for library in libraries if not is_installed(library)]
    if missing:
        raise MissingExtra("error-rl-extra", libraries=missing)


def is_installed(library: str) -> bool:
    """Whether a library can be imported."""
    return find_spec(library) is not None
