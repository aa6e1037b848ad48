"""Moments of games played at random: every variant, every number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, product
from typing import Any

import pytest

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import VARIANTS


def _sets() -> Iterator[Any]:
    """Seismic with every set of variants that can be played."""
    for count in range(len(VARIANTS) + 1):
        for variants in combinations(VARIANTS, count):
            with suppress(BadOptions):
                yield Seismic.from_json({"variants": variants, "columns": 15, "rows": 11})


OTHERS: list[tuple[Any, int]] = [
    (Seismic(), 2),
    (Seismic.from_json({"columns": 61, "rows": 61}), 2),
    (Seismic.from_json({"variants": ["twin-cities"]}), 4),
    (SanAndreas(), 3),
    (SanAndreas(), 4),
    (SanAndreas.from_json({"lakes": True, "lost": "closed"}), 3),
]
TABLES = [*product(_sets(), (2, 3, 4)), *OTHERS]
# For what takes its time, each set of variants with one number of seats.
FEWER = [*((game, 2 + number % 3) for number, game in enumerate(_sets())), *OTHERS]


def name_of(table: tuple[Any, int]) -> str:
    game, seats = table
    options = game.options_to_json()
    return " ".join(
        [game.spec.key, *options.get("variants", ()), str(options.get("columns", "")), f"by {seats}"]
    )


every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=map(name_of, TABLES))
fewer_tables = pytest.mark.parametrize(("game", "seats"), FEWER, ids=map(name_of, FEWER))


def moments(game: Any, seats: int, seed: int | str) -> Iterator[Any]:
    """Every position of a game played at random, the last one included. It is one object, which goes on."""
    rng = Rng(seed)
    position = game.start(seats)
    yield position
    while position.actor() != OVER:
        position.step(position.sample(rng))
        yield position
