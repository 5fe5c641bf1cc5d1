"""What this machine lacks to compile the engine."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

NO_COMPILER = "there is no working C compiler; on Debian and Ubuntu `apt-get install gcc python{version}-dev` brings it"
NO_HEADERS = "Python's headers are missing; on Debian and Ubuntu `apt-get install python{version}-dev` brings them"
PROBES = (
    ("int probe(void) { return 1; }\n", NO_COMPILER),
    ("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", NO_HEADERS),
)
SETUP = "from setuptools import Extension, setup; setup(name='probe', ext_modules=[Extension('probe', ['probe.c'])])"


def lack() -> str | None:
    """What is missing and which package brings it; None if nothing is.

    A moment, where finding out from the engine costs a minute.
    """
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return next((words.format(version=version) for source, words in PROBES if not compiles(source)), None)


def compiles(source: str) -> bool:
    """Whether a native module can be made of this C source."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(source, encoding="utf-8")
        command = [sys.executable, "-c", SETUP, "build_ext", "--inplace"]
        return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0
