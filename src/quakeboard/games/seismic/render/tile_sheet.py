"""Pictures of Seismic tiles: one alone, or all that are in the box with their numbers."""

from __future__ import annotations

from collections.abc import Mapping

from quakeboard.games.seismic.render.loose_tile import LooseTiles, kind_of
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, group, move
from quakeboard.render.svg.labels import ENGLISH, Words, fill
from quakeboard.render.svg.lettering import MONO_BOLD, MONO_MEDIUM
from quakeboard.render.svg.palette import Theme

_ASIDE, _ABOVE = 1.0, 1.06
"""The room beside and above a tile's middle, in circumradii."""


def tile_picture(
    tile_name: str,
    rotation: int = 0,
    theme: Theme = "light",
    *,
    size: float = 120,
    title: str | None = None,
    desc: str = "",
    words: Words = ENGLISH,
) -> str:
    """One tile, `size` pixels high; a ValueError if there is no such tile."""
    canvas = Canvas(theme)
    scale = size / (2 * _ABOVE + 0.06)
    tiles = LooseTiles(canvas, scale)
    town = words.town if kind_of(tile_name).kind == "town" else ""
    drawn = tiles.draw(tile_name, rotation % 6, town)
    width = 2 * _ASIDE * scale
    return canvas.document(
        round(width),
        size,
        group(drawn, transform=move(round(width) / 2, _ABOVE * scale)),
        title=title or fill(words.tile, name=tile_name),
        desc=desc,
    )


def manifest_picture(
    counts: Mapping[str, int],
    theme: Theme = "light",
    *,
    columns: int = 9,
    scale: float = 38.5,
    words: Words = ENGLISH,
) -> str:
    """All tiles that have a number, in the order given, each with its name and how many there are."""
    canvas = Canvas(theme)
    tiles = LooseTiles(canvas, scale)
    breadth, height = 2.3 * scale, 2.06 * scale + 42
    rows = -(-len(counts) // columns)
    width = round(min(columns, max(1, len(counts))) * breadth + 24)
    body = [element("rect", width=width, height=round(rows * height + 20), fill=canvas["sheet"])]
    for place, (name, count) in enumerate(counts.items()):
        row, column = divmod(place, columns)
        x, y = 12 + (column + 0.5) * breadth, 12 + row * height + scale
        town = words.town if kind_of(name).kind == "town" else ""
        body.append(
            group(tiles.draw(name, town=town), _label(canvas, name, count, scale), transform=move(x, y))
        )
    return canvas.document(
        width,
        round(rows * height + 20),
        "".join(body),
        title=words.manifest,
        desc=fill(words.manifest_summary, kinds=len(counts), n=sum(counts.values())),
    )


def _label(canvas: Canvas, name: str, count: int, scale: float) -> str:
    times = canvas.text(f"×{count}", 0, scale + 20, size=15, font=MONO_BOLD)
    if kind_of(name).kind in ("quake", "town"):
        return times
    return times + canvas.text(name, 0, scale + 35, size=12.5, font=MONO_MEDIUM, colour="ink-2")
