"""A fixture that tells events of Seismic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.seismic.language.storyteller import Storyteller
from quakeboard.games.seismic.rules.events import SeismicEvent
from quakeboard.language import Language


@pytest.fixture
def told() -> Callable[..., list[str]]:
    """A function that tells the events of several actions, one list each, to the last line."""

    def tell(code: str, *actions: list[SeismicEvent], **mode: Any) -> list[str]:
        teller = Storyteller(Language(code), ["Mara", "Jun", "Ilkka", "Priya"], **mode)
        lines = [line for events in actions for line in teller.tell(events)]
        return lines + teller.flush()

    return tell
