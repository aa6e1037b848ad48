"""`async` tests: each runs, with its fixtures, in an event loop of its own. A conftest imports both names."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator

import pytest

__all__ = ["pytest_pyfunc_call", "runner"]


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of one test and its fixtures."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    pyfuncitem._request.getfixturevalue("runner").run(pyfuncitem.obj(**arguments))
    return True
