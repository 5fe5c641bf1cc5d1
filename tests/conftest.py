from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

import wabe
from wabe.kernel.ints import is_compiled
from wabe.texts.languages import BASE

hypothesis.settings.register_profile("wabe", deadline=None)  # a busy machine is no failure
hypothesis.settings.load_profile("wabe")
os.environ["WABE_LANGUAGE"] = BASE  # whatever the machine speaks


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait for a server, a browser or a clock."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (found or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the long tests be begun first, the others in their order; and those that drive a browser after all others.

    A process that drives one has an event loop from then on, so that nothing else can begin one there.
    """
    items.sort(key=lambda item: ("browser" in item.path.parts, item.get_closest_marker("long") is None))


def pytest_report_header() -> str:
    """Which engine these tests run against."""
    return f"wabe: {'native code' if is_compiled() else 'pure Python'} in {Path(wabe.__file__).parent}"
