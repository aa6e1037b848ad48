"""The greedy bot agrees with the rules: what one push destroys, and how far the coast then is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quakeboard.core.game import OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.bots.ground import FARTHEST, Ground
from quakeboard.games.sanandreas.bots.worth import Prospects, PushEffects
from quakeboard.games.sanandreas.rules.board import number, space_of
from quakeboard.games.sanandreas.rules.events import CityDestroyed
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.pieces import COINS, TILES
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.scoring import coast_lines


def turns(games: int, every: int) -> Iterator[Position]:
    """Positions of random games in which a seat is to found or to mark, one in so many."""
    rng, step = Rng("ground"), 0
    for _ in range(games):
        position = SanAndreas().start(3)
        while position.actor() != OVER:
            step += 1
            if position.phase_name() == "turn" and step % every == 0:
                yield position
            position.step(position.sample(rng))


def ruled_distance(position: Position, cell: int) -> int:
    """The spaces between a city and the coast by the rules, as far as that matters."""
    lines = coast_lines(position, space_of(cell))
    return min([line.between for line in lines] + [FARTHEST])


def test_a_push_destroys_what_the_rules_destroy_and_moves_the_coast_as_they_do() -> None:
    # Rulings A8, A11 and A13, for the cities of the position.
    compared = lost = 0
    for position in turns(games=6, every=9):
        ground = Ground(position.kernel)
        cities = {city: position.city_place(city)[1] for city in position.city_coins()}
        for tile in range(TILES):
            if not position.kernel.board.stack.at[tile]:
                continue
            for face, push in enumerate(ground.pushes(tile), 1):
                twin = position.copy()
                told = [event for event in twin.push(tile, face) if isinstance(event, CityDestroyed)]
                lost += len(told)
                alive = set(twin.city_coins())
                assert {cell for city, cell in cities.items() if city not in alive} == {
                    cell for cell in cities.values() if cell in push.lost
                }
                for city in alive:
                    cell = cities[city]
                    distance = push.coast.get(cell, ground.coast[cell])
                    assert distance == ruled_distance(twin, twin.city_place(city)[1])
                    compared += 1
    assert compared > 1000
    assert lost > 100


def test_one_epicentre_is_estimated_exactly() -> None:
    # The mean over the six faces of its die, of which null changes nothing.
    position = SanAndreas.from_json({"first": 0}).start(3)
    effects = PushEffects(Ground(position.kernel))
    tile = effects.ground.tile(number((1, 13)))
    prospects = Prospects(effects, [tile], {}, 0.0)
    for cell, distance in effects.ground.coast.items():
        distances = [
            distance,
            *(
                push.coast.get(cell, distance)
                for push in effects.ground.pushes(tile)
                if cell not in push.lost
            ),
        ]
        lives, scored = prospects.of(cell)
        assert lives == pytest.approx(len(distances) / 6)
        assert scored == pytest.approx(
            [sum(max(0, coin - distance) for distance in distances) / 6 for coin in COINS]
        )


def test_epicentres_to_come_make_every_city_in_their_reach_less_likely_to_live() -> None:
    position = SanAndreas().start(3)
    effects = PushEffects(Ground(position.kernel))
    cell = number((1, 13))
    hazard = {cell: 0.25}
    lives = [Prospects(effects, [], hazard, more).of(cell)[0] for more in (0, 1, 2)]
    assert lives == pytest.approx([1.0, 0.75, 0.75**2])
    assert Prospects(effects, [], hazard, 2).of(number((5, 3)))[0] == 1.0
