from __future__ import annotations

import os
from pathlib import Path

import hypothesis

import wabe
from wabe.kernel.ints import is_compiled
from wabe.texts.languages import BASE

hypothesis.settings.register_profile("wabe", deadline=None)  # a busy machine is no failure
hypothesis.settings.load_profile("wabe")
os.environ["WABE_LANGUAGE"] = BASE  # whatever the machine speaks


def pytest_report_header() -> str:
    """Which engine these tests run against."""
    return f"wabe: {'native code' if is_compiled() else 'pure Python'} in {Path(wabe.__file__).parent}"
