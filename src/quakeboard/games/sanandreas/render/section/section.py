"""A section through a San Andreas table: the cut through the middle of one row or column of spaces.

North or west is on the left. A slab's underside and top are straight lines; their heights at its two ends are
those of its plane there, and the section is the one picture in which they can be measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from quakeboard.games.sanandreas.render.labels import ENGLISH, Words
from quakeboard.games.sanandreas.render.page import Crop, seat_names, summary
from quakeboard.games.sanandreas.render.pieces import pin
from quakeboard.games.sanandreas.render.scene import City, board_of
from quakeboard.games.sanandreas.render.section.cut import LEFT, RIGHT, Cut, Profile, cut
from quakeboard.games.sanandreas.render.section.strata import ground, hidden, land, slab_cut, slab_name
from quakeboard.games.sanandreas.rules.places import column_letter, row_number
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.crews import crew
from quakeboard.render.svg.elements import element, group, move, number, numbers
from quakeboard.render.svg.labels import fill
from quakeboard.render.svg.lettering import BOLD, HEAVY, MONO_MEDIUM, TEXT, truncate, width
from quakeboard.render.svg.palette import Theme
from quakeboard.render.svg.sheet import Size

_DEFAULT_SCALE = 50.0
"""The default scale, in pixels to a space."""


def section(
    view: SanAndreasView,
    *,
    row: int | None = None,
    column: int | None = None,
    theme: Theme = "light",
    title: str | None = None,
    desc: str | None = None,
    frame: bool = True,
    names: Sequence[str] = (),
    words: Words = ENGLISH,
    size: Size = None,
    crop: Crop | None = None,
) -> str:
    """The cut along a row (y) or a column (x); of a size only the width counts.

    `title` stands in place of the section's own heading.
    """
    canvas, board = Canvas(theme), board_of(view)
    line = cut(board, row, column, crop)
    profile = Profile(canvas, board, line, _scale(size, len(line.spaces)))
    heading = title or fill(words.section_title, line=_line(line, words))
    body = _plate(profile, frame) + _layers(profile) + _heading(profile, heading, words)
    return canvas.document(
        profile.width,
        profile.height,
        body,
        title=title or fill(words.section, turn=view.turn_number, line=_line(line, words)),
        desc=summary(view, board, seat_names(view, names, words), words) if desc is None else desc,
    )


def _scale(size: Size, count: int) -> float:
    if size is None:
        return _DEFAULT_SCALE
    total = size if isinstance(size, int) else size[0]
    return max(4.0, (total - LEFT - RIGHT) / count)


def _line(line: Cut, words: Words) -> str:
    """The row or column that is cut, as the frame of the map names it."""
    if line.column is not None:
        return fill(words.column, column=column_letter(line.column))
    assert line.row is not None
    return fill(words.row, row=row_number(line.row))


def _layers(profile: Profile) -> str:
    """Sea and heights, then bottom to top all that is cut, then what stands on it."""
    below = [slab for slab in profile.slabs if slab.depth < profile.board.land.depth]
    above = [slab for slab in profile.slabs if slab.depth >= profile.board.land.depth]
    layers = {
        "ground": ground(profile),
        "under": "".join(slab_cut(profile, slab) for slab in below),
        "land": "".join(land(profile, space) for space in profile.line.spaces),
        "over": "".join(slab_cut(profile, slab) for slab in above),
        "hidden": "".join(hidden(profile, slab) for slab in profile.slabs),
        "numbers": "".join(slab_name(profile, slab) for slab in profile.slabs) if profile.scale >= 22 else "",
        "pieces": _pieces(profile) if profile.scale >= 14 else "",
        "spaces": _spaces(profile),
    }
    return "".join(group(layer, data_layer=name) for name, layer in layers.items())


def _plate(profile: Profile, frame: bool) -> str:
    """The plate with its double line."""
    canvas = profile.canvas
    sheet = element("rect", width=profile.width, height=profile.height, fill=canvas["sheet"])
    if not frame:
        return sheet
    lines = (
        element(
            "rect",
            x=inset,
            y=inset,
            width=profile.width - 2 * inset,
            height=profile.height - 2 * inset,
            rx=radius,
            fill="none",
            stroke=canvas["ink"],
            stroke_width=breadth,
        )
        for inset, radius, breadth in ((2, 5, 1.2), (6, 3, 0.6))
    )
    return sheet + "".join(lines)


def _heading(profile: Profile, title: str, words: Words) -> str:
    canvas, inner = profile.canvas, profile.width - 2 * 22
    note = words.section_note
    with_note = width(title, 15) + width(note, 13.5) + 20 < inner
    drawn = canvas.text(truncate(title, 15, inner), 22, 32, size=15, font=BOLD, anchor="start")
    if with_note:
        drawn += canvas.text(note, profile.width - 22, 32, size=13.5, font=TEXT, colour="ink-2", anchor="end")
    left, right = words.section_ends
    y = profile.y(profile.highest) + 6
    right_end = profile.x(len(profile.line.spaces)) - 6
    return (
        drawn
        + _letter(profile, left, profile.x(0) + 6, y, "start")
        + _letter(profile, right, right_end, y, "end")
    )


def _letter(profile: Profile, letter: str, x: float, y: float, anchor: str) -> str:
    return profile.canvas.text(
        letter,
        x,
        y,
        size=15,
        font=BOLD,
        anchor=anchor,
        paint_order="stroke",
        stroke=profile.canvas["sheet"],
        stroke_width=4,
    )


def _pieces(profile: Profile) -> str:
    drawn = [_coin(profile, city) for city in profile.board.cities if city.at in profile.places]
    drawn += [
        group(pin(profile.canvas, mark.pawn, 36), transform=move(*profile.on_top(mark.at)))
        for mark in profile.board.pins
        if mark.at in profile.places and profile.board.shows_pin(mark.at)
    ]
    return "".join(drawn)


def _coin(profile: Profile, city: City) -> str:
    """A coin on its edge, its owner's shape above it, and its value if it may be seen."""
    canvas, (x, y) = profile.canvas, profile.on_top(city.at)
    breadth, height = 0.5 * profile.scale, max(6.0, 0.14 * profile.scale)
    dashed = city.coin is not None and not city.known
    coin = element(
        "rect",
        x=x - breadth / 2,
        y=y - height,
        width=breadth,
        height=height,
        rx=2.5,
        fill=canvas[f"crew-{city.seat % 4}"],
        stroke=canvas["crew-line"],
        stroke_width=1.4,
        stroke_dasharray="3.2 2" if dashed else None,
        transform=f"rotate({number(profile.tilt(city.at), 1)} {numbers(x)} {numbers(y)})",
    )
    above = y - height - 11
    if city.coin is None:
        return coin + crew(canvas, city.seat, x, above, 15)
    figure = canvas.text(
        str(city.coin),
        x + 9,
        above + 5,
        size=14,
        font=HEAVY,
        colour="ink",
        paint_order="stroke",
        stroke=canvas["sheet"],
        stroke_width=3,
    )
    return coin + crew(canvas, city.seat, x - 8, above, 15) + figure


def _spaces(profile: Profile) -> str:
    """The row or column of every space below it; fewer where they would touch."""
    y = profile.y(0) + 0.5 * profile.thickness + 18
    every = ceil(24 / profile.scale)
    return "".join(
        profile.canvas.text(
            profile.line.label(space),
            profile.x(place + 0.5),
            y,
            size=11,
            font=MONO_MEDIUM,
            colour="ink-2",
        )
        for space, place in profile.places.items()
        if profile.line.coordinate(space) % every == 0
    )
