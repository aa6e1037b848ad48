"""Every game as a game of OpenSpiel, registered on import."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pyspiel

from quakeboard.core.game import AnyGame, AnyPosition
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game, specs
from quakeboard.core.spec import GameSpec
from quakeboard.research.openspiel import resampling
from quakeboard.research.openspiel.chance import chance_outcomes
from quakeboard.research.openspiel.information_state import InformationState, all_secrets
from quakeboard.research.openspiel.observer import QuakeObserver
from quakeboard.research.openspiel.parameters import (
    Parameter,
    Parameters,
    parameters_of,
    read_game,
    specification,
)
from quakeboard.research.openspiel.payload import StatePayload, cached_action_space
from quakeboard.research.openspiel.returns import check_returns, least_return
from quakeboard.research.openspiel.state import QuakeState
from quakeboard.research.text import describe

_Type = pyspiel.GameType


def game_type(spec: GameSpec) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    hidden = make_game(spec.key, {}).secrets is not None
    information = _Type.Information
    return _Type(
        short_name=f"python_quakeboard_{spec.key.replace('-', '_')}",
        long_name=f"Quakeboard {spec.key.replace('-', ' ').title()}",
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=_Type.Utility.ZERO_SUM,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=spec.seats[-1],
        min_num_players=spec.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=spec.has("tensors.describe"),
        provides_factored_observation_string=True,
        parameter_specification=specification(spec),
    )


class QuakeGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and seats; there is a subclass for every registered game."""

    spec: ClassVar[GameSpec]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Parameters | None = None) -> None:
        wanted = specification(self.spec) | dict(params or {})
        self.seats = int(wanted["players"])
        self.returns_kind = str(wanted["returns"])
        check_returns(self.returns_kind)
        self.rules = read_game(self.spec, wanted)
        self._start = self.rules.start(self.seats)
        self.space = cached_action_space(self.rules, self.seats)
        self.decisions, self._draws = _length(self.rules, self.seats, wanted)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=chance_outcomes(self.spec.key).size,
            num_players=self.seats,
            min_utility=least_return(self.returns_kind, self.seats),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions,
        )
        super().__init__(self.kind, info, wanted)

    @staticmethod
    def of(rules: AnyGame, seats: int) -> QuakeGame:
        """The game of OpenSpiel for a game of Quakeboard."""
        return GAMES[rules.spec.key](parameters_of(rules, seats))

    def __reduce__(self) -> tuple[Callable[[str], QuakeGame], tuple[str]]:
        """Pickle the game as its string, as OpenSpiel would lose the Python attributes."""
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self._draws

    def new_initial_state(self) -> QuakeState:
        """The state before the first action."""
        return self._state(self._start.copy(), InformationState(), self.decisions, None)

    def state_at(self, position: AnyPosition, before: str | None = None) -> QuakeState:
        """A state without history at a position, which it takes over.

        `before` is its public description, if it is known already.
        """
        public = describe(position.view(None)) if before is None else before
        return self.state_with(position, InformationState(public, all_secrets(self.rules, position)))

    def state_with(
        self, position: AnyPosition, remembered: InformationState, decisions_left: int | None = None
    ) -> QuakeState:
        """A state without history at a position, which it takes over, with what the seats remember of it."""
        left = self.decisions if decisions_left is None else decisions_left
        return self._state(position, remembered, left, position.copy())

    def _state(
        self, position: AnyPosition, remembered: InformationState, left: int, base: AnyPosition | None
    ) -> QuakeState:
        return QuakeState(self, StatePayload(self.rules, self.space, position, remembered, left, base))

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Parameter] | None = None,
    ) -> QuakeObserver:
        """An observer; without a type, of what a player sees now."""
        return QuakeObserver(self.rules, self.seats, iig_obs_type, params)

    def resample(self, state: QuakeState, player: int, rng: Rng) -> QuakeState:
        """A state that this seat cannot distinguish from the given one."""
        return resampling.resample(self, state, player, rng)


def _length(rules: AnyGame, seats: int, wanted: Parameters) -> tuple[int, int]:
    """The most decisions, and the most draws."""
    spec = rules.spec
    if spec.has("rules.length"):
        decisions, draws = spec.part("rules.length")(rules, seats)
        return decisions, draws
    most = int(wanted["horizon"]) if spec.most_decisions is None else spec.most_decisions
    return most, 1 + most if spec.most_draws is None else spec.most_draws


GAMES: dict[str, type[QuakeGame]] = {
    key: type("QuakeGame", (QuakeGame,), {"spec": spec, "kind": game_type(spec)})
    for key, spec in specs().items()
}

for _game in GAMES.values():
    pyspiel.register_game(_game.kind, _game)
