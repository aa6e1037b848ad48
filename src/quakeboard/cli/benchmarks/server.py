"""`quakeboard bench server`: the load that a server on one core can handle."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from quakeboard.cli.console.arguments import AsJson
from quakeboard.language import Language


def measure_server(
    tables: Annotated[int, typer.Option("--tables", min=1, help="Try at most so many tables.")] = 4000,
    seconds: Annotated[float, typer.Option("--seconds", min=1, max=3600, help="The time of each run.")] = 4.0,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="A PostgreSQL, to measure two processes on it."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """A server on one core beside its bare parts: four people at a table, every move on disk."""
    from quakeboard.cli.benchmarks.load.measure import measure

    figures = measure(tables, seconds, database)
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        for name, found in figures.items():
            shown = json.dumps(found) if isinstance(found, dict | list) else f"{found:>8,}"
            typer.echo(f"  {name:<46}{shown}")
    if database is None:
        typer.echo(Language.chosen().sentence("bench-no-postgres"), err=True)
