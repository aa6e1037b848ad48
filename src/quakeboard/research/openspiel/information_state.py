"""What each seat remembers of a game in which coins are secret: the information states of San Andreas.

A seat sees all actions but the coin of somebody else's new city (ruling A14), and it sees the coins that come
to light when a quake destroys or scores their cities. Together with its own coins this is all it can know.
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
"""Who did what, by its number in the kernel, and which coins came to light."""


@dataclass(slots=True)
class Recall:
    """Everything since a state was set up. Where nothing is secret it has no steps: OpenSpiel keeps them."""

    before: str = ""
    """What all could see then; nothing if the game had not begun."""
    own: tuple[str, ...] = ()
    """The secret coins of each seat then; nothing if the game had not begun."""
    steps: list[Step] = field(default_factory=list)

    def copy(self) -> Recall:
        return Recall(self.before, self.own, self.steps[:])

    def told(self, seats: Collection[int], *, public: bool) -> str:
        """All that these seats know together, with what all know or without it."""
        return "\n".join([f"seats {','.join(map(str, seats))}", *self._told(seats, public=public)])

    def _told(self, seats: Collection[int], *, public: bool) -> Iterator[str]:
        if public and self.before:
            yield self.before
        if self.own:
            yield from (f"{seat} {self.own[seat]}" for seat in seats)
        for actor, code, shown in self.steps:
            if actor in seats and code >= FOUND:
                yield f"{actor} {notation.text(code)}"
            elif public:
                text = notation.text(code) if code < FOUND else str(seen_by(decode(code), actor, None))
                yield f"{actor} {text}{shown}"


def do(position: Any, code: int, recall: Recall) -> None:
    """Let the action happen, and remember it with what comes to light."""
    actor = position.actor()
    shown = ""
    if code >= MARK:  # a pawn or a city is put down: nothing comes to light
        position.step(code)
    else:
        places = {coin: position.city_place(coin)[1] for coin in position.city_coins()}
        known = position.known
        position.step(code)
        fresh = position.known & ~known
        shown = "".join(f" {_coin(coin, cell)}" for coin, cell in places.items() if fresh >> coin & 1)
    recall.steps.append((actor, code, shown))


def own_coins(position: Any, seat: int) -> str:
    """The seat's coins that not all know: in its hand, and face down on the board."""
    hand = ",".join(str(coin) for coin in position.coins(seat, IN_HAND))
    secret = (coin for coin in position.city_coins() if not position.known >> coin & 1)
    cities = (_coin(coin, position.city_place(coin)[1]) for coin in secret if coin // len(COINS) == seat)
    return " ".join((f"hand {hand}", *cities))


def _coin(coin: int, cell: int) -> str:
    x, y = space_of(cell)
    return f"{coin % len(COINS)}@{x},{y}"
