"""The command `look 3,-1`: the tile on a cell, the roads there, or which tiles would fit."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.seismic.names import cell_text, edges_text, tile_text, town_text
from quakeboard.cli.terminal.seismic.status import describe_section
from quakeboard.core.hexgrid import EDGE_NAMES, EDGES, Cell, neighbour, opposite
from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.render.text.walks import SectionTracer, fragments
from quakeboard.games.seismic.rules.fitting import DEMANDS, FITS
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER
from quakeboard.games.seismic.rules.scoring import section
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView


def look(messages: Messages, position: Any, at: Cell) -> list[str]:
    """The description of a cell."""
    view: SeismicView = position.view(None)
    tiles = {tile.at: tile for tile in view.board}
    if not position.table.holds(at):
        return [messages.text("play-look-off", at=cell_text(at))]
    if at in tiles:
        return _tile(messages, position, view, tiles[at])
    return _empty(messages, position, view, at)


def _tile(messages: Messages, position: Any, view: SeismicView, tile: LaidTile) -> list[str]:
    at = cell_text(tile.at)
    if tile.kind == "town":
        lines = [messages.text("play-look-town", at=at, town=town_text(messages, tile.at))]
    else:
        lines = [
            messages.text(
                "play-look-tile",
                at=at,
                tile=tile_text(messages, tile.tile),
                name=tile.tile,
                rotation=tile.rotation,
            )
        ]
    walker = SectionTracer(view)
    for fragment in fragments(tile):
        found = section(position, tile.at, int(fragment[0]))
        edges = edges_text(fragment)
        if any(found.crews):
            lines.append(
                messages.text("play-look-held", edges=edges, holds=describe_section(messages, found, walker))
            )
        else:
            road = nouns.road(messages.language, found)
            if found.complete:
                road = messages.text("seismic-road-worth", road=road, points=found.points)
            lines.append(messages.text("play-look-free", edges=edges, road=road))
    return lines


def _empty(messages: Messages, position: Any, view: SeismicView, at: Cell) -> list[str]:
    tiles = {tile.at: tile for tile in view.board}
    beside = {edge: tiles[neighbour(at, edge)] for edge in EDGES if neighbour(at, edge) in tiles}
    roads = [edge for edge, tile in beside.items() if _has_road(tile, opposite(edge))]
    if not roads:
        return [messages.text("play-look-lonely", at=cell_text(at))]
    green = [EDGE_NAMES[edge] for edge in beside if edge not in roads]
    lines = [
        messages.text(
            "play-look-empty", at=cell_text(at), edges=messages.with_and([EDGE_NAMES[e] for e in roads])
        )
    ]
    if green:
        lines.append(messages.text("play-look-green", edges=messages.with_and(green)))
    demand = position.demand[position.table.number(at)]
    fits = {name: FITS[TILE_NUMBER[name] * DEMANDS + demand] for name in dict.fromkeys(view.face_up)}
    for name, bits in fits.items():
        if bits:
            rotations = [f"r{k}" for k in EDGES if bits >> k & 1]
            lines.append(
                messages.text("play-look-fits", tile=name, rotations=messages.with_commas(rotations))
            )
    if not any(fits.values()):
        lines.append(messages.text("play-look-nothing-fits"))
    return lines


def _has_road(tile: LaidTile, edge: int) -> bool:
    return any(str(edge) in name for name in fragments(tile))
