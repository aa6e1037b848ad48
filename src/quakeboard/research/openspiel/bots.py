"""OpenSpiel's bots at our tables: they get a view like everybody else, and set up a state from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from quakeboard.bots import registry
from quakeboard.bots.protocol import UNKNOWN_BOT, Budget, UnknownBot
from quakeboard.core.game import Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.research.openspiel.games import GAMES, QuakeGame
from quakeboard.research.openspiel.rollouts import KernelRollouts
from quakeboard.research.openspiel.state import QuakeState
from quakeboard.research.openspiel.timed_search import ENDLESS, FEWEST, Clock, TimedISMCTS, TimedMCTS

SIMULATIONS = 1000
"""What is thought where no budget says otherwise."""
DARING = 1.0
"""How much a search tries what looks worse (the c of UCT), for returns from -1 to 1."""
ROLLOUTS = 8
"""Random games for each state that is judged: a game in the kernel costs less than a step in the tree."""


class OpenSpielBot:
    """One of OpenSpiel's searches, behind our door."""

    name: str
    secrets: bool
    """Whether it is made for games with secrets, or for those without."""
    search: type[TimedMCTS | TimedISMCTS]

    def __init__(self, game: Game) -> None:
        if game.has_secrets != self.secrets:
            raise UnknownBot(UNKNOWN_BOT, bot=self.name, bots=", ".join(registry.names()))
        self.game: Any = game
        self._games: dict[int, QuakeGame] = {}

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Any:
        """The action that the search followed most often."""
        if len(legal) == 1:
            return legal[0]
        clock = Clock(budget)
        state = self._spiel(view.seats).state_at(self.game.restore(view))
        search = self.search(
            clock,
            game=state.get_game(),
            evaluator=KernelRollouts(ROLLOUTS, rng.getrandbits(64)),
            uct_c=DARING,
            max_simulations=_simulations(budget),
            random_state=np.random.RandomState(rng.getrandbits(32)),
        )
        self._prepare(search, state, view, Rng(rng.getrandbits(64)))
        number = int(search.step(state))
        held = state.held
        return legal[held.position.codes().index(held.space.code(held.position, number))]

    def _prepare(self, search: Any, state: QuakeState, view: Any, rng: Rng) -> None:
        """What else the search must know."""

    def _spiel(self, seats: int) -> QuakeGame:
        if seats not in self._games:
            self._games[seats] = GAMES[self.game.key].of(self.game, seats)
        return self._games[seats]


class MCTS(OpenSpielBot):
    """Monte-Carlo tree search, where nothing is secret."""

    name = "openspiel-mcts"
    secrets = False
    search = TimedMCTS


class ISMCTS(OpenSpielBot):
    """Information-set Monte-Carlo tree search, where seats have secrets."""

    name = "openspiel-ismcts"
    secrets = True
    search = TimedISMCTS

    def _prepare(self, search: Any, state: QuakeState, view: Any, rng: Rng) -> None:
        """Each simulation begins in a state that the view allows."""
        game: QuakeGame = state.get_game()
        before = state.held.recall.before
        search.set_resampler(lambda _state, _player: game.state_at(self.game.sample(view, rng), before))


def _simulations(budget: Budget) -> int:
    if budget.nodes is not None:
        return max(FEWEST, budget.nodes)
    return SIMULATIONS if budget.seconds is None else ENDLESS
