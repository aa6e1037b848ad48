"""Ruling A6 on whole boards: heaps of tiles, real positions, and what settling may touch and remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.core import kernels
from quakeboard.games.sanandreas.rules.events import TileSettled
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.kernel.settling import CASES, resting_plane
from quakeboard.games.sanandreas.rules.pieces import TILES
from quakeboard.games.sanandreas.rules.position import Position

from .linear_program import lowest_centre
from .naive import POINTS, Ground, height

places = st.tuples(st.integers(1, 4), st.integers(7, 10))
heaps = st.lists(places, min_size=2, max_size=7)
shifts = st.lists(st.tuples(st.integers(0, TILES - 1), st.integers(1, 5)), min_size=5, max_size=40)
Place = tuple[int, int]


def heap(at: Sequence[Place]) -> Position:
    """Tiles dropped one after the other, each onto all that lies there already; no land is near."""
    position = SanAndreas().start(4)
    position.arrange(
        (tile, (x, y), tuple(i for i, (u, v) in enumerate(at[:tile]) if abs(x - u) < 2 > abs(y - v)), False)
        for tile, (x, y) in enumerate(at)
    )
    return position


def shaken(pushes: list[tuple[int, int]]) -> Position:
    """The layout after some shifts, as long as they stay on the board."""
    position = SanAndreas().start(4)
    for tile, face in pushes:
        try:
            position.push(tile, face)
        except ValueError:
            continue
    return position


def undersides(position: Position) -> dict[int, tuple[Fraction, ...]]:
    return {tile.id: tile.underside.heights for tile in position.full_view().tiles}


# ------------------------------------------------------------------ the ruling


@settings(max_examples=25)
@given(shifts)
def test_a6_every_plane_keeps_its_nine_bounds_and_no_centre_could_be_lower(
    pushes: list[tuple[int, int]],
) -> None:
    ground = Ground.of(shaken(pushes).full_view())
    for laid in shaken(pushes).full_view().tiles:
        sw, se, nw, ne = laid.underside.heights
        plane = (se - sw) / 2, (nw - sw) / 2, (sw + ne) / 2
        assert sw + ne == se + nw
        bound = ground.bounds(laid.id)
        assert all(height(plane, *point) >= h for point, h in zip(POINTS, bound, strict=True))
        if any(bound):
            assert float(plane[2]) == pytest.approx(lowest_centre(bound), abs=1e-7)


MIRRORS: dict[str, tuple[Callable[[Place], Place], tuple[int, int, int, int]]] = {
    "east and west exchanged": (lambda at: (5 - at[0], at[1]), (1, 0, 3, 2)),
    "north and south exchanged": (lambda at: (at[0], 17 - at[1]), (2, 3, 0, 1)),
    "a quarter turn": (lambda at: (11 - at[1], at[0] + 6), (1, 3, 0, 2)),
}


@pytest.mark.parametrize("name", MIRRORS)
@settings(max_examples=40)
@given(at=heaps)
def test_a6_symmetric_boards_settle_symmetrically(name: str, at: list[Place]) -> None:
    moved, corner = MIRRORS[name]
    settled, mirrored = undersides(heap(at)), undersides(heap([moved(place) for place in at]))
    for tile in settled:
        assert mirrored[tile] == tuple(settled[tile][corner.index(i)] for i in range(4))


# ------------------------------------------------------------------ what it touches


@settings(max_examples=40)
@given(shifts, st.integers(0, TILES - 1), st.integers(1, 5))
def test_settling_touches_only_what_a_shift_can_affect(
    pushes: list[tuple[int, int]], tile: int, face: int
) -> None:
    """The tile that shifts, and whatever lies above it before or after, directly or through others."""
    position = shaken(pushes)
    affected = {tile} | above(position, tile)
    before = undersides(position)
    try:
        events = position.push(tile, face)
    except ValueError:
        return  # off the board
    affected |= above(position, tile)
    settled = [event.tile for event in events if isinstance(event, TileSettled)]
    after = undersides(position)
    assert len(set(settled)) == len(settled)
    assert set(settled) == {other for other in after if after[other] != before[other]} <= affected


def above(position: Position, tile: int) -> set[int]:
    """All tiles above this one, through tiles."""
    over = {laid.id: laid.over for laid in position.full_view().tiles}
    found: set[int] = set()
    while more := {upper for upper in over if {tile, *found} & set(over[upper])} - found:
        found |= more
    return found


# ------------------------------------------------------------------ what it remembers

nine = st.lists(st.fractions(min_value=0, max_value=5, max_denominator=4), min_size=9, max_size=9)


@given(nine)
def test_a_case_that_is_remembered_settles_like_a_new_one(bound: list[Fraction]) -> None:
    """Plain Python caches planes; the compiled kernel computes them each time, which is faster there."""
    CASES.clear()
    new = resting_plane(bound)
    assert len(CASES) == (0 if kernels.compiled() else 1)
    assert resting_plane(bound) == new
    assert len(CASES) == (0 if kernels.compiled() else 1)


def test_the_unit_is_part_of_a_case() -> None:
    """The same nine whole numbers mean other heights over another unit."""
    bound = [Fraction(n, 2) for n in (0, 0, 0, 1, 1, 1, 1, 1, 1)]
    assert resting_plane([2 * h for h in bound]) == (1, 0, 1)
    assert resting_plane(bound) == (Fraction(1, 2), 0, Fraction(1, 2))


def test_what_is_remembered_does_not_grow_for_ever() -> None:
    CASES.clear()
    CASES.update((((-number,), 1), (0, 0, 0, 1)) for number in range(50_000))
    assert resting_plane([Fraction(7)] * 9) == (0, 0, 7)
    assert len(CASES) == (50_000 if kernels.compiled() else 1)
    CASES.clear()
