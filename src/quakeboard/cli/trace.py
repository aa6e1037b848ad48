"""`quakeboard trace`: every position of a game as JSON, one object a line."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from quakeboard.cli.console.arguments import RecordFile


def trace(
    file: RecordFile,
    legal: Annotated[bool, typer.Option("--legal", help="Add the legal actions of the seat to act.")] = False,
) -> None:
    """Print every position of a game, one JSON object a line."""
    import msgspec

    from quakeboard.play.replay import load
    from quakeboard.play.trace import trace as trace_lines

    record = load(file)
    encoder = msgspec.json.Encoder()
    for line in trace_lines(record, legal=legal):
        sys.stdout.buffer.write(encoder.encode(line) + b"\n")
    sys.stdout.buffer.flush()
