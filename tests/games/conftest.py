"""Fixtures that the tests of both games use."""

from drawing import numbers_in_fixture, placed_fixture, read
from languages import english, language

__all__ = ["english", "language", "numbers_in_fixture", "placed_fixture", "read"]
