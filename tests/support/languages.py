"""Fixtures: every language, and English."""

from __future__ import annotations

import pytest

from quakeboard.language import Language, available


@pytest.fixture(params=available())
def language(request: pytest.FixtureRequest) -> Language:
    return Language(request.param)


@pytest.fixture
def english() -> Language:
    return Language("en")
