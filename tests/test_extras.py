"""Libraries that may be missing: one sentence for all of them."""

from __future__ import annotations

import sys

import pytest

from wabe.extras import MissingExtra, is_installed, needed


def test_what_is_there_is_not_spoken_of() -> None:
    needed("lab", "json", "array")


def test_what_is_missing_is_named_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "array", None)
    assert not is_installed("array")
    with pytest.raises(MissingExtra) as raised:
        needed("lab", "json", "array", "no_such_library")
    assert str(raised.value) == 'This needs array, no_such_library: pip install "wabe[lab]".'
