"""`quakeboard bench`: measurements on this machine."""

from __future__ import annotations

import typer

from quakeboard.cli.app import CommandGroup
from quakeboard.cli.benchmarks.forecast import measure_forecast
from quakeboard.cli.benchmarks.kernel import measure_kernel
from quakeboard.cli.benchmarks.server import measure_server
from quakeboard.cli.benchmarks.vector import measure_vector

app = typer.Typer(
    cls=CommandGroup,
    help="Measure speed on this machine, and whether forecasts come true.",
    add_completion=False,
    rich_markup_mode=None,
)


@app.callback()
def _bench() -> None:
    """Measure speed on this machine, and whether forecasts come true."""


app.command("server")(measure_server)
app.command("forecast")(measure_forecast)
app.command("vector")(measure_vector)
app.command("kernel")(measure_kernel)
