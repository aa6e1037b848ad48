"""The information states of San Andreas: what each seat remembers of a game with secret coins.

A seat sees all actions but the coins of others' new cities (ruling A14), and the coins that are revealed when
a quake destroys or scores their cities. Together with its own coins this is all it can know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from quakeboard.games.sanandreas.rules import notation
from quakeboard.games.sanandreas.rules.actions import FOUND, MARK, decode, seen_by
from quakeboard.games.sanandreas.rules.board import space_of
from quakeboard.games.sanandreas.rules.pieces import COINS, IN_HAND

Step = tuple[int, int, str]
"""The actor, the code of the action in the kernel, and the coins that it revealed."""


@dataclass(slots=True)
class InformationState:
    """All that happened since a state was set up; games without secrets need no steps here."""

    before: str = ""
    """The public description of the state at set-up; empty at the start of a game."""
    own_coins: tuple[str, ...] = ()
    """The secret coins of each seat at set-up; empty at the start of a game."""
    steps: list[Step] = field(default_factory=list)

    def copy(self) -> InformationState:
        return InformationState(self.before, self.own_coins, self.steps[:])

    def text(self, seats: Collection[int], *, public: bool) -> str:
        """What these seats know together, with public information or without."""
        return "\n".join([f"seats {','.join(map(str, seats))}", *self._lines(seats, public=public)])

    def _lines(self, seats: Collection[int], *, public: bool) -> Iterator[str]:
        if public and self.before:
            yield self.before
        if self.own_coins:
            yield from (f"{seat} {self.own_coins[seat]}" for seat in seats)
        for actor, code, revealed in self.steps:
            if actor in seats and code >= FOUND:
                yield f"{actor} {notation.text(code)}"
            elif public:
                text = notation.text(code) if code < FOUND else str(seen_by(decode(code), actor, None))
                yield f"{actor} {text}{revealed}"


def step(position: Any, code: int, information_state: InformationState) -> None:
    """Take an action and remember it with the coins that it reveals."""
    actor = position.actor()
    revealed = ""
    if code >= MARK:  # a pawn or a city is placed: nothing is revealed
        position.step(code)
    else:
        places = {coin: position.city_place(coin)[1] for coin in position.city_coins()}
        known = position.known
        position.step(code)
        newly_known = position.known & ~known
        revealed = "".join(
            f" {_coin(coin, cell)}" for coin, cell in places.items() if newly_known >> coin & 1
        )
    information_state.steps.append((actor, code, revealed))


def secret_coins(position: Any, seat: int) -> str:
    """The coins that only this seat knows: in its hand, and face down on the board."""
    hand = ",".join(str(coin) for coin in position.coins(seat, IN_HAND))
    secret = (coin for coin in position.city_coins() if not position.known >> coin & 1)
    cities = (_coin(coin, position.city_place(coin)[1]) for coin in secret if coin // len(COINS) == seat)
    return " ".join((f"hand {hand}", *cities))


def _coin(coin: int, cell: int) -> str:
    x, y = space_of(cell)
    return f"{coin % len(COINS)}@{x},{y}"
