"""States that came about at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np

from quakeboard.research.openspiel import QuakeState


def random_states(game: Any, seed: int) -> Iterator[QuakeState]:
    """One state, from the start of a game to its end; who wants to keep a moment copies it."""
    state = game.new_initial_state()
    rng = np.random.RandomState(seed)
    yield state
    while not state.is_terminal():
        actions, odds = state.legal_actions(), None
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=odds)))
        yield state


def played(game: Any, seed: int, steps: int = 10**6) -> QuakeState:
    """The state after so many steps, or the end of a game that is over before."""
    *_, state = islice(random_states(game, seed), steps + 1)
    return state


def sampled_states(game: Any, seed: int, every: int) -> list[QuakeState]:
    """Every so-manieth state of a game."""
    return [state.clone() for made, state in enumerate(random_states(game, seed)) if made % every == 0]
