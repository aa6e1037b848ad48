"""Optional packages, imported when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from quakeboard.core.errors import QuakeboardError, Reason

NOT_INSTALLED = Reason(
    "not-installed",
    "arena",
    "This needs {package}, which is not installed here: pip install “quakeboard[{extra}]”.",
)


class NotInstalled(QuakeboardError):
    """An optional package is missing."""


def import_extra(module: str, name: str = "arena") -> Any:
    """Import a module of the extra with this name; raises `NotInstalled`."""
    try:
        return import_module(module)
    except ImportError:
        package = module.split(".", maxsplit=1)[0]
        raise NotInstalled(NOT_INSTALLED, package=package, extra=name) from None
