"""Packages that only some users need, imported when they are needed."""

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
    """A package that does not come with Quakeboard itself."""


def extra(module: str, name: str = "arena") -> Any:
    """The module, which comes with the extra of this name; raises `NotInstalled`."""
    try:
        return import_module(module)
    except ImportError:
        package = module.split(".", maxsplit=1)[0]
        raise NotInstalled(NOT_INSTALLED, package=package, extra=name) from None
