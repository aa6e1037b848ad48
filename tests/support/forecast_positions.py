"""Positions of random games, and their futures gone through by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game

Wanted = Callable[[Any], bool]


def reached(
    key: str, seats: int, seed: int, wanted: Wanted, variants: Sequence[str] = (), **options: Any
) -> tuple[Any, Any]:
    """The game, and the first position of a random one in which a seat is asked and this holds."""
    if variants:
        options["variants"] = list(variants)
    game = make_game(key, {"first": 0, **options})
    position, rng = game.start(seats), Rng(seed)
    while position.actor() < 0 or not wanted(position):
        assert position.actor() != OVER, "the game ended before that"
        position.step(position.sample(rng))
    return game, position


def futures(position: Any, is_due: Wanted) -> dict[Any, Fraction]:
    """How likely each tile of Seismic is destroyed until this holds, or no quake can come any more.

    Every future is gone through with the rules' own odds, actions and events; a seat's choices are all alike.
    """
    found: dict[Any, Fraction] = {}
    laid = {tile.at for tile in position.view(None).board}
    _follow(position, Fraction(1), frozenset(laid), is_due, found)
    return found


def _follow(
    position: Any, weight: Fraction, watched: frozenset[Any], is_due: Wanted, found: dict[Any, Fraction]
) -> None:
    if position.actor() == OVER or is_due(position) or (position.pile == 0 and not position.quake):
        return
    if position.actor() == CHANCE:
        choices = position.odds()
    else:
        legal = position.legal()
        choices = [(action, Fraction(1, len(legal))) for action in legal]
    for action, share in choices:
        twin = position.copy()
        events = twin.apply(action)
        lost = watched & {event.at for event in events if event.key == "seismic-tile-destroyed"}
        for at in lost:
            found[at] = found.get(at, Fraction(0)) + weight * share
        _follow(twin, weight * share, watched - lost, is_due, found)
