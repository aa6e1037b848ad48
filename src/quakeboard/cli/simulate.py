"""`quakeboard simulate`: games between bots, written as records."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard.cli.console import completion
from quakeboard.cli.console.arguments import DEFAULT_GAME, AsJson, GameKey, OptionPairs, Variants, parse_game
from quakeboard.cli.console.output import progress
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import JSON
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.play.record import Record

TOO_MANY_BOTS = Reason("too-many-bots", "seats", "There are {bots} bots for {seats} seats.")


def simulate(
    game: GameKey = DEFAULT_GAME,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; as many as bots.")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same games.")] = None,
    variant: Variants = None,
    option: OptionPairs = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            help="A bot for the next seat (greedy, fierce:1s, fierce:500); random for what is missing.",
            autocompletion=completion.bots,
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, max=1_000_000, help="How many games.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", help="The folder for the records.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and write a record of every game."""
    from quakeboard.bots.match import play_match
    from quakeboard.bots.spec import BotSpec
    from quakeboard.play.record import save

    the_game = parse_game(game, variant, option)
    bots = list(bot or ())
    count = seats if seats is not None else max(len(bots), the_game.spec.seats[0])
    the_game.start(count)  # raises before any folder is made
    if len(bots) > count:
        raise BadOptions(TOO_MANY_BOTS, bots=len(bots), seats=count)
    bots += ["random"] * (count - len(bots))
    specs = [BotSpec.read(word) for word in bots]
    for spec in specs:
        spec.make(the_game)
    seed = seed if seed is not None else token_hex(8)
    if out is not None:
        _make_folder(out)
    totals = _Totals(count)
    for number in progress(range(games), "Simulating"):
        record = play_match(the_game, specs, f"{seed} {number}")
        if out is not None:
            save(record, out / f"{game}-{number:06d}.quake.json")
        totals.add(record)
    typer.echo(totals.to_json(seed, bots) if as_json else totals.to_text(bots))


def _make_folder(out: Path) -> None:
    from quakeboard.play.record import UNWRITABLE, BadRecord

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord(UNWRITABLE, file=out, why=(error.strerror or "unknown").lower()) from None


class _Totals:
    """Wins and scores, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.actions = 0

    def add(self, record: Record) -> None:
        assert record.outcome is not None
        self.games += 1
        self.actions += len(record.actions)
        for seat, score in enumerate(record.outcome.scores):
            self.points[seat] += score
        for seat in record.outcome.winners:
            self.wins[seat] += 1 / len(record.outcome.winners)

    def to_json(self, seed: str, bots: list[str]) -> str:
        seats: list[dict[str, JSON]] = [
            {
                "bot": bot,
                "wins": round(self.wins[seat], 3),
                "mean_score": round(self.points[seat] / self.games, 3),
            }
            for seat, bot in enumerate(bots)
        ]
        mean = round(self.actions / self.games, 1)
        return json.dumps({"games": self.games, "seed": seed, "mean_actions": mean, "seats": seats})

    def to_text(self, bots: list[str]) -> str:
        language = Language.chosen()
        lines = [language.sentence("simulate-games", games=self.games)]
        for seat, bot in enumerate(bots):
            lines.append(
                language.sentence(
                    "simulate-seat",
                    seat=seat,
                    bot=bot,
                    wins=round(self.wins[seat], 1),
                    points=round(self.points[seat] / self.games, 1),
                )
            )
        return "\n".join(lines)
