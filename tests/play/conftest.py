"""Records of real games for the tests of the play layer."""

from __future__ import annotations

import pytest
from played import play_random

from quakeboard.play.record import Record


@pytest.fixture(scope="session")
def finished() -> Record:
    return play_random("finished", seats=3)
