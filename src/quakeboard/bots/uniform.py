"""What a search may know of any game without being told: who wins when it is played to its end blindly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quakeboard.core.game import Game
from quakeboard.core.kernel.rng import Rng


class NoKnowledge:
    """All actions look alike; a position is judged by one blind game to the end."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def prepare(self, position: Any) -> None:
        """Nothing is to be reckoned with."""

    def weigh(self, position: Any, codes: Sequence[int]) -> list[float]:
        return self.judge(position, codes)

    def judge(self, position: Any, codes: Sequence[int]) -> list[float]:
        return [0.0] * len(codes)

    def shares(self, position: Any) -> list[float]:
        return [1.0 / position.seats] * int(position.seats)

    def finish(self, position: Any, rng: Rng, until: int) -> list[float]:
        """Play to the end at random; the winners share the win."""
        scores = position.playout(rng)
        best = max(scores)
        winners = sum(score == best for score in scores)
        return [(score == best) / winners for score in scores]
