"""Whole games for tests that need one."""

from __future__ import annotations

import random

from quakeboard.play.chance import Chance
from quakeboard.play.games import make_game
from quakeboard.play.match import Match
from quakeboard.play.record import Record, Seat
from quakeboard.rules.game import CHANCE


def play_random(seed: str = "1", seats: int = 2, nonces: tuple[str, ...] = (), **options: object) -> Record:
    """A whole game of Seismic by random players."""
    game = make_game("seismic", options)
    match = Match(game, [Seat(f"Seat {n}") for n in range(seats)], Chance.from_text(seed, nonces))
    dice = random.Random(seed)
    while not match.over:
        if match.asked == CHANCE:
            match.turn_up()
        else:
            match.act(dice.choice(match.position.legal()))
    return match.record
