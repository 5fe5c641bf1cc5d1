from __future__ import annotations

from pathlib import Path

import hypothesis

import wabe
from wabe.kernel.ints import is_compiled

hypothesis.settings.register_profile("wabe", deadline=None)  # a busy machine is no failure
hypothesis.settings.load_profile("wabe")


def pytest_report_header() -> str:
    """Which engine these tests run against."""
    return f"wabe: {'native code' if is_compiled() else 'pure Python'} in {Path(wabe.__file__).parent}"
