"""The plan of a data set.

A file holds the games of one task of a worker. Its content depends on the plan and its number alone.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quakeboard import __version__
from quakeboard.core.game import AnyGame
from quakeboard.core.registry import make_game
from quakeboard.tensors.layout import VERSION


class DataPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that determines the content of a data set."""

    version: str = __version__
    """The version of Quakeboard, as bots may change between versions."""
    layout: int = VERSION
    """The version of the action numbers and the planes."""
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    bots: list[str]
    """The bots, as parsed by `bots/spec.py`; they rotate through the seats from game to game."""
    seed: str
    games: int
    """The least number of games; it is rounded up to whole files."""
    per_file: int
    """The number of games in a file."""

    @property
    def files(self) -> int:
        return -(-self.games // self.per_file)

    def make_game(self) -> AnyGame:
        return make_game(self.game, self.options)

    def games_of(self, file: int) -> range:
        """The numbers of the games in the file with this number."""
        return range(file * self.per_file, (file + 1) * self.per_file)

    def seating(self, game: int) -> list[str]:
        """The bot of each seat in the game with this number."""
        return [self.bots[(game + seat) % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, game: int) -> str:
        return f"{self.seed} {game}"

    def to_metadata(self) -> bytes:
        """The metadata of every file: the plan without its number of games."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name != "games"}
        return msgspec.json.encode(fields)
