"""Whole numbers that clients may send, bounded so that every store and every browser can hold them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

MAX_COUNT = 2**31 - 1  # of an integer column of PostgreSQL
MAX_ID = 2**53 - 1  # of a number of JavaScript

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MAX_COUNT)]
"""The number of a seat, a colour, an entry or a line."""

MessageId: TypeAlias = Annotated[int, msgspec.Meta(ge=-MAX_ID, le=MAX_ID)]
"""A client's own number, which comes back to it and goes nowhere else."""
