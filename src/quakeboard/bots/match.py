"""A whole game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from quakeboard.bots.spec import Entrant
from quakeboard.core.game import CHANCE, Game
from quakeboard.play.chance import Chance
from quakeboard.play.match import Match
from quakeboard.play.record import Record, Seat


def play_out(game: Game, entrants: Sequence[Entrant], seed: str) -> Record:
    """Let one bot a seat play to the end; the seed decides the draws and what the bots choose.

    The draws come from the seed alone, whoever plays: the same seed deals the same to other bots.
    """
    players = [entrant.make(game) for entrant in entrants]
    dice = [Random(f"{seed} {seat}") for seat in range(len(entrants))]
    seats = [Seat(f"Seat {seat}", str(entrant)) for seat, entrant in enumerate(entrants)]
    match = Match(game, seats, Chance.from_text(seed))
    while not match.over:
        seat = match.asked
        if seat == CHANCE:
            match.turn_up()
        else:
            legal = match.position.legal()
            view = match.position.view(seat)
            match.act(players[seat].choose(view, legal, entrants[seat].allowed, dice[seat]))
    return match.record
