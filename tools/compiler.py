"""What this machine lacks to compile the engine, and what its compiler can do besides."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

NO_COMPILER = "there is no working C compiler; on Debian and Ubuntu `apt-get install gcc python{version}-dev` brings it"
NO_HEADERS = "Python's headers are missing; on Debian and Ubuntu `apt-get install python{version}-dev` brings them"
PROBES = (
    ("int probe(void) { return 1; }\n", NO_COMPILER),
    ("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", NO_HEADERS),
)
SETUP = """
from setuptools import Extension, setup
probe = Extension('probe', ['probe.c'], extra_compile_args={flags}, extra_link_args={flags})
setup(name='probe', ext_modules=[probe])
"""
LINK_TIME = ["-flto=auto"]  # optimises across files when it links them


def lack() -> str | None:
    """What is missing and which package brings it; None if nothing is.

    A moment, where finding out from the engine costs a minute.
    """
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return next((words.format(version=version) for source, words in PROBES if not compiles(source)), None)


def link_time() -> list[str]:
    """The flags with which compiler and linker optimise across files, where these two can; else none.

    Most calls of the engine cross files: so they are inlined, and a search makes a seventh more iterations.
    """
    return LINK_TIME if compiles(PROBES[0][0], LINK_TIME) else []


def compiles(source: str, flags: Sequence[str] = ()) -> bool:
    """Whether a native module can be made of this C source, with these flags for compiler and linker."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(source, encoding="utf-8")
        command = [sys.executable, "-c", SETUP.format(flags=list(flags)), "build_ext", "--inplace"]
        return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0
