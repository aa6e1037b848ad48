"""The planes of a tensor of San Andreas that are secret: coins in hand, face down or lost (ruling A14)."""

from __future__ import annotations

from quakeboard.games.sanandreas.rules.pieces import COINS
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.tensors.encoder import Encoder, Tensor


class PrivatePlanes:
    """The secret planes of an encoder, to hide or to copy."""

    count = 2 * len(COINS)
    """The number of secret planes of a seat: each coin's face-down city, then each coin in hand. What is left
    of its coins was lost."""

    def __init__(self, encoder: Encoder) -> None:
        names = [plane.name for plane in encoder.planes]
        self.coins = _slice(names, f"coin {COINS[0]}")
        self.hand = _slice(names, f"held {COINS[0]} of me")
        self.open = names.index("open")
        self.destroyed = _slice(names, f"destroyed {COINS[0]} of me")
        closed = f"secret {COINS[0]}"
        self.lost = _slice(names, closed) if closed in names else slice(0)

    def hide(self, tensor: Tensor, position: Position, seat: int) -> None:
        """Remove from the tensor of this seat what only it may see."""
        tensor[self.coins] *= tensor[self.open]
        tensor[self.lost] = 0
        for coin in COINS:
            known = position.kernel.pieces.known >> (seat * len(COINS) + coin) & 1
            tensor[self.hand][coin] = not known
            tensor[self.destroyed][coin] *= known

    def copy(self, tensor: Tensor, out: Tensor) -> None:
        """Copy from the tensor of a seat what only it may see."""
        out[: len(COINS)] = tensor[self.coins] * (1 - tensor[self.open])
        out[len(COINS) :] = tensor[self.hand]


def _slice(names: list[str], first: str) -> slice:
    start = names.index(first)
    return slice(start, start + len(COINS))
