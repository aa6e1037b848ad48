"""Shares of the win, looked at several times on the way."""

from __future__ import annotations


def mix(before: list[float], now: list[float], part: float) -> list[float]:
    """What is known now counts so much, what was known before the rest; nothing was, if `before` is empty."""
    if not before:
        return now
    return [part * new + (1.0 - part) * old for old, new in zip(before, now, strict=True)]
