"""The positions that a view allows."""

from __future__ import annotations

from quakeboard.core.game import AnyGame, AnyPosition, Kernel, View
from quakeboard.core.kernel.rng import Rng

DEALS = 32
"""How many positions that the view allows are looked at where something is secret."""


def deal_positions(game: AnyGame, view: View, seed: int | str) -> list[AnyPosition]:
    """Positions that agree with the view, just one where nothing is secret.

    What is hidden is dealt by the game's belief about other players, or evenly if it has none.
    """
    if game.secrets is None:
        return [game.restore(view)]
    rng = Rng(seed)
    if game.spec.has("bots.belief"):
        deal_by_belief = game.spec.part("bots.belief")
        return [deal_by_belief(game, view, rng) for _ in range(DEALS)]
    return [game.secrets.deal(view, rng) for _ in range(DEALS)]


def deal_kernels(game: AnyGame, view: View, seed: int | str) -> list[Kernel]:
    """The same positions in numbers, as the search takes them."""
    return [position.kernel for position in deal_positions(game, view, seed)]
