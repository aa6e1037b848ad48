"""How much tests do: a sample (`make test`), everything (`make check`), everything timed (`make drill`)."""

import os

EXTENT = os.environ.get("QUAKEBOARD_TESTS", "sample")
assert EXTENT in ("sample", "full", "timed"), EXTENT

FULL = EXTENT != "sample"
TIMED = EXTENT == "timed"


def size(full: int, sample: int, timed: int | None = None) -> int:
    """How many rounds, games, examples: all of them, or the fewest that can still fail; or more if timed."""
    if TIMED and timed is not None:
        return timed
    return full if FULL else sample
