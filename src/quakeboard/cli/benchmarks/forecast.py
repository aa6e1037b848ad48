"""`quakeboard bench forecast`: the calibration of forecasts in games between bots."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from quakeboard.cli.console.arguments import AsJson, OptionPairs, Variants, parse_game
from quakeboard.cli.console.output import progress

FORECAST_INTERVAL = 10
"""Lays from one forecast to the next, so that few tiles are threatened by the same quake twice."""


def measure_forecast(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 30,
    seats: Annotated[int, typer.Option("--seats", min=2, max=4)] = 2,
    bot: Annotated[str, typer.Option("--bot", help="Who plays, with a budget if you like.")] = "greedy",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "forecast",
    variant: Variants = None,
    option: OptionPairs = None,
    as_json: AsJson = False,
) -> None:
    """Games of Seismic between bots: what was said of tiles in danger, and what became of them."""
    from quakeboard.analysis.forecast import Effort
    from quakeboard.bots.match import play_match
    from quakeboard.bots.spec import BotSpec
    from quakeboard.games.seismic.analysis.calibration import PastForecast, grouped, past_forecasts

    game, found = parse_game("seismic", variant, option), list[PastForecast]()
    effort = Effort(nodes=500, samples=400, seconds=None)
    for number in progress(range(games), "Playing"):
        record = play_match(game, [BotSpec.read(bot)] * seats, f"{seed} {number}")
        found += past_forecasts(record, FORECAST_INTERVAL, effort)
    figures = {kind: [group.to_json() for group in groups] for kind, groups in grouped(found).items()}
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for kind, groups in figures.items():
        typer.echo(f"{kind:<8}{'tiles':>8}{'said':>9}{'gone':>9}")
        for group in groups:
            typer.echo(f"{'':<8}{group['tiles']:>8}{group['said']:>9.3f}{group['gone']:>9.3f}")
