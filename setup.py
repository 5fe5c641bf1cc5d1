"""Build steps that pyproject.toml cannot say: the engine compiled by mypyc, and the browser table.

`WABE_PURE=1` asks for interpreted Python only, `WABE_COMPILED=1` makes a failing compilation an error. Without either,
a machine with no C compiler or without Python's headers gets a pure installation that plays the same, only slower.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CompileError, LinkError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build backend does not look there by itself

from tools import compiler, web  # noqa: E402

COMPILED = ["src/wabe/kernel/*.py", "src/wabe/games/**/*.py", "src/wabe/bots/mcts.py"]
INTERPRETED = [
    "src/wabe/kernel/_vec.py",  # chooses between the vectors of compiled and of interpreted code
    "src/wabe/games/*/terminal.py",  # draws with rich, for the command line alone
    "src/wabe/games/*/terminal/*.py",
]
MOST_COMPILERS = 8  # at once: each takes some 100 MB


class NotCompiled(Exception):
    """Why there is no native code."""


def engine_sources() -> list[str]:
    """The modules that mypyc compiles, as paths below the project."""
    return sorted(found(COMPILED) - found(INTERPRETED))


def found(patterns: list[str]) -> set[str]:
    """The files that these patterns find, as paths below the project."""
    return {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern)}


def native_engine() -> list[Extension]:
    """The engine as one group of native modules.

    Raises:
        NotCompiled: something is missing, or mypyc fails.
    """
    if lack := compiler.lack():
        raise NotCompiled(lack)
    try:
        from mypyc.build import mypycify

        # one C file for each module: many small ones take a C compiler less than half the time that a huge one does
        modules = mypycify(engine_sources(), opt_level="3", debug_level="0", group_name="wabe", multi_file=True)
        flags = compiler.link_time()
        return [tightened(module, flags) for module in cast("list[Extension]", modules)]
    except (Exception, SystemExit) as error:  # errors in the sources make mypyc exit
        raise NotCompiled(f"mypyc does not accept the sources ({error})") from error


def tightened(module: Extension, flags: list[str]) -> Extension:
    """The module with all but its entry hidden from other libraries: only then may gcc and clang inline calls.

    Args:
        module: as mypyc describes it.
        flags: those that inline across files.
    """
    if "-O3" in module.extra_compile_args:  # spelt as these two do
        module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden", *flags]
        module.extra_link_args = [*module.extra_link_args, *flags]
    return module


def fall_back(reason: NotCompiled) -> None:
    """Say why the engine stays interpreted; the end, where a compiled one was asked for."""
    sentence = f"wabe: the engine was not compiled: {reason}."
    if os.environ.get("WABE_COMPILED"):
        sys.exit(sentence)
    print(sentence, file=sys.stderr)


def engine() -> list[Extension]:
    """Native modules where they can be had, else none."""
    if os.environ.get("WABE_PURE"):
        return []
    try:
        return native_engine()
    except NotCompiled as reason:
        fall_back(reason)
        return []


def browser_table() -> None:
    """The pages that the server serves, built if they are not there or older than their sources."""
    try:
        web.build()
    except web.TableMissing as error:
        sys.exit(f"wabe: {error}")


def sweep(folder: str, keep: set[Path]) -> None:
    """Remove from a build folder what an earlier build left there."""
    for path in Path(folder).absolute().rglob("*"):
        if path.is_file() and path not in keep:
            path.unlink()


class BuildModules(build_py):
    """Copies the modules; those since removed from the sources go."""

    def run(self) -> None:
        native = self.get_finalized_command("build_ext")
        assert isinstance(native, build_ext)
        sweep(self.build_lib, {Path(path).absolute() for path in native.get_outputs()})
        super().run()


class BuildEngine(build_ext):
    """Compiles the native modules: all of them or none, for they need each other."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_side_by_side(sources: list[str], **settings: object) -> list[str]:
            with ThreadPoolExecutor(min(os.cpu_count() or 1, MOST_COMPILERS)) as pool:
                return list(chain.from_iterable(pool.map(lambda one: compile_all([one], **settings), sources)))

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CompileError, LinkError) as error:
            fall_back(NotCompiled(f"the C compiler failed ({error})"))
            for path in map(Path, self.get_outputs()):
                path.unlink(missing_ok=True)


building = {"bdist_wheel", "build", "sdist"} & set(sys.argv)
if building:
    browser_table()
setup(
    ext_modules=engine() if building - {"sdist"} else [], cmdclass={"build_ext": BuildEngine, "build_py": BuildModules}
)
