"""Both games as OpenSpiel's, registered when this is imported."""

from __future__ import annotations

from typing import Any

import pyspiel

from quakeboard.core.game import Game
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.sanandreas.rules.options import SEATS as SAN_ANDREAS_SEATS
from quakeboard.games.seismic.rules.game import KEY as SEISMIC
from quakeboard.games.seismic.rules.options import SEATS as SEISMIC_SEATS
from quakeboard.games.seismic.rules.pieces import FIRST_QUAKE
from quakeboard.research.openspiel import chance, resampling
from quakeboard.research.openspiel.information_state import Recall, own_coins
from quakeboard.research.openspiel.observer import QuakeObserver
from quakeboard.research.openspiel.parameters import SPECIFICATIONS, parameters_of, read_game
from quakeboard.research.openspiel.payload import Held, space_of
from quakeboard.research.openspiel.returns import check, least
from quakeboard.research.openspiel.state import QuakeState
from quakeboard.research.openspiel.text import described

_Type = pyspiel.GameType


def _kind(key: str, name: str, seats: range, information: Any) -> Any:
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
    """A game with its options chosen: what both have in common."""

    key: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = SPECIFICATIONS[self.key] | (params or {})
        self.seats: int = wanted["players"]
        self.pays: str = wanted["returns"]
        check(self.pays)
        self.rules: Any = read_game(self.key, wanted)
        self._start = self.rules.start(self.seats)
        self.space = space_of(self.rules, self.seats)
        self.decisions = self._most_decisions(wanted)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=chance.outcomes(self.key),
            num_players=self.seats,
            min_utility=least(self.pays, self.seats),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.decisions,
        )
        super().__init__(self.kind, info, wanted)

    @classmethod
    def of(cls, rules: Game, seats: int) -> QuakeGame:
        """The game that the rest of the house knows as this one."""
        return cls(parameters_of(rules, seats))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its string: OpenSpiel would forget what Python knows of it."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> QuakeState:
        """The table before the first action."""
        return QuakeState(self, Held(self.rules, self.space, self._start.copy(), Recall(), self.decisions))

    def state_at(self, position: Any, before: str | None = None) -> QuakeState:
        """A state at a position of the kernel, which is the state's from now on. It has no history.

        `before` is what all can see of it, for whoever knows it already.
        """
        recall = Recall(described(position.view(None)) if before is None else before, self._own(position))
        base = position.copy()
        return QuakeState(self, Held(self.rules, self.space, position, recall, self.decisions, base))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> QuakeObserver:
        """What shows states to players; without a type, as the one who looks sees them now."""
        return QuakeObserver(self.rules, self.seats, iig_obs_type, params)

    def resampled(self, state: QuakeState, player: int, rng: Rng) -> QuakeState:
        """A state that this seat cannot tell from that one."""
        raise NotImplementedError

    def _most_decisions(self, wanted: dict[str, Any]) -> int:
        raise NotImplementedError

    def _own(self, position: Any) -> tuple[str, ...]:
        """What each seat alone knows of a position."""
        return ()


class SeismicGame(QuakeGame):
    """Seismic. Nothing in it is secret, and no tile is laid twice."""

    key = SEISMIC
    kind = _kind(SEISMIC, "Quakeboard Seismic", SEISMIC_SEATS, _Type.Information.PERFECT_INFORMATION)

    def max_chance_nodes_in_history(self) -> int:
        return int(1 + self.rules.stock.pile)

    def resampled(self, state: QuakeState, player: int, rng: Rng) -> QuakeState:
        """The same state again: everybody can tell it from all others."""
        return state.clone()  # type: ignore[no-any-return]

    def _most_decisions(self, wanted: dict[str, Any]) -> int:
        """Every tile is laid and claimed; a quake may ask for a town, two sides, and each seat for a turn."""
        stock = self.rules.stock
        return int(2 * stock.pile + (3 + self.seats) * sum(stock.counts[FIRST_QUAKE:]))


class SanAndreasGame(QuakeGame):
    """San Andreas. A coin is its owner's secret until it is scored or destroyed (ruling A14)."""

    key = SAN_ANDREAS
    kind = _kind(
        SAN_ANDREAS, "Quakeboard San Andreas", SAN_ANDREAS_SEATS, _Type.Information.IMPERFECT_INFORMATION
    )

    def max_chance_nodes_in_history(self) -> int:
        """Who begins is drawn, and no quake comes without a mark before it."""
        return 1 + self.decisions

    def resampled(self, state: QuakeState, player: int, rng: Rng) -> QuakeState:
        return resampling.resampled(self, state, player, rng)

    def _most_decisions(self, wanted: dict[str, Any]) -> int:
        return int(wanted["horizon"])

    def _own(self, position: Any) -> tuple[str, ...]:
        return tuple(own_coins(position, seat) for seat in range(self.seats))


GAMES = {game.key: game for game in (SeismicGame, SanAndreasGame)}

for _game in GAMES.values():
    pyspiel.register_game(_game.kind, _game)
