"""`look 3,-1`: what lies on a cell, whose roads run there, and what would fit."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.seismic.names import cell_text, edges_text, tile_text, town_text
from quakeboard.cli.terminal.seismic.status import holds
from quakeboard.core.hexgrid import EDGE_NAMES, EDGES, Cell, neighbour, opposite
from quakeboard.games.seismic.language import nouns as seismic_words
from quakeboard.games.seismic.render.text.walks import SectionTracer, fragments
from quakeboard.games.seismic.rules.fitting import DEMANDS, FITS
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER
from quakeboard.games.seismic.rules.scoring import section
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView


def look(speech: Speech, position: Any, at: Cell) -> list[str]:
    """Everything there is to know about a cell."""
    view: SeismicView = position.view(None)
    tiles = {tile.at: tile for tile in view.board}
    if not position.table.holds(at):
        return [speech.say("play-look-off", at=cell_text(at))]
    if at in tiles:
        return _tile(speech, position, view, tiles[at])
    return _empty(speech, position, view, at)


def _tile(speech: Speech, position: Any, view: SeismicView, tile: LaidTile) -> list[str]:
    at = cell_text(tile.at)
    if tile.kind == "town":
        lines = [speech.say("play-look-town", at=at, town=town_text(speech, tile.at))]
    else:
        lines = [
            speech.say(
                "play-look-tile",
                at=at,
                tile=tile_text(speech, tile.tile),
                name=tile.tile,
                rotation=tile.rotation,
            )
        ]
    walker = SectionTracer(view)
    for fragment in fragments(tile):
        found = section(position, tile.at, int(fragment[0]))
        edges = edges_text(fragment)
        if any(found.crews):
            lines.append(speech.say("play-look-held", edges=edges, holds=holds(speech, found, walker)))
        else:
            road = seismic_words.road(speech.language, found)
            if found.complete:
                road = speech.say("seismic-road-worth", road=road, points=found.points)
            lines.append(speech.say("play-look-free", edges=edges, road=road))
    return lines


def _empty(speech: Speech, position: Any, view: SeismicView, at: Cell) -> list[str]:
    tiles = {tile.at: tile for tile in view.board}
    beside = {edge: tiles[neighbour(at, edge)] for edge in EDGES if neighbour(at, edge) in tiles}
    roads = [edge for edge, tile in beside.items() if _has_road(tile, opposite(edge))]
    if not roads:
        return [speech.say("play-look-lonely", at=cell_text(at))]
    green = [EDGE_NAMES[edge] for edge in beside if edge not in roads]
    lines = [
        speech.say("play-look-empty", at=cell_text(at), edges=speech.joined([EDGE_NAMES[e] for e in roads]))
    ]
    if green:
        lines.append(speech.say("play-look-green", edges=speech.joined(green)))
    demand = position.demand[position.table.number(at)]
    fits = {name: FITS[TILE_NUMBER[name] * DEMANDS + demand] for name in dict.fromkeys(view.face_up)}
    for name, bits in fits.items():
        if bits:
            rotations = [f"r{k}" for k in EDGES if bits >> k & 1]
            lines.append(speech.say("play-look-fits", tile=name, rotations=speech.listed(rotations)))
    if not any(fits.values()):
        lines.append(speech.say("play-look-nothing-fits"))
    return lines


def _has_road(tile: LaidTile, edge: int) -> bool:
    return any(str(edge) in name for name in fragments(tile))
