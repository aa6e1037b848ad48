"""The state of the table in sentences: the board for those who do not see it drawn, points, and the pile."""

from __future__ import annotations

from typing import Any

from quakeboard.cli.terminal.output import Speech
from quakeboard.cli.terminal.seismic.names import cell_text, town_text
from quakeboard.core.hexgrid import EDGE_NAMES, EDGES
from quakeboard.games.seismic.language import nouns as seismic_words
from quakeboard.games.seismic.render.text.walks import OPEN, SectionTracer
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.games.seismic.rules.scoring import Section, claimed_sections
from quakeboard.games.seismic.rules.view import SeismicView


def board(speech: Speech, position: Any) -> list[str]:
    """Every section that somebody holds, and the sides."""
    view: SeismicView = position.view(None)
    lines = [speech.say("play-table-tiles", tiles=len(view.board) - len(view.towns))]
    walker = SectionTracer(view)
    sections = claimed_sections(position)
    lines += [holds(speech, section, walker) for section in sections]
    if not sections:
        lines.append(speech.say("play-no-crews"))
    return lines + sides(speech, view)


def holds(speech: Speech, section: Section, walker: SectionTracer) -> str:
    """Who holds a section that bears crews, what it is worth or where it is open."""
    who = speech.people.who(*section.holders)
    road = seismic_words.road(speech.language, section)
    if section.complete:
        return speech.say("play-holds-complete", road=road, points=section.points, **who)
    endings = walker.section(section.at, section.fragment).endings
    cells = [cell_text(ending.at) for ending in endings if ending.kind == OPEN]
    if not cells:
        return speech.say("play-holds-ring", road=road, **who)
    fragments = section.fragments if section.ends else 0  # an open road's own name tells how long it is
    return speech.say("play-holds-open", road=road, fragments=fragments, cells=speech.joined(cells), **who)


def sides(speech: Speech, view: SeismicView) -> list[str]:
    """The tiles on each side of each town, and which sides a quake would hit."""
    lines = []
    for town, counts in zip(view.towns, view.sides, strict=True):
        if not any(counts):
            lines.append(speech.say("play-sides-empty", town=town_text(speech, town)))
            continue
        numbers = [speech.say("play-edge-number", edge=EDGE_NAMES[e], number=counts[e]) for e in EDGES]
        longest = [EDGE_NAMES[edge] for edge in EDGES if counts[edge] == max(counts)]
        lines.append(
            speech.say(
                "play-sides",
                town=town_text(speech, town),
                sides=speech.listed(numbers),
                longest=speech.joined(longest),
            )
        )
    return lines


def scores(speech: Speech, view: SeismicView) -> list[str]:
    """Points if the game ended now, crews left, and the pile."""
    crews = speech.people.with_numbers(list(enumerate(view.crews_left)))
    totals = speech.people.with_numbers(list(enumerate(view.scores)))
    return [
        speech.say("seismic-if-ended", totals=totals),
        speech.say("seismic-crews-left", crews=crews),
        speech.say("seismic-pile", tiles=view.pile),
    ]


def pile(speech: Speech, view: SeismicView) -> list[str]:
    """What has not been turned up, kind by kind, and how much of it will not come."""
    lines = [
        speech.say("seismic-pile", tiles=view.pile),
        speech.say("play-unseen", count=sum(view.unseen.values())),
    ]
    for kind in ("highway", "intersection", "quake"):
        names = [tile.name for tile in TILES if tile.kind == kind and view.unseen.get(tile.name)]
        if names:
            counts = [speech.say("play-unseen-tile", name=name, count=view.unseen[name]) for name in names]
            lines.append(speech.say("play-unseen-kind", kind=kind, tiles=speech.listed(counts)))
    lines.append(speech.say("play-boxed", boxed=view.boxed))
    if view.piles:
        piles = speech.people.with_numbers(list(enumerate(view.piles)))
        lines.append(speech.say("play-own-piles", piles=piles))
    return lines
