"""The kernel is compiled or plain, wholly, and says which."""

import importlib
import os
import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import quakeboard
from quakeboard.core import kernels

PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""
BUILD_PROBE = """
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])])
"""
LOAD_ALL = """
import importlib
from quakeboard.core import kernels
print(kernels.compiled(), *(importlib.import_module(name).__file__ for name in kernels.MODULES), sep="\\n")
"""


def in_another_process(plain: str) -> list[str]:
    """What a fresh Python says: whether it is compiled, and from which files it loads the kernel."""
    environment = os.environ | {"QUAKEBOARD_PLAIN": plain}
    command = [sys.executable, "-c", LOAD_ALL]
    said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return said.stdout.splitlines()


def a_compiler_works(folder: Path) -> bool:
    """Whether this machine can make any extension module: it has a compiler and the headers of Python."""
    (folder / "probe.c").write_text(PROBE)
    command = [sys.executable, "-c", BUILD_PROBE, "build_ext"]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize("name", kernels.MODULES)
def test_compiled_tells_how_each_module_was_loaded(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == kernels.compiled()


def test_plain_python_is_had_for_the_asking() -> None:
    compiled, *files = in_another_process(plain="1")
    assert compiled == "False"
    assert all(file.endswith(".py") for file in files)


def test_the_kernel_compiles_wherever_anything_does(tmp_path: Path) -> None:
    """A kernel that Cython refuses falls back to plain Python in silence; here that is a failure."""
    if not a_compiler_works(tmp_path):
        pytest.skip("no C compiler with the headers of Python")
    assert in_another_process(plain="")[0] == "True", "build/kernel.log says why it does not compile"


@pytest.mark.parametrize("name", kernels.MODULES)
def test_no_compiled_module_is_older_than_its_source(name: str) -> None:
    extension = kernels.extension(name)
    if extension is None:
        pytest.skip("not compiled")
    assert extension.stat().st_mtime >= kernels.source(name).stat().st_mtime, "run make setup"


def test_no_stray_extension_module_hides_a_forgotten_import() -> None:
    assert kernels.strays() == []


def test_what_is_compiled_lies_in_folders_called_kernel() -> None:
    assert kernels.MODULES
    assert all(name.split(".")[-2] == "kernel" for name in kernels.MODULES)
    declared = sorted(Path(quakeboard.__file__).parent.rglob("*.pxd"))
    assert declared
    assert all(file.parent.name == "kernel" and file.with_suffix(".py").exists() for file in declared)


def test_generic_kernels_cimport_no_game_and_games_not_each_other() -> None:
    """import-linter reads `.py` files only."""
    package = Path(quakeboard.__file__).parent
    for file in package.rglob("*.pxd"):
        parts = file.relative_to(package).parts
        own = f"quakeboard.games.{parts[1]}." if parts[0] == "games" else None
        named = re.findall(r"^from (quakeboard\.games\.\S+) cimport", file.read_text("utf-8"), re.M)
        assert [name for name in named if own is None or not f"{name}.".startswith(own)] == [], file
