"""Every language, and every reason for which something is refused."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import quakeboard
from quakeboard.language import Language, available
from quakeboard.language.seismic_story import Storyteller
from quakeboard.rules.game import Reason
from quakeboard.rules.seismic.events import SeismicEvent

SOURCE = Path(quakeboard.__file__).parent


def _reasons_in(file: Path) -> Iterator[Reason]:
    """The reasons that a file spells out, read rather than imported: an extra may not be installed here."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            words = [str(word.value) for word in node.args if isinstance(word, ast.Constant)]
            if len(words) == 3:
                yield Reason(*words)


def _reasons(*packages: str) -> list[Reason]:
    found: dict[str, Reason] = {}
    for package in packages:
        for file in sorted((SOURCE / package).rglob("*.py")):
            for reason in _reasons_in(file):
                other = found.setdefault(reason.code, reason)
                assert other == reason, f"two reasons have the code {reason.code}"
    return list(found.values())


@pytest.fixture(scope="session")
def reasons() -> list[Reason]:
    """The reasons of the rooms that every language must be able to speak for."""
    return _reasons("rules", "play", "language", "bots", "arena", "research", "cli")


@pytest.fixture(scope="session")
def all_reasons() -> list[Reason]:
    """The reasons of the whole house; those that no language knows yet are told in English."""
    return _reasons(".")


@pytest.fixture(params=available())
def language(request: pytest.FixtureRequest) -> Language:
    return Language(request.param)


@pytest.fixture
def english() -> Language:
    return Language("en")


@pytest.fixture
def told() -> Callable[..., list[str]]:
    """A function that tells the events of several actions, one list each, to the last line."""

    def tell(code: str, *actions: list[SeismicEvent], **mode: Any) -> list[str]:
        teller = Storyteller(Language(code), ["Mara", "Jun", "Ilkka", "Priya"], **mode)
        lines = [line for events in actions for line in teller.tell(events)]
        return lines + teller.flush()

    return tell
