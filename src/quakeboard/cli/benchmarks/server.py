"""`quakeboard bench server`: the load that a server on one core can handle."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from quakeboard.cli.console.arguments import AsJson


def measure_server(
    tables: Annotated[int, typer.Option("--tables", min=1, help="Tables with four people each.")] = 2000,
    seconds: Annotated[float, typer.Option("--seconds", min=2, max=3600, help="How long they play.")] = 30.0,
    as_json: AsJson = False,
) -> None:
    """A server on one core, its guests on the other; real rules, real sockets, every move on disk."""
    from quakeboard.cli.benchmarks.load.measure import measure

    figures = measure(tables, seconds)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, found in figures.items():
        typer.echo(f"  {name:<22}{json.dumps(found) if isinstance(found, dict | list) else f'{found:>12,}'}")
