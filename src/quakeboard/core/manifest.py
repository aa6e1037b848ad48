"""Counts of pieces in a file, as an option of the kind `manifest` is given."""

from __future__ import annotations

import tomllib


def read_manifest(text: str) -> dict[str, int]:
    """The counts in a TOML file, whatever its sections are called."""
    counts: dict[str, int] = {}
    for section in tomllib.loads(text).values():
        counts.update(section)
    return counts
