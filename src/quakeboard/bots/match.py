"""A whole game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from quakeboard.bots.spec import BotSpec
from quakeboard.core.game import CHANCE, AnyGame
from quakeboard.play.chance.seed import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Record, Seat


def play_match(game: AnyGame, specs: Sequence[BotSpec], seed: str) -> Record:
    """Play a game to the end, with one bot a seat; the seed decides the draws and what the bots choose.

    The draws depend on the seed alone: the same seed deals the same to other bots.
    """
    bots = [spec.make(game) for spec in specs]
    rngs = [Random(f"{seed} {seat}") for seat in range(len(specs))]
    seats = [Seat(f"Seat {seat}", str(spec)) for seat, spec in enumerate(specs)]
    match = Match(game, seats, Chance.from_text(seed))
    while not match.over:
        seat = match.actor
        if seat == CHANCE:
            match.deal()
        else:
            legal = match.position.legal()
            view = match.position.view(seat)
            match.act(bots[seat].choose(view, legal, specs[seat].cpu_budget, rngs[seat]))
    return match.record
