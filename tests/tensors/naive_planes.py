"""Tensors made from a view alone, plane by plane and by name: slow, and without a look at the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.hexgrid import DIRECTIONS, EDGE_NAMES, column, opposite
from quakeboard.games.sanandreas.rules.pieces import is_land
from quakeboard.games.sanandreas.rules.view import LaidTile, SanAndreasView
from quakeboard.games.seismic.rules.view import SeismicView

Plane = NDArray[np.float32]


class Planes(dict[str, Plane]):
    """Planes by name; what is not mentioned is empty."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__()
        self.rows, self.columns = rows, columns

    def __missing__(self, name: str) -> Plane:
        self[name] = np.zeros((self.rows, self.columns), np.float32)
        return self[name]

    def fill(self, name: str, value: Any) -> None:
        self[name][:] = value


def seen_as(view: Any) -> Callable[[int], str]:
    """The names of the seats for the one that looks."""
    return lambda seat: "me" if seat == view.seat else f"me+{(seat - view.seat) % view.seats}"


# ---------------------------------------------------------------------- Seismic


def seismic(view: SeismicView, game: Any) -> Planes:
    planes = Planes(view.rows, view.columns)
    name = seen_as(view)
    board = {tile.at: tile for tile in view.board}

    def place(cell: tuple[int, int]) -> tuple[int, int]:
        return cell[1] + view.rows // 2, column(cell) + view.columns // 2

    for tile in view.board:
        if tile.kind == "town":
            planes["town"][place(tile.at)] = 1
        for fragment in [*(f"{a}{b}" for a, b in tile.links), *map(str, tile.exits)]:
            planes[f"road {fragment}"][place(tile.at)] = 1
        if tile.crew is not None:
            planes[f"crewed {tile.crew.fragment}"][place(tile.at)] = 1
            planes[f"crew of {name(tile.crew.seat)}"][place(tile.at)] = 1
        roads = {edge for link in tile.links for edge in link} | set(tile.exits)
        for edge, (dq, dr) in enumerate(DIRECTIONS):
            beside = (tile.at[0] + dq, tile.at[1] + dr)
            row, col = place(beside)
            if beside not in board and 0 <= row < view.rows and 0 <= col < view.columns:
                wants = "road" if edge in roads else "green"
                planes[f"wants {wants} {EDGE_NAMES[opposite(edge)]}"][row, col] = 1
    now = view.under_way
    if now.laid is not None:
        planes["laid"][place(now.laid)] = 1
    if view.phase == "side":
        planes["hit"][place(view.towns[now.town])] = 1
        planes.fill("second", now.towns_hit)
    if view.phase == "aftershock":
        for cell in now.turned:
            planes["turned"][place(cell)] = 1
    for kind, count in Counter(view.face_up).items():
        planes.fill(f"face up {kind}", count)
    for kind, count in view.unseen.items():
        planes.fill(f"unseen {kind}", count / 6)
    planes.fill("pile", view.pile / game.options.stock(view.seats).pile)
    planes.fill("boxed", view.boxed / 6)
    planes.fill("to draw", now.to_draw / 3)
    planes.fill("quake", now.quake / 6)
    for town, sides in enumerate(view.sides):
        for edge, count in zip(EDGE_NAMES, sides, strict=True):
            planes.fill(f"side {town} {edge}", count / 8)
    for variant in game.options.variants:
        planes.fill(f"variant {variant}", 1)
    planes.fill(f"phase {view.phase}", 1)
    for seat in range(view.seats):
        planes.fill(f"crews left {name(seat)}", view.crews_left[seat] / game.options.crews)
        planes.fill(f"score {name(seat)}", view.scores[seat] / 50)
        planes.fill(f"own pile {name(seat)}", view.piles[seat] / 30 if view.piles else 0)
        planes.fill(f"dealt {name(seat)}", view.junctions[seat] / 6 if view.junctions else 0)
        planes.fill(f"turn {name(seat)}", seat == view.turn)
        planes.fill(f"asked {name(seat)}", seat == view.actor)
    return planes


# ---------------------------------------------------------------------- San Andreas


def spaces(tile: LaidTile) -> list[tuple[int, int]]:
    x, y = tile.at
    return [(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)]


def san_andreas(view: SanAndreasView, game: Any) -> Planes:
    planes = Planes(28, 16)
    name = seen_as(view)
    tiles = {tile.id: tile for tile in view.tiles}

    def place(space: tuple[int, int]) -> tuple[int, int]:
        return 22 - space[1], space[0] - 1

    def depth(thing: int | str, space: tuple[int, int]) -> float:
        """1 over one more than the number of things above it there."""
        above = sum(thing in tile.over for tile in view.tiles if space in spaces(tile))
        on_land = thing != "land" and is_land(space) and tiles[int(thing)].under_land
        return 1 / (1 + above + on_land)

    covered = {space for tile in view.tiles for space in spaces(tile)}
    for space in ((x, y) for x in range(1, 17) for y in range(-5, 23)):
        if is_land(space):
            planes["land"][place(space)] = depth("land", space)
        showing = any(space in tile.showing for tile in view.tiles)
        shows = "tile" if showing else "land" if is_land(space) else "ocean"
        assert shows != "ocean" or space not in covered
        planes[f"shows {shows}"][place(space)] = 1
    for tile in view.tiles:
        for quarter, space in zip(("SW", "NW", "SE", "NE"), spaces(tile), strict=True):
            planes[f"tile {tile.id}"][place(space)] = depth(tile.id, space)
            if space in tile.showing:
                planes[f"quarter {quarter}"][place(space)] = 1
                planes["slope east"][place(space)] = float(tile.underside.lean[0])
                planes["slope north"][place(space)] = float(tile.underside.lean[1])
                planes["height"][place(space)] = float(sum(tile.underside.heights) / 4)
                planes["steep"][place(space)] = tile.steep
                planes["coastal"][place(space)] = tile.coastal
    for mark in view.epicentres:
        planes[f"pawn {mark.pawn}"][place(mark.at)] = depth(mark.tile, mark.at)
    for city in view.cities:
        planes[f"city of {name(city.seat)}"][place(city.at)] = 1
        planes["open"][place(city.at)] = city.known
        if city.coin is not None:
            planes[f"coin {city.coin}"][place(city.at)] = 1
    for pawn, die in zip("SMCA", view.dice or (), strict=False):
        if pawn in view.to_resolve:
            planes.fill(f"die {pawn} {['E over', 'N under', 'N over', 'S under', 'S over'][die - 1]}", 1)
    planes.fill(f"phase {view.phase}", 1)
    planes.fill("passes", view.passes / view.seats)
    for seat in range(view.seats):
        planes.fill(f"hand {name(seat)}", view.hand_sizes[seat] / 6)
        planes.fill(f"score {name(seat)}", view.scores[seat] / 20)
        planes.fill(f"turn {name(seat)}", seat == view.turn)
        planes.fill(f"asked {name(seat)}", seat == view.actor)
        for coin in view.destroyed[seat]:
            planes.fill(f"destroyed {coin} of {name(seat)}", 1)
        for coin in view.lost[seat]:
            if coin is not None:
                planes.fill(f"destroyed {coin} of {name(seat)}", 1)
                planes.fill(f"secret {coin}", 1)
        for coin in view.hands[seat] or view.unknown[seat]:
            planes.fill(f"held {coin} of {name(seat)}", 1)
    for space in view.lakes:
        planes["lake"][place(space)] = 1
    return planes
