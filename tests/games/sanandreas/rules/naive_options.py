"""Rulings A3, A10, A12, A13 and A14 for tables with lakes and closed lost coins, from the rulings alone.

Lakes are found from where the tiles lie; what is known, from what every trace shows: where the coins are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from quakeboard.games.sanandreas.rules.pieces import is_land

from .naive import Ground, neighbours

Space = tuple[int, int]
Coin = tuple[int, int]
"""A seat and a value."""


class GroundWithLakes(Ground):
    """A ground on which ocean that is cut off from the open sea is no coast."""

    def lakes(self) -> set[Space]:
        """Ruling A3: the ocean spaces that no chain of ocean spaces, side by side, joins to the west."""
        spaces = {(x, y) for x in range(-1, 12) for y in range(1, 17)}
        ocean = {space for space in spaces if super(GroundWithLakes, self).is_ocean(space)}
        sea = {(-1, y) for y in range(1, 17)}
        while True:
            joined = sea | {space for space in ocean if sea.intersection(neighbours(space))}
            if joined == sea:
                return ocean - sea
            sea = joined

    def is_coastal(self, tile: int) -> bool:
        """Ruling A10: a lake is no coast."""
        lakes = self.lakes()
        beside = {there for space in self.showing(tile) for there in neighbours(space)}
        return any(self.is_ocean(space) and space not in lakes for space in beside)

    def coasts(self, space: Space) -> dict[str, int]:
        """Ruling A13: a line goes on across a lake, whose spaces lie between."""
        shown = {there for tile in self.at for there in self.showing(tile)} | self.lakes()
        found = {}
        for side, (dx, dy) in {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}.items():
            between, (x, y) = 0, (space[0] + dx, space[1] + dy)
            while (x, y) in shown:
                between, x, y = between + 1, x + dx, y + dy
            if not is_land((x, y)):
                found[side] = between
        return found

    def islands(self) -> set[int]:
        """Ruling A12: the tiles of groups that touch no land, whichever water lies around them."""
        joined = {
            tile
            for tile in self.at
            if any(is_land(there) for space in self.spaces(tile) for there in (space, *neighbours(space)))
        }
        while True:
            near = {there for tile in joined for space in self.spaces(tile) for there in neighbours(space)}
            more = {tile for tile in self.at if self.spaces(tile) & near} | joined
            if more == joined:
                return set(self.at) - joined
            joined = more


@dataclass
class Memory:
    """Ruling A14, where lost coins stay closed: which coins all know, from state to state of a trace."""

    known: set[Coin] = field(default_factory=set)
    _phase: str = "set-up"

    def follow(self, state: dict[str, Any], asked: int | None) -> None:
        """Take in the next state; `asked` is the seat that acts next."""
        scored = self._phase in ("roll", "shift", "swap") and state["phase"] in ("turn", "over")
        if scored:
            self.known |= {(city["seat"], city["coin"]) for city in state["cities"]}
        if state["phase"] == "swap":
            assert asked is not None
            self.known.add((asked, 0))  # only the owner of a null city is asked (ruling A13)
        self._phase = state["phase"]


def deals(unknown: Iterable[int], hand: int, lost: int, *, no_null_city: bool) -> set[tuple[Any, ...]]:
    """Every way to spread coins over a hand, what was lost, and the cities in order."""
    found = set()
    for coins in permutations(unknown):
        cities = coins[hand + lost :]
        if not (no_null_city and 0 in cities):
            found.add((frozenset(coins[:hand]), frozenset(coins[hand : hand + lost]), cities))
    return found
