"""Rulings A5, A6 and A8 to A13 word by word, as slowly as can be: a model to compare the kernel with."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from quakeboard.games.sanandreas.rules.pieces import LAYOUT, PAWNS, is_land
from quakeboard.games.sanandreas.rules.view import SanAndreasView

POINTS = [(u, v) for u in (-1, 0, 1) for v in (-1, 0, 1)]
Plane = tuple[Fraction, Fraction, Fraction]
Thing = int | str
"""A tile's number, or `land`."""


def height(plane: Plane, u: int, v: int) -> Fraction:
    a, b, c = plane
    return c + a * u + b * v


def extreme_planes(bound: list[Fraction]) -> set[Plane]:
    """Every plane that keeps all bounds and rests on three points that are not in one line."""
    found = set()
    for (p, hp), (q, hq), (r, hr) in combinations(zip(POINTS, bound, strict=True), 3):
        du, dv, dh = q[0] - p[0], q[1] - p[1], hq - hp
        eu, ev, eh = r[0] - p[0], r[1] - p[1], hr - hp
        det = du * ev - dv * eu
        if det:
            a, b = (dh * ev - dv * eh) / det, (du * eh - dh * eu) / det
            plane = a, b, hp - a * p[0] - b * p[1]
            if all(height(plane, *point) >= h for point, h in zip(POINTS, bound, strict=True)):
                found.add(plane)
    return found


def by_the_letter(bound: list[Fraction]) -> Plane:
    """Ruling A6, word by word."""
    planes = extreme_planes(bound)
    lowest_centre = min(c for _, _, c in planes)
    planes = {plane for plane in planes if plane[2] == lowest_centre}

    def lowest_corner(plane: Plane) -> Fraction:
        return min(height(plane, u, v) for u in (-1, 1) for v in (-1, 1))

    lowest = min(lowest_corner(plane) for plane in planes)
    planes = {plane for plane in planes if lowest_corner(plane) == lowest}
    a, b, c = (sum(numbers, Fraction(0)) / len(planes) for numbers in zip(*planes, strict=True))
    return a, b, c


@cache
def rest(bound: tuple[Fraction, ...]) -> Plane:
    """The resting plane, computed once for the same bounds."""
    return by_the_letter(list(bound))


class Ground:
    """Tiles that lie over and under each other. Nothing is kept but where they are and who is above whom."""

    def __init__(self) -> None:
        self.at = dict(enumerate(LAYOUT))
        self.above: set[tuple[Thing, Thing]] = set()
        """Pairs that overlap, the upper one first."""
        self.settled: dict[int, Plane] = {}
        """The planes that were computed since the last shift."""

    @classmethod
    def of(cls, view: SanAndreasView) -> Ground:
        """The ground of a view: where its tiles are, and which is above which."""
        ground = cls()
        ground.at = {tile.id: tile.at for tile in view.tiles}
        ground.above = {(tile.id, under) for tile in view.tiles for under in tile.over}
        ground.above |= {("land", tile.id) for tile in view.tiles if tile.under_land}
        return ground

    def spaces(self, tile: int) -> set[tuple[int, int]]:
        x, y = self.at[tile]
        return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}

    def overlapped(self, tile: int) -> set[Thing]:
        found: set[Thing] = {
            other for other in self.at if other != tile and self.spaces(tile) & self.spaces(other)
        }
        return found | {"land"} if any(is_land(space) for space in self.spaces(tile)) else found

    def leads(self, upper: Thing, lower: Thing) -> bool:
        """Whether the order says that one is above the other, perhaps through others."""
        nexts = {under for over, under in self.above if over == upper}
        return lower in nexts or any(self.leads(under, lower) for under in nexts)

    def push(self, tile: int, step: tuple[int, int], *, lift: bool) -> None:
        """Ruling A5."""
        self.settled.clear()
        before = self.overlapped(tile)
        self.at[tile] = self.at[tile][0] + step[0], self.at[tile][1] + step[1]
        now = self.overlapped(tile)
        ended = before - now
        self.above = {
            (a, b) for a, b in self.above if not ((a == tile and b in ended) or (b == tile and a in ended))
        }
        for other in sorted(now - before, key=str):
            fixed = self.leads(other, tile) if lift else self.leads(tile, other)
            over = lift != fixed
            self.above.add((tile, other) if over else (other, tile))

    def underside(self, tile: int) -> Plane:
        """Ruling A6: a, b and c of the plane over the tile's own middle."""
        if tile not in self.settled:
            self.settled[tile] = rest(tuple(self.bounds(tile)))
        return self.settled[tile]

    def bounds(self, tile: int) -> list[Fraction]:
        """How high the plane must be at each of `POINTS`."""
        bounds = dict.fromkeys(POINTS, Fraction(0))
        x, y = self.at[tile]
        for over, under in self.above:
            if over != tile:
                continue
            for space in self.spaces(tile):
                if not (is_land(space) if under == "land" else space in self.spaces(int(under))):
                    continue
                for u, v in POINTS:
                    if space[0] in (x + u, x + u + 1) and space[1] in (y + v, y + v + 1):
                        bounds[u, v] = max(bounds[u, v], self.top(under, x + 1 + u, y + 1 + v))
        return [bounds[point] for point in POINTS]

    def top(self, thing: Thing, x: int, y: int) -> Fraction:
        """How high its upper side lies at the lattice point x, y."""
        if isinstance(thing, str):
            return Fraction(1)
        return height(self.underside(thing), x - self.at[thing][0] - 1, y - self.at[thing][1] - 1) + 1

    def corners(self, tile: int) -> list[str]:
        plane = self.underside(tile)
        return [str(height(plane, u, v)) for v in (-1, 1) for u in (-1, 1)]

    def showing(self, tile: int) -> set[tuple[int, int]]:
        """Ruling A8: the tile's spaces on which nothing lies above it."""
        buried = set()
        for over, under in self.above:
            if under == tile:
                buried |= {
                    s
                    for s in self.spaces(tile)
                    if (is_land(s) if over == "land" else s in self.spaces(int(over)))
                }
        return self.spaces(tile) - buried

    def is_ocean(self, space: tuple[int, int]) -> bool:
        """Ruling A3."""
        return not is_land(space) and not any(space in self.spaces(tile) for tile in self.at)

    def is_coastal(self, tile: int) -> bool:
        """Ruling A10."""
        beside = {there for space in self.showing(tile) for there in neighbours(space)}
        return any(self.is_ocean(space) for space in beside)

    def coasts(self, space: tuple[int, int]) -> dict[str, int]:
        """Ruling A13: the spaces between one and the ocean on each side that has a coast."""
        shown = {there for tile in self.at for there in self.showing(tile)}
        found = {}
        for side, (dx, dy) in {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}.items():
            between, (x, y) = 0, (space[0] + dx, space[1] + dy)
            while (x, y) in shown:
                between, x, y = between + 1, x + dx, y + dy
            if self.is_ocean((x, y)):
                found[side] = between
        return found

    def is_steep(self, tile: int) -> bool:
        """Ruling A7."""
        a, b, _ = self.underside(tile)
        return a**2 + b**2 > 1


def neighbours(space: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = space
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def legal(view: SanAndreasView, ground: type[Ground] = Ground) -> list[str]:
    """All that may be done, in canonical order, from a view that shows every coin."""
    match view.phase:
        case "set-up":
            return [f"first {seat}" for seat in range(view.seats)]
        case "roll":
            rolls = [" ".join(dice) for dice in product("012345", repeat=4)]
            return [f"roll {dice}" for dice in rolls if dice != "0 0 0 0"]  # ruling A11
        case "shift":
            marked = {epicentre.pawn for epicentre in view.epicentres}
            dice = zip(PAWNS, view.dice or (), strict=True)
            return [f"shift {pawn}" for pawn, die in dice if die and pawn in marked]
        case "swap":
            lost = (
                *view.destroyed[view.actor],
                *(coin for coin in view.lost[view.actor] if coin is not None),
            )
            return [*(f"swap {coin}" for coin in sorted(lost)), "pass"]  # ruling A13
        case "turn":
            return list(turns(view, ground.of(view))) or ["pass"]  # ruling A15
    return []


def turns(view: SanAndreasView, ground: Ground) -> Iterator[str]:
    """Foundings by x, y and coin, then epicentres by x, y and pawn (rulings A9 and A10)."""
    tile_at = {space: tile for tile in ground.at for space in ground.showing(tile)}
    coastal = {tile for tile in ground.at if ground.is_coastal(tile)}
    cities = {city.at for city in view.cities}
    pawns = {(epicentre.tile, epicentre.at) for epicentre in view.epicentres}
    empty = [at for at in sorted(tile_at) if at not in cities and (tile_at[at], at) not in pawns]
    for x, y in empty:
        if not ground.is_steep(tile_at[x, y]) and not cities.intersection(neighbours((x, y))):
            yield from (f"found {x},{y} {coin}" for coin in view.hands[view.turn] or ())
    for x, y in empty:
        if tile_at[x, y] in coastal:
            yield from (f"mark {x},{y} {pawn}" for pawn in view.pawns)
