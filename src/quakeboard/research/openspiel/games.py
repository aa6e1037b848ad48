"""Both games as games of OpenSpiel, registered on import."""

from __future__ import annotations

from typing import Any

import pyspiel

from quakeboard.core.game import AnyGame
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.options import SEATS as SAN_ANDREAS_SEATS
from quakeboard.games.sanandreas.spec import KEY as SAN_ANDREAS
from quakeboard.games.seismic.rules.options import SEATS as SEISMIC_SEATS
from quakeboard.games.seismic.rules.pieces import FIRST_QUAKE
from quakeboard.games.seismic.spec import KEY as SEISMIC
from quakeboard.research.openspiel import chance, resampling
from quakeboard.research.openspiel.information_state import InformationState, secret_coins
from quakeboard.research.openspiel.observer import QuakeObserver
from quakeboard.research.openspiel.parameters import SPECIFICATIONS, parameters_of, read_game
from quakeboard.research.openspiel.payload import StatePayload, cached_action_space
from quakeboard.research.openspiel.returns import check_returns, least_return
from quakeboard.research.openspiel.state import QuakeState
from quakeboard.research.openspiel.text import describe

_Type = pyspiel.GameType


def _game_type(key: str, name: str, seats: range, information: Any) -> Any:
    return _Type(
        short_name=f"python_quakeboard_{key.replace('-', '_')}",
        long_name=name,
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=_Type.Utility.ZERO_SUM,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=SPECIFICATIONS[key],
    )


class QuakeGame(pyspiel.Game):  # type: ignore[misc]
    """The common base class of both games."""

    key: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = SPECIFICATIONS[self.key] | (params or {})
        self.seats: int = wanted["players"]
        self.returns_kind: str = wanted["returns"]
        check_returns(self.returns_kind)
        self.rules: Any = read_game(self.key, wanted)
        self._start = self.rules.start(self.seats)
        self.space = cached_action_space(self.rules, self.seats)
        self.decisions = self._most_decisions(wanted)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=chance.outcomes(self.key),
            num_players=self.seats,
            min_utility=least_return(self.returns_kind, self.seats),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions,
        )
        super().__init__(self.kind, info, wanted)

    @classmethod
    def of(cls, rules: AnyGame, seats: int) -> QuakeGame:
        """The game of OpenSpiel for a game of Quakeboard."""
        return cls(parameters_of(rules, seats))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its string, as OpenSpiel would lose the Python attributes."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> QuakeState:
        """The state before the first action."""
        return QuakeState(
            self, StatePayload(self.rules, self.space, self._start.copy(), InformationState(), self.decisions)
        )

    def state_at(self, position: Any, before: str | None = None) -> QuakeState:
        """A state without history at a position of the kernel, which it takes over.

        `before` is its public description, if it is known already.
        """
        information_state = InformationState(
            describe(position.view(None)) if before is None else before, self._secrets_by_seat(position)
        )
        base = position.copy()
        return QuakeState(
            self, StatePayload(self.rules, self.space, position, information_state, self.decisions, base)
        )

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> QuakeObserver:
        """An observer; without a type, of what a player sees now."""
        return QuakeObserver(self.rules, self.seats, iig_obs_type, params)

    def resample(self, state: QuakeState, player: int, rng: Rng) -> QuakeState:
        """A state that this seat cannot distinguish from the given one."""
        raise NotImplementedError

    def _most_decisions(self, wanted: dict[str, Any]) -> int:
        raise NotImplementedError

    def _secrets_by_seat(self, position: Any) -> tuple[str, ...]:
        """The secrets of each seat."""
        return ()


class SeismicGame(QuakeGame):
    """Seismic, with perfect information."""

    key = SEISMIC
    kind = _game_type(SEISMIC, "Quakeboard Seismic", SEISMIC_SEATS, _Type.Information.PERFECT_INFORMATION)

    def max_chance_nodes_in_history(self) -> int:
        return int(1 + self.rules.stock.pile)

    def resample(self, state: QuakeState, player: int, rng: Rng) -> QuakeState:
        """A copy, as there is no hidden information."""
        return state.clone()  # type: ignore[no-any-return]

    def _most_decisions(self, wanted: dict[str, Any]) -> int:
        """A bound: tiles may be laid and claimed; a quake asks for a town, two sides, a turn of each seat."""
        stock = self.rules.stock
        return int(2 * stock.pile + (3 + self.seats) * sum(stock.counts[FIRST_QUAKE:]))


class SanAndreasGame(QuakeGame):
    """San Andreas, in which a coin is secret until it is scored or destroyed (ruling A14)."""

    key = SAN_ANDREAS
    kind = _game_type(
        SAN_ANDREAS, "Quakeboard San Andreas", SAN_ANDREAS_SEATS, _Type.Information.IMPERFECT_INFORMATION
    )

    def max_chance_nodes_in_history(self) -> int:
        """The first seat is drawn, and every quake follows a mark."""
        return 1 + self.decisions

    def resample(self, state: QuakeState, player: int, rng: Rng) -> QuakeState:
        return resampling.resample(self, state, player, rng)

    def _most_decisions(self, wanted: dict[str, Any]) -> int:
        return int(wanted["horizon"])

    def _secrets_by_seat(self, position: Any) -> tuple[str, ...]:
        return tuple(secret_coins(position, seat) for seat in range(self.seats))


GAMES = {game.key: game for game in (SeismicGame, SanAndreasGame)}

for _game in GAMES.values():
    pyspiel.register_game(_game.kind, _game)
