"""`quakeboard bench forecast`: the calibration of forecasts in games between bots."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from quakeboard.cli.console.arguments import AsJson, GameKey, OptionPairs, Variants, parse_game
from quakeboard.cli.console.output import progress
from quakeboard.core.registry import specs_with_part

DEFAULT_GAME = specs_with_part("analysis.calibration")[0].key
FORECAST_INTERVAL = 10
"""Decisions from one forecast to the next, so that few tiles are threatened by the same quake twice."""


def measure_forecast(
    game: GameKey = DEFAULT_GAME,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 30,
    seats: Annotated[int, typer.Option("--seats", min=2, max=4)] = 2,
    bot: Annotated[str, typer.Option("--bot", help="Who plays, with a budget if you like.")] = "greedy",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "forecast",
    variant: Variants = None,
    option: OptionPairs = None,
    as_json: AsJson = False,
) -> None:
    """Games between bots: what was said of pieces in danger, and what became of them."""
    from quakeboard.analysis.forecast import Effort
    from quakeboard.bots.match import play_match
    from quakeboard.bots.spec import BotSpec

    played = parse_game(game, variant, option)
    effort = Effort(nodes=500, samples=400, seconds=None)
    players = [BotSpec.read(bot)] * seats
    records = (play_match(played, players, f"{seed} {n}") for n in progress(range(games), "Playing"))
    figures = played.spec.part("analysis.calibration")(records, FORECAST_INTERVAL, effort)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for kind, groups in figures.items():
        typer.echo(f"{kind:<8}{'tiles':>8}{'said':>9}{'gone':>9}")
        for group in groups:
            typer.echo(f"{'':<8}{group['tiles']:>8}{group['said']:>9.3f}{group['gone']:>9.3f}")
