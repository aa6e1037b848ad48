"""The state of Seismic in sentences: the board, one cell of it, the scores and the pile."""

from __future__ import annotations

import re
from collections import Counter

from quakeboard.core.hexgrid import EDGE_NAMES, EDGES, Cell
from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.render.text.board import CREWS
from quakeboard.games.seismic.render.text.walks import OPEN, SectionTracer, fragments
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.games.seismic.rules.scoring import Section, claimed_sections, section
from quakeboard.games.seismic.rules.table import table
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView
from quakeboard.language import lists
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
    language = situation.people.language
    counts: Counter[str] = Counter()
    for tile in TILES:
        counts[nouns.short(language, tile.name)] += view.unseen.get(tile.name, 0)
    named = [f"{name} × {count}" if count > 1 else name for name, count in counts.items() if count]
    unseen = lists.clauses(language, named)
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
    at = cell_of(situation, rest)
    if at is None or not is_on_table(situation, at):
        return [situation.say("play-look-which")]
    tile = next((tile for tile in situation.view.board if tile.at == at), None)
    if tile is None:
        return [situation.say("play-look-empty", at=speech(situation).place(at))]
    return [_tile(situation, tile), *(_road(situation, tile, name) for name in fragments(tile))]


def speech(situation: Situation) -> Speech:
    return Speech.about(situation.people, situation.view)


def cell_of(situation: Situation, text: str) -> Cell | None:
    """A cell by its name, or as the notation has it; None for any other text."""
    pair = re.fullmatch(r"\(?(-?[0-9]{1,3}) ?, ?(-?[0-9]{1,3})\)?", text, re.ASCII)
    return speech(situation).places.cell(text) if pair is None else (int(pair[1]), int(pair[2]))


def is_on_table(situation: Situation, at: Cell) -> bool:
    view: SeismicView = situation.view
    return table(view.columns, view.rows, view.towns).holds(at)


def _tile(situation: Situation, tile: LaidTile) -> str:
    at = speech(situation).place(tile.at)
    if tile.kind == "town":
        town = situation.say("seismic-town", town=nouns.town(tile.at))
        return situation.say("play-look-town", at=at, town=town)
    noun = nouns.tile(situation.people.language, tile.tile)
    return situation.say("play-look-tile", at=at, tile=noun)


def _road(situation: Situation, tile: LaidTile, fragment: str) -> str:
    way = nouns.way(situation.people.language, fragment)
    way = way[0].upper() + way[1:]
    found = section(situation.position, tile.at, int(fragment[0]))
    if any(found.crews):
        holds = _held(situation, found, SectionTracer(situation.view))
        return situation.say("play-look-held", way=way, holds=holds)
    road = nouns.road(speech(situation), found)
    if found.complete:
        road = situation.say("seismic-road-worth", road=road, points=found.points)
    return situation.say("play-look-free", way=way, road=road)


def _held(situation: Situation, section: Section, tracer: SectionTracer) -> str:
    """Who holds a section with crews, and its points or where it is open."""
    who = situation.people.who(*section.holders)
    road = nouns.road(speech(situation), section)
    endings = tracer.section(section.at, section.fragment).endings
    open_at = [ending.at for ending in endings if ending.kind == OPEN]
    cells = situation.with_and([speech(situation).place(at) for at in open_at if is_on_table(situation, at)])
    # A ring has no end, and one at the table's edge leads nowhere (ruling S9): neither can be complete.
    can_close = bool(open_at) and all(is_on_table(situation, at) for at in open_at)
    state = "complete" if section.complete else "open" if can_close else "ring"
    return situation.say("play-holds", state=state, road=road, points=section.points, cells=cells, **who)


def _sides(situation: Situation) -> list[str]:
    """The tiles on each side of each town, and which sides a quake would hit."""
    view: SeismicView = situation.view
    lines = []
    for at, counts in zip(view.towns, view.sides, strict=True):
        town = situation.say("seismic-town", town=nouns.town(at))
        names = [situation.say("seismic-direction", edge=name) for name in EDGE_NAMES]
        sides = situation.with_commas([f"{names[edge]} {counts[edge]}" for edge in EDGES])
        most = [names[edge] for edge in EDGES if counts[edge] == max(counts) > 0]
        longest = situation.with_and(most) or "–"
        lines.append(situation.say("play-sides", town=town, sides=sides, longest=longest))
    return lines
