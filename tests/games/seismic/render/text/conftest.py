"""Small tables of Seismic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from set_up import play_seismic


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_seismic
