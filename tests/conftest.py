"""Hypothesis profiles (HYPOTHESIS_PROFILE chooses one), what only `make check` runs, and a PostgreSQL."""

import os

import pytest
from extent import FULL, size
from hypothesis import settings
from postgres import postgres

__all__ = ["postgres"]

# No deadlines: a shared machine is sometimes slow, and no test here times one. The sample and CI draw the
# same examples every time, so that a failure there is seen again here.
FIXED = bool(os.environ.get("CI")) or not FULL
settings.register_profile("dev", deadline=None, derandomize=FIXED, max_examples=size(100, 25))
# As plain Python the kernel is many times slower.
settings.register_profile("plain", settings.get_profile("dev"), max_examples=size(20, 5))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `full`, unless everything is asked for."""
    if FULL:
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    if left_out:
        items[:] = [item for item in items if not item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=left_out)
