"""What players are shown of a state: a tensor, its parts by name, a text.

OpenSpiel asks for observers of several kinds: with what all may know or without it; with the secrets of one
seat, of all, or of none; with all that was seen so far (perfect recall) or with what is seen now. A text is
there for each of them. Tensors show what is seen now: the history of a game would be larger than all else.
Who wants no tensor sets the parameter `tensor` to False.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from quakeboard.core.game import Game
from quakeboard.research.openspiel.information_state import own_coins
from quakeboard.research.openspiel.payload import everything
from quakeboard.research.openspiel.private_planes import PLANES, Secrets
from quakeboard.research.openspiel.text import described
from quakeboard.tensors.encoder import Tensor, encoder

if TYPE_CHECKING:
    from quakeboard.research.openspiel.state import QuakeState

NONE, ONE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)
NOW = pyspiel.IIGObservationType(perfect_recall=False)


class QuakeObserver:
    """An observer as OpenSpiel wants it: `tensor`, and its parts in `dict`, show what `set_from` has seen."""

    def __init__(self, rules: Game, seats: int, kind: Any, params: dict[str, Any] | None) -> None:
        wanted = dict(params or {})
        wanted.pop("name", None)  # OpenSpiel writes parameters behind a name
        self._has_tensor = wanted.pop("tensor", True)
        if wanted:
            raise ValueError(f"observers know no parameter but tensor, and were given: {', '.join(wanted)}")
        self.kind = kind or NOW
        self.seats = seats
        self._encoder = encoder(rules, seats)
        self._secrets = Secrets(self._encoder) if rules.has_secrets else None
        self.dict: dict[str, Tensor] = {}
        self.tensor: Tensor | None = self._made() if self._shapes() else None

    def set_from(self, state: QuakeState, player: int) -> None:
        """Look at a state as this player."""
        position = state.held.position
        if "observation" in self.dict:
            seen = self._encoder.encode(position, player, self.dict["observation"])
            if self._secrets is not None and self.kind.private_info == NONE:
                self._secrets.hide(seen, position, player)
        if self._secrets is not None and "secrets" in self.dict:
            for turn, out in enumerate(self.dict["secrets"]):
                tensor = self._encoder.encode(position, (player + turn) % self.seats)
                self._secrets.take(tensor, out)

    def string_from(self, state: QuakeState, player: int) -> str:
        """What this player sees of a state, as text."""
        if state.held.rules.has_secrets:
            return self._with_secrets(state, player)
        if not self.kind.public_info:
            return ""
        if self.kind.perfect_recall:
            return "\n".join(text for text in (state.held.recall.before, state.history_str()) if text)
        return described(state.held.position.view(player))

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        """The parts of the tensor. What a seat sees holds its own secrets, unless they are left out."""
        found: dict[str, tuple[int, ...]] = {}
        if self.kind.perfect_recall or not self._has_tensor:
            return found
        _, *board = self._encoder.shape
        if self.kind.public_info:
            found["observation"] = self._encoder.shape
        if self._secrets is not None and self.kind.private_info == ALL:
            found["secrets"] = (self.seats, PLANES, *board)
        elif self._secrets is not None and self.kind.private_info == ONE and not self.kind.public_info:
            found["secrets"] = (1, PLANES, *board)
        return found

    def _made(self) -> Tensor:
        """An empty tensor, and windows on it under the names of its parts."""
        shapes = self._shapes()
        tensor = np.zeros(sum(prod(shape) for shape in shapes.values()), np.float32)
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)
        return tensor

    def _with_secrets(self, state: QuakeState, player: int) -> str:
        held, kind = state.held, self.kind
        seats = {NONE: [], ONE: [player], ALL: range(self.seats)}[kind.private_info]
        if kind.perfect_recall:
            return held.recall.told(seats, public=kind.public_info)
        if not kind.public_info:
            return "\n".join(f"{seat} {own_coins(held.position, seat)}" for seat in seats)
        if kind.private_info == ALL:
            return described(everything(held.rules, held.position))
        return described(held.position.view(None if kind.private_info == NONE else player))
