"""Libraries that are not needed to play, and may be missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import ClassVar

from wabe.kernel.errors import WabeError


class MissingExtra(WabeError):
    """A library is not installed that something needs, and what to install for it."""

    code: ClassVar[str] = "missing-extra"


def needed(extra: str, *libraries: str) -> None:
    """Raise `MissingExtra` unless these libraries are installed.

    Args:
        extra: of this package: what brings them, as in `pip install "wabe[lab]"`.
        libraries: modules that are imported.
    """
    missing = [library for library in libraries if not is_installed(library)]
    if missing:
        raise MissingExtra("error-extra-missing", libraries=missing, extra=extra)


def is_installed(library: str) -> bool:
    """Whether a library can be imported."""
    return find_spec(library) is not None
