"""The state of Seismic in sentences: the board, one cell of it, the scores and the pile."""

from __future__ import annotations

import re

from quakeboard.core.hexgrid import EDGE_NAMES, EDGES
from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.render.text.board import CREWS
from quakeboard.games.seismic.render.text.walks import OPEN, SectionTracer, fragments
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.games.seismic.rules.scoring import Section, claimed_sections, section
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView
from quakeboard.language.words import Situation


def players(situation: Situation) -> str:
    """The crew, name, points and crews left of every seat."""
    view: SeismicView = situation.view
    name = situation.people.name
    return situation.with_commas(
        [
            situation.say("play-player", sign=CREWS[seat], name=name(seat), points=points, crews=crews)
            for seat, (points, crews) in enumerate(zip(view.scores, view.crews_left, strict=True))
        ]
    )


def board(situation: Situation) -> list[str]:
    """Every section with crews, and the sides."""
    view: SeismicView = situation.view
    tracer = SectionTracer(view)
    held = [_held(situation, found, tracer) for found in claimed_sections(situation.position)]
    return [
        situation.say("play-table-tiles", tiles=len(view.board) - len(view.towns)),
        *(held or [situation.say("play-no-crews")]),
        *_sides(situation),
    ]


def scores(situation: Situation) -> list[str]:
    """Points if the game ended now, crews left, the pile and the sides."""
    view: SeismicView = situation.view
    with_numbers = situation.people.with_numbers
    return [
        situation.say("seismic-if-ended", totals=with_numbers(list(enumerate(view.scores)))),
        situation.say("seismic-crews-left", crews=with_numbers(list(enumerate(view.crews_left)))),
        situation.say("seismic-pile", tiles=view.pile),
        *_sides(situation),
    ]


def pile(situation: Situation, rest: str) -> list[str]:
    """The tiles that were not drawn yet, and how many of them are out of the game."""
    view: SeismicView = situation.view
    counts = [(tile.name, view.unseen.get(tile.name, 0)) for tile in TILES]
    unseen = ", ".join(f"{name} × {count}" if count > 1 else name for name, count in counts if count)
    lines = [
        situation.say("seismic-pile", tiles=view.pile),
        situation.say("play-unseen", tiles=unseen or "–"),
        situation.say("play-boxed", boxed=view.boxed),
    ]
    if view.piles:
        piles = situation.people.with_numbers(list(enumerate(view.piles)))
        lines.append(situation.say("play-own-piles", piles=piles))
    return lines


def look(situation: Situation, rest: str) -> list[str]:
    """The tile on a cell, and whose its roads are."""
    cell = re.fullmatch(r"\(?(-?[0-9]{1,3}) ?, ?(-?[0-9]{1,3})\)?", rest, re.ASCII)
    if cell is None:
        return [situation.say("play-look-which")]
    at = int(cell[1]), int(cell[2])
    tile = next((tile for tile in situation.view.board if tile.at == at), None)
    if tile is None:
        return [situation.say("play-look-empty", at=nouns.cell(at))]
    return [_tile(situation, tile), *(_road(situation, tile, name) for name in fragments(tile))]


def edges(fragment: str) -> str:
    """The edges of a fragment or a stub by compass names: `NE–SW`."""
    return "–".join(EDGE_NAMES[int(edge)] for edge in fragment)


def _tile(situation: Situation, tile: LaidTile) -> str:
    at = nouns.cell(tile.at)
    if tile.kind == "town":
        town = situation.say("seismic-town", town=nouns.town(tile.at))
        return situation.say("play-look-town", at=at, town=town)
    noun = nouns.tile(situation.people.language, tile.tile)
    return situation.say("play-look-tile", at=at, tile=noun, name=tile.tile, rotation=tile.rotation)


def _road(situation: Situation, tile: LaidTile, fragment: str) -> str:
    found = section(situation.position, tile.at, int(fragment[0]))
    if any(found.crews):
        holds = _held(situation, found, SectionTracer(situation.view))
        return situation.say("play-look-held", edges=edges(fragment), holds=holds)
    road = nouns.road(situation.people.language, found)
    if found.complete:
        road = situation.say("seismic-road-worth", road=road, points=found.points)
    return situation.say("play-look-free", edges=edges(fragment), road=road)


def _held(situation: Situation, section: Section, tracer: SectionTracer) -> str:
    """Who holds a section with crews, and its points or where it is open."""
    who = situation.people.who(*section.holders)
    road = nouns.road(situation.people.language, section)
    endings = tracer.section(section.at, section.fragment).endings
    cells = situation.with_and([nouns.cell(ending.at) for ending in endings if ending.kind == OPEN])
    state = "complete" if section.complete else "open" if cells else "ring"
    return situation.say("play-holds", state=state, road=road, points=section.points, cells=cells, **who)


def _sides(situation: Situation) -> list[str]:
    """The tiles on each side of each town, and which sides a quake would hit."""
    view: SeismicView = situation.view
    lines = []
    for at, counts in zip(view.towns, view.sides, strict=True):
        town = situation.say("seismic-town", town=nouns.town(at))
        sides = ", ".join(f"{EDGE_NAMES[edge]} {counts[edge]}" for edge in EDGES)
        most = [EDGE_NAMES[edge] for edge in EDGES if counts[edge] == max(counts) > 0]
        longest = situation.with_and(most) or "–"
        lines.append(situation.say("play-sides", town=town, sides=sides, longest=longest))
    return lines
