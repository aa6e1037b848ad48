"""What a data set is to hold: a plan, and the files that it comes to.

A file holds the games of one worker's task, always as many. What is in it is decided by the plan and its
number alone, so it does not matter who makes it, and when.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quakeboard import __version__
from quakeboard.core.game import Game
from quakeboard.core.registry import make_game
from quakeboard.tensors.layout import VERSION


class DataPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that decides what is in a data set."""

    version: str = __version__
    """Of Quakeboard: bots may change from one to the next."""
    layout: int = VERSION
    """Of the action numbers and the planes."""
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    bots: list[str]
    """As words of `bots/spec.py`; they take the seats in turn, so that each sits everywhere."""
    seed: str
    games: int
    """At least: the last file is as full as the others."""
    per_file: int
    """Games in a file."""

    @property
    def files(self) -> int:
        return -(-self.games // self.per_file)

    def make_game(self) -> Game:
        return make_game(self.game, self.options)

    def games_of(self, file: int) -> range:
        """The numbers of the games in the file with this number."""
        return range(file * self.per_file, (file + 1) * self.per_file)

    def seating(self, game: int) -> list[str]:
        """Who sits where in the game with this number."""
        return [self.bots[(game + seat) % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, game: int) -> str:
        return f"{self.seed} {game}"

    def to_metadata(self) -> bytes:
        """What stands in every file: all but how many games there are in all."""
        told = {name: getattr(self, name) for name in self.__struct_fields__ if name != "games"}
        return msgspec.json.encode(told)
