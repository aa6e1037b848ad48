"""Ruling A6 in itself: nine bounds, one plane. Worked by hand, and against independent calculations."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.games.sanandreas.rules.kernel.settling import resting_plane

from .linear_program import lowest_centre
from .naive import POINTS, Plane, by_the_letter, height


def bounds(drawn: str) -> list[Fraction]:
    """Nine bounds from a drawing with the north above, in the order of `POINTS`."""
    north, middle, south = ([Fraction(word) for word in line.split()] for line in drawn.strip().splitlines())
    return [row[u] for u in range(3) for row in (south, middle, north)]


def corners(plane: Plane) -> str:
    a, b, c = plane
    return " ".join(str(c + u * a + v * b) for v in (-1, 1) for u in (-1, 1))


HAND_WORKED = {
    "flat on the ground": ("0 0 0\n0 0 0\n0 0 0", "0 0 0 0"),
    "its eastern half over one flat tile: leans by 1": ("0 1 1\n0 1 1\n0 1 1", "0 2 0 2"),
    "its northern half over one": ("1 1 1\n1 1 1\n0 0 0", "0 0 2 2"),
    "a quarter over one: leans by ½, ½": ("0 1 1\n0 1 1\n0 0 0", "0 1 1 2"),
    "wholly on one: flat": ("1 1 1\n1 1 1\n1 1 1", "1 1 1 1"),
    "a bridge over two: flat": ("1 1 1\n1 1 1\n1 1 1", "1 1 1 1"),
    "a bridge over two that meet at its corners": ("0 1 1\n1 1 1\n1 1 0", "1 1 1 1"),
    "on three quarters": ("1 1 1\n1 1 1\n0 1 1", "1 1 1 1"),
    "its half over two high": ("0 2 2\n0 2 2\n0 2 2", "0 4 0 4"),
    "an eastern half one high, a western half two high": ("2 2 1\n2 2 1\n2 2 1", "3 1 3 1"),
    "on its eastern edge only, the other edge down": ("0 0 1\n0 0 1\n0 0 1", "0 1 0 1"),
    "one corner up, the others down: two ways, so the mean": ("0 0 1\n0 0 0\n0 0 0", "0 1/2 1/2 1"),
    "one edge middle up: two ways, so the mean": ("0 0 0\n0 0 1\n0 0 0", "0 1 0 1"),
    "a corner and the two far edge middles: thirds": ("0 1 0\n0 0 1\n2 0 0", "2 4/3 4/3 2/3"),
    "half over a tile that leans away": ("0 2 3\n0 2 3\n0 2 3", "0 4 0 4"),
    "a quarter over a tile that leans ½, ½: three ways": ("0 0 0\n0 2 5/2\n0 3/2 2", "1 11/3 1/3 3"),
}


@pytest.mark.parametrize("name", HAND_WORKED)
def test_a6_worked_by_hand(name: str) -> None:
    drawn, expected = HAND_WORKED[name]
    assert corners(resting_plane(bounds(drawn))) == expected


# ------------------------------------------------------------------ the ruling read literally

heights = st.one_of(
    st.integers(0, 5).map(Fraction),
    st.fractions(min_value=0, max_value=6, max_denominator=6),
)
nine = st.lists(heights, min_size=9, max_size=9)
few_levels = st.lists(st.sampled_from([Fraction(0), Fraction(1), Fraction(2)]), min_size=9, max_size=9)


@given(st.one_of(nine, few_levels))
def test_a6_agrees_with_the_ruling_read_literally(bound: list[Fraction]) -> None:
    assert resting_plane(bound) == by_the_letter(bound)


@given(nine)
def test_a6_agrees_with_a_linear_programme(bound: list[Fraction]) -> None:
    plane = resting_plane(bound)
    assert all(height(plane, *point) >= h for point, h in zip(POINTS, bound, strict=True))
    assert float(plane[2]) == pytest.approx(lowest_centre(bound), abs=1e-7)


# ------------------------------------------------------------------ what must always hold

TURNS = {
    "a quarter turn": lambda u, v: (-v, u),
    "east and west exchanged": lambda u, v: (-u, v),
    "east and north exchanged": lambda u, v: (v, u),
}


@pytest.mark.parametrize("turn", TURNS)
@given(bound=st.one_of(nine, few_levels))
def test_a6_turned_bounds_settle_turned(turn: str, bound: list[Fraction]) -> None:
    given_at = dict(zip(POINTS, bound, strict=True))
    turned_at = {TURNS[turn](u, v): h for (u, v), h in given_at.items()}
    plane, turned = resting_plane(bound), resting_plane([turned_at[point] for point in POINTS])
    for u, v in POINTS:
        assert height(turned, *TURNS[turn](u, v)) == height(plane, u, v)


@given(nine, st.integers(0, 3))
def test_a6_all_bounds_raised_raise_the_tile_and_nothing_else(bound: list[Fraction], by: int) -> None:
    a, b, c = resting_plane(bound)
    assert resting_plane([h + by for h in bound]) == (a, b, c + by)


@given(nine)
def test_a6_a_tile_that_rests_stays_as_it_is(bound: list[Fraction]) -> None:
    """Bounds that all lie in one plane leave a tile no other."""
    plane = resting_plane(bound)
    assert resting_plane([max(Fraction(0), height(plane, u, v)) for u, v in POINTS])[2] == plane[2]


def test_a6_there_are_thirteen_ways_to_hold_a_centre_up() -> None:
    """The smallest sets of points that, raised by 1, raise the whole tile by 1: the centre is among them, or
    they hold it between them."""
    ways: list[set[tuple[int, int]]] = []
    for count in (1, 2, 3, 4):
        for chosen in combinations(POINTS, count):
            centre = resting_plane([Fraction(point in chosen) for point in POINTS])[2]
            if centre == 1 and not any(way <= set(chosen) for way in ways):
                ways.append(set(chosen))
    assert [sum(len(way) == count for way in ways) for count in (1, 2, 3, 4)] == [1, 4, 8, 0]


def test_heights_that_are_too_fine_are_refused_not_rounded() -> None:
    primes = permutations((1009, 1013, 1019, 1021))
    bound = [Fraction(1, prime) for prime in next(primes)] * 2 + [Fraction(0)]
    with pytest.raises(OverflowError, match="larger numbers"):
        resting_plane(bound)


def test_heights_that_are_too_large_are_refused() -> None:
    assert resting_plane([Fraction(2**50)] * 9) == (0, 0, 2**50)
    with pytest.raises(OverflowError, match="larger numbers"):
        resting_plane([Fraction(2**51)] * 9)


def test_a_plane_too_fine_to_go_on_with_is_refused() -> None:
    """The bounds are fine enough, but a centre that rests on three points takes thirds of them."""
    p = 2**35 - 31
    thirds = [Fraction(2 * (point == (-1, -1)) + (point in ((1, 0), (0, 1))), p) for point in POINTS]
    with pytest.raises(OverflowError, match="larger numbers"):
        resting_plane(thirds)
    assert resting_plane([h * p for h in thirds])[2] == Fraction(4, 3)
