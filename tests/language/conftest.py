"""Every language, and every reason for which something is refused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from languages import english, language

import quakeboard
from quakeboard.core.errors import Reason

__all__ = ["english", "language"]

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
    return _reasons(
        "core", "games", "play", "language", "bots", "analysis", "tensors", "arena", "research", "cli"
    )


@pytest.fixture(scope="session")
def all_reasons() -> list[Reason]:
    """The reasons of the whole house; those that no language knows yet are told in English."""
    return _reasons(".")
