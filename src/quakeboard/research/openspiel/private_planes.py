"""Which part of a tensor of San Andreas is a seat's secret: its coins in hand and face down (ruling A14)."""

from __future__ import annotations

from typing import Any

from quakeboard.games.sanandreas.rules.pieces import COINS
from quakeboard.tensors.encoder import Encoder, Tensor

PLANES = 2 * len(COINS)
"""A seat's secret takes so many: each coin's face-down city, then each coin in hand."""


class Secrets:
    """Finds the secret planes of an encoder."""

    def __init__(self, encoder: Encoder) -> None:
        names = [plane.name for plane in encoder.planes]
        self.coins = _slice(names, f"coin {COINS[0]}")
        self.held = _slice(names, f"held {COINS[0]} of me")
        self.open = names.index("open")

    def hide(self, tensor: Tensor, position: Any, seat: int) -> None:
        """Leave in what this seat sees only what all see."""
        tensor[self.coins] *= tensor[self.open]
        for coin in COINS:
            tensor[self.held][coin] = not position.known >> (seat * len(COINS) + coin) & 1

    def take(self, tensor: Tensor, out: Tensor) -> None:
        """Write what of this only the seat itself sees."""
        out[: len(COINS)] = tensor[self.coins] * (1 - tensor[self.open])
        out[len(COINS) :] = tensor[self.held]


def _slice(names: list[str], first: str) -> slice:
    start = names.index(first)
    return slice(start, start + len(COINS))
