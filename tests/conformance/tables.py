"""The games that the suite is run on. A new game is one line; so is another set of options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tremor.game import Tremor

from quakeboard.core.game import AnyGame
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic


@dataclass(frozen=True)
class Table:
    """A game as its options make it, and how many sit down to it."""

    make: Callable[[Mapping[str, Any]], AnyGame]
    seats: int
    options: Mapping[str, Any]

    def game(self) -> AnyGame:
        return self.make(self.options)


def table(make: Callable[[Mapping[str, Any]], AnyGame], seats: int, *variants: str, **options: Any) -> Table:
    return Table(make, seats, {"variants": list(variants), **options} if variants else options)


TABLES = {
    "seismic": table(Seismic.from_json, 2),
    "seismic, small": table(
        Seismic.from_json, 4, columns=7, rows=7, first=2, heights=[180, None, 171.5, 180]
    ),
    "seismic, large": table(Seismic.from_json, 3, columns=61, rows=61, manifest={"03": 9, "+6:012345": 0}),
    "seismic, big one": table(Seismic.from_json, 3, "big-one"),
    "seismic, dilemma": table(Seismic.from_json, 2, "road-crews-dilemma", columns=15, rows=9),
    "seismic, aftershocks": table(Seismic.from_json, 3, "aftershocks", columns=15, rows=9),
    "seismic, twin cities": table(Seismic.from_json, 2, "twin-cities"),
    "seismic, balance": table(Seismic.from_json, 4, "balance", "road-crews-dilemma", "aftershocks"),
    "seismic, few quakes": table(Seismic.from_json, 2, "big-one", columns=15, rows=9, quakes="few"),
    "seismic, many quakes": table(Seismic.from_json, 3, "balance", columns=15, rows=9, quakes="many"),
    "seismic, nearly all": table(
        Seismic.from_json, 4, "big-one", "road-crews-dilemma", "aftershocks", "twin-cities"
    ),
    "san andreas": table(SanAndreas.from_json, 4),
    "san andreas, three": table(SanAndreas.from_json, 3, first=1),
    "san andreas, lakes and closed": table(SanAndreas.from_json, 3, lakes=True, lost="closed"),
    "tremor": table(Tremor.from_json, 2),
    "tremor, four": table(Tremor.from_json, 4, rounds=1),
}
