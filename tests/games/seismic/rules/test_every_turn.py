"""Ruling S16 by the letter, beside the kernel: every turn of every aftershock in random games."""

from __future__ import annotations

from collections import Counter

import pytest

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.events import TileTurned
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import SeismicView

from . import naive
from .random_games import COMBINATIONS, step

TRIED = 3
"""About how many turns of an aftershock are made, after all were compared."""
SHAKEN = [variants for variants in COMBINATIONS if "aftershocks" in variants]


def aftershocks(variants: tuple[str, ...], seats: int, seed: int) -> Counter[str]:
    """Play a game at random; compare every aftershock with the ruling, and count turns by how they look."""
    position = Seismic.from_json({"variants": list(variants), "columns": 15, "rows": 11}).start(seats)
    rng, seen = Rng(seed), Counter[str]()
    while position.actor() != OVER:
        if position.phase_name() == "aftershock":
            seen.update(check_aftershock(position))
        claiming = position.phase_name() == "crew"  # as often as possible, so that there is much to carry
        position.step(position.codes()[0] if claiming else position.sample(rng))
    return seen


def check_aftershock(position: Position) -> Counter[str]:
    view = position.view(None)
    turns = list(naive.tile_turns(view))
    assert position.texts() == [*map(str, turns), "pass"]
    for turn, code in list(zip(turns, position.codes(), strict=False))[:: 1 + len(turns) // TRIED]:
        after = position.copy()
        (turned, *_) = step(after, code)  # which checks what it tells
        assert isinstance(turned, TileTurned)
        assert turn.looks_alike == (turned.before == turned.after)
        check_next(view, after)
    return Counter("alike" if turn.looks_alike else "other" for turn in turns)


def check_next(view: SeismicView, after: Position) -> None:
    """The next seat, clockwise from the one whose turn it is, is asked if it can turn anything."""
    order = [(view.turn + place) % view.seats for place in range(view.seats)]
    left = order[order.index(view.actor) + 1 :]
    if left and list(naive.tile_turns(after.view(None))):
        assert (after.phase_name(), after.actor()) == ("aftershock", left[0])
    else:
        assert after.phase_name() != "aftershock"


@pytest.mark.parametrize("variants", SHAKEN, ids="+".join)
def test_s16_the_kernel_offers_what_the_ruling_says(variants: tuple[str, ...]) -> None:
    seen = aftershocks(variants, 3, seed=1) + aftershocks(variants, 2, seed=2)
    assert seen["other"] > 20
    assert seen["alike"] > 0, "no tile that looks alike was ever turned to carry a crew"
