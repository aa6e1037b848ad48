"""Observers: states as tensors, with named parts, and as texts.

OpenSpiel has several kinds of observers: with public information or without; with the private information of
one seat, of all, or of none; with perfect recall or of the current state. All of them have a text. Tensors
show the current state only, as a history would be very large. The parameter `tensor=False` leaves them out.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from quakeboard.core.game import AnyGame
from quakeboard.research.openspiel.information_state import secret_coins
from quakeboard.research.openspiel.payload import full_view
from quakeboard.research.openspiel.private_planes import PLANES, SecretPlanes
from quakeboard.research.openspiel.text import describe
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
    """An observer of OpenSpiel: `set_from` writes `tensor`, and `dict` holds its parts."""

    def __init__(self, rules: AnyGame, seats: int, kind: Any, params: dict[str, Any] | None) -> None:
        wanted = dict(params or {})
        wanted.pop("name", None)  # OpenSpiel passes parameters with a name
        self._has_tensor = wanted.pop("tensor", True)
        if wanted:
            raise ValueError(f"observers know no parameter but tensor, and were given: {', '.join(wanted)}")
        self.kind = kind or NOW
        self.seats = seats
        self._encoder = encoder(rules, seats)
        self._secrets = SecretPlanes(self._encoder) if rules.secrets is not None else None
        self.dict: dict[str, Tensor] = {}
        self.tensor: Tensor | None = self._make_tensor() if self._shapes() else None

    def set_from(self, state: QuakeState, player: int) -> None:
        """Observe a state as this player."""
        position = state.payload.position
        if "observation" in self.dict:
            seen = self._encoder.encode(position, player, self.dict["observation"])
            if self._secrets is not None and self.kind.private_info == NONE:
                self._secrets.hide(seen, position, player)
        if self._secrets is not None and "secrets" in self.dict:
            for turn, out in enumerate(self.dict["secrets"]):
                tensor = self._encoder.encode(position, (player + turn) % self.seats)
                self._secrets.copy(tensor, out)

    def string_from(self, state: QuakeState, player: int) -> str:
        """The text of a state for this player."""
        if state.payload.rules.secrets is not None:
            return self._text_with_secrets(state, player)
        if not self.kind.public_info:
            return ""
        if self.kind.perfect_recall:
            return "\n".join(
                text for text in (state.payload.information_state.before, state.history_str()) if text
            )
        return describe(state.payload.position.view(player))

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        """The parts of the tensor; an observation includes the seat's own secrets unless excluded."""
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

    def _make_tensor(self) -> Tensor:
        """A tensor of zeros, with views of its parts in `dict`."""
        shapes = self._shapes()
        tensor = np.zeros(sum(prod(shape) for shape in shapes.values()), np.float32)
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)
        return tensor

    def _text_with_secrets(self, state: QuakeState, player: int) -> str:
        payload, kind = state.payload, self.kind
        seats = {NONE: [], ONE: [player], ALL: range(self.seats)}[kind.private_info]
        if kind.perfect_recall:
            return payload.information_state.text(seats, public=kind.public_info)
        if not kind.public_info:
            return "\n".join(f"{seat} {secret_coins(payload.position, seat)}" for seat in seats)
        if kind.private_info == ALL:
            return describe(full_view(payload.rules, payload.position))
        return describe(payload.position.view(None if kind.private_info == NONE else player))
