"""Observers: states as tensors, with named parts, and as texts.

OpenSpiel has several kinds of observers: with public information or without; with the private information of
one seat, of all, or of none; with perfect recall or of the current state. All of them have a text. Tensors
show the current state only, as a history would be very large. The parameter `tensor=False` leaves them out.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Protocol

import numpy as np
import pyspiel

from quakeboard.core.game import AnyGame, AnyPosition
from quakeboard.research.openspiel.information_state import own_secrets
from quakeboard.research.openspiel.parameters import Parameter
from quakeboard.research.openspiel.payload import full_view
from quakeboard.research.text import describe
from quakeboard.tensors.encoder import Encoder, Tensor, encoder

if TYPE_CHECKING:
    from quakeboard.research.openspiel.state import QuakeState

NONE, ONE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)
NOW = pyspiel.IIGObservationType(perfect_recall=False)


class PrivatePlanes(Protocol):
    """The planes of a tensor that only its seat may see."""

    count: int

    def hide(self, tensor: Tensor, position: AnyPosition, seat: int) -> None:
        """Remove from the tensor of this seat what only it may see."""

    def copy(self, tensor: Tensor, out: Tensor) -> None:
        """Copy from the tensor of a seat what only it may see."""


class QuakeObserver:
    """An observer of OpenSpiel: `set_from` writes `tensor`, and `dict` holds its parts."""

    def __init__(
        self,
        rules: AnyGame,
        seats: int,
        kind: pyspiel.IIGObservationType | None,
        params: dict[str, Parameter] | None,
    ) -> None:
        wanted = dict(params or {})
        wanted.pop("name", None)  # OpenSpiel passes parameters with a name
        self._has_tensor = wanted.pop("tensor", True)
        if wanted:
            raise ValueError(f"observers know no parameter but tensor, and were given: {', '.join(wanted)}")
        self.kind = kind or NOW
        self.seats = seats
        self._hidden = rules.secrets is not None
        self._encoder: Encoder | None = None
        self._private: PrivatePlanes | None = None
        if rules.spec.has("tensors.describe"):
            self._encoder = encoder(rules, seats)
            if rules.spec.has("tensors.private_planes"):
                self._private = rules.spec.part("tensors.private_planes")(self._encoder)
        self.dict: dict[str, Tensor] = {}
        self.tensor: Tensor | None = self._make_tensor() if self._shapes() else None

    def set_from(self, state: QuakeState, player: int) -> None:
        """Observe a state as this player."""
        position = state.payload.position
        if self._encoder is None:
            return
        if "observation" in self.dict:
            seen = self._encoder.encode(position.kernel, player, self.dict["observation"])
            if self._private is not None and self.kind.private_info == NONE:
                self._private.hide(seen, position, player)
        if self._private is not None and "secrets" in self.dict:
            for turn, out in enumerate(self.dict["secrets"]):
                tensor = self._encoder.encode(position.kernel, (player + turn) % self.seats)
                self._private.copy(tensor, out)

    def string_from(self, state: QuakeState, player: int) -> str:
        """The text of a state for this player."""
        if self._hidden:
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
        if self._encoder is None or self.kind.perfect_recall or not self._has_tensor:
            return found
        private, public = self.kind.private_info, self.kind.public_info
        _, *board = self._encoder.shape
        if public and (private != NONE or self._private is not None or not self._hidden):
            found["observation"] = self._encoder.shape
        if self._private is not None and (private == ALL or (private == ONE and not public)):
            found["secrets"] = (self.seats if private == ALL else 1, self._private.count, *board)
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
            return "\n".join(f"{seat} {own_secrets(payload.rules, payload.position, seat)}" for seat in seats)
        if kind.private_info == ALL:
            return describe(full_view(payload.rules, payload.position))
        return describe(payload.position.view(None if kind.private_info == NONE else player))
