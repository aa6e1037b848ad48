"""Which modules are compiled, and whether they run compiled or as plain Python.

Every module in a folder called `kernel` is an ordinary Python file that Cython can also compile. Where all of
them have been compiled, the extension modules beside them are used. Otherwise, or when the environment says
``QUAKEBOARD_PLAIN=1``, all of them are loaded from source: a compiled module reaches straight into its
neighbours' memory, so a mixture of both kinds would not work. Either way plays the same games.

``setup.py`` runs this file by itself, so it needs the standard library only and changes nothing when loaded.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent

MODULES = tuple(
    sorted(
        ".".join((PACKAGE.name, *file.relative_to(PACKAGE).with_suffix("").parts))
        for folder in ("*/kernel", "games/*/*/kernel")
        for file in PACKAGE.glob(f"{folder}/*.py")
        if file.stem != "__init__"
    )
)

SHARED = "quakeboard._cyutility"
"""Helpers of Cython that all compiled modules share; there is no source of them."""


def source(name: str) -> Path:
    """The source file of a module."""
    return PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")


def extension(name: str) -> Path | None:
    """The file this very Python would load as the compiled module, if there is one."""
    files = (source(name).with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.exists()), None)


def strays() -> list[Path]:
    """Extension modules without a source file; they would hide an import of a module that is gone."""
    known = {extension(name) for name in (*MODULES, SHARED)}
    return [
        file
        for suffix in EXTENSION_SUFFIXES
        for file in PACKAGE.rglob(f"*{suffix}")
        if file not in known and not file.name.startswith(SHARED.rpartition(".")[2])
    ]


def plain_wanted() -> bool:
    """Whether the environment asks for plain Python."""
    return os.environ.get("QUAKEBOARD_PLAIN", "") not in ("", "0")


@cache  # what is found at import holds for the life of the process
def compiled() -> bool:
    """Whether the kernel's modules in use are the compiled ones: all of them, or none."""
    return not plain_wanted() and all(extension(name) for name in (*MODULES, SHARED))


class SourceFinder(MetaPathFinder):
    """Finds the kernel's modules in their source files, whatever lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in MODULES:
            return None
        return spec_from_file_location(fullname, source(fullname))


def select() -> None:
    """Choose for this process between compiled modules and sources, before any of them is imported."""
    if not compiled():
        sys.meta_path.insert(0, SourceFinder())
