"""Games with an end that is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.play.record import ChanceProof, Record, Seat, new_record, outcome_to_record


def record_of(game: Any, seats: int, codes: list[int]) -> Record:
    """The game in which this was done, by the numbers of the actions."""
    record = new_record(game, [Seat(f"Seat {seat}") for seat in range(seats)], ChanceProof())
    position = game.start(seats)
    for code in codes:
        record.actions.append(str(position.decode(code)))
        position.step(code)
    outcome = position.outcome()
    record.outcome = None if outcome is None else outcome_to_record(outcome)
    return record


def random_game(game: Any, seats: int, seed: str, until: Callable[[Any], bool]) -> tuple[Any, list[int]]:
    """A position of a random game at which this holds for the first time, and what led to it; or its end."""
    position, codes, rng = game.start(seats), list[int](), Rng(seed)
    while position.actor() != OVER and not until(position):
        codes.append(position.sample(rng))
        position.step(codes[-1])
    return position, codes


def winning(position: Any, seat: int) -> list[int]:
    """The actions after which the game is over and won by this seat alone."""
    found = []
    for code in position.codes():
        twin = position.copy()
        twin.step(code)
        outcome = twin.outcome()
        if outcome is not None and outcome.winners == (seat,):
            found.append(code)
    return found


def blunder() -> tuple[Record, Record]:
    """Two games of Seismic that differ in their last action: one gives the win away, the other takes it."""
    game: Any = make_game("seismic", {})
    seed = 0
    while True:
        seed += 1
        position, codes = random_game(game, 2, f"blunder {seed}", _last_claim)
        if position.actor() == OVER:
            continue
        mine, others = winning(position, position.actor()), winning(position, 1 - position.actor())
        if len(mine) == 1 and others:
            return record_of(game, 2, [*codes, others[0]]), record_of(game, 2, [*codes, mine[0]])


def _last_claim(position: Any) -> bool:
    return bool(position.phase_name() == "crew" and position.pile == 0 and position.row_size == 0)
