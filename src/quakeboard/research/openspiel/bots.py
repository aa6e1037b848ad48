"""OpenSpiel's searches as bots: they get a view like every bot, and set up a state from it."""

from __future__ import annotations

import numpy as np

from quakeboard.bots import registry
from quakeboard.bots.decision import AnyDecision, Budget
from quakeboard.bots.protocol import UNKNOWN_BOT, UnknownBot
from quakeboard.core.game import Action, AnyGame, View
from quakeboard.core.kernel.rng import Rng
from quakeboard.research.openspiel.games import QuakeGame
from quakeboard.research.openspiel.rollouts import KernelRollouts
from quakeboard.research.openspiel.state import QuakeState
from quakeboard.research.openspiel.timed_search import (
    MIN_SIMULATIONS,
    UNLIMITED,
    SearchClock,
    TimedISMCTS,
    TimedMCTS,
)

SIMULATIONS = 1000
"""The number of simulations without a budget."""
EXPLORATION = 1.0
"""The constant c of UCT, for returns from -1 to 1."""
ROLLOUTS = 8
"""Rollouts for each evaluation: one in the kernel costs less than a step in the tree."""


class OpenSpielBot:
    """A bot that decides by one of OpenSpiel's searches."""

    name: str
    secrets: bool
    """Whether it plays games with secrets, or those without."""
    search: type[TimedMCTS | TimedISMCTS]

    def __init__(self, game: AnyGame) -> None:
        if (game.secrets is not None) != self.secrets:
            raise UnknownBot(UNKNOWN_BOT, bot=self.name, bots=", ".join(registry.names()))
        self.game = game
        self._games: dict[int, QuakeGame] = {}

    def choose(self, decision: AnyDecision) -> Action:
        """The action that the search followed most often."""
        view, legal, rng = decision.view, decision.legal, decision.rng
        if len(legal) == 1:
            return legal[0]
        clock = SearchClock(decision.budget)
        state = self._openspiel_game(view.seats).state_at(self.game.restore(view))
        search = self.search(
            clock,
            game=state.get_game(),
            evaluator=KernelRollouts(ROLLOUTS, rng.getrandbits(64)),
            uct_c=EXPLORATION,
            max_simulations=_simulations(decision.budget),
            random_state=np.random.RandomState(rng.getrandbits(32)),
        )
        self._prepare(search, state, view, Rng(rng.getrandbits(64)))
        number = int(search.step(state))
        kernel = state.payload.position.kernel
        return legal[kernel.codes().index(state.payload.space.code(kernel, number))]

    def _prepare(self, search: TimedMCTS | TimedISMCTS, state: QuakeState, view: View, rng: Rng) -> None:
        """Configure the search for a decision."""

    def _openspiel_game(self, seats: int) -> QuakeGame:
        if seats not in self._games:
            self._games[seats] = QuakeGame.of(self.game, seats)
        return self._games[seats]


class MCTS(OpenSpielBot):
    """Monte-Carlo tree search, for games without secrets."""

    name = "openspiel-mcts"
    secrets = False
    search = TimedMCTS


class ISMCTS(OpenSpielBot):
    """Information-set Monte-Carlo tree search, for games with secrets."""

    name = "openspiel-ismcts"
    secrets = True
    search = TimedISMCTS

    def _prepare(self, search: TimedMCTS | TimedISMCTS, state: QuakeState, view: View, rng: Rng) -> None:
        """Sample the root state of each simulation from the view."""
        game: QuakeGame = state.get_game()
        before = state.payload.information_state.before
        secrets = self.game.secrets
        assert secrets is not None
        search.set_resampler(lambda _state, _player: game.state_at(secrets.deal(view, rng), before))


def _simulations(budget: Budget) -> int:
    if budget.nodes is not None:
        return max(MIN_SIMULATIONS, budget.nodes)
    return SIMULATIONS if budget.seconds is None else UNLIMITED
