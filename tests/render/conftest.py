"""Fixtures that read drawings back."""

from drawing import numbers_in_fixture, placed_fixture, read

__all__ = ["numbers_in_fixture", "placed_fixture", "read"]
