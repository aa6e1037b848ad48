"""What a section cuts through: rock and sea, land, tiles with their strata, and what has slid under land."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.ground import tinted
from quakeboard.games.sanandreas.render.pieces import tile_name
from quakeboard.games.sanandreas.render.scene import Slab, tint
from quakeboard.games.sanandreas.render.section.cut import Profile
from quakeboard.render.svg.elements import element, group, number, numbers, path
from quakeboard.render.svg.lettering import MONO_MEDIUM

SEA_LEVEL = 0.62
"""The height of the sea, in thicknesses of a tile."""
_STRATA = ((0.3, 1.8), (0.55, 0.8), (0.75, 0.8))


def ground(profile: Profile) -> str:
    """Rock below, sea up to its level, a line for every thickness."""
    canvas = profile.canvas
    left, right = profile.x(0), profile.x(len(profile.line.spaces))
    breadth = right - left
    bottom = element(
        "rect",
        x=left,
        y=profile.y(0),
        width=breadth,
        height=0.5 * profile.thickness,
        fill=canvas["rock-s"],
        opacity=0.3,
    )
    sea = element(
        "rect",
        x=left,
        y=profile.y(SEA_LEVEL),
        width=breadth,
        height=SEA_LEVEL * profile.thickness,
        fill=canvas["sea-2"],
    )
    level = path(
        f"M{numbers(left, profile.y(SEA_LEVEL))}h{number(breadth)}",
        stroke=canvas["shore"],
        stroke_width=1.6,
    )
    heights = []
    for z in range(profile.highest + 1):
        y = profile.y(z)
        heights.append(
            path(
                f"M{numbers(left, y)}h{number(breadth)}",
                stroke=canvas["hair"],
                stroke_width=0.7,
                stroke_dasharray="2 4" if z else None,
            )
        )
        heights.append(
            canvas.text(str(z), left - 8, y + 4, size=11, font=MONO_MEDIUM, colour="ink-2", anchor="end")
        )
    return bottom + sea + level + "".join(heights)


def land(profile: Profile, space: Space) -> str:
    """A space of land: hatched, with its top line and a line where it ends."""
    if not profile.board.land.covers(space):
        return ""
    canvas, place = profile.canvas, profile.places[space]
    x, top, side = profile.x(place), profile.y(1), profile.scale
    ground = element("rect", x=x, y=top, width=side + 0.4, height=profile.thickness, fill=canvas["mainland"])
    lean = min(profile.thickness, side / 3)
    hatching = path(
        "".join(f"M{numbers(x + n * side / 3, profile.y(0))}l{numbers(lean, -lean)}" for n in range(3)),
        stroke=canvas["mainland-ink"],
        stroke_width=0.7,
        opacity=0.5,
    )
    edges = f"M{numbers(x, top)}h{number(side)}"
    for at, end in ((place - 1, x), (place + 1, x + side)):
        if 0 <= at < len(profile.line.spaces) and not profile.board.land.covers(profile.line.spaces[at]):
            edges += f"M{numbers(end, top)}v{number(profile.thickness)}"
    return ground + hatching + path(edges, fill="none", stroke=canvas["ink"], stroke_width=1.5)


def slab_cut(profile: Profile, slab: Slab) -> str:
    """What is cut of a tile, tinted by height as on the plan; not what has slid under land."""
    spaces = [space for space in profile.cut_spaces(slab) if not profile.under_land(space, slab)]
    if not spaces:
        return ""
    canvas = profile.canvas
    tints = "".join(
        tinted(canvas, _outline(profile, slab, [space]), tint(slab.rise(space))) for space in spaces
    )
    (ax, ay), (bx, by) = profile.line.ends(spaces[0])[0], profile.line.ends(spaces[-1])[1]
    left, right = profile.x(profile.places[spaces[0]]), profile.x(profile.places[spaces[-1]] + 1)
    strata = "".join(
        path(
            f"M{numbers(left, profile.y(slab.underside(ax, ay) + up))}"
            f"L{numbers(right, profile.y(slab.underside(bx, by) + up))}",
            stroke=canvas["strata"],
            stroke_width=breadth,
            opacity=0.45,
        )
        for up, breadth in _STRATA
    )
    edge = path(
        _outline(profile, slab, spaces),
        fill="none",
        stroke=canvas["quake" if slab.steep else "ink"],
        stroke_width=2 if slab.steep else 1.5,
        stroke_linejoin="round",
    )
    return group(tints, strata, edge, data_tile=str(slab.id))


def hidden(profile: Profile, slab: Slab) -> str:
    """The part of a tile that has slid under land, dotted over it."""
    spaces = [space for space in profile.cut_spaces(slab) if profile.under_land(space, slab)]
    if not spaces:
        return ""
    d = _outline(profile, slab, spaces)
    return group(
        path(d, stroke=profile.canvas["fault-halo"], stroke_width=3.4, stroke_opacity=0.55),
        path(d, stroke=profile.canvas["fault"], stroke_width=1.7),
        fill="none",
        stroke_dasharray=".1 4.9",
        stroke_linecap="round",
        data_tile=str(slab.id),
    )


def slab_name(profile: Profile, slab: Slab) -> str:
    spaces = profile.cut_spaces(slab)
    seen = [space for space in spaces if not profile.under_land(space, slab)] or spaces
    x, y = profile.middle(seen)
    z = slab.underside(x, y) + 0.5
    place = profile.places[seen[0]] + len(seen) / 2
    return tile_name(profile.canvas, slab.at, profile.x(place), profile.y(z))


def _outline(profile: Profile, slab: Slab, spaces: Sequence[Space]) -> str:
    """The path around a run of spaces of a slab, upper left corner first."""
    (ax, ay), (bx, by) = profile.line.ends(spaces[0])[0], profile.line.ends(spaces[-1])[1]
    left, right = profile.x(profile.places[spaces[0]]), profile.x(profile.places[spaces[-1]] + 1)
    corners = (
        (left, slab.top(ax, ay)),
        (right, slab.top(bx, by)),
        (right, slab.underside(bx, by)),
        (left, slab.underside(ax, ay)),
    )
    return "M" + "L".join(numbers(x, profile.y(z)) for x, z in corners) + "Z"
