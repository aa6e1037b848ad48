"""The state of the game in sentences: the board, scores and the pile."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.seismic.names import cell_text, town_text
from quakeboard.core.hexgrid import EDGE_NAMES, EDGES
from quakeboard.games.seismic.language import nouns
from quakeboard.games.seismic.render.text.walks import OPEN, SectionTracer
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.games.seismic.rules.scoring import Section, claimed_sections
from quakeboard.games.seismic.rules.view import SeismicView


def describe_board(messages: Messages, position: Any) -> list[str]:
    """Every section with crews, and the sides."""
    view: SeismicView = position.view(None)
    lines = [messages.text("play-table-tiles", tiles=len(view.board) - len(view.towns))]
    walker = SectionTracer(view)
    sections = claimed_sections(position)
    lines += [describe_section(messages, section, walker) for section in sections]
    if not sections:
        lines.append(messages.text("play-no-crews"))
    return lines + describe_sides(messages, view)


def describe_section(messages: Messages, section: Section, walker: SectionTracer) -> str:
    """Who holds a section with crews, and its points or where it is open."""
    who = messages.people.who(*section.holders)
    road = nouns.road(messages.language, section)
    if section.complete:
        return messages.text("play-holds-complete", road=road, points=section.points, **who)
    endings = walker.section(section.at, section.fragment).endings
    cells = [cell_text(ending.at) for ending in endings if ending.kind == OPEN]
    if not cells:
        return messages.text("play-holds-ring", road=road, **who)
    fragments = section.fragments if section.ends else 0  # the name of an open road says how long it is
    return messages.text(
        "play-holds-open", road=road, fragments=fragments, cells=messages.with_and(cells), **who
    )


def describe_sides(messages: Messages, view: SeismicView) -> list[str]:
    """The tiles on each side of each town, and which sides a quake would hit."""
    lines = []
    for town, counts in zip(view.towns, view.sides, strict=True):
        if not any(counts):
            lines.append(messages.text("play-sides-empty", town=town_text(messages, town)))
            continue
        numbers = [messages.text("play-edge-number", edge=EDGE_NAMES[e], number=counts[e]) for e in EDGES]
        longest = [EDGE_NAMES[edge] for edge in EDGES if counts[edge] == max(counts)]
        lines.append(
            messages.text(
                "play-sides",
                town=town_text(messages, town),
                sides=messages.with_commas(numbers),
                longest=messages.with_and(longest),
            )
        )
    return lines


def describe_scores(messages: Messages, view: SeismicView) -> list[str]:
    """Points if the game ended now, crews left, and the pile."""
    crews = messages.people.with_numbers(list(enumerate(view.crews_left)))
    totals = messages.people.with_numbers(list(enumerate(view.scores)))
    return [
        messages.text("seismic-if-ended", totals=totals),
        messages.text("seismic-crews-left", crews=crews),
        messages.text("seismic-pile", tiles=view.pile),
    ]


def describe_pile(messages: Messages, view: SeismicView) -> list[str]:
    """The tiles that were not drawn yet by kind, and how many of them are out of the game."""
    lines = [
        messages.text("seismic-pile", tiles=view.pile),
        messages.text("play-unseen", count=sum(view.unseen.values())),
    ]
    for kind in ("highway", "intersection", "quake"):
        names = [tile.name for tile in TILES if tile.kind == kind and view.unseen.get(tile.name)]
        if names:
            counts = [messages.text("play-unseen-tile", name=name, count=view.unseen[name]) for name in names]
            lines.append(messages.text("play-unseen-kind", kind=kind, tiles=messages.with_commas(counts)))
    lines.append(messages.text("play-boxed", boxed=view.boxed))
    if view.piles:
        piles = messages.people.with_numbers(list(enumerate(view.piles)))
        lines.append(messages.text("play-own-piles", piles=piles))
    return lines
